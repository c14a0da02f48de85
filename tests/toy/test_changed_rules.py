"""A start after an upgrade: tables whose game would have gone otherwise are told which rule is corrected, once."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bot.letters import NoticeLetter, letter_in
from bot.outgoing.composing import compose
from bot.outgoing.corrected_text import CORRECTED
from bot.presenter import PRESENTERS
from bot.replayer import Replayer
from bot.rules_mark import mark_of
from bot.tables import rechecking
from bot.tables.rechecking import Rechecking
from bot.words import words
from cogs.views.log import log_page
from db import history, rule_changes, tables
from games.engine.contract import AnyGame
from games.registry import GAMES
from games.toy.judged import JUDGED
from tests.bot.table_bench import Bench
from tests.toy.changed_toy import LAST_MORE, NEW, NEWER, OLD, TWICE, presenter_of
from tests.toy.judged_toy import begun, bench, judged, switched, turn

__all__ = ["bench", "judged"]
BACKED_UP = ("tables", "outbox", "acts", "checkpoints", "notes")
Plays = Callable[[AnyGame], None]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Plays:
    """Installs other rules of the toy."""

    def install(game: Any) -> None:
        monkeypatch.setitem(GAMES, "toy", game)
        monkeypatch.setitem(PRESENTERS, "toy", presenter_of(game))

    return install


def bot_of(bench: Bench, longest: float = 10) -> Rechecking:
    replayer = Replayer(lambda: ThreadPoolExecutor(1), longest)
    return Rechecking(bench.db, replayer, lambda fault, where: bench.faults.append(fault), bench._wake)


async def start(bench: Bench, mark: str) -> None:
    """A start of the bot with the rules of that mark."""
    bot = bot_of(bench)
    await bot.begin({"toy": mark})
    await bot.look(lambda: bench.now)


async def marked(bench: Bench, mark: str) -> None:
    """All tables were played on last by the rules of that mark."""
    await bench.db.transaction(
        lambda c: c.execute("UPDATE tables SET rules = ? WHERE status = 'running'", (mark,))
    )


async def played(bench: Bench, turns: int = 3, mark: str = OLD) -> int:
    table = await begun(bench)
    for _ in range(turns):
        await turn(bench, table)
    await marked(bench, mark)
    return table


async def corrections(bench: Bench, table: int) -> list[NoticeLetter]:
    letters = [letter_in(row.letter) for row in await bench.rows(table)]
    return [one for one in letters if isinstance(one, NoticeLetter) and one.key == CORRECTED]


async def kept(bench: Bench, table: int) -> list[tuple[int, tuple[str, ...]]]:
    return await bench.db.read(lambda c: history.kept_after(c, table, -1))


async def left(bench: Bench) -> dict[int, Any]:
    return await bench.db.read(rule_changes.changes_left)


async def test_a_table_whose_game_would_differ_is_told_the_rule_once(bench: Bench, plays: Plays) -> None:
    table = await played(bench)
    before = await bench.loaded(table)
    plays(TWICE)
    for _ in range(3):
        await start(bench, NEW)
    (told,) = await corrections(bench, table)
    assert told.values == {"rule": "2"}
    assert told.seats == ()
    after = await bench.loaded(table)
    assert (after.state, after.row.seal, after.seats) == (before.state, before.row.seal, before.seats)
    assert after.row.rules == NEW
    assert await kept(bench, table) == [(before.row.seal, ("rules",))]
    assert await left(bench) == {}
    assert "rules-corrected" in await bench.kinds(table)
    assert bench.faults == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Steiger was updated: the rule “2” is corrected from now on. What has been played at table 1"),
        ("de", "Der Steiger wurde aktualisiert: Die Regel „2“ ist von jetzt an berichtigt."),
        ("fr", "Le Steiger a été mis à jour : la règle « 2 » est corrigée à partir de maintenant."),
    ],
)
async def test_it_is_told_in_one_sentence_with_its_section(
    bench: Bench, plays: Plays, language: str, said: str
) -> None:
    table = await played(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, language=language))
    plays(TWICE)
    await start(bench, NEW)
    (letter,) = await corrections(bench, table)
    post = compose(letter, await bench.loaded(table), 7)
    assert post.text.startswith(said)
    assert post.mentions == ()
    page = log_page(await bench.service.log(101, table), words("en")).text
    assert "The Steiger was updated, and a rule is corrected from here on: 2." in page


async def test_a_table_whose_game_comes_to_the_same_is_told_nothing(bench: Bench, plays: Plays) -> None:
    """What has not come up yet is no correction; nothing is replayed across the change all the same."""
    table = await played(bench)
    plays(LAST_MORE)
    await start(bench, NEW)
    loaded = await bench.loaded(table)
    assert await corrections(bench, table) == []
    assert loaded.row.rules == NEW
    assert await kept(bench, table) == [(loaded.row.seal, ("rules",))]


async def test_what_is_played_meanwhile_is_played_by_the_new_rules(bench: Bench, plays: Plays) -> None:
    """Where the table stood is kept before the first press; what comes after it is no difference."""
    table = await played(bench)
    plays(LAST_MORE)
    bot = bot_of(bench)
    await bot.begin({"toy": NEW})
    plays(TWICE)  # as if these were the rules of that mark
    await turn(bench, table)
    plays(LAST_MORE)
    await bot.look(lambda: bench.now)
    assert await corrections(bench, table) == []


async def test_a_table_of_the_version_before_gets_its_mark_quietly(
    bench: Bench, plays: Plays, caplog: pytest.LogCaptureFixture
) -> None:
    """The host reads in the log what differs; a checkpoint stays only where something does."""
    same, other = await played(bench, mark=""), await played(bench, mark="")
    await bench.damage("UPDATE log SET actions = ? WHERE table_id = ? AND seal = 2", '["dig 3","end"]', other)
    caplog.set_level("INFO", "bot.tables.rechecking")
    await start(bench, NEW)
    assert await corrections(bench, same) == await corrections(bench, other) == []
    assert {(await bench.loaded(table)).row.rules for table in (same, other)} == {NEW}
    assert await kept(bench, same) == []
    assert [why for _, why in await kept(bench, other)] == [("rules",)]
    assert f"table {same} comes to the same by these rules" in caplog.text
    assert f"table {other} would go otherwise by these rules at line 3 (2)" in caplog.text


async def test_a_new_table_has_the_mark_from_its_start(bench: Bench) -> None:
    table = await begun(bench)
    assert (await bench.loaded(table)).row.rules == mark_of("toy")
    await start(bench, mark_of("toy"))
    assert await left(bench) == {}
    assert await kept(bench, table) == []


async def test_a_damaged_table_stops_no_other(bench: Bench, plays: Plays) -> None:
    broken, whole = await played(bench), await played(bench)
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = ?", broken)
    plays(TWICE)
    await start(bench, NEW)
    assert len(await corrections(bench, whole)) == 1
    assert await corrections(bench, broken) == []
    (fault,) = bench.faults
    assert f"table {broken}" in str(fault)
    assert await left(bench) == {}


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE log SET actions = 'no list' WHERE table_id = ?1 AND seal = 2",
        "UPDATE checkpoints SET state = x'00' WHERE table_id = ?1 AND seal = 2",
        "UPDATE log SET events = '[1]' WHERE table_id = ?1",
    ],
)
async def test_a_log_that_cannot_be_read_is_the_hosts_business(bench: Bench, plays: Plays, sql: str) -> None:
    table = await played(bench)
    await bench.damage(sql, table)
    await start(bench, NEW)
    assert await corrections(bench, table) == []
    assert (await bench.loaded(table)).row.rules == NEW


async def test_a_bot_killed_at_any_point_tells_each_table_once(bench: Bench, plays: Plays) -> None:
    found = [await played(bench) for _ in range(6)]
    plays(TWICE)
    for table in found:
        bot = bot_of(bench)
        await bot.begin({"toy": NEW})
        looking = asyncio.create_task(bot.look(lambda: bench.now))
        while not await corrections(bench, table):  # noqa: ASYNC110 - what is waited for is in the database
            await asyncio.sleep(0)
        looking.cancel()
        await asyncio.wait([looking])
    assert [len(await corrections(bench, table)) for table in found] == [1] * 6
    await start(bench, NEW)
    assert [len(await corrections(bench, table)) for table in found] == [1] * 6
    assert {len(await kept(bench, table)) for table in found} == {1}


async def test_a_bot_killed_before_it_looked_goes_on_at_the_next_start(bench: Bench, plays: Plays) -> None:
    """Also where that start is of a still newer version: what was never looked at is, from where it began."""
    table = await played(bench)
    plays(TWICE)
    await bot_of(bench).begin({"toy": NEW})
    await turn(bench, table)
    await start(bench, NEWER)
    assert len(await corrections(bench, table)) == 1
    assert (await bench.loaded(table)).row.rules == NEWER


async def test_a_restored_backup_is_looked_at_anew(bench: Bench, plays: Plays) -> None:
    """It has the mark of then, and not the notice of since."""
    table = await played(bench)
    copy = await bench.db.read(_rows)
    plays(TWICE)
    await start(bench, NEW)
    await bench.db.transaction(lambda c: _put_back(c, copy))
    assert await corrections(bench, table) == []
    await start(bench, NEW)
    assert len(await corrections(bench, table)) == 1


def _rows(connection: Any) -> dict[str, list[tuple[Any, ...]]]:
    """What a backup of now would hold."""
    return {name: [tuple(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in BACKED_UP}


def _put_back(connection: Any, copy: dict[str, list[tuple[Any, ...]]]) -> None:
    connection.execute("PRAGMA defer_foreign_keys = ON")
    for name, rows in copy.items():
        connection.execute(f"DELETE FROM {name}")
        for row in rows:
            connection.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)


async def test_a_downgrade_is_a_change_as_well(bench: Bench, plays: Plays) -> None:
    """Only what was played since the change before is played again."""
    table = await played(bench)
    plays(TWICE)
    await start(bench, NEW)
    plays(JUDGED)
    await start(bench, OLD)
    assert len(await corrections(bench, table)) == 1  # nothing was played by the newer rules
    plays(TWICE)
    await start(bench, NEW)
    await turn(bench, table)
    plays(JUDGED)
    await start(bench, OLD)
    assert len(await corrections(bench, table)) == 2
    assert {why for _, why in await kept(bench, table)} == {("rules",)}


async def test_what_the_table_decided_is_not_played_again(bench: Bench, plays: Plays) -> None:
    table = await played(bench, turns=2)
    await switched(bench, table, "none")
    await turn(bench, table)
    await marked(bench, OLD)
    plays(LAST_MORE)
    await start(bench, NEW)
    assert await corrections(bench, table) == []
    assert bench.faults == []
    assert [why for _, why in await kept(bench, table)] == [("rules",), ("switch",)]


async def test_a_change_where_the_table_just_decided_is_kept_for_both(bench: Bench, plays: Plays) -> None:
    table = await played(bench, turns=2)
    await switched(bench, table, "none")
    plays(TWICE)
    await start(bench, NEW)
    assert [why for _, why in await kept(bench, table)] == [("switch", "rules")]
    assert len(await corrections(bench, table)) == 1


async def test_an_undo_before_the_change_leaves_what_was_played_before_it(bench: Bench, plays: Plays) -> None:
    """The kept position holds no more; what still holds of the time before it is looked at."""
    table = await played(bench, turns=3)
    plays(TWICE)
    bot = bot_of(bench)
    await bot.begin({"toy": NEW})
    user = await bench.user(table)
    await bench.service.ask_undo(bench.call(user), table, 2)
    await bench.service.move(bench.call(await bench.user(table)), table, None, "dig 2")
    await bot.look(lambda: bench.now)
    assert len(await corrections(bench, table)) == 1


async def test_a_table_at_rest_is_told_and_sleeps_on(bench: Bench, plays: Plays) -> None:
    table = await played(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, resting=1))
    plays(TWICE)
    await start(bench, NEW)
    (told,) = await corrections(bench, table)
    assert (told.seats, told.users) == ((), ())
    assert (await bench.loaded(table)).row.resting


async def test_tables_that_gather_or_ended_are_left_alone(bench: Bench, plays: Plays) -> None:
    gathering = await bench.service.new(bench.call(101), "toy", 1, 11, "en", threads=True)
    over, stopped = await played(bench), await played(bench)
    for table, status in ((over, "over"), (stopped, "abandoned")):
        await bench.db.transaction(lambda c, t=table, s=status: tables.change_table(c, t, status=s))
    plays(TWICE)
    await start(bench, NEW)
    for table in (gathering, over, stopped):
        assert await corrections(bench, table) == []
    assert [(await bench.loaded(table)).row.rules for table in (gathering, over, stopped)] == ["", OLD, OLD]


async def test_a_game_that_ends_before_it_was_looked_at_is_told_nothing(bench: Bench, plays: Plays) -> None:
    table = await played(bench)
    plays(TWICE)
    bot = bot_of(bench)
    await bot.begin({"toy": NEW})
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="over"))
    await bot.look(lambda: bench.now)
    assert await corrections(bench, table) == []
    assert await left(bench) == {}


async def test_a_replay_without_an_end_is_given_up_and_left_for_later(
    bench: Bench, plays: Plays, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(bench)
    monkeypatch.setattr(rechecking, "shadow", lambda course: time.sleep(0.5))
    bot = bot_of(bench, longest=0.05)
    await bot.begin({"toy": NEW})
    await bot.look(lambda: bench.now)
    (fault,) = bench.faults
    assert str(fault) == "a replay did not end within 0.05 seconds"
    assert list(await left(bench)) == [table]


@pytest.mark.slow
async def test_two_hundred_tables_take_seconds_and_keep_no_press_waiting(bench: Bench, plays: Plays) -> None:
    table = await played(bench, 4)
    await bench.db.transaction(lambda c: _copied(c, table, 199))
    plays(TWICE)
    bot = bot_of(bench)
    begin = time.perf_counter()
    await bot.begin({"toy": NEW})
    assert time.perf_counter() - begin < 1
    looking = asyncio.create_task(bot.look(lambda: bench.now))
    waits: list[float] = []
    while not looking.done():
        pressed = time.perf_counter()
        await bench.service.log(101, table)
        waits.append(time.perf_counter() - pressed)
        await asyncio.sleep(0.01)
    assert time.perf_counter() - begin < 60
    assert sorted(waits)[len(waits) // 2] < 0.1
    sql = f"SELECT count(*) FROM outbox WHERE letter LIKE '%{CORRECTED}%'"
    assert await bench.db.read(lambda c: c.execute(sql).fetchone()[0]) == 200


def _copied(connection: Any, table: int, count: int) -> None:
    """More tables like one."""
    for _ in range(count):
        names = _columns(connection, "tables", "id")
        sql = f"INSERT INTO tables ({names}) SELECT {names} FROM tables WHERE id = ?"
        number = connection.execute(sql, (table,)).lastrowid
        for child in ("seats", "log", "checkpoints"):
            names = _columns(connection, child, "id", "table_id")
            sql = f"INSERT INTO {child} (table_id, {names}) SELECT ?, {names} FROM {child} WHERE table_id = ?"
            connection.execute(sql, (number, table))


def _columns(connection: Any, name: str, *but: str) -> str:
    return ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({name})") if row[1] not in but)
