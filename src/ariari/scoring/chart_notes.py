"""What a guest must know to read a house's score chart: the notes below it, true for that house."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.model import Ruleset
from ..wording import Lang, Wording, wording
from .house import house_of

_SEVEN_PAIRS = "chiitoitsu"


def chart_notes(rules: Ruleset, lang: Lang) -> tuple[str, ...]:
    """In sentences. Raises ValueError for a language we do not have."""
    words = wording("ariari.scoring", lang)
    return (
        *_fu(words, rules),
        *_payments(words, rules),
        *_value(words, rules),
    )


def _fu(words: Wording, rules: Ruleset) -> Iterator[str]:
    fu = rules.fu
    if rules.winning.min_han > 1:
        yield words.text("note-min-han", han=rules.winning.min_han)
    if fu.fixed is not None:
        yield words.text("note-fixed-fu", fu=fu.fixed)
        return
    if fu.pinfu_tsumo == "not-yaku":
        yield words.text("note-pinfu-tsumo")
    if fu.cap is not None:
        yield words.text("note-cap", cap=fu.cap)
    plays_pairs = any(yaku.id == _SEVEN_PAIRS for yaku in house_of(rules).yaku)
    if plays_pairs and fu.seven_pairs.below_mangan == "50fu-1han":
        yield words.text("note-seven-pairs")


def _payments(words: Wording, rules: Ruleset) -> Iterator[str]:
    payments = rules.payments
    yield words.text("note-unit", unit=payments.unit)
    if rules.seats.players == 3:
        share = {"quarters": "tsumo-lost", "split": "tsumo-split", "full": "tsumo-full"}
        yield words.text(share[payments.tsumo_share])
    if payments.tsumo_bonus:
        yield words.text("note-tsumo-bonus", bonus=payments.tsumo_bonus)
    yield words.text("note-honba", ron=payments.honba.ron, each=payments.honba.tsumo_each)


def _value(words: Wording, rules: Ruleset) -> Iterator[str]:
    value = rules.value
    if value.kiriage:
        yield words.text("note-kiriage")
    yield words.text(
        "note-limits",
        haneman=value.haneman,
        baiman=value.baiman,
        sanbaiman=value.sanbaiman,
        kazoe="none" if value.kazoe is None else value.kazoe,
    )
    if value.double_yakuman:
        yield words.text("note-double-yakuman")
    elif value.compound:
        yield words.text("note-compound")
