"""Text quoted in messages: long input is told by its beginning, or by what stands around the fault."""

from typing import Final

LONGEST: Final = 80
"""Characters of input that a message repeats."""


def quoted(text: str, at: int = 0) -> str:
    """The text in quotes; of a long one only the part about the index `at`, with … for what is left out."""
    if len(text) <= LONGEST:
        return repr(text)
    start = max(0, min(at - LONGEST // 2, len(text) - LONGEST))
    end = start + LONGEST
    return ("…" if start else "") + repr(text[start:end]) + ("…" if end < len(text) else "")


def shortened(value: object) -> str:
    """A value for messages that put quotes around it themselves: what cannot be
    printed escaped, a long one cut."""
    text = repr(value)[1:-1] if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
