"""What whoever is guided through a game has been told already, and what they have not, by the log alone."""

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.tables.loaded import own_seat, readable_events
from bot.tables.seeing import EVENTS, News, seen
from db import history
from db.rows import LogRow
from games.engine.event import Seat, visible_events


class Learnt(msgspec.Struct, frozen=True):
    """What the guide tells now, the learner's own last turn included, and what happened before.

    `turned` says whether there was such a turn yet.
    """

    news: News
    before: EVENTS
    turned: bool = True


def learnt(connection: sqlite3.Connection, table_id: int, user: int) -> Learnt:
    """What a learner may know of their own last turn and what came of it, and of all before; raises Refused."""
    at = seen(connection, table_id, user)
    seat = own_seat(at.loaded, user).seat
    lines = history.live_lines(connection, table_id)
    first = last_turn_of(lines, seat)
    before, _ = readable_events(table_id, lines[:first])
    events, fault = readable_events(table_id, lines[first:])
    news = News(at, visible_events(events, seat), () if fault is None else (fault,))
    return Learnt(news, visible_events(before, seat), any(line.seat == seat and line.ends_turn for line in lines))


def last_turn_of(lines: Sequence[LogRow], seat: Seat) -> int:
    """Where the last turn begins that a seat ended, in one line or in several; 0 where it has ended none."""
    ended = [number for number, line in enumerate(lines) if line.seat == seat and line.ends_turn]
    if not ended:
        return 0
    first = ended[-1]
    while first > 0 and lines[first - 1].seat == seat and not lines[first - 1].ends_turn:
        first -= 1
    return first
