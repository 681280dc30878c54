"""jansou's SmartEfficiencyAgent at our table: it is told what it would have seen, and asked its own way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jansou.core.tiles import Tile as TheirTile
from jansou.core.tiles import TileKind, Wind
from jansou.game import actions as theirs
from jansou.game.agents import SmartEfficiencyAgent
from jansou.game.flow import DecisionKind

from ariari.table import Action, View
from ariari.tiles import Tile


class JansouPlayer:
    """A function that `ariari.table.play_out` takes for a player. Its ties are broken by `seed`."""

    def __init__(self, seed: int) -> None:
        self._agent = SmartEfficiencyAgent(seed)

    def __call__(self, view: View, legal: Sequence[Action]) -> Action:
        offered = {offer: action for action in legal for offer in _offers(action)}
        if not offered:
            return legal[0]
        self._see(view)
        kind = DecisionKind.SELF if view.offered is None else DecisionKind.DISCARD_REACTION
        return offered[self._agent.act(view.seat, kind, list(offered))]

    def _see(self, view: View) -> None:
        """What its own view would hold after the events so far (jansou.game.agents._PlayerView)."""
        seen = self._agent._view
        held = list(view.hand)
        if view.drawn is not None:
            held.remove(view.drawn)
        seen.seat, seen.dealer, seen.player_count = view.seat, view.dealer, len(view.players)
        seen.round_wind = Wind("ESWN".index(view.round))
        seen.concealed = [_tile(tile) for tile in held]
        seen.drawn = None if view.drawn is None else _tile(view.drawn)
        seen.meld_open = [called.meld.open for called in view.me.melds] if view.me else []
        seen.last_discard = None if view.offered is None else _tile(view.offered.tile)
        seen.visible = [0] * 34
        for tile in view.dora:
            seen.visible[tile.kind] += 1
        for player in view.players:
            for discard in player.discards if player else ():
                seen.visible[discard.tile.kind] += 1


def _tile(tile: Tile) -> TheirTile:
    return TheirTile(TileKind(tile.kind), red=tile.red)


def _offers(action: Action) -> Iterator[theirs.Action]:
    """The action in jansou's words; nothing for what it does not know."""
    tile = None if action.tile is None else _tile(action.tile)
    match action.word:
        case "discard":
            yield theirs.Discard(tile)
        case "riichi":
            yield theirs.Riichi(tile)
        case "chi":
            yield theirs.Chii((_tile(action.uses[0]), _tile(action.uses[1])))
        case "pon":
            yield theirs.Pon((_tile(action.uses[0]), _tile(action.uses[1])))
        case "daiminkan":
            yield theirs.OpenKan()
        case "ankan":
            yield theirs.ClosedKan(tile.kind)
        case "kakan":
            yield theirs.AddedKan(tile)
        case "nuki":
            yield theirs.Nuki()
        case "tsumo":
            yield theirs.Tsumo()
        case "ron":
            yield theirs.Ron()
        case "nine-terminals":
            yield theirs.NineTerminals()
        case "pass":
            yield theirs.Pass()
