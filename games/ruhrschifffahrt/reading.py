"""What a text means: notation, short forms, and `transport st_x`, where the colour follows from the storage."""

from collections.abc import Sequence

from games.engine.event import Seat
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.playing import PLAYING
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State


def read(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """The actions that a text means; raises MalformedAction."""
    return PLAYING.read(state, seat, text, lambda line: _action(state, line))


def _action(state: State, line: str) -> Action:
    verb, _, rest = line.strip().lower().partition(" ")
    colour = river_of(state).storages.get(rest.strip()) if verb == "transport" else None
    return PLAYING.parse(line if colour is None else f"transport {colour} {rest}")
