"""A record's file as it is read: whoever made it, it is read within bounds or refused in one sentence."""

import resource
import signal
import stat
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec

from bot.errors import UNDECODABLE
from bot.tables.recording import FORMAT, VERSION, Record
from games.engine.contract import AnyGame, BoardRefused
from games.registry import GAMES

LARGEST: Final = 20_000_000
"""Bytes of a file; a game of thousands of lines has one."""
MOST_LINES: Final = 50_000
MOST_ACTIONS: Final = 200_000
LONGEST: Final = 120
"""Seconds of work that a check may take; the longest game takes less than one."""
MEMORY: Final = 2_000_000_000
"""Bytes that the process may then have."""


class RecordError(Exception):
    """The file is no record that can be checked; the text is a sentence for whoever asked."""


class TooMuch(Exception):
    """The check takes longer, or more memory, than any game."""


class _Head(msgspec.Struct):
    """What every version of the form has."""

    format: str = ""
    version: int = 0


def read_record(file: Path) -> Record:
    """The record in a file; raises RecordError."""
    data = _data(file)
    try:
        head = msgspec.json.decode(data, type=_Head)
    except UNDECODABLE as error:
        raise RecordError(f"{file} is no record of a game: {_reason(error)}.") from error
    if head.format != FORMAT:
        raise RecordError(f"{file} is no record of a game: it does not say that it is one.")
    if head.version > VERSION:
        raise RecordError(f"{file} was written by a later version (form {head.version}, known up to {VERSION}).")
    try:
        record = msgspec.json.decode(data, type=Record)
    except UNDECODABLE as error:
        raise RecordError(f"{file} is no record that can be read: {_reason(error)}.") from error
    _check_bounds(file, record)
    return record


def game_of(file: Path, record: Record) -> AnyGame:
    """The game of a record, with its board made known; raises RecordError where it is not to be had here."""
    game = GAMES.get(record.game)
    if game is None:
        raise RecordError(f"{file} is of a game {record.game[:40]!r}, which this program does not have.")
    if record.schema > game.schema:
        raise RecordError(f"{file} was written by a later version: schema {record.schema}, not {game.schema}.")
    if len(record.colours) not in game.seats:
        raise RecordError(f"{file} has {len(record.colours)} seats; nobody can play {game.id} so.")
    _check_lines(file, record)
    _know_board(file, record, game)
    return game


def options_of(file: Path, record: Record, game: AnyGame) -> Any:
    """The options with which the game began; raises RecordError."""
    try:
        options = msgspec.convert(record.options, type=game.options_type)
    except UNDECODABLE as error:
        raise RecordError(f"{file} has options that {game.id} does not know: {_reason(error)}.") from error
    known = game.options_type().facts
    if options.facts != record.facts or options.facts != known:
        raise RecordError(
            f"{file} is of the printed parts in version {record.facts[:40]!r}, this program has {known!r}."
        )
    if game.boards is not None and not game.boards.known(game.boards.played(options)):
        raise RecordError(f"{file} was played on another board than the one it holds.")
    return options


@contextmanager
def within_bounds() -> Generator[None]:
    """Whatever a file asks for, it takes no more time and memory than this; raises TooMuch."""

    def over(number: int, frame: FrameType | None) -> None:
        raise TooMuch(f"it takes longer than {LONGEST} seconds")

    before, (soft, hard) = signal.signal(signal.SIGVTALRM, over), resource.getrlimit(resource.RLIMIT_AS)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    resource.setrlimit(resource.RLIMIT_AS, (_least(MEMORY, soft, hard), hard))
    try:
        yield
    except MemoryError as error:
        raise TooMuch("it takes more memory than any game") from error
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _least(*limits: int) -> int:
    return min(limit for limit in limits if limit != resource.RLIM_INFINITY)


def _data(file: Path) -> bytes:
    try:
        found = file.stat()
        # A pipe or a device may never end.
        if not stat.S_ISREG(found.st_mode):
            raise RecordError(f"{file} is no file.")
        if found.st_size > LARGEST:
            raise RecordError(f"{file} is larger than any record ({found.st_size} bytes, {LARGEST} at most).")
        return file.read_bytes()
    except OSError as error:
        raise RecordError(f"{file} cannot be read ({error.strerror}).") from error


def _check_bounds(file: Path, record: Record) -> None:
    actions = sum(len(line.do) for line in record.lines)
    if len(record.lines) > MOST_LINES or actions > MOST_ACTIONS:
        raise RecordError(f"{file} has {len(record.lines)} lines with {actions} actions, more than any game.")


def _check_lines(file: Path, record: Record) -> None:
    for number, line in enumerate(record.lines, start=1):
        if line.change and not isinstance(line.state, msgspec.Raw):
            raise RecordError(f"{file} does not say the position after the change in line {number}.")
        if line.seat is not None and line.seat not in range(len(record.colours)):
            raise RecordError(f"{file} has a move of seat {line.seat} in line {number}, where nobody sits.")
        if line.do and line.seat is None:
            raise RecordError(f"{file} does not say whose move line {number} is.")


def _know_board(file: Path, record: Record, game: AnyGame) -> None:
    board = record.board
    if board is None or board.file is None or game.boards is None:
        return
    try:
        found, _ = game.boards.read(board.file.encode())
    except BoardRefused as error:
        faults = len(error.faults)
        raise RecordError(f"{file} holds a board that cannot be played on ({faults} faults).") from error
    if found != board.fingerprint:
        raise RecordError(f"{file} holds the board {found}, and says that it is {board.fingerprint[:40]!r}.")


def plain(text: str) -> str:
    """A text without what a terminal would take for a command."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _reason(error: BaseException) -> str:
    return "it is nested too deep" if isinstance(error, RecursionError) else plain(str(error))[:200].rstrip(".")
