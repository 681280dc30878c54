"""Settings that cannot stand together.

Each check is one function that yields what it finds; its docstring says what must hold. A check names the key
whose change mends the matter.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..nearest import did_you_mean
from ..yaku import YakuError, catalogue, played
from . import amounts
from .clauses import MANNERS, clauses_in
from .keys import all_keys, settable_keys, value_of
from .model import Ruleset
from .sections import Noten, Wind

WINDS: tuple[Wind, ...] = ("E", "S", "W", "N")
MANGAN_HAN = 5
MOST = 1_000_000
MOST_HAN = 13


@dataclass(frozen=True)
class Contradiction:
    key: str
    message: str


Check = Callable[[Ruleset], Iterator[Contradiction]]
CHECKS: list[Check] = []


def check(function: Check) -> Check:
    CHECKS.append(function)
    return function


def contradictions(ruleset: Ruleset) -> list[Contradiction]:
    """Everything about the ruleset that cannot stand together."""
    return [found for one in CHECKS for found in one(ruleset)]


# Seats and length


@check
def somebody_can_sit_out(rules: Ruleset) -> Iterator[Contradiction]:
    """A table takes the players or one person more, and then somebody must be due to sit out."""
    seats = rules.seats
    for people in seats.participants:
        if people not in (seats.players, seats.players + 1):
            yield Contradiction(
                "seats.participants", f"{people} people cannot share a table of {seats.players} players"
            )
    if seats.players + 1 in seats.participants and seats.sitter_out is None:
        yield Contradiction(
            "seats.participants",
            f"{seats.players + 1} people rotate at a table of {seats.players}, but `seats.sitter_out` names "
            f"nobody",
        )
    if seats.sitter_out and seats.players + 1 not in seats.participants:
        yield Contradiction(
            "seats.sitter_out", "nobody sits out when there are only as many people as players"
        )


@check
def winds_in_order(rules: Ruleset) -> Iterator[Contradiction]:
    """The round winds are played in order, each once, starting with East."""
    winds = rules.length.winds
    if not winds or winds != WINDS[: len(winds)]:
        yield Contradiction("length.winds", "the round winds are E, S, W, N in this order, from E on")
    if rules.length.extra == "next-wind" and len(winds) == len(WINDS):
        yield Contradiction("length.extra", "there is no wind after N")


@check
def target_within_reach(rules: Ruleset) -> Iterator[Contradiction]:
    """The points that end a match lie above those at the start."""
    if rules.length.mercy is not None and rules.length.mercy <= rules.settlement.start:
        yield Contradiction("length.mercy", "everybody has as many points as that at the start")


@check
def every_wind_has_its_draw(rules: Ruleset) -> Iterator[Contradiction]:
    """Tables by round wind speak of every wind that can be played."""
    played = list(rules.length.winds)
    if rules.length.extra == "next-wind" and len(played) < len(WINDS):
        played.append(WINDS[len(played)])
    tables = {
        "draws.dealer_stays": rules.draws.dealer_stays.keys(),
        "draws.abortive.dealer": rules.draws.abortive.dealer.keys(),
    }
    for path, named in tables.items():
        for wind in played:
            if wind not in named:
                yield Contradiction(path, f"it does not say what happens in round wind {wind}")


# Tiles


def _kinds(text: str) -> set[str]:
    return {number + suit for numbers, suit in re.findall(r"([0-9]+)([mpszf])", text) for number in numbers}


@check
def red_fives_are_in_the_set(rules: Ruleset) -> Iterator[Contradiction]:
    """Red fives are tiles of the set, and there are four fives of a suit."""
    without = _kinds(rules.tiles.without)
    for kind, count in rules.tiles.red.items():
        if not 0 <= count <= 4:
            yield Contradiction(f"tiles.red.{kind}", f"there are four {kind}, so {count} cannot be red")
        if count and kind in without:
            yield Contradiction(f"tiles.red.{kind}", f"{kind} is not in the set (`tiles.without`)")


@check
def flowers_are_in_the_set(rules: Ruleset) -> Iterator[Contradiction]:
    """What speaks of flowers needs them in the set."""
    flowers, bonus = rules.tiles.flowers, rules.bonus
    if len(set(flowers.tiles)) < len(flowers.tiles):
        yield Contradiction("tiles.flowers.tiles", "each flower is one tile, named once")
    if flowers.green and flowers.green not in flowers.tiles:
        yield Contradiction("tiles.flowers.green", f"{flowers.green} is not in the set")
    if bonus.all_flowers and not flowers.tiles:
        yield Contradiction("bonus.all_flowers", "there are no flowers in the set")
    if bonus.chips.green_flower and not flowers.green:
        yield Contradiction("bonus.chips.green_flower", "no flower is the green one (`tiles.flowers.green`)")


@check
def north_can_be_laid_aside(rules: Ruleset) -> Iterator[Contradiction]:
    """Laying North aside is three-player mahjong, with North in the set."""
    if not rules.tiles.nuki.north:
        return
    if rules.seats.players != 3:
        yield Contradiction("tiles.nuki.north", "North is laid aside at three-player tables only")
    if "4z" in _kinds(rules.tiles.without):
        yield Contradiction("tiles.nuki.north", "North is not in the set (`tiles.without`)")


@check
def chii_needs_four(rules: Ruleset) -> Iterator[Contradiction]:
    """Chii is for four players: at three-player tables the upper player is often nobody."""
    if rules.calls.chii and rules.seats.players == 3:
        yield Contradiction("calls.chii", "chii cannot be called at a three-player table")


@check
def ura_needs_its_indicator(rules: Ruleset) -> Iterator[Contradiction]:
    """Ura lie under indicators that are there."""
    wall = rules.wall
    if wall.kan_ura and not (wall.ura and wall.kan_dora):
        yield Contradiction(
            "wall.kan_ura", "ura under kan indicators need both `wall.ura` and `wall.kan_dora`"
        )


# Riichi, kans, furiten


@check
def furiten_riichi_can_win(rules: Ruleset) -> Iterator[Contradiction]:
    """A riichi in furiten wins by tsumo, so that must be allowed."""
    if rules.riichi.furiten and not rules.furiten.tsumo:
        yield Contradiction("riichi.furiten", "such a riichi could never win, as `furiten.tsumo` is false")


@check
def kans_after_riichi(rules: Ruleset) -> Iterator[Contradiction]:
    """Tiles already held are used for a kan after riichi only where kans after riichi are made."""
    if rules.kan.held_after_riichi and rules.kan.after_riichi == "never":
        yield Contradiction("kan.held_after_riichi", "no kan is made after riichi (`kan.after_riichi`)")


# Draws


@check
def noten_payment_is_one_of_two(rules: Ruleset) -> Iterator[Contradiction]:
    """Noten payments are a pool or an amount for each, not both and not neither."""
    noten: Noten = rules.draws.noten
    if noten.pool is not None and noten.each is not None:
        yield Contradiction(
            "draws.noten.each", 'either a pool or an amount for each; set the other to "none"'
        )
    if noten.pool is None and noten.each is None:
        yield Contradiction("draws.noten", "neither `pool` nor `each` is given; pool = 0 means no payment")
    for tenpai in range(1, rules.seats.players):
        noten_players = rules.seats.players - tenpai
        if noten.pool and (noten.pool % tenpai or noten.pool % noten_players):
            yield Contradiction(
                "draws.noten.pool",
                f"{noten.pool} cannot be shared between {tenpai} tenpai and {noten_players} noten",
            )
            return


@check
def triple_ron_can_happen(rules: Ruleset) -> Iterator[Contradiction]:
    """Three rons on one discard need four players who may all win."""
    if not rules.draws.abortive.triple_ron:
        return
    if rules.seats.players == 3:
        yield Contradiction("draws.abortive.triple_ron", "only two players can ron at a three-player table")
    if rules.winning.several == "first-in-turn":
        yield Contradiction("draws.abortive.triple_ron", "only the first in turn wins (`winning.several`)")


# Winning, fu, value


@check
def fixed_fu_stand_alone(rules: Ruleset) -> Iterator[Contradiction]:
    """Where every hand has the same fu, nothing else about fu can matter."""
    fu = rules.fu
    if fu.fixed is None:
        return
    if fu.cap is not None:
        yield Contradiction("fu.cap", "every hand has the same fu (`fu.fixed`)")
    if fu.seven_pairs.below_mangan == "50fu-1han":
        yield Contradiction("fu.seven_pairs.below_mangan", "every hand has the same fu (`fu.fixed`)")
    if fu.fixed % 10 or fu.fixed < 20:
        yield Contradiction("fu.fixed", "fu are a multiple of ten, 20 or more")


@check
def fu_cap_is_a_fu(rules: Ruleset) -> Iterator[Contradiction]:
    """The cap is a number of fu that hands have, and halving what lies above it comes below it."""
    cap = rules.fu.cap
    if cap is not None and (cap % 10 or cap < 30):
        yield Contradiction("fu.cap", "fu are a multiple of ten, and most hands have 30")


@check
def seven_pairs_are_played(rules: Ruleset) -> Iterator[Contradiction]:
    """Settings for seven pairs need seven pairs."""
    if rules.fu.seven_pairs.four_as_two_pairs and "chiitoitsu" in rules.yaku.off:
        yield Contradiction("fu.seven_pairs.four_as_two_pairs", "seven pairs are not played (`yaku.off`)")


@check
def limits_rise(rules: Ruleset) -> Iterator[Contradiction]:
    """Mangan, haneman, baiman, sanbaiman and counted yakuman follow each other."""
    value = rules.value
    steps = [("haneman", value.haneman), ("baiman", value.baiman), ("sanbaiman", value.sanbaiman)]
    if value.kazoe is not None:
        steps.append(("kazoe", value.kazoe))
    below = ("mangan", MANGAN_HAN)
    for step in steps:
        if step[1] <= below[1]:
            yield Contradiction(
                f"value.{step[0]}", f"{step[1]} han is not above {below[0]}, which is {below[1]} han"
            )
        below = step


# Payments


@check
def honest_units(rules: Ruleset) -> Iterator[Contradiction]:
    """Points are paid in multiples of a hundred."""
    if rules.payments.unit < 100 or rules.payments.unit % 100:
        yield Contradiction("payments.unit", "points are paid in multiples of 100")


@check
def full_tsumo_table_is_whole(rules: Ruleset) -> Iterator[Contradiction]:
    """A table of full tsumo payments has a row for every value of the house, and right rows."""
    payments = rules.payments
    if payments.tsumo_share != "full":
        if payments.full_tsumo:
            yield Contradiction("payments.full_tsumo", 'it is used only with tsumo_share = "full"')
        return
    if rules.seats.players != 3:
        yield Contradiction("payments.tsumo_share", '"full" and its table are for three players')
        return
    for ron, (dealer, other) in payments.full_tsumo.items():
        path = f"payments.full_tsumo.{ron}"
        if not ron.isdecimal():
            yield Contradiction(path, "a row is named by the points of a ron, such as 8000")
        elif dealer + other < int(ron) or dealer % payments.unit or other % payments.unit:
            yield Contradiction(
                path, f"{dealer} and {other} must come to {ron} or more, in multiples of {payments.unit}"
            )
        elif dealer < other:
            yield Contradiction(path, "the dealer pays at least what the other pays")
    lacking = [ron for ron in amounts.other_ron_amounts(rules) if str(ron) not in payments.full_tsumo]
    if lacking:
        missing = ", ".join(str(ron) for ron in lacking)
        yield Contradiction(
            "payments.full_tsumo", f"hands of this house can be worth {missing}: rows are missing"
        )


@check
def split_is_for_three(rules: Ruleset) -> Iterator[Contradiction]:
    """A missing player's share can be split only where a player is missing."""
    if rules.payments.tsumo_share == "split" and rules.seats.players == 4:
        yield Contradiction("payments.tsumo_share", "no player's share is missing at a four-player table")


# Bonus


@check
def chips_are_worth_something(rules: Ruleset) -> Iterator[Contradiction]:
    """Chips that are counted have a value, and what brings them is in the set."""
    chips = rules.bonus.chips
    counted = chips.red or chips.ura or chips.ippatsu or chips.all_reds or chips.green_flower
    if counted and not chips.value:
        yield Contradiction("bonus.chips.value", "chips are counted but are worth nothing")
    if (chips.red or chips.all_reds) and not any(rules.tiles.red.values()):
        yield Contradiction("bonus.chips.red", "there are no red fives in the set")
    if chips.ura and not rules.wall.ura:
        yield Contradiction("bonus.chips.ura", "there is no ura (`wall.ura`)")
    if chips.ippatsu and "ippatsu" in rules.yaku.off:
        yield Contradiction("bonus.chips.ippatsu", "ippatsu is not played (`yaku.off`)")


@check
def yakuman_bonus_fits(rules: Ruleset) -> Iterator[Contradiction]:
    """A counted yakuman's bonus needs counted yakuman, a sitter-out's share a sitter-out."""
    yakuman = rules.bonus.yakuman
    if (yakuman.kazoe_ron or yakuman.kazoe_tsumo_each) and rules.value.kazoe is None:
        yield Contradiction("bonus.yakuman.kazoe_ron", "there is no counted yakuman (`value.kazoe`)")
    if yakuman.with_sitter_out and rules.seats.sitter_out is None:
        yield Contradiction("bonus.yakuman.with_sitter_out", "nobody sits out (`seats.sitter_out`)")


# End, bust, settlement


@check
def last_dealer_needs(rules: Ruleset) -> Iterator[Contradiction]:
    """Points needed to end by the last dealer matter only where that dealer can end it."""
    last = rules.end.last_dealer
    if last.needs and {last.win, last.tenpai, last.stays} <= {"continues", "ends"}:
        yield Contradiction("end.last_dealer.needs", "the last dealer's points never matter for the end")


@check
def bust_can_happen(rules: Ruleset) -> Iterator[Contradiction]:
    """What follows a bust needs busts."""
    bust = rules.bust
    if bust.prize and bust.at == "never":
        yield Contradiction("bust.prize", "nobody can bust (`bust.at`)")
    if bust.all_tenpai_at_zero and bust.at != "zero":
        yield Contradiction("bust.all_tenpai_at_zero", "a player at 0 is not out (`bust.at`)")
    if bust.draw_prize_to == "opposite" and rules.seats.players == 3:
        yield Contradiction("bust.draw_prize_to", "nobody sits opposite at a three-player table")


@check
def return_not_below_start(rules: Ruleset) -> Iterator[Contradiction]:
    """The return points are at least those at the start."""
    if rules.settlement.target < rules.settlement.start:
        yield Contradiction("settlement.target", "the return points lie below the points at the start")


def _uma(path: str, uma: Iterable[int], players: int) -> Iterator[Contradiction]:
    amounts_by_rank = tuple(uma)
    if len(amounts_by_rank) != players:
        yield Contradiction(path, f"{players} players, but {len(amounts_by_rank)} amounts")
    if sum(amounts_by_rank):
        yield Contradiction(path, f"the amounts come to {sum(amounts_by_rank):+d}, not 0")


@check
def uma_comes_to_zero(rules: Ruleset) -> Iterator[Contradiction]:
    """Uma has an amount for each rank, and comes to 0."""
    settlement, players = rules.settlement, rules.seats.players
    if settlement.uma:
        yield from _uma("settlement.uma", settlement.uma, players)
    if settlement.uma_with_sitter_out is not None:
        yield from _uma("settlement.uma_with_sitter_out", settlement.uma_with_sitter_out, players + 1)
        if rules.seats.sitter_out is None:
            yield Contradiction("settlement.uma_with_sitter_out", "nobody sits out (`seats.sitter_out`)")
    for floaters, uma in settlement.uma_by_floaters.items():
        yield from _uma(f"settlement.uma_by_floaters.{floaters}", uma, players)


@check
def uma_is_said_once(rules: Ruleset) -> Iterator[Contradiction]:
    """Uma is fixed or by floaters; by floaters it covers every number that can float."""
    settlement, players = rules.settlement, rules.seats.players
    by_floaters = settlement.uma_by_floaters
    if not by_floaters:
        if settlement.floats_from is not None:
            yield Contradiction(
                "settlement.floats_from", "nobody's floating matters (`settlement.uma_by_floaters`)"
            )
        return
    if settlement.uma:
        yield Contradiction("settlement.uma", "uma is given by floaters too (`settlement.uma_by_floaters`)")
    expected = {str(number) for number in range(players)}
    for number in sorted(expected - by_floaters.keys()):
        yield Contradiction("settlement.uma_by_floaters", f"it does not say what is paid when {number} float")
    for number in sorted(by_floaters.keys() - expected):
        yield Contradiction(
            f"settlement.uma_by_floaters.{number}", f"{number} of {players} players cannot float"
        )


@check
def half_and_half_ranges(rules: Ruleset) -> Iterator[Contradiction]:
    """In a half-and-half the base lies at or above what a second needs to receive."""
    half = rules.settlement.half_and_half
    if half and half.base < half.receives_from:
        yield Contradiction("settlement.half_and_half.base", "a second who receives would also have to pay")


@check
def share_step_is_used(rules: Ruleset) -> Iterator[Contradiction]:
    """A step for shared pots needs shared pots."""
    if rules.settlement.share_step and rules.settlement.tie == "earlier-seat":
        yield Contradiction("settlement.share_step", "nothing is shared at a tie (`settlement.tie`)")


# Penalties


@check
def chombo_has_a_price(rules: Ruleset) -> Iterator[Contradiction]:
    """Chombo's fixed amount and its kind go together; fines have an amount."""
    chombo = rules.penalties.chombo
    if (chombo.pays == "each") != bool(chombo.each):
        yield Contradiction(
            "penalties.chombo.each", 'a fixed amount to each goes with pays = "each", and only with it'
        )
    if "fine" in rules.penalties.rulings.values() and rules.penalties.fine <= 0:
        yield Contradiction("penalties.fine", "there are fines, but they cost nothing")


# Lists of names and numbers


@check
def numbers_are_moderate(rules: Ruleset) -> Iterator[Contradiction]:
    """No number is beyond a million, and none but an uma is below 0."""
    for path in settable_keys():
        for number in _numbers(value_of(rules, path)):
            if abs(number) > MOST:
                yield Contradiction(path, f"{number} is beyond all reason; at most {MOST}")
            elif number < 0 and not path.startswith("settlement.uma"):
                yield Contradiction(path, f"{number} is below 0; only uma can be")


@check
def some_hand_can_win(rules: Ruleset) -> Iterator[Contradiction]:
    """The least han of a win is not above a yakuman's 13."""
    if rules.winning.min_han > MOST_HAN:
        yield Contradiction(
            "winning.min_han", f"hardly a hand has {rules.winning.min_han} han; at most {MOST_HAN}"
        )


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict | tuple | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _numbers(item)


@check
def unstated_keys_exist(rules: Ruleset) -> Iterator[Contradiction]:
    """`unstated` lists keys of the model."""
    keys = all_keys()
    for path in rules.unstated:
        if path not in keys and value_of(rules, path) is None:  # a name in a table, such as yaku.han.renhou
            yield Contradiction("unstated", f"there is no key `{path}`{did_you_mean(path, keys)}")


@check
def manners_exist(rules: Ruleset) -> Iterator[Contradiction]:
    """`manners` lists clauses of conduct."""
    known = clauses_in(MANNERS)
    for clause in rules.manners:
        if clause not in known:
            yield Contradiction("manners", f"there is no clause of conduct `{clause}`")


@check
def yaku_can_be_played(rules: Ruleset) -> Iterator[Contradiction]:
    """Yaku are those of the catalogue or the ruleset's own, well defined, and either on or off."""
    try:
        played(rules.yaku)
    except YakuError as error:
        yield Contradiction(".".join(("yaku", *error.path)), error.message)


@check
def named_yaku_exist(rules: Ruleset) -> Iterator[Contradiction]:
    """Lists of yaku outside the section `yaku` name yaku that exist."""
    known = [*catalogue(), *rules.yaku.define]
    fixed = rules.winning.fixed
    lists = {
        "liability.yaku": rules.liability.yaku,
        "winning.fixed.luck": fixed.luck,
        "winning.fixed.not_open": fixed.not_open,
        "winning.fixed.late_if_called_twice": fixed.late_if_called_twice,
        "winning.fixed.completed_by_edge_or_closed": fixed.completed_by_edge_or_closed,
    }
    for path, ids in lists.items():
        for yaku in ids:
            if yaku not in known:
                yield Contradiction(path, f"there is no yaku `{yaku}`{did_you_mean(yaku, known)}")


@check
def yakuman_liability(rules: Ruleset) -> Iterator[Contradiction]:
    """Liability is for yakuman."""
    try:
        yakuman = {yaku.id: yaku.yakuman for yaku in played(rules.yaku)}
    except YakuError:  # told by `yaku_can_be_played`
        return
    for id in rules.liability.yaku:
        if yakuman.get(id) == 0:
            yield Contradiction("liability.yaku", f"{id} is not a yakuman")


@check
def open_riichi_is_one_rule(rules: Ruleset) -> Iterator[Contradiction]:
    """Open riichi can be declared and has its yaku, or neither."""
    if rules.riichi.open.allowed != ("open-riichi" in rules.yaku.on):
        yield Contradiction(
            "riichi.open.allowed", "open riichi is declared only where its yaku is on, and the yaku with it"
        )
