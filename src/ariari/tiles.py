"""Tile text: MPSZ, with 0 for a red five and f for flowers."""

_HIGHEST = {"m": 9, "p": 9, "s": 9, "z": 7, "f": 4}


def split_tiles(text: str) -> list[str]:
    """`123m0p` as single tiles `1m 2m 3m 0p`; raises ValueError with the offending place."""
    tiles: list[str] = []
    digits = ""
    for position, letter in enumerate(text.replace(" ", "")):
        if letter.isdigit():
            digits += letter
        elif letter in _HIGHEST and digits:
            tiles += [_checked(digit + letter, text) for digit in digits]
            digits = ""
        else:
            raise ValueError(
                f"{text!r}: {letter!r} at place {position + 1} is no digit and no suit (m p s z f)"
            )
    if digits:
        raise ValueError(f"{text!r}: {digits!r} has no suit after it (m p s z f)")
    return tiles


def _checked(tile: str, text: str) -> str:
    number, suit = int(tile[0]), tile[1]
    if number > _HIGHEST[suit] or (number == 0 and suit in "zf"):
        raise ValueError(f"{text!r}: there is no tile {tile}")
    return tile
