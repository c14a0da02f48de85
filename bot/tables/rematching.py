"""The same players once more: an ended game's table opened anew."""

import sqlite3

from bot.errors import Refused
from bot.tables import acts, lobby
from bot.tables.computers import next_colour
from bot.tables.hours import NONE_CHOSEN
from bot.tables.inviting import Guest
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.precedents import binding
from bot.tables.reminding import pace_of
from bot.tables.rights import may
from bot.tables.serverwide import beginnings
from db import tables


def rematch(connection: sqlite3.Connection, call: Call, table_id: int, place: lobby.Place) -> int:
    """Open a table with all that was chosen for an ended one; invite who sat there.

    Its number. Raises Refused, as where somebody did so already. Who gave up their seat is not invited, nor who is
    suspended.
    """
    loaded = rematchable(connection, call, table_id)
    row = loaded.row
    hours = row.hours if row.hours != NONE_CHOSEN else beginnings(connection, row.guild).hours
    opening = lobby.Opening(
        loaded.game.id,
        place,
        row.language,
        loaded.options,
        row.name,
        row.patience,
        pace_of(row.pace),
        row.reminders,
        hours,
        row.clock,
        row.hints,
    )
    number = lobby.open_table(connection, call, opening, guests(loaded, call.user), rematch_of=table_id)
    _accept_again(connection, loaded, number)
    _seat_computers(connection, loaded, number)
    acts.write(connection, loaded, call, may("rematch", loaded, call), "rematch", number=number)
    return number


def _seat_computers(connection: sqlite3.Connection, ended: Loaded, number: int) -> None:
    """Let the computers play again, at the same levels."""
    for seat in ended.seats:
        if seat.computer:
            gathers = load(connection, number)
            place, colour = len(gathers.seats), next_colour(gathers)
            tables.add_seat(connection, number, place, None, "", colour, seat.computer)


def _accept_again(connection: sqlite3.Connection, ended: Loaded, number: int) -> None:
    """Let a table accept what bound the one before, as far as its channel has it; its card says so."""
    gathers = load(connection, number)
    bound = {one.id for one in binding(connection, ended)}
    numbers = [one.number for one in gathers.acceptable]
    if numbers and all(one.id in bound for one in gathers.acceptable):
        tables.change_table(connection, number, precedents=max(numbers))


def rematchable(connection: sqlite3.Connection, call: Call, table_id: int) -> Loaded:
    """The ended table, if the caller may gather its players anew now; raises Refused."""
    loaded = load(connection, table_id)
    may("rematch", loaded, call)
    own_seat(loaded, call.user)
    if call.guild != loaded.row.guild:
        raise Refused("table-unknown", table=table_id)
    if loaded.row.status in ("lobby", "running"):
        raise Refused("rematch-too-soon", table=table_id)
    if loaded.row.state is None:
        raise Refused("lobby-is-abandoned", table=table_id)
    there = tables.rematch_of(connection, table_id)
    if there is not None:
        link = f"https://discord.com/channels/{there.guild}/{there.channel}"
        if there.lobby_message is not None:
            link += f"/{there.lobby_message}"
        raise Refused("rematch-gathers", number=there.id, link=link)
    return loaded


def guests(loaded: Loaded, user: int) -> list[Guest]:
    """Who is invited to a rematch that a user opens: all others who sat there at the end, unless suspended."""
    return [
        Guest(seat.user, seat.name)
        for seat in loaded.seats
        if seat.user is not None and seat.user != user and not seat.suspended
    ]
