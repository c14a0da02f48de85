"""The printed parts of Coal Baron as constants (2023 French edition; certainty in docs/rules/coal_baron.md)."""

from typing import Final, Literal, TypeAlias

import msgspec

VERSION: Final = "2023.1"
"""Facts version kept in every table's options, so that a corrected card never changes a running game."""
SEATS: Final = range(2, 5)

Coal: TypeAlias = Literal["yellow", "brown", "grey", "black"]
Vehicle: TypeAlias = Literal["handcart", "horse_cart", "truck", "locomotive"]
Side: TypeAlias = Literal["light", "dark"]
Area: TypeAlias = Literal["factory", "mining", "delivery", "money", "orders", "bank"]

COALS: Final[tuple[Coal, ...]] = ("yellow", "brown", "grey", "black")
VEHICLES: Final[tuple[Vehicle, ...]] = ("handcart", "horse_cart", "truck", "locomotive")
SIDES: Final[tuple[Side, ...]] = ("light", "dark")
LEVEL: Final[dict[Coal, int]] = {"yellow": 1, "brown": 2, "grey": 3, "black": 4}
"""Tunnel level of each coal; 0 is the surface."""
MINECART_PRICE: Final[dict[Coal, int]] = {"yellow": 1, "brown": 2, "grey": 3, "black": 4}
CUBES_PER_COAL: Final = 16
CAGE_CAPACITY: Final = 5
DRAWN: Final = 5
SHIFTS: Final = 3
COLOURS: Final = ("orange", "blue", "yellow", "green")
"""Seat colours; not in the rulebook's text."""


class Tile(msgspec.Struct, frozen=True):
    """A kind of tunnel tile; three equal copies of each are in the box."""

    kind: str
    coal: Coal
    minecarts: int
    side: Side

    @property
    def level(self) -> int:
        """Tunnel level the tile belongs to, 1 to 4."""
        return LEVEL[self.coal]

    @property
    def price(self) -> int:
        """Price in francs."""
        return MINECART_PRICE[self.coal] * self.minecarts


COPIES: Final = 3
TILES: Final[dict[str, Tile]] = {
    f"{coal}_{carts}_{side}": Tile(f"{coal}_{carts}_{side}", coal, carts, side)
    for coal in COALS
    for carts in (1, 2)
    for side in SIDES
}
PRINTED: Final[dict[str, Tile]] = {
    "printed_yellow": Tile("printed_yellow", "yellow", 1, "dark"),
    "printed_brown": Tile("printed_brown", "brown", 1, "light"),
    "printed_grey": Tile("printed_grey", "grey", 1, "light"),
    "printed_black": Tile("printed_black", "black", 1, "dark"),
}
"""The four sections printed in every mine: minecarts for scoring, but no tiles for the balance."""
SECTIONS: Final[dict[str, Tile]] = PRINTED | TILES


class OrderCard(msgspec.Struct, frozen=True):
    """An order card: one coal a space, in printed order."""

    id: str
    vehicle: Vehicle
    spaces: tuple[Coal, ...]
    points: int


def _orders(vehicle: Vehicle, *cards: tuple[int, str]) -> dict[str, OrderCard]:
    letter: dict[str, Coal] = {"y": "yellow", "b": "brown", "g": "grey", "k": "black"}
    return {
        f"{vehicle}_{number:02}": OrderCard(
            f"{vehicle}_{number:02}", vehicle, tuple(letter[sign] for sign in spaces), points
        )
        for number, (points, spaces) in enumerate(cards, start=1)
    }


# Points and spaces of each card: y yellow, b brown, g grey, k black.
ORDERS: Final[dict[str, OrderCard]] = {
    **_orders(
        "handcart",
        (2, "y"),
        (3, "b"),
        (3, "yy"),
        (4, "g"),
        (5, "k"),
        (5, "bb"),
        (7, "gg"),
        (7, "bbb"),
        (9, "kk"),
        (9, "ggg"),
        (10, "ybgk"),
    ),
    **_orders(
        "horse_cart",
        (2, "y"),
        (3, "b"),
        (3, "yy"),
        (4, "g"),
        (4, "yyy"),
        (5, "k"),
        (5, "bb"),
        (7, "gg"),
        (9, "kk"),
        (10, "ybgk"),
        (12, "kkk"),
    ),
    **_orders(
        "truck",
        (2, "y"),
        (3, "b"),
        (3, "yy"),
        (4, "g"),
        (4, "yyy"),
        (5, "k"),
        (5, "bb"),
        (7, "gg"),
        (9, "kk"),
        (10, "ybgk"),
        (12, "kkk"),
    ),
    **_orders(
        "locomotive",
        (2, "y"),
        (3, "b"),
        (3, "yy"),
        (4, "g"),
        (5, "k"),
        (5, "bb"),
        (7, "gg"),
        (7, "bbb"),
        (9, "kk"),
        (9, "ggg"),
        (10, "ybgk"),
    ),
}


class Space(msgspec.Struct, frozen=True):
    """A worker space. `number` is the display slot, the mining steps or the francs; `closed_at` the player
    counts at which a stop tile covers it."""

    id: str
    area: Area
    number: int = 0
    vehicle: Vehicle | None = None
    closed_at: tuple[int, ...] = ()


_TWO = (2,)
_TWO_AND_THREE = (2, 3)
_CLOSED: Final = {
    "factory_4": _TWO,
    "factory_8": _TWO_AND_THREE,
    "mining_4": _TWO_AND_THREE,
    "mining_8": _TWO,
    "money_3": _TWO_AND_THREE,
    "money_5": _TWO,
    "order_1": _TWO,
}


def _space(id: str, area: Area, number: int = 0, vehicle: Vehicle | None = None) -> Space:
    return Space(id, area, number, vehicle, _CLOSED.get(id, ()))


SPACES: Final[dict[str, Space]] = {
    space.id: space
    for space in (
        *(_space(f"factory_{slot}", "factory", slot) for slot in range(1, 9)),
        _space("factory_draw", "factory"),
        *(_space(f"mining_{steps}", "mining", steps) for steps in (4, 6, 8, 10)),
        *(_space(f"delivery_{vehicle}", "delivery", vehicle=vehicle) for vehicle in VEHICLES),
        *(_space(f"money_{francs}", "money", francs) for francs in (3, 4, 5, 6)),
        *(_space(f"order_{slot}", "orders", slot) for slot in range(1, 5)),
        _space("order_draw", "orders"),
        _space("bank", "bank", 1),
    )
}
"""All worker spaces in the order of the board, the bank last."""
TILE_SLOTS: Final = 8
ORDER_SLOTS: Final = 4


class Shares(msgspec.Struct, frozen=True):
    """What each player starts with, by player count."""

    workers: int
    francs: int
    revealed_orders: int


SHARES: Final[dict[int, Shares]] = {2: Shares(18, 10, 7), 3: Shares(15, 9, 10), 4: Shares(13, 8, 13)}
DRAFTED: Final = 3
"""Order cards each player takes in the draft."""


class Element(msgspec.Struct, frozen=True):
    """One of the twelve scoring elements. `counts` says what is counted of `key`."""

    id: str
    counts: Literal["coal", "vehicle", "empty_minecarts"]
    key: str
    first: int
    second: int
    shift: int


ELEMENTS: Final[tuple[Element, ...]] = (
    Element("coal_yellow", "coal", "yellow", 2, 1, 1),
    Element("coal_brown", "coal", "brown", 3, 1, 1),
    Element("coal_grey", "coal", "grey", 4, 2, 1),
    Element("coal_black", "coal", "black", 5, 2, 1),
    Element("vehicle_handcart", "vehicle", "handcart", 6, 3, 2),
    Element("vehicle_horse_cart", "vehicle", "horse_cart", 7, 3, 2),
    Element("vehicle_truck", "vehicle", "truck", 8, 4, 2),
    Element("vehicle_locomotive", "vehicle", "locomotive", 9, 4, 2),
    Element("empty_yellow", "empty_minecarts", "yellow", 10, 5, 3),
    Element("empty_brown", "empty_minecarts", "brown", 11, 5, 3),
    Element("empty_grey", "empty_minecarts", "grey", 12, 6, 3),
    Element("empty_black", "empty_minecarts", "black", 13, 6, 3),
)
"""In scoring order; an element counts from `shift` on."""

FRANCS_PER_POINT: Final = 5
CUBES_PER_POINT: Final = 3
POINTS_PER_UNDELIVERED: Final = -1
POINTS_PER_EXCESS_TILE: Final = -2
