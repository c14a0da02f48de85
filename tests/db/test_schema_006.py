"""A database of the version before with questions open in it: it opens, they are decided, nobody is called silent.

`stored/schema_5.sql` was written by that version. Table 1: three players, an undo asked by seat 1; seat 0 agreed,
seat 2 is asked. Table 2: four players, seat 1 asks to give the game up, seat 2 refused. Table 3: seat 2 is empty,
user 201 asks for it, seat 0 agreed. Table 4 gathers. Table 5: of two players seat 0 asks to give it up; nothing
reached its channel yet. Table 6: seat 1 of three is empty.
"""

import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.controls import Press
from bot.letters import Letter, NoticeLetter
from bot.outgoing.bookkeeping import record_arrival
from bot.outgoing.composing import compose
from bot.post import Button, Post
from bot.tables.counting import PATIENCE
from bot.tables.keeping import GRACE
from bot.tables.questions import voters
from bot.words import words
from cogs.tables.presses import ballot_of
from cogs.views.log import log_page
from db import outbox, votes, waits
from db.database import Database
from tests.bot.table_bench import Bench

SAMPLE = Path(__file__).parent / "stored" / "schema_5.sql"
WRITTEN = 1_800_001_260
"""When the sample was written."""
MONTH = 30 * 24 * 3600
TEXT = words("en")
UNDO, ABANDON, REPLACE, ABANDON_OF_TWO = 1, 2, 3, 4


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    path = tmp_path / "steiger.db"
    with sqlite3.connect(path, isolation_level=None) as connection:
        connection.executescript(SAMPLE.read_text(encoding="utf-8"))
    connection.close()
    db = await Database.open(path, "test")
    try:
        yield Bench(db, now=WRITTEN)
    finally:
        await db.close()


async def status(bench: Bench, vote: int) -> str:
    found = await bench.db.read(lambda c: votes.vote(c, vote))
    assert found is not None
    return found.status


async def composed(bench: Bench, table: int) -> list[Post]:
    """The notices of a table as they would be sent now."""
    loaded = await bench.loaded(table)
    found = [(row.id, msgspec.json.decode(row.letter, type=Letter)) for row in await bench.rows(table)]
    return [compose(letter, loaded, row) for row, letter in found if isinstance(letter, NoticeLetter)]


async def test_tables_seats_and_questions_are_all_there(bench: Bench) -> None:
    loaded = [await bench.loaded(table) for table in range(1, 7)]
    assert [(one.row.status, len(one.seats), one.faults) for one in loaded] == [
        ("running", 3, ()),
        ("running", 4, ()),
        ("running", 3, ()),
        ("lobby", 2, ()),
        ("running", 2, ()),
        ("running", 3, ()),
    ]
    assert [seat.user for seat in loaded[5].seats] == [101, None, 103]
    ballots = [await bench.db.read(lambda c, vote=vote: votes.ballots(c, vote)) for vote in range(1, 5)]
    assert ballots == [{0: "yes"}, {1: "yes", 2: "no"}, {0: "yes"}, {0: "yes"}]
    kept = await bench.db.read(
        lambda c: c.execute("SELECT joined_at - changed_at, patience FROM tables").fetchall()
    )
    assert {tuple(row) for row in kept} == {(0, PATIENCE)}


async def test_an_undo_is_agreed_by_a_press_on_the_old_button(bench: Bench) -> None:
    before = await bench.lines(1)
    vote, choice = ballot_of(Press("vote", 1, 0, "1 yes 12"))  # as the buttons of that version say it
    assert vote == UNDO
    assert await bench.service.cast(bench.call(103), 1, UNDO, choice) == "vote-passed"
    assert len([line for line in await bench.lines(1) if line.actions != "[]"]) < len(before)
    assert await bench.replayed(1) == (await bench.loaded(1)).state


async def test_an_undo_is_refused_by_one(bench: Bench) -> None:
    assert await bench.service.cast(bench.call(103), 1, UNDO, "no") == "vote-refused"


async def test_giving_up_is_decided_by_the_majority_that_was_asked_for_then(bench: Bench) -> None:
    assert await bench.service.cast(bench.call(101), 2, ABANDON, "yes") == "ballot-counted"
    assert await bench.service.cast(bench.call(104), 2, ABANDON, "yes") == "vote-passed"
    row = (await bench.loaded(2)).row
    assert (row.status, row.stopped) == ("abandoned", 1)


async def test_giving_up_of_whom_one_has_left_the_table_is_decided_by_those_who_stay(bench: Bench) -> None:
    await bench.service.leave(bench.call(103), 2)
    vote = await bench.db.read(lambda c: votes.vote(c, ABANDON))
    assert vote is not None
    assert (vote.asked, vote.needed) == ("[0,1,3]", 2)
    assert await bench.service.cast(bench.call(101), 2, ABANDON, "yes") == "vote-passed"


async def test_a_newcomer_is_accepted_and_the_log_names_them(bench: Bench) -> None:
    assert await bench.key(bench.service.join(bench.call(202), 3)) == "application-open"
    assert await bench.service.cast(bench.call(102), 3, REPLACE, "yes") == "vote-passed"
    assert [seat.user for seat in (await bench.loaded(3)).seats] == [101, 102, 201]
    said = log_page(await bench.service.log(101, 3), TEXT).text
    assert "New\\_\\*comer\\* was accepted." in said


@pytest.mark.parametrize("language", ["en", "de", "fr"])
async def test_what_was_written_before_is_told_whole(
    bench: Bench, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    await bench.db.transaction(lambda c: c.execute("UPDATE tables SET language = ?", (language,)))
    posts = [post for table in range(1, 7) for post in await composed(bench, table)]
    asked = [[part.id.split(":")[1] for part in post.rows[0] if isinstance(part, Button)] for post in posts]
    assert len([ops for ops in asked if ops.count("vote") >= 2 and len(ops) == 3]) == 4
    assert not [post.text for post in posts if "{" in post.text]
    await bench.service.agenda.do(bench.now + MONTH)
    for table in (1, 2, 3, 5, 6):
        await composed(bench, table)
        log_page(await bench.service.log(101, table), words("en"))
    assert not caplog.records


async def test_questions_whose_time_is_over_lapse_and_say_so(bench: Bench) -> None:
    await bench.service.agenda.do(bench.now + MONTH)
    assert [await status(bench, vote) for vote in range(1, 5)] == ["lapsed"] * 4
    settled = [letter for table in (1, 2, 3, 5) for letter in await bench.letters(table)]
    assert [one.settled for one in settled if getattr(one, "settled", "")].count("vote-lapsed") >= 4
    assert [(await bench.loaded(table)).row.status for table in (1, 2, 3, 5)] == ["running"] * 4


async def test_after_the_upgrade_everybody_has_their_whole_time(bench: Bench) -> None:
    bench.now += MONTH
    for table in (1, 2, 3, 5, 6):
        loaded = await bench.loaded(table)
        held = tuple(seat.seat for seat in loaded.seats if seat.user is not None)
        assert await bench.db.read(lambda c, at=loaded: voters(c, at, bench.now)) == held
    await bench.service.bring_near(bench.now)
    await bench.service.agenda.do(bench.now)
    for table in (1, 2, 5):
        loaded = await bench.loaded(table)
        found = await bench.db.read(lambda c, table=table: waits.waits(c, table))
        assert [(one.seat, one.since, one.told) for one in found] == [
            (seat, bench.now, 1) for seat in loaded.active
        ]
    assert not [vote for vote in await asked_by_time(bench) if vote in (1, 2, 5)]
    bench.now += PATIENCE
    await bench.service.agenda.do(bench.now)
    assert not [vote for vote in await asked_by_time(bench) if vote in (1, 2, 5)]
    bench.now += 1
    await bench.service.agenda.do(bench.now)
    assert set(await asked_by_time(bench)) >= {1, 2, 5}


async def asked_by_time(bench: Bench) -> list[int]:
    """The tables that were asked how to go on without somebody."""
    sql = "SELECT table_id FROM votes WHERE kind = 'absent'"
    return [int(row[0]) for row in await bench.db.read(lambda c: c.execute(sql).fetchall())]


async def test_the_game_goes_on_without_the_seat_that_was_empty_before(bench: Bench) -> None:
    await bench.service.bring_near(bench.now)
    await bench.service.agenda.do(bench.now)
    while (await bench.loaded(6)).active != (1,):
        await bench.turn(6)
        await bench.db.transaction(lambda c: waits.tell(c, 6, bench.now))
    await bench.service.agenda.do(bench.now)
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, 6))
    assert (vote.kind, vote.target, vote.asked) == ("absent", 1, "[0,2]")
    await bench.service.cast(bench.call(101), 6, vote.id, "pass")
    assert await bench.service.cast(bench.call(103), 6, vote.id, "pass") == "vote-passed"
    assert (await bench.loaded(6)).active != (1,)
    # Nobody knows any more who held the seat: whoever wants it asks the table.
    assert await bench.service.join(bench.call(102), 6) == "succession-asked"


async def test_what_waited_to_be_told_is_told_and_time_runs_from_then(bench: Bench) -> None:
    """A move before the first look: its wait begins with the message that tells of it."""
    await bench.turn(5)
    (wait,) = await bench.db.read(lambda c: waits.waits(c, 5))
    assert wait.told == 0
    row = next(row for row in await bench.rows(5) if row.asks == "turn" and row.status == "waiting")
    letter = msgspec.json.decode(row.letter, type=Letter)
    bench.now += GRACE
    await bench.db.transaction(lambda c: record_arrival(c, row, letter, 777, bench.now))
    (wait,) = await bench.db.read(lambda c: waits.waits(c, 5))
    assert (wait.told, wait.since) == (1, bench.now)
    assert not await bench.db.read(lambda c: outbox.held_up(c, 5))


async def test_a_question_refused_that_was_asked_before_the_upgrade_is_held_against_nobody(bench: Bench) -> None:
    await bench.service.cast(bench.call(103), 1, UNDO, "no")
    assert await bench.service.ask_undo(bench.call(102), 1, 3) == "vote-opened"
