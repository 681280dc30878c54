"""An explanation of a score, ready to be printed in any way."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...tiles import Tile
from ...wording import Lang, Wording, wording
from ..result import Score
from ..win import Win
from .fu_words import fu_counts
from .payment_words import bonus_sentences, payment_sentences, player_name, sum_sentence
from .placed_tiles import PlacedGroup, placed_groups
from .value_words import value_sentences

MESSAGES = "ariari.scoring"
_NORTH = Tile("4z")


@dataclass(frozen=True, slots=True)
class Counted:
    """One item and what it counts: a yaku with its han, an item of the fu. `tile` is the kind it is of."""

    name: str
    worth: str
    tile: Tile | None = None


@dataclass(frozen=True)
class Explanation:
    """A score in one language.

    `won` says who won how; `groups` is the reading, empty for a win by discards; `value` tells in sentences
    how han and fu become points; `payments` and `bonus` who pays what and why; `total` what the winner gets.
    """

    score: Score = field(repr=False)
    lang: Lang
    house: str
    won: str
    groups: tuple[PlacedGroup, ...]
    yaku: tuple[Counted, ...]
    fu: tuple[Counted, ...]
    value: tuple[str, ...]
    payments: tuple[str, ...]
    bonus: tuple[str, ...]
    total: str

    @property
    def words(self) -> Wording:
        return wording(MESSAGES, self.lang)

    @property
    def aside(self) -> tuple[Tile, ...]:
        """Flowers and norths laid aside."""
        prepared = self.score.prepared
        return (*prepared.tiles.flowers, *(_NORTH,) * prepared.record.nuki)

    def group_name(self, group: PlacedGroup) -> str:
        """`concealed triplet`."""
        if group.type in ("triplet", "quad"):
            return self.words.text(f"group-{group.type}-{'concealed' if group.concealed else 'open'}")
        return self.words.text(f"group-{group.type}")

    def heading(self, section: str) -> str:
        return self.words.text(f"heading-{section}")


def explanation(score: Score, lang: Lang) -> Explanation:
    """Raises ValueError for a language we do not have."""
    words = wording(MESSAGES, lang)
    reading = score.reading
    return Explanation(
        score=score,
        lang=lang,
        house=str(getattr(score.prepared.house.rules.name, lang)),
        won=_won(words, score.prepared.record),
        groups=() if reading is None else placed_groups(score.prepared, reading),
        yaku=(*_yaku(words, score), *_dora(words, score)),
        fu=tuple(Counted(name, worth, tile) for name, worth, tile in fu_counts(words, score)),
        value=tuple(value_sentences(words, score)),
        payments=tuple(payment_sentences(words, score)),
        bonus=tuple(bonus_sentences(words, score)),
        total=sum_sentence(words, score),
    )


def _won(words: Wording, win: Win) -> str:
    winner = words.text(f"seat-{win.seat}")
    if win.pattern != "hand":
        return words.text(f"won-{win.pattern}", winner=winner)
    facts = {
        "winner": winner,
        "round": words.text(f"wind-{win.round}"),
        "dealer": "yes" if win.seat == "E" else "no",
    }
    if win.from_ is None:
        return words.text("won-tsumo", **facts)
    return words.text("won-ron", **facts, **{"from": player_name(words, win.from_)})


def _yaku(words: Wording, score: Score) -> list[Counted]:
    return [
        Counted(
            yaku.names[words.lang],
            words.text("yakuman", n=yaku.yakuman) if yaku.yakuman else words.text("han", n=yaku.han),
        )
        for yaku in score.yaku
    ]


def _dora(words: Wording, score: Score) -> list[Counted]:
    if score.yakuman:
        return []
    return [Counted(words.text(f"dora-{kind}"), words.text("han", n=han)) for kind, han in score.dora.items()]
