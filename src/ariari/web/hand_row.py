"""The own hand and what can be done with it: tiles and buttons, which the keyboard presses too."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from ..table import Action, View
from ..tiles import Tile, display_order
from ..wording import Wording
from .markup import button, say
from .sprite import picture
from .tile_pictures import tile_name

_TILE_KEYS: Final = "1234567890-=qwe"
_WORD_KEYS: Final = {
    "tsumo": "t", "ron": "t", "riichi": "r", "open-riichi": "o", "chi": "c", "pon": "p", "daiminkan": "k",
    "ankan": "k", "kakan": "k", "nuki": "n", "nine-terminals": "9", "pass": "Space", "end": "x",
    "play-on": "Space",
}  # fmt: skip
_NONE: Final[Mapping[Tile, str]] = {}
MODES: Final = ("discard", "riichi", "open-riichi")
"""What a tapped tile may be: the actions that discard it."""


def hand_row(view: View, told: Wording, mode: str, marks: Mapping[Tile, str] = _NONE) -> str:
    """The hand as buttons: `play` an action, or `why` it cannot be played.

    mode: what a tapped tile does: "discard", "riichi" or "open-riichi"
    marks: the style of a mark by kind, such as `sure` for the safe ones
    """
    discards = {
        action.tile: action for action in view.legal if action.word == mode and action.tile is not None
    }
    held = sorted(view.hand, key=display_order)
    if view.drawn is not None and view.drawn in held:
        held.remove(view.drawn)
    buttons = [
        _tile(tile, _do(mode, tile, _from_hand(view, tile, discards)), told, key, marks.get(_kind(tile), ""))
        for key, tile in zip(_TILE_KEYS, held, strict=False)
    ]
    if view.drawn is not None and len(view.hand) % 3 == 2:
        do = _do(mode, view.drawn, discards.get(view.drawn))
        css = f"drawn {marks.get(_kind(view.drawn), '')}"
        buttons.append(_tile(view.drawn, do, told, "Enter", css))
    # Tiles that may not be discarded are only dimmed where others may.
    css = "hand choosing" if discards else "hand"
    label = say(told, "your-hand")
    return f'<div class="{css}" role="group" aria-label="{label}">{"".join(buttons)}</div>'


def _do(mode: str, tile: Tile, action: Action | None) -> str:
    """What a tap on a tile asks for."""
    return f"why {mode} {tile}" if action is None else f"play {action}"


def _from_hand(view: View, tile: Tile, discards: dict[Tile, Action]) -> Action | None:
    """A tapped tile of the hand is discarded from the hand, even if its equal was just drawn."""
    action = discards.get(tile)
    if action is None or tile != view.drawn:
        return action
    return Action(f"{action} hand")


def _kind(tile: Tile) -> Tile:
    """The tile, red or not. A dealt flower is held until its turn comes."""
    return tile if tile.flower else Tile(tile.kind)


def _tile(tile: Tile, do: str, told: Wording, key: str, css: str) -> str:
    name = tile_name(tile, told)
    # Not `disabled`: it can be reached, and then tells why not.
    state = ' aria-disabled="true"' if do.startswith("why") else ""
    return (
        f'<button type="button" class="tile-button {css}" data-do="{do}" data-key="{key}" data-tile="{tile}"'
        f'{state} aria-label="{escape(name, quote=True)}">{picture(str(tile))}</button>'
    )


def action_buttons(view: View, told: Wording, mode: str) -> str:
    """What can be done besides discarding. Riichi is a mode: the next tapped tile declares it."""
    buttons: list[tuple[str, str]] = []
    modes = dict.fromkeys(a.word for a in view.legal if a.word in ("riichi", "open-riichi"))
    for action in view.legal:
        if action.word in MODES:
            continue
        pictures = "".join(picture(str(tile), css="tile small") for tile in _shown(action))
        key = _WORD_KEYS.get(action.word, "")
        twice = any(key == earlier for earlier in (b[0] for b in buttons))
        css = f"act act-{action.word}"
        label = say(told, f"act-{action.word}")
        shown_key = say(told, "key-space") if key == "Space" else key.upper()
        hint = "" if twice else f' <kbd aria-hidden="true">{shown_key}</kbd>'
        keyed = "" if twice else f' data-key="{key}"'
        spoken = " ".join([label, *(tile_name(tile, told) for tile in _shown(action))])
        html = (
            f'<button type="button" class="{css}" data-do="play {action}"{keyed} '
            f'aria-label="{escape(spoken, quote=True)}">{label}{pictures}{hint}</button>'
        )
        buttons.append((key, html))
    for word in modes:
        on = mode == word
        css = f"act act-{word}" + (" on" if on else "")
        do = "mode discard" if on else f"mode {word}"
        text = told.text("act-riichi-off") if on else told.text(f"act-{word}")
        pressed = f'aria-pressed="{"true" if on else "false"}"'
        buttons.append((_WORD_KEYS[word], button(do, text, css, key=_WORD_KEYS[word], more=pressed)))
    shown = "".join(html for _, html in buttons)
    return f'<div class="acts" role="group" aria-label="{say(told, "your-actions")}">{shown}</div>'


def _shown(action: Action) -> tuple[Tile, ...]:
    """The tiles that tell one call from another."""
    if action.uses:
        return action.uses
    if action.word in ("ankan", "kakan", "daiminkan") and action.tile is not None:
        return (action.tile,)
    return ()
