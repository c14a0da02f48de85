"""What is stored about a user: shown to them alone, and deleted as far as no game that runs needs it."""

import sqlite3
from typing import Any, Final

import msgspec

from bot.tables import practising
from bot.tables.hiding import forget_name
from bot.tables.loaded import Call, load
from bot.tables.wanting import MENTIONED_AGAIN_AFTER
from db import personal, servers

MOST_BYTES: Final = 8_000_000
"""Discord takes files of ten million bytes."""


class OwnData(msgspec.Struct, frozen=True):
    """All that is stored about a user by kind, and the numbers of their tables that are not over."""

    user: int
    kinds: dict[str, personal.Rows]
    open_tables: tuple[int, ...]

    def counts(self) -> dict[str, int]:
        """How much there is of each kind."""
        return {kind: len(rows) for kind, rows in self.kinds.items()}


def own_data(connection: sqlite3.Connection, user: int) -> OwnData:
    """What is stored about a user."""
    kinds = personal.about(connection, user)
    practised = {one.table for one in practising.of_user(connection, user)}
    still = {int(row["table_id"]) for row in kinds["seats"] if row["table_status"] in ("lobby", "running")}
    return OwnData(user, kinds, tuple(sorted(still - practised)))


def as_file(data: OwnData, meanings: dict[str, str], now: int) -> bytes:
    """It as JSON, each kind with what it is for; of too many moves the newest."""
    kinds: dict[str, Any] = {
        kind: {"for": meanings[kind], "columns": columns, "rows": data.kinds[kind]}
        for kind, columns, _ in personal.KINDS
    }
    whole: dict[str, Any] = {"user": data.user, "written_at": now, "stored": kinds}
    found = msgspec.json.encode(whole)
    while len(found) > MOST_BYTES and kinds["moves"]["rows"]:
        rows = kinds["moves"]["rows"]
        kinds["moves"]["rows"] = rows[len(rows) // 2 + 1 :]
        kinds["moves"]["left_out"] = len(data.kinds["moves"]) - len(kinds["moves"]["rows"])
        found = msgspec.json.encode(whole)
    return msgspec.json.format(found, indent=1) if len(found) < MOST_BYTES // 2 else found


def forget(connection: sqlite3.Connection, call: Call) -> str:
    """Delete what is stored about the caller, but for what gathering tables and running games of others need.

    That they looked for players within a day stays: it is what keeps a role from being called again.
    """
    practising.forget(connection, call.user)
    for table in personal.ended_tables_of(connection, call.user):
        name = forget_name(connection, load(connection, table), call.user)
        personal.forget_at(connection, table, call.user, name)
    servers.forget_askers(connection, call.now - MENTIONED_AGAIN_AFTER)
    personal.forget(connection, call.user)
    return "data-forgotten"
