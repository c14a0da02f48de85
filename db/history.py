"""The log of a table, its checkpoints, and the interactions already answered."""

import sqlite3
import zlib
from typing import Any, Literal, TypeAlias

from db.query import insert, row, rows
from db.rows import LogRow

Kept: TypeAlias = Literal["", "repair", "switch", "rules"]
"""Why a checkpoint is never thinned: the table set the position right or a switch, or the rules were changed.

Empty for all others."""


class CheckpointError(Exception):
    """A checkpoint is not what was kept."""


DENSE = 60
"""That many newest checkpoints are all kept; of the older ones each eighth."""
SPARSE = 8
REQUESTS_KEPT = 2 * 24 * 3600
"""Seconds for which an answered interaction is remembered; Discord delivers again within minutes."""


def add_line(connection: sqlite3.Connection, table_id: int, now: int, **columns: Any) -> int:
    """Add a line to the log; its id."""
    return insert(connection, "log", table_id=table_id, at=now, **columns)


def line(connection: sqlite3.Connection, line_id: int) -> LogRow | None:
    """The line of that id, be it undone."""
    return row(connection, LogRow, "SELECT * FROM log WHERE id = ?", (line_id,))


def live_lines(connection: sqlite3.Connection, table_id: int) -> list[LogRow]:
    """All lines that were not undone, oldest first."""
    # Sorted here: SQLite would copy every line with its events for it.
    found = rows(connection, LogRow, "SELECT * FROM log WHERE table_id = ? AND undone IS NULL", (table_id,))
    return sorted(found, key=lambda line: line.id)


def newest_sealed(connection: sqlite3.Connection, table_id: int, count: int) -> list[LogRow]:
    """So many sealed lines that were not undone, newest first."""
    sql = """SELECT * FROM log WHERE table_id = ? AND seal IS NOT NULL AND undone IS NULL
             ORDER BY seal DESC LIMIT ?"""
    return rows(connection, LogRow, sql, (table_id, count))


def sealed_after(connection: sqlite3.Connection, table_id: int, seal: int, most: int = -1) -> list[LogRow]:
    """The lines that were sealed after a seal and not undone, oldest first, at most so many."""
    sql = "SELECT * FROM log WHERE table_id = ? AND seal > ? AND undone IS NULL ORDER BY seal LIMIT ?"
    return rows(connection, LogRow, sql, (table_id, seal, most))


def sealed_without(connection: sqlite3.Connection, table_id: int, actions: str, line: int) -> list[LogRow]:
    """The sealed lines with just those actions before the line of that id, none undone."""
    sql = f"SELECT * {_SEALED_BEFORE} AND actions = ?3"
    return rows(connection, LogRow, sql, (table_id, line, actions))


def count_sealed(connection: sqlite3.Connection, table_id: int, actions: str, line: int) -> int:
    """How many sealed lines with other actions than those stand before the line of that id, none undone."""
    sql = f"SELECT count(*) {_SEALED_BEFORE} AND actions <> ?3"
    return int(connection.execute(sql, (table_id, line, actions)).fetchone()[0])


_SEALED_BEFORE = "FROM log WHERE table_id = ?1 AND seal IS NOT NULL AND undone IS NULL AND +id < ?2"
_EVENTS = """CASE WHEN json_valid(log.events) AND json_type(log.events) = 'array'
             THEN log.events ELSE '[null]' END"""
_OBJECT = "CASE event.type WHEN 'object' THEN event.value END"
_TOLD = f"""FROM log, json_each({_EVENTS}) AS event WHERE log.table_id = ?1 AND (
             json_extract({_OBJECT}, '$.only') IS NULL
             OR EXISTS (SELECT 1 FROM json_each({_OBJECT}, '$.only') AS seat WHERE seat.value = ?2))"""


def count_entries(connection: sqlite3.Connection, table_id: int, viewer: int | None) -> int:
    """How many events of a table's log a seat may see, or everybody, those of undone lines included; and all acts.

    A line that is no list of events counts as one that all may see.
    """
    events = connection.execute(f"SELECT count(*) {_TOLD}", (table_id, viewer)).fetchone()
    acts = connection.execute("SELECT count(*) FROM acts WHERE table_id = ?", (table_id,)).fetchone()
    return int(events[0]) + int(acts[0])


def count_since(connection: sqlite3.Connection, table_id: int, viewer: int | None, line: int) -> int:
    """How many events that a seat may see were added after the line of that id and not undone."""
    sql = f"SELECT count(*) {_TOLD} AND log.undone IS NULL AND +log.id > ?3"
    return int(connection.execute(sql, (table_id, viewer, line)).fetchone()[0])


def some_entries(
    connection: sqlite3.Connection, table_id: int, viewer: int | None, first: int, count: int
) -> list[tuple[Literal["event", "act"], str | None, bool]]:
    """So many of those from the first on (counted from 0): what it is, its JSON, and whether it was undone.

    An act stands behind the events of the line after which it was done. None stands for what is no event.
    """
    sql = f"""SELECT what, value, undone FROM (
                 SELECT log.id AS line, 0 AS later, event.key AS number, 'event' AS what, {_OBJECT} AS value,
                        log.undone AS undone {_TOLD}
                 UNION ALL
                 SELECT line, 1, id, 'act',
                        json_object('kind', kind, 'name', name, 'role', role, 'facts', facts, 'at', at), NULL
                 FROM acts WHERE table_id = ?1
              ) ORDER BY line, later, number LIMIT ?4 OFFSET ?3"""
    found = connection.execute(sql, (table_id, viewer, first, count))
    return [(what, None if value is None else str(value), undone is not None) for what, value, undone in found]


def some_lines(connection: sqlite3.Connection, table_id: int, first: int, last: int) -> list[LogRow]:
    """The lines of a table from one id to another, undone ones included, oldest first."""
    sql = "SELECT * FROM log WHERE table_id = ? AND +id BETWEEN ? AND ? ORDER BY id"
    return rows(connection, LogRow, sql, (table_id, first, last))


def newest_lines(connection: sqlite3.Connection, table_id: int, count: int) -> list[LogRow]:
    """So many lines of a table that tell of something, undone ones included, newest first."""
    # Their numbers first, which the index has: in one step SQLite would read and sort all lines with their events.
    ids = [int(id) for (id,) in connection.execute("SELECT id FROM log WHERE table_id = ?", (table_id,))]
    ids.sort(reverse=True)
    found: list[LogRow] = []
    while ids and len(found) < count:
        some, ids = ids[:count], ids[count:]
        marks = ", ".join("?" for _ in some)
        sql = f"SELECT * FROM log WHERE id IN ({marks}) AND events <> '[]' ORDER BY id DESC"
        found += rows(connection, LogRow, sql, some)
    return found[:count]


def live_events(connection: sqlite3.Connection, table_id: int) -> list[tuple[int, int | None, int, bytes]]:
    """Id, round, time and events of every line that was not undone, oldest first."""
    # As bytes: of a long log making them text takes as long as reading them. Sorted here: SQLite would copy them.
    sql = "SELECT id, round, at, CAST(events AS BLOB) FROM log WHERE table_id = ? AND undone IS NULL"
    found = [
        (int(id), played, int(at), bytes(events))
        for id, played, at, events in connection.execute(sql, (table_id,))
    ]
    return sorted(found, key=lambda line: line[0])


def undoing(connection: sqlite3.Connection, table_id: int, undone: int) -> LogRow | None:
    """The line by which the undo of that number was made."""
    sql = """SELECT * FROM log WHERE table_id = ?1 AND seal IS NOT NULL
             AND +id > (SELECT max(id) FROM log WHERE table_id = ?1 AND undone = ?2) ORDER BY id LIMIT 1"""
    return row(connection, LogRow, sql, (table_id, undone))


def lines_since(connection: sqlite3.Connection, table_id: int, line: int) -> list[LogRow]:
    """Lines not undone that were added after the line of that id, oldest first."""
    # The sign keeps SQLite on the table's index: by id it would go through all other tables' lines, too.
    sql = "SELECT * FROM log WHERE table_id = ? AND undone IS NULL AND +id > ? ORDER BY id"
    return rows(connection, LogRow, sql, (table_id, line))


def lines_between(connection: sqlite3.Connection, table_id: int, seal: int, upto: int) -> list[LogRow]:
    """Lines not undone from after a seal up to another, answers left ahead in between included."""
    if seal == upto:
        return []
    sql = """SELECT * FROM log WHERE table_id = ?1 AND undone IS NULL
             AND +id > (SELECT max(id) FROM log WHERE table_id = ?1 AND seal = ?2)
             AND +id <= (SELECT max(id) FROM log WHERE table_id = ?1 AND seal = ?3) ORDER BY id"""
    return rows(connection, LogRow, sql, (table_id, seal, upto))


def newest_line(connection: sqlite3.Connection, table_id: int) -> int:
    """The id of the newest line of a table's log, 0 where there is none."""
    found = connection.execute("SELECT coalesce(max(id), 0) FROM log WHERE table_id = ?", (table_id,)).fetchone()
    return int(found[0])


def newest_sealed_line(connection: sqlite3.Connection, table_id: int) -> int:
    """The id of the newest line that everybody has heard of, 0 where there is none: no answer left in secret."""
    sql = "SELECT coalesce(max(id), 0) FROM log WHERE table_id = ? AND seal IS NOT NULL"
    return int(connection.execute(sql, (table_id,)).fetchone()[0])


def decided_lines(connection: sqlite3.Connection, table_id: int, kind: str) -> list[LogRow]:
    """The sealed lines not undone that have no moves and an event of a kind, oldest first."""
    sql = """SELECT * FROM log WHERE table_id = ?1 AND undone IS NULL AND seal IS NOT NULL AND actions = '[]'
             AND instr(events, ?2) ORDER BY id"""
    return rows(connection, LogRow, sql, (table_id, f'"{kind}"'))


def passed_turns(connection: sqlite3.Connection, table_id: int) -> dict[int, int]:
    """By seat, how many of its turns the table passed, those undone not counted."""
    sql = """SELECT seat, count(*) FROM log WHERE table_id = ? AND passed = 1 AND undone IS NULL
             AND seat IS NOT NULL GROUP BY seat"""
    return {int(seat): int(count) for seat, count in connection.execute(sql, (table_id,))}


def turns_ended(connection: sqlite3.Connection, table_id: int, seat: int) -> int:
    """How many turns of a seat ended, those not undone and those that were passed for it."""
    sql = "SELECT count(*) FROM log WHERE table_id = ? AND seat = ? AND undone IS NULL AND ends_turn = 1"
    return int(connection.execute(sql, (table_id, seat)).fetchone()[0])


def last_sealed(connection: sqlite3.Connection, table_id: int) -> LogRow | None:
    """The newest line not undone that sealed something."""
    sql = """SELECT * FROM log WHERE table_id = ? AND seal IS NOT NULL AND undone IS NULL
             ORDER BY seal DESC LIMIT 1"""
    return row(connection, LogRow, sql, (table_id,))


def last_line_of(connection: sqlite3.Connection, table_id: int, seat: int) -> LogRow | None:
    """The newest line not undone by which a seat ended a turn itself: the table did not pass it."""
    sql = """SELECT * FROM log WHERE table_id = ? AND seat = ? AND undone IS NULL AND ends_turn = 1 AND passed = 0
             ORDER BY id DESC LIMIT 1"""
    return row(connection, LogRow, sql, (table_id, seat))


def undo_after(connection: sqlite3.Connection, table_id: int, seal: int) -> list[LogRow]:
    """Mark every line after a seal as undone; the answers left ahead among them, in order."""
    found = connection.execute("SELECT coalesce(max(undone), 0) + 1 FROM log WHERE table_id = ?", (table_id,))
    number = int(found.fetchone()[0])
    where = """table_id = ?1 AND undone IS NULL
               AND +id > (SELECT max(id) FROM log WHERE table_id = ?1 AND seal = ?2)"""
    answers = rows(
        connection, LogRow, f"SELECT * FROM log WHERE {where} AND seal IS NULL ORDER BY id", (table_id, seal)
    )
    connection.execute(f"UPDATE log SET undone = ?3 WHERE {where}", (table_id, seal, number))
    return answers


def keep_checkpoint(
    connection: sqlite3.Connection, table_id: int, seal: int, state: bytes, kept: Kept = ""
) -> None:
    """Keep the state after a seal, and thin out older ones; one that is `kept` for a reason stays for good."""
    insert(connection, "checkpoints", table_id=table_id, seal=seal, state=zlib.compress(state, 1), kept=kept)
    connection.execute(
        "DELETE FROM checkpoints WHERE table_id = ? AND seal < ? AND seal % ? <> 0 AND kept = ''",
        (table_id, seal - DENSE, SPARSE),
    )


def kept_after(connection: sqlite3.Connection, table_id: int, seal: int) -> list[tuple[int, tuple[str, ...]]]:
    """The checkpoints of the live branch later than a seal that are kept for good, newest first, each with why."""
    sql = """SELECT seal, kept FROM checkpoints WHERE table_id = ?1 AND seal > ?2 AND kept <> '' AND EXISTS (
                 SELECT 1 FROM log WHERE table_id = ?1 AND log.seal = checkpoints.seal AND undone IS NULL)
             ORDER BY seal DESC"""
    return [(int(at), tuple(str(why).split())) for at, why in connection.execute(sql, (table_id, seal))]


def holds_seal(connection: sqlite3.Connection, table_id: int, seal: int) -> bool:
    """Whether the line that made a seal of a table was not undone."""
    sql = "SELECT 1 FROM log WHERE table_id = ? AND seal = ? AND undone IS NULL"
    return connection.execute(sql, (table_id, seal)).fetchone() is not None


def holds(connection: sqlite3.Connection, table_id: int, line: int) -> bool:
    """Whether a line of a table's log was not undone."""
    # The sign keeps SQLite from going through all lines of the table.
    sql = "SELECT 1 FROM log WHERE id = ? AND +table_id = ? AND undone IS NULL"
    return connection.execute(sql, (line, table_id)).fetchone() is not None


def checkpoint(connection: sqlite3.Connection, table_id: int, seal: int) -> tuple[int, bytes]:
    """The newest checkpoint of the live branch not later than `seal`: its seal and state.

    Raises LookupError where the table has none, CheckpointError where it cannot be unpacked.
    """
    sql = """SELECT seal, state FROM checkpoints WHERE table_id = ?1 AND seal <= ?2 AND (seal = 0 OR EXISTS (
                 SELECT 1 FROM log WHERE table_id = ?1 AND log.seal = checkpoints.seal AND undone IS NULL))
             ORDER BY seal DESC LIMIT 1"""
    found = connection.execute(sql, (table_id, seal)).fetchone()
    if found is None:
        raise LookupError(f"no checkpoint of table {table_id} up to seal {seal}")
    return int(found[0]), _unpacked(table_id, int(found[0]), found[1])


def seals_kept(connection: sqlite3.Connection, table_id: int) -> list[int]:
    """The seals of the live branch of which a checkpoint is kept, newest first."""
    sql = """SELECT seal FROM checkpoints WHERE table_id = ?1 AND (seal = 0 OR EXISTS (
                 SELECT 1 FROM log WHERE table_id = ?1 AND log.seal = checkpoints.seal AND undone IS NULL))
             ORDER BY seal DESC"""
    return [int(found[0]) for found in connection.execute(sql, (table_id,))]


def packed_checkpoints(connection: sqlite3.Connection, table_id: int) -> dict[int, tuple[bytes, str]]:
    """By seal, every checkpoint that is kept: the compressed state, and why it is kept for good ("" where not)."""
    found = connection.execute("SELECT seal, state, kept FROM checkpoints WHERE table_id = ?", (table_id,))
    return {int(seal): (bytes(state), str(kept)) for seal, state, kept in found}


def highest_seal(connection: sqlite3.Connection, table_id: int) -> int:
    """The highest seal number that was given out, undone ones included."""
    sql = """SELECT max(coalesce((SELECT max(seal) FROM log WHERE table_id = ?1), 0),
                        coalesce((SELECT max(seal) FROM checkpoints WHERE table_id = ?1), 0))"""
    return int(connection.execute(sql, (table_id,)).fetchone()[0])


def sealed_at(connection: sqlite3.Connection, table_id: int, seal: int) -> int | None:
    """When a seal was made, None if the log does not say."""
    sql = "SELECT at FROM log WHERE table_id = ? AND seal = ? ORDER BY id DESC LIMIT 1"
    found = connection.execute(sql, (table_id, seal)).fetchone()
    return None if found is None else int(found[0])


def _unpacked(table_id: int, seal: int, packed: bytes) -> bytes:
    try:
        return zlib.decompress(packed)
    except zlib.error as error:
        raise CheckpointError(f"the checkpoint of table {table_id} after seal {seal}: {error}") from error


def answer_to(connection: sqlite3.Connection, interaction: int) -> str | None:
    """What an interaction was answered with, None if it is new."""
    found = connection.execute("SELECT answer FROM requests WHERE interaction = ?", (interaction,)).fetchone()
    return None if found is None else str(found[0])


def remember_answer(
    connection: sqlite3.Connection, interaction: int, table_id: int, user: int, answer: str, now: int
) -> None:
    """Remember an answer; raises sqlite3.IntegrityError where the interaction was answered already."""
    insert(connection, "requests", interaction=interaction, table_id=table_id, user=user, answer=answer, at=now)
    connection.execute("DELETE FROM requests WHERE at < ?", (now - REQUESTS_KEPT,))
