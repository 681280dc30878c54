"""The wall, dora, and what is left over."""

from typing import Literal

from ._base import Section, key


class Wall(Section):
    left_over: Literal["fourteen", "indicators-only"] = key(
        "fourteen",
        "What is not drawn: always 14 tiles, or nothing but the turned-up indicators and the ura under them",
    )
    dora: bool = key(True, "The first indicator gives dora")
    ura: bool = key(True, "A riichi winner also looks under the indicators")
    kan_dora: bool = key(True, "Each kan turns up another indicator")
    kan_ura: bool = key(True, "Ura under kan indicators count")
