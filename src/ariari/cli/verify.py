"""`ariari verify FILE…`: that matches were dealt from the walls that were committed to."""

from typing import Annotated

import typer

from .replay import Files, Jobs, Language, check


def verify(
    files: Files,
    rules: Annotated[
        str | None, typer.Option(help="The rules, where the records do not tell them: a house or a file.")
    ] = None,
    jobs: Jobs = 1,
    lang: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Check that the key told after a match is the one committed to, and that its walls gave every tile.

    The same as `ariari replay --verify`: the matches are followed too. Exit status 1 with the reason if a
    wall is another, a key does not fit, or a record tells none.
    """
    check(files, rules, verify=True, jobs=jobs, lang=lang, as_json=as_json)
