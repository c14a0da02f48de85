"""Days on which users are away, and what is to be at their tables meanwhile."""

import sqlite3
from typing import Any

from db.query import insert, keys, number, row, rows, update
from db.rows import AbsenceChoiceRow, AbsenceRow
from db.waits import MOST_AWAY

CURRENT = "starts_at <= ?1 AND ends_at > ?1"


def absences(connection: sqlite3.Connection, user: int, now: int) -> list[AbsenceRow]:
    """A user's absences that are not over, in order."""
    sql = "SELECT * FROM absences WHERE user = ? AND ends_at > ? ORDER BY starts_at"
    return rows(connection, AbsenceRow, sql, (user, now))


def absence(connection: sqlite3.Connection, absence_id: int) -> AbsenceRow | None:
    """The absence of that number."""
    return row(connection, AbsenceRow, "SELECT * FROM absences WHERE id = ?", (absence_id,))


def current(connection: sqlite3.Connection, user: int, now: int) -> AbsenceRow | None:
    """The absence in which a user is now, the first to begin where there are several."""
    sql = f"SELECT * FROM absences WHERE {CURRENT} AND user = ?2 ORDER BY starts_at, id LIMIT 1"
    return row(connection, AbsenceRow, sql, (now, user))


def add(connection: sqlite3.Connection, user: int, **columns: Any) -> int:
    """Keep an absence; its number."""
    return insert(connection, "absences", user=user, **columns)


def remove(connection: sqlite3.Connection, absence_id: int) -> None:
    """Forget an absence: it was taken back, or is over."""
    connection.execute("DELETE FROM absences WHERE id = ?", (absence_id,))


def show(connection: sqlite3.Connection, absence_id: int, shown: bool) -> None:
    """Let others read, or no longer, on which day somebody is back."""
    update(connection, "absences", "id = ?", (absence_id,), shown=int(shown))


def choices(connection: sqlite3.Connection, absence_id: int) -> dict[int, AbsenceChoiceRow]:
    """By table what was chosen for an absence."""
    sql = "SELECT * FROM wishes WHERE absence = ?"
    return {one.table_id: one for one in rows(connection, AbsenceChoiceRow, sql, (absence_id,))}


def choose(connection: sqlite3.Connection, absence_id: int, table_id: int, choice: str) -> None:
    """Choose what is to be at a table during an absence."""
    connection.execute(
        """INSERT INTO wishes (absence, table_id, choice) VALUES (?1, ?2, ?3)
           ON CONFLICT (absence, table_id) DO UPDATE SET choice = ?3, over = 0""",
        (absence_id, table_id, choice),
    )


def end_at(connection: sqlite3.Connection, absence_id: int, table_id: int) -> None:
    """Let an absence be over at one table."""
    connection.execute(
        """INSERT INTO wishes (absence, table_id, over) VALUES (?1, ?2, 1)
           ON CONFLICT (absence, table_id) DO UPDATE SET over = 1""",
        (absence_id, table_id),
    )


_SPENT_AT = f"max(waits.still_since, waits.since) + {MOST_AWAY} - seats.away_used"
_STILL = """FROM waits JOIN tables ON tables.id = waits.table_id AND tables.still_since IS NULL
            JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat
            WHERE waits.still_since IS NOT NULL AND waits.told AND NOT seats.disputed"""


def spent_at(connection: sqlite3.Connection, table_id: int, seat: int) -> int | None:
    """When a game will have waited long enough for a seat whose time stands still; None where none runs out."""
    sql = f"SELECT {_SPENT_AT} {_STILL} AND waits.table_id = ? AND waits.seat = ?"
    found = connection.execute(sql, (table_id, seat)).fetchone()
    return None if found is None else int(found[0])


def due_seats(connection: sqlite3.Connection, now: int) -> list[tuple[int, ...]]:
    """Table and seat of which it is to be looked at whether they are as the absences of now say."""
    return keys(connection, "SELECT table_id, seat FROM seats WHERE away_due <= ? ORDER BY away_due", (now,))


def look_again(connection: sqlite3.Connection, table_id: int, seat: int, now: int) -> None:
    """Look at a seat again when next an absence begins or ends or a game has waited long enough, if ever."""
    where, values = "table_id = ? AND seat = ?", (table_id, seat)
    sql = """SELECT min(CASE WHEN starts_at > ?3 THEN starts_at ELSE ends_at END)
             FROM seats JOIN absences ON absences.user = seats.user
             WHERE table_id = ?1 AND seat = ?2 AND ends_at > ?3
                AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND status = 'running')"""
    found = (number(connection, sql, (*values, now)), spent_at(connection, table_id, seat))
    update(connection, "seats", where, values, away_due=min((at for at in found if at is not None), default=None))


def bring_near(connection: sqlite3.Connection, now: int) -> None:
    """Look at whatever seat is not as the absences of now say: a clock that was ahead left it so."""
    connection.execute(
        f"""UPDATE seats SET away_due = 0 WHERE away <> '' AND away_due > ?1 AND NOT EXISTS (
                SELECT 1 FROM absences WHERE absences.user = seats.user AND {CURRENT})""",
        (now,),
    )


def past(connection: sqlite3.Connection, now: int) -> list[int]:
    """The absences that are over."""
    found = connection.execute("SELECT id FROM absences WHERE ends_at <= ? ORDER BY ends_at", (now,))
    return [int(one[0]) for one in found]


def next_due(connection: sqlite3.Connection) -> int | None:
    """When next a seat is to be looked at or an absence is over."""
    sql = """SELECT min(at) FROM (SELECT min(away_due) AS at FROM seats WHERE away_due IS NOT NULL
                                  UNION ALL SELECT min(ends_at) FROM absences)"""
    return number(connection, sql)


def change_back(connection: sqlite3.Connection, user: int, back: str) -> None:
    """Let others read on which day a user who is away is back, or no longer where it is empty."""
    update(connection, "seats", "user = ? AND away <> ''", (user,), back=back)


def ended_at(connection: sqlite3.Connection, user: int, now: int) -> int | None:
    """When an absence of a user has just come to its end by itself; None where they took it back."""
    sql = "SELECT max(ends_at) FROM absences WHERE user = ? AND ends_at <= ?"
    found = connection.execute(sql, (user, now)).fetchone()[0]
    return None if found is None else int(found)
