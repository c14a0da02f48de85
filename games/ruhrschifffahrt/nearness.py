"""How far apart things are, where a player asks for one and may have the other."""

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.facts import OptionFact
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State


def apart(state: State, one: str, other: str) -> int:
    """How far apart two spaces lie on the river, or how much two options differ."""
    index = river_of(state).index
    if one in index and other in index:
        return abs(index[one] - index[other])
    options = facts.OPTIONS
    return _unlike(options[one], options[other]) if one in options and other in options else len(index)


def _unlike(one: OptionFact, other: OptionFact) -> int:
    """In how much of what they bring two options differ."""
    return sum((one.pilot != other.pilot, one.tow != other.tow, one.transport != other.transport))
