"""What is the server's: who chooses it, what it stops, and what it leaves alone."""

import asyncio
from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.errors import Refused
from bot.tables import serverwide
from bot.tables.clocks import NO_CLOCK, TableClock, clock_in, preset
from bot.tables.hours import Wanted
from bot.tables.serverwide import Server
from cogs.tables.server import _choose  # pyright: ignore[reportPrivateUsage]
from db import servers, tables
from db.rows import HoursRow, ServerRow
from tests.bot.clocked_tables import left, told
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

OTHER, ROLE, MANAGER = 11, 70, 900


async def refused(work: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as found:
        await work
    return found.value


def opening(bench: Bench, user: int = 101, channel: int = CHANNEL, *, roles: tuple[int, ...] = (), **more: object):
    call = msgspec.structs.replace(bench.call(user), roles=roles)
    return bench.service.new(call, "coal_baron", GUILD, channel, "en", threads=True, **more)  # pyright: ignore


async def server(bench: Bench, guild: int = GUILD) -> Server:
    return await bench.service.server(guild)


async def test_nothing_is_chosen_where_nobody_ever_looked(bench: Bench) -> None:
    assert await server(bench) == Server(ServerRow(guild=GUILD), (), ())
    assert await opening(bench) > 0


async def test_only_who_manages_the_server_chooses(bench: Bench) -> None:
    service, call = bench.service, bench.call
    deeds = [
        service.choose_channels(call(101), [CHANNEL]),
        service.choose_roles(call(101), [ROLE]),
        service.choose_most(call(101), 1),
        service.choose_table_language(call(101), "de"),
        service.choose_table_pace(call(101), "live"),
        service.choose_table_clock(call(101), "pass"),
        service.choose_table_reminders(call(101), "off"),
        service.choose_table_hours(call(101), Wanted("Europe/Berlin", 480, 1320)),
        service.forget_table_hours(call(101)),
        service.choose_wanted_channel(call(101), CHANNEL),
        service.choose_wanted_role(call(101), ROLE),
    ]
    assert [(await refused(deed)).key for deed in deeds] == ["managers-only"] * 11
    assert await server(bench) == Server(ServerRow(guild=GUILD), (), ())


@pytest.mark.parametrize(
    "bad",
    [
        lambda s, c: s.choose_most(c, 4),
        lambda s, c: s.choose_most(c, -1),
        lambda s, c: s.choose_table_language(c, "xx"),
        lambda s, c: s.choose_table_pace(c, "never"),
        lambda s, c: s.choose_table_clock(c, "never"),
        lambda s, c: s.choose_table_clock(c, ""),
        lambda s, c: s.choose_table_reminders(c, "1"),
        lambda s, c: s.choose_channels(c, list(range(1, 27))),
        lambda s, c: s.choose_wanted_role(c, GUILD),
    ],
)
async def test_what_no_menu_offers_is_refused(bench: Bench, bad: object) -> None:
    """Everybody is no role to be mentioned."""
    assert (await refused(bad(bench.service, bench.manager()))).key == "option-unknown"  # pyright: ignore


@pytest.mark.parametrize(
    ("bad", "key"),
    [(Wanted("Nowhere/Land"), "zone-unknown"), (Wanted(wakes=480, sleeps=1440), "time-unreadable")],
)
async def test_hours_that_no_clock_shows_are_refused(bench: Bench, bad: Wanted, key: str) -> None:
    assert (await refused(bench.service.choose_table_hours(bench.manager(), bad))).key == key
    assert (await server(bench)).row == ServerRow(guild=GUILD)


async def test_a_direct_message_is_no_server_to_be_managed(bench: Bench) -> None:
    """Discord may say of somebody's own channel that they manage it."""
    fault = await refused(bench.service.choose_most(bench.manager(guild=0), 1))
    assert fault.key == "managers-only"
    assert (await server(bench, 0)).row.most is None


async def test_who_manages_the_server_and_plays_is_held_to_it_as_well(bench: Bench) -> None:
    """They can change it, and a moderator of the channel is no exception either."""
    await bench.service.choose_channels(bench.manager(), [OTHER])
    await bench.service.choose_roles(bench.manager(), [ROLE])
    await bench.service.choose_most(bench.manager(), 1)

    def new(channel: int) -> Awaitable[int]:
        manager = msgspec.structs.replace(bench.manager(), moderates=channel)
        return bench.service.new(manager, "coal_baron", GUILD, channel, "en", threads=True)

    assert (await refused(new(CHANNEL))).key == "opens-elsewhere"
    assert (await refused(new(OTHER))).key == "opens-by-role"
    await bench.service.choose_roles(bench.manager(), [])
    table = await new(OTHER)
    assert await bench.service.join(bench.call(102), table) == "joined"
    assert (await refused(new(OTHER))).key == "opens-too-many"


async def test_a_table_opens_in_chosen_channels_only_and_the_refusal_names_them(bench: Bench) -> None:
    await bench.service.choose_channels(bench.manager(), [OTHER, 12])
    fault = await refused(opening(bench))
    assert (fault.key, fault.values["places"]) == ("opens-elsewhere", "<#11>, <#12>")
    assert await opening(bench, channel=OTHER) > 0


async def test_only_places_that_can_be_used_are_named(bench: Bench) -> None:
    await bench.service.choose_channels(bench.manager(), [OTHER, 12])
    assert (await refused(opening(bench, usable=(12,)))).values["places"] == "<#12>"
    assert (await refused(opening(bench, usable=()))).key == "opens-nowhere"


async def test_a_thread_belongs_to_its_channel(bench: Bench) -> None:
    await bench.service.choose_channels(bench.manager(), [OTHER])
    assert (await refused(opening(bench, channel=55, parent=12))).key == "opens-elsewhere"
    assert await opening(bench, channel=55, parent=OTHER) > 0


async def test_who_holds_one_of_the_roles_opens_and_everybody_joins(bench: Bench) -> None:
    await bench.service.choose_roles(bench.manager(), [ROLE, 71])
    fault = await refused(opening(bench, roles=(72,)))
    assert (fault.key, fault.values["roles"]) == ("opens-by-role", "<@&70>, <@&71>")
    table = await opening(bench, roles=(72, 71))
    assert await bench.service.join(bench.call(102), table) == "joined"


async def test_so_many_open_tables_may_somebody_have_opened(bench: Bench) -> None:
    """Naming another opener, or leaving, does not make room; the end of a table does."""
    await bench.service.choose_most(bench.manager(), 1)
    table = await opening(bench)
    await bench.service.join(bench.call(102), table)
    await bench.service.appoint(bench.call(101), table, 1)
    fault = await refused(opening(bench, channel=OTHER))
    assert (fault.key, fault.values["most"]) == ("opens-too-many", 1)
    assert await opening(bench, 102, OTHER) > 0
    await bench.service.leave(bench.call(101), table)
    await bench.service.leave(bench.call(102), table)
    assert await opening(bench, channel=OTHER) > 0


async def test_tables_of_other_servers_do_not_count(bench: Bench) -> None:
    await bench.service.choose_most(bench.manager(), 1)
    elsewhere = bench.call(101, guild=GUILD + 1)
    await bench.service.new(elsewhere, "coal_baron", GUILD + 1, 99, "en", threads=True)
    assert await opening(bench) > 0
    assert (await server(bench, GUILD + 1)).row.most is None


async def test_new_tables_begin_with_the_servers_hours(bench: Bench) -> None:
    before = await opening(bench)
    await bench.service.choose_table_hours(bench.manager(), Wanted("Asia/Tokyo", 420, 1260))
    table = await opening(bench, channel=OTHER)
    row = (await bench.loaded(table)).row
    assert (row.zone, row.wakes, row.sleeps) == ("Asia/Tokyo", 420, 1260)
    assert (await bench.loaded(before)).row.zone is None
    await bench.service.choose_table_hours(bench.manager(), Wanted(wakes=480))
    assert (await server(bench)).row.hours == HoursRow(zone="Asia/Tokyo", wakes=480, sleeps=1260)
    await bench.service.forget_table_hours(bench.manager())
    assert (await server(bench)).row.hours == HoursRow()


async def test_new_tables_begin_at_the_servers_pace_and_remind_as_it_says(bench: Bench) -> None:
    """What was chosen for open tables stays, and each new one can be changed."""
    before = await opening(bench)
    await bench.service.choose_table_pace(bench.manager(), "slower")
    await bench.service.choose_table_reminders(bench.manager(), "off")
    table = await opening(bench, channel=OTHER)
    row, old = (await bench.loaded(table)).row, (await bench.loaded(before)).row
    assert ((row.pace, row.reminders), (old.pace, old.reminders)) == (("slower", 0), ("day", 1))
    await bench.service.set_reminders(bench.call(101), table, "on")
    assert (await bench.loaded(table)).row.reminders == 1
    await bench.service.choose_table_reminders(bench.manager(), "on")
    assert (await server(bench)).row.reminders == 1


async def clock(bench: Bench, table: int) -> TableClock | None:
    return clock_in((await bench.loaded(table)).row.clock)


async def test_new_tables_begin_with_the_servers_clock(bench: Bench) -> None:
    """Open tables stay as they are, and each new one can do without it."""
    before = await opening(bench)
    await bench.service.choose_table_clock(bench.manager(), "pass")
    table = await opening(bench, channel=OTHER)
    assert (await clock(bench, before), await clock(bench, table)) == (None, preset("day", "pass"))
    await bench.service.set_clock(bench.call(101), table, "none")
    assert await clock(bench, table) is None
    await bench.service.choose_table_clock(bench.manager(), "none")
    assert await clock(bench, await opening(bench, channel=12)) is None


async def test_the_servers_clock_goes_along_with_its_pace(bench: Bench) -> None:
    await bench.service.choose_table_pace(bench.manager(), "live")
    await bench.service.choose_table_clock(bench.manager(), "ask")
    assert await clock(bench, await opening(bench)) == preset("live", "ask")
    await bench.service.choose_table_pace(bench.manager(), "slower")
    row = (await bench.loaded(await opening(bench, channel=OTHER))).row
    assert (row.pace, clock_in(row.clock)) == ("slower", preset("slower", "ask"))


async def test_a_game_that_begins_with_the_servers_clock_is_played_by_it(bench: Bench) -> None:
    await bench.service.choose_table_clock(bench.manager(), "tell")
    table = await bench.table(2)
    await told(bench, table)
    assert await left(bench, table, await bench.user(table)) == preset("day", "tell").base


async def test_a_clock_of_a_server_that_cannot_be_read_is_none(bench: Bench) -> None:
    """As one of a table is: a table opens without a clock, and another can be chosen."""
    await bench.service.choose_table_clock(bench.manager(), "tell")
    await bench.db.transaction(lambda c: servers.choose(c, GUILD, clock='{"base": 0}'))
    row = (await bench.loaded(await opening(bench))).row
    assert row.clock == NO_CLOCK
    await bench.service.choose_table_clock(bench.manager(), "ask")
    assert await clock(bench, await opening(bench, channel=OTHER)) == preset("day", "ask")


async def test_a_rematch_keeps_its_own_clock_and_begins_with_none_where_it_had_none(bench: Bench) -> None:
    without, ended = await bench.table(2), await opening(bench, channel=OTHER)
    await bench.service.join(bench.call(102), ended)
    await bench.service.set_clock(bench.call(101), ended, "ask")
    await bench.service.start(bench.call(101), ended, OTHER)
    await bench.service.choose_table_clock(bench.manager(), "pass")
    for table, kept in ((without, None), (ended, preset("day", "ask"))):
        await bench.db.transaction(lambda c, table=table: tables.change_table(c, table, status="over"))
        again = await bench.service.rematch(bench.call(101), table, 12, threads=True)
        assert await clock(bench, again) == kept


async def test_a_rematch_keeps_its_own_pace_and_takes_the_servers_hours_where_it_has_none(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.choose_table_pace(bench.manager(), "live")
    await bench.service.choose_table_hours(bench.manager(), Wanted("Asia/Tokyo"))
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="over"))
    number = await bench.service.rematch(bench.call(101), table, OTHER, threads=True)
    row = (await bench.loaded(number)).row
    assert (row.pace, row.zone) == ("day", "Asia/Tokyo")


async def test_a_running_table_plays_on_where_none_may_open_any_more(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.choose_channels(bench.manager(), [OTHER])
    await bench.service.choose_roles(bench.manager(), [ROLE])
    user = await bench.user(table)
    seen = await bench.service.act(bench.call(user), table)
    assert seen.seat is not None
    assert seen.loaded.row.status == "running"
    game, state = seen.loaded.game, seen.loaded.state
    line = game.notation(next(iter(game.legal_actions(state, seen.seat.seat))))
    assert await bench.service.move(bench.call(user), table, None, line) == "move-made"


async def test_a_gathering_table_starts_where_none_may_open_any_more(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.choose_channels(bench.manager(), [OTHER])
    assert await bench.service.start(bench.call(101), table, THREAD) == "started"


async def test_no_table_is_carried_where_the_server_wants_none(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.choose_channels(bench.manager(), [OTHER])
    await bench.db.transaction(lambda c: tables.change_table(c, table, lost=1))
    fault = await refused(bench.service.relocate(bench.call(101), table, 30, GUILD))
    assert (fault.key, fault.values["places"]) == ("opens-elsewhere", "<#11>")
    assert (await bench.loaded(table)).row.lost
    assert await bench.service.relocate(bench.call(101), table, OTHER, GUILD) == "relocated"


async def test_what_was_deleted_is_chosen_no_more(bench: Bench) -> None:
    """Where nothing else was chosen, everything may be again."""
    manager = bench.manager
    await bench.service.choose_channels(manager(), [OTHER])
    await bench.service.choose_roles(manager(), [ROLE])
    await bench.service.choose_wanted_channel(manager(), 12)
    await bench.service.choose_wanted_role(manager(), 73)
    for gone in (OTHER, ROLE, 12, 73):
        await bench.service.forget_choice(gone)
    assert await server(bench) == Server(ServerRow(guild=GUILD), (), ())
    assert await opening(bench) > 0


async def test_what_another_server_chose_is_not_forgotten_with_a_channel(bench: Bench) -> None:
    await bench.service.choose_channels(bench.manager(guild=2), [OTHER])
    await bench.service.forget_choice(12)
    assert (await server(bench, 2)).channels == (OTHER,)


async def test_a_server_that_comes_back_has_what_was_chosen(bench: Bench) -> None:
    await bench.service.choose_channels(bench.manager(), [OTHER])
    await bench.service.choose_most(bench.manager(), 2)
    await bench.service.lose_server(GUILD, bench.now)
    await bench.service.find_server(GUILD, bench.now + 90 * 24 * 3600)
    found = await server(bench)
    assert (found.channels, found.row.most) == ((OTHER,), 2)


async def test_two_managers_at_once_lose_nothing_of_each_other(bench: Bench) -> None:
    """Of the same choice the last one holds, whole; of others nothing is touched."""
    one, two = bench.manager(900), bench.manager(901)
    await asyncio.gather(bench.service.choose_channels(one, [1, 2]), bench.service.choose_most(two, 3))
    await asyncio.gather(
        bench.service.choose_channels(bench.manager(900), [OTHER]),
        bench.service.choose_channels(bench.manager(901), [12, 13]),
        bench.service.choose_table_language(bench.manager(900), "fr"),
    )
    found = await server(bench)
    assert found.channels in ((OTHER,), (12, 13))
    assert (found.row.most, found.row.language) == (3, "fr")


async def test_a_choice_that_is_delivered_twice_is_made_once(bench: Bench) -> None:
    call = bench.manager()
    await bench.service.choose_most(call, 1)
    await bench.service.choose_most(bench.manager(), 5)
    assert await bench.service.choose_most(call, 1) == "server-set"
    assert (await server(bench)).row.most == 5


def test_a_channel_fits_by_itself_or_by_the_one_above() -> None:
    known = Server(ServerRow(guild=1), (5,), ())
    assert [serverwide.fits(known, spot) for spot in ((5, 0), (6, 5), (6, 0))] == [True, True, False]


@pytest.mark.parametrize("what", ["channels", "roles", "most", "channel", "role"])
async def test_a_number_that_is_no_id_is_nothing_that_could_be_chosen(bench: Bench, what: str) -> None:
    asked: Any = SimpleNamespace(service=bench.service, call=bench.manager())
    assert await _choose(asked, what, ["9" * 30, "-1", "x"]) == "server-set"
    known = await bench.service.server(GUILD)
    assert (known.channels, known.roles, known.row.wanted_channel, known.row.wanted_role) == ((), (), None, None)
