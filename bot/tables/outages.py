"""Time in which nobody could move, because the bot or a table's server was out of reach: it counts for nobody."""

import sqlite3
from collections.abc import Collection
from typing import Final

from bot.letters import NoticeLetter
from bot.tables import waiting
from bot.timing.heartbeat import LATE, Happened, happened
from db import outbox, tables, votes, waits
from db.heartbeat import last_beat, write_beat
from db.memory import remember, remembered
from db.rows import BeatRow, TableRow

AWAY: Final = LATE
"""Seconds from which on it counts that nobody could reach the bot."""
TOLD: Final = 3 * 3600
"""Seconds from which on tables are told of it, without a mention: less is nothing to a slow game."""
UNREACHED: Final = "unreached"
"""The key under which is remembered from when to when nobody could reach the bot last."""


def record_beat(connection: sqlite3.Connection, beat: BeatRow) -> Happened:
    """Record a sign of life; what happened since the last one. Time in which it was away counts for nobody."""
    found = happened(last_beat(connection), beat)
    if found.uncounted > AWAY:
        since = beat.at - found.uncounted
        waiting.credit_all(connection, since, beat.at)
        votes.put_all_off(connection, since, beat.at)
        remember(connection, UNREACHED, f"{since} {beat.at}")
    write_beat(connection, beat)
    if found.down >= TOLD and found.kind != "restored":  # of a restore each table is told by itself
        for row in tables.running_with_time(connection):
            _say(connection, row, "notice-outage", found.down, beat.at)
    return found


def counts_from(connection: sqlite3.Connection, instant: int, now: int) -> int:
    """From when time counts that would from an instant on: the end of an outage in which that lies."""
    match (remembered(connection, UNREACHED) or "").split():
        case [since, until] if since.isdecimal() and until.isdecimal() and int(since) <= instant < int(until):
            return min(now, int(until))
        case _:
            return instant


def lose_server(connection: sqlite3.Connection, guild: int, now: int) -> None:
    """Stop the time of all games of a server that removed the bot, or that Discord cannot reach."""
    for row in tables.running_in(connection, guild):
        waiting.stop(connection, row, "server", now)


def find_server(connection: sqlite3.Connection, guild: int, now: int) -> None:
    """Let the time of all games of a server run again."""
    for row in tables.running_in(connection, guild):
        _find(connection, row, now)


def record_servers(connection: sqlite3.Connection, reachable: Collection[int], now: int) -> None:
    """Let the time of the tables in servers out of reach stand still, and that of the others run.

    Reasons that cannot be read are put right: else one damaged row would stop the time of a table for ever.
    """
    for found in waits.changed_stops(connection, reachable):
        row = waiting.mend_stops(connection, found, now)
        if row.practice or row.guild in reachable:
            _find(connection, row, now)
        else:
            waiting.stop(connection, row, "server", now)
        waiting.follow_undo(connection, row.id, now)


def _find(connection: sqlite3.Connection, row: TableRow, now: int) -> None:
    """Let the time of a table run again that stood still for its server, and say so after long."""
    since = waiting.stopped_since(row, "server")
    waiting.go_on(connection, row, "server", now)
    after = tables.table(connection, row.id)
    if since is not None and now - since >= TOLD and after is not None and after.still_since is None:
        _say(connection, after, "notice-server-back", now - since, now)


def _say(connection: sqlite3.Connection, row: TableRow, key: str, seconds: int, now: int) -> None:
    letter = NoticeLetter(key=key, values={"counted": seconds // 3600})
    outbox.put(connection, row.id, row.place, letter, now)
