"""Waking hours: a player's own, else the table's, else those of where most who speak its language live."""

import sqlite3
from collections.abc import Iterable
from typing import Final

from bot.timing.waking import MINUTES, Hours, is_waking, zone_names
from bot.words import Language, language_of
from db import users
from db.rows import HoursRow, TableRow

WAKES: Final = 8 * 60
SLEEPS: Final = 22 * 60
ZONES: Final[dict[Language, str]] = {"de": "Europe/Berlin", "en": "Europe/London", "fr": "Europe/Paris"}


def hours_of_table(row: TableRow) -> Hours:
    """The waking hours of a table: what was chosen for it, the rest as is usual."""
    usual = Hours(zone=ZONES[language_of(row.language) or "en"], start=WAKES, end=SLEEPS)
    return _chosen(row.hours, usual)


def hours_of(connection: sqlite3.Connection, row: TableRow, user: int) -> Hours:
    """The waking hours of a player at a table: what they chose for themselves, the rest as at the table."""
    own, usual = users.hours(connection, user), hours_of_table(row)
    return usual if own is None else _chosen(own, usual)


def somebody_sleeps(connection: sqlite3.Connection, row: TableRow, users_called: Iterable[int], now: int) -> bool:
    """Whether an instant lies outside the waking hours of any of these users."""
    return any(not is_waking(hours_of(connection, row, user), now) for user in users_called)


def _chosen(chosen: HoursRow, usual: Hours) -> Hours:
    """What was chosen, where it can be: an unknown zone, or no time of day, is as not chosen."""
    zone = chosen.zone if chosen.zone in zone_names() else usual.zone
    if chosen.wakes is None or chosen.sleeps is None or not {chosen.wakes, chosen.sleeps} <= set(range(MINUTES)):
        return Hours(zone=zone or usual.zone, start=usual.start, end=usual.end)
    return Hours(zone=zone or usual.zone, start=chosen.wakes, end=chosen.sleeps)
