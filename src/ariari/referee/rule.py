"""From an infraction to its ruling: what the ruleset says, at this table."""

from ariari.rules.clauses import clauses_of
from ariari.rules.model import Ruleset
from ariari.rules.sections.penalties import Infraction as InfractionId
from ariari.rules.sections.penalties import Ruling as Consequence

from .chombo import chombo
from .context import Context
from .errors import RefereeError
from .infractions import infraction as known_infraction
from .infractions import infraction_name
from .ruling import EVERY_ACT, Ruling, Transfer

_AT_DRAW = ("chombo-at-draw", "dead-hand-chombo-at-draw")
_DEAD = ("dead-hand", "dead-hand-chombo-at-draw")


def rule(rules: Ruleset, infraction: str, context: Context) -> Ruling:
    """What follows from an infraction under a house's rules.

    Raises RefereeError if there is no such infraction, or the context cannot be or lacks the tiles.
    """
    id = known_infraction(infraction)
    context.check(rules)
    consequence, key = _consequence(rules, id, context)
    return Ruling(
        rules=rules,
        infraction=id,
        offender=context.offender,
        consequence=consequence,
        when="at-draw" if consequence in _AT_DRAW else "now",
        barred=EVERY_ACT if consequence in _DEAD else frozenset(),
        no_ron=_concerned(context.kinds, id) if consequence == "no-ron-on-kind" else (),
        no_win=_concerned(context.suits, id) if consequence == "no-win-on-suit" else (),
        no_tsumo=consequence == "no-tsumo",
        counts_as_discard=consequence == "counts-as-discard",
        discard_stands=consequence == "fine" and rules.penalties.discard_stands,
        transfers=_fine(rules, context) if consequence == "fine" else (),
        chombo=chombo(rules, context) if consequence == "chombo" or consequence in _AT_DRAW else None,
        voids_flowers=voids_flowers(rules, id),
        key=key,
        clauses=_clauses(rules, key, consequence),
    )


def _consequence(rules: Ruleset, id: InfractionId, context: Context) -> tuple[Consequence | None, str]:
    """What the ruleset says, and by which key; for a player in riichi first what it says of those."""
    section = "in_riichi" if _by_riichi(rules, id, context.offender in context.riichi) else "rulings"
    return consequence_of(rules, id, section == "in_riichi"), f"penalties.{section}.{id}"


def _by_riichi(rules: Ruleset, id: InfractionId, in_riichi: bool) -> bool:
    return in_riichi and id in rules.penalties.in_riichi


def consequence_of(rules: Ruleset, id: InfractionId, in_riichi: bool) -> Consequence | None:
    """What the ruleset says follows an infraction; None where it is left to the staff."""
    if _by_riichi(rules, id, in_riichi):
        return rules.penalties.in_riichi[id]
    return rules.penalties.rulings.get(id)


def voids_flowers(rules: Ruleset, id: InfractionId) -> bool:
    """Whether what was paid for having all the flowers goes back."""
    return bool(rules.bonus.all_flowers) and id in rules.bonus.all_flowers_void


def _concerned(tiles: tuple[str, ...], id: InfractionId) -> tuple[str, ...]:
    if not tiles:
        raise RefereeError("tiles-missing", infraction=infraction_name(id))
    return tiles


def _fine(rules: Ruleset, context: Context) -> tuple[Transfer, ...]:
    return (Transfer(context.offender, None, rules.penalties.fine, "fine"),)


def _clauses(rules: Ruleset, key: str, consequence: Consequence | None) -> tuple[str, ...]:
    """The clauses of the house's page that the key carries, and those about chombo where there is one."""
    carried = [key] + (["penalties.chombo"] if consequence and "chombo" in consequence else [])
    return tuple(
        clause.id
        for clause in clauses_of(rules).values()
        if any(of == by or of.startswith(f"{by}.") for of in clause.keys for by in carried)
    )
