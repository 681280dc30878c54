"""What a player can do, as text and as a small number that keeps its meaning for ever.

| numbers | text | meaning |
| --- | --- | --- |
| 0–36 | `discard 5p` | discard; of equal tiles the drawn one |
| 37–73 | `riichi 3s` | riichi with that discard |
| 74–110 | `open-riichi 3s` | open riichi with that discard |
| 111–167 | `chi 34m` | chii with these two tiles of the hand |
| 168–207 | `pon 77z`, `pon 05p` | pon with these two tiles of the hand |
| 208–241 | `daiminkan 7777z` | kan of a discard |
| 242–275 | `ankan 1111z` | closed kan |
| 276–309 | `kakan 5555s` | added kan |
| 310–316 | `nuki`, `tsumo`, `ron`, `nine-terminals`, `pass`, `end`, `play-on` | |

`discard 5p hand` (the number and 512) takes the tile from the hand although its equal was just drawn; it is
as legal as `discard 5p` then, but not listed among the legal actions, since only the looks differ.
"""

from __future__ import annotations

from numbers import Integral
from typing import Final

from .. import _kernel
from ..quoting import shortened
from ..tiles import Tile, format_tiles, parse_tiles
from .errors import NoAction, TableError

WORDS: Final = (
    "discard", "riichi", "open-riichi", "chi", "pon", "daiminkan", "ankan", "kakan", "nuki", "tsumo", "ron",
    "nine-terminals", "pass", "end", "play-on",
)  # fmt: skip
_KANS: Final = ("daiminkan", "ankan", "kakan")
_DISCARDS: Final = ("discard", "riichi", "open-riichi")
_FROM_HAND: Final = _kernel.FROM_HAND


class Action(int):
    """An action: a number to programs, text to people.

    >>> Action("pon 77z"), int(Action("discard 5p")), str(Action(312))
    (Action('pon 77z'), 13, 'ron')
    """

    __slots__ = ()

    def __new__(cls, action: int | str) -> Action:
        if isinstance(action, str):
            return _parse(action)
        if isinstance(action, bool) or not isinstance(action, Integral):
            raise TypeError(f"an action is text such as 'discard 5p', or its number, not {action!r:.80}")
        if not 0 <= action & ~_FROM_HAND < _kernel.ACTION_COUNT:
            raise TableError("no-action-number", n=str(int(action))[:80], last=_kernel.ACTION_COUNT - 1)
        if action & _FROM_HAND and _INFO[action & ~_FROM_HAND][0] not in _DISCARDS:
            raise TableError("only-discards-from-hand", action=_TEXTS[action & ~_FROM_HAND])
        return super().__new__(cls, action)

    @property
    def word(self) -> str:
        """What is done: one of `WORDS`."""
        return _INFO[self & ~_FROM_HAND][0]

    @property
    def tile(self) -> Tile | None:
        """The tile discarded, or the kind of a kan."""
        return _INFO[self & ~_FROM_HAND][1]

    @property
    def uses(self) -> tuple[Tile, ...]:
        """The tiles of the hand that a chii or a pon takes."""
        return _INFO[self & ~_FROM_HAND][2]

    @property
    def from_hand(self) -> bool:
        return bool(self & _FROM_HAND)

    def __str__(self) -> str:
        return _TEXTS[self & ~_FROM_HAND] + (" hand" if self.from_hand else "")

    def __repr__(self) -> str:
        return f"Action('{self}')"


def _info(number: int) -> tuple[str, Tile | None, tuple[Tile, ...]]:
    act, tile, *uses = _kernel.action_info(number)
    return WORDS[act], Tile(tile) if tile >= 0 else None, tuple(Tile(t) for t in uses if t >= 0)


def _text(info: tuple[str, Tile | None, tuple[Tile, ...]]) -> str:
    word, tile, uses = info
    if uses:
        return f"{word} {format_tiles(uses)}"
    if word in _KANS and tile is not None:
        return f"{word} {format_tiles([tile] * 4)}"
    if word in _DISCARDS and tile is not None:
        return f"{word} {tile}"
    return word


_INFO: Final = tuple(_info(n) for n in range(_kernel.ACTION_COUNT))
_TEXTS: Final = tuple(_text(info) for info in _INFO)

ACTIONS: Final[list[Action]] = [Action(n) for n in range(_kernel.ACTION_COUNT)]
"""Every action by its number."""

_BY_PARTS: Final = {(word, tile, tuple(sorted(uses))): n for n, (word, tile, uses) in enumerate(_INFO)}


def _parse(text: str) -> Action:
    """Reads an action. A kan may be written with any number of tiles of its kind. Raises NotationError."""
    word, _, rest = text.strip().partition(" ")
    if word not in WORDS:
        raise NoAction("no-action", text, 0, word=shortened(word), actions=list(WORDS))
    tiles_text, _, hand = rest.strip().partition(" ")
    if hand not in ("", "hand") or (hand and word not in _DISCARDS):
        raise NoAction("too-much", text, text.index(hand), words=shortened(hand))
    tiles = parse_tiles(tiles_text)
    number: int | None
    if word in ("chi", "pon"):
        number = _BY_PARTS.get((word, None if word == "chi" else _kind(tiles), tuple(sorted(tiles))))
    elif word in _KANS:
        number = _BY_PARTS.get((word, _kind(tiles), ()))
    elif word in _DISCARDS:
        number = _BY_PARTS.get((word, tiles[0] if len(tiles) == 1 else None, ()))
    elif word == "nuki":
        number = _BY_PARTS[(word, Tile("4z"), ())] if tiles_text in ("", "4z") else None
    else:
        number = None if tiles else _BY_PARTS[(word, None, ())]
    if number is None:
        raise NoAction("does-not-go-with", text, len(word), word=word, tiles=shortened(tiles_text))
    return Action(number | _FROM_HAND) if hand else ACTIONS[number]


def _kind(tiles: tuple[Tile, ...]) -> Tile | None:
    kinds = {t.kind for t in tiles if not t.flower}
    return Tile(kinds.pop()) if len(kinds) == 1 else None
