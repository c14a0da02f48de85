"""What the fields of an action hold: enough for whoever asks somebody for them, one after the other.

A field says so in its annotation, beside its spelling, once for each kind of thing:

    OrderId: TypeAlias = Annotated[str, spelt(ORDERS, "not-an-order"), Kind("order")]
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from games.engine.spelling import ALWAYS, Several, Spelling

T = TypeVar("T")


@dataclass(frozen=True)
class Kind:
    """What a value is, by the word under which all such values have their names.

    `values` are all there are, where they are few and known beforehand: they are offered as they stand.
    """

    name: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Between:
    """A number that is typed as such, from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True)
class Either:
    """Yes or no as one of two values, under a name of their own."""

    name: str
    no: str
    yes: str


@dataclass(frozen=True)
class Field:
    """A field of an action: what it holds and how that is written. What is not `required` may be left out."""

    name: str
    written: Spelling[Any] | Several[Any] | None
    kind: Kind
    between: Between | None
    either: Either | None
    default: object
    required: bool

    def tokens(self, action: msgspec.Struct) -> tuple[str, ...]:
        """What the field adds to the action's line; nothing where it is empty."""
        value: Any = getattr(action, self.name)
        if value is None and self.default is None:
            return ()
        if self.written is None:
            return ()
        if isinstance(self.written, Several):
            return tuple(map(self.written.each.write, cast("Iterable[Any]", value)))
        return (self.written.write(value),)


@cache
def fields_of(action: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a kind of action, in their order."""
    hints = get_type_hints(action, include_extras=True)
    return tuple(
        _field(field, tuple(_within(hints[field.name]))[::-1]) for field in msgspec.structs.fields(action)
    )


_UNNAMED: Final = Kind("")


def _field(field: msgspec.structs.FieldInfo, hints: tuple[object, ...]) -> Field:
    written = cast("Spelling[Any] | Several[Any] | None", _first(Spelling, hints) or _first(Several, hints))
    return Field(
        field.name,
        written,
        _first(Kind, hints) or _UNNAMED,
        _first(Between, hints),
        _first(Either, hints),
        field.default,
        field.required or ALWAYS in hints,
    )


def _first(kind: type[T], hints: Iterable[object]) -> T | None:
    """The annotation of that kind; where an alias is annotated anew, what is said last counts, and comes first."""
    return next((hint for hint in hints if isinstance(hint, kind)), None)


def _within(hint: Any) -> Iterator[Any]:
    """What annotates a type, or a type in a union with None."""
    if get_origin(hint) is Annotated:
        yield from hint.__metadata__
    else:
        for part in get_args(hint):
            if get_origin(part) is Annotated:
                yield from part.__metadata__
