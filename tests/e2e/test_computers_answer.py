"""Computers at a table in the sandbox: added on the card or by command, started with, answering a turn."""

from tests.e2e.house import House, Table, control
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
