"""Our own drawing of each tile's face: strokes and dots on a field of 60 × 80, so that no font is needed.

Each face is SVG without the tile's body. Strokes are 4 and more wide: at 20 px height that is a whole pixel.
"""

INK = "#1d2733"
RED = "#c3142d"
GREEN = "#0b7a43"
BLUE = "#1d5aa8"
PLUM = "#a3338f"
ORANGE = "#c96a00"
FIELD = "#fffdf4"

_NUMERALS = {
    1: "M11 24h38",
    2: "M18 13h24M11 34h38",
    3: "M15 9h30M18 22h24M10 36h40",
    4: "M11 10h38v27M11 37v-27M11 35h38M24 10q1 11-6 16M35 10v10q0 4 4 4h4",
    5: "M14 8h32M29 8l-5 29M16 22h25l-3 15M9 37h42",
    6: "M30 4v9M10 17h40M25 23q-3 9-13 15M35 23q7 7 12 15",
    7: "M10 23l40-6M26 6v25q0 6 6 6h15v-6",
    8: "M25 9q-1 18-15 28M32 8q3 19 19 29",
    9: "M12 15h24v17q0 5 5 5h8v-7M26 5q2 22-15 33",
}
_TEN_THOUSAND = "M11 47h38M27 47q0 16-15 27M26 57h18q0 12-4 17-4 0-7-2"

_HONORS = {
    1: (INK, 4.6, "M9 19h42M30 8v64M15 28h30v20h-30zM15 38h30M28 50q-6 11-19 17M32 50q7 11 19 17"),
    2: (
        INK,
        4.6,
        "M10 17h40M30 7v18M12 72v-44h36v38q0 6-8 5M23 34l4 7M37 34l-4 7M19 45h22M17 56h26M30 45v23",
    ),
    3: (INK, 4.6, "M9 14h42M12 31h36v37h-36zM24 14q2 24-9 32M36 14v25q0 5 5 5h6M12 60h36"),
    4: (INK, 4.6, "M22 9v60M8 30h14M7 63l15-8M37 9v50q0 8 7 8h7v-9M37 37q8-3 13-8"),
    5: (BLUE, 4.2, "M11 11h38v58h-38z"),
    6: (
        GREEN,
        4.2,
        "M13 9h12q-2 13-17 21M14 16l6 5M31 8q6 14 21 20M44 8l-8 7M50 15l-8 7M20 28h20"
        "M11 37h13v9h-12l-1 10h13q0 14-5 15-4 0-6-2M36 36q0 10-5 12M36 36h9q-1 9 2 10h4"
        "M31 53h16q-4 12-17 19M33 56q6 11 18 16",
    ),
    7: (RED, 6, "M12 24h36v25h-36zM30 7v66"),
}

_PINS = {
    2: (((30, 23), GREEN), ((30, 57), BLUE)),
    3: (((15, 17), BLUE), ((30, 40), RED), ((45, 63), GREEN)),
    4: (((18, 23), BLUE), ((42, 23), GREEN), ((18, 57), GREEN), ((42, 57), BLUE)),
    5: (((15, 17), BLUE), ((45, 17), GREEN), ((30, 40), RED), ((15, 63), GREEN), ((45, 63), BLUE)),
    6: (
        ((18, 17), GREEN),
        ((42, 17), GREEN),
        ((18, 43), RED),
        ((42, 43), RED),
        ((18, 63), RED),
        ((42, 63), RED),
    ),
    7: (
        ((12, 13), GREEN),
        ((29, 20), GREEN),
        ((46, 27), GREEN),
        ((18, 48), RED),
        ((42, 48), RED),
        ((18, 67), RED),
        ((42, 67), RED),
    ),
    8: tuple(((x, y), BLUE) for y in (13, 31, 49, 67) for x in (18, 42)),
    9: tuple(((x, y), colour) for y, colour in ((15, GREEN), (40, RED), (65, BLUE)) for x in (12, 30, 48)),
}

_PIN_WIDTH = {2: 24, 3: 19, 4: 21, 5: 19, 6: 19, 7: 16, 8: 15.5, 9: 16}

_UP, _MIDDLE, _DOWN = 11, 31, 50
_SOUS = {
    2: ((30, 11, 22, GREEN), (30, 47, 22, GREEN)),
    3: ((30, 11, 22, GREEN), (16, 47, 22, GREEN), (44, 47, 22, GREEN)),
    4: tuple((x, y, 22, GREEN) for y in (11, 47) for x in (16, 44)),
    5: (*((x, y, 22, GREEN) for y in (11, 47) for x in (12, 48)), (30, 29, 22, RED)),
    6: tuple((x, y, 22, GREEN) for y in (11, 47) for x in (12, 30, 48)),
    7: ((30, 9, 14, RED), *((x, y, 14, GREEN) for y in (33, 57) for x in (12, 30, 48))),
    9: tuple((x, y, 14, colour) for y in (9, 33, 57) for x, colour in ((12, GREEN), (30, RED), (48, GREEN))),
}


def _stroke(colour: str, width: float, path: str) -> str:
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{path}"/>'
    )


def man(number: int, red: bool) -> str:
    """A numeral over 万, the short form of 萬: fewer strokes stay legible when small."""
    return _stroke(RED if red else INK, 4.8, _NUMERALS[number]) + _stroke(RED, 4.4, _TEN_THOUSAND)


def _by_colour(items: list[tuple[str, str]], red: bool) -> dict[str, str]:
    paths: dict[str, str] = {}
    for colour, path in items:
        colour = RED if red else colour
        paths[colour] = paths.get(colour, "") + path
    return paths


def pin(number: int, red: bool) -> str:
    """Coins: a dot is a stroke of no length with round ends, its ring a lighter one upon it."""
    if number == 1:
        rings = ((GREEN, 46), (FIELD, 35), (RED, 27), (FIELD, 13), (RED, 7))
        return "".join(_stroke(colour, width, "M30 40h.01") for colour, width in rings)
    dots = [(colour, f"M{x:g} {y:g}h.01") for (x, y), colour in _PINS[number]]
    width = _PIN_WIDTH[number]
    coins = "".join(_stroke(colour, width, path) for colour, path in _by_colour(dots, red).items())
    return coins + _stroke(FIELD, round(width / 3.6, 1), "".join(path for _, path in dots))


def sou(number: int, red: bool) -> str:
    """Bamboo: strokes with a light line within; the one is a bird."""
    if number == 1:
        return _BIRD
    if number == 8:
        sticks = [(GREEN, "M12 12v20M48 12v20M12 48v20M48 48v20M12 32l18-17 18 17M12 48l18 17 18-17")]
        return _stroke(GREEN, 7, sticks[0][1]) + _stroke(FIELD, 1.6, sticks[0][1])
    sticks = [(colour, f"M{x} {y}v{length}") for x, y, length, colour in _SOUS[number]]
    bamboo = "".join(_stroke(colour, 8.5, path) for colour, path in _by_colour(sticks, red).items())
    return bamboo + _stroke(FIELD, 1.8, "".join(path for _, path in sticks))


_BIRD = (
    _stroke(GREEN, 5, "M33 44q-14 8-22 25M37 46q-9 9-13 25M40 47q-4 9-3 25")
    + f'<path fill="{BLUE}" d="M24 19q2-9 11-9 9 1 9 11 0 5 4 11 5 9-1 15-7 5-15 1-8-5-7-14 0-5 3-9l-11-1z"/>'
    + _stroke(RED, 4.5, "M38 9l3-5M44 12l6-4M50 36q5 10-2 20")
    + f'<circle cx="34" cy="18" r="2.6" fill="{FIELD}"/>'
)


def honor(number: int) -> str:
    """East, South, West, North, haku (a frame, as on many sets), hatsu, chun."""
    return _stroke(*_HONORS[number])


_PETALS = {1: RED, 2: PLUM, 3: ORANGE, 4: GREEN}


def flower(number: int) -> str:
    """Five petals, and as many dots below as the flower's number."""
    colour = _PETALS[number]
    petals = _stroke(colour, 17, "M30 15.5h.01M43.3 25.2h.01M38.2 40.8h.01M21.8 40.8h.01M16.7 25.2h.01")
    heart = _stroke(FIELD, 14, "M30 29.5h.01") + _stroke(
        ORANGE if colour != ORANGE else RED, 8, "M30 29.5h.01"
    )
    start = 30 - 6 * (number - 1)
    return petals + heart + _stroke(INK, 7, "".join(f"M{start + 12 * n} 66h.01" for n in range(number)))


def back() -> str:
    """The back of a tile, within the body's border."""
    return '<rect x="3" y="3" width="54" height="74" rx="5" fill="#27496d"/>' + _stroke(
        "#86a9cc", 3.5, "M10 20l20-11 20 11v40l-20 11-20-11zM10 20l40 40M50 20l-40 40"
    )
