"""From han and fu to limits and yakuman."""

from ._base import Section, key


class Value(Section):
    kiriage: bool = key(False, "30 fu 4 han and 60 fu 3 han are rounded up to mangan")
    haneman: int = key(6, "Haneman from", "han")
    baiman: int = key(8, "Baiman from", "han")
    sanbaiman: int = key(11, "Sanbaiman from", "han")
    kazoe: int | None = key(13, "Counted yakuman from; none: sanbaiman is the most", "han")
    compound: bool = key(True, "Yakuman that truly combine are paid as double, triple and so on")
    double_yakuman: bool = key(
        False, "Yakuman which the catalogue calls double (such as kokushi on thirteen waits) pay double"
    )
