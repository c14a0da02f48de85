"""Thousands of tables of which something is due by time, on a clock that is set: a few begun, the rest copies.

All wait for their turn; at some a clock runs, at some a vote is open, at some sits a user of four tables who
is away from the next day on; and lobbies gather.
"""

import sqlite3
from typing import Final

import msgspec

from bot.tables.clocks import TableClock
from bot.tables.paces import stored
from bot.tables.reminding import HOUR
from db import absences, tables, users, waits
from db.rows import HoursRow
from tests.bot.table_bench import Bench

DAY: Final = 24 * HOUR
FAR: Final = 30 * DAY
"""So far ahead lies what is not to be due."""
ALL_DAY: Final = HoursRow(zone="UTC", wakes=0, sleeps=0)
CLOCK: Final = TableClock(42 * HOUR, 14 * HOUR, 70 * HOUR)
AWAY_AT: Final = 4
"""Tables of each user who is away."""
FIRST: Final = 101
"""The first of the tables; the patterns of which they are copies have lower numbers."""
TRAVELLERS: Final = 50_000
"""Users who are away have numbers from here on."""
CHILDREN: Final = ("seats", "waits", "votes", "log", "checkpoints")


class Sizes(msgspec.Struct, frozen=True):
    """How many tables there are, and of how many of these what is to be due."""

    tables: int = 10_000
    clocked: int = 2_000
    travellers: int = 500
    votes: int = 500
    lobbies: int = 200

    @property
    def voting(self) -> int:
        """The first table with a vote; before it lie those with a clock, behind it those of travellers."""
        return FIRST + self.clocked

    @property
    def left(self) -> int:
        """The first table of somebody who is away."""
        return self.voting + self.votes

    @property
    def plain(self) -> int:
        """The first table at which nothing but a turn waits."""
        return self.left + AWAY_AT * self.travellers


async def fill(bench: Bench, sizes: Sizes) -> None:
    """Open so many tables, of none of which anything is due before `FAR`."""
    clocked, voting, plain = [await _standing(bench, place) for place in (21, 22, 23)]
    clock = stored(CLOCK)
    await bench.db.transaction(lambda c: tables.change_table(c, clocked, clock=clock))
    await bench.turn(clocked)
    await _told(bench, clocked)
    await bench.service.ask_stop(bench.call(101), voting)
    lobby = await bench.lobby(2)
    await bench.service.agenda.do(bench.now)
    for pattern, first, count in (
        (clocked, FIRST, sizes.clocked),
        (voting, sizes.voting, sizes.votes),
        (plain, sizes.left, FIRST + sizes.tables - sizes.left),
        (lobby, FIRST + sizes.tables, sizes.lobbies),
    ):
        await bench.db.transaction(lambda c, one=(pattern, first, count): _copy(c, *one))
    await bench.db.transaction(lambda c: _seat_travellers(c, sizes, bench.now))
    await rest(bench)


async def rest(bench: Bench) -> None:
    """Let nothing that waits be due before `FAR` from now."""
    far = bench.now + FAR

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE waits SET due = ?", (far,))
        connection.execute("UPDATE votes SET lapses_at = ? WHERE status = 'open'", (far,))
        connection.execute("UPDATE tables SET changed_at = ?, nudged_at = ?", (bench.now, bench.now))
        connection.execute("UPDATE outbox SET status = 'sent', message = 1 + id")

    await bench.db.transaction(work)


async def _standing(bench: Bench, place: int) -> int:
    table = await bench.table(4, place)
    for user in range(101, 105):
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    await _told(bench, table)
    return table


async def _told(bench: Bench, table: int) -> None:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


def _copy(connection: sqlite3.Connection, pattern: int, first: int, count: int) -> None:
    """So many copies of a table, with numbers from the first on; each has users of its own."""
    _insert(connection, "tables", pattern, first, count, {"id": "n", "channel": "id + n", "place": "id + n"})
    for child in CHILDREN:
        changed = {"table_id": "n", "user": "100000 + 10 * n + seat"}
        _insert(connection, child, pattern, first, count, changed)


def _insert(
    connection: sqlite3.Connection, name: str, pattern: int, first: int, count: int, changed: dict[str, str]
) -> None:
    key = "id" if name == "tables" else "table_id"
    known = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({name})")]
    columns = [column for column in known if column != "id" or name == "tables"]
    taken = ", ".join(changed.get(column, column) for column in columns)
    connection.execute(
        f"""WITH RECURSIVE numbers (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?1 + ?2)
            INSERT INTO {name} ({", ".join(columns)}) SELECT {taken} FROM numbers CROSS JOIN {name}
            WHERE {key} = ?3""",
        (first, count, pattern),
    )


def _seat_travellers(connection: sqlite3.Connection, sizes: Sizes, now: int) -> None:
    """Let the seat that must decide at each of their tables be a traveller's, who is away from a day on."""
    connection.execute(
        """UPDATE seats SET user = ?1 + (table_id - ?2) / ?3 WHERE table_id >= ?2 AND table_id < ?4
           AND seat = (SELECT seat FROM waits WHERE waits.table_id = seats.table_id)""",
        (TRAVELLERS, sizes.left, AWAY_AT, sizes.plain),
    )
    for user in range(TRAVELLERS, TRAVELLERS + sizes.travellers):
        absences.add(
            connection, user, first_day="", last_day="", starts_at=now + DAY, ends_at=now + 5 * DAY, shown=0
        )
