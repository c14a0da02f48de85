"""Seats that must decide, since when, and how long their decisions took."""

import json
import sqlite3
from collections.abc import Collection

from db.query import insert, row, rows, update
from db.rows import TableRow, WaitRow

PACES_KEPT = 5
"""Of each seat the newest decisions whose length is remembered."""
MOST_OUT_OF_TIME = 3
"""A seat that the clock passed so often since its last move does not count any more."""
_PRESENT = """EXISTS (SELECT 1 FROM seats WHERE seats.table_id = waits.table_id AND seats.seat = waits.seat
    AND user IS NOT NULL AND NOT (suspended OR conceded OR passing OR gone))"""
"""As `SeatRow.absent` says it."""
MOST_AWAY = 14 * 24 * 3600
"""Seconds for which a game waits for the holder of a seat who is away, all absences together."""


def waits(connection: sqlite3.Connection, table_id: int) -> list[WaitRow]:
    """The seats of a table that must decide."""
    return rows(connection, WaitRow, "SELECT * FROM waits WHERE table_id = ? ORDER BY seat", (table_id,))


def wait_of(connection: sqlite3.Connection, table_id: int, seat: int) -> WaitRow | None:
    """The wait for a seat, None where it need not decide."""
    sql = "SELECT * FROM waits WHERE table_id = ? AND seat = ?"
    return row(connection, WaitRow, sql, (table_id, seat))


def begin(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Wait for a seat from now on, and from nothing earlier; its time runs once it was told.

    While its holder is away it stands still, as long as the game still waits for them.
    """
    settle_still(connection, table_id, seat, now)
    connection.execute(
        """INSERT INTO waits (table_id, seat, since) VALUES (?1, ?2, ?3)
           ON CONFLICT (table_id, seat) DO UPDATE SET since = ?3, moved_at = NULL, told = 0, barred = 0,
                                                       reminded = 0, snoozed_until = NULL, nudged = 0,
                                                       clock_hours = '', clock_used = 0, clock_since = NULL,
                                                       zero_done = 0, stood = 0, touched_at = NULL""",
        (table_id, seat, now),
    )
    stand_still(connection, table_id, seat, now)


def end(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Wait for a seat no longer."""
    settle_still(connection, table_id, seat, now)
    connection.execute("DELETE FROM waits WHERE table_id = ? AND seat = ?", (table_id, seat))


def stand_still(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Let the time of a seat stand still whose holder is away, as far as the game still waits for them, or that a
    dispute stops."""
    connection.execute(
        """UPDATE waits SET still_since = ?3 WHERE table_id = ?1 AND seat = ?2 AND still_since IS NULL AND EXISTS (
               SELECT 1 FROM seats WHERE table_id = ?1 AND seat = ?2
               AND (disputed OR away <> '' AND away_used < ?4))""",
        (table_id, seat, now, MOST_AWAY),
    )


def run_on(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Let the time of a seat run again, unless a dispute stops it."""
    settle_still(connection, table_id, seat, now)
    still = "(SELECT disputed FROM seats WHERE seats.table_id = waits.table_id AND seats.seat = waits.seat)"
    where = f"table_id = ? AND seat = ? AND NOT coalesce({still}, 0)"
    update(connection, "waits", where, (table_id, seat), still_since=None)


def settle_still(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Credit for how long a seat's own time has stood still until now; from here it stands on.

    They are put to what the game has waited for its holder, unless a dispute stops the seat's time. While the
    table's time stands still as well, what passes is credited by the table's end.
    """
    found = connection.execute(
        """SELECT waits.still_since, waits.since, waits.told, min(?3, coalesce(tables.still_since, ?3))
           FROM waits JOIN tables ON tables.id = waits.table_id
           WHERE waits.table_id = ?1 AND seat = ?2 AND waits.still_since IS NOT NULL""",
        (table_id, seat, now),
    ).fetchone()
    if found is None:
        return
    still, since, told, until = map(int, found)
    stood = max(0, until - max(still, since)) if told else 0
    connection.execute(
        """UPDATE waits SET since = since + ?3, stood = stood + ?3,
                            moved_at = moved_at + max(0, ?4 - max(moved_at, still_since)),
                            still_since = max(still_since, ?4) WHERE table_id = ?1 AND seat = ?2""",
        (table_id, seat, stood, until),
    )
    connection.execute(
        "UPDATE seats SET away_used = away_used + ?3 WHERE table_id = ?1 AND seat = ?2 AND NOT disputed",
        (table_id, seat, stood),
    )


def tell(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let the time of all who wait to be told begin: the message stands in the channel.

    What does not count because of a time-out of Discord's, which was seen before the message was sent, stays so.
    """
    connection.execute(
        f"""UPDATE waits SET clock_since = ?2 + barred
            WHERE table_id = ?1 AND told = 0 AND clock_hours <> '' AND still_since IS NULL AND {_PRESENT}""",
        (table_id, now),
    )
    connection.execute(
        "UPDATE waits SET since = ?2 + barred, told = 1, stood = 0 WHERE table_id = ?1 AND told = 0",
        (table_id, now),
    )


def untell(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let no time run until the seats are told anew: the channel is gone."""
    for wait in waits(connection, table_id):
        settle_still(connection, table_id, wait.seat, now)
    update(connection, "waits", "table_id = ?", (table_id,), told=0)


def record_move(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Record that a seat made a move within its decision: whatever reminds of it does so from before."""
    where, values = "table_id = ? AND seat = ?", (table_id, seat)
    update(connection, "waits", where, values, moved_at=now, snoozed_until=None)
    # It lies later where a time-out ended early, or the clock was ahead.
    update(connection, "reminders", f"{where} AND at > ?", (*values, now), at=now)


def record_touch(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Record that a seat took moves of its open turn back."""
    update(connection, "waits", "table_id = ? AND seat = ?", (table_id, seat), touched_at=now)


def restart(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Give a seat its whole time anew."""
    settle_still(connection, table_id, seat, now)
    fresh = {"since": now, "moved_at": None, "reminded": 0, "snoozed_until": None, "nudged": 0, "stood": 0}
    update(connection, "waits", "table_id = ? AND seat = ?", (table_id, seat), **fresh)


def resume(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Wait again for a seat that was empty: the time since its holder left does not count.

    `moved_at` is when they left; without it the decision began later, and its time begins now.
    """
    connection.execute(
        """UPDATE waits SET moved_at = ?3, since = CASE WHEN moved_at IS NULL THEN ?3
                            ELSE since + max(0, ?3 - max(since, moved_at)) END,
                            reminded = 0, snoozed_until = NULL, nudged = 0
           WHERE table_id = ?1 AND seat = ?2""",
        (table_id, seat, now),
    )


def credit(connection: sqlite3.Connection, table_id: int, still_since: int, now: int) -> None:
    """Let the time since then not count for the seats of a table.

    Since when a seat's own time stands still is moved along: nothing is counted for both reasons.
    """
    connection.execute(
        """UPDATE waits SET since = since + max(0, ?3 - max(since, ?2)),
                            stood = stood + told * max(0, ?3 - max(since, ?2)),
                            moved_at = moved_at + max(0, ?3 - max(moved_at, ?2)),
                            still_since = still_since + max(0, ?3 - max(still_since, ?2)) WHERE table_id = ?1""",
        (table_id, still_since, now),
    )
    # With the last move, so that this stays before what reminds since then.
    connection.execute(
        "UPDATE reminders SET at = at + ?3 - max(at, ?2) WHERE table_id = ?1 AND at < ?3",
        (table_id, still_since, now),
    )


def bar(connection: sqlite3.Connection, table_id: int, seat: int, seconds: int, now: int) -> None:
    """Let so many seconds from now on not count for a seat that Discord's time-out keeps from acting."""
    if seconds:
        settle_still(connection, table_id, seat, now)
    connection.execute(
        """UPDATE waits SET since = since + ?1, moved_at = moved_at + ?1, barred = barred + ?1,
                            still_since = still_since + ?1
           WHERE table_id = ?2 AND seat = ?3""",
        (seconds, table_id, seat),
    )
    connection.execute(
        "UPDATE reminders SET at = at + ?1 WHERE table_id = ?2 AND seat = ?3", (seconds, table_id, seat)
    )


def clocked_waits(connection: sqlite3.Connection, table_id: int) -> list[WaitRow]:
    """The waits of a table for which a clock counts."""
    sql = "SELECT * FROM waits WHERE table_id = ? AND clock_hours <> '' ORDER BY seat"
    return rows(connection, WaitRow, sql, (table_id,))


def clocks_that_run(connection: sqlite3.Connection) -> list[WaitRow]:
    """The waits of all tables whose time runs for which a clock does."""
    sql = """SELECT waits.* FROM waits JOIN tables ON tables.id = waits.table_id
             WHERE clock_since IS NOT NULL AND tables.status = 'running' AND tables.still_since IS NULL"""
    return rows(connection, WaitRow, sql)


def change_clock(connection: sqlite3.Connection, wait: WaitRow, **columns: str | int | None) -> None:
    """Set columns of a wait that speak of its clock."""
    update(connection, "waits", "table_id = ? AND seat = ?", (wait.table_id, wait.seat), **columns)


def add_pace(connection: sqlite3.Connection, table_id: int, seat: int, seconds: int) -> None:
    """Remember how long a decision took."""
    insert(connection, "paces", table_id=table_id, seat=seat, seconds=seconds)
    connection.execute(
        """DELETE FROM paces WHERE table_id = ?1 AND seat = ?2 AND id NOT IN (
               SELECT id FROM paces WHERE table_id = ?1 AND seat = ?2 ORDER BY id DESC LIMIT ?3)""",
        (table_id, seat, PACES_KEPT),
    )


def paces(connection: sqlite3.Connection, table_id: int, seat: int) -> list[int]:
    """How long the newest decisions of a seat took, in seconds, newest first."""
    sql = "SELECT seconds FROM paces WHERE table_id = ? AND seat = ? ORDER BY id DESC LIMIT ?"
    return [int(found[0]) for found in connection.execute(sql, (table_id, seat, PACES_KEPT))]


def forget_paces(connection: sqlite3.Connection, table_id: int, seat: int) -> None:
    """Forget how long a seat's decisions took: somebody else sits there now."""
    connection.execute("DELETE FROM paces WHERE table_id = ? AND seat = ?", (table_id, seat))


def bring_near(connection: sqlite3.Connection, now: int) -> None:
    """Let nothing have happened later than now: it was recorded by a clock that was ahead and measures nothing."""
    connection.execute(
        "DELETE FROM paces WHERE table_id IN (SELECT table_id FROM waits WHERE since > ?1 + barred)", (now,)
    )
    connection.execute(
        """UPDATE waits SET since = min(since, ?1 + barred), moved_at = min(moved_at, ?1 + barred),
                            still_since = min(still_since, ?1 + barred)
           WHERE since > ?1 + barred OR moved_at > ?1 + barred OR still_since > ?1 + barred""",
        (now,),
    )
    connection.execute("UPDATE waits SET clock_since = ?1 + barred WHERE clock_since > ?1 + barred", (now,))
    connection.execute(
        """UPDATE seats SET looked_at = min(looked_at, ?1), missing_since = min(missing_since, ?1)
           WHERE (looked_at > ?1 OR missing_since > ?1) AND table_id IN (SELECT table_id FROM waits)""",
        (now,),
    )


def record_here(connection: sqlite3.Connection, table_id: int, user: int, guild: int, now: int) -> None:
    """Record that a user is in a table's server after all: they asked for something there."""
    connection.execute(
        """UPDATE waits SET clock_since = ?4
           WHERE table_id = ?1 AND told AND clock_hours <> '' AND still_since IS NULL AND EXISTS (
               SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
               WHERE seats.table_id = ?1 AND seats.seat = waits.seat AND user = ?2 AND guild = ?3
               AND gone AND NOT (suspended OR conceded OR passing))""",
        (table_id, user, guild, now),
    )
    connection.execute(
        """UPDATE seats SET missing_since = NULL, gone = 0
           WHERE table_id = ?1 AND user = ?2 AND (gone OR missing_since IS NOT NULL)
           AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND guild = ?3)""",
        (table_id, user, guild),
    )


def credit_all(connection: sqlite3.Connection, away_since: int, now: int) -> None:
    """Let the time since then not count at all tables whose time runs."""
    sql = "SELECT id FROM tables WHERE status = 'running' AND still_since IS NULL"
    for found in connection.execute(sql).fetchall():
        credit(connection, int(found[0]), away_since, now)


def changed_stops(connection: sqlite3.Connection, reachable: Collection[int]) -> list[TableRow]:
    """The running tables whose time stands still for their server though that can be reached, or the other way.

    The same of an open question for an undo. And those of which the reasons cannot be read, or do not fit the
    instant since when it stands still.
    """
    sql = """SELECT * FROM tables WHERE status = 'running' AND (
                 (stops LIKE '%"server"%') <> (guild >= 0 AND guild NOT IN (SELECT value FROM json_each(?)))
                 OR (stops = '{}') <> (still_since IS NULL)
                 OR (stops LIKE '%"undo"%') <> (id IN (
                     SELECT table_id FROM votes WHERE kind = 'undo' AND votes.status = 'open'))
                 OR stops <> '{}' AND CASE WHEN json_valid(stops) THEN json_type(stops) <> 'object' OR EXISTS (
                     SELECT 1 FROM json_each(stops)
                     WHERE key NOT IN ('pause', 'server', 'rest', 'undo') OR type <> 'integer') ELSE 1 END)"""
    return rows(connection, TableRow, sql, (json.dumps(list(reachable)),))


def tables_without(connection: sqlite3.Connection) -> list[int]:
    """Running tables of which it is not known for whom they wait: begun by an earlier version."""
    sql = """SELECT id FROM tables WHERE status = 'running'
             AND NOT EXISTS (SELECT 1 FROM waits WHERE waits.table_id = tables.id)"""
    return [int(found[0]) for found in connection.execute(sql)]


def to_look_at(connection: sqlite3.Connection, before: int, most: int) -> list[tuple[int, int, int]]:
    """Of seats that are waited for and were not looked at since then: table, server and user; the oldest first."""
    sql = """SELECT waits.table_id, tables.guild, seats.user FROM waits JOIN tables ON tables.id = waits.table_id
                JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat
             WHERE tables.status = 'running' AND NOT tables.resting AND seats.user IS NOT NULL
                 AND tables.guild >= 0 AND tables.stops NOT LIKE '%"server"%'
                 AND seats.looked_at <= ?1
             ORDER BY seats.looked_at LIMIT ?2"""
    return [tuple(map(int, found)) for found in connection.execute(sql, (before, most))]  # pyright: ignore
