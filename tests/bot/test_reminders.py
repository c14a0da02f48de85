"""Reminders at a table: when they come, for whom, and what becomes of them."""

from itertools import pairwise
from typing import Any

import pytest

from bot.letters import ReminderLetter
from bot.outgoing.composing import compose
from bot.tables import due, waiting
from bot.tables.presence import Look
from bot.tables.reminding import HOUR
from db import reminders, tables, users, waits
from db.rows import HoursRow, WaitRow
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench
from tests.bot.telling import Told

DAY = 24 * HOUR
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)


async def awake_table(bench: Bench, players: int = 2) -> int:
    """A table whose first message stands and whose players never sleep."""
    table = await bench.table(players)
    for user in range(101, 101 + players):
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    await told(bench, table)
    return table


async def told(bench: Bench, table: int) -> None:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))


async def pass_time(bench: Bench, seconds: int) -> None:
    """Let time pass by quarters of an hour, at each of which the loop looks."""
    until = bench.now + seconds
    while bench.now < until:
        bench.now = min(until, bench.now + HOUR // 4)
        await bench.service.agenda.do(bench.now)


async def remind_here(bench: Bench) -> None:
    """The players want no reminder by direct message."""
    for user in (101, 102):
        await bench.service.choose_pings(bench.call(user), "reminder", "here")


async def wait_of(bench: Bench, table: int) -> WaitRow:
    return (await bench.db.read(lambda c: waits.waits(c, table)))[0]


async def reminded(bench: Bench, table: int) -> list[ReminderLetter]:
    """All reminders that were put into the outbox, edits left out."""
    rows = [row for row in await bench.rows(table) if row.edits is None]
    letters = await bench.letters(table)
    by_id = dict(zip([row.id for row in await bench.rows(table)], letters, strict=True))
    return [by_id[row.id] for row in rows if isinstance(by_id[row.id], ReminderLetter)]


async def standing(bench: Bench, table: int) -> list[Any]:
    """The reminders that were not taken back."""
    return [letter for letter in await reminded(bench, table) if not letter.over]


async def test_who_is_waited_for_for_a_day_is_reminded_once(bench: Bench) -> None:
    table = await awake_table(bench)
    await pass_time(bench, DAY - HOUR)
    assert await reminded(bench, table) == []
    await pass_time(bench, 2 * HOUR)
    (letter,) = await reminded(bench, table)
    assert letter.user == await bench.user(table)
    (wait,) = letter.waits
    assert (wait.alone, wait.limit, wait.finish) == (True, 0, False)
    await pass_time(bench, DAY)
    assert len(await reminded(bench, table)) == 1


async def test_a_reminder_goes_once_its_seat_has_acted(bench: Bench) -> None:
    table = await awake_table(bench)
    await pass_time(bench, DAY + HOUR)
    assert len(await standing(bench, table)) == 1
    await bench.turn(table)
    assert await standing(bench, table) == []
    assert await bench.db.read(lambda c: reminders.reminders_at(c, table)) == []


@pytest.mark.slow
async def test_what_is_told_and_when_follows_the_limit_of_the_table(bench: Bench) -> None:
    table = await awake_table(bench)
    begun = bench.now
    await pass_time(bench, 7 * DAY + HOUR)
    found = [letter.waits[0].limit for letter in await reminded(bench, table)]
    assert found == [0, 0, begun + 7 * DAY]
    await pass_time(bench, 30 * DAY)
    assert len(await reminded(bench, table)) == 3


async def test_the_next_reminder_takes_the_place_of_the_one_before(bench: Bench) -> None:
    table = await awake_table(bench)
    await pass_time(bench, 3 * DAY + HOUR)
    assert [letter.over for letter in await reminded(bench, table)] == [True, False]


async def test_a_wait_that_was_not_told_yet_reminds_nobody(bench: Bench) -> None:
    table = await bench.table(2)
    await pass_time(bench, 6 * DAY)
    assert await reminded(bench, table) == []


async def test_a_reminder_comes_in_waking_hours_alone(bench: Bench) -> None:
    table = await awake_table(bench)
    user = await bench.user(table)
    minute = bench.now // 60 % 1440
    night = HoursRow(zone="UTC", wakes=(minute + 120) % 1440, sleeps=(minute + 180) % 1440)
    await bench.db.transaction(lambda c: users.choose_hours(c, user, night))
    await bench.db.transaction(lambda c: tables.change_table(c, table, pace="live"))
    await pass_time(bench, 2 * HOUR)
    assert await reminded(bench, table) == []
    await pass_time(bench, HOUR // 2)
    assert len(await reminded(bench, table)) == 1


async def test_in_a_pause_nothing_is_due_and_afterwards_that_time_does_not_count(bench: Bench) -> None:
    table = await awake_table(bench)
    await pass_time(bench, 20 * HOUR)
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.stop(c, row, "pause", bench.now))
    await pass_time(bench, 3 * DAY)
    assert (await wait_of(bench, table)).due is None
    row = (await bench.loaded(table)).row
    await bench.db.transaction(lambda c: waiting.go_on(c, row, "pause", bench.now))
    await pass_time(bench, 3 * HOUR)
    assert await reminded(bench, table) == []
    await pass_time(bench, 2 * HOUR)
    assert len(await reminded(bench, table)) == 1


async def test_time_in_which_the_bot_was_away_brings_no_reminder(bench: Bench) -> None:
    table = await awake_table(bench)
    await bench.awake()
    bench.now += 3 * DAY
    await bench.service.record_beat(bench.beat(boot="another", since_boot=100, awake=100, started=2))
    await bench.service.agenda.do(bench.now)
    assert await reminded(bench, table) == []
    await pass_time(bench, DAY + HOUR)
    assert len(await reminded(bench, table)) == 1


async def test_a_reminder_says_since_when_it_waits_and_what_of_that_does_not_count(bench: Bench) -> None:
    table = await awake_table(bench)
    begun = (await bench.db.read(lambda c: waits.waits(c, table)))[0].since
    await bench.awake()
    bench.now += 9 * HOUR
    await bench.service.record_beat(bench.beat(boot="another", since_boot=100, awake=100, started=2))
    await pass_time(bench, DAY + HOUR)
    (letter,) = await reminded(bench, table)
    assert (letter.waits[0].since, letter.waits[0].stood) == (begun, 9 * HOUR)
    text = compose(letter, await bench.loaded(table), 1).text
    assert f"since <t:{begun}:f>" in text
    assert "Time stood still meanwhile: 9 hours of that do not count." in text


async def test_after_a_move_nothing_that_stood_still_before_it_is_told(bench: Bench) -> None:
    table = await awake_table(bench)
    user = await bench.user(table)
    await bench.awake()
    bench.now += 9 * HOUR
    await bench.service.record_beat(bench.beat(boot="another", since_boot=100, awake=100, started=2))
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    moved = bench.now
    await pass_time(bench, DAY + HOUR)
    letter = (await reminded(bench, table))[-1]
    assert (letter.waits[0].since, letter.waits[0].stood) == (moved, 0)


ABSENT = {
    "the seat is empty": {"user": None},
    "conceded": {"conceded": 1},
    "suspended": {"suspended": 1},
    "passed by the others": {"passing": 1},
    "gone from the server": {"gone": 1},
}


@pytest.mark.one_quick
@pytest.mark.parametrize("why", ABSENT)
async def test_who_does_not_count_is_not_reminded_and_what_stands_goes(bench: Bench, why: str) -> None:
    table = await awake_table(bench)
    await pass_time(bench, DAY + HOUR)
    assert len(await standing(bench, table)) == 1
    (seat,) = (await bench.loaded(table)).active
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, **ABSENT[why]))
    await bench.service.set_language(bench.call(102 if seat == 0 else 101), table, "de")
    assert await standing(bench, table) == []
    await pass_time(bench, 5 * DAY)
    assert await standing(bench, table) == []


async def test_who_wants_none_gets_none_and_who_wants_them_again_gets_one(bench: Bench) -> None:
    table = await awake_table(bench)
    user = await bench.user(table)
    await bench.service.choose_reminding(bench.call(user), False)
    await pass_time(bench, 4 * DAY)
    assert await reminded(bench, table) == []
    await bench.service.choose_reminding(bench.call(user), True)
    await pass_time(bench, HOUR)
    assert len(await reminded(bench, table)) == 1


async def test_an_own_interval_lengthens_that_of_the_table(bench: Bench) -> None:
    table = await awake_table(bench)
    user = await bench.user(table)
    await bench.service.choose_reminding(bench.call(user), True, 48 * HOUR)
    await pass_time(bench, 47 * HOUR)
    assert await reminded(bench, table) == []
    await pass_time(bench, 2 * HOUR)
    assert len(await reminded(bench, table)) == 1
    assert await bench.key(bench.service.choose_reminding(bench.call(user), True, 60)) == "option-unknown"


async def reminded_after_a_move(bench: Bench) -> tuple[int, int]:
    """A table and its seat that made one move of its turn, and was reminded of it a day later."""
    table = await awake_table(bench)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await pass_time(bench, DAY + HOUR)
    assert len(await standing(bench, table)) == 1
    return table, (await wait_of(bench, table)).seat


async def test_time_in_which_the_bot_was_away_is_no_move_that_ends_a_reminder(bench: Bench) -> None:
    table, seat = await reminded_after_a_move(bench)
    await bench.awake()
    bench.now += 3 * DAY
    await bench.service.record_beat(bench.beat(boot="another", since_boot=100, awake=100, started=2))
    await bench.service.set_language(bench.call(102 if seat == 0 else 101), table, "de")
    assert len(await standing(bench, table)) == 1
    await bench.turn(table)
    assert await standing(bench, table) == []


async def test_a_time_out_is_no_move_that_ends_a_reminder(bench: Bench) -> None:
    table, seat = await reminded_after_a_move(bench)
    look = Look(await bench.user(table), present=True, barred_until=bench.now + 2 * DAY)
    await bench.service.record_looks(table, [look], bench.now)
    await bench.service.set_language(bench.call(102 if seat == 0 else 101), table, "de")
    assert len(await standing(bench, table)) == 1
    # A moderator ended the time-out early.
    await bench.db.transaction(lambda c: waits.record_move(c, table, seat, bench.now + HOUR))
    await bench.service.set_language(bench.call(102 if seat == 0 else 101), table, "fr")
    assert await standing(bench, table) == []


async def test_a_table_may_remind_nobody(bench: Bench) -> None:
    lobby = await bench.lobby(2)
    await bench.service.set_reminders(bench.call(101), lobby, "off")
    await bench.service.set_pace(bench.call(101), lobby, "live")
    assert await bench.key(bench.service.set_pace(bench.call(101), lobby, "hourly")) == "option-unknown"
    await bench.service.start(bench.call(101), lobby, THREAD)
    await told(bench, lobby)
    await pass_time(bench, 2 * DAY)
    assert await reminded(bench, lobby) == []
    assert (await bench.kinds(lobby))[-3:-1] == ["reminders-off", "pace"]


async def test_who_made_moves_and_forgot_to_finish_is_told_once(bench: Bench) -> None:
    table = await awake_table(bench)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    assert "end" in await bench.choices(table)
    await pass_time(bench, 10 * 60)
    assert await reminded(bench, table) == []
    await pass_time(bench, HOUR)
    (letter,) = await reminded(bench, table)
    assert (letter.waits[0].finish, letter.waits[0].since) == (True, 0)
    await pass_time(bench, 20 * HOUR)
    assert len(await reminded(bench, table)) == 1
    await bench.service.finish(bench.call(user), table, None)
    assert await standing(bench, table) == []


async def test_at_a_live_table_both_are_one_message(bench: Bench) -> None:
    table = await awake_table(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, pace="live"))
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await pass_time(bench, HOUR // 2)
    (letter,) = await reminded(bench, table)
    assert letter.waits[0].finish
    assert letter.waits[0].since


async def test_a_decision_that_is_waited_for_anew_is_reminded_of_anew(bench: Bench) -> None:
    table = await awake_table(bench)
    await pass_time(bench, DAY + HOUR)
    (seat,) = (await bench.loaded(table)).active
    await bench.db.transaction(lambda c: waits.restart(c, table, seat, bench.now))
    await pass_time(bench, 23 * HOUR)
    assert len(await reminded(bench, table)) == 1
    await pass_time(bench, 2 * HOUR)
    assert len(await reminded(bench, table)) == 2


async def two_tables(bench: Bench) -> tuple[int, int]:
    """Two tables of one channel that wait for the same user since half an hour apart."""
    first, second = await bench.table(2, THREAD), await bench.table(2, THREAD + 1)
    for user in (101, 102):
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    while await bench.user(first) != await bench.user(second):
        await bench.turn(second)
    await told(bench, first)
    bench.now += HOUR // 2
    await told(bench, second)
    return first, second


async def test_what_waits_for_one_user_nearby_is_one_message_until_all_of_it_is_done(bench: Bench) -> None:
    first, second = await two_tables(bench)
    await pass_time(bench, DAY)
    (letter,) = await reminded(bench, first)
    assert [wait.table for wait in letter.waits] == [first, second]
    assert await reminded(bench, second) == []
    await bench.turn(first)
    (letter,) = await standing(bench, first)
    assert [wait.table for wait in letter.waits] == [second]
    await bench.turn(second)
    assert await standing(bench, first) == []


async def test_tables_of_other_channels_of_the_server_are_one_message_as_well(bench: Bench) -> None:
    first, second = await two_tables(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, second, channel=CHANNEL + 1))
    await pass_time(bench, DAY)
    (letter,) = await reminded(bench, first)
    assert [(wait.table, wait.elsewhere) for wait in letter.waits] == [(first, False), (second, True)]
    assert await reminded(bench, second) == []


async def test_tables_of_other_servers_are_told_of_by_themselves(bench: Bench) -> None:
    first, second = await two_tables(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, second, guild=GUILD + 1))
    await pass_time(bench, DAY)
    for table in (first, second):
        (letter,) = await reminded(bench, table)
        assert [wait.table for wait in letter.waits] == [table]


async def test_the_last_reminder_says_what_happens_then_in_its_own_channel_alone(bench: Bench) -> None:
    first, second = await two_tables(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, second, channel=CHANNEL + 1))
    await pass_time(bench, 6 * DAY)
    for table in (first, second):
        letter = (await reminded(bench, table))[-1]
        assert [wait.table for wait in letter.waits] == [table]
        assert letter.waits[0].limit


async def test_a_snooze_is_for_the_one_reminded_alone_and_for_all_of_the_message(bench: Bench) -> None:
    first, _ = await two_tables(bench)
    await pass_time(bench, DAY)
    user = await bench.user(first)
    other = 203 - user
    (found,) = [row for row in await bench.rows(first) if row.asks == "reminder"]
    service = bench.service
    assert await bench.key(service.snooze(bench.call(other), first, 8, found.id)) == "snooze-not-yours"
    assert await bench.key(service.snooze(bench.call(999), first, 8, found.id)) == "not-seated"
    assert await bench.key(service.snooze(bench.call(999, guild=7), first, 8, found.id)) == "table-unknown"
    assert await bench.key(service.snooze(bench.call(user), first, 9000, found.id)) == "option-unknown"
    assert len(await standing(bench, first)) == 1
    await service.snooze(bench.call(user), first, 8, found.id)
    assert await standing(bench, first) == []
    assert await bench.key(service.snooze(bench.call(user), first, 8, found.id)) == "snooze-not-yours"
    await pass_time(bench, 7 * HOUR)
    assert await standing(bench, first) == []
    await pass_time(bench, 2 * HOUR)
    (letter,) = await standing(bench, first)
    assert len(letter.waits) == 2


async def test_one_wait_that_fails_stops_no_other_and_is_tried_ever_later(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await awake_table(bench), await bench.table(2, THREAD + 1)
    await told(bench, sound)
    look, tried = due.look, list[int]()

    def failing(connection: Any, table: int, seat: int, now: int) -> bool:
        if table == broken:
            tried.append(now)
            raise LookupError("broken for the test")
        return look(connection, table, seat, now)

    monkeypatch.setattr(due, "look", failing)
    await pass_time(bench, DAY + HOUR)
    assert len(await reminded(bench, sound)) == 1
    gaps = [later - earlier for earlier, later in pairwise(tried)]
    assert gaps == sorted(gaps)
    assert len(tried) < 15
    assert len(bench.faults) == len(tried)
    monkeypatch.setattr(due, "look", look)
    await pass_time(bench, DAY + HOUR)
    assert len(await standing(bench, broken)) == 1


async def test_a_damaged_position_reminds_nobody_and_is_no_incident_of_the_loop(bench: Bench) -> None:
    table = await awake_table(bench)
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = ?", table)
    await pass_time(bench, 2 * DAY)
    assert await reminded(bench, table) == []
    assert bench.faults == []


async def test_a_position_that_can_be_read_again_reminds_whoever_it_waits_for(bench: Bench) -> None:
    """As a newer program, or the file of its board put back, makes it readable: nothing of the table changes."""
    table = await awake_table(bench)
    state = (await bench.loaded(table)).row.state
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = ?", table)
    await pass_time(bench, DAY)
    await bench.damage("UPDATE tables SET state = ? WHERE id = ?", state, table)
    await pass_time(bench, DAY + HOUR)
    assert len(await reminded(bench, table)) == 1


CHANGES = {
    "pace": "UPDATE tables SET pace = 'live'",
    "reminders": "UPDATE tables SET reminders = 0",
    "limit": "UPDATE tables SET patience = 86400",
    "zone": "UPDATE tables SET zone = 'Asia/Tokyo'",
    "waking": "UPDATE tables SET wakes = 0, sleeps = 0",
    "language": "UPDATE tables SET language = 'fr'",
    "rest": "UPDATE tables SET resting = 1",
    "stop": "UPDATE tables SET still_since = 5",
    "end": "UPDATE tables SET status = 'over'",
    "seat": "UPDATE seats SET conceded = 1",
    "own hours": "UPDATE users SET zone = 'Asia/Tokyo'",
    "own wish": "UPDATE users SET reminders = 0",
    "own gap": "UPDATE users SET remind_gap = 9",
    "first wish": "INSERT INTO users (user, zone) SELECT user + 1000, zone FROM users",
}


@pytest.mark.parametrize("change", CHANGES)
async def test_whatever_decides_when_it_is_due_lets_it_be_looked_at_at_once(bench: Bench, change: str) -> None:
    table = await awake_table(bench)
    await pass_time(bench, HOUR)
    await bench.db.transaction(
        lambda c: c.execute("UPDATE seats SET user = user + 1000 WHERE ?", (change == "first wish",))
    )
    await bench.service.agenda.do(bench.now)
    before = (await wait_of(bench, table)).due
    assert before is not None
    assert before > bench.now
    await bench.db.transaction(lambda c: c.execute(CHANGES[change]))
    assert (await wait_of(bench, table)).due == 0
    await bench.service.agenda.do(bench.now)
    assert (await wait_of(bench, table)).due != 0


async def test_a_letter_whose_wait_is_over_is_dropped_at_sending(bench: Bench) -> None:
    """Also where nothing dropped it before: the row is as an earlier process left it."""
    table = await awake_table(bench)
    await remind_here(bench)
    await pass_time(bench, DAY + HOUR)
    (row,) = [row for row in await bench.rows(table) if row.asks == "reminder"]
    await bench.db.transaction(lambda c: c.execute("UPDATE waits SET moved_at = ?", (bench.now,)))
    discord = Told(bench)
    await discord.settle()
    assert discord.reminders() == []
    after = {one.id: one.status for one in await bench.rows(table)}
    assert after[row.id] == "dropped"


async def test_a_reminder_on_its_way_when_its_seat_acts_goes_as_soon_as_it_has_arrived(
    bench: Bench,
) -> None:
    table = await awake_table(bench)
    await remind_here(bench)
    discord = Told(bench)
    await discord.settle()
    await pass_time(bench, DAY + HOUR)
    send = discord.outbox._sender.send  # pyright: ignore[reportPrivateUsage]

    async def acting(row: Any, letter: Any, loaded: Any) -> int:
        sent = await send(row, letter, loaded)
        if isinstance(letter, ReminderLetter) and not letter.over:
            assert len(discord.reminders()) == 1
            await bench.turn(table)
        return sent

    discord.outbox._sender.send = acting  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]
    await discord.settle()
    assert discord.reminders() == []


async def test_a_reminder_holds_nothing_but_what_everybody_there_knows(bench: Bench) -> None:
    """It keeps no position, no move and no name: numbers, instants, a link and the seat."""
    table = await awake_table(bench)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await pass_time(bench, 2 * DAY)
    for letter in await reminded(bench, table):
        (wait,) = letter.waits
        known = {"table", "seat", "link", "since", "limit", "alone", "finish", "elsewhere", "zero", "at_zero"}
        known |= {"stood", "game"}
        assert set(wait.__struct_fields__) == known
        assert set(letter.__struct_fields__) == {"user", "seat", "waits", "over"}
