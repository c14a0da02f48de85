"""Icons as vector primitives in a box of 100; each is drawn in ink outline with flat fills."""

from renderer.icons.goods import (
    balance,
    bars,
    card_back,
    cart,
    coin,
    crown,
    cube,
    flag,
    lamp,
    loose_cube,
    order_sheet,
    star,
)
from renderer.icons.pen import Pen
from renderer.icons.people import player_mark, worker
from renderer.icons.tools import cross_in_disc, hammer_and_pick, headframe
from renderer.icons.vehicles import VEHICLES, handcart, horse_cart, locomotive, truck

__all__ = [
    "VEHICLES",
    "Pen",
    "balance",
    "bars",
    "card_back",
    "cart",
    "coin",
    "cross_in_disc",
    "crown",
    "cube",
    "flag",
    "hammer_and_pick",
    "handcart",
    "headframe",
    "horse_cart",
    "lamp",
    "locomotive",
    "loose_cube",
    "order_sheet",
    "player_mark",
    "star",
    "truck",
    "worker",
]
