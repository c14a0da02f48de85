"""Time left at a table: used up by decisions, given by increments, and never got back."""

from datetime import UTC, datetime
from random import Random

import pytest

from bot.contesting import Point
from bot.tables import mending, waiting
from bot.tables.hours import Wanted
from bot.tables.presence import Look
from bot.tables.reminding import HOUR
from bot.timing.waking import Hours, waking_between
from db import tables, votes, waits
from tests.bot.clocked_tables import BY_DAY, CLOCK, DAY, choices, clocked, left, pass_time, played, told, wait_for
from tests.bot.table_bench import GUILD, THREAD, Bench

BERLIN = Hours("Europe/Berlin", 8 * 60, 22 * 60)


async def test_a_seat_begins_with_the_base_and_uses_it_up_once_it_was_told(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.set_clock(bench.call(101), table, "tell")
    await bench.service.start(bench.call(101), table, THREAD)
    user = await bench.user(table)
    bench.now += 30 * HOUR
    assert await left(bench, table, user) == CLOCK.base
    await told(bench, table)
    assert await left(bench, table, user) == CLOCK.base
    hours = Hours("Europe/London", 8 * 60, 22 * 60)
    begun = bench.now
    bench.now += 20 * HOUR
    assert await left(bench, table, user) == CLOCK.base - waking_between(hours, begun, bench.now)


@pytest.mark.slow
async def test_a_decision_made_gives_the_increment_up_to_the_cap(bench: Bench) -> None:
    table = await clocked(bench)
    first = await played(bench, table, 10 * HOUR)
    assert await left(bench, table, first) == 32 * HOUR + 14 * HOUR
    for _ in range(9):
        await played(bench, table)
    assert await left(bench, table, first) == CLOCK.cap


@pytest.mark.slow
async def test_what_is_used_up_over_a_game_is_the_waking_time_that_ran(bench: Bench) -> None:
    table = await clocked(bench, hours=BY_DAY)
    rng = Random(3)
    expected = dict.fromkeys((101, 102, 103), CLOCK.base)
    for _ in range(25):
        user, since = await bench.user(table), bench.now
        await played(bench, table, rng.randrange(20 * HOUR))
        used = waking_between(BERLIN, since, bench.now)
        after = max(0, expected[user] - used) + CLOCK.increment
        expected[user] = max(CLOCK.increment, min(after, CLOCK.cap))
        assert await left(bench, table, user) == expected[user]


async def test_nobody_has_less_than_an_increment_where_they_must_decide(bench: Bench) -> None:
    table = await clocked(bench)
    first = await played(bench, table, 100 * HOUR)
    assert await left(bench, table, first) == CLOCK.increment


# Taking back and undo


async def test_taking_back_again_and_again_refills_nothing(bench: Bench) -> None:
    table = await clocked(bench)
    user = await played(bench, table, 41 * HOUR)
    await bench.service.back(bench.call(user), table, None)
    await told(bench, table)
    assert await left(bench, table, user) == 15 * HOUR
    for expected in (10, 5, 0):
        bench.now += 5 * HOUR
        assert await left(bench, table, user) == expected * HOUR
        await bench.turn(table)
        assert await left(bench, table, user) == expected * HOUR
        await bench.service.back(bench.call(user), table, None)
        await told(bench, table)
    assert await left(bench, table, user) == 0


async def test_an_undo_that_nobody_was_asked_about_refills_nothing(bench: Bench) -> None:
    table = await clocked(bench)
    user = await played(bench, table, 41 * HOUR)
    bench.now += 5 * HOUR
    await bench.service.ask_undo(bench.call(user), table, 1)
    await told(bench, table)
    bench.now += 15 * HOUR
    assert await left(bench, table, user) == 0


async def test_nor_does_a_dispute_that_takes_back_what_concerns_nobody_else(bench: Bench) -> None:
    table = await clocked(bench)
    user = await played(bench, table, 41 * HOUR)
    await bench.service.back(bench.call(user), table, None)
    await told(bench, table)
    bench.now += 10 * HOUR
    await bench.turn(table)
    point = Point("line", (await bench.lines(table))[-1].id)
    assert await bench.service.open_dispute(bench.call(user), table, point) == "vote-passed"
    assert await bench.user(table) == user
    await told(bench, table)
    assert await left(bench, table, user) == 5 * HOUR


async def test_an_undo_restores_no_time_and_gives_the_increment_no_second_time(bench: Bench) -> None:
    table = await clocked(bench)
    first = await played(bench, table, 10 * HOUR)
    second = await played(bench, table, 50 * HOUR)
    before = [await left(bench, table, user) for user in (first, second)]
    assert before == [46 * HOUR, 14 * HOUR]
    await agreed_undo(bench, table, first, second)
    assert await bench.user(table) == first
    assert [await left(bench, table, user) for user in (first, second)] == before
    await played(bench, table, 6 * HOUR)
    assert await left(bench, table, first) == 40 * HOUR
    await played(bench, table)
    assert await left(bench, table, second) == 14 * HOUR
    await played(bench, table)
    await played(bench, table)
    assert await left(bench, table, first) == 54 * HOUR


async def test_who_must_decide_again_by_an_undo_has_an_increment_at_least(bench: Bench) -> None:
    table = await clocked(bench)
    first = await played(bench, table, 41 * HOUR)
    second = await bench.user(table)
    bench.now += 41 * HOUR
    await bench.service.back(bench.call(first), table, None)
    await told(bench, table)
    assert await left(bench, table, second) == HOUR
    await played(bench, table)
    assert await bench.user(table) == second
    assert await left(bench, table, second) == CLOCK.increment


async def agreed_undo(bench: Bench, table: int, asker: int, other: int) -> None:
    """Both of the last two turns are taken back, as agreed."""
    await bench.service.ask_undo(bench.call(asker), table, 2)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(other), table, vote.id, "yes")
    await told(bench, table)


async def test_an_open_question_for_an_undo_holds_the_time_of_all_as_long_as_it_stands(
    bench: Bench,
) -> None:
    table = await clocked(bench)
    first = await played(bench, table)
    second = await played(bench, table)
    third = await bench.user(table)
    bench.now += 2 * HOUR
    await bench.service.ask_undo(bench.call(first), table, 2)
    bench.now += 30 * HOUR
    assert await left(bench, table, third) == 40 * HOUR
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(second), table, vote.id, "no")
    assert (await bench.loaded(table)).row.stops == "{}"
    bench.now += HOUR
    assert await left(bench, table, third) == 39 * HOUR
    assert await bench.key(bench.service.ask_undo(bench.call(first), table, 2)) == "asked-in-vain"


async def test_a_question_for_an_undo_holds_time_until_it_lapses_and_no_longer(bench: Bench) -> None:
    table = await clocked(bench)
    first = await played(bench, table)
    await played(bench, table)
    third = await bench.user(table)
    await bench.service.ask_undo(bench.call(first), table, 2)
    await pass_time(bench, 80 * HOUR, HOUR)
    assert (await bench.loaded(table)).row.still_since is None
    assert await left(bench, table, third) == 42 * HOUR - 8 * HOUR


async def test_a_move_that_overtakes_the_question_lets_time_go_on(bench: Bench) -> None:
    table = await clocked(bench)
    first = await played(bench, table)
    await played(bench, table)
    await bench.service.ask_undo(bench.call(first), table, 2)
    bench.now += 20 * HOUR
    third = await played(bench, table)
    assert (await bench.loaded(table)).row.still_since is None
    assert await left(bench, table, third) == 56 * HOUR


async def test_a_stop_for_a_question_that_is_gone_is_put_right(bench: Bench) -> None:
    """As a careless hand could leave it: else the time of the table would stand for ever."""
    table = await clocked(bench)
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "undo", bench.now))
    bench.now += 10 * HOUR
    await bench.awake()
    assert (await bench.loaded(table)).row.still_since is None
    assert await left(bench, table, await bench.user(table)) == CLOCK.base


# Time that does not count


async def test_a_pause_that_ends_at_night_is_charged_exactly(bench: Bench) -> None:
    table = await clocked(bench, hours=BY_DAY)
    user = await bench.user(table)
    bench.now = int(datetime(2027, 1, 20, 18, tzinfo=UTC).timestamp())  # 19 o'clock there
    await bench.db.transaction(lambda c: waits.untell(c, table, bench.now))
    await told(bench, table)
    bench.now += HOUR
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "pause", bench.now))
    bench.now += 7 * HOUR  # three in the night
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, "pause", bench.now))
    assert await left(bench, table, user) == 41 * HOUR
    bench.now += 6 * HOUR  # nine o'clock
    assert await left(bench, table, user) == 40 * HOUR


@pytest.mark.parametrize("stop", ["pause", "server", "rest"])
async def test_no_time_is_used_up_while_a_table_stands_still(bench: Bench, stop: waiting.Stop) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += 2 * HOUR
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, stop, bench.now))
    bench.now += 100 * HOUR
    assert await left(bench, table, user) == 40 * HOUR
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, stop, bench.now))
    bench.now += HOUR
    assert await left(bench, table, user) == 39 * HOUR


async def test_time_in_which_the_bot_was_away_is_not_used_up(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += HOUR
    await bench.awake()
    bench.now += 3 * DAY
    await bench.service.record_beat(bench.beat(boot="another", since_boot=100, awake=100, started=2))
    assert await left(bench, table, user) == 41 * HOUR


async def test_a_time_out_of_discords_is_not_used_up(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += HOUR
    look = Look(user, True, bench.now + 10 * HOUR)
    await bench.service.record_looks(table, [look], bench.now)
    await bench.service.record_looks(table, [look], bench.now + HOUR)
    bench.now += 12 * HOUR
    assert await left(bench, table, user) == 39 * HOUR


async def test_while_the_channel_is_gone_no_time_is_used_up_nor_got_back(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += 2 * HOUR
    await bench.service.lose(THREAD, bench.now)
    bench.now += 50 * HOUR
    assert await left(bench, table, user) == 40 * HOUR
    await told(bench, table)
    bench.now += HOUR
    assert await left(bench, table, user) == 39 * HOUR


async def test_what_a_clock_that_was_ahead_recorded_is_brought_near(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now -= 30 * DAY
    await bench.db.transaction(lambda c: waits.bring_near(c, bench.now))
    bench.now += HOUR
    assert await left(bench, table, user) == 41 * HOUR


async def test_hours_changed_to_stop_the_clock_count_from_the_next_decision_on(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += HOUR
    minute = bench.now // 60 % 1440
    await bench.service.choose_hours(bench.call(user), Wanted("UTC", (minute - 61) % 1440, (minute - 60) % 1440))
    bench.now += 10 * HOUR
    assert await left(bench, table, user) == 31 * HOUR
    await played(bench, table)
    await played(bench, table)
    await played(bench, table)
    assert await bench.user(table) == user
    bench.now += 10 * HOUR
    assert await left(bench, table, user) == 45 * HOUR


# Several at once


async def test_of_several_who_decide_at_once_each_uses_up_their_own_time(bench: Bench) -> None:
    table = await clocked(bench, players=2, game="ruhrschifffahrt")
    rng = Random(2)
    while len((await bench.loaded(table)).active) < 2:
        user = await bench.user(table)
        found = await choices(bench, table, user)
        await bench.service.move(bench.call(user), table, None, rng.choice(found))
        await told(bench, table)
    before = [await left(bench, table, user) for user in (101, 102)]
    bench.now += 2 * HOUR
    quick = 101
    while 0 in (await bench.loaded(table)).active:
        await bench.service.move(bench.call(quick), table, None, rng.choice(await choices(bench, table, quick)))
    assert (await bench.loaded(table)).active == (1,)
    bench.now += 3 * HOUR
    after = [await left(bench, table, user) for user in (101, 102)]
    given = min(before[0] - 2 * HOUR + CLOCK.increment, CLOCK.cap)
    assert after == [given, before[1] - 5 * HOUR]


async def test_a_decision_that_an_answer_left_ahead_made_needs_no_time(bench: Bench) -> None:
    """Its seat is never waited for, and is given nothing for it."""
    table = await clocked(bench)
    user = await bench.user(table)
    others = [one for one in (101, 102, 103) if one != user]
    cards = [one.removeprefix("draft ") for one in await bench.choices(table) if one.startswith("draft ")]
    for other in others:
        await bench.service.move(bench.call(other), table, None, f"rank {' '.join(cards)}")
    await played(bench, table, HOUR)
    loaded = await bench.loaded(table)
    fired = [seat for seat in loaded.seats if seat.user in others and seat.seat not in loaded.active]
    assert fired
    assert {seat.time_left for seat in fired} == {None}


# Who is not there


async def test_leaving_and_coming_back_gets_no_time_back(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += 40 * HOUR
    await bench.service.leave(bench.call(user), table)
    bench.now += 5 * DAY
    await bench.service.come_back(bench.call(user), table)
    assert await left(bench, table, user) == 2 * HOUR
    bench.now += HOUR
    assert await left(bench, table, user) == HOUR


async def test_conceding_and_taking_it_back_while_the_table_stands_still_gets_no_time_back(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += 40 * HOUR
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "pause", bench.now))
    await bench.service.concede(bench.call(user), table)
    await bench.service.come_back(bench.call(user), table)
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, "pause", bench.now))
    assert await left(bench, table, user) == 2 * HOUR


async def test_who_was_gone_from_the_server_loses_no_time_meanwhile(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += HOUR
    await bench.service.record_looks(table, [Look(user, False)], bench.now)
    bench.now += DAY
    await bench.service.record_looks(table, [Look(user, False)], bench.now)
    bench.now += 3 * DAY
    await bench.service.act(bench.call(user, guild=GUILD), table)
    assert await left(bench, table, user) == 17 * HOUR
    bench.now += HOUR
    assert await left(bench, table, user) == 16 * HOUR


async def test_a_successor_begins_with_the_base(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += 40 * HOUR
    await bench.service.leave(bench.call(user), table)
    await bench.service.choose_hours(bench.call(900), Wanted("UTC", 0, 0))
    await bench.service.join(bench.call(900), table)
    (vote,) = [one for one in await bench.db.read(lambda c: votes.open_votes(c, table)) if one.kind == "replace"]
    for other in {101, 102, 103} - {user}:
        if (await bench.db.read(lambda c: votes.vote(c, vote.id))).status == "open":  # pyright: ignore
            await bench.service.cast(bench.call(other), table, vote.id, "yes")
    assert await left(bench, table, 900) == CLOCK.base
    bench.now += HOUR
    assert await left(bench, table, 900) == 41 * HOUR


async def test_a_seat_that_is_passed_has_no_clock_and_gets_no_increment(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += HOUR
    await bench.service.concede(bench.call(user), table)
    assert await bench.user(table) != user
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert seat.time_left == 41 * HOUR
    waiting_for = await bench.db.read(lambda c: waits.waits(c, table))
    assert seat.seat not in [wait.seat for wait in waiting_for]


async def test_a_table_without_a_clock_counts_nothing(bench: Bench) -> None:
    table = await bench.table(2)
    await told(bench, table)
    wait = await wait_for(bench, table)
    assert (wait.clock_hours, wait.clock_since) == ("", None)
    await played(bench, table)
    assert {seat.time_left for seat in (await bench.loaded(table)).seats} == {None}


async def test_a_clock_that_cannot_be_read_is_none(bench: Bench) -> None:
    table = await clocked(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, clock="{"))
    await pass_time(bench, 60 * HOUR, HOUR)
    await played(bench, table)
    assert "clock-zero" not in await bench.kinds(table)


async def test_who_was_silent_and_comes_has_an_increment_and_is_not_passed_at_once(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    await bench.db.transaction(lambda c: tables.change_table(c, table, patience=DAY))
    user = await bench.user(table)
    await pass_time(bench, 5 * DAY, HOUR)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    assert await left(bench, table, user) == CLOCK.increment
    await pass_time(bench, HOUR)
    assert await bench.user(table) == user


@pytest.mark.slow
async def test_who_was_passed_by_the_clock_three_times_and_comes_has_an_increment(bench: Bench) -> None:
    table = await clocked(bench, "pass", players=2)
    for _ in range(30):
        await pass_time(bench, DAY, 2 * HOUR)
        await told(bench, table)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    assert await left(bench, table, user) == CLOCK.increment
    await pass_time(bench, HOUR)
    assert await bench.user(table) == user


async def test_after_a_backup_was_restored_the_time_since_then_is_not_used_up(bench: Bench) -> None:
    table = await clocked(bench)
    user = await bench.user(table)
    bench.now += 2 * HOUR
    backup = bench.now
    bench.now += 9 * DAY
    await bench.db.transaction(lambda c: mending.tell_restored(c, table, backup, bench.now))
    await told(bench, table)
    assert await left(bench, table, user) == 40 * HOUR


async def test_a_table_that_the_host_set_back_charges_what_ran_before_the_bot_stopped(bench: Bench) -> None:
    table = await clocked(bench)
    await played(bench, table)
    user = await bench.user(table)
    bench.now += HOUR
    await bench.awake()
    bench.now += 2 * DAY
    await bench.db.transaction(lambda c: mending.set_back(c, table, 0, bench.now))
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert seat.time_left == 41 * HOUR
