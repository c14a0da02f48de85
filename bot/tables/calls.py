"""Calls beside the turn message: to decide, to leave an answer, or as next, by direct message or in the place.

They are kept among what reminds (`reminded`), which takes them back once nobody waits for them.
"""

import sqlite3
from collections.abc import Collection

from bot.letters import CallKind, CallLetter, TurnLetter
from bot.tables import reminded
from bot.tables.loaded import Loaded
from bot.tables.pings import way
from bot.tables.positions import kept
from db import outbox, reminders, tables, waits
from db.rows import SeatRow, TableRow
from games.engine.event import Seat


def turn_stands(
    connection: sqlite3.Connection, loaded: Loaded, letter: TurnLetter, following: Collection[Seat], now: int
) -> None:
    """A turn message stands: call by direct message who wants that, and those who are next.

    `following` is foreseen from the letter's position.
    """
    waited = {wait.seat for wait in waits.waits(connection, loaded.row.id)}
    if waited != set(letter.asked):
        return  # it was overtaken on its way
    for seat in letter.direct:
        _call(connection, loaded, loaded.seats[seat], "turn" if seat in letter.asked else "invited", letter, now)
    _call_next(connection, loaded, letter, following, now)


def call_direct(connection: sqlite3.Connection, loaded: Loaded, seats: Collection[Seat], now: int) -> None:
    """Call seats that must decide by direct message: time runs again."""
    letter = TurnLetter(position=kept(loaded.game, loaded.state), asked=loaded.active, events=())
    for seat in seats:
        _call(connection, loaded, loaded.seats[seat], "turn", letter, now)


def link_of(row: TableRow) -> str:
    """The way to a table: to its turn message, where one stands."""
    link = f"https://discord.com/channels/{row.guild}/{row.place}"
    return link if row.turn_message is None else f"{link}/{row.turn_message}"


def _call_next(
    connection: sqlite3.Connection, loaded: Loaded, letter: TurnLetter, following: Collection[Seat], now: int
) -> None:
    """Tell who is next and wants to know it, once in a decision; of who is so no longer it is taken back."""
    for found in reminders.reminders_at(connection, loaded.row.id):
        if found.kind == "next" and found.seat not in following:
            reminded.end(connection, found, now)
    for number in following:
        seat = loaded.seats[number]
        if seat.next_told or seat.user is None or not reminded.is_there(seat):
            continue
        if way(connection, seat.user, "next", now) != "none":
            tables.change_seat(connection, loaded.row.id, number, next_told=1)
            _call(connection, loaded, seat, "next", letter, now)


def _call(
    connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, kind: CallKind, letter: TurnLetter, now: int
) -> None:
    row = loaded.row
    if seat.user is None:
        return
    reminded.end_all(connection, row.id, seat.seat, now, kind)
    call = CallLetter(
        user=seat.user,
        seat=seat.seat,
        kind=kind,
        link=link_of(row),
        position=letter.position,
        silent=not letter.ping,
    )
    if kind != "next" or way(connection, seat.user, "next", now) == "direct":
        row_id = outbox.put_direct(connection, row.id, seat.user, call, now, asks=reminded.REMINDS)
    else:
        row_id = outbox.put(connection, row.id, row.place, call, now, asks=reminded.REMINDS)
    reminders.remember(connection, row_id, row.id, seat.seat, now, kind)
