"""A table of verbs at work: lines are read and written, actions judged, listed and performed by their rows."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeAlias

from games.engine.conditions import Condition, Gate, Listed, Need
from games.engine.contract import S
from games.engine.event import Seat
from games.engine.notation import Tokens
from games.engine.stages import no
from games.engine.verbs import C, Row, Way
from games.engine.violation import MalformedAction, Violation, quoted

_Holds: TypeAlias = Callable[..., bool]


class _Asked(NamedTuple):
    """A condition as it is asked of an action: a gate does not look at it."""

    gate: bool
    holds: _Holds
    refusal: Callable[..., Violation]


class _Entry(NamedTuple):
    """What is asked when a way is listed."""

    gates: tuple[_Holds, ...]
    needs: tuple[_Holds, ...]
    candidates: Callable[[Any, Seat], Iterable[Any]]


class _Row(NamedTuple):
    """A way as it is judged and performed."""

    takes: Callable[[Any], bool]
    conditions: tuple[_Asked, ...]
    uses: Callable[[Any, Any], None] | None
    perform: Callable[[Any, Any], None]


class Table(Generic[S, C]):
    """Verbs that stand side by side: all of a game, those of a stage, or what may be left ahead."""

    def __init__(self, verbs: Iterable[Row[S, C]]) -> None:
        self.verbs = {verb.action: verb for verb in verbs}
        self._rows = {
            action: tuple(_Row(way.takes, _asked(way), way.uses, verb.perform) for way in verb.entries())
            for action, verb in self.verbs.items()
        }
        entries = [_entry(way) for verb in self.verbs.values() for way in verb.entries()]
        self._entries = tuple(entry for entry in entries if no not in entry.gates)
        self._lines = {action: (verb.word, verb.lines()) for action, verb in self.verbs.items()}
        self._readers = {word: line.read for word, line in self._lines.values()}

    # Lines

    def read(self, tokens: Tokens) -> Any:
        """The action that the words of a line mean; raises MalformedAction."""
        read = self._readers.get(tokens[0])
        if read is None:
            raise MalformedAction("unknown-verb", word=quoted(tokens[0]))
        return read(tokens)

    def reads(self, word: str) -> bool:
        """Whether lines of one of the verbs begin with the word."""
        return word in self._readers

    def notation(self, action: Any) -> str:
        """The action as a line that is read back."""
        word, line = self._lines[type(action)]
        return " ".join((word, *line.write(action)))

    # Judging, listing, performing

    def refusal(self, state: S, seat: Seat, action: Any) -> Violation | None:
        """Why the action is refused by its row, or None."""
        for gate, holds, refusal in self._row(action).conditions:
            if gate:
                if not holds(state, seat):
                    return refusal(state, seat)
            elif not holds(state, seat, action):
                return refusal(state, seat, action)
        return None

    def listed(self, state: S, seat: Seat) -> list[Any]:
        """Every candidate that its row lets pass, verb by verb."""
        found: list[Any] = []
        for gates, needs, candidates in self._entries:
            for holds in gates:
                if not holds(state, seat):
                    break
            else:
                passed = candidates(state, seat)
                for holds in needs:
                    passed = [action for action in passed if holds(state, seat, action)]
                found += passed
        return found

    def each(self, state: S, seat: Seat) -> Iterator[Any]:
        """The same one after the other, for who may stop at the first."""
        for gates, needs, candidates in self._entries:
            for holds in gates:
                if not holds(state, seat):
                    break
            else:
                for action in candidates(state, seat):
                    if not needs or all(holds(state, seat, action) for holds in needs):
                        yield action

    def perform(self, change: C, action: Any) -> None:
        """Do what the action's row says; it must be legal."""
        row = self._row(action)
        if row.uses is not None:
            row.uses(change, action)
        row.perform(change, action)

    def _row(self, action: Any) -> _Row:
        rows = self._rows[type(action)]
        return rows[0] if len(rows) == 1 else next(row for row in rows if row.takes(action))


def _asked(way: Way[Any, Any, Any]) -> tuple[_Asked, ...]:
    return tuple(
        _Asked(isinstance(condition, Gate), _holds(condition, way.candidates), condition.refusal)
        for condition in way.conditions
    )


def _holds(condition: Condition[Any, Any], candidates: Callable[[Any, Seat], Iterable[Any]]) -> _Holds:
    if not isinstance(condition, Listed):
        return condition.holds
    if condition.among is not None:
        return condition.among

    def among(state: Any, seat: Seat, action: Any) -> bool:
        return action in candidates(state, seat)

    return among


def _entry(way: Way[Any, Any, Any]) -> _Entry:
    gates = tuple(condition.holds for condition in way.conditions if isinstance(condition, Gate))
    needs = tuple(condition.holds for condition in way.conditions if isinstance(condition, Need))
    return _Entry(gates, needs, way.candidates)
