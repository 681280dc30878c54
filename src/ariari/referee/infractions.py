"""The named infractions."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import get_args

from ariari.quoting import shortened
from ariari.rules.sections.penalties import Infraction as InfractionId
from ariari.worded import Named

from .errors import RefereeError


@cache
def names() -> dict[str, dict[str, str]]:
    """Every infraction's name in ja, zh and en, by its id."""
    return tomllib.loads((files(__package__) / "infractions.toml").read_text(encoding="utf-8"))


def infraction_name(id: str) -> Named:
    """An infraction in messages; in English it is told by its id, which is what reports take."""
    called = names().get(id)
    return Named(ja=called["ja"], zh=called["zh"], en=id) if called else Named(id, id, id)


def infraction(id: str) -> InfractionId:
    """Check an infraction's id. Raises RefereeError naming those that there are."""
    for known in get_args(InfractionId):
        if known == id:
            return known  # type: ignore[no-any-return]
    raise RefereeError("no-infraction", infraction=shortened(id), infractions=get_args(InfractionId))
