"""What people decide at a table with computers: they alone are asked, and computers go by what came of it."""

import msgspec
import pytest

from bot.letters import NoticeLetter, TurnLetter
from bot.tables.dispute_choices import BACK
from bot.tables.questions import asked_of
from db import computers, disputes, tables, votes, waits
from db.rows import LogRow, VoteRow
from games.engine.event import Seat
from tests.bot.computer_tables import Machines, played_on, turns
from tests.bot.computer_tables import table as with_computers
from tests.bot.disputed_tables import choose, line_of
from tests.bot.table_bench import GUILD, THREAD, Bench

HOUR, DAY = 3600, 24 * 3600
MODERATOR = 900


async def asked(bench: Bench, number: int) -> tuple[VoteRow, list[Seat]]:
    """The open question, and whom it asks."""
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, number))
    return vote, asked_of(vote)


async def goes_on(bench: Bench, number: int) -> bool:
    """Whether a computer must decide and may."""
    return await bench.db.read(lambda c: computers.one_goes_on(c, number))


async def computer_at_turn(bench: Bench, number: int, machines: Machines) -> None:
    """Let it be the turn of a computer that has not decided yet."""
    while not await goes_on(bench, number):
        await machines.play()
        await bench.turn(number)


async def test_a_person_alone_undoes_at_once_and_the_same_is_answered_again(bench: Bench) -> None:
    """Whoever undoes for a worse answer gets the same: what is thought hangs on the position alone."""
    number, machines = await with_computers(bench), Machines(bench)
    mine, answers = list[LogRow](), list[LogRow]()
    while len(answers) < 2:
        await played_on(bench, machines, number, 1)
        before = await bench.lines(number)
        mine = [line for line in before if line.seat == 0]
        answers = [line for line in before if line.id > mine[-1].id]
    said = await bench.service.ask_undo(bench.call(101), number, len(answers) + 1)
    assert said == "undone"
    assert (await bench.loaded(number)).active == (0,)
    again = (await turns(bench, number))[-1]
    assert (again.news, again.asked) == ("news-undone", (0,))
    for text in msgspec.json.decode(mine[-1].actions, type=list[str]):
        await bench.service.move(bench.call(101), number, None, text)
    await machines.play()
    anew = [line.actions for line in await bench.lines(number) if line.seat != 0][-len(answers) :]
    assert anew == [line.actions for line in answers]
    assert bench.faults == []


async def test_of_people_each_other_is_asked_for_an_undo_and_computers_wait(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2), Machines(bench)
    await played_on(bench, machines, number, 2)
    while (await bench.loaded(number)).active[0] >= 2 or not await _people_moved(bench, number):
        await bench.turn(number)
        await machines.play()
    count = len({line.id for line in (await bench.lines(number))[-4:] if line.ends_turn})
    assert await bench.service.ask_undo(bench.call(101), number, count) == "vote-opened"
    vote, seats = await asked(bench, number)
    assert set(seats) <= {0, 1}
    assert not await goes_on(bench, number)
    await bench.service.cast(bench.call(102), number, vote.id, "yes")
    assert (await bench.loaded(number)).row.still_since is None
    await played_on(bench, machines, number, 2)
    assert bench.faults == []


async def _people_moved(bench: Bench, number: int) -> bool:
    recent = [line.seat for line in (await bench.lines(number))[-4:]]
    return {0, 1} <= set(recent)


async def test_an_undo_to_a_computers_turn_is_answered_anew(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    await played_on(bench, machines, number, 2)
    assert (await bench.loaded(number)).active == (0,)
    assert await bench.service.ask_undo(bench.call(101), number, 1) == "undone"
    fallen = await bench.loaded(number)
    assert fallen.seats[fallen.active[0]].computer
    await machines.play()
    assert (await bench.loaded(number)).active == (0,)
    assert bench.faults == []


async def test_what_is_undone_while_a_computer_thinks_is_not_played(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    await machines.play()
    await bench.turn(number)
    await computer_at_turn(bench, number, machines)
    seal = (await bench.loaded(number)).row.seal
    machines.before_playing = lambda: bench.service.ask_undo(bench.call(101), number, 1)
    await machines.players.play_one()
    machines.before_playing = None
    after = await bench.loaded(number)
    assert after.row.seal == seal + 1, "the undo, and no answer"
    assert after.active == (0,)


async def test_who_disputes_asks_people_alone_and_computers_wait(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2), Machines(bench)
    await played_on(bench, machines, number, 3)
    await computer_at_turn(bench, number, machines)
    await bench.service.open_dispute(bench.call(101), number, await line_of(bench, number), "ruling", ruling="So.")
    vote, seats = await asked(bench, number)
    assert seats == [0, 1]
    assert not await goes_on(bench, number)
    assert await machines.play() == 0
    await choose(bench, number, 102, vote, "ruling.0")
    assert not await bench.db.read(lambda c: disputes.open_disputes(c, number))
    assert await goes_on(bench, number)
    await played_on(bench, machines, number, 2)
    assert bench.faults == []


async def test_a_dispute_takes_a_computers_turn_back(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2), Machines(bench)
    await played_on(bench, machines, number, 3)
    await computer_at_turn(bench, number, machines)
    await machines.play()
    last = (await bench.lines(number))[-1]
    assert (await bench.loaded(number)).seats[last.seat or 0].computer
    await bench.service.open_dispute(bench.call(101), number, await line_of(bench, number), BACK)
    vote, _ = await asked(bench, number)
    await choose(bench, number, 102, vote, BACK)
    assert last.id not in [line.id for line in await bench.lines(number)]
    await played_on(bench, machines, number, 2)
    assert bench.faults == []


async def test_alone_with_computers_nobody_can_dispute(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    await played_on(bench, machines, number, 2)
    point = await line_of(bench, number)
    assert await bench.key(bench.service.open_dispute(bench.call(101), number, point, BACK)) == "dispute-alone"


async def test_a_repair_is_agreed_by_people_and_computers_play_on_from_it(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2), Machines(bench)
    await played_on(bench, machines, number, 3)
    await bench.service.set_change(bench.call(101), number, "francs.2", "7")
    mark = (await bench.service.repair_draft(bench.call(101), number)).mark
    await bench.service.propose(bench.call(101), number, mark)
    vote, seats = await asked(bench, number)
    assert seats == [0, 1]
    await bench.service.cast(bench.call(102), number, vote.id, "yes")
    assert (await bench.loaded(number)).state.seats[2].francs == 7
    await played_on(bench, machines, number, 3)
    assert bench.faults == []


async def test_a_repair_while_a_computer_thinks_makes_it_think_again(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2), Machines(bench)
    await played_on(bench, machines, number, 2)
    await computer_at_turn(bench, number, machines)
    seat = (await bench.loaded(number)).active[0]

    async def repair() -> None:
        machines.before_playing = None
        await bench.service.set_change(bench.call(101), number, f"francs.{seat}", "5")
        mark = (await bench.service.repair_draft(bench.call(101), number)).mark
        await bench.service.propose(bench.call(101), number, mark)
        vote, _ = await asked(bench, number)
        await bench.service.cast(bench.call(102), number, vote.id, "yes")

    machines.before_playing = repair
    before = len(await bench.lines(number))
    await machines.players.play_one()
    assert len(await bench.lines(number)) == before + 1
    await machines.play()
    loaded = await bench.loaded(number)
    assert not loaded.seats[loaded.active[0]].computer
    assert bench.faults == []


async def test_a_person_alone_with_computers_ends_the_game(bench: Bench) -> None:
    number = await with_computers(bench)
    assert await bench.service.ends_alone(bench.call(101), number)
    assert await bench.service.ask_stop(bench.call(101), number) == "vote-passed"
    loaded = await bench.loaded(number)
    assert (loaded.row.status, loaded.row.stopped) == ("abandoned", 0), "given up: no computer is unwilling"
    assert not await goes_on(bench, number)


async def test_of_two_people_both_must_agree_to_give_up(bench: Bench) -> None:
    number = await with_computers(bench, 2)
    assert await bench.service.ask_stop(bench.call(101), number) == "vote-opened"
    vote, seats = await asked(bench, number)
    assert (seats, vote.needed) == ([0, 1], 2)


@pytest.mark.parametrize("how", ["leave", "concede"])
async def test_the_game_ends_with_its_last_person(bench: Bench, how: str) -> None:
    number = await with_computers(bench)
    await (bench.service.leave if how == "leave" else bench.service.concede)(bench.call(101), number)
    assert (await bench.loaded(number)).row.status == "abandoned"


async def test_one_of_two_leaves_and_the_other_plays_on_against_computers(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2), Machines(bench)
    await bench.service.leave(bench.call(102), number)
    assert await bench.service.ask_absence(bench.call(101), number, 1, "computer") == "vote-passed"
    await played_on(bench, machines, number, 4)
    assert {line.seat for line in await bench.lines(number) if line.seal} >= {0, 1, 2, 3}


async def test_computers_rest_with_their_table_and_wake_with_it(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    await computer_at_turn(bench, number, machines)
    await bench.service.rest(bench.call(MODERATOR, moderates=THREAD), number)
    assert not await goes_on(bench, number)
    assert await machines.play() == 0
    await bench.service.act(bench.call(101), number)
    assert await goes_on(bench, number)
    await machines.play()
    assert (await bench.loaded(number)).active == (0,)


async def test_in_a_pause_computers_answer_whoever_plays(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    await machines.play()
    assert await bench.service.ask_pause(bench.call(101), number, bench.now + 2 * DAY) == "vote-passed"
    await computer_at_turn(bench, number, machines)
    await machines.play()
    loaded = await bench.loaded(number)
    assert loaded.row.still_since is not None
    assert loaded.active == (0,)


async def test_computers_of_a_server_out_of_reach_wait(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    await computer_at_turn(bench, number, machines)
    await bench.service.lose_server(GUILD, bench.now)
    assert not await goes_on(bench, number)
    await bench.service.find_server(GUILD, bench.now)
    assert await goes_on(bench, number)


async def test_computers_of_a_table_without_a_place_wait(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    await computer_at_turn(bench, number, machines)
    await bench.service.lose(THREAD, bench.now)
    assert not await goes_on(bench, number)
    await bench.service.relocate(bench.call(101), number, 77)
    assert await goes_on(bench, number)


async def test_a_clock_counts_for_people_alone(bench: Bench) -> None:
    number, machines = await with_computers(bench), Machines(bench)
    clock = {"base": 3600, "increment": 600, "cap": 7200, "at_zero": "pass"}
    await bench.db.transaction(lambda c: tables.change_table(c, number, clock=clock))
    await machines.play()
    await bench.db.transaction(lambda c: waits.tell(c, number, bench.now))
    await computer_at_turn(bench, number, machines)
    await bench.db.transaction(lambda c: waits.tell(c, number, bench.now))
    (wait,) = await bench.db.read(lambda c: waits.waits(c, number))
    assert (wait.seat > 0, wait.clock_hours) == (True, "")
    found = await bench.service.pace_and_clock(bench.call(101), number)
    assert [left.seat for left in found.left] == [0]
    bench.now += 30 * HOUR
    await bench.service.agenda.do(bench.now)
    assert (await bench.loaded(number)).row.status == "running"
    assert not [one for one in await bench.letters(number) if isinstance(one, NoticeLetter)]


async def test_a_person_who_is_away_is_passed_between_computers_and_the_table_is_told(bench: Bench) -> None:
    number, machines = await with_computers(bench, 2), Machines(bench)
    await bench.service.concede(bench.call(102), number)
    told = len(await bench.letters(number))
    for _ in range(3):
        await bench.turn(number)
        await machines.play()
    new = (await bench.letters(number))[told:]
    assert any(isinstance(one, TurnLetter) and 1 in one.passed for one in new)
    own = [line for line in await bench.lines(number) if line.seat == 1 and line.ends_turn]
    assert all(line.passed for line in own)
    assert bench.faults == []
