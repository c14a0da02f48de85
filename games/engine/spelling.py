"""How the fields of actions are spelt: their words in the line that follows from them.

A field is annotated with its spelling, once for each kind of thing:

    OrderId: TypeAlias = Annotated[str, spelt(ORDERS, "not-an-order")]
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from games.engine.notation import number, one_of

V = TypeVar("V")
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
