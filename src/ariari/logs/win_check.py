"""A recorded win beside the engine's."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..scoring import Win as MadeOf
from ..scoring.house import House
from ..tiles import Tile as TileNumber
from ..worded import Listed, Named, Worded
from ..wording import wording
from ..yaku import catalogue
from .errors import Phrase
from .record import Win, YakuHan
from .tell import seat_name

_YAKUMAN = {
    "yakuman": Named("役満", "役满", "yakuman"),
    "double-yakuman": Named("ダブル役満", "双倍役满", "double-yakuman"),
}
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


def differences_of_win(house: House, win: Win, ours: dict[str, Any]) -> Iterator[tuple[Worded, Worded | str]]:
    """What was recorded and what we say, of each thing that the record tells and that differs."""
    if win.yaku is not None:
        told, says = dict(win.yaku), _as_told(yaku_of(house, ours), win)
        if told != says:
            yield Phrase("says-yaku", yaku=_listed(told)), _listed(says)
    if win.han is not None and not ours["yakuman"] and win.han != ours["han"]:
        yield Phrase("says-han", n=win.han), str(ours["han"])
    if win.fu is not None and not ours["yakuman"] and win.fu != ours["fu"]:
        yield Phrase("says-fu", n=win.fu), str(ours["fu"])
    if win.points is not None and win.points != ours["points"]:
        yield Phrase("says-points", n=win.points), str(ours["points"])
    if list(win.deltas) != ours["deltas"]:
        yield Phrase("says-payments", points=str(list(win.deltas))), str(ours["deltas"])
    if win.source != ours["source"]:
        yield (
            Phrase("win-from", who=seat_name(win.source)),
            Phrase("from-seat", who=seat_name(ours["source"])),
        )
    if win.yaku is not None and win.liable != ours["liable"]:
        yield Phrase("says-liable", who=_somebody(win.liable)), _somebody(ours["liable"])
    if win.ura is not None:
        ura = tuple(str(TileNumber(tile)) for tile in ours["ura"])
        if win.ura != ura:
            yield Phrase("says-ura", tiles=" ".join(win.ura)), " ".join(ura) or Phrase("nothing")


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


def _listed(yaku: dict[str, YakuHan]) -> Worded:
    named = [_with_han(id, han) for id, han in yaku.items()]
    return Listed(named) if named else Phrase("nothing")


def _with_han(id: str, han: YakuHan) -> Named:
    """In English by its id, which is what records say."""
    if id in DORA:
        ja, zh = (wording("ariari.scoring", lang).text(f"dora-{id}") for lang in ("ja", "zh"))
    elif (known := catalogue().get(id)) is not None:
        ja, zh = known.name.ja, known.name.zh
    else:
        ja = zh = id
    worth = _YAKUMAN.get(han) if isinstance(han, str) else None
    if worth is not None:
        return Named(ja=f"{ja} {worth.ja}", zh=f"{zh} {worth.zh}", en=f"{id} {han}")
    return Named(ja=f"{ja} {han}", zh=f"{zh} {han}", en=f"{id} {han}")


def _somebody(seat: int | None) -> Phrase:
    return Phrase("nobody") if seat is None else seat_name(seat)
