"""Tables of any game at any position at which one or two are gone, and what those who stay can do about it."""

import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import pytest

from bot.errors import Refused
from bot.presenter import Presenter, presenter_of, register
from bot.tables import absence, questions, stopping, waiting
from bot.tables.counting import MOST_LIMITS, PATIENCE
from bot.tables.keeping import GRACE
from bot.tables.loaded import Call, Loaded, load
from bot.tables.presence import TWICE, Look
from db import history, tables, votes, waits
from db.rows import VoteRow
from games.engine.codec import encode_state
from games.engine.contract import AnyGame
from games.registry import GAMES
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench

PRESENTERS: Final[dict[str, Presenter]] = {game: presenter_of(game) for game in GAMES}
MODERATOR: Final = 900
MOST_STEPS: Final = 4000
"""No game takes so many turns."""
LONGEST_WALK: Final = 1500


@dataclass
class Table:
    """A running table, who is missing there, and who stays."""

    bench: Bench
    game: AnyGame
    id: int
    rng: Random
    missing: dict[int, str] = field(default_factory=dict[int, str])
    passed: int = 0

    async def loaded(self) -> Loaded:
        return await self.bench.loaded(self.id)

    async def staying(self) -> list[int]:
        """The users who are still there."""
        seats = (await self.loaded()).seats
        return [seat.user for seat in seats if seat.user is not None and seat.seat not in self.missing]

    async def user(self, seat: int) -> int:
        found = (await self.loaded()).seats[seat].user
        assert found is not None
        return found

    async def told(self) -> None:
        """The newest turn message stands in the channel."""
        await self.bench.db.transaction(lambda c: waits.tell(c, self.id, self.bench.now))

    async def question(self, kind: str) -> VoteRow | None:
        """The open question of a kind."""
        found = await self.bench.db.read(lambda c: votes.open_votes(c, self.id))
        return next((vote for vote in found if vote.kind == kind), None)


async def left_the_server(table: Table, seat: int) -> None:
    """Discord does not find the user (10007), or says that there is none (10013)."""
    user = await table.user(seat)
    for _ in range(2):
        await table.bench.service.record_looks(table.id, [Look(user, False)], table.bench.now)
        table.bench.now += TWICE
    await table.bench.service.record_looks(table.id, [Look(user, False)], table.bench.now)


async def banned_in_between(table: Table, seat: int) -> None:
    """The user is banned while the table waits for their answer to a question."""
    if await table.question("pause") is None:
        (asker, *_) = [user for user in await table.staying() if user != await table.user(seat)]
        await table.bench.service.ask_pause(table.bench.call(asker), table.id, table.bench.now + 3600)
    await left_the_server(table, seat)


async def silent(table: Table, seat: int) -> None:
    """Nothing more comes from the user."""


async def slow(table: Table, seat: int) -> None:
    """The user took very long for the last turns, and presses something now and then."""

    def note(connection: sqlite3.Connection) -> None:
        for _ in range(4):
            waits.add_pace(connection, table.id, seat, MOST_LIMITS * PATIENCE // 4 + 1)

    await table.bench.db.transaction(note)


async def gave_up(table: Table, seat: int) -> None:
    await table.bench.service.leave(table.bench.call(await table.user(seat)), table.id)


async def conceded(table: Table, seat: int) -> None:
    await table.bench.service.concede(table.bench.call(await table.user(seat)), table.id)


async def suspended(table: Table, seat: int) -> None:
    call = table.bench.call(MODERATOR, moderates=THREAD)
    await table.bench.service.suspend(call, table.id, seat)


Way: TypeAlias = Callable[[Table, int], Awaitable[None]]
WAYS: Final[dict[str, Way]] = {
    one.__name__: one for one in (left_the_server, banned_in_between, silent, slow, gave_up, conceded, suspended)
}


async def opened(bench: Bench, game_id: str, players: int, rng: Random) -> Table:
    """A table of a game at a random position, late ones as likely as early ones."""
    presenter = PRESENTERS[game_id]
    register(presenter)
    number = await bench.service.new(bench.call(101), game_id, GUILD, CHANNEL, "en", threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), number)
    await bench.service.start(bench.call(101), number, THREAD)
    table = Table(bench, presenter.game, number, rng)
    await warm(table)
    await table.told()
    return table


async def warm(table: Table) -> None:
    """Put the table at a random sealed position of a random game."""
    loaded = await table.loaded()
    sealed = walked(table.game, loaded.state, table.rng)

    def put(connection: sqlite3.Connection) -> None:
        stored = encode_state(table.game, sealed)
        history.keep_checkpoint(connection, table.id, 1, stored)
        history.add_line(connection, table.id, table.bench.now, seal=1, actions="[]", events="[]")
        tables.change_table(connection, table.id, state=stored, seal=1)
        waiting.begin_anew(connection, load(connection, table.id), sealed, table.bench.now)

    await table.bench.db.transaction(put)


def walked(game: AnyGame, state: Any, rng: Random) -> Any:
    """A position between two turns, not yet the end, that random moves lead to."""
    found = [state]
    for _ in range(LONGEST_WALK):
        active = game.active_seats(state)
        if not active:
            break
        seat = rng.choice(active)
        legal = list(game.legal_actions(state, seat))
        ends = game.end_turn in legal and rng.random() < 0.6
        action = game.end_turn if ends else rng.choice(legal)
        state = game.apply(state, seat, action).state
        if action == game.end_turn and game.active_seats(state):
            found.append(state)
    return rng.choice(found)


async def lose(table: Table, count: int, ways: tuple[str, ...] = tuple(WAYS)) -> None:
    """Let some be gone in random ways, some of them in the middle of a turn or while the table is being asked."""
    seats = range(len((await table.loaded()).seats))
    chosen = table.rng.sample(seats, count)
    table.missing = {seat: table.rng.choice(ways) for seat in chosen}
    for seat, way in table.missing.items():
        if table.rng.random() < 0.5:
            await begin_turn(table, seat)
        if (await table.loaded()).row.status != "running":
            return  # that move was the last of the game
        await WAYS[way](table, seat)


async def begin_turn(table: Table, seat: int) -> None:
    """Let somebody make one move, if they are at turn."""
    user = await table.user(seat)
    position = (await table.bench.service.seen(user, table.id)).position
    if position is not None and position.at_turn:
        legal = [
            action for action in table.game.legal_actions(position.state, seat) if action != table.game.end_turn
        ]
        if legal:
            line = table.game.notation(table.rng.choice(legal))
            await table.bench.service.move(table.bench.call(user), table.id, None, line)


async def play_to_the_end(table: Table) -> None:
    """Those who stay play on to the outcome; the others are passed. At every step they could end the game."""
    for _ in range(MOST_STEPS):
        loaded = await table.loaded()
        if loaded.row.status != "running":
            break
        await table.told()
        there = [seat for seat in loaded.active if seat not in table.missing]
        if table.rng.random() < 0.15:
            await check_rights(table, loaded)
        if there:
            await turn(table, there[0])
        else:
            await without(table, loaded.active[0])
    assert (await table.loaded()).row.status == "over"


async def turn(table: Table, seat: int) -> None:
    """A whole turn of somebody who is there: a random move first, then the shortest way to its end."""
    call, seal = table.bench.call, (await table.loaded()).row.seal
    user = await table.user(seat)
    for number in range(200):
        position = (await table.bench.service.seen(user, table.id)).position
        assert position is not None
        action = table.game.default_action(position.state, seat)
        if number == 0 and table.rng.random() < 0.3:
            action = table.rng.choice(list(table.game.legal_actions(position.state, seat)))
        await table.bench.service.move(call(user), table.id, None, table.game.notation(action))
        after = await table.loaded()
        if after.row.seal > seal and (action == table.game.end_turn or seat not in after.active):
            return
    raise AssertionError("the turn does not end")


async def without(table: Table, seat: int) -> None:
    """Those who stay let time pass, answer what they are asked, and choose to pass; the game goes on."""
    bench, before = table.bench, (await table.loaded()).row.seal
    for _ in range(4):
        bench.now += GRACE if (await table.loaded()).seats[seat].passing else PATIENCE + 1
        await bench.service.agenda.do(bench.now)
        if (await table.loaded()).row.seal == before and await table.question("absent") is None:
            await bench.service.ask_absence(bench.call((await table.staying())[0]), table.id, seat, "pass")
        for user in await table.staying():
            vote = await table.question("absent")
            asked = [] if vote is None else questions.asked_of(vote)
            mine = (await table.loaded()).seat_of(user)
            if vote is not None and mine is not None and mine.seat in asked:
                await bench.service.cast(bench.call(user), table.id, vote.id, "pass")
        if (await table.loaded()).row.seal > before:
            table.passed += 1
            return
    raise AssertionError(f"the table waits for seat {seat}, {table.missing[seat]}")


async def check_rights(table: Table, loaded: Loaded) -> None:
    """Nobody goes on without a seat that counts, nor ends the game against those who count; who stays can end."""
    staying = await table.staying()
    await _rolled_back(table, lambda c: _no_pass_against_who_counts(c, table, staying))
    await _rolled_back(table, lambda c: _only_a_majority_ends(c, table, staying))


class _Back(Exception):
    """What was tried is taken back."""


async def _rolled_back(table: Table, work: Callable[[sqlite3.Connection], None]) -> None:
    def run(connection: sqlite3.Connection) -> None:
        work(connection)
        raise _Back

    try:
        await table.bench.db.transaction(run)
    except _Back:
        return


def _call(table: Table, user: int) -> Call:
    return Call(interaction=1, user=user, name="", now=table.bench.now, guild=GUILD)


def _counting(connection: sqlite3.Connection, table: Table) -> set[int]:
    return set(questions.voters(connection, load(connection, table.id), table.bench.now))


def _no_pass_against_who_counts(connection: sqlite3.Connection, table: Table, staying: list[int]) -> None:
    loaded, counting = load(connection, table.id), _counting(connection, table)
    for seat in set(loaded.active) & counting:
        for user in staying:
            with pytest.raises(Refused) as refused:
                absence.ask_absence(connection, _call(table, user), table.id, seat, "pass")
            assert refused.value.key in ("absent-counts", "absent-yourself")


def _only_a_majority_ends(connection: sqlite3.Connection, table: Table, staying: list[int]) -> None:
    loaded = load(connection, table.id)
    sitting = [seat.seat for seat in loaded.seats if seat.user in staying]
    counting = _counting(connection, table) | {sitting[0]}  # whoever asks counts
    agreed: set[int] = set()
    for vote in votes.open_votes(connection, table.id):
        votes.close_vote(connection, vote.id, "void")
    for user, seat in zip(staying, sitting, strict=True):
        agreed.add(seat)
        open_votes = [vote for vote in votes.open_votes(connection, table.id) if vote.kind == "abandon"]
        if open_votes:
            questions.cast(connection, _call(table, user), table.id, open_votes[0].id, "yes")
        else:
            stopping.ask_stop(connection, _call(table, user), table.id)
        ended = load(connection, table.id).row.status == "abandoned"
        assert ended == (2 * len(agreed & counting) > len(counting))
        if ended:
            return
    # Who is silent but not at turn still counts: then those who stay go on, and can end later.
    assert counting - agreed
    assert all(table.missing[seat] in ("silent", "slow") for seat in counting - agreed)


async def whole_game(game_id: str, players: int, count: int, seed: int) -> tuple[int, dict[int, str]]:
    """A game played to its end by those who stay: how many decisions were passed, and who was gone how."""
    rng = Random(f"{game_id} {players} {count} {seed}")
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            table = await opened(bench, game_id, players, rng)
            await lose(table, count)
            await play_to_the_end(table)
            assert not bench.faults, bench.faults
            lines = await bench.lines(table.id)
            assert sum(line.passed for line in lines) >= table.passed
            assert msgspec.json.decode(lines[-1].events) is not None
            return table.passed, table.missing
