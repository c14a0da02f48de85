"""A pen that draws in a box of 100 wherever the box lies on the canvas."""

from collections.abc import Sequence

from renderer.canvas import Canvas, Point
from renderer.fonts import Face
from renderer.theme import INK, Ink

_OUTLINE = 4.5
"""Outline in parts of 100 of the icon's size."""


class Pen:
    """The box whose left top corner is `x`, `y` and whose side is `size` logical pixels."""

    def __init__(
        self, canvas: Canvas, x: float, y: float, size: float, ink: Ink = INK, stroke: float = _OUTLINE
    ) -> None:
        self.canvas, self.ink = canvas, ink
        self._x, self._y, self._unit = x, y, size / 100
        self.stroke = max(1.4, stroke * self._unit)

    def within(self, x: float, y: float, size: float) -> "Pen":
        """A pen for a smaller box inside this one, all in parts of 100."""
        corner = self._to(x, y)
        return Pen(self.canvas, *corner, size * self._unit, self.ink)

    def _to(self, x: float, y: float) -> Point:
        return self._x + x * self._unit, self._y + y * self._unit

    def shape(self, points: Sequence[Point], fill: Ink | None, *, outline: bool = True) -> None:
        """A polygon, outlined unless told otherwise."""
        self.canvas.polygon(
            [self._to(*point) for point in points],
            fill=fill,
            outline=self.ink if outline else None,
            width=self.stroke,
        )

    def line(self, *points: Point, width: float | None = None, ink: Ink | None = None) -> None:
        """A line with round ends; `width` in parts of 100."""
        wide = self.stroke if width is None else max(1.2, width * self._unit)
        self.canvas.line([self._to(*point) for point in points], ink or self.ink, wide)

    def disc(self, x: float, y: float, radius: float, fill: Ink | None, *, outline: bool = True) -> None:
        """A disc."""
        a, b = self._to(x, y)
        extra = self.stroke / 2 if outline else 0
        self.canvas.disc(
            a, b, radius * self._unit + extra, fill=fill, outline=self.ink if outline else None, width=self.stroke
        )

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: Ink) -> None:
        """A slice of a disc."""
        a, b = self._to(x, y)
        self.canvas.pie(a, b, radius * self._unit, start, end, fill)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, *, width: float | None = None
    ) -> None:
        """Part of a circle's line."""
        a, b = self._to(x, y)
        wide = self.stroke if width is None else width * self._unit
        self.canvas.arc(a, b, radius * self._unit + wide / 2, start, end, self.ink, wide)

    def ring(self, x: float, y: float, radius: float, ink: Ink) -> None:
        """A thin ring in a colour of its own."""
        a, b = self._to(x, y)
        self.canvas.disc(a, b, radius * self._unit, outline=ink, width=max(1, 3 * self._unit))

    def rect(
        self, x: float, y: float, w: float, h: float, fill: Ink | None, *, radius: float = 0, outline: bool = True
    ) -> None:
        """A rectangle with its outline half outside."""
        a, b = self._to(x, y)
        half = self.stroke / 2 if outline else 0
        self.canvas.rect(
            a - half,
            b - half,
            w * self._unit + 2 * half,
            h * self._unit + 2 * half,
            fill=fill,
            outline=self.ink if outline else None,
            width=self.stroke,
            radius=radius * self._unit,
        )

    def digit(self, x: float, y: float, text: str, size: float, ink: Ink, face: Face = "number") -> None:
        """A figure centred on a point; `size` in parts of 100."""
        a, b = self._to(x, y)
        real = size * self._unit
        self.canvas.text(a, b, text, face=face, size=real, smallest=real, ink=ink, align="centre")
