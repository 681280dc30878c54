"""What a seat is told in words: its turn, its waits, and why something cannot be done."""

from __future__ import annotations

from html import escape

from ..table import REASONS, Action, View
from ..table.marks import marks, ruled_out
from ..table.words import no_riichi_text, no_win_text
from ..table.words import words as table_words
from ..tiles import NotationError
from ..wording import Wording
from .hall import Room
from .hand_row import MODES
from .markup import say
from .tile_pictures import drawn_text, small_tiles


def status_html(room: Room, seat: int, view: View, told: Wording) -> str:
    """The line beneath the board."""
    parts = []
    if room.people[seat].away:
        parts.append(_warning(told.text("play-is-away")))
    elif view.legal and room.showing is None:
        parts.append(f"<b>{say(told, 'play-your-turn')}</b>")
    if room.held:
        parts.append(_warning(told.text("play-referee-called")))
    seconds = room.deadline(seat)
    if seconds is not None:
        parts.append(f"<b>{say(told, 'play-seconds', n=round(seconds))}</b>")
    if view.waits:
        waits = small_tiles(view.waits, told)
        parts.append(f'<span class="waits">{say(told, "play-waits")}{waits}</span>')
    if view.furiten:
        parts.append(_warning(told.text("play-furiten")))
    parts += [f'<b class="warn waits">{drawn_text(why, told)}</b>' for why in _why_not(room, seat, told)]
    return " ".join(parts + _rulings(view, told))


def why_no_discard(room: Room, seat: int, text: str, told: Wording) -> str:
    """Why a discard that was tried cannot be; nothing where it can, or where it is no discard."""
    view = room.view(seat)
    if view is None or room.table is None:
        return ""
    try:
        action = Action(text)
    except NotationError:
        return ""
    reason = room.table.why_not(action, seat)[2]
    if action.tile is None or action.word not in MODES or reason == "none":
        return ""
    offered = any(one.word == "pass" for one in view.legal)
    why = told.text("play-answer-first") if offered else REASONS[reason].text(told.lang)
    words = say(told, "play-no-discard" if action.word == "discard" else "play-no-riichi", why=why)
    return f'<b class="warn waits">{small_tiles((action.tile,), told)}{words}</b>'


def _rulings(view: View, told: Wording) -> list[str]:
    """What a referee has ruled about the own hand; the board has it of everybody."""
    said = table_words(told.lang)
    if view.me is None:
        return [f"<b>{escape(said.text('sits-out'))}</b>"]
    parts = [_warning(said.text(mark)) for mark in marks(view.me) if not mark.endswith("riichi")]
    for message, kinds in ruled_out(view.me):
        words = escape(said.text(f"tag-{message}"))
        parts.append(f'<b class="warn waits">{words}{small_tiles(kinds, told)}</b>')
    return parts


def _why_not(room: Room, seat: int, told: Wording) -> list[str]:
    """Why the hand may not win with the tile it waits for, and why it may not declare riichi."""
    table = room.table
    if table is None or room.showing is not None or room.over:
        return []
    found = (no_win_text(table, seat, told.lang), no_riichi_text(table, seat, told.lang))
    return [why for why in found if why]


def _warning(text: str) -> str:
    return f'<b class="warn">{escape(text)}</b>'
