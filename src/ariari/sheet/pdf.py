"""Printing with WeasyPrint, which is an optional extra."""

import logging

from .errors import PdfUnavailable


def pdf_of(html: str) -> bytes:
    """The page as a PDF. Raises PdfUnavailable."""
    try:
        from weasyprint import HTML
    except (ImportError, OSError) as error:
        raise PdfUnavailable("pdf-unavailable", why=str(error)) from error
    # It warns of style that is for screens only.
    logging.getLogger("weasyprint").setLevel(logging.ERROR)
    document: bytes = HTML(string=html).write_pdf()
    return document
