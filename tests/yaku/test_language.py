"""The condition language: what it says of a hand, and what it says of a mistake."""

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ariari import _kernel
from ariari.yaku import YakuError, catalogue
from ariari.yaku.definition import definition
from ariari.yaku.language import read
from ariari.yaku.program import ACCEPT, REJECT
from ariari.yaku.tree import And, Node, Not, Or, need, program

from .hands import Win, play

NAME = {"ja": "試", "zh": "试", "en": "Trial"}
CALLED = Win("234m55z345s", "2m", ["pon 666z", "chi 789p"], seat="W", round="S")
TRIPLETS = Win("222m555p888s11177z", "7z", ron=True, seat="E", facts="dealer")
PAIRS = Win("1133m5577p2299s44z", "1m", facts="riichi")
TWINS = Win("223344m556677p11z", "2m")
STRAIGHT = Win("123456789m111p99s", "9m", ron=True)
ORPHANS = Win("19m19p19s12345677z", "1m")


def holds(condition: str, win: Win) -> bool:
    """Whether some reading satisfies the condition, asked of the kernel."""
    alone = _asks(condition)
    return any("trial" in alone.evaluate(reading, *win.circumstances()) for reading in win.readings())


@cache
def _asks(condition: str) -> _kernel.YakuSet:
    trial = {"name": NAME, "han": 1, "when": condition}
    return play(off=tuple(catalogue()), define={"trial": trial})


@pytest.mark.parametrize(
    ("condition", "win", "expected"),
    [
        ("closed", CALLED, False),
        ("not closed", CALLED, True),
        ("ron", TRIPLETS, True),
        ("tsumo or ron", CALLED, True),
        ("dealer", TRIPLETS, True),
        ("form(pairs)", PAIRS, True),
        ("form(groups, orphans)", PAIRS, False),
        ("form(groups, orphans)", ORPHANS, True),
        ("runs == 3", CALLED, True),
        ("runs > 3", CALLED, False),
        ("runs <= 3", CALLED, True),
        ("runs != 3", CALLED, False),
        ("runs < 3", CALLED, False),
        ("runs", TRIPLETS, False),
        ("triplets", CALLED, True),
        ("triplets == 0", TWINS, True),
        ("concealed_triplets >= 2", TRIPLETS, True),
        ("concealed_triplets == 2", TRIPLETS, False),
        ("calls == 2", CALLED, True),
        ("twins == 2", TWINS, True),
        ("suits == 3", CALLED, True),
        ("suits >= 2", STRAIGHT, True),
        ("suits < 3", STRAIGHT, False),
        ("wait(pair)", TRIPLETS, True),
        ("wait(edge, closed)", TRIPLETS, False),
        ("wait(edge, closed)", ORPHANS, True),
        ("every(man)", STRAIGHT, False),
        ("every(man | pin | sou)", STRAIGHT, True),
        ("every(~honors)", STRAIGHT, True),
        ("has(honors)", STRAIGHT, False),
        ("has(dragons - hatsu)", CALLED, True),
        ("has(dragons & hatsu)", TRIPLETS, False),
        ("has(kinds('19m'))", STRAIGHT, True),
        ("has_all(kinds('19m'))", STRAIGHT, True),
        ("has_all(kinds('19m5z'))", STRAIGHT, False),
        ("each_group(terminals | honors)", CALLED, False),
        ("each_group(simples)", TWINS, False),
        ("each_group(simples | east)", TWINS, True),
        ("wins_on(man)", STRAIGHT, True),
        ("wins_on(terminals)", TRIPLETS, False),
        ("triplets_of(dragons)", CALLED, True),
        ("triplets_of(seat_wind)", TRIPLETS, True),
        ("triplets_of(value_tiles) == 1", TRIPLETS, True),
        ("triplets_of(value_tiles - seat_wind)", TRIPLETS, False),
        ("triplets_of(~(seat_wind | round_wind)) == 3", TRIPLETS, True),
        ("pair_of(dragons)", CALLED, True),
        ("pair_of(simples) == 4", PAIRS, True),
        ("tiles_of(terminals) == 6", STRAIGHT, False),
        ("tiles_of(terminals) == 7", STRAIGHT, True),
        ("sum_of(man) == 45", STRAIGHT, True),
        ("sum_of(man) > 45", STRAIGHT, False),
        ("sum_of(honors)", CALLED, False),
        ("covers('123456789')", STRAIGHT, True),
        ("covers_before('123456789')", STRAIGHT, False),
        ("covers_before('12345678')", STRAIGHT, True),
        ("same_suit(run(1), run(4), run(7), triplet(1))", STRAIGHT, False),
        ("same_suit(run(n), run(n + 3), run(n + 6))", STRAIGHT, True),
        ("same_suit(run(n), run(n))", TWINS, True),
        ("same_suit(run(n), run(n), run(n + 3))", TWINS, False),
        ("same_suit(run(2), pair(n))", TWINS, False),
        ("same_suit(triplet(n)) and same_suit(pair(9))", STRAIGHT, True),
        ("same_suit(quad(n))", TRIPLETS, False),
        ("different_suits(triplet(n), triplet(n + 3), triplet(n + 6))", TRIPLETS, True),
        ("different_suits(triplet(n + 3), triplet(n + 6), triplet(n))", TRIPLETS, True),
        ("different_suits(triplet(n), triplet(n + 1))", TRIPLETS, False),
        ("different_suits(run(2), run(5))", TWINS, True),
        ("every_suit(triplet(n))", TRIPLETS, False),
        ("(closed or runs == 3) and (not closed or ron)", CALLED, True),
        ("not (closed or runs == 3)", CALLED, False),
        ("not (closed and triplets == 4) or dealer and not ron", TRIPLETS, False),
        ("closed\n  and ron", TRIPLETS, True),
    ],
)  # fmt: skip
def test_what_a_condition_says(condition: str, win: Win, expected: bool) -> None:
    assert holds(condition, win) == expected


ATOMS = [
    *("closed", "ron", "dealer", "riichi", "runs == 3", "runs", "triplets >= 2", "concealed_triplets == 3"),
    *(
        "twins",
        "suits == 2",
        "suits >= 2",
        "has(honors)",
        "every(simples)",
        "form(pairs)",
        "wait(open, twin)",
    ),
    *(
        "triplets_of(seat_wind)",
        "pair_of(value_tiles)",
        "same_suit(run(n), run(n + 3))",
        "each_group(simples)",
    ),
    *("different_suits(run(n), run(n))", "tiles_of(terminals) >= 6", "wins_on(man)"),
]
EXPRESSIONS = st.recursive(
    st.sampled_from(ATOMS),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map(lambda two: f"({two[0]} and {two[1]})"),
        st.tuples(inner, inner).map(lambda two: f"({two[0]} or {two[1]})"),
        inner.map(lambda one: f"not ({one})"),
    ),
    max_leaves=8,
)
WINS = [CALLED, TRIPLETS, PAIRS, TWINS, STRAIGHT, ORPHANS, replace(TWINS, ron=True)]


@given(EXPRESSIONS, st.sampled_from(WINS))
def test_and_or_not_mean_what_python_means_by_them(expression: str, win: Win) -> None:
    sets = {atom: _asks(atom) for atom in ATOMS if atom in expression}
    whole = _asks(expression)
    for reading in win.readings():
        truth = expression
        for atom in sorted(sets, key=len, reverse=True):
            value = "trial" in sets[atom].evaluate(reading, *win.circumstances())
            truth = truth.replace(atom, "\0" + str(int(value)))
        expected = bool(eval(truth.replace("\0", "")))
        assert ("trial" in whole.evaluate(reading, *win.circumstances())) == expected


@given(EXPRESSIONS)
def test_programs_jump_forward_only_and_end(expression: str) -> None:
    steps = program(read(expression))
    for place, step in enumerate(steps):
        assert step.jump in (ACCEPT, REJECT) or place < step.jump < len(steps)


def test_what_is_needed_is_not_asked_again() -> None:
    node = read("closed and runs == 4 and not tsumo")
    assert program(node) == ()
    assert need(read("closed or closed and ron")) == need(read("closed"))
    assert need(read("closed or ron")) == 0
    assert isinstance(read("closed and (ron or not dealer)"), And)
    assert _kinds(read("closed and (ron or not dealer)")) == {And, Or, Not}


def _kinds(node: Node) -> set[type]:
    match node:
        case And(parts) | Or(parts):
            return {type(node)}.union(*(_kinds(part) for part in parts))
        case Not(part):
            return {Not} | _kinds(part)
    return set()


@pytest.mark.parametrize(
    ("condition", "word", "position", "says"),
    [
        ("closd and tsumo", "closd", 1, "there is no word 'closd'; did you mean 'closed'?"),
        ("closed and  tsum0", "tsum0", 13, "did you mean 'tsumo'?"),
        ("  closed and evry(man)", "evry", 14, "did you mean 'every'?"),
        ("closed and\ntsum0", "tsum0", 12, "did you mean 'tsumo'?"),
        ("every(mam)", "mam", 7, "is no tile set; did you mean 'man'?"),
        ("every(man, pin)", "every(man, pin)", 1, "must have one argument"),
        ("every()", "every()", 1, "must have one argument"),
        ("every(kinds('19x'))", "'19x'", 13, "'x' in '19x' is no suit"),
        ("every(kinds('8z'))", "'8z'", 13, "there is no kind 8z"),
        ("every(kinds(19))", "19", 13, "must be tiles in quotes"),
        ("every(closed)", "closed", 7, "is no tile set"),
        ("honors", "honors", 1, "is a tile set, not a condition; say has(honors)"),
        ("runs == many", "many", 9, "must be a number to compare runs with"),
        ("runs >= 5", "5", 9, "never so: runs is 0 to 4"),
        ("runs >= 0", "0", 9, "always so"),
        ("suits == 4", "4", 10, "can never be: suits is 0 to 3"),
        ("triplets_of(haku) == 2", "2", 22, "can never be: triplets_of is 0 to 1"),
        ("closed == 1", "closed", 1, "is not a quantity"),
        ("every(man) >= 1", "every(man)", 1, "is not a quantity"),
        ("1 < runs", "1", 1, "is not a quantity"),
        ("1 < runs < 3", "1 < runs < 3", 1, "a comparison with one number"),
        ("form(sevens)", "sevens", 6, "is no form; there are groups, pairs, orphans"),
        ("form()", "form()", 1, "needs one of groups, pairs, orphans"),
        ("wait(shanpon)", "shanpon", 6, "is no wait; there are open, closed, edge, pair, twin"),
        ("same_suit()", "same_suit()", 1, "needs items"),
        ("same_suit(run(8))", "run(8)", 11, "is not on a suit: run takes 1 to 7"),
        ("same_suit(run(1), chi(4))", "chi(4)", 19, "is no item of a pattern"),
        ("same_suit(run(m))", "m", 15, "is no rank"),
        ("same_suit(triplet(n), triplet(n + 9))", "same_suit", 11, "no n puts all of these on ranks"),
        ("different_suits(run(n))", "different_suits", 17, "takes two or three items"),
        ("same_suit(run(1), run(1), run(1), run(1), run(1))", "same_suit", 43, "5 groups are wanted"),
        ("every_suit(run(n), triplet(n))", "every_suit", 20, "6 groups are wanted; a hand has 4"),
        ("runs(1)", "runs(1)", 1, "stands alone"),
        ("closed and every", "every", 12, "needs an argument: every(…)"),
        ("run(1)", "run(1)", 1, "is an item of a pattern"),
        ("kinds", "kinds", 1, "say has(kinds('19m'))"),
        ("covers('1230')", "'1230'", 8, "must be ranks in quotes"),
        ("covers('11111')", "'11111'", 8, "asks for 5 tiles of rank 1"),
        ("closed and", "and", 8, "nothing follows 'and'"),
        ("closed andd tsumo", "andd", 8, "this is no condition"),
        ("runs = 4", "=", 6, "equality is written =="),
        ("has(man))", ")", 9, "unmatched ')'"),
        ("closed & tsumo", "closed & tsumo", 1, "is no condition"),
        ("every(set=man)", "man", 11, "arguments here have none"),
        ("__import__('os')", "__import__", 1, "there is no word '__import__'"),
        ("closed.real", "closed.real", 1, "is no condition"),
        ("True", "True", 1, "is no condition"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_column(condition: str, word: str, position: int, says: str) -> None:
    with pytest.raises(YakuError) as caught:
        read(condition)
    assert says in str(caught.value)
    assert (caught.value.word, caught.value.position) == (word, position)


def test_the_error_says_which_yaku_and_key() -> None:
    with pytest.raises(YakuError) as caught:
        definition("mine", {"name": NAME, "han": 1, "when": "closed", "part": "evry(man)"})
    assert str(caught.value).startswith("mine.part: column 1: there is no word 'evry'")
    with pytest.raises(YakuError, match=r"mine\.part: 'closed' names no groups of the hand"):
        definition("mine", {"name": NAME, "han": 1, "when": "closed", "part": "closed"})


def test_a_part_may_be_given() -> None:
    steps = {part: definition("mine", {"name": NAME, "han": 1, "when": "every(man)", "part": part}).part
             for part in ("all", "none", "triplets_of(man)", "has(man)", "runs")}  # fmt: skip
    assert steps["none"] == () and len(steps["all"]) == 1
    assert steps["triplets_of(man)"] and steps["triplets_of(man)"] != steps["all"]
