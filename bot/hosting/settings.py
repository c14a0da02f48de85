"""What the host may choose, from the environment and the file .env.

Every setting is an environment variable: the field `token` is STEIGER_TOKEN. A variable of the environment wins
over the file (`bot/hosting/env_file.py`). Nothing is guessed: a wrong value or an unknown name stops the
start with one line.
"""

import base64
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from bot.hosting.env_file import PREFIX, EnvFile, EnvFileError, misspelt, read_env_file, tokens_of_other_names
from db.file_modes import make_file, make_folder

Id: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)]
Port: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=65535)]
Level: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


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
    incident_channel: Id | None = None
    guild: Id | None = None
    log_level: Level = "INFO"
    boards: Path | None = None
    sandbox_port: Port = 8765

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


_VARIABLES: Final = {field: PREFIX + field.upper() for field in Settings.__struct_fields__}
NAMES: Final = tuple(_VARIABLES.values())
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
    """Record in the data folder that it belongs to a bot on Discord; raises SettingsError."""
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
    """Each value as its field wants it; the others keep their default."""
    read = {field: _value(field, given[name]) for field, name in _VARIABLES.items() if name in given}
    return msgspec.structs.replace(Settings(), **read)


def _value(field: str, text: str) -> object:
    try:
        return _READERS[field](text)
    except msgspec.MsgspecError as error:
        raise SettingsError(f"{_VARIABLES[field]}: {text!r} {_WANTED[field]}.") from error
    except ValueError as error:
        raise SettingsError(f"{_VARIABLES[field]}: {error}.") from error


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
        raise ValueError(f"not a bot's token: {fault}. Copy it anew from Discord's page Bot")
    return Secret(text)


def _folder(text: str) -> Path:
    folder = _path(text)
    try:
        if not folder.is_dir():
            raise ValueError(f"{text!r} is no folder")
        next(folder.iterdir(), None)
    except OSError as error:
        raise ValueError(f"{text!r} cannot be read ({error.strerror})") from error
    return folder


def _path(text: str) -> Path:
    """The path, a leading ~ filled in as a shell would. Variables are not, so a $ is no path that was meant."""
    if "$" in text:
        raise ValueError(f"{text!r} holds a $, but no variables are filled in here")
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise ValueError(f"{text!r} names a home folder that is not known") from error


# Numbers are read as JSON, which knows no other form of them; converted loosely, 1e3 and 1.0 would be ids as well.
_ID: Final = msgspec.json.Decoder(Id)
_READERS: Final[Mapping[str, Callable[[str], object]]] = {
    "token": _token,
    "data": _path,
    "incident_channel": _ID.decode,
    "guild": _ID.decode,
    "log_level": lambda text: msgspec.convert(text.upper(), Level),
    "boards": _folder,
    "sandbox_port": msgspec.json.Decoder(Port).decode,
}
_NO_ID: Final = "is not an id (a long number copied from Discord)"
_WANTED: Final[Mapping[str, str]] = {
    "incident_channel": _NO_ID,
    "guild": _NO_ID,
    "log_level": f"is none of {', '.join(get_args(Level))}",
    "sandbox_port": "is not a port (1 to 65535)",
}


def sandbox_is_meant(settings: Settings) -> bool:
    """Whether the commands that name no database mean that of the sandbox."""
    return settings.token is None and not was_configured(settings)
