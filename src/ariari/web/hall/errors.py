"""What the hall refuses."""


class HallError(ValueError):
    """Something that the hall cannot do."""


class Refused(HallError):
    """An action that a room does not take; nothing has changed. `reason` is a short word for it."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        super().__init__(detail or reason)


class StoreError(HallError):
    """The store cannot be opened or does not agree with itself."""
