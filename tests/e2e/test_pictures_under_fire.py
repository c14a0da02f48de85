"""Pictures of decisions while what draws them is killed, dies of each, or is asked again and again."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from typing import Any

import pytest
import pytest_asyncio

from bot import drawing
from bot.drawing import Drawer
from bot.worker import Worker, WorkerDied
from db.backup import copy_verified, restore
from db.numbered import schema_files
from renderer.entry import draw
from tests.dying import deadly
from tests.e2e.house import House, Table, control

pytestmark = pytest.mark.slow


class Counted(Worker):
    """A worker that tells how much work it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.works = 0
        self.given = asyncio.Event()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        """The result to come."""
        self.works += 1
        self.given.set()
        return super().submit(fn, *args, **kwargs)

    async def kill(self) -> None:
        """Kill the process that does the work, as soon as there is one."""
        for _ in range(1000):
            await asyncio.sleep(0.02)
            if self._process is not None and self._process.poll() is None:
                self._process.kill()
                return
        raise AssertionError("no process")


@pytest_asyncio.fixture
async def worker(house: House) -> AsyncGenerator[Counted, None]:
    """Real pictures in the house."""
    made = Counted()
    drawer = Drawer(lambda: made)
    _give(house, drawer)
    yield made
    drawer.close()


def _give(house: House, drawer: Drawer) -> None:
    house.running.drawer = drawer
    house.running.outbox._pictures._drawer = drawer  # pyright: ignore[reportPrivateUsage]


async def pictured(house: House, table: Table, name: str = "") -> dict[str, Any]:
    """The picture of the turn message, once it is there: a late one comes by an edit."""
    attachments: list[dict[str, Any]] = []
    for _ in range(200):
        await house.rest()
        attachments = (await table.turn_message()).attachments
        if attachments and attachments[0]["filename"].startswith(name):
            return attachments[0]
        await asyncio.sleep(0.05)
    raise AssertionError(f"no picture {name!r}: {attachments}")


async def killing(worker: Counted) -> None:
    """Kill the process in the middle of the next work."""
    worker.given.clear()
    await worker.given.wait()
    await worker.kill()


async def test_a_worker_killed_in_the_middle_of_a_picture_draws_it_all_the_same(
    house: House, worker: Counted
) -> None:
    table = await house.table(2)
    await pictured(house, table)
    for _ in range(3):
        killer = asyncio.create_task(killing(worker))
        await house.draft(table)
        await killer
        picture = await pictured(house, table, "decision-draft")
        assert (await house.client.file(picture)).startswith(b"\x89PNG")
    assert house.incidents.errors == []


async def typed(house: House, table: Table) -> None:
    """A turn of the draft by commands, whose answers may come late."""
    player, order = await house.at_turn(table), (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await player.command("table finish")
    await house.rest()


async def test_a_game_goes_on_without_pictures_and_has_them_again(
    house: House, worker: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(2)
    await pictured(house, table)
    monkeypatch.setattr(drawing, "draw", deadly)
    for _ in range(2):
        await typed(house, table)
    message = await table.turn_message()
    assert message.attachments == []
    assert {type(error) for error in house.incidents.errors} == {WorkerDied}
    assert len(set(map(str, house.incidents.errors))) == 1
    player = await house.at_turn(table)
    shown = await player.press(message, custom_id=control(message, "board"))
    assert "incident" not in shown.text.lower()
    monkeypatch.setattr(drawing, "draw", draw)
    house.incidents.errors.clear()
    await typed(house, table)
    assert await pictured(house, table, "decision-")
    assert house.incidents.errors == []


async def test_a_bot_that_ends_while_a_picture_is_drawn_asks_once_and_is_played_on(house: House) -> None:
    """A picture that its message did not wait for is lost then, and *Board* shows it; the next has its own."""
    table = await house.table(2)
    house.drawer.delay = 3600.0
    player = await house.at_turn(table)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await asyncio.sleep(0.5)  # the message waits for its picture, or went without it
    house.drawer.delay = 0.0
    await house.restart()
    asked = await house.at_turn(table)
    assert asked.name != player.name
    messages = await table.public()
    assert len([one for one in messages if "<@" in one.text]) == 1
    await house.draft(table)
    assert len(await table.public()) == len(messages) + 1
    assert (await table.turn_message()).attachments


async def test_who_presses_for_the_board_a_hundred_times_has_it_drawn_once(house: House, worker: Counted) -> None:
    table = await house.table(2)
    await pictured(house, table)
    await house.draft(table)
    await pictured(house, table, "decision-")
    message, player = await table.turn_message(), await house.at_turn(table)
    before = worker.works
    for _ in range(10):
        presses = [player.press(message, custom_id=control(message, "board")) for _ in range(10)]
        shown = await asyncio.gather(*presses)
        assert all(one.private and one.text for one in shown)
    await house.rest()
    assert worker.works - before <= 2  # the board, and what a first answer showed of it
    await house.draft(table)
    assert await pictured(house, table, "decision-")
    assert house.incidents.errors == []


async def test_a_backup_with_a_picture_waiting_tells_the_turn_of_then_beside_newer_messages(house: House) -> None:
    table = await house.table(2)
    await house.draft(table)
    file, path = house.folder / "then.db", house.folder / "steiger.db"
    house.silence_outbox()
    waiting = await house.at_turn(table)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    copy_verified(path, file)
    then = await house.state(table.number)
    await house.restart()
    await house.draft(table)
    await house.draft(table)
    newer, old = await table.public(), await table.turn_message()
    await house.stop_bot()
    restore(file, path, len(schema_files()), datetime.now(UTC))
    await house.start_bot()
    assert await house.state(table.number) == then
    messages = await table.public()
    assert len(messages) > len(newer)
    assert messages[-1].attachments[0]["filename"].startswith(("decision-draft", "board"))
    assert (await house.at_turn(table)).name != waiting.name
    # What was told after the backup speaks of a game that is no more: its controls lead to the present one.
    player = await house.at_turn(table)
    shown = await house.press_old(player, old, control(old, "act"))
    assert shown.private
    await house.draft(table)
    assert len((await house.state(table.number)).draft) == len(then.draft) - 1
    assert house.incidents.errors == []


async def test_a_worker_killed_between_two_pictures_is_replaced_without_a_word(
    house: House, worker: Counted
) -> None:
    table = await house.table(2)
    await pictured(house, table)
    for _ in range(2):
        await worker.kill()
        await asyncio.sleep(0.2)
        await house.draft(table)
        assert await pictured(house, table, "decision-")
    assert house.incidents.errors == []
