"""mjai's names of tiles."""

from collections.abc import Sequence
from typing import Any

from ...worded import Listed
from ..errors import LogError
from ..fields import array, shorten
from ..record import HIDDEN, Tile

HONORS = "ESWNPFC"

FACE_OF_NAME: dict[str, Tile] = (
    {f"{n}{suit}": f"{n}{suit}" for suit in "mps" for n in range(1, 10)}
    | {f"5{suit}r": f"0{suit}" for suit in "mps"}
    | {name: f"{n + 1}z" for n, name in enumerate(HONORS)}
    | {"?": HIDDEN}
)
NAME_OF_FACE: dict[Tile, str] = {face: name for name, face in FACE_OF_NAME.items()}


def face(value: Any, what: str) -> Tile:
    try:
        return FACE_OF_NAME[value]
    except (KeyError, TypeError):
        raise LogError(
            "not-a-tile", what=what, such=Listed(("5mr", "E"), "either"), value=shorten(value)
        ) from None


def face_list(value: Any, what: str) -> tuple[Tile, ...]:
    return tuple(face(item, f"{what}[{n}]") for n, item in enumerate(array(value, what)))


def name(tile: Tile) -> str:
    try:
        return NAME_OF_FACE[tile]
    except KeyError:
        raise LogError("format-without-tile", format="mjai", tile=tile) from None


def names(tiles: Sequence[Tile]) -> list[str]:
    return [name(tile) for tile in tiles]
