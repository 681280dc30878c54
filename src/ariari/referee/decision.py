"""What is carried out at a table: the house's ruling, or the staff's where the house leaves it to them."""

from typing import Final, get_args

from ariari.quoting import shortened
from ariari.rules.model import Ruleset
from ariari.rules.sections.penalties import Ruling as Consequence
from ariari.worded import Said, Worded

from .context import Context
from .errors import RefereeError
from .infractions import infraction_name
from .rule import rule
from .ruling import Ruling
from .words import consequence_name

# Only a player in riichi can commit these.
_OF_RIICHI: Final = frozenset({"noten-riichi", "illegal-kan-after-riichi"})


def decide(
    rules: Ruleset,
    infraction: str,
    context: Context,
    staff: str | None = None,
    *,
    who: str | Worded | None = None,
) -> Ruling:
    """The ruling to be carried out. `staff`: the staff's decision; `who`: how the offender is called.

    Raises RefereeError if it cannot be, or if it is left to the staff and they have not said.
    """
    ruling = rule(rules, infraction, context)
    who, what = who or Said(__package__, "seat", n=context.offender), infraction_name(infraction)
    if infraction in _OF_RIICHI and context.offender not in context.riichi:
        raise RefereeError("not-in-riichi", who=who, infraction=what)
    if infraction == "dead-hand-acted" and context.offender not in context.dead:
        raise RefereeError("not-dead", who=who, infraction=what)
    if ruling.left_to_staff:
        return rule(_decided(rules, infraction, staff), infraction, context)
    if staff is not None:
        raise RefereeError(
            "ruled-itself",
            house=rules.called,
            infraction=what,
            ruling=consequence_name(ruling.consequence),
        )
    return ruling


def _decided(rules: Ruleset, infraction: str, staff: str | None) -> Ruleset:
    """The rules with the staff's decision in them."""
    if staff is None:
        raise RefereeError(
            "left-to-staff",
            house=rules.called,
            infraction=infraction_name(infraction),
            rulings=get_args(Consequence),
        )
    if staff not in get_args(Consequence):
        raise RefereeError("no-ruling", ruling=shortened(staff), rulings=get_args(Consequence))
    rulings = dict(rules.penalties.rulings) | {infraction: staff}
    return rules.model_copy(update={"penalties": rules.penalties.model_copy(update={"rulings": rulings})})
