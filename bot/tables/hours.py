"""Waking hours: a player's own, else the table's, else those of where most who speak its language live."""

import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec

from bot.timing.waking import MINUTES, Hours, is_waking, zone_names
from bot.words import Language, language_of
from db import tables, users
from db.rows import HoursRow, TableRow

WAKES: Final = 8 * 60
SLEEPS: Final = 22 * 60
NONE_CHOSEN: Final = HoursRow()
ZONES: Final[dict[Language, str]] = {"de": "Europe/Berlin", "en": "Europe/London", "fr": "Europe/Paris"}


class Wanted(msgspec.Struct, frozen=True):
    """What somebody chooses of waking hours; None: as it was."""

    zone: str | None = None
    wakes: int | None = None
    sleeps: int | None = None


class OwnHours(msgspec.Struct, frozen=True):
    """What a user chose, and which hours count for them at which of their open tables."""

    chosen: HoursRow
    everywhere: Hours | None
    """What counts at every table, where zone and hours were chosen."""
    at_tables: tuple[tuple[Hours, tuple[int, ...]], ...] = ()


def hours_of_table(row: TableRow) -> Hours:
    """The waking hours of a table: what was chosen for it, the rest as is usual."""
    usual = Hours(zone=ZONES[language_of(row.language) or "en"], start=WAKES, end=SLEEPS)
    return _chosen(row.hours, usual)


def hours_of(connection: sqlite3.Connection, row: TableRow, user: int) -> Hours:
    """The waking hours of a player at a table: what they chose for themselves, the rest as at the table."""
    return _chosen(users.hours(connection, user) or NONE_CHOSEN, hours_of_table(row))


def own_hours(connection: sqlite3.Connection, user: int) -> OwnHours:
    """What a user chose, and what counts now."""
    chosen = users.hours(connection, user) or NONE_CHOSEN
    everywhere = whole(chosen)
    if everywhere is not None:
        return OwnHours(chosen, everywhere)
    found: dict[Hours, list[int]] = {}
    for row in tables.tables_of_user(connection, user):
        found.setdefault(_chosen(chosen, hours_of_table(row)), []).append(row.id)
    return OwnHours(chosen, None, tuple((hours, tuple(sorted(at))) for hours, at in found.items()))


def whole(chosen: HoursRow) -> Hours | None:
    """The hours that were chosen, where all of it was and can be."""
    if chosen.zone is None or chosen.wakes is None or chosen.sleeps is None:
        return None
    if chosen.zone not in zone_names() or not possible(chosen):
        return None
    return Hours(zone=chosen.zone, start=chosen.wakes, end=chosen.sleeps)


def possible(chosen: HoursRow) -> bool:
    """Whether both ends of the hours are chosen, and minutes of a day."""
    return all(minute is not None and 0 <= minute < MINUTES for minute in (chosen.wakes, chosen.sleeps))


def somebody_sleeps(connection: sqlite3.Connection, row: TableRow, users_called: Iterable[int], now: int) -> bool:
    """Whether an instant lies outside the waking hours of any of these users."""
    return any(not is_waking(hours_of(connection, row, user), now) for user in users_called)


def _chosen(chosen: HoursRow, usual: Hours) -> Hours:
    """What was chosen, where it can be: an unknown zone, or no time of day, is as not chosen."""
    zone = chosen.zone if chosen.zone in zone_names() else usual.zone
    if chosen.wakes is None or chosen.sleeps is None or not possible(chosen):
        return Hours(zone=zone or usual.zone, start=usual.start, end=usual.end)
    return Hours(zone=zone or usual.zone, start=chosen.wakes, end=chosen.sleeps)
