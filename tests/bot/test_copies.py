"""`steiger backup` and `steiger restore` as the host meets them."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.hosting.copies import bring_back, make_backup
from bot.hosting.settings import Settings
from db.database import Database
from db.errors import BackupError, InUseError
from tests.bot.table_bench import opened_bench

NOW = datetime(2026, 5, 1, 3, 0, tzinfo=UTC)
INSERT = (
    "INSERT INTO tables (game, status, guild, channel, place, language, options, host, seed, salt, seal,"
    " created_at, changed_at) VALUES ('coal_baron', 'running', 1, 1, 1, 'de', '{}', 1, '', '', 7, 0, 86400)"
)


class Terminal:
    """What is said to the host, and whether the host agrees."""

    def __init__(self, *, agrees: bool = True) -> None:
        self.lines: list[str] = []
        self.agrees = agrees
        self.seen_before_asking = ""

    def say(self, line: str) -> None:
        self.lines.append(line)

    def agree(self) -> bool:
        self.seen_before_asking = "\n".join(self.lines)
        return self.agrees


async def one_game(settings: Settings, owner: str = "42") -> Database:
    db = await Database.open(settings.database(sandbox=owner == "sandbox"), owner)
    await db.transaction(lambda c: c.execute(INSERT))
    return db


async def tables(settings: Settings) -> int:
    db = await Database.open(settings.database(sandbox=False), "42")
    count = await db.read(lambda c: c.execute("SELECT count(*) FROM tables").fetchone()[0])
    await db.close()
    return count


async def test_backup_and_restore_with_the_games_shown_before_the_swap(tmp_path: Path) -> None:
    """Trap 29: the game list is shown first."""
    settings, host = Settings(data=tmp_path / "data"), Terminal()
    db = await one_game(settings)
    make_backup(settings, tmp_path / "a.db", say=host.say)
    await db.transaction(lambda c: c.execute(INSERT))
    await db.close()
    assert bring_back(settings, tmp_path / "a.db", now=NOW, say=host.say, agree=host.agree)
    assert (
        "table 1: coal_baron, running, 7 turns sealed, last change 1970-01-02 00:00 UTC" in host.seen_before_asking
    )
    assert "before-restore-20260501-030000" in host.lines[-1]
    assert await tables(settings) == 1


async def test_a_host_who_does_not_agree_keeps_everything(tmp_path: Path) -> None:
    settings, host = Settings(data=tmp_path / "data"), Terminal(agrees=False)
    db = await one_game(settings)
    make_backup(settings, tmp_path / "a.db", say=host.say)
    await db.transaction(lambda c: c.execute(INSERT))
    await db.close()
    assert not bring_back(settings, tmp_path / "a.db", now=NOW, say=host.say, agree=host.agree)
    assert await tables(settings) == 2


async def test_a_restore_beside_the_running_bot_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    settings, host = Settings(data=tmp_path / "data"), Terminal()
    db = await one_game(settings)
    make_backup(settings, tmp_path / "a.db", say=host.say)
    host.lines.clear()
    with pytest.raises(InUseError):
        bring_back(settings, tmp_path / "a.db", now=NOW, say=host.say, agree=host.agree)
    assert host.lines == []
    await db.close()


async def test_a_backup_of_the_sandbox_goes_back_to_the_sandbox(tmp_path: Path) -> None:
    settings, host = Settings(data=tmp_path / "data"), Terminal()
    await (await one_game(settings, "sandbox")).close()
    make_backup(settings, tmp_path / "a.db", say=host.say)
    settings.database(sandbox=True).unlink()
    assert bring_back(settings, tmp_path / "a.db", now=NOW, say=host.say, agree=host.agree)
    assert settings.database(sandbox=True).exists()
    assert not settings.database(sandbox=False).exists()


async def test_a_backup_of_the_sandbox_has_no_place_in_the_folder_of_a_discord_bot(tmp_path: Path) -> None:
    """There `steiger backup` copies the database of Discord: the two would speak of different files."""
    settings, host = Settings(data=tmp_path / "data"), Terminal()
    await (await one_game(settings, "sandbox")).close()
    make_backup(settings, tmp_path / "a.db", say=host.say)
    await (await one_game(settings)).close()
    with pytest.raises(BackupError, match="belongs to a Discord bot"):
        bring_back(settings, tmp_path / "a.db", now=NOW, say=host.say, agree=host.agree)


async def test_where_nothing_is_replaced_nobody_is_asked(tmp_path: Path) -> None:
    here, there = Settings(data=tmp_path / "here"), Settings(data=tmp_path / "there")
    host = Terminal(agrees=False)
    await (await one_game(here)).close()
    make_backup(here, tmp_path / "a.db", say=host.say)
    assert bring_back(there, tmp_path / "a.db", now=NOW, say=host.say, agree=host.agree)
    assert host.seen_before_asking == ""
    assert await tables(there) == 1


async def test_one_table_is_told_in_the_singular(tmp_path: Path) -> None:
    settings, host = Settings(data=tmp_path / "data"), Terminal()
    await (await one_game(settings)).close()
    make_backup(settings, tmp_path / "a.db", say=host.say)
    assert "holds 1 open table (" in "\n".join(host.lines)


@pytest.mark.parametrize("name", ["x" * 300, "x" * 254])
async def test_a_name_too_long_for_a_file_is_named(tmp_path: Path, name: str) -> None:
    settings = Settings(data=tmp_path / "data")
    await (await one_game(settings)).close()
    file = tmp_path / f"{name}.db"
    with pytest.raises(BackupError, match="File name too long"):
        make_backup(settings, file, say=print)
    with pytest.raises(BackupError, match="File name too long"):
        bring_back(settings, file, now=NOW, say=print, agree=lambda: True)


def test_without_a_database_there_is_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun in another folder than the bot's, the command says where it looked."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BackupError, match=rf"no database at {tmp_path}/data/sandbox/steiger\.db\. Is"):
        make_backup(Settings(), tmp_path / "a.db", say=print)


def test_a_folder_in_the_place_of_a_backup_is_called_a_folder(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    with pytest.raises(BackupError, match=r"backups is a folder\. Name the backup in it"):
        bring_back(Settings(data=tmp_path), tmp_path / "backups", now=NOW, say=print, agree=lambda: True)


@pytest.mark.parametrize("what", ["not a database at all", "", "another program's"])
def test_what_is_no_backup_of_ours_is_named_and_changes_nothing(tmp_path: Path, what: str) -> None:
    file = tmp_path / "a.db"
    if what == "another program's":
        with closing(sqlite3.connect(file)) as other:
            other.execute("CREATE TABLE theirs (a)")
    else:
        file.write_text(what)
    with pytest.raises(BackupError, match=r"a\.db is (damaged|not a database of this program)"):
        bring_back(Settings(data=tmp_path / "data"), file, now=NOW, say=print, agree=lambda: True)
    assert not (tmp_path / "data").exists()


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    await (await one_game(settings)).close()
    (tmp_path / "a.db").write_text("precious")
    with pytest.raises(BackupError, match="exists already"):
        make_backup(settings, tmp_path / "a.db", say=print)
    assert (tmp_path / "a.db").read_text() == "precious"


async def test_tables_that_cannot_be_read_are_named_and_copied_all_the_same(tmp_path: Path) -> None:
    """Before a restore is agreed to as well: the file is sound, but not all in it."""
    settings, host = Settings(data=tmp_path / "data"), Terminal()
    async with opened_bench(settings.database(sandbox=False).parent) as bench:
        damaged, sound = await bench.table(3), await bench.table(3, place=30)
        broken = b'{"game":"coal_baron","schema":1,"state":{"broken":1}}'
        sql = "UPDATE tables SET state = ? WHERE id = ?"
        await bench.db.transaction(lambda c: c.execute(sql, (broken, damaged)))
    make_backup(settings, tmp_path / "a.db", say=host.say)
    of_backup = "\n".join(host.lines)
    assert bring_back(settings, tmp_path / "a.db", now=NOW, say=host.say, agree=host.agree)
    for said in (of_backup, host.seen_before_asking.removeprefix(of_backup)):
        assert f"table {damaged}, position: " in said
        assert f"table {sound}, position" not in said
        assert "steiger mend" in said


async def test_where_every_table_can_be_read_nothing_is_said_of_it(tmp_path: Path) -> None:
    settings, host = Settings(data=tmp_path / "data"), Terminal()
    async with opened_bench(settings.database(sandbox=False).parent) as bench:
        await bench.table(3)
    make_backup(settings, tmp_path / "a.db", say=host.say)
    assert "mend" not in "\n".join(host.lines)


async def test_a_backup_makes_no_folder(tmp_path: Path) -> None:
    """A name mistyped is told, as that of a picture is."""
    settings = Settings(data=tmp_path / "data")
    await (await one_game(settings)).close()
    with pytest.raises(BackupError, match=f"there is no folder {tmp_path / 'nodir'}"):
        make_backup(settings, tmp_path / "nodir" / "x.db", say=print)
    assert not (tmp_path / "nodir").exists()
