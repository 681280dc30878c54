"""The yaku list: every example hand has its yaku, and a house lists what it plays at its own worth."""

import pytest

import ariari
from ariari.rules.layers import named_houses
from ariari.sheet.wording import LANGUAGES, Lang, wording
from ariari.sheet.yaku_list import examples, yaku_rows
from ariari.yaku import catalogue, played

from .strategies import with_value

HOUSES = named_houses()
NO_TILES = {yaku for yaku in catalogue() if wording("en").has(f"about-{yaku}")}


def test_every_yaku_has_an_example_or_is_told_in_words() -> None:
    assert set(examples()) | NO_TILES == set(catalogue())
    assert set(examples()) & NO_TILES == set()


@pytest.mark.parametrize("yaku", sorted(examples()))
def test_an_example_is_a_win_with_its_yaku(yaku: str) -> None:
    rules = ariari.load("tenhou")
    if not catalogue()[yaku].standard:
        rules = with_value(rules, "yaku.on", (yaku,))
    rules = with_value(rules, "tiles.north_value", "everyone")
    example = examples()[yaku]
    win = ariari.Win(
        hand=example.hand,
        win=example.win,
        melds=example.melds,
        seat="S",
        round="E",
        from_=None if example.tsumo else "W",
    )
    assert yaku in [count.id for count in ariari.score(rules, win).yaku]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_lists_every_yaku_that_can_come_up(house: str, lang: Lang) -> None:
    rules = ariari.load(house)
    listed = {row.id for row in yaku_rows(rules, wording(lang))}
    left_out = {yaku.id for yaku in played(rules.yaku)} - listed
    assert listed <= {yaku.id for yaku in played(rules.yaku)}
    without_man = {"sanshoku", "daisuurin", "hyakumangoku"} if rules.seats.players == 3 else set()
    assert left_out <= without_man | ({"north-wind"} if rules.tiles.north_value != "everyone" else set())


@pytest.mark.parametrize(
    ("house", "yaku", "closed", "opened"),
    [
        ("daisuki-sanma", "ittsu", "2 han", "1 han"),
        ("daisuki-sanma", "open-riichi", "2 han", "—"),
        ("daisuki-sanma", "renhou", "yakuman", "yakuman"),
        ("daisuki-sanma", "kan-furi", "1 han", "1 han"),
        ("echoes-yonma", "renhou", "4 han", "—"),
        ("ponta-sanma-05", "shousharin", "6 han", "—"),
        ("ponta-sanma-05", "man-hon", "yakuman", "yakuman"),
        ("daisuki-yonma", "kokushi-13", "yakuman", "yakuman"),
        ("mahjong-soul", "kokushi-13", "double yakuman", "double yakuman"),
    ],
)
def test_worth_as_the_house_plays_it(house: str, yaku: str, closed: str, opened: str) -> None:
    row = next(row for row in yaku_rows(ariari.load(house), wording("en")) if row.id == yaku)
    assert (row.closed, row.open) == (closed, opened)


def test_ippatsu_is_not_listed_where_it_is_not_played() -> None:
    """ey-51: ippatsu is not on the house's list."""
    assert "ippatsu" not in {row.id for row in yaku_rows(ariari.load("echoes-yonma"), wording("ja"))}


def test_local_yaku_are_marked() -> None:
    rows = {row.id: row.local for row in yaku_rows(ariari.load("ponta-sanma-05"), wording("ja"))}
    assert {yaku for yaku, local in rows.items() if local} >= {"sanpuu", "sanrenkou", "shousharin", "man-hon"}
    assert not rows["tanyao"]


def test_a_drawing_says_its_hand() -> None:
    rows = {row.id: row for row in yaku_rows(ariari.load("tenhou"), wording("en"))}
    toitoi, chinitsu = (rows[yaku].drawing(wording("en")) for yaku in ("toitoi", "chinitsu"))
    assert "melds 2-pin 2-pin 2-pin, 9-man 9-man 9-man, won on 5-sou" in toitoi
    assert "won on 9-pin" in chinitsu
    assert rows["riichi"].drawing(wording("en")) == ""
