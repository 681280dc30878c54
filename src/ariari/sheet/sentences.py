"""The sentences of a rule sheet: one for each key of the ruleset that says something in this house."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal, get_args, get_origin

from ariari.referee import names as infraction_names
from ariari.rules.clauses import clauses_of
from ariari.rules.keys import all_keys, value_of
from ariari.rules.model import Ruleset
from ariari.rules.sections import Wind
from ariari.rules.sections.penalties import Infraction
from ariari.rules.sections.tiles import Flower

from .headings import HEADINGS, heading_of
from .message_ids import MANNERS, message_id, printed_keys, type_of, without_none
from .names import (
    any_han_in_words,
    han_as_played,
    signed,
    tile_name,
    tiles_in_words,
    yaku_name,
)
from .relevance import matters
from .settling import POINT
from .usual import usual_value
from .wording import Wording

TANYAO = "tanyao"
"""The yaku after whose openness a house is asked: アリアリ."""

PRINTED = "sheet"
"""The kind of clauses that are printed for people."""

Standing = Literal["usual", "unusual", "own"]


@dataclass(frozen=True)
class Sentence:
    """One rule of the house in words.

    key: the ruleset key that says it, with the entry for tables: `penalties.rulings.noten-riichi`
    stated: the house's page says so; else it is how this project plays what the page leaves open
    standing: "usual" where most riichi players would expect it, "unusual" where they would not, "own"
        for what each house settles for itself
    clauses: the ids of the house's clauses that it tells
    """

    key: str
    heading: str
    text: str
    stated: bool
    standing: Standing
    clauses: tuple[str, ...] = ()


def sentences(rules: Ruleset, words: Wording) -> tuple[Sentence, ...]:
    """All sentences of a house in one language, in reading order."""
    clauses = _Told(rules)
    found = [
        Sentence(
            key,
            heading_of(key),
            text,
            _stated(rules, key),
            _standing(rules, path, key),
            clauses.by(key),
        )
        for path in _paths(rules)
        for key, text in _texts(rules, words, path)
    ]
    return tuple(sorted(found, key=lambda sentence: HEADINGS.index(sentence.heading)))


def _paths(rules: Ruleset) -> Iterator[str]:
    for path in printed_keys():
        section = path.rpartition(".")[0]
        present = not section or value_of(rules, section) is not None
        if present and matters(rules, path):
            yield path


def _stated(rules: Ruleset, key: str) -> bool:
    return not any(key == unstated or key.startswith(f"{unstated}.") for unstated in rules.unstated)


def conduct(rules: Ruleset) -> tuple[str, ...]:
    """The clauses that are only words to people: the house's own, then its manners."""
    printed = (clause.id for clause in clauses_of(rules).values() if PRINTED in clause.kinds)
    return tuple(dict.fromkeys((*printed, *rules.manners)))


class _Told:
    """Which clauses of a house a key's sentence tells."""

    def __init__(self, rules: Ruleset) -> None:
        self._exactly: dict[str, list[str]] = {}
        self._within: dict[str, list[str]] = {}
        for clause in clauses_of(rules).values():
            for key in (*clause.keys, *(f"yaku.han.{yaku}" for yaku in clause.yaku)):
                self._exactly.setdefault(key, []).append(clause.id)
                for section in _beginnings(key)[:-1]:
                    self._within.setdefault(section, []).append(clause.id)

    def by(self, key: str) -> tuple[str, ...]:
        """The clauses carried by a key, by the tables that it stands in, or by its entries."""
        if key.startswith(f"{MANNERS}."):
            return (key.removeprefix(f"{MANNERS}."),)
        found = [clause for name in _beginnings(key) for clause in self._exactly.get(name, ())]
        return tuple(dict.fromkeys((*found, *self._within.get(key, ()))))


def _beginnings(key: str) -> list[str]:
    names = key.split(".")
    return [".".join(names[:length]) for length in range(1, len(names) + 1)]


_OWN = ("seats", "settlement", "bonus", "bust", "penalties", "manners", "length.winds", "length.target")
"""Keys that each house settles for itself, and that every guest asks about."""

_ALWAYS_TOLD = (*_OWN, "length.extra", "tiles.red", "tiles.flowers", "yaku")
"""Keys of which what is played is never told in passing."""


def _standing(rules: Ruleset, path: str, key: str) -> Standing:
    value = value_of(rules, key) if isinstance(value_of(rules, path), dict) else value_of(rules, path)
    if not _stated(rules, key):
        return "own"
    if value != usual_value(rules.seats.players, path, key):
        return "own" if _within(path, _OWN) else "unusual"
    return "own" if _played(value) and _within(path, _ALWAYS_TOLD) else "usual"


def _within(path: str, keys: tuple[str, ...]) -> bool:
    return any(path == key or path.startswith(f"{key}.") for key in keys)


def _played(value: Any) -> bool:
    """Whether a value is more than the absence of something."""
    return bool(value) and value != "none"


def _texts(rules: Ruleset, words: Wording, path: str) -> list[tuple[str, str]]:
    """The sentences of a key: one, or one for each entry of a table or list that is told entry by entry."""
    value, annotation = value_of(rules, path), without_none(type_of(path))
    if path == MANNERS:
        return [(f"{path}.{clause}", words.text(message_id(path, clause))) for clause in conduct(rules)]
    if value is None:
        return [(path, _say(rules, words, message_id(path, "none")))]
    if get_origin(annotation) is dict:
        return list(_table(rules, words, path, value, annotation))
    return [(path, _one(rules, words, path, value, annotation))]


def _say(rules: Ruleset, words: Wording, message: str, **args: int | str) -> str:
    unit = rules.bonus.unit if message.startswith("bonus") else POINT
    return words.text(message, unit=unit, **args)


def _one(rules: Ruleset, words: Wording, path: str, value: Any, annotation: Any) -> str:
    if isinstance(value, tuple):
        return _list(rules, words, path, value, annotation)
    if isinstance(value, bool):
        return _say(rules, words, message_id(path, str(value).lower()))
    if annotation == Flower:
        return _say(rules, words, message_id(path), text=tile_name(words, value))
    if get_origin(annotation) is Literal:
        return _say(rules, words, message_id(path, str(value)))
    if path == "settlement.rate":
        return _say(rules, words, message_id(path), n=value, text=_per_thousand(value))
    if isinstance(value, int):
        return _say(rules, words, message_id(path), n=value)
    if value == "":
        return _say(rules, words, message_id(path, "none"))
    return _say(
        rules,
        words,
        message_id(path),
        text=tiles_in_words(words, value) if path == "tiles.without" else value,
    )


def _list(rules: Ruleset, words: Wording, path: str, value: Sequence[Any], annotation: Any) -> str:
    element, *rest = get_args(annotation)
    if rest != [...]:
        first, second = value
        return _say(rules, words, message_id(path), first=first, second=second)
    if not value:
        return _say(rules, words, message_id(path, "none"))
    if element is int and all_keys()[path].unit == "P":
        return _say(rules, words, message_id(path), list=_uma(value), n=len(value))
    if path == "length.winds":
        winds = words.chained("winds", [words.text(f"wind-{wind}") for wind in value])
        return _say(rules, words, message_id(path), list=winds, n=len(value))
    named = [_named(rules, words, part, element) for part in value]
    return _say(rules, words, message_id(path), list=words.listed(named), n=len(value))


def _named(rules: Ruleset, words: Wording, part: Any, element: Any) -> str:
    if element == Flower:
        return tile_name(words, part)
    if element == Infraction:
        return infraction_names()[part][words.lang]
    if element is int:
        return str(part)
    return yaku_name(words, rules, part)


def _per_thousand(rate: int) -> str:
    """How parlors name the rate: P for 1000 points."""
    return f"{Decimal(1000) / rate:f}"


def _uma(value: Sequence[int]) -> str:
    return " / ".join(signed(amount) for amount in value)


def _table(
    rules: Ruleset, words: Wording, path: str, value: Mapping[str, Any], annotation: Any
) -> Iterator[tuple[str, str]]:
    names, entry = get_args(annotation)
    if path == "yaku.han":
        yield from _open_tanyao(rules, words)
    if entry is Any:
        for name, worth in value.items():
            if path == "yaku.han" and name == TANYAO:
                continue
            said = worth["han"] if path == "yaku.define" else worth
            yield (
                f"{path}.{name}",
                _say(
                    rules,
                    words,
                    message_id(path, "item"),
                    name=yaku_name(words, rules, name),
                    value=any_han_in_words(words, said),
                ),
            )
    elif names == Wind:
        yield path, _by_round(rules, words, path, value)
    elif names == Infraction:
        for name, ruling in value.items():
            what = infraction_names()[name][words.lang]
            yield f"{path}.{name}", _say(rules, words, message_id(path, ruling), what=what)
    elif not any(value.values()):
        yield path, _say(rules, words, message_id(path, "none"))
    else:
        items = [_item(rules, words, path, name, part) for name, part in value.items() if part]
        yield path, _say(rules, words, message_id(path), list=words.listed(items))


def _open_tanyao(rules: Ruleset, words: Wording) -> Iterator[tuple[str, str]]:
    """Whether an open hand has tanyao: what every guest asks first, told also where nothing is said of it.

    A house of fixed yaku in which tanyao is no reason to win says so elsewhere.
    """
    fixed = rules.winning.fixed
    if TANYAO in rules.yaku.off or (fixed.required and TANYAO in fixed.not_open):
        return
    counts = han_as_played(rules, TANYAO).open > 0
    yield f"yaku.han.{TANYAO}", words.text("open-tanyao-true" if counts else "open-tanyao-false")


def _item(rules: Ruleset, words: Wording, path: str, name: str, part: Any) -> str:
    args: dict[str, int | str]
    if path == "tiles.red":
        args = {"name": tile_name(words, f"0{name[-1]}"), "value": part}
    elif path == "payments.full_tsumo":
        args = {"name": int(name), "first": part[0], "second": part[1]}
    else:
        args = {"name": int(name), "value": _uma(part)}
    return _say(rules, words, message_id(path, "item"), **args)


def _by_round(rules: Ruleset, words: Wording, path: str, value: Mapping[str, str]) -> str:
    """What holds in the rounds that are played, rounds that are alike told together."""
    together: dict[str, list[str]] = {}
    for wind in rounds_played(rules):
        if wind in value:
            together.setdefault(value[wind], []).append(words.text(message_id("round", wind)))
    return words.together(
        [
            _say(rules, words, message_id(path, answer), where=words.listed(rounds))
            for answer, rounds in together.items()
        ]
    )


def rounds_played(rules: Ruleset) -> tuple[Wind, ...]:
    """The round winds that may come, extra rounds included."""
    winds = rules.length.winds
    if rules.length.extra != "next-wind":
        return winds
    order: tuple[Wind, ...] = get_args(Wind)
    return (*winds, order[(order.index(winds[-1]) + 1) % len(order)])
