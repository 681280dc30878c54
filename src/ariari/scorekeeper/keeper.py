"""The scorekeeper of a real table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ariari.names import all_differ
from ariari.quoting import shortened
from ariari.referee import Ruling
from ariari.rules.model import Ruleset
from ariari.settlement import Settlement, settle_match
from ariari.worded import Listed

from .chips import Chips
from .choice import Choice
from .draw import EXHAUSTIVE, Draw
from .errors import ReportError
from .field_types import check_types
from .flowers import Flowers
from .journal import Journal
from .name import check_name
from .needs import Need, needs
from .penalty import Penalty
from .position import Position
from .report import Report, report_from
from .riichi import Riichi
from .seating import Leave, Sit
from .state import State, state_of
from .win import Won

Who = str | int


@dataclass(frozen=True)
class Step:
    """A report and the state that it led to."""

    report: Report
    state: State


class Scorekeeper:
    """Told what happened, it works out points, dealer, honba, sticks, busts, chips, penalties and the end.

    People are named, or counted as seats from 0, the starting dealer. A report that cannot be raises
    ReportError and changes nothing; every other one can be undone.

    names: in the starting order, one more than the players where the house lets one sit out
    """

    def __init__(self, rules: Ruleset, names: Sequence[str], journal: Journal | None = None) -> None:
        self.rules = rules
        _check_names(rules, names)
        self._steps: list[tuple[Report | None, Position]] = [(None, Position.start(rules, tuple(names)))]
        self._undone: list[tuple[Report, Position]] = []
        self._journal: Journal | None = None
        if journal is not None:
            self._journal = journal
            journal.append(self.header)

    def __repr__(self) -> str:
        state = self.state
        points = " ".join(f"{name} {held}" for name, held in zip(state.names, state.points, strict=True))
        return f"<Scorekeeper {self.rules.id} {state.round} {points}>"

    def __str__(self) -> str:
        return str(self.state)

    # ---- reports

    def riichi(self, who: Who, *, open: bool = False, double: bool = False) -> State:
        """A riichi whose discard has passed."""
        return self.report(Riichi(self.seat(who), open, double))

    def win(self, who: Who, from_: Who | None = None, **claim: Any) -> State:
        """A win by ron from somebody, or by tsumo: `han` and `fu`, or `limit`, or `hand`; see `Claim`."""
        return self.wins([{"who": who, **claim}], from_)

    def wins(self, claims: Iterable[Mapping[str, Any]], from_: Who | None = None) -> State:
        """Several wins on one discard, each a mapping with `who` and the fields of `Claim`."""
        target = None if from_ is None else self.seat(from_)
        return self.report(Won(tuple(self._claim(claim) for claim in claims), target))

    def draw(self, tenpai: Iterable[Who] = (), nagashi: Iterable[Who] = ()) -> State:
        """A round drawn to the end."""
        return self.report(Draw(EXHAUSTIVE, tuple(map(self.seat, tenpai)), tuple(map(self.seat, nagashi))))

    def nagashi(self, *who: Who, tenpai: Iterable[Who] = ()) -> State:
        """A drawn round with nagashi."""
        return self.draw(tenpai, who)

    def abort(self, kind: str) -> State:
        """A round broken off: nine-terminals, four-winds, all-riichi, triple-ron, four-kans."""
        return self.report(Draw(kind))

    def flowers(self, who: Who) -> State:
        """Somebody has laid aside all the flowers."""
        return self.report(Flowers(self.seat(who)))

    def penalty(self, who: Who, infraction: str, *, tiles: str = "", staff: str | None = None) -> Ruling:
        """An infraction; the referee's ruling is carried out. `staff`: what the staff decided."""
        report = Penalty(self.seat(who), infraction, tiles, staff)
        ruling = report.ruling(self._position)
        self.report(report)
        return ruling

    def chips(self, payer: Who, taker: Who, count: int) -> State:
        """Chips handed over beside what the wins bring."""
        return self.report(Chips(self.seat(payer), self.seat(taker), count))

    def leave(self, who: Who) -> State:
        """Somebody leaves the table; the seat keeps its points."""
        return self.report(Leave(self.seat(who)))

    def sit(self, seat: int, name: str) -> State:
        """Somebody takes a vacant seat."""
        return self.report(Sit(seat, name))

    def last_dealer(self, *, ends: bool) -> State:
        """The last dealer's choice, where the house leaves it to them."""
        return self.report(Choice(ends))

    def report(self, report: Report) -> State:
        """Carry out any report. Raises ReportError, and then nothing has changed."""
        position = self._carried_out(report)
        if self._journal is not None:
            self._journal.append(report.to_dict())
        self._steps.append((report, position))
        self._undone.clear()
        return self.state

    def take(self, line: Mapping[str, Any]) -> None:
        """A line of the log: a report, `undo` or `redo`. Raises ReportError, and then nothing has changed."""
        match line.get("type"):
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case _:
                self.report(report_from(dict(line)))

    def copy(self) -> Scorekeeper:
        """Another scorekeeper that stands where this one does, and writes no log: for trying."""
        other = copy(self)
        other._steps, other._undone, other._journal = list(self._steps), list(self._undone), None
        return other

    def _carried_out(self, report: Report) -> Position:
        position = self._position.copy()
        check_types(report.kind, type(report), vars(report))
        report.on(position)
        return position

    # ---- the past

    def undo(self) -> Report:
        """Take the last report back. Raises ReportError if there is none."""
        if len(self._steps) == 1:
            raise ReportError("nothing-to-undo")
        if self._journal is not None:
            self._journal.append({"type": "undo"})
        report, position = self._steps.pop()
        assert report is not None
        self._undone.append((report, position))
        return report

    def redo(self) -> Report:
        """Carry out again what was undone. Raises ReportError if there is nothing."""
        if not self._undone:
            raise ReportError("nothing-to-redo")
        if self._journal is not None:
            self._journal.append({"type": "redo"})
        report, position = self._undone.pop()
        self._steps.append((report, position))
        return report

    @property
    def undone(self) -> int:
        """How many reports can be redone."""
        return len(self._undone)

    @property
    def start(self) -> State:
        """The table before the first report."""
        return state_of(self._steps[0][1])

    @property
    def history(self) -> tuple[Step, ...]:
        """Every report that stands, and the state it led to."""
        return tuple(
            Step(report, state_of(position)) for report, position in self._steps if report is not None
        )

    @property
    def log(self) -> tuple[dict[str, Any], ...]:
        """The lines of the log that lead here: the header and every report that stands."""
        return (self.header, *(report.to_dict() for report, _ in self._steps if report is not None))

    # ---- the present

    @property
    def _position(self) -> Position:
        return self._steps[-1][1]

    @property
    def state(self) -> State:
        return state_of(self._position)

    @property
    def names(self) -> tuple[str | None, ...]:
        return self._position.names

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(self._position.match.points)

    @property
    def over(self) -> bool:
        return self._position.match.over

    @property
    def header(self) -> dict[str, Any]:
        """The first line of the log."""
        return {
            "type": "start_game",
            "by": "scorekeeper",
            "rules": self.rules.id,
            "rules_digest": self.rules.digest,
            "names": list(self._steps[0][1].names),
        }

    def seat(self, who: Who) -> int:
        return self._position.seat(who)

    def settle(self, *, force: bool = False) -> Settlement:
        """The settlement. Raises ReportError while the match goes on, unless forced."""
        if not (self.over or force):
            raise ReportError("match-not-over")
        position = self._position
        return settle_match(self.rules, position.match, position.extra_bonus, force=force)

    def needs(self, who: Who, rank: int = 1) -> tuple[Need, ...]:
        """The smallest outcomes of this round after which somebody stands at that rank or better."""
        return needs(self._position, self.seat(who), rank)

    def _claim(self, claim: Mapping[str, Any]) -> dict[str, Any]:
        told = dict(claim)
        if "who" in told:
            told["actor"] = self.seat(told.pop("who"))
        liable = told.get("liable")
        if isinstance(liable, Mapping):
            told["liable"] = {yaku: self.seat(who) for yaku, who in liable.items()}
        elif liable is not None:
            told["liable"] = self.seat(liable)
        return told

    # ---- logs

    @classmethod
    def from_log(cls, rules: Ruleset, lines: Sequence[Mapping[str, Any]]) -> Scorekeeper:
        """A scorekeeper brought to where a log ends. Raises ReportError naming a line that cannot be."""
        if not lines or lines[0].get("type") != "start_game":
            raise ReportError("log-begins")
        header = lines[0]
        if header.get("rules_digest") != rules.digest:
            raise ReportError(
                "log-of-other-rules",
                rules=shortened(header.get("rules")),
                house=rules.called,
                digest=str(header.get("rules_digest"))[:12],
                wanted=rules.digest[:12],
            )
        names = header.get("names")
        if not isinstance(names, list):
            raise ReportError("log-names")
        keeper = cls(rules, names)
        for number, line in enumerate(lines[1:], 2):
            try:
                keeper.take(line)
            except ReportError as error:
                raise ReportError("log-line", line=number, why=error) from None
        return keeper

    @classmethod
    def open(
        cls, rules: Ruleset, path: Path, names: Sequence[str] | None = None
    ) -> tuple[Scorekeeper, str | None]:
        """Go on with a log on disk, or begin one; also returns a torn last line that was cut off.

        Raises ReportError if the log cannot be gone on with, or if names are given that are not its own.
        """
        journal, found = Journal.open(path)
        try:
            if not found.lines:
                journal.cut_torn_line()
                return cls(rules, names or default_names(rules), journal), found.torn
            keeper = cls.from_log(rules, found.lines)
            if names is not None and list(names) != found.lines[0]["names"]:
                raise ReportError(
                    "log-of-others", path=str(path), others=found.lines[0]["names"], names=names
                )
            journal.cut_torn_line()
        except ReportError:
            journal.close()
            raise
        keeper._journal = journal
        return keeper, found.torn

    def close(self) -> None:
        """Let go of the log on disk; another scorekeeper can then go on with it."""
        if self._journal is not None:
            self._journal.close()


def default_names(rules: Ruleset) -> list[str]:
    """A, B, C …, one for each player."""
    return [chr(ord("A") + seat) for seat in range(rules.seats.players)]


def _check_names(rules: Ruleset, names: Sequence[str]) -> None:
    allowed = sorted({rules.seats.players, *rules.seats.participants})
    if len(names) not in allowed:
        raise ReportError(
            "number-of-people", house=rules.called, allowed=Listed(allowed, "either"), people=len(names)
        )
    for name in names:
        check_name(name)
    if not all_differ(names):
        raise ReportError("names-alike")
