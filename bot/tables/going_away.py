"""Being away for some days: said by a user for all tables, taken back, and what is to be at each meanwhile."""

import sqlite3
from datetime import date, timedelta
from typing import Final

import msgspec

from bot.errors import Refused
from bot.tables.away_due import CHOICES, choice_of, last_of
from bot.tables.hours import ZONES, hours_of_table
from bot.tables.loaded import Call
from bot.tables.rights import load_running, may
from bot.timing.days import begin_of, day_after, day_in, day_of, end_of
from bot.timing.waking import zone_names
from bot.words import Language
from db import absences, own_tables, tables, users
from db.rows import AbsenceRow, OwnTableRow

LONGEST: Final = 60
"""Days of one absence."""
AHEAD: Final = 300
"""Days from now on which an absence may begin: what is further was rather meant for this year."""
MOST: Final = 5
"""Absences that somebody may have ahead."""


class Days(msgspec.Struct, frozen=True):
    """From a first day to a last in a zone, and whether others may read when somebody is back."""

    first: date
    last: date
    zone: str
    shown: bool = False


class AwayTable(msgspec.Struct, frozen=True):
    """A table of somebody who is away, and what is to be there; `over`: they are back there already."""

    row: OwnTableRow
    choice: str
    over: bool = False


class OwnAbsence(msgspec.Struct, frozen=True):
    """An absence of a user, and their running tables."""

    row: AbsenceRow
    begun: bool
    tables: tuple[AwayTable, ...]


def first_of(row: AbsenceRow) -> date:
    """The first day of an absence."""
    return day_in(row.first_day, row.starts_at)


def own_zone(connection: sqlite3.Connection, user: int, language: Language) -> str:
    """The zone in which a user's days are meant: their own, else of their newest table, else of the language."""
    chosen = users.hours(connection, user)
    if chosen is not None and chosen.zone in zone_names():
        return str(chosen.zone)
    rows = tables.tables_of_user(connection, user)
    return hours_of_table(rows[0]).zone if rows else ZONES[language]


def own_absences(connection: sqlite3.Connection, user: int, now: int) -> tuple[OwnAbsence, ...]:
    """The absences of a user that are not over, in order."""
    rows = [row for row in own_tables.own_tables(connection, user) if _concerned(row)]
    return tuple(_own(connection, found, rows, now) for found in absences.absences(connection, user, now))


def go_away(connection: sqlite3.Connection, call: Call, days: Days) -> str:
    """Keep that the caller is away on those days, from now on where that is today. Raises Refused."""
    today = day_of(days.zone, call.now)
    if days.first < today:
        raise Refused("away-past")
    if days.last < days.first:
        raise Refused("away-backwards")
    if (days.last - days.first).days >= LONGEST:
        raise Refused("away-too-long", days=LONGEST)
    if days.first > today + timedelta(days=AHEAD):
        raise Refused("away-too-far", days=AHEAD)
    starts, ends = max(call.now, begin_of(days.zone, days.first)), end_of(days.zone, days.last)
    known = absences.absences(connection, call.user, call.now)
    for one in known:
        if starts < one.ends_at and one.starts_at < ends:
            raise Refused("away-overlaps", first=first_of(one).isoformat(), last=last_of(one).isoformat())
    if len(known) >= MOST:
        raise Refused("away-too-many", count=MOST)
    absences.add(
        connection,
        call.user,
        first_day=days.first.isoformat(),
        last_day=days.last.isoformat(),
        starts_at=starts,
        ends_at=ends,
        shown=int(days.shown),
    )
    return "away-kept"


def take_back(connection: sqlite3.Connection, call: Call, absence_id: int | None) -> str:
    """Forget an absence of the caller, where none is named the present one; one that has begun ends by it."""
    now = absences.current(connection, call.user, call.now) if absence_id is None else None
    found = _mine(connection, call, absence_id or (0 if now is None else now.id))
    absences.remove(connection, found.id)
    return "away-ended" if found.starts_at <= call.now else "away-taken-back"


def choose(connection: sqlite3.Connection, call: Call, absence_id: int, table_id: int, choice: str) -> str:
    """Choose what is to be at a table of the caller during their absence. Raises Refused."""
    found = _mine(connection, call, absence_id)
    loaded = load_running(connection, call, table_id)
    may("leave", loaded, call)
    if choice not in CHOICES:
        raise Refused("option-unknown")
    absences.choose(connection, found.id, table_id, choice)
    return f"away-chosen-{choice}"


def show(connection: sqlite3.Connection, call: Call, absence_id: int, shown: bool) -> str:
    """Let others read, or no longer, on which day the caller is back."""
    found = _mine(connection, call, absence_id)
    absences.show(connection, found.id, shown)
    if found.starts_at <= call.now:
        absences.change_back(connection, call.user, day_after(last_of(found)) if shown else "")
    return "away-shown" if shown else "away-hidden"


def _mine(connection: sqlite3.Connection, call: Call, absence_id: int) -> AbsenceRow:
    found = absences.absence(connection, absence_id)
    if found is None or found.user != call.user or found.ends_at <= call.now:
        raise Refused("away-unknown")
    return found


def _own(connection: sqlite3.Connection, found: AbsenceRow, rows: list[OwnTableRow], now: int) -> OwnAbsence:
    chosen = absences.choices(connection, found.id)
    at = tuple(
        AwayTable(row, choice_of(chosen[row.id].choice), bool(chosen[row.id].over))
        if row.id in chosen
        else AwayTable(row, "wait")
        for row in rows
    )
    return OwnAbsence(found, found.starts_at <= now, at)


def _concerned(row: OwnTableRow) -> bool:
    return row.status == "running" and not row.practice and not (row.resting or row.suspended or row.conceded)
