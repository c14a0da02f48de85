"""E. Undo and hidden information."""

import asyncio
import json
import sqlite3

import pytest

from games.coal_baron.turns import hand_of
from tests.e2e.house import House, Table, control, leave_game


async def drawn_five(house: House, table: Table) -> tuple[str, ...]:
    """The draft played, and the player at turn with five order cards in view."""
    await house.drafted(table)
    player = await house.at_turn(table)
    await player.command("coal place", space="order_draw")
    return hand_of((await house.state(table.number)).turn)


@pytest.mark.slow
async def test_trap_36_undo_stops_at_what_was_looked_at(house: House) -> None:
    await house.english()
    table = await house.table(2)
    drawn = await drawn_five(house, table)
    pile = (await house.state(table.number)).order_pile
    player = await house.at_turn(table)
    other = next(one for one in table.players if one is not player)
    assert "nothing you can take back on your own" in (await player.command("table back")).text
    await house.restart()
    assert hand_of((await house.state(table.number)).turn) == drawn
    assert "orders, draw five" in (await player.command("table undo")).text
    await house.rest()
    assert not any("asks to take back" in one.text for one in await table.public())
    await house.ask_undo(player)
    await house.rest()
    assert hand_of((await house.state(table.number)).turn) == drawn
    question = (await table.public())[-1]
    await other.press(question, custom_id=control(question, "vote"))
    await house.rest()
    restored = (await house.state(table.number)).order_pile
    assert [card.card for card in restored] == [*drawn, *(card.card for card in pile)]


@pytest.mark.slow
async def test_trap_37_a_withdrawn_turn_is_marked_and_nobody_is_pinged_twice(house: House) -> None:
    await house.english()
    table = await house.table(3)
    first = await house.draft(table)
    second = await house.at_turn(table)
    message = await table.turn_message()
    await first.command("table back")
    await house.rest()
    now = await table.turn_message()
    assert now.id == message.id
    assert "Taken back" in now.text
    assert "<@" not in now.text
    assert "not your turn" in (await second.command("coal draft", order="truck_01")).text.lower()
    await first.command("table finish")
    await house.rest()
    pinged = [one.pings for one in await table.public() if one.pings]
    assert len(pinged) == 2
    assert len(await table.turn_messages()) == 1


@pytest.mark.slow
async def test_trap_38_no_seed_and_no_pile_leaves_the_database(house: House) -> None:
    table = await house.table(2)
    await drawn_five(house, table)
    loaded = (await house.running.service.seen(0, table.number)).loaded
    at_turn = await house.at_turn(table)
    other = next(one for one in table.players if one is not at_turn)
    for command in ("board text", "table log", "table status", "board view"):
        await other.command(command)
    told = json.dumps([(entry["body"], entry["files"]) for entry in await house.sent()])
    assert loaded.row.seed not in told
    assert loaded.row.salt not in told
    assert loaded.state.rng.seed not in told


@pytest.mark.slow
async def test_trap_39_others_see_before_or_after_never_the_secret_between(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await drawn_five(house, table)
    player = await house.at_turn(table)
    other = next(one for one in table.players if one is not player)

    async def looks() -> tuple[str, ...]:
        return tuple([(await other.command(command)).text for command in ("board text", "table log")])

    before = await looks()
    keep, *rest = await asyncio.gather(player.command("coal keep", card="none"), *(looks() for _ in range(4)))
    after = await looks()
    assert keep.private
    for seen in rest:
        assert all(text in pair for text, pair in zip(seen, zip(before, after, strict=True), strict=True))


@pytest.mark.slow
async def test_trap_40_threads_are_public_and_names_in_private_answers_mention_nobody(house: House) -> None:
    table = await house.table(2)
    await house.act(table)
    assert [thread["type"] for thread in await house.client.threads()] == [11]
    private = await house.sent("PATCH", "/{webhook_token}/messages/{message_id}")
    assert private
    assert all(not entry["body"]["allowed_mentions"].get("users") for entry in private)
    assert all("<@" not in (entry["body"].get("content") or "") for entry in private)


@pytest.mark.slow
async def test_trap_41_a_replaced_player_is_refused_and_the_new_one_sees_the_same_five(house: House) -> None:
    await house.english()
    table = await house.table(3)
    drawn = await drawn_five(house, table)
    leaver = await house.at_turn(table)
    panel = await house.act(table)
    keep = control(panel, "do keep")
    await leave_game(leaver)
    emma = house.player("Emma", table.thread)
    await emma.command("table join")
    await house.rest()
    question = (await table.public())[-1]
    for player in table.players:
        if player is not leaver:
            await player.press(question, custom_id=control(question, "vote"))
    await house.rest()
    assert "no seat" in (await house.press_old(leaver, panel, keep)).text
    assert hand_of((await house.state(table.number)).turn) == drawn
    message = await table.turn_message()
    own = await emma.press(message, custom_id=control(message, "act"))
    assert [one.label for one in own.components if "keep" in one.custom_id] == [
        one.label for one in panel.components if "keep" in one.custom_id
    ]
    log = (await leaver.command("table log")).text
    assert log == (await house.player("Dmitri", table.thread).command("table log")).text


@pytest.mark.slow
async def test_trap_42_no_link_to_a_picture_is_stored_or_sent(house: House) -> None:
    table = await house.table(2)
    await house.draft(table)
    await house.act(table)
    assert not any("/attachments/" in json.dumps(entry["body"]) for entry in await house.sent())
    dump = "\n".join(sqlite3.connect(house.folder / "steiger.db").iterdump())
    assert "attachments/" not in dump
    assert ".png" not in dump
