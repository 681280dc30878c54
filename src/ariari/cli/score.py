"""`ariari score RULES HAND …`: what a win is worth; `ariari score --jsonl`: win records by the thousand."""

from __future__ import annotations

import re
import sys
from typing import Annotated, Any, Final

import typer

from ..rules.load import load
from ..scoring import Win, WinError
from ..scoring import score as score_win
from ..tiles import NotationError, format_tiles, parse_hand, split_tiles
from ..wording import Lang
from .app import console, print_json
from .errors import OptionError
from .liable import liable_in
from .score_lines import score_standard_input
from .win_view import print_win

_HAND = "What the win is"
_HOW = "How it was won"
_TABLE = "The table"
_OUTPUT = "Output"


def score(
    rules: Annotated[
        str | None,
        typer.Argument(
            metavar="RULES", help="A house such as daisuki-sanma, or a ruleset file.", show_default=False
        ),
    ] = None,
    hand: Annotated[
        str | None,
        typer.Argument(
            metavar="HAND",
            help="The concealed tiles without the winning one, such as 123m406p789s11z.",
            show_default=False,
        ),
    ] = None,
    win: Annotated[
        str | None, typer.Option(help="The winning tile.", rich_help_panel=_HAND, show_default=False)
    ] = None,
    meld: Annotated[
        list[str] | None,
        typer.Option(
            help='A meld: "chi 345m", "pon 777z", "ankan 1111z", "daiminkan 5505p", "kakan 5555s"; '
            "as often as there are melds, in the order called.",
            rich_help_panel=_HAND,
            show_default=False,
        ),
    ] = None,
    flowers: Annotated[
        str, typer.Option(help="Flowers laid aside: 1f,2f.", rich_help_panel=_HAND, show_default=False)
    ] = "",
    nuki: Annotated[int, typer.Option(help="Norths laid aside.", rich_help_panel=_HAND)] = 0,
    dora: Annotated[
        str, typer.Option(help="Dora indicators: 3p,4s.", rich_help_panel=_HAND, show_default=False)
    ] = "",
    ura: Annotated[str, typer.Option(help="Ura indicators.", rich_help_panel=_HAND, show_default=False)] = "",
    from_: Annotated[
        str | None,
        typer.Option(
            "--from",
            help="Ron from this seat wind (? if it is not known); a tsumo if not given.",
            rich_help_panel=_HOW,
            show_default=False,
        ),
    ] = None,
    riichi: Annotated[bool, typer.Option("--riichi", rich_help_panel=_HOW)] = False,
    double_riichi: Annotated[bool, typer.Option("--double-riichi", rich_help_panel=_HOW)] = False,
    open_riichi: Annotated[
        bool,
        typer.Option(
            "--open-riichi", help="With --double-riichi a double open riichi.", rich_help_panel=_HOW
        ),
    ] = False,
    from_riichi: Annotated[
        str | None,
        typer.Option(
            help="The discarder was in riichi too, declared 'before' the winner's open riichi or 'after' it.",
            rich_help_panel=_HOW,
            show_default=False,
        ),
    ] = None,
    ippatsu: Annotated[bool, typer.Option("--ippatsu", rich_help_panel=_HOW)] = False,
    last: Annotated[
        bool, typer.Option("--last", help="On the last tile (haitei, houtei).", rich_help_panel=_HOW)
    ] = False,
    rinshan: Annotated[
        bool, typer.Option("--rinshan", help="On the replacement tile of a kan.", rich_help_panel=_HOW)
    ] = False,
    chankan: Annotated[
        bool, typer.Option("--chankan", help="By robbing a kan.", rich_help_panel=_HOW)
    ] = False,
    kan_discard: Annotated[
        bool, typer.Option("--kan-discard", help="On the discard right after a kan.", rich_help_panel=_HOW)
    ] = False,
    first_turn: Annotated[
        bool,
        typer.Option(
            "--first-turn",
            help="Before the winner's first discard, nobody having called.",
            rich_help_panel=_HOW,
        ),
    ] = False,
    pattern: Annotated[
        str,
        typer.Option(
            help="'nagashi', 'maneman' or 'four-kans' for a win that is no complete hand.",
            rich_help_panel=_HOW,
        ),
    ] = "hand",
    at_first_call: Annotated[
        str | None,
        typer.Option(
            help="Concealed tiles at the moment of the first call, in houses with fixed yaku.",
            rich_help_panel=_HOW,
            show_default=False,
        ),
    ] = None,
    seat: Annotated[
        str, typer.Option(help="The winner's seat wind; E is the dealer.", rich_help_panel=_TABLE)
    ] = "E",
    round_: Annotated[str, typer.Option("--round", help="The round wind.", rich_help_panel=_TABLE)] = "E",
    honba: Annotated[int, typer.Option(rich_help_panel=_TABLE)] = 0,
    sticks: Annotated[int, typer.Option(help="Riichi sticks on the table.", rich_help_panel=_TABLE)] = 0,
    liable: Annotated[
        str | None,
        typer.Option(
            help="Seat wind of a liable player; of two: daisangen=W,suukantsu=N.",
            rich_help_panel=_TABLE,
            show_default=False,
        ),
    ] = None,
    sitter_out: Annotated[
        bool, typer.Option("--sitter-out", help="Somebody sits out.", rich_help_panel=_TABLE)
    ] = False,
    lang: Annotated[Lang, typer.Option(help="The language.", rich_help_panel=_OUTPUT)] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON document.", rich_help_panel=_OUTPUT)] = False,
    jsonl: Annotated[
        bool,
        typer.Option(
            "--jsonl",
            help="Win records on standard input, one to a line; a result or an error for each on standard "
            "output, in order. RULES is then the house of records that name none.",
            rich_help_panel=_OUTPUT,
        ),
    ] = False,
) -> None:
    """Score a win: yaku, fu, value, and who pays whom.

    ariari score daisuki-sanma 123406p55s11166z --win 6z --from W --seat S --riichi --dora 3p
    """
    if jsonl:
        if hand is not None or json:
            raise typer.BadParameter(
                "it reads wins on standard input; give no HAND and no --json", param_hint="--jsonl"
            )
        score_standard_input(None if rules is None else load(rules), sys.stdin.buffer, sys.stdout.buffer)
        return
    if rules is None or (hand is None and pattern == "hand"):
        raise typer.BadParameter("give RULES and HAND, or --jsonl", param_hint="RULES HAND")
    house = load(rules)
    try:
        scored = score_win(
            house,
            _win(
                hand=hand or "",
                meld=meld or [],
                win=win,
                flowers=_listed("flowers", flowers),
                dora=_listed("dora", dora),
                ura=_listed("ura", ura),
                seat=seat.upper(),
                round=round_.upper(),
                from_=None if from_ is None else from_.upper(),
                liable=_liable(liable),
                riichi=2 if double_riichi else 1 if riichi or open_riichi else 0,
                open_riichi=open_riichi,
                from_riichi=from_riichi,
                ippatsu=ippatsu,
                last_tile=last,
                rinshan=rinshan,
                chankan=chankan,
                kan_discard=kan_discard,
                first_turn=first_turn,
                pattern=pattern,
                at_first_call=at_first_call,
                nuki=nuki,
                honba=honba,
                sticks=sticks,
                sitter_out=sitter_out,
            ),
        )
    except WinError as error:
        raise _bad_option(error) from None
    if json:
        print_json(scored.to_dict())
    else:
        print_win(console(), scored, lang)


def _win(*, hand: str, meld: list[str], **given: Any) -> Win:
    """The record; melds may also be written in HAND, as `406p789s11z, pon 777z`."""
    melds = list(meld)
    if "," in hand:
        try:
            tiles, written = parse_hand(hand)
        except NotationError as error:
            raise WinError("hand", "because", why=error) from None
        hand = format_tiles(tiles)
        melds = [*map(str, written), *melds]
    return Win(hand=hand, melds=tuple(melds), **given)


def _liable(text: str | None) -> str | dict[str, str] | None:
    """A wind, or a wind for each yakuman."""
    told = None if text is None else liable_in(text)
    if isinstance(told, dict):
        return {yaku: wind.upper() for yaku, wind in told.items()}
    return None if told is None else told.upper()


def _listed(option: str, text: str) -> tuple[str, ...]:
    try:
        return tuple(split_tiles(text))
    except NotationError as error:
        raise WinError(option, "because", why=error) from None


_OPTIONS: Final = {
    "hand": "HAND",
    "melds": "--meld",
    "last_tile": "--last",
    "from_": "--from",
    "yaku": "",
}


def _bad_option(error: WinError) -> OptionError:
    """A win that cannot be, in the words of the command line."""
    name, index = re.fullmatch(r"(\w*)(?:\[(\d+)\])?", error.where).groups()  # type: ignore[union-attr]
    option = _OPTIONS.get(name, "--" + name.replace("_", "-"))
    if not option:
        return OptionError("bad", why=error.reason)
    if index is None:
        return OptionError("bad-option", option=option, why=error.reason)
    return OptionError("bad-option-numbered", option=option, n=int(index) + 1, why=error.reason)
