"""The one entry: a picture asked for, a PNG given."""

from PIL import Image

from renderer.coal_baron.board import board
from renderer.coal_baron.player import player
from renderer.encode import png
from renderer.marks import ring
from renderer.picture import Drawn, Picture
from renderer.scene import Scene


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
    if picture.kind == "player" and picture.seat is not None:
        return player(picture, picture.seat)
    return board(picture)
