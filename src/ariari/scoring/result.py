"""What a win came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .. import _kernel
from ..tiles import Tile
from .house import WINDS
from .prepared import PreparedWin
from .win import UNKNOWN

if TYPE_CHECKING:
    from ..wording import Lang

Reason = Literal["hand", "honba", "sticks", "pao", "chip", "yakuman-bonus", "flowers"]
BONUS_REASONS = ("chip", "yakuman-bonus", "flowers")
SITTER_OUT = "sitter-out"
POT = "pot"

Limit = Literal["none", "mangan", "haneman", "baiman", "sanbaiman", "kazoe", "yakuman"]


@dataclass(frozen=True, slots=True)
class YakuCount:
    """One yaku of the win. `han` is 0 for a yakuman, `yakuman` its multiplier (0 for an ordinary yaku)."""

    id: str
    han: int
    yakuman: int
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class FuItem:
    """One item of the fu. `tile` is the kind of a triplet, quad or pair.

    `source` is one of base, closed-ron, tsumo, triplet, quad, pair, wait, open-minimum, rounding,
    seven-pairs, fixed.
    """

    source: str
    fu: int
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class Transfer:
    """One payment, in points, or for a bonus in the house's P.

    `from_` and `to` are seat winds; `from_` may be "pot" (the sticks on the table), "sitter-out", or "?" for
    an unknown discarder.
    """

    from_: str
    to: str
    reason: Reason
    amount: int

    @property
    def bonus(self) -> bool:
        return self.reason in BONUS_REASONS


class Score:
    """A scored win. It never changes; everything is read from it when asked for."""

    __slots__ = ("_score", "prepared")

    prepared: PreparedWin
    _score: _kernel.Score

    def __init__(self, prepared: PreparedWin, kernel: _kernel.Score) -> None:
        _set_prepared(self, prepared)
        _set_score(self, kernel)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a score never changes; {name} cannot be set")

    @property
    def id(self) -> str | int | None:
        return self.prepared.record.id

    @property
    def yaku(self) -> tuple[YakuCount, ...]:
        """In the catalogue's order, dora apart."""
        if self.prepared.record.pattern != "hand":
            return ()
        return tuple(
            YakuCount(yaku.id, han, yakuman, yaku.name._asdict())
            for index, han, yakuman in self._score.best.yaku
            for yaku in (self.prepared.house.yaku[index],)
        )

    @property
    def dora(self) -> dict[str, int]:
        """Han that are no yaku, by kind: dora, ura, red, nuki, flowers; those of none left out."""
        names = ("dora", "ura", "red", "nuki", "flowers")
        return {name: han for name, han in zip(names, self._score.dora, strict=True) if han}

    @property
    def han(self) -> int | None:
        """Dora included; None for a yakuman or a pattern, which are not counted in han."""
        return None if self._uncounted else self._score.best.value.han

    @property
    def fu(self) -> int | None:
        return None if self._uncounted else self._score.best.value.fu

    @property
    def _uncounted(self) -> bool:
        return bool(self.yakuman) or self.prepared.record.pattern != "hand"

    @property
    def fu_items(self) -> tuple[FuItem, ...]:
        """How the fu came about, before a cap; empty for kokushi and patterns."""
        if self.prepared.record.pattern != "hand":
            return ()
        return tuple(
            FuItem(source, fu, None if kind < 0 else Tile(kind))
            for source, kind, fu in self._score.best.fu_items
        )

    @property
    def yakuman(self) -> int:
        """How many times a yakuman; 0 for a hand counted in han, and for the payment of an open riichi."""
        return self._score.best.value.yakuman

    @property
    def limit(self) -> Limit | None:
        word = self._score.best.value.limit
        return None if word == "none" else word

    @property
    def reading(self) -> _kernel.Reading | None:
        """The decomposition that pays most; None for a pattern."""
        return self._score.best.reading if self.prepared.record.pattern == "hand" else None

    @property
    def points(self) -> int:
        """What the winner gets for the hand, before honba and sticks."""
        return self._score.points

    @property
    def chips(self) -> int:
        """Chips that each payer owes."""
        return sum(self._score.chips)

    @property
    def chip_items(self) -> dict[str, int]:
        """The chips by what they are for: red, ura, ippatsu, green-flower; those of none left out."""
        names = ("red", "ura", "ippatsu", "green-flower")
        return {name: chips for name, chips in zip(names, self._score.chips, strict=True) if chips}

    @property
    def burden(self) -> Literal["none", "yakuman", "hand"]:
        """What the liable player bears: nothing, the yakuman of liability alone, or the whole hand."""
        return self._score.burden

    @property
    def base(self) -> int:
        """A quarter of what a non-dealer's ron pays, before rounding."""
        return self._score.best.value.base

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        """Every payment, points and bonus."""
        return tuple(
            Transfer(_payer(from_), WINDS[to], reason, amount)
            for from_, to, reason, amount in self._score.transfers
        )

    @property
    def deltas(self) -> dict[str, int] | None:
        """Each player's change in points, honba and sticks included; None when the discarder is not known."""
        return self._changes(bonus=False)

    @property
    def bonus(self) -> dict[str, int] | None:
        """Each player's change in the house's P; None when the discarder is not known."""
        return self._changes(bonus=True)

    def _changes(self, *, bonus: bool) -> dict[str, int] | None:
        if self.prepared.record.from_ == UNKNOWN:
            return None
        changes = dict.fromkeys(self.prepared.house.winds, 0)
        if bonus and self.prepared.record.sitter_out:
            changes[SITTER_OUT] = 0
        for transfer in self.transfers:
            if transfer.bonus == bonus:
                changes[transfer.to] += transfer.amount
                if transfer.from_ != POT:
                    changes[transfer.from_] -= transfer.amount
        return changes

    def explain(self, lang: Lang = "en") -> str:
        """How it came about, in ja, zh or en: the reading in tiles, yaku, fu, value and each payment.

        Raises ValueError for another language.
        """
        from .explanation.as_text import as_text
        from .explanation.explanation import explanation

        return as_text(explanation(self, lang))

    def explain_html(self, lang: Lang = "en") -> str:
        """The same as HTML, an `<article>` with the tiles drawn as SVG. Raises ValueError."""
        from .explanation.as_html import as_html
        from .explanation.explanation import explanation

        return as_html(explanation(self, lang))

    def _repr_html_(self) -> str:
        return self.explain_html()

    def to_dict(self) -> dict[str, Any]:
        """The JSON result: each yaku with its han or "yakuman", dora among them unless it is a yakuman."""
        return {
            "id": self.id,
            "yaku": self._yaku_dict(),
            "han": self.han,
            "fu": self.fu,
            "yakuman": self.yakuman,
            "limit": self.limit,
            "points": self.points,
            "deltas": self.deltas,
            "bonus": self.bonus,
        }

    def _yaku_dict(self) -> dict[str, int | str]:
        pattern = self.prepared.record.pattern
        if pattern != "hand":
            return {"suukantsu" if pattern == "four-kans" else pattern: self.limit or ""}
        counts: dict[str, int | str] = {
            yaku.id: "yakuman" if yaku.yakuman else yaku.han for yaku in self.yaku
        }
        return counts if self.yakuman else {**counts, **self.dora}

    def _worth(self) -> str:
        limit = {None: "", "kazoe": "counted yakuman"}.get(self.limit, self.limit)
        if self.yakuman > 1:
            limit = f"{self.yakuman} × yakuman"
        counted = "" if self._uncounted else f"{self.han} han {self.fu} fu"
        return ", ".join(part for part in (counted, limit) if part)

    def __repr__(self) -> str:
        return f"<Score {self._worth()}: {self.points} points>"

    def __str__(self) -> str:
        yaku = ", ".join(f"{name} {han}" for name, han in self._yaku_dict().items())
        lines = [f"{yaku}: {self._worth()}, {self.points} points"]
        lines += [f"  {t.from_} → {t.to}  {t.amount} ({t.reason})" for t in self.transfers]
        return "\n".join(lines)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        return self.prepared == other.prepared and self._score.transfers == other._score.transfers

    def __hash__(self) -> int:
        return hash(self.prepared.record)


# The slots' own setters, past the __setattr__ that keeps everybody else out.
_set_prepared, _set_score = (vars(Score)[slot].__set__ for slot in ("prepared", "_score"))


def _payer(player: int) -> str:
    if player == _kernel.NOBODY:
        return POT
    if player == _kernel.SOMEBODY:
        return UNKNOWN
    return SITTER_OUT if player == _kernel.SITTER_OUT else WINDS[player]
