"""A ruling in words."""

from collections.abc import Sequence

from ariari.worded import Said
from ariari.wording import Lang, Wording, wording

from .infractions import names
from .ruling import Ruling, Transfer


def words(lang: Lang) -> Wording:
    """The messages of the referee. Raises ValueError for a language we do not have."""
    return wording(__package__, lang)


def consequence_name(consequence: str | None) -> Said:
    """A value of `penalties.rulings` in messages; None is what the house leaves to the staff."""
    return Said(__package__, f"consequence-{consequence or 'staff'}")


def explanation(ruling: Ruling, lang: Lang, called: Sequence[str] | None) -> str:
    """Infraction, consequence, payments, the next round, and the clauses."""
    said = words(lang)

    def name(seat: int | None) -> str:
        if seat is None:
            return said.text("pot")
        return called[seat] if called else chr(ord("A") + seat)

    def paid(transfers: Sequence[Transfer]) -> list[str]:
        return [
            said.text("paid", payer=name(t.payer), taker=name(t.taker), amount=t.amount) for t in transfers
        ]

    parts = [
        said.text("ruled", who=name(ruling.offender), infraction=names()[ruling.infraction][lang]),
        _consequence(ruling, said),
        *paid(ruling.transfers),
    ]
    if ruling.chombo is not None:
        parts += paid(ruling.chombo.transfers)
        parts.append(said.text("match-over" if ruling.chombo.match_over else f"deal-{ruling.chombo.deal}"))
    if ruling.discard_stands:
        parts.append(said.text("discard-stands"))
    if ruling.voids_flowers:
        parts.append(said.text("flowers-back"))
    text = said.together(parts)
    return said.text("clauses", ruling=text, clauses=", ".join(ruling.clauses)) if ruling.clauses else text


def _consequence(ruling: Ruling, said: Wording) -> str:
    if ruling.no_ron:
        return said.text("no-ron-on", tiles=" ".join(ruling.no_ron))
    if ruling.no_win:
        return said.text("no-win-on", suits=" ".join(ruling.no_win))
    return consequence_name(ruling.consequence).text(said.lang)
