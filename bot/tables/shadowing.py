"""Shadow replay: a game played again from what its log chose, beside the stored one, which stays what counts.

A course holds all that is needed, as plain data for another process. Replay goes on from stretch to stretch: what
the table itself decided, a repair or a switch, follows from no moves: the next stretch begins at its checkpoint.
"""

import zlib
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from bot.errors import UNDECODABLE
from games.engine.bounds import State
from games.engine.codec import StoredDataError, decode_state, encode_state
from games.engine.contract import AnyGame, Setup, Transition
from games.engine.event import Event, Seat
from games.engine.violation import ActionError, IllegalAction
from games.registry import GAMES

DECIDED: Final = frozenset({"repair", "switch"})
"""Why a checkpoint is kept to which no moves lead."""
EVENTS: TypeAlias = tuple[Event, ...]


class CourseLine(msgspec.Struct, frozen=True):
    """A line of the log that holds: what was chosen and told in it, as stored.

    `checkpoint` is the compressed state after it where one is kept, `kept` why it is kept for good.
    """

    id: int
    seat: Seat | None
    actions: str
    events: str
    at: int = 0
    checkpoint: bytes | None = None
    kept: str = ""

    @property
    def decided(self) -> bool:
        """Whether the table decided the position after it, which follows from no moves."""
        return not DECIDED.isdisjoint(self.kept.split())


class Course(msgspec.Struct, frozen=True):
    """A game as it was played: how it was dealt, its lines, and the stored state after them.

    Without `begin`, a compressed state from which the lines go on, the first line tells of the deal. `before` is
    how many lines came before them. `start` is who begins, where the seed does not say it. `board` is mark and
    file of a board that players brought. `state` is None where the last line's checkpoint says it.
    """

    table: int
    game: str
    seats: int
    seed: str
    options: str
    board: tuple[str, bytes] | None
    lines: tuple[CourseLine, ...]
    state: bytes | None = None
    begin: bytes | None = None
    before: int = 0
    start: Seat | None = None


class Difference(msgspec.Struct, frozen=True):
    """Where a game would first go otherwise: the number of the line, counted from 1, and when it was played.

    `rule` is the section of what first happens otherwise, "" where nobody can say.
    """

    line: int
    at: int
    rule: str


class Shadow(msgspec.Struct, frozen=True):
    """What a shadow replay found; where it could not be carried out, `unreadable` says why."""

    table: int
    lines: int
    actions: int = 0
    difference: Difference | None = None
    unreadable: str = ""

    @property
    def same(self) -> bool:
        """Whether the replay led to the stored state."""
        return self.difference is None and not self.unreadable


class CourseUnreadable(Exception):
    """Something of a course cannot be read; the text says what."""


class NotPlayed(Exception):
    """An action of the log is none any more, or no longer legal; `rule` is that of the refusal."""

    def __init__(self, error: ActionError, text: str) -> None:
        super().__init__(f"{text!r}: {error}")
        self.rule = error.violation.rule if isinstance(error, IllegalAction) else ""


def shadow(course: Course) -> Shadow:
    """Play a course again with the installed rules, up to the first line at which it goes otherwise."""
    try:
        return _Replay(course).result()
    except (CourseUnreadable, StoredDataError, *UNDECODABLE) as error:
        return Shadow(course.table, len(course.lines), unreadable=str(error))
    except Exception as error:  # of a state whose types fit and whose numbers do not, rules stumble as they please
        return Shadow(course.table, len(course.lines), unreadable=f"{type(error).__name__}: {error}")


def dealt(course: Course) -> Transition[Any]:
    """How the game begins with the installed rules."""
    game = game_of(course)
    options = msgspec.json.decode(course.options, type=game.options_type)
    return game.new_game(Setup(seats=course.seats, options=options, seed=course.seed, start_seat=course.start))


def game_of(course: Course) -> AnyGame:
    """The game that is played, with its board made known; raises CourseUnreadable."""
    game = GAMES.get(course.game)
    if game is None:
        raise CourseUnreadable(f"there is no game {course.game}")
    if course.board is not None and game.boards is not None and not game.boards.known(course.board[0]):
        game.boards.recall(*course.board)
    return game


def moves_in(line: CourseLine) -> tuple[str, ...]:
    """The moves of a line in notation."""
    return msgspec.json.decode(line.actions, type=tuple[str, ...])


def carried_out(game: AnyGame, state: State, seat: Seat | None, moves: Sequence[str]) -> tuple[State, list[Event]]:
    """The state after moves, and what happened in them; raises NotPlayed."""
    events: list[Event] = []
    for text in moves:
        try:
            made = game.apply(state, seat or 0, game.parse(text))
        except ActionError as error:
            raise NotPlayed(error, text) from error
        state = made.state
        events += made.events
    return state, events


def unpacked(game: AnyGame, packed: bytes) -> State:
    """The state of a checkpoint; raises CourseUnreadable or StoredDataError."""
    return decode_state(game, _unzipped(packed))


def _is(game: AnyGame, packed: bytes, state: State) -> bool:
    """Whether a checkpoint is that state; mostly it is, byte by byte, and need not be read."""
    stored = _unzipped(packed)
    return stored == encode_state(game, state) or decode_state(game, stored) == state


def _unzipped(packed: bytes) -> bytes:
    try:
        return zlib.decompress(packed)
    except zlib.error as error:
        raise CourseUnreadable(f"a checkpoint: {error}") from error


class _Replay:
    """One replay, line by line; `_since` are the lines since replay and game last agreed, with what they told."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._game = game_of(course)
        self._since: list[tuple[int, EVENTS]] = []
        self._actions = 0

    def result(self) -> Shadow:
        lines = list(enumerate(self._course.lines))
        if self._course.begin is not None:
            state = unpacked(self._game, self._course.begin)
        else:
            begun = dealt(self._course)
            state = begun.state
            first = lines[:1]
            lines = lines[1:]
            for number, line in first:
                self._since = [(number, begun.events)]
                if (found := self._compared(number, line, state)) is not None:
                    return found
        for number, line in lines:
            if line.decided:
                state = self._decided(line)
                continue
            try:
                state = self._played(number, line, state)
            except NotPlayed as refused:
                return self._differs(number, refused.rule)
            if (found := self._compared(number, line, state)) is not None:
                return found
        return self._ended(state)

    def _played(self, number: int, line: CourseLine, state: State) -> State:
        moves = moves_in(line)
        state, events = carried_out(self._game, state, line.seat, moves)
        self._actions += len(moves)
        if moves:
            self._since.append((number, tuple(events)))
        return state

    def _decided(self, line: CourseLine) -> State:
        if line.checkpoint is None:
            raise CourseUnreadable(f"no checkpoint of what the table decided in line {line.id}")
        self._since.clear()
        return unpacked(self._game, line.checkpoint)

    def _compared(self, number: int, line: CourseLine, state: State) -> Shadow | None:
        if line.checkpoint is None:
            return None
        if not _is(self._game, line.checkpoint, state):
            return self._differs(*self._first_otherwise(number))
        self._since.clear()
        return None

    def _ended(self, state: State) -> Shadow:
        stored = self._course.state
        if stored is not None and decode_state(self._game, stored) != state:
            return self._differs(*self._first_otherwise(max(len(self._course.lines) - 1, 0)))
        return Shadow(self._course.table, len(self._course.lines), self._actions)

    def _first_otherwise(self, last: int) -> tuple[int, str]:
        """The first line since both agreed that told something else, the last where none did; and its rule."""
        for like in (_booked, _told):
            for number, events in self._since:
                stored = _events(self._course.lines[number])
                pairs = list(zip(like(events), like(stored), strict=False))
                odd = next((at for at, (new, old) in enumerate(pairs) if new != old), len(pairs))
                if odd < max(len(events), len(stored)):
                    return number, (events if odd < len(events) else stored)[odd].rule
        return last, self._rule_of(last)

    def _rule_of(self, number: int) -> str:
        events = [event for at, told in self._since if at == number for event in told]
        return events[-1].rule if events else ""

    def _differs(self, number: int, rule: str) -> Shadow:
        lines = self._course.lines
        at = lines[number].at if lines else 0
        difference = Difference(self._course.before + number + 1, at, rule)
        return Shadow(self._course.table, len(lines), self._actions, difference)


def _booked(events: EVENTS) -> list[Any]:
    """What moves coins, points and pieces, which no change of a sentence alters."""
    return [(event.seat, sorted(event.entries, key=msgspec.structs.astuple)) for event in events]


def _told(events: EVENTS) -> list[Any]:
    return [(event.kind, dict(event.params)) for event in events]


def _events(line: CourseLine) -> EVENTS:
    try:
        return msgspec.json.decode(line.events, type=EVENTS)
    except UNDECODABLE:  # the state decides; of this line nobody can say what it told
        return ()
