"""The file .env, read strictly: a line that means nothing here is named and never passed over.

A name of the file or of the environment that was surely meant for the bot, but is not its name, is told as well.
No line is ever shown: what is wrong with it may be the token itself.
"""

import io
import logging
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import msgspec
from dotenv.parser import Binding, parse_stream

PREFIX: Final = "STEIGER_"
TOKEN_NAME: Final = PREFIX + "TOKEN"

_NAME: Final = re.compile(r"[A-Z][A-Z0-9_]{0,39}", re.IGNORECASE)
_TOKEN_LINE: Final = re.compile(r"\s*(export\s+)?['\"]?((STEIGER|DISCORD)[_-]?)?(BOT[_-]?)?TOKEN\b", re.IGNORECASE)
_OTHER_BOTS: Final = re.compile(r"(DISCORD_.*TOKEN|BOT_TOKEN)", re.IGNORECASE)
_TYPOGRAPHIC: Final = tuple("“”„‟«»‘’‚‹›")

_log = logging.getLogger(__name__)


class EnvFileError(Exception):
    """The file cannot be read as it was meant; the text is one line for the host, without any value."""


class EnvFile(msgspec.Struct, frozen=True):
    """The values of every name that begins like ours, and the lines on which they stand."""

    values: dict[str, str]
    lines: dict[str, int]


def read_env_file(file: Path, known: Sequence[str], *, without_token: bool = False) -> EnvFile:
    """The settings in the file, none where there is no file; raises EnvFileError.

    Without the token for the setup, which puts another in the place of every line that was to set it.
    """
    text = text_of(file)
    if without_token:
        text = "\n".join("" if sets_token(line) else line for line in text.split("\n"))
    found = EnvFile({}, {})
    for number, name, value in _settings_in(file, text):
        if not name.startswith(PREFIX):
            _check_foreign(file, number, name, known)
        elif name in found.values:
            raise EnvFileError(
                f"{file}, lines {found.lines[name]} and {number}: {name} is set twice. Keep one of them."
            )
        else:
            found.values[name], found.lines[name] = value, number
    return found


def text_of(file: Path) -> str:
    """The file's text, empty where there is no file; raises EnvFileError."""
    try:
        # A folder of that name, a link to nothing or a file of another user is a mistake to be told.
        text = file.read_text(encoding="utf-8-sig") if os.path.lexists(file) else ""
    except OSError as error:
        raise EnvFileError(f"{file}: cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise EnvFileError(f"{file}: is no text in UTF-8. Save it in your editor as UTF-8.") from error
    if "\0" in text:
        raise EnvFileError(f"{file}: is no text in UTF-8. Save it in your editor as UTF-8.")
    return text


def sets_token(line: str) -> bool:
    """Whether the line was meant to set the bot's token, however it is written."""
    return _TOKEN_LINE.match(line) is not None


def misspelt(environ: Mapping[str, str], known: Sequence[str]) -> list[str]:
    """The names of the environment that can only be meant for us, but are none of ours."""
    ours = [name for name in environ if name.upper().replace("-", "_").startswith(PREFIX)]
    return sorted(name for name in ours if name not in known)


def tokens_of_other_names(environ: Mapping[str, str]) -> list[str]:
    """The names of the environment under which other bots expect their token."""
    return sorted(name for name, value in environ.items() if value and _OTHER_BOTS.fullmatch(name))


def _settings_in(file: Path, text: str) -> Iterator[tuple[int, str, str]]:
    """Each setting with the number of its line."""
    for binding in parse_stream(io.StringIO(text)):
        number = _line_of(binding)
        if binding.error or (binding.key is not None and binding.value is None):
            raise EnvFileError(f"{file}, line {number}: not understood. Write NAME=value, quotes closed.")
        if binding.key is None or binding.value is None:
            continue
        if not _NAME.fullmatch(binding.key):
            raise EnvFileError(f"{file}, line {number}: what stands before the = is no name of a setting.")
        if "\n" in binding.value or "\r" in binding.value:
            raise EnvFileError(f"{file}, line {number}: a value of several lines. Is a quote not closed?")
        if binding.value.startswith(_TYPOGRAPHIC):
            raise EnvFileError(f"{file}, line {number}: typographic quotes. Write the value without any.")
        yield number, binding.key, binding.value


def _line_of(binding: Binding) -> int:
    # The parser counts the empty lines before a setting as its own.
    text = binding.original.string
    return binding.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _check_foreign(file: Path, number: int, name: str, known: Sequence[str]) -> None:
    """Pass over what is plainly of another program, as where several share one file; raises EnvFileError."""
    upper = name.upper()
    meant = TOKEN_NAME if "TOKEN" in upper else PREFIX + upper.removeprefix(PREFIX)
    likely = [meant] if meant in known else get_close_matches(upper, known, 1, cutoff=0.8)
    if likely or "STEIGER" in upper or "DISCORD" in upper:
        hint = f" Write {likely[0]}." if likely else ""
        raise EnvFileError(f"{file}, line {number}: {name} is no setting of the bot.{hint}")
    shown = name if name.isupper() else "this name"
    _log.warning("%s, line %d: %s is no setting of the bot and has no effect.", file, number, shown)
