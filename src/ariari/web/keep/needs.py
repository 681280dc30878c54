"""Conditions (条件): what somebody needs, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ...scorekeeper import Need, ReportError
from .desk import Desk
from .text import worth_text


def in_the_last_rounds(desk: Desk) -> bool:
    """Whether everybody counts what they need."""
    state = desk.state
    return state.stage == "playing" and (state.last_round or state.extra) and None not in state.names


def needs_lines(desk: Desk, seat: int, rank: int) -> list[str]:
    """The smallest outcomes of this round after which a seat stands at that rank; equal ones in one line."""
    try:
        found = desk.keeper.needs(seat, rank)
    except ReportError:
        return []
    told, lines = desk.told, []
    for need in found:
        if need.way == "tsumo":
            lines.append(told.text("need-tsumo", worth=_worth(desk, need)))
    rons = sorted((need for need in found if need.way == "ron"), key=lambda need: _worth(desk, need))
    for worth, group in groupby(rons, key=lambda need: _worth(desk, need)):
        lines.append(_ron(desk, worth, list(group), len(desk.playing) - 1))
    return lines + _draws(desk, seat, [need for need in found if need.way == "draw"])


def _worth(desk: Desk, need: Need) -> str:
    return " / ".join(worth_text(worth, desk.told) for worth in need.worth)


def _ron(desk: Desk, worth: str, alike: Sequence[Need], others: int) -> str:
    if len(alike) == others:
        return desk.told.text("need-ron-any", worth=worth)
    names = desk.told.listed([desk.names[need.target] for need in alike if need.target is not None])
    return desk.told.text("need-ron", worth=worth, name=names)


def _draws(desk: Desk, seat: int, draws: Sequence[Need]) -> list[str]:
    """Draws by who is tenpai; many in one word where that is true."""
    told, state = desk.told, desk.state
    if not draws:
        return []
    free = [other for other in desk.playing if other not in state.riichi and other not in state.dead]
    every = 2 ** len(free)
    own = every if seat in state.riichi else every // 2 if seat in free else 0
    if len(draws) == every:
        return [told.text("need-draw-any")]
    with_me = [need for need in draws if seat in need.tenpai]
    rest = [need for need in draws if seat not in need.tenpai]
    lines = []
    if own and len(with_me) == own:
        lines.append(told.text("need-draw-tenpai"))
    else:
        rest = list(draws)
    sets = [
        told.listed([desk.names[other] for other in need.tenpai]) or told.text("keep-nobody") for need in rest
    ]
    return lines + [told.text("need-draw", tenpai=names) for names in sets]
