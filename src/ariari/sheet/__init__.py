"""Rule sheets, score charts and comparisons of houses in Japanese, Chinese and English.

`ariari.sheet(rules, lang)` makes a sheet: the room has the name of what it does, and so it can be called.
"""

import sys
from types import ModuleType

from ariari.rules.model import Ruleset

from .comparison import ComparedRule, compare, consequence, surprises
from .document import Part, Sheet, sheet
from .errors import PdfUnavailable, SheetError
from .sentences import Sentence
from .site import write_site
from .wording import LANGUAGES, Lang, wording

__all__ = [
    "LANGUAGES",
    "ComparedRule",
    "Lang",
    "Part",
    "PdfUnavailable",
    "Sentence",
    "Sheet",
    "SheetError",
    "compare",
    "consequence",
    "sheet",
    "surprises",
    "wording",
    "write_site",
]


class _Room(ModuleType):
    """This module, called as the function `sheet`."""

    def __call__(self, rules: Ruleset, lang: Lang = "en") -> Sheet:
        return sheet(rules, lang)


sys.modules[__name__].__class__ = _Room
