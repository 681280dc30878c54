"""What an entered hand comes to: the whole result, and its summary in a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

from ..hand import Hand, HandError
from ..rules.model import Ruleset
from ..scoring import Score, WinError, score
from ..scoring.errors import NotAWinningHand, NoYaku
from ..scoring.explanation import explanation
from ..scoring.house import house_of
from ..tile_set import TileSetError
from ..tiles import NotationError, Tile
from ..worded import error_text
from ..wording import Wording
from .entered_hand import Entered
from .markup import number, say
from .shanten import shanten_words
from .sprite import picture
from .tile_pictures import tile_name

_BEST = 5


@dataclass(frozen=True)
class Result:
    """The hand under one house: its score; or how far it is; or why it is worth nothing.

    text: what is to be said beside score and hand; `warns` if something is wrong
    hand: a hand that is not complete yet; visible: tiles that can be seen elsewhere
    """

    text: str = ""
    warns: bool = False
    score: Score | None = None
    hand: Hand | None = None
    visible: tuple[Tile, ...] = ()


def result_of(rules: Ruleset, now: Entered, told: Wording) -> Result:
    """What is entered, under a house."""
    if not now.hand and not now.melds:
        return Result(told.text("score-empty"))
    if now.room < 0:
        return Result(told.text("score-too-many"), warns=True)
    if not now.complete:
        return _unfinished(rules, now, told)
    try:
        return Result(score=score(rules, now.win()))
    except NotAWinningHand:
        return _unfinished(rules, now, told, told.text("score-no-shape"))
    except NoYaku as error:
        return Result(told.text("score-no-yaku", why=error.reason.text(told.lang)), warns=True)
    except WinError as error:
        return _bad(error, told)


def _unfinished(rules: Ruleset, now: Entered, told: Wording, text: str = "") -> Result:
    if now.room > 1:
        return Result(told.text("score-more", n=now.room))
    house = house_of(rules)
    try:
        hand = Hand(now.hand, now.melds, tile_set=house.tile_set, forms=house.kernel.forms)
    except (HandError, TileSetError, NotationError) as error:
        return _bad(error, told)
    return Result(text, hand=hand, visible=tuple(Tile(tile.kind) for tile in now.dora))


def _bad(error: Exception, told: Wording) -> Result:
    return Result(told.text("score-bad", why=error_text(error, told.lang)), warns=True)


# ---- the whole


def result_html(result: Result, told: Wording) -> str:
    """The score explained; or shanten, waits and useful tiles, or the best discards."""
    warns = ' class="warn"' if result.warns else ""
    text = f"<p{warns}>{escape(result.text)}</p>" if result.text else ""
    if result.score is not None:
        return text + result.score.explain_html(told.lang)
    return text if result.hand is None else text + _hand(result.hand, result.visible, told)


def _hand(hand: Hand, visible: tuple[Tile, ...], told: Wording) -> str:
    if not hand.to_discard:
        useful = hand.ukeire(visible)
        label = told.text("score-waits" if hand.shanten == 0 else "score-useful")
        return (
            f"<p><b>{escape(shanten_words(told, hand.shanten))}</b></p><h3>{escape(label)}</h3>"
            f'<div class="row">{_counted(useful, told)}</div>'
            f'<p class="soft">{escape(told.text("score-tiles-left", n=sum(useful.values())))}</p>'
        )
    lines = "".join(
        f"<tr><td>{picture(str(d.tile), tile_name(d.tile, told), 'tile small')}</td>"
        f"<td>{escape(shanten_words(told, d.shanten))}</td>"
        f'<td><span class="row">{_counted(d.ukeire, told)}</span></td>'
        f'<td class="n">{d.total}</td></tr>'
        for d in hand.discards(visible)[:_BEST]
    )
    return f'<h3>{say(told, "score-discard")}</h3><div class="scroll"><table>{lines}</table></div>'


def _counted(tiles: Mapping[Tile, int], told: Wording) -> str:
    return "".join(
        f'<span class="row">{picture(str(tile), tile_name(tile, told), "tile small")}×{n}</span>'
        for tile, n in tiles.items()
    )


# ---- in a line


def summary_html(result: Result, told: Wording) -> str:
    """A link to the whole result that says the gist of it: yaku and value, or shanten and tiles."""
    return f'<a class="summary" href="#result">{_gist(result, told)}<span aria-hidden="true">▾</span></a>'


def _gist(result: Result, told: Wording) -> str:
    if result.score is not None:
        return _worth(result.score, told)
    hand = result.hand
    if hand is None:
        css = ' class="warn"' if result.warns else ""
        return f"<span{css}>{escape(result.text)}</span>"
    state = f"<b>{escape(shanten_words(told, hand.shanten))}</b>"
    if hand.to_discard:
        best = hand.discards(result.visible)[:_BEST]
        return f"<span>{state} {say(told, 'score-discard')}</span>{_row((d.tile for d in best), told)}"
    label = f" {say(told, 'score-useful')}" if hand.shanten > 0 else ""
    return f"<span>{state}{label}</span>{_row(hand.ukeire(result.visible), told)}"


def _row(tiles: Iterable[Tile], told: Wording) -> str:
    shown = "".join(picture(str(tile), tile_name(tile, told), "tile small") for tile in tiles)
    return f'<span class="waits">{shown}</span>'


def _worth(score: Score, told: Wording) -> str:
    """`Riichi, Tanyao · 3 han 40 fu` and the points."""
    yaku = told.listed([one.name for one in explanation(score, told.lang).yaku])
    if score.han is not None and score.limit is None:
        worth = told.text("han-fu", han=score.han, fu=score.fu or 0)
    else:
        times = f" ×{score.yakuman}" if score.yakuman > 1 else ""
        worth = told.text(f"limit-{score.limit}") + times
    points = told.text("score-sum", points=number(score.points))
    return f'<span class="yaku">{escape(yaku)}</span><span>{escape(worth)}</span><b>{escape(points)}</b>'
