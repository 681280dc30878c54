"""What is played for whoever is not there: decided from the seat's own view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ...hand import Hand
from ...table import Action, View

Bot = Callable[[View], Action]

_AT_ONCE = ("tsumo", "ron", "nuki")
_RIICHI = ("riichi",)


def hurried(view: View) -> Action:
    """Wins when it can, declares riichi, and discards what keeps the most useful tiles; calls nothing."""
    for action in view.legal:
        if action.word in _AT_ONCE:
            return action
    ready = [action for action in view.legal if action.word in _RIICHI]
    if ready:
        return _best(view, ready)
    for word in ("pass", "end"):
        for action in view.legal:
            if action.word == word:
                return action
    return _best(view, [action for action in view.legal if action.word == "discard"] or list(view.legal))


def _best(view: View, among: list[Action]) -> Action:
    me = view.me
    if len(among) == 1 or me is None or len(view.hand) % 3 != 2:
        return among[0]
    hand = Hand(view.hand, [called.meld for called in me.melds])
    for discard in hand.discards():
        for action in among:
            if action.tile == discard.tile:
                return action
    return among[0]
