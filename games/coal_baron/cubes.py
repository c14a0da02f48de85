"""The general supply of coal cubes."""

from typing import Final

from games.coal_baron.facts import COALS, Coal
from games.coal_baron.state import State

INDEX: Final[dict[str, int]] = {coal: index for index, coal in enumerate(COALS)}
"""Where a coal stands in `State.supply`."""


def in_supply(state: State, coal: str) -> int:
    """How many cubes of a colour the supply holds."""
    return state.supply[INDEX[coal]]


def available(state: State) -> list[Coal]:
    """The colours of which the supply holds any."""
    return [coal for coal, count in zip(COALS, state.supply, strict=True) if count]


def put(state: State, coal: str, count: int) -> None:
    """Add cubes to the supply, or take them from it where `count` is negative."""
    supply = list(state.supply)
    supply[INDEX[coal]] += count
    state.supply = (supply[0], supply[1], supply[2], supply[3])
