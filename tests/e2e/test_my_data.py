"""/me data: a private file with all that is stored about whoever asks, and its deletion, asked once."""

import json

import pytest

from db import users
from tests.e2e.house import House, control
from tests.sandbox.client import Answer


async def file_of(house: House, answer: Answer) -> dict[str, object]:
    (attachment,) = answer.attachments
    assert attachment["filename"] == "steiger-data.json"
    found = json.loads(await house.client.file(attachment))
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
async def test_all_that_is_stored_is_a_private_file(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.draft(table)
    for anna in (house.player("Anna"), house.player("Anna").alone()):
        answer = await anna.command("me data")
        assert answer.private
        assert "Your seats" in answer.text
        written = await file_of(house, answer)
        stored = written["stored"]
        assert isinstance(stored, dict)
        assert {row["table_id"] for row in stored["seats"]["rows"]} == {table.number}
        assert "Your seats" in stored["seats"]["for"]
        assert "Ben" not in json.dumps(stored["seats"]["rows"])


async def test_who_is_unknown_is_told_so_and_nothing_else(house: House) -> None:
    await house.english()
    await house.table(2)
    answer = await house.player("Dmitri").command("me data")
    assert "nothing about you" in answer.text
    written = await file_of(house, answer)
    assert not [kind for kind, found in written["stored"].items() if found["rows"]]  # pyright: ignore


@pytest.mark.slow
async def test_deletion_is_asked_once_and_says_what_stays(house: House) -> None:
    await house.english()
    table = await house.table(2)
    anna = house.player("Anna")
    await anna.command("me hours", zone="Tokyo")
    shown = await anna.command("me data")
    sure = await shown.press(custom_id=control(shown, "forget"))
    assert f"your seats at table {table.number}" in sure.text
    assert await house.running.db.read(lambda c: users.hours(c, 200000000000000001)) is not None, "only asked"
    one, two = await anna.press_twice(sure, custom_id=control(sure, "forget sure"))
    assert "Deleted." in one.text
    assert not two.failed
    assert await house.running.db.read(lambda c: users.hours(c, 200000000000000001)) is None
    player = await house.at_turn(table)
    await house.draft(table)
    assert await house.at_turn(table) is not player, "the game goes on"
    again = await anna.command("me data")
    assert "Your seats" in again.text
    assert "settings" not in again.text


async def test_a_strangers_press_deletes_only_their_own(house: House) -> None:
    await house.english()
    anna = house.player("Anna")
    await anna.command("me hours", zone="Tokyo")
    shown = await anna.command("me data")
    sure = await shown.press(custom_id=control(shown, "forget"))
    done = await house.press_old(house.player("Ben"), sure, control(sure, "forget sure"))
    assert "Deleted." in done.text
    assert await house.running.db.read(lambda c: users.hours(c, 200000000000000001)) is not None


@pytest.mark.slow
async def test_an_ended_game_shows_no_name_any_more(house: House) -> None:
    await house.english()
    table = await house.table(2)
    anna, ben = table.players
    await anna.command("table abandon")
    await house.rest()
    asked = next(one for one in reversed(await ben.messages()) if "b:vote:" in str(one.raw["components"]))
    await ben.press(asked, custom_id=control(asked, "vote"))
    await house.rest()
    told = len(await table.public())
    shown = await anna.command("me data")
    sure = await shown.press(custom_id=control(shown, "forget"))
    assert "No table needs anything of you" in sure.text
    await sure.press(custom_id=control(sure, "forget sure"))
    await house.rest()
    assert len(await table.public()) == told, "nobody is told"
    log = await ben.command("table log")
    assert "Ben" in log.text
    assert "Anna" not in log.text
    again = await ben.command("table rematch")
    assert "table" in again.text.lower()
    await house.restart()
    assert "nothing about you" in (await anna.alone().command("me data")).text
