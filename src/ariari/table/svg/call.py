"""The call that was made just now, beside whoever made it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...wording import Wording
from ..view import View
from .paint import width_of

_CALLS: Final = frozenset({"chi", "pon", "daiminkan", "ankan", "kakan", "nukidora", "flower", "reach"})
_AFTER: Final = frozenset({"tsumo", "dahai", "dora", "reach_accepted"})
_PLACES: Final = {0: (500, 800), 1: (800, 500), 2: (500, 200), 3: (200, 500)}
_SIZE: Final = 44


def announced(view: View, turns: Mapping[int, int], said: Wording) -> str:
    """The last call; nothing once play has gone on."""
    event = last_call(view)
    if event is None or event["actor"] not in turns:
        return ""
    x, y = _PLACES[turns[event["actor"]]]
    word = said.text(f"call-{event['type']}")
    width = max(190.0, width_of(word, _SIZE) + 70)
    return (
        '<g class="call" aria-hidden="true">'
        f'<rect x="{x - width / 2:g}" y="{y - 44}" width="{width:g}" height="88" rx="44" fill="#fff" '
        'stroke="#d97706" stroke-width="5"/>'
        f'<text x="{x}" y="{y + 16}" font-size="{_SIZE}" font-weight="700" fill="#7a2e0e" '
        f'text-anchor="middle">{word}</text></g>'
    )


def last_call(view: View) -> Mapping[str, Any] | None:
    """The call that was made just now: nothing but its own discard or a draw has followed it."""
    for event in view.events[-1:-6:-1]:
        kind = event["type"]
        if kind in _CALLS:
            return event
        if kind not in _AFTER or (kind == "dahai" and view.offered is None):
            return None
        if kind == "tsumo" and event["actor"] != view.turn:
            return None
    return None
