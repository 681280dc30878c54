"""The kernel's shapes against their definition, worked out here the slow way, and against another engine."""

import json
from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import shared

from ariari._kernel import ALL_KINDS, NO_SHANTEN, Forms, HandShape, exhausted, shanten, shanten_batch
from ariari.tiles import parse_tiles

THREE_PLAYERS = ALL_KINDS & ~sum(1 << k for k in range(1, 8))
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]
SUITS = [range(9), range(9, 18), range(18, 27), range(27, 34)]


def counts(text):
    found = [0] * 34
    for tile in parse_tiles(text):
        found[tile.kind] += 1
    return found


def kinds(text):
    return sum(1 << t.kind for t in parse_tiles(text))


# ---- the definition: shanten is one less than the tiles to draw for the nearest complete hand


@cache
def suit_parts(honors):
    """Every way of some groups, without or with a pair, in one suit: (groups, pair) to an array of counts."""
    size = 7 if honors else 9
    groups = [tuple(3 * (k == i) for i in range(size)) for k in range(size)]
    if not honors:
        groups += [tuple(int(k <= i < k + 3) for i in range(size)) for k in range(7)]
    pairs = [tuple(2 * (k == i) for i in range(size)) for k in range(size)]

    def plus(parts, more):
        sums = {tuple(map(sum, zip(a, b, strict=True))) for a in parts for b in more}
        return {s for s in sums if max(s) <= 4}

    parts = {(0, False): {(0,) * size}}
    for n in range(4):
        parts[n + 1, False] = plus(parts[n, False], groups)
    for n in range(5):
        parts[n, True] = plus(parts[n, False], pairs)
    return {key: np.array(sorted(found), dtype=np.int8) for key, found in parts.items()}


def draws_in_suit(held, live):
    """(groups, pair) to the fewest tiles to draw in this suit; kinds that do not exist cannot be in it."""
    missing = [i for i, alive in enumerate(live) if not alive]
    fewest = {}
    for key, parts in suit_parts(len(held) == 7).items():
        parts = parts[~parts[:, missing].any(axis=1)]
        fewest[key] = int(np.maximum(parts - held, 0).sum(axis=1).min()) if len(parts) else NO_SHANTEN
    return fewest


def slow_groups(held, melds, live):
    best = {(0, False): 0}
    for suit in SUITS:
        draws = draws_in_suit(np.array([held[k] for k in suit], dtype=np.int8), [live >> k & 1 for k in suit])
        joined = {}
        for (g, pair), d in best.items():
            for (more, its_pair), e in draws.items():
                if pair and its_pair:
                    continue
                key = g + more, pair or its_pair
                joined[key] = min(joined.get(key, NO_SHANTEN), d + e)
        best = joined
    return min(best[4 - melds, True] - 1, NO_SHANTEN)


def slow_pairs(held, melds, live, forms):
    """Takes the cheapest pairs one by one; a kind gives two pairs only where four of a kind may."""
    if melds or not forms.seven_pairs:
        return NO_SHANTEN
    costs = []
    for k in range(34):
        if live >> k & 1:
            costs.append(max(0, 2 - held[k]))
            if forms.four_as_two_pairs:
                costs.append(min(2, 4 - held[k]))
    return sum(sorted(costs)[:7]) - 1 if len(costs) >= 7 else NO_SHANTEN


def slow_orphans(held, melds, live, forms):
    if melds or not forms.orphans or any(not live >> k & 1 for k in ORPHANS):
        return NO_SHANTEN
    return min(sum(max(0, 1 + (k == pair) - held[k]) for k in ORPHANS) - 1 for pair in ORPHANS)


def slow_by_form(held, melds, forms, live):
    return (
        slow_groups(held, melds, live),
        slow_pairs(held, melds, live, forms),
        slow_orphans(held, melds, live, forms),
    )


# ---- hands to try: from the whole set, and from few kinds, where shapes are dense

PALETTES = {
    "four players": (ALL_KINDS, range(34)),
    "three players": (THREE_PLAYERS, [0, 8, *range(9, 34)]),
    "one suit": (ALL_KINDS, range(9)),
    "one suit and honors": (ALL_KINDS, range(18, 34)),
    "terminals and honors": (THREE_PLAYERS, ORPHANS),
    "without fives and winds": (
        ALL_KINDS & ~kinds("5m5p5s1234z"),
        [k for k in range(31) if k % 9 != 4 and k < 27],
    ),
}
FORMS = st.builds(Forms, seven_pairs=st.booleans(), four_as_two_pairs=st.booleans(), orphans=st.booleans())


@st.composite
def hands(draw, extra=0):
    """Counts of 3n+1 tiles (and `extra` more), melds, and the kinds that exist."""
    live, palette = PALETTES[draw(st.sampled_from(sorted(PALETTES)))]
    melds = draw(st.integers(0, 4))
    size = 13 - 3 * melds + extra
    wall = [k for k in palette for _ in range(4)]
    chosen = draw(st.lists(st.integers(0, len(wall) - 1), min_size=size, max_size=size, unique=True))
    held = [0] * 34
    for i in chosen:
        held[wall[i]] += 1
    return held, melds, live


@given(st.one_of(hands(), hands(extra=1)), FORMS)
def test_shanten_is_as_defined(hand, forms):
    held, melds, live = hand
    shape = HandShape(held, melds, forms, live)
    assert shape.by_form() == slow_by_form(held, melds, forms, live)
    assert shape.shanten() == shanten(held, melds, forms, live) == min(shape.by_form())


@given(hands(), FORMS)
def test_useful_tiles_are_those_that_lower_the_shanten(hand, forms):
    held, melds, live = hand
    shape = HandShape(held, melds, forms, live)
    now = min(slow_by_form(held, melds, forms, live))
    lower = 0
    for k in range(34):
        if live >> k & 1 and held[k] < 4:
            held[k] += 1
            lower |= (min(slow_by_form(held, melds, forms, live)) < now) << k
            held[k] -= 1
    assert shape.useful() == lower


def completes(held, melds, forms):
    """Whether the tiles can be taken apart into a complete hand; five of a kind are not special."""

    def only_groups(rest):
        k = next((k for k in range(34) if rest[k]), None)
        if k is None:
            return True
        triplet = rest[k] >= 3 and only_groups([n - 3 * (i == k) for i, n in enumerate(rest)])
        in_row = k < 27 and k % 9 < 7 and rest[k + 1] and rest[k + 2]
        return triplet or bool(in_row and only_groups([n - (k <= i < k + 3) for i, n in enumerate(rest)]))

    if any(
        n >= 2 and only_groups([m - 2 * (i == k) for i, m in enumerate(held)]) for k, n in enumerate(held)
    ):
        return True
    pairs = sum(n // 2 if forms.four_as_two_pairs else n == 2 for n in held)
    if forms.seven_pairs and not melds and pairs == 7:
        return True
    return (
        forms.orphans and not melds and all(held[k] for k in ORPHANS) and sum(held[k] for k in ORPHANS) == 14
    )


@st.composite
def near_hands(draw):
    """A complete hand with one tile taken out, and perhaps one tile changed."""
    live = draw(st.sampled_from([ALL_KINDS, THREE_PLAYERS]))
    alive = [k for k in range(34) if live >> k & 1]
    runs = [(k, k + 1, k + 2) for k in alive if k < 27 and k % 9 < 7 and k + 1 in alive and k + 2 in alive]
    melds = draw(st.integers(0, 4))
    groups = draw(
        st.lists(st.sampled_from([*runs, *((k,) * 3 for k in alive)]), min_size=4 - melds, max_size=4 - melds)
    )
    pair = draw(st.sampled_from(alive))
    tiles = [*(k for g in groups for k in g), pair, pair]
    tiles.pop(draw(st.integers(0, len(tiles) - 1)))
    if draw(st.booleans()):
        tiles[draw(st.integers(0, len(tiles) - 1))] = draw(st.sampled_from(alive))
    held = [tiles.count(k) for k in range(34)]
    return held, melds, live


@given(st.one_of(near_hands(), hands()), FORMS)
def test_waits_are_the_tiles_that_complete_the_hand(hand, forms):
    held, melds, live = hand
    if max(held) > 4:
        return
    shape = HandShape(held, melds, forms, live)
    complete = 0
    for k in range(34):
        if live >> k & 1:
            with_it = [n + (i == k) for i, n in enumerate(held)]
            complete |= completes(with_it, melds, forms) << k
    assert shape.waits(fifth=True) == complete
    assert shape.waits() == complete & ~exhausted(held)
    minus_one = sum(
        (shape.with_tile(k).shanten() == -1) << k for k in range(34) if live >> k & 1 and held[k] < 4
    )
    assert shape.waits() == minus_one


@given(hands(extra=1), FORMS)
def test_each_discard_is_told_as_the_hand_without_it(hand, forms):
    held, melds, live = hand
    expected = []
    for k in range(34):
        if held[k]:
            rest = HandShape([n - (i == k) for i, n in enumerate(held)], melds, forms, live)
            expected.append((k, rest.shanten(), rest.useful()))
    assert HandShape(held, melds, forms, live).discards() == expected


@given(hands(extra=1), FORMS, st.data())
def test_changing_one_tile_is_the_same_as_starting_anew(hand, forms, data):
    held, melds, live = hand
    shape = HandShape(held, melds, forms, live)
    for _ in range(4):
        out = data.draw(st.sampled_from([k for k in range(34) if held[k]]))
        held[out] -= 1
        shape = shape.without_tile(out)
        into = data.draw(st.sampled_from([k for k in range(34) if live >> k & 1 and held[k] < 4]))
        held[into] += 1
        shape = shape.with_tile(into)
    anew = HandShape(held, melds, forms, live)
    assert (shape.by_form(), shape.discards()) == (anew.by_form(), anew.discards())


@given(st.one_of(hands(), hands(extra=1)), FORMS)
def test_the_bound_of_a_distance_is_never_above_it(hand, forms):
    held, melds, live = hand
    shape = HandShape(held, melds, forms, live)
    now = min(slow_by_form(held, melds, forms, live))
    for steps in range(-1, 9):
        assert not shape.surely_beyond(steps) or now > steps


def test_the_bound_is_mostly_the_distance_itself():
    chance = np.random.default_rng(3)
    deck = np.repeat(np.arange(34), 4)
    met = 0
    for _ in range(500):
        held = np.bincount(chance.permutation(deck)[:13], minlength=34).tolist()
        shape = HandShape(held)
        met += shape.surely_beyond(shape.shanten() - 1)
    assert met > 300


@given(st.lists(st.one_of(hands(), hands(extra=1)), max_size=40), FORMS)
def test_a_batch_is_the_same_as_one_by_one(many, forms):
    for live in (ALL_KINDS, THREE_PLAYERS):
        fitting = [
            (held, melds)
            for held, melds, _ in many
            if not any(held[k] and not live >> k & 1 for k in range(34))
        ]
        rows = np.array([held for held, _ in fitting], dtype=np.uint8).reshape(-1, 34)
        beside = np.array([melds for _, melds in fitting], dtype=np.uint8)
        one_by_one = [HandShape(held, melds, forms, live).shanten() for held, melds in fitting]
        assert shanten_batch(rows, beside, forms, live).tolist() == one_by_one


# ---- rulings


def test_four_of_a_kind_is_two_pairs_only_where_the_house_says_so():
    held = counts("1111m33p55p77s99s1z")
    two_pairs = Forms(four_as_two_pairs=True)
    assert HandShape(held).by_form()[1] == 2  # five pairs; 1z and a seventh kind are wanted
    assert HandShape(held, 0, two_pairs).by_form()[1] == 0
    assert HandShape(held, 0, two_pairs).waits() == kinds("1z")
    assert HandShape(held).waits() == 0


def test_three_of_a_kind_waits_for_its_fourth_as_two_pairs():
    held = counts("111m33p55p77s99s22z")
    assert HandShape(held).waits() == 0
    assert HandShape(held, 0, Forms(four_as_two_pairs=True)).waits() == kinds("1m")


def test_a_fifth_tile_is_no_wait_unless_the_form_alone_counts():
    for text, melds in (("1111m", 3), ("1111m234p", 2), ("4444z234p", 2)):
        held = counts(text)
        assert HandShape(held, melds).waits() == 0
        assert HandShape(held, melds).waits(fifth=True) == kinds(text[0] + ("z" if "z" in text else "m"))
    # 111123m + two melds: 23m waits for 1m, all four held, and for 4m.
    assert HandShape(counts("111123m5z"), 2).waits() == kinds("5z")
    assert HandShape(counts("1111m23m5z"), 2).waits(fifth=True) == kinds("5z")


def test_a_three_player_set_has_no_2m_to_wait_for():
    assert HandShape(counts("11m22z"), 3, Forms(), THREE_PLAYERS).waits() == kinds("1m2z")
    # The fourth 1m is the start of a run where there are 2m and 3m; at three players it is dead weight.
    held = counts("1111m55p4z")
    assert HandShape(held, 2).useful() & kinds("2345678m") == kinds("23m")
    assert HandShape(held, 2, Forms(), THREE_PLAYERS).useful() & kinds("2345678m") == 0


def test_orphans_with_and_without_a_pair():
    assert HandShape(counts("19m19p19s1234567z")).waits() == kinds("19m19p19s1234567z")
    assert HandShape(counts("19m19p19s1234566z")).waits() == kinds("7z")
    assert HandShape(counts("19m19p19s1234566z"), 0, Forms(orphans=False)).by_form()[2] == NO_SHANTEN


def test_a_hand_with_melds_has_groups_only():
    assert HandShape(counts("1122m3344p55s"), 1).by_form()[1:] == (NO_SHANTEN, NO_SHANTEN)


@pytest.mark.parametrize(
    ("held", "melds", "says"),
    [
        ([5, 4, 4] + [0] * 31, 0, "5 tiles of kind 0"),
        ([4, 4, 4] + [0] * 31, 0, "12 concealed tiles beside 0 melds; there must be 13 or 14"),
        ([4, 4, 4, 1] + [0] * 30, 1, "13 concealed tiles beside 1 melds; there must be 10 or 11"),
        ([4, 4, 4, 1] + [0] * 30, 5, "5 melds"),
    ],
)
def test_a_hand_that_cannot_be_is_refused(held, melds, says):
    with pytest.raises(ValueError, match=says):
        HandShape(held, melds)
    good = counts("123m456p789s11222z")
    with pytest.raises(ValueError, match=f"hand 1: {says}"):
        shanten_batch(np.array([good, held], dtype=np.uint8), np.array([0, melds], dtype=np.uint8))


def test_counts_are_34_numbers():
    good = counts("123m456p789s11222z")
    assert shanten(good) == shanten(tuple(good)) == shanten(bytes(good)) == -1
    with pytest.raises(ValueError, match="counts are 34 numbers"):
        shanten(good[:33])
    with pytest.raises(ValueError, match="counts are 34 numbers"):
        shanten(bytes(good) + b"0")
    with pytest.raises(TypeError):
        shanten(["1"] * 34)
    with pytest.raises(ValueError, match="-1 tiles of kind 3"):
        shanten([1, 1, 1, -1] + [0] * 30)
    with pytest.raises(ValueError, match="300 tiles of kind 0"):
        shanten([300] + [0] * 33)


def test_a_kind_that_is_not_in_the_set_is_refused():
    held = counts("222m456p789s1122z")
    with pytest.raises(ValueError, match="kind 1 is not in the tile set"):
        HandShape(held, 0, Forms(), THREE_PLAYERS)
    with pytest.raises(ValueError, match="hand 0: kind 1 is not in the tile set"):
        shanten_batch(np.array([held], dtype=np.uint8), live=THREE_PLAYERS)


def test_every_row_of_majiangs_shanten_agrees():
    """20,000 hands of 14 tiles, each form by itself. There is no rule difference: not one row is excepted."""
    rows = [json.loads(line) for line in shared("data/majiang-shanten.jsonl").read_text().splitlines()]
    different = []
    for row in rows:
        form = row["expect"]
        ours = HandShape(counts(row["hand"])).by_form()
        if ours != (form["groups"], form["pairs"], form["orphans"]):
            different.append((row["id"], row["hand"], ours, form))
    assert not different
    together = shanten_batch(np.array([counts(row["hand"]) for row in rows], dtype=np.uint8))
    assert together.tolist() == [min(row["expect"].values()) for row in rows]
