"""The queue of a table: order of arrival, whatever becomes of those who wait."""

import asyncio

import pytest

from bot.tickets import Queues, Ticket


async def run(ticket: Ticket, name: str, done: list[str], hold: asyncio.Event | None = None) -> None:
    async with ticket:
        if hold is not None:
            await hold.wait()
        done.append(name)


async def test_the_order_is_that_of_the_tickets_not_of_the_waiting() -> None:
    queues, done = Queues(), list[str]()
    first, second, third = (queues.ticket(1) for _ in range(3))
    await asyncio.gather(run(third, "third", done), run(second, "second", done), run(first, "first", done))
    assert done == ["first", "second", "third"]


async def test_a_ticket_given_up_early_lets_nobody_overtake_those_before_it() -> None:
    queues, done, hold = Queues(), list[str](), asyncio.Event()
    working = asyncio.create_task(run(queues.ticket(1), "working", done, hold))
    await asyncio.sleep(0)
    queues.ticket(1).leave()
    late = asyncio.create_task(run(queues.ticket(1), "late", done))
    await asyncio.sleep(0.01)
    assert done == []
    hold.set()
    await asyncio.gather(working, late)
    assert done == ["working", "late"]


async def test_a_cancelled_waiter_holds_nobody_up() -> None:
    queues, done, hold = Queues(), list[str](), asyncio.Event()
    working = asyncio.create_task(run(queues.ticket(1), "working", done, hold))
    ticket = queues.ticket(1)
    cancelled = asyncio.create_task(run(ticket, "cancelled", done))
    late = asyncio.create_task(run(queues.ticket(1), "late", done))
    await asyncio.sleep(0)
    cancelled.cancel()
    await asyncio.gather(cancelled, return_exceptions=True)
    ticket.leave()
    hold.set()
    await asyncio.gather(working, late)
    assert done == ["working", "late"]


async def test_a_fault_at_work_frees_the_queue() -> None:
    queues, done = Queues(), list[str]()

    async def fail() -> None:
        async with queues.ticket(1):
            raise LookupError

    await asyncio.gather(fail(), return_exceptions=True)
    await run(queues.ticket(1), "next", done)
    assert done == ["next"]


async def test_tables_do_not_wait_for_each_other() -> None:
    queues, done, hold = Queues(), list[str](), asyncio.Event()
    slow = asyncio.create_task(run(queues.ticket(1), "slow", done, hold))
    await asyncio.sleep(0)
    await run(queues.ticket(2), "quick", done)
    assert done == ["quick"]
    hold.set()
    await slow


@pytest.mark.slow
async def test_thousands_may_wait_and_idle_queues_are_forgotten() -> None:
    queues, done = Queues(), list[str]()
    tickets = [queues.ticket(1) for _ in range(5000)]
    await asyncio.gather(*(run(ticket, "", done) for ticket in reversed(tickets)))
    assert len(done) == 5000
    for table in range(100):
        await run(queues.ticket(table), "", done)
    queues.ticket(7).leave()
    assert len(queues._queues) == 1  # pyright: ignore[reportPrivateUsage] - what memory holds is the point
