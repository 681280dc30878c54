"""A recorded win beside the engine's."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..scoring import Win as MadeOf
from ..scoring.house import House
from ..tiles import Tile as TileNumber
from .record import Win, YakuHan

DORA = ("dora", "ura", "red", "nuki", "flowers")


def yaku_of(house: House, ours: dict[str, Any]) -> dict[str, YakuHan]:
    """The engine's yaku by id, dora among them unless it is a yakuman."""
    words: dict[int, YakuHan] = {1: "yakuman", 2: "double-yakuman"}
    found: dict[str, YakuHan] = {
        house.yaku[index].id: words[yakuman] if yakuman else han for index, han, yakuman in ours["yaku"]
    }
    if not ours["yakuman"]:
        found |= {name: han for name, han in zip(DORA, ours["dora"], strict=True) if han}
    return found


def differences_of_win(house: House, win: Win, ours: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What was recorded and what we say, of each thing that the record tells and that differs."""
    if win.yaku is not None:
        told, says = dict(win.yaku), _as_told(yaku_of(house, ours), win)
        if told != says:
            yield f"yaku {_listed(told)}", _listed(says)
    if win.han is not None and not ours["yakuman"] and win.han != ours["han"]:
        yield f"{win.han} han", f"{ours['han']}"
    if win.fu is not None and not ours["yakuman"] and win.fu != ours["fu"]:
        yield f"{win.fu} fu", f"{ours['fu']}"
    if win.points is not None and win.points != ours["points"]:
        yield f"{win.points} points", f"{ours['points']}"
    if list(win.deltas) != ours["deltas"]:
        yield f"payments {list(win.deltas)}", f"{ours['deltas']}"
    if win.source != ours["source"]:
        yield f"a win from seat {win.source}", f"from seat {ours['source']}"
    if win.yaku is not None and win.liable != ours["liable"]:
        yield f"liable: {_somebody(win.liable)}", _somebody(ours["liable"])
    if win.ura is not None:
        ura = tuple(str(TileNumber(tile)) for tile in ours["ura"])
        if win.ura != ura:
            yield f"ura indicators {' '.join(win.ura)}", " ".join(ura) or "none"


def complete_win(house: House, win: Win, ours: dict[str, Any], made_of: MadeOf) -> Win:
    """The recorded win with what the record leaves out."""
    if win.circumstances is None:
        win = replace(
            win, circumstances=json.dumps(made_of.to_dict(), ensure_ascii=False, separators=(",", ":"))
        )
    if win.yaku is not None and win.fu is not None and win.points is not None:
        return win
    yaku = win.yaku if win.yaku is not None else tuple(yaku_of(house, ours).items())
    ura = win.ura or tuple(str(TileNumber(tile)) for tile in ours["ura"]) or None
    return replace(
        win,
        yaku=yaku,
        han=0 if ours["yakuman"] else ours["han"],
        fu=ours["fu"] if win.fu is None else win.fu,
        points=ours["points"],
        ura=ura,
        liable=ours["liable"],
    )


def _as_told(ours: dict[str, YakuHan], win: Win) -> dict[str, YakuHan]:
    """Some count norths laid aside among the dora."""
    told = {name for name, _ in win.yaku or ()}
    if "nuki" in told or "nuki" not in ours:
        return ours
    found = dict(ours)
    north = found.pop("nuki")
    dora = found.get("dora", 0)
    assert isinstance(north, int) and isinstance(dora, int)
    return found | {"dora": dora + north}


def _listed(yaku: dict[str, YakuHan]) -> str:
    return ", ".join(f"{name} {han}" for name, han in yaku.items()) or "none"


def _somebody(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat}"
