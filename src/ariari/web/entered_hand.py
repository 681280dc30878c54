"""A hand as it is entered tile by tile: what the Score page holds, and what its link says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final
from urllib.parse import urlencode

from ..rules.model import Ruleset
from ..scoring import Win, WinError
from ..scoring.circumstances import check_circumstances
from ..scoring.house import house_of
from ..scoring.tiles_of_win import WinTiles
from ..tile_set import COPIES
from ..tiles import Meld, NotationError, Tile, display_order, format_tiles, parse_tiles

FLAGS: Final = (
    "ippatsu", "open_riichi", "last_tile", "rinshan", "chankan", "kan_discard", "first_turn",
)  # fmt: skip
TOGGLES: Final = ("riichi", "double-riichi", *FLAGS)
INTO: Final = ("hand", "chi", "pon", "daiminkan", "ankan", "kakan", "dora", "ura", "first_call")
MOST_INDICATORS: Final = 5
MOST_CONCEALED: Final = 13
MOST_COUNTED: Final = 30


@dataclass(frozen=True)
class Entered:
    """Everything entered so far; each change gives another. `won`: the winning tile's place in `hand`."""

    hand: tuple[Tile, ...] = ()
    won: int | None = None
    melds: tuple[str, ...] = ()
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    flowers: tuple[Tile, ...] = ()
    first_call: tuple[Tile, ...] = ()
    """What was concealed at the first call, of which some is discarded since; for houses with fixed yaku."""
    seat: str = "E"
    round: str = "E"
    from_: str | None = None
    riichi: int = 0
    flags: frozenset[str] = field(default_factory=frozenset)
    nuki: int = 0
    honba: int = 0
    sticks: int = 0

    def changed(self, **fields: Any) -> Entered:
        """With other values of some fields."""
        return replace(self, **fields)

    # ---- how many tiles

    @property
    def room(self) -> int:
        """How many tiles the hand still takes; below 0 when it has too many."""
        return 14 - 3 * len(self.melds) - len(self.hand)

    @property
    def complete(self) -> bool:
        return self.room == 0

    def used(self) -> Counter[Tile]:
        """Every tile entered."""
        found = Counter((*self.hand, *self.dora, *self.ura, *self.flowers))
        for text in self.melds:
            found.update(Meld.parse(text).tiles)
        found[Tile("4z")] += self.nuki
        return found

    def left(self, rules: Ruleset) -> dict[Tile, int]:
        """How many of each tile of the house's set can still be entered."""
        copies = house_of(rules).tile_set.copies
        used = self.used()
        kinds = Counter(tile.kind for tile in used.elements() if not tile.flower)
        return {
            tile: max(0, min(copies[tile] - used[tile], COPIES - kinds[tile.kind]))
            if not tile.flower
            else copies[tile] - used[tile]
            for tile in map(Tile, range(len(copies)))
            if copies[tile]
        }

    # ---- entering

    def with_tile(self, tile: Tile, into: str, rules: Ruleset) -> Entered:
        """With a tapped tile; unchanged if there is no place for it."""
        if into == "first_call":
            return self._held_at_first_call(tile, rules)
        if self.left(rules).get(tile, 0) < 1:
            return self
        if tile.flower:
            return self.changed(flowers=tuple(sorted((*self.flowers, tile))))
        if into in ("dora", "ura"):
            held = self.dora if into == "dora" else self.ura
            return self if len(held) == MOST_INDICATORS else self.changed(**{into: (*held, tile)})
        if into == "hand":
            return self if self.room < 1 else self.changed(hand=(*self.hand, tile), won=len(self.hand))
        return self._with_meld(tile, into, rules)

    def _held_at_first_call(self, tile: Tile, rules: Ruleset) -> Entered:
        """These tiles are counted by themselves: they were there before the others."""
        held = (*self.first_call, tile)
        full = len(held) > MOST_CONCEALED or held.count(tile) > house_of(rules).tile_set.copies[tile]
        return self if full or tile.flower else self.changed(first_call=held)

    def _with_meld(self, tile: Tile, kind: str, rules: Ruleset) -> Entered:
        """A meld by its tapped tile: the lowest of a chii. A tapped red five is part of it."""
        if self.room < 3 or kind not in INTO:
            return self
        plain = Tile(tile.kind)
        tiles = [tile]
        if kind == "chi":
            if tile.honor or plain.rank > 7:
                return self
            tiles += [Tile(tile.kind + 1), Tile(tile.kind + 2)]
        elif kind == "pon":
            tiles += [plain] * 2
        else:
            # A kan holds every red five that there is of its kind.
            reds = next((n for five, n in rules.tiles.red.items() if five == str(plain)), 0)
            red = [Tile(f"0{tile.suit}")] * reds if reds else []
            tiles = red + [plain] * (COPIES - reds)
        tiles = self._with_what_is_left(tiles, rules)
        if not tiles:
            return self
        return self.changed(melds=(*self.melds, f"{kind} {format_tiles(tiles)}"))

    def _with_what_is_left(self, tiles: list[Tile], rules: Ruleset) -> list[Tile]:
        """A plain five that is used up is taken red, and the other way round; nothing if neither is left."""
        copies = house_of(rules).tile_set.copies
        used = self.used()
        found = []
        for tile in tiles:
            either = (tile, _other_five(tile))
            chosen = next((t for t in either if t is not None and used[t] < copies[t]), None)
            if chosen is None:
                return []
            used[chosen] += 1
            found.append(chosen)
        kinds = Counter(tile.kind for tile in used.elements() if not tile.flower)
        return found if max(kinds.values()) <= COPIES else []

    def pressed(self, place: int) -> Entered:
        """A tapped tile of the hand becomes the winning tile; the winning tile is taken out."""
        if not 0 <= place < len(self.hand):
            return self
        if self.won != place:
            return self.changed(won=place)
        rest = self.hand[:place] + self.hand[place + 1 :]
        return self.changed(hand=rest, won=len(rest) - 1 if rest else None)

    def without(self, what: str, place: int) -> Entered:
        """Without a meld, an indicator or a flower."""
        held: tuple[object, ...] = getattr(self, what)
        return self.changed(**{what: held[:place] + held[place + 1 :]})

    def back(self) -> Entered:
        """Without the tile entered last."""
        if not self.hand:
            return self.changed(melds=self.melds[:-1])
        rest = self.hand[:-1]
        return self.changed(hand=rest, won=len(rest) - 1 if rest else None)

    def cleared(self) -> Entered:
        """No tiles; seat and round stay."""
        return Entered(seat=self.seat, round=self.round)

    # ---- circumstances

    def switched(self, toggle: str, rules: Ruleset) -> Entered:
        """With a circumstance switched; those that cannot stand beside it are switched off."""
        if self.has(toggle):
            return self._without_toggle(toggle).consistent(rules, None)
        return self._with_toggle(toggle).consistent(rules, toggle)

    def has(self, toggle: str) -> bool:
        if toggle in ("riichi", "double-riichi"):
            return self.riichi == TOGGLES.index(toggle) + 1
        return toggle in self.flags

    def _with_toggle(self, toggle: str) -> Entered:
        if toggle in ("riichi", "double-riichi"):
            return self.changed(riichi=TOGGLES.index(toggle) + 1)
        return self.changed(flags=self.flags | {toggle})

    def _without_toggle(self, toggle: str) -> Entered:
        if toggle in ("riichi", "double-riichi"):
            return self.changed(riichi=0, ura=())
        return self.changed(flags=self.flags - {toggle})

    def consistent(self, rules: Ruleset, kept: str | None) -> Entered:
        """Without the circumstances that contradict the rest; `kept` goes last."""
        now = self
        for _ in range(len(TOGGLES) + len(INTO)):
            where = now.contradiction(rules)
            if where is None:
                return now
            wrong = where.split("[")[0]
            if wrong == "riichi" and now.riichi:
                now = now.changed(riichi=0, ura=())
            elif wrong in now.flags and wrong != kept:
                now = now.changed(flags=now.flags - {wrong})
            elif wrong in ("dora", "ura", "flowers"):
                now = now.changed(**{wrong: ()})
            elif wrong == "nuki":
                now = now.changed(nuki=0)
            elif wrong in ("seat", "round"):
                now = now.changed(**{wrong: "E"})
            elif wrong == "from":
                now = now.changed(from_=None)
            elif now.flags - {kept}:
                now = now.changed(flags=now.flags - {sorted(now.flags - {kept})[0]})
            elif kept is not None:
                return now._without_toggle(kept)
            else:
                return now
        return now

    def contradiction(self, rules: Ruleset) -> str | None:
        """The first circumstance that contradicts another or the house; asked of the scoring room."""
        house = house_of(rules)
        try:
            tiles = WinTiles((), tuple(Meld.parse(m) for m in self.melds), None, (), (), (), None)
            check_circumstances(house, self._record(hand="", win=None), tiles)
        except WinError as error:
            return error.where
        return None

    def can_switch(self, toggle: str, rules: Ruleset) -> bool:
        """Whether the circumstance can be: with it nothing contradicts, others perhaps switched off."""
        return self.has(toggle) or self.switched(toggle, rules).has(toggle)

    # ---- the win

    def win(self) -> Win:
        """The win of a complete hand. Raises WinError when it has no winning tile."""
        if self.won is None:
            raise WinError("win", "winning-tile-missing")
        rest = self.hand[: self.won] + self.hand[self.won + 1 :]
        return self._record(format_tiles(sorted(rest, key=display_order)), str(self.hand[self.won]))

    def _record(self, hand: str, win: str | None) -> Win:
        flags: dict[str, Any] = dict.fromkeys(self.flags, True)
        return Win(
            hand=hand,
            win=win,
            melds=self.melds,
            seat=self.seat,
            round=self.round,
            from_=self.from_,
            riichi=self.riichi,
            nuki=self.nuki,
            flowers=tuple(map(str, self.flowers)),
            at_first_call=format_tiles(self.first_call) if self.first_call and self.melds else None,
            dora=tuple(map(str, self.dora)),
            ura=tuple(map(str, self.ura)),
            honba=self.honba,
            sticks=self.sticks,
            **flags,
        )

    # ---- the link

    def query(self) -> str:
        """The hand as the query of an address."""
        told = {
            "hand": format_tiles(self.hand),
            "won": "" if self.won is None else str(self.won),
            "melds": ",".join(self.melds),
            "dora": format_tiles(self.dora),
            "ura": format_tiles(self.ura),
            "flowers": format_tiles(self.flowers),
            "first": format_tiles(self.first_call),
            "seat": self.seat,
            "round": self.round,
            "from": self.from_ or "",
            "riichi": str(self.riichi or ""),
            "flags": ",".join(sorted(self.flags)),
            "nuki": str(self.nuki or ""),
            "honba": str(self.honba or ""),
            "sticks": str(self.sticks or ""),
        }
        return urlencode({name: value for name, value in told.items() if value})

    @classmethod
    def from_query(cls, query: Mapping[str, str]) -> Entered:
        """The hand that a link tells; one that cannot be read is an empty one."""
        try:
            return cls._read(query)
        except (ValueError, NotationError):
            return cls()

    @classmethod
    def _read(cls, query: Mapping[str, str]) -> Entered:
        def tiles(name: str, most: int) -> tuple[Tile, ...]:
            found = parse_tiles(query.get(name, "")[: 3 * most])
            if len(found) > most:
                raise ValueError(f"too many tiles under {name}")
            return found

        def count(name: str, most: int) -> int:
            value = int(query.get(name) or 0)
            if not 0 <= value <= most:
                raise ValueError(f"{name} is from 0 to {most}")
            return value

        hand = tiles("hand", 14)
        melds = tuple(str(Meld.parse(text)) for text in query.get("melds", "")[:120].split(",") if text)
        flags = frozenset(query.get("flags", "")[:120].split(",")) - {""}
        if len(melds) > 4 or not flags <= set(FLAGS) or any(tile.flower for tile in hand):
            raise ValueError("no such hand")
        won = int(query["won"]) if query.get("won") else None
        entered = cls(
            hand=hand,
            won=won if won is not None and 0 <= won < len(hand) else None,
            melds=melds,
            dora=tiles("dora", MOST_INDICATORS),
            ura=tiles("ura", MOST_INDICATORS),
            flowers=tiles("flowers", 4),
            first_call=tiles("first", MOST_CONCEALED),
            seat=query.get("seat", "E"),
            round=query.get("round", "E"),
            from_=query.get("from") or None,
            riichi=count("riichi", 2),
            flags=flags,
            nuki=count("nuki", 4),
            honba=count("honba", MOST_COUNTED),
            sticks=count("sticks", MOST_COUNTED),
        )
        entered._record("", None)
        return entered


def _other_five(tile: Tile) -> Tile | None:
    if tile.honor or tile.rank != 5:
        return None
    return Tile(tile.kind) if tile.red else Tile(f"0{tile.suit}")
