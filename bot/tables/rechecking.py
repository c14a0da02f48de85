"""After an upgrade: whether games would have gone otherwise by the installed rules, and who is told so.

Where a table stood is kept before anybody can press, so all before it was played by other rules. Each table is
then played again in a worker process, one after the other. The stored position stays what counts; a table whose
game would differ is told which rule is corrected from now on. A table at rest is told at once as well: the notice
mentions nobody and wakes nothing, and whoever wakes the table finds it above the turn message.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeVar

from bot.incidents import Report
from bot.letters import NoticeLetter
from bot.replayer import ReplayFailed
from bot.tables import acts
from bot.tables.courses import course_of
from bot.tables.loaded import load
from bot.tables.sealing import put_letter
from bot.tables.shadowing import Course, Shadow, shadow
from db import rule_changes, tables
from db.database import Database
from db.errors import DatabaseError
from db.rule_changes import RulesChange

log = logging.getLogger(__name__)

BREATH: Final = 0.02
"""Seconds between two tables, in which presses go first."""
T = TypeVar("T")
R = TypeVar("R")


class Runs(Protocol):
    """What carries out pure work elsewhere."""

    async def run(self, work: Callable[[T], R], course: T) -> R:
        """What the work makes of a course."""
        ...

    def close(self) -> None:
        """End what it needs for that, until something is asked for again."""
        ...


class Rechecking:
    """Looks at every table whose rules were changed; `wake` is called where one was told so."""

    def __init__(self, db: Database, elsewhere: Runs, report: Report, wake: Callable[[], None]) -> None:
        self._db = db
        self._elsewhere = elsewhere
        self._report = report
        self._wake = wake

    async def begin(self, marks: Mapping[str, str]) -> None:
        """Record where the tables stand whose mark is another than that of the installed rules of their game."""
        await self._db.transaction(lambda c: rule_changes.record_changes(c, marks))

    async def look(self, now: Callable[[], int]) -> None:
        """Look at all tables that are left, each by itself; one that fails stops no other."""
        try:
            await self._look_at_all(now)
        finally:
            self._elsewhere.close()

    async def _look_at_all(self, now: Callable[[], int]) -> None:
        for table, change in (await self._db.read(rule_changes.changes_left)).items():
            try:
                await self._look(table, change, now)
            except DatabaseError:  # nothing is wrong with the table
                raise
            except Exception as error:
                self._report(error, f"replaying table {table} after an upgrade")
                if not isinstance(error, ReplayFailed):  # what did not end now may do so at the next start
                    await self._db.transaction(lambda c, table=table: rule_changes.drop_change(c, table))
            await asyncio.sleep(BREATH)

    async def _look(self, table: int, change: RulesChange, now: Callable[[], int]) -> None:
        course = await self._db.read(lambda c: to_replay(c, table, change))
        found = None if course is None else await self._elsewhere.run(shadow, course)
        if await self._db.transaction(lambda c: settle(c, table, change, found, now())):
            self._wake()


def to_replay(connection: sqlite3.Connection, table: int, change: RulesChange) -> Course | None:
    """What was played by the rules before; None where nothing is played any more. Raises Damaged."""
    row = tables.table(connection, table)
    if row is None or row.status != "running":
        return None
    return course_of(connection, load(connection, table), since=change.since, upto=change.seal)


def settle(
    connection: sqlite3.Connection, table: int, change: RulesChange, found: Shadow | None, now: int
) -> bool:
    """Note what a shadow replay found, once; whether the table is told of it.

    Nobody recorded by which rules a table of an earlier version was played: the host alone is told of such a one.
    """
    if rule_changes.changes_left(connection).get(table) != change:
        return False
    rule_changes.drop_change(connection, table)
    if found is None:
        return False
    _tell_host(found)
    if not change.old and found.same:
        rule_changes.let_thin(connection, table, change.seal)
    if not change.old or found.difference is None:
        return False
    row = tables.table(connection, table)
    if row is None or row.status != "running":  # a practice game may be gone by now
        return False
    loaded, rule = load(connection, table), found.difference.rule
    acts.write_of_time(connection, loaded, now, "rules-corrected", rule=rule)
    put_letter(connection, loaded, NoticeLetter(key="notice-rules-corrected", values={"rule": rule}), now)
    return True


def _tell_host(found: Shadow) -> None:
    if found.unreadable:
        log.warning("table %d could not be replayed: %s", found.table, found.unreadable)
    elif found.difference is not None:
        where, rule = found.difference.line, found.difference.rule or "no rule"
        log.warning("table %d would go otherwise by these rules at line %d (%s)", found.table, where, rule)
    else:
        log.info("table %d comes to the same by these rules", found.table)
