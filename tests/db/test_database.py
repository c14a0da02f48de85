"""The database: one exclusive transaction in one hop, owners, schema files, named errors."""

import asyncio
import sqlite3
import sys
import textwrap
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import errors
from db.database import Database
from db.numbered import SchemaFile, in_order, schema_files, statements

FIRST = SchemaFile(
    1, "001_purses.sql", "CREATE TABLE purses (owner TEXT PRIMARY KEY, francs INTEGER CHECK (francs >= 0));"
)
SECOND = SchemaFile(
    2, "002_notes.sql", "-- one; two\nCREATE TABLE notes (text TEXT);\nINSERT INTO notes VALUES ('a;b');"
)


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "steiger.db", "42", [FIRST])
    await opened.transaction(
        lambda c: c.executemany("INSERT INTO purses VALUES (?, ?)", [("anna", 7), ("bert", 3)])
    )
    yield opened
    await opened.close()


def francs(connection: sqlite3.Connection) -> dict[str, int]:
    return {row["owner"]: row["francs"] for row in connection.execute("SELECT * FROM purses")}


def pay(connection: sqlite3.Connection, payer: str, payee: str, amount: int) -> None:
    connection.execute("UPDATE purses SET francs = francs + ? WHERE owner = ?", (amount, payee))
    time.sleep(0.02)
    connection.execute("UPDATE purses SET francs = francs - ? WHERE owner = ?", (amount, payer))


async def test_a_transaction_returns_what_its_work_returns(db: Database) -> None:
    assert await db.transaction(francs) == {"anna": 7, "bert": 3}


async def test_a_transaction_that_raises_leaves_nothing(db: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await db.transaction(lambda c: pay(c, "bert", "anna", 4))
    assert await db.read(francs) == {"anna": 7, "bert": 3}


async def test_another_coroutine_never_commits_a_half_move(db: Database) -> None:
    """Trap 24: a transaction elsewhere in the pause between two statements, then the second one fails."""
    results = await asyncio.gather(
        db.transaction(lambda c: pay(c, "bert", "anna", 4)),
        db.transaction(lambda c: pay(c, "anna", "bert", 2)),
        return_exceptions=True,
    )
    assert isinstance(results[0], sqlite3.IntegrityError)
    assert await db.read(francs) == {"anna": 5, "bert": 5}


async def test_transactions_run_one_after_the_other_in_order(db: Database) -> None:
    running = 0
    order: list[int] = []

    def work(number: int) -> None:
        nonlocal running
        running += 1
        assert running == 1
        time.sleep(0.005)
        order.append(number)
        running -= 1

    await asyncio.gather(*(db.transaction(lambda _, n=n: work(n)) for n in range(8)))
    assert order == list(range(8))


async def test_a_cancelled_caller_leaves_a_whole_transaction(db: Database) -> None:
    task = asyncio.create_task(db.transaction(lambda c: pay(c, "anna", "bert", 2)))
    await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await db.transaction(francs) == {"anna": 5, "bert": 5}


async def test_a_read_sees_every_finished_transaction_and_cannot_write(db: Database) -> None:
    await db.transaction(lambda c: pay(c, "anna", "bert", 1))
    assert await db.read(francs) == {"anna": 6, "bert": 4}
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await db.read(lambda c: pay(c, "anna", "bert", 1))
    assert await db.read(francs) == {"anna": 6, "bert": 4}


@pytest.mark.slow
async def test_a_read_does_not_wait_for_a_transaction(db: Database) -> None:
    """Trap 51: autocomplete answers while the database is held."""
    slow = asyncio.create_task(db.transaction(lambda _: time.sleep(0.5)))
    await asyncio.sleep(0.02)
    async with asyncio.timeout(0.3):
        assert (await db.read(francs))["anna"] == 7
    assert not slow.done()
    await slow


async def test_work_may_not_end_its_own_transaction(db: Database) -> None:
    with pytest.raises(RuntimeError, match="own transaction"):
        await db.transaction(lambda c: c.execute("COMMIT"))


async def test_stop_iteration_does_not_hang_the_caller(db: Database) -> None:
    with pytest.raises(RuntimeError, match="StopIteration"):
        async with asyncio.timeout(1):
            await db.transaction(lambda _: next(iter([])))


async def test_a_closed_database_says_so(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "steiger.db", "42", [FIRST])
    await db.close()
    await db.close()
    with pytest.raises(errors.ClosedError):
        await db.transaction(francs)
    with pytest.raises(errors.ClosedError):
        await db.read(francs)


async def test_a_commit_is_on_the_disk_when_it_returns(db: Database) -> None:
    """Trap 28: the sync level is read at run time (2 is FULL)."""
    found = await db.transaction(
        lambda c: [c.execute(f"PRAGMA {p}").fetchone()[0] for p in ("journal_mode", "synchronous")]
    )
    assert found == ["wal", 2]


async def test_foreign_keys_are_enforced(db: Database) -> None:
    await db.transaction(lambda c: c.execute("CREATE TABLE debts (owner TEXT REFERENCES purses)"))
    with pytest.raises(sqlite3.IntegrityError):
        await db.transaction(lambda c: c.execute("INSERT INTO debts VALUES ('carl')"))


# Owners and schemas


@pytest.mark.parametrize(("first", "second"), [("42", "sandbox"), ("sandbox", "42"), ("42", "43")])
async def test_a_database_of_another_owner_is_refused(tmp_path: Path, first: str, second: str) -> None:
    await (await Database.open(tmp_path / "steiger.db", first, [FIRST])).close()
    with pytest.raises(errors.OtherOwnerError) as refusal:
        await Database.open(tmp_path / "steiger.db", second, [FIRST])
    assert (refusal.value.found, refusal.value.wanted) == (first, second)
    await (await Database.open(tmp_path / "steiger.db", first, [FIRST])).close()


async def test_an_older_program_refuses_a_newer_database(tmp_path: Path) -> None:
    """Trap 32."""
    await (await Database.open(tmp_path / "steiger.db", "42", [FIRST, SECOND])).close()
    before = (tmp_path / "steiger.db").read_bytes()
    with pytest.raises(errors.NewerDatabaseError) as refusal:
        await Database.open(tmp_path / "steiger.db", "42", [FIRST])
    assert (refusal.value.found, refusal.value.known) == (2, 1)
    assert (tmp_path / "steiger.db").read_bytes() == before


async def test_an_older_database_is_brought_up_after_a_backup(tmp_path: Path) -> None:
    old = await Database.open(tmp_path / "steiger.db", "42", [FIRST])
    await old.transaction(lambda c: c.execute("INSERT INTO purses VALUES ('anna', 7)"))
    await old.close()
    new = await Database.open(tmp_path / "steiger.db", "42", [FIRST, SECOND])
    assert await new.read(lambda c: c.execute("SELECT text FROM notes").fetchone()[0]) == "a;b"
    assert await new.read(francs) == {"anna": 7}
    await new.close()
    with sqlite3.connect(tmp_path / "backups" / "before-schema-002.db") as copy:
        assert copy.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone() == ("1",)
    copy.close()


async def test_a_schema_file_that_fails_changes_nothing(tmp_path: Path) -> None:
    await (await Database.open(tmp_path / "steiger.db", "42", [FIRST])).close()
    faulty = SchemaFile(2, "002_faulty.sql", "CREATE TABLE notes (text); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(errors.SchemaError, match="002_faulty"):
        await Database.open(tmp_path / "steiger.db", "42", [FIRST, faulty])
    again = await Database.open(tmp_path / "steiger.db", "42", [FIRST, SECOND])
    await again.close()


async def test_a_schema_file_that_leaves_dangling_rows_is_undone(tmp_path: Path) -> None:
    rows = "CREATE TABLE d (o TEXT REFERENCES purses); INSERT INTO d VALUES ('nobody');"
    with pytest.raises(errors.SchemaError, match="point to nothing"):
        await Database.open(tmp_path / "steiger.db", "42", [FIRST, SchemaFile(2, "002_d.sql", rows)])
    assert not (tmp_path / "steiger.db").exists()


def test_schema_files_are_numbered_without_a_gap() -> None:
    with pytest.raises(errors.SchemaError):
        in_order([SchemaFile(1, "001_a.sql", ""), SchemaFile(3, "003_c.sql", "")])


def test_a_script_is_cut_at_statements_only() -> None:
    sql = (
        "-- a; b\nCREATE TABLE t (x);\nCREATE TRIGGER g AFTER INSERT ON t BEGIN SELECT 1; SELECT 2; END;\n-- end\n"
    )
    assert [piece.split()[0] for piece in statements(sql) if "CREATE" in piece] == ["--", "CREATE"]


async def test_the_project_s_own_schema_makes_a_database(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "steiger.db", "sandbox")
    assert await db.read(lambda c: c.execute("PRAGMA foreign_key_check").fetchall()) == []
    await db.close()
    assert schema_files()


# Named errors


async def test_a_full_disk_is_named_and_passes(db: Database) -> None:
    """Trap 30, with SQLite's own limit of pages; the real limit of a file is tried in test_faults."""
    await db.transaction(lambda c: c.execute("PRAGMA max_page_count = 8").fetchall())
    with pytest.raises(errors.DiskFullError):
        await db.transaction(lambda c: c.execute("INSERT INTO purses VALUES (?, 1)", ("x" * 90_000,)))
    assert await db.read(francs) == {"anna": 7, "bert": 3}
    await db.transaction(lambda c: c.execute("PRAGMA max_page_count = 1000000").fetchall())
    await db.transaction(lambda c: c.execute("INSERT INTO purses VALUES (?, 1)", ("x" * 90_000,)))


async def test_a_moved_file_takes_no_writes_until_it_is_back(db: Database) -> None:
    """Trap 30: rename the database while running, then move."""
    path = db.path
    away = path.rename(path.with_name("elsewhere.db"))
    with pytest.raises(errors.MovedError):
        await db.transaction(lambda c: pay(c, "anna", "bert", 1))
    path.write_bytes(b"another file")
    with pytest.raises(errors.MovedError):
        await db.transaction(lambda c: pay(c, "anna", "bert", 1))
    away.replace(path)
    await db.transaction(lambda c: pay(c, "anna", "bert", 1))
    assert await db.read(francs) == {"anna": 6, "bert": 4}


async def test_a_lock_held_for_too_long_is_named(db: Database) -> None:
    await db.transaction(lambda _: None)
    await db._writer.run(lambda c: c.execute("PRAGMA busy_timeout = 50").fetchall())
    other = sqlite3.connect(db.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(errors.LockedError):
        await db.transaction(francs)
    other.execute("ROLLBACK")
    other.close()
    assert (await db.transaction(francs))["anna"] == 7


@pytest.mark.slow
async def test_a_move_waits_for_a_process_that_holds_the_database_for_four_seconds(db: Database) -> None:
    """Trap 1: the write happens once, late; reads go on meanwhile."""
    script = f"""
        import sqlite3, time
        c = sqlite3.connect({str(db.path)!r}, isolation_level=None)
        c.execute("BEGIN IMMEDIATE"); print("held", flush=True); time.sleep(4); c.execute("ROLLBACK")
    """
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", textwrap.dedent(script), stdout=asyncio.subprocess.PIPE
    )
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"held\n"
    started = time.monotonic()
    writing = asyncio.create_task(db.transaction(lambda c: pay(c, "anna", "bert", 1)))
    async with asyncio.timeout(1):
        await db.read(francs)
    await writing
    assert time.monotonic() - started > 3
    assert await db.read(francs) == {"anna": 6, "bert": 4}
    await holder.wait()


async def test_a_read_only_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "steiger.db"
    await (await Database.open(path, "42", [FIRST])).close()
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as caught:
        connection.execute("CREATE TABLE t (x)")
    connection.close()
    assert isinstance(errors.not_saved(caught.value), errors.ReadOnlyError)


def test_a_fault_in_the_statement_keeps_its_own_error() -> None:
    connection = sqlite3.connect(":memory:")
    with pytest.raises(sqlite3.OperationalError) as caught:
        connection.execute("SELEKT 1")
    connection.close()
    assert errors.not_saved(caught.value) is None
