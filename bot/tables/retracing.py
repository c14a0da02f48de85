"""How a game that has just ended came to its result, from the log: points by round, what turned it, since when."""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.errors import UNDECODABLE
from bot.tables.loaded import Loaded
from db import history
from games.engine.contract import Outcome
from games.engine.event import Event, Seat
from games.engine.gains import POINTS, Gains, Turning, gains_of, turning_points

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
    return Retraced(gains, telling(turning_points(loaded.game, outcome, lines), outcome), begun)


def telling(found: Sequence[Turning], outcome: Outcome) -> tuple[Turning, ...]:
    """Of turning points those by which one of the two first gained at least half as much as by the greatest.

    What moved less turned nothing, also where it was only by chance that somebody went ahead by it.
    """
    first, second = [seat for rank in outcome.ranks for seat in rank][:2]
    swings = [abs(_points(one.event, first) - _points(one.event, second)) for one in found]
    return tuple(one for one, swing in zip(found, swings, strict=True) if 0 < max(swings) <= 2 * swing)


def _points(event: Event, seat: Seat) -> int:
    return sum(entry.amount for entry in event.entries if entry.account == POINTS and entry.seat == seat)


def _readable(stored: Sequence[bytes]) -> list[tuple[Event, ...]] | None:
    """The events of all lines, None where one of them cannot be read."""
    try:
        return [_READ.decode(events) for events in stored]
    except UNDECODABLE:
        return None
