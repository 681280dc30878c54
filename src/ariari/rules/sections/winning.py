"""When a hand may win, and who wins of several."""

from typing import Literal

from pydantic import Field

from ._base import Section, key


class FixedYaku(Section):
    required: bool = key(False, "One han must be fixed before winning (完全先付け)")
    closed_any: bool = key(
        True, "A closed hand may have different yaku on its different waits (門前王手飛車)"
    )
    luck: tuple[str, ...] = Field(
        default=("ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou"),
        description="Yaku that add han but never permit a win",
    )
    not_open: tuple[str, ...] = Field(default=("tanyao",), description="Yaku never fixed in an open hand")
    late_if_called_twice: tuple[str, ...] = Field(
        default=("sanrenkou", "sanpuu", "sanshoku-doukou"),
        description="Yaku not fixed when two or more of their triplets were called",
    )
    completed_by_edge_or_closed: tuple[str, ...] = Field(
        default=("ittsu",),
        description="Yaku fixed in an open hand when whole already, or when completed by an edge or closed "
        "wait",
    )


class Maneman(Section):
    """From the start, without calls by anybody, one's discards are the upper player's, tile for tile."""

    value: Literal["none", "mangan", "haneman", "yakuman"] = key(
        "none", "What it is worth, with honba and sticks as any win; the dealer's keeps the deal"
    )
    paid_as: Literal["tsumo"] = key("tsumo", "How it is paid: as a tsumo, by all")
    discards: int = key(7, "How many discards must be the same", "tiles", ge=1)


class Winning(Section):
    min_han: int = key(1, "How many han without dora a win needs", "han", ge=1)
    several: Literal["first-in-turn", "all"] = key(
        "all", "Who wins when several ron one discard: only the first in turn, or all of them"
    )
    dealer_stays: Literal["dealer-wins", "dealer-first"] = key(
        "dealer-wins",
        "With several winners the deal stays if the dealer is among them, or only if first in turn",
    )
    confirmed_by: Literal["nobody", "others"] = key(
        "nobody",
        "Who confirms what a winner claims before it counts: nobody in particular, or all the others",
    )
    maneman: Maneman = key(Maneman(), "Mane-man: copying the upper player's discards")
    fixed: FixedYaku = key(FixedYaku(), "The fixed-yaku rule")
