"""The table as one seat sees it, drawn in SVG: 1000 × 1000 units, that seat at the bottom."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from ..table import Called, Seated, View
from ..tile_svg import HEIGHT, WIDTH, Side, hand_svg
from ..wording import Wording
from .markup import number, say
from .sprite import use

SIZE: Final = 1000
_MIDDLE: Final = SIZE / 2
_RIVER: Final = 52  # width of a discarded tile
_ROW: Final = 6
_ROWS: Final = 3  # the last one goes on to the right
_CENTRE: Final = 324
_PLATE: Final = 40
_RIVER_TOP: Final = _MIDDLE + _CENTRE / 2 + 6
_EDGE_TILE: Final = 44
_EDGE_TOP: Final = 932
_CALLS: Final = frozenset({"chi", "pon", "daiminkan", "ankan", "kakan", "nukidora", "flower", "reach"})
_WINDS: Final = "ESWN"


def board(view: View, names: tuple[str, ...], told: Wording, *, own_hand: bool = False) -> str:
    """The board; with `own_hand` the own hand is drawn at the bottom too."""
    turns = _turns(view)
    parts = [
        f'<svg class="board" viewBox="0 0 {SIZE} {SIZE}" role="img" '
        f'aria-label="{escape(_spoken(view, names, told), quote=True)}">',
        f'<rect class="felt" width="{SIZE}" height="{SIZE}" rx="24"/>',
        _centre(view, told),
    ]
    for seat, turn in turns.items():
        player = view.players[seat]
        assert player is not None
        parts.append(f'<g transform="rotate({-90 * turn} {_MIDDLE:g} {_MIDDLE:g})">')
        parts.append(_river(player, view))
        parts.append(_plate(view, seat, names[seat], told))
        parts.append(_edge(player, turns, drawn=turn != 0 or own_hand))
        parts.append("</g>")
    parts.append(_announced(view, turns, told))
    parts.append("</svg>")
    return "".join(parts)


def _turns(view: View) -> dict[int, int]:
    """For each seat that plays, by how many quarters it sits from the bottom, counter-clockwise."""
    playing = [player for player in view.players if player is not None]
    winds = {player.seat: _WINDS.index(player.wind) for player in playing}
    mine = winds.get(view.seat, 0)
    # With three the previous player sits at the left, and nobody across.
    places = (0, 1, 2, 3) if len(playing) == 4 else (0, 1, 3)
    return {seat: places[(wind - mine) % len(playing)] for seat, wind in winds.items()}


def round_name(told: Wording, wind: str, dealer: int, honba: int) -> str:
    """`東1局 2本場`."""
    place = told.text("round", wind=told.text(f"wind-{wind}"), n=dealer + 1)
    return f"{place} {told.text('honba', n=honba)}" if honba else place


def _centre(view: View, told: Wording) -> str:
    left = _MIDDLE - _CENTRE / 2
    top = left
    lines = [
        f'<rect class="centre" x="{left:g}" y="{top:g}" width="{_CENTRE}" height="{_CENTRE}" rx="16"/>',
        _text(_MIDDLE, 442, round_name(told, view.round, view.dealer, view.honba), "round"),
    ]
    if view.left >= 0:
        lines.append(_text(_MIDDLE, 484, told.text("left", n=view.left), "small"))
    if view.sticks:
        lines.append(_text(_MIDDLE, 512, told.text("sticks", points=number(view.sticks)), "small"))
    if view.dora:
        width = 34
        start = _MIDDLE - len(view.dora) * (width + 3) / 2
        for place, tile in enumerate(view.dora):
            lines.append(use(str(tile), start + place * (width + 3), 522, width, css="dora"))
    return "".join(lines)


def _plate(view: View, seat: int, name: str, told: Wording) -> str:
    """Name, wind and points at the centre's edge, the stick of a riichi beneath."""
    player = view.players[seat]
    assert player is not None
    y = _MIDDLE + _CENTRE / 2
    left, right = _MIDDLE - _CENTRE / 2 + _PLATE + 4, _MIDDLE + _CENTRE / 2 - _PLATE - 4
    wind = say(told, f"wind-{player.wind}")
    turn = " turn" if seat in _to_move(view) else ""
    dealer = " dealer" if seat == view.dealer else ""
    parts = [
        f'<rect class="plate{turn}" x="{left:g}" y="{y - _PLATE:g}" width="{right - left:g}" '
        f'height="{_PLATE - 6}" rx="8"/>',
        f'<text class="wind{dealer}" x="{left + 8:g}" y="{y - 14:g}">{wind}</text>',
        f'<text class="player" x="{left + 38:g}" y="{y - 15:g}">{escape(_short(name))}</text>',
        f'<text class="points" x="{right - 8:g}" y="{y - 15:g}">{number(view.points[seat])}</text>',
    ]
    if player.riichi:
        parts.append(
            f'<rect class="stick" x="{_MIDDLE - 75:g}" y="{y - _PLATE - 13:g}" width="150" '
            'height="9" rx="3"/>'
            f'<circle class="stick-dot" cx="{_MIDDLE:g}" cy="{y - _PLATE - 8.5:g}" r="3"/>'
        )
    return "".join(parts)


def _to_move(view: View) -> tuple[int, ...]:
    return () if view.turn is None else (view.turn,)


def _short(name: str) -> str:
    """What fits beside the points; CJK letters are twice as wide."""
    shown, used = "", 0
    for letter in name:
        used += 2 if ord(letter) > 0x2E80 else 1
        if used > 9:
            return shown + "…"
        shown += letter
    return shown


def _river(player: Seated, view: View) -> str:
    """Discards in rows of six; the riichi tile lies on its side, a called one is faint."""
    height = _RIVER * HEIGHT / WIDTH
    left = _MIDDLE - _RIVER * _ROW / 2
    parts = []
    x, row, placed = left, 0, 0
    turned = _riichi_tile(player)
    for place, discarded in enumerate(player.discards):
        if placed == _ROW and row < _ROWS - 1:
            x, row, placed = left, row + 1, 0
        css = "called" if discarded.called else "held" if not discarded.drawn else ""
        newest = view.offered and view.offered.from_ == player.seat and place == len(player.discards) - 1
        y = _RIVER_TOP + row * (height + 2)
        if place == turned:
            parts.append(use(str(discarded.tile), x, y + height - _RIVER, _RIVER, turned=True, css=css))
            x += height
        else:
            parts.append(use(str(discarded.tile), x, y, _RIVER, css="newest" if newest else css))
            x += _RIVER
        placed += 1
    return "".join(parts)


def _riichi_tile(player: Seated) -> int | None:
    """The discard that lies on its side: the riichi tile, or the next one if that was called."""
    declared = next((place for place, d in enumerate(player.discards) if d.riichi), None)
    if declared is None:
        return None
    return next((p for p in range(declared, len(player.discards)) if not player.discards[p].called), None)


def _edge(player: Seated, turns: Mapping[int, int], *, drawn: bool) -> str:
    """At the edge of the board: the hand or its backs, melds from the right corner, tiles laid aside."""
    parts = []
    right = SIZE - 60.0
    for called in player.melds:
        svg, wide = _meld(called, player, turns)
        right -= wide + 8
        parts.append(f'<svg x="{right:g}" y="{_EDGE_TOP - 42:g}" {svg}')
    aside = [str(tile) for tile in player.flowers] + ["4z"] * player.nuki
    for place, tile in enumerate(aside):
        parts.append(use(tile, SIZE - 60 - (place + 1) * 30, _EDGE_TOP - 48, 28))
    if drawn:
        shown = [str(tile) for tile in player.hand] if player.hand is not None else [None] * player.hand_size
        left = max(60.0, min(_MIDDLE - _EDGE_TILE * 7, right - 14 - _EDGE_TILE * len(shown)))
        for place, face in enumerate(shown):
            parts.append(use(face, left + place * _EDGE_TILE, _EDGE_TOP + 6, _EDGE_TILE))
    return "".join(parts)


def _meld(called: Called, player: Seated, turns: Mapping[int, int]) -> tuple[str, float]:
    """A meld as the rest of an `<svg>` element, and its width."""
    side: Side = "left"
    if called.from_ is not None and called.from_ in turns:
        quarter = (turns[called.from_] - turns[player.seat]) % 4
        side = {1: "right", 2: "across", 3: "left"}.get(quarter, "left")  # type: ignore[assignment]
    drawn = hand_svg("", [meld_text(called)], called_from=[side], height=int(_EDGE_TILE * HEIGHT / WIDTH))
    # The height above the baseline grows with an added tile; drawings stand on their lower edge.
    body = drawn.removeprefix("<svg ")
    box = body.split('viewBox="')[1].split('"')[0].split()
    scale = _EDGE_TILE / WIDTH
    wide, tall = float(box[2]) * scale, float(box[3]) * scale
    lower = 105 - tall
    return f'overflow="visible" style="transform: translateY({lower:g}px)" {body}', wide


def meld_text(called: Called) -> str:
    """The meld for drawing: the called tile of a chii first."""
    if called.taken is None or not str(called.meld).startswith("chi"):
        return str(called.meld)
    tiles = list(called.meld.tiles)
    tiles.remove(called.taken)
    return "chi " + "".join(str(tile) for tile in (called.taken, *tiles))


def _announced(view: View, turns: Mapping[int, int], told: Wording) -> str:
    """The last call, beside whoever made it."""
    event = last_call(view)
    if event is None or event["actor"] not in turns:
        return ""
    x, y = {0: (500, 800), 1: (800, 500), 2: (500, 200), 3: (200, 500)}[turns[event["actor"]]]
    word = say(told, f"call-{event['type']}")
    return (
        '<g class="call" aria-hidden="true">'
        f'<rect x="{x - 95}" y="{y - 40}" width="190" height="80" rx="40"/>'
        f'<text x="{x}" y="{y + 17}">{word}</text></g>'
    )


def last_call(view: View) -> Mapping[str, Any] | None:
    """The call that was made just now: nothing but its own discard or a draw has followed it."""
    for event in view.events[-1:-6:-1]:
        kind = event["type"]
        if kind in _CALLS:
            return event
        if kind not in ("tsumo", "dahai", "dora", "reach_accepted"):
            return None
        if kind == "dahai" and view.offered is None:
            return None
        if kind == "tsumo" and event["actor"] != view.turn:
            return None
    return None


def _spoken(view: View, names: tuple[str, ...], told: Wording) -> str:
    """The board in words, for those who do not see it."""
    parts = [round_name(told, view.round, view.dealer, view.honba), told.text("left", n=view.left)]
    for player in view.players:
        if player is not None:
            wind = told.text(f"wind-{player.wind}")
            parts.append(f"{wind} {names[player.seat]} {number(view.points[player.seat])}")
    return ", ".join(parts)


def _text(x: float, y: float, text: str, css: str) -> str:
    return f'<text class="{css}" x="{x:g}" y="{y:g}">{escape(text)}</text>'
