"""What can be wrong with a reported win."""


class WinError(ValueError):
    """A win that cannot be. `where` is the field of the record at fault, `problem` says what is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}")


class NotAWinningHand(WinError):
    """The tiles make no complete hand."""


class NoYaku(WinError):
    """The hand is complete and may not win: it has no yaku, too few han, or none that is fixed.

    `missing` lists what would give it one.
    """

    def __init__(self, problem: str, missing: tuple[str, ...] = ()) -> None:
        self.missing = missing
        more = f"; missing: {'; '.join(missing)}" if missing else ""
        super().__init__("yaku", problem + more)
