"""A match as a list of events: mjai's words where it has one, ours beside them (docs/events.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from .. import _kernel
from ..tiles import Tile
from .outcome import Outcome, Payment

Event = dict[str, Any]
Raw = tuple[int, int, int, int, tuple[int, ...], bool]

UNSEEN: Final = "?"

(
    DRAW, DISCARD, RIICHI, RIICHI_ACCEPTED, CHI, PON, DAIMINKAN, ANKAN, KAKAN, NUKI, FLOWER, ALL_FLOWERS,
    DORA, TSUMO, RON, MANEMAN, FOUR_KANS, NAGASHI, REVEAL, EXHAUSTED, ABORT, RULING, CHOMBO,
) = range(23)  # fmt: skip


def _tile(number: int) -> str:
    return str(Tile(number))


def _tiles(numbers: tuple[int, ...] | list[int]) -> list[str]:
    return [_tile(n) for n in numbers]


def _draw(who: int, _from: int, tile: int, _more: tuple[int, ...], tail: bool) -> Event:
    event: Event = {"type": "tsumo", "actor": who, "pai": _tile(tile)}
    return event | {"tail": True} if tail else event


def _call(name: str) -> Callable[[int, int, int, tuple[int, ...], bool], Event]:
    def make(who: int, from_: int, tile: int, more: tuple[int, ...], _flag: bool) -> Event:
        return {"type": name, "actor": who, "target": from_, "pai": _tile(tile), "consumed": _tiles(more)}

    return make


def _riichi(who: int, _from: int, _tile: int, _more: tuple[int, ...], opened: bool) -> Event:
    event: Event = {"type": "reach", "actor": who}
    return event | {"open": True} if opened else event


def _ruling(who: int, infraction: int, ruling: int, tiles: tuple[int, ...], voids_flowers: bool) -> Event:
    event: Event = {
        "type": "ruling",
        "actor": who,
        "infraction": _kernel.INFRACTIONS[infraction],
        "ruling": _kernel.RULINGS[ruling],
    }
    if tiles:
        event["tiles"] = _tiles(tiles)
    return event | {"voids_flowers": True} if voids_flowers else event


_MAKERS: Final[dict[int, Callable[[int, int, int, tuple[int, ...], bool], Event]]] = {
    DRAW: _draw,
    DISCARD: lambda who, _f, tile, _m, drawn: {
        "type": "dahai", "actor": who, "pai": _tile(tile), "tsumogiri": drawn,
    },
    RIICHI: _riichi,
    RIICHI_ACCEPTED: lambda who, _f, _t, _m, _d: {"type": "reach_accepted", "actor": who},
    CHI: _call("chi"),
    PON: _call("pon"),
    DAIMINKAN: _call("daiminkan"),
    ANKAN: lambda who, _f, tile, more, _d: {"type": "ankan", "actor": who, "consumed": _tiles((*more, tile))},
    KAKAN: lambda who, _f, tile, more, _d: {
        "type": "kakan", "actor": who, "pai": _tile(tile), "consumed": _tiles(more),
    },
    NUKI: lambda who, _f, tile, _m, _d: {"type": "nukidora", "actor": who, "pai": _tile(tile)},
    FLOWER: lambda who, _f, tile, _m, _d: {"type": "flower", "actor": who, "pai": _tile(tile)},
    ALL_FLOWERS: lambda who, _f, _t, _m, _d: {"type": "all_flowers", "actor": who},
    DORA: lambda _w, _f, tile, _m, _d: {"type": "dora", "dora_marker": _tile(tile)},
    RULING: _ruling,
}  # fmt: skip


def start_game(
    rules_id: str, digest: str, names: tuple[str, ...], commitment: str, players: int, allow_errors: bool
) -> Event:
    """The header of a match."""
    event: Event = {
        "type": "start_game",
        "rules": rules_id,
        "rules_digest": digest,
        "names": list(names),
        "players": players,
        "commitment": commitment,
    }
    return event | {"allow_errors": True} if allow_errors else event


def start_kyoku(raw: Mapping[str, Any], dora: str | None) -> Event:
    """The deal of a round."""
    event: Event = {
        "type": "start_kyoku",
        "bakaze": "ESWN"[raw["wind"]],
        "kyoku": raw["dealer"] + 1,
        "honba": raw["honba"],
        "kyotaku": raw["sticks"],
        "oya": raw["dealer"],
        "scores": list(raw["points"]),
        "dora_marker": dora,
        "tehais": [None if hand is None else _tiles(hand) for hand in raw["hands"]],
    }
    return event | {"extra": True} if raw["extra"] else event


def start_of_hand(game: _kernel.Game, hand: int, raw: list[Raw]) -> tuple[Event, int]:
    """The deal of a round, and how many of its kernel events that takes in: the first indicator is one."""
    has_dora = bool(raw) and raw[0][0] == DORA
    event = start_kyoku(game.hand_start(hand), _tile(raw[0][3]) if has_dora else None)
    return event, int(has_dora)


def written(raw: Raw) -> Event | None:
    """One event of the kernel; None for one that the end of the round tells."""
    type_, *rest = raw
    maker = _MAKERS.get(type_)
    return maker(*rest) if maker else None  # type: ignore[arg-type]


def reveal(raw: Raw) -> Event:
    return {"type": "reveal", "actor": raw[1], "tenpai": raw[5]}


def end_events(outcome: Outcome, reveals: list[Event]) -> Iterator[Event]:
    """What a round came to: one `hora` for each winner, or a `ryukyoku`, and `end_kyoku`."""
    for won in outcome.wins:
        yield {
            "type": "hora",
            "actor": won.seat,
            "target": won.seat if won.from_ is None else won.from_,
            "pai": None if won.tile is None else str(won.tile),
            "pattern": won.win.pattern,
            "deltas": _deltas(outcome, won.seat),
            "ura_markers": list(won.win.ura),
            "win": won.win.to_dict(),
        }
    for reveal in reveals:
        hand = outcome.hands[reveal["actor"]]
        shown = reveal["tenpai"] and hand is not None
        yield reveal | ({"tehai": [str(t) for t in hand or ()]} if shown else {})
    if outcome.ending in ("exhaustive", "abort"):
        yield {
            "type": "ryukyoku",
            "reason": outcome.abort or "exhaustive",
            "tenpai": list(outcome.tenpai),
            "nagashi": list(outcome.nagashi),
        }
    if outcome.ending == "chombo":
        yield {"type": "chombo", "offenders": list(outcome.offenders)}
    yield {
        "type": "end_kyoku",
        "deltas": list(outcome.deltas),
        "scores": list(outcome.points),
        "kyotaku": outcome.sticks,
        "payments": [_payment(p) for p in outcome.payments],
    }


def _payment(p: Payment) -> Event:
    return {"from": p.from_, "to": p.to, "reason": p.reason, "amount": p.amount}


def _deltas(outcome: Outcome, winner: int) -> list[int]:
    """What one winner got and from whom; sticks and honba included."""
    changes = [0] * len(outcome.points)
    for p in outcome.payments:
        if p.to == winner and not p.bonus and p.reason in ("hand", "honba", "sticks", "pao"):
            changes[winner] += p.amount
            if p.from_ is not None:
                changes[p.from_] -= p.amount
    return changes


def seen_by(event: Event, seat: int) -> Event:
    """The event as one seat sees it: other hands and draws are unseen."""
    match event["type"]:
        case "start_kyoku":
            hands = [
                hand if owner == seat or hand is None else [UNSEEN] * len(hand)
                for owner, hand in enumerate(event["tehais"])
            ]
            return event | {"tehais": hands}
        case "tsumo" if event["actor"] != seat and not event["pai"].endswith("f"):
            return event | {"pai": UNSEEN}
    return event
