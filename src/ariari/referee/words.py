"""A ruling in words."""

from collections.abc import Sequence
from typing import Literal

from .infractions import names
from .ruling import Ruling, Transfer

Language = Literal["ja", "zh", "en"]

_CONSEQUENCES: dict[str, dict[str, str]] = {
    "ja": {
        "nothing": "訂正して続行",
        "fine": "罰符を払い、取り消して続行",
        "dead-hand": "アガリ放棄",
        "dead-hand-chombo-at-draw": "アガリ放棄、流局時チョンボ",
        "chombo-at-draw": "流局時チョンボ",
        "chombo": "チョンボ",
        "no-ron-on-kind": "{tiles} ではロンできない（ツモは可）",
        "no-win-on-suit": "{tiles} の色の牌ではアガれない",
        "no-tsumo": "このツモ牌ではアガれない",
        "counts-as-discard": "捨て牌とみなす",
        "staff": "店の判断による",
    },
    "zh": {
        "nothing": "更正后继续",
        "fine": "支付罚点，取消后继续",
        "dead-hand": "放弃和牌",
        "dead-hand-chombo-at-draw": "放弃和牌，流局时按错和处罚",
        "chombo-at-draw": "流局时按错和处罚",
        "chombo": "错和（チョンボ）",
        "no-ron-on-kind": "不能荣和 {tiles}（可自摸）",
        "no-win-on-suit": "不能和 {tiles} 花色的牌",
        "no-tsumo": "不能以这张牌自摸",
        "counts-as-discard": "视为打出",
        "staff": "由店方判断",
    },
    "en": {
        "nothing": "it is put right and play goes on",
        "fine": "a fine, and it is put right",
        "dead-hand": "the hand is dead",
        "dead-hand-chombo-at-draw": "the hand is dead; chombo if the round is drawn",
        "chombo-at-draw": "chombo if the round is drawn",
        "chombo": "chombo",
        "no-ron-on-kind": "no ron on {tiles}; a tsumo is fine",
        "no-win-on-suit": "no win on tiles of {tiles}",
        "no-tsumo": "no tsumo on this tile",
        "counts-as-discard": "the tile is discarded",
        "staff": "left to the staff",
    },
}
_DISCARD_STANDS = {
    "ja": "捨て牌は変えられない",
    "zh": "打出的牌不能更改",
    "en": "the discard may not be changed",
}
_POINTS = {"ja": "点", "zh": "点", "en": ""}
_POT = {"ja": "供託", "zh": "供托", "en": "the table"}
_DEAL = {
    "ja": {"stays": "同じ親でやり直し", "passes": "親流れ"},
    "zh": {"stays": "同一庄家重来", "passes": "下庄"},
    "en": {"stays": "the round is replayed", "passes": "the deal passes"},
}
_OVER = {"ja": "ゲーム終了", "zh": "游戏结束", "en": "the match is over"}
_FLOWERS = {"ja": "花牌の祝儀は無効", "zh": "花牌祝仪无效", "en": "the payments for the flowers go back"}
_STOP = {"ja": "。", "zh": "。", "en": "; "}


def explanation(ruling: Ruling, lang: Language, called: Sequence[str] | None) -> str:
    """Infraction, consequence, payments, the next round, and the clauses."""

    def name(seat: int | None) -> str:
        if seat is None:
            return _POT[lang]
        return called[seat] if called else chr(ord("A") + seat)

    def paid(transfers: Sequence[Transfer]) -> list[str]:
        return [f"{name(t.payer)} → {name(t.taker)} {t.amount}{_POINTS[lang]}" for t in transfers]

    consequence = _CONSEQUENCES[lang][ruling.consequence or "staff"]
    parts = [
        f"{name(ruling.offender)}: {names()[ruling.infraction][lang]}",
        consequence.format(tiles=" ".join(ruling.no_ron or ruling.no_win)),
        *paid(ruling.transfers),
    ]
    if ruling.chombo is not None:
        parts += paid(ruling.chombo.transfers)
        parts.append(_OVER[lang] if ruling.chombo.match_over else _DEAL[lang][ruling.chombo.deal])
    if ruling.discard_stands:
        parts.append(_DISCARD_STANDS[lang])
    if ruling.voids_flowers:
        parts.append(_FLOWERS[lang])
    text = _STOP[lang].join(parts)
    return f"{text} [{', '.join(ruling.clauses)}]" if ruling.clauses else text
