"""Practising in the sandbox: one private answer from the first page to the end of a game."""

import asyncio
from random import Random
from typing import Final

import pytest

from games.registry import GAMES
from tests.e2e.house import House, control
from tests.sandbox.client import Answer, Player

DONE: Final = ("b:do:", "m:do:", "b:finish:")
LED: Final = ("b:show:", "m:show:")


async def begun(house: House, player: Player, game: str = "coal_baron") -> Answer:
    """What is shown once a practice game has begun and the computers before the player have moved."""
    page = await player.command("practise")
    menu = next(one.custom_id for one in page.components if one.custom_id.endswith("practice-game"))
    page = await player.choose(page.shown, menu, f"start {game} 3 steiger")
    return await came(house, await page.press(custom_id=control(page, "practise begin")))


async def came(house: House, answer: Answer) -> Answer:
    """The answer once what the computers did stands in it."""
    for _ in range(300):
        await answer.refresh()
        if "are thinking" not in answer.text:
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError(answer.text)


async def played(house: House, answer: Answer, chance: Random, presses: int) -> Answer:
    """So many presses by chance, or as many as there are to the end of the game."""
    player = answer.player
    for _ in range(presses):
        shown = answer.shown
        there = [one for one in shown.components if not one.disabled and one.custom_id.startswith((*DONE, *LED))]
        finish = [one for one in there if one.custom_id.startswith("b:finish:")]
        turn = [one for one in shown.components if one.custom_id.startswith("b:act:")]
        if any(one.custom_id.endswith(":end") for one in shown.components) and not turn:
            return answer
        one = turn[0] if turn else finish[0] if finish and chance.random() < 0.7 else chance.choice(there)
        if one.options:
            answer = await player.choose(shown, one.custom_id, chance.choice(one.options)["value"])
        else:
            answer = await player.press(shown, custom_id=one.custom_id)
        answer = await came(house, answer)
    return answer


@pytest.mark.parametrize("game", GAMES)
async def test_a_practice_game_is_played_in_one_private_answer(house: House, game: str) -> None:
    """From the first page to turns of all, with nothing in any channel."""
    await house.english()
    anna = house.player("Anna")
    before = len(await house.sent("POST", "/messages"))
    answer = await begun(house, anna, game)
    assert any(one.custom_id.startswith("b:act:") for one in answer.components), answer.text
    answer = await played(house, answer, Random(1), 40)
    assert answer.private
    assert not answer.failed
    assert len(await house.sent("POST", "/messages")) == before
    assert house.incidents.errors == []
