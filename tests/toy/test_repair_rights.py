"""Who may not set a position right, and when nobody can."""

from dataclasses import replace

import msgspec
import pytest

from bot.errors import Refused
from cogs.views.repairs import quantities_meant
from db import tables
from tests.bot.table_bench import CHANNEL, THREAD, Bench
from tests.toy.judged_toy import agreed, begun, bench, judged
from tests.toy.proposals import FOREIGN, TEXT, noted, open_vote, proposed

__all__ = ["bench", "judged"]


async def test_a_moderator_without_a_seat_proposes_nothing_and_agrees_to_nothing(bench: Bench) -> None:
    table = await begun(bench)
    moderator = 900
    for channel in (CHANNEL, THREAD):
        call = bench.call(moderator, moderates=channel)
        assert await bench.key(bench.service.set_change(call, table, "heap", "3")) == "not-seated"
        assert await bench.key(bench.service.propose(bench.call(moderator, moderates=channel), table, "")) == (
            "not-seated"
        )
    await proposed(bench, table, points_1="1")
    cast = bench.service.cast(bench.call(moderator, moderates=THREAD), table, await open_vote(bench, table), "yes")
    assert await bench.key(cast) == "not-seated"


async def test_strangers_members_and_suspended_seats_are_refused(bench: Bench) -> None:
    table = await begun(bench)
    foreign = bench.service.repair_draft(bench.call(900, guild=FOREIGN), table)
    assert await bench.key(foreign) == "table-unknown"
    assert await bench.key(bench.service.repair_draft(bench.call(900), table)) == "not-seated"
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, 2)
    for work in (
        bench.service.repair_draft(bench.call(103), table),
        bench.service.set_change(bench.call(103), table, "heap", "3"),
        bench.service.drop_change(bench.call(103), table, "heap"),
        bench.service.set_reason(bench.call(103), table, "so"),
        bench.service.discard_repair(bench.call(103), table),
        bench.service.propose(bench.call(103), table, ""),
    ):
        assert await bench.key(work) == "seat-suspended"


async def test_who_conceded_is_not_asked_and_a_suspended_seat_neither(bench: Bench) -> None:
    table = await begun(bench, 4)
    await bench.service.concede(bench.call(103), table)
    await bench.service.suspend(bench.call(900, moderates=THREAD), table, 3)
    assert (await bench.service.repair_draft(bench.call(101), table)).asked == (1,)
    await proposed(bench, table, points_1="1")
    await agreed(bench, table)
    assert sum((await bench.loaded(table)).state.seats[1].score) == 1


async def test_in_a_lobby_and_after_the_end_nothing_is_set_right(bench: Bench) -> None:
    lobby = await bench.service.new(bench.call(101), "toy", 1, 77, "en", threads=True)
    assert await bench.key(bench.service.repair_draft(bench.call(101), lobby)) == "table-is-lobby"
    table = await begun(bench)
    mark = await noted(bench, table, points_1="1")
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="over"))
    for work in (
        bench.service.repair_draft(bench.call(101), table),
        bench.service.propose(bench.call(101), table, mark),
    ):
        assert await bench.key(work) == "table-is-over"


async def test_the_end_of_the_game_ends_the_question(bench: Bench) -> None:
    table = await begun(bench)
    at_turn = (await bench.loaded(table)).active[0]
    await proposed(bench, table, turn=str((at_turn + 1) % 3))
    vote = await open_vote(bench, table)
    for _ in range(40):
        if (await bench.loaded(table)).row.status == "over":
            break
        user = await bench.user(table)
        heap = (await bench.loaded(table)).state.heap
        await bench.service.move(bench.call(user), table, None, f"dig {min(3, heap)}")
        await bench.service.finish(bench.call(user), table, None)
    assert await open_vote(bench, table) == 0
    assert await bench.key(bench.service.cast(bench.call(102), table, vote, "yes")) == "table-is-over"


async def test_a_position_that_cannot_be_read_is_for_the_host_to_mend(bench: Bench) -> None:
    table = await begun(bench)
    await noted(bench, table, points_1="1")
    await proposed(bench, table, points_1="1")
    vote = await open_vote(bench, table)
    await bench.damage("UPDATE tables SET state = x'00'")
    for work in (
        bench.service.repair_draft(bench.call(101), table),
        bench.service.set_change(bench.call(101), table, "heap", "3"),
    ):
        assert await bench.key(work) == "repair-damaged"
    assert "`steiger mend`" in TEXT("repair-damaged", table=table)
    for user in (102, 103):
        said = await bench.service.cast(bench.call(user), table, vote, "yes")
    assert said == "vote-overtaken"


async def test_a_game_that_knows_no_repairs_says_so(bench: Bench) -> None:
    table = await begun(bench)
    loaded = await bench.loaded(table)
    without = msgspec.structs.replace(loaded, found_game=replace(loaded.game, repairs=None))
    with pytest.raises(Refused) as refused:
        quantities_meant("", without)
    assert refused.value.key == "repair-not-here"


async def test_a_table_at_rest_is_woken(bench: Bench) -> None:
    table = await begun(bench)
    await bench.service.rest(bench.call(900, moderates=THREAD), table)
    await noted(bench, table, points_1="1")
    assert not (await bench.loaded(table)).row.resting
    await bench.service.rest(bench.call(900, moderates=THREAD), table)
    mark = (await bench.service.repair_draft(bench.call(101), table)).mark
    assert await bench.service.propose(bench.call(101), table, mark) == "vote-opened"
