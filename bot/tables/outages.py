"""Time in which nobody could move, because the bot or a table's server was out of reach: it counts for nobody."""

import sqlite3
from collections.abc import Collection
from typing import Final

from bot.tables import waiting
from bot.timing.heartbeat import LATE, Happened, happened
from db import tables, votes, waits
from db.heartbeat import last_beat, write_beat
from db.rows import BeatRow

AWAY: Final = LATE
"""Seconds from which on it counts that nobody could reach the bot."""


def record_beat(connection: sqlite3.Connection, beat: BeatRow) -> Happened:
    """Record a sign of life; what happened since the last one. Time in which it was away counts for nobody."""
    found = happened(last_beat(connection), beat)
    if found.uncounted > AWAY:
        waiting.credit_all(connection, beat.at - found.uncounted, beat.at)
        votes.put_all_off(connection, beat.at - found.uncounted, beat.at)
    write_beat(connection, beat)
    return found


def lose_server(connection: sqlite3.Connection, guild: int, now: int) -> None:
    """Stop the time of all games of a server that removed the bot, or that Discord cannot reach."""
    for row in tables.running_in(connection, guild):
        waiting.stop(connection, row, "server", now)


def find_server(connection: sqlite3.Connection, guild: int, now: int) -> None:
    """Let the time of all games of a server run again."""
    for row in tables.running_in(connection, guild):
        waiting.go_on(connection, row, "server", now)


def record_servers(connection: sqlite3.Connection, reachable: Collection[int], now: int) -> None:
    """Let the time of the tables in servers out of reach stand still, and that of the others run.

    Reasons that cannot be read are put right: else one damaged row would stop the time of a table for ever.
    """
    for found in waits.changed_stops(connection, reachable):
        row = waiting.mend_stops(connection, found, now)
        if row.guild in reachable:
            waiting.go_on(connection, row, "server", now)
        else:
            waiting.stop(connection, row, "server", now)
        waiting.follow_undo(connection, row.id, now)
