"""The words of `ariari keep`: a line typed at the table becomes a report."""

import shlex
from collections.abc import Callable, Iterable
from typing import Any, get_args

from ariari.nearest import meant
from ariari.quoting import shortened
from ariari.rules.sections.penalties import Infraction
from ariari.scorekeeper import ReportError, Scorekeeper
from ariari.scorekeeper.claim import Limit
from ariari.scorekeeper.draw import Abort
from ariari.wording import Lang

from .keep_view import brought_text, history_text, names_of, needs_text, state_text
from .keep_view import words as said
from .liable import liable_in

_FLAGS = ("ippatsu", "rinshan", "last_tile", "chankan", "kan_discard", "first_turn", "closed", "open")
_HAND_FLAGS = ("rinshan", "last_tile", "chankan", "kan_discard", "first_turn")
_NUMBERS = ("reds", "dora", "ura")


class LineError(ReportError):
    """A typed line that is not understood."""

    room = __package__


def obey(keeper: Scorekeeper, line: str, lang: Lang) -> str | None:
    """Do what a line says, and return what is said back; None to quit.

    A report that stands is answered by a line that begins with `ok` and the number of reports that stand.
    Raises ReportError for a line that is not understood or a report that cannot be.
    """
    try:
        words = shlex.split(line, comments=True)
    except ValueError:
        raise LineError("line-unread", line=shortened(line.strip())) from None
    if not words:
        return ""
    verb, rest = words[0].lower(), words[1:]
    if verb in ("quit", "exit"):
        return None
    if verb in _QUESTIONS:
        return _QUESTIONS[verb](keeper, rest, lang)
    if verb not in _REPORTS:
        raise LineError("no-word", word=shortened(verb), meant=meant(verb, [*_REPORTS, *_QUESTIONS]))
    brought = _REPORTS[verb](keeper, rest, lang)
    return f"ok {len(keeper.history)}" + (f" {brought}" if brought else "")


def completions(keeper: Scorekeeper, before: str) -> list[str]:
    """What can follow a line's beginning."""
    words = before.split()
    if not words:
        return [*_REPORTS, *_QUESTIONS, "quit"]
    names = [name for name in keeper.names if name is not None]
    match words[0]:
        case "abort":
            return list(get_args(Abort))
        case "penalty" if len(words) == 2:
            return list(get_args(Infraction))
        case "ron" | "tsumo" if len(words) > 1:
            return [
                *names,
                "from",
                "and",
                *get_args(Limit),
                *_FLAGS,
                *(f"{name}=" for name in _NUMBERS),
                "liable=",
            ]
        case "riichi" if len(words) > 1:
            return ["open", "double"]
        case "draw":
            return [*names, "nagashi"]
    return names


# ---- reports


def _riichi(keeper: Scorekeeper, words: list[str], _: Lang) -> str:
    who, *how = _at_least(words, 1, "riichi A")
    for word in how:
        if word not in ("open", "double"):
            raise LineError("neither-open-nor-double", who=who, word=shortened(word))
    keeper.riichi(who, open="open" in how, double="double" in how)
    return ""


def _ron(keeper: Scorekeeper, words: list[str], lang: Lang) -> str:
    who, between, target, *first = _at_least(words, 4, "ron A from B 3/40")
    if between != "from":
        raise LineError("write", example="ron A from B 3/40")
    parts = _split(first, "and")
    claims = [{"who": who, **_claim(parts[0])}]
    for part in parts[1:]:
        claims.append({"who": _at_least(part, 2, "and C 2/30")[0], **_claim(part[1:])})
    keeper.wins(claims, target)
    return brought_text(keeper, lang)


def _tsumo(keeper: Scorekeeper, words: list[str], lang: Lang) -> str:
    who, *value = _at_least(words, 2, "tsumo A 3/40")
    keeper.win(who, **_claim(value))
    return brought_text(keeper, lang)


def _draw(keeper: Scorekeeper, words: list[str], lang: Lang) -> str:
    tenpai, *nagashi = _split(words, "nagashi")
    keeper.draw(tenpai, nagashi[0] if nagashi else ())
    return brought_text(keeper, lang)


def _abort(keeper: Scorekeeper, words: list[str], _: Lang) -> str:
    keeper.abort(_at_least(words, 1, "abort four-winds")[0])
    return ""


def _flowers(keeper: Scorekeeper, words: list[str], _: Lang) -> str:
    keeper.flowers(_at_least(words, 1, "flowers A")[0])
    return ""


def _penalty(keeper: Scorekeeper, words: list[str], lang: Lang) -> str:
    who, what, *more = _at_least(words, 2, "penalty A too-many-tiles")
    given = dict(_pair(word, ("tiles", "staff")) for word in more)
    ruling = keeper.penalty(who, what, tiles=given.get("tiles", ""), staff=given.get("staff"))
    return ruling.explain(lang, names_of(keeper, lang))


def _chips(keeper: Scorekeeper, words: list[str], _: Lang) -> str:
    payer, taker, count = _at_least(words, 3, "chips A B 2")[:3]
    keeper.chips(payer, taker, _number(count))
    return ""


def _leave(keeper: Scorekeeper, words: list[str], _: Lang) -> str:
    keeper.leave(_at_least(words, 1, "leave A")[0])
    return ""


def _sit(keeper: Scorekeeper, words: list[str], _: Lang) -> str:
    seat, name = _at_least(words, 2, "sit 1 E")[:2]
    keeper.sit(_number(seat), name)
    return ""


def _times(words: list[str], most: int, verb: str) -> int:
    """How many reports to take back or to do again: all of them or, if there are not so many, none."""
    count = _number(words[0]) if words else 1
    if count > max(most, 1):
        raise LineError("only-so-many", verb=verb, n=count, most=most)
    return count


def _undo(keeper: Scorekeeper, words: list[str], __: Lang) -> str:
    for _ in range(_times(words, len(keeper.history), "undo")):
        keeper.undo()
    return ""


def _redo(keeper: Scorekeeper, words: list[str], __: Lang) -> str:
    for _ in range(_times(words, keeper.undone, "redo")):
        keeper.redo()
    return ""


def _end(keeper: Scorekeeper, _words: list[str], _: Lang) -> str:
    keeper.last_dealer(ends=True)
    return ""


def _continue(keeper: Scorekeeper, _words: list[str], _: Lang) -> str:
    keeper.last_dealer(ends=False)
    return ""


# ---- questions


def _needs(keeper: Scorekeeper, words: list[str], lang: Lang) -> str:
    rank = _number(words[1]) if len(words) > 1 else 1
    asked = (
        [words[0]]
        if words
        else [seat for seat in range(len(keeper.names)) if seat != keeper.state.sitter_out]
    )
    return "\n".join(needs_text(keeper, keeper.seat(who), rank, lang) for who in asked)


def _history(keeper: Scorekeeper, _: list[str], lang: Lang) -> str:
    return history_text(keeper, lang)


def _settle(keeper: Scorekeeper, words: list[str], lang: Lang) -> str:
    settled = keeper.settle(force=words == ["force"])
    notices = [said(lang).text("notice", notice=notice.text(lang)) for notice in settled.notices]
    return "\n".join([settled.explain(lang, names_of(keeper, lang)), *notices])


def _state(keeper: Scorekeeper, _: list[str], lang: Lang) -> str:
    return state_text(keeper, lang)


def _help(_: Scorekeeper, __: list[str], lang: Lang) -> str:
    return said(lang).text("help")


_Do = Callable[[Scorekeeper, list[str], Lang], str]
_REPORTS: dict[str, _Do] = {
    "riichi": _riichi, "ron": _ron, "tsumo": _tsumo, "draw": _draw, "abort": _abort, "flowers": _flowers,
    "penalty": _penalty, "chips": _chips, "leave": _leave, "sit": _sit, "undo": _undo, "redo": _redo,
    "end": _end, "continue": _continue,
}  # fmt: skip
_QUESTIONS: dict[str, _Do] = {
    "needs": _needs, "history": _history, "settle": _settle, "state": _state, "help": _help,
}  # fmt: skip


# ---- words

_LONGEST_NUMBER = 6


def _at_least(words: list[str], count: int, example: str) -> list[str]:
    if len(words) < count:
        raise LineError("write", example=example)
    return words


def _number(word: str) -> int:
    if not word.isdecimal():
        raise LineError("no-number", word=shortened(word))
    if len(word) > _LONGEST_NUMBER:
        raise LineError("number-beyond-reason", word=shortened(word))
    return int(word)


def _split(words: Iterable[str], at: str) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == at:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _pair(word: str, names: Iterable[str]) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign or name not in names:
        raise LineError("not-understood", word=shortened(word), names=[f"{name}=" for name in names])
    return name, value


def _claim(words: list[str]) -> dict[str, Any]:
    """A value and its items."""
    if any(word.startswith("hand=") for word in words):
        return _hand(words)
    if not words:
        raise LineError("value-missing")
    claim = _value(words[0])
    for word in words[1:]:
        if word in ("closed", "open"):
            claim["closed"] = word == "closed"
        elif word == "ippatsu":
            claim["ippatsu"] = True
        else:
            name, value = _pair(word, (*_NUMBERS, "flowers", "liable"))
            claim[name] = _item(name, value)
    if "flowers" in claim:
        claim["flowers"] = tuple(claim["flowers"].split(","))
    return claim


def _item(name: str, value: str) -> Any:
    if name in _NUMBERS:
        return _number(value)
    return liable_in(value) if name == "liable" else value


def _value(word: str) -> dict[str, Any]:
    if word[:1].isdecimal():
        han, _, fu = word.partition("/")
        return {"han": _number(han)} | ({"fu": _number(fu)} if fu else {})
    limit, _, times = word.partition("*")
    return {"limit": limit} | ({"times": _number(times)} if times else {})


def _hand(words: list[str]) -> dict[str, Any]:
    hand: dict[str, Any] = {}
    claim: dict[str, Any] = {"hand": hand}
    for word in words:
        if word in (*_HAND_FLAGS, "ippatsu"):
            hand[word] = True
            continue
        name, value = _pair(
            word, ("hand", "win", "melds", "dora", "ura", "flowers", "nuki", "at_first_call", "liable")
        )
        if name == "liable":
            claim["liable"] = liable_in(value)
        elif name in ("melds", "dora", "ura", "flowers"):
            hand[name] = [part.strip() for part in value.split(",")]
        else:
            hand[name] = _number(value) if name == "nuki" else value
    return claim
