"""A record as a row of pictures: where everything lies after each event of a round.

It moves tiles as the record says and judges nothing; whether a record is right is the engine's to say
(`ariari replay`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from ..logs import (
    Accepted,
    Ankan,
    Aside,
    Call,
    Discard,
    Dora,
    Draw,
    Event,
    GameRecord,
    Kakan,
    Riichi,
    Round,
)
from ..logs.record import HIDDEN
from ..rules.model import Ruleset
from ..table import Called, Discarded, Offered, Seated, View
from ..tiles import Meld, MeldType, Tile, display_order

_WINDS: Final = "ESWN"
_STICK: Final = 1000


@dataclass
class _Lying:
    """What lies before one player, while the record runs."""

    hand: list[str]
    melds: list[Called] = field(default_factory=list)
    discards: list[Discarded] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    riichi: int = 0
    open_riichi: bool = False
    drawn: str | None = None

    def take(self, tile: str) -> None:
        """Takes a tile out of the hand; a hidden one in its place where the record does not show it."""
        if tile in self.hand:
            self.hand.remove(tile)
        elif HIDDEN in self.hand:
            self.hand.remove(HIDDEN)


class Film:
    """A record to be looked at. `rules` tell what a stick is worth, where the house is known."""

    def __init__(self, record: GameRecord, rules: Ruleset | None = None) -> None:
        self.record = record
        self.rules = rules

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """How many steps each round has, its deal not counted."""
        return tuple(len(round.events) for round in self.record.rounds)

    def view(self, round: int, step: int, bottom: int, *, opened: bool = True) -> View:
        """Where everything lies after `step` events of a round, from the seat `bottom`.

        opened: all hands lie open; else only that of `bottom`
        """
        played = self.record.rounds[round]
        showing = _Showing(played, self._stick)
        for event in played.events[:step]:
            showing.on(event)
        return showing.view(self.record.names, bottom, opened)

    @property
    def _stick(self) -> int:
        return self.rules.riichi.stick if self.rules else _STICK


class _Showing:
    """A round while its record runs."""

    def __init__(self, played: Round, stick: int) -> None:
        self.round = played
        self.stick = stick
        self.lying = [_Lying(list(hand)) for hand in played.hands]
        self.points = list(played.points)
        self.sticks = played.sticks
        self.dora = list(played.dora)
        self.turn: int | None = played.dealer
        self.offered: tuple[str, int] | None = None
        self.declared: dict[int, bool] = {}
        self.last: dict[str, Any] | None = None

    def on(self, event: Event) -> None:
        """Move what the event moves."""
        self.last = None
        match event:
            case Draw(seat, tile):
                self.turn, self.offered = seat, None
                self.lying[seat].hand.append(tile)
                self.lying[seat].drawn = tile
            case Discard():
                self._discard(event)
            case Riichi(seat, opened):
                self.declared[seat] = opened
                self.last = {"type": "reach", "actor": seat}
            case Accepted(seat):
                self.points[seat] -= self.stick
                self.sticks += self.stick
            case Call():
                self._call(event)
            case Ankan(seat, tiles):
                self._meld(seat, MeldType.ANKAN, tiles, None, None)
                self.last = {"type": "ankan", "actor": seat}
            case Kakan(seat, tile):
                self._add(seat, tile)
            case Aside(seat, tile):
                self.lying[seat].take(tile)
                self.lying[seat].aside.append(tile)
                self.last = {"type": "flower" if tile.endswith("f") else "nukidora", "actor": seat}
            case Dora(tile):
                self.dora.append(tile)

    def _discard(self, event: Discard) -> None:
        who = self.lying[event.seat]
        who.take(event.tile)
        who.drawn = None
        declared = event.seat in self.declared and not who.riichi
        if declared:
            who.riichi, who.open_riichi = 1, self.declared[event.seat]
        who.discards.append(Discarded(Tile(event.tile), event.drawn, declared, called=False))
        self.offered, self.turn = (event.tile, event.seat), event.seat

    def _call(self, event: Call) -> None:
        given = self.lying[event.source].discards
        if given:
            last = given[-1]
            given[-1] = Discarded(last.tile, last.drawn, last.riichi, called=True)
        tiles = (event.tile, *event.own)
        self._meld(event.seat, MeldType(event.kind), tiles, event.source, Tile(event.tile), event.own)
        self.turn, self.offered = event.seat, None
        self.last = {"type": event.kind, "actor": event.seat}

    def _meld(
        self,
        seat: int,
        kind: MeldType,
        tiles: tuple[str, ...],
        giver: int | None,
        taken: Tile | None,
        own: tuple[str, ...] | None = None,
    ) -> None:
        who = self.lying[seat]
        for tile in tiles if own is None else own:
            who.take(tile)
        who.drawn = None
        known = tuple(sorted((Tile(tile) for tile in tiles), key=display_order))
        who.melds.append(Called(Meld(kind, known), giver, taken))

    def _add(self, seat: int, tile: str) -> None:
        who = self.lying[seat]
        who.take(tile)
        kind = Tile(tile).kind
        for place, called in enumerate(who.melds):
            if called.meld.type is MeldType.PON and called.meld.tiles[0].kind == kind:
                meld = Meld(MeldType.KAKAN, (*called.meld.tiles, Tile(tile)))
                who.melds[place] = Called(meld, called.from_, called.taken)
        self.last = {"type": "kakan", "actor": seat}

    # ---- as a view

    def view(self, names: tuple[str, ...], bottom: int, opened: bool) -> View:
        """The picture."""
        players = tuple(self._seated(seat, opened or seat == bottom) for seat in range(len(self.lying)))
        me = players[bottom]
        drawn = self.lying[bottom].drawn
        return View(
            seat=bottom,
            names=names,
            round=_WINDS[self.round.wind],
            dealer=self.round.dealer,
            honba=self.round.honba,
            sticks=self.sticks,
            points=tuple(self.points),
            bonus=(0,) * len(names),
            left=-1,  # how many tiles a house draws is not told
            dora=tuple(Tile(tile) for tile in self.dora if tile != HIDDEN),
            last_round=False,
            turn=self.turn,
            offered=None
            if self.offered is None
            else Offered(Tile(self.offered[0]), self.offered[1], "discard"),
            players=players,
            hand=me.hand if me is not None and me.hand is not None else (),
            drawn=Tile(drawn) if drawn is not None and drawn != HIDDEN else None,
            waits=(),
            furiten=False,
            legal=(),
            events=() if self.last is None else (self.last,),
        )

    def _seated(self, seat: int, shown: bool) -> Seated | None:
        who = self.lying[seat]
        if not self.round.hands[seat]:
            return None
        hand = None if not shown or HIDDEN in who.hand else self._hand(who)
        return Seated(
            seat=seat,
            wind=_WINDS[self._wind(seat)],
            hand_size=len(who.hand),
            hand=hand,
            melds=tuple(who.melds),
            discards=tuple(who.discards),
            flowers=tuple(Tile(tile) for tile in who.aside if tile.endswith("f")),
            nuki=sum(tile == "4z" for tile in who.aside),
            riichi=who.riichi,
            open_riichi=who.open_riichi,
            ippatsu=False,
            dead=False,
        )

    def _hand(self, who: _Lying) -> tuple[Tile, ...]:
        """Sorted, the tile just drawn last."""
        held = list(who.hand)
        if who.drawn is not None and who.drawn in held:
            held.remove(who.drawn)
            last = [Tile(who.drawn)]
        else:
            last = []
        return (*sorted((Tile(tile) for tile in held), key=display_order), *last)

    def _wind(self, seat: int) -> int:
        """Winds go round from the dealer over those who play."""
        playing = [s for s in range(len(self.lying)) if self.round.hands[s]]
        order = [s for s in playing if s >= self.round.dealer] + [s for s in playing if s < self.round.dealer]
        return order.index(seat)
