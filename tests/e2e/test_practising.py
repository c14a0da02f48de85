"""Practising in the sandbox: one private answer from the first page to the end of a game."""

import asyncio
import json
import sqlite3
from random import Random
from typing import Final

import pytest

from games.registry import GAMES
from tests.e2e.house import House, control
from tests.sandbox.client import Answer, Message, Player
from tests.sandbox.seen import Component

pytestmark = pytest.mark.usefixtures("soon")

DONE: Final = ("b:do:", "m:do:", "b:finish:")
LED: Final = ("b:show:", "m:show:")


async def begun(house: House, player: Player, game: str = "coal_baron") -> Answer:
    """What is shown once a practice game has begun and the computers before the player have moved."""
    page = await player.command("practise")
    menu = next(one.custom_id for one in page.components if one.custom_id.endswith("practice-game"))
    page = await player.choose(page.shown, menu, f"start {game} 3 steiger")
    shown = await page.press(custom_id=control(page, "practise begin"))
    if "cannot be brought back" in shown.text:
        shown = await shown.press(custom_id=control(shown, "practise begin"))
    return await came(house, shown)


async def came(house: House, answer: Answer) -> Answer:
    """The answer once what the computers did stands in it."""
    for _ in range(300):
        await answer.refresh()
        if "are thinking" not in answer.text:
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError(answer.text)


async def played(house: House, answer: Answer, chance: Random, presses: int) -> Answer:
    """So many presses by chance, or as many as there are to the end of the game."""
    for _ in range(presses):
        shown = answer.shown
        if any(one.custom_id.endswith(":end") for one in shown.components) and not _turns(shown):
            return answer
        answer = await came(house, await pressed_on(answer, chance))
    return answer


async def pressed_on(answer: Answer, chance: Random) -> Answer:
    """What one press by chance is answered with."""
    return await pressed(answer, next_press(answer.shown, chance), chance)


def next_press(shown: Message, chance: Random) -> Component:
    """By chance what leads on: to the own turn, a move, its end, or what shows more of it."""
    there = [one for one in shown.components if not one.disabled and one.custom_id.startswith((*DONE, *LED))]
    finish = [one for one in there if one.custom_id.startswith("b:finish:")]
    turn = _turns(shown)
    return turn[0] if turn else finish[0] if finish and chance.random() < 0.7 else chance.choice(there)


async def pressed(answer: Answer, one: Component, chance: Random) -> Answer:
    """What that button is answered with, or an entry by chance of that menu."""
    shown, player = answer.shown, answer.player
    if one.options:
        return await player.choose(shown, one.custom_id, chance.choice(one.options)["value"])
    return await player.press(shown, custom_id=one.custom_id)


def _turns(shown: Message) -> list[Component]:
    """The way from what came to the own turn."""
    return [one for one in shown.components if one.custom_id.startswith("b:act:")]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_practice_game_is_played_in_one_private_answer(house: House, game: str) -> None:
    """From the first page to turns of all, with nothing in any channel."""
    await house.english()
    anna = house.player("Anna")
    before = len(await house.sent("POST", "/messages"))
    answer = await begun(house, anna, game)
    assert any(one.custom_id.startswith("b:act:") for one in answer.components), answer.text
    answer = await played(house, answer, Random(1), 40)
    assert answer.private
    assert not answer.failed
    assert len(await house.sent("POST", "/messages")) == before
    assert house.incidents.errors == []


async def test_own_tables_and_the_start_page_open_it_again(house: House) -> None:
    await house.english()
    anna = house.player("Anna")
    await played(house, await begun(house, anna), Random(2), 2)
    await house.restart()
    listed = await anna.command("me tables")
    assert "practice" in listed.text
    again = await came(house, await listed.press(custom_id=control(listed, "practise open")))
    assert any(one.custom_id.startswith("b:act:") for one in again.components)
    page = await anna.alone().command("practise")
    asked = await page.press(custom_id=control(page, "practise begin"))
    assert "cannot be brought back" in asked.text
    page = await anna.alone().command("practise")
    again = await came(house, await page.press(custom_id=control(page, "practise open")))
    assert any(one.custom_id.startswith("b:act:") for one in again.components)
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_that_one_may_go_is_said_of_that_one_alone(house: House) -> None:
    """Neither a second press at the same instant nor one much later removes the game that the first began."""
    await house.english()
    anna = house.player("Anna")
    await played(house, await begun(house, anna), Random(2), 2)
    page = await anna.command("practise")
    asked = await page.press(custom_id=control(page, "practise begin"))
    sure = control(asked, "practise begin")
    await anna.press_twice(asked, custom_id=sure)
    await house.computers_rest()
    (table,) = await numbers(house)
    page = await anna.command("practise")
    await played(
        house, await came(house, await page.press(custom_id=control(page, "practise open"))), Random(2), 2
    )
    again = await house.press_old(anna, forged(asked, sure, sure), sure)
    assert "cannot be brought back" in again.text
    assert await numbers(house) == {table}
    assert control(again, "practise begin") != sure


@pytest.mark.slow
async def test_a_second_press_shows_the_game_that_the_first_began(house: House) -> None:
    """As long as its player did nothing in it, and only where just that is wanted."""
    await house.english()
    anna = house.player("Anna")
    page = await anna.command("practise")
    for what in ("begin", "learn"):
        start = control(page, f"practise {what}")
        first = await came(house, await house.press_old(anna, page.shown, start))
        again = await came(house, await house.press_old(anna, page.shown, start))
        if what == "learn":  # what was begun before is another game
            first = await came(house, await first.press(custom_id=control(first, "practise learn")))
            again = await came(house, await house.press_old(anna, page.shown, start))
        assert control(again, "act") == control(first, "act")
    (table,) = await numbers(house)
    answer = await again.press(custom_id=control(again, "act"))
    answer = await played(house, answer, Random(3), 1)
    asked = await house.press_old(anna, page.shown, start)
    assert "cannot be brought back" in asked.text
    assert await numbers(house) == {table}


def forged(answer: Answer, known: str, wanted: str) -> Message:
    """What an answer shows, with another control in place of one of its own."""
    raw = json.loads(json.dumps(answer.shown.raw).replace(known, wanted))
    return Message(raw)


@pytest.mark.slow
async def test_it_is_nobody_elses(house: House) -> None:
    """Neither its panel, nor its board, its log, nor what is beside it, by whatever control."""
    await house.english()
    anna, ben = house.player("Anna"), house.player("Ben")
    mine = await begun(house, anna)
    theirs = await begun(house, ben)
    known = control(theirs, "act")
    table = control(mine, "act").split(":")[2]
    wanted = [f"b:{op}:{table}:0:" for op in ("act", "board", "log", "mine", "news", "words", "back", "finish")]
    wanted += [
        f"b:practise:{table}:0:{arg}"
        for arg in ("menu", "open", "back", "end", "end sure", "leave-guide", "guide 2")
    ]
    before = await house.state(int(table))
    for one in wanted:
        answer = await house.press_old(ben, forged(theirs, known, one), one)
        assert "There is no table" in answer.text or "practice game is gone" in answer.text, (one, answer.text)
        assert not answer.attachments, one
    assert await house.state(int(table)) == before


@pytest.mark.slow
async def test_it_cannot_be_carried_to_a_channel_and_no_other_is_lost_by_that(house: House) -> None:
    """By its number whoever practises could have all practice games taken for lost."""
    await house.english()
    anna, ben = house.player("Anna"), house.player("Ben")
    mine = int(control(await begun(house, anna), "act").split(":")[2])
    theirs = int(control(await begun(house, ben), "act").split(":")[2])
    for command in ("table move", "moderate move"):
        said = await anna.command(command, table=mine)
        assert "Nobody else plays here" in said.text or "Only moderators" in said.text, said.text
    for table in (mine, theirs):
        assert not (await house.running.service.seen(0, table)).loaded.row.lost
    assert house.incidents.errors == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_whatever_it_shows_leads_back(house: House, game: str) -> None:
    """Its private answer is all there is: board, news, log, rules and every part of these have the way on."""
    await house.english()
    answer = await begun(house, house.player("Anna"), game)
    panel = await answer.press(custom_id=control(answer, "act"))
    table = control(answer, "act").split(":")[2]
    looked = [
        one for one in panel.components if one.custom_id.split(":")[1] in ("board", "news", "can", "read", "show")
    ]
    assert len(looked) >= 2
    pages = [await house.press_old(answer.player, panel, one.custom_id) for one in looked if not one.options]
    menu = await house.press_old(answer.player, panel, control(panel, "practise menu"))
    beside = [one for one in menu.components if one.custom_id.split(":")[1] in ("board", "log")]
    pages += [await house.press_old(answer.player, menu, one.custom_id) for one in beside]
    for page in pages:
        ways = {one.custom_id.split(":")[1] for one in page.components if one.custom_id.split(":")[2] == table}
        assert ways & {"act", "do", "finish", "practise"}, (page.text, ways)


@pytest.mark.slow
async def test_its_last_turn_is_taken_back_with_the_answers(house: House) -> None:
    await house.english()
    anna = house.player("Anna")
    answer = await begun(house, anna)
    menu = await answer.press(custom_id=control(answer, "practise menu"))
    none = await menu.press(custom_id=control(menu, "practise back"))
    assert "not ended a turn" in none.text
    answer = await came(house, await anna.command("practise"))
    answer = await came(house, await answer.press(custom_id=control(answer, "practise open")))
    table = int(control(answer, "act").split(":")[2])
    before = await house.state(table)
    answer = await played(house, answer, Random(3), 6)
    after = await house.state(table)
    assert after != before
    menu = await house.press_old(
        anna,
        forged(answer, answer.components[0].custom_id, f"b:practise:{table}:0:menu"),
        f"b:practise:{table}:0:menu",
    )
    shown = await menu.press(custom_id=control(menu, "practise back"))
    assert "nobody" in shown.text.lower() or "at once" in str(shown.raw), shown.text
    back = await shown.press(custom_id=control(shown, "undo"))
    assert any(one.custom_id.startswith(DONE) for one in back.components), back.text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_it_is_removed_with_all_that_belongs_to_it(house: House) -> None:
    """By its page, by a new one of the same game, and with what is stored about its user."""
    await house.english()
    anna = house.player("Anna")
    for way in ("page", "anew", "forgotten"):
        answer = await begun(house, anna)
        answer = await played(house, answer, Random(5), 8)
        first = await numbers(house)
        assert len(first) == 1
        if way == "page":
            page = await anna.command("practise")
            page = await came(house, await page.press(custom_id=control(page, "practise open")))
            menu = await page.press(custom_id=control(page, "practise menu"))
            sure = await menu.press(custom_id=control(menu, "practise end"))
            assert "cannot be brought back" in sure.text
            gone = await sure.press(custom_id=control(sure, "practise end sure"))
            assert "is gone" in gone.text
        elif way == "anew":
            await begun(house, anna)
            assert await numbers(house) != first
        else:
            data = await anna.command("me data")
            asked = await data.press(custom_id=control(data, "forget"))
            await asked.press(custom_id=control(asked, "forget sure"))
            await house.computers_rest()
        left = await rows_of(house, next(iter(first)))
        assert left == {}, (way, left)
    assert house.incidents.errors == []


async def numbers(house: House) -> set[int]:
    """The numbers of all practice games."""
    assert house.db is not None
    return await house.db.read(
        lambda c: {int(one) for (one,) in c.execute("SELECT id FROM tables WHERE guild < 0")}
    )


async def rows_of(house: House, table: int) -> dict[str, int]:
    """How many rows each table of the database has of a game, but for requests, which are of an interaction."""
    assert house.db is not None

    def count(connection: sqlite3.Connection) -> dict[str, int]:
        found = connection.execute(
            """SELECT kept.name FROM sqlite_master AS kept JOIN pragma_table_info(kept.name) AS columns
               WHERE kept.type = 'table' AND columns.name = 'table_id'"""
        ).fetchall()
        counted = {
            name: int(
                connection.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table,)).fetchone()[0]
            )
            for (name,) in found
            if name != "requests"
        }
        counted["tables"] = int(
            connection.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).fetchone()[0]
        )
        return {name: many for name, many in counted.items() if many}

    return await house.db.read(count)


@pytest.mark.slow
async def test_a_whole_game_ends_with_its_score_sheet(house: House) -> None:
    await house.english()
    answer = await played(house, await begun(house, house.player("Anna")), Random(2), 4000)
    table = next(iter(await numbers(house)))
    assert "the game is over" in answer.text
    assert "1. " in answer.text
    assert "<@" not in answer.text
    assert any(one.custom_id == f"b:practise:{table}:0:end" for one in answer.components)
    assert house.drawer.pictures
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_news_hold_the_own_turn_and_what_came_of_it_at_every_step(house: House) -> None:
    """Also where the own turn goes on after something final: nothing happened since then, but much did before."""
    await house.english()
    anna, chance = house.player("Anna"), Random(5)
    answer = await begun(house, anna, "kohle_kolonie")
    titles = set[str]()
    for _ in range(25):
        news = next((one for one in answer.components if one.custom_id.startswith("b:news:")), None)
        if news is not None:
            answer = await answer.press(custom_id=news.custom_id)
            titles.add(answer.text.partition(" (")[0])
            answer = await answer.press(custom_id=control(answer, "act"))
        answer = await played(house, answer, chance, 1)
    assert titles == {"What has happened so far", "Your turn and what came of it"}


@pytest.mark.slow
async def test_who_reads_words_hears_the_whole_end_page_by_page(house: House) -> None:
    """What the pictures say is longer than a message; nothing of it is cut."""
    await house.english()
    anna = house.player("Anna")
    answer = await played(house, await begun(house, anna, "ruhrschifffahrt"), Random(2), 4000)
    table = next(iter(await numbers(house)))
    await anna.command("me pictures", wanted="words")
    page = await anna.command("practise")
    answer = await page.press(custom_id=control(page, "practise open"))
    heard = [answer.text]
    while onward := [
        one for one in answer.components if one.custom_id == f"b:practise:{table}:0:over {len(heard) + 1}"
    ]:
        answer = await answer.press(custom_id=onward[0].custom_id)
        heard.append(answer.text)
    assert len(heard) > 1
    assert not any("…" in text or len(text) > 1900 for text in heard)
    assert any(
        one.custom_id.startswith(f"b:practise:{table}:0:over {len(heard) - 1}") for one in answer.components
    )
    assert sum(map(len, heard)) > 2000
