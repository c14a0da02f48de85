"""Every field of a value, and the value with one field altered: what another position has in its place."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

Known = dict[str, list[Any]]
"""What the fields of a name hold in different positions."""
MOST = 6
"""So many other values are tried in the place of one."""


class Node(msgspec.Struct, frozen=True):
    """A field, with or without others in it: its way, and its name, in which every index and key is left open."""

    way: tuple[str | int, ...]
    name: str
    value: Any


def nodes(value: Any, way: tuple[str | int, ...] = (), name: str = "") -> Iterator[Node]:
    """Every field of a value made of structs, tuples and mappings, at any depth."""
    if way:
        yield Node(way, name, value)
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            inner = f"{name}.{field}" if name else field
            yield from nodes(getattr(value, field), (*way, field), inner)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from nodes(item, (*way, index), f"{name}[]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from nodes(item, (*way, key), f"{name}{{}}")


def altered(whole: Any, way: tuple[str | int, ...], value: Any) -> Any:
    """The whole with another value at the end of the way."""
    if not way:
        return value
    first, rest = way[0], way[1:]
    if isinstance(whole, msgspec.Struct):
        return msgspec.structs.replace(whole, **{str(first): altered(getattr(whole, str(first)), rest, value)})
    if isinstance(whole, dict):
        return {**whole, first: altered(whole[first], rest, value)}
    items = list(whole)
    items[int(first)] = altered(items[int(first)], rest, value)
    return tuple(items)


def known_values(wholes: Iterable[Any]) -> Known:
    """What each field holds in some positions, a few values of each."""
    found: Known = {}
    for whole in wholes:
        for node in nodes(whole):
            values = found.setdefault(node.name, [])
            if len(values) <= MOST and node.value not in values:
                values.append(node.value)
    return found


def others(node: Node, known: Known) -> list[Any]:
    """Values that might stand in the place of a field: those of other positions, one more, the contrary."""
    found = [value for value in known.get(node.name, []) if value != node.value]
    if isinstance(node.value, bool):
        found.append(not node.value)
    elif isinstance(node.value, int):
        found.append(node.value + 1)
    return found[:MOST]
