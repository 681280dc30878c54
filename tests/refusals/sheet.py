"""Sheets that cannot be made."""

import sys
from pathlib import Path
from unittest.mock import patch

from tests.refusals.provoking import Refusal

import ariari
from ariari.sheet import Sheet
from ariari.sheet.render import write

ROOM = "ariari.sheet"


def _without_weasyprint() -> object:
    with patch.dict(sys.modules, {"weasyprint": None}):
        return Sheet(ariari.load("tenhou"), "en").pdf()


REFUSALS = {
    "no-such-ending": Refusal(
        lambda folder: write(Sheet(ariari.load("tenhou"), "ja"), Path(folder / "sheet.doc")), ("sheet.doc",)
    ),
    "pdf-unavailable": Refusal(
        lambda _: _without_weasyprint(),
        ("pip install 'ariari[pdf]'",),
        ("import of weasyprint halted; None in sys.modules",),
    ),
}
