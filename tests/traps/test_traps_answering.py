"""A. Answering Discord: in time, once, to the right eyes."""

import asyncio
import sqlite3

import pytest

from tests.e2e.house import House, Table, control

pytestmark = pytest.mark.slow  # together: whole houses, started anew for each fault

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
ANSWER = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


async def moves(house: House, table: Table) -> tuple[str, ...]:
    """The open moves of whoever is at turn."""
    seen = await house.running.service.seen(0, table.number)
    user = seen.loaded.seats[seen.loaded.active[0]].user
    position = (await house.running.service.seen(user or 0, table.number)).position
    assert position is not None
    return position.moves


@pytest.mark.slow
async def test_trap_01_a_locked_database_delays_the_move_not_the_deferral(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    lock = sqlite3.connect(house.folder / "steiger.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(4, lock.execute, "ROLLBACK")
    begun = asyncio.get_running_loop().time()
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert asyncio.get_running_loop().time() - begun > 3.5
    lock.close()
    assert control(done, "finish")
    assert len(await moves(house, table)) == 1


@pytest.mark.slow
async def test_trap_01_slow_pictures_delay_neither_answer_nor_turn(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    house.drawer.delay = 6
    begun = asyncio.get_running_loop().time()
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert asyncio.get_running_loop().time() - begun < 3
    before = (await table.turn_message()).id
    await done.press(custom_id=control(done, "finish"))
    await asyncio.sleep(2.5)
    message = await table.turn_message()
    assert message.id != before
    assert not message.attachments
    await house.client.settle(0.3, 30)
    await asyncio.sleep(6)
    assert (await table.turn_message()).attachments


async def test_trap_01_a_deferral_that_came_too_late_moves_nothing(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    await house.client.fault("refuse", "POST", CALLBACK, status=404, code=10062)
    press = asyncio.create_task(panel.press(custom_id=control(panel, "do draft")))
    await asyncio.sleep(0.2)
    assert await moves(house, table) == ()
    await panel.press(custom_id=control(panel, "do draft"))
    assert len(await moves(house, table)) == 1
    press.cancel()


async def test_trap_01_a_deferral_of_unknown_fate_goes_on(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    await house.client.fault("lost", "POST", CALLBACK)
    house.may_be_refused.add(CALLBACK)  # the second attempt: answered already, by the first
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert control(done, "finish")
    assert len(await moves(house, table)) == 1


async def test_trap_02_an_interaction_delivered_twice_is_one_move(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    before = len(await table.public())
    await house.client.change("double_delivery", count=1)
    finished = await done.press(custom_id=control(done, "finish"))
    await house.rest()
    assert finished.private
    assert not finished.followups
    assert len(await table.public()) == before + 1


async def test_trap_02_two_presses_at_once_are_one_move_and_two_answers(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    panel = await house.act(table)
    answers = await player.press_twice(panel, custom_id=control(panel, "do draft"))
    assert len(await moves(house, table)) == 1
    assert all(answer.done and answer.private for answer in answers)
    shown = await answers[1].refresh()
    assert control(shown, "finish")


async def test_trap_03_a_message_is_edited_long_after_its_interaction(house: House) -> None:
    table = await house.table(2)
    old = await table.turn_message()
    await house.pass_time(16 * 60)
    await house.draft(table)
    second = await table.turn_message()
    await house.restart()
    await house.pass_time(30 * 24 * 3600)
    await house.draft(table)
    seen = {message.id: message for message in await table.public()}
    assert not seen[old.id].components
    assert not seen[second.id].components
    assert len(await table.turn_messages()) == 1


async def test_trap_04_a_panel_of_forty_minutes_ago_is_answered_with_the_present_one(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    panel = await house.act(table)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await house.pass_time(40 * 60)
    answer = await panel.press(custom_id=control(panel, "do draft"))
    assert control(answer, "finish")
    assert await moves(house, table) == (f"draft {order}",)


async def test_trap_05_a_fault_is_answered_with_its_number_also_through_a_500(house: House) -> None:
    await house.english()
    table = await house.table(2)
    panel = await house.act(table)

    async def broken(*_: object) -> str:
        raise LookupError("broken for the test")

    house.running.service.move = broken  # pyright: ignore[reportAttributeAccessIssue]
    await house.client.fault("refuse", "PATCH", ANSWER, status=500)
    answer = await panel.press(custom_id=control(panel, "do draft"))
    (error,) = house.incidents.errors
    assert isinstance(error, LookupError)
    assert "incident" in answer.text
    house.incidents.errors.clear()
    assert (await house.act(table)).private


async def test_trap_05_a_fault_of_the_refusal_itself_is_no_silence(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))

    async def broken(*_: object) -> str:
        raise LookupError("broken for the test")

    house.running.service.seen = broken  # pyright: ignore[reportAttributeAccessIssue]
    answer = await house.press_old(player, panel, control(panel, "do draft"))
    assert "incident" in answer.text
    house.incidents.errors.clear()


async def test_trap_06_of_two_open_forms_one_takes_effect(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    panel = await house.act(table)
    ranking = await panel.press(custom_id=control(panel, "show ranking"))
    first = await ranking.press(custom_id=control(ranking, "form"))
    second = await ranking.press(custom_id=control(ranking, "form"))
    orders = (await house.state(table.number)).draft
    assert (await second.submit(ranking=orders[0])).private
    late = await first.submit(ranking=orders[1])
    assert late.private
    assert late.done
    seat = (await house.running.service.seen(0, table.number)).loaded.active[0]
    assert (await house.state(table.number)).seats[seat].ranking == (orders[0],)
    assert player is await house.at_turn(table)


async def test_trap_07_a_command_of_an_earlier_version_is_told_so(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    commands = house.sandbox.site.world.commands
    coal = next(command for command in commands.values() if command["name"] == "coal")
    (draft,) = (option for option in coal["options"] if option["name"] == "draft")
    draft["options"][0]["name"] = "card"
    answer = await player.command("coal draft", card="x")
    assert answer.private
    assert "changed" in answer.text
    coal["options"].append({**draft, "name": "vanished", "options": []})
    assert "changed" in (await player.command("coal vanished")).text
    assert await moves(house, table) == ()


async def test_trap_08_commands_are_uploaded_once_and_stand_once(house: House) -> None:
    uploads = len(await house.sent("PUT"))
    assert uploads == 1
    await house.restart()
    await house.client.change("socket", how="reconnect")
    await house.rest()
    assert len(await house.sent("PUT")) == uploads
    house.guild = int(house.sandbox.site.world.guild["id"])
    await house.restart()
    names = [command["name"] for command in house.sandbox.site.world.commands.values()]
    assert sorted(names) == sorted(set(names))
    house.guild = None
    await house.restart()
    names = [command["name"] for command in house.sandbox.site.world.commands.values()]
    assert sorted(names) == [
        "Dispute",
        "Why?",
        "board",
        "coal",
        "computer",
        "help",
        "kohle",
        "me",
        "moderate",
        "practise",
        "ruhr",
        "rules",
        "server",
        "table",
    ]
