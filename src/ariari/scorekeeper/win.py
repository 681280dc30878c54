"""A round that is won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from ariari import _kernel
from ariari.quoting import shortened

from .claim import Claim
from .errors import ReportError
from .field_types import check_types
from .position import Position
from .report import Report

_CLAIM_FIELDS = {field.name for field in fields(Claim)}


@dataclass(frozen=True)
class Won(Report):
    """One or several winners.

    wins: claims; target: the discarder's seat, None for a tsumo
    """

    kind: ClassVar[str] = "hora"
    wins: tuple[Mapping[str, Any], ...]
    target: int | None = None

    def on(self, position: Position) -> None:
        claims = [_claim(win) for win in self.wins]
        self._check(position, claims)
        terms = [claim.terms(position, self.target) for claim in claims]
        position.end_round(_kernel.Outcome.won(terms, position.riichi_winds))

    def _check(self, position: Position, claims: list[Claim]) -> None:
        position.must_be_playing()
        if not claims:
            raise ReportError("no-winner")
        seats = [position.playing(claim.actor) for claim in claims]
        if len(set(seats)) < len(seats):
            raise ReportError("named-twice")
        for seat in seats:
            position.bar(seat, "win")
        if self.target is None:
            if len(claims) > 1:
                raise ReportError("tsumo-of-one")
            return
        target = position.playing(self.target)
        if target in seats:
            raise ReportError("own-discard", who=position.name(target))
        self._check_several(position, len(claims))

    def _check_several(self, position: Position, winners: int) -> None:
        rules = position.rules
        if winners > 1 and rules.winning.several == "first-in-turn":
            raise ReportError("first-in-turn-only", house=rules.called)
        if winners == 3 and rules.draws.abortive.triple_ron:
            raise ReportError("triple-ron-is-a-draw", house=rules.called)


def _claim(win: Mapping[str, Any]) -> Claim:
    unknown = [name for name in win if name not in _CLAIM_FIELDS]
    if unknown:
        raise ReportError(
            "no-field", type=Won.kind, field=shortened(unknown[0]), fields=sorted(_CLAIM_FIELDS)
        )
    if "actor" not in win:
        raise ReportError("no-winner")
    given: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in win.items()
    }
    check_types(Won.kind, Claim, given)
    return Claim(**given)
