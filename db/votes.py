"""Questions put to the seats of a table."""

import sqlite3
from typing import Any

from db.query import insert, row, rows, update
from db.rows import VoteRow


def open_vote(connection: sqlite3.Connection, table_id: int, now: int, **columns: Any) -> int:
    """Open a vote; its id."""
    return insert(connection, "votes", table_id=table_id, at=now, **columns)


def vote(connection: sqlite3.Connection, vote_id: int) -> VoteRow | None:
    """The vote of that id."""
    return row(connection, VoteRow, "SELECT * FROM votes WHERE id = ?", (vote_id,))


def open_votes(connection: sqlite3.Connection, table_id: int) -> list[VoteRow]:
    """The votes of a table that are still open."""
    sql = "SELECT * FROM votes WHERE table_id = ? AND status = 'open' ORDER BY id"
    return rows(connection, VoteRow, sql, (table_id,))


def due_votes(connection: sqlite3.Connection, now: int) -> list[VoteRow]:
    """Open votes whose time is over, of all tables."""
    sql = "SELECT * FROM votes WHERE status = 'open' AND lapses_at <= ?"
    return rows(connection, VoteRow, sql, (now,))


def bring_near(connection: sqlite3.Connection, latest: int) -> None:
    """Let no open vote lapse later than `latest`: a clock that was ahead gave it longer than there is."""
    update(connection, "votes", "status = 'open' AND lapses_at > ?", (latest,), lapses_at=latest)


def close_vote(connection: sqlite3.Connection, vote_id: int, status: str) -> None:
    """End a vote as passed, refused or lapsed."""
    update(connection, "votes", "id = ?", (vote_id,), status=status)


def cast(connection: sqlite3.Connection, vote_id: int, seat: int, yes: bool) -> None:
    """Record a seat's ballot; its last one counts."""
    connection.execute(
        """INSERT INTO ballots (vote, seat, yes) VALUES (?1, ?2, ?3)
           ON CONFLICT (vote, seat) DO UPDATE SET yes = ?3""",
        (vote_id, seat, int(yes)),
    )


def ballots(connection: sqlite3.Connection, vote_id: int) -> dict[int, bool]:
    """By seat, how it voted."""
    found = connection.execute("SELECT seat, yes FROM ballots WHERE vote = ?", (vote_id,))
    return {int(seat): bool(yes) for seat, yes in found}


def forget_ballot(connection: sqlite3.Connection, table_id: int, seat: int) -> None:
    """Drop the ballots of a seat whose holder left, in all open votes of the table."""
    connection.execute(
        """DELETE FROM ballots WHERE seat = ? AND vote IN
           (SELECT id FROM votes WHERE table_id = ? AND status = 'open')""",
        (seat, table_id),
    )


def change_asked(connection: sqlite3.Connection, vote_id: int, asked: str, needed: int) -> None:
    """Ask other seats than before, as a JSON list."""
    update(connection, "votes", "id = ?", (vote_id,), asked=asked, needed=needed)
