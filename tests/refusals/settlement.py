"""Settlements that cannot be."""

from tests.refusals.provoking import changed, refusal
from tests.settlement.rulesets import HALF, PLAIN

import ariari
from ariari import Ledger, settle, settle_many
from ariari.settlement import Bust, Entry
from ariari.settlement.breakdown import NOT_BUST

ROOM = "ariari.settlement"

POINTS = [52000, 33000, 20000]
BUSTED = [72000, 35000, -2000]
CHIP = Entry(0, 1, 5, "chip")
BY_FLOATERS = changed("daisuki-sanma", settlement={"uma_by_floaters": {"1": (30, -10, -20)}})

REFUSALS = {
    "number-of-people": refusal(lambda: settle(HALF, [105000, 0]), "2", "3", "4"),
    "starting-order": refusal(lambda: settle(HALF, POINTS, starting_order=[0, 0, 1]), "[0, 0, 1]", "3"),
    "beyond-reason": refusal(lambda: settle(HALF, [10**30, 0, 0]), "10000000000", "1,000,000,000"),
    "sticks-negative": refusal(lambda: settle(HALF, POINTS, leftover_sticks=-1000), "-1,000"),
    "not-a-multiple": refusal(lambda: settle(HALF, [52500, 32500, 20000]), "52,500", "1,000"),
    "points-too-many": refusal(lambda: settle(HALF, [53000, 33000, 20000]), "1,000", "105,000"),
    "points-missing": refusal(lambda: settle(HALF, [51000, 33000, 20000]), "1,000", "105,000"),
    "bonus-of-others": refusal(lambda: settle(HALF, POINTS, bonus=[1, -1]), "2", "3"),
    "bonus-unbalanced": refusal(lambda: settle(HALF, POINTS, bonus=[20, -10, 0]), "+10"),
    "no-bust": refusal(lambda: settle(HALF, BUSTED, busts={1: Bust("win", (0,))}), "35,000"),
    "bust-no-seat": refusal(lambda: settle(HALF, BUSTED, busts={2: Bust("win", (7,))}), "7", "2"),
    "bust-by-oneself": refusal(lambda: settle(HALF, BUSTED, busts={2: Bust("win", (2,))}), "2"),
    "bust-no-winner": refusal(lambda: settle(HALF, BUSTED, busts={2: Bust("win")}), "2"),
    "bust-emptier": refusal(
        lambda: settle(
            ariari.load("daisuki-sanma").model_copy(
                update={"bust": changed("daisuki-sanma", bust={"prize_to": "emptier"}).bust}
            ),
            [55000, -2000, 52000],
            busts={1: Bust("win", (0, 2))},
        ),
        "1",
    ),
    "bust-no-opposite": refusal(
        lambda: settle(HALF.model_copy(update={"bust": PLAIN.bust}), BUSTED, busts={2: Bust("draw", (0,))}),
        "2",
        "3",
    ),
    "no-uma": refusal(lambda: settle(BY_FLOATERS, [50000, 45000, 10000]), "2", "40,000"),
    "wrong-shape": refusal(lambda: settle_many(HALF, POINTS), "(3,)"),
    "prize-shape": refusal(lambda: settle_many(HALF, [POINTS], [[NOT_BUST]]), "(1, 1)", "(1, 3)"),
    "prize-to-nobody": refusal(lambda: settle_many(HALF, [BUSTED], [[NOT_BUST, NOT_BUST, 2]]), "2"),
    "no-participant": refusal(lambda: Ledger(3, [Entry(0, 3, 1, "chip")]), "3", "2"),
    "pays-oneself": refusal(lambda: Ledger(3, [Entry(1, 1, 1, "chip")]), "1"),
    "no-such-payment": refusal(lambda: Ledger(3).take_back(CHIP), "0", "1", "5", "chip"),
    "names-for-seats": refusal(lambda: settle(HALF, POINTS).explain("ja", ["A"]), "1", "3"),
}

PARTS = {
    "nobody is told to have busted them": refusal(lambda: list(settle(HALF, BUSTED).notices), "2"),
    "sticks to the top": refusal(
        lambda: list(settle(HALF, [52000, 32000, 20000], leftover_sticks=1000).notices), "1,000", "0"
    ),
    "sticks stay": refusal(
        lambda: list(
            settle(PLAIN, [40000, 29000, 20000, 10000], leftover_sticks=1000, last_dealer_noten=True).notices
        ),
        "1,000",
    ),
}
