"""The process that thinks: it begins when needed, ends when idle, and its death or fault freezes no table."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any

import pytest

from bot.incidents import Incidents
from bot.process.computer_players import PAUSES
from bot.thinking import Think, Thinker, ThoughtFailed
from games.coal_baron.game import GAME
from games.engine.codec import encode_state
from games.engine.contract import Setup
from games.registry import GAMES
from players.entry import Considered, Question, ThoughtError, think_of
from players.kinds import Kind
from players.mind import Item, Mind
from tests.bot.computer_tables import Machines
from tests.bot.computer_tables import table as with_computers
from tests.bot.stub_computer import at_leisure, blabs, by_chance, cheats, dawdles, dies, fails, hangs
from tests.bot.table_bench import Bench

SETUP = Setup(seats=3, options=GAME.options_type(), seed="00" * 16, start_seat=0)


def question(level: str = "steiger") -> Question:
    """The first decision of a game."""
    state = GAME.new_game(SETUP).state
    return Question(GAME.id, encode_state(GAME, state), GAME.active_seats(state)[0], level, 1)


async def pid(thinker: Thinker) -> int:
    """The number of the process that thinks, once it does."""
    for _ in range(400):
        process = getattr(thinker._executor, "_process", None)  # pyright: ignore[reportPrivateUsage]
        if process is not None:
            return int(process.pid)
        await asyncio.sleep(0.02)
    raise AssertionError("no process")


@pytest.mark.slow
async def test_a_worker_begins_with_the_first_thought_and_ends_when_idle() -> None:
    thinker = Thinker(work=by_chance, idle=0.3)
    assert not thinker.running
    first = await thinker.think(question())
    worker = await pid(thinker)
    assert (await thinker.think(question()), await pid(thinker)) == (first, worker)
    await asyncio.sleep(0.6)
    assert not thinker.running
    assert await thinker.think(question()) == first
    assert await pid(thinker) != worker
    thinker.close()


@pytest.mark.slow
async def test_a_worker_that_is_killed_in_the_middle_of_a_thought_is_replaced() -> None:
    thinker = Thinker(work=at_leisure)
    task = asyncio.create_task(thinker.think(question()))
    worker = await pid(thinker)
    await asyncio.sleep(0.2)
    os.kill(worker, signal.SIGKILL)
    with pytest.raises(ThoughtFailed, match="died"):
        await task
    assert await thinker.think(question()) == by_chance(question())
    thinker.close()


@pytest.mark.slow
async def test_a_thought_that_does_not_end_is_given_up() -> None:
    thinker = Thinker(work=hangs, longest=0.3)
    with pytest.raises(ThoughtFailed, match="did not end"):
        await thinker.think(question())
    assert not thinker.running


@pytest.mark.slow
async def test_whatever_fails_in_a_thought_comes_back_as_one_error() -> None:
    """Its text says of what kind and where, and its worker goes on."""
    thinker = Thinker(work=think_of)
    with pytest.raises(ThoughtFailed, match=r"^KeyError at players/levels\.py:\d+$"):
        await thinker.think(question(level="master"))
    assert thinker.running
    thinker.close()


def _mind() -> Mind[Any, Any]:
    """One that takes the first legal action each time."""

    def worth(state: Any) -> list[float]:
        return [float(seat.points) for seat in state.seats]

    def items(state: Any, seat: int) -> list[Item]:
        return [Item("points", state.seats[seat].points, worth(state)[seat])]

    def steps(state: Any, seat: int) -> list[tuple[Any, ...]]:
        return [(action,) for action in GAME.legal_actions(state, seat)]

    def key(state: Any, seat: int) -> bytes:
        return encode_state(GAME, state)

    def kind(notations: Sequence[str]) -> Kind:
        return Kind(notations[0], "")

    return Mind(GAME, worth, items, steps, lambda state, seat, chance: steps(state, seat)[0], key, kind)


async def test_a_question_is_answered_by_the_mind_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is legal in order as far as something final, whatever the level."""
    module = ModuleType("players.coal_baron.mind")
    module.MIND = _mind()  # pyright: ignore[reportAttributeAccessIssue]
    monkeypatch.setitem(sys.modules, "players.coal_baron", ModuleType("players.coal_baron"))
    monkeypatch.setitem(sys.modules, "players.coal_baron.mind", module)
    thinker = Thinker(lambda: ThreadPoolExecutor(1))
    for level in ("apprentice", "steiger"):
        asked = question(level)
        state = GAME.new_game(SETUP).state
        for text in (await thinker.think(asked))[0].line:
            assert asked.seat in GAME.active_seats(state)
            state = GAME.apply(state, asked.seat, GAME.parse(text)).state
        assert asked.seat not in GAME.active_seats(state)
    thinker.close()


def test_a_board_of_the_players_own_is_made_known_where_it_is_thought() -> None:
    game = next(one for one in GAMES.values() if one.boards is not None)
    asked = Question(game.id, b"{}", 0, "steiger", 1, ("ffff", b"no board"))
    with pytest.raises(ThoughtError, match="recall"):
        think_of(asked)


@pytest.mark.slow
@pytest.mark.parametrize("work", [dies, fails, cheats, dawdles])
async def test_after_four_thoughts_in_vain_the_least_harmful_is_played(bench: Bench, work: Think) -> None:
    number = await with_computers(bench, 1, ("steiger",))
    machines = Machines(bench, work)
    if work is dies:
        machines.in_process()
    while (await bench.loaded(number)).active[0] == 0:
        await bench.turn(number)
    before = await bench.lines(number)
    for pause in (*PAUSES, 0):
        assert bench.faults == []
        assert await machines.players.play_one() is None
        assert await bench.lines(number) == before
        if pause:
            assert await machines.players.play_one() == pause, "nothing is thought in between"
        bench.now += pause
    assert len(bench.faults) == 1, "the host is told once"
    await machines.players.play_one()
    assert len(await bench.lines(number)) == len(before) + 1
    assert "computer-failed" in await bench.kinds(number)
    assert (await bench.lines(number))[-1].passed == 0
    machines.thinker.close()


@pytest.mark.parametrize("work", [cheats, dawdles, blabs])
async def test_the_hosts_channel_is_not_told_what_a_computer_chose(
    bench: Bench, work: Think, caplog: pytest.LogCaptureFixture
) -> None:
    """It may be hidden from whoever reads there; the log has it."""
    lines: list[str] = []

    async def send(line: str) -> None:
        lines.append(line)

    number = await with_computers(bench, 1, ("steiger",))
    while (await bench.loaded(number)).active[0] == 0:
        await bench.turn(number)
    machines, incidents = Machines(bench, work), Incidents(send)
    for pause in (*PAUSES, 0):
        await machines.players.play_one()
        bench.now += pause
    (fault,) = bench.faults
    incidents.report(fault, "the steiger in seat 1")
    await incidents.close()
    (told,) = lines
    loaded = await bench.loaded(number)
    chosen = [loaded.game.notation(one) for one in loaded.game.legal_actions(loaded.state, 1)]
    assert not any(one in told for one in (*chosen, "place bank")), told
    assert any(one in caplog.text for one in (*chosen, "place bank"))


@pytest.mark.slow
async def test_where_no_process_begins_for_a_while_no_move_is_lost(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another table is played as soon as it can be; the one that failed once its pause is over."""
    number = await with_computers(bench, 1, ("steiger",))
    while (await bench.loaded(number)).active[0] == 0:
        await bench.turn(number)
    machines = Machines(bench)
    machines.in_process()

    def none(*order: object, **options: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with monkeypatch.context() as full:
        full.setattr(subprocess, "Popen", none)
        for pause in PAUSES:
            assert await machines.players.play_one() is None
            assert await machines.players.play_one() == pause
            bench.now += pause
    before = await bench.lines(number)
    assert await machines.players.play_one() is None
    assert len(await bench.lines(number)) == len(before) + 1
    assert "computer-failed" not in await bench.kinds(number)
    assert bench.faults == []
    machines.thinker.close()


async def test_a_table_that_is_left_alone_holds_no_other_up(bench: Bench) -> None:
    numbers = [await with_computers(bench, 1, ("steiger",), place=100 + one) for one in range(2)]
    for number in numbers:
        while (await bench.loaded(number)).active[0] == 0:
            await bench.turn(number)
    order: list[int] = []

    def work(asked: Question) -> list[Considered]:
        order.append(asked.seed)
        return fails(asked) if len(order) == 1 else by_chance(asked)

    machines = Machines(bench, work)
    before = [len(await bench.lines(number)) for number in numbers]
    for _ in range(2):
        assert await machines.players.play_one() is None
    after = [len(await bench.lines(number)) for number in numbers]
    assert sum(after) == sum(before) + 1
    assert len(set(order)) == 2
    bench.now += PAUSES[0]
    await machines.play()
    assert all([(await bench.loaded(number)).active == (0,) for number in numbers])


@pytest.mark.slow
async def test_a_death_costs_nothing_but_time(bench: Bench) -> None:
    """The same is thought again, and played."""
    number = await with_computers(bench, 1, ("steiger",))
    there = Machines(bench, at_leisure)
    there.in_process()
    while (await bench.loaded(number)).active[0] == 0:
        await bench.turn(number)
    task = asyncio.create_task(there.players.play_one())
    worker = await pid(there.thinker)
    await asyncio.sleep(0.2)
    os.kill(worker, signal.SIGKILL)
    await task
    assert bench.faults == []
    bench.now += PAUSES[0]
    await there.players.play_one()
    played = (await bench.lines(number))[-1]
    assert played.seat == 1
    assert "computer-failed" not in await bench.kinds(number)
    there.thinker.close()


async def test_nothing_is_played_before_what_somebody_pressed(bench: Bench) -> None:
    """What was thought meanwhile is kept, and not thought once more."""
    number, machines = await with_computers(bench, 1, ("steiger",)), Machines(bench)
    while (await bench.loaded(number)).active[0] == 0:
        await bench.turn(number)
    thoughts = 0
    place = (await bench.loaded(number)).row.place
    ticket: list[Any] = []

    async def press() -> None:
        nonlocal thoughts
        thoughts += 1
        ticket.append(bench.service.queues.ticket(place, number))

    machines.before_playing = press
    before = await bench.lines(number)
    assert await machines.players.play_one() is None
    pause = await machines.players.play_one()
    assert pause is not None
    assert pause < 1
    assert await bench.lines(number) == before
    ticket[0].leave()
    await machines.players.play_one()
    assert len(await bench.lines(number)) == len(before) + 1
    assert thoughts == 1


async def test_tables_take_turns(bench: Bench) -> None:
    """That which has waited longest comes first; of equals none comes twice before the others."""
    numbers = [await with_computers(bench, 1, ("steiger", "apprentice"), place=100 + count) for count in range(3)]
    for number in numbers:
        while (await bench.loaded(number)).active[0] == 0:
            await bench.turn(number)
    machines, order = Machines(bench), list[int]()
    seen = {number: len(await bench.lines(number)) for number in numbers}
    for _ in range(3):
        await machines.players.play_one()
        grown = [number for number in numbers if len(await bench.lines(number)) > seen[number]]
        order += grown
        seen = {number: len(await bench.lines(number)) for number in numbers}
    assert sorted(order) == numbers


@pytest.mark.slow
async def test_ten_tables_think_while_presses_are_answered(bench: Bench) -> None:
    """People go on at their turn wherever it is; each table is played, and told, as if it were alone."""
    machines = Machines(bench)
    numbers = [await with_computers(bench, 1, ("steiger", "apprentice"), place=100 + one) for one in range(10)]
    task = asyncio.create_task(machines.players.run())
    played = dict.fromkeys(numbers, 0)
    try:
        for _ in range(2000):
            for number in numbers:
                if (await bench.loaded(number)).active == (0,) and played[number] < 4:
                    await bench.turn(number)
                    machines.players.alarm.ring()
                    played[number] += 1
            if all(count == 4 for count in played.values()):
                break
            await asyncio.sleep(0)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert set(played.values()) == {4}
    await machines.play()
    for number in numbers:
        assert (await bench.loaded(number)).active == (0,)
        assert (await bench.loaded(number)).state == await bench.replayed(number)
    assert bench.faults == []


async def test_a_table_that_cannot_be_read_keeps_no_other_from_playing(bench: Bench) -> None:
    numbers = [await with_computers(bench, 1, ("steiger",), place=100 + one) for one in range(2)]
    for number in numbers:
        while (await bench.loaded(number)).active[0] == 0:
            await bench.turn(number)
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = ?", numbers[0])
    await Machines(bench).play()
    assert (await bench.loaded(numbers[1])).active == (0,)
    assert bench.faults == []
