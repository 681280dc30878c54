"""Readings of winning hands, against the definition and on hands chosen for their ambiguity."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ariari import _kernel
from ariari.tiles import Tile, parse_tiles

MAX_READINGS = 64  # kernel/reading.hpp
Melds = Sequence[tuple[str, int]]


def counts_of(text: str) -> list[int]:
    counts = [0] * 34
    for tile in parse_tiles(text):
        counts[tile.kind] += 1
    return counts


def read(
    text: str, win: str | None, melds: Melds = (), tsumo: bool = True, four_as_two_pairs: bool = False
) -> list[_kernel.Reading]:
    kind = Tile(win).kind if win else None
    forms = _kernel.Forms(four_as_two_pairs=four_as_two_pairs)
    return _kernel.readings(counts_of(text), melds, kind, tsumo, forms)


def tiles_of(group: _kernel.Group) -> list[int]:
    if group.type == "run":
        return [group.first, group.first + 1, group.first + 2]
    return [group.first] * (4 if group.type == "quad" else 3)


def rebuilt(reading: _kernel.Reading) -> list[int]:
    counts = [0] * 34
    for group in reading.groups:
        for kind in tiles_of(group):
            counts[kind] += 1
    if reading.form == "orphans":
        for kind in range(34):
            counts[kind] += reading.kinds >> kind & 1
    for kind in reading.pairs:
        counts[kind] += 1 if reading.form == "orphans" else 2
    return counts


def shape(reading: _kernel.Reading) -> tuple:
    """What makes a reading differ from another."""
    groups = sorted((group.type, group.first) for group in reading.groups)
    won = None
    if reading.win_group >= 0:
        group = reading.groups[reading.win_group]
        won = (group.type, group.first)
    return reading.form, tuple(groups), tuple(reading.pairs), won


def decompositions(counts: list[int], groups: int) -> Iterator[tuple[int, tuple]]:
    """The definition: a pair, and triplets and runs taken away one after the other in every order."""
    for pair in range(34):
        if counts[pair] >= 2:
            rest = counts.copy()
            rest[pair] -= 2
            for found in set(groupings(tuple(rest), groups)):
                yield pair, found


def groupings(counts: tuple[int, ...], groups: int) -> Iterator[tuple]:
    if groups == 0:
        if not any(counts):
            yield ()
        return
    lowest = next((kind for kind in range(34) if counts[kind]), 0)
    options = [("triplet", [lowest] * 3)]
    if lowest < 27 and lowest % 9 < 7:
        options.append(("run", [lowest, lowest + 1, lowest + 2]))
    for kind, tiles in options:
        rest = list(counts)
        for tile in tiles:
            rest[tile] -= 1
        if min(rest) >= 0:
            for more in groupings(tuple(rest), groups - 1):
                yield tuple(sorted(((kind, lowest), *more)))


def expected(counts: list[int], win: int, groups: int) -> set[tuple]:
    """Every decomposition with every group, and the pair, that the winning tile can have completed."""
    found = set()
    for pair, parts in decompositions(counts, groups):
        if pair == win:
            found.add((pair, parts, None))
        for kind, first in set(parts):
            if first == win or (kind == "run" and first <= win <= first + 2):
                found.add((pair, parts, (kind, first)))
    return found


@st.composite
def complete_hands(draw: st.DrawFn) -> tuple[list[int], list[tuple[str, int]], int]:
    """Concealed counts with the winning tile, melds, the winning tile; few kinds, so that readings abound."""
    total = [0] * 34
    melds: list[tuple[str, int]] = []
    concealed = [0] * 34

    def take(tiles: list[int], into: list[int]) -> bool:
        more = Counter(tiles)
        if any(total[kind] + n > 4 for kind, n in more.items()):
            return False
        for kind in tiles:
            total[kind] += 1
            into[kind] += 1
        return True

    first = draw(st.sampled_from([0, 9, 18]))
    meld_count = draw(st.integers(0, 3))
    done = 0
    while done < 4:
        called = done < meld_count
        word = draw(st.sampled_from(["chi", "pon", "ankan", "daiminkan"] if called else ["chi", "pon"]))
        kind = draw(st.integers(first, first + 6) if word == "chi" else st.integers(first, 33))
        size = 4 if word.endswith("kan") else 3
        tiles = [kind, kind + 1, kind + 2] if word == "chi" else [kind] * size
        if take(tiles, [0] * 34 if called else concealed):
            melds += [(word, kind)] if called else []
            done += 1
    pair = draw(st.sampled_from([kind for kind in range(34) if total[kind] <= 2]))
    take([pair, pair], concealed)
    win = draw(st.sampled_from([kind for kind in range(34) if concealed[kind]]))
    return concealed, melds, win


@given(complete_hands(), st.booleans())
def test_every_reading_rebuilds_the_hand(hand: tuple, tsumo: bool) -> None:
    concealed, melds, win = hand
    found = _kernel.readings(concealed, melds, win, tsumo)
    assert found
    whole = concealed.copy()
    for word, kind in melds:
        for tile in [kind, kind + 1, kind + 2] if word == "chi" else [kind] * (4 if "kan" in word else 3):
            whole[tile] += 1
    for reading in found:
        assert rebuilt(reading) == whole
        assert reading.kinds == sum(1 << kind for kind in range(34) if whole[kind])


@given(complete_hands(), st.booleans())
def test_readings_are_those_of_the_definition_each_once(hand: tuple, tsumo: bool) -> None:
    concealed, melds, win = hand
    found = [r for r in _kernel.readings(concealed, melds, win, tsumo) if r.form == "groups"]
    seen = []
    for reading in found:
        own = tuple(sorted((group.type, group.first) for group in reading.groups[len(melds) :]))
        seen.append((reading.pairs[0], own, shape(reading)[3]))
    assert len(seen) == len(set(seen))
    assert set(seen) == expected(concealed, win, 4 - len(melds))


@given(complete_hands())
def test_a_group_is_concealed_unless_called_or_completed_by_ron(hand: tuple) -> None:
    concealed, melds, win = hand
    for tsumo in (True, False):
        for reading in _kernel.readings(concealed, melds, win, tsumo):
            for place, group in enumerate(reading.groups):
                called = place < len(melds) and melds[place][0] != "ankan"
                assert group.called == called
                assert group.concealed == (not called and (tsumo or place != reading.win_group))


@given(complete_hands())
def test_without_a_winning_tile_each_decomposition_comes_once(hand: tuple) -> None:
    concealed, melds, _ = hand
    found = [r for r in _kernel.readings(concealed, melds) if r.form == "groups"]
    own = [tuple(sorted((g.type, g.first) for g in r.groups[len(melds) :])) for r in found]
    seen = [(reading.pairs[0], groups) for reading, groups in zip(found, own, strict=True)]
    assert len(seen) == len(set(seen))
    assert set(seen) == set(decompositions(concealed, 4 - len(melds)))


@given(st.lists(st.integers(0, 33), min_size=14, max_size=14))
def test_a_hand_has_readings_exactly_when_it_is_complete(tiles: list[int]) -> None:
    counts = [min(4, tiles.count(kind)) for kind in range(34)]
    if sum(counts) == 14:
        win = next(kind for kind in range(34) if counts[kind])
        assert bool(_kernel.readings(counts, (), win)) == (_kernel.HandShape(counts).shanten() == -1)


def test_seven_runs_of_pairs_are_both_pairs_and_groups() -> None:
    found = read("22334455667788m", "2m")
    assert Counter(reading.form for reading in found) == {"pairs": 1, "groups": 3}
    pairs = next(reading for reading in found if reading.form == "pairs")
    assert pairs.pairs == [1, 2, 3, 4, 5, 6, 7] and pairs.wait == "pair"
    assert sorted(reading.pairs[0] + 1 for reading in found if reading.form == "groups") == [2, 5, 8]


def test_three_triplets_in_a_row_are_three_runs_too() -> None:
    found = read("111222333m78s55z9s", "9s")
    assert sorted([group.type for group in reading.groups].count("run") for reading in found) == [1, 4]
    assert {reading.wait for reading in found} == {"open"}


@pytest.mark.parametrize(
    ("hand", "win", "waits"),
    [
        ("123m456p789s11z22m2m", "1m", {"open"}),
        ("123m456p789s11222z", "1m", {"open"}),
        ("123m456p789s11222z", "2m", {"closed"}),
        ("123m456p789s11222z", "3m", {"edge"}),
        ("123m456p789s11222z", "7s", {"edge"}),
        ("123m456p789s11222z", "9s", {"open"}),
        ("123m456p789s11222z", "1z", {"pair"}),
        ("123m456p789s11222z", "2z", {"twin"}),
        ("234555m456p789s11z", "5m", {"twin"}),
        ("33345m456p789s111z", "3m", {"open", "pair"}),
        ("34555m456p789s111z", "5m", {"open", "pair"}),
    ],
)
def test_what_was_waited_for(hand: str, win: str, waits: set[str]) -> None:
    assert {reading.wait for reading in read(hand, win)} == waits


def test_ron_on_a_triplet_leaves_three_concealed() -> None:
    (reading,) = read("111m222p333s44z555z", "5z", tsumo=False)
    assert [group.concealed for group in reading.groups].count(True) == 3
    (reading,) = read("111m222p333s44z555z", "4z", tsumo=False)
    assert all(group.concealed for group in reading.groups)


def test_melds_come_first_in_the_order_called() -> None:
    (reading,) = read("123m55z", "1m", [("pon", 33), ("ankan", 0), ("chi", 9)])
    assert [(g.type, g.first, g.called) for g in reading.groups] == [
        ("triplet", 33, True),
        ("quad", 0, False),
        ("run", 9, True),
        ("run", 0, False),
    ]


def test_four_of_a_kind_as_two_pairs_only_where_the_house_has_it() -> None:
    hand = "1111m22p33p55s77s9s9s"
    assert read(hand, "1m") == []
    (reading,) = read(hand, "1m", four_as_two_pairs=True)
    assert reading.form == "pairs" and reading.pairs[:2] == [0, 0]


def test_orphans_tell_thirteen_waits_from_one() -> None:
    (thirteen,) = read("19m19p19s12345677z", "7z")
    assert thirteen.form == "orphans" and thirteen.pairs == [33] and thirteen.wait == "pair"
    (one,) = read("19m19p19s12345677z", "1m")
    assert one.wait == "closed"
    assert read("19m19p19s1234566z7m", "1m") == []


def test_impossible_input_is_refused() -> None:
    with pytest.raises(ValueError, match="more than four"):
        _kernel.readings([5, *[0] * 33], (), 0)
    with pytest.raises(ValueError, match="chi cannot start at kind 7"):
        _kernel.readings([0] * 34, [("chi", 7)], 0)
    with pytest.raises(ValueError, match="no meld kan"):
        _kernel.readings([0] * 34, [("kan", 7)], 0)
    assert _kernel.readings(counts_of("123m456p789s11222z"), (), 8) == []


def _suits_of(tiles: int) -> Iterator[tuple[int, ...]]:
    def fill(ranks: int, left: int) -> Iterator[tuple[int, ...]]:
        if ranks == 0:
            if left == 0:
                yield ()
            return
        for n in range(min(4, left) + 1):
            for rest in fill(ranks - 1, left - n):
                yield (n, *rest)

    return fill(9, tiles)


def _most_decompositions(tiles: int) -> int:
    """Over all hands with so many tiles in one suit; what the hand lacks is melds and a pair of honors."""
    groups, pair = divmod(tiles, 3)
    melds = [("pon", 33 - i) for i in range(4 - groups)]
    honors = [0] * 25
    honors[27 - 9] = 0 if pair else 2
    return max(len(_kernel.readings([*suit, *honors], melds)) for suit in _suits_of(tiles))


def test_no_hand_has_more_readings_than_there_is_room_for() -> None:
    # A suit with the pair and up to two without; a decomposition has at most five places for the winning
    # tile, and seven pairs come on top.
    with_pair = {groups: _most_decompositions(3 * groups + 2) for groups in range(5)}
    without = {groups: _most_decompositions(3 * groups) for groups in range(1, 5)} | {0: 1}
    most = max(
        with_pair[a] * without[b] * without[c] for a, b, c in product(range(5), repeat=3) if a + b + c <= 4
    )
    assert 5 * most + 1 <= MAX_READINGS
