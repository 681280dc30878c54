"""What a winner claims: han and fu, a limit, or the full hand, which is then scored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from ariari import _kernel
from ariari.quoting import shortened
from ariari.referee import infraction_name
from ariari.scoring import Win, WinError, chart
from ariari.scoring.house import WINDS
from ariari.scoring.score_win import prepared_for, scored
from ariari.tiles import parse_tiles
from ariari.worded import Argument, Said

from .errors import ReportError
from .liability import Liability, liability_of
from .position import Player, Position

Limit = Literal["mangan", "haneman", "baiman", "sanbaiman", "kazoe", "yakuman"]
_MANGAN_HAN = 5
# More than any hand can come to.
_MOST_HAN = 100
_MOST_TIMES = 10


@dataclass(frozen=True)
class Claim:
    """One winner's claim. Seats are numbers.

    han, fu: dora included; fu may be left out from mangan on, and where the house has one fu for all
    limit: in their place; `times` for double and triple yakuman
    hand: the fields of `ariari.Win` that tell the tiles and the moment; who won, from whom, riichi and the
        round are known to the scorekeeper. It is scored, and what else is told of it is checked.
    liable: who is liable for it; where two are, or one for one of several yakuman, a seat for each yakuman,
        in the order in which they became liable
    reds, ura, dora, flowers: how many are in it; ippatsu; closed: whether the hand is (known of a riichi).
        They bring chips, and are checked against the han; with a full hand they are read from it.
    """

    actor: int
    han: int | None = None
    fu: int | None = None
    limit: str | None = None
    times: int = 1
    hand: Mapping[str, Any] | None = None
    liable: int | Mapping[str, int] | None = None
    reds: int = 0
    ura: int = 0
    dora: int = 0
    flowers: tuple[str, ...] = ()
    ippatsu: bool = False
    closed: bool | None = None

    def terms(self, position: Position, target: int | None) -> _kernel.WinTerms:
        """The terms of payment. `target` is the discarder's seat. Raises ReportError for what cannot be."""
        if self.hand is not None:
            return _ScoredClaim(position, self, target).terms()
        if (self.han is None) == (self.limit is None):
            name = position.name(self.actor)
            raise ReportError("no-value", who=name)
        return _ToldClaim(position, self, target).terms()


class _OneClaim:
    """A claim at its table."""

    def __init__(self, position: Position, claim: Claim, target: int | None) -> None:
        self.position = position
        self.rules = position.rules
        self.kernel = position.house.kernel
        self.claim = claim
        self.target = target
        self.player = position.round.get(claim.actor, Player())
        self.name = position.name(claim.actor)
        self.wind = position.wind(claim.actor)

    def refuse(self, id: str, **told: Argument) -> ReportError:
        return ReportError(id, who=self.name, **told)

    @property
    def from_riichi(self) -> int:
        """Of the discarder: 0 not in riichi, 1 before the winner's riichi, 2 after it.

        A riichi declared with the discard that is won does not stand.
        """
        discarder = self.position.round.get(self.target) if self.target is not None else None
        if discarder is None or not discarder.riichi:
            return 0
        return 2 if self.player.riichi and discarder.riichi_number > self.player.riichi_number else 1

    @property
    def target_wind(self) -> int | None:
        return None if self.target is None else self.position.wind(self.target)

    @property
    def liability(self) -> Liability:
        return liability_of(self.position, self.claim.actor, self.claim.liable)

    def check_liability(self, terms: _kernel.WinTerms) -> _kernel.WinTerms:
        """Whether everybody who is said to be liable is."""
        if self.liability.winds != set(terms.liables):
            raise self.refuse("nobody-liable", house=self.rules.called)
        return terms


class _ToldClaim(_OneClaim):
    """Han and fu, or a limit."""

    def terms(self) -> _kernel.WinTerms:
        self._check_items()
        value = self._limit() if self.claim.limit is not None else self._counted()
        shares = self.liability.shares(self.position, self.claim.times)
        self._check_shares(value, shares)
        return self.check_liability(
            _kernel.told_terms(
                self.kernel,
                value,
                self.wind,
                self.target_wind,
                shares,
                self.player.open_riichi,
                self.from_riichi,
                self._chips(),
            )
        )

    def _check_shares(self, value: _kernel.Value, shares: list[tuple[int, int]]) -> None:
        """Liability for yakuman by name needs a hand of as many."""
        liable = sum(times for _, times in shares)
        if self.liability.each and liable > value.yakuman:
            raise self.refuse("liable-beyond", liable=liable, yakuman=value.yakuman)

    # ---- the value

    def _limit(self) -> _kernel.Value:
        limit, times = self.claim.limit or "", self.claim.times
        if limit not in get_args(Limit):
            raise self.refuse("no-limit", limit=shortened(limit), limits=get_args(Limit))
        if limit == "kazoe" and self.rules.value.kazoe is None:
            raise self.refuse("no-kazoe", house=self.rules.called)
        if limit == "yakuman":
            if not 1 <= times <= _MOST_TIMES or (times > 1 and not self.rules.value.compound):
                raise self.refuse("no-such-yakuman", house=self.rules.called, times=times)
            return _kernel.yakuman_value(times)
        if times != 1:
            raise self.refuse("times-of-yakuman")
        return _kernel.limit_value(limit)

    def _counted(self) -> _kernel.Value:
        han = self.claim.han
        assert han is not None
        self._check_han(han)
        fu = self.claim.fu
        if fu is None:
            fu = self._only_fu(han)
        else:
            self._check_fu(han, fu)
        return _kernel.value_of(self.kernel, han, fu)

    def _only_fu(self, han: int) -> int:
        """The fu where they need not be told."""
        if self.rules.fu.fixed is not None:
            return self.rules.fu.fixed
        if han < _MANGAN_HAN:
            raise self.refuse("fu-missing", han=han)
        return 30

    def _check_fu(self, han: int, fu: int) -> None:
        """Whether the house's chart has this cell."""
        fixed = self.rules.fu.fixed
        if fixed is not None:
            if fu != fixed:
                raise self.refuse("fu-fixed", fixed=fixed, house=self.rules.called, fu=fu)
            return
        rows = chart(self.rules).rows["dealer" if self.wind == 0 else "other"][
            "tsumo" if self.target is None else "ron"
        ]
        pairs_fu = 50 if self.rules.fu.seven_pairs.below_mangan == "50fu-1han" else 25
        if han >= _MANGAN_HAN and fu == 25:
            pairs_fu = 25  # from mangan on seven pairs are 25 fu everywhere (ds-61)
        row = "pairs" if fu == pairs_fu and str(fu) not in rows else str(fu)
        if row not in rows:
            raise self._unused(han, fu)
        if han < _MANGAN_HAN and rows[row][han - 1] is None:
            way = "tsumo" if self.target is None else "ron"
            raise self.refuse(f"no-cell-{way}", han=han, fu=fu)

    def _unused(self, han: int, fu: int) -> ReportError:
        """Fu that the house's chart does not have, and what stands in their place."""
        house, cap = self.rules.called, self.rules.fu.cap
        if cap is not None and fu > cap:
            value = _kernel.value_of(self.kernel, han, fu)
            return self.refuse(
                "fu-capped",
                house=house,
                han=han,
                fu=fu,
                **{"instead-han": value.han, "instead-fu": value.fu},
            )
        return self.refuse("fu-of-pairs" if fu == 25 else "fu-unused", house=house, fu=fu)

    # ---- what is in the hand

    def _check_han(self, han: int) -> None:
        if han < 1:
            raise self.refuse("han-too-few", han=han)
        if han > _MOST_HAN:
            raise self.refuse("han-too-many", han=han)
        claim, rules = self.claim, self.rules
        extra = claim.dora + claim.reds * rules.tiles.red_dora + claim.ura
        extra += len(claim.flowers) * rules.tiles.flowers.dora
        ippatsu = claim.ippatsu and "ippatsu" not in rules.yaku.off
        needed = max(rules.winning.min_han, min(self.player.riichi, 1) + ippatsu)
        if han - extra < needed:
            raise self.refuse("han-of-yaku", han=han, dora=extra, yaku=han - extra, needed=needed)

    def _check_items(self) -> None:
        claim, rules = self.claim, self.rules
        if min(claim.reds, claim.ura, claim.dora) < 0:
            raise self.refuse("dora-negative")
        reds = sum(rules.tiles.red.values())
        if claim.reds > reds:
            raise self.refuse("reds-too-many", reds=claim.reds, most=reds)
        indicators = 5 if rules.wall.kan_dora else 1
        if max(claim.dora, claim.ura) > 4 * indicators:
            raise self.refuse(
                "dora-too-many",
                dora=max(claim.dora, claim.ura),
                indicators=indicators,
                most=4 * indicators,
            )
        unknown = [flower for flower in claim.flowers if flower not in rules.tiles.flowers.tiles]
        if unknown or len(set(claim.flowers)) < len(claim.flowers):
            raise self.refuse(
                "no-such-flowers",
                flowers=shortened(" ".join(claim.flowers)),
                set=" ".join(rules.tiles.flowers.tiles),
            )
        if (claim.ura or claim.ippatsu) and not self.player.riichi:
            raise self.refuse("without-riichi")
        if claim.ura and not rules.wall.ura:
            raise self.refuse("no-ura", house=rules.called)
        if self.player.riichi and claim.closed is False:
            raise self.refuse("riichi-is-closed")

    def _chips(self) -> int:
        claim = self.claim
        flowers = sum(1 << int(flower[0]) - 1 for flower in claim.flowers)

        def count(closed: bool) -> int:
            return _kernel.chips_of(self.kernel, closed, claim.reds, claim.ura, claim.ippatsu, flowers)

        closed = True if self.player.riichi else claim.closed
        if closed is None:
            if count(True) != count(False):
                raise self.refuse("closed-unknown")
            closed = False
        return count(closed)


class _ScoredClaim(_OneClaim):
    """The full hand."""

    def terms(self) -> _kernel.WinTerms:
        try:
            prepared = prepared_for(self.rules, self._record())
            scored(prepared, prepared.kernel)
        except WinError as error:
            raise self.refuse("hand-refused", why=error) from None
        self._check_rulings(prepared.record)
        terms = self.check_liability(_kernel.terms_of(self.kernel, prepared.kernel))
        self._check_told(terms.value)
        return terms

    def _check_told(self, value: _kernel.Value) -> None:
        """What the winner said of the hand must be so (ey-16)."""
        claim = self.claim
        limit = value.limit if value.limit != "none" else None
        if claim.han is not None and claim.han != value.han:
            raise self.refuse("hand-is", **{"is": _said("han", n=value.han)}, told=_said("han", n=claim.han))
        if claim.fu is not None and claim.fu != value.fu:
            raise self.refuse("hand-is", **{"is": _said("fu", n=value.fu)}, told=_said("fu", n=claim.fu))
        if claim.limit is not None and claim.limit != limit:
            so = _limit_name(limit) if limit else _said("han-fu", han=value.han, fu=value.fu)
            raise self.refuse("hand-is", **{"is": so}, told=_limit_name(claim.limit))

    def _record(self) -> dict[str, Any]:
        """The win's record, with what the scorekeeper knows. What contradicts it is refused."""
        position = self.position
        known: dict[str, Any] = {
            "seat": WINDS[self.wind],
            "round": position.round_wind,
            "from": None if self.target_wind is None else WINDS[self.target_wind],
            "riichi": self.player.riichi,
            "open_riichi": self.player.open_riichi,
            "honba": 0,
            "sticks": 0,
            "sitter_out": position.sitter_out is not None,
            "liable": self.liability.record,
        }
        if self.player.open_riichi:  # otherwise nothing hangs on it
            known["from_riichi"] = (None, "before", "after")[self.from_riichi]
        hand = dict(self.claim.hand or {})
        for name, value in known.items():
            if hand.get(name, value) != value:
                raise self.refuse(
                    "contradicts", field=name, hand=shortened(hand[name]), known=shortened(value)
                )
        return {**hand, **known}

    def _check_rulings(self, record: Win) -> None:
        if record.win is None:
            return
        kind = str(parse_tiles(record.win)[0]).replace("0", "5")
        for ruling in self.player.rulings:
            if self.target is not None and kind in ruling.no_ron:
                raise self.refuse("ruled-no-ron", tile=kind, infraction=infraction_name(ruling.infraction))
            if kind[-1] in ruling.no_win:
                raise self.refuse(
                    "ruled-no-win", suit=kind[-1], infraction=infraction_name(ruling.infraction)
                )


def _said(id: str, **told: Argument) -> Said:
    return Said(__package__, id, **told)


def _limit_name(limit: str) -> Said | str:
    return _said(f"limit-{limit}") if limit in get_args(Limit) else shortened(limit)
