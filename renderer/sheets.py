"""Sheets of paper on the desk, each with a heading."""

from typing import Final

from renderer.canvas import Canvas
from renderer.pieces import heading, sheet
from renderer.scene import Scene
from renderer.theme import PAPER, SLATE

PAD: Final = 16
"""Space between the edge of a sheet and what stands on it."""


def put_sheet(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """An empty sheet of paper."""
    scene.put((x - 6, y - 6, w + 12, h + 18), SLATE, sheet, w, h)


def put_heading(scene: Scene, x: float, y: float, w: float, text: str) -> None:
    """The heading of a sheet whose corner is at x, y; `w` is the room for the text."""
    scene.put((x + PAD, y + 12, w, 36), PAPER, _heading, text)


def _heading(canvas: Canvas, text: str) -> None:
    """Capitals, spaced as far as there is room."""
    heading(canvas, 0, 18, text, canvas.width)
