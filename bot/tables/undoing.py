"""Undo beyond one's own turn: shown before it is asked for, asked, and going back."""

import sqlite3

import msgspec

from bot.errors import Refused, Stale
from bot.letters import TurnLetter
from bot.tables import acts, waiting
from bot.tables.falling import MOST_TURNS, Fall, FallingTurn, fall_of, newest_turns, turns_to
from bot.tables.loaded import Call, Loaded, own_seat
from bot.tables.positions import kept
from bot.tables.questions import Kind, ask, everybody, may_be_asked, none_open, register
from bot.tables.reopening import columns_of
from bot.tables.restoring import go_back, position_after
from bot.tables.rights import load_running, may
from bot.tables.sealing import put_letter
from db import history, tables
from db.rows import VoteRow
from games.engine.event import Seat


class Undoable(msgspec.Struct, frozen=True):
    """The turns that a seat can ask back, newest first."""

    loaded: Loaded
    viewer: Seat
    turns: tuple[FallingTurn, ...]


class Preview(msgspec.Struct, frozen=True):
    """What an undo would take back, before it is asked for by `viewer`."""

    loaded: Loaded
    viewer: Seat
    fall: Fall


def undoable(connection: sqlite3.Connection, call: Call, table_id: int) -> Undoable:
    """The turns that the caller can ask back. Raises Refused where there is none."""
    loaded = load_running(connection, call, table_id)
    may("undo", loaded, call)
    turns = newest_turns(connection, table_id, MOST_TURNS)
    if not turns:
        raise Refused("nothing-to-undo")
    return Undoable(loaded, own_seat(loaded, call.user).seat, turns)


def preview(
    connection: sqlite3.Connection, call: Call, table_id: int, turns: int, target: int | None = None
) -> Preview:
    """What an undo of so many turns would take back, or one to the position after the seal `target`.

    It changes nothing. Raises Refused where it could not be asked for or carried out.
    """
    loaded = load_running(connection, call, table_id)
    may("undo", loaded, call)
    seat = own_seat(loaded, call.user).seat
    if target is not None:
        turns = turns_to(connection, loaded, target)
    fall = fall_of(connection, loaded, seat, turns, call.now)
    may_be_asked(connection, loaded, UNDO.name, seat if fall.asked else None, call.now)
    position_after(connection, loaded, fall.target)
    return Preview(loaded, seat, fall)


def ask_undo(connection: sqlite3.Connection, call: Call, table_id: int, turns: int, shown: str = "") -> str:
    """Ask for the last turns to be taken back; at once where nobody else is concerned.

    `shown` is the mark of the preview that the caller saw. Raises Stale where something else would fall by now, or
    others would be asked.
    """
    loaded = load_running(connection, call, table_id)
    role, seat = may("undo", loaded, call), own_seat(loaded, call.user)
    none_open(connection, loaded, UNDO.name)
    fall = fall_of(connection, loaded, seat.seat, turns, call.now)
    if shown and shown != fall.mark:
        raise Stale
    if not fall.asked:
        acts.write(connection, loaded, call, role, "undo", turns=len(fall.turns))
        undo(connection, loaded, fall.target, seat.seat, call.now, alone=True)
        return "undone"
    position_after(connection, loaded, fall.target)  # nobody is asked in vain
    return ask(
        connection,
        UNDO,
        loaded,
        call,
        role,
        fall.asked,
        asker=seat.seat,
        target=fall.target,
        facts={"turns": fall.played},
        named=fall.whose,
        fallen=fall.fallen(None),
    )


def undo(
    connection: sqlite3.Connection,
    loaded: Loaded,
    target: int,
    by: Seat,
    now: int,
    *,
    alone: bool = False,
    disputed: bool = False,
) -> None:
    """Go back to the position after a seal, and tell it.

    `alone` where nobody else was asked, `disputed` where the table decided so in a dispute.
    """
    row = loaded.row
    fallen = {line.seat for line in history.sealed_after(connection, row.id, target)}
    state, line = go_back(connection, loaded, target, by, now)
    tables.change_table(connection, row.id, **columns_of(None), told=line)
    for seat in loaded.seats:
        # What others have begun stays as far as it holds; own moves were made for a position that is gone.
        gone = {"moves": (), "cut": None} if seat.seat in fallen | {by} else {}
        tables.change_seat(connection, row.id, seat.seat, decision=seat.decision + 1, **gone)
    waiting.begin_anew(connection, loaded, state, now, taken_back=by if alone else None)
    position = kept(loaded.game, state)
    asked = loaded.game.active_seats(state)
    news = "news-undone-decided" if disputed else "news-undone"
    letter = TurnLetter(position=position, asked=asked, events=(), news=news, news_seat=by)
    put_letter(connection, loaded, letter, now)


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    undo(connection, loaded, vote.target or 0, vote.opened_by or 0, now)


UNDO = register(Kind("undo", _carry_out, needed=everybody))
