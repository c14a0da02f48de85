"""What the host may choose, from the environment and the file .env.

Every setting is an environment variable: the field `token` is STEIGER_TOKEN. A variable of the environment wins
over the file (`bot/env_file.py`). Nothing is guessed: a wrong value or an unknown name stops the
start with one line.
"""

import base64
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from bot.env_file import PREFIX, EnvFile, EnvFileError, misspelt, read_env_file, tokens_of_other_names
from db.file_modes import make_file, make_folder

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsError(Exception):
    """A setting is missing, wrong or unknown; the text is one line for the host."""


class Secret:
    """A text that is used, but shown nowhere."""

    __slots__ = ("value",)

    def __init__(self, value: str) -> None:
        self.value = value

    def __repr__(self) -> str:
        return "Secret(...)"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The host's choices. Without a token the bot plays in the sandbox."""

    token: Secret | None = None
    data: Path = Path("data")
    incident_channel: int | None = None
    guild: int | None = None
    log_level: str = "INFO"
    boards: Path | None = None
    sandbox_port: int = 8765

    @property
    def sandbox_url(self) -> str:
        """Where the sandbox answers: its page, and for the bot its stand-in for Discord."""
        return f"http://127.0.0.1:{self.sandbox_port}"

    @property
    def configured_marker(self) -> Path:
        """The file that says that this data folder once had a token."""
        return self.data / "configured"

    def database(self, *, sandbox: bool) -> Path:
        """The database of the bot on Discord, or that of the sandbox: never the same file."""
        return self.data / "sandbox" / "steiger.db" if sandbox else self.data / "steiger.db"


NAMES: Final = tuple(PREFIX + field.upper() for field in Settings.__struct_fields__)
"""The variables, in the order of the fields."""


def load(environ: Mapping[str, str], env_file: Path, *, with_token: bool = True) -> Settings:
    """The settings; raises SettingsError that names the faulty one.

    Without the token, for the setup: a faulty one must not keep the host from replacing it.
    """
    found = _read(env_file, without_token=not with_token)
    _check_names(environ, env_file, found)
    # An empty variable is as good as none, so it does not hide what the file says.
    values = found.values | {name: environ[name] for name in NAMES if environ.get(name, "").strip()}
    given = {name: value.strip() for name, value in values.items()}
    if not with_token:
        given.pop(f"{PREFIX}TOKEN", None)
    return _settings({name: value for name, value in given.items() if value})


def plays_in_sandbox(settings: Settings) -> bool:
    """Whether `steiger` alone starts the sandbox: no token now and none ever before.

    Raises SettingsError where a token was configured once and is gone: a host never turns into a sandbox.
    """
    if settings.token is not None:
        return False
    if was_configured(settings):
        raise SettingsError(
            f"{PREFIX}TOKEN: missing, although the data folder {settings.data} belongs to a Discord bot. "
            "Run steiger setup, or choose another data folder for the sandbox."
        )
    return True


def check_nothing_was_meant(environ: Mapping[str, str], env_file: Path) -> None:
    """Raises SettingsError where the settings are those of a bot on Discord whose token is missing.

    In the file that is any setting at all, if only an empty one. In the environment it is a channel or a server of
    Discord, or a token under another bot's name; the rest there serves the sandbox as well.
    """
    way_out = "Run steiger setup to keep a token, or steiger sandbox to play without Discord."
    values = _read(env_file).values
    if values == {f"{PREFIX}TOKEN": ""}:
        raise SettingsError(f"{PREFIX}TOKEN: missing in {env_file}: nothing stands after the =. {way_out}")
    if values:
        raise SettingsError(f"{PREFIX}TOKEN: missing in {env_file}, although there are other settings. {way_out}")
    of_discord = [f"{PREFIX}{name}" for name in ("INCIDENT_CHANNEL", "GUILD") if environ.get(f"{PREFIX}{name}")]
    if of_discord:
        raise SettingsError(f"{PREFIX}TOKEN: missing, although {of_discord[0]} is set. {way_out}")
    strange = tokens_of_other_names(environ)
    if strange:
        raise SettingsError(f"{strange[0]} is not read here: the token's name is {PREFIX}TOKEN. {way_out}")
    for name in (".env.txt", "env.txt"):
        if env_file.with_name(name).exists():
            raise SettingsError(f"{env_file.with_name(name)} is not read: the file's name must be .env. {way_out}")


def was_configured(settings: Settings) -> bool:
    """Whether the data folder ever belonged to a bot on Discord."""
    database = settings.database(sandbox=False)
    return settings.configured_marker.exists() or database.with_name(database.name + ".owner").exists()


def mark_configured(settings: Settings) -> None:
    """Note in the data folder that it belongs to a bot on Discord; raises SettingsError."""
    try:
        make_folder(settings.data)
        make_file(settings.configured_marker)
    except OSError as error:
        raise SettingsError(f"{PREFIX}DATA: {settings.data} cannot be written ({error.strerror}).") from error


def _read(env_file: Path, *, without_token: bool = False) -> EnvFile:
    try:
        return read_env_file(env_file, NAMES, without_token=without_token)
    except EnvFileError as error:
        raise SettingsError(str(error)) from error


def _check_names(environ: Mapping[str, str], env_file: Path, found: EnvFile) -> None:
    """Raises SettingsError for names that were meant for the bot and are none of its own."""
    in_file = sorted(set(found.values) - set(NAMES))
    unknown = sorted({*misspelt(environ, NAMES), *in_file})
    if unknown:
        lines = ", ".join(f"line {found.lines[name]}" for name in in_file)
        where = f" ({env_file}, {lines})" if lines else ""
        raise SettingsError(f"{', '.join(unknown)}: unknown setting{where}. Known are {', '.join(NAMES)}.")


def _settings(given: Mapping[str, str]) -> Settings:
    defaults = Settings()
    token = given.get(f"{PREFIX}TOKEN")
    return Settings(
        token=_token(token) if token else None,
        data=_path("DATA", given.get(f"{PREFIX}DATA", str(defaults.data))),
        incident_channel=_id(given, "INCIDENT_CHANNEL"),
        guild=_id(given, "GUILD"),
        log_level=_level(given.get(f"{PREFIX}LOG_LEVEL", defaults.log_level)),
        boards=_folder(given.get(f"{PREFIX}BOARDS")),
        sandbox_port=_port(given.get(f"{PREFIX}SANDBOX_PORT", str(defaults.sandbox_port))),
    )


def fault_of_token(text: str) -> str | None:
    """Why it has no token's form, without showing it: three parts joined by dots, the first an id in base 64."""
    if any(sign.isspace() for sign in text):
        return "it holds blanks"
    parts = text.split(".")
    if len(parts) != 3:
        return f"it has {len(parts)} part{'' if len(parts) == 1 else 's'} joined by dots instead of three"
    try:
        decoded = base64.b64decode(parts[0] + "=" * (-len(parts[0]) % 4), validate=True)
    except ValueError:
        decoded = b""
    return None if decoded.isdigit() else "its first part holds no bot's id"


def _token(text: str) -> Secret:
    fault = fault_of_token(text)
    if fault is not None:
        raise SettingsError(f"{PREFIX}TOKEN: not a bot's token: {fault}. Copy it anew from Discord's page Bot.")
    return Secret(text)


def _id(given: Mapping[str, str], name: str) -> int | None:
    text = given.get(PREFIX + name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 2**63):
        raise SettingsError(f"{PREFIX}{name}: {text!r} is not an id (a long number copied from Discord).")
    return int(text)


def _level(text: str) -> str:
    if text.upper() not in LEVELS:
        raise SettingsError(f"{PREFIX}LOG_LEVEL: {text!r} is none of {', '.join(LEVELS)}.")
    return text.upper()


def _folder(text: str | None) -> Path | None:
    if text is None:
        return None
    folder = _path("BOARDS", text)
    try:
        if not folder.is_dir():
            raise SettingsError(f"{PREFIX}BOARDS: {text!r} is no folder.")
        next(folder.iterdir(), None)
    except OSError as error:
        raise SettingsError(f"{PREFIX}BOARDS: {text!r} cannot be read ({error.strerror}).") from error
    return folder


def _path(name: str, text: str) -> Path:
    """The path, a leading ~ filled in as a shell would. Variables are not, so a $ is no path that was meant."""
    if "$" in text:
        raise SettingsError(f"{PREFIX}{name}: {text!r} holds a $, but no variables are filled in here.")
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise SettingsError(f"{PREFIX}{name}: {text!r} names a home folder that is not known.") from error


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        raise SettingsError(f"{PREFIX}SANDBOX_PORT: {text!r} is not a port (1 to 65535).")
    return int(text)


def sandbox_is_meant(settings: Settings) -> bool:
    """Whether the commands that name no database mean that of the sandbox."""
    return settings.token is None and not was_configured(settings)
