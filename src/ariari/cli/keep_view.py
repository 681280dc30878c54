"""The table in view of `ariari keep`: points, differences, and in the last rounds what everybody needs."""

from io import StringIO

from rich.console import Console
from rich.table import Table

from ariari.scorekeeper import Scorekeeper
from ariari.scorekeeper.words import (
    changes_of,
    in_the_last_rounds,
    line_text,
    names_then,
    needs_lines,
    payments_lines,
    place_text,
)
from ariari.wording import Lang, Wording, wording

_WIDTH = 100


def words(lang: Lang) -> Wording:
    """The messages of the commands."""
    return wording(__package__, lang)


def show(screen: Console, keeper: Scorekeeper, lang: Lang) -> None:
    """Print the table, what everybody needs in the last rounds, and the settlement at the end."""
    state = keeper.state
    screen.print(_table(keeper, lang))
    if keeper.over:
        screen.print(keeper.settle().explain(lang, names_of(keeper, lang)))
    elif state.stage == "choice":
        screen.print(words(lang).text("end-or-continue", who=names_of(keeper, lang)[state.dealer]))
    elif in_the_last_rounds(state):
        for seat in range(len(state.points)):
            if seat != state.sitter_out:
                screen.print(needs_text(keeper, seat, 1, lang))


def names_of(keeper: Scorekeeper, lang: Lang) -> tuple[str, ...]:
    """Everybody's name; a vacant seat as such."""
    return tuple(
        words(lang).text("vacant", seat=seat) if name is None else name
        for seat, name in enumerate(keeper.names)
    )


def state_text(keeper: Scorekeeper, lang: Lang) -> str:
    """The table as text."""
    screen = Console(file=StringIO(), width=_WIDTH)
    with screen.capture() as shown:
        screen.print(_table(keeper, lang))
    return shown.get().rstrip()


def needs_text(keeper: Scorekeeper, seat: int, rank: int, lang: Lang) -> str:
    """What somebody needs, in a line. Raises ReportError for a rank that there is not."""
    said, names = words(lang), names_of(keeper, lang)
    ways = needs_lines(keeper, seat, rank, names, lang)
    ways_text = said.chained("ways", ways) or said.text("no-way")
    return said.text("needs", who=names[seat], rank=rank, ways=ways_text)


def history_text(keeper: Scorekeeper, lang: Lang) -> str:
    """Every report that stands, with what it brought and the points after it."""
    said, names = words(lang), names_of(keeper, lang)
    lines = []
    for number, (before, step, paid) in enumerate(changes_of(keeper), 1):
        then = names_then(before, names)
        told = line_text(step.report.to_dict(), then, lang)
        points = " ".join(map(str, step.state.points))
        lines.append(
            said.text("reported", n=number, place=place_text(before, lang), report=told, points=points)
        )
        lines += [f"     {line}" for line in payments_lines(paid, then, keeper.rules.bonus.unit, lang)]
    return "\n".join(lines) or said.text("nothing-reported")


def brought_text(keeper: Scorekeeper, lang: Lang) -> str:
    """What the round came to, for everybody to confirm; sticks that were put down are paid already."""
    paid = tuple(payment for payment in keeper.state.payments if payment[2] != "stake")
    return words(lang).listed(payments_lines(paid, names_of(keeper, lang), keeper.rules.bonus.unit, lang))


def _table(keeper: Scorekeeper, lang: Lang) -> Table:
    state, said, names = keeper.state, words(lang), names_of(keeper, lang)
    title = said.text(
        "view-title",
        house=keeper.rules.called.text(lang),
        place=place_text(state, lang),
        extra="yes" if state.extra else "no",
        sticks=state.sticks,
    )
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for column in ("points", "to-top", "bonus"):
        table.add_column(said.text(f"column-{column}", unit=keeper.rules.bonus.unit), justify="right")
    table.add_column("")
    best = max(state.points)
    for seat, held in enumerate(state.points):
        table.add_row(
            names[seat],
            f"{held}",
            f"{held - best:+d}" if held != best else "",
            f"{state.bonus[seat]:+g}" if state.bonus[seat] else "",
            _marks(keeper, seat, said),
        )
    return table


def _marks(keeper: Scorekeeper, seat: int, said: Wording) -> str:
    state = keeper.state
    plain = seat not in (*state.open_riichi, *state.double_riichi)
    marks = {
        "dealer": seat == state.dealer,
        "riichi": seat in state.riichi and plain,
        "double-riichi": seat in state.double_riichi,
        "open-riichi": seat in state.open_riichi,
        "dead-hand": seat in state.dead,
        "chombo-at-draw": seat in state.chombo_at_draw,
        "sits-out": seat == state.sitter_out,
        "bust": seat in state.busts,
    }
    return said.listed([said.text(f"mark-{mark}") for mark, holds in marks.items() if holds])
