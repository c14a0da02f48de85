"""A proposal that is pressed twice, meets a kill or a restored backup, or has a reason that is hidden."""

from bot.letters import TurnLetter, letter_in
from bot.tables.hiding import hideable
from bot.tables.loaded import load
from cogs.views.log import log_page
from tests.bot.table_bench import THREAD, Bench
from tests.toy.judged_toy import agreed, begun, bench, judged
from tests.toy.proposals import TEXT, noted, open_vote, proposed, told

__all__ = ["bench", "judged"]


async def test_a_press_that_comes_twice_counts_once(bench: Bench) -> None:
    table = await begun(bench)
    mark = await noted(bench, table, points_1="1")
    call = bench.call(101)
    assert await bench.service.propose(call, table, mark) == "vote-opened"
    assert await bench.service.propose(call, table, mark) == "vote-opened"
    assert await bench.key(bench.service.propose(bench.call(101), table, mark)) == "repair-empty"
    vote = await open_vote(bench, table)
    last = bench.call(103)
    await bench.service.cast(bench.call(102), table, vote, "yes")
    assert await bench.service.cast(last, table, vote, "yes") == "vote-passed"
    seal = (await bench.loaded(table)).row.seal
    assert await bench.service.cast(last, table, vote, "yes") == "vote-passed"
    assert (await bench.loaded(table)).row.seal == seal
    assert await bench.key(bench.service.cast(bench.call(103), table, vote, "yes")) == "vote-closed"


async def test_what_was_committed_before_a_kill_is_still_to_be_told(bench: Bench) -> None:
    """The letters lie in the same transaction as the position: a new process finds both."""
    table = await begun(bench)
    await bench.db.transaction(lambda c: c.execute("UPDATE outbox SET status = 'sent'"))
    await proposed(bench, table, points_1="1")
    await agreed(bench, table)
    waiting = [letter_in(row.letter) for row in await bench.rows(table) if row.status == "waiting"]
    assert any(isinstance(one, TurnLetter) and one.events[-1].kind == "table_repaired" for one in waiting)
    assert Bench(bench.db).service is not bench.service
    assert sum((await bench.loaded(table)).state.seats[1].score) == 1


async def test_a_press_on_a_question_that_a_restored_backup_does_not_know(bench: Bench) -> None:
    table = await begun(bench)
    await proposed(bench, table, points_1="1")
    vote = await open_vote(bench, table)
    await bench.db.transaction(lambda c: c.execute("DELETE FROM ballots"))
    await bench.db.transaction(lambda c: c.execute("DELETE FROM votes"))
    assert await bench.key(bench.service.cast(bench.call(102), table, vote, "yes")) == "vote-closed"
    assert sum((await bench.loaded(table)).state.seats[1].score) == 0


async def test_a_reason_is_hidden_by_a_moderator_where_it_stands(bench: Bench) -> None:
    table = await begun(bench)
    await noted(bench, table, points_1="1")
    await bench.service.set_reason(bench.call(101), table, "an ugly word")
    mark = (await bench.service.repair_draft(bench.call(101), table)).mark
    await bench.service.propose(bench.call(101), table, mark)
    found = await bench.db.read(lambda c: hideable(c, load(c, table)))
    (what,) = [one for one, text in found.items() if text == "an ugly word"]
    await bench.service.hide(bench.call(900, moderates=THREAD), table, what)
    assert "ugly" not in (await told(bench, table)).text
    stored = await bench.db.read(
        lambda c: c.execute("SELECT facts FROM votes UNION SELECT facts FROM acts").fetchall()
    )
    assert "ugly" not in str(stored)
    assert "hid the reason for setting something right" in log_page(await bench.service.log(101, table), TEXT).text
    await agreed(bench, table)
    assert sum((await bench.loaded(table)).state.seats[1].score) == 1
