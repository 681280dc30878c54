"""Score one win, or several on one discard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Never

from .. import _kernel
from ..hand import Hand, state_in_words
from ..rules.model import Ruleset
from ..tiles import format_hand, format_tiles
from ..worded import Said
from .errors import NotAWinningHand, NoYaku, WinError
from .missing import missing
from .prepared import PreparedWin, check_house, prepare
from .result import Score
from .win import UNKNOWN, Win

WinLike = Win | PreparedWin | Mapping[str, Any]


def score(rules: Ruleset, win: WinLike) -> Score:
    """The value of a win and who pays it, by the reading that pays most.

    Raises WinError for a win that cannot be, NotAWinningHand, or NoYaku, which says what is missing.
    """
    prepared = prepared_for(rules, win)
    return Score(prepared, scored(prepared, prepared.kernel))


def score_many(rules: Ruleset, wins: Iterable[WinLike]) -> tuple[Score, ...]:
    """Several wins on one discard, in the order in which they are settled: the first in turn first.

    Each record tells the honba and sticks of the table; here they go to whom the house gives them. Where only
    one may win, only the first in turn's score comes back.
    """
    prepared = [prepared_for(rules, win) for win in wins]
    _check_one_discard([each.record for each in prepared])
    by_seat = {each.kernel.seat: each for each in prepared}
    shared = _kernel.share_pot(prepared[0].house.kernel, [each.kernel for each in prepared])
    return tuple(Score(by_seat[win.seat], scored(by_seat[win.seat], win)) for win in shared)


def prepared_for(rules: Ruleset, win: WinLike) -> PreparedWin:
    if isinstance(win, PreparedWin):
        if win.house.rules is not rules:
            check_house(rules, win)
        return win
    return prepare(rules, win if isinstance(win, Win) else Win.from_dict(win))


def scored(prepared: PreparedWin, win: _kernel.Win) -> _kernel.Score:
    """The kernel's score; raises what it found wrong."""
    result = _kernel.score(prepared.house.kernel, win)
    if not result.ok:
        _refuse(prepared, result.error)
    if prepared.record.liable is not None and result.burden == "none":
        raise WinError("liable", "nobody-liable", house=prepared.house.rules.called)
    return result


def _refuse(prepared: PreparedWin, error: str) -> Never:
    house, tiles = prepared.house.rules.called, prepared.tiles
    match error:
        case "not-complete":
            raise NotAWinningHand(
                "hand",
                "not-complete",
                hand=format_hand(tiles.hand, tiles.melds),
                tile=str(tiles.win),
                distance=_distance(prepared),
            )
        case "not-played":
            raise WinError(
                "pattern",
                "no-such-pattern",
                house=house,
                pattern=Said(__package__, f"pattern-{prepared.record.pattern}"),
            )
        case "not-fixed":
            raise NoYaku("not-fixed", missing(prepared), house=house)
        case _:
            least = prepared.house.rules.winning.min_han
            if least == 1:
                raise NoYaku("no-yaku", missing(prepared))
            raise NoYaku("too-few-han", missing(prepared), least=least)


def _distance(prepared: PreparedWin) -> Said:
    """How far the 13 tiles are from winning."""
    house, tiles = prepared.house, prepared.tiles
    hand = Hand(tiles.hand, tiles.melds, tile_set=house.tile_set, forms=house.kernel.forms)
    if hand.shanten > 0:
        return Said(__package__, "distance", tile=str(tiles.win), state=state_in_words(hand.shanten))
    return Said(__package__, "waits-for", tiles=format_tiles(hand.waits(held="none")))


def _check_one_discard(wins: list[Win]) -> None:
    if not wins:
        raise WinError("wins", "no-wins")
    for win in wins[1:]:
        if win.from_ != wins[0].from_ or win.win is None or wins[0].win is None:
            raise WinError("from", "one-discard")
    if len(wins) > 1 and wins[0].from_ in (None, UNKNOWN):
        raise WinError("from", "several-by-ron")
    if len({win.seat for win in wins}) < len(wins):
        raise WinError("seat", "two-of-one-player")
