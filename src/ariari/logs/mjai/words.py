"""mjai's words for drawn rounds and yaku, and ours."""

from ..record import DrawnKind

REASONS: dict[DrawnKind, str] = {
    "exhaustive": "fanpai", "nagashi": "nagashimangan", "nine-terminals": "kyushukyuhai",
    "four-winds": "sufonrenta", "all-riichi": "suchareach", "triple-ron": "sanchaho", "four-kans": "sukaikan",
}  # fmt: skip
KINDS: dict[str, DrawnKind] = {reason: kind for kind, reason in REASONS.items()}

# The original server's names of yaku. It has one for all dragons, so that name alone does not say which.
YAKU: dict[str, str] = {
    "reach": "riichi", "double_reach": "double-riichi", "ippatsu": "ippatsu", "menzenchin_tsumoho": "tsumo",
    "pinfu": "pinfu", "tanyaochu": "tanyao", "ipeko": "iipeikou", "jikaze": "seat-wind",
    "bakaze": "round-wind", "rinshankaiho": "rinshan", "chankan": "chankan", "haiteiraoyui": "haitei",
    "hoteiraoyui": "houtei", "sanshokudojun": "sanshoku", "ikkitsukan": "ittsu", "honchantaiyao": "chanta",
    "chitoitsu": "chiitoitsu", "toitoiho": "toitoi", "sananko": "sanankou", "honroto": "honroutou",
    "sanshokudoko": "sanshoku-doukou", "sankantsu": "sankantsu", "shosangen": "shousangen",
    "honiso": "honitsu", "junchantaiyao": "junchan", "ryanpeko": "ryanpeikou", "chiniso": "chinitsu",
    "dora": "dora", "uradora": "ura", "akadora": "red", "kokushimuso": "kokushi", "churenpoton": "chuuren",
    "suanko": "suuankou", "sukantsu": "suukantsu", "daisangen": "daisangen", "tsuiso": "tsuuiisou",
    "ryuiso": "ryuuiisou", "chinroto": "chinroutou", "daisushi": "daisuushii", "shosushi": "shousuushii",
    "tenho": "tenhou", "chiho": "chiihou",
}  # fmt: skip
ALL_DRAGONS = "sangenpai"
# A yakuman is a hundred han there.
YAKUMAN_HAN = 100
