"""What happens at zero: once, as the table chose, and never before a press that came first."""

from pathlib import Path

import msgspec
import pytest

from bot.letters import NoticeLetter
from bot.tables import out_of_time, sealing
from bot.tables.clocks import AT_ZERO, AtZero
from bot.tables.reminding import HOUR
from db import reminders, tables, votes
from tests.bot.clocked_tables import (
    CLOCK,
    DAY,
    clocked,
    left,
    notices,
    pass_time,
    played,
    told,
    turns,
    wait_for,
    warnings,
)
from tests.bot.table_bench import GUILD, THREAD, Bench, opened_bench

ZERO = CLOCK.base


async def open_turn(bench: Bench, table: int) -> tuple[int, list[str]]:
    """Whoever must decide makes a move that can be taken back; the user, and all that could end the turn."""
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    return user, await bench.choices(table)


# Telling


async def test_at_zero_the_table_is_told_once_and_nobody_moves(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user, before = await bench.user(table), (await bench.loaded(table)).row.state
    await pass_time(bench, ZERO - HOUR // 4)
    assert await notices(bench, table, "notice-clock-zero") == []
    await pass_time(bench, HOUR // 2)
    (notice,) = await notices(bench, table, "notice-clock-zero")
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert (notice.seats, notice.more_time) == ((seat.seat,), seat.seat)
    await pass_time(bench, 3 * DAY, HOUR)
    assert len(await notices(bench, table, "notice-clock-zero")) == 1
    assert (await bench.loaded(table)).row.state == before
    assert (await bench.kinds(table)).count("clock-zero") == 1


async def test_no_reminder_comes_after_zero(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    await pass_time(bench, ZERO + HOUR)
    count = len(await bench.db.read(lambda c: c.execute("SELECT 1 FROM outbox").fetchall()))
    await pass_time(bench, 4 * DAY, HOUR)
    assert len(await bench.db.read(lambda c: c.execute("SELECT 1 FROM outbox").fetchall())) == count
    assert await bench.db.read(lambda c: reminders.reminders_at(c, table)) == []


async def test_the_patience_of_the_table_stands_beside_the_clock(bench: Bench) -> None:
    """Told at zero, asked by the others' limit."""
    table = await clocked(bench, "tell")
    await pass_time(bench, 7 * DAY + 2 * HOUR, HOUR)
    assert "clock-zero" in await bench.kinds(table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert vote.kind == "absent"


async def test_where_the_limit_comes_first_there_is_no_clock_any_more(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    await bench.db.transaction(lambda c: tables.change_table(c, table, patience=DAY))
    before = (await bench.loaded(table)).row.state
    await pass_time(bench, 4 * DAY, HOUR)
    assert (await bench.loaded(table)).row.state == before
    assert "absent-due" in await bench.kinds(table)
    assert await warnings(bench, table) == []


# Passing


async def test_at_zero_the_decision_is_passed_as_one_line_of_the_clock(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user, lines = await bench.user(table), len(await bench.lines(table))
    await pass_time(bench, ZERO + HOUR // 4)
    assert await bench.user(table) != user
    found = await bench.lines(table)
    assert len(found) == lines + 1
    assert (found[-1].passed, found[-1].ends_turn) == (1, 1)
    assert (await bench.kinds(table))[-1] == "clock-passed"
    letter = (await turns(bench, table))[-1]
    assert [101 + seat for seat in letter.out_of_time] == [user]
    assert (letter.passed, letter.cut_short) == ((), ())
    assert await left(bench, table, user) == CLOCK.increment
    assert await bench.replayed(table) == (await bench.loaded(table)).state


async def test_own_open_moves_are_kept_and_are_all_that_taking_back_gives_back(bench: Bench) -> None:
    table = await clocked(bench, "pass", game="ruhrschifffahrt")
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, "option pilot")
    position = (await bench.service.seen(user, table)).position
    assert position is not None
    assert not position.can_finish
    await pass_time(bench, ZERO + HOUR)
    moves = msgspec.json.decode((await bench.lines(table))[-1].actions, type=list[str])
    assert moves[0] == "option pilot"
    assert len(moves) > 2
    await bench.service.back(bench.call(user), table, None)
    assert (await bench.loaded(table)).turns[user - 101] == (("option pilot",),)
    assert await bench.user(table) == user


async def test_a_clock_pass_is_taken_back_until_another_seat_acts(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user = await bench.user(table)
    await pass_time(bench, ZERO + HOUR // 4)
    await told(bench, table)
    await bench.service.back(bench.call(user), table, None)
    assert await bench.user(table) == user
    loaded = await bench.loaded(table)
    assert [loaded.turns[seat.seat] for seat in loaded.seats] == [(), (), ()]
    await told(bench, table)
    assert await left(bench, table, user) == CLOCK.increment
    await pass_time(bench, CLOCK.increment + HOUR // 4)
    assert await bench.user(table) != user
    await told(bench, table)
    other = await bench.user(table)
    await bench.service.move(bench.call(other), table, None, (await bench.choices(table))[0])
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"


async def test_who_is_passed_again_and_again_does_not_count_any_more_and_nobody_plays_alone(bench: Bench) -> None:
    """A table whose players are all gone stands in the end; it is not played by the clock to its end."""
    table = await clocked(bench, "pass", players=2)
    for _ in range(30):
        await pass_time(bench, DAY, 2 * HOUR)
        await told(bench, table)
    loaded = await bench.loaded(table)
    assert [seat.out_of_time for seat in loaded.seats] == [3, 3]
    assert loaded.row.status == "running"
    assert (await bench.kinds(table)).count("clock-passed") == 6
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert seat.out_of_time == 0


async def test_the_others_are_asked_about_who_is_passed_by_the_clock_three_times(bench: Bench) -> None:
    table = await clocked(bench, "pass", players=2)
    gone = await bench.user(table)
    for _ in range(40):
        if await bench.user(table) != gone:
            await played(bench, table)
        await pass_time(bench, 12 * HOUR, 2 * HOUR)
        await told(bench, table)
    assert (await bench.kinds(table)).count("clock-passed") == 3
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert (vote.kind, vote.target) == ("absent", gone - 101)


# Asking


async def test_at_zero_the_others_are_asked_how_to_go_on(bench: Bench) -> None:
    table = await clocked(bench, "ask")
    user = await bench.user(table)
    others = sorted({101, 102, 103} - {user})
    await pass_time(bench, ZERO + HOUR // 4)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert (vote.kind, vote.target) == ("absent", user - 101)
    (asked,) = await notices(bench, table, "notice-absent-asked")
    assert asked.values["why"] == "time"
    assert [101 + seat for seat in asked.seats] == others
    await pass_time(bench, DAY, HOUR)
    assert len(await notices(bench, table, "notice-absent-asked")) == 1
    for other in others:
        await bench.service.cast(bench.call(other), table, vote.id, "time")
    assert await left(bench, table, user) == CLOCK.increment
    await pass_time(bench, CLOCK.increment + HOUR, HOUR)
    assert len(await notices(bench, table, "notice-absent-asked")) == 2


async def test_the_question_closes_once_the_seat_has_time_again(bench: Bench) -> None:
    table = await clocked(bench, "ask")
    user = await bench.user(table)
    giver = next(one for one in (101, 102, 103) if one != user)
    await pass_time(bench, ZERO + HOUR // 4)
    await bench.service.give_time(bench.call(giver), table, user - 101)
    assert await bench.db.read(lambda c: votes.open_votes(c, table)) == []
    assert await left(bench, table, user) == CLOCK.increment


async def test_passing_chosen_by_the_others_refunds_no_time(bench: Bench) -> None:
    table = await clocked(bench, "ask")
    user = await bench.user(table)
    others = sorted({101, 102, 103} - {user})
    await pass_time(bench, ZERO + HOUR // 4)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    for other in others:
        await bench.service.cast(bench.call(other), table, vote.id, "pass")
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert (seat.passing, seat.time_left) == (1, 0)


async def test_who_is_asked_about_somebody_else_is_asked_about_this_later(bench: Bench) -> None:
    table = await clocked(bench, "ask", players=4)
    user = await bench.user(table)
    others = [seat for seat in range(4) if 101 + seat != user]
    await pass_time(bench, ZERO - HOUR)
    loaded = await bench.loaded(table)
    await bench.db.transaction(
        lambda c: votes.open_vote(
            c,
            table,
            bench.now,
            kind="absent",
            target=others[0],
            asked=tuple(others[1:]),
            needed=2,
            facts={},
            lapses_at=bench.now + 3 * HOUR,
            opened_by=None,
            successor=None,
            successor_name=None,
        )
    )
    await bench.db.transaction(lambda c: tables.change_seat(c, table, others[0], passing=1))
    assert loaded.active
    await pass_time(bench, 8 * HOUR)
    found = [one for one in await bench.db.read(lambda c: votes.votes(c, table)) if one.target == user - 101]
    assert len(found) == 1


async def test_where_nobody_else_counts_nobody_is_asked(bench: Bench) -> None:
    table = await clocked(bench, "ask", players=2)
    user = await bench.user(table)
    other = next(one for one in (101, 102) if one != user)
    await bench.service.concede(bench.call(other), table)
    await pass_time(bench, ZERO + HOUR, HOUR)
    assert len(await notices(bench, table, "notice-clock-zero")) == 1
    assert await bench.db.read(lambda c: votes.open_votes(c, table)) == []


# Finishing


@pytest.mark.parametrize("at_zero", AT_ZERO)
async def test_an_open_turn_that_can_be_finished_is_finished_as_it_stands(bench: Bench, at_zero: AtZero) -> None:
    table = await clocked(bench, at_zero)
    user, choices = await open_turn(bench, table)
    assert "end" in choices
    own = (await bench.loaded(table)).turns[user - 101]
    await pass_time(bench, ZERO + HOUR // 4)
    line = (await bench.lines(table))[-1]
    assert (line.passed, line.ends_turn) == (0, 1)
    assert msgspec.json.decode(line.actions, type=list[str]) == [own[0][0], "end"]
    assert (await bench.kinds(table))[-1] == "clock-finished"
    letter = (await turns(bench, table))[-1]
    assert [101 + seat for seat in letter.cut_short] == [user]
    assert (letter.passed, letter.out_of_time) == ((), ())
    assert await notices(bench, table, "notice-clock-zero") == []
    await told(bench, table)
    await bench.service.back(bench.call(user), table, None)
    assert (await bench.loaded(table)).turns[user - 101] == own


# The last reminder


async def test_the_last_reminder_says_what_happens_at_zero_and_when(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    begun = bench.now
    await pass_time(bench, ZERO // 2 - HOUR // 4)
    assert await warnings(bench, table) == []
    await pass_time(bench, HOUR // 4)
    (warning,) = await warnings(bench, table)
    assert (warning.zero, warning.at_zero, warning.limit) == (begun + ZERO, "pass", 0)


async def test_where_less_is_left_the_last_reminder_comes_half_the_way(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user = await played(bench, table, 100 * HOUR)
    for _ in range(2):
        await played(bench, table)
    assert await bench.user(table) == user
    begun = bench.now
    await pass_time(bench, 7 * HOUR - HOUR // 4)
    assert await warnings(bench, table) == []
    await pass_time(bench, HOUR // 2)
    (warning,) = await warnings(bench, table)
    assert warning.zero == begun + CLOCK.increment


async def test_who_wants_no_reminders_is_passed_all_the_same(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user = await bench.user(table)
    await bench.service.choose_reminding(bench.call(user), False)
    await pass_time(bench, ZERO + HOUR // 4)
    assert await bench.user(table) != user
    assert await warnings(bench, table) == []


# More time


async def test_any_other_seat_gives_an_increment_which_is_said_and_warned_of_anew(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user = await bench.user(table)
    giver = next(one for one in (101, 102, 103) if one != user)
    begun = bench.now
    await pass_time(bench, 22 * HOUR)
    assert len(await warnings(bench, table)) == 1
    assert await bench.service.give_time(bench.call(giver), table, user - 101) == "time-given"
    assert await left(bench, table, user) == 34 * HOUR
    (notice,) = await notices(bench, table, "notice-time-given")
    assert notice.values["until"] == begun + 56 * HOUR
    assert (await bench.kinds(table))[-1] == "time-given"
    assert await bench.db.read(lambda c: reminders.reminders_at(c, table)) == []
    await pass_time(bench, 11 * HOUR)
    assert [one.zero for one in await warnings(bench, table)] == [begun + 42 * HOUR, begun + 56 * HOUR]
    await pass_time(bench, 23 * HOUR + HOUR // 2)
    assert await bench.user(table) != user


async def test_more_time_ends_at_the_cap_and_after_zero_begins_at_nothing(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user = await bench.user(table)
    giver = next(one for one in (101, 102, 103) if one != user)
    await pass_time(bench, ZERO + 30 * HOUR, HOUR)
    for expected in (14, 28, 42, 56, 70):
        await bench.service.give_time(bench.call(giver), table, user - 101)
        assert await left(bench, table, user) == expected * HOUR
    assert await bench.key(bench.service.give_time(bench.call(giver), table, user - 101)) == "time-full"


async def test_zero_comes_again_after_more_time(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user = await bench.user(table)
    giver = next(one for one in (101, 102, 103) if one != user)
    await pass_time(bench, ZERO + HOUR, HOUR)
    await bench.service.give_time(bench.call(giver), table, user - 101)
    await pass_time(bench, 13 * HOUR, HOUR)
    assert len(await notices(bench, table, "notice-clock-zero")) == 1
    await pass_time(bench, 2 * HOUR, HOUR)
    assert len(await notices(bench, table, "notice-clock-zero")) == 2


async def test_who_may_not_give_time_gives_none(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user = await bench.user(table)
    other = next(one for one in (101, 102, 103) if one != user)
    seat = user - 101
    bench.now += 20 * HOUR
    give = bench.service.give_time
    assert await bench.key(give(bench.call(user), table, seat)) == "time-own"
    assert await bench.key(give(bench.call(900), table, seat)) == "not-seated"
    assert await bench.key(give(bench.call(900, guild=GUILD + 1), table, seat)) == "table-unknown"
    assert await bench.key(give(bench.call(other), table, 7)) == "control-unknown"
    third = ({101, 102, 103} - {user, other}).pop()
    await bench.service.concede(bench.call(third), table)
    assert await bench.key(give(bench.call(other), table, third - 101)) == "time-absent"
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, other - 101)
    assert await bench.key(give(bench.call(other), table, seat)) == "seat-suspended"
    assert await left(bench, table, user) == 22 * HOUR
    plain = await bench.table(2)
    assert await bench.key(give(bench.call(101), plain, 1)) == "clock-none"


async def test_the_same_press_delivered_twice_gives_once(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    user = await bench.user(table)
    giver = next(one for one in (101, 102, 103) if one != user)
    bench.now += 40 * HOUR
    for _ in range(2):
        await bench.service.give_time(bench.call(giver, 77), table, user - 101)
    assert await left(bench, table, user) == 16 * HOUR


# At the very instant


async def test_a_press_that_came_before_wins_and_one_after_meets_the_pass(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user = await bench.user(table)
    bench.now += ZERO
    ticket = bench.service.queues.ticket(THREAD)
    await bench.service.agenda.do(bench.now)
    assert await bench.user(table) == user
    async with ticket:
        await bench.turn(table)
    await told(bench, table)
    await bench.service.agenda.do(bench.now)
    assert "clock-passed" not in await bench.kinds(table)
    late = await bench.user(table)
    decision = (await bench.loaded(table)).seats[late - 101].decision
    bench.now += ZERO
    await bench.service.agenda.do(bench.now)
    assert (await bench.kinds(table))[-1] == "clock-passed"
    finishing = bench.service.finish(bench.call(late), table, decision)
    assert type(await bench.refused(finishing)).__name__ == "Stale"


@pytest.mark.parametrize("at_zero", AT_ZERO)
async def test_what_dies_before_it_is_committed_is_done_once_by_the_next_look(
    bench: Bench, at_zero: AtZero, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await clocked(bench, at_zero)
    bench.now += ZERO
    before = [await bench.kinds(table), len(await bench.rows(table)), (await bench.loaded(table)).row.seal]

    def dies(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(out_of_time.asking, "settle", dies)
        with pytest.raises(KeyboardInterrupt):
            await bench.service.agenda.do(bench.now)
    now = [await bench.kinds(table), len(await bench.rows(table)), (await bench.loaded(table)).row.seal]
    assert now == before
    for _ in range(3):
        await bench.service.agenda.do(bench.now)
    done = [kind for kind in await bench.kinds(table) if kind in ("clock-zero", "clock-passed", "absent-due")]
    assert len(done) == 1


@pytest.mark.parametrize("at_zero", AT_ZERO)
async def test_what_is_committed_is_not_done_again_after_a_restart(tmp_path: Path, at_zero: AtZero) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await clocked(bench, at_zero)
        bench.now += ZERO
        await bench.service.agenda.do(bench.now)
        kinds, now = await bench.kinds(table), bench.now
    async with opened_bench(tmp_path) as bench:
        bench.now = now + HOUR
        await bench.db.transaction(lambda c: c.execute("UPDATE waits SET due = 0 WHERE told"))
        await bench.service.agenda.do(bench.now)
        assert await bench.kinds(table) == kinds


async def test_in_a_pause_zero_waits(bench: Bench) -> None:
    table = await clocked(bench, "pass")
    user = await bench.user(table)
    await pass_time(bench, ZERO - HOUR)
    until = bench.now + 5 * DAY
    others = [one for one in (101, 102, 103) if one != user]
    await bench.service.ask_pause(bench.call(others[0]), table, until)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(others[1]), table, vote.id, "yes")
    await pass_time(bench, 5 * DAY - HOUR, HOUR)
    assert await bench.user(table) == user
    assert (await wait_for(bench, table)).due is None
    await pass_time(bench, HOUR // 2 + HOUR)
    assert await bench.user(table) == user
    await pass_time(bench, HOUR)
    assert await bench.user(table) != user


async def test_a_turn_message_says_until_when_there_is_time(bench: Bench) -> None:
    table = await clocked(bench, "tell")
    begun = bench.now
    await played(bench, table, 5 * HOUR)
    found = await turns(bench, table)
    assert [letter.until for letter in found] == [(begun + ZERO,), (begun + 5 * HOUR + ZERO,)]
    plain = await bench.table(2)
    assert [letter.until for letter in await turns(bench, plain)] == [()]


def test_a_notice_of_before_offers_no_time() -> None:
    assert NoticeLetter(key="notice-resumed").more_time is None
    assert sealing.Sealed(1, (), True).clock is False
