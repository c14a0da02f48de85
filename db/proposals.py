"""What somebody is about to propose to be set right at a table."""

import sqlite3

from db.query import row
from db.rows import ProposalRow


def draft(connection: sqlite3.Connection, table_id: int, user: int) -> ProposalRow | None:
    """What a user is about to propose, None where nothing is."""
    sql = "SELECT * FROM proposals WHERE table_id = ? AND user = ?"
    return row(connection, ProposalRow, sql, (table_id, user))


def keep_draft(connection: sqlite3.Connection, table_id: int, user: int, changes: str, reason: str) -> None:
    """Keep what a user is about to propose, in the place of what they were before."""
    connection.execute(
        """INSERT INTO proposals (table_id, user, changes, reason) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (table_id, user) DO UPDATE SET changes = ?3, reason = ?4""",
        (table_id, user, changes, reason),
    )


def drop_draft(connection: sqlite3.Connection, table_id: int, user: int) -> None:
    """Forget what a user was about to propose."""
    connection.execute("DELETE FROM proposals WHERE table_id = ? AND user = ?", (table_id, user))
