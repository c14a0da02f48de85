"""The one entry: a picture asked for, a PNG given."""

from typing import cast

from msgspec.structs import replace
from PIL import Image

from renderer.coal_baron.areas import area
from renderer.coal_baron.board import board
from renderer.coal_baron.draft import draft_board
from renderer.coal_baron.player import player
from renderer.coal_baron.sources import ICONS
from renderer.encode import png
from renderer.fonts import readable_name
from renderer.kohle_kolonie import palette as kohle_palette
from renderer.kohle_kolonie.scenes import scene_of
from renderer.marks import ring
from renderer.palette import PALETTE
from renderer.picture import CoalBaronPicture, Drawn, IncompletePicture, Picture, given, is_kohle_kolonie
from renderer.scene import Scene
from renderer.score_sheet import score_sheet

__all__ = ["IncompletePicture", "compose", "draw"]


def draw(picture: Picture) -> Drawn:
    """The finished picture; the same picture gives the same bytes."""
    image = compose(picture)
    palette = kohle_palette.PALETTE if is_kohle_kolonie(picture) else PALETTE
    return Drawn(png(image, palette), image.width, image.height)


def compose(picture: Picture) -> Image.Image:
    """The picture in full colour, before it is packed."""
    picture = _readable(picture)
    scene = scene_of(picture) if is_kohle_kolonie(picture) else _coal_baron(cast("CoalBaronPicture", picture))
    ring(scene, picture.marks)
    for put in scene.over:
        put()
    return scene.image


def _readable(picture: Picture) -> Picture:
    """The picture with every name as it can be drawn, in the headline too; else one player has two names in it."""
    colours = [picture.words.get(f"colour_{colour}", colour) for colour in picture.colours]
    names = tuple(readable_name(name, colour) for name, colour in zip(picture.names, colours, strict=True))
    headline = picture.headline
    for name, readable in sorted(zip(picture.names, names, strict=True), key=lambda pair: -len(pair[0])):
        if name != readable:
            headline = headline.replace(name, readable)
    return replace(picture, names=names, headline=headline)


def _coal_baron(picture: CoalBaronPicture) -> Scene:
    match picture.kind:
        case "board":
            return draft_board(picture) if picture.view.phase == "draft" else board(picture)
        case "player":
            return player(picture, given(picture.seat, "seat"))
        case "area" | "auction":
            return area(picture)
        case "score_sheet":
            return score_sheet(picture, given(picture.outcome, "outcome"), ICONS)
