"""A seat suspended for conduct, conceded, and texts that are hidden."""

import sqlite3

from bot.errors import Refused
from bot.letters import NoticeLetter
from bot.tables import acts, passing, stopping, time_left, waiting
from bot.tables.acts import Facts
from bot.tables.computers import refuse_computer
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.questions import Kind, ask, facts_of, recount_all, register, voters
from bot.tables.rights import load_running, may, roles_of
from bot.tables.sealing import put_letter
from db import tables, votes, waits
from db.rows import VoteRow
from games.engine.event import Seat


def concede(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Give the game up for oneself: the seat is passed from here on or goes to a successor, the others play on."""
    loaded = load_running(connection, call, table_id)
    role, seat = may("concede", loaded, call), own_seat(loaded, call.user)
    if seat.conceded:
        raise Refused("conceded-already")
    votes.forget_ballot(connection, table_id, seat.seat)
    time_left.stop(connection, table_id, seat.seat, waiting.running_until(loaded.row, call.now))
    tables.change_seat(connection, table_id, seat.seat, conceded=1, passing=1, decision=seat.decision + 1)
    acts.write(connection, loaded, call, role, "conceded")
    values: Facts = {"name": loaded.party.names[seat.seat]}
    # Nobody has to do anything about it: whoever has to later is asked then.
    put_letter(connection, loaded, NoticeLetter(key="notice-conceded", values=values), call.now)
    recount_all(connection, table_id, call.now)
    _after_conceding(connection, load(connection, table_id), call.now)
    return "conceded"


def _after_conceding(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    """Pass the seat if it is its turn; with the last one the game is given up."""
    if loaded.row.status != "running":
        return
    held = [seat for seat in loaded.seats if seat.user is not None]
    if all(seat.conceded for seat in held):
        stopping.end(connection, loaded, now, agreed=[seat.seat for seat in held])
    elif loaded.playable:
        passing.pass_at_once(connection, loaded, now)


def suspend(connection: sqlite3.Connection, call: Call, table_id: int, target: Seat) -> str:
    """Suspend a seat for conduct: by a moderator; where they play themselves, by a majority of the others."""
    loaded = load_running(connection, call, table_id)
    refuse_computer(loaded, target)
    if loaded.seats[target].suspended:
        raise Refused("suspended-already", name=loaded.party.names[target])
    if {"seat", "moderator"} <= roles_of(loaded, call):
        return _ask_suspend(connection, loaded, call, target)
    role = may("suspend", loaded, call)
    acts.write(connection, loaded, call, role, "suspended", seat=loaded.party.names[target])
    _suspend(connection, loaded, target, call.now)
    return "suspended"


def reinstate(connection: sqlite3.Connection, call: Call, table_id: int, target: Seat) -> str:
    """Lift the suspension of a seat, by a moderator who does not play."""
    loaded = load_running(connection, call, table_id)
    role = may("reinstate", loaded, call)
    if not loaded.seats[target].suspended:
        raise Refused("not-suspended", name=loaded.party.names[target])
    seat = loaded.seats[target]
    tables.change_seat(
        connection, table_id, target, suspended=0, passing=seat.conceded, decision=seat.decision + 1
    )
    waits.restart(connection, table_id, target, call.now)
    time_left.start(connection, loaded.row, target, call.now)
    acts.write(connection, loaded, call, role, "reinstated", seat=loaded.party.names[target])
    values: Facts = {"name": loaded.party.names[target]}
    letter = NoticeLetter(key="notice-reinstated", values=values, seats=(target,))
    put_letter(connection, loaded, letter, call.now)
    return "reinstated"


def _ask_suspend(connection: sqlite3.Connection, loaded: Loaded, call: Call, target: Seat) -> str:
    role, seat = may("ask", loaded, call), own_seat(loaded, call.user)
    if seat.seat == target:
        raise Refused("suspend-yourself")
    asked = tuple(one for one in voters(connection, loaded, call.now, seat.seat) if one != target)
    if len(asked) < 2:
        raise Refused("suspend-needs-others")
    facts: Facts = {"seat": loaded.party.names[target], "holder": loaded.seats[target].user or 0}
    return ask(connection, SUSPEND, loaded, call, role, asked, asker=seat.seat, target=target, facts=facts)


def _suspend(connection: sqlite3.Connection, loaded: Loaded, target: Seat, now: int) -> None:
    table, seat = loaded.row.id, loaded.seats[target]
    votes.forget_ballot(connection, table, target)
    time_left.stop(connection, table, target, waiting.running_until(loaded.row, now))
    # Who has left may not come back by themselves any more.
    tables.change_seat(connection, table, target, suspended=1, owner=None, decision=seat.decision + 1)
    fresh = load(connection, table)
    values: Facts = {"name": fresh.party.names[target]}
    put_letter(connection, fresh, NoticeLetter(key="notice-suspended", values=values), now)
    recount_all(connection, table, now)


def _is_idle(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int) -> bool:
    """Whether somebody else holds the seat by now, or it is suspended already."""
    seat, holder = loaded.seats[vote.target or 0], facts_of(vote).get("holder")
    return bool(seat.suspended) or holder is None or holder not in (seat.user, seat.owner)


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    _suspend(connection, loaded, vote.target or 0, now)


SUSPEND = register(Kind("suspend", _carry_out, is_idle=_is_idle, of_seat=True))
