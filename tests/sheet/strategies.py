"""Other values for the keys of a ruleset, for changing one key at a time."""

from collections import Counter
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st

from ariari.rules.keys import all_keys, value_of
from ariari.rules.model import Ruleset
from ariari.sheet.message_ids import printed_keys, type_of, without_none
from ariari.sheet.sentences import rounds_played
from ariari.yaku import catalogue

OWN_YAKU = {
    "name": {"ja": "試役", "zh": "试役", "en": "Trial"},
    "han": 2,
    "when": "every(green)",
}
TEXTS = {
    "settlement.price": ["0.3", "0.5", "1.0"],
    "bonus.unit": ["P", "G", "pt"],
    "tiles.without": ["", "2345678m"],
}
ROUNDS = [("E",), ("E", "S"), ("E", "S", "W"), ("E", "S", "W", "N")]


def changeable(rules: Ruleset) -> list[str]:
    """The keys of which this house has a value and that its sheet tells."""
    return [
        path
        for path in printed_keys()
        if path != "manners" and ("." not in path or value_of(rules, path.rpartition(".")[0]) is not None)
    ]


def with_value(rules: Any, path: str, value: Any) -> Any:
    """The ruleset with one key changed."""
    name, _, rest = path.partition(".")
    inner = with_value(getattr(rules, name), rest, value) if rest else value
    return rules.model_copy(update={name: inner})


def other_values(rules: Ruleset, path: str) -> st.SearchStrategy[Any]:
    """Values that a key might have instead of its own."""
    current = value_of(rules, path)
    values = _values(rules, path, without_none(type_of(path)))
    if NoneType in get_args(type_of(path)):
        values = values | st.none()
    return values.filter(lambda value: value != current)


def _values(rules: Ruleset, path: str, annotation: Any) -> st.SearchStrategy[Any]:
    origin, args = get_origin(annotation), get_args(annotation)
    if annotation is bool:
        return st.booleans()
    if origin is Literal:
        return st.sampled_from(args)
    if path == "settlement.rate":
        return st.sampled_from([100, 200, 250, 400, 500, 1000])
    if annotation is int:
        return st.integers(0, 60_000)
    if annotation is str:
        return st.sampled_from(TEXTS[path])
    if path == "length.winds":
        return st.sampled_from(ROUNDS)
    if origin is tuple and args[-1] is ...:
        return _lists(rules, path, args[0])
    if origin is tuple:
        return st.tuples(st.integers(1, 500), st.integers(1, 500))
    return _tables(rules, path, args)


def _lists(rules: Ruleset, path: str, element: Any) -> st.SearchStrategy[Any]:
    if element is int:
        size = rules.seats.players if all_keys()[path].unit == "P" else 2
        return st.lists(st.integers(3, 99), min_size=size, max_size=size).map(tuple)
    words = get_args(element) or sorted(catalogue())
    order = sorted if path == "tiles.flowers.tiles" else list  # a set's order says nothing
    return st.lists(st.sampled_from(words), max_size=4, unique=True).map(lambda found: tuple(order(found)))


def _tables(rules: Ruleset, path: str, args: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    names, value = args
    if path == "yaku.define":
        return st.sampled_from([{}, {"trial": OWN_YAKU}, {"trial": {**OWN_YAKU, "han": 3}}])
    if path == "yaku.han":
        worth = st.sampled_from([1, 2, 3, 6, "yakuman", "double-yakuman", {"closed": 3, "open": 2}])
        return st.dictionaries(st.sampled_from(sorted(catalogue())), worth, max_size=4)
    if path == "payments.full_tsumo":
        amounts = st.tuples(st.integers(1, 20_000), st.integers(1, 20_000))
        return st.dictionaries(st.sampled_from(["1000", "2000", "8000"]), amounts, max_size=3)
    if path == "settlement.uma_by_floaters":
        uma = st.lists(st.integers(-30, 30), min_size=4, max_size=4).map(tuple)
        return st.fixed_dictionaries(dict.fromkeys(get_args(names), uma))
    if path == "tiles.red":
        counts = st.fixed_dictionaries({name: st.integers(0, 4) for name in get_args(names)})
        return counts.filter(lambda table: +Counter(table) != +Counter(rules.tiles.red))
    answers = st.sampled_from(get_args(value))
    if len(get_args(names)) == len("ESWN"):
        return st.fixed_dictionaries(dict.fromkeys(get_args(names), answers)).filter(
            lambda table: any(table[wind] != value_of(rules, path).get(wind) for wind in rounds_played(rules))
        )
    return st.dictionaries(st.sampled_from(get_args(names)), answers, max_size=5)
