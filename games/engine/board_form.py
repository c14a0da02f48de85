"""The form of a board file: every fault of it is found at once, each with its record and field.

BoardErrors    the file is no board one can play on; it lists every fault found
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Set
from typing import Any, Final, TypeAlias, cast, get_args, get_type_hints

import msgspec

from games.engine.violation import Param

Fields: TypeAlias = dict[str, Any]

LARGEST: Final = 1_000_000_000
"""No whole number in a board file is farther from zero."""
DEEPEST: Final = 40
"""No board file nests lists and objects deeper."""


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong in a board file: the record (``"small_mines 7"``), its field, a code and its numbers."""

    record: str
    field: str
    problem: str
    params: Mapping[str, Param] = {}


class BoardErrors(Exception):
    """The data is no board that can be played on; `faults` are all that were found."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{fault.record}, {fault.field}: {fault.problem}" for fault in faults))
        self.faults = faults


class _Pairs(list[tuple[str, Any]]):
    """A JSON object as it is written, keys that come twice included."""


def read_form(data: bytes, board: type[Any], version: int) -> Fields:
    """The fields of the JSON, fit for the board's class; raises BoardErrors with all faults of form.

    Fields of the board's class that are records, or lists of records, are looked into; a record is named by the
    first field of its class.
    """
    fields = decoded(data)
    faults = (*_faults_of_text(data), *_faults_of_form(fields, board, version))
    if faults:
        raise BoardErrors(faults)
    return fields


def decoded(data: bytes) -> Fields:
    """The fields of the JSON as they stand there; raises BoardErrors where it is no JSON object."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _not_json(str(error)) from error
    if not isinstance(found, dict):
        raise BoardErrors((Fault("file", "json", "not-object"),))
    return cast(Fields, found)


def _not_json(detail: str) -> BoardErrors:
    return BoardErrors((Fault("file", "json", "not-json", {"detail": detail}),))


def _faults_of_text(data: bytes) -> Iterator[Fault]:
    """What the decoded fields do not show or no field may hold: keys given twice, numbers beyond measure."""
    yield from _faults_of_value(json.loads(data, object_pairs_hook=_Pairs), "board", "json", 0)


def _faults_of_value(value: object, record: str, field: str, depth: int) -> Iterator[Fault]:
    if depth > DEEPEST:
        raise _not_json(f"more than {DEEPEST} levels")
    if isinstance(value, _Pairs):
        for key, count in Counter(key for key, _ in value).items():
            if count > 1:
                yield Fault(record, key, "repeated-key", {"count": count})
        for key, inner in value:
            yield from _faults_of_value(inner, *_place(record, key, inner), depth + 1)
    elif isinstance(value, list):
        for index, inner in enumerate(cast(list[object], value), start=1):
            within = f"{record}, record {index}" if isinstance(inner, _Pairs) else record
            yield from _faults_of_value(inner, within, field, depth + 1)
    elif isinstance(value, int) and abs(value) > LARGEST:
        yield Fault(record, field, "too-large", {"most": LARGEST})


def _place(record: str, key: str, value: object) -> tuple[str, str]:
    """Record and field of what a key holds: an object or a list is a record of its own."""
    if not isinstance(value, list):
        return record, key
    return (key if record == "board" else f"{record} {key}"), key


def _faults_of_form(fields: Fields, board: type[Any], version: int) -> Iterator[Fault]:
    """Fields that are missing, unknown or of the wrong type, in the board and in each of its records."""
    hints = get_type_hints(board)
    records = {name: hint for name, hint in hints.items() if _is_record(hint)}
    lists = {name: get_args(hint)[0] for name, hint in hints.items() if _is_record(*get_args(hint)[:1])}
    inner = records.keys() | lists.keys()
    plain = {name: hint for name, hint in hints.items() if name not in inner}
    yield from _faults_of_record("board", fields, plain, set(), known=inner)
    if fields.get("format") not in (version, None):
        yield Fault("board", "format", "unknown-format", {"format": str(fields["format"]), "known": version})
    for name, kind in records.items():
        yield from _faults_of_part(name, fields.get(name), kind)
    for name, kind in lists.items():
        yield from _faults_of_list(name, fields.get(name), kind)


def _is_record(hint: object = None) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _faults_of_part(name: str, record: object, kind: type[msgspec.Struct]) -> Iterator[Fault]:
    if record is None:
        yield Fault("board", name, "missing")
    elif isinstance(record, dict):
        yield from _faults_of_record(name, cast(Fields, record), get_type_hints(kind), _optional(kind))
    else:
        yield Fault("board", name, "wrong-type", {"detail": f"Expected `object`, got `{type(record).__name__}`"})


def _faults_of_list(name: str, records: object, kind: type[msgspec.Struct]) -> Iterator[Fault]:
    if records is None:
        yield Fault("board", name, "missing")
        return
    try:
        listed = msgspec.convert(records, list[Fields])
    except msgspec.ValidationError as error:
        yield Fault("board", name, "wrong-type", {"detail": str(error)})
        return
    key = msgspec.structs.fields(kind)[0].name
    for index, values in enumerate(listed, start=1):
        label = f"{name} {values[key]}" if key in values else f"{name}, record {index}"
        yield from _faults_of_record(label, values, get_type_hints(kind), _optional(kind))


def _optional(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind) if not field.required}


def _faults_of_record(
    label: str, values: Fields, hints: Mapping[str, Any], optional: Set[str], known: Set[str] = frozenset()
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
        if field not in hints and field not in known:
            yield Fault(label, field, "unknown-field")
