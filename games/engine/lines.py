"""The lines that follow from the fields of actions: their words in order, each as its field is spelt."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from games.engine.fields import Field, fields_of
from games.engine.notation import Tokens, expect_count
from games.engine.spelling import Several, Spelling

A = TypeVar("A", bound=msgspec.Struct)


@dataclass(frozen=True)
class Line(Generic[A]):
    """How an action is read from the words of its line, the verb first, and the words that follow the verb."""

    read: Callable[[Tokens], A]
    write: Callable[[A], Iterable[str]]


def line_of(action: type[A]) -> Line[A]:
    """The line that follows from the fields: their words in order; at most the last is left out, at its default.

    Raises TypeError at a field without a spelling, or where words left out would make the line ambiguous.
    """
    fields = fields_of(action)
    for field in fields:
        if field.written is None:
            raise TypeError(f"{action.__name__}.{field.name} has no spelling")
    if not all(field.required and isinstance(field.written, Spelling) for field in fields[:-1]):
        raise TypeError(f"the line of {action.__name__} would be ambiguous")
    last = fields[-1].written if fields else None
    if isinstance(last, Several):
        return _line_of_several(action, fields, last)
    return _line_of_one(action, fields[0]) if len(fields) == 1 and fields[0].required else _line(action, fields)


def _line_of_one(action: type[A], field: Field) -> Line[A]:
    name, spelling = field.name, _spellings((field,))[0]
    value, spell = spelling.read, spelling.write

    def read(tokens: Tokens) -> A:
        expect_count(tokens, 1)
        return action(value(tokens[1]))

    def write(said: A) -> Iterable[str]:
        return (spell(getattr(said, name)),)

    return Line(read, write)


def _line(action: type[A], fields: tuple[Field, ...]) -> Line[A]:
    spellings = _spellings(fields)
    least, most = sum(field.required for field in fields), len(fields)

    def read(tokens: Tokens) -> A:
        expect_count(tokens, least, most)
        return action(*[spelling.read(word) for spelling, word in zip(spellings, tokens[1:], strict=False)])

    def write(said: A) -> Iterable[str]:
        values = [getattr(said, field.name) for field in fields]
        written = values[:least] if least < most and values[-1] == fields[-1].default else values
        return [spelling.write(value) for spelling, value in zip(spellings, written, strict=False)]

    return Line(read, write)


def _line_of_several(action: type[A], fields: tuple[Field, ...], several: Several[Any]) -> Line[A]:
    spellings, last = _spellings(fields[:-1]), fields[-1].name
    before = len(spellings)

    def read(tokens: Tokens) -> A:
        expect_count(tokens, before + several.least, before + several.most)
        values = [spelling.read(word) for spelling, word in zip(spellings, tokens[1:], strict=False)]
        return action(*values, tuple(several.each.read(word) for word in tokens[before + 1 :]))

    def write(said: A) -> Iterable[str]:
        for field, spelling in zip(fields, spellings, strict=False):
            yield spelling.write(getattr(said, field.name))
        yield from map(several.each.write, getattr(said, last))

    return Line(read, write)


def _spellings(fields: tuple[Field, ...]) -> list[Spelling[Any]]:
    return [field.written for field in fields if isinstance(field.written, Spelling)]
