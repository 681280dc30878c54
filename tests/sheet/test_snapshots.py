"""The sentences of every parlor in every language, as files to be reviewed.

After a change that is meant, `python -m tests.sheet.test_snapshots` writes them anew; review the diff.
The overlays of one house are kept as what differs from their sister.
"""

from difflib import unified_diff
from pathlib import Path

import pytest

import ariari
from ariari.sheet.wording import LANGUAGES, Lang

FOLDER = Path(__file__).parent / "snapshots"
WHOLE = ("daisuki-sanma", "daisuki-yonma", "echoes-yonma", "ponta-sanma-05")
AGAINST = {"ponta-sanma-03": "ponta-sanma-05", "ponta-sanma-10": "ponta-sanma-05"}


def text_of(house: str, lang: Lang) -> str:
    return ariari.sheet(ariari.load(house), lang).text()


def difference(house: str, other: str, lang: Lang) -> str:
    lines = unified_diff(
        text_of(other, lang).splitlines(), text_of(house, lang).splitlines(), n=0, lineterm=""
    )
    return "".join(f"{line}\n" for line in lines if not line.startswith(("---", "+++", "@@")))


def snapshots() -> dict[str, str]:
    found = {f"{house}.{lang}.txt": text_of(house, lang) for house in WHOLE for lang in LANGUAGES}
    return found | {
        f"{house}.{lang}.diff": difference(house, other, lang)
        for house, other in AGAINST.items()
        for lang in LANGUAGES
    }


@pytest.mark.parametrize("name", sorted([f"{h}.{lang}.txt" for h in WHOLE for lang in LANGUAGES]))
def test_a_house_reads_as_reviewed(name: str) -> None:
    house, lang, _ = name.rsplit(".", 2)
    known: Lang = next(known for known in LANGUAGES if known == lang)
    assert text_of(house, known) == (FOLDER / name).read_text("utf-8")


@pytest.mark.parametrize("house", AGAINST)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_overlay_differs_as_reviewed(house: str, lang: Lang) -> None:
    assert difference(house, AGAINST[house], lang) == (FOLDER / f"{house}.{lang}.diff").read_text("utf-8")


def test_there_is_no_snapshot_too_many() -> None:
    wanted = {f"{h}.{lang}.txt" for h in WHOLE for lang in LANGUAGES}
    wanted |= {f"{h}.{lang}.diff" for h in AGAINST for lang in LANGUAGES}
    assert {file.name for file in FOLDER.iterdir()} == wanted


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in snapshots().items():
        (FOLDER / name).write_text(text, "utf-8")
