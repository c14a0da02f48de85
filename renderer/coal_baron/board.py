"""The whole board of Coal Baron."""

from typing import Final

from renderer.coal_baron import display
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.scoring import HEIGHT as SCORING
from renderer.coal_baron.scoring import put_scoring, scoring_page
from renderer.coal_baron.standings import HEAD, PLATE, put_head, put_standings
from renderer.coal_baron.words import BOARD
from renderer.scene import Scene
from renderer.theme import BOARD_WIDTH, MARGIN, SLATE

_GAP: Final = 12
_LEFT: Final = MARGIN
_RIGHT: Final = MARGIN + display.WIDE + _GAP
_STANDINGS: Final = MARGIN + HEAD + 16
_DISPLAYS: Final = _STANDINGS + PLATE + 16
_MINING: Final = _DISPLAYS + display.DISPLAY + _GAP
_DELIVERY: Final = _MINING + display.ROW + _GAP
_SCORING: Final = _DELIVERY + display.ROW + _GAP
HEIGHT: Final = _SCORING + SCORING + MARGIN


def board(picture: Picture) -> Scene:
    """The board during a shift or at the end."""
    scene = Scene(BOARD_WIDTH, HEIGHT, SLATE)
    words = tuple(picture.words[key] for key in BOARD)
    scene.page(("board", picture.game, len(picture.names), words), lambda page: _static(page, picture))
    put_head(scene, picture)
    put_standings(scene, picture, _STANDINGS)
    _place_drafted(scene, picture)
    with scene.raised():
        display.put_factory(scene, picture, _LEFT, _DISPLAYS)
        display.put_orders(scene, picture, _RIGHT, _DISPLAYS)
        display.put_row(scene, picture, "mining", _LEFT, _MINING)
        display.put_money(scene, picture, _RIGHT, _MINING)
        display.put_row(scene, picture, "delivery", _LEFT, _DELIVERY)
        display.put_canteen(scene, picture, _RIGHT, _DELIVERY)
        put_scoring(scene, picture, _SCORING)
    return scene


def _place_drafted(scene: Scene, picture: Picture) -> None:
    """The last card drafted lies with its player when the first shift is drawn."""
    for seat, own in enumerate(picture.view.seats):
        orders = scene.spots[f"seat.{seat}.orders"]
        for order in own.outstanding:
            scene.place(f"draft.{order.order}", orders.box, "flag", rim=orders.rim, counts=orders.counts)


def _static(page: Scene, picture: Picture) -> None:
    """All that never moves between two pictures of a game."""
    display.factory_page(page, picture, _LEFT, _DISPLAYS)
    display.orders_page(page, picture, _RIGHT, _DISPLAYS)
    display.mining_page(page, picture, _LEFT, _MINING)
    display.money_page(page, picture, _RIGHT, _MINING)
    display.delivery_page(page, picture, _LEFT, _DELIVERY)
    display.canteen_page(page, picture, _RIGHT, _DELIVERY)
    scoring_page(page, picture, _SCORING)
