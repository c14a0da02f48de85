"""Another pace or clock for a running table: asked of those who count, a majority decides."""

import sqlite3
from collections.abc import Mapping
from typing import Final

import msgspec

from bot.errors import Refused
from bot.letters import NoticeLetter
from bot.tables import clocks, time_left, waiting
from bot.tables.acts import Facts
from bot.tables.clocks import AT_ZERO, NO_CLOCK, TableClock, clock_in
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.questions import Kind, ask, facts_of, register, voters
from bot.tables.reminding import GAPS, USUAL, Pace, pace_of
from bot.tables.rights import load_running, may
from bot.tables.sealing import put_letter
from bot.tables.time_left import TimeLeft
from db import tables, waits
from db.rows import ServerRow, TableRow, VoteRow

NONE: Final = "none"
"""Chosen of clocks: none."""
CLOCKS: Final = (NONE, *AT_ZERO)
"""The clocks to choose from: none, or that of the table's pace with what is done at zero."""


class PaceAndClock(msgspec.Struct, frozen=True):
    """The pace of a table, its clock, and what its seats have left."""

    loaded: Loaded
    pace: Pace
    clock: TableClock | None
    left: tuple[TimeLeft, ...]


def pace_and_clock(connection: sqlite3.Connection, call: Call, table_id: int) -> PaceAndClock:
    """The pace and the clock of a table, for whoever may look at it."""
    loaded = load(connection, table_id)
    may("look", loaded, call)
    left = time_left.all_left(connection, loaded)
    return PaceAndClock(loaded, pace_of(loaded.row.pace), clock_in(loaded.row.clock), left)


def ask_pace(connection: sqlite3.Connection, call: Call, table_id: int, pace: str, clock: str) -> str:
    """Ask for another pace, another clock, or both; what is "" stays. A majority decides."""
    loaded = load_running(connection, call, table_id)
    role, seat = may("ask", loaded, call), own_seat(loaded, call.user)
    chosen = chosen_of(loaded.row, pace, clock)
    if chosen == (pace_of(loaded.row.pace), clock_in(loaded.row.clock)):
        raise Refused("pace-the-same", table=table_id)
    asked = voters(connection, loaded, call.now, seat.seat)
    return ask(connection, PACE, loaded, call, role, asked, asker=seat.seat, facts=facts_for(*chosen))


def chosen_of(row: TableRow | ServerRow, pace: str, clock: str) -> tuple[Pace, TableClock | None]:
    """The pace and the clock that are meant of a table, or of a server's new ones; what is "" stays.

    Raises Refused for what is none.
    """
    if (pace and pace not in GAPS) or (clock and clock not in CLOCKS):
        raise Refused("option-unknown")
    before, present = pace_of(row.pace or USUAL), clock_in(row.clock)
    wanted = pace_of(pace) if pace else before
    if not clock:
        return wanted, clocks.following(present, before, wanted)
    return wanted, None if clock == NONE else clocks.preset(wanted, clock)


def facts_for(pace: Pace, clock: TableClock | None) -> Facts:
    """A pace and a clock as the facts of a question, of an act and of a notice."""
    figures: Facts = {"value": pace, "clock": NONE}
    if clock is None:
        return figures
    return figures | {
        "clock": clock.at_zero,
        "base": clock.base,
        "increment": clock.increment,
        "cap": clock.cap,
    }


def stored(clock: TableClock | None) -> str:
    """A clock as it is stored."""
    return NO_CLOCK if clock is None else msgspec.json.encode(clock).decode()


def change(connection: sqlite3.Connection, row: TableRow, pace: Pace, clock: TableClock | None, now: int) -> None:
    """Let a table go on by another pace and clock: seats keep what they have left, an increment at least.

    Where there was no clock each begins with the base; where there is none any more it is forgotten.
    """
    before = clock_in(row.clock)
    tables.change_table(connection, row.id, pace=pace, clock=stored(clock))
    fresh = msgspec.structs.replace(row, pace=pace, clock=stored(clock))
    for held in tables.seats(connection, row.id):
        if clock is None or before is None:
            _begin(connection, fresh, held.seat, now)
        else:
            time_left.keep(connection, row, fresh, held.seat, waiting.running_until(row, now))


def _begin(connection: sqlite3.Connection, row: TableRow, seat: int, now: int) -> None:
    """Let a seat begin with a whole base, or without a clock."""
    time_left.forget(connection, row, seat)
    if waits.wait_of(connection, row.id, seat) is not None and row.clock:
        time_left.start(connection, row, seat, now)


def clock_of(facts: Mapping[str, str | int]) -> TableClock | None:
    """The clock that the facts of a question or an act name; None where they name none that could be."""
    figures = {name: facts.get(name) for name in ("base", "increment", "cap")}
    try:
        return msgspec.convert({**figures, "at_zero": facts.get("clock")}, type=TableClock)
    except msgspec.ValidationError:
        return None


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    facts = facts_of(vote)
    change(connection, loaded.row, pace_of(str(facts.get("value", ""))), clock_of(facts), now)
    put_letter(connection, loaded, NoticeLetter(key="notice-pace-passed", values=facts), now)


PACE = register(Kind("pace", _carry_out))
