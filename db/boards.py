"""Boards that players brought, kept with the tables that are played on them."""

import sqlite3


def keep_board(connection: sqlite3.Connection, fingerprint: str, game: str, name: str, data: bytes) -> None:
    """Keep a board's file; one that is kept already stays."""
    connection.execute(
        "INSERT OR IGNORE INTO boards (fingerprint, game, name, data) VALUES (?, ?, ?, ?)",
        (fingerprint, game, name, data),
    )


def board(connection: sqlite3.Connection, fingerprint: str) -> bytes | None:
    """The file of a board, None if it is not kept."""
    found = connection.execute("SELECT data FROM boards WHERE fingerprint = ?", (fingerprint,)).fetchone()
    return None if found is None else bytes(found[0])
