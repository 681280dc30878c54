"""Writing mjai."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..errors import LogError, Phrase
from ..losses import Losses
from ..record import (
    WIND_NAMES,
    Accepted,
    Ankan,
    Aside,
    Call,
    Discard,
    Dora,
    Draw,
    Drawn,
    Event,
    GameRecord,
    Kakan,
    Other,
    Presence,
    Riichi,
    Round,
    Ruling,
    Seat,
    Tile,
    Win,
)  # fmt: skip
from .tile import name, names
from .words import REASONS, YAKUMAN_HAN

Message = dict[str, Any]


def write_mjai(record: GameRecord, losses: Losses) -> Iterator[str]:
    """The record as lines of mjai.

    What it has no place for goes to `losses`; LogError when it cannot hold the game at all.
    """
    start: Message = {"type": "start_game", "names": list(record.names)}
    if record.rules is not None:
        start["rules"] = record.rules
    yield _line(start)
    losses.add_house_rulings(record)
    if record.seed is not None:
        losses.lose("lost-seed")
    if record.about:
        losses.lose("lost-about", keys=list(record.about))
    if record.settled is not None:
        losses.lose("lost-settlement")
    for n, round_ in enumerate(record.rounds, 1):
        try:
            for message in round_messages(round_, losses):
                yield _line(message)
        except LogError as problem:
            raise problem.at(Phrase("at-named-round", n=n, name=round_.called)) from None
    if record.final is not None:
        yield _line({"type": "end_game", "scores": list(record.final)})


def _line(message: Message) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def round_messages(round_: Round, losses: Losses) -> Iterator[Message]:
    """One round, from start_kyoku to end_kyoku; without the latter when the record breaks off in it."""
    if not all(round_.hands):
        raise LogError("no-place-for-sitter", format="mjai")
    if round_.bonus is not None and any(round_.bonus):
        losses.lose("lost-chips")
    if len(round_.dora) != 1:
        raise LogError("one-indicator", format="mjai", n=len(round_.dora))
    if round_.sticks % 1000:
        raise LogError("sticks-in-thousands", points=round_.sticks, format="mjai")
    if round_.dice is not None:
        losses.lose("lost-dice")
    yield {
        "type": "start_kyoku",
        "bakaze": WIND_NAMES[round_.wind],
        "dora_marker": name(round_.dora[0]),
        "kyoku": round_.dealer + 1,
        "honba": round_.honba,
        "kyotaku": round_.sticks // 1000,
        "oya": round_.dealer,
        "scores": list(round_.points),
        "tehais": [names(hand) for hand in round_.hands],
    }
    yield from MessageWriter(round_, losses, name).events()
    for win in round_.wins:
        yield _hora(win)
    if round_.drawn is not None:
        yield _ryukyoku(round_.drawn)
    if round_.ended:
        yield {"type": "end_kyoku"}


class MessageWriter:
    """The events of one round as messages, with tiles named by `name`."""

    def __init__(self, round_: Round, losses: Losses, name: Callable[[Tile], str]) -> None:
        self._round = round_
        self._losses = losses
        self._name = name
        self._pons: dict[tuple[Seat, Tile], tuple[Tile, ...]] = {}

    def events(self) -> Iterator[Message]:
        for n, event in enumerate(self._round.events):
            try:
                message = self.message(event)
            except LogError as problem:
                raise problem.at(Phrase("at-event", n=n + 1)) from None
            if message is not None:
                yield message

    def _names(self, tiles: Iterable[Tile]) -> list[str]:
        return [self._name(tile) for tile in tiles]

    def message(self, event: Event) -> Message | None:
        """None for what the format has no word for, which goes to the losses."""
        match event:
            case Draw(seat, tile):
                return {"type": "tsumo", "actor": seat, "pai": self._name(tile)}
            case Discard(seat, tile, drawn):
                return {"type": "dahai", "actor": seat, "pai": self._name(tile), "tsumogiri": drawn}
            case Riichi(seat, open):
                if open:
                    self._losses.lose("lost-open-riichi")
                return {"type": "reach", "actor": seat}
            case Accepted(seat):
                return {"type": "reach_accepted", "actor": seat}
            case Call(seat, source, kind, tile, own):
                if kind == "pon":
                    self._pons[seat, _plain(tile)] = (*own, tile)
                pai, consumed = self._name(tile), self._names(own)
                return {"type": kind, "actor": seat, "target": source, "pai": pai, "consumed": consumed}
            case Ankan(seat, tiles):
                return {"type": "ankan", "actor": seat, "consumed": self._names(tiles)}
            case Kakan(seat, tile):
                pon = self._pons.get((seat, _plain(tile)))
                if pon is None:
                    raise LogError("no-pon-to-add-to", seat=seat, tile=tile)
                pai, consumed = self._name(tile), self._names(pon)
                return {"type": "kakan", "actor": seat, "pai": pai, "consumed": consumed}
            case Aside(seat, tile):
                if tile != "4z":
                    raise LogError("only-north-aside", format="mjai", tile=tile)
                return {"type": "nukidora", "actor": seat, "pai": self._name(tile)}
            case Dora(tile):
                return {"type": "dora", "dora_marker": self._name(tile)}
            case Ruling():
                return None  # told with all rulings
            case Presence():
                self._losses.lose("lost-connections")
                return None
            case Other(word):
                self._losses.lose("lost-events", kind=word)
                return None


def _plain(tile: Tile) -> Tile:
    return "5" + tile[1] if tile[0] == "0" else tile


def _hora(win: Win) -> Message:
    if win.pattern != "hand":
        raise LogError("no-win-by-pattern", format="mjai", pattern=win.pattern)
    m: Message = {"type": "hora", "actor": win.seat, "target": win.source, "deltas": list(win.deltas)}
    if win.tile is not None:
        m["pai"] = name(win.tile)
    if win.hand is not None:
        m["hora_tehais"] = names(win.hand)
    m["ura_markers"] = names(win.ura or ())
    if win.yaku is not None:
        yakuman = {"yakuman": YAKUMAN_HAN, "double-yakuman": 2 * YAKUMAN_HAN}
        m["yakus"] = [[yaku, han if isinstance(han, int) else yakuman[han]] for yaku, han in win.yaku]
        m["fan"] = sum(han for _, han in m["yakus"])
    if win.fu is not None:
        m["fu"] = win.fu
    if win.points is not None:
        m["hora_points"] = win.points
    if win.liable is not None:
        m["liable"] = win.liable
    return m


def _ryukyoku(drawn: Drawn) -> Message:
    m: Message = {"type": "ryukyoku", "reason": REASONS[drawn.kind], "deltas": list(drawn.deltas)}
    if drawn.shown is not None:
        m["tehais"] = [names(hand) if hand is not None else [] for hand in drawn.shown]
    if drawn.tenpai is not None:
        m["tenpais"] = list(drawn.tenpai)
    return m
