"""Time that stands still for a table, a seat, an outage and a time-out, against a model that only counts."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables import waiting
from db import absences, tables, waits
from db.numbered import apply_files, create_meta, schema_files
from db.rows import TableRow, WaitRow
from db.waits import MOST_AWAY

HOUR, DAY = 3600, 24 * 3600
TABLE, SEAT = 1, 0
Event = tuple[str, int]
EVENTS = st.lists(
    st.tuples(
        st.sampled_from(("pass", "pause", "resume", "leave", "return", "outage", "move", "tell", "again")),
        st.integers(1, 12 * DAY),
    ),
    max_size=40,
)


@cache
def begun() -> bytes:
    """A database with nothing in it."""
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        create_meta(connection, "test")
        apply_files(connection, schema_files())
        return connection.serialize()


@contextmanager
def database() -> Iterator[sqlite3.Connection]:
    """A database with one running table of one seat."""
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        connection.deserialize(begun())
        columns = {"game": "coal_baron", "guild": 1, "channel": 1, "place": 1, "language": "en", "options": "{}"}
        number = tables.new_table(connection, 0, opener=1, seed="", salt="", **columns)
        assert number == TABLE
        tables.add_seat(connection, TABLE, SEAT, 1, "User", "red")
        tables.change_table(connection, TABLE, status="running")
        yield connection


@dataclass
class Model:
    """What ran and what stood, counted second by second."""

    told: bool = True
    paused: bool = False
    away: bool = False
    stood: int = 0
    ran: int = 0
    since_move: int = 0

    def passes(self, seconds: int) -> None:
        """So much time passes while the bot is there."""
        if not self.told or self.paused:
            return
        still = min(seconds, max(0, MOST_AWAY - self.stood)) if self.away else 0
        self.stood += still
        self.ran += seconds - still
        self.since_move += seconds - still


@dataclass
class Real:
    """The same in the database."""

    connection: sqlite3.Connection
    now: int = 1_000_000
    model: Model = field(default_factory=Model)

    @property
    def row(self) -> TableRow:
        found = tables.table(self.connection, TABLE)
        assert found is not None
        return found

    @property
    def wait(self) -> WaitRow:
        found = waits.wait_of(self.connection, TABLE, SEAT)
        assert found is not None
        return found

    def look(self) -> None:
        """What the loop does when the game has waited long enough, however late."""
        until = absences.spent_at(self.connection, TABLE, SEAT)
        if until is not None and until <= self.now:
            waits.run_on(self.connection, TABLE, SEAT, until)

    def do(self, what: str, seconds: int) -> None:
        """Let something happen in both."""
        connection, model = self.connection, self.model
        match what:
            case "pass":
                self.now += seconds
                model.passes(seconds)
            case "outage":
                self.now += seconds
                waits.credit_all(connection, self.now - seconds, self.now)
            case "pause":
                waiting.stop(connection, self.row, "pause", self.now)
                model.paused = True
            case "resume":
                waiting.go_on(connection, self.row, "pause", self.now)
                model.paused = False
            case "leave":
                tables.change_seat(connection, TABLE, SEAT, away="wait")
                waits.stand_still(connection, TABLE, SEAT, self.now)
                model.away = True
            case "return":
                waits.run_on(connection, TABLE, SEAT, self.now)
                tables.change_seat(connection, TABLE, SEAT, away="")
                model.away = False
            case "move":
                # The instant to which a move belongs is that until which its wait ran.
                waits.record_move(connection, TABLE, SEAT, self.now)
                model.since_move = 0
            case "tell" if not model.told:
                waits.tell(connection, TABLE, self.now)
                model.told, model.ran, model.since_move = True, 0, 0
            case "again":
                waits.begin(connection, TABLE, SEAT, self.now)
                model.told, model.ran = False, 0
            case _:
                pass
        self.look()


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(EVENTS)
def test_no_time_is_lost_and_none_is_counted_twice(events: list[Event]) -> None:
    with database() as connection:
        real = Real(connection)
        waits.begin(connection, TABLE, SEAT, real.now)
        waits.tell(connection, TABLE, real.now)
        for what, seconds in events:
            real.do(what, seconds)
            if real.model.told:
                until = waiting.running_until(real.row, real.now, real.wait)
                assert max(0, until - real.wait.since) == real.model.ran, (what, seconds)
                if real.wait.moved_at is not None:
                    moved_at = max(real.wait.moved_at, real.wait.since)  # it may move before it is told
                    assert max(0, until - moved_at) == real.model.since_move, (what, seconds)
        real.do("return", 0)
        seat = tables.seat(connection, TABLE, SEAT)
        assert seat is not None
        assert seat.away_used == real.model.stood <= MOST_AWAY


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.integers(0, 20 * DAY), st.integers(0, 3 * DAY), st.integers(0, 13 * DAY), st.integers(0, 13 * DAY))
def test_a_time_out_within_an_absence_counts_once(before: int, barred: int, until_bar: int, after: int) -> None:
    """What does not count is their union: the absence, and the time-out from when it was seen."""
    until_bar, after = until_bar // 2, after // 2  # within the fourteen days
    with database() as connection:
        real = Real(connection)
        waits.begin(connection, TABLE, SEAT, real.now)
        waits.tell(connection, TABLE, real.now)
        begun = real.now
        real.do("pass", before)
        real.do("leave", 0)
        real.now += until_bar
        waits.bar(connection, TABLE, SEAT, barred, real.now)
        real.now += after
        waits.run_on(connection, TABLE, SEAT, real.now)
        uncounted = until_bar + max(after, barred)
        assert real.wait.since == begun + uncounted
        seat = tables.seat(connection, TABLE, SEAT)
        assert seat is not None
        assert seat.away_used == until_bar + max(0, after - barred)


def test_an_absence_in_a_pause_is_credited_once_in_whichever_order_they_end() -> None:
    for first, second in (("return", "resume"), ("resume", "return")):
        with database() as connection:
            real = Real(connection)
            waits.begin(connection, TABLE, SEAT, real.now)
            waits.tell(connection, TABLE, real.now)
            for what, seconds in (("pass", DAY), ("pause", 0), ("pass", DAY), ("leave", 0), ("pass", DAY)):
                real.do(what, seconds)
            for what in (first, second):
                real.do(what, 0)
                real.do("pass", HOUR)
            until = waiting.running_until(real.row, real.now, real.wait)
            assert until - real.wait.since == real.model.ran
