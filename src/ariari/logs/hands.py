"""Who holds what, as the events of a round go by."""

from collections.abc import Iterable
from dataclasses import replace

from .errors import LogError, Phrase
from .record import (
    HIDDEN,
    Ankan,
    Aside,
    Call,
    Discard,
    Draw,
    Drawn,
    Event,
    Kakan,
    Round,
    Seat,
    Tile,
    Win,
)  # fmt: skip


def order(tile: Tile) -> tuple[str, str, str]:
    """Sorts tiles as hands are written: by suit and number, a red five before the others."""
    return (tile[-1], "5" if tile[0] == "0" else tile[0], tile[0])


class Hands:
    """The concealed tiles of every seat, and the last tile drawn, discarded, added or laid aside."""

    def __init__(self, dealt: Iterable[Iterable[Tile]]) -> None:
        self.concealed = [list(hand) for hand in dealt]
        self.last: Tile | None = None

    def take(self, event: Event) -> None:
        """Raises LogError when a tile leaves a hand that does not hold it."""
        match event:
            case Draw(seat, tile):
                self.concealed[seat].append(tile)
                self.last = tile
            case Discard(seat, tile, _) | Kakan(seat, tile) | Aside(seat, tile):
                self._remove(seat, tile)
                self.last = tile
            case Call(seat, _, _, _, own):
                for tile in own:
                    self._remove(seat, tile)
            case Ankan(seat, tiles):
                for tile in tiles:
                    self._remove(seat, tile)
                self.last = tiles[0]
            case _:
                pass

    def _remove(self, seat: Seat, tile: Tile) -> None:
        hand = self.concealed[seat]
        if tile in hand:
            hand.remove(tile)
        elif HIDDEN in hand:
            hand.remove(HIDDEN)
        else:
            raise LogError("not-held", seat=seat, tile=tile)

    def at_draw(self, seat: Seat) -> tuple[Tile, ...]:
        return tuple(sorted(self.concealed[seat], key=order))


def with_hands(round_: Round) -> Round:
    """The round with the hands that its results leave out: the winners', and those shown at a draw."""
    hands = Hands(round_.hands)
    for n, event in enumerate(round_.events):
        try:
            hands.take(event)
        except LogError as problem:
            raise problem.at(Phrase("at-event", n=n + 1)) from None
    wins = tuple(_with_hand(win, hands) for win in round_.wins)
    drawn = round_.drawn
    if drawn is not None and drawn.shown is None:
        drawn = replace(drawn, shown=_shown(drawn, hands, round_.events))
    return replace(round_, wins=wins, drawn=drawn)


def _with_hand(win: Win, hands: Hands) -> Win:
    if win.hand is not None:
        return win
    tile = win.tile if win.tile is not None else hands.last
    hand = list(hands.concealed[win.seat])
    if win.tsumo and tile in hand:
        hand.remove(tile)
    return replace(win, tile=tile, hand=tuple(sorted(hand, key=order)))


def _shown(
    drawn: Drawn, hands: Hands, events: tuple[Event, ...]
) -> tuple[tuple[Tile, ...] | None, ...] | None:
    """By what the kind of draw makes people show; None when that is not known."""
    seats = range(len(hands.concealed))
    last = next((e.seat for e in reversed(events) if isinstance(e, Draw | Discard)), -1)
    match drawn.kind:
        case "exhaustive" | "nagashi" if drawn.tenpai is not None:
            showing = {seat for seat in seats if drawn.tenpai[seat]}
        case "nine-terminals":
            showing = {last}
        case "all-riichi":
            showing = set(seats)
        case "triple-ron":
            showing = set(seats) - {last}
        case "four-winds" | "four-kans":
            showing = set()
        case _:
            return None
    return tuple(hands.at_draw(seat) if seat in showing else None for seat in seats)
