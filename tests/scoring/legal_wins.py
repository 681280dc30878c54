"""Hypothesis: any legal win of a house, as a record."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from ariari.rules.model import Ruleset
from ariari.tiles import Tile, format_tiles, parse_tiles

Pool = dict[int, int]


def _kinds(rules: Ruleset) -> Pool:
    missing = {tile.kind for tile in parse_tiles(rules.tiles.without)}
    return {kind: 4 for kind in range(34) if kind not in missing}


def _take(pool: Pool, kinds: list[int]) -> bool:
    left = dict(pool)
    for kind in kinds:
        left[kind] = left.get(kind, 0) - 1
    if any(count < 0 for count in left.values()):
        return False
    pool.update(left)
    return True


@st.composite
def _group(draw: st.DrawFn, pool: Pool) -> list[int]:
    starts = [k for k in pool if k < 27 and k % 9 < 7 and all(pool.get(k + i) for i in range(3))]
    triplets = [k for k, count in pool.items() if count >= 3]
    run = draw(st.booleans()) if starts and triplets else bool(starts)
    assume(starts or triplets)
    first = draw(st.sampled_from(starts if run else triplets))
    kinds = [first, first + 1, first + 2] if run else [first] * 3
    assert _take(pool, kinds)
    return kinds


def _text(kinds: list[int], reds: Pool) -> str:
    """The tiles as text, a five written red while there are red ones to be had."""
    tiles = []
    for kind in kinds:
        red = kind < 27 and kind % 9 == 4 and reds.get(kind, 0) > 0
        if red:
            reds[kind] -= 1
        tiles.append(Tile(34 + kind // 9) if red else Tile(kind))
    return format_tiles(tiles)


@st.composite
def _shape(draw: st.DrawFn, rules: Ruleset, pool: Pool) -> tuple[list[int], list[tuple[str, list[int]]]]:
    """Concealed kinds, the winning one included, and melds."""
    form = draw(st.sampled_from(["groups"] * 8 + ["pairs", "orphans"]))
    if form == "pairs":
        pairs = draw(st.lists(st.sampled_from(sorted(pool)), min_size=7, max_size=7, unique=True))
        return [kind for kind in pairs for _ in range(2)], []
    if form == "orphans":
        orphans = [kind for kind in pool if kind >= 27 or kind % 9 in (0, 8)]
        return [*orphans, draw(st.sampled_from(orphans))], []
    pair = draw(st.sampled_from(sorted(pool)))
    assert _take(pool, [pair] * 2)
    concealed, melds = [pair] * 2, []
    for _ in range(4):
        kinds = draw(_group(pool))
        meld = draw(st.sampled_from(["", "", "call", "kan", "ankan"]))
        if meld == "call" and kinds[0] == kinds[1]:
            melds.append(("pon", kinds))
        elif meld == "call" and rules.calls.chii:
            melds.append(("chi", kinds))
        elif "kan" in meld and kinds[0] == kinds[1] and _take(pool, [kinds[0]]):
            word = "ankan" if meld == "ankan" else draw(st.sampled_from(["daiminkan", "kakan"]))
            melds.append((word, [kinds[0]] * 4))
        else:
            concealed += kinds
    return concealed, melds


@st.composite
def legal_wins(draw: st.DrawFn, rules: Ruleset) -> dict[str, Any]:
    pool = _kinds(rules)
    concealed, melds = draw(_shape(rules, pool))
    for kind in set(concealed):
        pool[kind] = min(pool[kind], 4 - concealed.count(kind) - sum(m.count(kind) for _, m in melds))
    reds = {Tile(five).kind: count for five, count in rules.tiles.red.items() if draw(st.booleans())}
    winning = concealed.pop(draw(st.integers(0, len(concealed) - 1)))
    winds = "ESWN"[: rules.seats.players]
    seat = draw(st.sampled_from(winds))
    record: dict[str, Any] = {
        "win": _text([winning], reds),
        "hand": _text(sorted(concealed), reds),
        "melds": tuple(f"{word} {_text(kinds, reds)}" for word, kinds in melds),
        "seat": seat,
        "round": draw(st.sampled_from(winds)),
        "from_": draw(st.sampled_from([None, *(wind for wind in (*winds, "?") if wind != seat)])),
        "honba": draw(st.integers(0, 5)),
        "sticks": draw(st.integers(0, 4)),
        "last_tile": draw(st.booleans()),
    }
    record |= draw(_circumstances(rules, record, melds))
    indicators = st.lists(st.sampled_from([k for k, n in pool.items() if n > 0]), max_size=5, unique=True)
    shown = draw(indicators)
    half = len(shown) // 2
    if rules.wall.dora:
        record["dora"] = tuple(str(Tile(kind)) for kind in shown[half:])
    if record.get("riichi") and rules.wall.ura:
        record["ura"] = tuple(str(Tile(kind)) for kind in shown[:half])
    if rules.tiles.flowers.tiles:
        record["flowers"] = tuple(draw(st.lists(st.sampled_from(rules.tiles.flowers.tiles), unique=True)))
    return record


@st.composite
def _circumstances(
    draw: st.DrawFn, rules: Ruleset, record: dict[str, Any], melds: list[Any]
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if all(word == "ankan" for word, _ in melds) and draw(st.booleans()):
        found["riichi"] = draw(st.sampled_from([1, 2]))
        ippatsu = draw(st.booleans())
        found["open_riichi"] = rules.riichi.open.allowed and draw(st.booleans())
    else:
        ippatsu = False
    if record["from_"] is None:
        found["rinshan"] = any("kan" in word for word, _ in melds) and draw(st.booleans())
    else:
        robbed = [] if record["last_tile"] else [{"chankan": True}]
        found |= draw(st.sampled_from([{}, {"kan_discard": True}, *robbed]))
    found["ippatsu"] = ippatsu and not found.get("rinshan") and not found.get("kan_discard")
    no_kan = not found.get("chankan") and not found.get("kan_discard")
    may_be_first = no_kan and not melds and not found.get("riichi") and not record["last_tile"]
    if may_be_first and (record["from_"] is None or record["seat"] != "E"):
        found["first_turn"] = draw(st.booleans())
    return found
