"""Rulesets of the settlement's own tests: a half-and-half for three and a plain one for four."""

from ariari.rules.model import Names, Ruleset
from ariari.rules.sections import Bust, End, HalfAndHalf, Payments, Seats, Settlement

_NAME = Names(ja="試し", zh="试", en="Trial")

HALF = Ruleset(
    id="half",
    name=_NAME,
    seats=Seats(players=3, participants=(3, 4), sitter_out="dealer-before"),
    payments=Payments(unit=1000),
    bust=Bust(at="zero", prize=25),
    settlement=Settlement(
        start=35000,
        target=40000,
        rate=400,
        uma=(75, -25, -50),
        half_and_half=HalfAndHalf(base=50000, receives_from=40000),
        tie="shared-top",
        share_step=5,
        fee=20,
    ),
)

PLAIN = Ruleset(
    id="plain",
    name=_NAME,
    bust=Bust(at="zero", below_zero_counts=False, prize=50, draw_prize_to="opposite"),
    end=End(sticks_left_dealer_noten="nobody"),
    settlement=Settlement(rate=200, uma=(100, 50, -50, -100), rounding="five-down-six-up", fee=30),
)


def plain(**section: object) -> Ruleset:
    """PLAIN with another [settlement]."""
    return PLAIN.model_copy(update={"settlement": PLAIN.settlement.model_copy(update=section)})
