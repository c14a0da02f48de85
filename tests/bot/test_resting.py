"""A table without a move for 60 days rests, and goes on as it was when somebody who sits there does anything."""

from pathlib import Path

import pytest

from bot.letters import NoticeLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.tables.counting import PATIENCE
from bot.tables.loaded import Call
from bot.tables.resting import AFTER
from db import tables, votes, waits
from db.database import Database
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

DAY = 24 * 3600
MODERATOR = 900


def moderator(bench: Bench, user: int = MODERATOR, channel: int = THREAD) -> Call:
    return bench.call(user, moderates=channel)


async def told(bench: Bench, table: int) -> int:
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    await bench.db.transaction(lambda c: tables.change_table(c, table, turn_message=70))
    return table


async def resting(bench: Bench, players: int = 3, place: int = THREAD) -> int:
    table = await told(bench, await bench.table(players, place))
    bench.now += AFTER
    await bench.service.agenda.do(bench.now)
    return table


async def rests(bench: Bench, table: int) -> bool:
    return bool((await bench.loaded(table)).row.resting)


async def notices(bench: Bench, table: int) -> list[NoticeLetter]:
    return [letter for letter in await bench.letters(table) if isinstance(letter, NoticeLetter)]


async def test_after_sixty_days_without_a_move_a_table_rests_and_says_so_once_without_a_mention(
    bench: Bench,
) -> None:
    table = await told(bench, await bench.table(3))
    bench.now += AFTER - 1
    await bench.service.agenda.do(bench.now)
    assert not await rests(bench, table)
    bench.now += 1
    await bench.service.agenda.do(bench.now)
    await bench.service.agenda.do(bench.now + 3600)
    assert await rests(bench, table)
    said = [letter for letter in await notices(bench, table) if letter.key == "notice-rests"]
    assert [(letter.seats, letter.users) for letter in said] == [((), ())]
    (edit,) = [row for row in await bench.rows(table) if row.edits == 70 and row.status == "waiting"]
    letter = next(
        one for one in await bench.letters(table) if isinstance(one, TurnLetter) and one.news == "news-rests"
    )
    post = compose(letter, await bench.loaded(table), edit.id)
    assert (post.mentions, "<@" in post.text) == ((), False)
    assert "Act" in str(post.rows)
    assert (await bench.kinds(table))[-1] == "rested-by-time"


async def test_an_open_move_and_any_act_of_a_person_keep_a_table_awake(bench: Bench) -> None:
    moved, asked = await told(bench, await bench.table(3)), await told(bench, await bench.table(3, place=30))
    bench.now += DAY
    await bench.service.move(bench.call(await bench.user(moved)), moved, None, (await bench.choices(moved))[0])
    await bench.service.ask_stop(bench.call(101), asked)
    bench.now += AFTER - 1
    await bench.service.agenda.do(bench.now)
    assert not await rests(bench, moved)
    assert not await rests(bench, asked)


async def test_no_time_runs_at_rest_and_waits_go_on_from_where_they_stood(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    bench.now += DAY
    assert await bench.service.rest(moderator(bench), table) == "rested"
    bench.now += 300 * DAY
    await bench.service.agenda.do(bench.now)
    assert [kind for kind in await bench.kinds(table) if kind.startswith("absent")] == []
    user = await bench.user(table)
    other = 101 if user != 101 else 102
    await bench.service.look(bench.call(other), table)
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    assert bench.now - wait.since == DAY
    bench.now += PATIENCE - DAY
    seat = (await bench.loaded(table)).active[0]
    refused = bench.service.ask_absence(bench.call(other), table, seat, "pass")
    assert await bench.key(refused) == "absent-counts"


@pytest.mark.parametrize("how", ["move", "act", "look", "leave"])
async def test_whatever_somebody_who_sits_there_does_wakes_it_and_those_waited_for_are_called(
    bench: Bench, how: str
) -> None:
    table = await resting(bench)
    user = await bench.user(table)
    other = 101 if user != 101 else 102
    match how:
        case "move":
            await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
        case "act":
            await bench.service.act(bench.call(other), table)
        case "look":
            await bench.service.look(bench.call(other), table)
        case _:
            await bench.service.leave(bench.call(other), table)
    assert not await rests(bench, table)
    assert (await bench.loaded(table)).row.still_since is None
    assert "woken" in await bench.kinds(table)
    (woken,) = [letter for letter in await notices(bench, table) if letter.key == "notice-woken"]
    seat = (await bench.loaded(table)).active[0]
    assert woken.seats == (() if how == "move" else (seat,))


async def test_what_is_refused_wakes_it_all_the_same(bench: Bench) -> None:
    table = await resting(bench)
    user = await bench.user(table)
    other = 101 if user != 101 else 102
    assert await bench.key(bench.service.back(bench.call(other), table, None)) == "nothing-to-take-back"
    assert not await rests(bench, table)


async def test_a_moderator_wakes_it_and_nobody_else_without_a_seat_does(bench: Bench) -> None:
    table = await resting(bench)
    for call in (bench.call(999), moderator(bench, channel=11)):
        await bench.service.look(call, table)
        await bench.service.act(call, table)
        assert await bench.key(bench.service.concede(call, table)) == "not-seated"
    stranger = bench.call(999, guild=GUILD + 1)
    assert await bench.key(bench.service.look(stranger, table)) == "table-unknown"
    assert await rests(bench, table)
    await bench.service.look(moderator(bench), table)
    assert not await rests(bench, table)


async def test_one_press_delivered_twice_wakes_once(bench: Bench) -> None:
    table = await resting(bench)
    user = await bench.user(table)
    call, choice = bench.call(user), (await bench.choices(table))[0]
    for _ in range(2):
        await bench.service.move(call, table, None, choice)
    assert (await bench.kinds(table)).count("woken") == 1


async def test_a_moderator_who_sits_gains_no_time_by_rest(bench: Bench) -> None:
    table = await told(bench, await bench.table(2))
    user = await bench.user(table)
    other = 101 if user == 102 else 102
    seat = (await bench.loaded(table)).active[0]
    bench.now += PATIENCE + 1
    assert await bench.service.rest(moderator(bench, user), table) == "rested"
    assert await bench.service.ask_absence(bench.call(other), table, seat, "pass") == "vote-passed"


async def test_only_moderators_put_a_table_to_rest_and_only_a_game_that_runs(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    assert await bench.key(bench.service.rest(bench.call(101), table)) == "moderators-only"
    assert await bench.service.rest(moderator(bench), table) == "rested"
    assert await bench.key(bench.service.rest(moderator(bench), table)) == "rests-already"
    gathering = await bench.lobby(2)
    assert await bench.key(bench.service.rest(moderator(bench, channel=CHANNEL), gathering)) == "table-is-lobby"
    bench.now += 2 * AFTER
    await bench.service.agenda.do(bench.now)
    assert not await rests(bench, gathering)


async def test_a_question_does_not_lapse_at_rest_and_has_the_rest_of_its_time_after_it(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    await bench.service.ask_stop(bench.call(101), table)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    bench.now += DAY
    await bench.service.rest(moderator(bench), table)
    bench.now += 100 * DAY
    await bench.service.agenda.do(bench.now)
    await bench.service.look(bench.call(102), table)
    (after,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert after.lapses_at == vote.lapses_at + 100 * DAY
    bench.now = after.lapses_at
    await bench.service.agenda.do(bench.now)
    assert await bench.db.read(lambda c: votes.open_votes(c, table)) == []


async def test_a_table_rests_through_a_restart(bench: Bench, tmp_path: Path) -> None:
    table = await resting(bench)
    await bench.db.close()
    bench.db = await Database.open(tmp_path / "steiger.db", "test")
    again = Bench(bench.db, now=bench.now + 10 * DAY, interaction=5000)
    await again.service.agenda.do(again.now)
    assert await rests(again, table)
    await again.service.look(again.call(101), table)
    assert not await rests(again, table)
    (wait,) = await again.db.read(lambda c: waits.waits(c, table))
    assert again.now - wait.since == AFTER


async def test_a_table_whose_channel_is_gone_rests_and_goes_on_where_it_is_carried(bench: Bench) -> None:
    table = await told(bench, await bench.table(3))
    await bench.service.lose(THREAD, bench.now)
    bench.now += AFTER
    await bench.service.agenda.do(bench.now)
    assert await rests(bench, table)
    assert await bench.service.relocate(bench.call(101), table, 30, GUILD) == "relocated"
    assert not await rests(bench, table)
    assert [row.channel for row in await bench.rows(table) if row.status == "waiting" and "turn" in row.letter][
        -1
    ] == 30


async def test_a_resting_table_leaves_its_channel_to_another_and_is_not_woken_beside_it(bench: Bench) -> None:
    table = await resting(bench, place=CHANNEL)
    refused = bench.service.new(bench.call(103), "coal_baron", GUILD, CHANNEL, "en", threads=False)
    other = await refused
    await bench.service.join(bench.call(104), other)
    assert (await bench.service.find(101, CHANNEL)).id == other
    await bench.service.start(bench.call(103), other, CHANNEL)
    assert (await bench.service.find(101, CHANNEL)).id == other
    displaced = await bench.refused(bench.service.act(bench.call(101), table))
    assert (displaced.key, displaced.values["other"]) == ("rests-displaced", other)  # type: ignore[attr-defined]
    assert await bench.key(bench.service.leave(bench.call(101), table)) == "rests-displaced"
    assert (await bench.service.look(bench.call(101), table)).loaded.row.resting
    assert await bench.service.relocate(bench.call(101), table, 30, GUILD) == "relocated"
    assert not await rests(bench, table)
    assert (await bench.service.find(101, CHANNEL)).id == other


async def test_a_resting_table_is_found_by_command_while_its_channel_is_its_own(bench: Bench) -> None:
    table = await resting(bench, place=CHANNEL)
    assert (await bench.service.find(101, CHANNEL)).id == table
    assert not await bench.service.shares_channel(999, CHANNEL)
    await bench.service.look(bench.call(101), table)
    assert await bench.service.shares_channel(999, CHANNEL)


async def test_a_moderator_who_moves_a_resting_table_wakes_it(bench: Bench) -> None:
    table = await resting(bench)
    assert await bench.service.relocate(moderator(bench), table, 30, GUILD) == "relocated"
    assert not await rests(bench, table)


async def test_a_suspended_player_does_not_wake_a_table(bench: Bench) -> None:
    table = await resting(bench)
    user = await bench.user(table)
    loaded = await bench.loaded(table)
    seat = loaded.seat_of(user)
    assert seat is not None
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat.seat, suspended=1))
    await bench.service.look(bench.call(user), table)
    await bench.service.act(bench.call(user), table)
    assert await bench.key(bench.service.concede(bench.call(user), table)) == "seat-suspended"
    assert await rests(bench, table)
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat.seat, suspended=0))
    await bench.service.act(bench.call(user), table)
    assert not await rests(bench, table)
