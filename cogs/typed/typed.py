"""All that can be typed of a game: its commands by name, those of its verbs and those of their own thought."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.errors import Refusal
from bot.post import Choice
from bot.words import Words
from cogs.typed.commands import Command, Options
from cogs.typed.given import Given
from cogs.typed.vocabulary import Vocabulary
from games.engine.event import Seat
from games.engine.verbs import Row


@dataclass(frozen=True)
class Typed:
    """What can be typed of a game in its group of commands.

    A command of `own` takes the place of the one that would follow from the row of the same path. The end of a
    turn has none: it is `/table finish`.
    """

    group: str
    verbs: Iterable[Row[Any, Any]]
    vocabulary: Vocabulary
    own: tuple[Command, ...] = ()

    @cached_property
    def given(self) -> Mapping[str, Given]:
        """What follows from the rows alone, by the names of the commands."""
        own = {command.path for command in self.own}
        found = [
            Given(row, self.vocabulary)
            for row in self.verbs
            if not isinstance(self.vocabulary.game.end_turn, row.action)
            if row.command is not None and (row.command or row.word) not in own
        ]
        return {one.command().name: one for one in found}

    @cached_property
    def commands(self) -> Mapping[str, Command]:
        """Every command by its name."""
        every = [*(one.command() for one in self.given.values()), *self.own]
        found = {command.name: command for command in every}
        assert len(found) == len(every)
        return found

    def line(self, name: str, options: Options) -> str:
        """The text that a command with these options means, names as they were typed."""
        return self.commands[name].line(options)

    def meant(self, state: Any, seat: Seat, name: str, options: Options, words: Words) -> str:
        """The same with ids in place of names; raises MalformedAction."""
        return self.commands[name].meant(state, seat, options, words)

    def suggestions(
        self, state: Any, seat: Seat, parameter: str, typed: str, others: Options, words: Words
    ) -> Sequence[Choice]:
        """What is offered for "<command> <option>", at most 25 entries and at least one."""
        name, _, option = parameter.partition(" ")
        return self.commands[name].offered(state, seat, option, typed, others, words)

    def objection(self, state: Any, seat: Seat, name: str, options: Options) -> Refusal | None:
        """What weighs more than an option that cannot be read, if anything does."""
        return self.commands[name].objection(state, seat, options)
