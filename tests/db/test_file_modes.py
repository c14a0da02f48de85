"""What is kept is for the bot's user alone, whatever the umask, also where an earlier version left it wide."""

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.backup import backup, restore
from db.database import Database
from db.file_modes import narrow
from db.numbered import schema_files
from tests.db.test_backup import NOW


def wide(folder: Path) -> dict[str, str]:
    """What others may look into, with its mode."""
    found = [folder, *folder.rglob("*")]
    modes = {str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in found}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}


@pytest.fixture(params=[0o000, 0o022])
def lax(request: pytest.FixtureRequest) -> Iterator[None]:
    """A umask that keeps nobody out."""
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.mark.usefixtures("lax")
async def test_nothing_that_is_made_can_be_read_by_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    db = await Database.open(folder / "steiger.db", "42")
    await backup(db, folder / "backups" / "today.db")
    await db.transaction(lambda c: c.execute("INSERT INTO meta VALUES ('x', 'y')"))
    assert {"steiger.db", "steiger.db-wal", "steiger.db-shm", "steiger.db.lock", "steiger.db.owner"} <= {
        file.name for file in folder.iterdir()
    }
    assert not {name for name in wide(folder) if name != "backups"}
    await db.close()
    restore(folder / "backups" / "today.db", folder / "steiger.db", len(schema_files()), NOW)
    await (await Database.open(folder / "steiger.db", "42")).close()
    assert wide(folder) == {}


@pytest.mark.usefixtures("lax")
async def test_what_was_wide_before_is_narrowed_and_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "data" / "steiger.db"
    db = await Database.open(path, "42")
    await backup(db, path.parent / "backups" / "steiger-2026-05-01.db")
    kept_open = await Database.open(tmp_path / "other" / "steiger.db", "42")
    await kept_open.close()
    await db.close()
    for name in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + name).touch()
    for found in [path.parent, *path.parent.rglob("*")]:
        found.chmod(0o755 if found.is_dir() else 0o644)
    with caplog.at_level(logging.WARNING):
        await (await Database.open(path, "42")).close()
        assert wide(path.parent) == {}
        await (await Database.open(path, "42")).close()
    (line,) = [record.message for record in caplog.records if record.name == "db.file_modes"]
    for name in ("steiger.db", "steiger.db-wal", "steiger.db.owner", "backups", "steiger-2026-05-01.db"):
        assert f"{name}," in line + ","


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "steiger.db").touch()
    (folder / "letters.txt").touch()
    folder.chmod(0o755)
    for file in folder.iterdir():
        file.chmod(0o644)
    narrow([folder, folder / "steiger.db"])
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
    assert stat.S_IMODE((folder / "steiger.db").stat().st_mode) == 0o600
    assert wide(folder).keys() == {".", "letters.txt"}


def test_rights_that_cannot_be_changed_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A disk that keeps no rights takes the change without a word; another user's file refuses it."""
    file = tmp_path / "steiger.db"
    file.touch()
    file.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    narrow([file])
    assert "could not be changed" in caplog.text

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    caplog.clear()
    monkeypatch.setattr(Path, "chmod", refuse)
    narrow([file, tmp_path / "gone"])
    assert "could not be changed" in caplog.text
