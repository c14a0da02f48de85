"""A player's note to themselves, kept until the next turn."""

import sqlite3

from bot.tables.loaded import Call, own_seat
from bot.tables.rights import load_running, may
from db import tables

LONGEST = 300


def set_note(connection: sqlite3.Connection, call: Call, table_id: int, note: str) -> str:
    """Keep the caller's note; an empty one removes it. Raises Refused for a stranger."""
    loaded = load_running(connection, call, table_id)
    may("play", loaded, call)
    seat = own_seat(loaded, call.user)
    kept = " ".join(note.split())[:LONGEST]
    tables.change_seat(connection, table_id, seat.seat, note=kept)
    return "note-kept" if kept else "note-removed"
