"""The style sheet of these pages, beside that of the app."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def style() -> str:
    """As an element of the page's head."""
    return f"<style>{(files(__package__) / 'keep.css').read_text(encoding='utf-8')}</style>"
