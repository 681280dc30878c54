"""How a score came about, in words: the hand as it was read, yaku, fu, value, and each payment."""

from .explanation import Counted, Explanation, explanation
from .placed_tiles import PlacedGroup

__all__ = ["Counted", "Explanation", "PlacedGroup", "explanation"]
