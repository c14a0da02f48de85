"""What every operation on a gathering table begins with, and how one closes."""

import sqlite3

from bot.errors import Refused
from bot.tables.loaded import Call, Loaded, load
from bot.tables.rights import Act, Role, alone, may
from bot.tables.sealing import show_card
from db import invitations, tables


def gathering(connection: sqlite3.Connection, call: Call, table_id: int, act: Act) -> tuple[Loaded, Role]:
    """The table in its lobby, and as what the caller does something there; raises Refused."""
    loaded = load(connection, table_id)
    may("look", loaded, call)
    in_lobby(loaded)
    return loaded, may(act, loaded, call)


def in_lobby(loaded: Loaded) -> None:
    """Raises Refused where a table has begun or was closed."""
    if loaded.row.practice:
        raise Refused(alone(loaded.row))
    if loaded.row.status == "abandoned" and loaded.row.state is not None:
        raise Refused(f"table-is-{loaded.row.condition}", table=loaded.row.id)  # it was played, not closed
    if loaded.row.status != "lobby":
        raise Refused(f"lobby-is-{loaded.row.status}", table=loaded.row.id)


def close(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    """Close a gathering table, with its invitations."""
    table = loaded.row.id
    tables.change_table(connection, table, status="abandoned", changed_at=now, seats_due=None)
    invitations.settle_all(connection, table, "withdrawn", now)
    show_card(connection, loaded, now)
