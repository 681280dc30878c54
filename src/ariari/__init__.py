"""A mahjong parlor's house rules as software."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._kernel import Forms as Forms
    from .hand import Hand as Hand
    from .rules.errors import RulesError as RulesError
    from .rules.load import load as load
    from .rules.model import Ruleset as Ruleset
    from .scorekeeper import ReportError as ReportError
    from .scorekeeper import Scorekeeper as Scorekeeper
    from .scoring import Score as Score
    from .scoring import Win as Win
    from .scoring import WinError as WinError
    from .scoring import chart as chart
    from .scoring import score as score
    from .scoring import score_batch as score_batch
    from .scoring import score_lines as score_lines
    from .scoring import score_many as score_many
    from .settlement import Bust as Bust
    from .settlement import Ledger as Ledger
    from .settlement import Settlement as Settlement
    from .settlement import SettlementError as SettlementError
    from .settlement import settle as settle
    from .settlement import settle_many as settle_many
    from .sheet import Sheet as Sheet
    from .sheet import sheet as sheet
    from .table import Action as Action
    from .table import IllegalAction as IllegalAction
    from .table import Outcome as Outcome
    from .table import Table as Table
    from .table import View as View
    from .table import play_batch as play_batch
    from .tile_set import TileSet as TileSet
    from .tiles import Meld as Meld
    from .tiles import Tile as Tile

# The public names and the modules they live in. They are imported when first asked for, so that
# `import ariari` costs nothing that is not used.
_NAMES = {
    "Ruleset": "ariari.rules.model",
    "RulesError": "ariari.rules.errors",
    "load": "ariari.rules.load",
    "Score": "ariari.scoring",
    "Win": "ariari.scoring",
    "WinError": "ariari.scoring",
    "chart": "ariari.scoring",
    "score": "ariari.scoring",
    "score_batch": "ariari.scoring",
    "score_lines": "ariari.scoring",
    "score_many": "ariari.scoring",
    "ReportError": "ariari.scorekeeper",
    "Scorekeeper": "ariari.scorekeeper",
    "Bust": "ariari.settlement",
    "Ledger": "ariari.settlement",
    "Settlement": "ariari.settlement",
    "SettlementError": "ariari.settlement",
    "settle": "ariari.settlement",
    "settle_many": "ariari.settlement",
    "Sheet": "ariari.sheet",
    "Forms": "ariari._kernel",
    "Hand": "ariari.hand",
    "Meld": "ariari.tiles",
    "Tile": "ariari.tiles",
    "Action": "ariari.table",
    "IllegalAction": "ariari.table",
    "Outcome": "ariari.table",
    "Table": "ariari.table",
    "View": "ariari.table",
    "play_batch": "ariari.table",
    "TileSet": "ariari.tile_set",
}


# Rooms that are called by their own name.
_CALLED = ("sheet",)


def __getattr__(name: str) -> Any:
    if name in _CALLED:
        return import_module(f"ariari.{name}")
    if name not in _NAMES:
        raise AttributeError(f"module 'ariari' has no attribute {name!r}")
    value = getattr(import_module(_NAMES[name]), name)
    globals()[name] = value  # found at once from now on
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_NAMES, *_CALLED])
