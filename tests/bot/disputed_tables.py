"""Tables at which something is disputed: what a test does with them beside what any bench does."""

from typing import Any

from bot.contesting import Point
from bot.letters import DisputeLetter
from bot.tables.dispute_choices import BACK
from db import disputes, precedents, votes
from db.rows import DisputeRow, PrecedentRow, VoteRow
from tests.bot.table_bench import Bench

HOUR, DAY = 3600, 24 * 3600


async def line_of(bench: Bench, table: int, turns_ago: int = 1) -> Point:
    """A public event of one of the last turns."""
    turns = [line for line in await bench.lines(table) if line.ends_turn]
    return Point("line", turns[-turns_ago].id, 0)


async def open_votes(bench: Bench, table: int) -> list[VoteRow]:
    """The open questions of a table."""
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
    letter = next(one for one in await letters(bench, table) if one.vote == vote.id)
    return await bench.service.choose(bench.call(user), table, vote.id, choice, letter.line)


async def vote_of(bench: Bench, vote: VoteRow) -> VoteRow:
    """A question as it stands now."""
    found = await bench.db.read(lambda c: votes.vote(c, vote.id))
    assert found is not None
    return found


async def status(bench: Bench, vote: VoteRow) -> str:
    """Whether a question is open, or how it was closed."""
    return (await vote_of(bench, vote)).status


async def dispute_of(bench: Bench, vote: VoteRow) -> DisputeRow:
    """What a question disputes."""
    found = await bench.db.read(lambda c: disputes.dispute(c, vote.id))
    assert found is not None
    return found


async def made(bench: Bench, table: int) -> list[PrecedentRow]:
    """What a table has decided about rules."""
    return await bench.db.read(lambda c: precedents.made_by(c, table))


async def two_turns(bench: Bench, players: int = 4) -> tuple[int, int, int]:
    """A table after two turns, and who played them."""
    table = await bench.table(players)
    return table, await bench.turn(table), await bench.turn(table)


def others(players: int, *users: int) -> list[int]:
    """All who sit at a table but these."""
    return [user for user in range(101, 101 + players) if user not in users]


async def ruled(bench: Bench, table: int, users: list[int], ruling: str) -> PrecedentRow:
    """A ruling on the last turn that these users have carried, the first of them proposing it."""
    vote = await disputed(bench, table, users[0], "ruling", ruling=ruling)
    for user in users[1:]:
        if await status(bench, vote) == "open":
            await choose(bench, table, user, vote, f"ruling.{users[0] - 101}")
    return (await made(bench, table))[-1]
