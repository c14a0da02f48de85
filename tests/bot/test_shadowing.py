"""Shadow replay: it comes to the stored state whatever was pressed, else it names the line and the rule."""

import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import Refusal
from bot.presenter import register
from bot.tables import repairing, switching
from bot.tables.courses import course_of
from bot.tables.decided import seal_decision, tell_decision
from bot.tables.loaded import Loaded, load
from bot.tables.passing import pass_by_clock, pass_decision
from bot.tables.recording import Ended, ended_game, record_of
from bot.tables.shadowing import Course, Shadow, shadow
from db import history, votes
from games.registry import GAMES
from tests.bot.absences import PRESENTERS
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench
from tests.bot.test_tables_kohle_random import leave as leave_kohle
from tests.bot.test_tables_ruhrschifffahrt_random import leave as leave_ruhr
from tests.verified import checked

KINDS = {
    "legal": 12,
    "finish": 10,
    "leave": 3,
    "back": 2,
    "undo": 1,
    "vote": 4,
    "pass": 1,
    "clock": 1,
    "decide": 1,
}
each_game = pytest.mark.parametrize("game", GAMES)


def leave_coal(state: Any, rng: Random) -> str:
    orders = rng.sample(state.draft, min(2, len(state.draft)))
    return f"rank {' '.join(orders)}" if orders else "end"


LEAVES: dict[str, Callable[[Any, Random], str]] = {
    "coal_baron": leave_coal,
    "kohle_kolonie": leave_kohle,
    "ruhrschifffahrt": leave_ruhr,
}


async def begun(bench: Bench, game: str, players: int = 3) -> int:
    for presenter in PRESENTERS.values():
        register(presenter)
    table = await bench.service.new(bench.call(101), game, GUILD, CHANNEL, "en", threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), table)
    await bench.service.start(bench.call(101), table, THREAD)
    return table


async def press(bench: Bench, table: int, rng: Random) -> None:
    """One random press of somebody, or of time."""
    loaded = await bench.loaded(table)
    kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
    seat = rng.choice(loaded.active)
    user = loaded.seats[seat].user or 0
    if kind in ("leave", "vote", "undo", "back"):
        user = rng.choice(loaded.seats).user or 0
    call, service = bench.call(user), bench.service
    try:
        match kind:
            case "legal":
                position = (await service.seen(user, table)).position
                assert position is not None
                legal = loaded.game.legal_actions(position.state, seat)
                await service.move(call, table, None, loaded.game.notation(rng.choice(list(legal))))
            case "finish":
                await service.finish(call, table, None)
            case "leave":
                await service.move(call, table, None, LEAVES[loaded.game.id](loaded.state, rng))
            case "back":
                await service.back(call, table, None)
            case "undo":
                await service.ask_undo(call, table, rng.randint(1, 3))
            case "vote":
                open_votes = await bench.db.read(lambda c: votes.open_votes(c, table))
                await service.cast(call, table, open_votes[0].id if open_votes else 1, "yes")
            case "decide":
                await bench.db.transaction(lambda c: decide(c, load(c, table), rng, bench.now))
            case _:
                work = pass_decision if kind == "pass" else pass_by_clock
                await bench.db.transaction(lambda c: work(c, load(c, table), seat, bench.now))
    except (Refusal, IndexError):
        return


def decide(connection: sqlite3.Connection, loaded: Loaded, rng: Random, now: int) -> None:
    """A switch or a repair as the table would agree on it, where the game has any."""
    switches = switching.switchable(loaded)
    if switches and rng.random() < 0.5:
        option = rng.choice(list(switches))
        if switches[option]:
            switching.switch(connection, loaded, option, rng.choice(switches[option]), 0, now)
        return
    repairs = loaded.game.repairs
    if repairs is not None:
        one = rng.choice(list(repairs.quantities(loaded.state)))
        made = repairing.judged(loaded, {one.id: rng.choice(one.values)})
        tell_decision(connection, loaded, seal_decision(connection, loaded, made, "repair", 0, now), now)


async def shadowed(bench: Bench, table: int, since: int | None = None, upto: int | None = None) -> Shadow:
    return shadow(await course(bench, table, since, upto))


async def course(bench: Bench, table: int, since: int | None = None, upto: int | None = None) -> Course:
    return await bench.db.read(lambda c: course_of(c, load(c, table), since=since, upto=upto))


async def ended(bench: Bench, table: int) -> Ended:
    return await bench.db.read(lambda c: ended_game(c, load(c, table)))


async def play(bench: Bench, game: str, seed: int, presses: int) -> int:
    """A table after so many random presses; whenever it is looked at, its shadow comes to the same."""
    table, rng = await begun(bench, game, 3), Random(seed)
    for number in range(presses):
        if (await bench.loaded(table)).row.status != "running":
            break
        await press(bench, table, rng)
        if number % 25 == 0:
            assert (await shadowed(bench, table)).same
    return table


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("seed", range(2))
async def test_random_presses_come_to_the_same(bench: Bench, game: str, seed: int) -> None:
    """With undos, finished turns taken back, answers left ahead and withdrawn, turns passed by table and clock."""
    table = await play(bench, game, seed, 250)
    found = await shadowed(bench, table)
    assert found.same, found
    assert found.actions > 30
    seals = await bench.db.read(lambda c: history.seals_kept(c, table))
    rng = Random(seed)
    for _ in range(10):
        since, upto = sorted(rng.sample(seals, 2))
        assert (await shadowed(bench, table, since, upto)).same
    assert bench.faults == []


@pytest.mark.slow
@each_game
async def test_random_games_verify(bench: Bench, game: str, tmp_path: Path) -> None:
    """Random presses, then nothing but default actions to the end: the record verifies, whatever happened."""
    happened: Counter[str] = Counter()
    for seed in range(6):
        table = await play(bench, game, seed, 400)
        await to_the_end(bench, table)
        made = await ended(bench, table)
        agrees, said = checked(tmp_path, record_of(made))
        assert agrees, said
        happened += Counter({how: 1 for how in made.hows if how}) + Counter(undone=made.undone)
        happened += Counter(line.kept for line in made.course.lines if line.kept)
    rules = GAMES[game]
    decided = {*(["switch"] if rules.switches else []), *(["repair"] if rules.repairs else [])}
    assert set(happened) == {"ahead", "passed", "clock", "undone", *decided}


async def to_the_end(bench: Bench, table: int) -> None:
    while (loaded := await bench.loaded(table)).row.status == "running":
        seat = loaded.active[0]
        await bench.db.transaction(lambda c, seat=seat: pass_decision(c, load(c, table), seat, bench.now))


@pytest.mark.slow
async def test_only_a_game_played_to_its_end_has_a_record(bench: Bench) -> None:
    """What is running, gathering, given up or stopped keeps its seed."""
    table = await begun(bench, "coal_baron")
    call = bench.call(101)
    for status in ("running", "lobby", "abandoned"):
        await bench.damage("UPDATE tables SET status = ? WHERE id = ?", status, table)
        assert await bench.key(bench.service.ended_game(call, table)) == "record-not-yet"
    await bench.damage("UPDATE tables SET status = 'running' WHERE id = ?", table)
    await to_the_end(bench, table)
    assert (await bench.service.ended_game(call, table)).course.lines
    assert await bench.key(bench.service.ended_game(bench.call(999, guild=77), table)) == "table-unknown"


@pytest.mark.slow
async def test_a_record_names_nobody(bench: Bench) -> None:
    table = await begun(bench, "coal_baron")
    await to_the_end(bench, table)
    written = record_of(await ended(bench, table)).decode()
    assert not any(word in written for word in ("User 10", '"101"', "101,", "user", "name"))
