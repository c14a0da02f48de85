"""What an undo would take back: the last turns of the log, and whom their fall concerns."""

import sqlite3
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from bot.errors import Refused
from bot.letters import Fallen
from bot.tables.decided import NOTHING, decisions_in, is_decision
from bot.tables.loaded import Loaded, readable_events
from bot.tables.waiting import voters
from db import history
from db.rows import LogRow
from games.engine.event import Entry, Event, Seat, visible_events

MOST_TURNS: Final = 20
"""So many turns can be asked back at once."""
_LINES_A_TURN: Final = 3
"""So many lines are read for each turn that is looked for, and twice as many where they are too few."""


class FallingTurn(msgspec.Struct, frozen=True):
    """A turn of the log: its lines in order, and the seal before it.

    A turn begun and sealed in part is one, too. Where several seats decided at once, it may be of more than one.
    A decision of the table stands by itself, as if it were a turn of nobody.
    """

    before: int
    lines: tuple[LogRow, ...]

    @property
    def is_decision(self) -> bool:
        """Whether the table decided it."""
        return is_decision(self.lines[0])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose turn it was."""
        if self.is_decision:
            return ()
        return tuple(sorted({line.seat for line in self.lines if line.seat is not None}))

    @property
    def readable(self) -> bool:
        """Whether all that the log has of it can be read."""
        return readable_events(self.lines[0].table_id, self.lines)[1] is None

    def events(self, viewer: Seat | None) -> tuple[Event, ...]:
        """What a seat (None: the public) may know of it, as far as it can be read."""
        return visible_events(readable_events(self.lines[0].table_id, self.lines)[0], viewer)


class Fall(msgspec.Struct, frozen=True):
    """What an undo would take back: to which seal, the turns and all lines that fall, newest first, whom to ask.

    `seal` is the table's newest seal, by which a fall that was shown is known to be of an earlier position.
    `rules` says whether the rules were corrected since the seal gone back to.
    """

    target: int
    seal: int
    turns: tuple[FallingTurn, ...]
    lines: tuple[LogRow, ...]
    asked: tuple[Seat, ...]
    rules: bool = False

    @property
    def played(self) -> int:
        """How many of them are turns that were played."""
        return sum(not turn.is_decision for turn in self.turns)

    @property
    def decided(self) -> tuple[Event, ...]:
        """What the table had decided in the lines that fall, oldest first, as far as it can be read."""
        return decisions_in(self.lines[::-1])

    @property
    def mark(self) -> str:
        """Stands for what would fall and who would be asked: a fall with the same mark is the same."""
        return f"{self.target} {self.seal} {''.join(map(str, self.asked)) or '-'}"

    @property
    def whose(self) -> tuple[Seat, ...]:
        """The seats whose turns fall, in order."""
        return tuple(sorted({seat for turn in self.turns for seat in turn.seats}))

    @property
    def learnt(self) -> tuple[Seat, ...]:
        """The seats that were shown something new in the lines that fall; none where the log does not tell."""
        return tuple(sorted({seat for line in self.lines for seat in _learnt(line)}))

    def events(self, viewer: Seat | None) -> tuple[Event, ...]:
        """What a seat (None: the public) may know of what happened in the lines that fall, oldest first."""
        found = readable_events(self.lines[0].table_id, self.lines[::-1])[0] if self.lines else ()
        return visible_events(found, viewer)

    def fallen(self, viewer: Seat | None) -> Fallen:
        """What was gained, lost and decided in them, and who was shown something, as far as a seat may know."""
        return Fallen(summed(self.events(viewer)), self.learnt, self.decided, self.rules)


def summed(events: Sequence[Event]) -> tuple[Entry, ...]:
    """The ledger of events by seat and account, without what comes to nothing."""
    totals: dict[tuple[Seat, str], int] = {}
    for event in events:
        for entry in event.entries:
            key = (entry.seat, entry.account)
            totals[key] = totals.get(key, 0) + entry.amount
    return tuple(Entry(seat, account, amount) for (seat, account), amount in sorted(totals.items()) if amount)


def turns_of(lines: Sequence[LogRow]) -> tuple[FallingTurn, ...]:
    """The turns in the live lines of a log, newest first."""
    sealed = [line for line in lines if line.seal is not None]
    moved = [line for line in sealed if _moved(line) or is_decision(line)]
    starts = [index for index in range(len(moved)) if _begins(moved, index)]
    return tuple(
        FallingTurn(_seal_before(sealed, moved[start].seal or 0), tuple(moved[start:end]))
        for start, end in reversed(list(pairwise([*starts, len(moved)])))
    )


def _begins(moved: Sequence[LogRow], index: int) -> bool:
    """Whether a turn, or what stands by itself like one, begins with a line."""
    if index == 0 or is_decision(moved[index]):
        return True
    before = moved[index - 1]
    return bool(before.ends_turn) or is_decision(before)


def newest_turns(connection: sqlite3.Connection, table_id: int, count: int) -> tuple[FallingTurn, ...]:
    """So many turns of a table's log at most, newest first: of a long one no more is read than they need."""
    wanted = _LINES_A_TURN * (count + 1)
    while True:
        lines = history.newest_sealed(connection, table_id, wanted)
        turns = turns_of(lines[::-1])
        if len(turns) > count or len(lines) < wanted:  # the oldest may have begun in lines that were not read
            return turns[:count]
        wanted *= 2


def lines_of_turns_before(connection: sqlite3.Connection, table_id: int, line_id: int) -> int:
    """How many lines of turns stand in a table's log before the line of that id."""
    silent = history.sealed_without(connection, table_id, NOTHING, line_id)
    return history.count_sealed(connection, table_id, NOTHING, line_id) + sum(map(is_decision, silent))


def belongs_to_a_turn(line: LogRow) -> bool:
    """Whether a line of the log is one of a turn that was not taken back."""
    return line.undone is None and line.seal is not None and (_moved(line) or is_decision(line))


def fall_of(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, turns: int, now: int) -> Fall:
    """What an undo of so many turns by a seat would take back. Raises Refused where there is nothing."""
    known = newest_turns(connection, loaded.row.id, min(max(turns, 1), MOST_TURNS))
    if not known or turns < 1:
        raise Refused("nothing-to-undo")
    if turns > MOST_TURNS:
        raise Refused("undo-too-many", most=MOST_TURNS)
    return fall_among(connection, loaded, seat, known, now)


def fall_among(
    connection: sqlite3.Connection, loaded: Loaded, seat: Seat, falling: tuple[FallingTurn, ...], now: int
) -> Fall:
    """What an undo by a seat would take back of which these are the turns, the newest of the log."""
    target = falling[-1].before
    fallen = history.sealed_after(connection, loaded.row.id, target)
    concerned = (concerned_in(fallen, len(loaded.seats)) | _playing(loaded)) - {seat}
    asked = tuple(sorted(concerned & set(voters(connection, loaded, now))))
    rules = any("rules" in why for _, why in history.kept_after(connection, loaded.row.id, target))
    return Fall(target, loaded.row.seal, falling, tuple(reversed(fallen)), asked, rules)


def turns_to(connection: sqlite3.Connection, loaded: Loaded, target: int) -> int:
    """How many turns were made since a seal, at most one more than can be asked back."""
    known = newest_turns(connection, loaded.row.id, MOST_TURNS + 1)
    return sum(turn.before >= target for turn in known)


def _seal_before(sealed: Sequence[LogRow], first: int) -> int:
    return max((line.seal or 0 for line in sealed if (line.seal or 0) < first), default=0)


def _moved(line: LogRow) -> bool:
    """Whether a line tells of moves, be they such that cannot be read."""
    return line.actions != NOTHING


def _taught(line: LogRow) -> bool:
    """Whether anybody learnt something, or it cannot be read whether."""
    return line.learnt != NOTHING


def _learnt(line: LogRow) -> Collection[Seat]:
    try:
        return msgspec.json.decode(line.learnt, type=list[Seat])
    except msgspec.MsgspecError:  # all are asked then
        return ()


def concerned_in(fallen: Sequence[LogRow], seats: int) -> set[Seat]:
    """The seats whose actions fall or whom something befell in them, as by an answer left ahead that was used.

    All, where anybody learnt something: who has seen drawn cards and may choose again, or tells an accomplice, has
    an advantage over everybody. All as well, where the log no longer tells whom something befell, and where the
    table had decided something: that was everybody's.
    """
    events, fault = readable_events(fallen[0].table_id, fallen) if fallen else ((), None)
    if fault is not None or any(map(_taught, fallen)) or any(map(is_decision, fallen)):
        return set(range(seats))
    public = visible_events(events, None)  # who is asked must not tell of an answer that somebody left in secret
    concerned = {line.seat for line in fallen if _moved(line)} | {event.seat for event in public}
    concerned |= {entry.seat for event in public for entry in event.entries}
    return {seat for seat in concerned if seat is not None}


def _playing(loaded: Loaded) -> set[Seat]:
    """The seats that have begun a turn: all at turn, too, once the turn before can no longer be reopened.

    All, where the position cannot be read and nobody can say who is at turn.
    """
    if not loaded.playable:
        return {seat.seat for seat in loaded.seats}
    begun = {seat for seat, turn in enumerate(loaded.turns) if turn}
    return begun | set(loaded.active if loaded.reopening is None else ())
