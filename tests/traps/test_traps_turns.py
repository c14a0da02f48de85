"""C. Two at once, turn order, stuck turns."""

import asyncio
import re

import pytest

from tests.e2e.house import House, Table, control, leave_game
from tests.sandbox.client import Message


async def user_at_turn(house: House, table: Table) -> int:
    loaded = (await house.running.service.seen(0, table.number)).loaded
    return loaded.seats[loaded.active[0]].user or 0


async def test_trap_16_the_last_seat_goes_to_one_and_the_game_starts_once(house: House) -> None:
    card, (anna, *_) = await house.lobby(3)
    late = [house.player(name) for name in ("Dmitri", "Emma")]
    await asyncio.gather(
        *(player.press(card, custom_id=control(card, "join")) for player in late),
        anna.press(card, custom_id=control(card, "start")),
        anna.press(card, custom_id=control(card, "start")),
    )
    await house.rest()
    loaded = (await house.running.service.seen(0, 1)).loaded
    assert loaded.row.status == "running"
    assert len(loaded.seats) == len(loaded.state.seats) == 4
    assert len({seat.colour for seat in loaded.seats}) == 4
    assert len(await house.client.threads()) == 1


async def test_trap_17_a_button_and_a_command_at_once_are_judged_one_after_the_other(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    panel = await house.act(table)
    orders = (await house.state(table.number)).draft
    answers = await asyncio.gather(
        panel.press(custom_id=control(panel, f"do draft {orders[0]}")),
        player.command("coal draft", order=orders[1]),
    )
    seen = await house.running.service.seen(await user_at_turn(house, table), table.number)
    assert seen.position is not None
    assert len(seen.position.moves) == 1
    assert all(answer.done and answer.private for answer in answers)


@pytest.mark.slow
async def test_trap_18_order_of_arrival_is_kept_while_a_picture_takes_its_time(house: House) -> None:
    table = await house.table(2)
    player = await house.at_turn(table)
    order = (await house.state(table.number)).draft[0]
    house.drawer.delay = 1.2
    first = asyncio.create_task(player.command("coal draft", order=order))
    await asyncio.sleep(0.02)
    second = asyncio.create_task(player.command("table finish"))
    await asyncio.sleep(0.5)
    assert not first.done()
    assert order not in (await house.state(table.number)).draft
    assert await house.at_turn(table) is not player
    house.drawer.delay = 0
    assert all(answer.done for answer in await asyncio.gather(first, second))


@pytest.mark.slow
async def test_trap_19_a_price_is_checked_when_it_is_paid(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.drafted(table)
    player = await house.at_turn(table)
    panel = await house.act(table)
    menu = next(one for one in panel.components if any(value.startswith("place ") for value in one.values))
    other_device = house.player(player.name, table.thread)
    space = menu.values[0]
    await other_device.command("coal place", space="bank")
    answer = await player.choose(panel, menu.custom_id, space)
    assert "earlier position" in answer.text
    seen = await house.running.service.seen(await user_at_turn(house, table), table.number)
    assert seen.position is not None
    assert seen.position.moves == ("place bank",)


@pytest.mark.slow
async def test_trap_20_the_turn_stays_with_the_seat_whoever_leaves(house: House) -> None:
    table = await house.table(3)
    at_turn = await house.at_turn(table)
    idle = next(player for player in table.players if player is not at_turn)
    active = (await house.running.service.seen(0, table.number)).loaded.active
    await leave_game(idle)
    await leave_game(at_turn)
    await house.rest()
    loaded = (await house.running.service.seen(0, table.number)).loaded
    assert loaded.active == active
    assert [seat.user is None for seat in loaded.seats].count(True) == 2


@pytest.mark.slow
async def test_trap_22_mention_status_and_accepted_presses_name_the_same_user(house: House) -> None:
    await house.english()
    table = await house.table(3)
    for _ in range(4):
        user = await user_at_turn(house, table)
        message = await table.turn_message()
        assert re.findall(r"<@(\d+)>", message.text) == [str(user)]
        assert message.pings == [str(user)]
        for player in table.players:
            status = (await player.command("table status")).text
            mine = player is await house.at_turn(table)
            assert ("your turn" in status) == mine
            panel = await house.act(table, player)
            offered = any(one.custom_id.startswith("b:do:") for one in panel.components)
            assert offered == mine
        await house.draft(table)


@pytest.mark.slow
async def test_trap_23_a_voter_counts_once_whatever_they_press(house: House) -> None:
    table = await house.table(4)
    await table.players[0].command("table abandon")
    await house.rest()
    question = (await table.public())[-1]
    for _ in range(3):
        await table.players[1].press(question, custom_id=yes(question))
    loaded = (await house.running.service.seen(0, table.number)).loaded
    assert loaded.row.status == "running"
    stranger = house.player("Emma", table.thread)
    await stranger.press(question, custom_id=yes(question))
    assert (await house.running.service.seen(0, table.number)).loaded.row.status == "running"
    await table.players[2].press(question, custom_id=yes(question))
    assert (await house.running.service.seen(0, table.number)).loaded.row.status == "abandoned"


def yes(question: Message) -> str:
    return next(one.custom_id for one in question.components if " yes " in one.custom_id)
