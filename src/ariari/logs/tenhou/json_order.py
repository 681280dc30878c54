"""From each seat's list of takes and discards in tenhou.net/6 to the order in which things happened.

Only calls interrupt the order of seats. A call names its tile and its giver, which nearly always says at
which discard it was made; of two possible readings the one is right in which every list comes out even.
"""

from dataclasses import dataclass

from ..errors import LogError
from ..record import Ankan, Aside, Call, Discard, Draw, Event, Kakan, Riichi, Seat, Tile
from .json_words import AS_DRAWN, NO_DISCARD
from .tile import FACE_OF_CODE

MAX_ATTEMPTS = 2000

Item = int | str


@dataclass(slots=True)
class _State:
    seat: Seat
    takes: list[int]  # how many of each list are used
    discards: list[int]
    events: int
    drawn: Tile | None
    called: bool


def face_of(code: int) -> Tile:
    try:
        return FACE_OF_CODE[code]
    except KeyError:
        raise LogError("no-tile", tile=code) from None


def _codes(text: str) -> tuple[str, int, list[Tile]]:
    """The letter in a call, how many tiles stand before it, and the tiles in order."""
    letters = [n for n, c in enumerate(text) if not c.isdigit()]
    if len(letters) != 1 or letters[0] % 2 or len(text) % 2 == 0:
        raise LogError("no-call", text=repr(text[:40]))
    at = letters[0]
    digits = text[:at] + text[at + 1 :]
    if not digits.isascii():
        raise LogError("no-call", text=repr(text[:40]))
    return text[at], at // 2, [face_of(int(digits[i : i + 2])) for i in range(0, len(digits), 2)]


class Ordering:
    """Works out one round's events."""

    def __init__(self, dealer: Seat, takes: list[list[Item]], discards: list[list[Item]]) -> None:
        self._takes = takes
        self._discards = discards
        self._players = len(takes)
        self._dealer = dealer
        self._events: list[Event] = []
        self._choices: list[tuple[_State, list[Seat]]] = []
        self._giver_shown = True  # by where the letter of a call stands

    def events(self) -> list[Event]:
        """Raises LogError when the lists do not fit each other.

        Where calls show their giver is the same with three players as with four, in our records; others do
        not agree on it, so that they are read a second time without it.
        """
        for shown in (True, False) if self._players == 3 else (True,):
            self._giver_shown = shown
            if self._found():
                return self._events
        raise LogError("lists-do-not-fit")

    def _found(self) -> bool:
        """Whether there is an order in which every list comes out even."""
        self._events.clear()
        self._choices.clear()
        state = _State(self._dealer, [0] * self._players, [0] * self._players, 0, None, False)
        for _ in range(MAX_ATTEMPTS):
            self._play(state)
            if self._even(state):
                return True
            if not self._choices:
                return False
            state = self._next_choice()
        return False

    def _even(self, state: _State) -> bool:
        return all(
            state.takes[s] == len(self._takes[s]) and state.discards[s] == len(self._discards[s])
            for s in range(self._players)
        )

    def _next_choice(self) -> _State:
        state, seats = self._choices[-1]
        seat = seats.pop(0)
        if not seats:
            self._choices.pop()
        del self._events[state.events :]
        return _State(seat, state.takes[:], state.discards[:], state.events, None, False)

    def _play(self, state: _State) -> None:
        """Until the lists have no next thing to do."""
        while self._take(state) and self._discard(state):
            pass

    def _peek_take(self, seat: Seat, state: _State) -> Item | None:
        at = state.takes[seat]
        return self._takes[seat][at] if at < len(self._takes[seat]) else None

    def _take(self, state: _State) -> bool:
        item = self._peek_take(state.seat, state)
        if item is None:
            return False
        state.takes[state.seat] += 1
        state.drawn, state.called = None, False
        if isinstance(item, int):
            state.drawn = face_of(item)
            self._events.append(Draw(state.seat, state.drawn))
            return True
        call = self._call(state.seat, item)
        if call is None:
            return False
        state.called = True
        self._events.append(call)
        if call.kind != "daiminkan":
            return True
        at = state.discards[state.seat]
        if at < len(self._discards[state.seat]) and self._discards[state.seat][at] == NO_DISCARD:
            state.discards[state.seat] += 1
        return self._take(state)

    def _last_discard(self) -> Discard | None:
        last = self._events[-1] if self._events else None
        return last if isinstance(last, Discard) else None

    def _call(self, seat: Seat, text: str) -> Call | None:
        """The call, if it is one of the last discard."""
        discard = self._last_discard()
        letter, at, tiles = _codes(text)
        kinds = {"c": ("chi", 3), "p": ("pon", 3), "m": ("daiminkan", 4)}
        if letter not in kinds or len(tiles) != kinds[letter][1]:
            raise LogError("no-call-of-discard", text=repr(text[:40]))
        if discard is None or discard.seat == seat or at >= len(tiles):
            return None
        if tiles[at] != discard.tile or not self._from(seat, discard.seat, letter, at):
            return None
        own = tuple(tiles[:at] + tiles[at + 1 :])
        match letter:
            case "c":
                return Call(seat, discard.seat, "chi", tiles[at], own)
            case "p":
                return Call(seat, discard.seat, "pon", tiles[at], own)
            case _:
                return Call(seat, discard.seat, "daiminkan", tiles[at], own)

    def _from(self, seat: Seat, source: Seat, letter: str, at: int) -> bool:
        """Whether the letter stands where it shows the giver."""
        if not self._giver_shown:
            return True
        places = {3: (0,), 2: (1,), 1: (3, 2) if letter == "m" else (2,)}
        return at in places[(source - seat) % 4]

    def _discard(self, state: _State) -> bool:
        seat = state.seat
        if state.discards[seat] >= len(self._discards[seat]):
            return False
        item = self._discards[seat][state.discards[seat]]
        state.discards[seat] += 1
        if isinstance(item, str) and not item.startswith("r"):
            self._events.append(self._own_meld(seat, item))
            return True
        if isinstance(item, str):
            self._events.append(Riichi(seat))
            if not item[1:].isascii() or not item[1:].isdigit():
                raise LogError("no-discard", text=repr(item[:40]))
            item = int(item[1:])
        if item == AS_DRAWN:
            if state.drawn is None:
                return False
            self._events.append(Discard(seat, state.drawn, True))
        else:
            self._events.append(Discard(seat, face_of(item), False))
        return self._whose_turn(state)

    def _own_meld(self, seat: Seat, text: str) -> Event:
        letter, at, tiles = _codes(text)
        if letter == "a" and len(tiles) == 4:
            return Ankan(seat, tuple(tiles))
        if letter == "k" and len(tiles) == 4 and at < 4:
            return Kakan(seat, tiles[at])
        if letter == "f" and len(tiles) == 1:
            return Aside(seat, tiles[0])
        raise LogError("no-kan", text=repr(text[:40]))

    def _whose_turn(self, state: _State) -> bool:
        """Pon and kan before chi before the next seat's draw; what is not chosen may be tried later."""
        seat = state.seat
        callers: list[tuple[int, Seat]] = []
        for other in range(self._players):
            item = self._peek_take(other, state)
            if other != seat and isinstance(item, str) and self._call(other, item) is not None:
                callers.append(("c" in item, other))
        options = [other for _, other in sorted(callers)]
        following = (seat + 1) % self._players
        if following not in options and not isinstance(self._peek_take(following, state), str):
            options.append(following)
        if not options:
            return False
        state.seat = options[0]
        if len(options) > 1:
            saved = _State(seat, state.takes[:], state.discards[:], len(self._events), None, False)
            self._choices.append((saved, options[1:]))
        return True
