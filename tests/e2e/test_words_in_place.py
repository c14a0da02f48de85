"""Words in place of pictures: a new private answer to every press, by whoever chose that and nobody else."""

import pytest

from bot.words import words
from tests.e2e.house import House, control

pytestmark = pytest.mark.slow
EN = words("en")


async def test_each_press_of_whoever_reads_words_is_answered_by_a_new_private_message(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    said = await player.command("me pictures", wanted="words")
    assert said.text == EN("my-pictures-words")
    panel = await house.act(table, player)
    assert panel.private
    assert not panel.shown.raw["attachments"]
    before = panel.shown.raw["content"]
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert done.private
    assert done.shown.id != panel.shown.id
    assert (await panel.refresh()).shown.raw["content"] == before
    ended = await done.press(custom_id=control(done, "finish"))
    assert ended.shown.id not in (panel.shown.id, done.shown.id)


async def test_a_control_of_an_earlier_answer_leads_on_by_a_new_one(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    await player.command("me pictures", wanted="words")
    panel = await house.act(table, player)
    draft = control(panel, "do draft")
    done = await panel.press(custom_id=draft)
    again = await panel.press(custom_id=draft)
    assert again.shown.id not in (panel.shown.id, done.shown.id)
    user = house.sandbox.site.world.user_named(player.name)
    assert user is not None
    seen = await house.running.service.seen(int(user["id"]), table.number)
    assert seen.position is not None
    assert len(seen.position.moves) == 1


async def test_the_choice_outlives_a_restart_is_one_s_own_and_can_be_taken_back(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    await player.command("me pictures", wanted="words")
    await house.restart()
    assert not (await house.act(table, player)).shown.raw["attachments"]
    other = next(one for one in table.players if one.name != player.name)
    assert (await house.act(table, other)).shown.raw["attachments"]
    assert (await player.command("me pictures", wanted="pictures")).text == EN("my-pictures-pictures")
    panel = await house.act(table, player)
    assert panel.shown.raw["attachments"]
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert done.shown.id == panel.shown.id


async def test_whoever_has_their_data_deleted_has_pictures_again(house: House) -> None:
    await house.english()
    anna = house.player("Anna")
    await anna.command("me pictures", wanted="words")
    data = await anna.command("me data")
    sure = await data.press(label=EN("button-forget"))
    await sure.press(label=EN("button-forget-sure"))
    table = await house.table(2)
    assert (await house.act(table, table.players[0])).shown.raw["attachments"]


async def test_no_command_and_no_press_shows_a_picture_to_whoever_reads_words(house: House) -> None:
    """Whoever must decide, who waits and a stranger: the board, parts, own board, news and panel."""
    await house.english()
    table = await house.table(2)
    message = await table.turn_message()
    stranger = house.player("Emma").at(table.thread)
    for player in (*table.players, stranger):
        await player.command("me pictures", wanted="words")
        for op in ("act", "mine", "news"):
            if player is stranger and op == "news":
                continue  # who has no seat has had no turn
            answer = await player.press(message, custom_id=control(message, op))
            assert not answer.shown.raw["attachments"], op
            assert answer.text
        whole = await player.command("board view")
        assert EN("words-standings") in whole.text
        for part in ("factory", "player 1", "whole", "the factory", "atlantis"):
            answer = await player.command("board view", part=part)
            assert not answer.shown.raw["attachments"], part
            assert answer.text
        for ask in ("board text", "table status", "table log"):
            assert not (await player.command(ask)).shown.raw["attachments"], ask


async def test_the_panel_begins_with_what_is_asked_and_the_board_is_one_press_away(house: House) -> None:
    """Pressed at the turn message it does not say again what that has just said."""
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    await player.command("me pictures", wanted="words")
    panel = await house.act(table, player)
    assert panel.text.startswith("Take one of the open order cards")
    board = await panel.press(label=EN("button-board-words"))
    assert EN("words-standings") in board.text
    changed = await panel.press(label=EN("words-changed"))
    assert changed.text.startswith(f"**{EN('words-changed')}**")
    done = await panel.press(custom_id=control(panel, "do draft"))
    assert done.text.startswith(f"Table {table.number}. Nothing is left to decide")
    assert EN("moves-so-far", count=1, moves="").strip() in done.text
    ended = await done.press(custom_id=control(done, "finish"))
    assert not ended.shown.raw["attachments"]
