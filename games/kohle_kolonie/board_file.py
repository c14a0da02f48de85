"""Reading a board from its file: every fault is found at once, each with its record and field."""

from collections.abc import Iterator
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from games.kohle_kolonie import board_checks
from games.kohle_kolonie.board import (
    FORMAT,
    Board,
    BoardErrors,
    Fault,
    Ground,
    LargeMine,
    Line,
    Region,
    SingleMine,
    SmallMine,
    Space,
    Station,
    Village,
)

T = TypeVar("T", bound=msgspec.Struct)

_RECORDS: Final[dict[str, tuple[type[msgspec.Struct], str]]] = {
    "regions": (Region, "id"),
    "grounds": (Ground, "id"),
    "small_mines": (SmallMine, "number"),
    "single_mines": (SingleMine, "number"),
    "large_mines": (LargeMine, "ground"),
    "villages": (Village, "id"),
    "lines": (Line, "id"),
    "stations": (Station, "id"),
    "tableau": (Space, "id"),
}
"""Lists of records: their type, and the field that names a record."""


def read_board(data: bytes) -> Board:
    """The board that the JSON says; raises BoardErrors with all its faults."""
    try:
        fields = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BoardErrors((Fault("file", "json", "not-json", {"detail": str(error)}),)) from error
    faults = tuple(_faults_of_form(fields))
    if faults:
        raise BoardErrors(faults)
    board = msgspec.convert(fields, Board)
    if faults := tuple(board_checks.faults_of(board)):
        raise BoardErrors(faults)
    return board


def _faults_of_form(fields: dict[str, Any]) -> Iterator[Fault]:
    """Fields that are missing, unknown or of the wrong type, in the board and in each of its records."""
    plain = {name: hint for name, hint in get_type_hints(Board).items() if name not in _RECORDS}
    yield from _faults_of_record("board", fields, plain, set(), known=set(_RECORDS))
    if fields.get("format") not in (FORMAT, None):
        yield Fault("board", "format", "unknown-format", {"format": str(fields["format"]), "known": FORMAT})
    for name, (kind, key) in _RECORDS.items():
        yield from _faults_of_list(name, fields.get(name), kind, key)


def _faults_of_list(name: str, records: object, kind: type[msgspec.Struct], key: str) -> Iterator[Fault]:
    if records is None:
        yield Fault("board", name, "missing")
        return
    try:
        listed = msgspec.convert(records, list[dict[str, Any]])
    except msgspec.ValidationError as error:
        yield Fault("board", name, "wrong-type", {"detail": str(error)})
        return
    hints = get_type_hints(kind)
    optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
    for index, values in enumerate(listed, start=1):
        label = f"{name} {values[key]}" if key in values else f"{name}, record {index}"
        yield from _faults_of_record(label, values, hints, optional)


def _faults_of_record(
    label: str,
    values: dict[str, Any],
    hints: dict[str, Any],
    optional: set[str],
    known: set[str] | None = None,
) -> Iterator[Fault]:
    for field, hint in hints.items():
        if field not in values:
            if field not in optional:
                yield Fault(label, field, "missing")
            continue
        try:
            msgspec.convert(values[field], hint)
        except msgspec.ValidationError as error:
            yield Fault(label, field, "wrong-type", {"detail": str(error)})
    for field in values:
        if field not in hints and field not in (known or ()):
            yield Fault(label, field, "unknown-field")
