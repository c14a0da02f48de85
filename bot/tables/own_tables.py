"""A user's tables on all servers: which waits for them, the one that waits longest first."""

import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec

from db import history, own_tables
from db.rows import OwnTableRow

A_PAGE: Final = 5
"""Tables on a page: so many fit a message, whatever their people are called."""


class OwnTable(msgspec.Struct, frozen=True):
    """A table on the page, and how many events the user may know of since they last ended a turn there."""

    row: OwnTableRow
    events: int


class OwnTables(msgspec.Struct, frozen=True):
    """A page of a user's tables, counted from 1; `count` is of all their tables, `waiting` of those that wait."""

    entries: tuple[OwnTable, ...]
    number: int
    pages: int
    count: int
    waiting: int


def waits_since(row: OwnTableRow) -> int | None:
    """Since when a table waits for the user to do something there; None where it does not."""
    if row.status == "lobby":
        return row.nudged_at if row.unanswered else None
    if row.resting or row.suspended or row.conceded or row.passing:
        return None
    return row.waits_since


def in_order(rows: Iterable[OwnTableRow]) -> list[OwnTableRow]:
    """Those that wait for the user, the longest first; then those that wait for others, lobbies, those at rest."""
    return sorted(rows, key=_place)


def _place(row: OwnTableRow) -> tuple[int, int, int]:
    mine = waits_since(row)
    if mine is not None:
        return 0, mine, row.id
    if row.resting:
        return 3, 0, row.id
    return (2, 0, row.id) if row.status == "lobby" else (1, row.others_since or 0, row.id)


def page(connection: sqlite3.Connection, user: int, number: int) -> OwnTables:
    """A page of the user's tables; the last where there are not so many."""
    every = in_order(own_tables.own_tables(connection, user))
    pages = max(1, -(-len(every) // A_PAGE))
    number = min(max(1, number), pages)
    shown = every[(number - 1) * A_PAGE : number * A_PAGE]
    entries = tuple(OwnTable(row, _events(connection, row)) for row in shown)
    return OwnTables(entries, number, pages, len(every), sum(waits_since(row) is not None for row in every))


def next_waiting(connection: sqlite3.Connection, user: int, after: int) -> int | None:
    """The next table that waits for the user after the one of that number, None where no other does.

    In their order, and after the last the first again; 0 means the first.
    """
    waiting = [row.id for row in in_order(own_tables.own_tables(connection, user)) if waits_since(row) is not None]
    if after in waiting:
        place = waiting.index(after)
        waiting = [*waiting[place + 1 :], *waiting[:place]]
    return waiting[0] if waiting else None


def _events(connection: sqlite3.Connection, row: OwnTableRow) -> int:
    if row.status == "lobby":
        return 0
    mine = history.last_line_of(connection, row.id, row.seat)
    viewer = None if row.suspended else row.seat
    return history.count_since(connection, row.id, viewer, 0 if mine is None else mine.id)
