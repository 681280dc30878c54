"""Links for the phones of those at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

import segno

from ..markup import button, pressed, say
from .desk import Desk, Line
from .dialog import Dialog


class LinksDialog(Dialog):
    """For each seat a link of its own, to be read by a phone's camera.

    addresses: of each seat
    """

    called = "keep-links"

    def __init__(self, desk: Desk, addresses: Mapping[int, str]) -> None:
        super().__init__(desk)
        self.addresses = addresses
        self.seat = 0

    def press(self, event: str) -> Sequence[Line]:
        word, _, rest = event.partition(" ")
        seat = self.desk.seat(rest)
        if word == "link" and seat is not None:
            self.seat = seat
        return ()

    def body(self) -> str:
        told, names = self.told, self.desk.names
        keys = "".join(
            button(f"link {seat}", name, "big name", more=pressed(seat == self.seat))
            for seat, name in enumerate(names)
        )
        address = self.addresses[self.seat]
        code = segno.make(address, micro=False).svg_inline(scale=5, border=4, light="#fff", omitsize=True)
        label = say(told, "keep-link-of", name=names[self.seat])
        shown = escape(address, quote=True)
        return (
            f'<p class="soft">{say(told, "keep-links-about")}</p><div class="people">{keys}</div>'
            f'<figure class="code" role="img" aria-label="{label}">{code}</figure>'
            f'<p class="address"><input readonly value="{shown}" aria-label="{label}"></p>'
        )
