"""Choosing waking hours: a player for themselves, the opener for a table; and the one question if they fit."""

import sqlite3

from bot.errors import Refused
from bot.tables import acts
from bot.tables.gathering import gathering
from bot.tables.hours import NONE_CHOSEN, SLEEPS, WAKES, Wanted, hours_of_table, possible
from bot.tables.loaded import Call, load
from bot.tables.sealing import show_card
from bot.timing.waking import clock, zone_names
from db import tables, users
from db.rows import HoursRow


def choose_hours(connection: sqlite3.Connection, call: Call, chosen: Wanted) -> str:
    """Remember the caller's zone and hours; what is None stays as it was. Raises Refused."""
    users.choose_hours(connection, call.user, merged(users.hours(connection, call.user) or NONE_CHOSEN, chosen))
    users.record_hours_asked(connection, call.user)
    return "my-hours-set"


def forget_hours(connection: sqlite3.Connection, call: Call) -> str:
    """Let the hours of each table count for the caller again."""
    users.choose_hours(connection, call.user, NONE_CHOSEN)
    users.record_hours_asked(connection, call.user)
    return "my-hours-forgotten"


def ask_once(connection: sqlite3.Connection, user: int) -> bool:
    """Whether a user is to be asked now if their hours fit; noted, so that nobody is asked twice."""
    if users.hours_asked(connection, user):
        return False
    users.record_hours_asked(connection, user)
    return (users.hours(connection, user) or NONE_CHOSEN) == NONE_CHOSEN


def set_hours(connection: sqlite3.Connection, call: Call, table_id: int, chosen: Wanted) -> str:
    """Choose zone and waking hours of a gathering table; what is None stays as it was. Raises Refused."""
    loaded, role = gathering(connection, call, table_id, "options")
    wanted = merged(loaded.row.hours, chosen)
    if wanted != loaded.row.hours:
        tables.change_table(connection, table_id, zone=wanted.zone, wakes=wanted.wakes, sleeps=wanted.sleeps)
        now = hours_of_table(load(connection, table_id).row)
        acts.write(
            connection, loaded, call, role, "nights", zone=now.zone, begin=clock(now.end), end=clock(now.start)
        )
        show_card(connection, loaded, call.now)
    return "option-set"


def merged(before: HoursRow, chosen: Wanted) -> HoursRow:
    """What holds after a choice; of hours that were never chosen the one end that was left out is the usual."""
    if chosen.zone is not None and chosen.zone not in zone_names():
        raise Refused("zone-unknown", typed=chosen.zone)
    zone = chosen.zone or before.zone
    if chosen.wakes is None and chosen.sleeps is None:
        return HoursRow(zone=zone, wakes=before.wakes, sleeps=before.sleeps)
    known = before if possible(before) else HoursRow(wakes=WAKES, sleeps=SLEEPS)
    wakes = known.wakes if chosen.wakes is None else chosen.wakes
    sleeps = known.sleeps if chosen.sleeps is None else chosen.sleeps
    whole = HoursRow(zone=zone, wakes=wakes, sleeps=sleeps)
    if not possible(whole):
        raise Refused("time-unreadable", typed=f"{wakes}, {sleeps}")
    return whole
