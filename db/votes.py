"""Questions put to the seats of a table."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from db.query import insert, keys, number, row, rows, update
from db.rows import VoteRow

_ANSWERABLE = """NOT EXISTS (
    SELECT 1 FROM tables WHERE tables.id = votes.table_id AND (resting OR stops LIKE '%"server"%'))"""
"""At a table that rests or is out of reach nobody can answer; what was open there is put off as that ends."""


def open_vote(connection: sqlite3.Connection, table_id: int, now: int, **columns: Any) -> int:
    """Open a vote; its id."""
    return insert(connection, "votes", table_id=table_id, at=now, **columns)


def vote(connection: sqlite3.Connection, vote_id: int) -> VoteRow | None:
    """The vote of that id."""
    return row(connection, VoteRow, "SELECT * FROM votes WHERE id = ?", (vote_id,))


def votes(connection: sqlite3.Connection, table_id: int) -> list[VoteRow]:
    """All votes of a table, oldest first."""
    return rows(connection, VoteRow, "SELECT * FROM votes WHERE table_id = ? ORDER BY id", (table_id,))


def change_words(connection: sqlite3.Connection, vote_id: int, successor_name: str | None, facts: str) -> None:
    """Let a vote name its newcomer otherwise, and say something else, as where a text in it is hidden."""
    update(connection, "votes", "id = ?", (vote_id,), successor_name=successor_name, facts=facts)


def open_votes(connection: sqlite3.Connection, table_id: int) -> list[VoteRow]:
    """The votes of a table that are still open."""
    sql = "SELECT * FROM votes WHERE table_id = ? AND status = 'open' ORDER BY id"
    return rows(connection, VoteRow, sql, (table_id,))


def due_votes(connection: sqlite3.Connection, now: int) -> list[tuple[int, ...]]:
    """Open votes whose time is over, of all tables but those at rest or out of reach: table and vote."""
    sql = f"""SELECT table_id, id FROM votes WHERE status = 'open' AND lapses_at <= ? AND {_ANSWERABLE}
              ORDER BY lapses_at"""
    return keys(connection, sql, (now,))


def next_lapse(connection: sqlite3.Connection) -> int | None:
    """When the next vote lapses."""
    sql = f"SELECT lapses_at FROM votes WHERE status = 'open' AND {_ANSWERABLE} ORDER BY lapses_at LIMIT 1"
    return number(connection, sql)


def last_about(connection: sqlite3.Connection, table_id: int, kind: str, target: int) -> VoteRow | None:
    """The newest question of a kind about something."""
    sql = "SELECT * FROM votes WHERE table_id = ? AND kind = ? AND target = ? ORDER BY id DESC LIMIT 1"
    return row(connection, VoteRow, sql, (table_id, kind, target))


def bring_near(connection: sqlite3.Connection, now: int) -> None:
    """Let no open vote lapse later than its own time from now: it was asked by a clock that was ahead."""
    connection.execute(
        "UPDATE votes SET lapses_at = ?1 + lapses_at - at, at = ?1 WHERE status = 'open' AND at > ?1", (now,)
    )


def put_all_off(connection: sqlite3.Connection, since: int, now: int) -> None:
    """Let the time since then not count for open votes that could have been answered otherwise."""
    connection.execute(
        f"""UPDATE votes SET lapses_at = lapses_at + max(0, ?2 - max(at, ?1))
            WHERE status = 'open' AND {_ANSWERABLE}""",
        (since, now),
    )


def put_off(connection: sqlite3.Connection, table_id: int, since: int, now: int) -> None:
    """Let the open votes of a table lapse as much later as it was since then."""
    connection.execute(
        """UPDATE votes SET lapses_at = lapses_at + max(0, ?3 - max(at, ?2))
           WHERE table_id = ?1 AND status = 'open'""",
        (table_id, since, now),
    )


def close_vote(connection: sqlite3.Connection, vote_id: int, status: str) -> None:
    """End a vote as passed, refused, lapsed, or void: nobody could answer it any more."""
    update(connection, "votes", "id = ?", (vote_id,), status=status)


def cast(connection: sqlite3.Connection, vote_id: int, seat: int, choice: str, line: int = 0) -> None:
    """Record a seat's ballot; its last one counts. `line` is the newest of the log that it was shown."""
    connection.execute(
        """INSERT INTO ballots (vote, seat, choice, line) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (vote, seat) DO UPDATE SET choice = ?3, line = ?4""",
        (vote_id, seat, choice, line),
    )


def ballots(connection: sqlite3.Connection, vote_id: int) -> dict[int, str]:
    """By seat, what it chose."""
    found = connection.execute("SELECT seat, choice FROM ballots WHERE vote = ?", (vote_id,))
    return {int(seat): str(choice) for seat, choice in found}


def last_closed(connection: sqlite3.Connection, table_id: int, kind: str, seat: int) -> VoteRow | None:
    """The newest question of a kind that a seat asked in vain."""
    sql = """SELECT * FROM votes WHERE table_id = ? AND kind = ? AND opened_by = ?
             AND status IN ('refused', 'lapsed') ORDER BY id DESC LIMIT 1"""
    return row(connection, VoteRow, sql, (table_id, kind, seat))


def last_application(connection: sqlite3.Connection, table_id: int, user: int) -> VoteRow | None:
    """The newest question in vain whether a user may take a seat over."""
    sql = """SELECT * FROM votes WHERE table_id = ? AND kind = 'replace' AND successor = ?
             AND status IN ('refused', 'lapsed') ORDER BY id DESC LIMIT 1"""
    return row(connection, VoteRow, sql, (table_id, user))


def forget_ballot(connection: sqlite3.Connection, table_id: int, seat: int) -> None:
    """Drop the ballots of a seat whose holder left, in all open votes of the table."""
    connection.execute(
        """DELETE FROM ballots WHERE seat = ? AND vote IN
           (SELECT id FROM votes WHERE table_id = ? AND status = 'open')""",
        (seat, table_id),
    )


def change_asked(connection: sqlite3.Connection, vote_id: int, asked: Sequence[int], needed: int) -> None:
    """Ask other seats than before."""
    update(connection, "votes", "id = ?", (vote_id,), asked=asked, needed=needed)
