"""A board indexed for the rules: the order of spaces, storages by colour, what lies between two spaces."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.board import Board, DemandTile, Depot, Space
from games.ruhrschifffahrt.facts import Colour
from games.ruhrschifffahrt.state import State

_PLACE: Final = {"industry": "I", "city": "C", "port": "R"}
"""Letters of the areas for cubes."""


@dataclass(frozen=True, slots=True)
class River:
    """What of a board the rules ask for, by ids."""

    board: Board
    spaces: dict[str, Space]
    """All spaces, downstream."""
    index: dict[str, int]
    """Place of each space downstream, from 0."""
    storages: dict[str, Colour]
    """Storages with the colour of the dice that may lie there, downstream."""
    sale_spaces: tuple[str, ...]
    """Cities, industries and Ruhrort, downstream."""
    sales_after: dict[str, tuple[str, ...]]
    """The sale spaces downstream of each space."""
    obstacles: tuple[str, ...]
    cities: dict[str, Space]
    depots: dict[str, Depot]
    """By dominion."""
    port: str
    demand_tiles: dict[str, DemandTile]

    def area(self, colour: Colour, space: str) -> facts.Area:
        """The field for the cube of a die of the colour sold on the space."""
        place = _PLACE[self.spaces[space].kind]
        return next(area for area in facts.AREAS if area == colour[0].upper() + place)

    def obstacles_between(self, upstream: str, downstream: str) -> tuple[str, ...]:
        """Spaces of obstacles, with or without a lock, between two spaces."""
        first, last = self.index[upstream], self.index[downstream]
        return tuple(space for space in self.obstacles if first < self.index[space] < last)

    def storages_in(self, dominion: str) -> tuple[str, ...]:
        """The storages of a dominion, downstream."""
        return tuple(storage for storage in self.storages if self.spaces[storage].dominion == dominion)


@cache
def river_on(board: str) -> River:
    """The river of a known board, by its fingerprint."""
    return _index(boards.known[board])


def river_of(state: State) -> River:
    """The river that a state is played on."""
    return river_on(state.options.board)


def _index(board: Board) -> River:
    def of_kind(*kinds: str) -> tuple[str, ...]:
        return tuple(space.id for space in board.river if space.kind in kinds)

    spaces = {space.id: space for space in board.river}
    index = {space.id: index for index, space in enumerate(board.river)}
    sales = of_kind("city", "industry", "port")
    return River(
        board=board,
        spaces=spaces,
        index=index,
        storages={storage: _colour_at(spaces[storage]) for storage in of_kind("storage")},
        sale_spaces=sales,
        sales_after={id: tuple(sale for sale in sales if index[sale] > index[id]) for id in spaces},
        obstacles=of_kind("obstacle"),
        cities={city: spaces[city] for city in of_kind("city")},
        depots={depot.dominion: depot for depot in board.depots},
        port=of_kind("port")[0],
        demand_tiles={tile.id: tile for tile in board.demand_tiles},
    )


def _colour_at(storage: Space) -> Colour:
    """White dice lie in the County of Mark, black ones anywhere else (R16)."""
    return "white" if storage.dominion == facts.WHITE_DOMINION else "black"
