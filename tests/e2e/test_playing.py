"""Playing through the sandbox: buttons, commands, taking back, the turn message."""

import pytest

from bot.words import words
from cogs.coal_baron.names import order_plainly
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Player


@pytest.mark.slow
async def test_a_draft_pick_by_buttons_takes_three_presses(house: House) -> None:
    table = await house.table(3)
    first = await house.at_turn(table)
    panel = await house.act(table)
    assert panel.private
    done = await panel.press(custom_id=control(panel, "do draft"))
    finished = await done.press(custom_id=control(done, "finish"))
    assert finished.private
    await house.client.settle()
    assert await house.at_turn(table) is not first
    message = await table.turn_message()
    assert message.text.startswith("<@")
    assert message.attachments


@pytest.mark.slow
async def test_the_turn_message_before_loses_mention_and_buttons(house: House) -> None:
    table = await house.table(2)
    old = await table.turn_message()
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.client.settle()
    seen = {message.id: message for message in await table.players[0].messages()}
    assert not seen[old.id].components
    assert "<@" not in seen[old.id].text
    assert (await table.turn_message()).id != old.id


@pytest.mark.slow
async def test_a_move_is_taken_back_before_it_is_sealed(house: House) -> None:
    table = await house.table(2)
    before = await house.state(table.number)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    again = await done.press(custom_id=control(done, "back"))
    assert control(again, "do draft")
    assert await house.state(table.number) == before


@pytest.mark.slow
async def test_a_finished_turn_is_taken_back_also_after_the_next_opened_act(house: House) -> None:
    table = await house.table(2)
    first = await house.at_turn(table)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    finished = await done.press(custom_id=control(done, "finish"))
    await house.client.settle()
    opened = await house.act(table)
    assert control(opened, "do draft")
    reopened = await finished.press(custom_id=control(finished, "back"))
    assert control(reopened, "finish")
    await house.client.settle()
    assert await house.at_turn(table) is first
    message = await table.turn_message()
    assert "<@" not in message.text
    stale = await opened.press(custom_id=control(opened, "do draft"))
    assert stale.private
    assert await house.at_turn(table) is first
    assert "do draft" not in " ".join(part.custom_id for part in stale.components)


@pytest.mark.slow
async def test_commands_play_as_buttons_do(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    offered = await player.suggest("coal draft", "order")
    assert 1 <= len(offered) <= 25
    await player.command("coal draft", order=offered[0]["value"])
    await player.command("table finish")
    await house.client.settle()
    assert await house.at_turn(table) is not player


async def not_at_turn(house: House, table: Table) -> Player:
    """Somebody at the table who must wait."""
    acting = await house.at_turn(table)
    return next(player for player in table.players if player is not acting)


async def test_two_cards_separated_by_a_comma_are_one_ranking(house: House) -> None:
    """Typed in another language than the client's, and completed by the suggestion at its end."""
    await house.english()
    table = await house.table(2)
    waiting = await not_at_turn(house, table)
    ids = (await house.state(table.number)).draft[:2]
    first, second = [order_plainly(card, words("de")) for card in ids]
    offered = await waiting.suggest("coal rank", "orders", f"{first}, {second}")
    typed = await waiting.command("coal rank", orders=f"{first}, {second}")
    assert offered[0]["value"] == " ".join(ids)
    assert "Noted" in typed.text
    seat = table.players.index(waiting)
    assert (await house.state(table.number)).seats[seat].ranking == ids


@pytest.mark.slow
async def test_a_command_out_of_turn_is_told_so(house: House) -> None:
    """Also with the value of the entry that says why nothing can be chosen."""
    await house.english()
    table = await house.table(2)
    waiting = await not_at_turn(house, table)
    for command, values in (("coal draft", {"order": "-"}), ("coal mine", {"plan": "dig"})):
        answered = await waiting.command(command, **values)
        assert "It is not your turn" in answered.text
