"""Which picture of Kohle & Kolonie is asked for."""

from typing import Final

from renderer.chart import chart
from renderer.kohle_kolonie.areas import area
from renderer.kohle_kolonie.auction import auction
from renderer.kohle_kolonie.board import board
from renderer.kohle_kolonie.decision import decision
from renderer.kohle_kolonie.palette import PALETTE
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.player import player
from renderer.kohle_kolonie.sources import BREAKS, ICONS
from renderer.kohle_kolonie.survey import terrain_of
from renderer.kohle_kolonie.symbols import SYMBOLS
from renderer.painters import painter
from renderer.picture import given
from renderer.scene import Scene
from renderer.score_sheet import score_sheet


def scene_of(picture: Picture) -> Scene:
    """The picture put together, without its marks; the board it comes with is known from now on."""
    terrain_of(picture)
    match picture.kind:
        case "board":
            return board(picture)
        case "player":
            return player(picture, given(picture.seat, "seat"))
        case "area":
            return area(picture)
        case "auction":
            return auction(picture)
        case "decision":
            return decision(picture)
        case "chart":
            return chart(picture)
        case "score_sheet":
            return score_sheet(picture, given(picture.outcome, "outcome"), ICONS, BREAKS)


PAINTER: Final = painter(scene_of, PALETTE, SYMBOLS)
