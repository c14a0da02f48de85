"""Every loop in the background ends when it is told to, whatever it is at, and the bot with them."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from discord.gateway import KeepAliveHandler

from bot import ending
from bot.ending import end
from bot.hosting.settings import Settings
from bot.outgoing import outbox as bot_outbox
from bot.outgoing.late_pictures import LatePictures, in_time
from bot.outgoing.pacing import EditLimits, Pace
from bot.post import Post
from bot.process import background, commands, starting
from bot.process.client import Steiger
from db import memory, outbox
from db.database import Database
from db.query import update
from tests.e2e.house import House
from tests.e2e.stepping import Moment, Stepped, ends

pytestmark = pytest.mark.slow

MOST = 300
Begin = Callable[[Stepped], Awaitable["asyncio.Task[None]"]]


@pytest.fixture(params=["waiting", "as it arrives"])
def moment(request: pytest.FixtureRequest) -> Moment:
    """When the cancellation comes."""
    moment: Moment = request.param
    return moment


@pytest.fixture
async def still(house: House) -> House:
    """A house whose own loops rest, so that a test can start them one by one."""
    await end(house.running.background.tasks)
    await end(house.running.outbox.tasks)
    return house


def forget_limits(house: House) -> None:
    """A call that was cancelled as it came back keeps discord.py from the same route for thirty seconds."""
    house.running.http._buckets.clear()


async def at_every_await(moment: Moment, least: int, begin: Begin) -> None:
    """Begin again and again, and cancel at the first, second, ... await, until there is no further one."""
    for at in range(1, MOST):
        steps = Stepped(at, moment)
        if not await ends(await begin(steps), steps):
            assert at > least, f"only {at - 1} awaits were reached"
            return
    raise AssertionError("it never comes to rest")


async def at_first_awaits(moment: Moment, most: int, begin: Begin) -> None:
    """The same for a loop that never comes to rest."""
    for at in range(1, most + 1):
        steps = Stepped(at, moment)
        assert await ends(await begin(steps), steps, 5.0), f"only {steps.steps} awaits were reached"


async def test_the_outbox(still: House, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_outbox, "REFRESH", 0.02)
    box = still.running.outbox

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        if steps.at % 3:
            asyncio.get_running_loop().call_later(0.01, box.wake)
        return steps.start(box.run())

    await at_first_awaits(moment, 24, begin)


@pytest.mark.parametrize("status", ["waiting", "sending"])
async def test_a_worker_of_the_outbox(still: House, moment: Moment, status: str) -> None:
    table = await still.table(2)
    turn_message = int((await table.turn_message()).id)
    db, box = still.running.db, still.running.outbox
    sql = "SELECT letter FROM outbox WHERE message = ? AND edits IS NULL"
    letter = await db.read(lambda c: str(c.execute(sql, (turn_message,)).fetchone()[0]))
    still.drawer.delay = 0.01

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        def put(connection: Any) -> None:
            update(connection, "outbox", outbox.OPEN, (), status="dropped")
            row = outbox.put(connection, table.number, int(table.thread), letter, still.clock.now())
            update(connection, "outbox", "id = ?", (row,), status=status)

        await db.transaction(put)
        forget_limits(still)
        return steps.start(box._watched(int(table.thread)))

    await at_every_await(moment, 6, begin)
    await db.transaction(lambda c: update(c, "outbox", outbox.OPEN, (), status="dropped"))


async def test_looking_at_the_servers(still: House, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "SERVERS_EVERY", 0.01)
    loops = still.running.background

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        return steps.start(loops._watched(loops._watch_servers, "servers"))

    await at_first_awaits(moment, 8, begin)


async def test_what_is_due(still: House, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "AGAIN_AFTER", 0.01)
    monkeypatch.setattr(background, "DUE_EVERY", 0.01)
    loops = still.running.background

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        return steps.start(loops._watched(loops._keep_time, "what is due"))

    await at_first_awaits(moment, 8, begin)


async def test_the_nightly_backup(still: House, moment: Moment) -> None:
    loops = still.running.background

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        for copy in (still.folder / "backups").glob("*.db"):
            copy.unlink()
        return steps.start(loops._watched(loops._back_up, "nightly backup"))

    await at_every_await(moment, 2, begin)


async def test_work_that_is_begun_again_after_a_fault(
    still: House, moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "AGAIN_AFTER", 0.01)
    loops = still.running.background

    async def fail() -> None:
        await asyncio.sleep(0.01)
        raise ValueError("broken")

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        return steps.start(loops._watched(fail, "work"))

    await at_first_awaits(moment, 8, begin)
    still.incidents.errors.clear()


async def test_registering_the_commands(still: House, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "REGISTER_GAPS", (0.01,))
    bot = still.running
    await bot.db.transaction(lambda c: memory.remember(c, "registered commands", "{}"))
    register = partial(commands.registered, bot.tree, bot.db, None, still.incidents.report)
    await still.client.fault("refuse", "PUT", "/applications/*/commands", status=503, count=10_000)

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        forget_limits(still)
        return steps.start(commands.register_later(register))

    await at_first_awaits(moment, 12, begin)
    still.incidents.errors.clear()


async def test_a_late_picture(still: House, moment: Moment) -> None:
    table = await still.table(2)
    message = int((await table.turn_message()).id)
    channel = still.running.get_partial_messageable(int(table.thread))
    late = LatePictures(still.drawer, Pace(), EditLimits(still.clock), still.incidents.report)
    loop = asyncio.get_running_loop()

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        def make(loop: asyncio.AbstractEventLoop, work: Any, **named: Any) -> "asyncio.Task[Any]":
            stepped = getattr(work, "__qualname__", "").startswith("LatePictures.add")
            return asyncio.Task(steps.run(work) if stepped else work, loop=loop, **named)

        drawing = asyncio.ensure_future(late.drawn(Post("")))
        forget_limits(still)
        loop.set_task_factory(make)  # pyright: ignore[reportArgumentType]
        late.add(message, channel, drawing)
        loop.set_task_factory(None)
        return late.tasks[0]

    await at_every_await(moment, 2, begin)


async def test_waiting_for_a_picture_loses_no_cancellation(moment: Moment) -> None:
    went_on: list[bool] = []

    async def work() -> None:
        await in_time(asyncio.ensure_future(asyncio.sleep(0.02)), 5.0)
        went_on.append(True)

    steps = Stepped(1, moment)
    task = steps.start(work())
    assert await ends(task, steps)
    assert task.cancelled()
    assert went_on == []


async def test_the_connection(still: House, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the login on. Here discord.py's own `asyncio.wait_for` may lose a cancellation."""
    await still.stop_bot()
    db = await Database.open(still.folder / "steiger.db", "sandbox")
    settings = Settings(data=still.folder)
    start = Steiger.start

    async def begin(steps: Stepped) -> "asyncio.Task[None]":
        async def stepped(bot: Steiger, token: str) -> None:
            await steps.run(start(bot, token), cancels=playing)

        monkeypatch.setattr(Steiger, "start", stepped)
        bot = Steiger(db, settings, still.incidents, still.clock, still.drawer)
        await bot.__aenter__()
        playing = asyncio.create_task(starting._play(bot, "sandbox"))
        return playing

    await at_every_await(moment, 10, begin)
    for thread in threading.enumerate():
        # discord.py leaves it running where it was on the point of connecting; here the process goes on.
        if isinstance(thread, KeepAliveHandler):
            thread.stop()
    await db.close()


async def test_what_does_not_end_is_named_and_waited_for_no_longer(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "CANCEL_EVERY", 0.02)
    released = asyncio.Event()

    async def deaf() -> None:
        while not released.is_set():
            try:
                await released.wait()
            except asyncio.CancelledError:
                continue

    task = asyncio.create_task(deaf(), name="the deaf one")
    await asyncio.sleep(0)
    house.running.background.tasks.append(task)
    monkeypatch.setattr(ending.end, "__defaults__", (0.1,))
    with caplog.at_level(logging.ERROR):
        async with asyncio.timeout(3):
            await house.running.close()
    assert "the deaf one did not end within 0.1 seconds: at " in caplog.text
    assert "test_endings.py:" in caplog.text
    released.set()
    await task


async def test_one_lost_cancellation_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "CANCEL_EVERY", 0.02)
    lost: list[str] = []

    async def hard_of_hearing() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            lost.append("one")
        await asyncio.sleep(60)

    task = asyncio.create_task(hard_of_hearing())
    await asyncio.sleep(0)
    assert await end([task]) == []
    assert lost == ["one"]
    assert task.cancelled()
