"""The picture of a phase, a press away for thirty days: by a wrong clock, at closed, moved, damaged tables."""

import sqlite3
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from test_phases_told import kept, pressed

from bot.controls import Press
from bot.errors import Damaged
from bot.letters import PhaseLetter
from bot.outgoing.phase_posts import one_phase
from bot.words import LANGUAGES, Language, words
from cogs.tables.presses import on_phase
from db import outbox
from db.outbox import SENT_KEPT
from tests.bot.table_bench import THREAD, Bench

TEXT = words("en")
YEAR = 365 * 24 * 3600


@pytest.mark.parametrize("off", [-YEAR, -3600, 3600, YEAR])
async def test_a_clock_that_is_wrong_while_it_is_pressed_changes_nothing(bench: Bench, off: int) -> None:
    table, row, letter = await kept(bench)
    await bench.db.transaction(lambda c: outbox.mark_sent(c, row, 5, bench.now))
    bench.now += off
    expected = one_phase(letter, 2, await bench.loaded(table), TEXT)
    assert await pressed(bench, table, f"2 {row}", message=5) == expected


async def written(bench: Bench, table: int, letter: PhaseLetter, *, off: int, message: int) -> int:
    """A message of the same phases that was written by a clock which was wrong by so much."""

    def put(connection: sqlite3.Connection) -> int:
        row = outbox.put(connection, table, THREAD, letter, bench.now + off)
        outbox.mark_sent(connection, row, message, bench.now)
        return row

    return await bench.db.transaction(put)


async def test_one_written_by_a_clock_ahead_is_kept_for_longer_and_never_for_shorter(bench: Bench) -> None:
    table, other, letter = await kept(bench)
    ahead = await written(bench, table, letter, off=YEAR, message=5)
    bench.now += SENT_KEPT + 1
    await bench.db.transaction(lambda c: outbox.mark_sent(c, other, 6, bench.now))
    assert (await pressed(bench, table, f"1 {ahead}", message=5)).shots
    assert (await pressed(bench, table, f"1 {other}", message=6)).text == TEXT("phase-gone")


async def test_one_written_by_a_clock_behind_stands_for_what_is_left_of_its_thirty_days(bench: Bench) -> None:
    table, other, letter = await kept(bench)
    behind = await written(bench, table, letter, off=-3600, message=5)
    bench.now += SENT_KEPT - 3600
    await bench.db.transaction(lambda c: outbox.mark_sent(c, other, 6, bench.now))
    assert (await pressed(bench, table, f"1 {behind}", message=5)).shots
    bench.now += 1
    await bench.db.transaction(lambda c: outbox.mark_sent(c, other, 6, bench.now))
    assert (await pressed(bench, table, f"1 {behind}", message=5)).text == TEXT("phase-gone")
    assert (await pressed(bench, table, f"1 {other}", message=6)).shots


@pytest.mark.parametrize("how", ["abandoned", "over", "resting"])
async def test_a_closed_table_shows_it_as_before(bench: Bench, how: str) -> None:
    table, row, letter = await kept(bench)
    change = "resting = 1" if how == "resting" else f"status = '{how}'"
    await bench.damage(f"UPDATE tables SET {change} WHERE id = ?", table)
    for user in (101, 555):
        expected = one_phase(letter, 3, await bench.loaded(table), TEXT)
        assert await pressed(bench, table, f"3 {row}", user=user) == expected


async def test_a_moved_table_shows_it_under_the_message_that_stayed_behind(bench: Bench) -> None:
    _, _, letter = await kept(bench)
    table = await bench.table(3, place=77)
    row = await written(bench, table, letter, off=0, message=5)
    await bench.damage("UPDATE tables SET lost = 1 WHERE id = ?", table)
    await bench.service.relocate(bench.call(101), table, 4711)
    loaded = await bench.loaded(table)
    assert loaded.row.place == 4711
    assert await pressed(bench, table, f"1 {row}", message=5) == one_phase(letter, 1, loaded, TEXT)


async def test_of_a_letter_that_is_damaged_in_part_the_rest_is_shown(bench: Bench) -> None:
    table, row, letter = await kept(bench)
    broken = msgspec.structs.replace(letter.phases[1], position=msgspec.Raw(b'{"game": "coal_baron"}'))
    stored = PhaseLetter(phases=(letter.phases[0], broken, letter.phases[2]))
    await bench.damage("UPDATE outbox SET letter = ? WHERE id = ?", msgspec.json.encode(stored).decode(), row)
    for number in (1, 3):
        assert (await pressed(bench, table, f"{number} {row}")).shots
    with pytest.raises(Damaged) as found:
        await pressed(bench, table, f"2 {row}")
    assert found.value.part == "letter"


async def test_a_table_whose_own_position_is_lost_still_shows_what_the_letter_keeps(bench: Bench) -> None:
    table, row, letter = await kept(bench)
    expected = one_phase(letter, 2, await bench.loaded(table), TEXT)
    await bench.damage("UPDATE tables SET state = ? WHERE id = ?", b"nonsense", table)
    assert await pressed(bench, table, f"2 {row}") == expected


async def test_a_table_whose_row_is_gone_is_one_sentence_and_no_picture_of_another(bench: Bench) -> None:
    table, row, _ = await kept(bench)
    await bench.damage("DELETE FROM outbox WHERE id = ?", row)
    assert (await pressed(bench, table, f"1 {row}", message=5)).text == TEXT("phase-gone")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_reads_words_has_the_same_roads_without_a_picture(bench: Bench, language: Language) -> None:
    table, row, letter = await kept(bench)
    text = words(language, spoken=True)
    await bench.damage("UPDATE tables SET status = 'abandoned' WHERE id = ?", table)
    asked: Any = SimpleNamespace(
        service=bench.service, call=bench.call(101), text=text, interaction=SimpleNamespace(message=None)
    )
    said = await on_phase(asked, Press("phase", table, 0, f"2 {row}"), [])
    assert said == one_phase(letter, 2, await bench.loaded(table), text)
    assert not said.shots
    assert len(said.text.splitlines()) > 3
