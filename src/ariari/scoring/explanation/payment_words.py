"""Each payment with its reason, in sentences: one for each payer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...wording import Wording
from ..result import POT, Score, Transfer

_PLAYERS = {"?": "player-somebody", "sitter-out": "player-sitter-out", POT: "player-pot"}


def payment_sentences(words: Wording, score: Score) -> Iterator[str]:
    """The payments in points, the sticks on the table last."""
    for payer, payments in _by_payer(score, bonus=False):
        if payer == POT:
            yield _takes(words, score, payments)
        else:
            yield _pays(words, score, payer, payments, "points")


def bonus_sentences(words: Wording, score: Score) -> Iterator[str]:
    """The payments in the house's settlement point."""
    for payer, payments in _by_payer(score, bonus=True):
        yield _pays(words, score, payer, payments, "bonus")


def sum_sentence(words: Wording, score: Score) -> str:
    """What the winner gets in all."""
    winner = words.text(f"seat-{score.prepared.record.seat}")
    points = sum(payment.amount for payment in score.transfers if not payment.bonus)
    bonus = sum(payment.amount for payment in score.transfers if payment.bonus)
    if not bonus:
        return words.text("gets-points", winner=winner, sum=points)
    return words.text("gets-both", winner=winner, sum=points, bonus=bonus, unit=_unit(score))


def player_name(words: Wording, wind: str) -> str:
    """A player by the seat's wind; also the unknown discarder and whoever sits out."""
    return words.text(_PLAYERS.get(wind, f"seat-{wind}"))


def _by_payer(score: Score, *, bonus: bool) -> Iterable[tuple[str, list[Transfer]]]:
    payers: dict[str, list[Transfer]] = {}
    for payment in score.transfers:
        if payment.bonus == bonus:
            payers.setdefault(payment.from_, []).append(payment)
    return payers.items()


def _pays(words: Wording, score: Score, payer: str, payments: list[Transfer], what: str) -> str:
    who = player_name(words, payer)
    unit = _unit(score) if payments[0].bonus else ""
    reasons = [_why(words, score, payment) for payment in payments]
    if len(payments) == 1:
        return words.text(f"pays-{what}-one", payer=who, amount=payments[0].amount, unit=unit, why=reasons[0])
    parts = [
        words.text("part", amount=f"{payment.amount:,}{unit}", why=why)
        for payment, why in zip(payments, reasons, strict=True)
    ]
    total = sum(payment.amount for payment in payments)
    return words.text(f"pays-{what}-several", payer=who, parts=" + ".join(parts), sum=total, unit=unit)


def _takes(words: Wording, score: Score, payments: list[Transfer]) -> str:
    return words.text(
        "takes",
        winner=words.text(f"seat-{score.prepared.record.seat}"),
        amount=sum(payment.amount for payment in payments),
        why=words.text("why-sticks", n=score.prepared.record.sticks),
    )


def _why(words: Wording, score: Score, payment: Transfer) -> str:
    match payment.reason:
        case "hand":
            return _reckoning(words, score, payment) or words.text("why-hand")
        case "honba":
            return words.text("why-honba", n=score.prepared.record.honba)
        case "chip":
            items = [words.text(f"chip-{item}", n=chips) for item, chips in score.chip_items.items()]
            return words.text("why-chip", n=score.chips, items=words.listed(items))
        case reason:
            return words.text(f"why-{reason}")


def _reckoning(words: Wording, score: Score, payment: Transfer) -> str | None:
    """How a payment below the limits follows from the base; None where it does in another way."""
    win = score.prepared.record
    rules = score.prepared.house.rules.payments
    if score.limit is not None or score.burden != "none":
        return None
    dealer = "E" in (win.seat, payment.from_)
    times = (2 if dealer else 1) if win.tsumo else (6 if win.seat == "E" else 4)
    added = rules.tsumo_bonus if win.tsumo else 0
    exact = score.base * times
    rounded = -(-exact // rules.unit) * rules.unit
    if rounded + added != payment.amount:
        return None
    if rounded == exact:
        reckoning = words.text("why-hand-exact", base=score.base, times=times)
    else:
        reckoning = words.text("why-hand-rounded", base=score.base, times=times, exact=exact, unit=rules.unit)
    return words.text("why-hand-bonus", reckoning=reckoning, bonus=added) if added else reckoning


def _unit(score: Score) -> str:
    return score.prepared.house.rules.bonus.unit
