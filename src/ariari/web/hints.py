"""What a learner may ask: how far the hand is, which discards are best, which tiles are safe."""

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
        return hand.discards(tuple(_seen(view)))
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


def safe_kinds(view: View) -> frozenset[Tile]:
    """Kinds that nobody in riichi can ron: what each of them discarded, and what has passed since.

    Nothing while nobody is in riichi.
    """
    riichi = [p for p in view.players if p is not None and p.riichi and p.seat != view.seat]
    if not riichi:
        return frozenset()
    passed = _passed_since_riichi(view)
    safe: set[int] | None = None
    for player in riichi:
        own = {d.tile.kind for d in player.discards} | passed[player.seat]
        safe = own if safe is None else safe & own
    return frozenset(Tile(kind) for kind in safe or ())


def _passed_since_riichi(view: View) -> dict[int, set[int]]:
    """For each seat the kinds discarded by anybody after it declared riichi."""
    passed: dict[int, set[int]] = {seat: set() for seat in range(len(view.players))}
    declared: set[int] = set()
    for event in view.events[_last_deal(view) :]:
        if event["type"] == "reach":
            declared.add(event["actor"])
        elif event["type"] == "dahai":
            for seat in declared:
                passed[seat].add(Tile(event["pai"]).kind)
    return passed


def _last_deal(view: View) -> int:
    for place in range(len(view.events) - 1, -1, -1):
        if view.events[place]["type"] == "start_kyoku":
            return place
    return 0


def _seen(view: View) -> Iterator[Tile]:
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
