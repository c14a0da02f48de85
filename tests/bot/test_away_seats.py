"""Seats whose holders are away: told at both ends, and meanwhile waited for, passed or offered."""

import sqlite3
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.letters import CallLetter, NoticeLetter, ReminderLetter, TurnLetter, letter_in
from bot.outgoing.composing import compose
from bot.tables import due, waiting
from bot.tables.away_due import ABSENCES
from bot.tables.counting import PATIENCE
from bot.tables.going_away import Days
from bot.tables.questions import voters
from bot.timing.days import day_of
from db import absences, pings, reminders, tables, users, waits
from db.backup import copy_verified, restore
from db.numbered import schema_files
from db.rows import HoursRow, SeatRow, WaitRow
from db.waits import MOST_AWAY
from tests.bot.table_bench import Bench, opened_bench

HOUR, DAY = 3600, 24 * 3600
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


async def told(bench: Bench, table: int) -> None:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


async def standing_table(bench: Bench, players: int = 3, place: int = 20) -> int:
    """A table whose first message stands and whose players never sleep."""
    table = await bench.table(players, place)
    for user in range(101, 101 + players):
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    await told(bench, table)
    return table


def today(bench: Bench) -> date:
    return day_of("UTC", bench.now)


async def away(bench: Bench, user: int, days: int, after: int = 0, *, shown: bool = False) -> int:
    """A user says that they are away for so many days; the number of it."""
    first = today(bench) + timedelta(days=after)
    said = Days(first, first + timedelta(days=days - 1), "UTC", shown)
    assert await bench.service.go_away(bench.call(user), said) == "away-kept"
    found = await bench.service.absences(user, bench.now)
    return max(own.row.id for own in found)


def seats_of(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
    """All that says whether somebody is away, for whom is waited since when, and what the tables are told."""
    sql = """SELECT table_id, seat, user, away, back, away_used FROM seats
             UNION ALL SELECT table_id, seat, since, told, still_since, 0 FROM waits
             UNION ALL SELECT table_id, id, status, letter, 0, 0 FROM outbox"""
    return [tuple(found) for found in connection.execute(sql)]


async def settle(bench: Bench) -> int:
    """What is due of absences, each by itself as the loop does it; how often anything changed by it."""
    changed = 0
    for key in await bench.db.read(lambda c: ABSENCES.due(c, bench.now)):
        before = await bench.db.read(seats_of)
        await bench.db.transaction(lambda c, key=key: ABSENCES.do(c, key, bench.now))
        changed += await bench.db.read(seats_of) != before
    assert await bench.db.read(lambda c: ABSENCES.due(c, bench.now)) == []
    return changed


async def pass_time(bench: Bench, seconds: int) -> None:
    """Time passes, and whatever is due is done as soon as it is."""
    until = bench.now + seconds
    while bench.now < until:
        at = await bench.db.read(lambda c: absences.next_due(c))
        bench.now = min(until, max(bench.now + HOUR, min(at or until, until)))
        await settle(bench)


async def seat_of(bench: Bench, table: int, user: int) -> SeatRow:
    found = (await bench.loaded(table)).seat_of(user)
    assert found is not None
    return found


async def idle(bench: Bench, table: int) -> int:
    """A user who need not decide."""
    at_turn = await bench.user(table)
    return next(one for one in (101, 102, 103) if one != at_turn)


async def wait_of(bench: Bench, table: int) -> WaitRow:
    (wait, *_) = await bench.db.read(lambda c: waits.waits(c, table))
    return wait


async def said(bench: Bench, table: int) -> list[str]:
    """What the table was told of absences, as it is read, and whether somebody is called."""
    loaded, rows = await bench.loaded(table), await bench.rows(table)
    letters = await bench.letters(table)
    return [
        compose(letter, loaded, row.id).text
        for row, letter in zip(rows, letters, strict=True)
        if isinstance(letter, NoticeLetter) and "away" in letter.key and row.status != "dropped"
    ]


async def sent(bench: Bench) -> None:
    """All letters have arrived."""
    await bench.db.transaction(lambda c: c.execute("UPDATE outbox SET status = 'sent', message = id"))


async def waited(bench: Bench, table: int) -> int:
    loaded, wait = await bench.loaded(table), await wait_of(bench, table)
    return waiting.running_until(loaded.row, bench.now, wait) - wait.since


async def test_both_ends_are_told_once_and_ring_for_nobody_who_need_not_act(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await idle(bench, table)
    await away(bench, user, 3, after=1)
    assert await settle(bench) == 0
    await pass_time(bench, DAY)
    name = f"User {user}"
    assert (await seat_of(bench, table, user)).away == "wait"
    (begun,) = await said(bench, table)
    assert name in begun
    assert begun.endswith(f"{name}, for 14 days at most.")
    await sent(bench)
    await pass_time(bench, 2 * DAY)
    assert len(await said(bench, table)) == 1
    await pass_time(bench, DAY)
    assert (await seat_of(bench, table, user)).away == ""
    texts = await said(bench, table)
    assert len(texts) == 2
    assert texts[1].endswith(f"{name} is back.")
    assert "<@" not in "".join(texts)
    assert await bench.service.absences(user, bench.now) == ()
    assert await bench.db.read(lambda c: c.execute("SELECT count(*) FROM absences").fetchone()[0]) == 0
    await pass_time(bench, 10 * DAY)
    assert len(await said(bench, table)) == 2


async def test_whoever_wants_their_turns_directly_is_called_so_when_they_are_back(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await bench.db.transaction(lambda c: pings.choose(c, user, "turn", "direct"))
    await away(bench, user, 2)
    await settle(bench)
    await sent(bench)
    await pass_time(bench, 3 * DAY)
    (_, back) = await said(bench, table)
    assert "is back." in back
    assert f"<@{user}>" not in back
    (call,) = [row for row in await bench.rows(table) if row.recipient == user]
    assert isinstance(letter_in(call.letter), CallLetter)


async def test_time_stands_still_for_who_is_away_and_what_is_credited_is_said(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    bench.now += 2 * DAY
    await away(bench, user, 5)
    await settle(bench)
    await sent(bench)
    assert await waited(bench, table) == 2 * DAY
    await pass_time(bench, 4 * DAY)
    assert await waited(bench, table) == 2 * DAY
    loaded = await bench.loaded(table)
    assert await bench.db.read(lambda c: waiting.reason(c, loaded, loaded.active[0], bench.now)) is None
    ends = (await bench.service.absences(user, bench.now))[0].row.ends_at
    begun = bench.now - 4 * DAY
    await pass_time(bench, ends - bench.now)
    assert await waited(bench, table) == 2 * DAY
    assert (await wait_of(bench, table)).still_since is None
    (_, back) = await said(bench, table)
    assert f"<@{user}>" in back, "who must decide now is called"
    assert f"{(ends - begun) // DAY} days do not count" in back
    await pass_time(bench, DAY)
    assert await waited(bench, table) == 3 * DAY
    assert (await seat_of(bench, table, user)).away_used == ends - begun


async def test_an_absence_counts_from_when_it_was_said_and_saves_nobody_whose_time_is_over(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    bench.now += PATIENCE + HOUR
    await away(bench, user, 10)
    await settle(bench)
    loaded = await bench.loaded(table)
    seat = loaded.active[0]
    assert await waited(bench, table) == PATIENCE + HOUR
    assert await bench.db.read(lambda c: waiting.reason(c, loaded, seat, bench.now)) == "silent"
    other = next(one.user for one in loaded.seats if one.seat != seat)
    assert await bench.service.ask_absence(bench.call(other or 0), table, seat, "pass") == "vote-opened"


async def test_a_game_waits_fourteen_days_and_no_longer_however_often_it_is_set(bench: Bench) -> None:
    table = await standing_table(bench)
    user, begun = await bench.user(table), bench.now
    for _ in range(40):
        number = await away(bench, user, 3)
        await settle(bench)
        await sent(bench)
        await pass_time(bench, DAY // 2 - bench.now % 7)
        await bench.service.end_absence(bench.call(user), number)
        await settle(bench)
    stood = (await seat_of(bench, table, user)).away_used
    assert stood == MOST_AWAY
    assert bench.now - begun - await waited(bench, table) == MOST_AWAY
    assert len([text for text in await said(bench, table) if "waited 14 days for" in text]) == 1
    await away(bench, user, 3)
    await settle(bench)
    assert (await wait_of(bench, table)).still_since is None


async def test_after_fourteen_days_time_runs_on_and_it_is_said_once(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 30)
    await settle(bench)
    await sent(bench)
    await pass_time(bench, MOST_AWAY + DAY)
    assert await waited(bench, table) == DAY
    assert (await seat_of(bench, table, user)).away == "wait", "they are away still"
    assert (await said(bench, table))[-1].endswith("From now on time runs again.")
    await sent(bench)
    await pass_time(bench, 30 * DAY)
    assert len([text for text in await said(bench, table) if "From now on" in text]) == 1


async def test_with_time_that_stands_still_a_later_decision_waits_as_well(bench: Bench) -> None:
    table = await standing_table(bench)
    first = await bench.user(table)
    second = next(one for one in (101, 102, 103) if one != first)
    await away(bench, second, 9)
    await settle(bench)
    while await bench.user(table) != second:
        await bench.turn(table)
    assert (await wait_of(bench, table)).still_since == bench.now
    bench.now += HOUR
    await told(bench, table)
    bench.now += 2 * DAY
    assert await waited(bench, table) <= 0
    await bench.turn(table)
    assert (await seat_of(bench, table, second)).away_used == 2 * DAY, "from when it was told"
    paces = await bench.db.read(lambda c: waits.paces(c, table, (second - 101)))
    assert paces[0] == 0, "nor was it slow"


async def test_who_is_away_moves_as_ever_and_the_game_goes_on(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 9)
    await settle(bench)
    assert await bench.turn(table) >= 0
    assert await bench.user(table) != user
    assert (await seat_of(bench, table, user)).away == "wait"


async def test_nobody_who_is_away_is_reminded_and_what_reminded_goes(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)

    async def remind() -> list[Any]:
        for _ in range(40):
            bench.now += HOUR
            await settle(bench)
            await bench.service.agenda.do(bench.now)
        return [one for one in await bench.letters(table) if isinstance(one, ReminderLetter) and not one.over]

    assert len(await remind()) == 1
    await away(bench, user, 20)
    await settle(bench)
    assert await bench.db.read(lambda c: reminders.reminders_at(c, table)) == []
    assert await remind() == []
    loaded, wait = await bench.loaded(table), await wait_of(bench, table)
    assert await bench.db.read(lambda c: due._due(c, loaded, wait, bench.now)) is None  # pyright: ignore[reportPrivateUsage]


async def test_a_hand_over_to_somebody_away_names_and_does_not_call_them(bench: Bench) -> None:
    table = await standing_table(bench)
    first = await bench.user(table)
    for user in (101, 102, 103):
        if user != first:
            await away(bench, user, 9, shown=user == 102)
    await settle(bench)
    await bench.turn(table)
    letter = next(one for one in reversed(await bench.letters(table)) if isinstance(one, TurnLetter))
    post = compose(letter, await bench.loaded(table), 1)
    assert post.mentions == ()
    assert "<@" not in post.text
    assert "(away" in post.text.splitlines()[0]


async def test_pass_passes_at_once_and_ends_by_a_move(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    number = await away(bench, user, 9)
    await bench.service.choose_away(bench.call(user), number, table, "pass")
    await settle(bench)
    assert await bench.user(table) != user, "the decision that waits already is passed"
    seat = await seat_of(bench, table, user)
    assert seat.away == "pass"
    passed = 0
    for _ in range(6):
        await bench.turn(table)
        assert await bench.user(table) != user
        passed = sum(line.passed for line in await bench.lines(table))
    assert passed >= 2
    loaded = await bench.loaded(table)
    assert seat.seat in await bench.db.read(lambda c: voters(c, loaded, bench.now)), (
        "it counts when votes are asked"
    )
    await sent(bench)
    await bench.service.come_back(bench.call(user), table)
    assert (await seat_of(bench, table, user)).away == ""
    assert (await said(bench, table))[-1].endswith("is back.")
    assert await settle(bench) == 0, "it is over at this table"
    while await bench.user(table) != user:
        await bench.turn(table)


async def test_pass_ends_by_its_end(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await idle(bench, table)
    number = await away(bench, user, 2)
    await bench.service.choose_away(bench.call(user), number, table, "pass")
    await settle(bench)
    await pass_time(bench, 2 * DAY)
    while await bench.user(table) != user:
        await bench.turn(table)
    assert (await seat_of(bench, table, user)).away == ""


async def test_where_all_are_away_and_passed_the_game_does_not_run_to_its_end(bench: Bench) -> None:
    table = await standing_table(bench, 2)
    for user in (101, 102):
        number = await away(bench, user, 9)
        await bench.service.choose_away(bench.call(user), number, table, "pass")
    await settle(bench)
    assert len(await bench.lines(table)) <= 2
    assert (await wait_of(bench, table)).still_since is not None, "it waits for whoever is at turn"


async def test_a_successor_is_sought_from_the_beginning_and_for_good(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    number = await away(bench, user, 5, after=2)
    assert await bench.service.choose_away(bench.call(user), number, table, "seat") == "away-chosen-seat"
    await pass_time(bench, DAY)
    assert (await bench.loaded(table)).seat_of(user) is not None
    await pass_time(bench, DAY)
    assert (await bench.loaded(table)).seat_of(user) is None
    assert "left" in await bench.kinds(table)
    letter = next(one for one in reversed(await bench.letters(table)) if isinstance(one, NoticeLetter))
    assert (letter.key, letter.join) == ("notice-seat-free", True)
    await pass_time(bench, 10 * DAY)
    assert (await bench.loaded(table)).seat_of(user) is None
    assert await bench.service.come_back(bench.call(user), table) == "returned"
    assert await settle(bench) == 0


async def test_come_back_while_still_away_the_seat_is_not_offered_again(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    number = await away(bench, user, 5)
    await bench.service.choose_away(bench.call(user), number, table, "seat")
    await settle(bench)
    await bench.service.come_back(bench.call(user), table)
    await settle(bench)
    assert (await bench.loaded(table)).seat_of(user) is not None


async def test_a_successor_in_the_seat_is_not_away_and_has_the_whole_fortnight(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    await away(bench, user, 9)
    await settle(bench)
    await pass_time(bench, 3 * DAY)
    await bench.service.leave(bench.call(user), table)
    await bench.service.join(bench.call(200), table)
    vote = await bench.db.read(lambda c: c.execute("SELECT max(id) FROM votes").fetchone()[0])
    for other in (101, 102, 103):
        if other != user:
            await bench.service.cast(bench.call(other), table, vote, "yes")
    loaded = await bench.loaded(table)
    assert loaded.seats[seat].user == 200
    assert (loaded.seats[seat].away, loaded.seats[seat].away_used) == ("", 0)
    assert (await wait_of(bench, table)).still_since is None
    assert await settle(bench) == 0


async def test_past_both_ends_nothing_is_told(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 3, after=1)
    bench.now += 8 * DAY
    await settle(bench)
    assert await said(bench, table) == []
    assert await bench.db.read(lambda c: absences.past(c, bench.now)) == []


async def test_what_the_channel_was_not_told_before_its_end_is_not_told_at_all(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 2)
    await settle(bench)
    await pass_time(bench, 3 * DAY)
    assert await said(bench, table) == []


async def test_taken_back_before_it_began_nothing_happens(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    number = await away(bench, user, 3, after=1)
    assert await bench.service.end_absence(bench.call(user), number) == "away-taken-back"
    await pass_time(bench, 5 * DAY)
    assert await said(bench, table) == []


async def test_back_by_the_own_press_is_not_called(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 5)
    await settle(bench)
    await sent(bench)
    bench.now += DAY
    assert await bench.service.end_absence(bench.call(user), None) == "away-ended"
    await settle(bench)
    back = (await said(bench, table))[-1]
    assert "is back." in back
    assert f"<@{user}>" not in back
    assert "24 hours do not count" in back


async def test_a_table_is_told_three_beginnings_a_day_at_most(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    for _ in range(10):
        number = await away(bench, user, 5)
        await settle(bench)
        await sent(bench)
        bench.now += 60
        await bench.service.end_absence(bench.call(user), number)
        await settle(bench)
    assert len(await said(bench, table)) == 6


async def test_all_tables_of_a_user_are_asked_and_told_each_by_itself(bench: Bench) -> None:
    one, two = await standing_table(bench, 2), await standing_table(bench, 2, 21)
    number = await away(bench, 101, 5)
    (own,) = await bench.service.absences(101, bench.now)
    assert {table.row.id: table.choice for table in own.tables} == {one: "wait", two: "wait"}
    await bench.service.choose_away(bench.call(101), number, two, "pass")
    await settle(bench)
    assert [(await seat_of(bench, table, 101)).away for table in (one, two)] == ["wait", "pass"]
    assert [len(await said(bench, table)) for table in (one, two)] == [1, 1]


async def test_a_table_that_begins_meanwhile_waits(bench: Bench) -> None:
    await away(bench, 102, 9)
    table = await bench.table(2)
    await told(bench, table)
    assert await settle(bench) == 1
    assert (await seat_of(bench, table, 102)).away == "wait"
    assert len(await said(bench, table)) == 1


async def test_a_table_that_ended_paused_or_rests(bench: Bench) -> None:
    table = await standing_table(bench, 2)
    user = await bench.user(table)
    other = 203 - user
    await away(bench, user, 9)
    await settle(bench)
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "pause", bench.now))
    bench.now += 2 * DAY
    await bench.service.end_absence(bench.call(user), None)
    await settle(bench)
    assert (await seat_of(bench, table, user)).away_used == 0, "the pause is none of their fourteen days"
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, "pause", bench.now))
    assert await waited(bench, table) == 0
    await away(bench, user, 9)
    await settle(bench)
    await bench.service.ask_stop(bench.call(other), table)
    vote = await bench.db.read(lambda c: c.execute("SELECT max(id) FROM votes").fetchone()[0])
    await bench.service.cast(bench.call(user), table, vote, "yes")
    assert (await bench.loaded(table)).row.status == "abandoned"
    before = await said(bench, table)
    await settle(bench)
    assert (await bench.loaded(table)).seats[user - 101].away == ""
    assert await said(bench, table) == before


async def test_at_rest_nobody_is_told(bench: Bench) -> None:
    table = await standing_table(bench, 2)
    await bench.db.transaction(lambda c: tables.change_table(c, table, resting=1))
    await away(bench, 101, 9)
    assert await settle(bench) == 0
    (own,) = await bench.service.absences(101, bench.now)
    assert own.tables == ()


@pytest.mark.parametrize("what", [{"conceded": 1}, {"suspended": 1}])
async def test_a_seat_that_is_out_of_it_is_not_told_of(bench: Bench, what: dict[str, int]) -> None:
    table = await standing_table(bench)
    await away(bench, 101, 2)
    await bench.db.transaction(lambda c: tables.change_seat(c, table, 0, **what))
    assert await settle(bench) == 0
    await bench.db.transaction(lambda c: tables.change_seat(c, table, 0, conceded=0, suspended=0))
    await settle(bench)
    await sent(bench)
    await bench.db.transaction(lambda c: tables.change_seat(c, table, 0, **what))
    await pass_time(bench, 3 * DAY)
    assert len(await said(bench, table)) == 1
    assert (await seat_of(bench, table, 101)).away == ""


async def test_who_has_their_data_deleted_is_away_no_longer(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 9)
    await settle(bench)
    bench.now += DAY
    await bench.service.forget(bench.call(user))
    await settle(bench)
    assert (await wait_of(bench, table)).still_since is None
    assert await waited(bench, table) == 0
    assert await bench.db.read(lambda c: c.execute("SELECT count(*) FROM wishes").fetchone()[0]) == 0


async def test_a_clock_that_was_ahead_leaves_no_time_in_the_future(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 9, after=30)
    right = bench.now
    bench.now += 32 * DAY
    await settle(bench)
    assert (await wait_of(bench, table)).still_since == bench.now
    bench.now = right
    await bench.db.transaction(lambda c: waits.bring_near(c, bench.now))
    assert ((await wait_of(bench, table)).still_since or 0) <= right
    await settle(bench)
    assert (await seat_of(bench, table, user)).away == "", "it has not begun yet"
    assert (await wait_of(bench, table)).still_since is None
    bench.now += DAY
    assert await waited(bench, table) >= DAY


async def test_a_table_that_cannot_be_read_hinders_no_other(bench: Bench) -> None:
    broken, well = await standing_table(bench, 2), await standing_table(bench, 2, 21)
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = ?", broken)
    number = await away(bench, 101, 3)
    for table in (broken, well):
        await bench.service.choose_away(bench.call(101), number, table, "pass")
    await settle(bench)
    assert (await seat_of(bench, well, 101)).away == "pass"
    assert (await seat_of(bench, broken, 101)).away == "pass"


async def test_nothing_of_days_zone_or_hours_stands_where_others_read(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await bench.db.transaction(
        lambda c: users.choose_hours(c, user, HoursRow(zone="Asia/Tokyo", wakes=61, sleeps=62))
    )
    number = await away(bench, user, 7)
    await settle(bench)
    await sent(bench)
    await pass_time(bench, 2 * DAY)
    row = (await bench.service.absences(user, bench.now))[0].row
    secret = {row.first_day, row.last_day, str(row.ends_at), "Tokyo"}

    def stored(connection: sqlite3.Connection) -> str:
        names = ("outbox", "acts", "log", "votes", "tables", "waits", "seats", "requests")
        # When to look again at a seat is of no row that anything else reads.
        connection.execute("UPDATE seats SET away_due = NULL")
        return repr([list(map(tuple, connection.execute(f"SELECT * FROM {name}"))) for name in names])

    everything = await bench.db.transaction(stored)
    assert str(table) in everything
    assert "away_due" not in SeatRow.__struct_fields__
    assert [text for text in secret if text in everything] == []
    other = next(one for one in (101, 102, 103) if one != user)
    data = await bench.service.own_data(other)
    assert data.kinds["absences"] == []
    assert [text for text in secret if text in repr(data.kinds)] == []
    await bench.service.show_away(bench.call(user), number, True)
    assert (await seat_of(bench, table, user)).back == (
        date.fromisoformat(row.last_day) + timedelta(1)
    ).isoformat()
    await bench.service.show_away(bench.call(user), number, False)
    assert (await seat_of(bench, table, user)).back == ""


async def test_a_restored_backup_goes_on_from_what_holds_now(tmp_path: Path) -> None:
    """The copy is of within the absence, which is over by now: no time is lost, and only its end is told."""
    path = tmp_path / "steiger.db"
    async with opened_bench(tmp_path) as bench:
        table = await standing_table(bench)
        user = await bench.user(table)
        await bench.awake()
        await away(bench, user, 3)
        await settle(bench)
        await sent(bench)
        copy_verified(path, tmp_path / "copy.db")
        now = bench.now + 9 * DAY
    restore(tmp_path / "copy.db", path, len(schema_files()), datetime.now(UTC))
    async with opened_bench(tmp_path) as bench:
        bench.now = now
        await bench.service.tell_restored(bench.now)
        await bench.service.record_beat(bench.beat(started=2))
        await settle(bench)
        assert (await seat_of(bench, table, user)).away == ""
        assert (await wait_of(bench, table)).still_since is None
        assert len(await said(bench, table)) == 2
        await told(bench, table)
        bench.now += DAY
        assert await waited(bench, table) == DAY


async def test_an_outage_is_none_of_the_fourteen_days_and_ends_late(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    await bench.awake()
    await away(bench, user, 2)
    await settle(bench)
    await sent(bench)
    bench.now += 5 * DAY
    await bench.service.record_beat(bench.beat(boot="another", since_boot=100, awake=100, started=2))
    await settle(bench)
    assert (await seat_of(bench, table, user)).away_used == 0
    assert await waited(bench, table) == 0
    assert len(await said(bench, table)) == 2


async def test_what_is_late_ends_when_it_was_over(bench: Bench) -> None:
    """Where the loop looked late, the time since the end counts as ever."""
    table = await standing_table(bench)
    user = await bench.user(table)
    await away(bench, user, 2)
    await settle(bench)
    ends = (await bench.service.absences(user, bench.now))[0].row.ends_at
    stood = ends - bench.now
    bench.now = ends + HOUR
    await settle(bench)
    assert await waited(bench, table) == HOUR
    assert (await seat_of(bench, table, user)).away_used == stood


async def test_after_a_pause_the_decision_of_who_is_passed_is_passed(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "pause", bench.now))
    number = await away(bench, user, 9)
    await bench.service.choose_away(bench.call(user), number, table, "pass")
    await settle(bench)
    assert await bench.user(table) == user, "nothing is passed in a pause"
    bench.now += DAY
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, "pause", bench.now))
    await bench.service.agenda.do(bench.now)
    assert await bench.user(table) != user


async def test_once_one_of_two_is_back_the_other_is_passed(bench: Bench) -> None:
    table = await standing_table(bench, 2)
    user = await bench.user(table)
    for one in (101, 102):
        number = await away(bench, one, 9)
        await bench.service.choose_away(bench.call(one), number, table, "pass")
    await bench.service.agenda.do(bench.now)
    waits_for = await bench.user(table)
    other = 203 - waits_for
    assert user in (101, 102)
    await bench.service.end_absence(bench.call(other), None)
    for _ in range(3):
        bench.now += 60
        await bench.service.agenda.do(bench.now)
    assert await bench.user(table) == other


async def test_a_seat_that_waits_still_is_asked_about_by_nobody(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    seat = (await seat_of(bench, table, user)).seat
    await away(bench, user, 13)
    await settle(bench)
    bench.now += 8 * DAY
    other = next(one for one in (101, 102, 103) if one != user)
    assert await bench.key(bench.service.ask_absence(bench.call(other), table, seat, "pass")) == "absent-away"
    await bench.service.agenda.do(bench.now)
    assert "absent-due" not in await bench.kinds(table)


async def test_a_vote_asks_who_is_away_without_a_call_and_lapses_as_ever(bench: Bench) -> None:
    table = await standing_table(bench)
    user = await bench.user(table)
    away_user = next(one for one in (101, 102, 103) if one != user)
    await away(bench, away_user, 9)
    await settle(bench)
    await bench.service.ask_stop(bench.call(user), table)
    row, letter = (await bench.rows(table))[-1], (await bench.letters(table))[-1]
    post = compose(letter, await bench.loaded(table), row.id)
    assert away_user not in post.mentions
    assert len(post.mentions) == 1
    assert f"User {away_user}" in post.text
