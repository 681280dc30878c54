"""A win checked against the house and laid out for the kernel."""

from __future__ import annotations

from dataclasses import dataclass, field

from .. import _kernel
from ..rules.model import Ruleset
from .circumstances import check_circumstances
from .errors import WinError
from .house import WINDS, House, house_of
from .tiles_of_win import WinTiles, read_tiles
from .win import UNKNOWN, Win


@dataclass(frozen=True, slots=True)
class PreparedWin:
    """A win ready to be scored as often as wanted; made by `Win.prepare`."""

    record: Win
    tiles: WinTiles = field(repr=False)
    house: House = field(repr=False)
    kernel: _kernel.Win = field(repr=False, compare=False)


def prepare(rules: Ruleset, win: Win) -> PreparedWin:
    """Raises WinError for what contradicts itself or the house. Whether it has a yaku is not asked here."""
    house = house_of(rules)
    tiles = read_tiles(house, win)
    check_circumstances(house, win, tiles)
    return PreparedWin(win, tiles, house, _kernel_win(house, win, tiles))


def check_house(rules: Ruleset, win: PreparedWin) -> None:
    """Raises WinError for a win that was prepared for other rules."""
    own = win.house.rules
    if own.digest != rules.digest:
        raise WinError("win", "prepared-for-another", own=own.called, house=rules.called)


def _kernel_win(house: House, win: Win, tiles: WinTiles) -> _kernel.Win:
    return _kernel.Win(
        pattern=win.pattern,
        hand=tiles.hand,
        melds=[(meld.type.value, meld.tiles) for meld in tiles.melds],
        win=tiles.win,
        seat=WINDS.index(win.seat),
        round=WINDS.index(win.round),
        from_=_player(win.from_),
        riichi=win.riichi,
        open_riichi=win.open_riichi,
        from_riichi=(None, "before", "after").index(win.from_riichi),
        ippatsu=win.ippatsu,
        last_tile=win.last_tile,
        rinshan=win.rinshan,
        chankan=win.chankan,
        kan_discard=win.kan_discard,
        first_turn=win.first_turn,
        nuki=win.nuki,
        flowers=tiles.flowers,
        dora=tiles.dora,
        ura=tiles.ura,
        honba=win.honba,
        sticks=win.sticks * house.rules.riichi.stick,
        liable=_liable(win),
        sitter_out=win.sitter_out,
        at_first_call=tiles.at_first_call,
    )


def _liable(win: Win) -> int | dict[str, int] | None:
    if isinstance(win.liable, str):
        return _player(win.liable)
    return {yaku: WINDS.index(wind) for yaku, wind in win.liables if yaku is not None} or None


def _player(wind: str | None) -> int | None:
    if wind is None:
        return None
    return _kernel.SOMEBODY if wind == UNKNOWN else WINDS.index(wind)
