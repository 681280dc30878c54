"""Chips and congratulation payments (祝儀), beside the points."""

from ._base import Section, key
from .penalties import Infraction


class Chips(Section):
    """One chip per item goes from the discarder at a ron, from everybody at the table at a tsumo."""

    value: int = key(0, "What one chip is worth; 0: no chips", "P")
    closed_only: bool = key(True, "Only closed wins bring chips")
    red: int = key(0, "Chips for each red five", "chips")
    ura: int = key(0, "Chips for each ura dora", "chips")
    ippatsu: int = key(0, "Chips for ippatsu", "chips")
    all_reds: int = key(
        0, "Chips for all red fives of the set together, in place of those for each; 0: none", "chips"
    )
    green_flower: int = key(0, "Chips for the green flower", "chips")


class YakumanBonus(Section):
    ron: int = key(0, "What the discarder pays for a yakuman", "P")
    tsumo_each: int = key(0, "What each payer of a tsumo pays", "P")
    with_sitter_out: tuple[int, int] | None = key(
        None,
        "With somebody sitting out: what each at the table pays at a tsumo, and what the sitter-out pays",
        "P",
    )
    kazoe_ron: int = key(0, "What the discarder pays for a counted yakuman", "P")
    kazoe_tsumo_each: int = key(0, "What each payer of a tsumo pays for a counted yakuman", "P")
    open_riichi: bool = key(
        False, "The yakuman payment for dealing into an open riichi carries the bonus too"
    )
    multiples: bool = key(False, "Double and triple yakuman carry it two and three times")
    nagashi: bool = key(True, "A nagashi yakuman paid as a win carries it")


class Bonus(Section):
    unit: str = key("P", "What the house calls its settlement point")
    chips: Chips = key(Chips(), "Chips")
    yakuman: YakumanBonus = key(YakumanBonus(), "Yakuman bonus")
    all_flowers: int = key(
        0, "What each participant at the table pays, at once, to whoever has laid aside all the flowers", "P"
    )
    all_flowers_void: tuple[Infraction, ...] = key(
        ("too-many-tiles", "too-few-tiles"),
        "What makes that payment go back when it is found in the holder's hand",
    )
