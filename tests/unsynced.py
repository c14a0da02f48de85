"""Databases that do not wait for the disk, for tests in which no power fails.

A process that is killed loses nothing by that: what it has written is the kernel's. Tests of the database itself
(`tests/db`), of copies and of bots in a process of their own do without it.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from db import database


@contextmanager
def unsynced() -> Iterator[None]:
    """Within it, what this process writes is not brought to the disk."""
    durable = database.set_durability

    def without_syncs(connection: sqlite3.Connection, path: Path) -> None:
        # Before as well: to begin a write-ahead log is a commit.
        connection.execute("PRAGMA synchronous = OFF")
        durable(connection, path)
        connection.execute("PRAGMA synchronous = OFF")

    with patch.object(database, "set_durability", without_syncs), patch.object(os, "fsync", lambda _: None):
        yield
