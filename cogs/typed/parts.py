"""How the options of a command stand for the fields of an action."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

import msgspec

from cogs.typed.commands import Option, Options
from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.event import Seat
from games.engine.fields import Either, Field, fields_of
from games.engine.spelling import NUMBER, Several
from games.engine.verbs import Row


@dataclass(frozen=True)
class Part:
    """An option, and the words of an action's line that it stands for: those of `fields`, or one of them.

    `place` says which of the words, where several options share a field.
    """

    option: Option
    fields: tuple[Field, ...]
    place: int | None = None
    either: Either | None = None

    def value(self, action: msgspec.Struct) -> str:
        """The option's value for an action; empty where it is left out."""
        if self.either is not None:
            return self.either.yes if getattr(action, self.fields[0].name) else self.either.no
        tokens = [word for field in self.fields for word in field.tokens(action)]
        return " ".join(tokens) if self.place is None else tokens[self.place]

    def tokens(self, given: Options) -> Iterator[str]:
        """What the option adds to the line."""
        value = given.get(self.option.name, "")
        if self.either is None:
            yield from (value,) if value else ()
        elif value == self.either.yes:
            yield from self.yes
        elif value not in ("", self.either.no):
            yield value

    @property
    def yes(self) -> tuple[str, ...]:
        """The word of the line for yes."""
        spelling = self.fields[0].written
        assert spelling is not None
        assert not isinstance(spelling, Several)
        return (spelling.write(True),)


def parts_of(row: Row[Any, Any]) -> tuple[Part, ...]:
    """The options of a verb's command: one for each field, unless its row says otherwise."""
    found: dict[str, Part] = {}
    for one in fields_of(row.action):
        usual = one.either.name if one.either else one.name
        names = row.options.get(one.name, usual).split()
        for place, name in enumerate(names):
            part = _part(name, one, place if len(names) > 1 else None)
            found[name] = _together(found[name], part) if name in found else part
    return tuple(found.values())


def _together(part: Part, more: Part) -> Part:
    """An option for several fields: their words in order."""
    option = Option(part.option.name, part.option.kind, part.option.required or more.option.required)
    return replace(part, option=option, fields=(*part.fields, *more.fields), either=None)


def _part(name: str, one: Field, place: int | None) -> Part:
    values = one.kind.values
    plainly = isinstance(one.default, bool) and one.either is None
    option = Option(
        name,
        one.kind.name,
        required=one.required,
        values=values,
        whole=bool(values) and one.written == NUMBER,
        between=one.between,
        yes_or_no=plainly,
    )
    return Part(option, (one,), place, Either(name, "False", "True") if plainly else one.either)


def legal_values(
    game: AnyGame, action: type, parts: Sequence[Part], state: State, seat: Seat, option: str, others: Options
) -> list[str]:
    """The values that an option of an action can take now, beside the other options given."""
    return values_of(option, legal_rows(game, action, parts, state, seat), others)


def legal_rows(
    game: AnyGame, action: type, parts: Sequence[Part], state: State, seat: Seat
) -> list[dict[str, str]]:
    """The options of every action of a kind that is legal now."""
    legal = (one for one in game.legal_actions(state, seat) if type(one) is action)
    return [row for one in legal for row in rows_of(one, parts)]


def values_of(option: str, legal: Sequence[Options], others: Options) -> list[str]:
    """The values that an option has among legal ones, beside the other options given."""
    given = {name: value for name, value in others.items() if name != option and value}
    return list(dict.fromkeys(row[option] for row in legal if option in row and given.items() <= row.items()))


def rows_of(action: msgspec.Struct, parts: Sequence[Part]) -> Iterator[dict[str, str]]:
    """The options that give an action; more than one where an order of its words says nothing."""
    values = {part.option.name: part.value(action) for part in parts}
    yield {name: value for name, value in values.items() if value}
    shared = [part for part in parts if part.place is not None]
    for other in permutations(shared):
        if list(other) != shared and _same(action, shared, other):
            turned = {part.option.name: values[one.option.name] for part, one in zip(shared, other, strict=True)}
            yield {**values, **turned}


def _same(action: msgspec.Struct, shared: Sequence[Part], other: Sequence[Part]) -> bool:
    """Whether the action is the same with its words in another order."""
    name = shared[0].fields[0].name
    held = getattr(action, name)
    turned = tuple(held[part.place] for part in other if part.place is not None)
    return msgspec.structs.replace(action, **{name: turned}) == action
