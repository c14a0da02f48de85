"""Practice games that cannot be read: their owner is told so, and can be rid of them."""

import asyncio
from random import Random
from typing import Final

import pytest

from bot.errors import Damaged
from tests.e2e.house import House, control
from tests.e2e.test_practising import begun, forged, numbers, played, rows_of
from tests.sandbox.client import Answer

pytestmark = pytest.mark.usefixtures("soon")

WHOLE: Final = {
    "position": "UPDATE tables SET state = X'00' WHERE id = ?",
    "game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "seats": "DELETE FROM seats WHERE table_id = ? AND user IS NULL",
    "level": "UPDATE seats SET computer = 'grandmaster' WHERE table_id = ? AND computer <> ''",
}
"""Damage after which it can be played no further."""
PARTS: Final = {
    "options": "UPDATE tables SET options = '{' WHERE id = ?",
    "log": "UPDATE log SET events = '{', actions = '{' WHERE table_id = ?",
    "thoughts": "UPDATE thoughts SET body = '{' WHERE table_id = ?",
    "thought of what is not": """UPDATE thoughts SET body = '[{"line":["x"],"worth":1,"changes":[["x",1,2]]}]'
                                 WHERE table_id = ?""",
    "no thoughts": "UPDATE thoughts SET body = '[]' WHERE table_id = ?",
    "checkpoints": "DELETE FROM checkpoints WHERE table_id = ?",
    "open turns": "UPDATE seats SET moves = '{' WHERE table_id = ?",
    "waits": "DELETE FROM waits WHERE table_id = ?",
}
PAGES: Final = (
    *("practise::0:open", "practise::0:menu", "practise::0:back", "practise::0:guide 1", "board::0:", "log::0:"),
    *("news::0:", "compared::0:", "hint::0:", "practise::0:end", "act::0:"),
)


async def damaged(house: House, sql: str) -> tuple[Answer, int]:
    """A private answer of a practice game some turns old, and the game's number; then it is damaged."""
    await house.english()
    answer = await played(house, await begun(house, house.player("Anna")), Random(1), 6)
    table = next(iter(await numbers(house)))
    assert house.db is not None
    await house.db.transaction(lambda c: c.execute(sql, (table,)))
    return answer, table


async def pressed(house: House, answer: Answer, table: int, what: str) -> Answer:
    """What a control of that game is answered with, once nothing follows any more."""
    op, _, rest = what.split(":", 2)
    wanted = f"b:{op}:{table}:{rest}"
    shown = forged(answer, answer.components[0].custom_id, wanted)
    got = await house.press_old(answer.player, shown, wanted)
    for _ in range(200):
        if "thinks about" not in got.text and "are thinking" not in got.text:
            return got
        await asyncio.sleep(0.02)
        await got.refresh()
    raise AssertionError(got.text)


@pytest.mark.slow
@pytest.mark.parametrize("what", WHOLE)
async def test_one_that_cannot_be_played_on_leads_to_its_removal(house: House, what: str) -> None:
    """Also after a restart, when nobody has seen yet whose it is."""
    answer, table = await damaged(house, WHOLE[what])
    await house.restart()
    told = await pressed(house, answer, table, "act::0:")
    assert "/table" not in told.text
    listed = await answer.player.command("me tables")
    assert "practice game cannot be read" in listed.text
    assert "/table" not in listed.text
    await answer.player.command("me data")
    sure = await told.press(custom_id=control(told, "practise end"))
    gone = await sure.press(custom_id=control(sure, "practise end sure"))
    assert "is gone" in gone.text
    assert await rows_of(house, table) == {}
    assert house.incidents.errors
    house.incidents.errors.clear()


@pytest.mark.slow
@pytest.mark.parametrize("what", WHOLE)
async def test_one_that_cannot_be_played_on_is_in_no_new_ones_way(house: House, what: str) -> None:
    answer, table = await damaged(house, WHOLE[what])
    for page in PAGES:
        assert not (await pressed(house, answer, table, page)).failed
    await begun(house, answer.player)
    assert await numbers(house) - {table}
    house.incidents.errors.clear()


@pytest.mark.slow
@pytest.mark.parametrize("what", PARTS)
async def test_a_part_that_cannot_be_read_takes_nothing_else_with_it(house: House, what: str) -> None:
    got, table = await damaged(house, PARTS[what])
    answer = got
    for page in PAGES:
        got = await pressed(house, answer, table, page)
        assert "Something went wrong" not in got.text, (page, got.text)
        assert got.text
    assert any(one.custom_id.startswith("b:do:") for one in got.components), got.text
    assert all(isinstance(error, Damaged) for error in house.incidents.errors)
    house.incidents.errors.clear()
