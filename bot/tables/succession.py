"""Seats given up, come back to, and taken over."""

import sqlite3
from typing import Any, Final

import msgspec

from bot.errors import Refused
from bot.letters import NoticeLetter
from bot.names import safe
from bot.tables import acts, away_seats, stopping, time_left, waiting
from bot.tables.acts import Facts
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.questions import Kind, ask, none_open, recount_all, register, voters
from bot.tables.rights import load_running, may
from bot.tables.sealing import put_letter
from db import tables, votes, waits
from db.rows import SeatRow, VoteRow

FREED: Final = "notice-seat-freed"
AFRESH: Final[dict[str, Any]] = {
    "owner": None,
    "conceded": 0,
    "suspended": 0,
    "passing": 0,
    "looked_at": 0,
    "missing_since": None,
    "gone": 0,
    "barred_until": None,
    "out_of_time": 0,
    "away": "",
    "back": "",
    "computer": "",
}
"""The columns of a seat that speak of whoever held it before."""


def give_up(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Free the caller's seat in a running game: it waits, as it stands, for them or for a successor."""
    loaded = load_running(connection, call, table_id)
    role, seat = may("leave", loaded, call), own_seat(loaded, call.user)
    acts.write(connection, loaded, call, role, "left", seat=loaded.party.names[seat.seat])
    free(connection, loaded, seat, call.now, "notice-seat-free")
    return "seat-given-up"


def free(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, now: int, told: str) -> None:
    """Let a seat wait for a successor; its holder may have it back until it is taken, unless suspended.

    `told` is what the channel reads: `notice-seat-free` where its holder left, `notice-seat-freed` where the
    others decided. Those who may have it back are then called, so that they learn of it.
    """
    table = loaded.row.id
    holder = seat.owner if seat.user is None else seat.user
    owner = None if seat.suspended else holder
    votes.forget_ballot(connection, table, seat.seat)
    if seat.user is not None:
        waiting.run_on(connection, loaded.row, seat.seat, now)
        # What comes after does not count where they come back.
        waits.record_move(connection, table, seat.seat, now)
        time_left.stop(connection, table, seat.seat, waiting.running_until(loaded.row, now))
    left = AFRESH | {"user": None, "owner": owner, "decision": seat.decision + 1}
    tables.change_seat(connection, table, seat.seat, **left)
    if not any(other.user is not None and other.seat != seat.seat for other in loaded.seats):
        stopping.end(connection, load(connection, table), now, agreed=())
        return
    values: Facts = {"name": loaded.party.names[seat.seat]}
    letter = NoticeLetter(key=told, values=values, join=True, free=seat.seat)
    if told == FREED and owner is not None and not (seat.gone or seat.away or seat.conceded):
        letter = msgspec.structs.replace(letter, key="notice-seat-offered", users=(owner,))
    put_letter(connection, loaded, letter, now)
    recount_all(connection, table, now)


def come_back(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Take the own seat up again: one given up that nobody took, or one that the others let be passed.

    Raises Refused where there is none, or where it was suspended.
    """
    loaded = load_running(connection, call, table_id)
    role = may("return", loaded, call)
    held = loaded.seat_of(call.user)
    if held is None:
        return _take_back(connection, loaded, call)
    if held.suspended:
        raise Refused("seat-suspended", table=table_id)
    if not (held.passing or held.conceded or held.gone or held.away):
        raise Refused("nothing-to-return-to", table=table_id)
    if held.away:
        away_seats.come_back(connection, loaded, held, call)
    tables.change_seat(
        connection,
        table_id,
        held.seat,
        passing=0,
        conceded=0,
        decision=held.decision + 1,
        missing_since=None,
        gone=0,
    )
    if held.passing or held.conceded:
        waits.restart(connection, table_id, held.seat, call.now)
    elif held.gone:  # time for which they were gone, or said to be, is no new time for the same decision
        waits.record_move(connection, table_id, held.seat, call.now)
    time_left.start(connection, loaded.row, held.seat, call.now)
    acts.write(connection, loaded, call, role, "returned", seat=loaded.party.names[held.seat])
    return "returned"


def apply_for(connection: sqlite3.Connection, call: Call, loaded: Loaded) -> str:
    """Ask the table to accept the caller in a seat that waits for a successor, else in one that a computer plays.

    Its owner has it back at once.
    """
    role = may("apply", loaded, call)
    if any(seat.owner == call.user and seat.user is None for seat in loaded.seats):
        return _take_back(connection, loaded, call)
    empty = _to_take(loaded)
    if empty is None:
        raise Refused("no-free-seat", table=loaded.row.id)
    none_open(connection, loaded, "replace")
    _not_again(connection, loaded, call)
    asked = voters(connection, loaded, call.now)
    if not asked:
        raise Refused("nobody-to-accept", table=loaded.row.id)
    facts: Facts = {"newcomer": safe(call.name), "name": loaded.party.names[empty.seat]}
    ask(
        connection,
        REPLACE,
        loaded,
        call,
        role,
        asked,
        asker=None,
        target=empty.seat,
        facts=facts,
    )
    return "succession-asked"


def _to_take(loaded: Loaded) -> SeatRow | None:
    """The seat that a newcomer may ask for: one that waits for them, else one that a computer plays."""
    seats = [seat for seat in loaded.seats if seat.user is None]
    return min(seats, key=lambda seat: (bool(seat.computer), seat.owner is None, seat.seat), default=None)


def _not_again(connection: sqlite3.Connection, loaded: Loaded, call: Call) -> None:
    """Raises Refused for a newcomer whom the table did not accept within its patience."""
    last = votes.last_application(connection, loaded.row.id, call.user)
    if last is not None and call.now - last.at < loaded.row.patience:
        raise Refused("applied-in-vain", until=last.at + loaded.row.patience)


def _take_back(connection: sqlite3.Connection, loaded: Loaded, call: Call) -> str:
    own = next((seat for seat in loaded.seats if seat.owner == call.user and seat.user is None), None)
    if own is None:
        raise Refused("nothing-to-return-to", table=loaded.row.id)
    away_seats.end_absence(connection, loaded, call)  # who takes a seat up again is there
    waits.resume(connection, loaded.row.id, own.seat, call.now)
    # Their note and what they were slow in is theirs still.
    _seat(connection, loaded, own, call.user, call.name if own.name else "", call.now)  # a hidden name stays so
    time_left.start(connection, loaded.row, own.seat, call.now)
    acts.write(connection, loaded, call, "seat", "returned", seat=loaded.party.names[own.seat])
    return "returned"


def _is_idle(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int) -> bool:
    """Whether the seat was taken meanwhile."""
    return loaded.seats[vote.target or 0].user is not None


def _replace(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    seat = loaded.seats[vote.target or 0]
    if seat.user is None:
        waits.forget_paces(connection, loaded.row.id, seat.seat)
        waits.restart(connection, loaded.row.id, seat.seat, now)
        tables.change_seat(connection, loaded.row.id, seat.seat, note="", away_used=0)
        _seat(connection, loaded, seat, vote.successor or 0, vote.successor_name or "", now)
        time_left.take_over(connection, loaded.row, seat.seat, now)


REPLACE = register(Kind("replace", _replace, is_idle=_is_idle, of_seat=True))


def _seat(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, user: int, name: str, now: int) -> None:
    """Seat a user in an empty seat, as it stands."""
    table = loaded.row.id
    tables.change_seat(connection, table, seat.seat, **AFRESH, user=user, name=name, decision=seat.decision + 1)
    fresh = load(connection, table)
    values: Facts = {"name": fresh.party.names[seat.seat]}
    put_letter(connection, fresh, NoticeLetter(key="notice-replaced", values=values, seats=(seat.seat,)), now)
