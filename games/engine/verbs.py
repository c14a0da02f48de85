"""The rows of a game's table of verbs: an action, where it belongs, what it needs, and what it does."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from games.engine.bounds import State
from games.engine.change import Change
from games.engine.conditions import A, Condition, Gate
from games.engine.contract import S
from games.engine.event import Seat
from games.engine.lines import Line, line_of
from games.engine.violation import Violation

C = TypeVar("C", bound=Change[Any, Any, Any])
"""What a game makes of an action."""


@dataclass(frozen=True, slots=True)
class Way(Generic[S, C, A]):
    """One of several ways in to an action: which choices take it, what it uses up before they are performed."""

    takes: Callable[[A], bool]
    conditions: tuple[Condition[S, A], ...]
    candidates: Callable[[S, Seat], Iterable[A]]
    uses: Callable[[C, A], None] | None = None


class Row(Protocol[S, C]):
    """A verb, whatever its kind of action.

    A protocol: of a tuple of `Verb[S, C, Any]` nobody would check that a verb's parts fit its action.
    """

    @property
    def action(self) -> type[Any]:
        """The kind of action."""
        ...

    @property
    def example(self) -> str:
        """A line of its notation."""
        ...

    @property
    def section(self) -> str:
        """Where the rulebook has it."""
        ...

    @property
    def word(self) -> str:
        """The word that begins its lines."""
        ...

    @property
    def at(self) -> frozenset[str] | None:
        """The stages to which it belongs; None for answers left ahead."""
        ...

    @property
    def off(self) -> Callable[[S, Seat, Any], Violation | None] | None:
        """A refusal of its own at other stages; None from it where the general one says it."""
        ...

    @property
    def perform(self) -> Callable[[C, Any], None]:
        """Does it."""
        ...

    @property
    def command(self) -> str | None:
        """The command that gives it; None where it has none of its own."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the command for fields that have not the name of theirs."""
        ...

    @property
    def edits(self) -> Mapping[str, Callable[[S, Seat, str], Sequence[Any]]]:
        """Short forms by their first word."""
        ...

    def lines(self) -> Line[Any]:
        """How its lines are read and written."""
        ...

    def entries(self) -> tuple[Way[S, C, Any], ...]:
        """Its ways, of which a plain verb has but one."""
        ...

    def ending(self, conditions: tuple[Gate[S], ...], first: Callable[[C], None] | None) -> "Row[S, C]":
        """The verb that ends turns, as it is at a stage with its conditions and what is done first there."""
        ...


@dataclass(frozen=True)
class Verb(Generic[S, C, A]):
    """One kind of action.

    `example` is a line of its notation, and the first word of it the verb's own; `section` where the rulebook has
    it. `at` are the stages to which it belongs, None for answers left ahead: those are anybody's at any time, and
    nobody lists them. `off` is a refusal of its own at other stages, or None where the general one says it. Where
    there are several ways in to an action, `ways` take the place of `conditions` and `candidates`. `line` is
    needed only where the notation does not follow from the action's fields.
    """

    action: type[A]
    example: str
    section: str
    at: frozenset[str] | None
    perform: Callable[[C, A], None]
    conditions: tuple[Condition[S, A], ...] = ()
    candidates: Callable[[S, Seat], Iterable[A]] | None = None
    ways: tuple[Way[S, C, A], ...] = ()
    off: Callable[[S, Seat, A], Violation | None] | None = None
    line: Line[A] | None = None
    command: str | None = ""
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    edits: Mapping[str, Callable[[S, Seat, str], Sequence[Any]]] = field(
        default_factory=dict[str, Callable[[S, Seat, str], Sequence[Any]]]
    )

    @property
    def word(self) -> str:
        """The word that begins its lines."""
        return self.example.split()[0]

    def lines(self) -> Line[A]:
        """How its lines are read and written."""
        return self.line or line_of(self.action)

    def entries(self) -> tuple[Way[S, C, A], ...]:
        """Its ways, of which a plain verb has but one."""
        return self.ways or (Way(_any, self.conditions, self.candidates or _none),)

    def ending(self, conditions: tuple[Gate[S], ...], first: Callable[[C], None] | None) -> "Verb[S, C, A]":
        """The verb that ends turns, as it is at a stage with its conditions and what is done first there."""
        then = self.perform
        if first is None:
            return replace(self, conditions=conditions)

        def perform(change: C, action: A) -> None:
            first(change)
            then(change, action)

        return replace(self, conditions=conditions, perform=perform)


def only(*actions: A) -> Callable[[State, Seat], tuple[A, ...]]:
    """Candidates that are the same in every position."""
    return lambda state, seat: actions


def _any(action: msgspec.Struct) -> bool:
    return True


_NOTHING: Final[tuple[Any, ...]] = ()


def _none(state: State, seat: Seat) -> Iterable[Any]:
    return _NOTHING
