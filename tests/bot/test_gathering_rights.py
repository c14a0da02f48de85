"""Who does what at a gathering table, and since when; each act is kept, with who and as what."""

import sqlite3
from typing import Any

import pytest

from bot.errors import Refused
from bot.letters import LobbyLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.tables.choosing import LONGEST_NAME, PATIENCES
from bot.tables.rights import A_DAY
from bot.words import words
from cogs.views.log import log_page
from db import acts, tables
from db.rows import ActRow
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

OPENER, SEATED, MODERATOR, STRANGER = 101, 102, 500, 900
DAY = 24 * 3600


def deeds(bench: Bench, table: int, user: int, moderates: int = 0) -> dict[str, Any]:
    """What belongs to the opener for a day, as a user would do it."""
    service, call = bench.service, lambda: bench.call(user, moderates=moderates)
    return {
        "option": lambda: service.set_option(call(), table, "delivered", "open"),
        "patience": lambda: service.set_patience(call(), table, PATIENCES[0]),
        "name": lambda: service.set_name(call(), table, f"Table of {user}"),
        "start": lambda: service.start(call(), table, THREAD),
    }


async def stored(bench: Bench, table: int) -> list[ActRow]:
    return await bench.db.read(lambda c: acts.acts(c, table))


async def card(bench: Bench, table: int) -> str:
    return compose(LobbyLetter(), await bench.loaded(table), 1).text


@pytest.mark.parametrize("deed", ["option", "patience", "name", "start"])
async def test_options_name_patience_and_start_are_the_openers_for_a_day(bench: Bench, deed: str) -> None:
    table = await bench.lobby(2)
    refused = await bench.refused(deeds(bench, table, SEATED)[deed]())
    assert isinstance(refused, Refused)
    assert (refused.key, refused.values["from"]) == ("openers-for-a-day", bench.now + A_DAY)
    assert await bench.key(deeds(bench, table, STRANGER)[deed]()) == "not-seated"
    bench.now += A_DAY
    await deeds(bench, table, SEATED)[deed]()
    assert (await stored(bench, table))[-1].role == "seat"


@pytest.mark.parametrize("deed", ["option", "patience", "name", "start"])
async def test_moderators_may_at_any_time_with_a_seat_and_without(bench: Bench, deed: str) -> None:
    for user in (MODERATOR, SEATED):
        table = await bench.lobby(2)
        await deeds(bench, table, user, CHANNEL)[deed]()
        act = (await stored(bench, table))[-1]
        assert (act.user, act.role) == (user, "moderator")
        assert await bench.key(deeds(bench, await bench.lobby(2, 11), user, CHANNEL)[deed]()) in (
            "not-seated",
            "openers-for-a-day",
        )


async def test_the_day_counts_from_the_last_that_sat_down_for_the_first_time(bench: Bench) -> None:
    table = await bench.lobby(2)
    bench.now += A_DAY - 1
    await bench.service.join(bench.call(103), table)
    bench.now += 1
    assert await bench.key(bench.service.start(bench.call(102), table, THREAD)) == "openers-for-a-day"


async def test_who_leaves_and_joins_again_does_not_put_the_day_off(bench: Bench) -> None:
    """Neither a guest nor the opener can keep the others from starting for ever."""
    table = await bench.lobby(3)
    for user in (103, OPENER):
        bench.now += A_DAY // 4
        await bench.service.leave(bench.call(user), table)
        await bench.service.join(bench.call(user), table)
    bench.now += A_DAY // 2
    assert (await bench.loaded(table)).row.opener == 102
    assert await bench.service.start(bench.call(103), table, THREAD) == "started"


async def test_the_opener_names_another_who_then_starts(bench: Bench) -> None:
    table = await bench.lobby(2)
    assert await bench.key(bench.service.appoint(bench.call(SEATED), table, 1)) == "openers-only"
    assert await bench.key(bench.service.appoint(bench.call(OPENER), table, 0)) == "appointed-already"
    assert await bench.service.appoint(bench.call(OPENER), table, 1) == "appointed"
    assert await bench.key(bench.service.start(bench.call(OPENER), table, THREAD)) == "openers-for-a-day"
    assert "User 102 chooses the options and starts" in await card(bench, table)
    moderator = bench.call(MODERATOR, moderates=CHANNEL)
    assert await bench.service.appoint(moderator, table, 0) == "appointed"
    assert await bench.service.start(bench.call(OPENER), table, THREAD) == "started"
    assert await bench.key(bench.service.appoint(bench.call(OPENER), table, 1)) == "lobby-is-running"


async def test_the_card_says_who_opened_and_from_when_on_all_may_start(bench: Bench) -> None:
    table = await bench.lobby(2)
    assert f"chooses the options and starts the game; from <t:{bench.now + A_DAY}:f>" in await card(bench, table)
    await bench.service.leave(bench.call(OPENER), table)
    assert "User 102 chooses the options" in await card(bench, table)


async def test_nothing_of_a_lobby_can_be_done_from_another_server(bench: Bench) -> None:
    table = await bench.lobby(2)
    call = bench.call(STRANGER, guild=2)
    for work in (
        bench.service.join(call, table),
        bench.service.start(call, table, THREAD),
        bench.service.set_language(call, table, "de"),
        bench.service.stay(call, table),
    ):
        assert await bench.key(work) == "table-unknown"


async def test_every_act_is_kept_with_who_and_as_what_and_stands_in_the_log(bench: Bench) -> None:
    table = await bench.lobby(2)
    service, opener = bench.service, OPENER
    await service.set_language(bench.call(SEATED), table, "de")
    await service.set_language(bench.call(SEATED), table, "de")
    await service.set_option(bench.call(opener), table, "delivered", "open")
    await service.set_patience(bench.call(MODERATOR, moderates=CHANNEL), table, 3 * DAY)
    await service.set_name(bench.call(opener), table, "Zeche")
    await service.appoint(bench.call(opener), table, 1)
    await service.leave(bench.call(opener), table)
    await service.join(bench.call(103), table)
    await service.start(bench.call(SEATED), table, THREAD)
    kept = [(act.user, act.role, act.kind) for act in await stored(bench, table)]
    assert kept == [
        (101, "opener", "opened"),
        (102, "member", "joined"),
        (102, "seat", "language"),
        (101, "opener", "option"),
        (500, "moderator", "patience"),
        (101, "opener", "named"),
        (101, "opener", "appointed"),
        (101, "seat", "departed"),
        (103, "member", "joined"),
        (102, "opener", "started"),
    ]
    assert "Zeche" not in "".join(act.facts for act in await stored(bench, table))
    page = log_page(await service.log(103, table, 1), words("en")).text
    lines = [line.split(" _(")[0] for line in page.splitlines()[1:11]]
    assert lines == [
        "⚖ User 101 opened the table.",
        "⚖ User 102 joined.",
        "⚖ User 102 chose the language Deutsch.",
        lines[3],
        "⚖ User 500 (moderator) chose that after 3 days without a move the others may decide how to go on.",
        "⚖ User 101 gave the table another name.",
        "⚖ User 101 made 🔵\u00a0User 102 the opener.",
        "⚖ User 101 left.",
        "⚖ User 103 joined.",
        "⚖ User 102 started the game.",
    ]
    assert lines[3].startswith("⚖ User 101 changed an option: ")
    assert "open" in lines[3]


async def test_a_choice_that_changes_nothing_is_no_act(bench: Bench) -> None:
    table = await bench.lobby(1)
    before = len(await stored(bench, table))
    row = (await bench.loaded(table)).row
    await bench.service.set_patience(bench.call(OPENER), table, row.patience)
    await bench.service.set_name(bench.call(OPENER), table, "")
    await bench.service.set_option(bench.call(OPENER), table, "delivered", "hidden")
    assert len(await stored(bench, table)) == before


@pytest.mark.parametrize("seconds", [0, 1, DAY, 4 * DAY, 29 * DAY, 10**12])
async def test_only_the_listed_times_without_a_move_can_be_chosen(bench: Bench, seconds: int) -> None:
    table = await bench.lobby(1)
    assert await bench.key(bench.service.set_patience(bench.call(OPENER), table, seconds)) == "option-unknown"
    assert (await bench.loaded(table)).row.patience == 7 * DAY


async def test_the_time_without_a_move_stands_on_the_card_and_holds_in_the_game(bench: Bench) -> None:
    table = await bench.lobby(2)
    assert "days without a move" not in await card(bench, table)
    await bench.service.set_patience(bench.call(OPENER), table, 2 * DAY)
    assert "After 2 days without a move, the others are asked how to go on." in await card(bench, table)
    await bench.service.start(bench.call(OPENER), table, THREAD)
    assert (await bench.loaded(table)).row.patience == 2 * DAY


NAMES = [
    ("Zeche Nachtigall", "Zeche Nachtigall"),
    ("  Zeche\n\n**Nachtigall**  ", "Zeche Nachtigall"),
    ("@everyone <@101> <#20>", "everyone 101 20"),
    ("https://example.com", "https example.com"),
    ("`||spoiler||`", "spoiler"),
    ("e\u0301t\u200be\u202e", "éte"),
    ("", ""),
]


@pytest.mark.parametrize(("typed", "name"), NAMES)
async def test_a_name_is_made_safe_before_it_is_kept(bench: Bench, typed: str, name: str) -> None:
    table = await bench.service.new(
        bench.call(OPENER), "coal_baron", GUILD, CHANNEL, "en", threads=True, name=typed
    )
    assert (await bench.loaded(table)).row.name == name
    assert (f"“{name}”" in await card(bench, table)) == bool(name)


@pytest.mark.parametrize(
    ("typed", "key"),
    [("x" * (LONGEST_NAME + 1), "name-too-long"), ("\u200b\u2800", "name-invisible"), ("**", "name-invisible")],
)
async def test_a_name_too_long_or_with_nothing_to_be_seen_is_refused(bench: Bench, typed: str, key: str) -> None:
    work = bench.service.new(bench.call(OPENER), "coal_baron", GUILD, CHANNEL, "en", threads=True, name=typed)
    assert await bench.key(work) == key
    assert await bench.service.tables_of(OPENER) == []
    table = await bench.lobby(1)
    assert await bench.key(bench.service.set_name(bench.call(OPENER), table, typed)) == key


async def test_the_name_stands_behind_what_a_turn_message_asks(bench: Bench) -> None:
    """What is asked must stand within the first hundred characters."""
    table = await bench.lobby(2)
    await bench.service.set_name(bench.call(OPENER), table, "W" * LONGEST_NAME)
    await bench.service.start(bench.call(OPENER), table, THREAD)
    letter = (await bench.letters(table))[-1]
    assert isinstance(letter, TurnLetter)
    named = compose(letter, await bench.loaded(table), 1).text.splitlines()[0]
    await bench.db.transaction(lambda c: tables.change_table(c, table, name=""))
    plain = compose(letter, await bench.loaded(table), 1).text.splitlines()[0]
    assert named == f"{plain} · {'W' * LONGEST_NAME}"


async def test_a_lobby_of_the_version_before_belongs_to_all_a_day_after_its_last_change(bench: Bench) -> None:
    """It has no acts; who leaves and joins again puts the day off once and no more."""
    table = await bench.lobby(2)

    def age(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM acts")
        tables.change_table(connection, table, joined_at=bench.now - A_DAY)

    await bench.db.transaction(age)
    for _ in range(2):
        await bench.service.leave(bench.call(SEATED), table)
        await bench.service.join(bench.call(SEATED), table)
        joined = (await bench.loaded(table)).row.joined_at
        bench.now += 60
    assert joined == bench.now - 120
