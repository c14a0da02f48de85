"""Positions without what was left ahead."""

from copy import copy

from games.engine.contract import S


def emptied(state: S, field: str, empty: object) -> S:
    """The state with a field of every seat as it is where nothing was left; the input stays as it is."""
    bare = copy(state)
    bare.seats = state.seats.copy()
    for at, own in enumerate(state.seats):
        if getattr(own, field) != empty:
            bare.seats[at] = anew = copy(own)
            setattr(anew, field, empty)
    return bare
