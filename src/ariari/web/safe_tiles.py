"""Which tiles of the own hand are safe against those in riichi, how sure that is, and why.

Certain is what the rules of furiten and the number of tiles make certain:

| why | what it rests on |
| --- | --- |
| passed | discarded by the player in riichi, or by anybody since: furiten for the rest of the round |
| shown | the hand lies open, and does not wait for it |
| none-left | every tile of the kind is seen: no pair waits for it, nor can a run or a kokushi |

Only likely is what leaves out the commonest waits:

| suji | no two-sided wait: at its other end it would be furiten; closed waits and pairs are possible |
| no-run | no wait of a run at all, for too many of the tiles beside it are seen; a pair is possible |

A house without chii has runs in the hand all the same, so all of this holds there too. A house in which a
kokushi of thirteen waits is furiten by kind still bars the kinds that have gone by.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ..hand import Hand, HandError
from ..rules.model import Ruleset
from ..scoring.house import House, house_of
from ..table import Seated, View
from ..tile_set import COPIES, TileSetError
from ..tiles import Tile
from .hints import seen_elsewhere

CERTAIN: Final = ("passed", "shown", "none-left")
LIKELY: Final = ("suji", "no-run")
_KINDS: Final = 34
_HONORS: Final = 27
_ORPHANS: Final = frozenset({0, 8, 9, 17, 18, 26, *range(27, 34)})


@dataclass(frozen=True)
class Safe:
    """A kind of the own hand, and why it is safe: one of `CERTAIN` or of `LIKELY`."""

    tile: Tile
    why: str

    @property
    def certain(self) -> bool:
        return self.why in CERTAIN


def safe_tiles(view: View, rules: Ruleset) -> tuple[Safe, ...]:
    """The safe kinds of the own hand, certain ones first; nothing while nobody is in riichi."""
    threats = [p for p in view.players if p is not None and p.riichi and p.seat != view.seat]
    if not threats:
        return ()
    house = house_of(rules)
    seen = _seen(view)
    passed = _passed_since_riichi(view)
    against = [_Threat(player, passed.get(player.seat, set()), seen, house) for player in threats]
    found = []
    for kind in sorted({tile.kind for tile in view.hand if not tile.flower}):
        reasons = [threat.why_safe(kind) for threat in against]
        if None not in reasons:
            # Against several it is no safer than against the most dangerous of them.
            found.append(Safe(Tile(kind), max(reasons, key=(*CERTAIN, *LIKELY).index)))  # type: ignore[arg-type]
    return tuple(sorted(found, key=lambda safe: not safe.certain))


@dataclass
class _Threat:
    """One player in riichi, as the own seat sees them. `seen` counts the tiles by kind."""

    player: Seated
    passed: set[int]
    seen: Counter[int]
    house: House

    def why_safe(self, kind: int) -> str | None:
        if kind in self.furiten:
            return "passed"
        if self.player.hand is not None:
            return None if kind in self._open_waits else "shown"
        no_run = not self._run_waits(kind)
        if no_run and self._gone(kind) and not self._may_be_kokushi(kind):
            return "none-left"
        if kind >= _HONORS:
            return None
        if no_run:
            return "no-run"
        return None if self._two_sided(kind) else "suji"

    @cached_property
    def furiten(self) -> set[int]:
        """Kinds on which it may not ron for the rest of the round."""
        return {d.tile.kind for d in self.player.discards} | self.passed

    @cached_property
    def _open_waits(self) -> set[int]:
        hand = list(self.player.hand or ())
        melds = [called.meld for called in self.player.melds]
        try:
            held = Hand(hand, melds, tile_set=self.house.tile_set, forms=self.house.kernel.forms)
            return {tile.kind for tile in held.waits("none")}
        except (HandError, TileSetError):
            return set(range(_KINDS))  # not to be told: then nothing is safe for that

    def _gone(self, kind: int) -> bool:
        """No tile of the kind can be in a hand that is hidden."""
        return not self.house.tile_set.live >> kind & 1 or self.seen[kind] >= COPIES

    def _run_waits(self, kind: int) -> list[tuple[int, int]]:
        """The pairs of kinds that could wait for it as a run."""
        if kind >= _HONORS:
            return []
        rank = kind % 9
        pairs = [
            (kind + a, kind + b) for a, b in ((-2, -1), (-1, 1), (1, 2)) if rank + a >= 0 and rank + b <= 8
        ]
        return [(a, b) for a, b in pairs if not self._gone(a) and not self._gone(b)]

    def _two_sided(self, kind: int) -> bool:
        """Whether a two-sided wait for it is possible: not where its other end would be furiten."""
        rank = kind % 9
        for a, b in self._run_waits(kind):
            if a > kind and rank + 3 <= 8 and kind + 3 not in self.furiten:
                return True
            if b < kind and rank - 3 >= 0 and kind - 3 not in self.furiten:
                return True
        return False

    def _may_be_kokushi(self, kind: int) -> bool:
        """Whether a hand of thirteen orphans may wait for it: it holds every other one."""
        if kind not in _ORPHANS or self.player.melds:
            return False
        return not any(self._gone(other) for other in _ORPHANS - {kind})


def _seen(view: View) -> Counter[int]:
    """How many tiles of each kind the own seat has before it."""
    found = Counter(tile.kind for tile in view.hand if not tile.flower)
    if view.me is not None:
        found.update(tile.kind for called in view.me.melds for tile in called.meld.tiles)
    found.update(tile.kind for tile in seen_elsewhere(view))
    return found


def _passed_since_riichi(view: View) -> dict[int, set[int]]:
    """For each seat the kinds discarded by anybody after it declared riichi."""
    passed: dict[int, set[int]] = {}
    for event in view.events[_last_deal(view) :]:
        if event["type"] == "reach":
            passed[event["actor"]] = set()
        elif event["type"] == "dahai":
            for kinds in passed.values():
                kinds.add(Tile(event["pai"]).kind)
    return passed


def _last_deal(view: View) -> int:
    for place in range(len(view.events) - 1, -1, -1):
        if view.events[place]["type"] == "start_kyoku":
            return place
    return 0
