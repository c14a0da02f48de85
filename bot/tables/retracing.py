"""How a game that has just ended came to its result, from the log: points by round, what turned it, since when."""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.errors import UNDECODABLE
from bot.tables.loaded import Loaded
from db import history
from games.engine.contract import Outcome
from games.engine.event import Event
from games.engine.gains import Gains, Turning, gains_of, turning_points

_READ: Final = msgspec.json.Decoder(tuple[Event, ...])


class Retraced(msgspec.Struct, frozen=True):
    """The way to a result; `begun` is when the game began, 0 where the log does not say.

    There are no gains and no turning points where the log does not lead to the result: a part of it is damaged.
    """

    gains: Gains | None
    turning: tuple[Turning, ...]
    begun: int


def retraced(connection: sqlite3.Connection, loaded: Loaded, outcome: Outcome) -> Retraced:
    """What the lines that hold say; those that were undone are no part of it."""
    found = history.live_events(connection, loaded.row.id)
    begun = found[0][2] if found else 0
    lines = _readable([events for *_, events in found])
    if lines is None:
        return Retraced(None, (), begun)
    gains = gains_of(loaded.game, len(loaded.seats), lines)
    if gains.totals != outcome.totals:
        return Retraced(None, (), begun)
    return Retraced(gains, turning_points(loaded.game, outcome, lines), begun)


def _readable(stored: Sequence[bytes]) -> list[tuple[Event, ...]] | None:
    """The events of all lines, None where one of them cannot be read."""
    try:
        return [_READ.decode(events) for events in stored]
    except UNDECODABLE:
        return None
