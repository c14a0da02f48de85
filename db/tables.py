"""Tables and their seats."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from db.query import insert, keys, number, row, rows, update
from db.rows import NOWHERE, SeatRow, TableRow


def new_table(connection: sqlite3.Connection, now: int, *, opener: int, **columns: Any) -> int:
    """Store a new table in its lobby; its number."""
    return insert(connection, "tables", status="lobby", host=opener, created_at=now, changed_at=now, **columns)


def table(connection: sqlite3.Connection, table_id: int) -> TableRow | None:
    """The table of that number."""
    return row(connection, TableRow, "SELECT * FROM tables WHERE id = ?", (table_id,))


def change_table(connection: sqlite3.Connection, table_id: int, **columns: Any) -> None:
    """Set columns of a table."""
    update(connection, "tables", "id = ?", (table_id,), **columns)


def change_opener(connection: sqlite3.Connection, table_id: int, opener: int | None) -> None:
    """Name another user as the opener of a table."""
    change_table(connection, table_id, host=opener)


def delete_lobby(connection: sqlite3.Connection, table_id: int) -> None:
    """Remove a table that never started, with all that belongs to it."""
    connection.execute(
        """DELETE FROM acts WHERE kind = 'rematch' AND json_extract(facts, '$.number') = ?1
           AND table_id = (SELECT rematch_of FROM tables WHERE id = ?1)""",
        (table_id,),
    )
    for belonging in ("outbox", "invitations", "acts", "seats"):
        connection.execute(f"DELETE FROM {belonging} WHERE table_id = ?", (table_id,))
    connection.execute("DELETE FROM tables WHERE id = ? AND status = 'lobby'", (table_id,))


def practices_of(connection: sqlite3.Connection, user: int) -> list[TableRow]:
    """The practice games of a user, ended ones included, the newest first."""
    sql = """SELECT tables.* FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE seats.user = ? AND guild < 0 ORDER BY tables.id DESC"""
    return rows(connection, TableRow, sql, (user,))


def old_practices(connection: sqlite3.Connection, before: int) -> list[tuple[int, ...]]:
    """The practice games that nobody has gone on with since then."""
    return keys(connection, "SELECT id FROM tables WHERE guild < 0 AND changed_at <= ?", (before,))


def oldest_practice(connection: sqlite3.Connection) -> int | None:
    """When somebody last went on with the practice game that has waited longest."""
    return number(connection, "SELECT min(changed_at) FROM tables WHERE guild < 0", ())


def delete_practice(connection: sqlite3.Connection, table_id: int) -> None:
    """Remove a practice game with all that belongs to it; does nothing for any other table."""
    if place_of(connection, table_id) != NOWHERE:
        return
    connection.execute("PRAGMA defer_foreign_keys = ON")
    for belonging, key in (("ballots", "vote"), ("rulings", "vote")):
        connection.execute(
            f"DELETE FROM {belonging} WHERE {key} IN (SELECT id FROM votes WHERE table_id = ?)", (table_id,)
        )
    for (belonging,) in connection.execute(BELONGING).fetchall():
        connection.execute(f"DELETE FROM {belonging} WHERE table_id = ?", (table_id,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))


BELONGING = """SELECT kept.name FROM sqlite_master AS kept JOIN pragma_table_info(kept.name) AS columns
               WHERE kept.type = 'table' AND columns.name = 'table_id' ORDER BY kept.name"""
"""Names the tables of the database of which rows belong to a table that is played."""


def place_of(connection: sqlite3.Connection, table_id: int) -> int:
    """The channel or thread in which a table is played, 0 where there is no such table."""
    return number(connection, "SELECT place FROM tables WHERE id = ?", (table_id,)) or 0


def tables_at(connection: sqlite3.Connection, place: int) -> list[TableRow]:
    """Tables played or gathering in a channel or thread, and those whose card stands there, newest first."""
    sql = """SELECT * FROM tables WHERE (place = ?1 OR channel = ?1) AND status IN ('lobby', 'running')
             ORDER BY id DESC"""
    return rows(connection, TableRow, sql, (place,))


def first_of(connection: sqlite3.Connection, guild: int) -> int | None:
    """The number of the first table of a server, None where it has none."""
    return connection.execute("SELECT min(id) FROM tables WHERE guild = ?", (guild,)).fetchone()[0]


def running_in(connection: sqlite3.Connection, guild: int) -> list[TableRow]:
    """The games that are played in a server."""
    sql = "SELECT * FROM tables WHERE guild = ? AND status = 'running' ORDER BY id"
    return rows(connection, TableRow, sql, (guild,))


def running_tables(connection: sqlite3.Connection) -> list[int]:
    """The numbers of all games that are played, oldest first."""
    return [int(id) for (id,) in connection.execute("SELECT id FROM tables WHERE status = 'running' ORDER BY id")]


def running_with_time(connection: sqlite3.Connection) -> list[TableRow]:
    """The games whose time runs for somebody."""
    sql = """SELECT * FROM tables WHERE status = 'running' AND still_since IS NULL
             AND EXISTS (SELECT 1 FROM waits WHERE waits.table_id = tables.id AND told) ORDER BY id"""
    return rows(connection, TableRow, sql)


_RESTS = "guild >= 0 AND status = 'running' AND NOT resting AND stops NOT LIKE '%\"server\"%'"
_LAST_ACT = """max(changed_at,
    coalesce((SELECT max(at) FROM acts WHERE acts.table_id = tables.id AND user IS NOT NULL), 0),
    coalesce((SELECT max(moved_at) FROM waits WHERE waits.table_id = tables.id), 0))"""
_TO_REST = f"{_RESTS} AND changed_at <= ?1 AND {_LAST_ACT} <= ?1"


def tables_to_rest(connection: sqlite3.Connection, before: int) -> list[tuple[int, ...]]:
    """Running tables at which nobody moved or did anything else since then, and whose server is there."""
    return keys(connection, f"SELECT id FROM tables WHERE {_TO_REST}", (before,))


def is_to_rest(connection: sqlite3.Connection, table_id: int, before: int) -> bool:
    """Whether it is one of these."""
    return bool(keys(connection, f"SELECT id FROM tables WHERE {_TO_REST} AND id = ?2", (before, table_id)))


def next_to_rest(connection: sqlite3.Connection, before: int) -> int | None:
    """When somebody last did something at the table that is put to rest next; `before` is as above."""
    old = number(connection, f"SELECT min({_LAST_ACT}) FROM tables WHERE {_RESTS} AND changed_at <= ?", (before,))
    sql = f"SELECT changed_at FROM tables WHERE {_RESTS} AND changed_at > ? ORDER BY changed_at LIMIT 1"
    new = number(connection, sql, (before,))
    return min((at for at in (old, new) if at is not None), default=None)


_PAUSED = "status = 'running' AND NOT resting AND paused_until IS NOT NULL"


def due_pauses(connection: sqlite3.Connection, now: int) -> list[tuple[int, ...]]:
    """Running tables whose pause is over."""
    sql = f"SELECT id FROM tables WHERE {_PAUSED} AND paused_until <= ? ORDER BY paused_until"
    return keys(connection, sql, (now,))


def next_pause(connection: sqlite3.Connection) -> int | None:
    """When the next pause is over."""
    return number(connection, f"SELECT min(paused_until) FROM tables WHERE {_PAUSED}")


def latest_table_at(connection: sqlite3.Connection, place: int) -> TableRow | None:
    """The newest table played in exactly this channel or thread, ended ones included; it must have begun."""
    sql = "SELECT * FROM tables WHERE place = ? AND state IS NOT NULL ORDER BY id DESC LIMIT 1"
    return row(connection, TableRow, sql, (place,))


def tables_of_user(connection: sqlite3.Connection, user: int) -> list[TableRow]:
    """Open tables at which a user holds a seat, newest first, practice games left out."""
    sql = """SELECT tables.* FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE seats.user = ? AND guild >= 0 AND status IN ('lobby', 'running') ORDER BY tables.id DESC"""
    return rows(connection, TableRow, sql, (user,))


def seats(connection: sqlite3.Connection, table_id: int) -> list[SeatRow]:
    """The seats of a table in order."""
    return rows(connection, SeatRow, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))


def seat(connection: sqlite3.Connection, table_id: int, number: int) -> SeatRow | None:
    """One seat of a table."""
    sql = "SELECT * FROM seats WHERE table_id = ? AND seat = ?"
    return row(connection, SeatRow, sql, (table_id, number))


def add_seat(
    connection: sqlite3.Connection,
    table_id: int,
    seat: int,
    user: int | None,
    name: str,
    colour: str,
    computer: str = "",
) -> None:
    """Seat a user, or a computer; raises sqlite3.IntegrityError where user, seat or colour are taken."""
    insert(
        connection, "seats", table_id=table_id, seat=seat, user=user, name=name, colour=colour, computer=computer
    )


def replace_seats(connection: sqlite3.Connection, table_id: int, kept: Sequence[SeatRow]) -> None:
    """Make these the seats of a lobby, numbered in order."""
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    for place, seat in enumerate(kept):
        insert(
            connection,
            "seats",
            table_id=table_id,
            seat=place,
            user=seat.user,
            name=seat.name,
            colour=seat.colour,
            unanswered=seat.unanswered,
            computer=seat.computer,
        )


def rematch_of(connection: sqlite3.Connection, table_id: int) -> TableRow | None:
    """The newest open table that gathered the players of an ended one anew."""
    sql = "SELECT * FROM tables WHERE rematch_of = ? AND status IN ('lobby', 'running') ORDER BY id DESC LIMIT 1"
    return row(connection, TableRow, sql, (table_id,))


def change_seat(connection: sqlite3.Connection, table_id: int, seat: int, **columns: Any) -> None:
    """Set columns of a seat."""
    update(connection, "seats", "table_id = ? AND seat = ?", (table_id, seat), **columns)


def language_of(connection: sqlite3.Connection, user: int) -> str | None:
    """The language a user chose, None if never."""
    found = connection.execute("SELECT language FROM users WHERE user = ?", (user,)).fetchone()
    return None if found is None else found[0]


def choose_language(connection: sqlite3.Connection, user: int, language: str | None) -> None:
    """Remember a user's language; None forgets it."""
    connection.execute(
        "INSERT INTO users (user, language) VALUES (?1, ?2) ON CONFLICT (user) DO UPDATE SET language = ?2",
        (user, language),
    )
