"""Disputes of a table, beside the question that each of them is, and the rulings that players propose."""

import sqlite3
from typing import Any

from db.query import insert, number, row, rows, update
from db.rows import DisputeRow, RulingRow


def add(connection: sqlite3.Connection, vote: int, table_id: int, **columns: Any) -> None:
    """Keep what a question disputes."""
    insert(connection, "disputes", vote=vote, table_id=table_id, **columns)


def dispute(connection: sqlite3.Connection, vote: int) -> DisputeRow | None:
    """What a question disputes, None where it is no dispute."""
    return row(connection, DisputeRow, "SELECT * FROM disputes WHERE vote = ?", (vote,))


def about(connection: sqlite3.Connection, table_id: int, point: str) -> DisputeRow | None:
    """The dispute about a point, be it closed long since."""
    sql = "SELECT * FROM disputes WHERE table_id = ? AND point = ?"
    return row(connection, DisputeRow, sql, (table_id, point))


def open_disputes(connection: sqlite3.Connection, table_id: int) -> list[DisputeRow]:
    """The disputes of a table that are open, oldest first."""
    sql = """SELECT disputes.* FROM disputes JOIN votes ON votes.id = disputes.vote
             WHERE disputes.table_id = ? AND votes.status = 'open' ORDER BY disputes.vote"""
    return rows(connection, DisputeRow, sql, (table_id,))


def count_in(connection: sqlite3.Connection, table_id: int, seat: int, round: int) -> int:
    """How many disputes a seat has opened in a round, whoever held it."""
    sql = "SELECT count(*) FROM disputes WHERE table_id = ? AND seat = ? AND round = ?"
    return number(connection, sql, (table_id, seat, round)) or 0


def has_stopped(connection: sqlite3.Connection, table_id: int, seat: int, round: int) -> bool:
    """Whether a dispute of a seat has stopped the time of the others in a round already."""
    sql = "SELECT count(*) FROM disputes WHERE table_id = ? AND seat = ? AND round = ? AND stops"
    return bool(number(connection, sql, (table_id, seat, round)))


def change_consents(connection: sqlite3.Connection, vote: int, consents: tuple[int, ...]) -> None:
    """Let other seats have to agree to taking back."""
    update(connection, "disputes", "vote = ?", (vote,), consents=consents)


def propose(connection: sqlite3.Connection, vote: int, seat: int, text: str) -> None:
    """Keep the ruling that a seat proposes."""
    insert(connection, "rulings", vote=vote, seat=seat, text=text)


def rulings(connection: sqlite3.Connection, vote: int) -> list[RulingRow]:
    """The rulings that were proposed, by seat."""
    return rows(connection, RulingRow, "SELECT * FROM rulings WHERE vote = ? ORDER BY seat", (vote,))


def rulings_at(connection: sqlite3.Connection, table_id: int) -> list[RulingRow]:
    """All rulings that were proposed at a table and are not hidden, oldest first."""
    sql = """SELECT rulings.* FROM rulings JOIN disputes USING (vote)
             WHERE table_id = ? AND text <> '' ORDER BY vote, rulings.seat"""
    return rows(connection, RulingRow, sql, (table_id,))


def hide_ruling(connection: sqlite3.Connection, vote: int, seat: int) -> None:
    """Forget the words of a ruling that was proposed."""
    update(connection, "rulings", "vote = ? AND seat = ?", (vote, seat), text="")


def lines_shown(connection: sqlite3.Connection, vote: int) -> dict[int, int]:
    """By seat that voted, the newest line of the log that it was shown."""
    found = connection.execute("SELECT seat, line FROM ballots WHERE vote = ?", (vote,))
    return {int(seat): int(line) for seat, line in found}
