"""Tables that were played by other rules than the installed ones: where they stood, until each was looked at.

Where a table stood is kept as a checkpoint for good before anybody can go on by the installed rules. What is left
to be looked at stands in `notes`, so that a process that dies goes on with it.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress

import msgspec

_KEY = "rules:"
_LIVE = """EXISTS (SELECT 1 FROM log WHERE log.table_id = checkpoints.table_id AND log.seal = checkpoints.seal
             AND undone IS NULL)"""
_KEPT = "' ' || kept || ' ' LIKE '% rules %'"


class RulesChange(msgspec.Struct, frozen=True):
    """A running table whose rules were changed after `seal`.

    `old` is the mark of those before, "" where nobody recorded it. `since` is the seal after which they were
    changed the time before, None for never.
    """

    old: str
    seal: int
    since: int | None = None


def record_changes(connection: sqlite3.Connection, marks: Mapping[str, str]) -> None:
    """Record of every running table whose mark is not that of its game's rules where it stands, and the mark."""
    for game, mark in marks.items():
        other = "status = 'running' AND game = ?1 AND rules <> ?2"
        connection.execute(
            f"""INSERT INTO notes (key, value)
                SELECT '{_KEY}' || id, json_object('old', rules, 'seal', seal, 'since',
                    (SELECT max(seal) FROM checkpoints WHERE table_id = tables.id AND {_KEPT} AND {_LIVE}))
                FROM tables WHERE {other}
                ON CONFLICT (key) DO UPDATE
                SET value = json_set(value, '$.seal', json_extract(excluded.value, '$.seal'))""",
            (game, mark),
        )
        connection.execute(
            f"""UPDATE checkpoints SET kept = trim(kept || ' rules') WHERE NOT ({_KEPT})
                AND (table_id, seal) IN (SELECT id, seal FROM tables WHERE {other})""",
            (game, mark),
        )
        connection.execute(f"UPDATE tables SET rules = ?2 WHERE {other}", (game, mark))


def changes_left(connection: sqlite3.Connection) -> dict[int, RulesChange]:
    """By table, what was not looked at yet, in order of their numbers; what cannot be read is left out."""
    found: dict[int, RulesChange] = {}
    rows = connection.execute("SELECT key, value FROM notes WHERE key GLOB ?1 || '[0-9]*'", (_KEY,)).fetchall()
    for key, value in sorted(rows, key=lambda row: int(row[0].removeprefix(_KEY))):
        with suppress(msgspec.MsgspecError):
            found[int(key.removeprefix(_KEY))] = msgspec.json.decode(value, type=RulesChange)
    return found


def drop_change(connection: sqlite3.Connection, table_id: int) -> None:
    """The table was looked at."""
    connection.execute("DELETE FROM notes WHERE key = ?", (f"{_KEY}{table_id}",))


def let_thin(connection: sqlite3.Connection, table_id: int, seal: int) -> None:
    """Let a checkpoint be thinned again that was kept for a change of the rules, because there was none."""
    connection.execute(
        """UPDATE checkpoints SET kept = trim(replace(' ' || kept || ' ', ' rules ', ' '))
           WHERE table_id = ? AND seal = ?""",
        (table_id, seal),
    )
