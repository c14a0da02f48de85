"""A player leaves the server while the table goes on."""

import pytest

from tests.e2e.house import House


@pytest.mark.slow
async def test_who_left_is_named_in_the_turn_message_and_pings_nobody(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    other = next(one for one in table.players if one != player)
    await house.client.change("leave", user=other.name)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await player.command("table finish")
    await house.rest()
    message = (await table.public())[-1]
    head = message.text.splitlines()[0]
    assert other.name in head
    assert "<@" not in head
    assert message.raw["pings"] == []


async def test_an_invited_user_who_is_not_in_the_server_is_named(house: House) -> None:
    await house.english()
    answer = await house.player("Anna").command("table new", game="coal_baron", player2="Felix")
    assert "Felix is not on this server" in answer.text


@pytest.mark.slow
async def test_the_look_before_a_mention_is_noted_of_the_seat(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    other = next(one for one in table.players if one != player)
    await house.client.change("leave", user=other.name)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await player.command("table finish")
    await house.rest()
    seats = (await house.running.service.seen(0, table.number)).loaded.seats
    missing = [seat.name for seat in seats if seat.missing_since is not None]
    assert missing == [other.name]
    assert [seat.gone for seat in seats] == [0, 0]
