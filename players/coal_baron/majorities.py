"""What the twelve majorities bring, from how many everybody will have of each and how sure that is."""

from functools import lru_cache
from math import exp
from typing import Final

from games.coal_baron.facts import ELEMENTS

SPREADS: Final = (0.3, 0.6, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0)
"""How far counts may still move, from not at all to a whole game."""


@lru_cache(maxsize=12000)
def expected(element: int, counts: tuple[int, ...], spread: int) -> tuple[float, ...]:
    """The points that each seat may expect of an element; `counts` are halves, `spread` an index of SPREADS."""
    first, second = ELEMENTS[element].first, ELEMENTS[element].second
    width = 2 * SPREADS[spread]
    seats = range(len(counts))
    found: list[float] = []
    for seat in seats:
        own = counts[seat]
        best, beaten_once = 1.0, 0.0
        chances = [
            1 / (1 + exp(max(-30.0, min(30.0, (counts[other] - own - 1) / width))))
            for other in seats
            if other != seat
        ]
        for chance in chances:
            beaten_once = beaten_once * chance + best * (1 - chance)
            best *= chance
        there = min(1.0, (own + width * 0.6) / 2) if own < 2 else 1.0
        points = first * best + (second * beaten_once if len(counts) > 2 else 0.0)
        found.append(points * there)
    return tuple(found)
