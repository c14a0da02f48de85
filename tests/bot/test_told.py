"""What each message told of the log: kept by message, however it arrived, as long as the table."""

from random import Random

import msgspec
import pytest

from bot.letters import FinalLetter, Letter, NoticeLetter, PhaseLetter, TurnLetter, read_letter
from bot.outgoing.bookkeeping import record_arrival
from bot.tables.mending import set_back
from db import outbox, told
from db.outbox import SENT_KEPT
from db.rows import OutboxRow, ToldRow
from games.engine.event import Event, visible_events
from tests.bot.table_bench import Bench

A_MESSAGE = 7_000
"""Numbers of messages begin here."""


async def arrive(bench: Bench, table: int) -> dict[int, OutboxRow]:
    """Let all that waits become messages; the rows by message."""
    became: dict[int, OutboxRow] = {}
    for row in await bench.rows(table):
        if row.status != "waiting":
            continue
        letter = read_letter(table, row.letter)
        loaded = await bench.loaded(table)
        rewritten = isinstance(letter, TurnLetter) and letter.rewrite
        message = row.edits or (loaded.row.turn_message if rewritten else None) or A_MESSAGE + row.id
        await bench.db.transaction(lambda c, r=row, lt=letter, m=message: record_arrival(c, r, lt, m, bench.now))
        became[message] = row
    return became


async def told_by(bench: Bench, message: int) -> tuple[int, int] | None:
    found = await bench.db.read(lambda c: told.told_by(c, message))
    return None if found is None else (found.first_line, found.last_line)


def events_of(letter: Letter) -> tuple[Event, ...]:
    match letter:
        case TurnLetter() | FinalLetter():
            return letter.events
        case PhaseLetter():
            return tuple(event for phase in letter.phases for event in phase.events)
        case _:
            return ()


@pytest.mark.slow
async def test_each_message_of_a_whole_game_tells_the_lines_in_which_its_events_stand(bench: Bench) -> None:
    table, rng = await bench.table(2), Random(3)
    told_rows = await arrive(bench, table)
    while (await bench.loaded(table)).row.status == "running":
        await bench.turn(table, rng)
        told_rows |= await arrive(bench, table)
    lines = {line.id: line for line in await bench.lines(table)}
    kinds: set[type[Letter]] = set()
    for message, row in told_rows.items():
        letter = read_letter(table, row.letter)
        events = events_of(letter)
        if not events:
            continue
        kinds.add(type(letter))
        span = await told_by(bench, message)
        assert span is not None
        stored = [
            event
            for number, line in sorted(lines.items())
            if span[0] <= number <= span[1]
            for event in visible_events(msgspec.json.decode(line.events, type=tuple[Event, ...]), None)
        ]
        # A line in which a phase ends is told by two messages; all others are told by just one.
        assert [event for event in stored if event in events] == list(events)
        first = msgspec.json.decode(lines[span[0]].events, type=tuple[Event, ...])
        last = msgspec.json.decode(lines[span[1]].events, type=tuple[Event, ...])
        assert events[0] in first
        assert events[-1] in last or isinstance(letter, TurnLetter | FinalLetter)
    assert kinds == {TurnLetter, PhaseLetter, FinalLetter}
    assert bench.faults == []


@pytest.mark.slow
async def test_each_line_says_which_round_was_played(bench: Bench) -> None:
    table, rng = await bench.table(2), Random(3)
    while (await bench.loaded(table)).row.status == "running":
        before = (await bench.loaded(table)).state.shift
        await bench.turn(table, rng)
        assert (await bench.lines(table))[-1].round in (before, before + 1)
    rounds = [line.round for line in await bench.lines(table)]
    assert rounds[0] == 1
    assert rounds == sorted(rounds, key=lambda played: played or 0)
    assert rounds[-1] == 3


async def test_a_message_that_is_rewritten_told_both(bench: Bench) -> None:
    table = await bench.table(2)
    message = next(m for m, row in (await arrive(bench, table)).items() if row.first_line)
    first = await told_by(bench, message)
    assert first is not None
    for lines in ((first[0] + 4, first[0] + 6), (first[0] + 2, first[0] + 2), (first[0] + 4, first[0] + 6)):
        await bench.db.transaction(lambda c, found=lines: told.tell(c, message, table, *found))
    assert await told_by(bench, message) == (first[0], first[0] + 6)


async def test_a_turn_taken_back_leaves_what_its_message_told(bench: Bench) -> None:
    table = await bench.table(2)
    await arrive(bench, table)
    user = await bench.turn(table)
    message = next(m for m, row in (await arrive(bench, table)).items() if row.first_line and not row.edits)
    before = await told_by(bench, message)
    assert before is not None
    await bench.service.back(bench.call(user), table, None)
    assert message in await arrive(bench, table), "it is rewritten"
    assert await told_by(bench, message) == before


async def test_a_message_told_twice_is_told_once(bench: Bench) -> None:
    """Its receipt was lost and it was found again, or the same was recorded before a crash."""
    table = await bench.table(2)
    rows = [row for row in await bench.rows(table) if row.first_line is not None]
    assert len(rows) == 1
    letter = read_letter(table, rows[0].letter)
    for _ in range(2):
        await bench.db.transaction(lambda c: record_arrival(c, rows[0], letter, A_MESSAGE, bench.now))
    assert await told_by(bench, A_MESSAGE) == (rows[0].first_line, rows[0].last_line)


async def test_what_told_stays_where_the_table_has_moved_meanwhile(bench: Bench) -> None:
    """The row goes to the new place as well; the message in the old one is there all the same."""
    table = await bench.table(2)
    row = next(row for row in await bench.rows(table) if row.first_line is not None)
    await bench.db.transaction(lambda c: outbox.move(c, table, 99, bench.now, lost=False))
    letter = read_letter(table, row.letter)
    await bench.db.transaction(lambda c: record_arrival(c, row, letter, A_MESSAGE, bench.now))
    assert await told_by(bench, A_MESSAGE) == (row.first_line, row.last_line)


async def test_it_outlives_the_rows_of_the_outbox(bench: Bench) -> None:
    table = await bench.table(2)
    message = next(m for m, row in (await arrive(bench, table)).items() if row.first_line)
    before = await told_by(bench, message)
    bench.now += SENT_KEPT + 3600
    for _ in range(3):
        await bench.turn(table)
        await arrive(bench, table)
    assert not [row for row in await bench.rows(table) if row.message == message and row.first_line]
    assert await told_by(bench, message) == before


async def test_a_message_of_a_branch_that_a_restored_backup_forgot_is_not_known(bench: Bench) -> None:
    """Its row's number, and its line's, belong to others by now: only the message itself counts."""
    table = await bench.table(2)
    await bench.turn(table)
    row = next(row for row in await bench.rows(table) if row.first_line is not None)
    letter = read_letter(table, row.letter)
    await bench.db.transaction(lambda c: record_arrival(c, row, letter, A_MESSAGE, bench.now))
    assert await told_by(bench, row.id) is None
    assert await told_by(bench, A_MESSAGE + 1) is None
    found = await bench.db.read(lambda c: told.told_by(c, A_MESSAGE))
    assert found == ToldRow(
        message=A_MESSAGE, table_id=table, first_line=row.first_line or 0, last_line=row.last_line or 0
    )


async def test_a_table_that_the_host_set_back_tells_that_line(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.turn(table)
    await bench.db.transaction(lambda c: set_back(c, table, 0, bench.now))
    newest = (await bench.lines(table))[-1]
    row = next(
        row
        for row in reversed(await bench.rows(table))
        if isinstance(read_letter(table, row.letter), TurnLetter | NoticeLetter)
    )
    assert (row.first_line, row.last_line) == (newest.id, newest.id)
