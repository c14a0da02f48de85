"""Undo beyond one's own turn: what falls, who is asked, and going back."""

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.errors import Refused
from bot.letters import TurnLetter
from bot.tables import acts, waiting
from bot.tables.loaded import Call, Loaded, load_running, own_seat, readable_events
from bot.tables.questions import Facts, Kind, ask, everybody, none_open, register, voters
from bot.tables.restoring import go_back
from bot.tables.rights import may
from bot.tables.sealing import post
from db import history, tables
from db.rows import LogRow, VoteRow
from games.engine.event import Event, Seat

MOST_TURNS = 20
"""So many turns can be asked back at once."""


class Fall(msgspec.Struct, frozen=True):
    """What an undo would take back: to which seal, the lines that fall, newest first, and whom to ask."""

    target: int
    lines: tuple[LogRow, ...]
    asked: tuple[Seat, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the lines that fall, oldest first, as far as they can be read."""
        return () if not self.lines else readable_events(self.lines[0].table_id, self.lines[::-1])[0]


def fall_of(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, turns: int, now: int) -> Fall:
    """What an undo of so many turns by a seat would take back. Raises Refused where there is nothing."""
    lines = _sealed(history.live_lines(connection, loaded.row.id))
    target = _before_turns(lines, turns)
    fallen = [line for line in lines if (line.seal or 0) > target]
    concerned = (_concerned(fallen, len(loaded.seats)) | _playing(loaded)) - {seat}
    counting = voters(connection, loaded, now)
    return Fall(target, tuple(reversed(fallen)), tuple(sorted(concerned & set(counting))))


def ask_undo(connection: sqlite3.Connection, call: Call, table_id: int, turns: int) -> str:
    """Ask for the last turns to be taken back; at once where nobody else is concerned."""
    loaded = load_running(connection, table_id)
    role, seat = may("ask", loaded, call), own_seat(loaded, call.user)
    none_open(connection, loaded, "undo")
    fall = fall_of(connection, loaded, seat.seat, turns, call.now)
    if not fall.asked:
        acts.note(connection, loaded, call, role, "undo", turns=turns)
        undo(connection, loaded, fall.target, seat.seat, call.now)
        return "undone"
    facts: Facts = {"turns": turns}
    return ask(
        connection,
        UNDO,
        loaded,
        call,
        role,
        fall.asked,
        asker=seat.seat,
        target=fall.target,
        facts=facts,
        named=whose(fall),
    )


def whose(fall: Fall) -> tuple[Seat, ...]:
    """The seats whose turns fall, in order."""
    return tuple(sorted({line.seat for line in fall.lines if line.seat is not None and line.actions != "[]"}))


def undo(connection: sqlite3.Connection, loaded: Loaded, target: int, by: Seat, now: int) -> None:
    """Go back to the position after a seal, and tell it."""
    row = loaded.row
    fallen = {line.seat for line in _sealed(history.live_lines(connection, row.id)) if (line.seal or 0) > target}
    state, line = go_back(connection, loaded, target, by, now)
    tables.change_table(connection, row.id, finished_by=None, reopen_from=None, reopen_moves=None, told=line)
    for seat in loaded.seats:
        # What others have begun stays as far as it holds; own moves were made for a position that is gone.
        gone = {"moves": "[]", "cut": None} if seat.seat in fallen | {by} else {}
        tables.change_seat(connection, row.id, seat.seat, decision=seat.decision + 1, **gone)
    waiting.begin_anew(connection, loaded, state, now)
    view = msgspec.to_builtins(loaded.game.observe(state, None))
    asked = loaded.game.active_seats(state)
    letter = TurnLetter(view=view, asked=asked, events=(), news="news-undone", news_seat=by)
    post(connection, loaded, letter, now)


def _carry_out(connection: sqlite3.Connection, loaded: Loaded, vote: VoteRow, choice: str, now: int) -> None:
    undo(connection, loaded, vote.target or 0, vote.opened_by or 0, now)


UNDO = register(Kind("undo", _carry_out, needed=everybody))


def _sealed(lines: Sequence[LogRow]) -> list[LogRow]:
    return [line for line in lines if line.seal is not None]


def _before_turns(lines: Sequence[LogRow], turns: int) -> int:
    """The seal before the last `turns` turns; a turn begun and sealed in part counts as one."""
    moved = [line for line in lines if line.actions != "[]"]
    if not moved or turns < 1:
        raise Refused("nothing-to-undo")
    if turns > MOST_TURNS:
        raise Refused("undo-too-many", most=MOST_TURNS)
    starts = [index for index in range(len(moved)) if index == 0 or moved[index - 1].ends_turn]
    first = moved[starts[max(len(starts) - turns, 0)]]
    earlier = [line.seal or 0 for line in lines if (line.seal or 0) < (first.seal or 0)]
    return max(earlier, default=0)


def _concerned(fallen: Sequence[LogRow], seats: int) -> set[Seat]:
    """The seats whose actions fall or whom something befell in them, as by an answer left ahead that was used.

    All, where anybody learnt something: who has seen drawn cards and may choose again, or tells an accomplice, has
    an advantage over everybody. All as well, where the log no longer tells whom something befell.
    """
    events, fault = readable_events(fallen[0].table_id, fallen) if fallen else ((), None)
    if fault is not None or any(line.learnt != "[]" for line in fallen):
        return set(range(seats))
    concerned = {line.seat for line in fallen if line.actions != "[]"} | {event.seat for event in events}
    concerned |= {entry.seat for event in events for entry in event.entries}
    return {seat for seat in concerned if seat is not None}


def _playing(loaded: Loaded) -> set[Seat]:
    """The seats that have begun a turn: all at turn, too, once the turn before can no longer be reopened.

    All, where the position cannot be read and nobody can say who is at turn.
    """
    if not loaded.playable:
        return {seat.seat for seat in loaded.seats}
    begun = {seat.seat for seat in loaded.seats if seat.moves != "[]"}
    return begun | set(loaded.active if loaded.row.finished_by is None else ())
