"""What is said when a record cannot be read, written or replayed."""


class LogError(ValueError):
    """A game record is broken, or a format cannot carry it.

    `place` says where: a file, a line, a byte, a round; the readers fill in what they know.
    """

    def __init__(self, reason: str, place: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.place = place

    def at(self, place: str) -> "LogError":
        """The same error with a place put before what it already says of the place."""
        return LogError(self.reason, f"{place}, {self.place}" if self.place else place)

    def to_dict(self) -> dict[str, str]:
        """For JSON."""
        return {"error": self.reason, "place": self.place}

    def __reduce__(self) -> tuple[type["LogError"], tuple[str, str]]:
        return LogError, (self.reason, self.place)

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}" if self.place else self.reason
