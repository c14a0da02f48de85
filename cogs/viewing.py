"""Whose part of a table a picture shows where nobody is named."""

from collections.abc import Sequence
from typing import Protocol

from games.engine.event import Seat


class Seen(Protocol):
    """A game's view, as far as it says who looks and who must decide."""

    @property
    def viewer(self) -> Seat | None:
        """Who looks; None: the public."""
        ...

    @property
    def active(self) -> Sequence[Seat]:
        """Who must decide."""
        ...


def seat_shown(view: Seen) -> Seat:
    """The viewer's own seat, else that of who must decide, else the first."""
    if view.viewer is not None:
        return view.viewer
    return view.active[0] if view.active else 0
