"""Time in which nobody could move, because the bot or a table's server was out of reach: it counts for nobody."""

import sqlite3
from collections.abc import Collection
from typing import Final

from bot.tables import waiting
from db import tables, votes, waits
from db.notes import note, write_note

AWAY: Final = 3600
"""Seconds between two signs of life after which the bot was away."""
AWAKE: Final = "awake"
"""The note of the last sign of life."""


def note_awake(connection: sqlite3.Connection, now: int) -> None:
    """Note that the bot can be reached now; where it was away before, that time counts for nobody.

    A sign of life from the future was noted by a wrong clock.
    """
    before = note(connection, AWAKE)
    if before is not None and now - int(before) > AWAY:
        waits.credit_all(connection, int(before), now)
        votes.put_all_off(connection, int(before), now)
    write_note(connection, AWAKE, str(now))


def lose_server(connection: sqlite3.Connection, guild: int, now: int) -> None:
    """Stop the time of all games of a server that removed the bot, or that Discord cannot reach."""
    for row in tables.running_in(connection, guild):
        waiting.stop(connection, row, "server", now)


def find_server(connection: sqlite3.Connection, guild: int, now: int) -> None:
    """Let the time of all games of a server run again."""
    for row in tables.running_in(connection, guild):
        waiting.go_on(connection, row, "server", now)


def note_servers(connection: sqlite3.Connection, reachable: Collection[int], now: int) -> None:
    """Let the time of the tables in servers out of reach stand still, and that of the others run.

    Reasons that cannot be read are put right: else one damaged row would stop the time of a table for ever.
    """
    for found in waits.changed_servers(connection, reachable):
        row = waiting.mend_stops(connection, found, now)
        if row.guild in reachable:
            waiting.go_on(connection, row, "server", now)
        else:
            waiting.stop(connection, row, "server", now)
