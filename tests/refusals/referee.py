"""Infractions on which the referee cannot rule."""

from typing import get_args

from tests.refusals.provoking import Refusal, changed, refusal

import ariari
from ariari import Table
from ariari.referee import Context, decide, rule
from ariari.rules.sections.penalties import Ruling as Consequence

ROOM = "ariari.referee"

YONMA = ariari.load("daisuki-yonma")
TABLE = Table(YONMA, seed=1)
SITS_OUT = Table(ariari.load("daisuki-sanma"), seed=1, names="ABCD")


def _over() -> object:
    table = Table(YONMA, seed=1)
    while not table.over:
        table.play(table.legal[0])
    return table.penalty(0, "too-many-tiles")


REFUSALS = {
    "no-infraction": refusal(lambda: TABLE.penalty(0, "sneezing"), "sneezing", "too-many-tiles"),
    "number-of-people": refusal(lambda: rule(YONMA, "malice", Context(0, points=(1, 2))), "2"),
    "no-seat": refusal(lambda: rule(YONMA, "malice", Context(4)), "4", "0", "3"),
    "tiles-concerned": refusal(lambda: rule(YONMA, "shown-tile", Context(0, tiles="1f")), "1f"),
    "tiles-missing": refusal(lambda: rule(YONMA, "shown-tile", Context(0))),
    "offender-sits-out": refusal(
        lambda: rule(
            ariari.load("daisuki-sanma"), "wrecked-game", Context(3, points=(35000, 35000, 35000, 35000))
        ),
        "3",
        "0",
    ),
    "no-such-round": refusal(lambda: rule(YONMA, "wrecked-game", Context(0, honba=-1)), "-1"),
    "not-in-riichi": refusal(lambda: TABLE.penalty(0, "noten-riichi"), "0"),
    "not-dead": refusal(lambda: TABLE.penalty(2, "dead-hand-acted"), "2"),
    "ruled-itself": refusal(lambda: TABLE.penalty(0, "wrecked-game", staff="nothing")),
    "left-to-staff": refusal(lambda: Table(ariari.load("tenhou"), seed=1).penalty(0, "malice"), "chombo"),
    "no-ruling": refusal(
        lambda: Table(ariari.load("tenhou"), seed=1).penalty(0, "malice", staff="jail"), "jail", "chombo"
    ),
    "no-round": refusal(_over),
    "sits-out": refusal(lambda: SITS_OUT.penalty(3, "too-many-tiles"), "3"),
    "too-many-tiles": refusal(
        lambda: Table(ariari.load("ponta-sanma-05"), seed=1).penalty(0, "taken-back-pon", tiles="1234p"),
        "1234p",
        "3",
    ),
    "one-tile": refusal(
        lambda: Table(ariari.load("ponta-sanma-05"), seed=1).penalty(0, "put-forward", tiles="12p")
    ),
    "cannot-be-carried-out": refusal(
        lambda: Table(ariari.load("ponta-sanma-05"), seed=1).penalty(1, "put-forward", tiles="1p"), "1"
    ),
}


def _ruling_itself(consequence: str) -> Refusal:
    """The staff decide what the house has ruled already."""
    rules = changed("daisuki-yonma", penalties={"rulings": {"malice": consequence}})
    return refusal(lambda: decide(rules, "malice", Context(0, tiles="1p"), "nothing"))


PARTS = {consequence: _ruling_itself(consequence) for consequence in get_args(Consequence)}
BESIDE = {"consequence-staff"}
