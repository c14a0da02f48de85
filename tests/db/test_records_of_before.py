"""Tables of the version before marks and kept checkpoints: replayed, recorded, marked without a word."""

from pathlib import Path

import pytest

from bot.hosting.record_files import read_record
from bot.hosting.replaying import replayed
from bot.hosting.verify import verify
from bot.replayer import Replayer
from bot.rules_mark import marks
from bot.tables.loaded import load
from bot.tables.rechecking import Rechecking
from bot.tables.recording import ended_game, record_of
from db import history
from tests.bot.table_bench import Bench
from tests.db.test_letters_before_positions import bench, stored, tables_of

__all__ = ["bench", "stored"]
DEALT = (1, 13, 25)
"""Tables of the sample that were played from their deal on; the others were put into a late position."""


@pytest.mark.slow
async def test_what_was_played_from_its_deal_comes_to_the_same(bench: Bench) -> None:
    for loaded in await tables_of(bench, "status = 'running'"):
        found = await bench.db.read(lambda c, table=loaded.row.id: replayed(c, table))
        assert found.unreadable == ""
        assert found.same == (loaded.row.id in DEALT)


async def test_an_ended_game_has_a_record(bench: Bench, tmp_path: Path) -> None:
    """It says that nobody marked by which rules it was played."""
    file = tmp_path / "record.json"
    ended = await tables_of(bench, "status = 'over'")
    assert len(ended) > 3
    for loaded in ended:
        made = await bench.db.read(lambda c, table=loaded.row.id: ended_game(c, load(c, table)))
        file.write_bytes(record_of(made))
        said: list[str] = []
        assert not verify(file, said.append)  # the sample put them into their last turns
        assert "by a version that did not mark its rules" in said[1] + said[2]
        assert read_record(file).seed == loaded.row.seed


@pytest.mark.slow
async def test_the_first_start_marks_all_and_tells_nobody(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "bot.tables.rechecking")
    running = await tables_of(bench, "status = 'running'")
    before = {one.row.id: len(await bench.rows(one.row.id)) for one in running}
    looking = Rechecking(bench.db, _Here(), lambda fault, where: bench.faults.append(fault), lambda: None)
    await looking.begin(marks())
    await looking.look(lambda: bench.now)
    assert {one.row.id: len(await bench.rows(one.row.id)) for one in running} == before
    for one in await tables_of(bench, "status = 'running'"):
        assert one.row.rules == marks()[one.row.game]
        kept = await bench.db.read(lambda c, table=one.row.id: history.kept_after(c, table, -1))
        assert [why for _, why in kept] == ([] if one.row.id in DEALT else [("rules",)])
        said = "comes to the same" if one.row.id in DEALT else "would go otherwise"
        assert f"table {one.row.id} {said} by these rules" in caplog.text
    assert bench.faults == []


class _Here(Replayer):
    """Replays in the test's own process."""

    async def run(self, work, course):  # type: ignore[no-untyped-def]
        return work(course)
