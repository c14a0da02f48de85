"""The commands of a game and their options, whatever they mean."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.errors import Refusal
from bot.post import Choice
from bot.words import Words
from games.engine.bounds import State
from games.engine.event import Seat
from games.engine.fields import Between

Options: TypeAlias = Mapping[str, str]
"""What was given with a command, by the names of its options."""


@dataclass(frozen=True)
class Option:
    """An option of a command: one of all `values`, a number, yes or no, or a text that is completed.

    `kind` is what its values are. `whole` says that the values are whole numbers,
    `plain` that nothing completes it.
    """

    name: str
    kind: str = ""
    required: bool = True
    values: tuple[str, ...] = ()
    whole: bool = False
    between: Between | None = None
    yes_or_no: bool = False
    plain: bool = False

    @property
    def completed(self) -> bool:
        """Whether it is a text that is completed while it is typed."""
        return not (self.values or self.between or self.yes_or_no or self.plain)


def nothing_offered(
    state: State, seat: Seat, option: str, typed: str, others: Options, words: Words
) -> Sequence[Choice]:
    """Nothing: no option of the command is completed."""
    return ()


def none_weighs_more(state: State, seat: Seat, options: Options) -> Refusal | None:
    """Nothing: as of answers, which can be left out of turn."""
    return None


@dataclass(frozen=True)
class Command:
    """A command by its path within the game's group ("bid", or "auction bid" in a group of its own).

    `line` is what a command with these options means as text for the game's `read`, names as they were typed;
    `meant` the same with ids in place of names, as a position understands them: it may raise MalformedAction.
    `offered` are the values of an option that fit what is typed, beside the other options given, or one entry that
    says why there are none. `objection` is what weighs more than an option that cannot be read, if anything does.
    An answer left ahead needs none, a command without completed options offers nothing.
    """

    path: str
    options: tuple[Option, ...]
    line: Callable[[Options], str]
    meant: Callable[[Any, Seat, Options, Words], str]
    offered: Callable[[Any, Seat, str, str, Options, Words], Sequence[Choice]] = nothing_offered
    objection: Callable[[Any, Seat, Options], Refusal | None] = none_weighs_more

    @property
    def name(self) -> str:
        """The command's own name, without its group."""
        return self.path.split()[-1]
