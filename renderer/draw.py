"""The one entry: a picture asked for, a PNG given."""

from typing import TypeVar

from PIL import Image

from renderer.coal_baron.areas import area
from renderer.coal_baron.board import board
from renderer.coal_baron.draft import draft_board
from renderer.coal_baron.player import player
from renderer.coal_baron.sources import ICONS
from renderer.encode import png
from renderer.marks import ring
from renderer.picture import Drawn, Picture
from renderer.scene import Scene
from renderer.score_sheet import score_sheet

T = TypeVar("T")


class IncompletePicture(ValueError):
    """A picture lacks what its kind needs: the seat of a mine, the outcome of a score sheet."""


def draw(picture: Picture) -> Drawn:
    """The finished picture; the same picture gives the same bytes."""
    image = compose(picture)
    return Drawn(png(image), image.width, image.height)


def compose(picture: Picture) -> Image.Image:
    """The picture in full colour, before it is packed."""
    scene = _scene(picture)
    ring(scene, picture.marks)
    return scene.image


def _scene(picture: Picture) -> Scene:
    match picture.kind:
        case "board":
            return draft_board(picture) if picture.view.phase == "draft" else board(picture)
        case "player":
            return player(picture, _given(picture.seat, "seat"))
        case "area":
            return area(picture)
        case "score_sheet":
            return score_sheet(picture, _given(picture.outcome, "outcome"), ICONS)


def _given(value: T | None, name: str) -> T:
    if value is None:
        raise IncompletePicture(name)
    return value
