"""Moves of an open turn, finishing it, taking back, and answers left ahead."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.errors import Damaged, MalformedRefused, Refused, RuleRefused, Stale
from bot.letters import TurnLetter
from bot.tables import acts, away_seats, time_left, waiting
from bot.tables.loaded import (
    UNREADABLE,
    Call,
    Loaded,
    open_moves,
    opened,
    own_seat,
)
from bot.tables.passing import PASS, all_transitions, seal_turn
from bot.tables.plans import plan_fault
from bot.tables.positions import kept
from bot.tables.presses import Presses, first_moves, moves_of
from bot.tables.reopening import columns_of
from bot.tables.restoring import go_back
from bot.tables.rights import load_running, may
from bot.tables.sealing import QUIET, lapse_undo, put_letter, recheck
from db import history, tables, waits
from db.rows import SeatRow
from games.engine.bounds import State
from games.engine.codec import encode_state
from games.engine.contract import Transition, apply_all, is_answer, seals
from games.engine.event import Seat
from games.engine.nearest import attempted
from games.engine.violation import IllegalAction, MalformedAction


def move(connection: sqlite3.Connection, call: Call, table_id: int, decision: int | None, text: str) -> str:
    """Add what `text` means to the caller's open turn, or carry it out; the key of a sentence that says what
    happened.

    `decision` is the number a control was made for, None for a typed command. Raises a Refusal.
    """
    loaded, seat = _at_table(connection, call, table_id, decision)
    turn = opened(loaded.game, loaded.state, seat.seat, open_moves(loaded, seat.seat))
    actions = _read(loaded, turn.state, seat, text)
    if is_answer(loaded.game, actions[0]):
        return _leave(connection, loaded, seat, actions, text)  # a secret, so that no time may tell of it
    _record_presence(connection, loaded, seat, call)
    _close_taking_back(connection, loaded, seat)
    transitions = _judged(loaded, turn.state, seat, actions, text)
    pressed = tuple(loaded.game.notation(action) for action in actions)
    presses = (*first_moves(loaded.turns[seat.seat], len(turn.moves)), pressed)
    before = turn.state if len(transitions) == 1 else transitions[-2].state
    # A turn that ends is final even where the same seat goes on, because the others have no workers left.
    if actions[-1] == loaded.game.end_turn or seals(loaded.game, before, transitions[-1]):
        whole = all_transitions(loaded, seat.seat, moves_of(presses))
        seal_turn(connection, loaded, seat, presses, whole, call.now)
        return "turn-finished" if actions[-1] == loaded.game.end_turn else "move-sealed"
    _store_open(connection, loaded, seat, presses)
    return "move-made"


def finish(connection: sqlite3.Connection, call: Call, table_id: int, decision: int | None) -> str:
    """Seal the caller's open turn by ending it; raises a Refusal where it cannot end."""
    loaded = load_running(connection, call, table_id)
    return move(connection, call, table_id, decision, loaded.game.notation(loaded.game.end_turn))


def back(connection: sqlite3.Connection, call: Call, table_id: int, decision: int | None) -> str:
    """Take back what the last press did in the caller's open turn, or reopen the turn just finished."""
    loaded, seat = _at_table(connection, call, table_id, decision)
    presses = loaded.turns[seat.seat]
    if presses:
        _close_taking_back(connection, loaded, seat)
        _store_open(connection, loaded, seat, presses[:-1])
        waits.record_touch(connection, table_id, seat.seat, call.now)
        return "move-taken-back"
    return _reopen(connection, loaded, seat, call)


def anew(connection: sqlite3.Connection, call: Call, table_id: int, decision: int | None) -> str:
    """Take back all open moves of the caller, so that the turn begins anew from its last reveal or seal."""
    loaded, seat = _at_table(connection, call, table_id, decision)
    if not loaded.turns[seat.seat]:
        raise Refused("no-open-moves")
    _close_taking_back(connection, loaded, seat)
    _store_open(connection, loaded, seat, ())
    waits.record_touch(connection, table_id, seat.seat, call.now)
    return "turn-begun-anew"


def _record_presence(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, call: Call) -> None:
    """Record that a seat moves: it is there, whatever the others chose, or it wished for itself."""
    counted = waiting.reason(connection, loaded, seat.seat, call.now) is None
    waits.record_move(connection, seat.table_id, seat.seat, call.now)
    if seat.passing and not seat.conceded:
        tables.change_seat(connection, seat.table_id, seat.seat, passing=0)
        time_left.start(connection, loaded.row, seat.seat, call.now)
    if seat.out_of_time:
        tables.change_seat(connection, seat.table_id, seat.seat, out_of_time=0)
    if not counted:
        time_left.welcome(connection, loaded.row, seat.seat, waiting.running_until(loaded.row, call.now))
    if seat.away == PASS:
        away_seats.come_back(connection, loaded, seat, call)


def _at_table(
    connection: sqlite3.Connection, call: Call, table_id: int, decision: int | None
) -> tuple[Loaded, SeatRow]:
    loaded = load_running(connection, call, table_id)
    may("play", loaded, call)
    seat = own_seat(loaded, call.user)
    if decision is not None and decision != seat.decision:
        raise Stale
    return loaded, seat


def _read(loaded: Loaded, state: State, seat: SeatRow, text: str) -> Sequence[Any]:
    try:
        actions = loaded.game.read(state, seat.seat, text)
    except MalformedAction as error:
        raise MalformedRefused(error.code, error.params) from error
    if not actions:
        raise MalformedRefused("line-empty", {})
    fault = plan_fault(loaded.game, actions)
    if fault is not None:
        raise Refused(fault)
    return actions


def _judged(
    loaded: Loaded, state: State, seat: SeatRow, actions: Sequence[Any], text: str
) -> list[Transition[State]]:
    try:
        return apply_all(loaded.game, state, seat.seat, actions)
    except IllegalAction as error:
        step = max(error.step, 1)
        failed = loaded.game.notation(actions[step - 1])
        attempt = attempted(loaded.game, state, seat.seat, actions[:step], error.violation)
        raise RuleRefused(error.violation, step, len(actions), failed, attempt) from error


def _store_open(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, presses: Presses) -> None:
    tables.change_seat(connection, loaded.row.id, seat.seat, moves=presses, decision=seat.decision + 1, cut=None)


def _leave(
    connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, actions: Sequence[Any], text: str
) -> str:
    transition = _judged(loaded, loaded.state, seat, actions, text)[0]
    tables.change_table(connection, loaded.row.id, state=encode_state(loaded.game, transition.state))
    history.add_line(
        connection,
        loaded.row.id,
        loaded.row.changed_at,
        seat=seat.seat,
        actions=[loaded.game.notation(actions[0])],
        events=(),
    )
    tables.change_seat(connection, loaded.row.id, seat.seat, decision=seat.decision + 1)
    recheck(connection, loaded, transition.state)
    return "answer-left"


def _close_taking_back(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow) -> None:
    if loaded.reopening is not None and loaded.reopening.seat != seat.seat:
        tables.change_table(connection, loaded.row.id, **columns_of(None))


def _reopen(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, call: Call) -> str:
    row, finished = loaded.row, loaded.reopening
    if finished is None or finished.seat != seat.seat:
        raise Refused("nothing-to-take-back")
    acts.write(connection, loaded, call, may("play", loaded, call), "withdrawn")
    lapse_undo(connection, loaded, call.now, "void")
    state, _ = go_back(connection, loaded, finished.since, seat.seat, call.now)
    tables.change_table(
        connection,
        row.id,
        **columns_of(None),
        quiet_until=call.now + QUIET,
        quiet_seats=loaded.active,
    )
    waiting.begin_anew(connection, loaded, state, call.now, taken_back=seat.seat)
    for other in loaded.seats:
        moves = loaded.turns[other.seat]
        tables.change_seat(connection, row.id, other.seat, decision=other.decision + 1, moves=moves)
    lost = isinstance(finished.presses, Damaged)
    own = {"moves": (), "cut": UNREADABLE} if lost else {"moves": finished.presses}
    tables.change_seat(connection, row.id, seat.seat, **own)
    put_letter(connection, loaded, _withdrawn(loaded, state, seat.seat), call.now)
    return "turn-taken-back" if finished.presses else "move-taken-back"


def _withdrawn(loaded: Loaded, state: State, seat: Seat) -> TurnLetter:
    """The turn message edited, in the position before the turn that the seat took back."""
    return TurnLetter(
        position=kept(loaded.game, state),
        asked=loaded.game.active_seats(state),
        events=(),
        ping=False,
        news="news-withdrawn",
        news_seat=seat,
        rewrite=True,
    )
