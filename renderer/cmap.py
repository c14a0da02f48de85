"""Which letters a TrueType file can draw, read from its `cmap` table."""

import struct
from functools import cache
from pathlib import Path


@cache
def letters(path: Path) -> frozenset[int]:
    """Code points for which the font file has a glyph."""
    data = path.read_bytes()
    start = _table(data, b"cmap")
    subtables = struct.unpack_from(">H", data, start + 2)[0]
    found: set[int] = set()
    for index in range(subtables):
        at = start + struct.unpack_from(">I", data, start + 4 + 8 * index + 4)[0]
        layout = struct.unpack_from(">H", data, at)[0]
        if layout == 4:
            found |= _segments(data, at)
        elif layout == 12:
            found |= _groups(data, at)
    return frozenset(found)


def _table(data: bytes, tag: bytes) -> int:
    for index in range(struct.unpack_from(">H", data, 4)[0]):
        name, _checksum, offset, _length = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        if name == tag:
            return offset
    raise ValueError(f"no {tag!r} table")


def _segments(data: bytes, at: int) -> set[int]:
    """Letters of a format 4 subtable: segments of the basic plane."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends, starts, deltas, offsets = (
        struct.unpack_from(f">{count}H", data, at + base + count * 2 * part)
        for part, base in enumerate((14, 16, 16, 16))
    )
    found: set[int] = set()
    for index in range(count):
        for code in range(starts[index], ends[index] + 1):
            glyph = code
            if offsets[index]:
                place = at + 16 + count * 6 + index * 2 + offsets[index] + 2 * (code - starts[index])
                glyph = struct.unpack_from(">H", data, place)[0]
            if code != 0xFFFF and (offsets[index] == 0 or glyph) and (glyph + deltas[index]) & 0xFFFF:
                found.add(code)
    return found


def _groups(data: bytes, at: int) -> set[int]:
    """Letters of a format 12 subtable: ranges of all planes."""
    found: set[int] = set()
    for index in range(struct.unpack_from(">I", data, at + 12)[0]):
        first, last, glyph = struct.unpack_from(">III", data, at + 16 + 12 * index)
        found.update(code for code in range(first, last + 1) if glyph + code - first)
    return found
