"""A table's events as mjai messages for one seat."""

from collections.abc import Mapping
from typing import Any

from ..logs.errors import LogError
from ..logs.mjai.tile import name
from ..table.events import seen_by
from .errors import BotError

Message = dict[str, Any]

STICK = 1000
LISTS = ("consumed", "ura_markers")
# Fields that mjai knows, of the events that it knows; what only our own records have is left out.
FIELDS: dict[str, tuple[str, ...]] = {
    "tsumo": ("actor", "pai"),
    "dahai": ("actor", "pai", "tsumogiri"),
    "reach": ("actor",),
    "reach_accepted": ("actor",),
    "chi": ("actor", "target", "pai", "consumed"),
    "pon": ("actor", "target", "pai", "consumed"),
    "daiminkan": ("actor", "target", "pai", "consumed"),
    "ankan": ("actor", "consumed"),
    "kakan": ("actor", "pai", "consumed"),
    "nukidora": ("actor", "pai"),
    "dora": ("dora_marker",),
    "hora": ("actor", "target", "deltas", "ura_markers"),
    "ryukyoku": (),
    "end_kyoku": (),
    "end_game": ("scores",),
}


def message(event: Mapping[str, Any], seat: int) -> Message | None:
    """The event as that seat's bot is told it; None for what mjai has no word for.

    Raises BotError for what it cannot say: flowers, and somebody who sits out.
    """
    seen = seen_by(dict(event), seat)
    kind = seen["type"]
    try:
        if kind == "start_game":
            names = seen["names"]
            return {"type": kind, "id": seat, "names": names, "kyoku_first": len(names), "aka_flag": True}
        if kind == "start_kyoku":
            return _start(seen)
        if kind == "flower":
            raise BotError("no-flowers")
        if kind not in FIELDS:
            return None
        return {"type": kind} | {field: _value(field, seen[field]) for field in FIELDS[kind]}
    except LogError as problem:
        raise BotError("cannot-say", why=problem) from None


def _start(event: Mapping[str, Any]) -> Message:
    if None in event["tehais"]:
        raise BotError("no-sitter")
    return {
        "type": "start_kyoku",
        "bakaze": event["bakaze"],
        "dora_marker": name(event["dora_marker"] or "?"),
        "kyoku": event["kyoku"],
        "honba": event["honba"],
        "kyotaku": event["kyotaku"] // STICK,
        "oya": event["oya"],
        "scores": event["scores"],
        "tehais": [[name(tile) for tile in hand] for hand in event["tehais"]],
    }


def _value(field: str, value: Any) -> Any:
    if field in LISTS:
        return [name(tile) for tile in value]
    return name(value) if field in ("pai", "dora_marker") else value
