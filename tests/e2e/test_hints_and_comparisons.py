"""Hints, and what computers compared, in the sandbox: private answers that lead on and back."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.process.client import Interaction
from bot.tables.loaded import open_moves
from bot.thinking import Thinker
from bot.words import Words
from cogs.interactions import answering
from db.errors import NotReadError
from players.advice.entry import advice_of
from players.entry import Considered, Question, think_of
from tests.bot.stub_computer import by_chance, dies, fails
from tests.e2e.house import House, Table, control, leave_game
from tests.e2e.test_computers_answer import add
from tests.e2e.test_practising import begun, came
from tests.sandbox.client import Answer, Player

pytestmark = pytest.mark.usefixtures("soon")

THINKS = "thinks about your decision"


def thinking() -> Thinker:
    """What lets computers think, in a thread of the test's process."""
    return Thinker(lambda: ThreadPoolExecutor(1), think_of)


async def thought(answer: Answer) -> Answer:
    """The answer once the computer has thought."""
    for _ in range(400):
        if THINKS not in answer.text:
            return answer
        await asyncio.sleep(0.02)
        await answer.refresh()
    raise AssertionError(answer.text)


async def allowed(house: House) -> Table:
    """A game of two people, just begun, who may ask for hints."""
    card, seated = await house.lobby(2)
    menu = control(card, "computer")
    assert "everybody sees it" in (await seated[0].choose(card, menu, "hints on")).text
    await house.rest()
    shown = next(one for one in await seated[0].messages() if one.id == card.id)
    assert "may ask the computer for hints" in shown.text
    before = {thread["id"] for thread in await house.client.threads()}
    await seated[0].press(shown, custom_id=control(shown, "start"))
    await house.rest()
    (place,) = [thread["id"] for thread in await house.client.threads() if thread["id"] not in before]
    number = int(card.components[0].custom_id.split(":")[2])
    return Table(number, place, tuple(player.at(place) for player in seated))


@pytest.mark.slow
async def test_a_hint_in_practice_stands_in_the_private_answer_and_leads_back(house: House) -> None:
    await house.english()
    house.make_thinker = thinking
    await house.restart()
    answer = await begun(house, house.player("Anna"))
    hint = await thought(await answer.press(custom_id=control(answer, "hint")))
    assert hint.private
    assert "What an Inspector would compare in your place" in hint.text
    assert "its choice" in hint.text
    assert "• " in hint.text
    panel = await hint.press(custom_id=control(hint, "act"))
    assert any(":do:" in one.custom_id for one in panel.components)
    again = await thought(await panel.press(custom_id=control(panel, "hint")))
    assert again.text.splitlines()[0] == hint.text.splitlines()[0]
    assert (await thought(await house.player("Anna").command("computer hint"))).text.count("**") >= 4
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_an_own_choice_is_weighed_before_the_turn_ends(house: House) -> None:
    """By a press at the hint; the panel to which it leads back still has the choice."""
    await house.english()
    house.make_thinker = lambda: Thinker(lambda: ThreadPoolExecutor(1), think_of, advice_of)
    await house.restart()
    anna = house.player("Anna")
    number = int(control(await begun(house, anna), "act").split(":")[2])
    while (state := await house.state(number)).phase == "draft":
        drafted = await anna.command("coal draft", order=state.draft[0])
        hint = await thought(await drafted.press(custom_id=control(drafted, "hint")))
        assert hint.text.count("(as you began)") == 1, "nothing is left but to end the turn"
        asks = await hint.press(custom_id=control(hint, "act"))
        await came(house, await asks.press(custom_id=control(asks, "finish")))
    panel = await anna.command("coal place", space="mining_6")
    hint = await thought(await panel.press(custom_id=control(panel, "hint")))
    assert "After the move that you have made" in hint.text
    whole = await thought(await hint.press(custom_id=control(hint, "hint")))
    assert "Your turn as you began it" in whole.text
    assert whole.text.count("(as you began)") == 1
    rest = await thought(await whole.press(custom_id=control(whole, "hint")))
    assert rest.text == hint.text
    back = await whole.press(custom_id=control(whole, "act"))
    assert "hint" in {one.custom_id.split(":")[1] for one in back.components}
    loaded = (await house.running.service.seen(0, number)).loaded
    assert [moves for seat in range(3) if (moves := open_moves(loaded, seat))] == [("place mining_6",)]
    assert house.incidents.errors == []


async def test_without_a_table_here_a_hint_is_for_the_game_that_goes_on(house: House) -> None:
    """Whatever else was begun later and is over."""
    await house.english()
    anna = house.player("Anna")
    await begun(house, anna)
    later = await begun(house, anna, "kohle_kolonie")
    over = int(control(later, "practise menu").split(":")[2])
    assert house.db is not None
    await house.db.transaction(lambda c: c.execute("UPDATE tables SET status = 'over' WHERE id = ?", (over,)))
    assert "its choice" in (await thought(await anna.command("computer hint"))).text


@pytest.mark.slow
async def test_what_computers_compared_is_paged_in_practice(house: House) -> None:
    """From what is beside the panel, from the log, and by the command."""
    await house.english()
    house.make_thinker = thinking
    await house.restart()
    anna = house.player("Anna")
    answer = await begun(house, anna)
    hint = await thought(await answer.press(custom_id=control(answer, "hint")))
    panel = await hint.press(custom_id=control(hint, "act"))
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.computers_rest()
    page = await anna.command("computer compared")
    assert "compared · Shift" in page.text
    assert "played" in page.text
    earlier = await page.press(label="Earlier")
    assert earlier.text != page.text
    assert (await earlier.press(label="Later")).text == page.text
    beside = await earlier.press(custom_id=control(earlier, "practise menu"))
    again = await beside.press(custom_id=control(beside, "compared"))
    assert again.text == page.text
    beside = await again.press(custom_id=control(again, "practise menu"))
    log = await beside.press(custom_id=control(beside, "log"))
    assert (await log.press(custom_id=control(log, "compared"))).text == page.text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_at_a_table_a_hint_is_private_and_the_log_tells_of_it(house: House) -> None:
    await house.english()
    house.make_thinker = thinking
    await house.restart()
    table = await allowed(house)
    player = await house.at_turn(table)
    other = next(one for one in table.players if one is not player)
    told = len(await table.public())
    panel = await house.act(table)
    hint = await thought(await panel.press(custom_id=control(panel, "hint")))
    assert hint.private
    assert "its choice" in hint.text
    assert len(await table.public()) == told, "nothing is said in the channel"
    assert "asked for a hint" in (await other.command("table log")).text
    assert "Nothing is asked of you" in (await other.command("computer hint")).text
    assert house.incidents.errors == []


async def held_back(house: House) -> tuple[threading.Event, list[str]]:
    """What lets thoughts end, which wait for it from now on, and the levels at which something is thought."""
    released, calls = threading.Event(), list[str]()

    def work(question: Question) -> list[Considered]:
        calls.append(question.level)
        released.wait(20)
        return by_chance(question)

    house.make_thinker = lambda: Thinker(lambda: ThreadPoolExecutor(1), work)
    await house.restart()
    return released, calls


@pytest.mark.slow
async def test_a_second_press_while_the_first_is_thought_about_gets_one_clear_answer(house: House) -> None:
    await house.english()
    released, calls = await held_back(house)
    table = await allowed(house)
    player = await house.at_turn(table)
    first = await player.command("computer hint")
    second = await player.command("computer hint")
    assert "still being thought about" in second.text
    assert THINKS in first.text
    released.set()
    assert "its choice" in (await thought(first)).text
    assert calls == ["inspector"]
    assert "its choice" in (await thought(await player.command("computer hint"))).text
    log = await player.command("table log")
    assert log.text.count("asked for a hint") == 2, "one that was refused is none"


@pytest.mark.slow
async def test_a_hint_for_a_position_that_changed_meanwhile_is_not_shown(house: House) -> None:
    await house.english()
    released, _ = await held_back(house)
    table = await allowed(house)
    player = await house.at_turn(table)
    hint = await player.command("computer hint")
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))
    released.set()
    shown = await thought(hint)
    assert "has changed meanwhile" in shown.text
    assert any(":finish:" in one.custom_id for one in shown.components), "the present panel"


@pytest.mark.slow
@pytest.mark.parametrize("error", [NotReadError("disk I/O error"), ValueError("a fault")])
async def test_a_fault_between_the_answers_locks_nobody_out(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Nor does it say that anything counts."""
    await house.english()
    house.make_thinker = thinking
    await house.restart()
    table = await allowed(house)
    panel = await house.act(table)
    real, count = answering.words_for, 0

    async def fails_second(interaction: Interaction) -> Words:
        nonlocal count
        count += 1
        if count == 2:
            raise error
        return await real(interaction)

    with monkeypatch.context() as broken:
        broken.setattr(answering, "words_for", fails_second)
        hint = await thought(await panel.press(custom_id=control(panel, "hint")))
    assert count == 2
    assert hint.text == "The computer found no hint this time. Try again in a moment."
    player = await house.at_turn(table)
    assert "its choice" in (await thought(await player.command("computer hint"))).text
    assert house.incidents.errors == [one for one in (error,) if isinstance(error, ValueError)]
    house.incidents.errors.clear()


@pytest.mark.slow
@pytest.mark.parametrize("press", [True, False])
async def test_a_hint_wakes_no_table_at_rest(house: House, press: bool) -> None:
    """It is no deed, whichever way it was asked for."""
    await house.english()
    house.make_thinker = thinking
    await house.restart()
    table = await allowed(house)
    player, panel = await house.at_turn(table), await house.act(table)
    told = len(await table.public())
    assert house.db is not None
    rests = ("UPDATE tables SET resting = 1 WHERE id = ?", (table.number,))
    await house.db.transaction(lambda c: c.execute(*rests))
    asked = panel.press(custom_id=control(panel, "hint")) if press else player.command("computer hint")
    assert "its choice" in (await thought(await asked)).text
    await house.rest()
    assert len(await table.public()) == told
    sql = "SELECT resting FROM tables WHERE id = ?"
    assert await house.db.read(lambda c: c.execute(sql, (table.number,)).fetchone()[0]) == 1


@pytest.mark.slow
@pytest.mark.parametrize("dead", [True, False])
async def test_where_no_hint_can_be_thought_one_sentence_says_so(house: House, dead: bool) -> None:
    """Whether the process that thinks dies, or the thought meets a fault; the game goes on."""
    await house.english()
    house.make_thinker = lambda: Thinker(None if dead else lambda: ThreadPoolExecutor(1), dies if dead else fails)
    await house.restart()
    table = await allowed(house)
    panel = await house.act(table)
    hint = await thought(await panel.press(custom_id=control(panel, "hint")))
    assert hint.text == "The computer found no hint this time. Try again in a moment."
    back = await hint.press(custom_id=control(hint, "act"))
    done = await back.press(custom_id=control(back, "do draft"))
    assert any(":finish:" in one.custom_id for one in done.components)
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_after_a_game_its_result_leads_to_what_computers_compared(house: House) -> None:
    await house.english()
    house.make_thinker = thinking
    await house.restart()
    card, (anna,) = await house.lobby(1)
    await add(anna, card, "apprentice")
    await house.rest()
    before = {thread["id"] for thread in await house.client.threads()}
    await anna.press(card, custom_id=control(card, "start"))
    await house.computers_rest()
    (place,) = [thread["id"] for thread in await house.client.threads() if thread["id"] not in before]
    table = Table(int(card.components[0].custom_id.split(":")[2]), place, (anna.at(place),))
    player: Player = table.players[0]
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.computers_rest()
    assert "shown after the game" in (await player.command("computer compared")).text
    await leave_game(player)
    await house.rest()
    page = await player.command("computer compared")
    assert "(Apprentice)" in page.text
    log = await player.command("table log")
    assert "(Apprentice)" in (await log.press(custom_id=control(log, "compared"))).text
    ben = house.player("Ben", place)
    assert "(Apprentice)" in (await ben.command("computer compared")).text
    assert house.incidents.errors == []


async def test_without_a_table_and_without_practice_there_is_none(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    for command in ("computer hint", "computer compared"):
        assert "There is no table in this channel" in (await ben.command(command)).text
