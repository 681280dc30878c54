"""A referee's rulings at the playing table: each house's consequence, carried out at its moment."""

from typing import Any

import pytest
from tests.table.driving import drop, events, legal, may, passes, play, run_out, why_not

import ariari
from ariari import Action, Table
from ariari.referee import RefereeError

# Waits for 6p 9p, with haku for a yaku.
HAKU = "123p78p456s99s555z"
NOTEN = "19m19p19s1234z258p"


def table_of(house: str, *hands: str | None, **given: Any) -> Table:
    sanma: dict[str, Any] = {"ura": "1f2f3f4f"} if "sanma" in house else {}
    return Table.stacked(ariari.load(house), hands=hands, **({"dora": "1m"} | sanma | given))


def dead(table: Table, seat: int) -> bool:
    player = table.view(seat).players[seat]
    assert player is not None
    return player.dead


# ---- dead hands


@pytest.mark.clause("ds-55", "ds-58")
def test_too_many_tiles_kill_the_hand_and_are_chombo_at_a_draw() -> None:
    """A non-dealer's haneman turned round: 7000 to the dealer, 4000 to the other; the round is replayed."""
    table = table_of("daisuki-sanma", None, HAKU, honba=1, seed=3)
    ruling = table.penalty(1, "too-many-tiles")
    assert ruling.consequence == "dead-hand-chombo-at-draw" and dead(table, 1)
    run_out(table)
    assert table.outcome is not None and table.outcome.ending == "chombo"
    assert table.outcome.deltas == (7000, -11000, 4000)
    assert (table.dealer, table.honba) == (0, 1)


@pytest.mark.clause("ds-55")
def test_nothing_more_follows_if_somebody_wins() -> None:
    table = table_of("daisuki-sanma", None, NOTEN, HAKU, draws="6p")
    table.penalty(1, "too-many-tiles")
    play(table, "0 discard 6p", "2 ron")
    assert table.outcome is not None and table.outcome.ending == "win" and table.outcome.offenders == ()


@pytest.mark.clause("ds-56")
def test_too_few_tiles_are_a_dead_hand_and_noten() -> None:
    table = table_of("daisuki-sanma", None, HAKU, draws="1z1z1z6p", seed=3)
    table.penalty(1, "too-few-tiles")
    drop(table, 3)
    play(table, "0 discard 6p")
    assert not may(table, 1, "ron")
    run_out(table)
    outcome = table.outcome
    assert outcome is not None and outcome.ending == "exhaustive" and 1 not in outcome.tenpai


@pytest.mark.clause("ds-56", "ds-58")
def test_too_few_tiles_in_riichi_are_chombo_at_once() -> None:
    """The stick goes back."""
    table = table_of("daisuki-sanma", None, HAKU, draws="1z1z")
    drop(table)
    play(table, "1 riichi 1z")
    passes(table)
    assert table.points[1] == 34000
    table.penalty(1, "too-few-tiles")
    assert table.outcome is not None and table.outcome.offenders == (1,)
    assert table.outcome.deltas == (7000, -11000, 4000) and table.sticks == 0


@pytest.mark.clause("ds-54", "dy-56")
@pytest.mark.parametrize("house", ["daisuki-sanma", "daisuki-yonma"])
def test_a_false_win_by_voice_kills_the_hand_and_one_shown_is_chombo_at_once(house: str) -> None:
    table = table_of(house, None, HAKU, seed=3)
    shown = table.copy()
    table.penalty(1, "false-ron-voice")
    assert dead(table, 1) and table.outcome is None
    run_out(table)
    shown.penalty(1, "false-ron-shown")
    for each in (table, shown):
        assert each.outcome is not None and each.outcome.offenders == (1,)
    # ds-58: haneman, 7000 and 4000; dy-54: mangan, 4000 and 2000 each
    deltas = (7000, -11000, 4000) if house == "daisuki-sanma" else (4000, -8000, 2000, 2000)
    assert shown.outcome is not None and shown.outcome.deltas == deltas


@pytest.mark.clause("ey-46")
def test_what_a_dead_hand_may_no_longer_do() -> None:
    """Ron, tsumo, pon, chii, kan, riichi, tenpai."""
    table = table_of("echoes-yonma", None, HAKU, "66p999m19s123z78p", draws="6p", tail="2z", seed=3)
    table.penalty(1, "peeking")
    table.penalty(2, "too-many-tiles")
    play(table, "0 discard 6p")
    assert table.turn == 1 and table.view(1).drawn is not None  # nobody was asked
    for seat, action in ((1, "riichi 1p"), (1, "tsumo")):
        assert why_not(table, seat, action) != "none"
    assert all(a.startswith("discard") for a in legal(table, 1))
    run_out(table)
    assert table.outcome is not None and not {1, 2} & set(table.outcome.tenpai)


@pytest.mark.clause("ey-46")
@pytest.mark.parametrize(
    ("hand", "offered", "action"),
    [
        ("66p1234z19m19s12s1m", "6p", "pon 66p"),
        ("57p1234z19m19s12s1m", "6p", "chi 57p"),
        ("666p1234z19m19s12s", "6p", "daiminkan 6666p"),
        (HAKU, "6p", "ron"),
    ],
)
def test_a_claim_made_before_the_ruling_is_no_longer_one(hand: str, offered: str, action: str) -> None:
    """The claim has been spoken, another is still asked: the hand dies, and the claim with it."""
    table = table_of("echoes-yonma", None, hand, None, HAKU.replace("555z", "666z"), draws=offered)
    play(table, f"0 discard {offered}")
    for late in (False, True):
        asked = table.copy()
        assert 3 in asked.to_act
        if late:
            asked.play(action, seat=1)
        asked.penalty(1, "too-few-tiles")
        assert asked.to_act == (3,)
        asked.play("pass", seat=3)
        assert asked.turn == 1 and asked.view(1).drawn is not None


@pytest.mark.clause("ds-78", "ds-55")
def test_what_the_discard_of_a_dead_hand_would_bring_does_not_come() -> None:
    """The seventh discard that follows the upper player's is on offer, and the hand dies."""
    draws = "1z1z9m2z2z9m3z3z9m4z4z9m5z5z9p6z6z9p7z7z9p"
    table = table_of("daisuki-sanma", draws=draws, dora="", seed=3, allow_errors=True)
    drop(table, 19)
    play(table, "1 discard 7z")
    alive = table.copy()
    passes(alive)
    assert alive.outcome is not None and alive.outcome.wins[0].win.pattern == "maneman"
    table.penalty(1, "too-many-tiles")
    passes(table)
    assert table.outcome is None and table.turn == 2


# ---- chombo


@pytest.mark.clause("ds-59", "ds-58")
def test_wrecking_the_game_ends_the_round_at_once() -> None:
    """While a riichi's discard is still on offer: that stick was not laid yet."""
    table = table_of("daisuki-sanma", HAKU, "66z", draws="6z", sticks=1000)
    play(table, "0 riichi 6z")
    assert table.to_act == (1,)
    table.penalty(0, "wrecked-game")
    outcome = table.outcome
    assert outcome is not None and outcome.deltas == (-14000, 7000, 7000)
    assert (table.dealer, table.honba, table.sticks) == (1, 0, 1000)


def test_chombo_at_a_draw_is_due_however_the_round_is_drawn() -> None:
    """Nine terminals end it in a draw too."""
    table = table_of("daisuki-yonma", "19m19p19s1234z258p", draws="1m")
    table.penalty(2, "false-ron-voice")
    play(table, "0 nine-terminals")
    assert table.outcome is not None and table.outcome.deltas == (4000, 2000, -8000, 2000)


# ---- fines


@pytest.mark.clause("ds-57")
def test_a_wrong_meld_put_right_in_time_costs_1000_which_the_winner_takes() -> None:
    table = table_of("daisuki-sanma", None, None, HAKU, draws="6p")
    ruling = table.penalty(1, "wrong-meld-before-discard")
    assert ruling.consequence == "fine" and ruling.discard_stands
    assert table.points == (35000, 34000, 35000) and table.sticks == 1000
    play(table, "0 discard 6p", "2 ron")
    outcome = table.outcome
    assert outcome is not None and outcome.points[1] == 34000
    assert [(p.from_, p.to, p.amount) for p in outcome.payments if p.reason in ("fine", "sticks")] == [
        (1, None, 1000), (None, 2, 1000),
    ]  # fmt: skip


@pytest.mark.clause("ds-57", "dy-58", "dy-59")
def test_after_the_next_discard_it_is_chombo_at_a_draw_and_the_hand_lives() -> None:
    for house, infraction in (
        ("daisuki-sanma", "wrong-meld-after-discard"),
        ("daisuki-yonma", "wrong-meld-after-discard"),
        ("daisuki-yonma", "swap-call-after-discard"),
    ):
        table = table_of(house, None, HAKU, draws="6p", seed=3)
        table.penalty(1, infraction)
        won = table.copy()
        play(won, "0 discard 6p", "1 ron")
        assert won.outcome is not None and won.outcome.wins[0].seat == 1
        play(table, "0 discard 6p")
        run_out(table)
        assert table.outcome is not None and table.outcome.offenders == (1,)


@pytest.mark.clause("dy-53")
def test_an_empty_pon_costs_1000_that_stays_with_the_sticks_at_a_draw() -> None:
    table = table_of("daisuki-yonma", seed=3)
    table.penalty(2, "empty-call")
    table.penalty(2, "empty-call")
    assert table.points[2] == 23000
    run_out(table)
    assert table.outcome is not None and table.outcome.ending == "exhaustive" and table.sticks == 2000
    assert [p.amount for p in table.outcome.payments if p.reason == "fine"] == [2000]


# ---- tiles one may not win on


@pytest.mark.clause("dm-08", "ey-20")
@pytest.mark.parametrize("house", ["daisuki-sanma", "echoes-yonma"])
def test_no_ron_on_a_kind_shown_but_on_others_and_by_tsumo(house: str) -> None:
    table = table_of(house, None, HAKU, "66p", draws="6p")
    table.penalty(1, "shown-tile", tiles="6p")
    me = table.view(0).players[1]
    assert me is not None and [str(t) for t in me.no_ron] == ["6p"]
    play(table, "0 discard 6p")
    assert 2 in table.to_act and why_not(table, 1, "ron") == "no-ron-on-kind"

    other = table_of(house, None, HAKU, draws="9p")
    other.penalty(1, "shown-tile", tiles="6p")
    play(other, "0 discard 9p", "1 ron")
    assert other.outcome is not None and other.outcome.ending == "win"

    drawn = table_of(house, None, HAKU, draws="1z6p")
    drawn.penalty(1, "shown-tile", tiles="6p")
    drop(drawn)
    play(drawn, "1 tsumo")
    assert drawn.outcome is not None and drawn.outcome.ending == "win"


@pytest.mark.clause("ey-20")
def test_a_red_five_is_of_its_kind_and_several_can_be_shown() -> None:
    table = table_of("echoes-yonma", None, "234m34p456s99s555z", draws="0p")
    table.penalty(1, "shown-tile", tiles="5p3s")
    play(table, "0 discard 0p")
    assert not may(table, 1, "ron")
    assert [e["tiles"] for e in events(table, "ruling")] == [["5p", "3s"]]


@pytest.mark.clause("pt-20")
def test_a_pon_taken_back_makes_its_suit_unwinnable() -> None:
    table = table_of("ponta-sanma-05", None, HAKU, draws="9p")
    table.penalty(1, "taken-back-pon", tiles="33p")
    play(table, "0 discard 9p")
    assert not may(table, 1, "ron")

    drawn = table_of("ponta-sanma-05", None, HAKU, draws="1z9p")
    drawn.penalty(1, "taken-back-pon", tiles="33p")
    drop(drawn)
    assert not may(drawn, 1, "tsumo") and why_not(drawn, 1, "tsumo") == "no-win-on-suit"

    other = table_of("ponta-sanma-05", None, HAKU, draws="9p")
    other.penalty(1, "taken-back-pon", tiles="33s")
    play(other, "0 discard 9p", "1 ron")
    assert other.outcome is not None and other.outcome.ending == "win"


@pytest.mark.clause("pm-09")
def test_no_tsumo_on_a_tile_put_to_the_row_but_on_the_next() -> None:
    table = table_of("ponta-sanma-05", HAKU, draws="9p1z2z6p")
    assert may(table, 0, "tsumo")
    table.penalty(0, "touched-row")
    assert not may(table, 0, "tsumo") and why_not(table, 0, "tsumo") == "no-tsumo"
    play(table, "0 discard 5z")  # nor is it furiten: 9p is kept
    table.undo()
    play(table, "0 discard 9p")
    drop(table, 2)
    assert why_not(table, 0, "tsumo") != "no-tsumo"


@pytest.mark.clause("pm-08")
def test_a_tile_put_forward_is_discarded() -> None:
    table = table_of("ponta-sanma-05", HAKU, "99s", draws="1z")
    table.penalty(0, "put-forward", tiles="9s")
    assert [(e["actor"], e["pai"], e["tsumogiri"]) for e in events(table, "dahai")] == [(0, "9s", False)]
    assert may(table, 1, "pon 99s")


# ---- flowers


@pytest.mark.clause("ds-22")
def test_payments_for_all_flowers_go_back_when_the_tiles_do_not_count() -> None:
    for when in ("before", "after"):
        table = table_of("daisuki-sanma", "1f2f3f4f19m1p", draws="1z", ura="", seed=2)
        if when == "before":  # nothing has been laid aside by the next player yet
            table = table_of("daisuki-sanma", None, "1f2f3f4f19m1p", draws="1z", ura="", seed=2)
        offender = 1 if when == "before" else 0
        if when == "after":
            assert table.bonus == (50, -25, -25)
        ruling = table.penalty(offender, "too-few-tiles")
        assert ruling.voids_flowers
        drop(table, 2)
        assert any(events(table, "flower")) and table.bonus == (0, 0, 0)
        run_out(table)
        assert table.bonus == (0, 0, 0)


# ---- left to the staff, refused


def test_what_the_house_leaves_to_the_staff_needs_their_word() -> None:
    table = table_of("tenhou", HAKU)
    with pytest.raises(RefereeError, match="staff"):
        table.penalty(0, "shown-tile", tiles="6p")
    with pytest.raises(RefereeError, match="no ruling 'burn'"):
        table.penalty(0, "shown-tile", tiles="6p", staff="burn")
    assert table.penalty(0, "shown-tile", tiles="6p", staff="no-ron-on-kind").consequence == "no-ron-on-kind"
    with pytest.raises(RefereeError, match="rules on shown-tile itself"):
        table_of("daisuki-sanma").penalty(0, "shown-tile", tiles="6p", staff="nothing")


@pytest.mark.parametrize(
    ("seat", "infraction", "tiles", "says"),
    [
        (0, "wobbling", "", "no infraction 'wobbling'"),
        (0, "noten-riichi", "", "not in riichi"),
        (0, "taken-back-pon", "", "which tiles"),
        (0, "taken-back-pon", "1234p", "at most 3"),
        (0, "taken-back-pon", "9z", "tiles concerned"),
        (0, "put-forward", "", "which one tile"),
        (0, "put-forward", "9s9p", "which one tile"),
        (0, "put-forward", "7z", "does not hold"),
        (1, "put-forward", "9s", "turn"),
        (1, "touched-row", "", "turn"),
        (0, "dead-hand-acted", "", "not dead"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_and_changes_nothing(
    seat: int, infraction: str, tiles: str, says: str
) -> None:
    house = "echoes-yonma" if infraction == "dead-hand-acted" else "ponta-sanma-05"
    table = table_of(house, HAKU, draws="1z")
    before = table.digest, table.legal, table.view(0)
    with pytest.raises(RefereeError, match=says):
        table.penalty(seat, infraction, tiles=tiles)
    assert (table.digest, table.legal, table.view(0)) == before


def test_there_must_be_a_round_and_a_seat_that_plays_it() -> None:
    rules = ariari.load("daisuki-sanma")
    table = Table(rules, seed=1, names=["A", "B", "C", "D"])
    with pytest.raises(RefereeError, match="sits out"):
        table.penalty(3, "too-many-tiles")
    with pytest.raises(ValueError, match="no seat 4"):
        table.penalty(4, "too-many-tiles")
    with pytest.raises(TypeError, match="a seat is a number"):
        table.penalty("A", "too-many-tiles")  # type: ignore[arg-type]
    table = table_of("daisuki-sanma", None, HAKU, points=(2000, 35000, 35000), draws="6p")
    play(table, "0 discard 6p", "1 ron")
    if not table.over:
        pytest.fail("a ron of more than 2000 busts")
    with pytest.raises(RefereeError, match="no round"):
        table.penalty(0, "too-many-tiles")


# ---- the record


def rulings_everywhere() -> Table:
    table = table_of("daisuki-sanma", None, HAKU, "66z", draws="6z1z2z", seed=9)
    table.penalty(1, "wrong-meld-before-discard")
    play(table, "0 discard 6z")
    table.penalty(1, "hesitation", tiles="6p9p")
    table.play("pon 66z", seat=2)
    table.penalty(0, "too-many-tiles")
    play(table, f"2 discard {table.view(2).hand[0]}")
    return table


def test_rulings_are_events_and_no_secret() -> None:
    table = rulings_everywhere()
    for seat in range(3):
        seen = [e for e in table.view(seat).events if e["type"] == "ruling"]
        assert seen == [
            {"type": "ruling", "actor": 1, "infraction": "wrong-meld-before-discard", "ruling": "fine"},
            {"type": "ruling", "actor": 1, "infraction": "hesitation", "ruling": "no-ron-on-kind",
             "tiles": ["6p", "9p"]},
            {"type": "ruling", "actor": 0, "infraction": "too-many-tiles",
             "ruling": "dead-hand-chombo-at-draw", "voids_flowers": True},
        ]  # fmt: skip


def test_undo_takes_rulings_back_one_by_one_and_a_copy_keeps_them() -> None:
    table = table_of("daisuki-sanma", None, HAKU, "66z", draws="6z1z2z", seed=9)
    states = [(table.digest, table.points, table.legal, table.view(1))]
    for step in (
        lambda: table.penalty(1, "wrong-meld-before-discard"),
        lambda: table.play("discard 6z"),
        lambda: table.penalty(1, "hesitation", tiles="6p9p"),
        lambda: table.penalty(2, "too-many-tiles"),
        lambda: table.penalty(0, "wrecked-game"),
    ):
        step()
        states.append((table.digest, table.points, table.legal, table.view(1)))
    assert table.outcome is not None
    copy = table.copy()
    while states:
        assert (table.digest, table.points, table.legal, table.view(1)) == states.pop()
        if states:
            table.undo()
    assert copy.outcome is not None and copy.outcome.offenders == (0,)


def test_a_match_with_rulings_is_played_again_from_its_events() -> None:
    """The same key, and everything that its events tell of: the same record to the byte."""
    rules = ariari.load("daisuki-yonma")
    table = Table(rules, seed=5)
    for n in range(400):
        if table.over:
            break
        if n % 40 == 7:
            table.penalty(n % 4, ("shown-tile", "empty-call", "false-ron-voice")[n % 3], tiles="1p9s")
        else:
            table.play(table.choice("eager"))
    again = Table(rules, seed=5)
    told = 0
    while again.digest != table.digest and told < 5000:
        told += 1
        # The next event that somebody decided on
        event = table.events[len(again.events)] if len(again.events) < len(table.events) else {"type": ""}
        if event["type"] == "ruling":
            again.penalty(event["actor"], event["infraction"], tiles="".join(event.get("tiles", [])))
        else:
            again.play(action_of(event, table.events[len(again.events) :], again))
    assert again.record() == table.record() and any(events(table, "ruling"))


def action_of(event: dict[str, Any], rest: list[dict[str, Any]], table: Table) -> Action | str:
    """What the seat whose turn it is did, by the events that follow."""
    turn = table.turn
    kind = event["type"]
    if kind == "reach_accepted":
        event = rest[1]
        kind = event["type"]
    claimed = event.get("actor") == turn and kind in ("chi", "pon", "daiminkan", "hora")
    if may(table, turn or 0, "pass") and not claimed:
        return "pass"
    match kind:
        case "dahai":
            drawn = table.drawn(event["actor"])
            same = drawn is not None and str(drawn) == event["pai"]
            return f"discard {event['pai']}" + (" hand" if same and not event["tsumogiri"] else "")
        case "reach":
            return f"riichi {rest[1]['pai']}"
        case "hora":
            return "tsumo" if event["actor"] == event["target"] else "ron"
        case "ankan":
            return f"ankan {event['consumed'][0].replace('0', '5')}"
        case "kakan":
            return f"kakan {event['pai'].replace('0', '5')}"
        case "chi" | "pon":
            tiles = sorted(event["consumed"], key=lambda t: t.replace("0", "5"))
            return f"{kind} {tiles[0]}{tiles[1]}"
        case "daiminkan":
            return f"daiminkan {event['pai'].replace('0', '5')}"
    return "nine-terminals"
