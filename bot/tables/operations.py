"""The operations of the table service, each made from the work on a table that it carries out."""

import sqlite3
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.tables.answers import Answer
from bot.tables.loaded import Call

P = ParamSpec("P")


class Service(Protocol):
    """What carries work out once for each interaction."""

    async def once(
        self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int = 0, *, wakes: bool = True
    ) -> Answer:
        """What the work answers, or answered before; a table at rest is woken first where it `wakes`."""
        ...


S = TypeVar("S", bound=Service)
Operation: TypeAlias = Callable[Concatenate[S, Call, int, P], Coroutine[Any, Any, Answer]]


def operation(
    work: Callable[Concatenate[sqlite3.Connection, Call, int, P], str], *, wakes: bool = True
) -> Operation[Service, P]:
    """The work on a table as an operation: in one transaction, once for each interaction."""

    @wraps(work)
    async def carried_out(
        service: Service, call: Call, table_id: int, /, *args: P.args, **kwargs: P.kwargs
    ) -> Answer:
        return await service.once(call, lambda c: work(c, call, table_id, *args, **kwargs), table_id, wakes=wakes)

    return carried_out
