"""What can be asked about tables without changing them."""

import sqlite3

import msgspec

from bot.errors import UNDECODABLE, Damaged, Refused
from bot.letters import FinalLetter, PhaseLetter, TurnLetter, letter_in, read_letter
from bot.presenter import AnyPosition
from bot.tables import comparing
from bot.tables.acts import Act, act_in
from bot.tables.asking import TURN
from bot.tables.loaded import Call, Loaded, load, own_seat, position, readable_events
from bot.tables.presses import Presses
from bot.tables.rights import may
from bot.tables.time_left import TimeLeft, all_left
from db import history, outbox, tables
from db.rows import SeatRow, TableRow
from games.engine.bounds import View
from games.engine.event import Event, visible_events

EVENTS = tuple[Event, ...]
LINES = 10
"""Events on a page of the log: every page but the last keeps its number and its events for good."""
LEAST = 4
"""The last page has at least so many, or it is the only one; fewer stand on the page before."""


class Seen(msgspec.Struct, frozen=True):
    """A table as one user may see it: `seat` and `position` are None for a stranger or outside a game.

    Of a table of which the position cannot be read there is none either; whoever asks for its view meets Damaged.
    """

    loaded: Loaded
    seat: SeatRow | None
    position: AnyPosition | None
    suspended: bool = False
    """Whether the user has a seat that a suspension keeps from seeing and deciding anything."""
    held_up: bool = False
    """Whether the channel could not be told of something yet."""
    left: TimeLeft | None = None
    """What time the table's clock leaves the seat while it must decide; None where no clock counts."""

    @property
    def view(self) -> View:
        """What the user may see: the own open turn for a seat, the sealed public position for a stranger."""
        if self.position is not None:
            return self.position.view
        viewer = None if self.seat is None else self.seat.seat
        return self.loaded.game.observe(self.loaded.state, viewer)

    @property
    def retractable(self) -> bool:
        """Whether *Take back* has something to take back."""
        if self.seat is None:
            return False
        finished = self.loaded.reopening
        return bool(self._turn) or (finished is not None and finished.seat == self.seat.seat)

    @property
    def begun(self) -> bool:
        """Whether *Begin this turn anew* takes back more than *Take back*: more than one press is open."""
        return len(self._turn) > 1

    @property
    def _turn(self) -> Presses:
        return () if self.seat is None else self.loaded.turns[self.seat.seat]


class LogPage(msgspec.Struct, frozen=True):
    """One page of the log for a reader, counted from 1: events and acts, and of each event whether it was undone.

    None stands for what cannot be read.
    """

    loaded: Loaded
    number: int
    pages: int
    entries: tuple[tuple[Event | Act | None, bool], ...]
    faults: tuple[Damaged, ...] = ()
    compared: bool = False
    """Whether there is something that computers compared, and it may be seen."""


class News(msgspec.Struct, frozen=True):
    """What a user may know of what happened since their own last turn, as far as the log can be read."""

    seen: Seen
    events: EVENTS
    faults: tuple[Damaged, ...] = ()


def seen(connection: sqlite3.Connection, table_id: int, user: int) -> Seen:
    """The table as the user may see it; raises Refused where there is none."""
    loaded = load(connection, table_id)
    seat = seeing(loaded, user)
    is_played = loaded.row.status == "running" and loaded.playable
    at = position(loaded, seat) if seat is not None and is_played else None
    suspended = seat is None and loaded.seat_of(user) is not None
    return Seen(loaded, seat, at, suspended=suspended, left=_left(connection, loaded, at))


def _left(connection: sqlite3.Connection, loaded: Loaded, at: AnyPosition | None) -> TimeLeft | None:
    if at is None or not at.at_turn:
        return None
    return next((one for one in all_left(connection, loaded) if one.seat == at.seat), None)


def look(connection: sqlite3.Connection, call: Call, table_id: int) -> Seen:
    """The table as whoever asks may see it; raises Refused for a stranger from another server."""
    at = seen(connection, table_id, call.user)
    may("look", at.loaded, call)
    return msgspec.structs.replace(at, held_up=outbox.held_up(connection, table_id))


def phases(
    connection: sqlite3.Connection, table_id: int, row_id: int, message: int | None = None
) -> PhaseLetter | None:
    """The phases that a row of the table tells, None where it is gone or tells something else; raises Damaged.

    After a restored backup another message may have the number that a control still carries: a row that is known
    to be another one than that of the control tells nothing.
    """
    row = outbox.row_of(connection, row_id)
    if row is None or row.table_id != table_id:
        return None
    if message is not None and (row.edits or row.message or message) != message:
        return None
    letter = read_letter(table_id, row.letter)
    return letter if isinstance(letter, PhaseLetter) else None


def told_by(
    connection: sqlite3.Connection, table_id: int, row_id: int, message: int | None = None
) -> EVENTS | None:
    """The events that the table's present turn message tells, if it is that row's and no other.

    A message of an earlier turn that kept its buttons told another position, also where the next one is not sent
    yet; so may any that was sent before a backup was restored, after which its row's number may belong to another.
    """
    row = outbox.row_of(connection, row_id)
    if row is None or row.table_id != table_id:
        return None
    found, became = tables.table(connection, table_id), row.edits or row.message
    known = (None, became) if message is None else (message,)
    if found is None or (became is not None and not (became in known and became == found.turn_message)):
        return None
    letter = letter_in(row.letter)
    if not isinstance(letter, TurnLetter) or letter.retired:
        return None
    later = any(one.asks == TURN and one.id > row_id for one in outbox.asking(connection, table_id))
    return None if later else letter.events


def find(connection: sqlite3.Connection, place: int, user: int) -> TableRow:
    """The one table meant by a command given in a channel or thread.

    A table played right there comes first, and one at rest only where no other is there; else the only one whose
    card stands there, or the only one of those where the user sits; else the last that was played right there,
    however it ended; else the practice game with which the user went on last, one that runs before any that is
    over. Raises Refused where there is none or more than one.
    """
    here = _awake_first(tables.tables_at(connection, place))
    played = [row for row in here if row.place == place]
    running = [row for row in played if row.status == "running"]
    if len(running) == 1:
        return running[0]
    candidates = _own_first(connection, played or here, user)
    if not candidates:
        return _last_played(connection, place, user)
    if len(candidates) > 1:
        raise Refused("several-tables", tables=", ".join(f"{row.id} (<#{row.place}>)" for row in candidates))
    return candidates[0]


def _awake_first(here: list[TableRow]) -> list[TableRow]:
    """The tables that are not at rest, or all where there is no such."""
    return [row for row in here if not row.resting] or here


def _own_first(connection: sqlite3.Connection, candidates: list[TableRow], user: int) -> list[TableRow]:
    """Those of several tables where the user sits, or all where there is no such."""
    if len(candidates) < 2:
        return candidates
    own = {row.id for row in tables.tables_of_user(connection, user)}
    return [row for row in candidates if row.id in own] or candidates


def _last_played(connection: sqlite3.Connection, place: int, user: int) -> TableRow:
    ended = tables.latest_table_at(connection, place)
    if ended is not None:
        return ended
    practised = tables.practices_of(connection, user)
    if not practised:
        raise Refused("no-table-here")
    return max(practised, key=_goes_on)


def _goes_on(row: TableRow) -> tuple[bool, int, int]:
    return row.status == "running", row.changed_at, row.id


def ended_here(connection: sqlite3.Connection, place: int) -> TableRow | None:
    """The table that was played in a channel or thread and has ended, None where one is open there."""
    last = None if tables.tables_at(connection, place) else tables.latest_table_at(connection, place)
    return last if last is not None and last.status in ("over", "abandoned") else None


def news(connection: sqlite3.Connection, table_id: int, user: int) -> News:
    """What the user may know of what happened since their own last turn."""
    at = seen(connection, table_id, user)
    seat = own_seat(at.loaded, user)
    mine = history.last_line_of(connection, table_id, seat.seat)
    since = 0 if mine is None else mine.id
    events, fault = readable_events(table_id, history.lines_since(connection, table_id, since))
    return News(at, visible_events(events, seat.seat), () if fault is None else (fault,))


def just_sealed(connection: sqlite3.Connection, table_id: int, user: int) -> News:
    """What the newest line of the user's own says: what came of a move that became final at once."""
    at = seen(connection, table_id, user)
    seat = own_seat(at.loaded, user)
    mine = history.last_line_of(connection, table_id, seat.seat)
    events, fault = readable_events(table_id, () if mine is None else (mine,))
    return News(at, visible_events(events, seat.seat), () if fault is None else (fault,))


def changes(connection: sqlite3.Connection, table_id: int, user: int) -> News:
    """What changed for whoever looks: since their own last turn; without a seat, what the newest message tells."""
    at = seen(connection, table_id, user)
    if at.seat is not None and at.loaded.begun:
        return news(connection, table_id, user)
    return News(at, _newest_told(connection, table_id))


def _newest_told(connection: sqlite3.Connection, table_id: int) -> EVENTS:
    """The public events of the newest message about play, none where that cannot be read."""
    for row in reversed(outbox.rows_of(connection, table_id)):
        letter = letter_in(row.letter)
        if isinstance(letter, TurnLetter | FinalLetter):
            return letter.events
    return ()


def log(connection: sqlite3.Connection, table_id: int, user: int, page: int | None) -> LogPage:
    """One page of the log as the user may read it; None or a page that is not there means the last."""
    loaded = load(connection, table_id)
    seat = seeing(loaded, user)
    viewer = None if seat is None else seat.seat
    count = history.count_entries(connection, table_id, viewer)
    pages = max(1, (count - LEAST) // LINES + 1)
    number = page if page is not None and 1 <= page <= pages else pages
    first = (number - 1) * LINES
    # The last page takes what is left, which may be some more than a page.
    length = LINES if number < pages else count - first
    found = history.some_entries(connection, table_id, viewer, first, length)
    entries = tuple(
        (_event(stored) if what == "event" else act_in(stored), undone) for what, stored, undone in found
    )
    damaged = any(entry is None for entry, _ in entries)
    faults = (Damaged(table_id, "log", f"page {number} of {pages}"),) if damaged else ()
    return LogPage(loaded, number, pages, entries, faults, compared=comparing.is_kept(connection, loaded))


def seeing(loaded: Loaded, user: int) -> SeatRow | None:
    """The seat with whose eyes a user sees the table: none for a stranger, and for whom a suspension keeps out."""
    seat = loaded.seat_of(user)
    return None if seat is None or seat.suspended else seat


def _event(stored: str | None) -> Event | None:
    if stored is None:
        return None
    try:
        return msgspec.json.decode(stored, type=Event)
    except UNDECODABLE:
        return None
