"""Where clocks, absences, direct messages and questions meet."""

from contextlib import suppress

from bot.errors import Refused
from bot.tables.presence import Look
from db.waits import MOST_AWAY
from tests.bot.clocked_tables import CLOCK, DAY, HOUR, clocked, left, notices, pass_time, wait_for
from tests.bot.table_bench import THREAD, Bench
from tests.bot.telling import Told
from tests.bot.test_away_seats import away


async def test_coming_back_when_the_days_are_spent_gives_no_time_back(bench: Bench) -> None:
    """Once the game waits no longer the clock runs, and *I am back* does not wind it back."""
    table = await clocked(bench)
    user = await bench.user(table)
    await away(bench, user, 40)
    await pass_time(bench, MOST_AWAY + 3 * HOUR, HOUR)
    assert (await wait_for(bench, table)).still_since is None
    before = await left(bench, table, user)
    await bench.service.come_back(bench.call(user), table)
    assert await left(bench, table, user) == before


async def test_an_absence_that_ends_in_an_outage_runs_no_clock_in_it(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    await away(bench, user, 2)
    await bench.service.agenda.do(bench.now)
    before = await left(bench, table, user)
    ends = (await bench.service.absences(user, bench.now))[0].row.ends_at
    bench.now = ends - HOUR
    await bench.service.record_beat(bench.beat())
    await bench.service.agenda.do(bench.now)
    bench.now += 20 * HOUR
    beat = bench.beat(started=2)
    await bench.service.record_beat(beat)
    await bench.service.agenda.do(bench.now)
    assert await left(bench, table, user) == before
    wait = await wait_for(bench, table)
    assert wait.still_since is None
    assert bench.now - wait.since == 0


async def test_a_time_out_that_outlasts_an_absence_is_not_used_up(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    await away(bench, user, 2)
    await bench.service.agenda.do(bench.now)
    before = await left(bench, table, user)
    until = bench.now + 60 * HOUR
    await bench.service.record_looks(table, [Look(user, True, until)], bench.now)
    await bench.service.end_absence(bench.call(user), None)
    await bench.service.agenda.do(bench.now)
    bench.now = until
    assert await left(bench, table, user) == before
    assert (await wait_for(bench, table)).since == until


async def test_a_question_on_its_way_to_somebody_who_is_away_by_now_does_not_ring(bench: Bench) -> None:
    sent = Told(bench)
    sent.discord.loses = 0
    table = await bench.table(3)
    await sent.settle()
    user = await bench.user(table)
    other = next(one for one in (101, 102, 103) if one != user)
    await bench.service.choose_pings(bench.call(user), "question", "direct")
    await bench.service.ask_pause(bench.call(other), table, bench.now + DAY)
    await away(bench, user, 3)
    await bench.service.agenda.do(bench.now)
    await sent.settle()
    audible = [one for one in sent.discord.direct(user) if not one.silent]
    assert not audible


async def test_whoever_reads_another_language_sleeps_by_the_hours_of_the_table(bench: Bench) -> None:
    """Where nobody chose a zone it is that of the table's language, in direct messages as well."""
    sent = Told(bench)
    sent.discord.loses = 0
    table = await bench.table(3)  # English: London
    await sent.settle()
    for user in (101, 102, 103):
        await bench.service.choose_language(bench.call(user), "fr")
        await bench.service.choose_pings(bench.call(user), "turn", "direct")
    bench.now += (7 * HOUR + HOUR // 2 - bench.now) % DAY  # half past eight in Paris, half past seven in London
    await bench.turn(table)
    user = await bench.user(table)
    await sent.settle()
    assert [message.silent for message in sent.discord.direct(user)] == [True]


async def test_nobody_tells_the_table_again_and_again_of_seconds_that_they_give(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    seat = (await bench.loaded(table)).active[0]
    other = next(one for one in (101, 102, 103) if one != user)
    for _ in range(50):
        bench.now += 10
        with suppress(Refused):
            await bench.service.give_time(bench.call(other), table, seat)
    assert len(await notices(bench, table, "notice-time-given")) == 2
    assert await left(bench, table, user) <= CLOCK.cap


async def test_who_leaves_while_away_and_takes_the_seat_up_again_is_there(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    await away(bench, user, 9)
    await bench.service.agenda.do(bench.now)
    await bench.service.leave(bench.call(user), table)
    await bench.service.join(bench.call(user), table)
    bench.now += HOUR
    await bench.service.agenda.do(bench.now)
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert not seat.away
    assert (await wait_for(bench, table)).still_since is None


async def test_a_table_at_rest_that_is_carried_elsewhere_calls_once(bench: Bench) -> None:
    sent = Told(bench)
    sent.discord.loses = 0
    table = await bench.table(3)
    await sent.settle()
    moderator = bench.call(900, moderates=THREAD)
    await bench.service.rest(moderator, table)
    await sent.settle()
    user = await bench.user(table)
    rung = len(sent.rung(user))
    await bench.service.relocate(bench.call(900, moderates=THREAD), table, 77)
    await sent.settle()
    assert len(sent.rung(user)) == rung + 1
