"""Houses and files that are not there."""

from tests.refusals.provoking import Refusal, refusal

import ariari

ROOM = "ariari.rules"

REFUSALS = {
    "no-house": refusal(lambda: ariari.load("daisuki-samna"), "daisuki-samna", "daisuki-sanma"),
    "no-file": Refusal(lambda folder: ariari.load(folder / "gone.toml"), ("gone.toml",)),
}
