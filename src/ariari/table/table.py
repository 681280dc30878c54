"""The playing table."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from numbers import Integral
from typing import Any, Final, Self

from .. import _kernel
from ..referee import Ruling
from ..rules.model import Ruleset
from ..scoring.house import house_of
from ..settlement import Bust, Settlement, settle
from ..start import WINDS, check_start
from ..tiles import Tile
from ..wording import Lang
from . import events as written
from .action import ACTIONS, Action
from .bots import bot_name
from .chance import commitment_of, key_from, key_of
from .errors import IllegalAction, StackError, TableError
from .given import each_of, ruleset, whole, within, yes_or_no
from .history import History
from .names import check_names
from .outcome import Outcome, outcome_of
from .ruling import carry_out
from .stack import Tiles, stack
from .text import line, picture
from .view import View, kinds, offered, seated, tiles, told

_MOST_PIXELS: Final = 1_000_000


class Table:
    """A match under a house's rules, from the first deal to its end.

    rules: the ruleset
    seed: a number that always gives the same match; None: a match nobody can foresee
    names: everybody at the table by seat, the starting dealer first; one more than play means that one
        sits out in turn, where the house seats so many
    key: 32 bytes in place of a seed
    allow_errors: riichi without tenpai and wins that are none may be declared, with the house's consequence

    Seats are numbered from 0, the starting dealer. Raises TableError for a number of people that the house
    does not seat, a key that is not one, or a seed beside it; TypeError for what is of another kind.
    """

    def __init__(
        self,
        rules: Ruleset,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        *,
        key: bytes | None = None,
        allow_errors: bool = False,
    ) -> None:
        self.rules = ruleset(rules)
        self.names = check_names(rules, names)
        self._key = key_from(seed, key)
        self._allow_errors = yes_or_no(allow_errors, "allow_errors")
        self._game = _kernel.Game(house_of(rules).kernel, len(self.names), self._key, allow_errors)
        self._forget()

    @classmethod
    def stacked(
        cls,
        rules: Ruleset,
        *,
        hands: Sequence[Tiles | None] = (),
        draws: Tiles = "",
        tail: Tiles = "",
        dora: Tiles = "",
        ura: Tiles = "",
        round: str = "E",
        dealer: int = 0,
        points: Sequence[int] | None = None,
        honba: int = 0,
        sticks: int = 0,
        extra: bool = False,
        seed: int = 0,
        names: Sequence[str] | None = None,
        allow_errors: bool = False,
    ) -> Self:
        """A table with a wall of one's own: give what matters, the rest is filled from the remaining tiles.

        hands: the dealt hands by seat, of up to 13 tiles each; None or nothing for any
        draws: the tiles drawn from the front in their order, the dealer's first draw first
        tail: the replacement tiles in their order
        dora, ura: the indicators in the order in which they are turned up
        round, dealer, points, honba, sticks, extra: where the match stands; `extra` in the extra rounds.
            Where the house busts nobody begins a round below 0; at 0 one can, by a riichi stick alone
            (`bust.riichi_to_zero`), and is out at the next settlement that leaves it so

        Raises StackError for tiles the set does not hold, StartError or TableError for a match that cannot
        stand so (all are ValueErrors), TypeError for what is no list, number or text where one is wanted.
        """
        table = cls.__new__(cls)
        table.rules = ruleset(rules)
        table.names = check_names(rules, names)
        table._key = key_of(seed)
        table._allow_errors = yes_or_no(allow_errors, "allow_errors")
        extra = yes_or_no(extra, "extra")
        people, players = len(table.names), rules.seats.players
        dealt = each_of(hands, "hands")
        dealer, honba, sticks = whole(dealer, "dealer"), whole(honba, "honba"), whole(sticks, "sticks")
        held = [rules.settlement.start] * people
        if points is not None:
            held = [whole(each, f"points[{seat}]") for seat, each in enumerate(each_of(points, "points"))]
        wind = check_start(
            rules, people, wind=round, dealer=dealer, honba=honba, sticks=sticks, extra=extra, points=held
        )
        for seat, stack_of in enumerate(held):
            if stack_of < 0 and rules.bust.at != "never":
                raise TableError("bust-at-start", seat=seat, points=stack_of, house=rules.called)
        if len(dealt) > people:
            raise StackError("hands-too-many", n=len(dealt), people=people)
        by_seat = [*dealt, *[None] * (people - len(dealt))]
        if people > players and by_seat[(dealer + players) % people] is not None:
            raise StackError("sitter-has-no-hand", seat=(dealer + players) % people)
        by_wind = [by_seat[(dealer + wind) % people] for wind in range(players)]
        order = stack(rules, by_wind, draws, tail, dora, ura, table._key)
        table._game = _kernel.Game(
            house_of(rules).kernel, people, table._key, wind, dealer, honba, sticks, extra, held, order,
            allow_errors,
        )  # fmt: skip
        table._forget()
        return table

    # ---- whose turn it is

    @property
    def turn(self) -> int | None:
        """The seat whose answer is wanted next; None when the match is over."""
        seat = self._game.to_act
        return None if seat < 0 else seat

    @property
    def to_act(self) -> tuple[int, ...]:
        """Every seat whose answer is wanted: several may claim one discard, in any order."""
        return tuple(self._game.asked)

    @property
    def legal(self) -> list[Action]:
        """The legal actions of the seat `turn`; empty when the match is over."""
        return self._game.legal_objects(self._game.to_act, ACTIONS)

    def legal_for(self, seat: int) -> list[Action]:
        """The legal actions of a seat; empty if nothing is asked of it. Raises TypeError for no number."""
        try:
            return self._game.legal_objects(seat, ACTIONS)
        except TypeError:
            self._number(seat)
            return []  # a number far beyond any seat

    # ---- playing

    def play(self, action: Action | int | str, seat: int | None = None) -> None:
        """Plays an action (an `Action`, its number, or its text), by default for the seat whose turn it is.

        Raises IllegalAction, which says why, NotationError for text and TableError for a number that is no
        action, TypeError for what is neither; the table is as it was.
        """
        number = Action(action) if isinstance(action, str) else action
        who = self._game.to_act if seat is None else seat
        try:
            legal = self._game.play(who, number)
        except TypeError:  # the kernel knows numbers only; `why_not` has the words
            legal = False
        if not legal:
            raise IllegalAction(*self.why_not(action, seat))

    def penalty(self, seat: int, infraction: str, *, tiles: str = "", staff: str | None = None) -> Ruling:
        """An infraction at the table: what the house says follows (`penalties`) is carried out.

        tiles: those concerned: those shown, that put forward, those of a pon taken back
        staff: what the staff decided, where the house leaves it to them

        Like an action a ruling is an event, is taken back by `undo` and is no secret. Returns the ruling.
        Raises RefereeError, which says why not, if there is no such infraction, the seat cannot have
        committed it, or the ruling cannot be carried out now; the table is as it was.
        """
        return carry_out(self, self._seat(seat), infraction, tiles, staff)

    def choice(self, bot: str, seat: int | None = None) -> Action:
        """What a native bot would play, by default for the seat whose turn it is. Nothing is played.

        Raises TableError for a bot there is not, or a seat that is asked nothing.
        """
        who = self._game.to_act if seat is None else self._seat(seat)
        return self._chosen(bot_name(bot), who, self._key)

    def _chosen(self, bot: str, seat: int, key: bytes) -> Action:
        """What a native bot plays, its chance coming from the key. Raises TableError if nothing is asked."""
        try:
            return ACTIONS[self._game.choice(seat, bot, key)]
        except ValueError:
            if self.over:
                raise TableError("nobody-asked") from None
            raise TableError("nothing-asked", seat=seat) from None

    def why_not(self, action: Action | int | str, seat: int | None = None) -> tuple[str, int | None, str]:
        """Why an action is not legal: its text, the seat, and a word of `REASONS`; "none" if it is legal."""
        number = Action(action)
        who = self.turn if seat is None else self._number(seat)
        if who is None or not 0 <= who < len(self.names):
            return str(number), who, "not-your-turn"
        return str(number), who, self._game.refusal(who, number)

    def _seat(self, seat: object) -> int:
        """The number of a seat that is there. Raises TypeError or TableError."""
        number = self._number(seat)
        if not 0 <= number < self.people:
            raise TableError("no-seat", seat=number, last=self.people - 1)
        return number

    def _number(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, Integral):
            raise TypeError(f"a seat is a number from 0 to {self.people - 1}, not {seat!r:.80}")
        return int(seat)

    def no_win(self, seat: int) -> tuple[Tile, str] | None:
        """Why a seat may not win with the tile that it waits for: the tile, and a word of `REASONS`.

        The tile was drawn, is offered, or went by without the seat being asked; then it is told until the
        seat has discarded again. None where there is no such tile, or it may win. Only that seat may know it.
        Raises TableError for a seat that is not there, TypeError for what is no number.
        """
        seat = self._seat(seat)
        if not self._plays(seat):
            return None
        drawn, offered = self._game.drawn(seat), self._game.offered
        if drawn >= 0:
            number, win = drawn, "tsumo"
        elif offered is not None and offered[1] != seat:
            number, win = offered[0], "ron"
        else:
            number, win = -1, ""
        if number >= 0 and self._waits_for(seat, Tile(number)):
            reason = self.why_not(win, seat)[2]
            return None if reason == "none" else (Tile(number), reason)
        return self.gone_by(seat)

    def gone_by(self, seat: int) -> tuple[Tile, str] | None:
        """The tile that went by a seat which waits for it and was not asked, and why it was no win: a word of
        `REASONS`. None once the seat has discarded again. Only that seat may know it."""
        seat = self._seat(seat)
        gone = self._game.gone_by(seat) if self._plays(seat) else None
        return None if gone is None else (Tile(gone[0]), gone[1])

    def no_riichi(self, seat: int) -> str | None:
        """Why a seat whose hand would be tenpai after a discard may not declare riichi: a word of `REASONS`.

        None where it may, or where there is no question of it: the hand is open, or would not be tenpai. Only
        that seat may know it.
        """
        seat = self._seat(seat)
        if self.turn != seat or not self._plays(seat) or self._game.drawn(seat) < 0:
            return None
        kinds = self._game.riichi_kinds(seat)
        reasons = [
            self.why_not(f"riichi {Tile(number)}", seat)[2]
            for number in dict.fromkeys(self._game.player(seat, True)["hand"])
            if not kinds or kinds >> Tile(number).kind & 1
        ]
        # Where none may be declared with, those that wait may all be furiten.
        barred = "furiten" if "furiten" in reasons else "none"
        reason = reasons[0] if kinds else barred
        return None if reason in ("none", "not-closed", "in-riichi") else reason

    def _plays(self, seat: int) -> bool:
        return not self.over and self._game.wind_of(seat) < self._game.players

    def _waits_for(self, seat: int, tile: Tile) -> bool:
        if tile.flower:
            return False
        return bool(self._game.player(seat, True)["waits"] >> tile.kind & 1)

    def undo(self) -> None:
        """Takes the last action or ruling back. Raises IndexError if none has been played."""
        self._game.undo()
        self._forget()

    def copy(self) -> Self:
        """A table that stands the same and can be played on by itself."""
        other = type(self).__new__(type(self))
        other.rules, other.names, other._key = self.rules, self.names, self._key
        other._allow_errors = self._allow_errors
        other._game = self._game.copy()
        other._forget()
        return other

    # ---- how it stands

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def choosing(self) -> bool:
        """Whether the last dealer is asked to end the match or play on."""
        return self._game.stage == "choice"

    @property
    def end_reason(self) -> str | None:
        """last-round, last-dealer, target, bust or mercy; None while the match is played."""
        return self._game.end_reason if self.over else None

    @property
    def people(self) -> int:
        return len(self.names)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(self._game.points(s) for s in range(self.people))

    @property
    def bonus(self) -> tuple[int, ...]:
        """Chips and congratulation payments so far, in the house's P."""
        return tuple(self._game.bonus(s) for s in range(self.people))

    @property
    def chips(self) -> tuple[int, ...]:
        return tuple(self._game.chips(s) for s in range(self.people))

    @property
    def dealer(self) -> int:
        return self._game.dealer

    @property
    def round(self) -> str:
        """The round wind, E S W N."""
        return WINDS[self._game.round_wind]

    @property
    def honba(self) -> int:
        return self._game.honba

    @property
    def sticks(self) -> int:
        """Points on the table."""
        return self._game.sticks

    def drawn(self, seat: int) -> Tile | None:
        """The tile that a seat has just drawn; None when it has not, as after a call."""
        tile = self._game.drawn(self._seat(seat))
        return Tile(tile) if tile >= 0 else None

    @property
    def left(self) -> int:
        """Tiles left to draw."""
        return self._game.left

    @property
    def hands(self) -> int:
        """How many rounds have been begun."""
        return self._game.hands

    @property
    def outcome(self) -> Outcome | None:
        """What the last finished round came to; None before there is one."""
        for hand in (self._game.hands - 1, self._game.hands - 2):
            if hand >= 0 and (found := self.outcome_of(hand)):
                return found
        return None

    def outcome_of(self, hand: int) -> Outcome | None:
        """What a round came to, by its number from 0; None while it is played, or if it has not begun. Raises
        TypeError for what is no number."""
        if not 0 <= whole(hand, "hand") < self._game.hands:
            return None
        if hand not in self._outcomes:
            found = outcome_of(self.rules, self._game, hand)
            if found is None:
                return None
            self._outcomes[hand] = found
        return self._outcomes[hand]

    @property
    def busts(self) -> dict[int, Bust]:
        """Who was busted how, at the end of the match."""
        return self.outcome.busts if self.over and self.outcome else {}

    def settle(self) -> Settlement:
        """The settlement in P of a match that is over. Raises TableError while it is played."""
        if not self.over:
            raise TableError("match-not-over")
        return settle(
            self.rules,
            self.points,
            busts=self.busts,
            bonus=self.bonus,
            # What the match did not give to the top stays on the table.
            leftover_sticks=self.sticks,
            last_dealer_noten=True,
        )

    # ---- what one seat sees

    def view(self, seat: int) -> View:
        """What that seat may know, and no more. Raises TableError for a seat that is not there, TypeError for
        what is no number."""
        seat = self._seat(seat)
        game = self._game
        raw = [told(game, s, hidden=s == seat) for s in range(self.people)]
        players = tuple([None if one is None else seated(game, s, one) for s, one in enumerate(raw)])
        me, mine = players[seat], raw[seat]
        drawn = game.drawn(seat)
        turn = game.turn
        return View(
            seat=seat,
            names=self.names,
            round=self.round,
            dealer=self.dealer,
            honba=self.honba,
            sticks=self.sticks,
            points=self.points,
            bonus=self.bonus,
            left=self.left,
            dora=tiles(game.dora),
            last_round=game.last_round,
            turn=None if turn < 0 else turn,
            offered=offered(game),
            players=players,
            hand=me.hand if me and me.hand is not None else (),
            drawn=tiles([drawn])[0] if drawn >= 0 else None,
            waits=() if mine is None else kinds(mine["waits"]),
            furiten=mine is not None and mine["furiten"],
            legal=tuple(self.legal_for(seat)),
            events=self._seen_by(seat),
            bonus_unit=self.rules.bonus.unit,
        )

    # ---- the record

    @property
    def commitment(self) -> str:
        """SHA-256 of the match's key: told before the match, checked against the key after it."""
        return commitment_of(self._key)

    @property
    def key(self) -> bytes:
        """The match's key, once it is over. Raises TableError before."""
        if not self.over:
            raise TableError("key-not-yet")
        return self._key

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything that has happened, nothing hidden (docs/events.md).

        The dictionaries are shared by all who ask, and are not to be changed.
        """
        return list(self._read())

    def _read(self) -> list[dict[str, Any]]:
        return self._history.read(self._game, self.outcome_of, self._end_game)

    def _end_game(self) -> dict[str, Any]:
        return {
            "type": "end_game",
            "reason": self.end_reason,
            "scores": list(self.points),
            "bonus": list(self.bonus),
            "key": self._key.hex(),
        }

    def _seen_by(self, seat: int) -> tuple[dict[str, Any], ...]:
        self._read()
        return self._history.seen_by(seat)

    def record(self) -> str:
        """The events as JSON lines."""
        lines = (json.dumps(event, ensure_ascii=False, separators=(",", ":")) for event in self.events)
        return "".join(line + "\n" for line in lines)

    @property
    def digest(self) -> str:
        """SHA-256 of `record()`: two matches that went the same way have the same."""
        return hashlib.sha256(self.record().encode()).hexdigest()

    def _forget(self) -> None:
        """What is kept of finished rounds is read again when it is asked for."""
        self._outcomes: dict[int, Outcome] = {}
        self._history = History(
            written.start_game(
                self.rules.id,
                self.rules.digest,
                self.names,
                self.commitment,
                self.rules.seats.players,
                self._allow_errors,
            )
        )

    def svg(self, seat: int = 0, size: int = 640, lang: Lang = "ja") -> str:
        """The table as that seat sees it, as an SVG picture of `size` pixels with its words in `lang`. Raises
        TableError, or TypeError for what is no number."""
        from .svg import table_svg

        return table_svg(self.view(seat), lang, size=within(size, "size", 1, _MOST_PIXELS))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return line(self)

    def __str__(self) -> str:
        return picture(self)
