"""Private answers that show something later: what is pressed or happens while computers think."""

import asyncio
import threading
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import pytest_asyncio

from bot.process import computer_players
from bot.thinking import Thinker
from db.errors import NotReadError
from db.rows import NOWHERE
from players.entry import Considered, Question
from tests.bot.stub_computer import by_chance
from tests.e2e.house import House, control
from tests.e2e.test_practising import begun, came, numbers
from tests.sandbox.client import Answer

A_MOMENT = 0.2


@pytest_asyncio.fixture
async def gate(house: House) -> AsyncGenerator[threading.Event, None]:
    """Computers think until it is opened; it is open at first."""
    opened = threading.Event()
    opened.set()

    def work(question: Question) -> list[Considered]:
        opened.wait(20)
        return by_chance(question)

    await house.english()
    house.make_thinker = lambda: Thinker(lambda: ThreadPoolExecutor(1), work)
    await house.restart()
    yield opened
    opened.set()


async def waiting(house: House, gate: threading.Event, name: str = "Anna") -> Answer:
    """A private answer in which computers think, with the gate closed."""
    answer = await begun(house, house.player(name))
    gate.clear()
    panel = await answer.press(custom_id=control(answer, "act"))
    done = await panel.press(custom_id=control(panel, "do draft"))
    answer = await done.press(custom_id=control(done, "finish"))
    assert "are thinking" in answer.text
    return answer


async def settled(house: House, gate: threading.Event) -> None:
    """Open the gate, and wait until what waited for the computers was shown or was not."""
    gate.set()
    await house.computers_rest()
    await asyncio.sleep(A_MOMENT)
    await house.rest()


@pytest.mark.slow
async def test_what_follows_gives_way_to_what_was_opened_meanwhile(house: House, gate: threading.Event) -> None:
    thinks = await waiting(house, gate)
    menu = await thinks.press(custom_id=control(thinks, "practise menu"))
    log = await menu.press(custom_id=control(menu, "log"))
    before = log.shown
    await settled(house, gate)
    await log.refresh()
    assert log.shown.id == thinks.shown.id
    assert log.shown.raw == before.raw
    panel = await log.press(custom_id=control(log, "act"))
    assert any(one.custom_id.startswith("b:do:") for one in panel.components)
    assert house.incidents.errors == []


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.6, 2.6])
async def test_what_is_drawn_gives_way_to_what_was_pressed_meanwhile(
    house: House, gate: threading.Event, seconds: float
) -> None:
    """Whether it is drawn within the time for which an answer waits for its pictures, or after that."""
    thinks = await waiting(house, gate)
    menu = await thinks.press(custom_id=control(thinks, "practise menu"))
    house.drawer.delay = seconds
    slow = asyncio.ensure_future(menu.press(custom_id=control(menu, "board")))
    await asyncio.sleep(A_MOMENT)
    log = await menu.press(custom_id=control(menu, "log"))
    before = log.shown
    await slow
    await asyncio.sleep(seconds)
    await log.refresh()
    assert log.shown.raw == before.raw
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_what_follows_is_drawn_and_gives_way_as_well(house: House, gate: threading.Event) -> None:
    thinks = await waiting(house, gate)
    house.drawer.delay = 0.6
    gate.set()
    await house.computers_rest()
    await asyncio.sleep(A_MOMENT)  # what came is being drawn
    assert "are thinking" in (await thinks.refresh()).text
    menu = await thinks.press(custom_id=control(thinks, "practise menu"))
    before = menu.shown
    await asyncio.sleep(1.0)
    await menu.refresh()
    assert menu.shown.raw == before.raw
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_what_follows_stands_where_nothing_else_was_opened(house: House, gate: threading.Event) -> None:
    """Also where the other thing was opened elsewhere, or the same was asked once more."""
    thinks = await waiting(house, gate)
    again = await thinks.press(custom_id=control(thinks, "practise open"))
    await house.player("Anna").command("practise")
    await settled(house, gate)
    await again.refresh()
    assert "what came of it" in again.text


@pytest.mark.slow
async def test_a_game_removed_while_computers_think_stays_removed(house: House, gate: threading.Event) -> None:
    """Neither does what waited say anything any more, nor does a control lead to a game that is gone."""
    thinks = await waiting(house, gate)
    table = control(thinks, "practise menu").split(":")[2]
    menu = await thinks.press(custom_id=control(thinks, "practise menu"))
    sure = await menu.press(custom_id=control(menu, "practise end"))
    gone = await sure.press(custom_id=control(sure, "practise end sure"))
    before = gone.shown
    assert not any(one.custom_id.split(":")[2] == table for one in gone.components)
    await settled(house, gate)
    await gone.refresh()
    assert gone.shown.raw == before.raw
    old = await house.press_old(thinks.player, thinks, control(thinks, "practise menu"))
    assert not any(one.custom_id.split(":")[2] == table for one in old.components), old.text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_a_restart_while_computers_think_costs_nothing(house: House, gate: threading.Event) -> None:
    """What waited is never shown, but the controls below it lead on."""
    thinks = await waiting(house, gate)
    await house.stop_bot()
    gate.set()
    await house.start_bot()
    await house.computers_rest()
    again = await came(house, await thinks.press(custom_id=control(thinks, "practise open")))
    assert "what came of it" in again.text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_who_reads_words_hears_what_follows_in_a_message_of_its_own(
    house: House, gate: threading.Event
) -> None:
    """Of an edit no screen reader says anything, neither of what computers did nor of a hint."""
    anna = house.player("Anna")
    answer = await begun(house, anna)
    await anna.command("me pictures", wanted="words")
    panel = await answer.press(custom_id=control(answer, "act"))
    done = await panel.press(custom_id=control(panel, "do draft"))
    gate.clear()
    thinks = await done.press(custom_id=control(done, "finish"))
    await settled(house, gate)
    await thinks.refresh()
    assert thinks.message is not None
    assert "are thinking" in thinks.message.text
    (came_since,) = thinks.followups
    assert came_since.private
    assert any(one.custom_id.startswith("b:do:") for one in came_since.components)
    hint = await anna.press(came_since, custom_id=control(came_since, "hint"))
    await settled(house, gate)
    await hint.refresh()
    (thought,) = hint.followups
    assert "its choice" in thought.text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_a_game_gone_by_another_way_is_no_longer_waited_for(
    house: House, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "GONE_AGAIN", A_MOMENT)
    thinks = await waiting(house, gate)
    data = await thinks.player.command("me data")
    asked = await data.press(custom_id=control(data, "forget"))
    await asked.press(custom_id=control(asked, "forget sure"))
    for _ in range(100):
        await thinks.refresh()
        if "are thinking" not in thinks.text:
            break
        await asyncio.sleep(A_MOMENT)
    assert thinks.text.startswith("This practice game is gone")
    assert not thinks.components
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_where_nothing_can_be_read_a_way_back_is_left(
    house: House, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await begun(house, house.player("Anna"))
    gate.clear()
    hint = await answer.press(custom_id=control(answer, "hint"))

    async def unread(work: object) -> object:
        raise NotReadError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(house.running.db, "read", unread)
        gate.set()
        await asyncio.sleep(A_MOMENT)
        await hint.refresh()
        back = control(hint, "act")
    panel = await hint.press(custom_id=back)
    again = await panel.press(custom_id=control(panel, "hint"))
    await asyncio.sleep(A_MOMENT)
    await again.refresh()
    assert "its choice" in again.text


async def test_computers_wait_for_a_command_that_means_their_game(
    house: House, gate: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for a press: from when it has found the game until it is carried out."""
    await begun(house, house.player("Anna"))
    (table,) = await numbers(house)
    queues, busy = house.running.service.queues, list[bool]()
    real = house.running.service.finish

    async def finish(*asked: Any, **options: Any) -> str:
        busy.append(queues.busy(NOWHERE, table))
        return await real(*asked, **options)

    monkeypatch.setattr(house.running.service, "finish", finish)
    await house.player("Anna").command("table finish")
    assert busy == [True]
    assert not queues.busy(NOWHERE, table)
