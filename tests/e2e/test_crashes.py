"""What a kill between two steps of a move's life leaves behind, instant by instant."""

import pytest

from tests.e2e.house import House, Table, control

pytestmark = pytest.mark.slow


async def finish_by_command(house: House, table: Table) -> None:
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")
    await house.client.settle(0.2)


async def test_killed_between_commit_and_announcement_the_turn_is_told_once_after_the_restart(
    house: House,
) -> None:
    table = await house.table(2)
    before = await table.public()
    house.silence_outbox()
    await finish_by_command(house, table)
    assert len(await table.public()) == len(before)
    await house.restart()
    assert len(await table.public()) == len(before) + 1
    assert len(await table.turn_messages()) == 1
    await house.restart()
    assert len(await table.public()) == len(before) + 1


async def test_killed_between_arrival_and_note_the_message_is_recognised_and_not_sent_again(house: House) -> None:
    table = await house.table(2)
    before = await table.public()
    house.forget_arrivals()
    await finish_by_command(house, table)
    posts = len(await house.sent("POST", "/messages"))
    assert len(await table.public()) == len(before) + 1
    await house.restart()
    assert len(await house.sent("POST", "/messages")) == posts
    assert len(await table.public()) == len(before) + 1
    assert len(await table.turn_messages()) == 1


async def test_killed_while_a_card_is_posted_there_is_one_card(house: House) -> None:
    card, (anna, ben) = await house.lobby(2)
    await house.client.change("delete_message", channel="coal-table", message=card.id)
    house.forget_arrivals()
    await ben.command("table leave")
    await house.client.settle(0.2)
    posts = len(await house.sent("POST", "/messages"))
    await house.restart()
    cards = [one for one in await anna.messages() if any("b:start:" in part.custom_id for part in one.components)]
    assert len(cards) == 1
    assert len(await house.sent("POST", "/messages")) == posts
    await ben.press(cards[0], custom_id=control(cards[0], "join"))
    await house.rest()
    assert "Ben" in (await anna.messages())[-1].text


async def test_killed_with_a_withdrawal_untold_the_message_is_marked_after_the_restart(house: House) -> None:
    await house.english()
    table = await house.table(2)
    first = await house.draft(table)
    house.silence_outbox()
    await first.command("table back")
    await house.restart()
    assert "Taken back" in (await table.turn_message()).text
    assert len(await table.turn_messages()) == 1


async def test_a_stale_button_after_a_restart_shows_the_present_panel(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    panel = await house.act(table)
    stale = control(panel, "do draft")
    await panel.press(custom_id=stale)
    await house.restart()
    answer = await house.press_old(player, panel, stale)
    assert control(answer, "finish")
    assert not answer.followups
