"""A board as data: the river, prices of warehouses, tracks, combinations, tiles, and where everything is drawn."""

from typing import Any, Final, Literal, TypeAlias

import msgspec

from games.ruhrschifffahrt.facts import CityGroup, Country, Dominion, IndustryType

Kind: TypeAlias = Literal["storage", "city", "industry", "obstacle", "port"]
EventOfTile: TypeAlias = Literal["industry_type", "industry_dominion", "cities", "flood", "low_water"]
FORMAT: Final = 1


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the river. `river` lists them downstream, Ruhrort last.

    `industry_type` belongs to industries, `group` and `prices` (of its warehouses, from the left) to cities,
    `arrow` (the sale space printed on it) and `helm` to storages.
    """

    id: str
    kind: Kind
    name: str
    dominion: Dominion
    industry_type: IndustryType | None = None
    group: CityGroup | None = None
    prices: tuple[int, ...] = ()
    arrow: str | None = None
    helm: bool = False


class Depot(msgspec.Struct, frozen=True, kw_only=True):
    """A coal depot in the hinterland, with the prices of its warehouses from the left."""

    dominion: Dominion
    name: str
    prices: tuple[int, ...]


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """A column of the port of Ruhrort: its country, and how many warehouses fit in it."""

    country: Country
    spaces: int


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the transport tracks: cells for black and for white dice, the lowest with the arrow."""

    black: int
    white: int


class DemandTile(msgspec.Struct, frozen=True, kw_only=True):
    """An obstacle/demand tile: what its back says (6.2). `dice` is what it adds to every die on a storage."""

    id: str
    event: EventOfTile
    industry_type: IndustryType | None = None
    dominion: Dominion | None = None
    cities: tuple[str, ...] = ()
    dice: int = 0
    starred: bool = False
    """One of the two tiles that the variant leaves out."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A whole board, as its file says it. `layout` is for drawing only and is not looked at by the rules."""

    format: int
    name: str
    years: tuple[int, ...]
    """Of the twelve rounds."""
    river: tuple[Space, ...]
    depots: tuple[Depot, ...]
    port: tuple[Column, ...]
    """From the left."""
    export_track: tuple[int, ...]
    """Points by cell, from the left."""
    clay: Track
    paved: Track
    rail: Track
    first_die: int
    """Value of the black die that lies on the arrow of the clay path at the start."""
    start_dice: dict[str, dict[str, int]]
    """By number of players: values of the dice on storages at the start."""
    areas: dict[str, int]
    """Spaces for development cubes, by area of the player board."""
    combinations: dict[str, dict[str, int]]
    """Cubes by area that each progress tile needs."""
    demand_tiles: tuple[DemandTile, ...]
    countries: dict[str, int]
    """Country tiles by country."""
    layout: dict[str, Any]
