"""Tenhou's numbering of the 136 tiles, and of the faces in its JSON."""

from ..errors import LogError

SUITS = "mpsz"


def _faces() -> tuple[str, ...]:
    plain = [f"{n + 1}{suit}" for suit in SUITS for n in range(7 if suit == "z" else 9) for _ in range(4)]
    return tuple(plain)


# The face of tile 0–135 where there are no red fives; with them 16, 52 and 88 are red.
PLAIN = _faces()
RED_IDS = {16: "0m", 52: "0p", 88: "0s"}
WITH_RED = tuple(RED_IDS.get(i, face) for i, face in enumerate(PLAIN))


def faces(red: bool) -> tuple[str, ...]:
    """The MPSZ text of each of the 136 tiles."""
    return WITH_RED if red else PLAIN


# 11–19 m, 21–29 p, 31–39 s, 41–47 z, 51 52 53 the red fives.
FACE_OF_CODE: dict[int, str] = {
    10 * (s + 1) + n: f"{n}{suit}" for s, suit in enumerate(SUITS) for n in range(1, 8 if suit == "z" else 10)
} | {51: "0m", 52: "0p", 53: "0s"}
CODE_OF_FACE: dict[str, int] = {face: code for code, face in FACE_OF_CODE.items()}


def kind_index(face: str) -> int:
    """0–33 for a face, red fives as fives. Raises LogError for flowers, which Tenhou does not have."""
    suit = SUITS.find(face[-1])
    if suit < 0 or len(face) != 2:
        raise LogError("format-without-tile", format="Tenhou", tile=face)
    return 9 * suit + (4 if face[0] == "0" else int(face[0]) - 1)
