"""Wins that cannot be."""

from typing import Any

from tests.refusals.provoking import Refusal, changed, refusal

import ariari
from ariari.rules.model import Ruleset
from ariari.scoring import Win, score_lines, score_many

ROOM = "ariari.scoring"

GOOD: dict[str, Any] = {"hand": "234567p34567s22s", "win": "8s", "seat": "S", "from_": "W", "riichi": 1}
DAMA = GOOD | {"riichi": 0}
OPEN: dict[str, Any] = {"hand": "23467s99m", "win": "8s", "melds": ("pon 777z", "pon 111p"), "seat": "S"}
KAN: dict[str, Any] = OPEN | {"melds": ("pon 777z", "ankan 1111p")}
FOUR_KANS: dict[str, Any] = {
    "hand": "3p", "win": "3p", "seat": "S", "from_": "W",
    "melds": ("ankan 1111z", "daiminkan 9999s", "kakan 1111p", "daiminkan 2222s"),
}  # fmt: skip


def _win(record: dict[str, Any], *named: str, house: str | Ruleset = "daisuki-sanma") -> Refusal:
    return refusal(
        lambda: ariari.score(ariari.load(house) if isinstance(house, str) else house, Win(**record)), *named
    )


def _several(*changes: dict[str, Any]) -> Refusal:
    return refusal(
        lambda: score_many(ariari.load("daisuki-sanma"), [Win(**GOOD | change) for change in changes])
    )


def _line(line: str | bytes, *named: str) -> Refusal:
    return refusal(lambda: list(score_lines(ariari.load, [line])), *named)


REFUSALS = {
    # ---- tiles
    "at-place": _win(GOOD | {"hand": "234567p34567s22x"}, "x"),
    "because": _win(GOOD | {"hand": "234567p34567s22x"}, "x"),
    "flower-in-hand": _win(GOOD | {"hand": "234567p34567s2s1f"}, "1f"),
    "winning-tile-missing": _win(GOOD | {"win": None}),
    "win-on-flower": _win(GOOD | {"win": "1f"}, "1f"),
    "no-tile-of-pattern": _win({"pattern": "nagashi", "win": "1m"}),
    "indicators-too-many": _win(GOOD | {"dora": ("1s",) * 6}, "6", "5"),
    "no-flower": _win(GOOD | {"flowers": ("1m",)}, "1m"),
    "not-in-set": _win(GOOD | {"flowers": ("1f",)}, "1f", house="daisuki-yonma"),
    "flower-twice": _win(GOOD | {"flowers": ("1f", "1f")}, "1f", "2"),
    "no-chii": _win(OPEN | {"melds": ("pon 777z", "chi 123p")}, "chi 123p"),
    "melds-too-many": _win(OPEN | {"melds": ("pon 777z",) * 5}, "5"),
    "hand-size": _win(OPEN | {"hand": "23467s9m"}, "6", "2", "7"),
    "with-tiles-elsewhere": _win(GOOD | {"hand": "2345678p8888s11p"}, "8s", "5"),
    # ---- circumstances
    "no-such-wind": _win(GOOD | {"seat": "N"}, "N", "E S W", "3"),
    "no-such-round": _win(GOOD | {"round": "N"}, "N", "E S W"),
    "own-discard": _win(GOOD | {"from_": "S"}, "S"),
    "winner-liable": _win(GOOD | {"liable": "S"}, "S"),
    "nobody-sits-out": _win(GOOD | {"sitter_out": True}, house="daisuki-yonma"),
    "open-in-riichi": _win(KAN | {"riichi": 1}, "melds[0]", "pon 777z"),
    "ippatsu-without-riichi": _win(DAMA | {"ippatsu": True}),
    "ura-without-riichi": _win(DAMA | {"ura": ("1s",)}),
    "no-ura": _win(GOOD | {"ura": ("1s",)}, house=changed("daisuki-sanma", wall={"ura": False})),
    "no-dora": _win(GOOD | {"dora": ("1s",)}, house=changed("daisuki-sanma", wall={"dora": False})),
    "open-without-riichi": _win(DAMA | {"open_riichi": True}),
    "no-open-riichi": _win(GOOD | {"open_riichi": True}, house="daisuki-yonma"),
    "tsumo-without-discarder": _win(GOOD | {"from_": None, "from_riichi": "after"}),
    "rinshan-by-ron": _win(KAN | {"rinshan": True, "from_": "E"}),
    "rinshan-without-kan": _win(OPEN | {"rinshan": True}),
    "only-by-ron": _win(OPEN | {"chankan": True}),
    "chankan-of-last-tile": _win(GOOD | {"chankan": True, "last_tile": True}),
    "chankan-is-no-discard": _win(OPEN | {"from_": "E", "chankan": True, "kan_discard": True}),
    "kan-ended-ippatsu": _win(GOOD | {"ippatsu": True, "kan_discard": True}),
    "kan-ended-first-turn": _win(DAMA | {"first_turn": True, "chankan": True}),
    "meld-ended-first-turn": _win(KAN | {"first_turn": True}, "pon 777z"),
    "riichi-after-first-turn": _win(GOOD | {"first_turn": True}),
    "last-tile-in-first-turn": _win(DAMA | {"first_turn": True, "last_tile": True}),
    "ron-in-dealers-first-turn": _win(DAMA | {"seat": "E", "first_turn": True}),
    "no-nuki": _win(GOOD | {"nuki": 1}, house="wrc"),
    "no-discarder-of-pattern": _win({"pattern": "nagashi", "from_": "W"}),
    "four-kans-of-fewer": _win(
        {"pattern": "four-kans", "hand": "3p", "seat": "E", "melds": (*FOUR_KANS["melds"][:3], "pon 999m")},
        "3",
        house="daisuki-yonma",
    ),
    "maneman-with-calls": _win({"pattern": "maneman", "hand": "23467s9m22s3s1z", "melds": ("pon 777z",)}),
    # ---- the value
    "not-complete": _win(GOOD | {"win": "9p"}, "9p", "234567p"),
    "no-such-pattern": _win({"pattern": "maneman"}, house="daisuki-yonma"),
    "not-fixed": _win(
        {"hand": "23467s88p", "win": "8s", "melds": ("pon 222p", "pon 666p"), "seat": "S", "from_": "W"},
        house="ponta-sanma-05",
    ),
    "no-yaku": _win(OPEN | {"melds": ("pon 444z", "pon 111p"), "from_": "E"}, house="tenhou-sanma"),
    "but-for": _win(DAMA | {"hand": "234p22267s345p99m", "win": "8s"}, house="tenhou-sanma"),
    "too-few-han": _win(OPEN, "2", house=changed("tenhou-sanma", winning={"min_han": 2})),
    "nobody-liable": _win(GOOD | {"liable": "E"}),
    "prepared-for-another": refusal(
        lambda: ariari.score(ariari.load("tenhou-sanma"), Win(**GOOD).prepare(ariari.load("daisuki-sanma")))
    ),
    # ---- several
    "no-wins": _several(),
    "one-discard": _several({}, {"seat": "E", "from_": "S"}),
    "several-by-ron": _several({"from_": None}, {"seat": "E", "from_": None}),
    "two-of-one-player": _several({}, {}),
    # ---- fields
    "no-such-field": refusal(lambda: Win.from_dict({"hand": "1m", "ipatsu": True}), "ippatsu"),
    "must-be-flag": _win(GOOD | {"ippatsu": "yes"}, "yes"),
    "must-be-text": _win(GOOD | {"hand": 5}, "5"),
    "must-be-id": _win(GOOD | {"id": 1.5}, "1.5"),
    "must-be-riichi": _win(GOOD | {"riichi": 3}, "3"),
    "must-be-order": _win(GOOD | {"from_riichi": "later"}, "later", "before", "after"),
    "must-be-one-of": _win({"pattern": "luck"}, "luck", "nagashi"),
    "must-be-list": _win(GOOD | {"flowers": "1f"}, "1f"),
    "must-be-list-of-text": _win(GOOD | {"dora": (5,)}, "5"),
    "must-be-count": _win(GOOD | {"honba": 501}, "501", "500"),
    "must-be-wind": _win(GOOD | {"seat": "X"}, "X", "E S W N"),
    "must-be-liable": _win(FOUR_KANS | {"liable": 5}, "5"),
    "liable-too-many": _win(FOUR_KANS | {"liable": {}}, "0", "2"),
    "not-liable-for": _win(FOUR_KANS | {"liable": {"pinfu": "W"}}, "pinfu", "daisangen"),
    # ---- lines
    "must-be-object": _line("[]", "1"),
    "no-json": _line('{"hand" "1m"}', "1"),
    "no-utf-8": _line(b'{"hand": "\xff"}', "1", "11"),
    "nested-too-deep": _line("[" * 100_000, "1"),
    "number-too-long": _line('{"honba": ' + "9" * 5000 + "}", "1"),
    "json-name-twice": _line('{"win": "1m", "win": "2m"}', "win"),
    "json-no-number": _line('{"honba": NaN}', "NaN"),
    "rules-missing": _line('{"hand": "123m456p789s1122z", "win": "2z"}'),
}

PARTS = {
    "far from complete": _win(GOOD | {"hand": "159m159p159s1234z"}, house="daisuki-yonma"),
    "no such pattern": _win(
        {"pattern": "four-kans", "hand": "3p", "melds": FOUR_KANS["melds"]}, house="tenhou"
    ),
    "wanting ron": _win(
        {"hand": "123456p34567s99s", "win": "8s", "seat": "S"},
        house=changed("tenhou-sanma", yaku={"off": ("tsumo",)}, fu={"pinfu_tsumo": "not-yaku"}),
    ),
    **{
        f"wanting {n}": _win(hand, house=house)
        for n, (house, hand) in enumerate(
            (
                ("tenhou-sanma", DAMA | {"hand": "234p22267s345p99m"}),
                ("tenhou-sanma", OPEN | {"melds": ("pon 444z", "pon 111p")}),
                ("tenhou-sanma", OPEN | {"melds": ("pon 444z", "pon 111p"), "from_": "E"}),
            )
        )
    },
}
