"""What computers compared before they played, for whoever practises, and for all once the game is over."""

import sqlite3
from bisect import bisect_right

import msgspec

from bot.errors import UNDECODABLE, Damaged, Refused
from bot.tables.loaded import Call, Loaded, load
from bot.tables.restoring import position_after
from bot.tables.rights import may
from db import history, thoughts
from db.rows import LogRow, ThoughtRow
from games.engine.bounds import State
from games.engine.event import Seat
from players.entry import Considered
from players.levels import LEVELS, level_of


class Comparison(msgspec.Struct, frozen=True):
    """What a computer compared before a line of the log, and in which position; `viewer` is the asker's seat.

    It has that `number`, from 1, of `count`; `earlier` and `later` are the lines of those beside it. There is
    neither a position nor anything compared where that cannot be read. A `hasty` computer overlooks things.
    """

    loaded: Loaded
    viewer: Seat | None
    seat: Seat
    level: str
    line: int
    hasty: bool
    round: int | None
    number: int
    count: int
    earlier: int | None
    later: int | None
    state: State | None = None
    compared: tuple[Considered, ...] = ()
    fault: Damaged | None = None


def compared(connection: sqlite3.Connection, call: Call, table_id: int, line: int | None = None) -> Comparison:
    """What was compared before a line of the log, before the newest where none is named.

    Where it was undone meanwhile, it is the one before. Raises Refused where nobody may see it yet or there is
    none.
    """
    loaded = load(connection, table_id)
    may("look", loaded, call)
    if not can_be_seen(loaded):
        key = "compared-later" if loaded.row.status == "running" else "table-is-lobby"
        raise Refused(key, table=table_id)
    lines = thoughts.lines_that_hold(connection, table_id)
    if not lines:
        raise Refused("compared-none", table=loaded.row.called)
    at = len(lines) - 1 if line is None else max(0, bisect_right(lines, line) - 1)
    row, played = thoughts.thought(connection, table_id, lines[at]), history.line(connection, lines[at])
    if row is None or played is None:  # both were just there
        raise Refused("compared-none", table=loaded.row.called)
    seat = loaded.seat_of(call.user)
    found = Comparison(
        loaded=loaded,
        viewer=None if seat is None else seat.seat,
        seat=row.seat,
        level=row.level,
        line=row.line,
        hasty=row.level in LEVELS and level_of(row.level).haste > 0,
        round=played.round,
        number=at + 1,
        count=len(lines),
        earlier=lines[at - 1] if at else None,
        later=lines[at + 1] if at + 1 < len(lines) else None,
    )
    return _read(connection, found, row, played)


def can_be_seen(loaded: Loaded) -> bool:
    """Whether it may be seen what computers compared there: never while people play against each other."""
    return loaded.begun and (loaded.row.practice or loaded.row.status in ("over", "abandoned"))


def is_kept(connection: sqlite3.Connection, loaded: Loaded) -> bool:
    """Whether there is something that computers compared there, and it may be seen."""
    return can_be_seen(loaded) and bool(thoughts.lines_that_hold(connection, loaded.row.id))


def _read(connection: sqlite3.Connection, found: Comparison, row: ThoughtRow, played: LogRow) -> Comparison:
    try:
        plans = msgspec.json.decode(row.body, type=tuple[Considered, ...])
        state = position_after(connection, found.loaded, (played.seal or 1) - 1)
    except UNDECODABLE as error:
        return _damaged(found, error)
    except (Damaged, Refused) as error:
        return _damaged(found, error)
    return msgspec.structs.replace(found, state=state, compared=plans)


def _damaged(found: Comparison, error: Exception) -> Comparison:
    fault = Damaged(found.loaded.row.id, "log", f"what was compared before line {found.line}: {error}")
    return msgspec.structs.replace(found, fault=fault)
