"""What is reported, what follows, and what is refused. Points by hand from the houses' charts."""

import pytest

import ariari
from ariari.scorekeeper import ReportError, Scorekeeper


@pytest.fixture
def sanma() -> Scorekeeper:
    return Scorekeeper(ariari.load("daisuki-sanma"), ["A", "B", "C"])


@pytest.fixture
def yonma() -> Scorekeeper:
    return Scorekeeper(ariari.load("daisuki-yonma"), ["A", "B", "C", "D"])


def test_a_ron_by_han_and_fu(sanma: Scorekeeper) -> None:
    # Dealer 3 han 40 fu: 8000; the deal stays
    state = sanma.win("A", from_="B", han=3, fu=40)
    assert state.points == (43000, 27000, 35000)
    assert (state.round, state.honba) == ("E1", 1)


def test_a_tsumo_by_limit_with_honba_and_sticks(sanma: Scorekeeper) -> None:
    sanma.draw(tenpai=["A"])
    # Noten 1000 each to A; the dealer stays with one honba
    sanma.riichi("B")
    # Mangan tsumo 5000/3000, 1000 each for the honba, the own stick back
    state = sanma.win("B", limit="mangan")
    assert state.points == (37000 - 6000, 34000 + 10000, 34000 - 4000)
    assert (state.round, state.honba, state.sticks) == ("E2", 0, 0)


def test_a_full_hand_is_scored(sanma: Scorekeeper) -> None:
    sanma.riichi("B")
    hand = {"hand": "123406p345s11z77s", "win": "7s", "dora": ["9p"], "ura": ["9s"]}
    # Riichi, dora 1p (9p shows it), red 5p: 3 han 40 fu is 6000 for a non-dealer; chip for the red five: 10P
    state = sanma.win("B", from_="A", hand=hand)
    assert state.points == (35000 - 6000, 35000 + 6000, 35000)
    assert state.bonus == (-10, 10, 0)


def test_what_is_said_of_a_hand_is_checked(sanma: Scorekeeper) -> None:
    hand = {"hand": "123406p345s11z77s", "win": "7s", "dora": ["9p"]}
    sanma.riichi("B")
    for said, says in (
        ({"han": 4}, "3 han, not 4"),
        ({"fu": 30}, "40 fu, not 30"),
        ({"limit": "mangan"}, "3 han 40 fu"),
    ):
        with pytest.raises(ReportError, match=says):
            sanma.win("B", from_="A", hand=hand, **said)
    assert sanma.win("B", from_="A", hand=hand, han=3, fu=40).points == (29000, 41000, 35000)


def test_a_hand_that_is_none_is_refused_and_nothing_changes(sanma: Scorekeeper) -> None:
    before = sanma.state
    with pytest.raises(ReportError, match="B: "):
        sanma.win("B", from_="A", hand={"hand": "1239p234567s111z", "win": "5p"})
    assert sanma.state == before
    assert sanma.history == ()


def test_several_winners(yonma: Scorekeeper) -> None:
    # B discards to C (3900) and A (dealer mangan 12000): C is first in turn
    state = yonma.wins([{"who": "A", "limit": "mangan"}, {"who": "C", "han": 3, "fu": 30}], from_="B")
    assert state.points == (37000, 25000 - 15900, 28900, 25000)
    # The dealer is not the first in turn, so the deal passes
    assert state.round == "E2"


def test_honba_and_sticks_of_several_winners_go_to_the_first_in_turn(yonma: Scorekeeper) -> None:
    yonma.abort("four-winds")
    yonma.riichi("D")
    # East 2, one honba: A discards; B (the dealer) is first in turn, then D
    state = yonma.wins([{"who": "D", "limit": "mangan"}, {"who": "B", "limit": "mangan"}], from_="A")
    assert state.points == (25000 - 8000 - 12300, 25000 + 12300 + 1000, 25000, 24000 + 8000)


def test_draws_noten_payments_and_the_deal(sanma: Scorekeeper) -> None:
    state = sanma.draw(tenpai=["B"])
    assert state.points == (34000, 37000, 34000)
    assert (state.round, state.honba) == ("E2", 1)


def test_nagashi_is_paid_as_the_house_says(sanma: Scorekeeper, yonma: Scorekeeper) -> None:
    # A yakuman tsumo: 17000 from the dealer, 9000 from the other, 50P from each
    state = sanma.nagashi("B", tenpai=["A"])
    assert state.points == (35000 - 17000, 35000 + 26000, 35000 - 9000)
    assert state.bonus == (-50, 100, -50)
    # A mangan tsumo in place of the noten payments; the tenpai dealer stays
    state = yonma.nagashi("B", tenpai=["A"])
    assert state.points == (21000, 33000, 23000, 23000)
    assert state.round == "E1"


def test_all_flowers_are_paid_at_once_and_back(sanma: Scorekeeper) -> None:
    assert sanma.flowers("C").bonus == (-25, -25, 50)
    with pytest.raises(ReportError, match="already"):
        sanma.flowers("A")
    ruling = sanma.penalty("C", "too-many-tiles")
    assert ruling.voids_flowers
    assert sanma.state.bonus == (0, 0, 0)


def test_a_dead_hand_cannot_win_and_pays_chombo_at_a_draw(sanma: Scorekeeper) -> None:
    sanma.penalty("B", "false-ron-voice")
    assert sanma.state.dead == (1,)
    with pytest.raises(ReportError, match=r"the hand is dead \(false-ron-voice\)"):
        sanma.win("B", from_="A", han=1, fu=30)
    with pytest.raises(ReportError, match="dead"):
        sanma.riichi("B")
    state = sanma.draw(tenpai=["A"])
    # Haneman turned round: 7000 to the dealer, 4000 to the other; replayed without honba
    assert state.points == (42000, 24000, 39000)
    assert (state.round, state.honba) == ("E1", 0)


def test_somebodys_win_forgives_the_chombo_at_a_draw(sanma: Scorekeeper) -> None:
    sanma.riichi("B")
    sanma.penalty("B", "noten-riichi")
    state = sanma.win("C", from_="A", han=1, fu=30)
    assert state.points == (34000, 34000, 37000)


@pytest.mark.parametrize(
    ("infraction", "why"),
    [
        ("noten-riichi", "B is not in riichi"),
        ("illegal-kan-after-riichi", "B is not in riichi"),
        ("dead-hand-acted", "B's hand is not dead"),
    ],
)
def test_an_infraction_that_cannot_be_is_refused(infraction: str, why: str) -> None:
    keeper = Scorekeeper(ariari.load("echoes-yonma"), ["A", "B", "C", "D"])
    before = keeper.state
    with pytest.raises(ReportError, match=why):
        keeper.penalty("B", infraction)
    assert keeper.state == before
    keeper.penalty("B", "false-ron-voice")
    if infraction == "dead-hand-acted":
        # ey-43: a forbidden act after the hand was declared dead is chombo, 4000 to each
        keeper.penalty("B", infraction)
        assert keeper.state.points == (29000, 13000, 29000, 29000)


def test_chombo_at_once_gives_sticks_back(yonma: Scorekeeper) -> None:
    yonma.riichi("C")
    yonma.penalty("A", "wrecked-game")
    state = yonma.state
    assert state.points == (25000 - 12000, 29000, 29000, 29000)
    assert (state.round, state.sticks, state.riichi) == ("E2", 0, ())


def test_a_fine_goes_to_the_next_winner(yonma: Scorekeeper) -> None:
    yonma.penalty("D", "empty-call")
    assert yonma.state.sticks == 1000
    state = yonma.win("A", from_="B", limit="mangan")
    assert state.points == (25000 + 13000, 13000, 25000, 24000)


def test_what_is_left_to_the_staff_needs_their_word(yonma: Scorekeeper) -> None:
    with pytest.raises(ReportError, match="leaves malice to the staff"):
        yonma.penalty("D", "malice")
    with pytest.raises(ReportError, match="no ruling 'jail'"):
        yonma.penalty("D", "malice", staff="jail")
    with pytest.raises(ReportError, match="rules on wrecked-game itself"):
        yonma.penalty("D", "wrecked-game", staff="nothing")
    assert yonma.penalty("D", "malice", staff="chombo").chombo is not None
    assert yonma.points == (29000, 27000, 27000, 17000)


def test_no_ron_on_a_kind_that_was_shown(yonma: Scorekeeper) -> None:
    yonma.penalty("B", "shown-tile", tiles="5p")
    hand = {"hand": "234m46p678p345s11z", "win": "5p"}
    with pytest.raises(ReportError, match="no ron on 5p"):
        yonma.win("B", from_="A", hand={**hand, "kan_discard": True})
    assert yonma.win("B", hand=hand).points[1] > 25000


def test_open_riichi_and_who_deals_into_it(sanma: Scorekeeper) -> None:
    sanma.riichi("B", open=True)
    assert sanma.state.sticks == 2000
    # Dealing into it pays a yakuman, 32000, and no bonus
    state = sanma.win("B", from_="C", han=3, fu=30)
    assert state.points == (35000, 35000 + 32000, 35000 - 32000)
    assert state.bonus == (0, 0, 0)
    sanma.undo()
    sanma.riichi("C")
    # C is in riichi: 4000 as ever, and the sticks
    state = sanma.win("B", from_="C", han=3, fu=30)
    assert state.points == (35000, 33000 + 4000 + 3000, 34000 - 4000)


@pytest.mark.clause("ds-32")
def test_who_deals_into_an_open_riichi_after_a_riichi_of_their_own(sanma: Scorekeeper) -> None:
    sanma.riichi("C")
    sanma.riichi("B", open=True)
    # C was in riichi before and has no choice of discard: 3 han 30 fu, 4000
    state = sanma.win("B", from_="C", han=3, fu=30)
    assert state.points == (35000, 33000 + 4000 + 3000, 34000 - 4000)


def test_liability(sanma: Scorekeeper) -> None:
    # Daisangen: the liable player pays all of the tsumo, 17000 + 9000, and the bonus
    state = sanma.win("B", limit="yakuman", liable="C")
    assert state.points == (35000, 61000, 35000 - 26000)
    assert state.bonus == (0, 100, -100)
    sanma.undo()
    with pytest.raises(ReportError, match="makes nobody liable"):
        sanma.win("B", from_="A", limit="mangan", liable="C")


def test_bust_ends_the_match_and_settles(sanma: Scorekeeper) -> None:
    sanma.win("A", from_="B", limit="sanbaiman")
    assert sanma.over
    assert sanma.state.end == "bust"
    # B −1000: 2.5 + 125 + 50 + 25; C 35000: 37.5 + 25
    assert sanma.settle().score == (240 + 25, -202.5, -62.5)
    with pytest.raises(ReportError, match="over"):
        sanma.riichi("A")


def test_settling_before_the_end_is_refused(sanma: Scorekeeper) -> None:
    with pytest.raises(ReportError, match="not over"):
        sanma.settle()
    assert sanma.settle(force=True).ranks == (1, 1, 1)


def test_chips_by_hand(sanma: Scorekeeper) -> None:
    state = sanma.chips("A", "C", 2)
    assert (state.bonus, state.chips) == ((-20, 0, 20), (-2, 0, 2))
    sanma.win("A", from_="B", limit="sanbaiman")
    assert sanma.settle().bonus == (-20, 0, 20)


def test_the_last_dealer_chooses_where_the_house_lets_them() -> None:
    keeper = Scorekeeper(ariari.load("echoes-yonma"), ["A", "B", "C", "D"])
    for winner, loser in (("B", "A"), ("C", "B"), ("D", "C"), ("A", "D")) * 2:
        if keeper.state.last_round:
            break
        keeper.win(winner, from_=loser, han=1, fu=30)
    assert keeper.state.round == "S4"
    state = keeper.win("D", from_="A", han=1, fu=30)
    assert state.stage == "choice"
    with pytest.raises(ReportError, match="D says whether"):
        keeper.draw()
    assert keeper.last_dealer(ends=False).honba == 1
    keeper.undo()
    assert keeper.last_dealer(ends=True).end == "last-dealer"
    assert sum(keeper.settle().score) == 0


@pytest.mark.clause("ds-01")
def test_four_people_at_a_three_player_table() -> None:
    keeper = Scorekeeper(ariari.load("daisuki-sanma"), ["A", "B", "C", "D"])
    assert keeper.state.sitter_out == 3
    with pytest.raises(ReportError, match="D sits out"):
        keeper.win("D", from_="A", limit="mangan")
    # B's yakuman tsumo: the two at the table pay 40P each, the sitter-out 20P
    state = keeper.win("B", limit="yakuman")
    assert state.points == (35000 - 17000, 35000 + 26000, 35000 - 9000, 35000)
    assert state.bonus == (-40, 100, -40, -20)
    assert (state.dealer, state.sitter_out) == (1, 0)
    assert len(keeper.settle(force=True).score) == 4


def test_leaving_and_sitting_down() -> None:
    keeper = Scorekeeper(ariari.load("daisuki-sanma"), ["A", "B", "C", "D"])
    keeper.win("A", from_="B", limit="mangan")
    keeper.leave("B")
    with pytest.raises(ReportError, match="seat 1 is vacant"):
        keeper.draw()
    with pytest.raises(ReportError, match="already"):
        keeper.sit(1, "C")
    state = keeper.sit(1, "E")
    assert (state.names[1], state.points[1]) == ("E", 23000)
    keeper.riichi("E")
    with pytest.raises(ReportError, match="between rounds"):
        keeper.leave("E")


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        ({"han": 3}, "needs the fu"),
        ({"han": 3, "fu": 60}, "does not use 60 fu: 3 han 60 fu are 4 han 30 fu"),
        ({"han": 2, "fu": 25}, "50 fu and one han less"),
        ({"han": 2, "fu": 35}, "35 fu"),
        ({"han": 0, "fu": 30}, "no win"),
        ({"han": 3, "fu": 30, "dora": 3}, "leave 0 of yaku"),
        ({"han": 9, "fu": 30, "reds": 5}, "the set has 4"),
        ({"han": 30, "dora": 21}, "indicators show 20"),
        ({"han": 3, "fu": 30, "ura": 1}, "none was reported"),
        ({"han": 3, "fu": 30, "reds": 1}, "closed"),
        ({"han": 3, "fu": 30, "flowers": ("1f", "1f")}, "flowers"),
        ({"limit": "huge"}, "no limit"),
        ({"limit": "mangan", "times": 2}, "several times"),
        ({"han": 3, "fu": 30, "limit": "mangan"}, "either"),
        ({}, "either"),
        ({"han": 3, "fu": 30, "colour": 1}, "no field 'colour'"),
    ],
)
def test_claims_that_cannot_be(sanma: Scorekeeper, claim: dict[str, object], says: str) -> None:
    before = (sanma.state, sanma.log)
    with pytest.raises(ReportError, match=says):
        sanma.win("B", from_="A", **claim)
    assert (sanma.state, sanma.log) == before


def test_reports_that_cannot_be(sanma: Scorekeeper, yonma: Scorekeeper) -> None:
    for report, says in (
        (lambda: sanma.win("A", from_="A", limit="mangan"), "own discard"),
        (lambda: sanma.win("X", from_="A", limit="mangan"), "nobody here is called 'X'"),
        (lambda: sanma.wins([{"who": "A", "limit": "mangan"}] * 2, from_="B"), "twice"),
        (lambda: sanma.wins([{"who": "A", "limit": "mangan"}, {"who": "B", "limit": "mangan"}]), "tsumo"),
        (lambda: sanma.abort("four-winds"), "no draw by four equal winds"),
        (lambda: sanma.abort("four-wins"), 'did you mean "four-winds"|did you mean `four-winds`'),
        (lambda: sanma.abort("four-kans-and"), "no draw by"),
        (lambda: yonma.abort("all-riichi"), "only 0 of 4"),
        (lambda: yonma.riichi("A", open=True), "no open riichi"),
        (lambda: yonma.flowers("A"), "pays nothing"),
        (
            lambda: yonma.wins([{"who": who, "limit": "mangan"} for who in "BCD"], from_="A"),
            "three rons are a draw",
        ),
        (lambda: sanma.chips("A", "A", 1), "themselves"),
        (lambda: sanma.chips("A", "B", 0), "0 chips"),
        (lambda: sanma.last_dealer(ends=True), "nothing to choose"),
        (lambda: sanma.undo(), "nothing has been reported"),
        (lambda: sanma.redo(), "nothing has been undone"),
        (lambda: sanma.penalty("A", "sneezing"), "no infraction 'sneezing'"),
    ):
        with pytest.raises(ReportError, match=says):
            report()
    assert sanma.history == yonma.history == ()


def test_riichi_needs_its_points_and_tenpai_at_a_draw(sanma: Scorekeeper) -> None:
    sanma.riichi("A")
    with pytest.raises(ReportError, match="already"):
        sanma.riichi("A")
    with pytest.raises(ReportError, match="noten-riichi"):
        sanma.draw()
    sanma.undo()
    # C pays 24000, then 6000 and 1000 for the honba; A's deal-in costs C nothing
    sanma.win("A", from_="C", limit="baiman")
    sanma.win("A", from_="C", han=3, fu=30)
    sanma.win("B", from_="A", han=1, fu=30)
    assert sanma.points[2] == 4000
    # East 2, B deals: 3000 leave 1000, enough for a riichi, not for an open one
    sanma.win("B", from_="C", han=1, fu=50)
    assert sanma.points[2] == 1000
    with pytest.raises(ReportError, match="2,000"):
        sanma.riichi("C", open=True)
    assert sanma.riichi("C").points[2] == 0


def test_only_one_winner_where_the_first_in_turn_wins() -> None:
    keeper = Scorekeeper(ariari.load("echoes-yonma"), ["A", "B", "C", "D"])
    with pytest.raises(ReportError, match="only the first in turn"):
        keeper.wins([{"who": "B", "limit": "mangan"}, {"who": "C", "limit": "mangan"}], from_="A")


@pytest.mark.parametrize(
    "names", [["A", "B"], ["A", "B", "B"], ["A", "B", "1"], ["A", "B", "C D"], ["A", "", "C"]]
)
def test_names_that_cannot_be(names: list[str]) -> None:
    with pytest.raises(ReportError):
        Scorekeeper(ariari.load("daisuki-sanma"), names)


def test_undo_and_redo_to_any_depth(sanma: Scorekeeper) -> None:
    states = [sanma.state]
    states.append(sanma.riichi("B"))
    states.append(sanma.win("B", limit="mangan"))
    states.append(sanma.draw(["A", "B"]))
    states.append(sanma.flowers("A"))
    for state in states[-2::-1]:
        sanma.undo()
        assert sanma.state == state
    for state in states[1:]:
        sanma.redo()
        assert sanma.state == state
    assert [step.state for step in sanma.history] == states[1:]
    sanma.undo()
    sanma.chips("A", "B", 1)
    with pytest.raises(ReportError, match="nothing has been undone"):
        sanma.redo()


def test_flowers_of_a_hand_found_wrong_are_not_paid(sanma: Scorekeeper) -> None:
    # ds-22, told in the other order: first too many tiles, then the flowers
    sanma.penalty("B", "too-many-tiles")
    with pytest.raises(ReportError, match="paid nothing for the flowers: too-many-tiles"):
        sanma.flowers("B")
    sanma.flowers("C")
    assert sanma.state.bonus == (-25, -25, 50)


def test_nobody_leaves_in_the_middle_of_a_round(sanma: Scorekeeper) -> None:
    sanma.flowers("C")
    with pytest.raises(ReportError, match="between rounds only"):
        sanma.leave("A")


def test_a_chombo_in_the_last_hand_ends_nothing(sanma: Scorekeeper) -> None:
    # ds-58: C deals the last hand and is top with more than 40000; it is replayed, though C's win ends it
    for dealer in (0, 1, 2, 0, 1):
        assert sanma.state.dealer == dealer
        winner, discarder = ("A", "B") if dealer == 2 else ("C", "A" if dealer == 1 else "B")
        sanma.win(winner, from_=discarder, han=2, fu=30)
    assert sanma.state.last_round
    assert max(sanma.points) == sanma.points[2] >= 40000
    sanma.penalty("A", "wrecked-game")
    assert not sanma.over
    assert (sanma.state.round, sanma.state.honba) == ("S3", 0)
    sanma.win("C", from_="A", han=1, fu=30)
    assert sanma.state.end == "last-dealer"
