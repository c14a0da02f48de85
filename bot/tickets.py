"""Each table's queue: requests are carried out in the order in which they arrived."""

import asyncio
from types import TracebackType
from typing import Self


class Ticket:
    """A place in a table's queue, taken at once; entering waits until all earlier ones have left."""

    def __init__(self, queue: "Queue", before: "Ticket | None", table: int) -> None:
        self.table = table
        self._queue = queue
        self._before = before
        self._done = asyncio.Event()

    async def __aenter__(self) -> Self:
        # One that gave its place up may have done so before those ahead of it.
        while self._before is not None:
            await self._before._done.wait()
            self._before = self._before._before
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def leave(self) -> None:
        """Give the place up, whether it was used or not; a second call does nothing."""
        if not self._done.is_set():
            self._done.set()
            self._queue.forget(self)


class Queue:
    """The queue of one table."""

    def __init__(self) -> None:
        self._last: Ticket | None = None
        self._open = set[Ticket]()

    @property
    def idle(self) -> bool:
        """Whether nobody waits or works."""
        return not self._open

    def ticket(self, table: int) -> Ticket:
        """The next place, for something that means that table (0: it is not known yet)."""
        self._last = Ticket(self, self._last, table)
        self._open.add(self._last)
        return self._last

    def means(self, table: int) -> bool:
        """Whether something that means that table waits or works."""
        return any(ticket.table == table for ticket in self._open)

    def forget(self, ticket: Ticket) -> None:
        """Count no longer on a ticket."""
        self._open.remove(ticket)
        if self.idle:
            self._last = None


class Queues:
    """The queues of all tables; one that is idle costs nothing."""

    def __init__(self) -> None:
        self._queues: dict[int, Queue] = {}

    def busy(self, place: int, table: int) -> bool:
        """Whether something is yet to be carried out that arrived at a table's place, or elsewhere for it."""
        queue = self._queues.get(place)
        return (queue is not None and not queue.idle) or any(one.means(table) for one in self._queues.values())

    def ticket(self, place: int, table: int = 0) -> Ticket:
        """The next place in the queue of a channel or thread, which is the table's that is played there."""
        for idle in [key for key, queue in self._queues.items() if queue.idle]:
            del self._queues[idle]
        return self._queues.setdefault(place, Queue()).ticket(table)
