"""A pause by the players' wish: the table's time stands still, two weeks at most."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from bot.errors import Refused
from bot.letters import NoticeLetter
from bot.tables import acts, waiting
from bot.tables.acts import Facts
from bot.tables.asking import settled
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.questions import Kind, ask, facts_of, register, voters
from bot.tables.rights import load_running, may
from bot.tables.sealing import put_letter
from bot.tables.timed import Key, Timed
from db import tables, votes
from db.rows import VoteRow
from games.engine.event import Seat

LONGEST: Final = 14 * 24 * 3600
"""Seconds that a pause may last."""


def ask_pause(connection: sqlite3.Connection, call: Call, table_id: int, until: int) -> str:
    """Ask for a pause until an instant; a majority of the seats that count decides."""
    loaded = load_running(connection, call, table_id)
    role, seat = may("ask", loaded, call), own_seat(loaded, call.user)
    if waiting.stands_still(loaded.row, "pause"):
        raise Refused("pause-already", until=loaded.row.paused_until or 0)
    if not call.now < until <= call.now + LONGEST:
        raise Refused("pause-too-long", days=LONGEST // 86400)
    asked = voters(connection, loaded, call.now, seat.seat)
    return ask(connection, PAUSE, loaded, call, role, asked, asker=seat.seat, facts={"to": until})


def ask_resume(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Ask for the pause to end now; two seats are enough."""
    loaded = load_running(connection, call, table_id)
    role, seat = may("ask", loaded, call), own_seat(loaded, call.user)
    if not waiting.stands_still(loaded.row, "pause"):
        raise Refused("pause-none")
    asked = voters(connection, loaded, call.now, seat.seat)
    return ask(connection, RESUME, loaded, call, role, asked, asker=seat.seat)


def lapse_pause(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    """End a pause whose time is over."""
    acts.write_of_time(connection, loaded, now, "resumed")
    end_pause(connection, loaded, now)


def _lapse(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """End a pause that is due, if there still is one."""
    loaded = load(connection, key[0])
    until = loaded.row.paused_until
    if loaded.row.status != "running" or loaded.row.resting or until is None or until > now:
        return False
    lapse_pause(connection, loaded, now)
    return True


PAUSES: Final = Timed("pause", lambda c, _: tables.next_pause(c), tables.due_pauses, settled(_lapse))


def end_pause(connection: sqlite3.Connection, loaded: Loaded, now: int, by: str = "") -> None:
    """Let time run again, and say so once to whoever must decide; `by` is who asked for it to end early.

    It runs from now on, however long ago the pause was to end: nobody was told before.
    """
    waiting.go_on(connection, loaded.row, "pause", now)
    tables.change_table(connection, loaded.row.id, paused_until=None)
    for vote in votes.open_votes(connection, loaded.row.id):
        if vote.kind == RESUME.name:
            votes.close_vote(connection, vote.id, "void")  # nothing is left to be ended
    key = "notice-resumed-early" if by else "notice-resumed"
    seats = loaded.active if loaded.playable else ()
    put_letter(connection, loaded, NoticeLetter(key=key, values={"name": by}, seats=seats), now)


def two(asked: Sequence[Seat]) -> int:
    """How many must agree where any two are enough."""
    return min(2, len(asked))


def _pause(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    until = facts_of(vote).get("to")
    if not isinstance(until, int) or until <= now:
        put_letter(connection, loaded, NoticeLetter(key="notice-pause-late"), now)
        return
    waiting.stop(connection, loaded.row, "pause", now)
    tables.change_table(connection, loaded.row.id, paused_until=until)
    values: Facts = {"until": until, "name": _asker(loaded, vote)}
    put_letter(connection, loaded, NoticeLetter(key="notice-paused", values=values), now)


def _resume(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    if waiting.stands_still(loaded.row, "pause"):
        end_pause(connection, loaded, now, by=_asker(loaded, vote))


def _asker(loaded: Loaded, vote: VoteRow) -> str:
    return loaded.party.names[vote.opened_by or 0]


def _is_running(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, now: int) -> bool:
    """Whether there is no pause any more that could be ended."""
    return not waiting.stands_still(loaded.row, "pause")


PAUSE = register(Kind("pause", _pause))
RESUME = register(Kind("resume", _resume, needed=two, is_idle=_is_running))
