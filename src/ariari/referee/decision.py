"""What is carried out at a table: the house's ruling, or the staff's where the house leaves it to them."""

from typing import Final, get_args

from ariari.rules.model import Ruleset
from ariari.rules.sections.penalties import Ruling as Consequence

from .context import Context
from .errors import RefereeError
from .rule import rule
from .ruling import Ruling

# Only a player in riichi can commit these.
_OF_RIICHI: Final = frozenset({"noten-riichi", "illegal-kan-after-riichi"})


def decide(
    rules: Ruleset, infraction: str, context: Context, staff: str | None = None, *, who: str | None = None
) -> Ruling:
    """The ruling to be carried out. `staff`: the staff's decision; `who`: how the offender is called.

    Raises RefereeError if it cannot be, or if it is left to the staff and they have not said.
    """
    ruling = rule(rules, infraction, context)
    who = who or f"seat {context.offender}"
    if infraction in _OF_RIICHI and context.offender not in context.riichi:
        raise RefereeError(f"{who} is not in riichi, so this is no {infraction}")
    if infraction == "dead-hand-acted" and context.offender not in context.dead:
        raise RefereeError(f"{who}'s hand is not dead, so this is no {infraction}")
    if ruling.left_to_staff:
        return rule(_decided(rules, infraction, staff), infraction, context)
    if staff is not None:
        raise RefereeError(f"{rules.id} rules on {infraction} itself: {ruling.consequence}")
    return ruling


def _decided(rules: Ruleset, infraction: str, staff: str | None) -> Ruleset:
    """The rules with the staff's decision in them."""
    if staff is None:
        raise RefereeError(
            f"{rules.id} leaves {infraction} to the staff; say their decision: "
            f"{', '.join(get_args(Consequence))}"
        )
    if staff not in get_args(Consequence):
        raise RefereeError(f"there is no ruling {staff!r}; they are {', '.join(get_args(Consequence))}")
    rulings = dict(rules.penalties.rulings) | {infraction: staff}
    return rules.model_copy(update={"penalties": rules.penalties.model_copy(update={"rulings": rulings})})
