"""Settlement of a match that the kernel has played: the same for the table and for the scorekeeper."""

from collections.abc import Iterable, Sequence

from ariari import _kernel
from ariari.rules.model import Ruleset

from .ledger import Entry, Ledger
from .prize import Bust
from .settlement import Settlement, settle

# Payments in a round by which somebody can be busted.
_PAID = ("noten", "hand", "pao", "chombo")


def settle_match(
    rules: Ruleset, match: _kernel.Match, extra_bonus: Iterable[Entry] = (), *, force: bool = False
) -> Settlement:
    """Settle a match as it stands; `extra_bonus` are bonus payments that the match does not know of.

    Raises SettlementError if its points do not add up, as when it was begun with others.
    """
    extra = Ledger(match.people, extra_bonus).totals
    return settle(
        rules,
        match.points,
        busts=busts_of(rules, match),
        bonus=[known + more for known, more in zip(match.bonus, extra, strict=True)],
        # What the match did not give to the top stays on the table.
        leftover_sticks=match.sticks,
        last_dealer_noten=match.over,
        force=force,
    )


def busts_of(rules: Ruleset, match: _kernel.Match) -> dict[int, Bust]:
    """Who was busted how in the match's last round."""
    return busts_from(rules, match.busts, match.payments)


def busts_from(
    rules: Ruleset,
    busts: Iterable[tuple[int, str, int | None, int | None]],
    payments: Sequence[tuple[int | None, int | None, str, int]],
) -> dict[int, Bust]:
    """Who was busted how, from what the kernel tells of a round.

    busts: seat, by what, the first in turn of the winners, in paying whom the stack came to nothing
    payments: from whom, to whom, why, how much
    """
    found = {}
    for seat, by, first, emptier in busts:
        if by == "win":
            taker = emptier if rules.bust.prize_to == "emptier" and emptier is not None else first
            found[seat] = Bust("win", () if taker is None else (taker,))
        else:
            paid = [to for payer, to, reason, _ in payments if payer == seat and reason in _PAID]
            found[seat] = Bust("draw", tuple(dict.fromkeys(to for to in paid if to is not None)))
    return found
