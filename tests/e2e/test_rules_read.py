"""/rules and /help: read, searched, compared and shared, from commands and from the buttons that lead there."""

from datetime import UTC, datetime

import pytest

from bot.words import words
from tests.e2e.house import House, control
from tests.sandbox.client import Answer

pytestmark = pytest.mark.slow
EN, DE = words("en"), words("de")


def labels(answer: Answer) -> list[str]:
    """The labels of all buttons of an answer."""
    return [one.label for one in answer.components if one.label]


async def test_a_section_is_read_by_its_number_and_the_ways_lead_on(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    answer = await ben.command("rules read", section="5.1.2a", game="kohle_kolonie")
    assert answer.private
    assert answer.text.startswith("**5.1.2a · ")
    assert EN("rules-mark-printed") in answer.text
    there = await answer.press(label=EN("button-rules-later"))
    assert there.text.startswith("**5.1.2")
    back = await there.press(label=EN("button-rules-earlier"))
    assert back.text == answer.text
    seen = [answer.text]
    while "5.1.2b" not in seen[-1].splitlines()[0]:
        answer = await answer.press(label=EN("button-rules-later"))
        seen.append(answer.text)
    assert EN("rules-page", page=2, pages=2) in seen[1].splitlines()[0]
    assert len(set(seen)) == len(seen) == 3


async def test_without_a_table_the_game_is_asked_for(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    asked = await ben.command("rules read")
    assert asked.text == EN("rules-which-game")
    menu = next(one.custom_id for one in asked.components)
    contents = await ben.choose(asked, menu, "coal_baron -")
    assert contents.text.startswith(EN("rules-contents", game=EN("game-coal_baron")))
    found = await ben.command("rules search", words="steam engine cost")
    menu = next(one.custom_id for one in found.components)
    hits = await ben.choose(found, menu, "kohle_kolonie steam engine cost")
    assert "5.1.2b" in hits.text


async def test_a_search_shows_passages_and_opens_their_sections(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    hits = await ben.command("rules search", words="steem engine cost", game="kohle_kolonie")
    assert hits.text.count("**") >= 6
    read = await hits.press(label=labels(hits)[0])
    assert read.text.startswith("**")
    nothing = await ben.command("rules search", words="xylophone", game="kohle_kolonie")
    assert EN("rules-not-found", typed="xylophone") in nothing.text


async def test_a_refusal_leads_to_its_section(house: House) -> None:
    await house.english()
    table = await house.table(3)
    answer = await table.players[1].command("table finish")
    assert "rulebook" in answer.text or "ruling" in answer.text
    read = next(one for one in answer.components if one.custom_id.startswith(f"b:read:{table.number}:"))
    shown = await answer.press(custom_id=read.custom_id)
    assert shown.text.startswith("**")
    assert EN("rules-unknown") not in shown.text


async def test_the_panel_and_the_log_lead_to_the_rules(house: House) -> None:
    await house.english()
    table = await house.table(3)
    message = await table.turn_message()
    seen = await house.running.service.seen(0, table.number)
    anna = next(one for one in table.players if one.name == seen.loaded.seats[seen.loaded.active[0]].name)
    panel = await anna.press(message, custom_id=control(message, "act"))
    shown = await panel.press(label=EN("button-rule"))
    assert shown.text.startswith("**The draft**")
    log = await anna.command("table log")
    menu = next(one for one in log.components if one.custom_id.startswith("m:read:"))
    read = await anna.choose(log, menu.custom_id, menu.options[0]["value"])
    assert read.text.startswith("**")


async def test_a_section_is_shown_to_the_table_once_with_who_shares_it(house: House) -> None:
    await house.english()
    table = await house.table(3)
    anna = table.players[0]
    before = len(await table.public())
    answer = await anna.command("rules read", section="Tour de jeu")
    assert (await answer.press(label=EN("button-share"))).text == EN("shared")
    message = (await house.told(table, before + 1))[-1]
    name = anna.name
    assert name in message.text.splitlines()[0]
    assert "**A turn**" in message.text
    again = await anna.command("rules read", section="Tour de jeu")
    assert (await again.press(label=EN("button-share"))).text == EN("shared-already", section="Tour de jeu")
    emma = house.player("Emma").at(table.thread)
    opened = await emma.press(message, custom_id=control(message, "read"))
    assert opened.private
    assert opened.text.startswith("**A turn**")
    assert EN("button-share") not in labels(opened)
    assert "Tour de jeu" in (await anna.command("table log", page=1)).text


async def test_nobody_shows_a_table_more_than_five_sections_an_hour(house: House) -> None:
    await house.english()
    table = await house.table(2)
    anna = table.players[0]
    first, *others = ("Tour de jeu", "Livraison", "Commandes", "Capitaux", "Extraction 1", "Extraction 2")
    for section in others:
        answer = await anna.command("rules read", section=section)
        assert (await answer.press(label=EN("button-share"))).text == EN("shared")
    late = await anna.command("rules read", section=first)
    refused = await late.press(label=EN("button-share"))
    assert refused.text == EN("shared-enough", most=5)
    house.clock.time += 3601
    late = await anna.command("rules read", section=first)
    assert (await late.press(label=EN("button-share"))).text == EN("shared")


async def test_editions_are_compared_and_the_lobby_says_how_a_table_departs(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    await ben.command("table new", game="kohle_kolonie")
    await house.rest()
    compared = await ben.command("rules compare", section="4.0")
    assert all(edition in compared.text for edition in ("German", "English", "French"))
    assert "At table 1: " in compared.text
    card = (await house.client.messages("coal-table"))[-1]
    options = await ben.press(card, custom_id="b:rules:1:0:")
    line = next(one for one in options.text.splitlines() if "English edition" in one)
    away = await options.press(label=EN("button-departures"))
    assert away.text.splitlines()[0] == line
    assert "4.0" in away.text
    menu = next(one for one in away.components if one.custom_id.startswith("m:compare:"))
    there = await ben.choose(away, menu.custom_id, menu.options[0]["value"])
    assert there.text.startswith("**")
    only = await ben.command("rules compare", section="4.0", game="coal_baron")
    assert "one printed edition" in only.text


async def test_autocomplete_offers_number_and_heading_in_the_readers_language(house: House) -> None:
    await house.english()
    table = await house.table(2)
    anna = table.players[0]
    found = await anna.suggest("rules read", "section", "extraction 4")
    assert [one["value"] for one in found] == ["coal_baron Extraction 4"]
    assert found[0]["name"] == "From the cage onto an order"
    read = await anna.command("rules read", section=found[0]["value"])
    assert read.text.startswith("**From the cage onto an order**")
    elsewhere = await house.player("Ben", "second-table").suggest("rules read", "section", "5.1.8")
    assert any(one["value"] == "kohle_kolonie 5.1.8" for one in elsewhere)


async def test_help_says_what_can_be_done_here_now(house: House) -> None:
    await house.english()
    ben = house.player("Ben")
    nothing = await ben.command("help")
    assert nothing.text.splitlines() == [EN("help-none"), EN("help-none-do"), EN("help-rules")]
    assert (await nothing.press(label=EN("button-rulebooks"))).text == EN("rules-which-game")
    await ben.command("table new", game="coal_baron")
    await house.rest()
    assert labels(await ben.command("help"))[0] == EN("button-start")
    chloe = house.player("Chloé")
    joining = await chloe.command("help")
    assert len(joining.text.splitlines()) == 3
    await joining.press(label=EN("button-join"))
    await ben.command("table start")
    await house.rest()
    thread = str((await house.running.service.seen(0, 1)).loaded.row.place)
    texts = {name: (await house.player(name, thread).command("help")).text for name in ("Ben", "Chloé", "Emma")}
    assert sum(text.startswith("Table 1, Coal Baron: it is your turn – ") for text in texts.values()) == 1
    assert "play Coal Baron" in texts["Emma"]
    assert all(text.splitlines()[-1] == EN("help-judge") for text in texts.values())
    assert all(len(text.splitlines()) == 3 for text in texts.values())


async def test_help_after_a_refusal_leads_to_why_and_dispute(house: House) -> None:
    await house.english()
    table = await house.table(3)
    player = await house.at_turn(table)
    refused = await player.command("table finish")
    assert EN("button-dispute") in labels(refused)
    others = [one for one in table.players if one.name != player.name]
    assert (await player.command("help")).text.splitlines()[-1] == EN("help-refused")
    assert (await others[0].command("help")).text.splitlines()[-1] == EN("help-judge")
    await house.pass_time(3600)
    assert (await player.command("help")).text.splitlines()[-1] == EN("help-judge")


async def test_aid_and_legend_are_pictures_and_words_for_whoever_reads_words(house: House) -> None:
    await house.english()
    table = await house.table(3)
    anna, ben = table.players[:2]
    for what in ("aid", "legend"):
        answer = await anna.command(f"rules {what}")
        assert answer.private
        assert len(answer.shown.raw["attachments"]) == 1
    other = await answer.press(label=EN("button-aid"))
    assert EN("rules-aid", game=EN("game-coal_baron")) in other.text
    await ben.command("me pictures", wanted="words")
    heard = await ben.command("rules aid")
    assert not heard.shown.raw["attachments"]
    assert len(heard.text.splitlines()) > 10
    elsewhere = house.player("Emma", "second-table")
    asked = await elsewhere.command("rules legend")
    assert asked.text == EN("rules-which-game")
    menu = next(one.custom_id for one in asked.components)
    assert len((await elsewhere.choose(asked, menu, "ruhrschifffahrt 0")).shown.raw["attachments"]) == 1


async def test_the_rules_are_read_in_a_direct_message_as_well(house: House) -> None:
    await house.english()
    ben = house.player("Ben").alone()
    assert (await ben.command("help")).text.startswith(EN("help-none"))
    read = await ben.command("rules read", section="5.1.2a", game="kohle_kolonie")
    assert read.text.startswith("**5.1.2a · ")
    assert EN("button-share") not in labels(read)


async def test_help_of_a_table_that_waits_rests_is_paused_or_over(house: House) -> None:
    await house.english()
    table = await house.table(2)
    anna, ben = table.players
    who = await house.at_turn(table)
    waiting = ben if who.name == anna.name else anna
    assert "You need not do anything" in (await waiting.command("help")).text
    tomorrow = datetime.fromtimestamp(house.clock.now() + 86400, UTC).date().isoformat()
    await anna.command("table pause", until=tomorrow)
    await house.rest()
    asking = (await table.public())[-1]
    yes = next(one.custom_id for one in asking.components if " yes" in one.custom_id)
    await ben.press(asking, custom_id=yes)
    assert "is paused" in (await anna.command("help")).text
    await anna.command("table resume")
    await anna.command("table abandon")
    await house.rest()
    asking = (await table.public())[-1]
    yes = next((one.custom_id for one in asking.components if " yes" in one.custom_id), None)
    if yes is not None:
        await ben.press(asking, custom_id=yes)
    over = await anna.command("help")
    assert "the game has ended" in over.text
    assert EN("button-rematch") in labels(over)
    assert [len((await one.command("help")).text.splitlines()) for one in (anna, ben)] == [3, 3]
