"""A board as data: mining grounds, mines, villages, railways, tableau, and where everything is drawn."""

from typing import Any, Final, Literal, TypeAlias

import msgspec

MineBonus: TypeAlias = Literal["wagon", "miner"]
FORMAT: Final = 1


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the map with its own background colour."""

    id: str
    name: str


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """A mining ground. `villages` lie on its border."""

    id: str
    name: str
    region: str
    kind: Literal["large", "single"]
    villages: tuple[str, ...]


class SmallMine(msgspec.Struct, frozen=True, kw_only=True):
    """A small mine: it enters play in round `entry` and is later merged into its ground's large mine."""

    number: int
    name: str
    ground: str
    entry: int
    price: int
    income: int
    bonus: MineBonus | None = None


class SingleMine(msgspec.Struct, frozen=True, kw_only=True):
    """A single mine: bought like a small one, never merged, worth `points` at once."""

    number: int
    name: str
    ground: str
    entry: int
    price: int
    income: int
    points: int
    bonus: MineBonus | None = None


class LargeMine(msgspec.Struct, frozen=True, kw_only=True):
    """A large mine: its ground is consolidated in round `consolidation`."""

    ground: str
    name: str
    consolidation: int
    income: int
    points: int
    bonus: MineBonus | None = None


class Village(msgspec.Struct, frozen=True, kw_only=True):
    """A village: workers at the start, spaces for settlements, the grounds it lies next to."""

    id: str
    name: str
    workers: int
    spaces: int
    grounds: tuple[str, ...]
    with_three: bool
    """Whether it is used with three players."""


class Station(msgspec.Struct, frozen=True, kw_only=True):
    """A train station space: the villages next to it along the track, the stations next to it on its line."""

    id: str
    name: str
    line: str
    villages: tuple[str, ...]
    neighbours: tuple[str, ...]
    with_three: bool


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A railway line: its stations from end to end, and its points when complete; None: unused with three."""

    id: str
    name: str
    stations: tuple[str, ...]
    points: int
    points_with_three: int | None


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A mine space of the tableau; `next` are those that may be filled once it holds a card."""

    id: str
    row: int
    column: int
    coin: bool
    """Whether a coin can secure the mine that lies here."""
    next: tuple[str, ...] = ()


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A whole board, as its file says it. `layout` is for drawing only and is not looked at by the rules."""

    format: int
    name: str
    closed_region: str
    """The region that is out of play with three players."""
    regions: tuple[Region, ...]
    grounds: tuple[Ground, ...]
    small_mines: tuple[SmallMine, ...]
    single_mines: tuple[SingleMine, ...]
    large_mines: tuple[LargeMine, ...]
    villages: tuple[Village, ...]
    lines: tuple[Line, ...]
    stations: tuple[Station, ...]
    tableau: tuple[Space, ...]
    disaster_losses: tuple[int, ...]
    """Points lost by a player hit in each round."""
    railway_markers: dict[str, int]
    bonus_order: tuple[str, ...]
    """The bonus markers from left to right at the start."""
    layout: dict[str, Any]
