"""While a server is out of the bot's reach, no time runs at its tables."""

from bot.tables.counting import PATIENCE
from bot.tables.resting import AFTER
from db import acts, tables, votes, waits
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

DAY = 24 * 3600


async def told(bench: Bench, place: int = THREAD) -> int:
    table = await bench.table(3, place)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    return table


async def waited(bench: Bench, table: int) -> int:
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    return bench.now - wait.since


async def still(bench: Bench, table: int) -> bool:
    return (await bench.loaded(table)).row.still_since is not None


async def test_all_tables_of_a_server_stand_still_until_it_is_back(bench: Bench) -> None:
    one, two, elsewhere = await told(bench), await told(bench, 30), await told(bench, 40)
    await bench.db.transaction(lambda c: tables.change_table(c, elsewhere, guild=GUILD + 1))
    bench.now += DAY
    await bench.service.lose_server(GUILD, bench.now)
    assert [await still(bench, table) for table in (one, two, elsewhere)] == [True, True, False]
    bench.now += 30 * DAY
    await bench.service.agenda.do(bench.now)
    assert (await bench.db.read(lambda c: acts.acts(c, one)))[-1].kind == "started"
    await bench.service.find_server(GUILD, bench.now)
    assert [await waited(bench, table) for table in (one, two, elsewhere)] == [DAY, DAY, 31 * DAY]
    assert not await still(bench, one)


async def test_nothing_stops_before_discord_has_told_all_servers_then_those_that_are_missing(
    bench: Bench,
) -> None:
    table = await told(bench)
    await bench.service.agenda.do(bench.now)
    assert not await still(bench, table)
    await bench.awake([GUILD + 1])
    assert await still(bench, table)
    bench.now += DAY
    await bench.awake([GUILD + 1, GUILD])
    assert not await still(bench, table)
    assert await waited(bench, table) == 0


async def test_told_twice_it_counts_once(bench: Bench) -> None:
    table = await told(bench)
    for _ in range(2):
        await bench.service.lose_server(GUILD, bench.now)
        bench.now += DAY
    await bench.service.find_server(GUILD, bench.now)
    await bench.service.find_server(GUILD, bench.now + DAY)
    assert await waited(bench, table) == 0


async def test_a_pause_and_an_absent_server_end_each_for_itself(bench: Bench) -> None:
    table = await told(bench)
    await bench.service.ask_pause(bench.call(101), table, bench.now + 2 * DAY)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    await bench.service.lose_server(GUILD, bench.now + DAY)
    bench.now += 3 * DAY
    await bench.service.agenda.do(bench.now)
    assert await still(bench, table)
    await bench.service.find_server(GUILD, bench.now)
    assert not await still(bench, table)
    assert await waited(bench, table) == 0


async def test_questions_lapse_as_much_later_as_the_server_was_gone(bench: Bench) -> None:
    table = await told(bench)
    await bench.service.ask_stop(bench.call(101), table)
    (before,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    bench.now += DAY
    await bench.service.lose_server(GUILD, bench.now)
    bench.now += 20 * DAY
    await bench.service.agenda.do(bench.now)
    await bench.service.find_server(GUILD, bench.now)
    (after,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    assert after.lapses_at == before.lapses_at + 20 * DAY


async def test_a_table_whose_server_is_gone_is_not_put_to_rest_and_nobody_is_looked_up_there(bench: Bench) -> None:
    table = await told(bench)
    await bench.service.lose_server(GUILD, bench.now)
    bench.now += AFTER + PATIENCE
    await bench.service.agenda.do(bench.now)
    assert not (await bench.loaded(table)).row.resting
    assert await bench.service.to_look_at(bench.now) == []


async def test_gathering_and_ended_tables_are_left_alone(bench: Bench) -> None:
    gathering, ended = await bench.lobby(2), await told(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, ended, status="over"))
    await bench.awake([])
    assert not await still(bench, gathering)
    assert not await still(bench, ended)
    assert (await bench.loaded(gathering)).row.place == CHANNEL


async def test_a_look_in_vain_is_not_repeated_before_the_others(bench: Bench) -> None:
    """Else forty who cannot be looked up would keep all others from being looked at."""
    table = await told(bench)
    ((_, _, user),) = await bench.service.to_look_at(bench.now)
    await bench.service.record_vain_look(table, user, bench.now)
    assert await bench.service.to_look_at(bench.now + DAY - 1) == []
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert (seat.missing_since, seat.gone) == (None, 0)
