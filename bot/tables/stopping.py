"""Ending a game before its end: agreed by all (given up), or against a seat that does not agree (stopped)."""

import sqlite3
from collections.abc import Collection, Sequence

from bot.errors import Refused
from bot.letters import NoticeLetter
from bot.tables import acts, asking, remarks
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.positions import kept
from bot.tables.questions import YES, Kind, ask, register, voters
from bot.tables.rights import load_running, may
from bot.tables.sealing import put_letter, show_card
from db import tables, votes, waits
from db.rows import SeatRow, VoteRow
from games.engine.event import Seat


def ask_stop(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Ask for the game to be given up: a majority of the seats that count decides, the only one at once."""
    loaded = load_running(connection, call, table_id)
    role, seat = may("ask", loaded, call), own_seat(loaded, call.user)
    asked = voters(connection, loaded, call.now, seat.seat)
    return ask(connection, ABANDON, loaded, call, role, asked, asker=seat.seat)


def ends_alone(connection: sqlite3.Connection, call: Call, table_id: int) -> bool:
    """Whether the caller's asking would end the game at once, because no other seat counts. Raises Refused."""
    loaded = load_running(connection, call, table_id)
    may("ask", loaded, call)
    seat = own_seat(loaded, call.user).seat
    return voters(connection, loaded, call.now, seat) == (seat,)


def end_for_them(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """End a game that nobody at the table can end, by a moderator. Raises Refused where somebody there can."""
    loaded = load_running(connection, call, table_id)
    role = may("end", loaded, call)
    _nobody_can(connection, loaded, call.now)
    acts.write(connection, loaded, call, role, "ended")
    end(connection, loaded, call.now, agreed=())
    return "ended"


def end(connection: sqlite3.Connection, loaded: Loaded, now: int, agreed: Collection[Seat]) -> None:
    """End a running game: given up where every seat that somebody holds agreed, else stopped."""
    table = loaded.row.id
    unwilling = [seat for seat in loaded.seats if seat.user is not None and seat.seat not in agreed]
    tables.change_table(connection, table, status="abandoned", stopped=int(bool(unwilling)), changed_at=now)
    for wait in waits.waits(connection, table):
        waits.end(connection, table, wait.seat, now)
    ended = load(connection, table)
    asking.hush(connection, table)
    put_letter(connection, ended, _result(connection, ended, unwilling), now)
    show_card(connection, ended, now)


def _result(connection: sqlite3.Connection, ended: Loaded, unwilling: Sequence[SeatRow]) -> NoticeLetter:
    """What the channel is told; who did not agree is called, and sees how the game stood."""
    if not unwilling:
        return NoticeLetter(key="notice-abandoned", rematch=True)
    seats = tuple(seat.seat for seat in unwilling)
    if not ended.playable:
        return NoticeLetter(key="notice-stopped", seats=seats, rematch=True)
    position = kept(ended.game, ended.state)
    said = remarks.of_table(connection, ended.row.id, ended.seats)
    return NoticeLetter(key="notice-stopped", seats=seats, position=position, remarks=said, rematch=True)


def _nobody_can(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    if voters(connection, loaded, now):
        raise Refused("somebody-can-end")


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    ballots = votes.ballots(connection, vote.id)
    end(connection, loaded, now, [seat for seat, chosen in ballots.items() if chosen == YES])


ABANDON = register(Kind("abandon", _carry_out))
