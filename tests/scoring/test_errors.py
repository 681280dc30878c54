"""Bad input: what is wrong and where."""

from typing import Any

import pytest

import ariari
from ariari.scoring import NotAWinningHand, NoYaku, Win, WinError, score_many

GOOD: dict[str, Any] = {"hand": "234567p34567s22s", "win": "8s", "seat": "S", "from_": "W", "riichi": 1}
OPEN: dict[str, Any] = {"hand": "23467s99m", "win": "8s", "melds": ("pon 777z", "pon 111p"), "seat": "S"}
KAN: dict[str, Any] = {"hand": "23467s99m", "win": "8s", "melds": ("pon 777z", "ankan 1111p"), "seat": "S"}

SANMA = "daisuki-sanma"
YONMA = "daisuki-yonma"


@pytest.mark.parametrize(
    ("house", "record", "where", "problem"),
    [
        (SANMA, GOOD | {"hand": "234567p34567s22x"}, "hand", "'x' is neither a number nor a suit"),
        (SANMA, GOOD | {"hand": "234567p34567s22"}, "hand", "without the letter of their suit"),
        (SANMA, GOOD | {"hand": "234567p34567s28z"}, "hand", "there is no 8z"),
        (SANMA, GOOD | {"win": "8"}, "win", "without the letter"),
        (SANMA, GOOD | {"win": "88s"}, "win", "one tile is wanted, not 2"),
        (SANMA, GOOD | {"win": None}, "win", "the winning tile is missing"),
        (SANMA, GOOD | {"hand": "234567p34567s2s1f"}, "hand", "1f is a flower and belongs to no hand"),
        (SANMA, GOOD | {"hand": "22222p234567s22z"}, "hand", "5 of 2p"),
        (SANMA, GOOD | {"hand": "2345678p8888s11p", "win": "8s"}, "win", "5 of 8s"),
        (SANMA, OPEN | {"melds": ("pon 777z", "pon 999m")}, "melds[1]", "5 of 9m"),
        (SANMA, GOOD | {"dora": ("2s", "2s", "2s")}, "dora", "5 of 2s"),
        (SANMA, GOOD | {"hand": "234m567p34567s22s"}, "hand", "2m is not in the tile set of daisuki-sanma"),
        (SANMA, GOOD | {"dora": ("5m",)}, "dora", "5m is not in the tile set"),
        (SANMA, GOOD | {"hand": "234067p34567s00s", "win": "0s"}, "win", "3 of 0s"),
        (SANMA, GOOD | {"hand": "234567p34567s2s"}, "hand", "12 tiles; there must be 13"),
        (SANMA, OPEN | {"hand": "23467s9m"}, "hand", "6 tiles beside 2 melds; there must be 7"),
        (SANMA, OPEN | {"melds": ("pon 778z", "pon 111p")}, "melds[0]", "there is no 8z"),
        (SANMA, OPEN | {"melds": ("pon 776z", "pon 111p")}, "melds[0]", "is not three of a kind"),
        (SANMA, OPEN | {"melds": ("peng 777z", "pon 111p")}, "melds[0]", "'peng' is no meld"),
        (SANMA, OPEN | {"melds": ("pon 777z", "chi 123p")}, "melds[1]", "daisuki-sanma has no chii"),
        (SANMA, GOOD | {"seat": "N"}, "seat", "there is no N: daisuki-sanma has 3 players"),
        (SANMA, GOOD | {"from_": "N"}, "from", "there is no N"),
        (SANMA, GOOD | {"round": "N"}, "round", "there is no N round"),
        (SANMA, GOOD | {"seat": "X"}, "seat", "must be one of the winds E S W N"),
        (SANMA, GOOD | {"from_": "S"}, "from", "cannot ron its own discard"),
        (SANMA, GOOD | {"liable": "S"}, "liable", "S is the winner"),
        (SANMA, GOOD | {"liable": "E"}, "liable", "nobody is liable for this win"),
        (YONMA, GOOD | {"sitter_out": True}, "sitter_out", "nobody sits out in daisuki-yonma"),
        (SANMA, OPEN | {"riichi": 1}, "riichi", "no riichi in an open hand (melds[0], pon 777z)"),
        (SANMA, GOOD | {"riichi": 3}, "riichi", "must be 0 none, 1 riichi or 2"),
        (SANMA, GOOD | {"riichi": 0, "ippatsu": True}, "ippatsu", "no ippatsu without riichi"),
        (SANMA, GOOD | {"riichi": 0, "ura": ("1s",)}, "ura", "no ura dora without riichi"),
        ("wrc", GOOD | {"nuki": 1}, "nuki", "North is not laid aside"),
        (SANMA, GOOD | {"riichi": 0, "open_riichi": True}, "open_riichi", "without riichi"),
        (YONMA, GOOD | {"open_riichi": True}, "open_riichi", "daisuki-yonma has no open riichi"),
        (SANMA, KAN | {"rinshan": True, "from_": "E"}, "rinshan", "a ron is never rinshan"),
        (SANMA, OPEN | {"rinshan": True}, "rinshan", "no rinshan without a kan"),
        (SANMA, OPEN | {"chankan": True}, "chankan", "this is a tsumo"),
        (SANMA, OPEN | {"kan_discard": True}, "kan_discard", "this is a tsumo"),
        (SANMA, OPEN | {"from_": "E", "chankan": True, "kan_discard": True}, "kan_discard", "robbed kan"),
        (SANMA, GOOD | {"ippatsu": True, "kan_discard": True}, "ippatsu", "the kan before it ended ippatsu"),
        (
            SANMA,
            GOOD
            | {"hand": "34567p34s222s", "melds": ("ankan 1111p",), "win": "5s"}
            | {"from_": None, "rinshan": True, "ippatsu": True},
            "ippatsu",
            "the kan before it ended ippatsu",
        ),
        (SANMA, GOOD | {"riichi": 0, "first_turn": True, "chankan": True}, "first_turn", "a kan ends"),
        (SANMA, KAN | {"first_turn": True}, "first_turn", "a meld (pon 777z) ends the first go-round"),
        (SANMA, GOOD | {"first_turn": True}, "first_turn", "riichi comes with the own first discard"),
        (SANMA, GOOD | {"riichi": 0, "seat": "E", "first_turn": True}, "first_turn", "no ron in it"),
        (SANMA, GOOD | {"from_": None, "from_riichi": "after"}, "from_riichi", "a tsumo has no discarder"),
        (SANMA, GOOD | {"flowers": ("1f", "1f")}, "flowers", "2 of 1f; there is only one"),
        (SANMA, GOOD | {"flowers": ("1f", "2f", "3f", "4f", "5f")}, "flowers[4]", "there is no 5f"),
        (SANMA, GOOD | {"flowers": ("1m",)}, "flowers[0]", "1m is no flower"),
        (YONMA, GOOD | {"flowers": ("1f",)}, "flowers[0]", "1f is not in the tile set of daisuki-yonma"),
        (SANMA, GOOD | {"flowers": "1f"}, "flowers", "must be a list"),
        (SANMA, GOOD | {"dora": ("1s",) * 6}, "dora", "6 indicators; there are at most 5"),
        ("tenhou-sanma", GOOD | {"nuki": 5}, "nuki", "5 of 4z"),
        (SANMA, GOOD | {"honba": -1}, "honba", "must be a whole number"),
        (SANMA, GOOD | {"sticks": 1.5}, "sticks", "must be a whole number"),
        (SANMA, GOOD | {"ippatsu": "yes"}, "ippatsu", "must be true or false"),
        (SANMA, GOOD | {"hand": 5}, "hand", "must be text"),
        (SANMA, GOOD | {"honba": 501}, "honba", "must be a whole number from 0 to 500"),
        (SANMA, GOOD | {"melds": ("pon 777z",)}, "hand", "13 tiles beside 1 meld;"),
        (SANMA, GOOD | {"hand": "x" + "1" * 100_000}, "hand", "(character 1 of 'x111"),
        (YONMA, {"pattern": "maneman"}, "pattern", "daisuki-yonma has no maneman"),
        (SANMA, {"pattern": "nagashi", "from_": "W"}, "from", "is from nobody"),
        (SANMA, {"pattern": "luck"}, "pattern", "must be one of hand, nagashi"),
    ],
)
def test_what_is_wrong_and_where(house: str, record: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(WinError) as caught:
        ariari.score(ariari.load(house), Win(**record))
    assert caught.value.where == where
    assert problem in caught.value.problem
    assert str(caught.value) == f"{where}: {caught.value.problem}"


def test_an_unknown_field_of_a_record_has_a_suggestion() -> None:
    with pytest.raises(WinError, match="ipatsu: there is no such field; did you mean `ippatsu`"):
        Win.from_dict({"hand": "1m", "ipatsu": True})


def test_a_hand_that_is_not_complete() -> None:
    with pytest.raises(NotAWinningHand, match="234567p2234567s with 9m is not a winning hand"):
        ariari.score(ariari.load(SANMA), Win(hand="234567p34567s22s", win="9m"))


def test_no_yaku_says_what_is_missing() -> None:
    rules = ariari.load(YONMA)
    opened = Win(hand="23467s99m", win="8s", melds=("chi 456p", "chi 123p"), from_="S", dora=("8m",))
    with pytest.raises(NoYaku, match="yaku: the hand has no yaku; missing: a closed hand") as caught:
        ariari.score(rules, opened)
    assert tuple(map(str, caught.value.missing)) == ("a closed hand (Pinfu)",)
    with pytest.raises(NoYaku) as caught:
        ariari.score(rules, Win(hand="123p888p23467s99m", win="8s", from_="S"))
    assert tuple(map(str, caught.value.missing)) == ("riichi (Riichi)", "a tsumo (Closed tsumo)")


def test_fewer_han_than_the_house_asks() -> None:
    rules = ariari.load(YONMA)
    two = rules.model_copy(update={"winning": rules.winning.model_copy(update={"min_han": 2})})
    with pytest.raises(NoYaku, match="fewer than 2 han of yaku"):
        ariari.score(two, Win(**OPEN, dora=("8m",)))
    assert ariari.score(two, Win(**OPEN | {"melds": ("pon 777z", "pon 111z"), "seat": "E"})).han == 3


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (({}, {"from_": "E"}), "several wins must be on one discard"),
        (({}, {}), "two wins of one player"),
        (({"from_": None}, {"from_": None, "seat": "E"}), "several can only win by ron"),
        (({"from_": "?"}, {"from_": "?", "seat": "E"}), "several can only win by ron"),
    ],
)
def test_several_wins_that_cannot_be(changes: tuple[dict[str, Any], ...], problem: str) -> None:
    with pytest.raises(WinError, match=problem):
        score_many(ariari.load(SANMA), [Win(**GOOD | change) for change in changes])


def test_a_win_prepared_for_another_house() -> None:
    prepared = Win(**GOOD).prepare(ariari.load(SANMA))
    for call in (ariari.score, lambda rules, win: ariari.score_batch(rules, [win])):
        with pytest.raises(WinError, match="was prepared for daisuki-sanma, not for tenhou-sanma"):
            call(ariari.load("tenhou-sanma"), prepared)
    assert ariari.score(ariari.load(SANMA), prepared).points == 4000  # loaded again, the same rules
