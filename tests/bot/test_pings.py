"""By which way somebody is told that something waits: at the table, by direct message, or not at all."""

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.tables import asking
from bot.tables.reminding import HOUR
from db import direct, outbox, pings, reminders, tables, users, votes
from db.backup import copy_verified, restore
from db.numbered import schema_files
from db.rows import HoursRow, OutboxRow, PingsRow
from tests.bot.counting_discord import DIRECT, refusal
from tests.bot.table_bench import THREAD, Bench, opened_bench
from tests.bot.telling import Told

DAY = 24 * HOUR
ALL_DAY = HoursRow(zone="UTC", wakes=0, sleeps=0)
PLAYERS = (101, 102, 103)


async def choose(bench: Bench, user: int, **ways: str) -> None:
    for kind, way in ways.items():
        await bench.service.choose_pings(bench.call(user), kind, way)  # pyright: ignore[reportArgumentType]


async def begun(bench: Bench, players: int = 2, **ways: str) -> tuple[int, Told]:
    """A table whose first message stands; its players never sleep and chose these ways."""
    for user in PLAYERS[:players]:
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
        await choose(bench, user, **ways)
    told = Told(bench)
    table = await bench.table(players)
    await told.settle()
    assert not told.faults
    return table, told


async def pass_time(bench: Bench, told: Told, seconds: int) -> None:
    until = bench.now + seconds
    while bench.now < until:
        bench.now = min(until, bench.now + HOUR // 4)
        await bench.service.agenda.do(bench.now)
    await told.settle()


async def direct_rows(bench: Bench, table: int) -> list[OutboxRow]:
    return [row for row in await bench.rows(table) if row.recipient is not None]


async def test_whoever_chose_nothing_is_mentioned_at_the_table_and_reminded_directly_first(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    assert await bench.db.read(lambda c: pings.pings(c, user)) == PingsRow()
    assert len(told.rung(user)) == 1
    assert told.direct(user) == []
    await pass_time(bench, told, DAY + HOUR)
    (text,) = told.direct(user)
    assert text.startswith("⏰ Table 1, Coal Baron, has been waiting for your decision")
    assert "<@" not in text
    assert told.reminders() == []
    await pass_time(bench, told, 2 * DAY)
    assert told.direct(user) == []  # the next one takes its place
    (text,) = told.reminders()
    assert f"<@{user}>" in text
    assert len(told.rung(user)) == 3


async def test_a_direct_channel_is_opened_once_and_remembered(bench: Bench) -> None:
    table, told = await begun(bench, turn="direct")
    await bench.turn(table)
    await told.settle()
    told.restart()
    while len(told.discord.direct(101)) < 2:
        await bench.turn(table)
        await told.settle()
    assert sorted(told.discord.opened) == [101, 102]
    assert await bench.db.read(lambda c: direct.channel_of(c, 101)) == DIRECT + 101


async def test_a_turn_by_direct_message_says_what_is_asked_and_is_done_once_it_is_decided(bench: Bench) -> None:
    table, told = await begun(bench, turn="direct")
    user = await bench.user(table)
    row = (await bench.loaded(table)).row
    assert f"<@{user}>" not in "".join(told.discord.texts(THREAD))
    (message,) = told.discord.direct(user)
    assert "It is your turn in " in message.text
    assert f"https://discord.com/channels/1/{THREAD}/{row.turn_message}" in message.text
    assert any((one or "").startswith(f"b:act:{table}:") for one in message.ids)
    assert told.rung(user) == [message.id]
    assert not message.silent
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await told.settle()
    assert "your turn" in told.direct(user)[0]
    await bench.service.finish(bench.call(user), table, None)
    await told.settle()
    (message,) = told.discord.direct(user)
    assert message.text == f"✅ Done: table {table} no longer waits for you."
    assert message.ids == []
    assert len(told.direct(203 - user)) == 1


async def test_a_turn_that_nobody_wants_to_be_told_of_rings_for_nobody(bench: Bench) -> None:
    table, told = await begun(bench, turn="none", reminder="none")
    user = await bench.user(table)
    await pass_time(bench, told, 6 * DAY)
    await bench.turn(table)
    await told.settle()
    assert told.discord.pings == []
    assert await direct_rows(bench, table) == []
    assert "User" in " ".join(told.discord.texts(THREAD))
    assert user in PLAYERS


async def test_one_of_several_is_mentioned_where_the_others_are_not(bench: Bench) -> None:
    """A question to all: one at the table, one directly, one not at all."""
    table, told = await begun(bench, 3)
    asker, here, there = 101, 102, 103
    await choose(bench, here, question="none")
    await choose(bench, there, question="direct")
    before = len(told.discord.pings)
    await bench.service.ask_stop(bench.call(asker), table)
    await told.settle()
    notice = next(text for text in told.discord.texts(THREAD) if "give" in text and "User" in text)
    assert "<@" not in notice
    (message,) = told.discord.direct(there)
    assert message.text.startswith(f"❓ Table {table}, Coal Baron, asks you something.")
    assert any(":vote:" in (one or "") for one in message.ids)
    assert [user for _, user in told.discord.pings[before:]] == [there]
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(here), table, vote.id, "no")
    await bench.service.cast(bench.call(there), table, vote.id, "no")
    await told.settle()
    (message,) = told.discord.direct(there)
    assert not any(":vote:" in (one or "") for one in message.ids)
    assert "**" in message.text


async def test_a_question_that_is_over_before_it_is_sent_is_no_word_to_one_alone(bench: Bench) -> None:
    table, told = await begun(bench, 3)
    await choose(bench, 103, question="direct")
    await bench.service.ask_stop(bench.call(101), table)
    await bench.service.cast(
        bench.call(102), table, (await bench.db.read(lambda c: votes.open_votes(c, table)))[0].id, "yes"
    )
    await told.settle()
    assert told.direct(103) == []


REFUSALS = {
    "wants none, or blocked the bot": (50007, 403, True),
    "shares no server with the bot": (50278, 403, True),
    "is no user any more": (10013, 404, False),
    "the channel is gone": (10003, 404, False),
    "something that Discord thinks of later": (59999, 403, False),
}


@pytest.mark.slow
@pytest.mark.parametrize("why", REFUSALS)
async def test_what_discord_refuses_directly_is_told_at_the_table_once(bench: Bench, why: str) -> None:
    code, status, closed = REFUSALS[why]
    table, told = await begun(bench)
    user = await bench.user(table)
    await choose(bench, user, turn="direct")
    told.refuse(user, refusal(code, status))
    await bench.turn(table)
    await bench.turn(table)
    await told.settle()
    calls = [text for text in told.discord.texts(THREAD) if f"<@{user}>: 🔔" in text]
    assert len(calls) == 1
    assert told.direct(user) == []
    assert bool(await bench.db.read(direct.untold)) == closed
    assert (user in told.outbox.not_told) == closed
    rang = len(told.rung(user))
    told.restart()
    await told.settle()
    assert len(told.rung(user)) == rang
    await bench.turn(table)
    await told.settle()
    assert [text for text in told.discord.texts(THREAD) if f"<@{user}>: 🔔" in text] == []  # it was their turn


async def test_a_channel_that_cannot_be_opened_is_refused_as_well(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    told.discord.refusals[-user] = refusal(50007, 400)
    await pass_time(bench, told, DAY + HOUR)
    (text,) = told.reminders()
    assert f"<@{user}>" in text
    assert await bench.db.read(direct.untold) == [user]


async def test_who_gets_none_is_mentioned_at_once_for_a_week_and_then_tried_again(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    await choose(bench, user, turn="direct")
    told.refuse(user, refusal(50007))
    for _ in range(2):
        await bench.turn(table)
    await told.settle()
    for _ in range(2):
        await bench.turn(table)
    await told.settle()
    (text,) = [text for text in told.discord.texts(THREAD) if f"<@{user}>" in text and "🔔" not in text][-1:]
    assert await bench.user(table) == user
    assert text == told.discord.texts(THREAD)[-1]
    del told.discord.refusals[DIRECT + user]
    bench.now += direct.AGAIN
    await bench.turn(table)
    while await bench.user(table) != user:
        await bench.turn(table)
    await told.settle()
    assert len(told.direct(user)) == 1
    assert not await bench.db.read(lambda c: direct.is_refused(c, user))


async def test_who_chooses_direct_messages_anew_may_have_opened_theirs(bench: Bench) -> None:
    await bench.db.transaction(lambda c: direct.record_refused(c, 101, bench.now))
    assert not await bench.db.read(lambda c: direct.is_open(c, 101, bench.now))
    await choose(bench, 101, question="direct")
    assert await bench.db.read(lambda c: direct.is_open(c, 101, bench.now))
    assert await bench.db.read(direct.untold) == []


async def test_a_refusal_recorded_by_a_clock_that_was_ahead_bars_nobody(bench: Bench) -> None:
    await bench.db.transaction(lambda c: direct.record_refused(c, 101, bench.now + 400 * DAY))
    assert await bench.db.read(lambda c: direct.is_open(c, 101, bench.now))


@pytest.mark.slow
@pytest.mark.parametrize(("code", "status"), [(40003, 400), (0, 500), (0, 429)])
async def test_trouble_that_passes_holds_a_direct_message_up_and_no_other(
    bench: Bench, code: int, status: int
) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    told.refuse(user, refusal(code, status))
    await pass_time(bench, told, DAY + HOUR)
    assert told.reminders() == []
    loaded = await bench.loaded(table)
    assert not await bench.service.held_up(loaded.row.id)
    del told.discord.refusals[DIRECT + user]
    await told.settle()
    assert len(told.direct(user)) == 1
    assert len([one for one in await direct_rows(bench, table) if one.edits is None]) == 1


async def test_who_left_the_server_is_told_nothing_of_its_tables(bench: Bench) -> None:
    """They share another server with the bot: Discord would take the message."""
    table, told = await begun(bench)
    user = await bench.user(table)
    told.discord.members = {user: False}
    await pass_time(bench, told, DAY + HOUR)
    assert told.direct(user) == []
    assert told.reminders() == []
    assert not any(row.status in ("waiting", "sending") for row in await bench.rows(table))


async def test_killed_before_the_refusal_is_noted_it_is_refused_again_and_told_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    told.refuse(user, refusal(50007))

    async def killed(*_: object) -> None:
        raise LookupError("killed for the test")

    monkeypatch.setattr(told.outbox, "_refused_directly", killed)
    for _ in range(25):
        bench.now += HOUR
        await bench.service.agenda.do(bench.now)
    await told.outbox._start_workers()  # pyright: ignore[reportPrivateUsage]
    await asyncio.wait(told.outbox.tasks)
    assert [row.status for row in await direct_rows(bench, table)] == ["sending"]
    told.restart()
    await told.settle()
    assert len(told.reminders()) == 1


@pytest.mark.slow
async def test_a_receipt_that_is_lost_makes_no_second_direct_message(bench: Bench) -> None:
    """The counting Discord loses every tenth receipt."""
    table, told = await begun(bench, turn="direct")
    for _ in range(40):
        if (await bench.loaded(table)).row.status != "running":
            break
        await bench.turn(table)
        await told.settle()
    assert told.discord.lost
    sent = [row for row in await direct_rows(bench, table) if row.edits is None and row.status == "sent"]
    assert len({row.message for row in sent}) == len(sent)
    assert sum(len(told.direct(user)) for user in (101, 102)) == len(sent)


@pytest.mark.slow
async def test_a_table_that_moves_leaves_direct_messages_to_their_reader(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    told.refuse(user, refusal(0, 500))
    await pass_time(bench, told, DAY + HOUR)
    await bench.db.transaction(lambda c: outbox.move(c, table, 77, bench.now, lost=True))
    del told.discord.refusals[DIRECT + user]
    await told.settle()
    assert len(told.direct(user)) == 1


async def test_a_direct_message_rings_by_the_hours_of_its_reader_alone(bench: Bench) -> None:
    table, told = await begun(bench, turn="direct")
    minute = bench.now // 60 % 1440
    asleep = HoursRow(zone="UTC", wakes=(minute + 120) % 1440, sleeps=(minute + 180) % 1440)
    sleeper = 203 - await bench.user(table)
    await bench.db.transaction(lambda c: users.choose_hours(c, sleeper, asleep))
    await bench.turn(table)
    await told.settle()
    assert [message.silent for message in told.discord.direct(sleeper)] == [True]


async def test_a_direct_message_is_in_the_language_of_its_reader(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    await bench.service.choose_language(bench.call(user), "de")
    await pass_time(bench, told, DAY + HOUR)
    assert told.direct(user)[0].startswith("⏰ Tisch 1, Glück Auf (Coal Baron), wartet seit")


async def test_within_a_minute_of_a_withdrawn_turn_a_direct_call_is_silent(bench: Bench) -> None:
    """As no second mention follows then."""
    table, told = await begun(bench, turn="direct")
    told.discord.loses = 0
    first = await bench.user(table)
    other = 203 - first
    await bench.turn(table)
    await told.outbox.settle()
    await bench.service.back(bench.call(first), table, None)
    await told.outbox.settle()
    assert told.direct(other) == [f"✅ Done: table {table} no longer waits for you."]
    await bench.service.finish(bench.call(first), table, None)
    await told.outbox.settle()
    assert [message.silent for message in told.discord.direct(other)] == [False, True]


async def test_a_direct_reminder_stands_until_the_decision_has_passed(bench: Bench) -> None:
    """A first move takes one at the table away, and turns no message to one alone into a done one."""
    table, told = await begun(bench)
    user = await bench.user(table)
    await pass_time(bench, told, DAY + HOUR)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await told.settle()
    assert told.direct(user)[0].startswith("⏰")
    await bench.service.finish(bench.call(user), table, None)
    await told.settle()
    assert told.direct(user) == [f"✅ Done: table {table} no longer waits for you."]


async def test_one_on_its_way_at_the_first_move_is_not_sent(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    for _ in range(25):
        bench.now += HOUR
        await bench.service.agenda.do(bench.now)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await told.settle()
    assert told.direct(user) == []


async def test_reminders_turned_off_are_taken_back_those_on_their_way_too(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    for _ in range(4 * 25):
        bench.now += HOUR // 4
        await bench.service.agenda.do(bench.now)
    await bench.service.choose_reminding(bench.call(user), False)
    await told.settle()
    assert told.direct(user) == []
    await bench.service.choose_reminding(bench.call(user), True)
    await pass_time(bench, told, 3 * DAY)
    assert len(told.reminders()) + len(told.direct(user)) == 1
    await choose(bench, user, reminder="none")
    await told.settle()
    assert (told.reminders(), told.direct(user)) == ([], [])
    assert await bench.db.read(lambda c: reminders.reminders_of(c, user)) == []


async def test_turning_reminders_off_leaves_those_of_others_and_the_call_to_the_turn(bench: Bench) -> None:
    table, told = await begun(bench, turn="direct")
    user = await bench.user(table)
    await pass_time(bench, told, DAY + HOUR)
    await choose(bench, 203 - user, reminder="none")
    await told.settle()
    assert len(told.direct(user)) == 2
    await choose(bench, user, reminder="none")
    await told.settle()
    (text,) = told.direct(user)
    assert "your turn" in text


async def test_reminders_all_of_them_by_direct_message(bench: Bench) -> None:
    table, told = await begun(bench, reminder="direct")
    user = await bench.user(table)
    await pass_time(bench, told, DAY + HOUR)
    await pass_time(bench, told, 2 * DAY)
    assert len(told.direct(user)) == 1
    assert told.reminders() == []
    assert len(told.rung(user)) == 3  # the turn, and two reminders of which the second stands


async def test_who_could_finish_is_told_so_privately(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await pass_time(bench, told, HOUR)
    (text,) = told.direct(user)
    assert "could end as it stands" in text
    assert told.reminders() == []
    await bench.service.finish(bench.call(user), table, None)
    await told.settle()
    assert told.direct(user) == [f"✅ Done: table {table} no longer waits for you."]


async def test_taking_back_is_a_touch_and_a_position_that_can_be_finished_is_looked_at_again(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    await bench.service.agenda.do(bench.now)
    loaded = await bench.loaded(table)
    seat = loaded.active[0]
    # As where the moves so far could not be finished: nothing is due before the reminder.
    await bench.db.transaction(lambda c: reminders.look_again(c, table, seat, bench.now + DAY))
    kept = loaded.seats[seat].moves
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, moves="[]"))
    assert await due_of(bench, table) <= bench.now + 900
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, moves=kept))
    bench.now += 20 * 60
    await bench.db.transaction(lambda c: c.execute("UPDATE waits SET touched_at = ?", (bench.now,)))
    await bench.service.agenda.do(bench.now)
    await told.settle()
    assert told.direct(user) == []  # touched just now
    await pass_time(bench, told, HOUR)
    assert len(told.direct(user)) == 1


async def due_of(bench: Bench, table: int) -> int:
    return await bench.db.read(
        lambda c: int(c.execute("SELECT due FROM waits WHERE table_id = ?", (table,)).fetchone()[0])
    )


async def test_back_and_anew_are_touches(bench: Bench) -> None:
    table, _ = await begun(bench)
    user = await bench.user(table)

    async def touched() -> int | None:
        return await bench.db.read(lambda c: c.execute("SELECT touched_at FROM waits").fetchone()[0])

    for deed in (bench.service.back, bench.service.anew):
        await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
        bench.now += 60
        await deed(bench.call(user), table, None)
        assert await touched() == bench.now


@pytest.mark.slow
async def test_what_is_forgotten_of_a_user_leaves_no_direct_channel_and_the_game_goes_on(bench: Bench) -> None:
    table, told = await begun(bench, turn="direct")
    user = await bench.user(table)
    other = 203 - user
    told.refuse(other, refusal(0, 500))
    await bench.turn(table)
    await told.settle()
    await bench.service.forget(bench.call(other))
    assert await bench.db.read(lambda c: direct.channel_of(c, other)) is None
    del told.discord.refusals[DIRECT + other]
    await told.settle()
    assert len(told.direct(other)) == 1  # it was on its way: nothing of a game that runs is lost
    await bench.turn(table)
    await told.settle()
    assert told.direct(other)[0].startswith("✅")
    for voter in (101, 102):
        vote = await bench.db.read(lambda c: votes.open_votes(c, table))
        if vote:
            await bench.service.cast(bench.call(voter), table, vote[0].id, "yes")
        else:
            await bench.service.ask_stop(bench.call(voter), table)
    await told.settle()
    await bench.service.forget(bench.call(other))
    assert await recipients(bench, table) == {user}


async def recipients(bench: Bench, table: int) -> set[int]:
    return {row.recipient or 0 for row in await direct_rows(bench, table)}


async def test_all_that_is_told_to_somebody_alone_is_shown_to_them(bench: Bench) -> None:
    table, _ = await begun(bench, turn="direct")
    user = await bench.user(table)
    data = await bench.service.own_data(user)
    assert [row["channel"] for row in data.kinds["direct"]] == [DIRECT + user]
    assert [row["recipient"] for row in data.kinds["messages"]] == [user]
    assert data.kinds["settings"][0]["ping_turn"] == "direct"


async def test_a_call_goes_when_somebody_else_takes_the_seat(bench: Bench) -> None:
    table, told = await begun(bench, turn="direct")
    user = await bench.user(table)
    seat = (await bench.loaded(table)).active[0]
    assert len(told.direct(user)) == 1

    def taken(connection: sqlite3.Connection) -> None:
        tables.change_seat(connection, table, seat, user=555)
        asking.settle(connection, table, bench.now)

    await bench.db.transaction(taken)
    await told.settle()
    assert told.direct(user) == []


async def test_a_call_whose_receipt_was_lost_is_found_again_and_a_seat_given_up_ends_it(bench: Bench) -> None:
    table, told = await begun(bench, 3, turn="direct")
    user = await bench.user(table)
    await bench.service.leave(bench.call(user), table)
    await told.settle()
    assert told.direct(user) == []
    assert await bench.db.read(lambda c: reminders.reminders_at(c, table)) == []


async def test_the_name_of_a_table_that_is_hidden_leaves_the_direct_messages_too(bench: Bench) -> None:
    for user in (101, 102):
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
        await choose(bench, user, turn="direct")
    told = Told(bench)
    lobby = await bench.lobby(2)
    await bench.service.set_name(bench.call(101), lobby, "A vile name")
    await bench.service.start(bench.call(101), lobby, THREAD)
    await told.settle()
    user = await bench.user(lobby)
    assert "A vile name" in told.direct(user)[0]
    await bench.service.hide(bench.call(999, moderates=THREAD), lobby, "table")
    await told.settle()
    (text,) = told.direct(user)
    assert "A vile name" not in text
    assert "your turn" in text


async def test_what_cannot_be_chosen_changes_nothing(bench: Bench) -> None:
    service = bench.service
    assert await bench.key(service.choose_pings(bench.call(101), "turn", "first")) == "option-unknown"
    assert await bench.key(service.choose_pings(bench.call(101), "next", "")) == "option-unknown"
    assert await bench.db.read(lambda c: pings.pings(c, 101)) == PingsRow()


async def test_a_letter_that_is_on_its_way_when_its_turn_ends_is_not_sent(bench: Bench) -> None:
    table, told = await begun(bench)
    user = await bench.user(table)
    other = 203 - user
    await choose(bench, other, turn="direct")
    told.refuse(other, refusal(0, 500))
    await bench.turn(table)
    await told.outbox.settle()
    await bench.service.back(bench.call(user), table, None)
    del told.discord.refusals[DIRECT + other]
    await told.settle()
    assert told.direct(other) == []


async def test_a_resumed_pause_and_a_woken_table_call_as_their_players_want(bench: Bench) -> None:
    table, told = await begun(bench, turn="direct")
    user = await bench.user(table)
    before = len(told.discord.pings)

    def rest(connection: sqlite3.Connection) -> None:
        tables.change_table(connection, table, resting=1)

    await bench.db.transaction(rest)
    await bench.service.act(bench.call(203 - user), table)
    await told.settle()
    assert [called for _, called in told.discord.pings[before:]] == [user]
    assert len(told.direct(user)) == 1  # the call of before gave way
    assert f"<@{user}>" not in "".join(told.discord.texts(THREAD))


async def test_a_restored_backup_sends_nothing_that_was_on_its_way_then(tmp_path: Path) -> None:
    """Whoever must decide in its position is called once, and the reminder of then is not sent."""
    path = tmp_path / "steiger.db"
    async with opened_bench(tmp_path) as bench:
        table, told = await begun(bench, turn="direct")
        user = await bench.user(table)
        told.refuse(user, refusal(0, 500))
        for _ in range(25):
            bench.now += HOUR
            await bench.service.agenda.do(bench.now)
        waiting = [row for row in await direct_rows(bench, table) if row.status == "waiting"]
        assert len(waiting) == 1
        copy_verified(path, tmp_path / "copy.db")
        now = bench.now
    restore(tmp_path / "copy.db", path, len(schema_files()), datetime.now(UTC))
    async with opened_bench(tmp_path) as bench:
        bench.now, bench.interaction = now + HOUR, 9000
        await bench.service.tell_restored(bench.now)
        told = Told(bench)
        await told.settle()
        (text,) = told.direct(user)
        assert "your turn" in text
        assert told.reminders() == []
