"""The position in words as others are told it: without open moves, and without what a seat once given up knew."""

from random import Random

import pytest

from bot.post import Post
from bot.presenter import presenter_of, register
from bot.words import words
from cogs.views.board_words import in_words, passages
from db import tables
from games.registry import GAMES
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

EN = words("en")
STRANGER = 999


async def begun(bench: Bench, game_id: str, players: int) -> int:
    register(presenter_of(game_id))
    table = await bench.service.new(bench.call(101), game_id, GUILD, CHANNEL, "en", threads=True)
    for user in range(102, 101 + players):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    return table


async def told(bench: Bench, table: int, user: int) -> dict[str, Post]:
    """Every part of the position as a user is told it."""
    changes = await bench.service.changes(user, table)
    return {part: in_words(changes, part, EN) for part in ("", *(one.id for one in passages(changes, EN)))}


async def one_move(bench: Bench, table: int, rng: Random) -> bool:
    """Whoever must decide does something; whether that stays open."""
    user, before = await bench.user(table), await bench.loaded(table)
    position = (await bench.service.seen(user, table)).position
    assert position is not None
    legal = list(before.game.legal_actions(position.state, position.seat))
    others = [action for action in legal if action != before.game.end_turn]
    ends = before.game.end_turn in legal and (not others or rng.random() < 0.4)
    said = before.game.notation(before.game.end_turn if ends else rng.choice(others))
    await bench.service.move(bench.call(user), table, None, said)
    after = await bench.loaded(table)
    return bool(after.turns[position.seat]) and after.state == before.state


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
async def test_moves_of_an_unfinished_turn_are_told_to_nobody_else(bench: Bench, game_id: str) -> None:
    players = GAMES[game_id].seats[0]
    table, rng, count = await begun(bench, game_id, players), Random(3), 0
    for _ in range(40):
        mover = await bench.user(table)
        others = (STRANGER, next(user for user in range(101, 101 + players) if user != mover))
        before = [await told(bench, table, user) for user in others]
        if await one_move(bench, table, rng):
            assert [await told(bench, table, user) for user in others] == before
            count += 1
    assert count > 10


@pytest.mark.one_quick
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("how", ["suspended", "replaced", "given up"])
async def test_whoever_has_the_seat_no_more_is_told_what_a_stranger_is(
    bench: Bench, game_id: str, how: str
) -> None:
    """Whatever they did and left ahead before."""
    players = GAMES[game_id].seats[0]
    table, rng = await begun(bench, game_id, players), Random(4)
    for _ in range(12):
        await one_move(bench, table, rng)
    user = await bench.user(table)
    changed = {"suspended": {"suspended": 1}, "replaced": {"user": 777}, "given up": {"user": None}}[how]
    await bench.db.transaction(lambda c: tables.change_seat(c, table, user - 101, **changed))
    assert await told(bench, table, user) == await told(bench, table, STRANGER)
