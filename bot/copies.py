"""`steiger backup` and `steiger restore`: copies of the database at the host's hand."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.settings import Settings
from db.backup import Contents, GameLine, contents, copy_verified, games_in, restore
from db.errors import BackupError
from db.lock import FileLock
from db.numbered import schema_files


def make_backup(settings: Settings, file: Path, *, sandbox: bool, say: Callable[[str], None]) -> None:
    """Write a checked copy of the database, whether the bot runs or not; raises a DatabaseError."""
    if file.exists():
        raise BackupError(f"{file} exists already; choose another name.")
    path = settings.database(sandbox=sandbox)
    if not path.exists():
        raise BackupError(f"There is no database at {path}.")
    copied = copy_verified(path, file)
    say(f"{file} is a sound copy of {path}.")
    _show(copied, games_in(file), say)


def bring_back(
    settings: Settings, file: Path, *, now: datetime, say: Callable[[str], None], agree: Callable[[], bool]
) -> bool:
    """Whether the backup took the database's place: shown first, and only if the host agrees.

    Raises a DatabaseError, InUseError while the bot runs.
    """
    found = contents(file)
    path = settings.database(sandbox=found.owner == "sandbox")
    path.parent.mkdir(parents=True, exist_ok=True)
    # Refused before the host is asked anything; `restore` takes the lock again for the swap itself.
    FileLock.take(path).release()
    _show(found, games_in(file), say)
    if not agree():
        say("Nothing was changed.")
        return False
    aside = restore(file, path, len(schema_files()), now)
    say(f"Restored to {path}." + (f" The database from before is kept as {aside}." if aside else ""))
    return True


def _show(found: Contents, games: list[GameLine], say: Callable[[str], None]) -> None:
    owner = "the sandbox" if found.owner == "sandbox" else f"Discord application {found.owner}"
    say(f"It belongs to {owner} and holds {len(games)} open tables (schema {found.schema}).")
    for game in games:
        changed = f"{game.changed_at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"
        say(f"  table {game.table}: {game.game}, {game.status}, {game.seals} turns sealed, last change {changed}")
