"""What can be wrong with a settlement that is asked for."""


class SettlementError(ValueError):
    """The inputs of a settlement cannot be: the message says which, and what would be right."""
