"""Rights on the disk: what is kept here is for this user alone, whatever the umask was when it was made."""

import logging
import os
import re
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

_OURS: Final = re.compile(
    r".+\.db([-.].+)?|\.copy-.+|backups|sandbox|world|attachments|sandbox\.sqlite3.*|configured"
)
_log = logging.getLogger(__name__)


def make_folder(folder: Path) -> None:
    """Make the folder for this user alone, if it is not there; raises OSError."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file for this user alone, if it is not there; raises OSError."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600))


def narrow_database(path: Path) -> None:
    """Take the rights of all others from the database at `path`, what lies beside it, and its backups."""
    backups = path.parent / "backups"
    narrow([path.parent, *path.parent.glob(f"{path.name}*"), backups, *backups.glob("*.db")])


def narrow(paths: Iterable[Path]) -> None:
    """Take the rights of all others from these files and folders, and say once in the log what was wide.

    A folder in which anything lies that is none of ours is left as it is: others may need it.
    """
    narrowed: list[str] = []
    for path in _wide(paths):
        try:
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)
            done = not path.stat().st_mode & OTHERS
        except OSError:
            done = False
        if done:
            narrowed.append(str(path))
        else:
            _log.warning("%s can be read by other users of this machine, and that could not be changed.", path)
    if narrowed:
        _log.warning("Other users of this machine could read these; now they cannot: %s", ", ".join(narrowed))


def _wide(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        try:
            found = path.stat()
            # Another user's file that a group may read was so arranged, as for a container's secret.
            wide = OTHERS if found.st_uid == os.geteuid() else stat.S_IRWXO
            if found.st_mode & wide and (not stat.S_ISDIR(found.st_mode) or _holds_ours_alone(path)):
                yield path
        except OSError:
            continue  # gone meanwhile, or not ours to look at; whoever opens it says so


def _holds_ours_alone(folder: Path) -> bool:
    return all(_OURS.fullmatch(entry.name) for entry in folder.iterdir())
