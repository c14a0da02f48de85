"""What boards of all games are checked for: ids and names, counts and ranges."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from games.engine.board_form import Fault
from games.engine.violation import Param

LONGEST_NAME: Final = 60

FAULTS: Final[dict[str, tuple[str, ...]]] = {
    "not-json": ("detail",),
    "not-object": (),
    "missing": (),
    "wrong-type": ("detail",),
    "unknown-field": (),
    "unknown-format": ("format", "known"),
    "repeated-key": ("count",),
    "too-large": ("most",),
    "bad-id": (),
    "repeated": ("count",),
    "empty": (),
    "wrong-count": ("count", "wanted"),
    "too-many": ("count", "most"),
    "too-few": ("count", "least"),
    "out-of-range": ("value", "least", "most"),
    "wrong-kinds": ("kinds",),
}
"""What can be wrong with the board files of all games: code to parameter names."""


def wrong(record: str, field: str, problem: str, **params: Param) -> Fault:
    """A fault with its numbers given by name."""
    return Fault(record, field, problem, params)


def repeated(kind: str, field: str, ids: Iterable[object]) -> Iterator[Fault]:
    """A fault for everything that is there more than once."""
    for id, count in Counter(ids).items():
        if count > 1:
            yield wrong(f"{kind} {id}", field, "repeated", count=count)


def miscounted(record: str, field: str, count: int, wanted: int) -> Iterator[Fault]:
    """A fault where the count is not the one wanted."""
    if count != wanted:
        yield wrong(record, field, "wrong-count", count=count, wanted=wanted)


def out_of_range(record: str, field: str, value: int, least: int, most: int) -> Iterator[Fault]:
    """A fault where the value is not from `least` to `most`."""
    if not least <= value <= most:
        yield wrong(record, field, "out-of-range", value=value, least=least, most=most)


def bad_id(kind: str, id: str, form: re.Pattern[str], reserved: Iterable[str] = ()) -> Iterator[Fault]:
    """A fault where the id does not have the form, or is a word that says something else."""
    if not form.fullmatch(id) or id in reserved:
        yield Fault(f"{kind} {id}", "id", "bad-id")


def unfit_name(record: str, name: str) -> Iterator[Fault]:
    """A fault where the name cannot stand on one line of a message and of a picture."""
    yield from out_of_range(record, "name", len(name.strip()), 1, LONGEST_NAME)
    if not name.isprintable():
        yield wrong(record, "name", "wrong-type", detail="unprintable")
