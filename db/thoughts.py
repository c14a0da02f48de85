"""What computers compared before they played a line of the log; it goes with its line."""

import sqlite3
from collections.abc import Sequence

import msgspec

from db.query import insert, keys, row
from db.rows import ThoughtRow

_HOLDS = """FROM thoughts JOIN log ON log.id = thoughts.line
            WHERE thoughts.table_id = ? AND log.undone IS NULL"""


def keep(
    connection: sqlite3.Connection,
    table_id: int,
    line: int,
    seat: int,
    level: str,
    compared: Sequence[msgspec.Struct],
) -> None:
    """Keep what a computer compared with the line that it then played, the best first."""
    body = msgspec.json.encode(compared).decode()
    insert(connection, "thoughts", line=line, table_id=table_id, seat=seat, level=level, body=body)


def lines_that_hold(connection: sqlite3.Connection, table_id: int) -> list[int]:
    """The lines of a table with something compared that were not undone, oldest first."""
    return [int(line) for (line,) in keys(connection, f"SELECT line {_HOLDS} ORDER BY line", (table_id,))]


def thought(connection: sqlite3.Connection, table_id: int, line: int) -> ThoughtRow | None:
    """What was compared before a line, None where nothing is kept of it or it was undone."""
    return row(connection, ThoughtRow, f"SELECT thoughts.* {_HOLDS} AND line = ?", (table_id, line))
