"""The table in view of `ariari keep`: points, differences, and in the last rounds what everybody needs."""

from collections.abc import Sequence
from typing import Literal

from rich.console import Console
from rich.table import Table

from ariari.scorekeeper import Need, Scorekeeper
from ariari.scorekeeper.needs import Worth

Language = Literal["ja", "zh", "en"]

_WORDS: dict[str, dict[str, str]] = {
    "ja": {
        "ron": "{target}からロン {worth}以上", "tsumo": "ツモ {worth}以上",
        "draw": "流局（テンパイ: {tenpai}）",
        "nobody": "なし", "to": "{name} {rank}着の条件: ", "none": "なし",
    },
    "zh": {
        "ron": "荣和{target} {worth}以上", "tsumo": "自摸 {worth}以上", "draw": "流局（听牌: {tenpai}）",
        "nobody": "无人", "to": "{name} 第{rank}名条件: ", "none": "无",
    },
    "en": {
        "ron": "ron from {target} {worth}", "tsumo": "tsumo {worth}", "draw": "a draw (tenpai: {tenpai})",
        "nobody": "nobody", "to": "{name} to be {rank}: ", "none": "nothing in this round does",
    },
}  # fmt: skip


def show(screen: Console, keeper: Scorekeeper, lang: Language) -> None:
    """Print the table, what everybody needs in the last rounds, and the settlement at the end."""
    state = keeper.state
    title = f"{keeper.rules.id}  {state.round}  honba {state.honba}  sticks {state.sticks}"
    table = Table(title=title, title_justify="left")
    for column in ("", "points", "to top", "bonus", ""):
        table.add_column(column, justify="right" if column else "left")
    best = max(state.points)
    for seat, held in enumerate(state.points):
        table.add_row(
            _called(keeper)[seat],
            f"{held}",
            f"{held - best:+d}" if held != best else "",
            f"{state.bonus[seat]:+g}" if state.bonus[seat] else "",
            _marks(keeper, seat),
        )
    screen.print(table)
    if keeper.over:
        screen.print(keeper.settle().explain(lang, _called(keeper)))
    elif state.stage == "choice":
        screen.print(f"{_called(keeper)[state.dealer]}: end or continue?")
    elif (state.last_round or state.extra) and None not in state.names:
        for seat in range(len(state.points)):
            if seat != state.sitter_out:
                screen.print(needs_text(keeper, seat, 1, lang))


def needs_text(keeper: Scorekeeper, seat: int, rank: int, lang: Language) -> str:
    """What somebody needs, in a line."""
    words, names = _WORDS[lang], _called(keeper)
    found = keeper.needs(seat, rank)
    parts = [_need(need, words, names) for need in found]
    return words["to"].format(name=names[seat], rank=rank) + ("; ".join(parts) or words["none"])


def _need(need: Need, words: dict[str, str], names: Sequence[str]) -> str:
    target = "" if need.target is None else names[need.target]
    tenpai = " ".join(names[seat] for seat in need.tenpai) or words["nobody"]
    worth = " / ".join(_worth(worth) for worth in need.worth)
    return words[need.way].format(target=target, worth=worth, tenpai=tenpai)


def _worth(worth: Worth) -> str:
    return worth.limit or f"{worth.han}/{worth.fu}"


def _called(keeper: Scorekeeper) -> list[str]:
    return [name or f"({seat})" for seat, name in enumerate(keeper.names)]


def _marks(keeper: Scorekeeper, seat: int) -> str:
    state = keeper.state
    marks = {
        "dealer": seat == state.dealer,
        "riichi": seat in state.riichi,
        "dead hand": seat in state.dead,
        "chombo at a draw": seat in state.chombo_at_draw,
        "sits out": seat == state.sitter_out,
        "bust": seat in state.busts,
    }
    return ", ".join(mark for mark, holds in marks.items() if holds)
