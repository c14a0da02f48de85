"""K. Language, refusals, two devices."""

import json
import re
from typing import Any, Final

import pytest

from games.coal_baron import facts
from tests.e2e.house import House, control
from tests.sandbox.client import Player

MESSAGE_COMMAND: Final = 3
"""Discord's type of what stands under *Apps* on a message."""


async def refusal(player: Player) -> str:
    """The last line of what *Take back* says to somebody who has nothing to take back."""
    return (await player.command("table back")).text.splitlines()[-1]


@pytest.mark.slow
async def test_trap_77_public_text_is_the_tables_private_text_the_users(house: House) -> None:
    for name, locale in (("Anna", "de"), ("Ben", "en-GB"), ("Chloé", "pt-BR"), ("Dmitri", "fr")):
        await house.client.change("locale", user=name, locale=locale)
    table = await house.table(4)
    assert "Karte" in (await table.turn_message()).text or "Auftrag" in (await table.turn_message()).text
    own = [await refusal(player) for player in table.players]
    assert "zurücknehmen" in own[0]
    assert own[1] == own[2]
    assert "take back" in own[1]
    assert own[3] not in own[:3]
    offered = [await player.suggest("board view", "part") for player in table.players]
    assert offered[0][0]["name"] != offered[1][0]["name"] != offered[3][0]["name"]
    card = (await house.player("Anna").messages())[0]
    assert "Tisch" in card.text or "Partie" in card.text
    await table.players[1].command("me language", language="fr")
    await house.restart()
    assert await refusal(table.players[1]) == own[3]
    await table.players[1].command("me language", language="client")
    assert await refusal(table.players[1]) == own[1]
    await house.draft(table)
    assert "Tisch" in (await table.turn_message()).text


async def test_trap_77_the_language_of_the_table_changes_in_the_lobby(house: House) -> None:
    await house.english()
    card, (anna, *_) = await house.lobby(2)
    menu = control(card, "language")
    await anna.choose(card, menu, "fr")
    await house.rest()
    changed = next(one for one in await anna.messages() if one.id == card.id)
    assert "Français" in changed.text
    assert (await house.running.service.seen(0, 1)).loaded.row.language == "fr"
    stranger = house.player("Emma")
    await stranger.choose(changed, control(changed, "language"), "de")
    assert (await house.running.service.seen(0, 1)).loaded.row.language == "fr"


async def test_trap_78_every_registered_name_and_description_is_one_that_discord_takes(house: House) -> None:
    (upload,) = await house.sent("PUT")
    names: list[str] = []

    def walk(entries: list[dict[str, Any]], prefix: str) -> None:
        for entry in entries:
            name = str(entry["name"])
            names.append(f"{prefix} {name}")
            if not prefix and entry.get("type") == MESSAGE_COMMAND:  # named in each language, not described
                called = [name, *dict(entry["name_localizations"]).values()]
                assert all(1 <= len(str(one)) <= 32 for one in called)
                assert len(called) >= 3
                assert not entry.get("description")
                continue
            assert re.fullmatch(r"[-_a-z0-9]{1,32}", name)
            assert not entry.get("name_localizations")
            texts = [entry["description"], *dict(entry.get("description_localizations") or {}).values()]
            assert all(1 <= len(str(text)) <= 100 for text in texts)
            assert len(texts) >= 3
            walk(list(entry.get("options") or []), f"{prefix} {name}")

    body = upload["body"] if isinstance(upload["body"], list) else json.loads(str(upload["body"]))
    walk(body, "")
    assert len(set(names)) == len(names) > 40


@pytest.mark.slow
async def test_trap_81_a_refusal_names_the_reason_in_the_players_language(house: House) -> None:
    table = await house.table(2)
    await house.drafted(table)
    player = await house.at_turn(table)
    covered = next(space for space, known in facts.SPACES.items() if 2 in known.closed_at)
    found: list[str] = []
    for language in ("en", "de", "fr"):
        await player.command("me language", language=language)
        for command, options in (
            ("coal place", {"space": covered}),
            ("coal keep", {"card": "none"}),
            ("coal draft", {"order": "truck_01"}),
        ):
            answer = await player.command(command, **options)
            (reason,) = (line for line in answer.text.splitlines() if line.startswith("⛔"))
            assert len(reason) > 20
            found.append(reason)
    assert len(set(found)) == 9


@pytest.mark.slow
async def test_trap_82_the_second_device_is_judged_against_the_present_state(house: House) -> None:
    await house.english()
    table = await house.table(2)
    phone = await house.at_turn(table)
    desk = house.player(phone.name, table.thread)
    message = await table.turn_message()
    on_phone = await phone.press(message, custom_id=control(message, "act"))
    on_desk = await desk.press(message, custom_id=control(message, "act"))
    await on_phone.press(custom_id=control(on_phone, "do draft"))
    late = await on_desk.press(custom_id=control(on_desk, "do draft"))
    assert "earlier position" in late.text
    assert control(late, "finish")
    assert "moves so far (1)" in late.text
