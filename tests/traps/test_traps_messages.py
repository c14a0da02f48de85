"""F and G. Names, mentions, and the limits of messages and of the server."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables.own_tables import A_PAGE, OwnTables
from bot.words import words
from cogs.views.log import log_page
from cogs.views.own_tables import own_table_line, own_tables_post
from db import acts, tables
from tests.bot.own_rows import own
from tests.bot.table_bench import opened_bench
from tests.e2e.house import House, control
from tests.sandbox.client import Refused

pytestmark = pytest.mark.slow  # together: whole houses, started anew for each fault

MESSAGES = "/channels/{channel_id}/messages"
NASTY = ("```@everyone", "`````<@&1>```", "[win](https://example.org)", "||x||")


async def test_trap_43_nasty_names_mention_nobody_but_the_player_asked(house: House) -> None:
    players = ("Anna", "Ben", "Chloé", "Dmitri")
    for user, name in zip(players, NASTY, strict=True):
        await house.client.change("rename", user=user, name=name)
    seated = [house.player(name) for name in NASTY]
    await seated[0].command("table new", game="coal_baron")
    await house.rest()
    card = (await seated[0].messages())[-1]
    for player in seated[1:]:
        await player.press(card, custom_id=control(card, "join"))
    await seated[0].press(card, custom_id=control(card, "start"))
    await house.rest()
    (thread,) = await house.client.threads()
    state = (await house.running.service.seen(0, 1)).loaded
    player = seated[state.active[0]].at(thread["id"])
    await player.command("coal draft", order=state.state.draft[0])
    await player.command("table finish")
    for command in ("board text", "table log", "table status"):
        await player.command(command)
    await house.rest()
    users = {str(seat.user) for seat in state.seats}
    for entry in await house.sent():
        body: Any = entry["body"]
        if not isinstance(body, dict):
            continue
        content = body.get("content") or ""
        acting = content + json.dumps(body.get("components"), ensure_ascii=False)
        assert not re.search(r"@(?=everyone|here|&)", acting)
        assert "```" not in re.sub(r"\\.", "", content)
        assert set(re.findall(r"<@!?(\d+)>", content)) <= users


async def test_trap_44_every_send_and_every_edit_says_whom_it_may_mention(house: House) -> None:
    table = await house.table(2)
    first = await house.draft(table)
    await first.command("table back")
    await first.command("table finish")
    await house.rest()
    seen = 0
    for entry in await house.sent():
        body: Any = entry["body"]
        if entry["method"] not in ("POST", "PATCH") or not isinstance(body, dict) or "content" not in body:
            continue
        seen += 1
        allowed = body["allowed_mentions"]
        assert allowed.get("parse", []) == []
        mentioned = re.findall(r"<@(\d+)>", body["content"] or "")
        assert set(mentioned) == {str(user) for user in allowed.get("users", [])}
    assert seen > 10


async def test_trap_45_twins_are_told_apart_by_colour_and_chosen_by_id(house: House) -> None:
    await house.english()
    await house.client.change("rename", user="Ben", name="Anna\u200b")
    card, (anna,) = await house.lobby(1)
    twin = house.player("Anna\u200b")
    await twin.press(card, custom_id=control(card, "join"))
    await house.rest()
    card = next(one for one in await anna.messages() if one.id == card.id)
    lines = [line for line in card.text.splitlines() if "Anna" in line and line[0].isdigit()]
    assert len({line.split(". ")[1] for line in lines}) == 2
    await twin.press(card, custom_id=control(card, "leave"))
    loaded = (await house.running.service.seen(0, 1)).loaded
    assert [seat.name for seat in loaded.seats] == ["Anna"]


async def test_trap_51_suggestions_are_25_of_100_characters_at_most_and_always_answered(house: House) -> None:
    table = await house.table(4)
    player = await house.at_turn(table)
    for option, command in (("order", "coal draft"), ("orders", "coal rank"), ("part", "board view")):
        for typed in ("", "x" * 200, "🦄" * 100, "a"):
            found = await player.suggest(command, option, typed)
            assert len(found) <= 25
            assert all(1 <= len(one["name"]) <= 100 for one in found)
            assert all(len(str(one["value"])) <= 100 for one in found)
    elsewhere = house.player("Emma", "general")
    assert len(await elsewhere.suggest("coal draft", "order")) == 1
    answer = await player.command("coal draft", order="x" * 4000)
    assert answer.private
    assert len(answer.text) <= 2000


async def test_trap_52_the_log_of_a_long_game_and_sixty_tables_are_told_in_pages(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(4)

        def rename(connection: Any) -> None:
            for seat in range(4):
                tables.change_seat(connection, table, seat, name="*_" * 16)

        await bench.db.transaction(rename)
        seen = await bench.service.seen(101, table)
        rng = Random(5)
        while (await bench.loaded(table)).row.status == "running":
            await bench.turn(table, rng)
        text = words("fr")
        pages = (await bench.service.log(101, table)).pages
        assert pages > 5
        whole = [log_page(await bench.service.log(101, table, page), text).text for page in range(1, pages + 1)]
        assert all(len(page) <= 2000 for page in whole)
        told = sum(len(page.splitlines()) - 1 for page in whole)
        done = await bench.db.read(lambda c: acts.acts(c, table))
        assert told == len(await bench.told(101, table)) + len(done)
        listed = OwnTables((own(seen),) * A_PAGE, 1, 12, 60, 60)
        lines = [own_table_line(one, seen, text) for one in listed.entries]
        post = own_tables_post(listed, lines, text, "Table terminée.")
        assert 1000 < len(post.text) <= 2000
        assert post.text.count("https://") == A_PAGE


async def test_trap_53_an_edited_picture_replaces_the_one_before(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    for start in ("show ranking", "do", "do draft", "back", "do draft"):
        if start == "do":
            panel = await house.act(table)
        else:
            panel = await panel.press(custom_id=control(panel, start))
        assert len(panel.attachments) == 1
    player = await house.at_turn(table)
    for command in ("finish", "back") * 3:
        await player.command(f"table {command}")
        await house.rest()
        assert len((await table.turn_message()).attachments) == 1
    assert all(len(message.attachments) <= 1 for message in await table.public())


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "refuse", "status": 429, "retry_after": 0.1},
        {"kind": "refuse", "status": 500},
        {"kind": "cut"},
        {"kind": "lost"},
    ],
)
async def test_trap_54_a_repeated_upload_has_all_its_bytes_and_arrives_once(
    house: House, fault: dict[str, Any]
) -> None:
    table = await house.table(2)
    before = len(await table.public())
    await house.client.fault(fault.pop("kind"), "POST", MESSAGES, **fault)
    await house.draft(table)
    if await house.running.service.held_up(table.number):
        await house.pass_time(10)
    await house.rest()
    messages = await table.public()
    assert len(messages) == before + 1
    data = await house.client.file(messages[-1].attachments[0])
    assert data.startswith(b"\x89PNG")
    uploads = [entry for entry in await house.sent("POST", "/messages") if entry["files"]]
    sizes = {item["size"] for entry in uploads for item in entry["files"]}
    assert sizes == {len(data)}


async def test_trap_55_a_thread_that_discord_refuses_is_no_game_without_a_place(house: House) -> None:
    await house.english()
    threads = "/channels/{channel_id}/threads"
    await house.client.fault("refuse", "POST", threads, status=400, code=160006, count=3)
    first, (anna, *_) = await house.lobby(2)
    second, _ = await house.lobby(2)
    await anna.press(first, custom_id=control(first, "start"))
    await house.rest()
    assert (await house.running.service.seen(0, 1)).loaded.row.place == 300000000000000002
    refused = await anna.press(second, custom_id=control(second, "start"))
    assert "Nothing was started" in refused.text
    assert (await house.running.service.seen(0, 2)).loaded.row.status == "lobby"
    await house.client.change("clear_faults")
    await anna.press(second, custom_id=control(second, "start"))
    assert len(await house.client.threads()) == 1
    house.may_be_refused.add(threads)


async def test_trap_55_where_threads_are_refused_and_a_table_runs_a_new_one_is_told_so(house: House) -> None:
    await house.english()
    await house.client.change("permission", channel="coal-table", name="create_public_threads", on=False)
    table = await house.table(2)
    assert table.thread == "coal-table"
    answer = await table.players[0].command("table new", game="coal_baron")
    assert f"Table {table.number} is already in this channel" in answer.text
    assert "Create Public Threads" in answer.text


async def test_bad_values_of_options_end_in_one_private_answer_and_change_nothing(house: House) -> None:
    await house.english()
    table = await house.table(2)
    await house.drafted(table)
    before = await house.state(table.number)
    player = await house.at_turn(table)
    for command, options in (
        ("coal place", {"space": "the moon"}),
        ("coal place", {"space": "bank 300"}),
        ("coal mine", {"plan": "cage 9, load gold"}),
        ("coal mine", {"plan": "🦄" * 1000}),
        ("coal mine", {"plan": "x" * 4000}),
        ("coal keep", {"card": "none"}),
        ("coal draft", {"order": "truck_01"}),
        ("coal pair", {"order": "a", "space": "b", "first": "c", "second": "d"}),
        ("board view", {"part": "player ²"}),
        ("board view", {"part": "player " + "9" * 5000}),
        ("table log", {"page": 9999}),
    ):
        answer = await player.command(command, **options)
        assert answer.private
        assert answer.done
        assert not answer.followups
        assert "incident" not in answer.text
    with pytest.raises(Refused):
        await player.command("table undo", turns=300)
    assert await house.state(table.number) == before
