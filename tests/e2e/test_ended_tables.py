"""A table that has ended: what its thread answers, and what is left of its messages."""

import pytest

from sandbox.seen import Message
from tests.e2e.house import House, Table, control

pytestmark = pytest.mark.slow


async def given_up(house: House) -> tuple[Table, Message]:
    """A table of two that both gave up after a turn, and its last turn message as it was while they played."""
    table = await house.table(2)
    await house.draft(table)
    turn = await table.turn_message()
    anna, ben = table.players
    await anna.command("table abandon")
    await house.rest()
    notice = (await table.public())[-1]
    yes = next(part.custom_id for part in notice.components if " yes " in part.custom_id)
    assert "Agreed" in (await ben.press(notice, custom_id=yes)).text
    await house.rest()
    return table, turn


async def test_the_thread_of_a_table_given_up_answers_about_it(house: House) -> None:
    await house.english()
    table, turn = await given_up(house)
    anna = table.players[0]
    news = await anna.press_stale(turn, custom_id=control(turn, "news"))
    assert "since your own last turn" in news.text.lower()
    log = await anna.command("table log")
    assert f"log of table {table.number}" in log.text.lower()
    assert "draft" in log.text.lower()
    assert "was given up" in (await anna.command("table status")).text
    assert (await anna.command("board view")).attachments
    assert "Shift 1" in (await anna.command("board text")).text
    stranger = house.player("Emma", table.thread)
    assert f"log of table {table.number}" in (await stranger.command("table log")).text.lower()
