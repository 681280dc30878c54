"""What many matches between bots come to."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..rules.model import Ruleset
from ..settlement import settle_many
from ..settlement.breakdown import NOT_BUST, TO_THE_POT
from ..settlement.prize import is_bust
from .batch import BUSTED_BY, END_REASONS, MOST_THREADS, play_batch
from .bots import bot_names
from .given import ruleset, within

Columns = dict[str, NDArray[np.int32]]

MOST_GAMES: Final = 1_000_000
"""More at once would not fit in a small machine's memory: each match keeps some 300 bytes of numbers."""
_CHUNK: Final = 64  # matches between two signs of life


@dataclass(frozen=True)
class Mean:
    """An average over matches, with its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, each: NDArray[Any]) -> Mean:
        """each: one number for every match."""
        spread = each.std(ddof=1) if len(each) > 1 else 0.0
        return cls(float(each.mean()), float(spread / len(each) ** 0.5))


@dataclass(frozen=True)
class BotStatistics:
    """How one bot did, over all its seats. Rates are of the rounds it played."""

    bot: str
    seats: tuple[int, ...]
    win: float
    tsumo: float
    """Of its wins."""
    deal_in: float
    riichi: float
    call: float
    """Rounds with an open meld."""
    mean_win: float
    """Points, before honba and sticks."""
    rank: Mean
    score: Mean
    """P from points, uma and bust prizes."""
    bonus: Mean
    """Chips and congratulation payments, in the house's P."""
    bust: float
    """Of its matches."""


@dataclass(frozen=True)
class RankStatistics:
    """What a rank brings on average."""

    rank: int
    points: float
    score: float
    """P."""
    bonus: float
    chips: float


@dataclass(frozen=True)
class Statistics:
    """Many matches. `columns` are those of `play_batch`."""

    rules: Ruleset
    bots: tuple[str, ...]
    games: int
    seconds: float
    columns: Columns
    rounds: float
    """Per match."""
    turns: float
    """Discards of each player in a round."""
    draws: float
    """Of the rounds; exhaustive."""
    aborts: float
    busts: float
    """Of the matches."""
    ends: dict[str, float]
    by_bot: tuple[BotStatistics, ...]
    rank_by_seat: tuple[Mean, ...]
    by_rank: tuple[RankStatistics, ...]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    def to_dict(self) -> dict[str, Any]:
        """For JSON; without the columns."""
        return {
            "rules": self.rules.id,
            "digest": self.rules.digest,
            "bots": list(self.bots),
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 1),
            "rounds": self.rounds,
            "turns": self.turns,
            "draws": self.draws,
            "aborts": self.aborts,
            "busts": self.busts,
            "ends": self.ends,
            "by_bot": [_plain(b) for b in self.by_bot],
            "rank_by_seat": [vars(m) for m in self.rank_by_seat],
            "by_rank": [vars(r) for r in self.by_rank],
        }


def simulate(
    rules: Ruleset,
    games: int,
    bots: Sequence[str] = (),
    *,
    seed: int | None = None,
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
) -> Statistics:
    """Plays whole matches between native bots and counts.

    bots: a name for each seat; none: keen ones for as many as play
    jobs: threads
    progress: called after some matches with how many they were

    Raises TableError and TypeError as `play_batch` does, and TableError for less than one match or more than
    `MOST_GAMES`.
    """
    names = tuple(bot_names(bots)) or ("keen",) * ruleset(rules).seats.players
    games, jobs = within(games, "games", 1, MOST_GAMES), within(jobs, "jobs", 1, MOST_THREADS)
    if seed is None:
        seed = int.from_bytes(np.random.default_rng().bytes(7), "little")
    start = time.perf_counter()
    parts = []
    for first, count in _chunks(games, _CHUNK * jobs):
        parts.append(play_batch(rules, count, names, seed=seed, first=first, threads=jobs))
        if progress:
            progress(count)
    seconds = time.perf_counter() - start
    columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    return count_up(rules, names, columns, seconds)


def count_up(rules: Ruleset, bots: Sequence[str], columns: Columns, seconds: float) -> Statistics:
    """The statistics of matches that have been played."""
    games = len(columns["rounds"])
    held = _with_sticks(rules, columns)
    settled = settle_many(rules, held, _prize_to(rules, columns))
    total = columns["rounds"].sum()
    seats = range(len(bots))
    return Statistics(
        rules=rules,
        bots=tuple(bots),
        games=games,
        seconds=seconds,
        columns=columns,
        rounds=float(columns["rounds"].mean()),
        turns=float(columns["turns"].sum() / total / rules.seats.players),
        draws=float(columns["draws"].sum() / total),
        aborts=float(columns["aborts"].sum() / total),
        busts=float((columns["bust_by"] >= 0).any(axis=1).mean()),
        ends={reason: float((columns["end"] == n).mean()) for n, reason in enumerate(END_REASONS) if n},
        by_bot=tuple(
            _bot(name, tuple(s for s in seats if bots[s] == name), columns, settled.ranks, settled.score)
            for name in dict.fromkeys(bots)
        ),
        rank_by_seat=tuple(Mean.of(settled.ranks[:, s]) for s in seats),
        by_rank=tuple(_ranks(columns, held, settled.ranks, settled.score)),
    )


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _bot(
    name: str, seats: tuple[int, ...], columns: Columns, ranks: NDArray[Any], score: NDArray[Any]
) -> BotStatistics:
    mine = list(seats)

    def total(column: str) -> float:
        return float(columns[column][:, mine].sum())

    played, wins = total("played") or 1.0, total("wins")
    return BotStatistics(
        bot=name,
        seats=seats,
        win=wins / played,
        tsumo=total("tsumos") / (wins or 1),
        deal_in=total("deal_ins") / played,
        riichi=total("riichis") / played,
        call=total("calls") / played,
        mean_win=total("gains") / (wins or 1),
        rank=Mean.of(ranks[:, mine].mean(axis=1)),
        score=Mean.of(score[:, mine].mean(axis=1)),
        bonus=Mean.of(columns["bonus"][:, mine].mean(axis=1)),
        bust=float((columns["bust_by"][:, mine] >= 0).mean()),
    )


def _ranks(
    columns: Columns, held: NDArray[Any], ranks: NDArray[Any], score: NDArray[Any]
) -> Iterator[RankStatistics]:
    for rank in range(1, ranks.shape[1] + 1):
        at = ranks == rank
        if at.any():  # a shared rank leaves the next one out
            yield RankStatistics(
                rank,
                float(held[at].mean()),
                float(score[at].mean()),
                float(columns["bonus"][at].mean()),
                float(columns["chips"][at].mean()),
            )


def _with_sticks(rules: Ruleset, columns: Columns) -> NDArray[np.int64]:
    """Final points, the sticks left on the table given to whom the house says."""
    held = columns["points"].astype(np.int64)
    left = columns["sticks"].astype(np.int64)
    to_top = np.full(len(held), rules.end.sticks_left == "top")
    if rules.end.sticks_left_dealer_noten:
        noten = columns["dealer_noten"] == 1
        to_top = np.where(noten, rules.end.sticks_left_dealer_noten == "top", to_top)
    held[np.arange(len(held)), held.argmax(axis=1)] += np.where(to_top, left, 0)
    return held


def _prize_to(rules: Ruleset, columns: Columns) -> NDArray[np.int64]:
    """Who gets each seat's bust prize, as `settle_many` wants it."""
    by, first, emptier = (columns[f"bust_{name}"].astype(np.int64) for name in ("by", "first", "emptier"))
    points = columns["points"]
    people = points.shape[1]
    out = np.vectorize(lambda p: is_bust(rules, p), otypes=[bool])(points) | (by >= 0)
    to = np.where(out, TO_THE_POT, NOT_BUST)
    win = by == BUSTED_BY.index("win")
    if rules.bust.prize_to == "winner":
        to = np.where(win, first, to)
    elif rules.bust.prize_to == "emptier":
        to = np.where(win, np.where(emptier >= 0, emptier, first), to)
    drawn = (by >= 0) & ~win
    seats = np.arange(people)
    if rules.bust.draw_prize_to == "opposite":
        to = np.where(drawn, (seats + 2) % 4, to)
    elif rules.bust.draw_prize_to == "first-in-turn":
        tenpai = by == BUSTED_BY.index("draw")
        to = np.where(drawn, np.where(tenpai & (first >= 0), first, _next_not_out(out)), to)
    return to


def _next_not_out(out: NDArray[np.bool_]) -> NDArray[np.int64]:
    """For each seat the first in turn after it who is not busted; the pot where there is nobody."""
    people = out.shape[1]
    found = np.full(out.shape, TO_THE_POT, dtype=np.int64)
    for step in range(people - 1, 0, -1):
        other = (np.arange(people) + step) % people
        found = np.where(out[:, other], found, other)
    return found


def _plain(bot: BotStatistics) -> dict[str, Any]:
    shown = dict(vars(bot))
    shown["seats"] = list(bot.seats)
    for name in ("rank", "score", "bonus"):
        shown[name] = vars(shown[name])
    return shown
