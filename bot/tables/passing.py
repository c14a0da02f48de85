"""Passing a seat: its decision taken by the least harmful legal actions, so that the others can go on."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from bot.tables import acts, waiting
from bot.tables.counting import AT_ONCE, Standing, counting_seats, why_not
from bot.tables.loaded import Loaded, Opened, load, open_moves, opened
from bot.tables.presses import Presses, first_moves, moves_of
from bot.tables.sealing import Sealed, announce, seal
from bot.tables.untold import is_much
from db import computers, tables
from db.rows import SeatRow
from games.engine.bounds import State
from games.engine.contract import Transition
from games.engine.event import Seat

PASS: Final = "pass"
"""What stands in `seats.away` of a seat whose holder wants it to be passed while they are away."""
MOST_ACTIONS: Final = 200
"""No decision takes so many actions."""
MOST_AT_ONCE: Final = 40
"""So many decisions in a row are passed at once; the next look at the table goes on."""


class Endless(Exception):
    """A seat's decision did not pass by default actions."""


def seal_turn(
    connection: sqlite3.Connection,
    loaded: Loaded,
    seat: SeatRow,
    presses: Presses,
    transitions: Sequence[Transition[State]],
    now: int,
) -> None:
    """Make a seat's open turn final; where it ended, pass who is to be passed at once, and tell the channel."""
    sealed = seal(connection, loaded, seat, presses, transitions, now)
    if sealed.ends_turn:
        _go_on(connection, loaded, sealed, now)


def seal_computers_turn(
    connection: sqlite3.Connection,
    loaded: Loaded,
    seat: SeatRow,
    presses: Presses,
    transitions: Sequence[Transition[State]],
    now: int,
) -> int:
    """Make a computer's turn final; its line of the log. The channel is told once no other computer goes on."""
    sealed = seal(connection, loaded, seat, presses, transitions, now)
    if sealed.ends_turn or loaded.game.active_seats(transitions[-1].state) != loaded.active:
        _go_on(connection, loaded, sealed, now)
    return sealed.line


def pass_computer(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> None:
    """Take the decision of a computer that found none, by the least harmful legal actions."""
    transitions, presses = _played(loaded, seat, Opened(loaded.state, ()))
    seal_computers_turn(connection, loaded, loaded.seats[seat], presses, transitions, now)


def pass_decision(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> None:
    """Take a seat's decision for it, sealed as one line: its own open moves that hold, then default actions."""
    _go_on(connection, loaded, _pass(connection, loaded, seat, now), now)


def finish_by_clock(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> None:
    """Finish the open turn of a seat as it stands, because its time is over; tell the channel of it."""
    end = loaded.game.notation(loaded.game.end_turn)
    presses = (*loaded.turns[seat], (end,))
    whole = all_transitions(loaded, seat, moves_of(presses))
    acts.write_of_time(connection, loaded, now, "clock-finished", seat=loaded.party.names[seat])
    sealed = seal(connection, loaded, loaded.seats[seat], presses, whole, now, clock=True)
    _go_on(connection, loaded, sealed, now)


def pass_by_clock(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> None:
    """Take the decision of a seat whose time is over, and tell the channel of it; it may be taken back."""
    tables.change_seat(connection, loaded.row.id, seat, out_of_time=loaded.seats[seat].out_of_time + 1)
    _go_on(connection, loaded, _pass(connection, loaded, seat, now, clock=True), now)


def pass_at_once(connection: sqlite3.Connection, loaded: Loaded, now: int) -> bool:
    """Pass a seat that must decide and needs no time; whether there is one."""
    seat = next_at_once(connection, loaded, now)
    if seat is not None:
        pass_decision(connection, loaded, seat, now)
    return seat is not None


def all_transitions(loaded: Loaded, seat: Seat, moves: Sequence[str]) -> list[Transition[State]]:
    """Those of a seat's moves, one after the other, from the sealed state on."""
    state = loaded.state
    transitions: list[Transition[State]] = []
    for text in moves:
        transitions.append(loaded.game.apply(state, seat, loaded.game.parse(text)))
        state = transitions[-1].state
    return transitions


def _go_on(connection: sqlite3.Connection, loaded: Loaded, first: Sealed, now: int) -> None:
    sealed = [first]
    while len(sealed) < MOST_AT_ONCE:
        fresh = load(connection, loaded.row.id)
        seat = next_at_once(connection, fresh, now)
        if seat is None:
            break
        sealed.append(_pass(connection, fresh, seat, now))
    if not (first.computer and _is_told_later(connection, loaded, sealed)):
        announce(connection, loaded, sealed, now)


def _is_told_later(connection: sqlite3.Connection, loaded: Loaded, sealed: Sequence[Sealed]) -> bool:
    """Whether the channel need not be told yet: another computer goes on, and nobody was passed."""
    if len(sealed) > 1 or is_much(connection, loaded):
        return False
    return computers.one_goes_on(connection, loaded.row.id)


def next_at_once(connection: sqlite3.Connection, loaded: Loaded, now: int) -> Seat | None:
    """A seat that must decide, is to be passed, and needs no time; None where there is nobody to go on for."""
    row = loaded.row
    if row.status != "running" or row.still_since is not None:
        return None
    passing = [seat for seat in loaded.active if loaded.seats[seat].passing or loaded.seats[seat].away == PASS]
    if not passing:
        return None
    standings = waiting.standings(connection, loaded)
    counting = counting_seats(standings, row.patience, now)
    if all(loaded.seats[seat].away == PASS for seat in counting):
        return None
    return next((seat for seat in passing if _needs_no_time(standings[seat], row.patience, now)), None)


def _needs_no_time(standing: Standing, patience: int, now: int) -> bool:
    """Whether a seat that is to be passed is passed at once: it will not come, or is away and wished so."""
    return standing.seat.away == PASS or why_not(standing, patience, now) in AT_ONCE


def _pass(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int, *, clock: bool = False) -> Sealed:
    held = opened(loaded.game, loaded.state, seat, open_moves(loaded, seat))
    transitions, presses = _played(loaded, seat, held)
    own = first_moves(loaded.turns[seat], len(held.moves)) if clock else None
    sealed = seal(
        connection, loaded, loaded.seats[seat], presses, transitions, now, passed=True, clock=clock, own=own
    )
    kind = "clock-passed" if clock else "passed"
    acts.write_of_time(connection, load(connection, loaded.row.id), now, kind, seat=loaded.party.names[seat])
    return sealed


def _played(loaded: Loaded, seat: Seat, held: Opened) -> tuple[list[Transition[State]], Presses]:
    game = loaded.game
    transitions, state = all_transitions(loaded, seat, held.moves), held.state
    lines = [(text,) for text in held.moves]
    for _ in range(MOST_ACTIONS):
        action = game.default_action(state, seat)
        transitions.append(game.apply(state, seat, action))
        lines.append((game.notation(action),))
        state = transitions[-1].state
        if action == game.end_turn or seat not in game.active_seats(state):
            return transitions, tuple(lines)
    raise Endless(f"seat {seat} of table {loaded.row.id} does not pass")
