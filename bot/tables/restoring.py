"""Going back: the sealed position after an earlier seal, with the answers left ahead since then."""

import sqlite3

import msgspec

from bot.errors import UNDECODABLE, Damaged, Refused
from bot.tables.decided import follow_options, is_decision
from bot.tables.loaded import Loaded, read_state
from bot.tables.sealing import settle
from db import history
from db.rows import LogRow
from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.event import Event, Seat
from games.engine.violation import ActionError


def go_back(
    connection: sqlite3.Connection,
    loaded: Loaded,
    target: int,
    by: Seat | None,
    now: int,
    events: tuple[Event, ...] = (),
) -> tuple[State, int]:
    """Seal the position after seal `target` anew; its state, and the id of the log's line that says so.

    `by` is the seat that asked for it, None for the host; `events` is what the line tells.

    Every line since then is undone. Answers left ahead since then are left again, as lines of their own, where
    they are still legal: so the lines that hold always lead to the state. What the table had decided since is
    undone as well, and its options are again those of then. Raises Refused where the position can no longer be
    had.
    """
    state = position_after(connection, loaded, target)
    table, number = loaded.row.id, loaded.row.seal + 1
    for answer in history.undo_after(connection, table, target):
        state = _left_again(connection, loaded, state, answer, now)
    played = loaded.game.round_of(state)
    line = history.add_line(connection, table, now, seal=number, seat=by, actions=(), events=events, round=played)
    settle(connection, loaded, state, number, now)
    follow_options(connection, loaded, state, now)
    return state, line


def position_after(connection: sqlite3.Connection, loaded: Loaded, target: int) -> State:
    """The sealed state after seal `target`: its checkpoint, or the one before it played on.

    No decision of the table is crossed: moves do not lead to what it changed. Raises Refused where what was played
    since that checkpoint no longer applies, Damaged where one of the two cannot be read, or the checkpoint of a
    decision between them is gone.
    """
    number, state = _checkpoint(connection, loaded, target)
    try:
        for line in history.lines_between(connection, loaded.row.id, number, target):
            if is_decision(line):
                raise Damaged(line.table_id, "checkpoint", f"that of seal {line.seal} is gone")
            state = _played(loaded.game, state, line)
    except ActionError as error:
        raise Refused("undo-too-far") from error
    return state


def _checkpoint(connection: sqlite3.Connection, loaded: Loaded, target: int) -> tuple[int, State]:
    table = loaded.row.id
    try:
        number, stored = history.checkpoint(connection, table, target)
    except (history.CheckpointError, LookupError) as error:
        raise Damaged(table, "checkpoint", error) from error
    state = read_state(connection, loaded.game, table, stored)
    if isinstance(state, Damaged):
        raise Damaged(table, "checkpoint", f"seal {number}: {state}") from state
    return number, state


def _played(game: AnyGame, state: State, line: LogRow) -> State:
    try:
        moves = msgspec.json.decode(line.actions, type=tuple[str, ...])
    except UNDECODABLE as error:
        raise Damaged(line.table_id, "actions", f"line {line.id}: {error}") from error
    for text in moves:
        state = game.apply(state, line.seat or 0, game.parse(text)).state
    return state


def _left_again(connection: sqlite3.Connection, loaded: Loaded, state: State, answer: LogRow, now: int) -> State:
    try:
        state = _played(loaded.game, state, answer)
    except (ActionError, Damaged):  # it spoke of what is not there any more, or nobody can say of what it spoke
        return state
    history.add_line(
        connection, loaded.row.id, now, seat=answer.seat, actions=answer.actions, events=answer.events
    )
    return state
