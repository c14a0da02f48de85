"""Where names settle: of the places that each of them has the set that costs least, with names apart."""

import math
from collections.abc import Iterable, Sequence

import msgspec

from renderer.scene import Box


class Place(msgspec.Struct, frozen=True):
    """A place where a name could stand, and what that costs by itself."""

    box: Box
    cost: float


def cost_of(place: Place) -> float:
    """What a place costs by itself, to sort by."""
    return place.cost


def _clash(one: Box, two: Box) -> float:
    """What it costs that two names come too near to each other."""
    across = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0]) + 9
    down = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1]) + 3
    return 0.0 if across <= 0 or down <= 0 else 40 + across * down * 0.08


def settled(choices: Sequence[Sequence[Place]], kicked: Sequence[int] = ()) -> list[int]:
    """Which place each name takes: one name after the other moves where it costs least, until none does.

    Names that are `kicked` then try every place that they have, and stay where all names together cost less.
    """
    near = _neighbours(choices)
    chosen = [0] * len(choices)
    for _ in range(12):
        before = list(chosen)
        _move(choices, near, chosen, range(len(choices)))
        if before == chosen:
            break
    for index in kicked:
        here = choices[index][chosen[index]].box
        if any(_clash(here, choices[at][chosen[at]].box) for at in near[index]):
            _kick(choices, near, chosen, index)
    return chosen


def _move(
    choices: Sequence[Sequence[Place]], near: Sequence[Sequence[int]], chosen: list[int], names: Iterable[int]
) -> None:
    """Let each of the names go where it costs least now."""
    for index in names:
        others = [choices[at][chosen[at]].box for at in near[index]]
        least = math.inf
        for at, place in enumerate(choices[index]):
            if place.cost >= least:
                break
            cost = place.cost + sum(_clash(place.box, other) for other in others)
            if cost < least:
                chosen[index], least = at, cost


def _kick(
    choices: Sequence[Sequence[Place]], near: Sequence[Sequence[int]], chosen: list[int], index: int
) -> None:
    """Let a name try all its places, its neighbours giving way, and stay where all of them cost least."""
    around = [index, *near[index]]
    least = _together(choices, near, chosen, around)
    for at in range(len(choices[index])):
        tried = [*chosen[:index], at, *chosen[index + 1 :]]
        _move(choices, near, tried, near[index])
        _move(choices, near, tried, near[index])
        cost = _together(choices, near, tried, around)
        if cost < least - 1e-9:
            least = cost
            chosen[:] = tried


def _together(
    choices: Sequence[Sequence[Place]], near: Sequence[Sequence[int]], chosen: Sequence[int], names: Sequence[int]
) -> float:
    """What some names cost, with all clashes that they have."""
    cost = 0.0
    for index in names:
        place = choices[index][chosen[index]]
        cost += place.cost + sum(
            _clash(place.box, choices[at][chosen[at]].box) * (0.5 if at in names else 1) for at in near[index]
        )
    return cost


def _neighbours(choices: Sequence[Sequence[Place]]) -> list[list[int]]:
    """Names of which some places clash."""
    bounds = [
        (
            min(place.box[0] for place in places),
            min(place.box[1] for place in places),
            max(place.box[0] + place.box[2] for place in places),
            max(place.box[1] + place.box[3] for place in places),
        )
        for places in choices
    ]
    return [
        [
            at
            for at, two in enumerate(bounds)
            if at != index
            and two[0] < one[2] + 9
            and one[0] < two[2] + 9
            and two[1] < one[3] + 9
            and one[1] < two[3] + 9
        ]
        for index, one in enumerate(bounds)
    ]
