"""Hints for learners beside the table: shanten, best discards, safe tiles."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..rules.model import Ruleset
from ..table import View
from ..wording import Wording
from .hints import best_discards, hand_of
from .markup import say
from .safe_tiles import CERTAIN, LIKELY, Safe, safe_tiles
from .shanten import shanten_words
from .tile_pictures import small_tiles

_BEST: Final = 3
_FEW: Final = 10
"""Useful tiles are drawn as long as they can be overlooked: far from tenpai nearly every tile is."""


def hints_html(view: View, rules: Ruleset, told: Wording) -> str:
    """What can be said of a seat's hand, from what that seat sees."""
    lines = []
    best = best_discards(view, rules)[:_BEST]
    for discard in best:
        useful = small_tiles(discard.ukeire if len(discard.ukeire) <= _FEW else (), told)
        lines.append(
            f'<li class="row">{small_tiles((discard.tile,), told)} '
            f"{escape(shanten_words(told, discard.shanten))} · "
            f"{say(told, 'hint-useful', n=discard.total)} {useful}</li>"
        )
    if not best and (hand := hand_of(view, rules)) is not None:
        lines.append(f"<li>{say(told, 'hint-shanten', state=shanten_words(told, hand.shanten))}</li>")
    safe = safe_tiles(view, rules)
    lines += _safe_lines("hint-safe-sure", CERTAIN, safe, told)
    lines += _safe_lines("hint-safe-likely", LIKELY, safe, told)
    return f'<ul class="card links">{"".join(lines)}</ul>'


def _safe_lines(title: str, reasons: Sequence[str], safe: Sequence[Safe], told: Wording) -> list[str]:
    """Safe tiles by the reason why."""
    lines = []
    for why in reasons:
        kinds = [one.tile for one in safe if one.why == why]
        if kinds:
            words = f"<span>{say(told, f'safe-{why}')}</span>"
            lines.append(f'<li class="row">{small_tiles(kinds, told)} {words}</li>')
    return [f"<li><b>{say(told, title)}</b></li>", *lines] if lines else []
