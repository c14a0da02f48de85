"""How actions are written as lines: each field says how it is spelt, and the line of an action follows from them.

A field is annotated with its spelling, once for each kind of thing:

    OrderId: TypeAlias = Annotated[str, spelt(ORDERS, "not-an-order")]
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final, Generic, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from games.engine.notation import Words, expect_count, number, one_of

V = TypeVar("V")
A = TypeVar("A", bound=msgspec.Struct)
L = TypeVar("L", bound=str)


@dataclass(frozen=True)
class Spelling(Generic[V]):
    """A value as a word of a line; `read` raises MalformedAction."""

    read: Callable[[str], V]
    write: Callable[[V], str] = str


@dataclass(frozen=True)
class Several(Generic[V]):
    """A tuple of `least` to `most` values as so many words, at the end of a line."""

    each: Spelling[V]
    most: int
    least: int = 1


@dataclass(frozen=True)
class Line(Generic[A]):
    """How an action is read from the words of its line, the verb first, and the words that follow the verb."""

    read: Callable[[Words], A]
    write: Callable[[A], Iterable[str]]


ALWAYS: Final = "always"
"""Stands beside the spelling of a field whose word is never left out, whatever its default."""
NUMBER: Final = Spelling(number)
"""A whole number of up to three digits."""


def spelt(allowed: Collection[L], code: str) -> Spelling[L]:
    """One of the words allowed; any other is refused with the code."""
    return Spelling(lambda word: one_of(word, allowed, code))


def spelt_or_none(spelling: Spelling[V], none: str) -> Spelling[V | None]:
    """A value as it is spelt, or a word for nothing."""

    def read(word: str) -> V | None:
        return None if word == none else spelling.read(word)

    def write(value: V | None) -> str:
        return none if value is None else spelling.write(value)

    return Spelling(read, write)


def flag(word: str, code: str) -> Spelling[bool]:
    """True as a word; False is not written, being the default."""
    return Spelling(lambda said: one_of(said, (word,), code) == word, lambda _: word)


@dataclass(frozen=True)
class _Field:
    """A field of an action: its spelling, and its default, with which it is not written if it is the last."""

    name: str
    spelling: Spelling[Any] | Several[Any]
    default: Any
    required: bool


def line_of(action: type[A]) -> Line[A]:
    """The line that follows from the fields: their words in order; at most the last is left out, at its default.

    Raises TypeError at a field without a spelling, or where words left out would make the line ambiguous.
    """
    hints = get_type_hints(action, include_extras=True)
    fields = [
        _Field(
            field.name,
            _spelling_in(action, field.name, hints),
            field.default,
            field.required or ALWAYS in within(hints[field.name]),
        )
        for field in msgspec.structs.fields(action)
    ]
    if not all(field.required and isinstance(field.spelling, Spelling) for field in fields[:-1]):
        raise TypeError(f"the line of {action.__name__} would be ambiguous")
    last = fields[-1].spelling if fields else None
    if isinstance(last, Several):
        return _line_of_several(action, fields, last)
    return _line_of_one(action, fields[0]) if len(fields) == 1 and fields[0].required else _line(action, fields)


def _spelling_in(action: type[A], field: str, hints: dict[str, Any]) -> Spelling[Any] | Several[Any]:
    for hint in within(hints[field]):
        if isinstance(hint, Spelling | Several):
            return cast("Spelling[Any] | Several[Any]", hint)
    raise TypeError(f"{action.__name__}.{field} has no spelling")


def within(hint: Any) -> Iterator[Any]:
    """What annotates a type, or a type in a union with None."""
    if get_origin(hint) is Annotated:
        yield from hint.__metadata__
    else:
        for part in get_args(hint):
            if get_origin(part) is Annotated:
                yield from part.__metadata__


def _line_of_one(action: type[A], field: _Field) -> Line[A]:
    name, spelling = field.name, _spellings([field])[0]
    value, spell = spelling.read, spelling.write

    def read(words: Words) -> A:
        expect_count(words, 1)
        return action(value(words[1]))

    def write(said: A) -> Iterable[str]:
        return (spell(getattr(said, name)),)

    return Line(read, write)


def _line(action: type[A], fields: list[_Field]) -> Line[A]:
    spellings = _spellings(fields)
    least, most = sum(field.required for field in fields), len(fields)

    def read(words: Words) -> A:
        expect_count(words, least, most)
        return action(*[spelling.read(word) for spelling, word in zip(spellings, words[1:], strict=False)])

    def write(said: A) -> Iterable[str]:
        values = [getattr(said, field.name) for field in fields]
        written = values[:least] if least < most and values[-1] == fields[-1].default else values
        return [spelling.write(value) for spelling, value in zip(spellings, written, strict=False)]

    return Line(read, write)


def _line_of_several(action: type[A], fields: list[_Field], several: Several[Any]) -> Line[A]:
    spellings, last = _spellings(fields[:-1]), fields[-1].name
    before = len(spellings)

    def read(words: Words) -> A:
        expect_count(words, before + several.least, before + several.most)
        values = [spelling.read(word) for spelling, word in zip(spellings, words[1:], strict=False)]
        return action(*values, tuple(several.each.read(word) for word in words[before + 1 :]))

    def write(said: A) -> Iterable[str]:
        for field, spelling in zip(fields, spellings, strict=False):
            yield spelling.write(getattr(said, field.name))
        yield from map(several.each.write, getattr(said, last))

    return Line(read, write)


def _spellings(fields: list[_Field]) -> list[Spelling[Any]]:
    return [field.spelling for field in fields if isinstance(field.spelling, Spelling)]
