"""Rows of disputes, ballots, precedents and refusals that cannot be what they say: nobody is kept from playing."""

from contextlib import suppress

import pytest

from bot.errors import Damaged, Refusal, RuleRefused
from bot.outgoing.composing import compose
from bot.tables.dispute_choices import BACK, UPHOLD
from bot.words import words
from cogs.judging import why
from cogs.views.precedents import precedents_post
from cogs.views.why import refusal_post
from tests.bot.disputed_tables import (
    DAY,
    choose,
    disputed,
    letters,
    made,
    others,
    ruled,
    status,
    two_turns,
    vote_of,
)
from tests.bot.table_bench import THREAD, Bench

EN = words("en")
DISPUTES = {
    "a switch that is none": ("switches", '[["nonsense", "x"]]'),
    "switches that are no pairs": ("switches", '[["x"]]'),
    "the consent of a seat that is not there": ("consents", "[9]"),
    "consents that are no JSON": ("consents", "["),
    "opened by a seat that is not there": ("seat", "9"),
}


async def composed(bench: Bench, table: int) -> None:
    """Every message about a dispute can be sent as it stands."""
    for letter in await letters(bench, table):
        compose(letter, await bench.loaded(table), 1)


@pytest.mark.parametrize("damage", DISPUTES)
async def test_a_dispute_that_cannot_be_what_it_says_is_closed_and_play_goes_on(bench: Bench, damage: str) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first, BACK)
    column, value = DISPUTES[damage]
    await bench.damage(f"UPDATE disputes SET {column} = ? WHERE vote = ?", value, vote.id)
    for choice in (BACK, "switch.0", UPHOLD):
        assert isinstance(await bench.refused(choose(bench, table, second, vote, choice)), Damaged)
    await bench.turn(table)
    assert await status(bench, vote) == "void"
    assert (await letters(bench, table))[0].settled == "void"
    await composed(bench, table)
    bench.now += 4 * DAY
    await bench.service.agenda.do(bench.now)
    assert bench.faults == []


@pytest.mark.parametrize("damage", list(DISPUTES)[:1])
async def test_nor_does_it_keep_time_from_going_on(bench: Bench, damage: str) -> None:
    table, first, _ = await two_turns(bench)
    vote = await disputed(bench, table, first, BACK)
    column, value = DISPUTES[damage]
    await bench.damage(f"UPDATE disputes SET {column} = ? WHERE vote = ?", value, vote.id)
    bench.now += 4 * DAY
    await bench.service.agenda.do(bench.now)
    assert await status(bench, vote) != "open"
    assert bench.faults == []
    await composed(bench, table)


@pytest.mark.parametrize("choice", ["nonsense", "ruling.9", "back+ruling.7", "switch.7", ""])
async def test_a_ballot_for_what_nobody_could_choose_is_no_vote(bench: Bench, choice: str) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first, "ruling", ruling="So it is.")
    await choose(bench, table, second, vote, BACK)
    await bench.damage("UPDATE ballots SET choice = ? WHERE vote = ?", choice, vote.id)
    await bench.turn(table)
    assert (await vote_of(bench, vote)).status == "open"
    assert (await letters(bench, table))[0].voted == ()
    await composed(bench, table)
    bench.now += 4 * DAY
    await bench.service.agenda.do(bench.now)
    assert (await letters(bench, table))[0].settled == UPHOLD
    assert await made(bench, table) == []
    await composed(bench, table)
    assert bench.faults == []


async def test_a_precedent_by_votes_for_what_is_not_known_is_listed_without_them(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    found = await ruled(bench, table, [first, *others(4, first, second)], "So it is.")
    await bench.damage("UPDATE precedents SET votes = ? WHERE id = ?", '{"ruling": 3, "lots": 1}', found.id)
    post = precedents_post(await bench.service.precedents_at(THREAD, table), table, 1, EN)
    assert "3 for the ruling" in post.text
    assert "lots" not in post.text


async def test_a_refusal_for_a_reason_that_this_version_does_not_know_is_said_to_be_so(bench: Bench) -> None:
    """One of a newer version, after the bot was set back: neither it nor the list of *why* fails."""
    table = await bench.table(2)
    user = await bench.user(table)
    refused = await bench.refused(bench.service.move(bench.call(user), table, None, "end"))
    assert isinstance(refused, RuleRefused)
    unknown = '{"code": "moonlight", "rule": "2.1", "params": {}}'
    await bench.damage("UPDATE refusals SET violation = ? WHERE id = ?", unknown, refused.number)
    found = await bench.service.why_refused(bench.call(user), table, refused.number or 0)
    for contests in (False, True):
        assert refusal_post(found, EN, contests=contests).text == EN("why-refusal-unreadable")
    (one,) = await bench.service.own_refusals(bench.call(user), table)
    assert why.refused_choice(one, EN) is None
    with suppress(Refusal):
        await bench.service.open_dispute(bench.call(user), table, why.Point("refusal", refused.number or 0))
    assert await letters(bench, table) == []
