"""What a winning hand is worth under a house's rules, and who pays whom."""

from .batch import ROW, score_batch
from .errors import NotAWinningHand, NoYaku, WinError
from .lines import score_lines
from .prepared import PreparedWin
from .result import FuItem, Score, Transfer, YakuCount
from .score_chart import Chart, chart
from .score_win import score, score_many
from .win import Win

__all__ = [
    "ROW",
    "Chart",
    "FuItem",
    "NoYaku",
    "NotAWinningHand",
    "PreparedWin",
    "Score",
    "Transfer",
    "Win",
    "WinError",
    "YakuCount",
    "chart",
    "score",
    "score_batch",
    "score_lines",
    "score_many",
]
