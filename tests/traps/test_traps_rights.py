"""H. Rights, threads, channels that vanish."""

import asyncio

import pytest

from tests.e2e.house import House, Table, control
from tests.sandbox.client import Player

pytestmark = pytest.mark.slow  # together: whole houses, started anew for each fault

MESSAGES = "/channels/{channel_id}/messages"


async def play_by_command(house: House, table: Table) -> Player:
    """One turn of the draft by commands: nothing public needs to be there."""
    player = await house.at_turn(table)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await player.command("table finish")
    await house.rest()
    return player


async def right(house: House, name: str, on: bool, channel: str = "coal-table") -> None:
    await house.client.change("permission", channel=channel, name=name, on=on)


async def test_trap_57_without_attach_files_the_board_is_told_in_words_with_one_notice(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await right(house, "attach_files", on=False)
    for noticed in (True, False):
        await play_by_command(house, table)
        message = await table.turn_message()
        assert not message.attachments
        assert ("Attach Files" in message.text) == noticed
        assert message.text.startswith("<@")
        assert "**Open order cards**" in message.text
    await right(house, "attach_files", on=True)
    await play_by_command(house, table)
    assert (await table.turn_message()).attachments
    await right(house, "attach_files", on=False)
    await play_by_command(house, table)
    assert "Attach Files" in (await table.public())[-1].text


@pytest.mark.parametrize("name", ["send_messages_in_threads", "view_channel", "read_message_history"])
async def test_trap_57_without_another_right_the_move_counts_and_is_told_later(house: House, name: str) -> None:
    await house.english()
    table = await house.table(2)
    before = len(await table.public())
    await right(house, name, on=False)
    player = await play_by_command(house, table)
    assert await house.at_turn(table) is not player
    if name != "read_message_history":
        assert len(await table.public()) == before
        other = await house.at_turn(table)
        panel = await other.command("coal draft", order=(await house.state(table.number)).draft[0])
        assert "could not write" in panel.text
        await other.command("table back")
    await right(house, name, on=True)
    assert len(await house.told(table, before + 1)) == before + 1
    assert len(await table.turn_messages()) == 1


async def test_trap_57_without_pin_messages_there_is_a_signpost_unpinned(house: House) -> None:
    await right(house, "pin_messages", on=False)
    table = await house.table(2)
    signpost = (await table.public())[0]
    assert not signpost.pinned
    answer = await table.players[0].press(signpost, custom_id=control(signpost, "where"))
    assert (await table.turn_message()).id in answer.text


async def test_trap_57_a_pin_refused_once_is_made_when_the_right_comes_back(house: House) -> None:
    await house.english()
    await right(house, "pin_messages", on=False)
    table = await house.table(2)
    check = await table.players[0].command("table check")
    assert "Pin Messages (optional; without it, the way to the current turn is not pinned)" in check.text
    assert f"The signpost of table {table.number} is not pinned" in check.text
    tried = len(await house.sent("PUT"))
    await house.draft(table)
    await house.pass_time(4000)
    assert len(await house.sent("PUT")) == tried
    assert not house.incidents.errors
    await right(house, "pin_messages", on=True)
    for _ in range(60):
        await house.rest()
        if (await table.public())[0].pinned:
            break
        await asyncio.sleep(0.05)  # the event of the right may be on its way
    assert (await table.public())[0].pinned
    rights, about = (await table.players[0].command("table check")).text.split("\n", 1)
    assert rights == "I have every permission I need in this channel."
    assert about.startswith("**Tables on this server**\n• Tables may be opened in every channel.\n")


async def test_trap_57_a_pin_that_failed_for_an_instant_is_made_a_little_later(house: House) -> None:
    await house.client.fault("refuse", "PUT", "*/pins/*", status=503)
    table = await house.table(2)
    assert not (await table.public())[0].pinned
    await house.pass_time(10)
    assert (await table.public())[0].pinned


@pytest.mark.parametrize("name", ["create_public_threads", "attach_files"])
async def test_table_check_says_what_each_missing_right_costs(house: House, name: str) -> None:
    await house.english()
    await right(house, name, on=False)
    told = (await house.player("Anna").command("table check")).text
    assert {"create_public_threads": "in the channel itself", "attach_files": "described in words"}[name] in told
    assert "needed" not in told


async def test_a_pinned_signpost_leads_to_the_turn(house: House) -> None:
    table = await house.table(2)
    signpost = (await table.public())[0]
    assert signpost.pinned
    await house.draft(table)
    answer = await house.player("Emma", table.thread).press(signpost, custom_id=control(signpost, "where"))
    assert answer.private
    assert (await table.turn_message()).id in answer.text


async def test_trap_58_a_locked_thread_keeps_the_state_right_and_says_so_once_above(house: House) -> None:
    await house.english()
    table = await house.table(2)
    anna = house.player("Anna")
    card_messages = len(await anna.messages())
    await right(house, "manage_threads", on=False)
    await house.client.change("thread", channel=table.thread, locked=True)
    before = len(await table.public())
    state = await house.state(table.number)
    for _ in range(2):
        await play_by_command(house, table)
    assert len((await house.state(table.number)).draft) == len(state.draft) - 2
    await house.pass_time(60)
    told = (await anna.messages())[card_messages:]
    assert [message.text.count("is locked") for message in told] == [1]
    assert len(await table.public()) == before
    await house.client.change("thread", channel=table.thread, locked=False)
    assert len(await house.told(table, before + 2)) == before + 2
    assert len(await table.turn_messages()) == 1
    house.may_be_refused |= {MESSAGES, MESSAGES + "/{message_id}"}


async def test_trap_58_a_thread_that_fell_asleep_is_woken_by_the_next_move(house: House) -> None:
    table = await house.table(2)
    first = await house.draft(table)
    await house.client.change("thread", channel=table.thread, archived=True)
    await first.command("table back")
    await house.rest()
    assert "<@" not in (await table.turn_message()).text
    await first.command("table finish")
    await house.pass_time(60)
    assert len(await table.turn_messages()) == 1
    house.may_be_refused.add(MESSAGES + "/{message_id}")


async def test_trap_59_a_game_whose_thread_was_deleted_is_carried_on_elsewhere(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.draft(table)
    before = await house.state(table.number)
    await house.client.change("delete_channel", channel=table.thread)
    await house.rest()
    anna = house.player("Anna", "second-table")
    assert f"Table {table.number}" in (await anna.command("table status")).text
    offered = await anna.suggest("table move", "table")
    assert [one["value"] for one in offered] == [table.number]
    stranger = house.player("Emma", "second-table")
    assert "no seat" in (await stranger.command("table move", table=table.number)).text
    await anna.command("table move", table=table.number)
    await house.rest()
    assert await house.state(table.number) == before
    moved = Table(table.number, "second-table", tuple(player.at("second-table") for player in table.players))
    await house.draft(moved)
    assert len(await moved.turn_messages()) == 1
    assert (await house.player("Anna", "general").command("table new", game="coal_baron")).private


async def test_trap_59_a_thread_deleted_while_the_bot_was_away_is_noticed_by_table_move(house: House) -> None:
    await house.english()
    table = await house.table(2)
    before = await house.state(table.number)
    await house.stop_bot()
    await house.client.change("delete_channel", channel=table.thread)
    await house.start_bot()
    anna = house.player("Anna", "second-table")
    answer = await anna.command("table move", table=table.number)
    assert "goes on here" in answer.text
    assert await house.state(table.number) == before


async def test_trap_59_a_channel_that_is_there_is_not_moved_away_from(house: House) -> None:
    await house.english()
    table = await house.table(2)
    answer = await house.player("Anna", "second-table").command("table move", table=table.number)
    assert "still there" in answer.text


async def test_trap_59_a_deleted_channel_holds_no_other_table_up(house: House) -> None:
    first, second = await house.table(2, "general"), await house.table(2, "coal-table")
    await house.client.change("delete_channel", channel="general")
    await house.rest()
    calls = len(await house.sent("POST", MESSAGES))
    await house.draft(second)
    assert len(await second.turn_messages()) == 1
    await house.pass_time(3600)
    assert len(await house.sent("POST", MESSAGES)) - calls <= 3
    assert (await house.running.service.seen(0, first.number)).loaded.row.lost


async def test_trap_60_a_deleted_turn_message_is_posted_anew_exactly_once(house: House) -> None:
    table = await house.table(2)
    message = await table.turn_message()
    await house.client.change("delete_message", channel=table.thread, message=message.id)
    player = await play_by_command(house, table)
    assert len(await table.turn_messages()) == 1
    message = await table.turn_message()
    await house.client.change("delete_message", channel=table.thread, message=message.id)
    await player.command("table back")
    await house.rest()
    assert len(await table.turn_messages()) == 1


async def test_trap_60_a_deleted_card_comes_back_with_the_next_change(house: House) -> None:
    card, (anna, ben) = await house.lobby(2)
    await house.client.change("delete_message", channel="coal-table", message=card.id)
    await ben.command("table leave")
    await house.rest()
    cards = [one for one in await anna.messages() if any("join" in part.custom_id for part in one.components)]
    assert len(cards) == 1
    assert "Ben" not in cards[0].text


async def test_trap_61_a_failing_channel_stops_no_other(house: House) -> None:
    first, second = await house.table(2, "general"), await house.table(2, "coal-table")
    await right(house, "send_messages_in_threads", on=False, channel="general")
    await play_by_command(house, first)
    await play_by_command(house, second)
    assert len(await second.turn_messages()) == 1
    attempts = len(await house.sent("POST", MESSAGES))
    await house.pass_time(1)
    assert len(await house.sent("POST", MESSAGES)) == attempts
    await house.pass_time(10)
    assert 1 <= len(await house.sent("POST", MESSAGES)) - attempts <= 2  # with its picture, and without


async def test_trap_61_a_programming_error_in_one_letter_is_told_and_tried_later(house: House) -> None:
    first, second = await house.table(2, "general"), await house.table(2, "coal-table")
    sender = house.running.outbox._sender  # pyright: ignore[reportPrivateUsage]
    deliver = sender.send

    async def broken(row: object, *rest: object) -> int:
        if getattr(row, "table_id", 0) == first.number:
            raise LookupError("broken for the test")
        return await deliver(row, *rest)  # pyright: ignore[reportArgumentType]

    sender.send = broken  # pyright: ignore[reportAttributeAccessIssue]
    await play_by_command(house, first)
    await play_by_command(house, second)
    assert len(await second.turn_messages()) == 1
    assert [type(error) for error in house.incidents.errors] == [LookupError]
    sender.send = deliver
    await house.pass_time(10)
    assert len(await first.turn_messages()) == 1
    house.incidents.errors.clear()


async def test_trap_61_a_picture_that_cannot_be_drawn_costs_the_picture_only(house: House) -> None:
    table = await house.table(2)

    async def broken(_: object) -> object:
        raise LookupError("broken for the test")

    house.running.drawer.draw = broken  # pyright: ignore[reportAttributeAccessIssue]
    await house.draft(table)
    message = await table.turn_message()
    assert message.text.startswith("<@")
    assert not message.attachments
    assert house.incidents.errors
    house.incidents.errors.clear()


async def test_trap_62_the_game_never_needs_a_direct_message(house: House) -> None:
    for name in ("Anna", "Ben"):
        await house.client.change("direct", user=name, on=False)
    table = await house.table(2)
    await house.drafted(table)
    assert not [entry for entry in await house.sent("POST") if entry["route"].startswith("/users")]
