"""Carrying a table to another channel when its own is gone."""

import sqlite3

import msgspec

from bot.errors import Refused
from bot.letters import NoticeLetter, SignpostLetter, TurnLetter
from bot.tables.loaded import Call, load, load_running, own_seat
from bot.tables.sealing import post
from db import invitations, outbox, tables, waits


def lose(connection: sqlite3.Connection, place: int, now: int) -> None:
    """Note that a channel or thread is gone: its games wait to be moved, its gathering tables are closed."""
    for row in tables.tables_at(connection, place):
        if row.status == "lobby":
            tables.change_table(connection, row.id, status="abandoned", changed_at=now, seats_due=None)
            invitations.settle_all(connection, row.id, "withdrawn", now)
        else:
            tables.change_table(connection, row.id, lost=1)
            waits.untell(connection, row.id)


def relocate(
    connection: sqlite3.Connection, call: Call, table_id: int, place: int, guild: int | None = None
) -> str:
    """Go on with a table in another channel of its server; any seat may ask once its place is gone.

    Raises Refused. `guild` is the server of the new place. A table of which the position cannot be read is carried
    along, to be given up there.
    """
    loaded = load_running(connection, table_id)
    own_seat(loaded, call.user)
    if guild is not None and guild != loaded.row.guild:
        raise Refused("move-within-server", table=table_id)
    if not loaded.row.lost:
        raise Refused("place-not-lost", place=loaded.row.place)
    # Its own card may stand in the channel to which it goes.
    others = [row for row in tables.tables_at(connection, place) if row.id != table_id]
    if others:
        raise Refused("place-taken", table=others[0].id)
    outbox.move(connection, table_id, place, call.now)
    tables.change_table(
        connection,
        table_id,
        place=place,
        channel=place,
        lost=0,
        turn_message=None,
        lobby_message=None,
        signpost_message=None,
    )
    moved = load(connection, table_id)
    if not moved.playable:
        post(connection, moved, NoticeLetter(key="notice-moved-unreadable"), call.now)
        return "relocated"
    post(connection, moved, SignpostLetter(), call.now)
    view = msgspec.to_builtins(moved.game.observe(moved.state, None))
    letter = TurnLetter(view=view, asked=moved.active, events=(), news="news-moved")
    post(connection, moved, letter, call.now)
    return "relocated"
