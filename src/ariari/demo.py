"""`make demo`: a few wins under one house's rules, explained, and the house's score chart."""

from __future__ import annotations

from typing import Final

from .cli.app import console
from .cli.chart import print_chart
from .cli.win_view import print_win
from .rules.load import load
from .scoring import Win, chart, score
from .wording import Lang

HOUSE: Final = "daisuki-sanma"

# Wins that show what this house's page says.
WINS: Final = (
    # chips for red, ura and ippatsu, a flower, everybody's payment in thousands
    Win(
        hand="406p123789s1166z",
        win="6z",
        seat="S",
        from_="W",
        riichi=1,
        ippatsu=True,
        dora=("3p",),
        ura=("9s",),
        flowers=("2f",),
        honba=1,
        sticks=1,
    ),
    # pinfu does not count with tsumo, and each payer of a tsumo adds 1000
    Win(hand="99m123456p34789s", win="5s", riichi=1, dora=("9s",)),
    # a hundred fu are too many for this house
    Win(
        hand="123p1z",
        melds=("pon 111s", "ankan 9999m", "ankan 7777z"),
        win="1z",
        seat="W",
        from_="E",
        dora=("1m", "1m", "6p"),
    ),
    # four of a kind as two pairs, 50 fu and 1 han
    Win(hand="99m1111p223s4477z", win="3s", seat="W", from_="S", dora=("9p",)),
    # a liable player shares a yakuman and its bonus with the discarder
    Win(
        hand="9m123p",
        melds=("pon 555z", "pon 666z", "pon 777z"),
        win="9m",
        seat="S",
        from_="W",
        liable="E",
        honba=2,
    ),
)


def main(lang: Lang = "en") -> None:
    """Prints the wins and the chart."""
    out = console()
    rules = load(HOUSE)
    for win in WINS:
        print_win(out, score(rules, win), lang)
        out.print()
    print_chart(out, chart(rules), lang)


if __name__ == "__main__":
    main()
