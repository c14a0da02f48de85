"""The record of an ended game: all that anybody needs to play it again, and to see that it was dealt as promised.

No names and no users stand in it: a seat is a number. `docs/record.md` describes the file.
"""

import hashlib
import sqlite3
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from bot.errors import UNDECODABLE, Refused
from bot.tables.courses import course_of
from bot.tables.loaded import Call, Loaded, load
from bot.tables.rights import may
from bot.tables.shadowing import (
    Course,
    CourseLine,
    CourseUnreadable,
    NotPlayed,
    carried_out,
    dealt,
    game_of,
    moves_in,
    unpacked,
)
from db import acts
from db.inspection import whole_log
from db.rows import ActRow, LogRow
from games.engine.bounds import State
from games.engine.codec import StoredDataError, decode_state, encode_state
from games.engine.contract import AnyGame, Outcome
from games.engine.event import Event, Seat
from games.engine.rng import fingerprint

FORMAT: Final = "steiger record"
VERSION: Final = 1
How = Literal["", "ahead", "passed", "clock", "cut"]
"""How a turn came about, where not by a press: an answer left ahead, passed for who is not there, passed by the
clock, finished by the clock as it stood."""
_OF_TIME: Final[Mapping[str, How]] = {"passed": "passed", "clock-passed": "clock", "clock-finished": "cut"}
DIGITS: Final = 12


class RecordedBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """The board: its fingerprint and name, and the text of its file where players brought it."""

    fingerprint: str
    name: str
    file: str | None = None


class RecordedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that holds: the actions of a seat in notation, and the mark of the position after them.

    `change` is why replay does not go on across it (repair, switch, rules): `events` then say what was changed,
    and `state` is the position from which it goes on.
    """

    seat: Seat | None = None
    do: tuple[str, ...] = ()
    how: How = ""
    after: str = ""
    change: str = ""
    events: tuple[Event, ...] = ()
    state: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as a file. `undone` is how many times turns were taken back, whose lines are left out."""

    format: str
    version: int
    game: str
    schema: int
    rules: str = ""
    facts: str
    options: dict[str, Any]
    board: RecordedBoard | None = None
    colours: tuple[str, ...]
    computers: tuple[str, ...] = ()
    """The level of each seat that a computer played in the end, empty for a person; none where all are people."""
    fingerprint: str
    seed: str
    salt: str
    start: Seat | None = None
    """Who begins, where the seed does not say it; at tables it always does."""
    undone: int = 0
    lines: tuple[RecordedLine, ...]
    state: msgspec.Raw
    result: Outcome


class Ended(msgspec.Struct, frozen=True):
    """All that the record of an ended game is made of, as plain data for another process."""

    course: Course
    salt: str
    colours: tuple[str, ...]
    undone: int
    hows: tuple[How, ...]
    rules: str = ""
    """The mark of the rules by which it was played to its end; "" where nobody recorded it."""
    computers: tuple[str, ...] = ()


def for_reader(connection: sqlite3.Connection, call: Call, table_id: int) -> Ended:
    """The same for whoever may look at the table."""
    loaded = load(connection, table_id)
    may("look", loaded, call)
    return ended_game(connection, loaded)


def ended_game(connection: sqlite3.Connection, loaded: Loaded) -> Ended:
    """What the record of a game is made of. Raises Refused unless it was played to its end, Damaged.

    From then on nothing takes its result back, so its seed and what was hidden may be known.
    """
    if loaded.row.status != "over":
        raise Refused("record-not-yet", table=loaded.row.called)
    table, course = loaded.row.id, course_of(connection, loaded)
    whole = whole_log(connection, table)
    hows = _hows(whole, acts.acts(connection, table))
    return Ended(
        course=course,
        salt=loaded.row.salt,
        colours=tuple(seat.colour for seat in loaded.seats),
        undone=len({line.undone for line in whole} - {None}),
        hows=tuple(hows.get(line.id, "") for line in course.lines),
        rules=loaded.row.rules,
        computers=tuple(seat.computer for seat in loaded.seats) if loaded.computers else (),
    )


def _hows(whole: list[LogRow], done: list[ActRow]) -> dict[int, How]:
    """How lines came about that nobody pressed, by id."""
    found: dict[int, How] = {line.id: "ahead" for line in whole if line.seal is None}
    found |= {line.id: "passed" for line in whole if line.passed}
    for act in done:
        how = _OF_TIME.get(act.kind)
        # A turn that the clock finishes is written behind the act that says so.
        at = act.line if how != "cut" else min((one.id for one in whole if one.id > act.line), default=0)
        if how is not None and at in {line.id for line in whole}:
            found[at] = how
    return found


def record_of(ended: Ended) -> bytes:
    """The record of a game as a file; raises CourseUnreadable."""
    try:
        return _record_of(ended)
    except (StoredDataError, *UNDECODABLE) as error:  # one error, which goes from process to process
        raise CourseUnreadable(str(error)) from error


def _record_of(ended: Ended) -> bytes:
    course = ended.course
    game = game_of(course)
    assert course.state is not None
    state = decode_state(game, course.state)
    outcome = game.outcome(state)
    assert outcome is not None
    options = msgspec.json.decode(course.options, type=dict[str, Any])
    record = Record(
        format=FORMAT,
        version=VERSION,
        game=game.id,
        schema=game.schema,
        rules=ended.rules,
        facts=str(options.get("facts", "")),
        options=options,
        board=_board(game, course),
        colours=ended.colours,
        computers=ended.computers,
        fingerprint=fingerprint(course.seed, ended.salt),
        seed=course.seed,
        salt=ended.salt,
        start=course.start,
        undone=ended.undone,
        lines=tuple(_Lines(game, ended).written()),
        state=msgspec.Raw(encode_state(game, state)),
        result=outcome,
    )
    return _a_line_each(msgspec.json.encode(record))


def mark(state: State) -> str:
    """The mark of a position: equal positions have the same, by the form in which this version stores states."""
    return hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()[:DIGITS]


def file_name(table: int, game: str) -> str:
    """What the file of a record is called."""
    return f"steiger-{game}-{table}.json"


def _board(game: AnyGame, course: Course) -> RecordedBoard | None:
    if game.boards is None:
        return None
    played = game.boards.played(msgspec.json.decode(course.options, type=game.options_type))
    file = course.board[1].decode() if course.board is not None else None
    return RecordedBoard(played, game.boards.name(played), file)


class _Lines:
    """The lines of a record, each with the mark of its position: the stored one, else that of a replay."""

    def __init__(self, game: AnyGame, ended: Ended) -> None:
        self._game = game
        self._ended = ended
        self._state: State | None = None

    def written(self) -> list[RecordedLine]:
        course = self._ended.course
        self._state = dealt(course).state
        found = [self._line(line, how) for line, how in zip(course.lines, self._ended.hows, strict=True)]
        return [line for line in found if line.do or line.change]

    def _line(self, line: CourseLine, how: How) -> RecordedLine:
        moves = moves_in(line)
        if self._state is not None and not line.decided:
            try:
                self._state, _ = carried_out(self._game, self._state, line.seat, moves)
            except NotPlayed:  # by other rules than these; the next checkpoint goes on
                self._state = None
        if line.checkpoint is not None:
            self._state = unpacked(self._game, line.checkpoint)
        after = "" if self._state is None or not moves else mark(self._state)
        if not line.kept:
            return RecordedLine(line.seat, moves, how, after)
        stored = msgspec.Raw(encode_state(self._game, unpacked(self._game, line.checkpoint or b"")))
        return RecordedLine(line.seat, moves, how, after, line.kept, _changes(line), stored)


def _changes(line: CourseLine) -> tuple[Event, ...]:
    """What a line says of what the table decided; the events of moves come out of the moves."""
    if not line.decided:
        return ()
    try:
        return msgspec.json.decode(line.events, type=tuple[Event, ...])
    except UNDECODABLE as error:
        raise CourseUnreadable(f"line {line.id}: {error}") from error


def _a_line_each(record: bytes) -> bytes:
    """The file with each line of the game on a line of its own, so that people can read it."""
    raw: dict[str, msgspec.Raw] = msgspec.json.decode(record, type=dict[str, msgspec.Raw])
    parts: list[bytes] = []
    for name, value in raw.items():
        if name == "lines":
            each = msgspec.json.decode(value, type=list[msgspec.Raw])
            value = b"[\n  " + b",\n  ".join(map(bytes, each)) + b"\n ]"
        parts.append(msgspec.json.encode(name) + b": " + bytes(value))
    return b"{\n " + b",\n ".join(parts) + b"\n}\n"
