"""Tables without a move for long are put to rest, never deleted; a command of a seat or moderator wakes them.

A table at rest is as it was, but its time stands still and its channel is free for another.
"""

import sqlite3
from typing import Final

from bot.errors import Refused
from bot.letters import NoticeLetter, TurnLetter
from bot.tables import acts, pings, waiting
from bot.tables.acts import Facts
from bot.tables.loaded import Call, Loaded, load
from bot.tables.positions import kept
from bot.tables.rights import Role, load_running, may
from bot.tables.sealing import put_letter
from bot.tables.timed import Key, Timed
from db import outbox, tables
from db.rows import TableRow

AFTER: Final = 60 * 24 * 3600
"""Seconds without a move, or another act of a person, after which a table is put to rest."""


class Rests(Exception):
    """A table rests, and whoever asks has to wake it first."""


def rest(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Put a table to rest, by a moderator; one who sits there as well: the next press of any seat wakes it."""
    loaded = load_running(connection, call, table_id)
    role = may("rest", loaded, call)
    if loaded.row.resting:
        raise Refused("rests-already", table=table_id)
    acts.write(connection, loaded, call, role, "rested")
    values: Facts = {"name": acts.called(call)}
    _rest(connection, loaded, NoticeLetter(key="notice-rests-by-moderator", values=values), call.now)
    return "rested"


def rest_by_time(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """Put a table to rest because nobody has moved there for long."""
    if not tables.is_to_rest(connection, key[0], now - AFTER):
        return False
    loaded = load(connection, key[0])
    acts.write_of_time(connection, loaded, now, "rested-by-time")
    values: Facts = {"days": AFTER // 86400}
    _rest(connection, loaded, NoticeLetter(key="notice-rests", values=values), now)
    return True


def _next(connection: sqlite3.Connection, now: int) -> int | None:
    last = tables.next_to_rest(connection, now - AFTER)
    return None if last is None else last + AFTER


RESTS: Final = Timed("rest", _next, lambda c, now: tables.tables_to_rest(c, now - AFTER), rest_by_time)


def awake(connection: sqlite3.Connection, table_id: int) -> None:
    """Raises Rests for a table at rest."""
    row = tables.table(connection, table_id)
    if row is not None and row.resting:
        raise Rests


def wake(connection: sqlite3.Connection, call: Call, table_id: int) -> None:
    """Wake a table at rest, if whoever asks may; raises Refused where its channel has another table by now."""
    loaded = load(connection, table_id)
    try:
        role = may("wake", loaded, call)
    except Refused:
        return  # what they asked for is judged by itself
    if not loaded.row.resting:
        return
    others = others_at(connection, loaded.row.place, table_id)
    if others:
        raise Refused("rests-displaced", table=table_id, other=others[0].id)
    wake_as(connection, loaded, call, role)


def wake_as(
    connection: sqlite3.Connection, loaded: Loaded, call: Call, role: Role, *, calling: bool = True
) -> None:
    """Wake a table at rest: its waits go on from where they stood. Without `calling` what follows calls."""
    tables.change_table(connection, loaded.row.id, resting=0)
    waiting.go_on(connection, loaded.row, "rest", call.now)
    acts.write(connection, loaded, call, role, "woken")
    seat = loaded.seat_of(call.user)
    name = acts.called(call) if seat is None else loaded.party.names[seat.seat]
    waited_for = loaded.active if loaded.playable and calling else ()
    called = tuple(one for one in waited_for if seat is None or one != seat.seat)
    put_letter(connection, loaded, NoticeLetter(key="notice-woken", values={"name": name}, seats=called), call.now)
    _show_turn(connection, load(connection, loaded.row.id), "", call.now)


def others_at(connection: sqlite3.Connection, place: int, besides: int) -> list[TableRow]:
    """Other tables that are played or gather in that very channel and are not at rest, newest first."""
    here = tables.tables_at(connection, place)
    return [row for row in here if row.id != besides and row.place == place and not row.resting]


def _rest(connection: sqlite3.Connection, loaded: Loaded, letter: NoticeLetter, now: int) -> None:
    tables.change_table(connection, loaded.row.id, resting=1)
    waiting.stop(connection, loaded.row, "rest", now)
    put_letter(connection, loaded, letter, now)
    _show_turn(connection, loaded, "news-rests", now)


def _show_turn(connection: sqlite3.Connection, loaded: Loaded, news: str, now: int) -> None:
    """Edit the turn message: it says that the table rests and mentions nobody, or is again as it was."""
    row = loaded.row
    if row.turn_message is None or not loaded.playable:
        return
    position = kept(loaded.game, loaded.state)
    letter = TurnLetter(position=position, asked=loaded.active, events=(), ping=not news, news=news)
    wanted = pings.turn_as_wanted(connection, loaded, letter, now)
    outbox.put(connection, row.id, row.place, wanted, now, edits=row.turn_message)
