"""By which way users want to be told that something waits for them."""

import sqlite3
from typing import Literal, TypeAlias

from db.query import row
from db.rows import PingsRow

Kind: TypeAlias = Literal["turn", "reminder", "question", "next"]


def pings(connection: sqlite3.Connection, user: int) -> PingsRow:
    """By which way a user wants to be told of what."""
    sql = """SELECT ping_turn AS turn, iif(reminders, ping_reminder, 'none') AS reminder,
                    ping_question AS question, ping_next AS next FROM users WHERE user = ?"""
    return row(connection, PingsRow, sql, (user,)) or PingsRow()


def choose(connection: sqlite3.Connection, user: int, kind: Kind, way: str) -> None:
    """Remember by which way a user wants to be told of something; no reminders is what it always was."""
    connection.execute("INSERT OR IGNORE INTO users (user) VALUES (?)", (user,))
    if kind == "reminder" and way == "none":
        connection.execute("UPDATE users SET reminders = 0 WHERE user = ?", (user,))
        return
    wanted = ", reminders = 1" if kind == "reminder" else ""
    connection.execute(f"UPDATE users SET ping_{kind} = ?{wanted} WHERE user = ?", (way, user))


def wants_next(connection: sqlite3.Connection, table_id: int) -> bool:
    """Whether anybody at a table wants to be told that they are next."""
    sql = """SELECT 1 FROM seats CROSS JOIN users ON users.user = seats.user
             WHERE seats.table_id = ? AND users.ping_next <> 'none' LIMIT 1"""
    return connection.execute(sql, (table_id,)).fetchone() is not None
