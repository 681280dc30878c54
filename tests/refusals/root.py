"""Tiles, hands, tile sets, where a match starts, and what the system says of files."""

from collections.abc import Callable
from pathlib import Path

from tests.refusals.provoking import Refusal, command, refusal

import ariari
from ariari import Hand, Table
from ariari.logs import read
from ariari.tile_set import FOUR_PLAYERS, THREE_PLAYERS
from ariari.tiles import Meld, Tile, parse_flowers, parse_tiles

ROOM = "ariari"

WAITING, FULL = Hand("123m456p789s1122z"), Hand("123m456p789s11223z")


def _start(house: str, **given: object) -> Callable[[], object]:
    return lambda: Table.stacked(ariari.load(house), **given)  # type: ignore[arg-type]


def _at_long_name(folder: Path) -> object:
    return list(read(folder / ("x" * 300)))


def _in_a_file(folder: Path) -> object:
    (folder / "file").write_text("x")
    return list(read(folder / "file" / "beneath"))


def _not_to_be_run(folder: Path) -> object:
    (folder / "program").write_text("#!/bin/sh\n")
    return command("mjai-bot", "--", str(folder / "program"))


def _on_a_full_disk(_: Path) -> object:
    return command("play", "tenhou", "--seed", "1", "--file", "/dev/full", input="q\n")


REFUSALS = {
    # ---- notation
    "numbers-without-suit": refusal(lambda: parse_tiles("123"), "123"),
    "no-number-no-suit": refusal(lambda: parse_tiles("12x"), "12x", "x"),
    "suit-without-numbers": refusal(lambda: parse_tiles("1mm"), "1mm"),
    "no-such-tile": refusal(lambda: parse_tiles("8z"), "8z"),
    "one-tile-wanted": refusal(lambda: Tile("12m"), "12m", "2"),
    "no-tile-number": refusal(lambda: Tile(41), "41"),
    "flower-without-kind": refusal(lambda: Tile("3f").kind, "3f"),
    "no-meld": refusal(lambda: Meld.parse("pong 777z"), "pong"),
    "meld-size": refusal(lambda: Meld.parse("pon 77z"), "pon 77z", "2", "3"),
    "flower-in-meld": refusal(lambda: Meld.parse("pon 111f"), "pon 111f"),
    "no-run": refusal(lambda: Meld.parse("chi 135m"), "135m"),
    "no-three": refusal(lambda: Meld.parse("pon 123m"), "123m"),
    "no-four": refusal(lambda: Meld.parse("ankan 1112z"), "1112z"),
    "no-flower": refusal(lambda: parse_flowers("1f3p"), "3p"),
    "flower-twice": refusal(lambda: parse_flowers("11f"), "1f"),
    # ---- tile sets and hands
    "not-in-set": refusal(lambda: THREE_PLAYERS.check(parse_tiles("5m")), "5m"),
    "more-than-in-set": refusal(lambda: FOUR_PLAYERS.check(parse_tiles("11111z")), "1z", "5", "4"),
    "fifth-copy": refusal(lambda: FOUR_PLAYERS.check(parse_tiles("05555m")), "05555m", "5m"),
    "flower-laid-aside": refusal(
        lambda: Hand("123m456p789s112z1f", tile_set=FOUR_PLAYERS.of("x", flowers=["1f"])), "1f"
    ),
    "melds-too-many": refusal(lambda: Hand("1z", ["pon 222z"] * 5), "5", "4"),
    "hand-size": refusal(lambda: Hand("123m, pon 777z"), "123m, pon 777z", "3", "10", "11"),
    "nothing-to-discard": refusal(lambda: WAITING.discards(), str(WAITING)),
    "already-drawn": refusal(lambda: FULL.draw("1m"), str(FULL)),
    "no-tile-to-discard": refusal(lambda: FULL.discard("9m"), "9m", str(FULL)),
    "to-discard-first": refusal(lambda: FULL.waits(), str(FULL)),
    # ---- where a match starts
    "no-round-wind": refusal(_start("tenhou", round="X"), "X", "E", "N"),
    "no-extra-rounds": refusal(_start("m-league", extra=True)),
    "wind-of-extra-rounds": refusal(_start("tenhou", round="W"), "W", "E", "S"),
    "wind-not-of-extra-rounds": refusal(_start("tenhou", extra=True), "E", "W"),
    "wind-not-played": refusal(_start("m-league", round="W"), "W", "E", "S"),
    "no-such-dealer": refusal(_start("tenhou", dealer=4), "4", "0", "3"),
    "below-zero": refusal(_start("tenhou", honba=-7), "honba", "-7", "0"),
    "too-much-at-start": refusal(
        _start("tenhou", points=[0, 0, 0, 2**29]), "3", "536,870,912", "100,000,000"
    ),
    "points-by-seat": refusal(_start("tenhou", points=[1, 2, 3]), "3", "4"),
    # ---- what the system says
    "system-ENOENT": Refusal(lambda folder: list(read(folder / "gone")), ("gone",)),
    "system-EISDIR": Refusal(
        lambda folder: command("sheet", "tenhou", "--to", "md", "--out", str(folder)), ("--out",)
    ),
    "system-ENOTDIR": Refusal(_in_a_file, ("beneath",)),
    "system-ENAMETOOLONG": Refusal(_at_long_name, ("xxx",)),
    "system-EACCES": Refusal(_not_to_be_run, ("program",)),
    "system-ENOSPC": Refusal(_on_a_full_disk, ("/dev/full",)),
}

PARTS = {
    "how far from complete": refusal(
        lambda: ariari.score(ariari.load("tenhou"), {"hand": "159m159p159s1234z", "win": "5z"}), "5z"
    ),
    "what was meant": refusal(lambda: ariari.Win.from_dict({"ipatsu": True}), "ippatsu"),
}
