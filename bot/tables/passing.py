"""Passing a seat: its decision taken by the least harmful legal actions, so that the others can go on."""

import sqlite3
from typing import Any, Final

from bot.tables import acts
from bot.tables.loaded import Loaded, load, open_presses, opened
from bot.tables.sealing import seal
from games.engine.contract import Transition
from games.engine.event import Seat

MOST_ACTIONS: Final = 200
"""No decision takes so many actions."""


class Endless(Exception):
    """A seat's decision did not pass by default actions."""


def pass_decision(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> None:
    """Take a seat's decision for it, sealed as one line: its own open moves that hold, then default actions."""
    transitions, presses = _played(loaded, seat)
    seal(connection, loaded, loaded.seats[seat], presses, transitions, now, passed=True)
    acts.note_time(connection, load(connection, loaded.row.id), now, "passed", seat=loaded.scene.names[seat])


def _played(loaded: Loaded, seat: Seat) -> tuple[list[Transition[Any]], tuple[tuple[str, ...], ...]]:
    game = loaded.game
    held = opened(game, loaded.state, seat, [move for press in open_presses(loaded.seats[seat]) for move in press])
    transitions: list[Transition[Any]] = []
    state = loaded.state
    lines = [(text,) for text in held.moves]
    for text in held.moves:
        transitions.append(game.apply(state, seat, game.parse(text)))
        state = transitions[-1].state
    for _ in range(MOST_ACTIONS):
        action = game.default_action(state, seat)
        transitions.append(game.apply(state, seat, action))
        lines.append((game.notation(action),))
        state = transitions[-1].state
        if action == game.end_turn or seat not in game.active_seats(state):
            return transitions, tuple(lines)
    raise Endless(f"seat {seat} of table {loaded.row.id} does not pass")
