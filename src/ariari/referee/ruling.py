"""A ruling: what follows from an infraction, why, and what is paid."""

from dataclasses import dataclass
from typing import Literal

from ariari.rules.model import Ruleset
from ariari.rules.sections.penalties import Infraction as InfractionId
from ariari.rules.sections.penalties import Ruling as Consequence
from ariari.wording import Lang

Act = Literal["win", "call", "kan", "riichi", "tenpai"]
EVERY_ACT: frozenset[Act] = frozenset({"win", "call", "kan", "riichi", "tenpai"})


@dataclass(frozen=True)
class Transfer:
    """Points that are paid. `payer` or `taker` None: the sticks on the table."""

    payer: int | None
    taker: int | None
    amount: int
    reason: Literal["chombo", "fine", "stick-back"]

    def to_dict(self) -> dict[str, object]:
        return {"payer": self.payer, "taker": self.taker, "amount": self.amount, "reason": self.reason}


@dataclass(frozen=True)
class Chombo:
    """What a chombo comes to: payments, sticks that go back, and the next round."""

    transfers: tuple[Transfer, ...]
    deal: Literal["stays", "passes"]
    honba: int
    match_over: bool


@dataclass(frozen=True)
class Ruling:
    """What the referee says. It changes nothing by itself; table and scorekeeper act on it.

    consequence: of `penalties.rulings`; None: the house leaves it to the staff
    when: whether the chombo comes now or if the round is drawn; "now" for what is no chombo
    barred: what the offender may no longer do in this round; "tenpai" barred is noten at a draw
    no_ron: kinds on which the offender has no ron; no_win: suits on whose tiles the offender does not win
    no_tsumo: no tsumo on the tile just drawn
    counts_as_discard: the tile concerned is discarded
    discard_stands: the discard made with a call that is cancelled may not be changed (ds-57)
    transfers: a fine, paid now
    chombo: what a chombo comes to, as things stand
    voids_flowers: payments for having all the flowers go back (ds-22)
    key: the key of the ruleset that says so; clauses: the clauses of the house's page
    """

    rules: Ruleset
    infraction: InfractionId
    offender: int
    consequence: Consequence | None
    when: Literal["now", "at-draw"]
    barred: frozenset[Act] = frozenset()
    no_ron: tuple[str, ...] = ()
    no_win: tuple[str, ...] = ()
    no_tsumo: bool = False
    counts_as_discard: bool = False
    discard_stands: bool = False
    transfers: tuple[Transfer, ...] = ()
    chombo: Chombo | None = None
    voids_flowers: bool = False
    key: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def left_to_staff(self) -> bool:
        return self.consequence is None

    def __repr__(self) -> str:
        return f"<Ruling seat {self.offender} {self.infraction}: {self.consequence or 'left to the staff'}>"

    def __str__(self) -> str:
        return self.explain()

    def explain(self, lang: Lang = "en", names: tuple[str, ...] | None = None) -> str:
        """The ruling for the guests."""
        from .words import explanation

        return explanation(self, lang, names)

    def to_dict(self) -> dict[str, object]:
        return {
            "infraction": self.infraction,
            "offender": self.offender,
            "consequence": self.consequence,
            "when": self.when,
            "barred": sorted(self.barred),
            "no_ron": list(self.no_ron),
            "no_win": list(self.no_win),
            "no_tsumo": self.no_tsumo,
            "counts_as_discard": self.counts_as_discard,
            "discard_stands": self.discard_stands,
            "transfers": [transfer.to_dict() for transfer in self.transfers],
            "chombo": None
            if self.chombo is None
            else {
                "transfers": [transfer.to_dict() for transfer in self.chombo.transfers],
                "deal": self.chombo.deal,
                "honba": self.chombo.honba,
                "match_over": self.chombo.match_over,
            },
            "voids_flowers": self.voids_flowers,
            "key": self.key,
            "clauses": list(self.clauses),
        }
