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
