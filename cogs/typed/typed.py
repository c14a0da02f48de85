"""All that can be typed of a game: its commands by name, those of its verbs and those of their own thought."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cogs.typed.commands import Command
from cogs.typed.given import Given
from cogs.typed.vocabulary import Vocabulary
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
