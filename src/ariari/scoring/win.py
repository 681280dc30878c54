"""The record of a win, as people and programs report it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from ..nearest import meant
from ..quoting import shortened
from .errors import WinError

if TYPE_CHECKING:
    from ..rules.model import Ruleset
    from .prepared import PreparedWin

Wind = Literal["E", "S", "W", "N"]
Pattern = Literal["hand", "nagashi", "maneman", "four-kans"]
UNKNOWN: Final = "?"

_WINDS: Final = get_args(Wind)


@dataclass(frozen=True, kw_only=True, slots=True)
class Win:
    """One win. Tiles are MPSZ text, players are seat winds; what is absent is no, zero or empty.

    A five written `5p` is any five that is not said to be red. Raises WinError when a field has a value that
    it cannot have; what contradicts the rest, or the house, is found by `prepare`.
    """

    hand: str = ""
    """Concealed tiles without the winning one."""
    win: str | None = None
    """The winning tile; none for a pattern won by discards."""
    melds: tuple[str, ...] = ()
    """Melds in the order called, such as "pon 777z"."""
    seat: str = "E"
    round: str = "E"
    from_: str | None = None
    """Seat wind of the discarder (`from` in JSON), None for a tsumo, "?" for a ron from nobody knows whom."""
    riichi: int = 0
    """0 none, 1 riichi, 2 double riichi."""
    open_riichi: bool = False
    from_riichi: Literal["before", "after"] | None = None
    """The discarder was in riichi too, declared before the winner's open riichi or after it."""
    ippatsu: bool = False
    last_tile: bool = False
    rinshan: bool = False
    chankan: bool = False
    kan_discard: bool = False
    """Ron on the discard right after a kan."""
    first_turn: bool = False
    """Before the own first discard, nobody having called."""
    nuki: int = 0
    """Norths laid aside."""
    flowers: tuple[str, ...] = ()
    """Flowers laid aside."""
    dora: tuple[str, ...] = ()
    """Indicators turned up, those of kans included."""
    ura: tuple[str, ...] = ()
    """Indicators beneath."""
    honba: int = 0
    sticks: int = 0
    """Riichi sticks on the table that the winner takes."""
    liable: str | Mapping[str, str] | None = None
    """Seat wind of a liable player; where two are, a seat wind for each yakuman, in the order in which they
    became liable: `{"daisangen": "W", "suukantsu": "N"}`. Kept as pairs."""
    sitter_out: bool = False
    """Somebody sits out, who shares in some bonuses."""
    at_first_call: str | None = None
    """Concealed tiles at the moment of the first call, without the tiles of that meld: for houses with fixed
    yaku. Not given: what is concealed at the end counts as held then."""
    pattern: Pattern = "hand"
    """How it was won where not by a complete hand."""
    rules: str | None = field(default=None, compare=False)
    """The ruleset's identifier, in lines of records."""
    id: str | int | None = field(default=None, compare=False)
    """Given back with the result."""

    def __post_init__(self) -> None:
        for name in _TUPLES:
            object.__setattr__(self, name, _texts(name, getattr(self, name)))
        if self.liable is not None and not isinstance(self.liable, str):
            object.__setattr__(self, "liable", _liable_pairs(self.liable))
        for name in _COUNTS:
            _check_count(name, getattr(self, name))
        for name in _FLAGS:
            if not isinstance(getattr(self, name), bool):
                raise WinError(name, "must-be-flag", value=shortened(getattr(self, name)))
        for name in _TEXTS:
            value = getattr(self, name)
            if not isinstance(value, str) and not (value is None and name != "hand"):
                raise WinError(_json_name(name), "must-be-text", value=shortened(value))
        if not (self.id is None or type(self.id) in (str, int)):
            raise WinError("id", "must-be-id", value=shortened(self.id))
        for name in ("seat", "round", "from_"):
            _check_wind(name, getattr(self, name))
        for _, wind in self.liables:
            _check_wind("liable", wind)
        if self.riichi > 2:
            raise WinError("riichi", "must-be-riichi", value=self.riichi)
        if self.from_riichi not in (None, "before", "after"):
            raise WinError("from_riichi", "must-be-order", value=shortened(self.from_riichi))
        if self.pattern not in get_args(Pattern):
            raise WinError(
                "pattern", "must-be-one-of", allowed=get_args(Pattern), value=shortened(self.pattern)
            )

    @classmethod
    def from_dict(cls, record: Mapping[str, Any]) -> Win:
        """Reads a JSON record; `expect` is passed over. Raises WinError."""
        given: dict[str, Any] = {}
        for name, value in record.items():
            if name == "expect":
                continue
            if name not in _JSON_NAMES:
                raise WinError(name, "no-such-field", meant=meant(name, _JSON_NAMES))
            attribute = _JSON_NAMES[name]
            if value is None and attribute in _ABSENT_AS_NULL:
                continue
            given[attribute] = value
        return cls(**given)

    def to_dict(self) -> dict[str, Any]:
        """The JSON record; what has its default is left out."""
        record = {}
        for attribute in fields(self):
            value = getattr(self, attribute.name)
            if value != attribute.default or attribute.name in ("hand", "win", "seat", "round", "from_"):
                record[_json_name(attribute.name)] = list(value) if isinstance(value, tuple) else value
        if isinstance(self.liable, tuple):
            record["liable"] = dict(self.liable)
        return record

    @property
    def liables(self) -> tuple[tuple[str | None, str], ...]:
        """Who is liable for what: yakuman and seat wind; no yakuman where it need not be told."""
        if self.liable is None:
            return ()
        if isinstance(self.liable, str):
            return ((None, self.liable),)
        return tuple(dict(self.liable).items())

    @property
    def tsumo(self) -> bool:
        return self.from_ is None

    def prepare(self, rules: Ruleset) -> PreparedWin:
        """Checks the win against the house and makes it ready for scoring many times. Raises WinError."""
        from .prepared import prepare

        return prepare(rules, self)


_TUPLES: Final = ("melds", "flowers", "dora", "ura")
LIABLE_FOR: Final = ("daisangen", "daisuushii", "suukantsu")
"""The yakuman that a called meld can make certain."""
MOST_LIABLE: Final = 2
_COUNTS: Final = ("riichi", "nuki", "honba", "sticks")
_FLAGS: Final = (
    "open_riichi",
    "ippatsu",
    "last_tile",
    "rinshan",
    "chankan",
    "kan_discard",
    "first_turn",
    "sitter_out",
)
_TEXTS: Final = ("hand", "win", "seat", "round", "from_", "at_first_call", "rules")
_ABSENT_AS_NULL: Final = frozenset(_TUPLES + _COUNTS + _FLAGS + ("pattern", "hand"))
_LARGEST_COUNT: Final = 500
"""With the largest amounts that a ruleset may have, so many still add up in the kernel's 32 bits."""


def _json_name(attribute: str) -> str:
    return attribute.rstrip("_")


_JSON_NAMES: Final = {_json_name(attribute.name): attribute.name for attribute in fields(Win)}


def _texts(name: str, value: Any) -> tuple[str, ...]:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise WinError(name, "must-be-list", value=shortened(value))
    texts = tuple(value)
    for text in texts:
        if not isinstance(text, str):
            raise WinError(name, "must-be-list-of-text", value=shortened(text))
    return texts


def _liable_pairs(given: Any) -> tuple[tuple[str, str], ...]:
    try:
        pairs = tuple(dict(given).items())
    except (TypeError, ValueError):
        raise WinError("liable", "must-be-liable", value=shortened(given)) from None
    if not 1 <= len(pairs) <= MOST_LIABLE:
        raise WinError("liable", "liable-too-many", most=MOST_LIABLE, n=len(pairs))
    for yaku, _ in pairs:
        if yaku not in LIABLE_FOR:
            raise WinError("liable", "not-liable-for", allowed=LIABLE_FOR, value=shortened(yaku))
    return pairs


def _check_count(name: str, value: Any) -> None:
    if type(value) is not int or not 0 <= value <= _LARGEST_COUNT:
        raise WinError(name, "must-be-count", most=_LARGEST_COUNT, value=shortened(value))


def _check_wind(name: str, value: str | None) -> None:
    if value is None and name == "from_":
        return
    if value == UNKNOWN and name == "from_":
        return
    if value not in _WINDS:
        raise WinError(_json_name(name), "must-be-wind", value=shortened(value))
