"""What would give a yaku to a complete hand that has none."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from .. import _kernel
from ..worded import Named, Said
from .errors import WinError
from .prepared import PreparedWin, prepare
from .win import UNKNOWN, Win


def missing(prepared: PreparedWin) -> tuple[Said, ...]:
    """In words: a closed hand, riichi, a tsumo, each with the yaku it would bring; empty when none would."""
    if any(meld.open for meld in prepared.tiles.melds):
        closed = _closed(prepared)
        return _bringing(prepared, "closed", closed) or _bringing(
            prepared, "closed-riichi", replace(closed, riichi=1)
        )
    return tuple(chain.from_iterable(_bringing(prepared, id, other) for id, other in _otherwise(prepared)))


def _bringing(prepared: PreparedWin, id: str, other: Win) -> tuple[Said, ...]:
    names = _yaku_of(prepared, other)
    return (Said(__package__, f"missing-{id}", yaku=names),) if names else ()


def _otherwise(prepared: PreparedWin) -> list[tuple[str, Win]]:
    win = prepared.record
    cases = []
    if not win.riichi:
        cases.append(("riichi", replace(win, riichi=1)))
    if not win.tsumo:
        tsumo = replace(win, from_=None, chankan=False, kan_discard=False, first_turn=False, from_riichi=None)
        cases.append(("tsumo", tsumo))
    else:
        ron = replace(win, from_=UNKNOWN, rinshan=False, first_turn=False)
        cases.append(("ron", ron))
    return cases


def _closed(prepared: PreparedWin) -> Win:
    """The same tiles with chii and pon held in the hand; open kans become closed ones."""
    melds = prepared.tiles.melds
    held = chain.from_iterable(meld.tiles for meld in melds if not meld.type.kan)
    kans = tuple(f"ankan {str(meld).split()[1]}" for meld in melds if meld.type.kan)
    hand = prepared.record.hand + "".join(str(tile) for tile in held)
    return replace(prepared.record, hand=hand, melds=kans, at_first_call=None)


def _yaku_of(prepared: PreparedWin, win: Win) -> list[Named]:
    """The names of the yaku that this other win has, those in it only by its closed form not apart."""
    try:
        other = prepare(prepared.house.rules, win)
    except WinError:
        return []
    score = _kernel.score(prepared.house.kernel, other.kernel)
    if score.error != "none":
        return []
    names = [prepared.house.yaku[index].name for index, _, _ in score.best.yaku]
    return [Named(ja=name.ja, zh=name.zh, en=name.en) for name in names]
