"""Why it is so: by command, below refusals and turn messages, and under *Apps*, as players meet it."""

import re

import pytest

from bot.words import words
from db import outbox
from db.outbox import SENT_KEPT
from tests.e2e.house import House, Table, control
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

EN, DE, FR = words("en"), words("de"), words("fr")
WHY, DISPUTE = EN("menu-command-why"), EN("menu-command-dispute")


async def refused(house: House, table: Table) -> tuple[Player, Answer]:
    """A refusal by the rules, as whoever is at turn sees it."""
    player = await house.at_turn(table)
    return player, await player.command("table finish")


def ids(shown: Answer | Message) -> list[str]:
    return [one.custom_id for one in shown.components]


def values(shown: Answer) -> list[str]:
    """The entries of the menu of an answer."""
    raw = shown.shown.raw
    menus = [one for row in raw["components"] for one in row["components"] if one["type"] == 3]
    assert len(menus) == 1
    return [option["value"] for option in menus[0]["options"]]


async def chosen(player: Player, shown: Answer, value: str) -> Answer:
    menu = next(id for id in ids(shown) if id.startswith("m:why:"))
    return await player.choose(shown, menu, value)


@pytest.mark.slow
async def test_a_refusal_says_why_to_whom_it_was_given(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player, refusal = await refused(house, table)
    why = await refusal.press(custom_id=control(refusal, "why refusal"))
    assert why.private
    assert why.text.startswith("**Why was that refused?**")
    assert any(id.startswith("b:read:") for id in ids(why))
    assert any(id.startswith("b:dispute:") and ":refusal " in id for id in ids(why))
    other = next(one for one in table.players if one is not player)
    copied = await house.press_old(other, await table.turn_message(), control(await table.turn_message(), "why"))
    assert copied.private
    _, again = await refused(house, table)
    forged = control(again, "why refusal")
    message = await table.turn_message()
    message.raw["components"][0]["components"][0]["custom_id"] = forged
    answer = await house.press_old(other, message, forged)
    assert answer.text == EN("why-refusal-gone")


@pytest.mark.slow
async def test_a_dispute_of_a_refusal_shows_why_and_asks_whether_that_settles_it(house: House) -> None:
    await house.english()
    table = await house.table(2)
    _, refusal = await refused(house, table)
    asked = await refusal.press(custom_id=control(refusal, "why contest"))
    assert asked.text.startswith("**Why was that refused?**")
    assert asked.text.endswith(EN("why-settles"))
    going_on = await asked.press(label=EN("button-dispute"))
    assert going_on.private
    assert any(id.startswith("m:dispute:") and ":refusal " in id for id in ids(going_on))
    _, refusal = await refused(house, table)
    asked = await refusal.press(custom_id=control(refusal, "why contest"))
    settled = await asked.press(label=EN("button-why-settled"))
    assert settled.text == EN("why-settled")
    assert not settled.components


@pytest.mark.slow
async def test_the_turn_message_says_what_it_told_and_each_line_leads_to_its_why(house: House) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.draft(table)
    message = await table.turn_message()
    for viewer in table.players:
        told = await viewer.press(message, label=EN("button-why"))
        assert told.private
        assert told.text.startswith(EN("why-told"))
        (value,) = values(told)
        why = await chosen(viewer, told, value)
        assert why.text.startswith(f"**{EN('button-why')}** ")
        assert re.search(rf"• \S+\s{player.name}: \+1 outstanding order", why.text)
        assert EN("why-round-coal_baron", round=1) in why.text
        assert any(id.endswith(f":{value}") and id.startswith("b:dispute:") for id in ids(why))
    contested = await player.press(message, label=EN("button-dispute"))
    assert contested.text.startswith(EN("why-told-contest"))
    asked = await chosen(player, contested, values(contested)[0])
    assert asked.text.endswith(EN("why-settles"))
    stranger = house.player("Emma", table.thread)
    told = await stranger.press(message, label=EN("button-why"))
    why = await chosen(stranger, told, values(told)[0])
    assert "outstanding order" in why.text
    assert not any(id.startswith("b:dispute:") for id in ids(why)), "who has no seat disputes nothing"


@pytest.mark.slow
async def test_the_same_stands_under_apps_on_old_messages(house: House) -> None:
    """Retired, after a restart, and after its row is gone from the outbox."""
    await house.english()
    table = await house.table(2)
    player = await house.draft(table)
    old = await table.turn_message()
    await house.draft(table)
    (retired,) = [one for one in await player.messages() if one.id == old.id]
    assert not retired.components
    before = await player.message_command(WHY, retired)
    assert before.private
    assert before.text.startswith(EN("why-told"))
    await house.restart()
    await house.pass_time(SENT_KEPT + 3600)
    for _ in range(2):
        player = await house.draft(table)
    await house.rest()
    rows = await house.running.db.read(lambda c: outbox.rows_of(c, table.number))
    assert not [row for row in rows if row.message == int(old.id) and row.first_line]
    again = await player.message_command(WHY, retired)
    assert again.text == before.text
    why = await chosen(player, again, values(again)[0])
    assert "+1 outstanding order" in why.text
    disputed = await player.message_command(DISPUTE, retired)
    assert disputed.text.startswith(EN("why-told-contest"))
    asked = await chosen(player, disputed, values(disputed)[0])
    assert asked.text.endswith(EN("why-settles"))


@pytest.mark.slow
@pytest.mark.parametrize("name", [WHY, DISPUTE])
async def test_on_other_messages_there_is_one_polite_line(house: House, name: str) -> None:
    await house.english()
    table = await house.table(2)
    anna, ben = table.players
    said = await ben.say("Who is it?")
    answer = await anna.message_command(name, said)
    assert (answer.private, answer.text) == (True, EN("why-message-not-mine"))
    card = next(
        one for one in await house.player("Anna").messages() if one.author == "Steiger" and not one.private
    )
    answer = await house.player("Anna").message_command(name, card)
    assert (answer.private, answer.text) == (True, EN("why-message-told-nothing"))


@pytest.mark.slow
async def test_a_message_whose_receipt_was_lost_in_a_crash_is_known_again(house: House) -> None:
    await house.english()
    table = await house.table(2)
    house.forget_arrivals()
    player = await house.at_turn(table)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await player.command("table finish")
    await house.client.settle(0.3)
    await house.restart()
    await house.rest()
    message = await table.turn_message()
    told = await player.message_command(WHY, message)
    assert told.text.startswith(EN("why-told"))
    assert len(values(told)) == 1


@pytest.mark.slow
async def test_what_was_sealed_before_a_crash_and_told_after_it_is_told_by_that_message(house: House) -> None:
    await house.english()
    table = await house.table(2)
    house.silence_outbox()
    player = await house.at_turn(table)
    order = (await house.state(table.number)).draft[0]
    await player.command("coal draft", order=order)
    await player.command("table finish")
    await house.restart()
    await house.rest()
    told = await player.message_command(WHY, await table.turn_message())
    assert len(values(told)) == 1
    why = await chosen(player, told, values(told)[0])
    assert "+1 outstanding order" in why.text


@pytest.mark.slow
async def test_the_command_completes_and_finds_lines_accounts_and_balance(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.drafted(table)
    anna = table.players[0]
    offered = await anna.suggest("rules why", "what")
    assert [one["value"] for one in offered[:3]] == ["balance", "francs", "points"]
    assert [one["name"] for one in offered[1:3]] == ["my francs", "my points"]
    lines = [one for one in offered if one["value"].startswith("line ")]
    assert len(lines) > 5
    numbers = [int(one["value"].split()[1].split(".")[0]) for one in lines]
    assert numbers == sorted(numbers, reverse=True), "newest first"
    of_ben = await anna.suggest("rules why", "what", "ben")
    assert of_ben
    assert any("Ben" in one["name"] for one in of_ben)
    assert not any("Anna" in one["name"] and "Ben" not in one["name"] for one in of_ben)
    (nothing,) = await anna.suggest("rules why", "what", "xyzzy")
    assert (await anna.command("rules why", what=nothing["value"])).text == EN("why-choose")
    why = await anna.command("rules why", what=lines[0]["value"])
    assert why.private
    assert why.text.startswith(f"**{EN('button-why')}** ")
    francs = await anna.command("rules why", what="my francs")
    francs_now = (await house.state(table.number)).seats[0].francs
    assert francs.text.splitlines()[0].startswith(f"**🟠\xa0Anna: {francs_now} franc")
    assert line_of(francs.text, "By rule")
    assert (await anna.command("rules why", what="francs")).text == francs.text
    balance = await anna.command("rules why", what="balance")
    assert balance.text.startswith("**Balance of ")
    rounds = await balance.press(label=EN("button-why-by-round", game="coal_baron"))
    assert EN("why-round-coal_baron", round=1) in rounds.text
    of_ben = await anna.command("rules why", what="balance", seat="ben")
    assert "Ben" in of_ben.text.splitlines()[0]
    nothing = await anna.command("rules why", what="xylophone")
    assert "xylophone" in nothing.text
    several = await anna.command("rules why", what="order")
    assert any(id.startswith("m:why:") for id in ids(several))


def line_of(text: str, start: str) -> str:
    """The line of a text that begins so."""
    return next(line for line in text.splitlines() if line.startswith(start))


@pytest.mark.slow
async def test_who_has_no_seat_asks_for_lines_and_for_a_player_s_balance(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.drafted(table)
    emma = house.player("Emma", table.thread)
    offered = [one["value"] for one in await emma.suggest("rules why", "what")]
    assert offered[0] == "balance"
    assert "francs" not in offered
    assert (await emma.command("rules why", what="balance")).text == EN("why-needs-seat", table=table.number)
    assert (await emma.command("rules why", what="balance", seat="Anna")).text.startswith("**Balance of ")
    assert (await emma.command("rules why", what="points", seat="Anna")).text.startswith("**")
    elsewhere = house.player("Emma", "general")
    assert not (await elsewhere.command("rules why", what="balance")).text.startswith("**Balance")


@pytest.mark.slow
async def test_before_a_game_there_is_nothing_to_ask(house: House) -> None:
    await house.english()
    _, (anna, _) = await house.lobby(2)
    answer = await anna.command("rules why", what="balance")
    assert answer.text.startswith("The game at table ")
    offered = await anna.suggest("rules why", "what")
    assert [one["value"] for one in offered] == ["-"]
