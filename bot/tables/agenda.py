"""What is due by time at all tables: each is done by itself, once, and in turn with what players press."""

import sqlite3
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import msgspec

from bot.incidents import Report
from bot.tables.away_due import ABSENCES
from bot.tables.due import WAITS
from bot.tables.inviting import INVITATIONS
from bot.tables.pausing import PAUSES
from bot.tables.practising import PRACTICES
from bot.tables.questions import LAPSES
from bot.tables.resting import RESTS
from bot.tables.staying import QUESTIONS, SEATS
from bot.tables.timed import Key, Timed
from db import tables
from db.database import Database
from db.errors import DatabaseError

AGENDA: Final[tuple[Timed, ...]] = (
    PAUSES,
    LAPSES,
    ABSENCES,
    WAITS,
    RESTS,
    INVITATIONS,
    SEATS,
    QUESTIONS,
    PRACTICES,
)
"""All that happens by time. In this order, where several are due: the end of a pause lets waits go on."""
AGAIN: Final = (60, 300, 1800, 7200, 24 * 3600)
"""Seconds until what could not be done is tried again: a longer gap after each failure."""

Item: TypeAlias = tuple[str, Key]


class Failure(msgspec.Struct, frozen=True):
    """How often something could not be done, and not before when it is tried again."""

    times: int
    until: int


class Agenda:
    """Does what is due. `busy` says of a place and its table whether a press that came before is still to be done.

    One that fails is told to the host by `report`, stops nothing else, and is tried again after growing gaps.
    `wake` is called where somebody may have been told something.
    """

    def __init__(
        self, db: Database, busy: Callable[[int, int], bool], report: Report, wake: Callable[[], None]
    ) -> None:
        self._db = db
        self._busy = busy
        self._report = report
        self._wake = wake
        self._failures: dict[Item, Failure] = {}

    async def next(self, now: int) -> int | None:
        """When the first of it is due, None where nothing is; what failed counts as due."""
        return await self._db.read(lambda c: _first(kind.next(c, now) for kind in AGENDA))

    async def do(self, now: int) -> None:
        """Do all that is due by now and neither failed lately nor lies where a press came first."""
        left = AGENDA
        while left:
            left, due = await self._db.read(lambda c, left=left: _first_due(c, left, now))
            for kind, key in due:
                failure = self._failures.get((kind.name, key))
                if failure is None or failure.until <= now:
                    await self._do(kind, key, now)

    async def _do(self, kind: Timed, key: Key, now: int) -> None:
        try:
            if self._busy(await self._db.read(lambda c: tables.place_of(c, key[0])), key[0]):
                return
            told = await self._db.transaction(lambda c: kind.do(c, key, now))
        except DatabaseError:  # nothing is wrong with the table
            raise
        except Exception as error:
            self._fail(kind, key, now, error)
            return
        self._failures.pop((kind.name, key), None)
        if told:
            self._wake()

    def _fail(self, kind: Timed, key: Key, now: int, error: Exception) -> None:
        before = self._failures.get((kind.name, key))
        times = 0 if before is None else before.times
        gap = AGAIN[min(times, len(AGAIN) - 1)]
        self._failures[kind.name, key] = Failure(times + 1, now + gap)
        self._report(error, f"{kind.name} {' '.join(map(str, key[1:]))} of table {key[0]}")


def _first_due(
    connection: sqlite3.Connection, left: tuple[Timed, ...], now: int
) -> tuple[tuple[Timed, ...], list[tuple[Timed, Key]]]:
    """What is due of the first kind of which anything is, and the kinds after it: they may be due by it."""
    for place, kind in enumerate(left, start=1):
        due = [(kind, key) for key in kind.due(connection, now)]
        if due:
            return left[place:], due
    return (), []


def _first(instants: Iterable[int | None]) -> int | None:
    return min((at for at in instants if at is not None), default=None)
