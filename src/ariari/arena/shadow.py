"""A table as one seat knows it: what it has seen in its place, and for what is hidden what may be there.

Native bots look at a table only as far as their seat may, so such a table serves them as the real one would.
A tile that another player shows to have held is put into that hand; a hand in riichi is made tenpai.
"""

from collections import Counter
from collections.abc import Sequence

from ..logs.errors import LogError
from ..logs.record import (
    HIDDEN,
    Ankan,
    Aside,
    Call,
    Discard,
    Dora,
    Draw,
    Event,
    Kakan,
    Riichi,
    Round,
    Seat,
    Tile,
)  # fmt: skip
from ..rules.model import Ruleset
from ..table import Action, Table
from ..tile_set import TileSet
from ..tiles import Tile as TileNumber


class _Slots:
    """One seat's tiles in the order in which it got them: thirteen dealt, then its draws."""

    def __init__(self, dealt: Sequence[Tile]) -> None:
        self.tiles = list(dealt)
        self.held = list(range(len(self.tiles)))  # slots still in the hand

    def draw(self, tile: Tile) -> None:
        self.held.append(len(self.tiles))
        self.tiles.append(tile)

    def give_up(self, tile: Tile, drawn: bool = False) -> None:
        """A slot that holds the tile, or a hidden one that then did."""
        if drawn:
            slot = self.held[-1]
        else:
            known = [slot for slot in self.held if self.tiles[slot] == tile]
            hidden = [slot for slot in self.held if self.tiles[slot] == HIDDEN]
            if not known and not hidden:
                raise LogError("shown-not-held", tile=tile)
            slot = (known or hidden)[0]
        self.tiles[slot] = tile
        self.held.remove(slot)


def shadow(rules: Ruleset, round_: Round, names: Sequence[str]) -> Table:
    """The table as it stands after the round's events, of which some tiles are hidden.

    Raises LogError when the events contradict each other or the rules.
    """
    seats = [_Slots(hand) for hand in round_.hands]
    draws: list[tuple[Seat, int, bool]] = []  # seat, slot, whether it came from the tail
    riichi: dict[Seat, list[int]] = {}
    tail = False
    declared: Seat | None = None
    for event in round_.events:
        match event:
            case Draw(seat, tile):
                draws.append((seat, len(seats[seat].tiles), tail))
                seats[seat].draw(tile)
                tail = False
            case Discard(seat, tile, drawn):
                seats[seat].give_up(tile, drawn)
                if declared == seat:
                    riichi[seat] = list(seats[seat].held)
                    declared = None
            case Riichi(seat):
                declared = seat
            case _:
                for n, tile in enumerate(_shown(event)):
                    seat = event.seat  # type: ignore[union-attr]
                    # In riichi only the drawn tile can be laid aside or make a kan.
                    seats[seat].give_up(tile, drawn=n == 0 and seat in riichi)
                if isinstance(event, Ankan | Kakan | Aside) or (
                    isinstance(event, Call) and event.kind == "daiminkan"
                ):
                    tail = True
    left = _left(rules, round_, seats)
    for seat, slots in riichi.items():
        _make_tenpai(seats[seat], slots, left)
    return _played(rules, round_, names, seats, draws)


def _shown(event: Event) -> tuple[Tile, ...]:
    """The tiles that leave a hand with a meld."""
    match event:
        case Call(_, _, _, _, own):
            return own
        case Ankan(_, tiles):
            return tiles
        case Kakan(_, tile) | Aside(_, tile):
            return (tile,)
        case _:
            return ()


def _left(rules: Ruleset, round_: Round, seats: Sequence[_Slots]) -> Counter[Tile]:
    """Tiles of the set that are nowhere yet."""
    of = rules.tiles
    reds = {str(five): red for five, red in of.red.items()}
    set_ = TileSet.of(rules.id, without=of.without, reds=reds, flowers=of.flowers.tiles)
    left = Counter({str(TileNumber(n)): count for n, count in enumerate(set_.copies) if count})
    left.subtract(tile for slots in seats for tile in slots.tiles if tile != HIDDEN)
    left.subtract([*round_.dora, *(event.tile for event in round_.events if isinstance(event, Dora))])
    return +left


def _make_tenpai(seat: _Slots, slots: Sequence[int], left: Counter[Tile]) -> None:
    """Fill the hidden ones among a declared hand so that it waits for something."""
    hidden = [slot for slot in slots if seat.tiles[slot] == HIDDEN]
    if len(hidden) % 3 != 1:
        return  # one's own hand
    wanted: list[Tile] = []
    for _ in range((len(hidden) - 1) // 3):
        wanted += _take_group(left)
    single = next((tile for tile in left if left[tile] > 0 and tile[0] != "0"), None)
    if single is not None:
        left[single] -= 1
        wanted.append(single)
    if len(wanted) == len(hidden):
        for slot, tile in zip(hidden, wanted, strict=True):
            seat.tiles[slot] = tile


def _take_group(left: Counter[Tile]) -> list[Tile]:
    """A run or a triplet of what is left."""
    for suit in "psm":
        for n in range(1, 8):
            run = [f"{n + i}{suit}" for i in range(3)]
            if all(left[tile] > 0 for tile in run):
                left.subtract(run)
                return run
    for tile, count in left.items():
        if count >= 3:
            left[tile] -= 3
            return [tile] * 3
    return []


def _played(
    rules: Ruleset,
    round_: Round,
    names: Sequence[str],
    seats: Sequence[_Slots],
    draws: list[tuple[Seat, int, bool]],
) -> Table:
    filler = _Filler(rules, round_, seats)
    hands = ["".join(filler(tile) for tile in slots.tiles[:13]) for slots in seats]
    front = "".join(filler(seats[seat].tiles[slot]) for seat, slot, tail in draws if not tail)
    tail_ = "".join(filler(seats[seat].tiles[slot]) for seat, slot, tail in draws if tail)
    dora = "".join([*round_.dora, *(event.tile for event in round_.events if isinstance(event, Dora))])
    table = Table.stacked(
        rules, hands=hands, draws=front, tail=tail_, dora=dora, round="ESWN"[round_.wind],
        dealer=round_.dealer, points=round_.points, honba=round_.honba, sticks=round_.sticks,
        extra="ESWN"[round_.wind] not in rules.length.winds, names=names,
    )  # fmt: skip
    _play_on(table, round_.events)
    return table


class _Filler:
    """Gives a hidden tile a face that is left."""

    def __init__(self, rules: Ruleset, round_: Round, seats: Sequence[_Slots]) -> None:
        self._left = _left(rules, round_, seats)

    def __call__(self, tile: Tile) -> Tile:
        if tile != HIDDEN:
            return tile
        face = max(self._left, key=lambda face: self._left[face])
        self._left[face] -= 1
        return face


def _play_on(table: Table, events: Sequence[Event]) -> None:
    """Every recorded decision in turn; whoever else is asked passes."""
    riichi: Riichi | None = None
    for event in events:
        match event:
            case Draw():
                _pass_all(table)
                continue
            case Riichi():
                riichi = event
                continue
            case Discard(seat, tile, drawn):
                word = "discard" if riichi is None else "open-riichi" if riichi.open else "riichi"
                riichi = None
                own = table.drawn(seat)
                text = f"{word} {tile}" + (
                    " hand" if not drawn and own is not None and str(own) == tile else ""
                )
            case Call(seat, _, kind, tile, own_tiles):
                text = f"daiminkan {tile}" if kind == "daiminkan" else f"{kind} {''.join(own_tiles)}"
            case Ankan(seat, tiles):
                text = f"ankan {tiles[0]}"
            case Kakan(seat, tile):
                text = f"kakan {tile}"
            case Aside(seat, _):
                text = "nuki"
            case _:
                continue
        _pass_until(table, seat, Action(text))
        table.play(text, seat)


def _pass_all(table: Table) -> None:
    """A draw shows that nobody claimed what was on the table."""
    while (asked := table.to_act) and any(action.word == "pass" for action in table.legal_for(asked[0])):
        table.play("pass", asked[0])


def _pass_until(table: Table, seat: Seat, action: Action) -> None:
    """Everybody who is asked before that seat, or beside it, lets the tile go."""
    while True:
        if seat in table.to_act and table.why_not(action, seat)[2] == "none":
            others = [other for other in table.to_act if other != seat]
            for other in others:
                table.play("pass", other)
            return
        asked = table.to_act
        if not asked or not any(act.word == "pass" for act in table.legal_for(asked[0])):
            raise LogError("cannot-act-here", seat=seat, action=str(action))
        table.play("pass", asked[0])
