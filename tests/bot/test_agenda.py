"""What is due by time at all tables: found when it is due, done once, and never before a press that came first."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables import agenda as agenda_module
from bot.tables.agenda import AGAIN, AGENDA
from bot.tables.counting import PATIENCE
from bot.tables.inviting import TIME_TO_ANSWER as TO_ANSWER
from bot.tables.keeping import GRACE, SEEN_AGAIN
from bot.tables.questions import TIME_TO_AGREE
from bot.tables.resting import AFTER
from bot.tables.staying import LONG, TIME_TO_ANSWER
from bot.tables.timed import Timed
from db import tables, waits
from db.errors import DatabaseError
from tests.bot.table_bench import THREAD, Bench
from tests.bot.test_inviting import BEN, arrive, new

DAY = 24 * 3600
Made = Callable[[Bench], Awaitable[int]]
"""Makes something due, and says when."""


async def standing(bench: Bench) -> int:
    """A game whose turn message stands, and which reminds nobody."""
    table = await bench.table(3)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    await bench.db.transaction(lambda c: tables.change_table(c, table, reminders=0))
    return table


async def a_pause(bench: Bench) -> int:
    await standing(bench)
    await bench.service.ask_pause(bench.call(101), 1, bench.now + 5 * DAY)
    await bench.service.cast(bench.call(102), 1, 1, "yes")
    return bench.now + 5 * DAY


async def a_vote(bench: Bench) -> int:
    await standing(bench)
    await bench.service.ask_stop(bench.call(101), 1)
    return bench.now + TIME_TO_AGREE


async def a_silent_seat(bench: Bench) -> int:
    await standing(bench)
    return bench.now + PATIENCE + 1


async def a_passed_seat(bench: Bench) -> int:
    table = await standing(bench)
    (seat,) = (await bench.loaded(table)).active
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, passing=1))
    return bench.now + GRACE


async def an_invitation(bench: Bench) -> int:
    await arrive(bench, await new(bench, BEN))
    return bench.now + TO_ANSWER


async def a_lobby(bench: Bench) -> int:
    await bench.lobby(2)
    return bench.now + LONG


async def a_lobby_that_was_asked(bench: Bench) -> int:
    table = await bench.lobby(2)
    bench.now += LONG
    await bench.service.agenda.do(bench.now)
    await arrive(bench, table)
    return bench.now + TIME_TO_ANSWER


async def a_sleeping_table(bench: Bench) -> int:
    """Everybody has left it to its fate: nobody is asked, nor passed."""
    table = await standing(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, patience=2 * AFTER))
    return bench.now + AFTER


MADE: dict[str, Made] = {
    "pause": a_pause,
    "vote": a_vote,
    "silent": a_silent_seat,
    "passed": a_passed_seat,
    "invitation": an_invitation,
    "lobby": a_lobby,
    "seats": a_lobby_that_was_asked,
    "rest": a_sleeping_table,
}


async def told(bench: Bench) -> int:
    """How many letters were put into the outbox."""
    return len(await bench.rows(1))


async def pass_time(bench: Bench, until: int) -> None:
    """Let the bot look as soon as something is due, until that instant."""
    while True:
        due = await bench.service.agenda.next(bench.now)
        if due is None or due > until:
            bench.now = until
            return
        assert due >= bench.now or bench.now < until, "it looks again and again at what it cannot do"
        bench.now = max(bench.now, due)
        await bench.service.agenda.do(bench.now)
        after = await bench.service.agenda.next(bench.now)
        assert after is None or after > bench.now


@pytest.mark.parametrize("made", MADE)
async def test_it_is_found_when_it_is_due_and_done_once(bench: Bench, made: str) -> None:
    at = await MADE[made](bench)
    before = await told(bench)
    await pass_time(bench, at - 1)
    assert await told(bench) == before
    assert await bench.service.agenda.next(bench.now) == at
    bench.now = at
    await bench.service.agenda.do(bench.now)
    done = await told(bench)
    assert done > before
    await bench.service.agenda.do(bench.now)
    await bench.service.agenda.do(bench.now + 60)
    assert await told(bench) == done
    assert bench.faults == []


async def test_with_nothing_to_do_nothing_is_due(bench: Bench) -> None:
    assert await bench.service.agenda.next(bench.now) is None


@pytest.mark.slow
@pytest.mark.parametrize("made", MADE)
async def test_a_press_that_arrived_before_comes_first(bench: Bench, made: str) -> None:
    bench.now = await MADE[made](bench)
    before, row = await told(bench), (await bench.loaded(1)).row
    in_the_channel = bench.service.queues.ticket(row.place)
    await bench.service.agenda.do(bench.now)
    assert await told(bench) == before
    elsewhere = bench.service.queues.ticket(12345, 1)  # of that table, in a direct message
    in_the_channel.leave()
    await bench.service.agenda.do(bench.now)
    assert await told(bench) == before
    elsewhere.leave()
    others = bench.service.queues.ticket(12345, 2)
    await bench.service.agenda.do(bench.now)
    assert await told(bench) > before
    others.leave()


async def test_an_answer_that_arrived_in_the_last_moment_counts(bench: Bench) -> None:
    bench.now = await a_vote(bench)
    ticket = bench.service.queues.ticket(THREAD)
    await bench.service.agenda.do(bench.now)
    async with ticket:
        assert await bench.service.cast(bench.call(102), 1, 1, "yes") == "vote-passed"
    await bench.service.agenda.do(bench.now)
    assert (await bench.loaded(1)).row.condition == "stopped"


async def test_what_fails_is_told_and_tried_again_after_growing_gaps(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await a_vote(bench)
    tried: list[int] = []

    def fail(connection: object, key: object, now: int) -> bool:
        tried.append(now)
        raise ValueError("broken")

    broken = Timed("broken", lambda c, now: at, lambda c, now: [(1,)] if now >= at else [], fail)
    monkeypatch.setattr(agenda_module, "AGENDA", (broken, *AGENDA))
    for second in range(0, AGAIN[0] + AGAIN[1] + AGAIN[2] + 60, 10):
        await bench.service.agenda.do(at + second)
    expected = [at, at + AGAIN[0], at + AGAIN[0] + AGAIN[1], at + sum(AGAIN[:3])]
    assert tried == expected
    assert [str(fault) for fault in bench.faults] == ["broken"] * 4
    (status,) = await bench.db.read(lambda c: c.execute("SELECT status FROM votes").fetchone())
    assert status == "lapsed"  # the others were not held up


async def test_a_database_that_fails_is_no_fault_of_the_table(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: object, key: object, now: int) -> bool:
        raise DatabaseError("full")

    broken = Timed("broken", lambda c, now: now, lambda c, now: [(1,)], fail)
    monkeypatch.setattr(agenda_module, "AGENDA", (broken,))
    for _ in range(2):
        with pytest.raises(DatabaseError):
            await bench.service.agenda.do(bench.now)
    assert bench.faults == []


@pytest.mark.slow
async def test_one_who_returns_lets_the_table_be_asked_for_whom_it_waits(bench: Bench) -> None:
    """All others had conceded, so nobody could be asked; the first who is there again is, within the hour."""
    table = await standing(bench)
    active = (await bench.loaded(table)).active[0]
    others = [user for user in (101, 102, 103) if user != 101 + active]
    for user in others:
        await bench.service.concede(bench.call(user), table)
    await pass_time(bench, bench.now + 3 * PATIENCE)
    assert await asked_about(bench) == []
    assert await bench.service.come_back(bench.call(others[0]), table) == "returned"
    await pass_time(bench, bench.now + SEEN_AGAIN)
    assert await asked_about(bench) == [active]


async def asked_about(bench: Bench) -> list[int]:
    """The seats about which a question was put how to go on."""
    sql = "SELECT target FROM votes WHERE kind = 'absent'"
    return [int(row[0]) for row in await bench.db.read(lambda c: c.execute(sql).fetchall())]
