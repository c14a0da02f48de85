"""What the table service does with servers."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias

from bot.tables import serverwide
from bot.tables.answers import Answer
from bot.tables.loaded import Call
from bot.tables.serverwide import Server
from db.database import Database

P = ParamSpec("P")
OfServer: TypeAlias = Callable[Concatenate["ServerService", Call, P], Coroutine[Any, Any, Answer]]


def _operation(work: Callable[Concatenate[sqlite3.Connection, Call, P], str]) -> OfServer[P]:
    """A choice for the caller's server as an operation: in one transaction, once for each interaction."""

    @wraps(work)
    async def carried_out(service: "ServerService", call: Call, /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        return await service.once(call, lambda c: work(c, call, *args, **kwargs))

    return carried_out


class ServerService(ABC):
    """The operations on servers: a part of `TableService`."""

    _db: Database

    choose_channels = _operation(serverwide.choose_channels)
    choose_roles = _operation(serverwide.choose_roles)
    choose_most = _operation(serverwide.choose_most)
    choose_table_language = _operation(serverwide.choose_language)
    choose_table_pace = _operation(serverwide.choose_pace)
    choose_table_clock = _operation(serverwide.choose_clock)
    choose_table_reminders = _operation(serverwide.choose_reminders)
    choose_table_hours = _operation(serverwide.choose_hours)
    forget_table_hours = _operation(serverwide.forget_hours)
    choose_wanted_channel = _operation(serverwide.choose_wanted_channel)
    choose_wanted_role = _operation(serverwide.choose_wanted_role)

    @abstractmethod
    async def once(
        self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int = 0, *, wakes: bool = True
    ) -> Answer:
        """Carry out what an interaction asks for, once."""

    async def server(self, guild: int) -> Server:
        """What was chosen for a server."""
        return await self._db.read(lambda c: serverwide.server(c, guild))

    async def forget_choice(self, gone: int) -> None:
        """Let no server have chosen a channel or role that was deleted, and no card stand there."""
        await self._db.transaction(lambda c: serverwide.forget(c, gone))
