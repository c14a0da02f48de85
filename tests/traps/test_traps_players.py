"""I and J. Players who leave, the end, pings, the thread lost in chat."""

import random

import pytest

from bot.tables.loaded import Call
from games.coal_baron import facts
from tests.e2e.house import House, Table, control, leave_game
from tests.sandbox.client import Answer, Message


async def played_out(house: House, table: Table) -> None:
    """The whole game by the service, first choices; only the channel's messages are Discord's."""
    service, rng, number = house.running.service, random.Random(1), 10**15
    while True:
        loaded = (await service.seen(0, table.number)).loaded
        if loaded.row.status != "running":
            break
        user = loaded.seats[loaded.active[0]].user or 0
        position = (await service.seen(user, table.number)).position
        assert position is not None
        game = loaded.game
        legal = [game.notation(action) for action in game.legal_actions(position.state, position.seat)]
        number += 1
        call = Call(interaction=number, user=user, name="", now=house.clock.now())
        await service.move(call, table.number, None, "end" if "end" in legal else rng.choice(legal))
    await house.rest()


@pytest.mark.slow
async def test_trap_64_what_a_leaver_had_stays_on_the_table(house: House) -> None:
    table = await house.table(2)
    await house.drafted(table)
    player = await house.at_turn(table)
    await player.command("coal place", space="bank")
    await player.command("table finish")
    before = await house.state(table.number)
    await leave_game(player)
    after = await house.state(table.number)
    assert after == before
    orders = [*after.order_slots, *(card.card for card in after.order_pile)]
    orders += [held.order for seat in after.seats for held in seat.outstanding]
    orders += [card for seat in after.seats for card in seat.delivered]
    assert sorted(card for card in orders if card) == sorted(facts.ORDERS)


async def test_trap_65_all_that_is_wrong_with_the_invited_is_named_at_once(house: House) -> None:
    await house.english()
    world = house.sandbox.site.world
    ids = {user["global_name"] or user["username"]: key for key, user in world.users.items()}
    bot = world.bot_id
    anna = house.player("Anna")
    answer = await anna.command(
        "table new", game="coal_baron", player2=bot, player3=ids["Anna"], player4=ids["Felix"]
    )
    assert "is a bot" in answer.text
    assert "you have the first seat" in answer.text
    assert "not on this server" in answer.text
    twice = await anna.command("table new", game="coal_baron", player2=ids["Ben"], player3=ids["Ben"])
    assert "named twice" in twice.text
    assert "no seat at an open table" in (await anna.command("table status")).text
    assert not await house.sent("POST", "/messages")
    await anna.command("table new", game="coal_baron", player2=ids["Ben"], player3=ids["Chloé"])
    await house.rest()
    invitation = (await anna.messages())[-1]
    assert sorted(invitation.pings) == sorted([ids["Ben"], ids["Chloé"]])


@pytest.mark.slow
async def test_leaving_before_the_start_frees_the_seat_and_after_it_asks_the_table(house: House) -> None:
    await house.english()
    card, (anna, ben) = await house.lobby(2)
    await ben.press(card, custom_id=control(card, "leave"))
    await house.rest()
    assert "Ben" not in next(one for one in await anna.messages() if one.id == card.id).text
    table = await house.table(2, "general")
    await leave_game(table.players[1])
    await house.rest()
    notice = (await table.public())[-1]
    assert "takes it over needs your agreement" in notice.text
    emma = house.player("Emma", table.thread)
    await emma.press(notice, custom_id=control(notice, "join"))
    await house.rest()
    question = (await table.public())[-1]
    stranger = await house.player("Chloé", table.thread).press(question, custom_id=control(question, "vote"))
    assert "no seat" in stranger.text
    await table.players[0].press(question, custom_id=control(question, "vote"))
    await house.rest()
    assert "From here on" in (await table.public())[-1].text
    emmas = next(
        seat for seat in (await house.running.service.seen(0, table.number)).loaded.seats if seat.name == "Emma"
    )
    assert emmas.user is not None


@pytest.mark.slow
async def test_trap_72_the_end_reaches_all_who_sit_there_in_one_message(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await played_out(house, table)
    last = (await table.public())[-1]
    loaded = (await house.running.service.seen(0, table.number)).loaded
    assert sorted(last.pings) == sorted(str(seat.user) for seat in loaded.seats)
    assert loaded.row.seed in last.text
    assert len(last.attachments) == 3  # points by source, points by round, the board
    assert await table.turn_messages() == []
    card = (await house.player("Anna").messages())[0]
    assert "over" in card.text
    for player in table.players:
        answer: Answer = await player.command("coal place", space="bank")
        assert "over" in answer.text


@pytest.mark.slow
async def test_trap_73_a_turn_is_a_new_message_with_the_mention_in_its_text(house: House) -> None:
    table = await house.table(2)
    await house.draft(table)
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")
    await house.rest()
    turns = [entry for entry in await house.sent("POST", "/messages") if "<@" in str(entry["body"])]
    assert len(turns) == 3
    for entry in turns:
        user = entry["body"]["content"].split(">")[0].removeprefix("<@")
        assert [str(one) for one in entry["body"]["allowed_mentions"]["users"]] == [user]


@pytest.mark.slow
async def test_trap_76_a_board_buried_in_chat_is_found_and_played_from(house: House) -> None:
    table = await house.table(2)
    old = await table.turn_message()
    await house.draft(table)
    for number in range(300):
        await table.players[number % 2].say(f"line {number}")
    client = house.client
    seen = await client.get("channel", channel=table.thread, limit="400")
    live = [one for one in seen["messages"] if "b:act:" in str(one["components"])]
    assert len(live) == 1
    assert live[0]["id"] != old.id
    where = await table.players[0].command("table status")
    assert live[0]["id"] in where.text
    player = await house.at_turn(table)
    message = Message(live[0])
    panel = await player.press(message, custom_id=control(message, "act"))
    assert control(panel, "do draft")


@pytest.mark.slow
async def test_a_message_sent_before_a_crash_is_found_behind_300_lines_of_chat(house: House) -> None:
    table = await house.table(2)
    house.forget_arrivals()
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")
    await house.client.settle(0.3)
    for number in range(300):
        await player.say(f"line {number}")
    before = len(await turn_texts(house, table))
    await house.restart()
    await house.rest()
    assert len(await turn_texts(house, table)) == before
    player = await house.at_turn(table)
    await player.command("coal draft", order=(await house.state(table.number)).draft[0])
    await player.command("table finish")
    await house.rest()
    assert len(await turn_texts(house, table)) == before + 1


async def turn_texts(house: House, table: Table) -> list[str]:
    seen = await house.client.get("channel", channel=table.thread, limit="1000")
    return [one["content"] for one in seen["messages"] if one["attachments"]]
