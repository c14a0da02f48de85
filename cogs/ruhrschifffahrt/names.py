"""Spaces, options, tiles and amounts of Ruhrschifffahrt by name."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from bot.names import safe_text
from bot.words import Words, with_sign
from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.board import Board, DemandTile
from games.ruhrschifffahrt.facts import Area
from games.ruhrschifffahrt.state import Die

AT_END: Final = ("mayor", "ruhr_valley_railway", "ruhr_barge")
"""Tiles that count in the end only."""


class Names:
    """What everything is called on a board, in a language. An id that is not on the board names itself."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board, self.words = board, words
        self._spaces = {space.id: (number, space) for number, space in enumerate(board.river, start=1)}
        self._depots: dict[str, str] = {depot.dominion: depot.name for depot in board.depots}
        if board is boards.known[boards.STEIGER]:
            keys = {depot: f"dominion_{depot}" for depot in facts.DEPOTS}
            self._depots = {depot: words(f"ru-picture-{key}") for depot, key in keys.items()}
        self._same = {name for name, count in Counter(self._depots.values()).items() if count > 1}
        self._demand = {tile.id: tile for tile in board.demand_tiles}

    # The river

    def space(self, id: str) -> str:
        """A space of the river by its number downstream, from 1, and its kind: "47 Mülheim, storage"."""
        if id not in self._spaces:
            return id
        number, space = self._spaces[id]
        of_industry = space.industry_type
        kind = self.words(f"ru-kind-{space.kind}" if of_industry is None else f"ru-industry-{of_industry}")
        return self.words("ru-space", number=number, name=space.name, kind=kind)

    def lock(self, id: str) -> str:
        """Where a lock is or may be built, without the obstacle that then is none any more: "14 Hattingen"."""
        if id not in self._spaces:
            return id
        number, space = self._spaces[id]
        return self.words("ru-lock-space", number=number, name=space.name)

    def spaces(self, ids: Iterable[str]) -> str:
        """Several spaces, whose names have commas of their own."""
        return self.words("ru-semicolon").join(self.space(id) for id in ids)

    def dominion(self, id: str | None) -> str:
        """A dominion; a round that names none has no coat of arms."""
        return self.words(f"ru-dominion-{id}") if id in facts.DOMINIONS else self.words("ru-dominion-none")

    def depot(self, dominion: str) -> str:
        """The coal depot of a dominion, which is named as well where a board calls several the same.

        On our own board it is called as the dominion, in the reader's language.
        """
        name = self._depots.get(dominion, dominion)
        return self.words("ru-with", what=name, more=self.dominion(dominion)) if name in self._same else name

    def country(self, id: str) -> str:
        """A country, or its column in Ruhrort."""
        return self.words(f"ru-country-{id}") if id in facts.COUNTRIES else id

    # Coal

    def coal(self, colour: str) -> str:
        """Black or white coal."""
        return self.words(f"ru-coal-{colour}") if colour in facts.DICE else colour

    def die(self, colour: str, value: int) -> str:
        """A coal die: "black 4"."""
        return self.words("ru-die", colour=self.words(f"ru-die-{colour}"), value=value)

    def dice(self, dice: tuple[Die, ...]) -> str:
        """Several dice."""
        return ", ".join(self.die(die.colour, die.value) for die in dice)

    def area(self, id: str) -> str:
        """A field for development cubes: "black to industry"."""
        return self.words(f"ru-area-{id}") if id in facts.AREAS else id

    def cubes(self, counts: dict[str, int]) -> str:
        """Cubes by area: "2 black to industry, 1 white to city"."""
        areas: list[Area] = [area for area in facts.AREAS if counts.get(area)]
        found = [self.words("ru-cubes-of", count=counts[area], area=self.area(area)) for area in areas]
        return ", ".join(found) or self.words("ru-none")

    def era(self, id: str) -> str:
        """A part of the transport tracks."""
        return self.words(f"ru-era-{id}")

    # Options and tiles

    def option(self, id: str, *, free: bool = False) -> str:
        """A special option, and whether the tile Tow action pays for it."""
        if id not in facts.OPTIONS:
            return id
        name = self.words(f"ru-special-{id}")
        return self.words("ru-by-tile", what=name, tile=self.tile("tow_action")) if free else name

    def option_effect(self, id: str) -> str:
        """What a special option does."""
        return self.words(f"ru-special-effect-{id}")

    def tile(self, id: str) -> str:
        """A progress tile, or an obstacle/demand tile by what it brings."""
        if id in facts.TILES:
            return self.words(f"ru-tile-{id}")
        return self.demand(self._demand[id]) if id in self._demand else id

    def tile_at_end(self, id: str) -> str:
        """A progress tile, with the points that it brings at the end where it brings nothing else."""
        if id not in AT_END:
            return self.tile(id)
        points, port, most = facts.BARGE_POINTS, facts.BARGE_POINTS_RUHRORT, facts.COINS_KEPT
        more = self.words(f"ru-at-end-{id}", points=points, port=port, most=most)
        return self.words("ru-with", what=self.tile(id), more=more)

    def kind_of_demand(self, id: str) -> str:
        """A demand tile without the names of its cities, where they are told beside it."""
        tile = self._demand.get(id)
        return self.words("ru-demand-cities") if tile is not None and tile.event == "cities" else self.tile(id)

    def demand(self, tile: DemandTile) -> str:
        """What an obstacle/demand tile says: "forges", "flood, dice −1"."""
        match tile.event:
            case "industry_type":
                return self.words(f"ru-demand-{tile.industry_type}")
            case "industry_dominion":
                return self.words("ru-demand-dominion", dominion=self.dominion(tile.dominion))
            case "cities":
                return self.spaces(tile.cities)
            case "flood" | "low_water":
                water = self.words(f"ru-water-{tile.event}")
                if not tile.dice:
                    return water
                return self.words("ru-water-dice", water=water, change=with_sign(tile.dice))

    # Amounts

    def coins(self, count: int) -> str:
        """A number of coins."""
        return self.words("ru-coins", count=count)

    def points(self, count: int) -> str:
        """A number of points."""
        return self.words("ru-points", count=count)

    def debts(self, count: int) -> str:
        """A number of debts."""
        return self.words("ru-debts", count=count)

    def warehouses(self, count: int) -> str:
        """A number of warehouses."""
        return self.words("ru-warehouses", count=count)

    def price(self, coins: int, debts: int = 0, forfeit: int = 0) -> str:
        """A price with the debts it takes and the points that these cost; "free" where there is none."""
        if not coins:
            return self.words("ru-free")
        if not debts:
            return self.coins(coins)
        if not forfeit:
            return self.words("ru-price-with-debts", coins=self.coins(coins), debts=self.debts(debts))
        lost = self.points(forfeit)
        return self.words("ru-price-with-forfeit", coins=self.coins(coins), debts=self.debts(debts), points=lost)


@lru_cache(maxsize=16)
def names_of(words: Words, fingerprint: str = boards.STEIGER) -> Names:
    """The names on a board in a language; those of our own board where none is given or it is not known.

    What a board that players brought calls things cannot leave its place in a text.
    """
    own = boards.known[boards.STEIGER]
    board = boards.known.get(fingerprint, own)
    return Names(board if board is own else _made_safe(board), words)


def _made_safe(board: Board) -> Board:
    """The board with all its names freed of Discord's markup."""
    return msgspec.structs.replace(
        board,
        name=safe_text(board.name),
        river=tuple(msgspec.structs.replace(space, name=safe_text(space.name)) for space in board.river),
        depots=tuple(msgspec.structs.replace(depot, name=safe_text(depot.name)) for depot in board.depots),
    )
