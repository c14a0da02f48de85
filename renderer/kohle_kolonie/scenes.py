"""Which picture of Kohle & Kolonie is asked for."""

from renderer.kohle_kolonie.board import board
from renderer.kohle_kolonie.player import player
from renderer.picture import KohleKoloniePicture as Picture
from renderer.picture import given
from renderer.scene import Scene


def scene_of(picture: Picture) -> Scene:
    """The picture put together, without its marks."""
    match picture.kind:
        case "board":
            return board(picture)
        case _:
            return player(picture, given(picture.seat, "seat"))
