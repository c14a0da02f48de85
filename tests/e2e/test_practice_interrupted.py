"""Practice games whose answer is cut off between the two things it shows: that computers think, and what came."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bot.process import computer_players
from bot.thinking import Thinker
from cogs.tables import coming
from db import history
from players.entry import Considered, Question
from tests.bot.stub_computer import by_chance
from tests.e2e.house import House, control
from tests.e2e.test_practising import begun, came, numbers, pressed_on
from tests.sandbox.client import Answer

pytestmark = pytest.mark.usefixtures("soon")

THINKING = "are thinking"
STILL = "still thinking"


class Held:
    """What thinks for computers by chance, and while it is held thinks on and on."""

    def __init__(self) -> None:
        self._free = threading.Event()
        self.longest = 60.0
        self.let_go()

    def thinker(self) -> Thinker:
        """One that can be held."""
        return Thinker(lambda: ThreadPoolExecutor(4), self._think, longest=self.longest)

    def _think(self, question: Question) -> list[Considered]:
        self._free.wait(60)
        return by_chance(question)

    def hold(self) -> None:
        """No thought ends from now on."""
        self._free.clear()

    def let_go(self) -> None:
        """All end at once."""
        self._free.set()


@pytest.fixture
def held() -> Iterator[Held]:
    """Let go at the end, or its threads would keep the process."""
    one = Held()
    yield one
    one.let_go()


async def passed_on(house: House, held: Held) -> tuple[Answer, int]:
    """The answer of a practice game whose computers, held now, must decide, and the game's number."""
    await house.english()
    house.make_thinker = held.thinker
    await house.restart()
    answer = await begun(house, house.player("Anna"))
    held.hold()
    chance = Random(1)
    for _ in range(60):
        answer = await pressed_on(answer, chance)
        if THINKING in answer.text:
            return answer, next(iter(await numbers(house)))
    raise AssertionError(answer.text)


async def until(answer: Answer, text: str) -> Answer:
    """The answer once it says that."""
    for _ in range(200):
        await answer.refresh()
        if text in answer.text:
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError(answer.text)


async def turns(house: House, table: int) -> list[int]:
    """The seats whose turns ended, in order."""
    assert house.db is not None
    lines = await house.db.read(lambda c: history.live_lines(c, table))
    return [line.seat for line in lines if line.ends_turn and line.seat is not None]


@pytest.mark.slow
async def test_who_waits_too_long_looks_again(house: House, held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coming, "WAITED", 0.1)
    answer, table = await passed_on(house, held)
    answer = await until(answer, STILL)
    again = await answer.press(custom_id=control(answer, "practise open"))
    again = await until(again, STILL)
    assert len(await turns(house, table)) == 1, "only the own turn"
    held.let_go()
    await house.computers_rest()
    shown = await came(house, await again.press(custom_id=control(again, "practise open")))
    assert control(shown, "act")


@pytest.mark.slow
async def test_a_restart_in_between_costs_one_press(house: House, held: Held) -> None:
    """Of a process that is gone nothing follows in its message; its button shows what came, played once."""
    answer, table = await passed_on(house, held)
    before = await turns(house, table)
    await house.restart()
    await answer.refresh()
    assert THINKING in answer.text, "nobody is there to say more"
    held.let_go()
    await house.computers_rest()
    shown = await came(house, await answer.press(custom_id=control(answer, "practise open")))
    assert control(shown, "act")
    after = await turns(house, table)
    assert after[: len(before)] == before
    assert len(after) == len(before) + 2, "each computer played once"


@pytest.mark.slow
async def test_where_no_thought_ends_the_game_goes_on_all_the_same(
    house: House, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is given up after its time; after four in vain the least harmful is played, and the host is told."""
    monkeypatch.setattr(computer_players, "PAUSES", (0, 0, 0))
    held.longest = 0.05
    answer, table = await passed_on(house, held)
    before = await turns(house, table)
    shown = await came(house, answer)
    assert control(shown, "act")
    assert len(await turns(house, table)) == len(before) + 2
    assert house.incidents.errors
    house.incidents.errors.clear()
