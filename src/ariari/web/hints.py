"""What a learner may ask: how far the hand is, and which discards are best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..hand import Discard, Hand, HandError
from ..rules.model import Ruleset
from ..scoring.house import house_of
from ..table import View
from ..tile_set import COPIES, TileSetError
from ..tiles import Tile


def best_discards(view: View, rules: Ruleset) -> tuple[Discard, ...]:
    """The discards of a hand of 14, best first; nothing when none is due."""
    hand = hand_of(view, rules)
    if hand is None or not hand.to_discard:
        return ()
    try:
        return hand.discards(tuple(seen_elsewhere(view)))
    except (HandError, TileSetError):
        return ()


def hand_of(view: View, rules: Ruleset) -> Hand | None:
    """The own hand; None for whoever has none."""
    if view.me is None or not view.hand:
        return None
    house = house_of(rules)
    melds = [called.meld for called in view.me.melds]
    try:
        return Hand(view.hand, melds, tile_set=house.tile_set, forms=house.kernel.forms)
    except (HandError, TileSetError):
        return None


def seen_elsewhere(view: View) -> Iterator[Tile]:
    """Tiles that lie open elsewhere than in the own hand and melds, no more than there are of each."""
    own = Counter(tile.kind for tile in view.hand if not tile.flower)
    if view.me is not None:
        own.update(tile.kind for called in view.me.melds for tile in called.meld.tiles)
    for tile in _open(view):
        if not tile.flower and own[tile.kind] < COPIES:
            own[tile.kind] += 1
            yield Tile(tile.kind)


def _open(view: View) -> Iterator[Tile]:
    yield from view.dora
    for player in view.players:
        if player is None:
            continue
        yield from (d.tile for d in player.discards if not d.called)
        yield from (Tile("4z") for _ in range(player.nuki))
        if player.seat != view.seat:
            yield from (tile for called in player.melds for tile in called.meld.tiles)
            yield from player.hand or ()
