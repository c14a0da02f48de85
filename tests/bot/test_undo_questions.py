"""Asking for an undo: how often, of whom, and what becomes of the question when somebody goes or play goes on."""

import msgspec
import pytest

from bot.letters import NoticeLetter
from bot.tables.acts import Act
from bot.tables.counting import PATIENCE
from bot.tables.keeping import GRACE, keep
from bot.tables.passing import pass_decision
from bot.tables.questions import TIME_TO_AGREE
from db import history, tables, votes, waits
from db.rows import VoteRow
from tests.bot.table_bench import Bench


async def question(bench: Bench, table: int) -> VoteRow | None:
    """The open question, if there is one."""
    found = await bench.db.read(lambda c: votes.open_votes(c, table))
    return found[0] if found else None


async def answered(bench: Bench, table: int, user: int, choice: str) -> str:
    """The open question answered by a user."""
    vote = await question(bench, table)
    assert vote is not None
    return await bench.service.cast(bench.call(user), table, vote.id, choice)


async def last_closed(bench: Bench, table: int) -> VoteRow:
    """The newest question for an undo, which is closed."""
    sql = "SELECT max(id) FROM votes WHERE kind = 'undo'"
    number = await bench.db.read(lambda c: int(c.execute(sql).fetchone()[0]))
    vote = await bench.db.read(lambda c: votes.vote(c, number))
    assert vote is not None
    assert vote.table_id == table
    return vote


async def acts(bench: Bench, table: int) -> list[tuple[str, str]]:
    """What people did beside moving since the start, as a reader of the log meets it: kind and name."""
    pages = (await bench.service.log(0, table)).pages
    pages_read = [await bench.service.log(0, table, page) for page in range(1, pages + 1)]
    found = [(one.kind, one.name) for page in pages_read for one, _ in page.entries if isinstance(one, Act)]
    return found[[kind for kind, _ in found].index("started") + 1 :]


async def two_turns(bench: Bench, players: int = 4) -> tuple[int, int, int]:
    """A table after two turns, and who played them."""
    table = await bench.table(players)
    return table, await bench.turn(table), await bench.turn(table)


async def test_who_asks_counts_as_agreed_and_those_asked_are_called_once(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    await bench.service.ask_undo(bench.call(first), table, 20)
    (letter,) = [one for one in await bench.letters(table) if isinstance(one, NoticeLetter)]
    assert (letter.values["more"], letter.values["turns"]) == (1, 2)  # as many as there are
    assert letter.seats == (second - 101,)
    assert letter.named == tuple(sorted((first - 101, second - 101)))
    assert await acts(bench, table) == [("undo-asked", f"User {first}")]
    assert await answered(bench, table, second, "yes") == "vote-passed"
    assert await acts(bench, table) == [("undo-asked", f"User {first}"), ("undo-passed", "")]


@pytest.mark.parametrize("end", ["refused", "lapsed"])
async def test_what_was_asked_in_vain_is_asked_again_after_a_turn_of_ones_own(bench: Bench, end: str) -> None:
    """One that is taken back, or that the table passed, is none."""
    table, first, second = await two_turns(bench, 3)
    await bench.service.ask_undo(bench.call(second), table, 2)
    if end == "refused":
        await answered(bench, table, first, "no")
    else:
        bench.now += TIME_TO_AGREE
        await bench.service.agenda.do(bench.now)
    assert (await acts(bench, table))[-1] == (f"undo-{end}", "")
    again = bench.service.ask_undo(bench.call(second), table, 2)
    assert await bench.key(again) == "asked-in-vain"
    while await bench.user(table) != second:
        await bench.turn(table)
    assert await bench.key(bench.service.ask_undo(bench.call(second), table, 2)) == "asked-in-vain"
    loaded = await bench.loaded(table)
    await bench.db.transaction(lambda c: pass_decision(c, loaded, second - 101, bench.now))
    assert await bench.key(bench.service.ask_undo(bench.call(second), table, 2)) == "asked-in-vain"
    while await bench.turn(table) != second:
        pass
    await bench.service.back(bench.call(second), table, None)
    assert await bench.key(bench.service.ask_undo(bench.call(second), table, 2)) == "asked-in-vain"
    await bench.turn(table)
    assert await bench.service.ask_undo(bench.call(second), table, 2) == "vote-opened"


async def test_what_was_asked_in_vain_is_asked_again_after_the_tables_patience(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    await bench.service.ask_undo(bench.call(first), table, 2)
    await answered(bench, table, second, "no")
    bench.now += PATIENCE - 1
    assert await bench.key(bench.service.ask_undo(bench.call(first), table, 2)) == "asked-in-vain"
    assert await bench.service.ask_undo(bench.call(second), table, 2) == "vote-opened"
    await answered(bench, table, first, "no")
    bench.now += 1
    assert await bench.service.ask_undo(bench.call(first), table, 2) == "vote-opened"


GOING = {"leaves": {"user": None, "owner": 1}, "is suspended": {"suspended": 1}, "concedes": {"conceded": 1}}


@pytest.mark.parametrize("how", GOING)
async def test_a_question_to_somebody_who_is_gone_ends_and_is_asked_anew_of_the_others(
    bench: Bench, how: str
) -> None:
    """Leaving is no agreement; nor was the asker refused."""
    table = await bench.table(4)
    first, second, third = [await bench.turn(table) for _ in range(3)]
    await bench.service.ask_undo(bench.call(first), table, 3)
    assert await answered(bench, table, third, "yes") == "ballot-counted"
    await bench.db.transaction(lambda c: tables.change_seat(c, table, second - 101, **GOING[how]))
    before = (await bench.loaded(table)).row.state
    await bench.db.transaction(lambda c: keep(c, table, bench.now))
    assert (await bench.loaded(table)).row.state == before
    assert (await last_closed(bench, table)).status == "void"
    assert "undo-lapsed" in [kind for kind, _ in await acts(bench, table)]
    assert await bench.service.ask_undo(bench.call(first), table, 3) == "vote-opened"
    vote = (await bench.db.read(lambda c: votes.open_votes(c, table)))[-1]
    assert second - 101 not in msgspec.json.decode(vote.asked)


@pytest.mark.parametrize("how", ["leaves", "concedes", "is suspended"])
async def test_a_question_of_somebody_who_is_gone_ends(bench: Bench, how: str) -> None:
    table, first, second = await two_turns(bench)
    await bench.service.ask_undo(bench.call(first), table, 2)
    before = (await bench.loaded(table)).row.state
    vote = await question(bench, table)
    assert vote is not None
    match how:
        case "leaves":
            await bench.service.leave(bench.call(first), table)
        case "concedes":
            await bench.service.concede(bench.call(first), table)
        case _:
            await bench.service.suspend(bench.call(900, moderates=20), table, first - 101)
    assert await question(bench, table) is None
    assert await bench.key(bench.service.cast(bench.call(second), table, vote.id, "yes")) == "vote-closed"
    assert (await bench.loaded(table)).row.state == before


async def test_who_asked_a_majority_and_cannot_vote_any_more_makes_it_no_harder(bench: Bench) -> None:
    """A suspended asker is no voter: of three others two decide, as without a question of theirs."""
    table = await bench.table(4)
    await bench.service.ask_stop(bench.call(101), table)
    await bench.service.suspend(bench.call(900, moderates=20), table, 0)
    vote = await question(bench, table)
    assert vote is not None
    assert (msgspec.json.decode(vote.asked), vote.needed) == ([1, 2, 3], 2)


async def test_a_question_ends_with_its_game(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    await bench.service.ask_undo(bench.call(first), table, 2)
    vote = await question(bench, table)
    assert vote is not None
    await bench.service.ask_stop(bench.call(101), table)
    stop = (await bench.db.read(lambda c: votes.open_votes(c, table)))[-1]
    for user in (102, 103):
        await bench.service.cast(bench.call(user), table, stop.id, "yes")
    assert (await bench.loaded(table)).row.status == "abandoned"
    cast = bench.service.cast(bench.call(second), table, vote.id, "yes")
    assert await bench.key(cast) == "table-is-stopped"
    assert await question(bench, table) is None
    assert await bench.key(bench.service.preview(bench.call(first), table, 1)) == "table-is-stopped"


async def test_a_question_that_play_overtook_is_noted_and_was_asked_in_vain(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    await bench.service.ask_undo(bench.call(first), table, 2)
    third = await bench.turn(table)
    assert await acts(bench, table) == [("undo-asked", f"User {first}"), ("undo-overtaken", "")]
    assert await bench.key(bench.service.ask_undo(bench.call(first), table, 3)) == "asked-in-vain"
    assert await bench.service.ask_undo(bench.call(third), table, 3) == "vote-opened"


async def test_a_turn_taken_back_ends_the_question_about_it_and_bars_nobody(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    await bench.service.ask_undo(bench.call(first), table, 2)
    await bench.service.back(bench.call(second), table, None)
    assert (await last_closed(bench, table)).status == "void"
    expected = [("undo-asked", f"User {first}"), ("withdrawn", f"User {second}"), ("undo-overtaken", "")]
    assert await acts(bench, table) == expected
    assert len((await bench.service.preview(bench.call(first), table, 1)).fall.turns) == 1


async def test_a_position_that_is_kept_no_more_is_said_before_anybody_is_asked(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    third = await bench.turn(table)
    line = (await bench.lines(table))[1]
    await bench.db.transaction(
        lambda c: c.execute("UPDATE log SET actions = '[\"place bank\"]' WHERE id = ?", (line.id,))
    )
    await bench.db.transaction(lambda c: c.execute("DELETE FROM checkpoints WHERE seal IN (1, 2)"))
    assert await bench.key(bench.service.preview(bench.call(first), table, 1)) == "undo-too-far"
    assert await bench.key(bench.service.ask_undo(bench.call(first), table, 1)) == "undo-too-far"
    assert await question(bench, table) is None
    assert await bench.service.ask_undo(bench.call(third), table, 3) == "vote-opened"  # the beginning is kept


async def test_a_passed_turn_that_is_undone_is_waited_for_anew(bench: Bench) -> None:
    """The seat stays passed until it comes back: after its grace the table passes it again."""
    table, first, second = await two_turns(bench, 3)
    third = await bench.user(table)
    await bench.db.transaction(lambda c: tables.change_seat(c, table, third - 101, passing=1))
    loaded = await bench.loaded(table)
    await bench.db.transaction(lambda c: pass_decision(c, loaded, third - 101, bench.now))
    assert await bench.key(bench.service.back(bench.call(third), table, None)) == "nothing-to-take-back"
    bench.now += 3600
    following = await bench.user(table)
    asker = first if following == second else second
    preview = await bench.service.preview(bench.call(asker), table, 1)
    assert preview.fall.whose == (third - 101,)
    assert third - 101 not in preview.fall.asked  # it is not there to answer
    assert await bench.service.ask_undo(bench.call(asker), table, 1) == "vote-opened"
    assert await answered(bench, table, following, "yes") == "vote-passed"
    assert await bench.user(table) == third
    seat = (await bench.loaded(table)).seats[third - 101]
    assert (seat.passing, seat.moves) == (1, "[]")
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    assert (wait.seat, wait.since) == (third - 101, bench.now)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    await bench.service.agenda.do(bench.now + GRACE - 1)
    assert await bench.user(table) == third
    await bench.service.agenda.do(bench.now + GRACE)
    assert await bench.user(table) != third


async def test_news_since_the_own_last_turn_count_no_turn_that_was_passed(bench: Bench) -> None:
    table, first, _ = await two_turns(bench, 2)
    loaded = await bench.loaded(table)
    await bench.db.transaction(lambda c: pass_decision(c, loaded, first - 101, bench.now))
    line = await bench.db.read(lambda c: history.last_line_of(c, table, first - 101))
    assert line is not None
    assert not line.passed
    told = (await bench.service.news(first, table)).events
    assert {event.seat for event in told} == {0, 1}
