"""Whose part of a table a picture shows where nobody is named."""

from games.engine.bounds import View
from games.engine.event import Seat


def seat_shown(view: View) -> Seat:
    """The viewer's own seat, else that of who must decide, else the first."""
    if view.viewer is not None:
        return view.viewer
    return view.active[0] if view.active else 0
