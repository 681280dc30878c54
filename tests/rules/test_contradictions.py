"""Settings that cannot stand together: each check, by a ruleset that breaks it."""

from pathlib import Path

import pytest

from ariari.rules.contradictions import CHECKS, contradictions
from ariari.rules.load import load

from .rulefiles import house, refused

# check, base, text, key, words of the message
CASES = [
    (
        "somebody_can_sit_out",
        "base-sanma",
        "[seats]\nparticipants = [3, 4]",
        "seats.participants",
        "names nobody",
    ),
    (
        "somebody_can_sit_out",
        "base-yonma",
        "[seats]\nparticipants = [4, 6]",
        "seats.participants",
        "6 people",
    ),
    (
        "somebody_can_sit_out",
        "base-yonma",
        '[seats]\nsitter_out = "dealer-before"',
        "seats.sitter_out",
        "nobody sits out",
    ),
    ("winds_in_order", "base-yonma", '[length]\nwinds = ["S", "E"]', "length.winds", "in this order"),
    ("winds_in_order", "base-yonma", "[length]\nwinds = []", "length.winds", "in this order"),
    (
        "winds_in_order",
        "base-yonma",
        '[length]\nwinds = ["E", "S", "W", "N"]\nextra = "next-wind"',
        "length.extra",
        "no wind after N",
    ),
    ("target_within_reach", "base-yonma", "[length]\nmercy = 25000", "length.mercy", "at the start"),
    ("red_fives_are_in_the_set", "base-sanma", "[tiles]\nred = { 5m = 1 }", "tiles.red.5m", "not in the set"),
    ("red_fives_are_in_the_set", "base-yonma", "[tiles]\nred = { 5s = 5 }", "tiles.red.5s", "cannot be red"),
    ("flowers_are_in_the_set", "base-yonma", "[bonus]\nall_flowers = 25", "bonus.all_flowers", "no flowers"),
    (
        "flowers_are_in_the_set",
        "base-yonma",
        '[tiles.flowers]\ntiles = ["1f", "1f"]',
        "tiles.flowers.tiles",
        "named once",
    ),
    (
        "flowers_are_in_the_set",
        "base-yonma",
        '[tiles.flowers]\ntiles = ["1f"]\ngreen = "2f"',
        "tiles.flowers.green",
        "not in the set",
    ),
    (
        "flowers_are_in_the_set",
        "base-yonma",
        "[bonus.chips]\nvalue = 1\ngreen_flower = 1",
        "bonus.chips.green_flower",
        "no flower is the green one",
    ),
    (
        "north_can_be_laid_aside",
        "base-yonma",
        "[tiles.nuki]\nnorth = true",
        "tiles.nuki.north",
        "three-player tables only",
    ),
    (
        "north_can_be_laid_aside",
        "base-sanma-nuki",
        '[tiles]\nwithout = "2345678m4z"',
        "tiles.nuki.north",
        "not in the set",
    ),
    ("chii_needs_four", "base-sanma", "[calls]\nchii = true", "calls.chii", "three-player"),
    ("ura_needs_its_indicator", "base-yonma", "[wall]\nura = false", "wall.kan_ura", "need both"),
    ("furiten_riichi_can_win", "base-yonma", "[furiten]\ntsumo = false", "riichi.furiten", "could never win"),
    (
        "kans_after_riichi",
        "base-yonma",
        '[kan]\nafter_riichi = "never"\nheld_after_riichi = true',
        "kan.held_after_riichi",
        "no kan is made",
    ),
    ("noten_payment_is_one_of_two", "base-yonma", "[draws.noten]\neach = 1000", "draws.noten.each", "either"),
    ("noten_payment_is_one_of_two", "base-yonma", '[draws.noten]\npool = "none"', "draws.noten", "neither"),
    ("noten_payment_is_one_of_two", "base-yonma", "[draws.noten]\npool = 2500", "draws.noten.pool", "shared"),
    (
        "triple_ron_can_happen",
        "base-yonma",
        '[draws.abortive]\ntriple_ron = true\n[winning]\nseveral = "first-in-turn"',
        "draws.abortive.triple_ron",
        "only the first in turn wins",
    ),
    (
        "triple_ron_can_happen",
        "base-sanma",
        "[draws.abortive]\ntriple_ron = true",
        "draws.abortive.triple_ron",
        "only two players",
    ),
    ("fixed_fu_stand_alone", "base-yonma", "[fu]\nfixed = 40\ncap = 50", "fu.cap", "same fu"),
    ("fixed_fu_stand_alone", "base-yonma", "[fu]\nfixed = 35", "fu.fixed", "multiple of ten"),
    (
        "fixed_fu_stand_alone",
        "base-yonma",
        '[fu]\nfixed = 40\nseven_pairs = { below_mangan = "50fu-1han" }',
        "fu.seven_pairs.below_mangan",
        "same fu",
    ),
    ("fu_cap_is_a_fu", "base-yonma", "[fu]\ncap = 55", "fu.cap", "multiple of ten"),
    (
        "seven_pairs_are_played",
        "base-yonma",
        '[fu.seven_pairs]\nfour_as_two_pairs = true\n[yaku]\noff = ["chiitoitsu"]',
        "fu.seven_pairs.four_as_two_pairs",
        "not played",
    ),
    (
        "limits_rise",
        "base-yonma",
        "[value]\nkazoe = 11",
        "value.kazoe",
        "not above sanbaiman, which is 11 han",
    ),
    ("limits_rise", "base-yonma", "[value]\nhaneman = 5", "value.haneman", "not above mangan"),
    ("honest_units", "base-yonma", "[payments]\nunit = 50", "payments.unit", "multiples of 100"),
    (
        "full_tsumo_table_is_whole",
        "base-yonma",
        "[payments]\nfull_tsumo = { 8000 = [4000, 2000] }",
        "payments.full_tsumo",
        "used only with",
    ),
    (
        "full_tsumo_table_is_whole",
        "base-yonma",
        '[payments]\ntsumo_share = "full"',
        "payments.tsumo_share",
        "for three players",
    ),
    (
        "full_tsumo_table_is_whole",
        "ponta-sanma",
        "[payments]\nunit = 500",
        "payments.full_tsumo",
        "rows are missing",
    ),
    (
        "full_tsumo_table_is_whole",
        "ponta-sanma",
        "[payments.full_tsumo]\n8000 = [4000, 3000]",
        "payments.full_tsumo.8000",
        "must come to 8000 or more",
    ),
    (
        "full_tsumo_table_is_whole",
        "ponta-sanma",
        "[payments.full_tsumo]\n8000 = [3000, 5000]",
        "payments.full_tsumo.8000",
        "the dealer pays at least",
    ),
    (
        "full_tsumo_table_is_whole",
        "ponta-sanma",
        "[payments.full_tsumo]\nmangan = [5000, 3000]",
        "payments.full_tsumo.mangan",
        "named by the points",
    ),
    (
        "split_is_for_three",
        "base-yonma",
        '[payments]\ntsumo_share = "split"',
        "payments.tsumo_share",
        "missing",
    ),
    (
        "chips_are_worth_something",
        "base-yonma",
        "[bonus.chips]\nred = 1",
        "bonus.chips.value",
        "worth nothing",
    ),
    (
        "chips_are_worth_something",
        "base-yonma",
        "[bonus.chips]\nvalue = 1\nred = 1\n[tiles]\nred = { 5m = 0, 5p = 0, 5s = 0 }",
        "bonus.chips.red",
        "no red fives",
    ),
    (
        "chips_are_worth_something",
        "base-yonma",
        '[bonus.chips]\nvalue = 1\nippatsu = 1\n[yaku]\noff = ["ippatsu"]',
        "bonus.chips.ippatsu",
        "not played",
    ),
    (
        "chips_are_worth_something",
        "base-yonma",
        "[bonus.chips]\nvalue = 1\nura = 1\n[wall]\nura = false\nkan_ura = false",
        "bonus.chips.ura",
        "no ura",
    ),
    (
        "yakuman_bonus_fits",
        "base-yonma",
        '[bonus.yakuman]\nkazoe_ron = 100\n[value]\nkazoe = "none"',
        "bonus.yakuman.kazoe_ron",
        "no counted yakuman",
    ),
    (
        "yakuman_bonus_fits",
        "base-sanma",
        "[bonus.yakuman]\nwith_sitter_out = [40, 20]",
        "bonus.yakuman.with_sitter_out",
        "nobody sits out",
    ),
    (
        "last_dealer_needs",
        "base-yonma",
        '[end.last_dealer]\nwin = "continues"\ntenpai = "continues"\nneeds = 30000',
        "end.last_dealer.needs",
        "never matter",
    ),
    ("bust_can_happen", "base-yonma", '[bust]\nat = "never"\nprize = 10', "bust.prize", "nobody can bust"),
    (
        "bust_can_happen",
        "base-yonma",
        "[bust]\nall_tenpai_at_zero = true",
        "bust.all_tenpai_at_zero",
        "not out",
    ),
    ("bust_can_happen", "base-sanma", '[bust]\ndraw_prize_to = "opposite"', "bust.draw_prize_to", "opposite"),
    ("return_not_below_start", "base-yonma", "[settlement]\ntarget = 20000", "settlement.target", "below"),
    ("uma_comes_to_zero", "base-yonma", "[settlement]\numa = [20, 10, -10]", "settlement.uma", "4 players"),
    (
        "uma_comes_to_zero",
        "base-yonma",
        "[settlement]\numa = [20, 10, -10, -10]",
        "settlement.uma",
        "+10, not 0",
    ),
    (
        "uma_comes_to_zero",
        "echoes-yonma",
        "[settlement.uma_by_floaters]\n1 = [12, 0, -4, -9]",
        "settlement.uma_by_floaters.1",
        "-1, not 0",
    ),
    (
        "uma_comes_to_zero",
        "base-sanma",
        "[settlement]\numa_with_sitter_out = [20, 0, -20]",
        "settlement.uma_with_sitter_out",
        "4 players, but 3 amounts",
    ),
    (
        "uma_comes_to_zero",
        "base-sanma",
        "[settlement]\numa_with_sitter_out = [20, 0, 0, -20]",
        "settlement.uma_with_sitter_out",
        "nobody sits out",
    ),
    (
        "uma_is_said_once",
        "echoes-yonma",
        "[settlement]\numa = [20, 10, -10, -20]",
        "settlement.uma",
        "by floaters too",
    ),
    (
        "uma_is_said_once",
        "base-yonma",
        "[settlement.uma_by_floaters]\n0 = [8, 4, -4, -8]",
        "settlement.uma_by_floaters",
        "when 1 float",
    ),
    (
        "uma_is_said_once",
        "base-sanma",
        "[settlement.uma_by_floaters]\n0 = [1, 0, -1]\n1 = [1, 0, -1]\n2 = [1, 0, -1]\n3 = [1, 0, -1]",
        "settlement.uma_by_floaters.3",
        "cannot float",
    ),
    (
        "uma_is_said_once",
        "base-yonma",
        "[settlement]\nfloats_from = 30000",
        "settlement.floats_from",
        "nobody's floating",
    ),
    (
        "half_and_half_ranges",
        "daisuki-sanma",
        "[settlement.half_and_half]\nbase = 30000",
        "settlement.half_and_half.base",
        "would also have to pay",
    ),
    (
        "share_step_is_used",
        "base-yonma",
        "[settlement]\nshare_step = 5",
        "settlement.share_step",
        "nothing is shared",
    ),
    (
        "chombo_has_a_price",
        "base-yonma",
        '[penalties.chombo]\npays = "each"',
        "penalties.chombo.each",
        "goes with",
    ),
    ("chombo_has_a_price", "daisuki-yonma", "[penalties]\nfine = 0", "penalties.fine", "cost nothing"),
    (
        "unstated_keys_exist",
        "base-yonma",
        'unstated = ["draws.notten"]',
        "unstated",
        "did you mean `draws.noten`?",
    ),
    ("unstated_keys_exist", "base-yonma", 'unstated = ["yaku.han.renhou"]', "unstated", "there is no key"),
    (
        "manners_exist",
        "base-yonma",
        'manners = ["dm-99"]',
        "manners",
        "there is no clause of conduct `dm-99`",
    ),
    ("yaku_can_be_played", "base-yonma", '[yaku]\non = ["renho"]', "yaku.on", "did you mean 'renhou'?"),
    (
        "yaku_can_be_played",
        "base-yonma",
        '[yaku]\non = ["renhou"]\noff = ["renhou"]',
        "yaku.off",
        "both on and off",
    ),
    (
        "named_yaku_exist",
        "base-yonma",
        '[liability]\nyaku = ["daisangenn"]',
        "liability.yaku",
        "did you mean `daisangen`?",
    ),
    (
        "open_riichi_is_one_rule",
        "base-yonma",
        "[riichi.open]\nallowed = true",
        "riichi.open.allowed",
        "only where its yaku is on",
    ),
    (
        "open_riichi_is_one_rule",
        "base-yonma",
        '[yaku]\non = ["open-riichi"]',
        "riichi.open.allowed",
        "only where its yaku is on",
    ),
    (
        "numbers_are_moderate",
        "base-yonma",
        "[riichi]\nstick = 100000000",
        "riichi.stick",
        "beyond all reason",
    ),
    (
        "numbers_are_moderate",
        "base-yonma",
        "[payments]\ntsumo_bonus = -1000",
        "payments.tsumo_bonus",
        "is below 0",
    ),
    ("some_hand_can_win", "base-yonma", "[winning]\nmin_han = 1000", "winning.min_han", "at most 13"),
    ("yakuman_liability", "base-yonma", '[liability]\nyaku = ["toitoi"]', "liability.yaku", "not a yakuman"),
]


@pytest.mark.parametrize(("check", "base", "text", "key", "says"), CASES)
def test_it_is_refused(tmp_path: Path, check: str, base: str, text: str, key: str, says: str) -> None:
    problems = refused(house(tmp_path, text + "\n", base)).problems
    assert any(problem.key == key and says in problem.message for problem in problems), problems
    named = next(function for function in CHECKS if function.__name__ == check)
    assert named.__doc__


def test_each_check_alone_finds_its_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for check, base, text, key, _ in CASES:
        with monkeypatch.context() as patch:
            patch.setattr(f"{contradictions.__module__}.CHECKS", [f for f in CHECKS if f.__name__ == check])
            problems = refused(house(tmp_path, text + "\n", base)).problems
            assert key in {problem.key for problem in problems}


def test_tables_by_wind_must_cover_what_is_played(tmp_path: Path) -> None:
    """Without a base: over one, the winds are all there already."""
    file = tmp_path / "bare.toml"
    file.write_text(
        'name = { ja = "a", zh = "a", en = "a" }\n[length]\nextra = "next-wind"\n'
        '[draws]\ndealer_stays = { E = "tenpai", S = "tenpai" }\n'
    )
    problem = refused(file).problems[0]
    assert (problem.key, problem.line) == ("draws.dealer_stays", 5)
    assert "round wind W" in problem.message


def test_every_check_has_a_case() -> None:
    covered = {case[0] for case in CASES} | {"every_wind_has_its_draw"}
    assert covered == {function.__name__ for function in CHECKS}


@pytest.mark.parametrize("name", ["daisuki-sanma", "echoes-yonma", "ponta-sanma-05", "tenhou-sanma"])
def test_the_houses_contradict_nothing(name: str) -> None:
    assert contradictions(load(name)) == []
