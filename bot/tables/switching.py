"""Setting a switch in a running game: from now on, never backwards."""

import sqlite3
from typing import Any

import msgspec

from bot.errors import Refused
from bot.tables.acts import Act
from bot.tables.decided import SWITCHED, seal_decision, switched_lines, tell_decision
from bot.tables.loaded import Loaded
from bot.tables.rights import in_play
from games.engine.bounds import State
from games.engine.contract import Transition
from games.engine.event import Event, Seat


def switchable(loaded: Loaded) -> dict[str, tuple[str, ...]]:
    """The options that may be set in the running game, each with the other values that it may have.

    Raises Refused where nothing is played, Damaged.
    """
    in_play(loaded)
    played, public = msgspec.to_builtins(loaded.state.options), dict(loaded.game.public_options)
    return {
        name: tuple(value for value in public[name] if value != played.get(name))
        for name in loaded.game.switches
        if name in public
    }


def switch(
    connection: sqlite3.Connection,
    loaded: Loaded,
    option: str,
    value: str,
    by: Seat | None,
    now: int,
) -> int:
    """Set an option of a running game from now on; the id of the line that says so.

    `loaded` must be as stored now: who takes back before loads it anew. It is told by a turn message anew.
    Raises Refused for an option that may not be changed now, Damaged.
    """
    _refuse_unless_switchable(loaded, option, value)
    state: Any = loaded.state
    before = str(msgspec.to_builtins(state.options)[option])
    options = msgspec.structs.replace(state.options, **{option: value})
    params = {"option": option, "before": before, "value": value}
    event = Event(kind=SWITCHED, rule=option, params=params)
    changed: State = msgspec.structs.replace(state, options=options)
    sealed = seal_decision(connection, loaded, Transition(changed, (event,)), "switch", by, now)
    tell_decision(connection, loaded, sealed, now)
    return sealed.line


def _refuse_unless_switchable(loaded: Loaded, option: str, value: str) -> None:
    values = switchable(loaded).get(option)
    if values is None:
        raise Refused("switch-not-now")
    if value == msgspec.to_builtins(loaded.state.options).get(option):
        raise Refused("switch-the-same")
    if value not in values:
        raise Refused("option-unknown")


def switched_by_table(connection: sqlite3.Connection, table_id: int) -> dict[str, Act]:
    """By option, the decision of the table by which it was set last, as an act; none that was taken back."""
    return {
        option: Act(
            "switched", "", "time", {"option": option, "value": str(event.params.get("value", ""))}, line.at
        )
        for option, (line, event) in switched_lines(connection, table_id).items()
    }
