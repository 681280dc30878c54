"""What a format cannot carry, collected while a record is written, so that it can be said."""


class Losses:
    """Remarks, each said once, in the order in which they came up."""

    def __init__(self) -> None:
        self._said: dict[str, None] = {}

    def add(self, remark: str) -> None:
        self._said[remark] = None

    @property
    def said(self) -> tuple[str, ...]:
        return tuple(self._said)
