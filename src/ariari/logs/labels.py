"""What a reader takes out of JSON where no key names it, as errors call it."""

from typing import Final

from .errors import Phrase

DOCUMENT: Final = Phrase("what-document")
EVENT: Final = Phrase("what-event")
ROUND: Final = Phrase("what-round")
ROUND_NUMBER: Final = Phrase("what-round-number")
RESULT: Final = Phrase("what-result")
POINTS: Final = Phrase("what-points")
CHANGES: Final = Phrase("what-changes")
NAME: Final = Phrase("what-name")
SEAT: Final = Phrase("what-seat")
YAKU: Final = Phrase("what-yaku")
WIN: Final = Phrase("what-win")
VALUE: Final = Phrase("what-value")
