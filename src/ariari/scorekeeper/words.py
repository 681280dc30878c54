"""A kept table in words, in three languages: reports, payments, what somebody needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from ariari.referee import names as infraction_names
from ariari.table.words import place_text as place_in_words
from ariari.worded import Listed
from ariari.wording import Lang, Wording, wording
from ariari.yaku import catalogue

from .needs import Need, Worth
from .state import Payments, State

if TYPE_CHECKING:
    from .keeper import Scorekeeper, Step

_OUTCOMES: Final = ("hora", "ryukyoku")


def words(lang: Lang) -> Wording:
    """The scorekeeper's messages. Raises ValueError for a language we do not have."""
    return wording(__package__, lang)


def place_text(state: State, lang: Lang) -> str:
    """Such as `East 2, 1 honba`."""
    return place_in_words(state.round[0], int(state.round[1:]) - 1, state.honba, lang)


# ---- payments


def payments_lines(payments: Payments, names: Sequence[str], unit: str, lang: Lang) -> list[str]:
    """Who pays whom what, and what for, a line each. unit: of chips and other bonuses"""
    said = words(lang)
    return [
        said.text(
            "paid",
            payer=who_text(payer, names, lang),
            taker=who_text(taker, names, lang),
            amount=amount,
            why=paid_text(reason, unit, lang),
        )
        for payer, taker, reason, amount in payments
    ]


def who_text(seat: int | None, names: Sequence[str], lang: Lang) -> str:
    """A payer or taker: somebody, or the sticks on the table."""
    return words(lang).text("the-table") if seat is None else names[seat]


def paid_text(reason: str, unit: str, lang: Lang) -> str:
    """What something is paid for."""
    return words(lang).text(f"paid-{reason}", unit=unit)


# ---- reports


def changes_of(keeper: Scorekeeper) -> Iterator[tuple[State, Step, Payments]]:
    """Every report that stands, the state before it, and what was paid for it.

    The payments of a state are those of its round so far, and of the round before until something is paid.
    """
    before, begun = keeper.start, False
    for step in keeper.history:
        after, kind = step.state, step.report.kind
        paid: Payments = ()
        if kind in _OUTCOMES or (kind != "chips" and _standing(before) != _standing(after)):
            paid = after.payments[len(before.payments) if begun else 0 :]
            begun = kind not in _OUTCOMES and not any(reason == "chombo" for _, _, reason, _ in paid)
        yield before, step, paid
        before = after


def names_then(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """Who sat there then; `names` for seats that were vacant."""
    return tuple(then or now for then, now in zip(state.names, names, strict=True))


def _standing(state: State) -> object:
    return state.points, state.bonus


def line_text(line: Mapping[str, Any], names: Sequence[str], lang: Lang) -> str:
    """What a line of the log tells, in a few words."""
    said = words(lang)
    match line["type"]:
        case "hora":
            return _won(line, names, lang)
        case "ryukyoku":
            return _drawn(line, names, lang)
        case "reach_accepted":
            how = "open-" if line.get("open") else "double-" if line.get("double") else ""
            return said.text(f"report-{how}riichi", who=names[line["actor"]])
        case "penalty":
            infraction = infraction_names()[line["infraction"]][lang]
            return said.text("report-penalty", who=names[line["actor"]], infraction=infraction)
        case "chips":
            payer, taker = names[line["payer"]], names[line["taker"]]
            return said.text("report-chips", payer=payer, taker=taker, n=line["count"])
        case "last_dealer":
            return said.text("report-end" if line["end"] else "report-play-on")
        case "sit":
            return said.text("report-sit", who=line["name"])
        case "leave":
            return said.text("report-leave", who=names[line["seat"]])
        case kind:
            return said.text(f"report-{kind}", who=names[line["actor"]])


def _won(line: Mapping[str, Any], names: Sequence[str], lang: Lang) -> str:
    said = words(lang)
    winners = Listed([names[win["actor"]] + _claimed(win, names, lang) for win in line["wins"]]).text(lang)
    target = line.get("target")
    if target is None:
        return said.text("report-tsumo", who=winners)
    return said.text("report-ron", who=winners, target=names[target])


def _claimed(win: Mapping[str, Any], names: Sequence[str], lang: Lang) -> str:
    """What a winner told in brackets: the hand's worth, but of a hand that was entered; who is liable."""
    hand = win.get("hand")
    told = [] if hand is not None and hand.get("pattern") != "maneman" else [_claim_text(win, lang)]
    if win.get("liable") is not None:
        told.append(words(lang).text("liable", who=Listed(_liable(win["liable"], names, lang)).text(lang)))
    return words(lang).text("claimed", worth=Listed(told).text(lang)) if told else ""


def _liable(liable: int | Mapping[str, int], names: Sequence[str], lang: Lang) -> list[str]:
    """Who is liable, each with the yakuman where it was told for what."""
    if isinstance(liable, int):
        return [names[liable]]
    known = catalogue()
    return [
        words(lang).text(
            "liable-for", who=names[seat], yaku=getattr(known[yaku].name, lang) if yaku in known else yaku
        )
        for yaku, seat in liable.items()
    ]


def _claim_text(win: Mapping[str, Any], lang: Lang) -> str:
    said = words(lang)
    if win.get("hand") is not None:
        return said.text("maneman")
    if win.get("limit") is not None:
        times = f" ×{win['times']}" if win.get("times", 1) > 1 else ""
        return said.text(f"limit-{win['limit']}") + times
    if win.get("fu") is None:
        return said.text("han", n=win["han"])
    return said.text("han-fu", han=win["han"], fu=win["fu"])


def _drawn(line: Mapping[str, Any], names: Sequence[str], lang: Lang) -> str:
    said = words(lang)
    reason = line.get("reason", "exhaustive")
    if reason != "exhaustive":
        return said.text(f"abort-{reason}")
    tenpai = _listed(line.get("tenpai", ()), names, lang)
    if not line.get("nagashi"):
        return said.text("drawn", tenpai=tenpai)
    return said.text("drawn-nagashi", tenpai=tenpai, nagashi=_listed(line["nagashi"], names, lang))


def _listed(seats: Sequence[int], names: Sequence[str], lang: Lang) -> str:
    return Listed([names[seat] for seat in seats]).text(lang) or words(lang).text("nobody")


# ---- conditions


def in_the_last_rounds(state: State) -> bool:
    """Whether everybody counts what they need."""
    return state.stage == "playing" and (state.last_round or state.extra) and None not in state.names


def worth_text(worth: Worth, lang: Lang) -> str:
    """`3翻40符`, or a limit's name."""
    if worth.limit is not None:
        return words(lang).text(f"limit-{worth.limit}")
    return words(lang).text("han-fu", han=worth.han or 0, fu=worth.fu or 0)


def needs_lines(keeper: Scorekeeper, seat: int, rank: int, names: Sequence[str], lang: Lang) -> list[str]:
    """The smallest outcomes of this round after which a seat stands at that rank; equal ones in one line.

    Raises ReportError for whoever sits out, and for a rank that there is not.
    """
    found = keeper.needs(seat, rank)
    playing = [other for other in range(len(names)) if other != keeper.state.sitter_out]
    said, lines = words(lang), []
    for need in found:
        if need.way == "tsumo":
            lines.append(said.text("need-tsumo", worth=_worth(need, lang)))
    rons = sorted((need for need in found if need.way == "ron"), key=lambda need: _worth(need, lang))
    for worth, group in groupby(rons, key=lambda need: _worth(need, lang)):
        targets = [names[need.target] for need in group if need.target is not None]
        if len(targets) == len(playing) - 1:
            lines.append(said.text("need-ron-any", worth=worth))
        else:
            lines.append(said.text("need-ron", worth=worth, target=Listed(targets).text(lang)))
    draws = [need for need in found if need.way == "draw"]
    return lines + _draws(keeper.state, playing, seat, draws, names, lang)


def _worth(need: Need, lang: Lang) -> str:
    return " / ".join(worth_text(worth, lang) for worth in need.worth)


def _draws(
    state: State, playing: Sequence[int], seat: int, draws: Sequence[Need], names: Sequence[str], lang: Lang
) -> list[str]:
    """Draws by who is tenpai; many in one word where that is true."""
    said = words(lang)
    if not draws:
        return []
    free = [other for other in playing if other not in state.riichi and other not in state.dead]
    every = 2 ** len(free)
    own = every if seat in state.riichi else every // 2 if seat in free else 0
    if len(draws) == every:
        return [said.text("need-draw-any")]
    with_me = [need for need in draws if seat in need.tenpai]
    rest = [need for need in draws if seat not in need.tenpai]
    lines = []
    if own and len(with_me) == own:
        lines.append(said.text("need-draw-tenpai"))
    else:
        rest = list(draws)
    return lines + [said.text("need-draw", tenpai=_listed(need.tenpai, names, lang)) for need in rest]
