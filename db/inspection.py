"""What a look for damage reads beside the running bot: everything that is kept of a table, as the text it is."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from db.query import read_damaged_text, rows
from db.rows import LogRow


@contextmanager
def looked_into(path: Path) -> Generator[sqlite3.Connection]:
    """The database at `path`, running or not, as one unchanging snapshot that cannot be written."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=10)) as connection:
        read_damaged_text(connection)
        connection.execute("BEGIN")
        yield connection
        connection.execute("ROLLBACK")


def kept_tables(connection: sqlite3.Connection) -> list[int]:
    """The numbers of all tables that were not given up, newest first."""
    found = connection.execute("SELECT id FROM tables WHERE status <> 'abandoned' ORDER BY id DESC")
    return [int(table) for (table,) in found.fetchall()]


def whole_log(connection: sqlite3.Connection, table_id: int) -> list[LogRow]:
    """Every line of a table's log, undone ones included."""
    return rows(connection, LogRow, "SELECT * FROM log WHERE table_id = ? ORDER BY id", (table_id,))


def waiting_letters(connection: sqlite3.Connection, table_id: int) -> list[tuple[int, str, bool]]:
    """The letters of a table that still have to be told: the row's id, the letter, whether it was put aside."""
    sql = """SELECT id, letter, aside FROM outbox WHERE table_id = ? AND status IN ('waiting', 'sending')
             ORDER BY id"""
    found = connection.execute(sql, (table_id,)).fetchall()
    return [(int(row), str(letter), bool(aside)) for row, letter, aside in found]
