"""How a game stood when it was stopped, a line for each seat."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from bot.presenter import Scene
from bot.words import Words
from games.engine.event import Seat

Means: TypeAlias = Callable[[Any, Seat, Scene, Words], str]
"""A seat's points and means in a line, in a view that has `seats` and those `active`."""


def most_points_first(means: Means) -> Callable[[Any, Scene, Words], str]:
    """The means of everybody, who had most points first; nobody is at turn any more."""

    def standings(view: Any, scene: Scene, words: Words) -> str:
        stopped = msgspec.structs.replace(view, active=())
        seats = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].points)
        return "\n".join(means(stopped, seat, scene, words) for seat in seats)

    return standings
