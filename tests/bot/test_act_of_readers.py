"""*Act* of whoever reads words: what the present turn message said is left out, and nothing else."""

import sqlite3
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.controls import Press
from bot.letters import TurnLetter, read_letter
from bot.outgoing.bookkeeping import record_arrival
from bot.post import Post
from bot.words import words
from cogs.tables.presses import on_act
from db import outbox
from db.rows import OutboxRow
from tests.bot.table_bench import THREAD, Bench

TEXT: Final = words("en", spoken=True)
MEANS: Final = "Shift 1: "
"""How the own numbers begin, which the turn message says as well."""


async def acted(bench: Bench, table: int, row: int, message: int | None) -> Post:
    """What *Act* below a message answers to who must decide."""
    pressed_on = SimpleNamespace(message=None if message is None else SimpleNamespace(id=message))
    call = bench.call(await bench.user(table))
    asked: Any = SimpleNamespace(service=bench.service, call=call, text=TEXT, interaction=pressed_on)
    return await on_act(asked, Press("act", table, 0, str(row)), [])


async def arrive(bench: Bench, table: int) -> None:
    """Everything that waits for the table becomes a message."""
    for row in await bench.rows(table):
        if row.status == "waiting":
            await bench.db.transaction(lambda c, row=row: _arrived(c, row, bench.now))


def _arrived(connection: sqlite3.Connection, row: OutboxRow, now: int) -> None:
    letter = read_letter(row.table_id, row.letter)
    record_arrival(connection, row, letter, row.edits or 9000 + row.id, now)


async def turn_rows(bench: Bench, table: int) -> list[OutboxRow]:
    """The rows of turn messages, the newest last."""
    rows = [row for row in await bench.rows(table) if not row.edits]
    return [row for row in rows if isinstance(read_letter(table, row.letter), TurnLetter)]


async def placing(bench: Bench) -> tuple[int, OutboxRow, OutboxRow]:
    """A table at which workers are placed, with its present turn message and the one before."""
    table = await bench.table(2)
    while (await bench.loaded(table)).state.turn.stage != "place" or len(await turn_rows(bench, table)) < 2:
        await bench.turn(table)
        await arrive(bench, table)
    before, present = (await turn_rows(bench, table))[-2:]
    assert present.message == (await bench.loaded(table)).row.turn_message
    return table, present, before


async def test_what_the_present_message_said_is_left_out(bench: Bench) -> None:
    table, present, _ = await placing(bench)
    assert MEANS not in (await acted(bench, table, present.id, present.message)).text
    assert MEANS in (await acted(bench, table, 0, None)).text


async def test_before_it_is_known_what_a_row_became_the_press_on_it_counts(bench: Bench) -> None:
    """After a crash between sending and noting."""
    table, present, _ = await placing(bench)
    await bench.damage("UPDATE outbox SET message = NULL, status = 'sending' WHERE id = ?", present.id)
    assert MEANS not in (await acted(bench, table, present.id, present.message)).text


async def test_a_message_of_an_earlier_turn_that_kept_its_buttons_said_another_position(bench: Bench) -> None:
    table, _, before = await placing(bench)
    assert MEANS in (await acted(bench, table, before.id, before.message)).text


async def test_on_a_restored_backup_the_number_of_a_row_may_belong_to_another_message(bench: Bench) -> None:
    """The message was sent after the backup; its number is now that of the turn that is played instead."""
    table, present, _ = await placing(bench)
    assert MEANS in (await acted(bench, table, present.id, (present.message or 0) + 7)).text


async def test_on_a_restored_backup_the_row_of_a_message_may_not_be_there(bench: Bench) -> None:
    table, present, _ = await placing(bench)
    assert MEANS in (await acted(bench, table, present.id + 5000, 4_000_000)).text
    await bench.damage("DELETE FROM outbox WHERE id = ?", present.id)
    assert MEANS in (await acted(bench, table, present.id, present.message)).text


@pytest.mark.parametrize("letter", ["{", "", "null", '{"letter": "turn"}'])
async def test_a_message_whose_letter_is_damaged_said_nothing(bench: Bench, letter: str) -> None:
    table, present, _ = await placing(bench)
    await bench.damage("UPDATE outbox SET letter = ? WHERE id = ?", letter, present.id)
    assert MEANS in (await acted(bench, table, present.id, present.message)).text


async def test_a_row_of_another_table_said_nothing_of_this_one(bench: Bench) -> None:
    table, present, _ = await placing(bench)
    other = await bench.table(2, place=77)
    letter = read_letter(table, present.letter)
    row = await bench.db.transaction(lambda c: outbox.put(c, other, THREAD, letter, bench.now))
    assert MEANS in (await acted(bench, table, row, present.message)).text


async def test_a_moved_table_says_all_under_the_message_that_stayed_behind(bench: Bench) -> None:
    table, present, _ = await placing(bench)
    await bench.damage("UPDATE tables SET lost = 1 WHERE id = ?", table)
    await bench.service.relocate(bench.call(101), table, 4711)
    assert MEANS in (await acted(bench, table, present.id, present.message)).text


async def test_who_is_not_at_turn_hears_their_own_choices(bench: Bench) -> None:
    """The alt text named those of somebody else."""
    table, present, _ = await placing(bench)
    active = await bench.user(table)
    other = next(user for user in (101, 102) if user != active)
    pressed_on = SimpleNamespace(message=SimpleNamespace(id=present.message))
    asked: Any = SimpleNamespace(service=bench.service, call=bench.call(other), text=TEXT, interaction=pressed_on)
    whole = await on_act(asked, Press("act", table, 0, "0"), [])
    after = await on_act(asked, Press("act", table, 0, str(present.id)), [])
    assert whole.rows == after.rows
