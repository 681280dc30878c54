"""A settlement in words, in the language of the guest."""

from collections.abc import Sequence
from fractions import Fraction

from .amounts import signed, text
from .line import Line
from .settlement import Language, Settlement

_LABELS: dict[str, dict[str, str]] = {
    "ja": {
        "uma": "順位ウマ",
        "prize-paid": "飛び賞",
        "prize-got": "飛び賞",
        "top": "総取り",
        "share": "トップ分け",
    },
    "zh": {
        "uma": "名次马",
        "prize-paid": "飞赏",
        "prize-got": "飞赏",
        "top": "全部收取",
        "share": "同分平分",
    },
    "en": {
        "uma": "uma",
        "prize-paid": "bust prize",
        "prize-got": "bust prize",
        "top": "takes all",
        "share": "shared",
    },
}
_RANK = {
    "ja": "{rank}着 {name}（{points}点）",
    "zh": "第{rank}名 {name}（{points}点）",
    "en": "{rank}. {name} ({points} points)",
}
_PAYS = {"ja": "{amount}P 支払い", "zh": "支付 {amount}P", "en": "pays {amount}P"}
_BONUS = {"ja": "祝儀 {amount}{unit}", "zh": "祝仪 {amount}{unit}", "en": "bonus {amount}{unit}"}
_FEE = {"ja": "ゲーム代 {amount}P", "zh": "场费 {amount}P", "en": "table fee {amount}P"}
_TOTAL = {"ja": "合計 {amount}P", "zh": "合计 {amount}P", "en": "total {amount}P"}
_WORTH = {"ja": "× {price} = {amount}", "zh": "× {price} = {amount}", "en": "× {price} = {amount}"}
_BRACKETS = {"ja": "（{}）", "zh": "（{}）", "en": " ({})"}


def explanation(settlement: Settlement, lang: Language, names: Sequence[str] | None) -> str:
    """The settlement, one line per seat, the top first."""
    called = list(names) if names else [chr(ord("A") + seat) for seat in range(len(settlement.points))]
    if len(called) != len(settlement.points):
        raise ValueError(f"{len(called)} names for {len(settlement.points)} seats")
    seats = sorted(range(len(called)), key=lambda seat: (settlement.ranks[seat], -settlement.score[seat]))
    return "\n".join(_seat(settlement, seat, called[seat], lang) for seat in seats)


def _seat(settlement: Settlement, seat: int, name: str, lang: Language) -> str:
    head = _RANK[lang].format(
        rank=settlement.ranks[seat], name=name, points=f"{settlement.points[seat]}".replace("-", "−")
    )
    lines = [line for line in settlement.lines if line.seat == seat and line.reason not in ("bonus", "fee")]
    parts = [f"{head}: {_arithmetic(lines, settlement.score[seat], lang)}"]
    if settlement.bonus[seat]:
        parts.append(_BONUS[lang].format(amount=signed(settlement.bonus[seat]), unit=settlement.bonus_unit))
    if settlement.fee[seat]:
        parts.append(_FEE[lang].format(amount=text(settlement.fee[seat])))
    if len(parts) > 1:
        parts.append(_TOTAL[lang].format(amount=signed(settlement.total[seat])))
    if settlement.worth is not None:
        parts.append(
            _WORTH[lang].format(
                price=settlement.rules.settlement.price, amount=signed(settlement.worth[seat])
            )
        )
    return " | ".join(parts)


def _arithmetic(lines: Sequence[Line], score: Fraction, lang: Language) -> str:
    pays = lines[0].pays
    terms = [lines[0].formula + _label(lines[0], lang)]
    for line in lines[1:]:
        amount = -line.amount if pays else line.amount
        terms.append(f" {'−' if amount < 0 else '+'} {text(abs(amount))}{_label(line, lang)}")
    result = _PAYS[lang].format(amount=text(-score)) if pays and score < 0 else f"{signed(score)}P"
    return f"{''.join(terms)} = {result}"


def _label(line: Line, lang: Language) -> str:
    label = _LABELS[lang].get(line.reason)
    return _BRACKETS[lang].format(label) if label else ""
