"""The rule sheets that the app serves. Making one takes a while, and there are not many: they are kept."""

from __future__ import annotations

from functools import cache, lru_cache

from ..sheet import compare, wording
from ..sheet.document import sheet
from ..sheet.render import comparison_html
from ..wording import Lang
from .houses import houses


@cache
def page(id: str, lang: Lang) -> str:
    """A house's sheet as a page."""
    return sheet(houses()[id], lang).html()


@cache
def pdf(id: str, lang: Lang) -> bytes:
    """A house's sheet for printing. Raises PdfUnavailable."""
    return sheet(houses()[id], lang).pdf()


@lru_cache(maxsize=100)
def comparison(id: str, other: str, lang: Lang) -> str:
    """Two houses side by side."""
    found = [houses()[id], houses()[other]]
    return comparison_html(found, compare(found, wording(lang)), lang)


@cache
def has_pdf() -> bool:
    """Whether WeasyPrint and the libraries it needs are here."""
    try:
        import weasyprint  # noqa: F401
    except (ImportError, OSError):
        return False
    return True
