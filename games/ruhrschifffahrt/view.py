"""What somebody may see of a game of Ruhrschifffahrt. Everything hidden is absent, not blanked."""

import msgspec

from games.engine.event import Seat
from games.ruhrschifffahrt.actions import Good
from games.ruhrschifffahrt.facts import Country, Era, Option, Tile
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import Answers, Die, Phase, Sale
from games.ruhrschifffahrt.turns import Turn


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    `built` are warehouses on the board in all. `position` is the barge's place in Ruhrort, from 1, or 0.
    `loaded` says that the barge lies at a storage with its die. `plan` and `answers` are given to their owner
    only.
    """

    coins: int
    points: int
    supply: int
    with_lock: int
    with_mark: int
    calendar: tuple[int, ...]
    debts: int
    locks: int
    built: int
    cubes: dict[str, int]
    tiles: tuple[Tile, ...]
    turned: tuple[Tile, ...]
    blanks: tuple[Tile, ...]
    place: str | None
    position: int
    loaded: bool
    option: Option | None
    score: tuple[int, ...]
    plan: Sale | None
    answers: Answers | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A position as `viewer` (None: the public) sees it.

    `active` are the seats that must decide, `turn` what the game waits for (while several choose at once it is
    the viewer's own, if it must). `barges` are the seats with a barge on the river, the most upstream first.
    `obstacles` are those still there; the tiles on them and in the bag are not told apart: `unseen` lists all of
    them, `bag` is how many are in the bag. `countries` are those revealed. `choice` is the viewer's own while all
    choose at once.
    """

    viewer: Seat | None
    options: Options
    round: int
    year: int
    phase: Phase
    active: tuple[Seat, ...]
    turn: Turn
    order: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    barges: tuple[Seat, ...]
    dice: dict[str, int]
    era: Era
    tracks: dict[str, tuple[int, ...]]
    leaving: tuple[Die, ...]
    removed: dict[str, int]
    obstacles: tuple[str, ...]
    bag: int
    unseen: tuple[str, ...]
    drawn: tuple[str, ...]
    pilot_ban: bool
    forced_lock: bool
    demand: dict[str, int]
    cities: dict[str, tuple[Seat, ...]]
    depots: dict[str, tuple[Seat, ...]]
    port: dict[str, tuple[Seat, ...]]
    export: int
    countries: tuple[Country, ...]
    country: Country | None
    """The country of this round, if it exports."""
    white: dict[str, int]
    owed: dict[str, int]
    choice: Good | None
    seats: tuple[SeatView, ...]
