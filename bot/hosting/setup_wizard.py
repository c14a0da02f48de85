"""`steiger setup`: takes the token, asks Discord whose it is, keeps it, prints the invite link."""

import asyncio
import getpass
import os
import signal
import sys
import tempfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TextIO

import aiohttp
import msgspec

from bot.hosting.env_file import TOKEN_NAME, EnvFileError, sets_token, text_of
from bot.hosting.settings import Settings, fault_of_token, mark_configured
from bot.permissions import REQUIRED, invite_link

API: Final = "https://discord.com/api/v10"
_GUILD_INSTALL: Final = "0"
_NO_INPUT: Final = "The input ended before a token came. Nothing was changed."


class SetupError(Exception):
    """The setup stopped and kept nothing; the text is one line for the host."""


class Account(msgspec.Struct, frozen=True):
    """What Discord says about a token: the bot's name and its application."""

    name: str
    application: int
    guild_install: bool


def read_token(environ: Mapping[str, str], stdin: TextIO | None) -> str:
    """The token from the environment, else from a pipe, else asked for without showing it; raises SetupError."""
    text = environ.get(TOKEN_NAME, "")
    if not text:
        text = _asked(stdin)
    token = text.strip().removeprefix("Bot ").strip()
    fault = fault_of_token(token)
    if fault is not None:
        raise SetupError(f"That is not a bot's token: {fault}. Nothing was changed.")
    return token


def _asked(stdin: TextIO | None) -> str:
    if stdin is None:  # started without one
        raise SetupError(_NO_INPUT)
    try:
        text = getpass.getpass("Token of the bot (it is not shown): ") if stdin.isatty() else stdin.readline()
    except EOFError:
        text = ""
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"The input cannot be read ({type(error).__name__}). Nothing was changed.") from error
    if not text:
        raise SetupError(_NO_INPUT)
    return text


async def look_up(token: str, api: str = API) -> Account:
    """Whose token it is, by Discord's word; raises SetupError."""
    headers = {"Authorization": f"Bot {token}"}
    timeout = aiohttp.ClientTimeout(total=20)
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
            user = await _get(session, f"{api}/users/@me")
            application = await _get(session, f"{api}/oauth2/applications/@me")
    except aiohttp.ClientConnectorError as error:
        raise SetupError("Discord cannot be reached. Is this machine online? Nothing was changed.") from error
    except (aiohttp.ClientError, TimeoutError) as error:
        raise SetupError(f"Discord could not be asked ({type(error).__name__}). Nothing was changed.") from error
    try:
        kinds: Mapping[str, Any] = application.get("integration_types_config") or {_GUILD_INSTALL: {}}
        return Account(str(user["username"]), int(application["id"]), _GUILD_INSTALL in kinds)
    except (KeyError, ValueError) as error:
        raise SetupError("Discord's answer could not be read. Nothing was changed.") from error


def keep_token(env_file: Path, token: str) -> None:
    """Write the token into the file, its other lines kept, readable by its owner alone; raises SetupError."""
    try:
        _replace(env_file, with_token(text_of(env_file), token))
    except EnvFileError as error:
        raise SetupError(str(error)) from error
    except OSError as error:
        raise SetupError(f"{env_file} could not be written: {error}") from error


def with_token(text: str, token: str) -> str:
    """The text of an .env file with this token in the place of another one."""
    line = f"{TOKEN_NAME}={token}"
    lines: list[str] = []
    for old in text.splitlines():
        if not sets_token(old):
            lines.append(old)
        elif line not in lines:
            lines.append(line)
    if line not in lines:
        lines.append(line)
    return "\n".join(lines) + "\n"


async def set_up(
    settings: Settings,
    environ: Mapping[str, str],
    env_file: Path,
    stdin: TextIO | None = None,
    api: str = API,
) -> str:
    """What to tell the host once the token is kept; raises SetupError or SettingsError."""
    with _interruptible():
        token = read_token(environ, stdin or sys.stdin)
    account = await look_up(token, api)
    await asyncio.to_thread(keep_token, env_file, token)
    mark_configured(settings)
    return _told(account, env_file)


@contextmanager
def _interruptible() -> Generator[None]:
    """Ctrl+C ends the wait for the token: the loop, which has nothing else to do, would only log it."""
    of_the_loop = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, of_the_loop)


async def _get(session: aiohttp.ClientSession, url: str) -> dict[str, Any]:
    async with session.get(url) as response:
        if response.status == 401:
            raise SetupError("Discord does not know this token. Reset it on the page Bot and copy the new one.")
        if response.status != 200:
            raise SetupError(f"Discord answered {response.status}. Nothing was changed; try again later.")
        answer: dict[str, Any] = await response.json()
        return answer


def _replace(env_file: Path, text: str) -> None:
    # mkstemp makes it with mode 600: the token is never readable by others, not even for a moment.
    descriptor, name = tempfile.mkstemp(dir=env_file.parent, prefix=".env.")
    new = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _same_owner(new, env_file if env_file.exists() else env_file.parent)
        new.replace(env_file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def _same_owner(new: Path, like: Path) -> None:
    """Run by root, the setup must not take the file away from the bot's own user."""
    owner = like.stat()
    with suppress(PermissionError):
        os.chown(new, owner.st_uid, owner.st_gid)


def _told(account: Account, env_file: Path) -> str:
    rights = ", ".join(right.name.replace("_", " ") for right in REQUIRED)
    lines = [
        f"This is the token of {account.name}. It is kept in {env_file}, readable by you alone.",
        f"Invite the bot to your server ({rights}):",
        invite_link(account.application),
    ]
    if not account.guild_install:
        lines.insert(2, "First open the page Installation of your application and tick Guild Install.")
    return "\n".join(lines)
