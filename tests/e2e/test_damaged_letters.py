"""A letter that cannot be made a message: its own table waits, nobody else does."""

import pytest

from db.database import Database
from tests.e2e.house import House, Table, control

pytestmark = pytest.mark.slow


async def shared_channel(house: House) -> Table:
    """A table played in the channel itself, which other tables share."""
    await house.client.change("permission", channel="coal-table", name="create_public_threads", on=False)
    table = await house.table(2)
    await house.client.change("permission", channel="coal-table", name="create_public_threads", on=True)
    return table


async def spoil(db: Database | None, sql: str) -> None:
    assert db is not None
    await db.transaction(lambda c: c.execute(sql))


async def turn(house: House, table: Table) -> None:
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")


async def test_a_letter_that_cannot_be_read_holds_up_no_other_table_of_its_channel(house: House) -> None:
    await house.english()
    table = await shared_channel(house)
    before = len(await table.public())
    house.silence_outbox()
    await turn(house, table)
    letter = """UPDATE outbox SET letter = '{"letter": "turn"}' WHERE status = 'waiting'"""
    await spoil(house.db, letter)
    await house.restart()
    assert len(await table.public()) == before
    emma = house.player("Emma")
    answer = await emma.command("table new", game="coal_baron")
    assert "Its card is in the channel" in answer.text
    card = (await emma.messages())[-1]
    assert control(card, "join")
    for _ in range(4):
        await house.pass_time(70)
    assert len(house.incidents.errors) == 1
    house.incidents.errors.clear()


async def test_a_card_that_does_not_stand_is_not_said_to_stand(house: House) -> None:
    await house.english()
    await house.client.fault("refuse", "POST", "/channels/{channel_id}/messages", status=503)
    emma = house.player("Emma")
    answer = await emma.command("table new", game="coal_baron")
    assert "is not in the channel yet" in answer.text
    await house.pass_time(10)
    assert control((await emma.messages())[-1], "join")


async def test_a_letter_is_told_although_the_position_is_damaged_and_others_are_told_as_well(house: House) -> None:
    """A letter carries the position that it speaks of."""
    table = await shared_channel(house)
    before = len(await table.public())
    house.silence_outbox()
    await turn(house, table)
    await spoil(house.db, f"UPDATE tables SET state = x'00' WHERE id = {table.number}")
    await house.restart()
    emma = house.player("Emma")
    await emma.command("table new", game="coal_baron")
    await house.rest()
    assert control((await emma.messages())[-1], "join")
    assert len(await table.public()) == before + 2
    waiting = await house.running.db.read(
        lambda c: c.execute("SELECT id FROM outbox WHERE status <> 'sent'").fetchall()
    )
    assert waiting == []
