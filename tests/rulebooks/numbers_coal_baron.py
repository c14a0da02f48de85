"""The numbers that the rules of Coal Baron state, section by section, as the engine knows them."""

from collections.abc import Iterator
from typing import Final

from plain_numbers import plain

from games.coal_baron import facts
from games.coal_baron.actions import Cube, FillWithTwo, MoveCage
from games.coal_baron.facts import COALS, Area, Coal
from games.coal_baron.game import GAME
from games.coal_baron.mining import steps_of
from games.coal_baron.placing import OPEN_SPACES, workers_needed
from games.coal_baron.scoring import cubes_held
from games.coal_baron.state import Options, Outstanding, SeatState, State, Workers
from games.engine.contract import Setup

PAIR: Final = FillWithTwo("truck_01", "yellow", (Cube("cage", "grey"), Cube("cage", "black")))
SIZES: Final = sorted({len(card.spaces) for card in facts.ORDERS.values()})
MINECARTS: Final = sorted({tile.minecarts for tile in facts.TILES.values()})
FEWEST: Final = min(facts.SEATS)
MOST: Final = max(facts.SEATS)


def closed(players: int) -> list[int]:
    """The numbers of the spaces under lock tiles, in the order of the board."""
    return [space.number for space in facts.SPACES.values() if players in space.closed_at]


def left_open(players: int) -> int:
    """How many worker spaces are open, the bank aside."""
    return len(OPEN_SPACES[players]) - 1


def of_area(area: Area) -> list[int]:
    """The numbers of an area's spaces."""
    return [space.number for space in facts.SPACES.values() if space.area == area]


def cards_of(size: int) -> int:
    """How many cards with so many spaces each vehicle has."""
    counts = {
        sum(card.vehicle == vehicle and len(card.spaces) == size for card in facts.ORDERS.values())
        for vehicle in facts.VEHICLES
    }
    (count,) = counts
    return count


def worth(*spaces: Coal) -> int:
    """The points on every card with these spaces."""
    (points,) = {card.points for card in facts.ORDERS.values() if card.spaces == spaces}
    return points


def by_colour(size: int) -> Iterator[int]:
    """The points for so many equal spaces of each colour."""
    return (worth(*(coal,) * size) for coal in COALS)


def scored(shift: int) -> int:
    """How many elements are scored after a shift."""
    return sum(element.shift <= shift for element in facts.ELEMENTS)


def needed(standing: int) -> int:
    """How many workers a space takes on which so many stand."""
    state: State = GAME.new_game(Setup(seats=FEWEST, options=Options(), seed="0" * 32)).state
    state.spaces = {"money_4": Workers(0, standing)} if standing else {}
    return workers_needed(state, "money_4")


def held_as_pair() -> int:
    """For how many cubes two on a space of an order count in the end."""
    filled = (("grey", "black"),)
    return cubes_held(SeatState(francs=0, workers=0, outstanding=(Outstanding("truck_01", filled),)))


NUMBERS: Final[dict[str, list[int]]] = {
    "Contenu": [
        *(MOST, MOST),
        *(len(facts.ORDERS), len(facts.ORDERS) // len(facts.VEHICLES)),
        len(facts.TILES) * facts.COPIES,
        *(facts.CUBES_PER_COAL * len(COALS), facts.CUBES_PER_COAL),
        *(facts.SHARES[FEWEST].workers * MOST, facts.SHARES[FEWEST].workers),
        *(plain(40), plain(1), plain(2), plain(5)),
        *(len(closed(FEWEST)), MOST),
        *(len(facts.TILES), facts.COPIES, *MINECARTS),
    ],
    "Mise en place": [FEWEST, MOST],
    "Mise en place 1": [
        len({space.area for space in facts.SPACES.values()} - {"bank"}),
        facts.TILE_SLOTS,
        *of_area("mining"),
        len(facts.VEHICLES),
        *of_area("money"),
        facts.ORDER_SLOTS,
    ],
    "Mise en place 2": [
        *(number for players in facts.SEATS for number in (players, *closed(players))),
        *(number for players in facts.SEATS for number in (left_open(players), players)),
    ],
    "Mise en place 6-8": [
        *(len(facts.LEVEL), *facts.LEVEL.values()),
        *(number for players, own in facts.SHARES.items() for number in (players, own.workers, own.francs)),
    ],
    "Mise en place 10": [
        *(number for players, own in facts.SHARES.items() for number in (players, own.revealed_orders)),
        *(facts.DRAFTED, facts.DRAFTED),
        *(facts.ORDER_SLOTS, FEWEST, facts.SPACES["order_1"].number, facts.ORDER_SLOTS),
    ],
    "Déroulement du jeu": [facts.SHIFTS],
    "Tour de jeu": [needed(0), needed(3) - 3, needed(0), facts.SPACES["bank"].number],
    "Usine de berlines": [facts.TILE_SLOTS, *facts.MINECART_PRICE.values()],
    "draw_five": [facts.DRAWN, facts.DRAWN],
    "Extraction": [len(of_area("mining")), *of_area("mining"), steps_of(MoveCage(0))],
    "Extraction 3": [facts.CAGE_CAPACITY],
    "Extraction 4": [len(PAIR.cubes), steps_of(PAIR)],
    "Extraction 6": [len(PAIR.cubes)],
    "Livraison": [
        len(of_area("delivery")),
        *by_colour(SIZES[0]),
        *(SIZES[1], *by_colour(SIZES[1])),
        *(SIZES[2], *by_colour(SIZES[2])),
        *(SIZES[3], worth(*COALS)),
        len(PAIR.cubes),
    ],
    "Capitaux": [len(of_area("money")), *of_area("money")],
    "Commandes": [
        facts.ORDER_SLOTS,
        len(facts.ORDERS) // len(facts.VEHICLES),
        *(SIZES[1], cards_of(SIZES[1]), len(COALS)),
        *(cards_of(SIZES[2]), SIZES[2]),
    ],
    "Fin d'un quart": [
        *(len(facts.ELEMENTS), *(scored(shift) for shift in range(1, facts.SHIFTS + 1))),
        *(facts.SHIFTS, scored(facts.SHIFTS - 1) + 1, scored(facts.SHIFTS)),
        FEWEST,
    ],
    "elements": [
        *(points for element in facts.ELEMENTS for points in (element.first, element.second)),
        len(facts.PRINTED),
    ],
    "Fin d'un quart 1": [FEWEST],
    "Fin de la partie": [
        *(facts.FRANCS_PER_POINT, plain(1), facts.CUBES_PER_POINT, plain(1)),
        *(len(PAIR.cubes), held_as_pair()),
        *(-facts.POINTS_PER_UNDELIVERED, -facts.POINTS_PER_EXCESS_TILE),
        *(MINECARTS[1], plain(100)),
    ],
    "Notes supplémentaires": [facts.CUBES_PER_COAL],
}
"""By section, in the order of the English text."""
