"""What is done at zero: an open turn is finished, or what the table chose; and time that another seat gives."""

import sqlite3
from typing import Final

from bot.errors import Refused
from bot.letters import NoticeLetter
from bot.tables import absence, acts, asking, passing, questions, reminded, time_left, waiting
from bot.tables.acts import Facts
from bot.tables.clocks import AtZero, clock_in
from bot.tables.loaded import Call, Loaded, load, open_moves, own_seat, position
from bot.tables.reminding import HOUR
from bot.tables.rights import load_running, may
from bot.tables.sealing import put_letter
from db import history, waits
from db.rows import WaitRow
from games.engine.event import Seat

ASK_AGAIN: Final = HOUR
"""Seconds until it is tried again to ask the others, where they are being asked about another seat."""


def run_out(connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, now: int) -> int | None:
    """Do what is to be done where a seat's time is over, once; when to try again where it could not be."""
    again = None
    if _is_to_be_finished(connection, loaded, wait.seat):
        passing.finish_by_clock(connection, loaded, wait.seat, now)
    elif _chosen(loaded) == "pass":
        passing.pass_by_clock(connection, loaded, wait.seat, now)
    else:
        again = _leave_open(connection, loaded, wait, now)
    questions.recount_all(connection, loaded.row.id, now)
    asking.settle(connection, loaded.row.id, now)
    return again


def _chosen(loaded: Loaded) -> AtZero:
    clock = clock_in(loaded.row.clock)
    return "tell" if clock is None else clock.at_zero


def _leave_open(connection: sqlite3.Connection, loaded: Loaded, wait: WaitRow, now: int) -> int | None:
    """Ask the others or tell the table; the decision stays with the seat. When to try again, None where done."""
    table, seat = loaded.row.id, wait.seat
    again = None
    if _chosen(loaded) == "ask" and questions.voters(connection, loaded, now) != (seat,):
        asked = absence.ask_by_time(connection, loaded, seat, "time", now)
        again = None if asked else now + ASK_AGAIN
    else:
        _tell(connection, loaded, seat, now)
    reminded.end_all(connection, table, seat, now)
    waits.change_clock(connection, wait, zero_done=int(again is None))
    return again


def _is_to_be_finished(connection: sqlite3.Connection, loaded: Loaded, seat: Seat) -> bool:
    """Whether a seat has made something of its turn, which can end as it stands."""
    if not position(loaded, loaded.seats[seat]).can_finish:
        return False
    last = history.last_sealed(connection, loaded.row.id)
    return bool(open_moves(loaded, seat)) or (last is not None and last.seat == seat and not last.ends_turn)


def _tell(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, now: int) -> None:
    name = loaded.party.names[seat]
    acts.write_of_time(connection, loaded, now, "clock-zero", seat=name)
    letter = NoticeLetter(key="notice-clock-zero", values={"name": name}, seats=(seat,), more_time=seat)
    put_letter(connection, loaded, letter, now)


def give_time(connection: sqlite3.Connection, call: Call, table_id: int, target: Seat) -> str:
    """Give another seat an increment of the table's clock; the key of a sentence. Raises Refused."""
    loaded = load_running(connection, call, table_id)
    role, own = may("ask", loaded, call), own_seat(loaded, call.user)
    if target not in range(len(loaded.seats)):
        raise Refused("control-unknown")
    name = loaded.party.names[target]
    if clock_in(loaded.row.clock) is None:
        raise Refused("clock-none", table=table_id)
    if target == own.seat:
        raise Refused("time-own")
    if loaded.seats[target].absent:
        raise Refused("time-absent", name=name)
    if not time_left.give(connection, loaded.row, target, waiting.running_until(loaded.row, call.now)):
        raise Refused("time-full", name=name)
    acts.write(connection, loaded, call, role, "time-given", seat=name)
    reminded.warn_again(connection, table_id, target, call.now)
    until = _until(connection, table_id, target)
    values: Facts = {"name": loaded.party.names[own.seat], "seat": name, "until": until}
    put_letter(connection, loaded, NoticeLetter(key="notice-time-given", values=values), call.now)
    return "time-given"


def _until(connection: sqlite3.Connection, table_id: int, seat: Seat) -> int:
    """Until when a seat has time now; 0 where its time does not run."""
    found = {one.seat: one.zero for one in time_left.all_left(connection, load(connection, table_id))}
    return found.get(seat) or 0
