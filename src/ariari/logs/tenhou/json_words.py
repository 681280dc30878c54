"""The words of tenhou.net/6 for results."""

from ..record import DrawnKind

WON = "和了"
DRAWN: dict[DrawnKind, str] = {
    "exhaustive": "流局", "nagashi": "流し満貫", "nine-terminals": "九種九牌", "four-winds": "四風連打",
    "all-riichi": "四家立直", "triple-ron": "三家和了", "four-kans": "四槓散了",
}  # fmt: skip
ALL_TENPAI, ALL_NOTEN = "全員聴牌", "全員不聴"
KIND_OF_WORD: dict[str, DrawnKind] = {word: kind for kind, word in DRAWN.items()} | {
    ALL_TENPAI: "exhaustive",
    ALL_NOTEN: "exhaustive",
    "四開槓": "four-kans",
    "三家和": "triple-ron",
}

# In a list of discards: the drawn tile is discarded; nothing is, as an open kan takes its replacement first.
AS_DRAWN = 60
NO_DISCARD = 0
URL = "https://tenhou.net/6/#json="
