"""The kind of table in an mjlog's GO element, and the ruleset it was played with."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..losses import Losses
from ..record import Dora, Draw, GameRecord, Round, Tile

HUMANS, NO_RED, NO_OPEN_TANYAO, HANCHAN, THREE, SUPERIOR, FAST, UPPER = (1 << n for n in range(8))
ROOMS = "般上特鳳"


@dataclass(frozen=True, slots=True)
class TableType:
    """What the bits of GO's `type` say."""

    players: int
    red: bool
    open_tanyao: bool
    hanchan: bool
    fast: bool = False
    room: int = 0  # 0 open to all, 1 上級, 2 特上, 3 鳳凰

    @classmethod
    def of(cls, bits: int) -> "TableType":
        return cls(
            players=3 if bits & THREE else 4,
            red=not bits & NO_RED,
            open_tanyao=not bits & NO_OPEN_TANYAO,
            hanchan=bool(bits & HANCHAN),
            fast=bool(bits & FAST),
            room=(bits & UPPER and 1) + (bits & SUPERIOR and 2),
        )

    @classmethod
    def named(cls, name: str) -> "TableType | None":
        """The type of a name such as 鳳南喰赤; None when it is not of that kind."""
        if not ("東" in name or "南" in name):
            return None
        return cls(
            players=3 if "三" in name else 4,
            red="赤" in name,
            open_tanyao="喰" in name,
            hanchan="南" in name,
            fast="速" in name,
            room=next((n for n, room in enumerate(ROOMS) if room in name), 0),
        )

    @property
    def bits(self) -> int:
        return (
            HUMANS
            | (0 if self.red else NO_RED)
            | (0 if self.open_tanyao else NO_OPEN_TANYAO)
            | (HANCHAN if self.hanchan else 0)
            | (THREE if self.players == 3 else 0)
            | (FAST if self.fast else 0)
            | (UPPER if self.room & 1 else 0)
            | (SUPERIOR if self.room & 2 else 0)
        )

    @property
    def rules(self) -> str:
        """The id of the ruleset: `tenhou` or `tenhou-sanma`, and what of it differs."""
        parts = ["tenhou", *(["sanma"] if self.players == 3 else [])]
        parts += [] if self.hanchan else ["tonpuu"]
        parts += [] if self.red else ["no-red"]
        parts += [] if self.open_tanyao else ["closed-tanyao"]
        return "-".join(parts)

    @property
    def name(self) -> str:
        """As Tenhou prints it: 鳳南喰赤, 三般東喰赤速 and so on."""
        return (
            ("三" if self.players == 3 else "")
            + ROOMS[self.room]
            + ("南" if self.hanchan else "東")
            + ("喰" if self.open_tanyao else "")
            + ("赤" if self.red else "")
            + ("速" if self.fast else "")
        )


def table_type_of(record: GameRecord, losses: Losses) -> TableType:
    """The table a record was played at: what it says of Tenhou's type, or what its content shows."""
    bits = record.about.get("type", "")
    if bits.isascii() and bits.isdigit():
        return TableType.of(int(bits))
    if record.rules is None and (kind := TableType.named(record.about.get("disp", ""))) is not None:
        return kind
    for candidate in range(32):
        kind = TableType.of(candidate | HUMANS)
        if kind.rules == record.rules:
            return kind
    if record.rules is not None:
        losses.lose("lost-ruleset", rules=record.rules)
    tiles = (tile for round_ in record.rounds for tile in _tiles(round_))
    return TableType(
        players=record.players,
        red=any(tile[0] == "0" for tile in tiles),
        open_tanyao=True,
        hanchan=any(round_.wind > 0 for round_ in record.rounds) or not record.rounds,
    )


def _tiles(round_: Round) -> Iterator[Tile]:
    for hand in round_.hands:
        yield from hand
    yield from round_.dora
    yield from (event.tile for event in round_.events if isinstance(event, Draw | Dora))
