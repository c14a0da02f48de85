"""What waits to be told: which row of which channel comes next."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db import outbox
from db.outbox import SENT_KEPT
from tests.bot.table_bench import CHANNEL, THREAD, Bench


async def put(bench: Bench, table: int, channel: int = THREAD, edits: int | None = None) -> int:
    return await bench.db.transaction(lambda c: outbox.put(c, table, channel, "{}", bench.now, edits=edits))


async def empty(bench: Bench) -> int:
    """A running table with nothing waiting."""
    table = await bench.table(2)
    await bench.db.transaction(lambda c: c.execute("DELETE FROM outbox"))
    return table


async def following(bench: Bench, channel: int = THREAD) -> int | None:
    row = await bench.db.read(lambda c: outbox.next_row(c, channel, bench.now))
    return None if row is None else row.id


async def test_rows_of_a_channel_come_in_order_and_a_waiting_head_holds_up_the_rest(bench: Bench) -> None:
    table = await empty(bench)
    first, second = await put(bench, table), await put(bench, table)
    assert await following(bench) == first
    await bench.db.transaction(lambda c: outbox.postpone(c, first, bench.now + 5))
    assert await following(bench) is None
    assert await bench.db.read(lambda c: outbox.due_channels(c, bench.now)) == []
    bench.now += 5
    assert await following(bench) == first
    await bench.db.transaction(lambda c: outbox.mark_sent(c, first, 1, bench.now))
    assert await following(bench) == second


async def test_a_row_put_aside_holds_up_its_own_table_only(bench: Bench) -> None:
    """Within each table the order is kept, and a table that was put aside is tried again in its place."""
    sick, well = await empty(bench), await bench.lobby(1, channel=30)
    await bench.db.transaction(lambda c: c.execute("DELETE FROM outbox"))
    first, other = await put(bench, sick), await put(bench, well)
    second = await put(bench, sick)
    await bench.db.transaction(lambda c: outbox.put_aside(c, first, 1, bench.now + 5))
    assert await following(bench) == other
    await bench.db.transaction(lambda c: outbox.mark_sent(c, other, 1, bench.now))
    assert await following(bench) is None
    assert await bench.db.read(lambda c: outbox.due_channels(c, bench.now)) == []
    assert await bench.service.held_up(sick)
    assert not await bench.service.held_up(well)
    bench.now += 5
    assert await following(bench) == first
    await bench.db.transaction(lambda c: outbox.mark_sent(c, first, 2, bench.now))
    assert await following(bench) == second


async def test_a_row_put_off_by_a_clock_that_was_set_back_since_is_due(bench: Bench) -> None:
    table = await empty(bench)
    row = await put(bench, table)
    await bench.db.transaction(lambda c: outbox.postpone(c, row, bench.now + 5))
    bench.now -= 10 * 24 * 3600
    assert await following(bench) == row
    assert await bench.db.read(lambda c: outbox.due_channels(c, bench.now)) == [THREAD]


async def test_an_edit_that_waits_holds_nobody_up(bench: Bench) -> None:
    table = await empty(bench)
    edit, after = await put(bench, table, edits=7), await put(bench, table)
    await bench.db.transaction(lambda c: outbox.postpone(c, edit, bench.now + 5))
    assert await following(bench) == after


async def test_the_newest_edit_of_a_message_takes_the_place_of_earlier_ones(bench: Bench) -> None:
    table = await empty(bench)
    for _ in range(3):
        newest = await put(bench, table, edits=7)
    other = await put(bench, table, edits=8)
    waiting = [row.id for row in await bench.rows(table) if row.status == "waiting"]
    assert waiting == [newest, other]


async def test_a_right_given_back_to_a_channel_wakes_its_threads(bench: Bench) -> None:
    table = await empty(bench)
    row = await put(bench, table)
    await bench.db.transaction(lambda c: outbox.postpone(c, row, bench.now + 3600))
    await bench.db.transaction(lambda c: outbox.make_due(c, CHANNEL, bench.now))
    assert await bench.db.read(lambda c: outbox.due_channels(c, bench.now)) == [THREAD]


async def test_a_table_is_held_up_once_something_was_tried_in_vain(bench: Bench) -> None:
    table = await empty(bench)
    row = await put(bench, table)
    assert not await bench.service.held_up(table)
    await bench.db.transaction(lambda c: outbox.mark_sending(c, row))
    assert not await bench.service.held_up(table)
    await bench.db.transaction(lambda c: outbox.postpone(c, row, bench.now + 5))
    assert await bench.service.held_up(table)
    await bench.db.transaction(lambda c: outbox.mark_sent(c, row, 1, bench.now))
    assert not await bench.service.held_up(table)


async def test_old_letters_go_but_never_that_of_the_present_turn_message(bench: Bench) -> None:
    table = await bench.table(2)
    rows = await bench.rows(table)
    turn = rows[-1]

    def tell(connection: object) -> None:
        for row in rows:
            outbox.mark_sent(connection, row.id, 100 + row.id, bench.now)  # pyright: ignore[reportArgumentType]
        connection.execute("UPDATE tables SET turn_message = ?", (100 + turn.id,))  # pyright: ignore

    await bench.db.transaction(tell)
    bench.now += SENT_KEPT + 1
    late = await put(bench, table)
    await bench.db.transaction(lambda c: outbox.mark_sent(c, late, 999, bench.now))
    assert [row.id for row in await bench.rows(table)] == [turn.id, late]
    assert await bench.db.read(lambda c: outbox.letter_of(c, turn.id)) == turn.letter


async def test_rows_of_a_moved_table_follow_it_and_edits_in_a_lost_channel_are_dropped(bench: Bench) -> None:
    table = await empty(bench)
    edit, row = await put(bench, table, edits=7), await put(bench, table)
    await bench.db.transaction(lambda c: outbox.mark_sending(c, row))
    await bench.db.transaction(lambda c: outbox.move(c, table, 30, bench.now, lost=True))
    found = {one.id: (one.channel, one.status) for one in await bench.rows(table)}
    assert found == {edit: (THREAD, "dropped"), row: (30, "waiting")}


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.lists(
        st.tuples(
            st.sampled_from([1, 2, 3]), st.sampled_from([None, 7, 8]), st.integers(0, 2), *[st.booleans()] * 2
        ),
        max_size=12,
    )
)
async def test_due_channels_are_exactly_those_with_a_next_row(
    bench: Bench, waiting: list[tuple[int, int | None, int, bool, bool]]
) -> None:
    tables = (await empty(bench), await empty(bench))
    for channel, edits, gap, aside, second in waiting:
        row = await put(bench, tables[second], channel, edits)
        due = bench.now + gap
        await bench.db.transaction(
            lambda c, row=row, due=due, aside=aside: (
                outbox.put_aside(c, row, 1, due) if aside else outbox.postpone(c, row, due)
            )
        )
    for later in range(3):
        now = bench.now + later
        due = set(await bench.db.read(lambda c, now=now: outbox.due_channels(c, now)))
        found = {
            channel
            for channel in (1, 2, 3)
            if await bench.db.read(lambda c, channel=channel, now=now: outbox.next_row(c, channel, now))
            is not None
        }
        assert due == found


async def test_a_letter_that_was_sent_stays_for_a_month(bench: Bench) -> None:
    """Its message may still have to be known by it."""
    table = await empty(bench)
    first = await put(bench, table)
    await bench.db.transaction(lambda c: outbox.mark_sent(c, first, 7, bench.now))
    bench.now += SENT_KEPT
    second = await put(bench, table)
    await bench.db.transaction(lambda c: outbox.mark_sent(c, second, 8, bench.now))
    assert await bench.db.read(lambda c: outbox.letter_of(c, first)) == "{}"
    bench.now += 1
    await bench.db.transaction(lambda c: outbox.mark_sent(c, second, 8, bench.now))
    assert await bench.db.read(lambda c: outbox.letter_of(c, first)) is None
