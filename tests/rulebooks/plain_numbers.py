"""Numbers of the rulebooks that the engine does not know."""


def plain(number: int) -> int:
    """A number that is no fact of the engine."""
    return number
