"""Which of the four copies of a tile: mjlog numbers each of the 136 tiles, a record knows their faces only.

With the shuffle's seed the copies are those of the real wall; without it each tile takes the next free copy.
"""

from collections.abc import Sequence
from typing import Protocol

from ..errors import LogError
from ..record import Ankan, Aside, Call, Dora, Draw, Kakan, Round, Tile
from .shuffle import Wall
from .tile import faces

DEALT = 52  # tiles dealt before the first draw


class Copies(Protocol):
    """Gives the number of each tile of a round as it appears; raises LogError when there is none."""

    def deal(self, seat: int, hand: Sequence[Tile]) -> list[int]: ...
    def draw(self, tile: Tile, tail: bool) -> int: ...
    def indicator(self, tile: Tile) -> int: ...
    def ura(self, tiles: Sequence[Tile]) -> list[int]: ...


class FreeCopies:
    """The next free copy of each face."""

    def __init__(self, red: bool) -> None:
        self._free: dict[Tile, list[int]] = {}
        for number, face in enumerate(faces(red)):
            self._free.setdefault(face, []).append(number)
        self._ura: list[int] = []

    def _take(self, tile: Tile) -> int:
        left = self._free.get(tile)
        if left is None:
            raise LogError("no-tile-at-this-table", tile=tile)
        if not left:
            raise LogError("more-than-tenhou-has", tile=tile)
        return left.pop(0)

    def deal(self, seat: int, hand: Sequence[Tile]) -> list[int]:  # noqa: ARG002
        return [self._take(tile) for tile in hand]

    def draw(self, tile: Tile, tail: bool) -> int:  # noqa: ARG002
        return self._take(tile)

    def indicator(self, tile: Tile) -> int:
        return self._take(tile)

    def ura(self, tiles: Sequence[Tile]) -> list[int]:
        """The same indicators for every winner of a round."""
        self._ura += [self._take(tile) for tile in tiles[len(self._ura) :]]
        return self._ura[: len(tiles)]


class WallCopies:
    """The copies of a known wall, with which the round must agree (`disagreement`)."""

    def __init__(self, wall: Wall, dealer: int, red: bool) -> None:
        self._hands = [list(hand) for hand in wall.deal(dealer)]
        self._draws = iter(wall.draws[DEALT:])
        self._tail = iter(wall.replacements)
        self._indicators = iter(wall.indicators)
        self._ura = wall.ura
        self._face = faces(red)

    def deal(self, seat: int, hand: Sequence[Tile]) -> list[int]:
        left = self._hands[seat]
        numbers = []
        for tile in hand:
            number = next(n for n in left if self._face[n] == tile)
            left.remove(number)
            numbers.append(number)
        return numbers

    def draw(self, tile: Tile, tail: bool) -> int:  # noqa: ARG002
        return next(self._tail if tail else self._draws)

    def indicator(self, tile: Tile) -> int:  # noqa: ARG002
        return next(self._indicators)

    def ura(self, tiles: Sequence[Tile]) -> list[int]:
        return list(self._ura[: len(tiles)])


def disagreement(record: Round, wall: Wall, red: bool) -> str | None:
    """The first tile that is not where the wall has it; None when every tile of the round is."""
    face = faces(red)
    for seat, (told, dealt) in enumerate(zip(record.hands, wall.deal(record.dealer), strict=True)):
        if sorted(told) != sorted(face[n] for n in dealt):
            return f"seat {seat} is dealt {' '.join(told)}; the wall gives {' '.join(face[n] for n in dealt)}"
    if record.dice is not None and record.dice != wall.dice:
        return f"the dice show {record.dice}; the seed throws {wall.dice}"
    indicators = [*record.dora, *(event.tile for event in record.events if isinstance(event, Dora))]
    for n, (indicator, there) in enumerate(zip(indicators, wall.indicators, strict=False)):
        if indicator != face[there]:
            return f"indicator {n + 1} is {indicator}; the wall has {face[there]} there"
    draws, tail = iter(wall.draws[DEALT:]), iter(wall.replacements)
    from_tail = False
    for n, event in enumerate(record.events):
        if isinstance(event, Draw):
            there = next(tail if from_tail else draws, -1)
            if there < 0:
                return f"event {n + 1}: {event.tile} is drawn, but the wall is at its end"
            if event.tile != face[there]:
                return f"event {n + 1}: seat {event.seat} draws {event.tile}; the wall gives {face[there]}"
            from_tail = False
        elif isinstance(event, Ankan | Kakan | Aside) or (
            isinstance(event, Call) and event.kind == "daiminkan"
        ):
            from_tail = True
    for win in record.wins:
        ura = tuple(face[n] for n in wall.ura)
        if win.ura is not None and win.ura != ura[: len(win.ura)]:
            return f"the ura indicators are {' '.join(win.ura)}; the wall has {' '.join(ura[: len(win.ura)])}"
    return None
