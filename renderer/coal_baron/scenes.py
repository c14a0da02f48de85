"""Which picture of Coal Baron is asked for."""

from typing import Final

from renderer import decision
from renderer.chart import chart
from renderer.coal_baron.areas import area
from renderer.coal_baron.board import board
from renderer.coal_baron.draft import draft_board
from renderer.coal_baron.palette import PALETTE
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.player import player
from renderer.coal_baron.sources import ICONS
from renderer.coal_baron.symbols import SYMBOLS
from renderer.painters import painter
from renderer.picture import given
from renderer.scene import Scene
from renderer.score_sheet import score_sheet


def scene_of(picture: Picture) -> Scene:
    """The picture put together, without its marks."""
    match picture.kind:
        case "board":
            return draft_board(picture) if picture.view.phase == "draft" else board(picture)
        case "player":
            return player(picture, given(picture.seat, "seat"))
        case "area" | "auction":
            return area(picture)
        case "decision":
            return decision.cards_only(picture, decision.ICONS)
        case "chart":
            return chart(picture)
        case "score_sheet":
            return score_sheet(picture, given(picture.outcome, "outcome"), ICONS)


PAINTER: Final = painter(scene_of, PALETTE, SYMBOLS)
