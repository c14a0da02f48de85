"""The one picture of the toy: its heap."""

from typing import Final

from games.toy.game import View
from renderer.canvas import Canvas
from renderer.painters import painter
from renderer.palette import GROUNDS, HALVES, THEME
from renderer.picture import Picture
from renderer.scene import Scene
from renderer.theme import INK, PAPER, SLATE


def _heap(canvas: Canvas, lumps: int) -> None:
    for lump in range(lumps):
        canvas.disc(30 + 40 * (lump % 8), 30 + 40 * (lump // 8), 16, fill=INK)


def scene_of(picture: Picture[View]) -> Scene:
    """The heap, whatever is asked for."""
    scene = Scene(400, 200, SLATE)
    scene.put((20, 20, 360, 160), PAPER, _heap, picture.view.heap)
    scene.places["heap"] = (20, 20, 360, 160)
    return scene


PAINTER: Final = painter(scene_of, (*THEME, *GROUNDS, *HALVES))
