"""ariari as an mjai bot: it reads what happens and answers what it plays."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from ..logs.errors import LogError, Phrase
from ..logs.fields import array, integer, string
from ..logs.labels import NAME
from ..logs.mjai.reader import MjaiReader
from ..rules.model import Ruleset
from ..table import Table
from .reply import Message, reply_of
from .shadow import shadow

NONE: Message = {"type": "none"}
DECIDED = ("tsumo", "dahai", "chi", "pon", "kakan", "ankan", "nukidora", "kita")


class AsBot:
    """Answers the lines of an mjai server with a native bot's play."""

    def __init__(self, rules: Ruleset, bot: str) -> None:
        self._rules = rules
        self._bot = bot
        self._reader: MjaiReader | None = None
        self._seat = 0
        self._names: list[str] = []
        self._discard: Message | None = None  # the discard of a riichi that has been declared

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """One line for each that comes, an event or a list of them. Raises LogError for what is no mjai."""
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                told = json.loads(line)
            except ValueError:
                raise LogError("not-json-at-all").at(Phrase("at-line", n=number)) from None
            events = told if isinstance(told, list) else [told]
            answer = NONE
            for event in events:
                if not isinstance(event, dict) or not isinstance(event.get("type"), str):
                    raise LogError("event-without-type").at(Phrase("at-line", n=number))
                answer = self._take(event, alone=events is not told)
            yield json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def _take(self, event: dict[str, Any], alone: bool) -> Message:
        """The answer, should this be the last event that came."""
        kind = event["type"]
        if kind == "start_game":
            players = self._rules.seats.players
            self._seat = integer(event.get("id", 0), "id", 0, players - 1)
            names = event.get("names") or ["A", "B", "C", "D"][:players]
            self._names = [string(name, NAME) for name in array(names, "names")]
            self._reader = MjaiReader({"type": kind, "names": self._names})
            return NONE
        if self._reader is None:
            raise LogError("comes-before", what=kind, first="start_game")
        if kind == "end_game":
            self._reader = None
            return NONE
        self._reader.take(kind, event)
        if kind == "reach" and event.get("actor") == self._seat and self._discard is not None:
            answer, self._discard = self._discard, None
            return answer
        # What follows a discard is asked about at the discard, unless they come together.
        follows = ("reach_accepted", "dora")
        own = event.get("actor") == self._seat
        concerned = own == (kind in ("tsumo", "chi", "pon")) if kind in DECIDED else not alone
        return self._answer() if concerned and kind in (*DECIDED, *follows) else NONE

    def _answer(self) -> Message:
        """What the bot plays where the table stands; nothing if it is asked nothing."""
        assert self._reader is not None
        round_ = self._reader.playing
        if round_ is None:
            return NONE
        try:
            table = shadow(self._rules, round_, self._names)
        except ValueError:  # hands that no table can have: the server will fall back on a legal action
            return NONE
        if self._seat not in table.to_act:
            return NONE
        return self._play(table)

    def _play(self, table: Table) -> Message:
        view = table.view(self._seat)
        if not any(action.word != "pass" for action in view.legal):
            return NONE
        action = table.choice(self._bot, self._seat)
        offered = None if view.offered is None else (view.offered.from_, str(view.offered.tile))
        first, *rest = reply_of(action, self._seat, offered, view.drawn, view.hand)
        self._discard = rest[0] if rest else None
        return first
