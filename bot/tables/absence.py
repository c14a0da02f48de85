"""Going on without a seat that does not count: wait, more time, pass, a successor, a computer."""

import sqlite3
from typing import Final, Literal

from bot.errors import Refused
from bot.tables import passing, questions, time_left, waiting
from bot.tables.acts import Facts
from bot.tables.computers import refuse_computer
from bot.tables.counting import Reason
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.questions import Kind, ask, is_readable, register, voters
from bot.tables.rights import load_running, may
from bot.tables.standing_in import stand_in
from bot.tables.succession import FREED, free
from db import tables, votes, waits
from db.rows import VoteRow
from games.engine.event import Seat

WAIT: Final = "wait"
MORE_TIME: Final = "time"
PASS: Final = "pass"
SUCCESSOR: Final = "seat"
COMPUTER: Final = "computer"
CHOICES: Final = (WAIT, MORE_TIME, PASS, SUCCESSOR, COMPUTER)


def ask_absence(connection: sqlite3.Connection, call: Call, table_id: int, target: Seat, choice: str) -> str:
    """Ask how to go on without a seat that must decide and does not count; `choice` is what the caller is for.

    Of a seat that is passed or free it can be asked at any time. Raises Refused where the seat counts, or nothing
    waits for it.
    """
    loaded = load_running(connection, call, table_id)
    role, seat = may("ask", loaded, call), own_seat(loaded, call.user)
    if target == seat.seat:
        raise Refused("absent-yourself")
    refuse_computer(loaded, target)
    if not _is_waited_for(loaded, target):
        raise Refused("absent-not-waited-for", name=loaded.party.names[target])
    why = why_without(connection, loaded, target, call.now)
    if why is None and loaded.row.still_since is not None:
        raise Refused("absent-still", name=loaded.party.names[target])
    if why is None and loaded.seats[target].away:
        raise Refused("absent-away", name=loaded.party.names[target])
    if why is None:
        raise Refused("absent-counts", name=loaded.party.names[target], **_until(connection, loaded, target))
    asked = voters(connection, loaded, call.now, seat.seat)
    facts: Facts = {"seat": loaded.party.names[target], "why": why}
    return ask(
        connection, ABSENT, loaded, call, role, asked, asker=seat.seat, choice=choice, target=target, facts=facts
    )


def ask_by_time(
    connection: sqlite3.Connection, loaded: Loaded, target: Seat, why: Reason | Literal["time"], now: int
) -> bool:
    """Ask those who count how to go on without a seat, though nobody had to; whether they are asked."""
    asked = tuple(seat for seat in voters(connection, loaded, now) if seat != target)
    open_votes = votes.open_votes(connection, loaded.row.id)
    if not asked or any(vote.kind == ABSENT.name and is_readable(vote, loaded) for vote in open_votes):
        return False
    facts: Facts = {"seat": loaded.party.names[target], "why": why}
    questions.ask_by_time(connection, ABSENT, loaded, now, asked, target=target, facts=facts)
    return True


def why_without(
    connection: sqlite3.Connection, loaded: Loaded, target: Seat, now: int
) -> Reason | Literal["time"] | None:
    """Why the others may go on without a seat: it does not count, or its time is over. None where they may not."""
    why = waiting.reason(connection, loaded, target, now)
    return why or ("time" if time_left.is_over(connection, loaded.row, target, now) else None)


def _until(connection: sqlite3.Connection, loaded: Loaded, target: Seat) -> dict[str, int]:
    wait = waits.wait_of(connection, loaded.row.id, target)
    if wait is None or not wait.told:
        return {"until": 0}
    return {"until": max(wait.since, wait.moved_at or 0) + loaded.row.patience}


def _is_idle(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int) -> bool:
    """Whether the seat has decided meanwhile, or come back."""
    target = vote.target or 0
    return not _is_waited_for(loaded, target) or why_without(connection, loaded, target, now) is None


def _is_waited_for(loaded: Loaded, target: Seat) -> bool:
    """Whether it can be asked about a seat, as far as the game has to do with it."""
    seat = loaded.seats[target]
    return not seat.computer and (target in loaded.active or bool(seat.passing) or seat.empty)


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    target = vote.target or 0
    if _is_idle(connection, loaded, vote, now):
        return
    if choice == PASS:
        time_left.stop(connection, loaded.row.id, target, waiting.running_until(loaded.row, now))
        tables.change_seat(connection, loaded.row.id, target, passing=1)
        if target in loaded.active:
            passing.pass_decision(connection, load(connection, loaded.row.id), target, now)
    elif choice == MORE_TIME:
        until = waiting.running_until(loaded.row, now)
        time_left.stop(connection, loaded.row.id, target, until)
        waits.restart(connection, loaded.row.id, target, now)
        tables.change_seat(connection, loaded.row.id, target, passing=0, out_of_time=0)
        time_left.give(connection, loaded.row, target, until)
        time_left.start(connection, loaded.row, target, now)
    elif choice == SUCCESSOR:
        free(connection, loaded, loaded.seats[target], now, FREED)
    elif choice == COMPUTER:
        stand_in(connection, loaded, target, now)


ABSENT = register(
    Kind("absent", _carry_out, choices=CHOICES, seconds=None, without_silent=True, is_idle=_is_idle, of_seat=True)
)
