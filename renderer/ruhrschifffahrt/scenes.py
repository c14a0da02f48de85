"""Which picture of Ruhrschifffahrt is asked for."""

from typing import Final

from renderer.chart import chart
from renderer.painters import painter
from renderer.picture import given
from renderer.ruhrschifffahrt.areas import area
from renderer.ruhrschifffahrt.board import board
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.decision import decision
from renderer.ruhrschifffahrt.palette import PALETTE
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.player import player
from renderer.ruhrschifffahrt.sources import BREAKS, ICONS
from renderer.ruhrschifffahrt.symbols import SYMBOLS
from renderer.scene import Scene
from renderer.score_sheet import score_sheet


def scene_of(picture: Picture) -> Scene:
    """The picture put together, without its marks; the board it comes with is known from now on."""
    board_of(picture)
    match picture.kind:
        case "board" | "auction":
            return board(picture)
        case "player":
            return player(picture, given(picture.seat, "seat"))
        case "area":
            return area(picture)
        case "decision":
            return decision(picture)
        case "chart":
            return chart(picture)
        case "score_sheet":
            return score_sheet(picture, given(picture.outcome, "outcome"), ICONS, BREAKS)


PAINTER: Final = painter(scene_of, PALETTE, SYMBOLS)
