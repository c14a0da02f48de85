"""Computers at a table in the sandbox: added on the card or by command, started with, answering a turn."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.thinking import Thinker
from db import history
from players.entry import Considered, Question
from tests.bot.stub_computer import by_chance
from tests.e2e.house import House, Table, control, leave_game
from tests.sandbox.client import Answer, Player
from tests.sandbox.seen import Message

ADDED = "m:computer:"


def menu(card: Message) -> str:
    return next(part.custom_id for part in card.components if part.custom_id.startswith(ADDED))


async def add(player: Player, card: Message, level: str) -> Answer:
    return await player.choose(card, menu(card), f"add {level}")


async def with_computers(
    house: House, people: int = 1, levels: tuple[str, ...] = ("steiger", "apprentice")
) -> Table:
    """A game just begun by people and computers, all of which have answered."""
    card, seated = await house.lobby(people)
    for level in levels:
        await add(seated[0], card, level)
    await house.rest()
    before = {thread["id"] for thread in await house.client.threads()}
    await seated[0].press(card, custom_id=control(card, "start"))
    await house.computers_rest()
    (place,) = [thread["id"] for thread in await house.client.threads() if thread["id"] not in before]
    number = int(card.components[0].custom_id.split(":")[2])
    return Table(number, place, tuple(player.at(place) for player in seated))


@pytest.mark.slow
async def test_two_computers_are_added_and_answer_a_turn_in_one_message(house: House) -> None:
    await house.english()
    card, (anna,) = await house.lobby(1)
    said = await add(anna, card, "steiger")
    assert "next seat" in said.text
    await anna.command("computer add", level="apprentice")
    await house.rest()
    shown = next(one for one in await anna.messages() if one.id == card.id)
    assert "Computer Blue (Steiger)" in shown.text
    assert "(Apprentice)" in shown.text
    before = {thread["id"] for thread in await house.client.threads()}
    await anna.press(shown, custom_id=control(shown, "start"))
    await house.computers_rest()
    (place,) = [thread["id"] for thread in await house.client.threads() if thread["id"] not in before]
    table = Table(int(card.components[0].custom_id.split(":")[2]), place, (anna.at(place),))
    told = len(await table.public())
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.computers_rest()
    mine, answer = (await table.public())[told:]
    assert "<@" not in mine.text
    assert answer.text.startswith("<@")
    assert "Computer Blue (Steiger)" in answer.text
    assert "Computer Yellow (Apprentice)" in answer.text


async def finish(house: House, table: Table) -> None:
    """A turn of the person, by buttons; computers may not have answered yet."""
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.rest()


def patient(thoughts: int) -> Callable[[], Thinker]:
    """Makes thinkers of which the first has so many thoughts and then hangs; those that follow are as always."""
    made = 0
    left = thoughts

    def think(question: Question) -> list[Considered]:
        nonlocal left
        left -= 1
        if left < 0:
            released.wait(60)
        return by_chance(question)

    released = threading.Event()

    def make() -> Thinker:
        nonlocal made
        made += 1
        if made > 1:
            released.set()
        return Thinker(lambda: ThreadPoolExecutor(1), think if made == 1 else by_chance)

    return make


@pytest.mark.slow
@pytest.mark.parametrize("thoughts", [0, 1])
async def test_a_restart_in_the_middle_of_computers_turns_loses_nothing(house: House, thoughts: int) -> None:
    """Whether none of them had decided, or one whose turn nobody was told yet: all is told by one message."""
    await house.english()
    table = await with_computers(house)
    house.make_thinker = patient(thoughts)
    await house.restart()
    told = len(await table.public())
    await finish(house, table)
    lines = await sealed(house, table)
    for _ in range(100):
        if len(lines) > thoughts:
            break
        await asyncio.sleep(0.02)
        lines = await sealed(house, table)
    assert len((await table.public())[told:]) == 1, "the person's own turn"
    await house.restart()
    await house.computers_rest()
    mine, answer = (await table.public())[told:]
    assert "<@" not in mine.text
    assert answer.text.startswith("<@")
    for level in ("Steiger", "Apprentice"):
        assert level in answer.text


async def sealed(house: House, table: Table) -> list[int]:
    """The seals since the person's last turn."""
    assert house.db is not None
    lines = await house.db.read(lambda c: history.live_lines(c, table.number))
    last = max((line.id for line in lines if line.seat == 0), default=0)
    return [line.seal or 0 for line in lines if line.id >= last]


@pytest.mark.slow
async def test_a_seat_goes_to_a_computer_and_back_to_its_owner(house: House) -> None:
    """By the button of the message that offers the seat; whoever left comes back by command."""
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)
    other = next(one for one in table.players if one is not player)
    await leave_game(player)
    await house.rest()
    offer = (await table.public())[-1]
    assert "Let a computer play" in [part.label for part in offer.components]
    said = await other.press(offer, custom_id=control(offer, "computer play"))
    assert "Agreed" in said.text
    await house.computers_rest()
    assert await house.at_turn(table) is other
    public = await table.public()
    assert any("(Steiger) plays the seat of" in one.text for one in public)
    assert "(Steiger)" in (await table.turn_message()).text
    offer = next(one for one in public if one.id == offer.id)
    assert not any(part.custom_id.startswith("b:join:") for part in offer.components)
    back = await player.command("table return")
    assert back.private
    await house.rest()
    await finish(house, table)
    assert await house.at_turn(table) is player


@pytest.mark.slow
async def test_several_tables_with_computers_play_while_presses_are_answered(house: House) -> None:
    tables = [await with_computers(house) for _ in range(4)]
    panels = [await house.act(table) for table in tables]
    done = [await panel.press(custom_id=control(panel, "do draft")) for panel in panels]
    await asyncio.gather(*(one.press(custom_id=control(one, "finish")) for one in done))
    await house.computers_rest()
    for table in tables:
        assert (await table.turn_message()).text.startswith("<@")
        assert await house.at_turn(table) is table.players[0]


@pytest.mark.slow
async def test_whoever_may_not_changes_no_computers(house: House) -> None:
    await house.english()
    card, (anna, ben) = await house.lobby(2)
    refused = await add(ben, card, "steiger")
    assert refused.private
    assert "Computer" not in refused.text or "opener" in refused.text
    await add(anna, card, "steiger")
    await house.rest()
    offered = await anna.suggest("computer remove", "player", "steig")
    assert [one["name"] for one in offered] == ["\N{LARGE YELLOW CIRCLE}\u00a0Computer Yellow (Steiger)"]
    removed = await anna.command("computer remove", player="Computer Yellow")
    assert "free again" in removed.text
    nobody = await anna.suggest("computer remove", "player")
    assert "No computer" in nobody[0]["name"]


@pytest.mark.slow
async def test_the_only_person_is_told_that_leaving_ends_the_game(house: House) -> None:
    await house.english()
    table = await with_computers(house)
    (anna,) = table.players
    left, conceded = await anna.command("table leave"), await anna.command("table concede")
    assert "only person" in left.text
    assert "only person" in conceded.text
    await conceded.press(custom_id=control(conceded, "stop"))
    await house.rest()
    assert (await house.running.service.seen(0, table.number)).loaded.row.status == "abandoned"


@pytest.mark.slow
async def test_help_says_that_a_table_full_of_computers_has_room(house: House) -> None:
    await house.english()
    card, (anna,) = await house.lobby(1)
    for _ in range(3):
        await add(anna, card, "apprentice")
        await house.rest()
    said = await house.player("Ben").command("help")
    assert "Join" in said.text
    assert "/computer add" in (await anna.command("help")).text
    joined = await house.player("Ben").command("table join")
    assert "seat" in joined.text
