"""Which disks are fit for a write-ahead log, and what happens on the others."""

import logging
from pathlib import Path

import pytest

from db import database
from db.database import Database
from db.disk import filesystem_of, is_shared
from db.numbered import SchemaFile

SCHEMA = [SchemaFile(1, "001_words.sql", "CREATE TABLE words (word TEXT);")]
MOUNTS = "\n".join(
    (
        "/dev/sda1 / ext4 rw 0 0",
        "server:/games /srv/games nfs4 rw 0 0",
        "tmpfs /srv/games/local tmpfs rw 0 0",
        r"//nas/share /mnt/two\040words cifs rw 0 0",
        "/dev/sdb1 /covered ext4 rw 0 0",
        "grpcfuse /covered fuse.grpcfuse rw 0 0",
        "nonsense",
    )
)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/bot/data", "ext4"),
        ("/srv/games/data/steiger.db", "nfs4"),
        ("/srv/games/local/steiger.db", "tmpfs"),
        ("/srv/gamesmaster/steiger.db", "ext4"),
        ("/mnt/two words/data", "cifs"),
        ("/covered/data", "fuse.grpcfuse"),
    ],
)
def test_the_innermost_mount_holds_the_file(path: str, kind: str) -> None:
    assert filesystem_of(Path(path), MOUNTS) == kind


def test_without_a_list_of_mounts_nothing_is_said() -> None:
    assert filesystem_of(Path("/data"), "") == ""


@pytest.mark.parametrize(
    "kind", ["nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "fuse", "fuse.sshfs", "fakeowner"]
)
def test_network_and_virtual_disks_are_known(kind: str) -> None:
    assert is_shared(kind)


@pytest.mark.parametrize("kind", ["ext4", "xfs", "btrfs", "zfs", "tmpfs", "overlay", "f2fs", ""])
def test_local_disks_are_not_suspected(kind: str) -> None:
    assert not is_shared(kind)


async def test_a_network_disk_gets_a_warning_and_another_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Trap 27. A database that was begun with a write-ahead log gives it up (3 is EXTRA)."""
    await (await Database.open(tmp_path / "steiger.db", "42", SCHEMA)).close()
    monkeypatch.setattr(database, "mounted", lambda: f"server:/x {tmp_path} nfs4 rw 0 0")
    with caplog.at_level(logging.WARNING):
        db = await Database.open(tmp_path / "steiger.db", "42", SCHEMA)
    assert "use a local disk" in caplog.text
    pragmas = ("journal_mode", "synchronous")
    assert await db.transaction(lambda c: [c.execute(f"PRAGMA {p}").fetchone()[0] for p in pragmas]) == [
        "delete",
        3,
    ]
    await db.transaction(lambda c: c.execute("INSERT INTO words VALUES ('coal')"))
    assert await db.read(lambda c: c.execute("SELECT word FROM words").fetchall()[0][0]) == "coal"
    assert not (tmp_path / "steiger.db-wal").exists()
    await db.close()


async def test_a_local_disk_gets_no_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        db = await Database.open(tmp_path / "steiger.db", "42", SCHEMA)
    await db.close()
    assert caplog.records == []
