"""What the command `steiger` does.

Exit codes: 0 ended as told, 1 ended by a fault, 2 refused for a reason that only the host can remove. Of `verify`
and `replay-all`, 1 says that something differs.
"""

import bot.process.system  # before anything that some systems cannot import

# isort: split
import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec

from bot.hosting.copies import bring_back, make_backup
from bot.hosting.private_files import keep_private
from bot.hosting.settings import (
    Settings,
    SettingsError,
    check_nothing_was_meant,
    load,
    mark_configured,
    plays_in_sandbox,
)
from bot.hosting.setup_wizard import SetupError, set_up
from bot.incidents import WithoutSecrets, without_secrets
from bot.process.running import StartError, make_folder, run_pair, sandbox_command, until_told
from db.errors import BackupError, DatabaseError, RefusedError

ENV_FILE = Path(".env")
REFUSED = bot.process.system.REFUSED


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of one call of `steiger`."""
    arguments = _parser().parse_args(argv)
    # Whatever is made from here on is for this user alone: games, copies, the token.
    os.umask(0o077)
    _log_to_stderr(Settings())
    try:
        settings = _settings(with_token=arguments.command != "setup")
        _log_to_stderr(settings)
        return _carry_out(arguments, settings)
    except (SettingsError, SetupError, StartError, RefusedError, BackupError) as error:
        return _refuse(str(error))
    except DatabaseError as error:
        return _refuse(str(error), code=1)
    except KeyboardInterrupt:
        return 0
    except Exception:
        # By way of the log, whose format leaves tokens out.
        logging.getLogger("steiger").critical("Ended by a fault", exc_info=True)
        return 1


def _settings(*, with_token: bool) -> Settings:
    try:
        return load(os.environ, ENV_FILE, with_token=with_token)
    except ValueError as error:  # a number of thousands of digits, which Python itself refuses to read
        raise SettingsError(f"A setting is no number that can be read: {error}.") from error


def _carry_out(arguments: argparse.Namespace, settings: Settings) -> int:
    match arguments.command:
        case "setup":
            _say(asyncio.run(set_up(settings, os.environ, ENV_FILE)))
        case "backup":
            make_backup(settings, arguments.file, say=_say)
        case "restore":
            agree = _yes if arguments.yes else _ask
            if not bring_back(settings, arguments.file, now=datetime.now(UTC), say=_say, agree=agree):
                return REFUSED
        case "mend":
            _mend(settings, arguments)
        case "verify":
            return _verify(arguments.file, arguments.fingerprint)
        case "replay-all":
            return _replay_all(settings, arguments.file)
        case "check-board":
            _check_board(arguments.file, arguments.game, arguments.picture)
        case "sandbox":
            return _play_alone(settings) if arguments.alone else _play_in_sandbox(settings)
        case "bot":
            asyncio.run(until_told(_run_bot(_without_discord(settings), settings.sandbox_url)))
        case "discord":
            return _run_on_discord(settings)
        case _:
            return _run(settings)
    return 0


def _check_board(file: Path, game: str | None, picture: Path | None) -> None:
    # Only this command needs the rules and the drawing; the others answer at once.
    from bot.hosting.check_board import CheckError, check_board

    try:
        check_board(file, _say, game, picture)
    except CheckError as error:
        raise SettingsError(str(error)) from error


def _mend(settings: Settings, arguments: argparse.Namespace) -> None:
    # As for `check-board`: it needs the rules and their words.
    from bot.hosting.mending import MendError, list_damaged, mend

    agree = _yes if arguments.yes else lambda: _ask("Set the table back? [y/N]")
    try:
        if arguments.table is None:
            list_damaged(settings, say=_say)
        else:
            now = datetime.now(UTC)
            asyncio.run(mend(settings, arguments.table, to=arguments.to, now=now, say=_say, agree=agree))
    except MendError as error:
        raise SettingsError(str(error)) from error


def _verify(file: Path, fingerprint: str) -> int:
    # As for `check-board`.
    from bot.hosting.record_files import RecordError
    from bot.hosting.verify import verify

    try:
        return 0 if verify(file, _say, fingerprint) else 1
    except RecordError as error:
        raise SettingsError(str(error)) from error


def _replay_all(settings: Settings, file: Path | None) -> int:
    # As for `check-board`.
    from bot.hosting.replaying import ReplayError, replay_all

    try:
        return 0 if replay_all(settings, file, say=_say) else 1
    except ReplayError as error:
        raise SettingsError(str(error)) from error


def _run(settings: Settings) -> int:
    if not _plays_in_sandbox(settings):
        return _run_on_discord(settings)
    check_nothing_was_meant(os.environ, ENV_FILE)
    return _play_in_sandbox(settings)


def _run_on_discord(settings: Settings) -> int:
    if settings.token is None:
        raise SettingsError("STEIGER_TOKEN: missing. Run steiger setup; steiger sandbox plays without Discord.")
    mark_configured(settings)
    keep_private(ENV_FILE, settings)
    asyncio.run(until_told(_run_bot(settings, None)))
    return 0


def _play_in_sandbox(settings: Settings) -> int:
    keep_private(ENV_FILE, settings)
    told = asyncio.run(_run_sandbox(settings))
    return 0 if told else 1


def _play_alone(settings: Settings) -> int:
    make_folder(settings.data)
    command = sandbox_command(settings)
    os.execv(command[0], command)


def _without_discord(settings: Settings) -> Settings:
    """A host's settings as the sandbox can use them: the token is no business of it, and it lacks the ids."""
    if settings.token is None:
        return settings
    return msgspec.structs.replace(settings, token=None, guild=None, incident_channel=None)


def _plays_in_sandbox(settings: Settings) -> bool:
    try:
        return plays_in_sandbox(settings)
    except OSError as error:
        raise SettingsError(f"STEIGER_DATA: {settings.data} cannot be read ({error.strerror}).") from error


async def _run_bot(settings: Settings, sandbox: str | None) -> None:
    # Only the bot itself needs the client, and with it the drawing; the other commands answer at once.
    from discord import LoginFailure

    from bot.process.starting import run

    try:
        await run(settings, sandbox=sandbox)
    except LoginFailure as error:
        raise SettingsError(
            "STEIGER_TOKEN: Discord refuses this token. Run steiger setup with a new one."
        ) from error


async def _run_sandbox(settings: Settings) -> bool:
    told = True

    async def pair() -> None:
        nonlocal told
        told = await run_pair(settings, _say)

    await until_told(pair())
    return told


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="steiger", description="Runs the bot; without a token, the bot in a sandbox in your browser."
    )
    parser.add_argument("--version", action="version", version=f"steiger {_version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add(commands, "setup", "keep the bot's token and print the invite link")
    _add(commands, "backup", "write a checked copy of the database, also while the bot runs", "the copy to write")
    restore = _add(
        commands,
        "restore",
        "put a backup in the place of the database; the bot must not run",
        "the backup to read",
    )
    restore.add_argument("--yes", action="store_true", help="do not ask before a database is replaced")
    _add_mend(commands)
    _add_verify(commands)
    check = _add(commands, "check-board", "check a board file and draw it", "the board file to check")
    check.add_argument(
        "--game",
        metavar="GAME",
        help="the game it is for, by its id; told from its fields if left out",
    )
    check.add_argument(
        "--picture",
        type=Path,
        metavar="PICTURE",
        help="where to draw the board; a new file of the board file's name in the current folder if left out",
    )
    sandbox = _add(commands, "sandbox", "start sandbox and bot in your browser, with or without a token")
    sandbox.add_argument("--alone", action="store_true", help="for developers: start the sandbox alone")
    _add(commands, "discord", "run the bot on Discord; without a token, refuse to start")
    _add(commands, "bot", "for developers: start the bot alone, against the sandbox")
    return parser


def _add_mend(commands: Any) -> None:
    what = "list the tables that cannot be read, or set one back, for which the bot must not run"
    mend = _add(commands, "mend", what)
    table = "the table to set back; without it all that cannot be read are listed"
    mend.add_argument("table", type=int, nargs="?", metavar="TABLE", help=table)
    mend.add_argument("--to", type=int, metavar="SEAL", help="the checkpoint to go back to, else the newest")
    mend.add_argument("--yes", action="store_true", help="do not ask before the table is set back")


def _add_verify(commands: Any) -> None:
    verify = _add(commands, "verify", "play the record of a game again and say whether it agrees", "the record")
    promised = "the fingerprint that was shown before the game"
    verify.add_argument("--fingerprint", metavar="DIGITS", default="", help=promised)
    what = "play every running table again by the installed rules, also while the bot runs"
    replay = _add(commands, "replay-all", what)
    backup = "a backup to look into; without it the database"
    replay.add_argument("file", type=Path, nargs="?", metavar="FILE", help=backup)


def _add(commands: Any, name: str, what: str, file: str = "") -> argparse.ArgumentParser:
    """A command described in the list and in its own help; `file` describes its argument where it has one."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=what, description=f"{what[0].upper()}{what[1:]}."
    )
    if file:
        parser.add_argument("file", type=Path, metavar="FILE", help=file)
    return parser


def _version() -> str:
    try:
        return metadata.version("steiger")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def _log_to_stderr(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(WithoutSecrets([settings.token.value] if settings.token else []))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)


def _refuse(line: str, code: int = REFUSED) -> int:
    sys.stderr.write(f"steiger: {without_secrets(line)}\n")
    return code


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _yes() -> bool:
    return True


def _ask(question: str = "Put this in the place of the present database? [y/N]") -> bool:
    _say(question)
    # None where the process was started without one.
    answer = sys.stdin.readline() if sys.stdin is not None else ""
    if not answer:
        _say("Nobody is there to answer; with --yes nobody is asked.")
    return answer.strip().lower() in ("y", "yes")
