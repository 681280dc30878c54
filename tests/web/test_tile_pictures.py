"""Sentences of the engine on a page: their tiles are drawn."""

import re
from typing import Any

import pytest

pytest.importorskip("nicegui", reason="the browser app is not installed: pip install 'ariari[web]'")

import ariari
from ariari.tile_glyphs import shown
from ariari.tiles import parse_tiles
from ariari.web.infraction_form import ruling_html
from ariari.web.language import words
from ariari.web.tile_pictures import drawn_text


def seen(html: str) -> str:
    """The text, each picture as what it is called."""
    return re.sub(r'<svg[^>]*aria-label="([^"]*)".*?</svg>', r"[\1]", html)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("no ron on 6p; fine", "no ron on [6 of dots]; fine"),
        (f"no win on {shown(parse_tiles('9p'))}: furiten", "no win on [9 of dots]: furiten"),
        (f"{shown(parse_tiles('05s7z'))} goes by", "[red 5 of bamboos][5 of bamboos][Red dragon] goes by"),
        ("[dm-08] 30 fu, 5m-x, 6p2x", "[dm-08] 30 fu, 5m-x, 6p2x"),
        ("<b> & 1z", "&lt;b&gt; &amp; [East]"),
    ],
)
def test_tiles_are_drawn_and_all_else_is_text(text: str, drawn: str) -> None:
    assert seen(drawn_text(text, words("en"))) == drawn


@pytest.mark.parametrize(("lang", "tile"), [("ja", "6筒"), ("zh", "6筒"), ("en", "6 of dots")])
def test_a_ruling_draws_the_tiles_and_leaves_names_alone(lang: Any, tile: str) -> None:
    class Court:
        told = words(lang)
        names = ("A", "5p", "<i>")
        table = ariari.Table(ariari.load("daisuki-sanma"), seed=1)

        def ruling(self, report: dict[str, Any]) -> Any:
            return self.table.copy().penalty(report["actor"], "shown-tile", tiles="6p")

    court: Any = Court()
    assert seen(ruling_html(court, {"actor": 1})).startswith("5p")
    assert f"[{tile}]" in seen(ruling_html(court, {"actor": 1}))
    assert "&lt;i&gt;" in ruling_html(court, {"actor": 2})
