"""Numbers that a restored database must not give out a second time.

What was played after the backup is lost to the database but not to Discord: its cards, panels and votes still
stand there. No new table, vote, message, line, refusal or decision may bear the number of one of those.
"""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

LEAST_STEP = 1_000
"""How far every number moves at least, whatever the clock says."""
SECONDS_A_NUMBER = {"tables": 60, "outbox": 1, "votes": 1, "log": 1, "refusals": 1}
"""How fast each kind may have been given out in the long run for no number to come twice."""
SECONDS_A_DECISION = 10
_SINCE = datetime(2026, 1, 1, tzinfo=UTC)


def lift_numbers(file: Path, now: datetime) -> None:
    """Move the numbers of a database that nobody has open past all that it may have given out until `now`.

    They follow the time, so that two restores of one backup do not meet again either.
    """
    passed = max(int((now - _SINCE).total_seconds()), 0)
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        names = {str(name) for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        database.execute("BEGIN IMMEDIATE")
        for table, seconds in SECONDS_A_NUMBER.items():
            if table in names:
                _lift_next_id(database, table, passed // seconds)
        if "seats" in names:
            database.execute(
                "UPDATE seats SET decision = max(decision + ?, ?)", (LEAST_STEP, passed // SECONDS_A_DECISION)
            )
        database.execute("COMMIT")


def _lift_next_id(database: sqlite3.Connection, table: str, least: int) -> None:
    found = database.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
    lifted = max((0 if found is None else int(found[0])) + LEAST_STEP, least)
    database.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
    database.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, lifted))
