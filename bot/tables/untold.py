"""What computers played that no message has told yet: it is told together with what follows."""

import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from bot.errors import UNDECODABLE, Damaged
from bot.tables.loaded import Loaded, read_state
from db import history
from db.rows import LogRow
from games.engine.bounds import State
from games.engine.contract import Transition
from games.engine.violation import ActionError

MOST_AT_ONCE: Final = 40
"""So many lines are told together at most; their checkpoints are all kept."""


class Since(NamedTuple):
    """The position that the channel knows, and what happened since then."""

    state: State
    steps: tuple[Transition[State], ...] = ()


def since_told(connection: sqlite3.Connection, loaded: Loaded, line: int) -> Since:
    """The position that the channel knows, and what was played since then before that line, played again.

    The stored position and nothing where no computer plays there, or the log does not lead on.
    """
    present = Since(loaded.state)
    if not loaded.computers:
        return present
    untold = [one for one in history.lines_since(connection, loaded.row.id, loaded.row.told) if one.id < line]
    first = next((one.seal for one in untold if one.seal is not None), None)
    if first is None:
        return present
    try:
        number, stored = history.checkpoint(connection, loaded.row.id, first - 1)
        state = read_state(connection, loaded.game, loaded.row.id, stored)
        if isinstance(state, Damaged):
            return present
        state, _ = _played(loaded, state, history.lines_between(connection, loaded.row.id, number, first - 1))
        return Since(state, tuple(_played(loaded, state, untold)[1]))
    except (LookupError, history.CheckpointError, ActionError, *UNDECODABLE):
        return present


def is_much(connection: sqlite3.Connection, loaded: Loaded) -> bool:
    """Whether so much is untold that the channel is told at once."""
    return len(history.lines_since(connection, loaded.row.id, loaded.row.told)) >= MOST_AT_ONCE


def _played(loaded: Loaded, state: State, lines: Sequence[LogRow]) -> tuple[State, list[Transition[State]]]:
    """Where lines lead from a state, and the transitions of those that were sealed; raises ActionError."""
    steps: list[Transition[State]] = []
    for line in lines:
        for text in msgspec.json.decode(line.actions, type=tuple[str, ...]):
            step = loaded.game.apply(state, line.seat or 0, loaded.game.parse(text))
            state = step.state
            if line.seal is not None:
                steps.append(step)
    return state, steps
