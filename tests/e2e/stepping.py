"""Cancelling a task at its n-th await, where it waits or in the very turn in which what it waits for is there."""

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any, Literal

Moment = Literal["waiting", "as it arrives"]
ENDS_WITHIN = 3.0


class Stepped:
    """Runs coroutines as tasks of which one is cancelled at its `at`-th await."""

    def __init__(self, at: int, moment: Moment) -> None:
        self.at = at
        self.moment = moment
        self.steps = 0
        self.reached = asyncio.Event()
        self.given_up = False
        self._cancels: asyncio.Task[None] | None = None

    def start(self, work: Coroutine[Any, Any, None], name: str = "") -> asyncio.Task[None]:
        """The task of `work`, which is cancelled at the step."""
        return asyncio.create_task(self.run(work), name=name)

    async def run(self, work: Coroutine[Any, Any, None], cancels: "asyncio.Task[None] | None" = None) -> None:
        """Do `work`; at the step the task that does it is cancelled, or `cancels`."""
        self._cancels = cancels
        await _step(work, self)

    def suspended(self, waited: Any) -> None:
        """Take note of an await."""
        self.steps += 1
        if self.steps != self.at:
            return
        task = self._cancels or asyncio.current_task()
        assert task is not None

        def cancel(*_: object) -> None:
            if self.given_up:
                return
            self.reached.set()
            task.cancel()

        if self.moment == "waiting" or waited is None:
            asyncio.get_running_loop().call_soon(cancel)
        else:
            # Before the task's own callback: it learns of both in one step.
            waited.add_done_callback(cancel)


@types.coroutine
def _step(work: Coroutine[Any, Any, None], steps: Stepped) -> Generator[Any, Any, None]:
    error: BaseException | None = None
    while True:
        try:
            waited = work.send(None) if error is None else work.throw(error)
        except StopIteration:
            return
        error = None
        steps.suspended(waited)
        try:
            yield waited
        except BaseException as thrown:
            error = thrown


async def ends(task: asyncio.Task[None], steps: Stepped, patience: float = 1.0) -> bool:
    """Whether the step was reached within the patience; the task must then end."""
    reaching = asyncio.create_task(steps.reached.wait())
    await asyncio.wait([reaching, task], timeout=patience, return_when=asyncio.FIRST_COMPLETED)
    reached = reaching.done()
    reaching.cancel()
    if not reached:
        steps.given_up = True
        task.cancel()
    await asyncio.wait([task], timeout=ENDS_WITHIN)
    assert task.done(), f"it went on after a cancellation {steps.moment}, at await {steps.at}: {task.get_stack()}"
    return reached
