"""Drawing at twice the size in logical pixels, reduced once at the end."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from renderer import fonts
from renderer.fonts import CAP, Face, Fitted
from renderer.theme import INK, PAPER_LIGHT, SMALLEST, Ink, mix, rgb

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height in logical pixels."""
Align: TypeAlias = Literal["left", "centre", "right"]
OVERSAMPLING: Final = 2
_SHADOW_STEPS: Final = ((6, 0.06), (4, 0.12), (2, 0.20), (0, 0.30))
"""Spread and share of shadow, from the rim inwards."""
_REACH: Final = (0.75, 0.17)
_FIGURES: Final = (0.71, 0.01)
"""How far letters, and figures, reach over and under their line, as shares of the size."""


class Canvas:
    """A sheet of `width` x `height` logical pixels, `zoom` picture pixels each.

    With a `ground` it is opaque, without one it is transparent where nothing is drawn. `offset` shifts the
    drawing by a fraction of a pixel, so that pieces placed at broken pixels join without seams.
    """

    def __init__(
        self, width: float, height: float, *, zoom: float = 1, ground: Ink | None = None, offset: Point = (0, 0)
    ) -> None:
        self.width, self.height = width, height
        self._scale = zoom * OVERSAMPLING
        self._shift = (offset[0] * OVERSAMPLING, offset[1] * OVERSAMPLING)
        pixels = (
            math.ceil(width * zoom + offset[0] - 1e-6) * OVERSAMPLING,
            math.ceil(height * zoom + offset[1] - 1e-6) * OVERSAMPLING,
        )
        self.ground = ground
        self.texts: list[Box] = []
        """Where letters and figures stand, in logical pixels."""
        self._image = Image.new("RGB", pixels, ground) if ground else Image.new("RGBA", pixels)
        self._draw = ImageDraw.Draw(self._image)

    def finish(self) -> Image.Image:
        """The drawing at picture size."""
        return self._image.reduce(OVERSAMPLING)

    def _at(self, point: Point) -> Point:
        return point[0] * self._scale + self._shift[0], point[1] * self._scale + self._shift[1]

    def _box(self, x: float, y: float, w: float, h: float) -> tuple[int, int, int, int]:
        left, top = self._at((x, y))
        right, bottom = self._at((x + w, y + h))
        return round(left), round(top), max(round(left), round(right) - 1), max(round(top), round(bottom) - 1)

    def _wide(self, width: float) -> int:
        return max(1, round(width * self._scale))

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        fill: Ink | None = None,
        outline: Ink | None = None,
        width: float = 2,
        radius: float = 0,
        corners: tuple[bool, bool, bool, bool] | None = None,
    ) -> None:
        """A rectangle, the outline inside its bounds."""
        stroke = self._wide(width) if outline else 0
        if radius:
            self._draw.rounded_rectangle(
                self._box(x, y, w, h), radius * self._scale, fill, outline, stroke, corners=corners
            )
        else:
            self._draw.rectangle(self._box(x, y, w, h), fill, outline, stroke)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Ink | None = None,
        outline: Ink | None = None,
        width: float = 2,
    ) -> None:
        """A disc around a centre, the outline inside its bounds."""
        box = self._box(x - radius, y - radius, 2 * radius, 2 * radius)
        self._draw.ellipse(box, fill, outline, self._wide(width) if outline else 0)

    def arc(self, x: float, y: float, radius: float, start: float, end: float, ink: Ink, width: float) -> None:
        """Part of a circle, degrees clockwise from three o'clock."""
        box = self._box(x - radius, y - radius, 2 * radius, 2 * radius)
        self._draw.arc(box, start, end, ink, self._wide(width))

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: Ink) -> None:
        """A slice of a disc, degrees clockwise from three o'clock."""
        box = self._box(x - radius, y - radius, 2 * radius, 2 * radius)
        self._draw.pieslice(box, start, end, fill)

    def polygon(
        self, points: Sequence[Point], *, fill: Ink | None = None, outline: Ink | None = None, width: float = 2
    ) -> None:
        """A polygon; its outline has round corners and lies half outside."""
        if fill:
            self._draw.polygon([self._at(point) for point in points], fill)
        if outline:
            self.line([*points, points[0]], outline, width)

    def line(self, points: Sequence[Point], ink: Ink, width: float = 2) -> None:
        """A line with round ends and corners."""
        ends = [self._at(point) for point in points]
        wide = self._wide(width)
        self._draw.line(ends, ink, wide)
        if wide > 2:
            half = wide / 2
            for x, y in ends:
                self._draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), ink)

    def dashes(self, points: Sequence[Point], ink: Ink, width: float = 2, dash: float = 8, gap: float = 6) -> None:
        """A dashed line along the points, square ends."""
        for start, end in pairwise(points):
            length = math.dist(start, end)
            done = 0.0
            while done < length:
                a, b = done / length, min(1.0, (done + dash) / length)
                piece = [_between(start, end, a), _between(start, end, b)]
                self._draw.line([self._at(point) for point in piece], ink, self._wide(width))
                done += dash + gap

    def dashed_rect(self, x: float, y: float, w: float, h: float, ink: Ink, width: float = 2) -> None:
        """A dashed rectangle."""
        corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
        self.dashes(corners, ink, width)

    def hatch(
        self, x: float, y: float, w: float, h: float, ink: Ink, *, gap: float, width: float, cross: bool
    ) -> None:
        """Diagonal lines within a rectangle, crosswise if wanted."""
        steps = int((w + h) / gap) + 1
        for step in range(1, steps):
            run = step * gap
            start = (x + min(run, w), y + max(0.0, run - w))
            end = (x + max(0.0, run - h), y + min(run, h))
            self._draw.line([self._at(start), self._at(end)], ink, self._wide(width))
            if cross:
                start, end = (2 * x + w - start[0], start[1]), (2 * x + w - end[0], end[1])
                self._draw.line([self._at(start), self._at(end)], ink, self._wide(width))

    def round_off(self, x: float, y: float, w: float, h: float, radius: float, ground: Ink) -> None:
        """Paint the four corners outside a rounded rectangle with the ground behind it."""
        left, top, right, bottom = self._box(x, y, w, h)
        reach = round(radius * self._scale)
        mask = Image.new("L", (right - left + 1, bottom - top + 1), 255)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, right - left, bottom - top), reach, 0)
        self._image.paste(ground, (left, top, right + 1, bottom + 1), mask)

    def shadow(self, x: float, y: float, w: float, h: float, ground: Ink, radius: float = 8) -> None:
        """A soft shadow 4 px below a rectangle that stands on `ground`; draw the rectangle afterwards."""
        for spread, share in _SHADOW_STEPS:
            self.rect(
                x - spread / 2,
                y + 4 - spread / 2,
                w + spread,
                h + spread,
                fill=mix(ground, INK, share),
                radius=radius + spread / 2,
            )

    def text(
        self,
        x: float,
        middle: float,
        text: str,
        *,
        face: Face,
        size: float,
        ink: Ink = INK,
        align: Align = "left",
        box: float | None = None,
        spacing: float = 0,
        smallest: float | None = None,
        cut: bool = False,
    ) -> float:
        """Draw one line whose capitals stand centred on `middle`; the width it took.

        With a `box` (width in pixels) the text shrinks to fit, see `fonts.fit`; without one it must lie wholly
        on the canvas.
        """
        room = box if box is not None else self.width
        low = min(size, SMALLEST) if smallest is None else smallest
        fitted = fonts.fit(face, text, size, room, spacing=spacing, smallest=low, cut=cut)
        left = x - {"left": 0.0, "centre": fitted.width / 2, "right": fitted.width}[align]
        if fonts.is_strict() and not -0.5 <= left <= self.width - fitted.width + 0.5:
            raise fonts.TextLeavesBox(
                f"{text!r} stands at {left:.0f}, {fitted.width:.0f} of {self.width:g} px wide"
            )
        self._write(left, middle + CAP[face] * fitted.size / 2, fitted, ink, spacing)
        return fitted.width

    def halo_text(
        self,
        x: float,
        middle: float,
        text: str,
        *,
        face: Face,
        size: float,
        ink: Ink = INK,
        align: Align = "left",
        spacing: float = 0,
        halo: Ink = PAPER_LIGHT,
    ) -> None:
        """Draw one line with a halo of 3 px, to be read over lines and pictures; it may leave the canvas."""
        runs = fonts.split(face, text)
        fitted = Fitted(runs, size, fonts.width(runs, size, spacing))
        left = x - {"left": 0.0, "centre": fitted.width / 2, "right": fitted.width}[align]
        baseline = middle + CAP[face] * size / 2
        self._write(left, baseline, fitted, halo, spacing, halo=3)
        self._write(left, baseline, fitted, ink, spacing)

    def _write(
        self, x: float, baseline: float, fitted: Fitted, ink: Ink, spacing: float, *, halo: float = 0
    ) -> None:
        """Put the runs on the baseline; spaced letters go one by one. `halo` is the width of a stroke around."""
        if not halo:
            above, below = _FIGURES if {face for face, _ in fitted.runs} == {"number"} else _REACH
            self.texts.append((x, baseline - above * fitted.size, fitted.width, (above + below) * fitted.size))
        stroke = self._wide(halo) if halo else 0
        for face, run in fitted.runs:
            font = fonts.font(face, fitted.size * self._scale)
            for part in run if spacing else (run,):
                self._draw.text(self._at((x, baseline)), part, rgb(ink), font, anchor="ls", stroke_width=stroke)
                x += font.getlength(part) / self._scale + spacing


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def regular(
    x: float, y: float, radius: float, corners: int, *, inner: float = 1, turn: float = -90
) -> list[Point]:
    """Corners of a star (every second one at `inner` x radius) or, with inner 1, of a regular polygon."""
    points: list[Point] = []
    for index in range(corners):
        angle = math.radians(turn + 360 * index / corners)
        reach = radius * (inner if index % 2 else 1)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return points
