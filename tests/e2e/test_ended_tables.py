"""A table that has ended: what its thread answers, and what is left of its messages."""

import pytest

from bot.tables import asking
from bot.tables.loaded import Call
from db import tables, votes
from tests.e2e.house import House, Table, control, leave_game
from tests.sandbox.client import Player
from tests.sandbox.seen import Message

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
    assert "since your last turn" in news.text.lower()
    log = await anna.command("table log")
    assert f"log of table {table.number}" in log.text.lower()
    assert "draft" in log.text.lower()
    assert "was given up" in (await anna.command("table status")).text
    assert (await anna.command("board view")).attachments
    assert "Shift 1" in (await anna.command("board text", part="round")).text
    stranger = house.player("Emma", table.thread)
    assert f"log of table {table.number}" in (await stranger.command("table log")).text.lower()


def live(message: Message) -> list[str]:
    """The buttons of a message that wait for somebody."""
    ops = ("act", "vote", "join")
    return [part.label for part in message.components if part.custom_id.split(":")[1] in ops]


async def notice(table: Table, text: str) -> Message:
    """The newest message that says so."""
    return next(one for one in reversed(await table.public()) if text in one.text)


def ballot(message: Message, choice: str) -> str:
    return next(part.custom_id for part in message.components if f" {choice} " in part.custom_id)


async def asked_undo(house: House) -> tuple[Table, Message, Player]:
    """A table where an undo was asked for, the notice, and who is asked."""
    table = await house.table(2)
    player = await house.draft(table)
    other = await house.at_turn(table)
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))
    await house.ask_undo(player)
    await house.rest()
    return table, await notice(table, "asks to take back"), other


@pytest.mark.parametrize(("choice", "end"), [("yes", "Agreed."), ("no", "Refused.")])
async def test_a_notice_says_how_its_vote_ended(house: House, choice: str, end: str) -> None:
    await house.english()
    table, asked, other = await asked_undo(house)
    assert "<@" in asked.text
    assert live(asked) == ["Agree", "Refuse"]
    await other.press(asked, custom_id=ballot(asked, choice))
    await house.rest()
    ended = await notice(table, "asks to take back")
    assert ended.id == asked.id
    assert ended.text.endswith(f"**{end}**")
    assert "<@" not in ended.text
    assert live(ended) == []
    answer = await other.press_stale(asked, custom_id=ballot(asked, "yes"))
    assert "This question is closed." in answer.text
    assert "Table 1" in answer.text


async def test_a_vote_that_lapsed_or_was_overtaken_is_ended_too(house: House) -> None:
    await house.english()
    table, _, other = await asked_undo(house)
    await other.command("table finish")
    await house.rest()
    assert live(await notice(table, "asks to take back")) == []
    await table.players[0].command("table abandon")
    await house.rest()
    assert live(await notice(table, "asks to give up")) == ["Agree", "Refuse"]
    await house.running.service.agenda.do(house.clock.now() + 4 * 24 * 3600)
    await house.rest()
    ended = await notice(table, "asks to give up")
    assert ended.text.endswith("**Closed: there was no agreement.**")
    assert live(ended) == []


async def test_a_game_given_up_leaves_no_button_mention_or_pin(house: House) -> None:
    await house.english()
    table, _ = await given_up(house)
    messages = await table.public()
    assert [live(one) for one in messages] == [[]] * len(messages)
    assert not any(one.pinned for one in messages)
    assert not any("<@" in one.text for one in messages)
    assert sum("**The game at table 1 was given up.**" in one.text for one in messages) == 1
    card = (await house.client.messages("coal-table"))[-1]
    assert not card.components


async def test_an_end_that_discord_does_not_take_is_tried_until_it_does(house: House) -> None:
    await house.english()
    message = "/channels/{channel_id}/messages/{message_id}"
    house.may_be_refused.add(message)
    table, asked, other = await asked_undo(house)
    await house.client.fault("refuse", "PATCH", message, status=429, code=30046, retry_after=120.0)
    await other.press(asked, custom_id=ballot(asked, "no"))
    await house.rest()
    assert live(await notice(table, "asks to take back")) == ["Agree", "Refuse"]
    answer = await other.press(asked, custom_id=ballot(asked, "yes"))
    assert "This question is closed." in answer.text
    await house.pass_time(121)
    assert live(await notice(table, "asks to take back")) == []
    assert (await notice(table, "asks to take back")).text.endswith("**Refused.**")


async def test_a_vote_decided_before_its_notice_arrived_ends_it_as_it_comes(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player, other = await house.draft(table), await house.at_turn(table)
    panel = await house.act(table)
    await panel.press(custom_id=control(panel, "do draft"))
    house.silence_outbox()
    await house.ask_undo(player)
    seats = (await house.running.service.seen(0, table.number)).loaded
    user = seats.seats[seats.active[0]].user or 0
    call = Call(interaction=1, user=user, name=other.name, now=house.clock.now())
    await house.running.service.cast(call, table.number, (await open_votes(house, table))[0], "no")
    await house.client.settle(0.1)
    await house.restart()
    ended = await notice(table, "asks to take back")
    assert live(ended) == []
    assert not ended.pings
    assert ended.text.endswith("**Refused.**")


async def test_an_invitation_ends_with_the_start_or_the_closing_of_its_table(house: House) -> None:
    await house.english()
    anna, chloe = house.player("Anna"), house.player("Chloé")
    world = (await house.client.get("world"))["users"]
    invited = next(user["id"] for user in world if "Ben" in str(user))
    for _ in range(2):
        await anna.command("table new", game="coal_baron", player2=invited)
        await house.rest()
    cards = [one for one in await anna.messages() if any("b:start:" in part.custom_id for part in one.components)]
    await anna.press(cards[0], custom_id=control(cards[0], "leave"))
    await chloe.press(cards[1], custom_id=control(cards[1], "join"))
    await anna.press(cards[1], custom_id=control(cards[1], "start"))
    await house.rest()
    told = [one for one in await house.client.messages("coal-table") if "invites you" in one.text]
    assert [one.text.splitlines()[-1] for one in told] == [
        "**Table 1 was closed.**",
        "**The game at table 2 has already begun.**",
    ]
    assert not any("<@" in one.text for one in told)


async def test_the_offer_of_a_seat_ends_when_somebody_sits_down(house: House) -> None:
    await house.english()
    table = await house.table(3)
    await leave_game(table.players[0])
    await house.rest()
    offer = await notice(table, "left table")
    assert live(offer) == ["Take the seat"]
    emma = house.player("Emma", table.thread)
    await emma.press(offer, custom_id=control(offer, "join"))
    await house.rest()
    asked = await notice(table, "would like to take over the seat of")
    for player in table.players[1:]:
        await player.press_stale(asked, custom_id=ballot(asked, "yes"))
    await house.rest()
    offer = await notice(table, "left table")
    assert offer.text.endswith("**The seat is taken.**")
    assert live(offer) == []
    assert "<@" not in offer.text
    assert live(await notice(table, "would like to take over the seat of")) == []


async def test_a_finished_game_has_no_pin_and_no_open_question(house: House) -> None:
    await house.english()
    table = await house.table(2)
    assert (await table.public())[0].pinned
    await table.players[0].command("table abandon")
    await house.rest()
    assert house.db is not None
    await house.db.transaction(lambda c: tables.change_table(c, table.number, status="over"))
    await house.db.transaction(lambda c: asking.settle(c, table.number, house.clock.now()))
    house.running.outbox.wake()
    await house.rest()
    messages = await table.public()
    assert not any(one.pinned for one in messages)
    assert live(await notice(table, "asks to give up")) == []
    assert await open_votes(house, table) == []


async def open_votes(house: House, table: Table) -> list[int]:
    found = await house.running.db.read(lambda c: votes.open_votes(c, table.number))
    return [vote.id for vote in found]


async def test_a_message_of_which_the_receipt_was_lost_ends_as_well(house: House) -> None:
    """It was answered before it was found again: it says so then, and keeps neither mention nor live buttons."""
    await house.english()
    table = await house.table(3)
    anna, ben, _ = table.players
    await house.client.fault("lost", "POST", "/channels/{channel_id}/messages")
    await anna.command("table abandon")
    await house.rest()
    (note,) = [one for one in await table.public() if any(":vote:" in part.custom_id for part in one.components)]
    assert (await ben.press(note, custom_id=control(note, "vote"))).text == "Agreed."
    for seconds in (10, 100, 1000):
        await house.pass_time(seconds)
    after = next(one for one in await table.public() if one.id == note.id)
    assert not any(":vote:" in part.custom_id for part in after.components)
    assert "<@" not in after.text
