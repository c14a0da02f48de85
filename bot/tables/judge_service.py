"""What the table service does as a judge: questions about rules and lines, disputes, repairs."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable

from bot.tables.answers import Answer
from bot.tables.loaded import Call
from db import refusals
from db.database import Database
from db.rows import RefusalRow


class JudgeService(ABC):
    """The operations and questions of the judge: a part of `TableService`."""

    _db: Database
    _wake: Callable[[], None]

    @abstractmethod
    async def once(
        self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int = 0, *, wakes: bool = True
    ) -> Answer:
        """Carry out what an interaction asks for, once; a table at rest is woken first where it `wakes`."""

    async def refusals_of(self, table_id: int, seat: int, now: int) -> list[RefusalRow]:
        """The refusals that a seat received last, newest first."""
        return await self._db.read(lambda c: refusals.last_of(c, table_id, seat, now))
