"""`ariari.sheet`: the room, called as the function that makes a sheet, and files of a sheet."""

import subprocess
import sys
from pathlib import Path

import pytest

import ariari
from ariari.sheet import Sheet, SheetError


def test_the_room_is_called_and_holds_the_rest() -> None:
    """In a fresh interpreter, whether or not anything of the room was imported before."""
    told = (
        "import ariari; page = ariari.sheet(ariari.load('tenhou'), 'en'); "
        "print(repr(page), ariari.sheet.compare.__name__)"
    )
    for before in ("", "import ariari.sheet; ", "from ariari.sheet import sheet; "):
        done = subprocess.run(
            [sys.executable, "-c", before + told], capture_output=True, text=True, check=True
        )
        assert done.stdout == "<Sheet tenhou en> compare\n"


def test_a_sheet_shows_itself() -> None:
    page = ariari.sheet(ariari.load("echoes-yonma"), "ja")
    assert isinstance(page, Sheet)
    assert page.title == "麻雀エコーズ 四人打ち"
    assert str(page) == page.markdown()
    assert page._repr_html_() == page.html()
    assert "\n# 流局\n" in page.text()


@pytest.mark.parametrize(("ending", "begins"), [("html", "<!DOCTYPE html>"), ("md", "# Tenhou")])
def test_a_sheet_is_written_by_the_name_of_the_file(ending: str, begins: str, tmp_path: Path) -> None:
    file = tmp_path / f"sheet.{ending}"
    ariari.sheet(ariari.load("tenhou"), "en").write(file)
    assert file.read_text("utf-8").startswith(begins)


def test_another_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SheetError, match=r"\.html, \.md or \.pdf"):
        ariari.sheet(ariari.load("tenhou")).write(tmp_path / "sheet.doc")
    assert not list(tmp_path.iterdir())
