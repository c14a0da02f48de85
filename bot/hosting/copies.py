"""`steiger backup` and `steiger restore`: copies of the database at the host's hand."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.hosting.settings import Settings, sandbox_is_meant
from db.backup import Contents, GameLine, contents, copy_verified, games_in, restore
from db.errors import BackupError
from db.file_modes import make_folder
from db.lock import FileLock
from db.numbered import schema_files


def make_backup(settings: Settings, file: Path, *, say: Callable[[str], None]) -> None:
    """Write a checked copy of the database, whether the bot runs or not; raises a DatabaseError."""
    try:
        if file.exists():
            raise BackupError(f"{file} exists already; choose another name.")
        if not file.parent.is_dir():
            raise BackupError(f"{file} could not be written: there is no folder {file.parent}.")
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}.") from error
    path = settings.database(sandbox=sandbox_is_meant(settings))
    if not path.exists():
        raise BackupError(f"There is no database at {path.absolute()}. Is this the folder with the bot's .env?")
    copied = copy_verified(path, file)
    say(f"{file} is a sound copy of {path}.")
    _show(copied, games_in(file), say)
    _show_damaged(file, copied, say)


def bring_back(
    settings: Settings, file: Path, *, now: datetime, say: Callable[[str], None], agree: Callable[[], bool]
) -> bool:
    """Whether the backup took the database's place: shown first, and only if the host agrees.

    Where there is no database to be replaced, nobody is asked. Raises a DatabaseError, InUseError while the
    bot runs.
    """
    _check_no_folder(file)
    found = contents(file)
    path = _place_of(settings, file, found)
    try:
        make_folder(path.parent)
    except OSError as error:
        raise BackupError(f"{path.parent} cannot be written ({error.strerror}).") from error
    # Refused before the host is asked anything; `restore` takes the lock again for the swap itself.
    FileLock.take(path).release()
    _show(found, games_in(file), say)
    _show_damaged(file, found, say)
    if path.exists() and not agree():
        say("Nothing was changed.")
        return False
    aside = restore(file, path, len(schema_files()), now)
    say(f"Restored to {path}." + (f" The database from before is kept as {aside}." if aside else ""))
    return True


def _check_no_folder(file: Path) -> None:
    try:
        if file.is_dir():
            raise BackupError(f"{file} is a folder. Name the backup in it.")
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}.") from error


def _place_of(settings: Settings, file: Path, found: Contents) -> Path:
    """Where the backup belongs: the database of which `make_backup` would make one afterwards."""
    of_sandbox = found.owner == "sandbox"
    if of_sandbox and not sandbox_is_meant(settings):
        raise BackupError(
            f"{file} is a backup of the sandbox, but the data folder {settings.data} belongs to a Discord bot. "
            "Choose another folder with STEIGER_DATA."
        )
    return settings.database(sandbox=of_sandbox)


def _show(found: Contents, games: list[GameLine], say: Callable[[str], None]) -> None:
    owner = "the sandbox" if found.owner == "sandbox" else f"Discord application {found.owner}"
    tables = "1 open table" if len(games) == 1 else f"{len(games)} open tables"
    say(f"It belongs to {owner} and holds {tables} (schema {found.schema}).")
    for game in games:
        changed = f"{game.changed_at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"
        say(f"  table {game.table}: {game.game}, {game.status}, {game.seals} turns sealed, last change {changed}")


def _show_damaged(file: Path, found: Contents, say: Callable[[str], None]) -> None:
    """Name the tables that cannot be read, copied as they are; those of another schema cannot be judged."""
    # Here, because it loads the rules, which no other command of these needs.
    from bot.hosting.mending import name_damaged

    if found.schema == len(schema_files()) and name_damaged(file, say):
        say("A table that cannot be read is copied as it is; once it is in its place, steiger mend sets it back.")
