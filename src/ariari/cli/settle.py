"""`ariari settle RULES POINTS…`: final points to P."""

import re
from fractions import Fraction
from typing import Annotated, Final

import typer

from ariari.cli.app import print_json
from ariari.cli.errors import OptionError
from ariari.quoting import shortened
from ariari.rules.load import load
from ariari.settlement import Bust
from ariari.settlement import settle as settle_match
from ariari.wording import Lang


def settle(
    rules: Annotated[str, typer.Argument(help="A house such as daisuki-sanma, or a ruleset file")],
    points: Annotated[list[int], typer.Argument(help="Final points, in order from the starting dealer")],
    names: Annotated[str | None, typer.Option(help="Names, in the same order: A,B,C")] = None,
    bust: Annotated[
        list[str] | None,
        typer.Option(
            help="2:0 seat 2 was busted by seat 0's win (2:0,1 by two wins), 2:draw by noten payments "
            "(2:draw:0,1 to seats 0 and 1); seats count from 0"
        ),
    ] = None,
    bonus: Annotated[
        str | None, typer.Option(help="What each seat won or lost in chips and the like, in P: 30,-10,-20")
    ] = None,
    sticks: Annotated[int, typer.Option(help="Points of the sticks left on the table")] = 0,
    last_dealer_noten: Annotated[
        bool, typer.Option("--last-dealer-noten", help="The last dealer was noten")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Settle although the inputs do not add up")] = False,
    lang: Annotated[Lang, typer.Option(help="The language of the explanation")] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON document")] = False,
) -> None:
    """Settle a match: ranks, P, and the arithmetic."""
    settled = settle_match(
        load(rules),
        points,
        busts=_busts(bust or []),
        bonus=None if bonus is None else _amounts(bonus),
        leftover_sticks=sticks,
        last_dealer_noten=last_dealer_noten,
        force=force,
    )
    if json:
        print_json(settled.to_document())
        for notice in settled.notices:
            typer.echo(f"ariari: {notice}", err=True)
        return
    typer.echo(settled.explain(lang, _names(names, len(points))))
    for notice in settled.notices:
        typer.echo(f"({notice.text(lang)})")


def _names(text: str | None, seats: int) -> list[str] | None:
    if text is None:
        return None
    names = [name.strip() for name in text.split(",")]
    if len(names) != seats:
        raise OptionError("names-for-seats", text=shortened(text), names=len(names), seats=seats)
    return names


def _busts(told: list[str]) -> dict[int, Bust]:
    busts: dict[int, Bust] = {}
    for text in told:
        seat, bust = _bust(text)
        if seat in busts:
            raise OptionError("bust-twice", text=shortened(text), seat=seat)
        busts[seat] = bust
    return busts


def _bust(text: str) -> tuple[int, Bust]:
    """`2:0`, `2:0,1`, `2:draw` or `2:draw:0,1`."""
    seat, _, how = text.partition(":")
    try:
        if how == "draw":
            return int(seat), Bust("draw")
        if how.startswith("draw:"):
            return int(seat), Bust("draw", _seats(how.removeprefix("draw:")))
        return int(seat), Bust("win", _seats(how))
    except ValueError:
        raise OptionError("bust-unread", text=shortened(text)) from None


def _seats(text: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in text.split(","))


_AMOUNT: Final = re.compile(r"[+-]?[0-9]{1,9}(\.[0-9]{1,3})?")
"""No exponent: Fraction would write out all the digits of 1e999999999."""


def _amounts(text: str) -> list[Fraction]:
    amounts = [amount.strip() for amount in text.split(",")]
    if not all(_AMOUNT.fullmatch(amount) for amount in amounts):
        raise OptionError("bonus-unread", text=shortened(text))
    return [Fraction(amount) for amount in amounts]
