"""Each table's queue: requests are carried out in the order in which they arrived."""

import asyncio
from types import TracebackType
from typing import Self


class Ticket:
    """A place in a table's queue, taken at once; entering waits until all earlier ones have left."""

    def __init__(self, queue: "Queue", before: "Ticket | None") -> None:
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
            self._queue.forget()


class Queue:
    """The queue of one table."""

    def __init__(self) -> None:
        self._last: Ticket | None = None
        self._open = 0

    @property
    def idle(self) -> bool:
        """Whether nobody waits or works."""
        return self._open == 0

    def ticket(self) -> Ticket:
        """The next place."""
        self._open += 1
        self._last = Ticket(self, self._last)
        return self._last

    def forget(self) -> None:
        """Count one ticket less."""
        self._open -= 1
        if self.idle:
            self._last = None


class Queues:
    """The queues of all tables; one that is idle costs nothing."""

    def __init__(self) -> None:
        self._queues: dict[int, Queue] = {}

    def ticket(self, table_id: int) -> Ticket:
        """The next place in a table's queue."""
        for idle in [key for key, queue in self._queues.items() if queue.idle]:
            del self._queues[idle]
        return self._queues.setdefault(table_id, Queue()).ticket()
