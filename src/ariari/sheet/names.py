"""What things are called in each language: tiles, winds, yaku, han."""

from collections.abc import Mapping
from itertools import groupby, pairwise
from typing import Any

from ariari.rules.model import Ruleset
from ariari.tiles import parse_tiles
from ariari.yaku import Definition, Han, PlayedYaku, catalogue
from ariari.yaku.definition import definition, read_han

from .wording import Wording

MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"


def tile_name(words: Wording, tile: str) -> str:
    """A tile in words: `5p` → 5筒."""
    number, suit = tile[:-1], tile[-1]
    if suit == "z":
        return words.text("tile-honor", n=int(number))
    if suit == "f":
        return words.text("tile-flower", n=number)
    if number == "0":
        return words.text(f"tile-red-{suit}")
    return words.text(f"tile-{suit}", n=number)


def tiles_in_words(words: Wording, text: str) -> str:
    """Kinds in words, numbers that follow each other as a range: `19m2345s` → 1萬、9萬、2–5索."""
    names: list[str] = []
    digits: list[int] = []
    for letter in text:
        if letter.isdigit():
            digits.append(int(letter))
            continue
        names += [tile_name(words, run + letter) for run in _runs(digits, letter)]
        digits = []
    return words.listed(names)


def tiles_read_aloud(words: Wording, text: str) -> str:
    """Every tile of a hand by its name."""
    return " ".join(tile_name(words, str(tile)) for tile in parse_tiles(text))


def _runs(numbers: list[int], suit: str) -> list[str]:
    if suit == "z":
        return [str(number) for number in numbers]
    groups = groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    runs = [[number for _, number in group] for _, group in groups]
    assert all(after > before for run in runs for before, after in pairwise(run))
    return [f"{run[0]}{DASH}{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]


def known_yaku(rules: Ruleset) -> Mapping[str, Definition]:
    """The catalogue and the house's own yaku."""
    return {**catalogue(), **{yaku: definition(yaku, table) for yaku, table in rules.yaku.define.items()}}


def yaku_name(words: Wording, rules: Ruleset, yaku: str) -> str:
    """A yaku's name; its id where the catalogue does not know it."""
    known = known_yaku(rules).get(yaku)
    return str(getattr(known.name, words.lang)) if known else yaku


def han_as_played(rules: Ruleset, yaku: str) -> Han:
    """What a yaku is worth in this house."""
    if yaku in rules.yaku.han:
        return read_han(rules.yaku.han[yaku])
    return known_yaku(rules)[yaku].han


def han_in_words(words: Wording, han: Han | PlayedYaku) -> str:
    """`2 han`, `3 han closed, 2 open`, `yakuman` …"""
    if han.yakuman:
        return words.text("han-yakuman" if han.yakuman == 1 else "han-double-yakuman")
    if not han.open:
        return words.text("han-closed-only", n=han.closed)
    if han.closed != han.open:
        return words.text("han-closed-open", closed=han.closed, open=han.open)
    return words.text("han", n=han.closed)


def signed(number: int) -> str:
    """+25, −25 with a true minus sign, 0."""
    return f"+{number:,}" if number > 0 else f"{number:,}".replace("-", MINUS)


def any_han_in_words(words: Wording, value: Any) -> str:
    """A value as it stands in `yaku.han` or a definition."""
    return han_in_words(words, read_han(value))
