"""Write ruleset files for a test."""

from pathlib import Path

import pytest

import ariari

NAME = 'name = { ja = "家", zh = "家", en = "House" }\n'


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def house(folder: Path, text: str, base: str = "base-yonma") -> Path:
    """A house over a base; its own lines start at line 3."""
    return write(folder, "house", f'extends = "{base}"\n{NAME}{text}')


def refused(file: Path | str) -> ariari.RulesError:
    with pytest.raises(ariari.RulesError) as caught:
        ariari.load(file)
    return caught.value
