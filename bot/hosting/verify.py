"""`steiger verify FILE`: whether a recorded game was dealt as promised, and leads to the result that it says."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.hosting.record_files import RecordError, TooMuch, game_of, options_of, plain, read_record, within_bounds
from bot.rules_mark import mark_of
from bot.tables.decided import DECISIONS, SWITCHED, changes_in
from bot.tables.recording import Record, RecordedLine, mark
from bot.tables.shadowing import DECIDED, NotPlayed, carried_out
from games.engine.bounds import State
from games.engine.codec import StoredDataError, decode_state
from games.engine.contract import REPAIRED, AnyGame, Outcome, Setup
from games.engine.event import Event
from games.engine.rng import SHORT_FINGERPRINT, fingerprint
from games.engine.violation import ActionError

Say = Callable[[str], None]
LONGEST_LINE: Final = 400
"""Signs of a line that is told."""
CHANGES: Final = {
    "repair": "the table set the position right",
    "switch": "the table changed a switch",
    "rules": "the rules of the program were changed",
}


def verify(file: Path, say: Say, promised: str = "") -> bool:
    """Whether all that a record says agrees, told line by line; raises RecordError for a file that is none.

    `promised` is the fingerprint that was shown before the game, where the caller has it.
    """
    try:
        with within_bounds():
            record = read_record(file)
            return _Check(file, record, say).holds(promised.strip().lower())
    except TooMuch as error:
        raise RecordError(f"{file} cannot be checked: {error}.") from error


class _Check:
    """A check under way; `_faults` counts what differs."""

    def __init__(self, file: Path, record: Record, say: Say) -> None:
        self._file = file
        self._record = record
        self._game = game_of(file, record)
        self._options = options_of(file, record, self._game)
        self._say = say
        self._faults = 0
        self._actions = 0
        # The mark of a position follows from the form in which a version stores it.
        self._marked = record.schema == self._game.schema

    def holds(self, promised: str) -> bool:
        self._head()
        self._seed(promised)
        state: State | None = self._dealt()
        start = 1
        for last, line in self._stretches():
            state = self._stretch(start, last, state, line)
            start = last + 1
        if state is not None:
            self._end(state)
        else:
            self._differs("The result could not be reached, so it is not confirmed.")
        self._tell("Verified: everything agrees." if not self._faults else "Not verified: see what differs above.")
        return not self._faults

    def _head(self) -> None:
        record, board = self._record, self._record.board
        on = f" on the board {board.name!r}" if board is not None else ""
        self._tell(f"{self._file}: a game of {record.game} with {len(record.colours)} seats{on}.")
        if record.undone:
            self._tell(f"Taken back and left out: {record.undone} times.")
        if record.rules != mark_of(record.game):
            by = "other rules than these" if record.rules else "a version that did not mark its rules"
            self._tell(f"It was played by {by}: where something differs, a rule may have been corrected since.")

    def _seed(self, promised: str) -> None:
        record = self._record
        found = fingerprint(record.seed, record.salt)
        if found != record.fingerprint:
            self._differs(
                f"Seed and salt give the fingerprint {found}, the record says {record.fingerprint[:40]!r}."
            )
        elif promised and promised not in (found, found[:SHORT_FINGERPRINT]):
            self._differs(f"Seed and salt give the fingerprint {found}, promised was {promised[:40]!r}.")
        elif promised and promised != found:
            self._tell(f"Seed and salt give a fingerprint that begins with {promised}, as promised.")
        elif promised:
            self._tell(f"Seed and salt give the fingerprint {found}, as promised.")
        else:
            self._tell(f"Seed and salt give the fingerprint {found}. It must be the one shown before the game.")

    def _dealt(self) -> State | None:
        try:
            return self._game.new_game(self._setup()).state
        except ValueError as error:
            self._differs(f"The game cannot be dealt: {error}.")
            return None

    def _setup(self) -> Setup[Any]:
        record = self._record
        return Setup(seats=len(record.colours), options=self._options, seed=record.seed, start_seat=record.start)

    def _stretches(self) -> Iterator[tuple[int, RecordedLine | None]]:
        """The number of the last line of each stretch, and the line where replay does not go on across it."""
        lines = self._record.lines
        for number, line in enumerate(lines, start=1):
            if line.change:
                yield number, line
        if not lines or not lines[-1].change:
            yield len(lines), None

    def _stretch(self, start: int, last: int, state: State | None, end: RecordedLine | None) -> State | None:
        """The position from which play goes on after a stretch, None where it is not known."""
        decided = end is not None and not DECIDED.isdisjoint(end.change.split())
        before = self._faults
        played = state
        for number in range(start, last + (not decided)):
            played = self._line(number, played)
        if self._faults == before and played is not None:
            upto = last - decided
            self._tell(f"Lines {start} to {upto}: every action is legal." if upto >= start else "No line here.")
        return played if end is None else self._crossed(last, end, played, decided=decided)

    def _line(self, number: int, state: State | None) -> State | None:
        if state is None:
            return None
        line = self._record.lines[number - 1]
        try:
            state, _ = carried_out(self._game, state, line.seat, line.do)
        except NotPlayed as error:
            self._differs(f"Line {number} ({_said(line)}): not possible there: {error}.")
            return None
        except (TooMuch, MemoryError):
            raise
        except Exception as error:  # of a position whose types fit and whose numbers do not, rules stumble
            self._differs(f"Line {number} ({_said(line)}): the rules stumble over it ({type(error).__name__}).")
            return None
        self._actions += len(line.do)
        if self._marked and line.after and mark(state) != line.after:
            self._differs(f"Line {number} ({_said(line)}): it leads to another position than the record says.")
            return None
        return state

    def _crossed(self, number: int, line: RecordedLine, state: State | None, *, decided: bool) -> State | None:
        """The position after what replay does not cross, which is named, and compared as far as it can be."""
        said = " and ".join(CHANGES.get(word, word[:40]) for word in line.change.split())
        self._tell(f"After line {number - decided} replay starts anew: {said}{_changed(line.events)}.")
        stored = self._stored(line.state, f"in line {number}")
        if stored is None or state is None:
            return stored
        if decided:
            state = self._set_right(state, line.events)
        if state != stored:
            self._differs(f"Line {number}: it leads to another position than the record goes on from.")
        return stored

    def _set_right(self, state: State, events: tuple[Event, ...]) -> State | None:
        """The position after what the table decided; None where its events do not lead to any."""
        for event in events:
            if event.kind not in DECISIONS:  # what follows from one
                continue
            try:
                state = _decided(self._game, state, event)
            except (ActionError, msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError):
                return None
        return state

    def _stored(self, stored: msgspec.Raw | msgspec.UnsetType, where: str) -> State | None:
        try:
            return decode_state(self._game, bytes(stored) if isinstance(stored, msgspec.Raw) else b"")
        except StoredDataError as error:
            self._differs(f"The position {where} cannot be read: {str(error)[:200]}.")
            return None

    def _end(self, state: State) -> None:
        stored = self._stored(self._record.state, "at the end")
        if stored is not None and stored != state:
            self._differs(
                f"Line {len(self._record.lines)}: the position at the end is another than the record says."
            )
        outcome = self._outcome(state)
        if outcome is None:
            self._differs("The game is not over after the last line.")
        elif outcome != self._record.result:
            self._differs(f"The result is {_scores(outcome)}, the record says {_scores(self._record.result)}.")
        else:
            self._tell(f"{self._actions} actions lead to the result: {_scores(outcome)}.")

    def _outcome(self, state: State) -> Outcome | None:
        try:
            return self._game.outcome(state)
        except (TooMuch, MemoryError):
            raise
        except Exception:  # as for a line
            return None

    def _tell(self, line: str) -> None:
        self._say(plain(line)[:LONGEST_LINE])

    def _differs(self, line: str) -> None:
        self._faults += 1
        self._tell(f"DIFFERS: {line}")


def _decided(game: AnyGame, state: State, event: Event) -> State:
    """The position after a decision of the table; raises what reading such a one ends in."""
    if event.kind == SWITCHED:
        changed = {str(event.params["option"]): event.params["value"]}
        if not changed.keys() <= game.switches.keys():
            raise LookupError(event.params["option"])
        options: Any = msgspec.to_builtins(state.options) | changed
        return msgspec.structs.replace(state, options=msgspec.convert(options, type=game.options_type))  # pyright: ignore
    if event.kind == REPAIRED and game.repairs is not None:
        return game.repairs.repaired(state, {one.id: one.after for one in changes_in(event)}).state
    raise LookupError(event.kind)


def _changed(events: tuple[Event, ...]) -> str:
    """What decisions changed, as before and after."""
    parts: list[str] = []
    for event in events:
        if event.kind == SWITCHED:
            said = (str(event.params.get(name, "?"))[:40] for name in ("option", "before", "value"))
            parts.append("{} from {} to {}".format(*said))
        parts += [f"{one.id} from {one.before} to {one.after}"[:120] for one in changes_in(event)]
    return f" ({', '.join(parts)})" if parts else ""


def _said(line: RecordedLine) -> str:
    return f"seat {line.seat}: {', '.join(line.do)}"[:160]


def _scores(outcome: Outcome) -> str:
    """Points by seat, the seats by rank."""
    places = [f"seat {seat} with {total}" for rank in outcome.ranks for seat, total in _totals(rank, outcome)]
    return ", ".join(places)[:300]


def _totals(rank: tuple[int, ...], outcome: Outcome) -> Iterator[tuple[int, int]]:
    for seat in rank:
        yield seat, outcome.totals[seat] if seat in range(len(outcome.totals)) else 0
