"""Which keys say nothing to a guest of a house, because another key has settled the matter.

A house without chips is not told what a red five would bring, nor one without kiriage when it would apply.
"""

from collections.abc import Callable
from typing import NamedTuple

from ariari.rules.model import Ruleset


class Condition(NamedTuple):
    """Keys that matter only where `holds`; `reads` are the keys that decide it."""

    keys: tuple[str, ...]
    reads: tuple[str, ...]
    holds: Callable[[Ruleset], bool]


def _any_ruling(*rulings: str) -> Callable[[Ruleset], bool]:
    def holds(rules: Ruleset) -> bool:
        named = {*rules.penalties.rulings.values(), *rules.penalties.in_riichi.values()}
        return any(ruling in named for ruling in rulings)

    return holds


_chombo = _any_ruling("chombo", "chombo-at-draw", "dead-hand-chombo-at-draw")


def _abortive(rules: Ruleset) -> bool:
    kinds = rules.draws.abortive
    return any((kinds.nine_terminals, kinds.four_winds, kinds.all_riichi, kinds.triple_ron, kinds.four_kans))


def _yakuman_bonus(rules: Ruleset) -> bool:
    bonus = rules.bonus.yakuman
    return bool(bonus.ron or bonus.tsumo_each or bonus.with_sitter_out)


def _kazoe_bonus(rules: Ruleset) -> bool:
    bonus = rules.bonus.yakuman
    return rules.value.kazoe is not None and (
        _yakuman_bonus(rules) or bool(bonus.kazoe_ron or bonus.kazoe_tsumo_each)
    )


def _liability(rules: Ruleset) -> bool:
    return bool(rules.liability.yaku) or rules.liability.open_kan


def _any_bonus(rules: Ruleset) -> bool:
    return bool(rules.bonus.chips.value) or _yakuman_bonus(rules)


_BONUS_KEYS = (
    "bonus.chips.value",
    "bonus.yakuman.ron",
    "bonus.yakuman.tsumo_each",
    "bonus.yakuman.with_sitter_out",
)
_ABORTIVE_KEYS = tuple(
    f"draws.abortive.{kind}"
    for kind in ("nine_terminals", "four_winds", "all_riichi", "triple_ron", "four_kans")
)
_RULINGS = ("penalties.rulings", "penalties.in_riichi")

CONDITIONS = (
    Condition(
        ("seats.first_sitter_out", "settlement.uma_with_sitter_out", "bonus.yakuman.with_sitter_out"),
        ("seats.sitter_out",),
        lambda rules: rules.seats.sitter_out is not None,
    ),
    Condition(
        ("length.extra_ends", "length.extra_rounds", "length.target"),
        ("length.extra",),
        lambda rules: rules.length.extra != "none",
    ),
    Condition(("bonus.unit",), ("bonus.unit",), lambda rules: rules.bonus.unit != "P"),
    Condition(("payments.tsumo_share",), ("seats.players",), lambda rules: rules.seats.players == 3),
    Condition(("tiles.red_dora",), ("tiles.red",), lambda rules: any(rules.tiles.red.values())),
    Condition(
        (
            "tiles.flowers.dora",
            "tiles.flowers.as_indicator",
            "tiles.flowers.breaks_first_turn",
            "tiles.flowers.breaks_ippatsu",
            "tiles.flowers.rinshan",
            "bonus.all_flowers",
        ),
        ("tiles.flowers.tiles",),
        lambda rules: bool(rules.tiles.flowers.tiles),
    ),
    Condition(
        ("tiles.flowers.green",),
        ("tiles.flowers.tiles", "tiles.flowers.green"),
        lambda rules: bool(rules.tiles.flowers.tiles) and rules.tiles.flowers.green is not None,
    ),
    Condition(
        ("bonus.all_flowers_void",),
        ("tiles.flowers.tiles", "bonus.all_flowers"),
        lambda rules: bool(rules.tiles.flowers.tiles and rules.bonus.all_flowers),
    ),
    Condition(
        (
            "tiles.nuki.dora",
            "tiles.nuki.can_be_robbed",
            "tiles.nuki.rinshan",
            "tiles.nuki.breaks_first_turn",
            "tiles.nuki.breaks_ippatsu",
        ),
        ("tiles.nuki.north",),
        lambda rules: rules.tiles.nuki.north,
    ),
    Condition(
        ("tiles.nuki.robbed_is_chankan",),
        ("tiles.nuki.north", "tiles.nuki.can_be_robbed"),
        lambda rules: rules.tiles.nuki.north and rules.tiles.nuki.can_be_robbed,
    ),
    Condition(("calls.priority",), ("calls.chii",), lambda rules: rules.calls.chii),
    Condition(("draws.noten.each",), ("draws.noten.each",), lambda rules: rules.draws.noten.each is not None),
    Condition(
        ("draws.noten.pool",),
        ("draws.noten.pool", "draws.noten.each"),
        lambda rules: rules.draws.noten.pool is not None or rules.draws.noten.each is None,
    ),
    Condition(
        ("draws.nagashi.paid_as", "draws.nagashi.own_calls", "draws.nagashi.several"),
        ("draws.nagashi.value",),
        lambda rules: rules.draws.nagashi.value != "none",
    ),
    Condition(("draws.abortive.dealer", "draws.abortive.honba"), _ABORTIVE_KEYS, _abortive),
    Condition(
        ("draws.abortive.last_round",),
        (*_ABORTIVE_KEYS, "draws.abortive.last_round"),
        lambda rules: _abortive(rules) and rules.draws.abortive.last_round is not None,
    ),
    Condition(
        (
            "riichi.open.stick",
            "riichi.open.deal_in",
        ),
        ("riichi.open.allowed",),
        lambda rules: rules.riichi.open.allowed,
    ),
    Condition(
        ("riichi.open.exempt",),
        ("riichi.open.allowed", "riichi.open.deal_in"),
        lambda rules: rules.riichi.open.allowed and rules.riichi.open.deal_in == "yakuman",
    ),
    Condition(
        ("kan.held_after_riichi",), ("kan.after_riichi",), lambda rules: rules.kan.after_riichi != "never"
    ),
    Condition(
        ("winning.dealer_stays", "payments.sticks_to", "payments.honba_to"),
        ("winning.several",),
        lambda rules: rules.winning.several == "all",
    ),
    Condition(
        (
            "winning.fixed.closed_any",
            "winning.fixed.luck",
            "winning.fixed.not_open",
            "winning.fixed.late_if_called_twice",
            "winning.fixed.completed_by_edge_or_closed",
        ),
        ("winning.fixed.required",),
        lambda rules: rules.winning.fixed.required,
    ),
    Condition(
        ("winning.maneman.paid_as", "winning.maneman.discards"),
        ("winning.maneman.value",),
        lambda rules: rules.winning.maneman.value != "none",
    ),
    Condition(
        (
            "fu.cap",
            "fu.double_wind_pair",
            "fu.rinshan_tsumo",
            "fu.pinfu_tsumo",
            "fu.seven_pairs.below_mangan",
        ),
        ("fu.fixed",),
        lambda rules: rules.fu.fixed is None,
    ),
    Condition(
        ("fu.cap_step",),
        ("fu.fixed", "fu.cap"),
        lambda rules: rules.fu.fixed is None and rules.fu.cap is not None,
    ),
    Condition(
        ("payments.full_tsumo",),
        ("payments.tsumo_share",),
        lambda rules: rules.payments.tsumo_share == "full",
    ),
    Condition(
        ("liability.covers", "liability.tsumo", "liability.ron"),
        ("liability.yaku", "liability.open_kan"),
        _liability,
    ),
    Condition(("liability.further_kans",), ("liability.open_kan",), lambda rules: rules.liability.open_kan),
    Condition(
        ("liability.honba",),
        ("liability.yaku", "liability.open_kan", "liability.ron"),
        lambda rules: _liability(rules) and rules.liability.ron == "half",
    ),
    Condition(
        ("liability.bonus",),
        ("liability.yaku", "liability.open_kan", *_BONUS_KEYS),
        lambda rules: _liability(rules) and _any_bonus(rules),
    ),
    Condition(
        ("bonus.chips.closed_only", "bonus.chips.red", "bonus.chips.ura", "bonus.chips.ippatsu"),
        ("bonus.chips.value",),
        lambda rules: rules.bonus.chips.value > 0,
    ),
    Condition(
        ("bonus.chips.all_reds",),
        ("bonus.chips.value", "tiles.red"),
        lambda rules: rules.bonus.chips.value > 0 and any(rules.tiles.red.values()),
    ),
    Condition(
        ("bonus.chips.green_flower",),
        ("bonus.chips.value", "tiles.flowers.tiles", "tiles.flowers.green"),
        lambda rules: (
            rules.bonus.chips.value > 0
            and bool(rules.tiles.flowers.tiles)
            and rules.tiles.flowers.green is not None
        ),
    ),
    Condition(
        ("bonus.yakuman.kazoe_ron", "bonus.yakuman.kazoe_tsumo_each"),
        (
            *_BONUS_KEYS[1:],
            "value.kazoe",
            "bonus.yakuman.kazoe_ron",
            "bonus.yakuman.kazoe_tsumo_each",
        ),
        _kazoe_bonus,
    ),
    Condition(
        ("bonus.yakuman.multiples",),
        (*_BONUS_KEYS[1:], "value.compound"),
        lambda rules: _yakuman_bonus(rules) and rules.value.compound,
    ),
    Condition(
        ("bonus.yakuman.open_riichi",),
        (*_BONUS_KEYS[1:], "riichi.open.allowed", "riichi.open.deal_in"),
        lambda rules: (
            _yakuman_bonus(rules) and rules.riichi.open.allowed and rules.riichi.open.deal_in == "yakuman"
        ),
    ),
    Condition(
        ("bonus.yakuman.nagashi",),
        (*_BONUS_KEYS[1:], "draws.nagashi.value", "draws.nagashi.paid_as"),
        lambda rules: (
            _yakuman_bonus(rules)
            and rules.draws.nagashi.value == "yakuman"
            and rules.draws.nagashi.paid_as == "win"
        ),
    ),
    Condition(
        ("end.last_dealer.needs",),
        ("end.last_dealer.needs",),
        lambda rules: rules.end.last_dealer.needs > 0,
    ),
    Condition(
        ("end.sticks_left_dealer_noten",),
        ("end.sticks_left_dealer_noten",),
        lambda rules: rules.end.sticks_left_dealer_noten is not None,
    ),
    Condition(
        ("bust.riichi_to_zero", "bust.all_tenpai_at_zero"),
        ("bust.at",),
        lambda rules: rules.bust.at == "zero",
    ),
    Condition(("bust.prize",), ("bust.at",), lambda rules: rules.bust.at != "never"),
    Condition(
        ("bust.prize_to", "bust.draw_prize_to"),
        ("bust.at", "bust.prize"),
        lambda rules: rules.bust.at != "never" and rules.bust.prize > 0,
    ),
    Condition(
        ("settlement.uma",),
        ("settlement.uma_by_floaters",),
        lambda rules: not rules.settlement.uma_by_floaters,
    ),
    Condition(
        ("settlement.uma_by_floaters", "settlement.floats_from"),
        ("settlement.uma_by_floaters",),
        lambda rules: bool(rules.settlement.uma_by_floaters),
    ),
    Condition(
        ("settlement.half_and_half",),
        ("settlement.half_and_half",),
        lambda rules: rules.settlement.half_and_half is not None,
    ),
    Condition(("settlement.price",), ("settlement.price",), lambda rules: rules.settlement.price is not None),
    Condition(
        ("settlement.share_step",),
        ("settlement.tie",),
        lambda rules: rules.settlement.tie in ("shared-top", "shared"),
    ),
    Condition(("settlement.fee_from",), ("settlement.fee",), lambda rules: rules.settlement.fee > 0),
    Condition(("length.mercy",), ("length.mercy",), lambda rules: rules.length.mercy is not None),
    Condition(
        (
            "penalties.chombo.dealer",
            "penalties.chombo.last_round",
            "penalties.chombo.honba",
            "penalties.chombo.sticks_back",
        ),
        _RULINGS,
        _chombo,
    ),
    Condition(
        ("penalties.chombo.pays",),
        (*_RULINGS, "penalties.chombo.pays"),
        lambda rules: _chombo(rules) and rules.penalties.chombo.pays != "each",
    ),
    Condition(
        ("penalties.chombo.each",),
        (*_RULINGS, "penalties.chombo.pays"),
        lambda rules: _chombo(rules) and rules.penalties.chombo.pays == "each",
    ),
    Condition(
        ("penalties.chombo.tsumo_bonus",),
        (*_RULINGS, "penalties.chombo.pays", "payments.tsumo_bonus"),
        lambda rules: (
            _chombo(rules) and rules.penalties.chombo.pays != "each" and rules.payments.tsumo_bonus > 0
        ),
    ),
    Condition(
        ("penalties.fine", "penalties.fine_to", "penalties.discard_stands"), _RULINGS, _any_ruling("fine")
    ),
)


def matters(rules: Ruleset, path: str) -> bool:
    """Whether a key says anything in this house."""
    return all(condition.holds(rules) for condition in CONDITIONS if path in condition.keys)


_WORDED_WITH = {
    "draws.dealer_stays": ("length.winds", "length.extra"),
    "draws.abortive.dealer": ("length.winds", "length.extra"),
    "bonus": ("bonus.unit",),
    "yaku.han": ("yaku.off", "winning.fixed.required", "winning.fixed.not_open"),
}
"""Keys whose sentences name what other keys say: the rounds that are played, the unit of bonuses,
whether tanyao is a reason to win."""


def decided_by(path: str) -> set[str]:
    """The other keys on which a key's sentence depends: whether it is told, and what it names."""
    told = {read for condition in CONDITIONS if path in condition.keys for read in condition.reads}
    return told | {
        read
        for beginning, reads in _WORDED_WITH.items()
        if path == beginning or path.startswith(f"{beginning}.")
        for read in reads
    }
