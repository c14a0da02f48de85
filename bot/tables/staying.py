"""A lobby of long standing: those seated are asked whether they still want to play, and who says nothing goes."""

import sqlite3
from typing import Final

from bot.letters import StayLetter
from bot.tables import acts, asking
from bot.tables.gathering import close, gathering
from bot.tables.loaded import Call, Loaded, load
from bot.tables.sealing import put_letter, show_card
from bot.tables.timed import Key, Timed
from db import invitations, lobbies, tables

LONG: Final = 5 * 24 * 3600
"""Seconds after which a lobby is asked, from its opening or from the last answer."""
TIME_TO_ANSWER: Final = 48 * 3600
"""Seconds in which to answer, from when the question stands in the channel."""
MISSED: Final = 3600
"""The bot was away if it comes so many seconds late to free a seat: nobody could answer meanwhile."""
GRACE: Final = 24 * 3600
"""Seconds in which to answer after the bot was away."""


def ask(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """Ask all who sit at a lobby of long standing whether they still want to play."""
    (table_id,) = key
    if not lobbies.is_to_ask(connection, table_id, now - LONG):
        return False
    loaded = load(connection, table_id)
    users = tuple(seat.user for seat in loaded.seats if seat.user is not None)
    lobbies.ask_all(connection, table_id)
    tables.change_table(connection, table_id, nudged_at=now, seats_due=None)
    acts.write_of_time(connection, loaded, now, "asked-to-stay")
    put_letter(connection, loaded, StayLetter(users=users), now)
    return True


def told(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let the time to answer begin: the question stands in the channel."""
    table = tables.table(connection, table_id)
    wanted = any(seat.unanswered for seat in tables.seats(connection, table_id))
    if table is not None and table.status == "lobby" and wanted:
        tables.change_table(connection, table_id, seats_due=now + TIME_TO_ANSWER)


def stay(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Record that the caller still wants to play; the key of a sentence. Raises Refused."""
    loaded, role = gathering(connection, call, table_id, "stay")
    seat = loaded.seat_of(call.user)
    if seat is not None and seat.unanswered:
        tables.change_seat(connection, table_id, seat.seat, unanswered=0)
        acts.write(connection, loaded, call, role, "stays")
        record_answer(connection, loaded, call.now)
    return "stays"


def record_answer(connection: sqlite3.Connection, before: Loaded, now: int) -> None:
    """End a question that was open `before` if nobody is left who has not answered it."""
    wanted = any(seat.unanswered for seat in tables.seats(connection, before.row.id))
    if any(seat.unanswered for seat in before.seats) and not wanted:
        tables.change_table(connection, before.row.id, nudged_at=now, seats_due=None)


def lapse(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """Free the seats that did not answer in time; where none is left the lobby closes.

    They are given a day more where the bot was away when the time was over.
    """
    (table_id,) = key
    loaded = load(connection, table_id)
    due = loaded.row.seats_due
    if loaded.row.status != "lobby" or due is None or due > now:
        return False
    if now - due > MISSED:
        tables.change_table(connection, table_id, seats_due=now + GRACE)
        return False
    silent = [seat for seat in loaded.seats if seat.unanswered]
    for seat in silent:
        name = loaded.party.plain_names[seat.seat]
        invitations.record_vacated(connection, table_id, seat.user or 0, name, now)
        acts.write_of_time(connection, loaded, now, "vacated", seat=loaded.party.names[seat.seat])
    tables.change_table(connection, table_id, nudged_at=now, seats_due=None)
    stay = [seat.user for seat in loaded.seats if seat.user is not None and not seat.unanswered]
    keep_only(connection, loaded, stay, now)
    return True


def _next_to_ask(connection: sqlite3.Connection, now: int) -> int | None:
    last = lobbies.next_to_ask(connection)
    return None if last is None else last + LONG


QUESTIONS: Final = Timed("lobby", _next_to_ask, lambda c, now: lobbies.to_ask(c, now - LONG), ask)
SEATS: Final = Timed("lobby's seats", lambda c, _: lobbies.next_due(c), lobbies.due, asking.settled(lapse))


def others_than(loaded: Loaded, user: int) -> list[int]:
    """The people seated at a table besides a user, in order."""
    return [seat.user for seat in loaded.seats if seat.user is not None and seat.user != user]


def keep_only(connection: sqlite3.Connection, loaded: Loaded, users: list[int], now: int) -> None:
    """Free the seats of all other people; the next of them takes the opener's place.

    Computers stay, but where no person is left the table closes.
    """
    kept = [seat for seat in loaded.seats if seat.computer or seat.user in users]
    tables.replace_seats(connection, loaded.row.id, kept if users else [])
    if not users:
        close(connection, loaded, now)
        return
    if loaded.row.opener not in users:
        tables.change_opener(connection, loaded.row.id, users[0])
    show_card(connection, loaded, now)
