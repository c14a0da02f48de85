"""The start after an upgrade, with the worker process: the table is told in its thread, once, and plays on."""

import asyncio

import pytest

from bot.process import client
from bot.words import words
from db import history, rule_changes
from tests.e2e.house import House, Table

pytestmark = pytest.mark.slow
EN = words("en")


async def upgraded(house: House, monkeypatch: pytest.MonkeyPatch, mark: str) -> None:
    """The bot begins anew with rules of another mark, and has looked at all tables."""
    monkeypatch.setattr(client, "marks", lambda: {"coal_baron": mark})
    await house.restart()
    async with asyncio.timeout(30):
        while await house.running.db.read(rule_changes.changes_left):  # noqa: ASYNC110 - it is in the database
            await asyncio.sleep(0.05)
    await house.rest()


async def notices(table: Table) -> list[str]:
    return [one.text for one in await table.public() if "The Steiger was updated" in one.text]


async def test_a_table_whose_game_would_differ_is_told_once_and_plays_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.english()
    table = await house.table(2)
    for _ in range(3):
        await house.draft(table)
    before = await house.state(table.number)

    def as_if_by_other_rules(connection: object) -> None:
        lines = history.live_lines(connection, table.number)  # pyright: ignore[reportArgumentType]
        sql = "UPDATE log SET actions = ?, events = '[]' WHERE id = ?"
        connection.execute(sql, ('["draft truck_09","end"]', lines[1].id))  # pyright: ignore

    await house.running.db.transaction(as_if_by_other_rules)
    for _ in range(2):
        await upgraded(house, monkeypatch, "newer")
    (told,) = await notices(table)
    assert "corrected from now on" in told
    assert "What has been played at table 1 stays as it is." in told
    assert not (await table.public())[-1].pings
    assert await house.state(table.number) == before
    player = await house.draft(table)
    assert await house.at_turn(table) is not player
    log = (await player.command("table log")).text
    assert "a rule is corrected from here on" in log


async def test_a_table_that_comes_to_the_same_reads_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.english()
    table = await house.table(2)
    for _ in range(3):
        await house.draft(table)
    told = len(await table.public())
    await upgraded(house, monkeypatch, "newer")
    assert await notices(table) == []
    assert len(await table.public()) == told
    await house.draft(table)
    player = table.players[0]
    preview = await player.command("table undo", turns=2)
    assert EN("undo-rules") in preview.text
