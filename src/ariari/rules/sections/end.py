"""How a match ends."""

from typing import Literal

from ._base import Section, key


class LastDealer(Section):
    win: Literal["ends", "ends-if-top", "choice", "continues"] = key(
        "ends-if-top",
        "The last dealer's win: ends the match; ends it if top; may end it; or the dealer plays on",
    )
    tenpai: Literal["ends", "ends-if-top", "choice", "continues"] = key(
        "ends-if-top", "The same when the last dealer is tenpai at a draw"
    )
    stays: Literal["ends", "ends-if-top", "choice", "continues"] = key(
        "continues", "The same when the last deal stays for another reason (a noten dealer whose deal stays)"
    )
    needs: int = key(0, "What the top must have besides for the last dealer to end it", "points")


class End(Section):
    last_dealer: LastDealer = key(LastDealer(), "Ending by the last dealer (アガリ止め, テンパイ止め)")
    sticks_left: Literal["top", "nobody"] = key("top", "Who gets the sticks left on the table at the end")
    sticks_left_dealer_noten: Literal["top", "nobody"] | None = key(
        None, "The same when the match ends by the last dealer being noten; none: as otherwise"
    )
