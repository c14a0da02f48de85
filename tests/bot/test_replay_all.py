"""`steiger replay-all`: every running table played again, on the database or a backup, and its exit code."""

import hashlib
import lzma
import os
import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.__main__ import main
from bot.hosting.settings import Settings
from bot.replayer import Replayer, ReplayFailed
from bot.tables.shadowing import shadow
from db.backup import copy_verified
from tests.bot.table_bench import Bench, opened_bench
from tests.bot.test_shadowing import begun, course, press
from tests.dying import deadly

Told = pytest.CaptureFixture[str]


@pytest_asyncio.fixture
async def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Bench, None]:
    """A host's folder with a game of each kind, some moves on; the bot has the database open."""
    for name in [name for name in os.environ if name.startswith("STEIGER_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    async with opened_bench(Settings().database(sandbox=True).parent) as opened:
        for number, game in enumerate(("coal_baron", "kohle_kolonie", "ruhrschifffahrt")):
            table, rng = await begun(opened, game), Random(number)
            for _ in range(60):
                await press(opened, table, rng)
        yield opened


@pytest.mark.slow
async def test_all_come_to_the_same_while_the_bot_runs(bench: Bench, capsys: Told) -> None:
    before = hashlib.sha256(bench.db.path.read_bytes()).digest()
    assert main(["replay-all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" (")[0] for line in lines[:3]] == ["table 1: same", "table 2: same", "table 3: same"]
    assert lines[3].endswith("3 running tables come to the same, 0 differ, 0 cannot be read.")
    assert hashlib.sha256(bench.db.path.read_bytes()).digest() == before


@pytest.mark.slow
async def test_a_table_that_differs_is_named_with_line_and_rule(bench: Bench, capsys: Told) -> None:
    lines = await bench.lines(1)
    moved = [number for number, line in enumerate(lines) if line.actions != "[]" and line.seal is not None]
    await bench.damage("UPDATE log SET actions = '[\"no such thing\"]' WHERE id = ?", lines[moved[3]].id)
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = 2")
    assert main(["replay-all"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"table 1: differs at line {moved[3] + 1} (no rule is named), played 2027-01-15")
    assert out[1].startswith("table 2: cannot be read (")
    assert out[2].startswith("table 3: same")
    assert out[3].endswith("1 running tables come to the same, 1 differ, 1 cannot be read.")


@pytest.mark.slow
async def test_an_illegal_action_names_its_rule(bench: Bench, capsys: Told) -> None:
    lines = await bench.lines(1)
    moved = [number for number, line in enumerate(lines) if line.actions != "[]" and line.seal is not None]
    await bench.damage("UPDATE log SET actions = '[\"place bank\"]' WHERE id = ?", lines[moved[0]].id)
    assert main(["replay-all"]) == 1
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "differs at" in line]
    assert f"differs at line {moved[0] + 1} (rule " in line


@pytest.mark.slow
async def test_a_backup_is_looked_into_as_well(bench: Bench, capsys: Told, tmp_path: Path) -> None:
    copy_verified(bench.db.path, tmp_path / "copy.db")
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = 2")
    assert main(["replay-all", "copy.db"]) == 0
    assert "copy.db: 3 running tables come to the same" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "said"),
    [("gone.db", "gone.db"), (".", "is a folder"), ("text.db", "text.db")],
)
def test_what_is_no_database_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told, name: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.db").write_text("no database")
    assert main(["replay-all", name]) in (1, 2)
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
    assert main(["replay-all"]) == 2
    assert "There is no database at" in capsys.readouterr().err


def test_a_database_of_another_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    monkeypatch.chdir(tmp_path)
    stored = Path(__file__).parents[1] / "db/stored/schema_6.sql.xz"
    with sqlite3.connect("old.db") as connection:
        connection.executescript(lzma.decompress(stored.read_bytes()).decode())
    assert main(["replay-all", "old.db"]) == 2
    assert "has schema 6, this program" in capsys.readouterr().err


@pytest.mark.slow
async def test_the_worker_process_replays_and_may_die(bench: Bench) -> None:
    """A course goes to another process and what was found comes back; one that dies hurts only its own table."""
    replayer = Replayer()
    made = await course(bench, 2)
    assert await replayer.run(shadow, made) == shadow(made)
    with pytest.raises(ReplayFailed, match="died"):
        await replayer.run(deadly, made)
    assert (await replayer.run(shadow, made)).same
    replayer.close()
