"""What the referee cannot rule on."""


class RefereeError(ValueError):
    """The report of an infraction cannot be: the message says what is wrong and what would be right."""
