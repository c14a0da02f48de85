"""The course of a table as it is read from the database: all that a shadow replay of it needs."""

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.errors import Damaged
from bot.tables.loaded import Loaded
from bot.tables.shadowing import Course, CourseLine, CourseUnreadable, unpacked
from db import boards, history
from db.rows import LogRow
from games.engine.codec import StoredDataError

Packed = dict[int, tuple[bytes, str]]
"""By seal, the compressed state after it and why it is kept for good."""


def course_of(
    connection: sqlite3.Connection, loaded: Loaded, *, since: int | None = None, upto: int | None = None
) -> Course:
    """The lines of a table that hold, from its deal or after the seal `since`, through to the seal `upto` or all.

    Where `since` holds no more, they begin with the deal. Raises Damaged where the table cannot be read.
    """
    table, _ = loaded.row.id, loaded.state
    packed: Packed = history.packed_checkpoints(connection, table)
    live = history.live_lines(connection, table)
    first, last = _after(live, packed, since), len(live) if upto is None else _through(live, upto)
    lines = [_line(line, packed) for line in live]
    options = _first_options(loaded, packed)
    return Course(
        table=table,
        game=loaded.game.id,
        seats=len(loaded.seats),
        seed=loaded.row.seed,
        options=msgspec.json.encode(options).decode(),
        board=_board(connection, str(options.get("board", ""))),
        lines=tuple(lines[first:last]),
        state=loaded.row.state if last == len(live) else None,
        begin=lines[first - 1].checkpoint if first else None,
        before=first,
    )


def newest_rules(connection: sqlite3.Connection, table_id: int) -> int | None:
    """The seal after which the rules were changed last, None where they never were since the deal."""
    live = {line.seal for line in history.live_lines(connection, table_id)}
    packed: Packed = history.packed_checkpoints(connection, table_id)
    return max(
        (seal for seal, (_, kept) in packed.items() if seal in live and "rules" in kept.split()), default=None
    )


def _line(line: LogRow, packed: Packed) -> CourseLine:
    checkpoint, kept = (None, "") if line.seal is None else packed.get(line.seal, (None, ""))
    return CourseLine(line.id, line.seat, line.actions, line.events, line.at, checkpoint, kept)


def _after(live: Sequence[LogRow], packed: Packed, seal: int | None) -> int:
    """How many lines lead up to a seal of which a checkpoint is kept, 0 where it holds no more."""
    if seal is None or seal not in packed:
        return 0
    return next((number for number, line in enumerate(live, start=1) if line.seal == seal), 0)


def _through(live: Sequence[LogRow], seal: int) -> int:
    """How many lines lead up to a seal, or to the last one before it that holds."""
    return max(
        (n for n, line in enumerate(live, start=1) if line.seal is not None and line.seal <= seal), default=0
    )


def _first_options(loaded: Loaded, packed: Packed) -> dict[str, object]:
    """What the game was begun with; a switch may have been set since."""
    if 0 not in packed:
        return loaded.options
    try:
        return msgspec.to_builtins(unpacked(loaded.game, packed[0][0]).options)
    except (CourseUnreadable, StoredDataError) as error:
        raise Damaged(loaded.row.id, "checkpoint", f"seal 0: {error}") from error


def _board(connection: sqlite3.Connection, mark: str) -> tuple[str, bytes] | None:
    data = boards.board(connection, mark)
    return None if data is None else (mark, data)
