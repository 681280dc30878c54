"""The score chart in the words of a language, with the footnotes that are true for the house."""

from collections.abc import Iterator
from dataclasses import dataclass

from ariari.rules.model import Ruleset
from ariari.scoring import Chart, chart
from ariari.scoring.chart_notes import chart_notes
from ariari.scoring.score_chart import HAN, PAIRS, SIDES, WAYS, Amounts, Side, Way

from .wording import Wording

IMPOSSIBLE = "\N{EM DASH}"


@dataclass(frozen=True)
class ChartTable:
    """A table: its caption, its column heads (the first over the row heads), and rows of head and cells."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class ScoreChart:
    """The tables by side and way of winning, the limits, and the notes."""

    tables: tuple[ChartTable, ...]
    limits: ChartTable
    notes: tuple[str, ...]


def score_chart(rules: Ruleset, words: Wording) -> ScoreChart:
    """The house's chart; every amount is computed by the scorer."""
    computed = chart(rules)
    tables = tuple(_table(computed, words, side, way) for side in SIDES for way in WAYS)
    return ScoreChart(tables, _limits(computed, words), tuple(_notes(computed, words)))


def _table(computed: Chart, words: Wording, side: Side, way: Way) -> ChartTable:
    rows = computed.rows[side][way]
    caption = words.text("chart-caption", who=words.text(f"chart-{side}"), how=words.text(f"chart-{way}"))
    columns = (words.text("chart-fu-column"), *(words.text("han", n=han) for han in HAN))
    return ChartTable(
        caption,
        columns,
        tuple((_row_name(words, row), _cells(computed, words, side, way, row)) for row in rows),
    )


def _row_name(words: Wording, row: str) -> str:
    return words.text("chart-pairs") if row == PAIRS else words.text("chart-fu", n=int(row))


def _cells(computed: Chart, words: Wording, side: Side, way: Way, row: str) -> tuple[str, ...]:
    return tuple(
        words.text("chart-limit-mangan")
        if _is_mangan(computed, row, han)
        else amounts_in_words(words, way, amounts)
        for han, amounts in enumerate(computed.rows[side][way][row])
    )


def _is_mangan(computed: Chart, row: str, column: int) -> bool:
    """Whether this many han and fu pay a mangan whoever wins and however: then the cell says so."""
    paid = [
        computed.rows[side][way][row][column] == computed.limits["mangan"][side][way]
        for side in SIDES
        for way in WAYS
        if row in computed.rows[side][way] and computed.rows[side][way][row][column] is not None
    ]
    return bool(paid) and all(paid)


def amounts_in_words(words: Wording, way: Way, amounts: Amounts) -> str:
    """`8,000`, `2,000 all`, `3,000/2,000` (the dealer first), or a dash for what cannot be."""
    if amounts is None:
        return IMPOSSIBLE
    if way == "ron":
        return f"{amounts[0]:,}"
    if len(set(amounts)) == 1:
        return words.text("chart-all", n=amounts[0])
    return "/".join(f"{amount:,}" for amount in amounts)


def _limits(computed: Chart, words: Wording) -> ChartTable:
    columns = [words.text("chart-limit")]
    columns += [
        words.text("chart-caption", who=words.text(f"chart-{side}"), how=words.text(f"chart-{way}"))
        for side in SIDES
        for way in WAYS
    ]
    rows = [
        (
            _limit_name(computed.rules, words, limit),
            tuple(amounts_in_words(words, way, sides[side][way]) for side in SIDES for way in WAYS),
        )
        for limit, sides in computed.limits.items()
    ]
    return ChartTable(words.text("chart-limits"), tuple(columns), tuple(rows))


def _limit_name(rules: Ruleset, words: Wording, limit: str) -> str:
    """The limit with the han that reach it."""
    name = words.text(f"chart-limit-{limit}")
    starts = {
        "mangan": None,
        "haneman": rules.value.haneman,
        "baiman": rules.value.baiman,
        "sanbaiman": rules.value.sanbaiman,
        "yakuman": rules.value.kazoe,
    }
    order = list(starts)
    after = next((starts[later] for later in order[order.index(limit) + 1 :] if starts[later]), None)
    first = starts[limit]
    if limit == "mangan":
        span = words.text("chart-han-to", last=rules.value.haneman - 1)
    elif first is None:
        return name
    elif after is None:
        span = words.text("chart-han-from", first=first)
    elif after - 1 == first:
        span = words.text("han", n=first)
    else:
        span = words.text("chart-han-between", first=first, last=after - 1)
    return words.text("chart-limit-han", name=name, han=span)


def _notes(computed: Chart, words: Wording) -> Iterator[str]:
    """How to read the cells, then the notes that the scorer has for the house."""
    yield from _payers(computed, words)
    for side in SIDES:
        ron, tsumo = (computed.rows[side][way].get(PAIRS, [None]) for way in WAYS)
        if ron[0] is not None and tsumo[0] is None:
            yield words.text("chart-note-pairs-ron")
            break
    yield from chart_notes(computed.rules, words.lang)


def _payers(computed: Chart, words: Wording) -> Iterator[str]:
    """How to read a tsumo, by the first amounts of the chart that need it."""
    everybody = [row[-1] for row in computed.rows["dealer"]["tsumo"].values() if row[-1]]
    everybody += [computed.limits["mangan"]["dealer"]["tsumo"]]
    cells = [cell for row in computed.rows["other"]["tsumo"].values() for cell in row if cell]
    split = [cell for cell in cells if len(set(cell)) > 1]
    yield words.text("chart-note-all", n=everybody[0][0], payers=computed.rules.seats.players - 1)
    if split:
        dealer, other = split[0]
        yield words.text("chart-note-split", first=dealer, second=other)
