"""From han and fu to the value, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ...wording import Wording
from ..result import Score

_MANGAN_BASE = 2000
_MANGAN_HAN = 5


def value_sentences(words: Wording, score: Score) -> Iterator[str]:
    if score.prepared.record.pattern != "hand":
        yield words.text("limit-pattern", limit=words.text(f"limit-{score.limit}"))
    elif score.yakuman:
        yield from _yakuman(words, score)
    else:
        yield from _counted(words, score)
    if score.burden != "none":
        yield from _liable(words, score)
    yield from _shares(words, score)


def _liable(words: Wording, score: Score) -> Iterator[str]:
    names = {yaku.id: yaku.names[words.lang] for yaku in score.yaku}
    for yaku, wind in score.prepared.record.liables:
        player = words.text(f"seat-{wind}")
        if yaku is None:
            yield words.text(f"liable-{score.burden}", player=player)
        elif yaku in names:
            yield words.text("liable-for", player=player, yaku=names[yaku])


def _yakuman(words: Wording, score: Score) -> Iterator[str]:
    if sum(yaku.yakuman for yaku in score.yaku) > 1:
        yield words.text("yakuman-together", n=score.yakuman)


def _counted(words: Wording, score: Score) -> Iterator[str]:
    assert score.han is not None and score.fu is not None
    raw = sum(item.fu for item in score.fu_items)
    if raw > score.fu:
        yield from _capped(words, score, raw)
    if any(item.source == "seven-pairs" and item.fu == 50 for item in score.fu_items):
        yield words.text("seven-pairs-retold")
    if score.limit == "yakuman":
        yield words.text("counted", han=score.han, fu=score.fu)
        yield words.text("open-riichi-payment")
    elif score.han >= _MANGAN_HAN:
        yield words.text("limit-by-han", han=score.han, limit=words.text(f"limit-{score.limit}"))
    else:
        yield words.text("counted", han=score.han, fu=score.fu)
        yield _below_five_han(words, score.han, score.fu, score.limit)


def _capped(words: Wording, score: Score, raw: int) -> Iterator[str]:
    assert score.han is not None and score.fu is not None
    counted = sum(yaku.han for yaku in score.yaku) + sum(score.dora.values())
    cap = score.prepared.house.rules.fu.cap
    assert cap is not None
    yield words.text("cap", raw=raw, cap=cap, fu=score.fu, steps=score.han - counted)


def _below_five_han(words: Wording, han: int, fu: int, limit: str | None) -> str:
    base = fu * 2 ** (han + 2)
    if limit is None:
        return words.text("base", fu=fu, han=han, base=base)
    if base < _MANGAN_BASE:
        return words.text("kiriage", fu=fu, han=han)
    return words.text("reaches-mangan", fu=fu, han=han, base=base)


def _shares(words: Wording, score: Score) -> Iterator[str]:
    """What becomes of the share of a payer who is not there."""
    house = score.prepared.house
    if score.prepared.record.tsumo and house.players == 3:
        message = {"quarters": "tsumo-lost", "split": "tsumo-split", "full": "tsumo-full"}
        yield words.text(message[house.rules.payments.tsumo_share])
