"""What time does at the seats of those who are away: when an absence begins, ends, or has lasted long.

What is to be follows from the absences as they are now, and is put right wherever it is not so: a beginning or end
that was missed, taken back or moved needs nobody who knows of it.
"""

import sqlite3
from datetime import date
from typing import Final, Literal, TypeAlias

from bot.letters import NoticeLetter
from bot.tables import acts, passing, questions, waiting
from bot.tables.acts import Facts
from bot.tables.asking import settled
from bot.tables.away_seats import BACK, key_of, leave, told_of
from bot.tables.loaded import Loaded, load
from bot.tables.sealing import put_letter
from bot.tables.succession import free
from bot.tables.timed import Key, Timed
from bot.timing.days import day_after, day_in
from db import absences, tables, waits
from db.rows import AbsenceRow, SeatRow
from games.engine.event import Seat

Choice: TypeAlias = Literal["wait", "pass", "seat"]
"""What is to be at a table while somebody is away; `seat`: a successor for good."""
CHOICES: Final[tuple[Choice, ...]] = ("wait", "pass", "seat")
SPENT: Final = "notice-away-spent"
TOLD_A_DAY: Final = 3
"""Of so many beginnings a day a table is told for one seat: who comes and goes more often does so unheard."""
A_DAY: Final = 24 * 3600


def choice_of(stored: str) -> str:
    """A choice as it is stored; one that nobody knows is to wait."""
    return stored if stored in CHOICES else CHOICES[0]


def last_of(row: AbsenceRow) -> date:
    """The last day of an absence."""
    return day_in(row.last_day, row.ends_at - 1)


def follow(connection: sqlite3.Connection, table_id: int, seat_number: Seat, now: int) -> bool:
    """Let a seat be as the absences of its holder say now; whether the table is told something."""
    loaded = load(connection, table_id)
    if seat_number >= len(loaded.seats):
        return False
    seat, told = loaded.seats[seat_number], False
    wanted = _wanted(connection, loaded, seat, now)
    if wanted == "seat":
        told = _give_up(connection, loaded, seat, now)
    elif wanted and wanted != seat.away:
        told = _begin(connection, loaded, seat, wanted, now)
    elif seat.away and not wanted:
        told = leave(connection, loaded, seat, now)
    else:
        told = _stop_waiting(connection, loaded, seat, now)
    questions.recount_all(connection, table_id, now)
    return told


def forget_past(connection: sqlite3.Connection, absence_id: int, now: int) -> None:
    """Forget an absence that is over."""
    found = absences.absence(connection, absence_id)
    if found is not None and found.ends_at <= now:
        absences.remove(connection, absence_id)


def _wanted(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, now: int) -> str:
    """What is to be at a seat now, empty where its holder is not away."""
    found = None if seat.user is None else absences.current(connection, seat.user, now)
    if found is None or loaded.row.status != "running" or loaded.row.practice:
        return ""
    chosen = absences.choices(connection, found.id).get(loaded.row.id)
    if chosen is None:
        return "wait"
    return "" if chosen.over else choice_of(chosen.choice)


def _begin(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, choice: str, now: int) -> bool:
    if loaded.row.resting or seat.conceded or seat.suspended:
        return False
    table, found = loaded.row.id, absences.current(connection, seat.user or 0, now)
    back = day_after(last_of(found)) if found is not None and found.shown else ""
    tables.change_seat(connection, table, seat.seat, away=choice, back=back)
    waiting.stand_still(connection, loaded.row, seat.seat, now)
    told = _tell_beginning(connection, loaded, seat, choice, back, now)
    fresh = load(connection, table)
    if fresh.playable:
        passing.pass_at_once(connection, fresh, now)
    return told


def _tell_beginning(
    connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, choice: str, back: str, now: int
) -> bool:
    lately = [
        row
        for row in told_of(connection, loaded.row.id, seat.seat)
        if key_of(row) not in (BACK, SPENT) and row.at > now - A_DAY
    ]
    if len(lately) >= TOLD_A_DAY:
        return False
    spent = choice == "wait" and seat.away_used >= waits.MOST_AWAY
    key = "notice-away-ran" if spent else f"notice-away-{choice}"
    values: Facts = {"back": back}
    put_letter(connection, loaded, NoticeLetter(key=key, values=values, named=(seat.seat,)), now)
    return True


def _give_up(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, now: int) -> bool:
    """Offer the seat to a successor, as its holder chose before."""
    found = absences.current(connection, seat.user or 0, now)
    if found is None or loaded.row.resting or seat.conceded or seat.suspended:
        return False
    absences.end_at(connection, found.id, loaded.row.id)
    acts.write_of_time(connection, loaded, now, "left", seat=loaded.party.names[seat.seat])
    free(connection, loaded, seat, now, "notice-seat-free")
    return True


def _stop_waiting(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, now: int) -> bool:
    """Let time run on for a seat for which the game has waited long enough, and say so once."""
    until = absences.spent_at(connection, loaded.row.id, seat.seat)
    if until is None or until > now:
        return False
    waiting.run_on(connection, loaded.row, seat.seat, until)
    put_letter(connection, loaded, NoticeLetter(key=SPENT, named=(seat.seat,)), now)
    return True


def _due(connection: sqlite3.Connection, now: int) -> list[Key]:
    """Table and seat where something is due; after these the absences that are over, as if at a table 0."""
    seats = absences.due_seats(connection, now)
    return [*seats, *((0, absence) for absence in absences.past(connection, now))]


def _do(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """Do what is due of an absence; whether a table is told something."""
    table_id, number = key
    if table_id:
        told = follow(connection, table_id, number, now)
        absences.look_again(connection, table_id, number, now)
        return told
    forget_past(connection, number, now)
    return False


ABSENCES: Final = Timed("absence", lambda c, _: absences.next_due(c), _due, settled(_do))
