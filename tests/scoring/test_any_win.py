"""What holds for every legal win under every house."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st
from legal_wins import legal_wins

import ariari
from ariari import _kernel
from ariari.scoring import NoYaku, Score, Win, score_batch

HOUSES = {
    id: ariari.load(id)
    for id in (
        "daisuki-sanma",
        "daisuki-yonma",
        "echoes-yonma",
        "ponta-sanma-03",
        "ponta-sanma-05",
        "tenhou",
        "tenhou-sanma",
        "mahjong-soul",
        "mahjong-soul-sanma",
        "m-league",
        "wrc",
        "majiang",
    )
}


def any_win(examples: int) -> settings:
    """Many drawn hands have no yaku and are drawn anew."""
    health = [HealthCheck.filter_too_much, HealthCheck.too_slow]
    return settings(max_examples=examples, deadline=None, suppress_health_check=health)


@st.composite
def scored(draw: st.DrawFn) -> Score:
    """A win that may win."""
    rules = HOUSES[draw(st.sampled_from(sorted(HOUSES)))]
    record = draw(legal_wins(rules))
    try:
        return ariari.score(rules, Win(**record))
    except NoYaku as error:
        assert error.where == "yaku"
        reject()


@any_win(400)
@given(scored())
def test_payments_balance(score: Score) -> None:
    record, house = score.prepared.record, score.prepared.house
    sticks = record.sticks * house.rules.riichi.stick
    assert sum(t.amount for t in score.transfers if t.reason == "sticks") == sticks
    assert all(t.amount > 0 and t.to == record.seat and t.from_ != record.seat for t in score.transfers)
    if record.from_ == "?":
        assert (score.deltas, score.bonus) == (None, None)
        return
    deltas, bonus = score.deltas, score.bonus
    assert deltas is not None and bonus is not None
    assert sum(deltas.values()) == sticks
    assert sum(bonus.values()) == 0
    assert deltas[record.seat] >= score.points > 0
    payers = [wind for wind, change in deltas.items() if change < 0]
    assert payers == [record.from_] if record.from_ else len(payers) == house.players - 1


@any_win(400)
@given(scored())
def test_no_reading_pays_more_than_the_chosen_one(score: Score) -> None:
    house, kernel = score.prepared.house, score.prepared.kernel
    readings = _kernel.score_readings(house.kernel, kernel)
    best = max(reading.value.base for reading in readings)
    assert best <= score._score.best.value.base
    assert score.limit == "yakuman" or best == score._score.best.value.base


@any_win(300)
@given(scored())
def test_the_reading_rebuilds_the_hand(score: Score) -> None:
    reading, tiles = score.reading, score.prepared.tiles
    assert reading is not None and tiles.win is not None
    kinds: Counter[int] = Counter()
    if reading.form == "groups":
        for group in reading.groups:
            size = {"run": 1, "triplet": 3, "quad": 4}[group.type]
            for i in range(3 if group.type == "run" else 1):
                kinds[group.first + i] += size
        kinds[reading.pairs[0]] += 2
    elif reading.form == "pairs":
        kinds.update(kind for kind in reading.pairs for _ in range(2))
    else:
        kinds.update(kind for kind in range(34) if reading.kinds >> kind & 1)
        kinds[reading.pairs[0]] += 1
    held = Counter(tile.kind for tile in (*tiles.hand, tiles.win))
    held.update(kind for meld in tiles.melds for kind in meld.kinds)
    assert kinds == held


@any_win(300)
@given(scored())
def test_fu_items_add_up_and_the_record_survives_json(score: Score) -> None:
    house = score.prepared.house.rules
    if score.fu is not None and house.fu.cap is None:
        fifty = house.fu.seven_pairs.below_mangan == "50fu-1han"
        assert sum(item.fu for item in score.fu_items) == score.fu or fifty
    record = score.prepared.record
    assert Win.from_dict(record.to_dict()) == record
    again = ariari.score(house, record.to_dict())
    assert again.to_dict() == score.to_dict()


@any_win(200)
@given(scored())
def test_a_batch_agrees(score: Score) -> None:
    row = score_batch(score.prepared.house.rules, [score.prepared])[0]
    assert row["error"] == 0
    assert (row["points"], row["yakuman"], row["chips"]) == (score.points, score.yakuman, score.chips)
    if score.deltas is not None:
        assert dict(zip(score.prepared.house.winds, row["deltas"].tolist(), strict=False)) == score.deltas


@any_win(200)
@given(scored(), st.integers(1, 5))
def test_honba_and_sticks_change_nothing_of_the_hand(score: Score, more: int) -> None:
    record = replace(score.prepared.record, honba=score.prepared.record.honba + more, sticks=0)
    other = ariari.score(score.prepared.house.rules, record)
    assert (other.points, other.bonus, other.yaku) == (score.points, score.bonus, score.yaku)


@pytest.mark.parametrize("house", sorted(HOUSES))
def test_every_house_scores_a_plain_riichi(house: str) -> None:
    score = ariari.score(HOUSES[house], Win(hand="234567p34567s22s", win="8s", seat="S", from_="W", riichi=1))
    assert score.points > 0
    assert isinstance(str(score), str) and "points" in repr(score)
