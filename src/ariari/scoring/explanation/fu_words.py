"""The fu item by item."""

from __future__ import annotations

from collections.abc import Iterator

from ...tiles import Tile
from ...wording import Wording
from ..result import FuItem, Score


def fu_counts(words: Wording, score: Score) -> Iterator[tuple[str, str, Tile | None]]:
    """Name, fu, and the tile it is for; nothing where the win is not counted in han and fu."""
    if score.han is None:
        return
    for item in score.fu_items:
        yield words.text(_message(score, item)), words.text("fu", n=item.fu), item.tile


def _message(score: Score, item: FuItem) -> str:
    reading = score.reading
    assert reading is not None
    if item.source == "wait":
        return f"fu-wait-{reading.wait}"
    if item.source in ("triplet", "quad"):
        group = next(g for g in reading.groups if g.type == item.source and g.first == item.tile)
        return f"fu-{item.source}-{'concealed' if group.concealed else 'open'}"
    return f"fu-{item.source}"
