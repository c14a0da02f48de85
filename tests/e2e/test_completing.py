"""Completing an option: found from any keyboard, never an empty list, never noise in the log at each key."""

import asyncio
import logging
from typing import Any

import pytest
from discord import app_commands

from cogs.typed.given import Given
from db.errors import NotReadError
from tests.e2e.house import House

pytestmark = pytest.mark.slow

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
NOTHING = ("-", 0)
LEAST = {("table undo", "turns"): 1}
"""Options that take no 0: their least value stands for nothing."""


NEVER_EMPTY = {("me hours", "zone"), ("table nights", "zone"), ("me away", "begin"), ("me away", "end")}
"""Options whose lists are never empty, because they need no table: time zones, and the next days."""


def completing(house: House) -> list[tuple[str, str]]:
    """Every option that is completed from what is stored, with its command."""
    every = [one for one in house.running.tree.walk_commands() if isinstance(one, app_commands.Command)]
    found = {
        (one.qualified_name, option.name) for one in every for option in one.parameters if option.autocomplete
    }
    assert found > NEVER_EMPTY
    return sorted(found - NEVER_EMPTY)


async def test_every_list_says_why_it_is_empty(house: House) -> None:
    """Without a table, in a lobby, as a stranger, at a table of another game."""
    await house.english()
    options = completing(house)
    assert len(options) > 60
    anna, emma = house.player("Anna"), house.player("Emma")

    async def all_say_why(player: Any, *but: str) -> None:
        for command, option in options:
            found = await player.suggest(command, option, "")
            if command.split()[0] in (*but, "rules"):  # whose sections are offered everywhere
                continue
            assert len(found) == 1, (command, option, found)
            assert found[0]["value"] in (*NOTHING, LEAST.get((command, option)))
            assert len(found[0]["name"]) > 10

    await all_say_why(anna)
    await house.table(2)
    await all_say_why(house.player("Emma", "general"))
    table = await house.table(2, "second-table")
    await all_say_why(emma.at(table.thread), "board")
    await all_say_why(table.players[0], "board", "coal", "table", "moderate")
    assert house.incidents.errors == []


async def test_parts_of_the_board_are_found_from_any_keyboard(house: House) -> None:
    table = await house.table(3)
    anna = table.players[0]
    await house.client.change("locale", user="Anna", locale="de")
    for typed in ("foerd", "FÖRD", "fordern auslieferung"):
        (found,) = await anna.suggest("board view", "part", typed)
        assert found == {"name": "Fördern und Auslieferung", "value": "mining_delivery"}
    assert [one["value"] for one in await anna.suggest("board view", "part", "chloe")] == ["player 2"]
    (none,) = await anna.suggest("board view", "part", "Förderkorb")
    assert "Nichts passt" in none["name"]
    answer = await anna.command("board view", part="foerdern")
    (shown,) = answer.attachments
    (chosen,) = (await anna.command("board view", part="mining_delivery")).attachments
    (whole,) = (await anna.command("board view")).attachments
    assert shown["filename"] == chosen["filename"] != whole["filename"]


async def test_a_part_that_may_be_several_is_asked_for_not_guessed(house: House) -> None:
    await house.english()
    table = await house.table(3)
    anna = table.players[0]
    answer = await anna.command("board view", part="board of")
    assert "could mean" in answer.text
    assert "Ben" in answer.text
    assert "is called" in (await anna.command("board view", part="<@1> `x`")).text
    assert "could mean" not in (await anna.command("board view", part="board of chloe")).text


async def test_a_fault_while_completing_is_told_once_and_then_in_one_line(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.english()
    table = await house.table(2)
    player = await house.at_turn(table)

    def broken(*_: Any) -> Any:
        raise LookupError("broken for the test")

    monkeypatch.setattr(Given, "legal", broken)
    for typed in ("h", "ha", "han"):
        (entry,) = await player.suggest("coal draft", "order", typed)
        assert "incident" in entry["name"]
    assert caplog.text.count("Traceback") == 1
    house.incidents.errors.clear()


async def test_a_disk_that_cannot_be_read_while_completing_is_one_line_each(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.english()
    table = await house.table(2)

    async def broken(*_: Any) -> Any:
        raise NotReadError("disk I/O error")

    monkeypatch.setattr(house.db, "read", broken)
    for command, option in completing(house):
        (entry,) = await table.players[0].suggest(command, option, "")
        assert entry["value"] in (*NOTHING, LEAST.get((command, option)))
    assert "Traceback" not in caplog.text
    assert house.incidents.errors == []


@pytest.mark.slow  # discord.py waits before it repeats
@pytest.mark.parametrize("kind", ["denied", "cut"])
async def test_a_list_whose_receipt_is_lost_is_one_line(
    house: House, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    house.may_be_refused.add(CALLBACK)
    table = await house.table(2)
    player = await house.at_turn(table)
    player.patience = 0.5
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        await house.client.fault(kind, "POST", CALLBACK, status=502)
        shown = await player.suggest("coal draft", "order", "")
        await asyncio.sleep(1.5)
    assert bool(shown) == (kind == "denied")
    assert "Traceback" not in caplog.text
    assert [one.levelno for one in caplog.records if "completion" in one.message] == [logging.WARNING]


async def test_an_option_of_an_earlier_version_completes_to_nothing_without_noise(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.english()
    table = await house.table(2)
    commands = house.sandbox.site.world.commands
    coal = next(command for command in commands.values() if command["name"] == "coal")
    (draft,) = (option for option in coal["options"] if option["name"] == "draft")
    coal["options"].append({**draft, "name": "vanished"})
    assert await table.players[0].suggest("coal vanished", "order", "") == []
    assert "Traceback" not in caplog.text
    assert house.incidents.errors == []
