"""Tenhou's yaku by number and by name, in our ids."""

# Numbers 0–54 of mjlog. Seat and round winds have a number for each wind.
BY_NUMBER: tuple[str, ...] = (
    "tsumo", "riichi", "ippatsu", "chankan", "rinshan", "haitei", "houtei", "pinfu", "tanyao", "iipeikou",
    "seat-wind", "seat-wind", "seat-wind", "seat-wind", "round-wind", "round-wind", "round-wind",
    "round-wind", "yakuhai-haku", "yakuhai-hatsu", "yakuhai-chun", "double-riichi", "chiitoitsu", "chanta",
    "ittsu", "sanshoku", "sanshoku-doukou", "sankantsu", "toitoi", "sanankou", "shousangen", "honroutou",
    "ryanpeikou", "junchan", "honitsu", "chinitsu", "renhou", "tenhou", "chiihou", "daisangen", "suuankou",
    "suuankou-tanki", "tsuuiisou", "ryuuiisou", "chinroutou", "chuuren", "junsei-chuuren", "kokushi",
    "kokushi-13", "daisuushii", "shousuushii", "suukantsu", "dora", "ura", "red",
)  # fmt: skip

SEAT_WIND, ROUND_WIND = 10, 14
NUMBER: dict[str, int] = {name: n for n, name in reversed(list(enumerate(BY_NUMBER)))} | {"nuki": 52}

# The names that tenhou.net/6 prints.
NAMES: dict[str, str] = {
    "tsumo": "門前清自摸和", "riichi": "立直", "ippatsu": "一発", "chankan": "槍槓", "rinshan": "嶺上開花",
    "haitei": "海底摸月", "houtei": "河底撈魚", "pinfu": "平和", "tanyao": "断幺九", "iipeikou": "一盃口",
    "yakuhai-haku": "役牌 白", "yakuhai-hatsu": "役牌 發", "yakuhai-chun": "役牌 中",
    "double-riichi": "両立直", "chiitoitsu": "七対子", "chanta": "混全帯幺九", "ittsu": "一気通貫",
    "sanshoku": "三色同順", "sanshoku-doukou": "三色同刻", "sankantsu": "三槓子", "toitoi": "対々和",
    "sanankou": "三暗刻", "shousangen": "小三元", "honroutou": "混老頭", "ryanpeikou": "二盃口",
    "junchan": "純全帯幺九", "honitsu": "混一色", "chinitsu": "清一色", "renhou": "人和", "tenhou": "天和",
    "chiihou": "地和", "daisangen": "大三元", "suuankou": "四暗刻", "suuankou-tanki": "四暗刻単騎",
    "tsuuiisou": "字一色", "ryuuiisou": "緑一色", "chinroutou": "清老頭", "chuuren": "九蓮宝燈",
    "junsei-chuuren": "純正九蓮宝燈", "kokushi": "国士無双", "kokushi-13": "国士無双１３面",
    "daisuushii": "大四喜", "shousuushii": "小四喜", "suukantsu": "四槓子", "dora": "ドラ", "ura": "裏ドラ",
    "red": "赤ドラ", "nuki": "抜きドラ",
}  # fmt: skip
ID_OF_NAME: dict[str, str] = {name: id for id, name in NAMES.items()}
SEAT_WIND_NAMES = tuple(f"自風 {wind}" for wind in "東南西北")
ROUND_WIND_NAMES = tuple(f"場風 {wind}" for wind in "東南西北")
ID_OF_NAME |= dict.fromkeys(SEAT_WIND_NAMES, "seat-wind") | dict.fromkeys(ROUND_WIND_NAMES, "round-wind")

# Those that Tenhou pays as yakuman; none is double there.
YAKUMAN = frozenset(BY_NUMBER[37:52]) | {"renhou"}
LIMIT_NAMES = ("", "満貫", "跳満", "倍満", "三倍満", "役満")


def number_of(yaku: str, seat_wind: int, round_wind: int) -> int | None:
    """Tenhou's number of a yaku, None when it has none."""
    if yaku == "seat-wind":
        return SEAT_WIND + seat_wind
    if yaku == "round-wind":
        return ROUND_WIND + round_wind
    return NUMBER.get(yaku)
