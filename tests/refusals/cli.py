"""What the command line refuses."""

from pathlib import Path
from unittest.mock import patch

from tests.refusals.provoking import Provoke, Refusal, command, refusal

ROOM = "ariari.cli"


def _keep(line: str, *named: str) -> Refusal:
    """A line of `ariari keep`."""
    return Refusal(
        lambda folder: command("keep", "daisuki-sanma", "--file", str(folder / "log"), input=f"{line}\n"),
        named,
    )


def _settle(*words: str) -> Provoke:
    return lambda _: command("settle", "daisuki-sanma", "52000", "33000", "20000", *words)


def _at_a_terminal() -> object:
    with patch("ariari.cli.sheet.sys") as terminal:
        terminal.stdout.isatty.return_value = True
        return command("sheet", "tenhou", "--to", "pdf")


def _in_no_folder(folder: Path) -> object:
    return command("keep", "daisuki-sanma", "--file", str(folder / "gone" / "log"))


REFUSALS = {
    # ---- keep
    "line-unread": _keep('riichi "A', 'riichi "A'),
    "no-word": _keep("riche A", "riche", "riichi"),
    "neither-open-nor-double": _keep("riichi A wide", "A", "wide"),
    "write": _keep("ron A B 3/40", "ron A from B 3/40"),
    "only-so-many": _keep("undo 3", "undo", "3", "0"),
    "no-number": _keep("chips A B two", "two"),
    "number-beyond-reason": _keep("chips A B 99999999", "99999999"),
    "not-understood": _keep("tsumo A 3/40 colour=5", "colour=5", "dora="),
    "value-missing": _keep("ron A from B and C 2/30", "3/40"),
    # ---- options
    "names-for-seats": Refusal(_settle("--names", "Aki,Ben"), ("Aki,Ben", "2", "3")),
    "bust-twice": Refusal(_settle("--bust", "2:0", "--bust", "2:1"), ("2:1", "2:0,1")),
    "bust-unread": Refusal(_settle("--bust", "two"), ("two", "2:0", "2:draw")),
    "bonus-unread": Refusal(_settle("--bonus", "1e9,0,0"), ("1e9,0,0", "30,-10,-20")),
    "bad": refusal(
        lambda: command(
            "score", "tenhou-sanma", "23467s99m", "--win", "8s", "--meld", "pon 111p", "--meld", "pon 444p"
        )
    ),
    "bad-option": refusal(
        lambda: command("score", "tenhou", "123m456p789s1122z", "--win", "2z", "--seat", "X"), "--seat", "X"
    ),
    "bad-option-numbered": refusal(
        lambda: command(
            "score", "tenhou", "123m456p11z", "--win", "1z", "--meld", "pon 777z", "--meld", "pong 666z"
        ),
        "--meld",
        "2",
        "pong",
    ),
    "out-ending": refusal(
        lambda: command("sheet", "tenhou", "--out", "sheet.doc"), "sheet.doc", ".pdf", "--to"
    ),
    "pdf-to-terminal": refusal(_at_a_terminal, "--out"),
    "program-missing": refusal(lambda: command("mjai-bot"), "--as-bot"),
    "no-protocol": refusal(lambda: command("mjai-bot", "--protocol", "telex", "--", "cat"), "telex", "lists"),
    "file-refused": Refusal(_in_no_folder, ("log",)),
}
