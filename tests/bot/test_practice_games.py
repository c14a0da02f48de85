"""Practice games at the table service: alone, in private, and off the main road."""

import asyncio
import sqlite3
from contextlib import suppress
from datetime import timedelta
from typing import Final, get_args

import msgspec
import pytest

from bot.contesting import Point
from bot.errors import Refused
from bot.tables.going_away import Days, own_absences, own_zone
from bot.tables.loaded import Call
from bot.tables.pings import Kind
from bot.tables.practising import KEPT, Practised, UnderWay, Wanted
from bot.tables.rechecking import settle
from bot.tables.shadowing import Difference, Shadow
from bot.timing.days import day_of
from db import tables
from db.computers import at_turn
from db.rows import NOWHERE
from db.rule_changes import changes_left, record_changes
from db.waits import to_look_at
from tests.bot.computer_tables import Machines
from tests.bot.table_bench import CHANNEL, GUILD, Bench

ME, OTHER = 101, 102
LEVELS: Final = ("apprentice", "apprentice")


def wanted(**other: object) -> Wanted:
    """A practice game of three."""
    known = {"game": "coal_baron", "language": "en", "levels": LEVELS, "seat": 0}
    return Wanted(**{**known, **other})  # pyright: ignore[reportArgumentType]


async def begun(bench: Bench, user: int = ME, **other: object) -> int:
    """A practice game that waits for its user."""
    new = wanted(**other)
    over = [one.table for one in await bench.service.practices(user) if one.running and one.game == new.game]
    table = await bench.service.begin_practice(bench.call(user), new, *over)
    await Machines(bench).play()
    return table


@pytest.mark.parametrize("levels", [(), ("apprentice",) * 4, ("grandmaster",)])
async def test_what_cannot_be_is_refused_and_removes_nothing(bench: Bench, levels: tuple[str, ...]) -> None:
    table = await begun(bench)
    with pytest.raises(Refused, match="option-unknown"):
        await bench.service.begin_practice(bench.call(ME), wanted(levels=levels))
    assert [one.table for one in await bench.service.practices(ME)] == [table]


async def test_one_interaction_begins_one_game(bench: Bench) -> None:
    call = bench.call(ME)
    first = await bench.service.begin_practice(call, wanted())
    assert await bench.service.begin_practice(call, wanted()) == first
    assert [one.table for one in await bench.service.practices(ME)] == [first]


async def test_each_has_one_of_each_game_whatever_others_have(bench: Bench) -> None:
    theirs = await begun(bench, OTHER)
    first, kohle = await begun(bench), await begun(bench, game="kohle_kolonie")
    second = await begun(bench)
    assert {one.table for one in await bench.service.practices(ME)} == {second, kohle}
    assert [one.table for one in await bench.service.practices(OTHER)] == [theirs]
    with pytest.raises(Refused):
        await bench.service.look(bench.call(ME), first)


async def test_none_that_runs_goes_but_the_one_of_which_that_was_said(bench: Bench) -> None:
    """However it came there since: what was read before the press proves nothing."""
    first = await begun(bench)
    presses = [bench.service.begin_practice(bench.call(ME), wanted(), first) for _ in range(2)]
    begins = await asyncio.gather(*presses, return_exceptions=True)
    (second,) = [one for one in begins if isinstance(one, int)]
    (refused,) = [one for one in begins if isinstance(one, UnderWay)]
    assert refused.there == Practised(second, "coal_baron", True)
    for over in (0, first):
        with pytest.raises(UnderWay):
            await bench.service.begin_practice(bench.call(ME), wanted(), over)
    assert [one.table for one in await bench.service.practices(ME)] == [second]
    await bench.damage("UPDATE tables SET status = 'over' WHERE id = ?", second)
    third = await bench.service.begin_practice(bench.call(ME), wanted())
    assert [one.table for one in await bench.service.practices(ME)] == [third]


async def test_nothing_is_ever_told_of_it(bench: Bench) -> None:
    """Neither its beginning, nor turns, nor what time and host do."""
    for kind in get_args(Kind):
        for way in ("direct", "first"):
            with suppress(Refused):  # not every way is one for every kind
                await bench.service.choose_pings(bench.call(ME), kind, way)
    table = await begun(bench)
    for _ in range(3):
        await bench.turn(table)
        await Machines(bench).play()
    bench.now += 200 * 24 * 3600
    await bench.service.record_beat(bench.beat())
    await bench.service.agenda.do(bench.now - 150 * 24 * 3600)
    assert await bench.rows(table) == []
    assert bench.faults == []


async def test_no_server_stops_it_and_nobody_is_looked_up(bench: Bench) -> None:
    table = await begun(bench)
    await bench.awake(())
    row = (await bench.loaded(table)).row
    assert row.still_since is None
    await bench.service.lose_server(GUILD, bench.now)
    assert (await bench.loaded(table)).row.still_since is None
    assert await bench.db.read(lambda c: to_look_at(c, bench.now + 10**9, 40)) == []
    await bench.turn(table)
    assert await bench.db.read(at_turn)


@pytest.mark.parametrize("guild", [0, GUILD])
async def test_nobody_else_may_even_look(bench: Bench, guild: int) -> None:
    """From whatever server, and whatever channel they moderate."""
    table = await begun(bench)
    for moderates in (0, CHANNEL):
        call = bench.call(OTHER, guild=guild, moderates=moderates)
        for asked in (
            bench.service.look(call, table),
            bench.service.end_practice(call, table),
            bench.service.leave_guide(call, table),
            bench.service.take_guide(call, table),
            bench.service.ended_practice(call, table),
            bench.service.back_to_own(call, table),
            bench.service.move(call, table, 1, "draft 1"),
            bench.service.join(call, table),
            bench.service.close_lobby(call, table),
            bench.service.end_for_them(call, table),
            bench.service.relocate(call, table, CHANNEL),
        ):
            with pytest.raises(Refused):
                await asked
    assert (await bench.loaded(table)).row.status == "running"


async def test_what_only_a_table_with_others_has_is_refused(bench: Bench) -> None:
    """Also to whoever practises: their game has no place to leave, no seat to give up, nobody to ask."""
    table = await begun(bench)
    for asked in (
        bench.service.relocate(bench.call(ME), table, CHANNEL),
        bench.service.leave(bench.call(ME), table),
        bench.service.concede(bench.call(ME), table),
        bench.service.share(bench.call(ME), table, "rule", 1),
    ):
        assert await bench.key(asked) == "practice-alone"
    assert (await bench.loaded(table)).row.status == "running"


async def test_nowhere_is_never_lost(bench: Bench) -> None:
    """All practice games are there: whoever asks for one to be moved must not stop those of all others."""
    table = await begun(bench)
    await bench.turn(table)
    await bench.service.lose(NOWHERE, bench.now)
    assert not (await bench.loaded(table)).row.lost
    assert await bench.db.read(at_turn)


async def test_days_away_are_none_of_its_concern(bench: Bench) -> None:
    """Neither is it asked about for these days, nor does its only player lose the seat by what they choose."""
    table = await begun(bench)
    today = day_of("Europe/Berlin", bench.now)
    await bench.service.go_away(bench.call(ME), Days(today, today + timedelta(days=3), "Europe/Berlin"))
    (away,) = await bench.db.read(lambda c: own_absences(c, ME, bench.now))
    assert away.tables == ()
    for choice in ("wait", "pass", "seat"):
        key = await bench.key(bench.service.choose_away(bench.call(ME), away.row.id, table, choice))
        assert key == "practice-alone"
    await bench.service.agenda.do(bench.now)
    seat = (await bench.loaded(table)).seats[0]
    assert (seat.user, seat.away) == (ME, "")
    assert bench.faults == []


async def test_a_zone_is_not_that_of_a_practice_game(bench: Bench) -> None:
    played = await bench.table(2)
    await bench.damage("UPDATE tables SET zone = 'America/New_York' WHERE id = ?", played)
    await begun(bench)
    assert await bench.db.read(lambda c: own_zone(c, ME, "de")) == "America/New_York"


async def test_no_precedent_comes_of_it(bench: Bench) -> None:
    table = await begun(bench)
    await bench.turn(table)
    line = (await bench.lines(table))[-1].id
    with pytest.raises(Refused, match="practice-alone"):
        await bench.service.open_dispute(bench.call(ME), table, Point("line", line))


@pytest.mark.parametrize("moderates", [0, CHANNEL])
async def test_what_is_for_others_is_refused_and_changes_nothing(bench: Bench, moderates: int) -> None:
    """By whatever command, to a moderator who practises as well: nobody is there to ask or to be served."""
    table = await begun(bench)
    service, before = bench.service, await bench.loaded(table)

    def call() -> Call:
        return bench.call(ME, moderates=moderates)

    for asked in (
        service.leave(call(), table),
        service.concede(call(), table),
        service.ask_stop(call(), table),
        service.ask_pause(call(), table, bench.now + 3600),
        service.ask_pace(call(), table, "live", ""),
        service.ask_absence(call(), table, 1, "pass"),
        service.give_time(call(), table, 1),
        service.relocate(call(), table, CHANNEL),
        service.end_for_them(call(), table),
    ):
        assert await bench.key(asked) == "practice-alone"
    assert await bench.key(service.suspend(call(), table, 1)) == "computer-sits-there"
    assert await bench.loaded(table) == before


async def test_commands_mean_it_where_no_table_is_or_was(bench: Bench) -> None:
    """The newest that its user went on with; never another's, and never before a table of the channel."""
    await begun(bench, OTHER)
    first = await begun(bench)
    bench.now += 60
    second = await begun(bench, game="kohle_kolonie")
    assert (await bench.service.find(ME, CHANNEL)).id == second
    bench.now += 60
    await bench.turn(first)
    assert (await bench.service.find(ME, 0)).id == first
    with pytest.raises(Refused, match="no-table-here"):
        await bench.service.find(ME + 7, CHANNEL)
    for ended in (first, second):
        await bench.db.transaction(
            lambda c, ended=ended: c.execute("UPDATE tables SET status = 'over' WHERE id = ?", (ended,))
        )
    assert (await bench.service.find(ME, 0)).id == first, "right after its end one asks why"
    table = await bench.table(2)
    assert (await bench.service.find(ME, CHANNEL)).id == table


async def test_it_is_in_nobodys_way_at_a_server(bench: Bench) -> None:
    """It takes no place in a channel, counts as nobody's table there, and displaces none at rest."""
    await begun(bench)
    await begun(bench, OTHER)
    table = await bench.table(2)
    assert (await bench.service.find(ME, CHANNEL)).id == table
    assert (await bench.service.find(ME + 7, CHANNEL)).id == table


async def test_an_old_one_is_removed_and_a_young_one_is_kept(bench: Bench) -> None:
    old = await begun(bench)
    bench.now += KEPT - 60
    young = await begun(bench, OTHER)
    await bench.service.agenda.do(bench.now)
    assert await bench.db.read(lambda c: tables.table(c, old)) is not None
    assert await bench.service.agenda.next(bench.now) is not None
    bench.now += 60
    await bench.service.agenda.do(bench.now)
    assert await bench.db.read(lambda c: tables.table(c, old)) is None
    assert await bench.db.read(lambda c: tables.table(c, young)) is not None
    assert bench.faults == []


async def test_however_many_are_old_they_are_looked_for_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a night in which many grow old takes as long as their number by itself."""
    numbers = [await begun(bench, 200 + user) for user in range(6)]
    bench.now += KEPT
    real, looks = tables.old_practices, 0

    def counted(connection: sqlite3.Connection, before: int) -> list[tuple[int, ...]]:
        nonlocal looks
        looks += 1
        return real(connection, before)

    monkeypatch.setattr(tables, "old_practices", counted)
    await bench.service.agenda.do(bench.now)
    assert looks == 1
    assert [await bench.db.read(lambda c, one=one: tables.table(c, one)) for one in numbers] == [None] * 6


async def test_one_that_goes_while_a_computer_thinks_costs_nothing(bench: Bench) -> None:
    table = await begun(bench)
    await bench.turn(table)
    machines = Machines(bench)
    machines.before_playing = lambda: bench.service.end_practice(bench.call(ME), table)
    await machines.play()
    assert await bench.db.read(lambda c: tables.table(c, table)) is None
    assert bench.faults == []


async def test_one_that_goes_while_it_is_played_again_after_an_upgrade_costs_nothing(bench: Bench) -> None:
    table = await begun(bench)
    await bench.db.transaction(lambda c: record_changes(c, {"coal_baron": "other"}))
    (change,) = (await bench.db.read(changes_left)).values()
    await bench.service.end_practice(bench.call(ME), table)
    found, old = Shadow(table, 3, difference=Difference(1, 0, "rule")), msgspec.structs.replace(change, old="mark")
    await bench.damage("UPDATE notes SET value = ? WHERE key LIKE 'rules%'", msgspec.json.encode(old).decode())
    assert not await bench.db.transaction(lambda c: settle(c, table, old, found, bench.now))
    assert await bench.db.read(changes_left) == {}


async def test_no_other_table_can_be_removed_as_one(bench: Bench) -> None:
    table = await bench.table(2)
    with pytest.raises(Refused, match="practice-unknown"):
        await bench.service.end_practice(bench.call(ME), table)
    await bench.db.transaction(lambda c: tables.delete_practice(c, table))
    assert (await bench.loaded(table)).row.status == "running"


async def test_a_clock_set_back_loses_no_game(bench: Bench) -> None:
    table = await begun(bench)
    bench.now -= 400 * 24 * 3600
    await bench.service.bring_near(bench.now)
    await bench.service.agenda.do(bench.now)
    await bench.turn(table)
    await Machines(bench).play()
    assert (await bench.loaded(table)).active == (0,)
    assert bench.faults == []


async def test_a_restored_backup_says_nothing_and_it_goes_on(bench: Bench) -> None:
    table = await begun(bench)
    word = "INSERT INTO notes (key, value) VALUES (?, ?)"
    await bench.damage(word, f"restored:{table}", str(bench.now))
    await bench.service.tell_restored(bench.now)
    await bench.turn(table)
    await Machines(bench).play()
    assert await bench.rows(table) == []
