"""Sheets of paper on the desk, each with a heading."""

from typing import Final

from renderer import fonts
from renderer.canvas import Canvas
from renderer.pieces import heading, sheet
from renderer.scene import Scene
from renderer.theme import INK_SECOND, PAPER, SLATE

PAD: Final = 16
"""Space between the edge of a sheet and what stands on it."""


def put_sheet(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """An empty sheet of paper."""
    scene.put((x - 6, y - 6, w + 12, h + 18), SLATE, sheet, w, h)


def put_heading(scene: Scene, x: float, y: float, w: float, text: str) -> None:
    """The heading of a sheet whose corner is at x, y; `w` is the room for the text."""
    scene.put((x + PAD, y + 12, w, 36), PAPER, _heading, text)


def _heading(canvas: Canvas, text: str) -> None:
    """Spaced capitals, or plain letters where these are too wide."""
    w = canvas.width
    if fonts.width(fonts.split("label", text.upper()), 28, 1.5) <= w:
        heading(canvas, 0, 18, text, w)
    else:
        canvas.text(0, 18, text, face="label", size=31, ink=INK_SECOND, box=w)
