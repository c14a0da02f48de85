"""Disputes: opened about a line or a refusal, voted on, decided, and carried out."""

from typing import Any

import msgspec
import pytest

from bot.contesting import Point
from bot.errors import RuleRefused
from bot.letters import DisputeLetter
from bot.tables.dispute_choices import BACK, UPHOLD
from db import disputes, precedents, votes
from db.rows import PrecedentRow, VoteRow
from tests.bot.table_bench import CHANNEL, Bench

HOUR, DAY = 3600, 24 * 3600


async def line_of(bench: Bench, table: int, turns_ago: int = 1) -> Point:
    """A public event of one of the last turns."""
    turns = [line for line in await bench.lines(table) if line.ends_turn]
    return Point("line", turns[-turns_ago].id, 0)


async def open_votes(bench: Bench, table: int) -> list[VoteRow]:
    return await bench.db.read(lambda c: votes.open_votes(c, table))


async def letters(bench: Bench, table: int) -> list[DisputeLetter]:
    """The messages about disputes as they stand, one for each."""
    return [one for one in await bench.letters(table) if isinstance(one, DisputeLetter)]


async def disputed(bench: Bench, table: int, user: int, choice: str = BACK, **other: Any) -> VoteRow:
    """A dispute that a user has opened about the last turn."""
    point = await line_of(bench, table)
    await bench.service.open_dispute(bench.call(user), table, point, choice, **other)
    return (await open_votes(bench, table))[-1]


async def choose(bench: Bench, table: int, user: int, vote: VoteRow, choice: str) -> str:
    """A choice by a user who has read the message as it is."""
    letter = (await letters(bench, table))[-1]
    return await bench.service.choose(bench.call(user), table, vote.id, choice, letter.line)


async def status(bench: Bench, vote: VoteRow) -> str:
    found = await bench.db.read(lambda c: votes.vote(c, vote.id))
    assert found is not None
    return found.status


async def made(bench: Bench, table: int) -> list[PrecedentRow]:
    return await bench.db.read(lambda c: precedents.made_by(c, table))


async def two_turns(bench: Bench, players: int = 4) -> tuple[int, int, int]:
    """A table after two turns, and who played them."""
    table = await bench.table(players)
    return table, await bench.turn(table), await bench.turn(table)


def others(players: int, *users: int) -> list[int]:
    return [user for user in range(101, 101 + players) if user not in users]


async def test_opening_is_a_vote_for_taking_back_which_needs_those_whose_lines_fall(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    before = (await bench.lines(table))[-2]
    vote = await disputed(bench, table, first)
    (letter,) = await letters(bench, table)
    assert (letter.voted, letter.missing) == ((first - 101,), (second - 101,))
    assert letter.whose == (second - 101,)
    assert await choose(bench, table, second, vote, BACK) == "dispute-decided"
    (letter,) = await letters(bench, table)
    assert letter.settled == BACK
    assert letter.ballots == {str(first - 101): BACK, str(second - 101): BACK}
    assert await bench.user(table) == second
    lines = [line for line in await bench.lines(table) if line.ends_turn]
    assert lines[-1].id == before.id


async def test_three_losers_never_rewind_the_leader(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    for user in others(4, first, second):
        assert await choose(bench, table, user, vote, BACK) == "ballot-counted"
    seal = (await bench.loaded(table)).row.seal
    await choose(bench, table, second, vote, UPHOLD)
    assert await status(bench, vote) == "passed"
    assert (await letters(bench, table))[0].settled == UPHOLD
    assert (await bench.loaded(table)).row.seal == seal


async def test_a_ruling_wins_with_more_than_half_and_becomes_a_precedent(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    vote = await disputed(bench, table, first, "ruling", ruling="The cage goes *down* first.")
    proposed = f"ruling.{first - 101}"
    one, two, _ = others(4, first)
    assert await choose(bench, table, one, vote, proposed) == "ballot-counted"
    assert await choose(bench, table, two, vote, proposed) == "dispute-decided"
    (found,) = await made(bench, table)
    assert (found.channel, found.number, found.ruling) == (CHANNEL, 1, "The cage goes *down* first.")
    assert msgspec.json.decode(found.votes) == {"ruling": 3}
    cited = await bench.service.cited_at(table, found.rule)
    assert [one.number for one in cited] == [1]
