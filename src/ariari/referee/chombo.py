"""What a chombo comes to: worked out by the match itself, so that it is the same at every table."""

from typing import Literal, cast

from ariari import _kernel
from ariari.rules.model import Ruleset
from ariari.scoring.house import house_of
from ariari.start import StartError, check_start

from .context import Context
from .errors import RefereeError
from .ruling import Chombo, Transfer

_REASONS = {"chombo": "chombo", "stake": "stick-back"}


def chombo(rules: Ruleset, context: Context) -> Chombo:
    """Payments, returned sticks and the next round, if the offender's chombo were called now.

    Raises RefereeError if the round cannot be one of this house's.
    """
    before = _match(rules, context)
    offender = before.wind_of(context.offender)
    if offender is None:
        raise RefereeError("offender-sits-out", seat=context.offender, dealer=context.dealer)
    for seat, amount in context.stakes.items():
        if (wind := before.wind_of(seat)) is not None:
            before.stake(wind, amount)
    after = before.copy()
    after.apply(_kernel.Outcome.chombo([offender]))
    passes = after.dealer != before.dealer or after.end_reason == "last-round"
    return Chombo(
        transfers=tuple(
            Transfer(payer, taker, amount, cast(Literal["chombo", "stick-back"], _REASONS[reason]))
            for payer, taker, reason, amount in after.payments[len(before.payments) :]
            if reason in _REASONS
        ),
        deal="passes" if passes else "stays",
        honba=after.honba,
        match_over=after.over,
    )


def _match(rules: Ruleset, context: Context) -> _kernel.Match:
    """The match as it was when the round began."""
    people = context.people(rules)
    points = list(context.points or [rules.settlement.start] * people)
    for seat, amount in context.stakes.items():
        points[seat] += amount
    match = _kernel.Match(house_of(rules).kernel, people)
    try:
        wind = check_start(
            rules,
            people,
            wind=context.wind,
            dealer=context.dealer,
            honba=context.honba,
            sticks=context.sticks,
            extra=context.extra,
            points=points,
        )
    except StartError as error:
        raise RefereeError("no-such-round", why=error) from None
    match.start_from(wind, context.dealer, context.honba, context.sticks, context.extra, points)
    return match
