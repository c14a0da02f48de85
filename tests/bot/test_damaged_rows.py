"""Rows about the people of one table that cannot be what they say: its players play on, no other suffers."""

import sqlite3
from contextlib import suppress

import pytest

from bot.errors import Refusal, Refused
from bot.outgoing.composing import compose
from bot.tables.resting import AFTER
from bot.words import words
from cogs.views.log import log_page
from db import tables, votes
from tests.bot.table_bench import GUILD, THREAD, Bench

MODERATOR = 900
HOUR, DAY = 3600, 24 * 3600


async def still(bench: Bench, table: int) -> int | None:
    return (await bench.loaded(table)).row.still_since


# Why time stands still

STOPS = ["", "nonsense", "[]", '{"server": "yesterday"}', '{"weather": 5}', '{"rest": null, "server"']


@pytest.mark.parametrize("stored", STOPS)
async def test_reasons_that_cannot_be_read_stop_no_other_table_and_none_for_ever(
    bench: Bench, stored: str
) -> None:
    table, sound = await bench.table(3), await bench.table(3, place=30)
    await bench.damage(
        "UPDATE tables SET stops = ?, still_since = ? WHERE id = ?", stored, bench.now - HOUR, table
    )
    await bench.awake([])
    assert await still(bench, sound) == bench.now
    bench.now += HOUR
    await bench.awake()
    assert await still(bench, sound) is None
    assert await still(bench, table) is None
    await bench.service.lose_server(GUILD, bench.now)
    await bench.service.find_server(GUILD, bench.now)
    assert await still(bench, table) is None
    await bench.service.agenda.do(bench.now)
    await bench.service.ask_pause(bench.call(101), table, bench.now + DAY)
    assert not bench.faults


async def test_a_table_at_rest_whose_reasons_cannot_be_read_is_woken(bench: Bench) -> None:
    table = await bench.table(3)
    bench.now += AFTER
    await bench.service.agenda.do(bench.now)
    await bench.damage("UPDATE tables SET stops = 'nonsense' WHERE id = ?", table)
    await bench.turn(table)
    row = (await bench.loaded(table)).row
    assert (row.resting, row.still_since, row.stops) == (0, None, "{}")


# Questions

QUESTIONS = {
    "of a seat that is not there": ("target", 7),
    "of a seat below the first": ("target", -1),
    "asked by a seat that is not there": ("opened_by", 9),
    "put to a seat that is not there": ("asked", "[0, 9]"),
    "put to nobody": ("asked", "[]"),
    "without what it says": ("facts", "{}"),
    "that says something else": ("facts", '{"to": "soon", "line": "x", "holder": "y"}'),
    "of facts that are no JSON": ("facts", "{"),
    "of a kind that nobody knows": ("kind", "dispute"),
    "of a way to end that nobody knows": ("status", "adjourned"),
}
KINDS = ("pause", "undo", "abandon", "absent", "replace", "suspend")


async def asked(bench: Bench, table: int, kind: str) -> int:
    """Put a question of a kind, that nobody else has answered yet; its id."""
    first = await bench.turn(table)
    target = (await bench.loaded(table)).active[0]
    waited_for = await bench.user(table)
    other = next(user for user in (101, 102, 103, 104) if user not in (first, waited_for))
    match kind:
        case "pause":
            await bench.service.ask_pause(bench.call(other), table, bench.now + DAY)
        case "undo":
            await bench.service.ask_undo(bench.call(other), table, 1)
        case "abandon":
            await bench.service.ask_stop(bench.call(other), table)
        case "absent":
            await bench.service.suspend(bench.call(MODERATOR, moderates=THREAD), table, target)
            await bench.service.ask_absence(bench.call(other), table, target, "pass")
        case "replace":
            await bench.service.leave(bench.call(await bench.user(table)), table)
            await bench.service.join(bench.call(500), table)
        case _:
            await bench.service.suspend(bench.call(other, moderates=THREAD), table, target)
    (vote,) = [one for one in await bench.db.read(lambda c: votes.open_votes(c, table)) if one.kind == kind]
    return vote.id


@pytest.mark.one_quick
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("damage", QUESTIONS)
async def test_a_question_that_cannot_be_what_it_says_keeps_nobody_from_playing(
    bench: Bench, kind: str, damage: str
) -> None:
    table = await bench.table(4)
    vote = await asked(bench, table, kind)
    column, value = QUESTIONS[damage]
    await bench.damage(f"UPDATE votes SET {column} = ? WHERE id = ?", value, vote)
    for _ in range(3):  # presses, ballots, whatever is due
        loaded = await bench.loaded(table)
        (user, *_) = [seat.user for seat in loaded.seats if seat.user and not seat.suspended]
        await bench.service.set_note(bench.call(user), table, "well")
        with suppress(Refusal):
            await bench.service.cast(bench.call(user), table, vote, "no")
        bench.now += HOUR
        await bench.service.agenda.do(bench.now)
    bench.now += 20 * DAY
    await bench.service.agenda.do(bench.now)
    open_now = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert vote not in [one.id for one in open_now]
    loaded = await bench.loaded(table)
    (user, *_) = [seat.user for seat in loaded.seats if seat.user and not seat.suspended]
    for _ in range(2):
        with suppress(Refused):  # of some that question is open still, or was asked in vain
            await bench.service.ask_stop(bench.call(user), table)
            await bench.service.ask_pause(bench.call(user), table, bench.now + DAY)
    for letter in await bench.letters(table):
        compose(letter, loaded, 1)
    assert bench.faults == []


# Invitations, waits, seats


async def test_an_invitation_of_a_table_that_is_gone_lapses_by_itself(bench: Bench) -> None:
    table, other = await bench.lobby(1), await bench.lobby(1, channel=30)
    for one in (table, other):
        await bench.db.transaction(
            lambda c, one=one: (
                c.execute(
                    "INSERT INTO invitations (table_id, user, name, mentioned, at, told, lapses_at) "
                    "VALUES (?, 200, 'Guest', 1, ?, 1, ?)",
                    (one, bench.now, bench.now + 10),
                ).rowcount
            )
        )
    connection = sqlite3.connect(bench.db.path)
    connection.execute("UPDATE invitations SET table_id = 999 WHERE table_id = ?", (table,))
    connection.commit()
    connection.close()
    bench.now += 11
    await bench.service.agenda.do(bench.now)
    assert bench.faults == []


async def test_a_wait_for_a_seat_that_is_not_there_ends_with_the_next_turn(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.damage("INSERT INTO waits (table_id, seat, since, told) VALUES (?, 8, 5, 1)", table)
    await bench.service.agenda.do(bench.now)
    await bench.turn(table)
    waiting = await bench.db.read(lambda c: c.execute("SELECT seat FROM waits").fetchall())
    assert [seat for (seat,) in waiting] == list((await bench.loaded(table)).active)
    assert bench.faults == []


async def test_a_seat_whose_owner_is_nobody_is_taken_over_as_any_other(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.service.leave(bench.call(103), table)
    await bench.damage("UPDATE seats SET owner = -5 WHERE table_id = ? AND user IS NULL", table)
    assert await bench.service.join(bench.call(103), table) == "succession-asked"
    assert (await bench.db.read(lambda c: tables.seats(c, table)))[2].owner == -5


# The log and the result


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("joined", "{"),
        ("joined", '{"a": [1]}'),
        ("nonsense", "{}"),
        ("option", '{"option": "zz", "value": "yy"}'),
        ("preset", '{"value": "zz"}'),
    ],
)
async def test_an_act_that_nobody_can_tell_is_one_line_of_the_log(bench: Bench, kind: str, facts: str) -> None:
    table = await bench.table(3)
    await bench.damage(
        "INSERT INTO acts (table_id, line, name, role, kind, facts, at) VALUES (?, 1, 'x', 'seat', ?, ?, 5)",
        table,
        kind,
        facts,
    )
    lines = log_page(await bench.service.log(101, table), words("en")).text.splitlines()
    assert lines[-1] == words("en")("log-unreadable")
    assert len(lines) > 3


async def test_a_seat_that_is_not_there_is_no_part_of_the_result(bench: Bench) -> None:
    table = await bench.table(3)
    await bench.damage(
        "INSERT INTO votes (table_id, kind, target, asked, needed, status, at, lapses_at) "
        "VALUES (?, 'replace', 9, '[]', 1, 'passed', 1, 2)",
        table,
    )
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    loaded = await bench.loaded(table)
    (result,) = [one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-stopped"]
    assert compose(result, loaded, 1).text
