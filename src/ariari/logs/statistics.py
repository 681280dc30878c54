"""What players did, counted over many records."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from .record import Accepted, Call, Discard, Drawn, GameRecord, Riichi, Round, Seat, begins_in_mid_match


@dataclass(slots=True)
class Tally:
    """Counts of one player; adding two tallies adds everything."""

    matches: int = 0  # with a final result
    rank_sum: int = 0
    ranks: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    busts: int = 0  # ended below 0
    points: int = 0  # final points
    settled: float = 0.0  # P
    rounds: int = 0  # that ended
    wins: int = 0
    tsumo: int = 0
    win_points: int = 0  # before honba and sticks, where the record tells them; else with them
    deal_ins: int = 0
    deal_in_points: int = 0  # paid, as a positive number
    riichi: int = 0
    called: int = 0  # rounds with a chii, pon or open kan
    draws: int = 0  # exhaustive
    draws_tenpai: int = 0
    turns: int = 0  # own discards
    chombo: int = 0
    from_mid_match: int = 0  # matches of which the record does not hold the beginning
    broken_off: int = 0  # nor the end; they have no rank

    def __add__(self, other: "Tally") -> "Tally":
        total = Tally()
        for item in fields(Tally):
            mine, others = getattr(self, item.name), getattr(other, item.name)
            both = (
                [a + b for a, b in zip(mine, others, strict=True)] if item.name == "ranks" else mine + others
            )
            setattr(total, item.name, both)
        return total

    def rate(self, count: int) -> float:
        """A count as a share of the rounds."""
        return count / self.rounds if self.rounds else 0.0

    @property
    def average_rank(self) -> float | None:
        return self.rank_sum / self.matches if self.matches else None

    @property
    def mean_win(self) -> float | None:
        return self.win_points / self.wins if self.wins else None

    @property
    def mean_deal_in(self) -> float | None:
        return self.deal_in_points / self.deal_ins if self.deal_ins else None


Tallies = dict[str, Tally]


def count(record: GameRecord) -> Tallies:
    """The tallies of one record, by name; seats without a name are called `seat 0` and so on."""
    names = [name or f"seat {seat}" for seat, name in enumerate(record.names)]
    by_seat = [Tally() for _ in names]
    for round_ in record.rounds:
        if round_.ended:
            for seat, tally in enumerate(by_seat):
                _count_round(tally, round_, seat)
    for tally in by_seat:
        tally.broken_off += record.final is None
        tally.from_mid_match += begins_in_mid_match(record)
    if record.final is not None:
        _count_result(by_seat, record.final, record.settled)
    tallies: Tallies = {}
    for name, tally in zip(names, by_seat, strict=True):
        tallies[name] = tallies.get(name, Tally()) + tally
    return tallies


def count_all(records: Iterable[GameRecord]) -> Tallies:
    total: Tallies = {}
    for record in records:
        total = merged(total, count(record))
    return total


def merged(one: Tallies, other: Tallies) -> Tallies:
    total = dict(one)
    for name, tally in other.items():
        total[name] = total.get(name, Tally()) + tally
    return total


def _count_round(tally: Tally, round_: Round, seat: Seat) -> None:
    tally.rounds += 1
    own = [event for event in round_.events if getattr(event, "seat", None) == seat]
    tally.riichi += any(isinstance(event, Riichi | Accepted) for event in own)
    tally.called += any(isinstance(event, Call) for event in own)
    tally.turns += sum(isinstance(event, Discard) for event in own)
    for win in round_.wins:
        if win.seat == seat:
            tally.wins += 1
            tally.tsumo += win.tsumo
            tally.win_points += win.points if win.points is not None else win.deltas[seat]
        elif win.source == seat:
            tally.deal_in_points -= win.deltas[seat]
    tally.deal_ins += any(win.source == seat and not win.tsumo for win in round_.wins)
    tally.chombo += round_.chombo is not None and seat in round_.chombo.offenders
    if round_.drawn is not None:
        _count_draw(tally, round_.drawn, seat)


def _count_draw(tally: Tally, drawn: Drawn, seat: Seat) -> None:
    if drawn.kind not in ("exhaustive", "nagashi"):
        return
    tally.draws += 1
    if drawn.tenpai is not None:
        tally.draws_tenpai += drawn.tenpai[seat]


def _count_result(by_seat: list[Tally], final: tuple[int, ...], settled: tuple[float, ...] | None) -> None:
    order = sorted(range(len(final)), key=lambda seat: (-final[seat], seat))
    for rank, seat in enumerate(order):
        tally = by_seat[seat]
        tally.matches += 1
        tally.rank_sum += rank + 1
        tally.ranks[rank] += 1
        tally.busts += final[seat] < 0
        tally.points += final[seat]
        tally.settled += settled[seat] if settled is not None else 0.0
