"""What is printed in Ruhrschifffahrt apart from the board: options, tiles, events, prices, points.

What belongs to the board (river, prices of warehouses, tracks, combinations, tiles in the bag) is data; see
`board.py`.
"""

from typing import Final, Literal, TypeAlias

import msgspec

VERSION: Final = "2012.1"
"""Facts version kept in every table's options, so that a corrected figure never changes a running game."""

Colour: TypeAlias = Literal["black", "white"]
Dominion: TypeAlias = Literal["mark", "essen", "werden", "berg_broich", "ruhrort"]
IndustryType: TypeAlias = Literal["forge", "hammer_mill", "arms_factory"]
Country: TypeAlias = Literal["belgium", "netherlands", "rhineland"]
CityGroup: TypeAlias = Literal["essen", "mark", "muelheim"]
Era: TypeAlias = Literal["clay", "paved", "rail"]
Area: TypeAlias = Literal["BI", "BC", "BR", "WI", "WC", "WR"]
"""Black or white coal sold to industry, city or Ruhrort: a field for development cubes on the player board."""
Option: TypeAlias = Literal[
    "pilot",
    "transport",
    "wage",
    "replenishment",
    "tow",
    "transport_pilot",
    "tow_pilot",
    "tow_transport",
]
Tile: TypeAlias = Literal[
    "lock_construction",
    "coal_depot",
    "essen_warehouses",
    "county_mark",
    "wage",
    "ruhrort_port",
    "replenishment",
    "mark_warehouses",
    "inn",
    "coal_hauler",
    "warehouse",
    "tow_action",
    "mayor",
    "ruhr_valley_railway",
    "ruhr_barge",
]
EventKind: TypeAlias = Literal[
    "locks_allowed",
    "fund",
    "tracks_move",
    "country",
    "locks_dearer",
    "warehouse",
    "gain",
    "options_dearer",
    "track_dice_rise",
    "remove_dice",
]

COLOURS: Final = ("orange", "blue", "red", "green")
SEATS: Final = range(2, 5)
ROUNDS: Final = 12

DICE: Final[dict[str, int]] = {"black": 8, "white": 6}
FEWER_DICE: Final[dict[int, int]] = {2: 2, 3: 1, 4: 0}
"""Dice of each colour left in the box, by number of players (8.0)."""
LOWEST_DIE: Final = 1
HIGHEST_DIE: Final = 6
BLACK_DOMINIONS: Final[tuple[Dominion, ...]] = ("essen", "werden", "berg_broich")
WHITE_DOMINION: Final[Dominion] = "mark"
DOMINIONS: Final[tuple[Dominion, ...]] = ("mark", "essen", "werden", "berg_broich", "ruhrort")
"""Downstream."""
DEPOTS: Final[tuple[Dominion, ...]] = ("mark", "essen", "werden", "berg_broich")
COUNTRIES: Final[tuple[Country, ...]] = ("belgium", "netherlands", "rhineland")
AREAS: Final[tuple[Area, ...]] = ("BI", "BC", "BR", "WI", "WC", "WR")
INDUSTRY_TYPES: Final[tuple[IndustryType, ...]] = ("forge", "hammer_mill", "arms_factory")

WAREHOUSES: Final = 10
SUPPLY: Final = 1
"""Warehouses in a player's supply at the start."""
WITH_FIRST_LOCK: Final = 2
WITH_MARK: Final = 2
CALENDAR_WAREHOUSES: Final = (6, 7, 9, 10, 11)
"""Rounds in which every player receives a warehouse."""

SIMPLE_TRIP: Final = 2
"""Spaces that a barge goes without a pilot."""
RUHRORT_COIN: Final = 1
WAREHOUSE_COIN: Final = 1
"""For each owner of a warehouse in the city where coal is sold."""
MOST_COINS_ON_SPACE: Final = 2
EXPORT_STEPS: Final = (0, 1, 1, 1, 2, 2, 2)
"""Steps of the export marker to the right, by the value of the die sold in Ruhrort."""
COINS_KEPT: Final = 10
WAGE_COINS: Final = 2
REPLENISHED: Final = 2
INN_COINS: Final = 3
INN_POINTS: Final = 2

DEBT_SPACES: Final = 4
DEBT_COINS: Final = 2
REPAYMENT: Final = 3
DEBT_POINTS: Final = 2
"""Lost for each debt at the end."""
NO_WAREHOUSE_POINTS: Final = 2
"""Lost for a debt with a warehouse of the calendar, and for a forced payment that cannot be met."""

FIRST_LOCK_ROUND: Final = 2
LOCK_COINS: Final = 2
LOCK_COINS_LATER: Final = 3
DEARER_LOCKS_ROUND: Final = 5
LOCK_POINTS: Final = 2
LOCK_POINTS_MARK: Final = 3
TWO_FOR_ONE_ROUNDS: Final = range(2, 6)
"""With two players each lock bought in these rounds brings a second one."""
WAREHOUSE_POINTS: Final = 2
TILE_COINS: Final = 2
"""Price of a warehouse by the white tile."""
PORT_COINS: Final = (3, 4, 4, 5)
"""By the number of warehouses already in Ruhrort; the last for all further ones."""
PORT_MOVE_COINS: Final = 2
PORT_WAREHOUSES: Final = 2
"""Most of one player in Ruhrort."""
POSITION_BONUS: Final = (1, 0, -1)
EXPORT_ROUNDS: Final = range(4, 12)
DEARER_OPTIONS_ROUND: Final = 7
LAST_DRAW_ROUND: Final = 11

ESSEN_SET_POINTS: Final = 1
MARK_SET_POINTS: Final = 1
CITY_SET_POINTS: Final = 3
DEPOT_SET_POINTS: Final = 2
DEPOT_MAJORITY_POINTS: Final = 1
BARGE_POINTS: Final = 2
BARGE_POINTS_RUHRORT: Final = 4


class OptionFact(msgspec.Struct, frozen=True):
    """A special option: what it allows, what it costs before and from round 7 (5.2)."""

    id: Option
    pilot: bool = False
    tow: bool = False
    transport: bool = False
    cost: int = 0
    last_round: int = ROUNDS

    def coins(self, round: int) -> int:
        """Its price in a round; what costs nothing never gets dearer."""
        return self.cost + (self.cost > 0 and round >= DEARER_OPTIONS_ROUND)


OPTIONS: Final[dict[str, OptionFact]] = {
    option.id: option
    for option in (
        OptionFact("pilot", pilot=True),
        OptionFact("transport", transport=True),
        OptionFact("wage", last_round=11),
        OptionFact("replenishment", last_round=11),
        OptionFact("tow", tow=True, cost=1),
        OptionFact("transport_pilot", transport=True, pilot=True, cost=1),
        OptionFact("tow_pilot", tow=True, pilot=True, cost=2),
        OptionFact("tow_transport", tow=True, transport=True, cost=2),
    )
}
"""In the order of the board."""
TILE_OF_OPTION: Final[dict[str, Tile]] = {"wage": "wage", "replenishment": "replenishment"}
"""The tile that an option needs."""

OWN_TILES: Final[tuple[Tile, ...]] = (
    "lock_construction",
    "coal_depot",
    "essen_warehouses",
    "county_mark",
    "wage",
    "ruhrort_port",
    "replenishment",
    "mark_warehouses",
)
"""Each player has one of each."""
WHITE_TILES: Final[tuple[Tile, ...]] = (
    "inn",
    "coal_hauler",
    "warehouse",
    "tow_action",
    "mayor",
    "ruhr_valley_railway",
    "ruhr_barge",
)
TILES: Final[tuple[Tile, ...]] = (*OWN_TILES, *WHITE_TILES)
WHITE_SUPPLY: Final[dict[int, int]] = {2: 1, 3: 2, 4: 3}
"""Copies of each white tile, by number of players."""
CITY_TILE: Final[dict[str | None, Tile]] = {"essen": "essen_warehouses", "mark": "mark_warehouses"}
"""The tile that lets one build in a group of cities; in others only the white tile does."""


class CalendarSpace(msgspec.Struct, frozen=True):
    """A space of the calendar, one a round: where black dice return to, and what happens (6.1)."""

    round: int
    returns_to: Dominion | None
    events: tuple[EventKind, ...]


CALENDAR: Final[tuple[CalendarSpace, ...]] = (
    CalendarSpace(1, None, ()),
    CalendarSpace(2, "essen", ("locks_allowed",)),
    CalendarSpace(3, "werden", ("fund",)),
    CalendarSpace(4, "berg_broich", ("tracks_move", "country")),
    CalendarSpace(5, "essen", ("locks_dearer", "country")),
    CalendarSpace(6, "werden", ("warehouse", "gain", "country")),
    CalendarSpace(7, "berg_broich", ("options_dearer", "warehouse", "country")),
    CalendarSpace(8, "essen", ("tracks_move", "country")),
    CalendarSpace(9, "werden", ("track_dice_rise", "warehouse", "country")),
    CalendarSpace(10, "berg_broich", ("warehouse", "gain", "country")),
    CalendarSpace(11, "essen", ("remove_dice", "warehouse", "country")),
    CalendarSpace(12, None, ()),
)
CHOICE_ROUNDS: Final = (3, 6, 10)
"""Rounds whose event lets every player choose between a coin and a point."""
FUND_ROUND: Final = 3
"""Round in which they pay it; in the others they receive it."""
ERA_ROUNDS: Final[dict[int, Era]] = {1: "clay", 4: "paved", 8: "rail"}
"""From which round on each part of the transport tracks is used."""
REMOVED_DICE: Final[dict[int, dict[str, int]]] = {
    2: {"black": 1, "white": 0},
    3: {"black": 1, "white": 1},
    4: {"black": 2, "white": 1},
}
"""Dice removed in round 11, by number of players."""


def calendar_of(round: int) -> CalendarSpace:
    """The space of the calendar for a round."""
    return CALENDAR[round - 1]


def era_of(round: int) -> Era:
    """The part of the transport tracks in use in a round (5.1)."""
    return next(ERA_ROUNDS[first] for first in sorted(ERA_ROUNDS, reverse=True) if first <= round)


def lock_coins(round: int) -> int:
    """Price of a lock in a round (6.1)."""
    return LOCK_COINS if round < DEARER_LOCKS_ROUND else LOCK_COINS_LATER
