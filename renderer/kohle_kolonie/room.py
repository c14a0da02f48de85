"""The room that is left on the map, in cells: rows of bits, so that the nearest free place is found at once."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from renderer.canvas import Point
from renderer.kohle_kolonie.outline import Polygon
from renderer.kohle_kolonie.survey import HIGH, WIDE
from renderer.scene import Box

STEP: Final = 4
"""Side of a cell."""
_COLUMNS: Final = WIDE // STEP
_ROWS: Final = HIGH // STEP
_ALL: Final = (1 << _COLUMNS) - 1
_RIM: Final = 1
"""Cells at the rim of the map that stay free."""

_REACH: Final = 30
"""Rows above and below a place that are looked at first."""

Rows: TypeAlias = Sequence[int]
"""A set of cells: one number a row, a bit a cell, the lowest at the left."""


Spot: TypeAlias = tuple[float, Point]
"""Where the middle of a box may be, and what it costs in pixels to be there."""


class Land(msgspec.Struct, frozen=True):
    """The cells of a piece of land, and the first and the last row that have any."""

    rows: Rows
    top: int
    bottom: int


def land_of(polygons: Iterable[Polygon]) -> Land:
    """The cells that lie wholly in one of the polygons or across the side that two of them share."""
    outlines = list(polygons)
    lines = [_crossed(outlines, row * STEP) for row in range(_ROWS + 1)]
    middles = [_crossed(outlines, (row + 0.5) * STEP) for row in range(_ROWS)]
    rows = [above & at & below for (above, below), at in zip(pairwise(lines), middles, strict=True)]
    filled = [row for row, bits in enumerate(rows) if bits] or [0]
    return Land(rows, filled[0], filled[-1])


def _crossed(outlines: Sequence[Polygon], y: float) -> int:
    """The cells whose whole width a horizontal line finds inside."""
    y += 0.01
    spans: list[tuple[float, float]] = []
    for outline in outlines:
        cuts = sorted(
            (bx - ax) * (y - ay) / (by - ay) + ax
            for (ax, ay), (bx, by) in pairwise((*outline, outline[0]))
            if (ay > y) != (by > y)
        )
        spans += zip(cuts[::2], cuts[1::2], strict=True)
    found = 0
    for left, right in _joined(spans):
        first, end = max(0, math.ceil(left / STEP)), min(_COLUMNS, math.floor(right / STEP))
        if first < end:
            found |= (1 << end) - (1 << first)
    return found


def _joined(spans: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Spans with those that touch made one."""
    found: list[tuple[float, float]] = []
    for left, right in sorted(spans):
        if found and left <= found[-1][1] + 0.5:
            found[-1] = (found[-1][0], max(found[-1][1], right))
        else:
            found.append((left, right))
    return found


class Room:
    """What is free on the map, and what is taken."""

    def __init__(self) -> None:
        self._free = [_ALL >> _RIM & _ALL << _RIM] * _ROWS

    def take(self, box: Box, apart: float) -> None:
        """Nothing else may come so near to the box any more."""
        x, y, w, h = box
        left, right = math.floor((x - apart) / STEP), math.ceil((x + w + apart) / STEP)
        first, end = max(0, left), min(_COLUMNS, right)
        if first >= end:
            return
        left_over = _ALL ^ (1 << end) - (1 << first)
        above, below = math.floor((y - apart) / STEP), math.ceil((y + h + apart) / STEP)
        for row in range(max(0, above), min(_ROWS, below)):
            self._free[row] &= left_over

    def nearest(
        self, spots: Sequence[Spot], size: tuple[float, float], land: Land | None = None, *, whole: bool = True
    ) -> tuple[float, Box] | None:
        """The free box of this size whose middle is nearest to a spot; how far that is, with the spot's cost.

        It lies on the land, if one is given: wholly, or with its middle. None: there is none.
        """
        w, h = size
        wide, high = math.ceil(w / STEP), math.ceil(h / STEP)
        first, last = _RIM, _ROWS - high - _RIM
        if land:
            over = 0 if whole else high // 2
            first, last = max(first, land.top - over), min(last, land.bottom + 1 - (high - over))
        corners = [(cost, (x - w / 2) / STEP, (y - h / 2) / STEP) for cost, (x, y) in spots]
        rows = [round(row) for _, _, row in corners]
        found: tuple[float, int, int] | None = None
        for reach in (_REACH, _ROWS):
            low, end = max(first, min(rows) - reach), min(last, max(rows) + reach) + 1
            if low >= end:
                continue
            if found and found[0] <= _REACH * STEP:
                break
            fits = self._fits(low, end - 1, (wide, high), land if whole else None)
            if land and not whole:
                middles = land.rows[low + high // 2 : end + high // 2]
                fits = [bits & on >> wide // 2 for bits, on in zip(fits, middles, strict=True)]
            for corner in corners:
                found = _first(fits, low, corner, found)
        if found is None:
            return None
        far, left, top = found
        return far, (left * STEP + (wide * STEP - w) / 2, top * STEP + (high * STEP - h) / 2, w, h)

    def _fits(self, first: int, last: int, size: tuple[int, int], land: Land | None) -> list[int]:
        """Where the left top cell of a box may be, in these rows."""
        wide, high = size
        rows = self._free[first : last + high]
        if land:
            rows = [bits & own for bits, own in zip(rows, land.rows[first : last + high], strict=True)]
        done = 1
        while done < wide:
            step = min(done, wide - done)
            rows = [bits & bits >> step for bits in rows]
            done += step
        done = 1
        while done < high:
            step = min(done, high - done)
            rows = [bits & below for bits, below in zip(rows, rows[step:], strict=False)]
            done += step
        return rows


Best: TypeAlias = tuple[float, int, int] | None


def _first(fits: Sequence[int], low: int, corner: tuple[float, float, float], best: Best) -> Best:
    """The set bit of rows from `low` on that is nearest to a corner, unless the best so far is nearer."""
    cost, column, row = corner
    at = min(max(0, math.floor(column)), _COLUMNS)
    before = (1 << at + 1) - 1
    start = min(max(round(row), low), low + len(fits) - 1)
    for way in (range(start, low + len(fits)), range(start - 1, low - 1, -1)):
        for top in way:
            bits = fits[top - low]
            if best and cost + abs(top - row) * STEP >= best[0]:
                break
            if not bits:
                continue
            down = (top - row) * STEP
            if one := bits & before:
                best = _nearer(
                    best,
                    (cost + math.hypot(down, (one.bit_length() - 1 - column) * STEP), one.bit_length() - 1, top),
                )
            if one := bits >> at + 1:
                left = at + (one & -one).bit_length()
                best = _nearer(best, (cost + math.hypot(down, (left - column) * STEP), left, top))
    return best


def _nearer(best: Best, other: tuple[float, int, int]) -> tuple[float, int, int]:
    return other if best is None or other[0] < best[0] else best
