"""What the log says of why something is as it is: its lines with all they moved, and how a balance came about.

Whoever asks learns only what events they may see; a line that cannot be read is named as such and never guessed.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from bot.contesting import Point
from bot.errors import UNDECODABLE, Damaged, Refused
from bot.tables import refusing
from bot.tables.acts import act_of
from bot.tables.dispute_choices import BACK
from bot.tables.loaded import Call, Loaded, load
from bot.tables.refusing import KeptRefusal
from bot.tables.rights import may
from bot.tables.seeing import seeing
from db import acts, history, tables, told
from db.rows import LogRow
from games.engine.event import Event, Seat

LINES_LOOKED_THROUGH: Final = 60
"""Lines of the log in which one is looked for by its words at each key: those before stand on the log's pages."""


class Undone(msgspec.Struct, frozen=True):
    """By whose undo a line fell (None: the host's), and when; `at` is None where the log does not say.

    `decided` where the table did it, in a dispute that `by` had opened.
    """

    by: Seat | None
    at: int | None
    decided: bool = False


class Told(msgspec.Struct, frozen=True):
    """An event of the log: where it stands, whose line it is, in which round, when, and by what it was undone."""

    point: Point
    event: Event
    whose: Seat | None
    round: int | None
    at: int
    undone: Undone | None


class Lines(msgspec.Struct, frozen=True):
    """Events that somebody may see, and how many lines among them cannot be read."""

    loaded: Loaded
    viewer: Seat | None
    lines: tuple[Told, ...]
    unreadable: int = 0


class Booking(msgspec.Struct, frozen=True, gc=False):
    """What one event moved of one account: by which rule, in which round (None: not recorded), when.

    `kind` and `params` are the event's, the latter as they stand in the log.
    There are thousands at a time, of which the collector of garbage need not know: they hold nothing but values.
    """

    point: Point
    account: str
    amount: int
    rule: str
    round: int | None
    at: int
    kind: str = ""
    params: bytes = b"{}"


class Ledger(msgspec.Struct, frozen=True):
    """All that is booked for a seat, oldest first, as far as whoever asks may see it.

    `plate` is what the seat has by account, None where the position cannot be read. `unreadable` counts lines of
    the log that cannot be read. `open`: the seat has open moves, of which nothing is booked yet. `sums` is what
    all that is booked comes to by account.
    """

    loaded: Loaded
    viewer: Seat | None
    seat: Seat
    bookings: tuple[Booking, ...]
    plate: Mapping[str, int] | None
    unreadable: int
    open: bool
    sums: Mapping[str, int]

    def of(self, account: str) -> tuple[Booking, ...]:
        """What is booked of one account."""
        return tuple(one for one in self.bookings if one.account == account)

    def booked(self, account: str) -> int:
        """What all that is booked of an account comes to."""
        return self.sums.get(account, 0)

    def missing(self, account: str) -> int:
        """What the plate has more (or less) than is booked; 0 where nobody can say."""
        has = self.has(account)
        return 0 if has is None else has - self.booked(account)

    def has(self, account: str) -> int | None:
        """What the seat has of an account, None where nobody can say."""
        return None if self.plate is None else self.plate.get(account)


class Refusal(msgspec.Struct, frozen=True):
    """A refusal that a seat received, with its table."""

    loaded: Loaded
    kept: KeptRefusal


class _Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An entry of the ledger."""

    seat: Seat
    account: str
    amount: int


class _Moved(msgspec.Struct, frozen=True, gc=False):
    """As much of an event as sums need: reading the rest would take the longest."""

    rule: str
    entries: tuple[_Entry, ...] = ()
    only: tuple[Seat, ...] | None = None
    kind: str = ""
    params: msgspec.Raw = msgspec.Raw(b"{}")


def line(connection: sqlite3.Connection, call: Call, table_id: int, point: Point) -> Lines:
    """The one event that a point means; raises Refused where there is none that the caller may see."""
    loaded, viewer = _asked(connection, call, table_id)
    rows = history.some_lines(connection, table_id, point.number, point.number)
    found = _told(connection, loaded, viewer, rows)
    if found.unreadable:
        raise Damaged(table_id, "log", f"line {point.number}")
    meant = tuple(one for one in found.lines if one.point.event == point.event)
    if not meant:
        raise Refused("why-line-unknown", table=loaded.row.called)
    return msgspec.structs.replace(found, lines=meant)


def newest(connection: sqlite3.Connection, call: Call, table_id: int) -> Lines:
    """The last lines of the log, newest first."""
    loaded, viewer = _asked(connection, call, table_id)
    rows = history.newest_lines(connection, table_id, LINES_LOOKED_THROUGH)
    found = _told(connection, loaded, viewer, rows[::-1])
    return msgspec.structs.replace(found, lines=found.lines[::-1])


def told_by(connection: sqlite3.Connection, call: Call, message: int, table_id: int = 0) -> Lines:
    """What a message told, in its order; raises Refused where it told nothing, or nothing of this table."""
    span = told.told_by(connection, message)
    if span is None or table_id not in (0, span.table_id):
        raise Refused("why-message-told-nothing")
    row = tables.table(connection, span.table_id)
    if row is None or row.guild != call.guild:
        raise Refused("why-message-elsewhere")
    loaded, viewer = _asked(connection, call, span.table_id)
    rows = history.some_lines(connection, span.table_id, span.first_line, span.last_line)
    found = _told(connection, loaded, viewer, rows)
    if not found.lines and not found.unreadable:
        raise Refused("why-message-told-nothing")
    return found


def ledger(connection: sqlite3.Connection, call: Call, table_id: int, seat: Seat | None = None) -> Ledger:
    """All that is booked for a seat, the caller's own where none is named; raises Refused."""
    loaded, viewer = _asked(connection, call, table_id)
    meant = viewer if seat is None else seat
    if meant is None:
        raise Refused("why-needs-seat", table=table_id)
    if meant not in range(len(loaded.seats)):
        raise Refused("player-unknown", table=loaded.row.called)
    bookings, unreadable = bookings_in(history.live_events(connection, table_id), viewer, meant)
    plate = loaded.game.owned(loaded.state, meant) if loaded.playable else None
    sums = Counter[str]()
    for one in bookings:
        sums[one.account] += one.amount
    begun = meant == viewer and bool(loaded.turns[meant])
    return Ledger(loaded, viewer, meant, bookings, plate, unreadable, begun, sums)


def booked(
    connection: sqlite3.Connection, call: Call, table_id: int, bookings: Sequence[Booking]
) -> dict[Point, Event]:
    """The events of some bookings, by point, as far as the caller may see them."""
    loaded, viewer = _asked(connection, call, table_id)
    numbers = {one.point.number for one in bookings}
    if not numbers:
        return {}
    rows = history.some_lines(connection, table_id, min(numbers), max(numbers))
    found = _told(connection, loaded, viewer, [row for row in rows if row.id in numbers])
    return {one.point: one.event for one in found.lines}


def refusal(connection: sqlite3.Connection, call: Call, table_id: int, number: int) -> Refusal:
    """A refusal that the caller's seat received; raises Refused where it is another's or kept no longer."""
    loaded, viewer = _asked(connection, call, table_id)
    kept = None if viewer is None else refusing.refusal_of(connection, table_id, viewer, number, call.now)
    if kept is None:
        raise Refused("why-refusal-gone")
    return Refusal(loaded, kept)


def refusals(connection: sqlite3.Connection, call: Call, table_id: int) -> tuple[Refusal, ...]:
    """The refusals that the caller's seat received last, newest first."""
    loaded, viewer = _asked(connection, call, table_id)
    if viewer is None:
        return ()
    return tuple(Refusal(loaded, kept) for kept in refusing.last_of(connection, table_id, viewer, call.now))


def _asked(connection: sqlite3.Connection, call: Call, table_id: int) -> tuple[Loaded, Seat | None]:
    """The table of a game that was begun, and with whose eyes the caller sees it; raises Refused."""
    loaded = load(connection, table_id)
    may("look", loaded, call)
    if not loaded.begun:
        raise Refused(f"table-is-{loaded.row.condition}", table=loaded.row.called)
    seat = seeing(loaded, call.user)
    return loaded, None if seat is None else seat.seat


def _told(connection: sqlite3.Connection, loaded: Loaded, viewer: Seat | None, rows: Sequence[LogRow]) -> Lines:
    """The events of some lines that a seat may see, and how many of the lines cannot be read."""
    undos: dict[int | None, Undone | None] = {None: None}
    found: list[Told] = []
    unreadable = 0
    for row in rows:
        if row.undone not in undos:
            undos[row.undone] = _undone(connection, row)
        try:
            events = msgspec.json.decode(row.events, type=tuple[Event, ...])
        except UNDECODABLE:
            unreadable += 1
            continue
        found += [
            Told(Point("line", row.id, number), event, row.seat, row.round, row.at, undos[row.undone])
            for number, event in enumerate(events)
            if event.visible_to(viewer)
        ]
    return Lines(loaded, viewer, tuple(found), unreadable)


def _undone(connection: sqlite3.Connection, row: LogRow) -> Undone:
    by = history.undoing(connection, row.table_id, row.undone or 0)
    if by is None:
        return Undone(None, None)
    passed = map(act_of, acts.at_instant(connection, row.table_id, "dispute-passed", by.at))
    decided = any(act is not None and str(act.facts.get("choice", "")).startswith(BACK) for act in passed)
    return Undone(by.seat, by.at, decided)


_READ_MOVED: Final = msgspec.json.Decoder(tuple[_Moved, ...])


def bookings_in(
    lines: Iterable[tuple[int, int | None, int, str | bytes]], viewer: Seat | None, seat: Seat
) -> tuple[tuple[Booking, ...], int]:
    """What is booked for a seat in events that the viewer may see, and how many lines cannot be read."""
    found: list[Booking] = []
    unreadable = 0
    for id, played, at, events in lines:
        try:
            moved = _READ_MOVED.decode(events)
        except UNDECODABLE:
            unreadable += 1
            continue
        for number, event in enumerate(moved):
            if not event.entries or (event.only is not None and viewer not in event.only):
                continue
            point, said = Point("line", id, number), (event.kind, bytes(event.params))
            found += [
                Booking(point, entry.account, entry.amount, event.rule, played, at, *said)
                for entry in event.entries
                if entry.seat == seat
            ]
    return tuple(found), unreadable
