"""Tile sets of the condition language: which kinds a word means, and how sets are combined."""

from dataclasses import dataclass

from .program import Op, op

SUITS = "mps"
ALL_KINDS = (1 << 34) - 1


def kinds_of(text: str) -> int:
    """The set of kinds in MPSZ text such as `19m1234567z`; raises ValueError for anything else."""
    mask, digits = 0, ""
    for letter in text:
        if letter.isdigit():
            digits += letter
            continue
        highest = 7 if letter == "z" else 9 if letter in SUITS else 0
        if not digits or not highest:
            raise ValueError(f"{letter!r} in {text!r} is no suit after digits (m p s z)")
        for digit in digits:
            if not 1 <= int(digit) <= highest:
                raise ValueError(f"there is no kind {digit}{letter}")
            mask |= 1 << ("mpsz".index(letter) * 9 + int(digit) - 1)
        digits = ""
    if digits or not mask:
        raise ValueError(f"{text!r} must be digits and their suit, such as '19m1234567z'")
    return mask


# word: (what it means, its kinds)
FIXED: dict[str, tuple[str, int]] = {
    "man": ("characters 1m–9m", kinds_of("123456789m")),
    "pin": ("circles 1p–9p", kinds_of("123456789p")),
    "sou": ("bamboos 1s–9s", kinds_of("123456789s")),
    "terminals": ("the ones and nines", kinds_of("19m19p19s")),
    "simples": ("the twos to eights", kinds_of("2345678m2345678p2345678s")),
    "honors": ("winds and dragons", kinds_of("1234567z")),
    "winds": ("the four winds", kinds_of("1234z")),
    "dragons": ("haku, hatsu, chun", kinds_of("567z")),
    "green": ("2s 3s 4s 6s 8s and hatsu", kinds_of("23468s6z")),
    "east": ("East", kinds_of("1z")),
    "south": ("South", kinds_of("2z")),
    "west": ("West", kinds_of("3z")),
    "north": ("North", kinds_of("4z")),
    "haku": ("the white dragon", kinds_of("5z")),
    "hatsu": ("the green dragon", kinds_of("6z")),
    "chun": ("the red dragon", kinds_of("7z")),
}
# word: (what it means, the steps that put it on the stack); these differ from win to win
BY_SEAT: dict[str, tuple[str, tuple[Op, ...]]] = {
    "seat_wind": ("the winner's seat wind", (op("push_seat"),)),
    "round_wind": ("the round wind", (op("push_round"),)),
    "common_wind": ("North where the house has it as everybody's wind", (op("push_common"),)),
    "value_tiles": (
        "dragons, seat wind, round wind and common wind",
        (
            op("push", operand=FIXED["dragons"][1]),
            *(op("push_seat"), op("set_or"), op("push_round"), op("set_or"), op("push_common"), op("set_or")),
        ),
    ),
}
SETS: dict[str, str] = {word: meaning for word, (meaning, _) in (FIXED | BY_SEAT).items()}


@dataclass(frozen=True)
class TileSet:
    """A set known now (`kinds`), or one that the kernel works out for each win (`steps`)."""

    kinds: int | None
    steps: tuple[Op, ...] = ()

    def stacking(self) -> tuple[Op, ...]:
        return self.steps if self.kinds is None else (op("push", operand=self.kinds),)

    def test(self, code: str, **fields: int | bool) -> tuple[Op, ...]:
        """The steps that ask `code` about this set."""
        if self.kinds is not None:
            return (op(code, operand=self.kinds, **fields),)
        return (*self.steps, op(code, stacked=True, **fields))

    def __and__(self, other: "TileSet") -> "TileSet":
        if self.kinds is not None and other.kinds is not None:
            return TileSet(self.kinds & other.kinds)
        return TileSet(None, (*self.stacking(), *other.stacking(), op("set_and")))

    def __or__(self, other: "TileSet") -> "TileSet":
        if self.kinds is not None and other.kinds is not None:
            return TileSet(self.kinds | other.kinds)
        return TileSet(None, (*self.stacking(), *other.stacking(), op("set_or")))

    def __invert__(self) -> "TileSet":
        if self.kinds is not None:
            return TileSet(ALL_KINDS & ~self.kinds)
        return TileSet(None, (*self.stacking(), op("set_not")))

    def within(self, word: str) -> bool:
        return self.kinds is not None and not self.kinds & ~FIXED[word][1]

    def meets(self, word: str) -> bool:
        return self.kinds is None or bool(self.kinds & FIXED[word][1])


def named_set(word: str) -> TileSet | None:
    if word in FIXED:
        return TileSet(FIXED[word][1])
    if word in BY_SEAT:
        return TileSet(None, BY_SEAT[word][1])
    return None
