"""A table that cannot be read, as its players and its host meet it."""

from typing import Any

import pytest

from bot.errors import Damaged
from bot.incidents import incident_number
from tests.e2e.house import House, Table

BROKEN = b'{"game":"coal_baron","schema":1,"state":{"broken":1}}'


async def damage(house: House, sql: str, *values: Any) -> None:
    assert house.db is not None
    await house.db.transaction(lambda c: c.execute(sql, values))


async def broken(house: House) -> Table:
    """A running table of which the position cannot be read."""
    await house.english()
    table = await house.table(2)
    await damage(house, "UPDATE tables SET state = ? WHERE id = ?", BROKEN, table.number)
    return table


def expected(house: House, table: Table) -> str:
    """The incident's number; nothing else went wrong."""
    assert {(type(error), getattr(error, "table", 0)) for error in house.incidents.errors} == {
        (Damaged, table.number)
    }
    house.incidents.errors.clear()
    return incident_number(Damaged(table.number, "position", ""))


@pytest.mark.slow
async def test_the_list_of_tables_shows_the_sound_ones_and_names_the_damaged(house: House) -> None:
    table = await broken(house)
    sound = await house.table(2)
    shown = (await table.players[0].command("table status")).text
    number = expected(house, table)
    assert f"Table {table.number} cannot be read" in shown
    assert number in shown
    assert f"Table {sound.number}:" in shown


@pytest.mark.slow
async def test_every_way_to_a_damaged_position_answers_with_its_number(house: House) -> None:
    table = await broken(house)
    player = table.players[0]
    answers = [await house.act(table, player)]
    for command in ("table finish", "board view", "board text"):
        answers.append(await player.command(command))
    number = expected(house, table)
    for answer in answers:
        assert f"The position of table {table.number} cannot be read" in answer.text
        assert number in answer.text
    assert "Log of table" in (await player.command("table log")).text
    house.incidents.errors.clear()


@pytest.mark.slow
async def test_a_damaged_table_is_given_up_in_its_channel(house: House) -> None:
    table = await broken(house)
    before = len(await table.public())
    await table.players[0].command("table abandon")
    asking = (await house.told(table, before + 1))[-1]
    yes = next(one.custom_id for one in asking.components if " yes" in one.custom_id)
    await table.players[1].press(asking, custom_id=yes)
    await house.rest()
    assert "was given up" in (await table.public())[-1].text
    assert "no seat at an open table" in (await table.players[0].command("table status")).text
    house.incidents.errors.clear()
