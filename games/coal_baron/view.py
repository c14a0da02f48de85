"""What somebody may see of a game of Coal Baron. Everything hidden is absent, not blanked."""

from typing import Literal

import msgspec

from games.coal_baron import facts
from games.coal_baron.facts import Coal
from games.coal_baron.state import ElementResult, Options, Outstanding, Phase, Section, Workers
from games.engine.event import Seat


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    `delivered` is None where the delivered orders are face down for the viewer. `score` is by source, as in
    `SOURCES`. `ranking` (answers left ahead) is given to its owner only.
    """

    francs: int
    workers: int
    points: int
    cage_level: int
    cage: tuple[Coal, ...]
    storage: tuple[Coal, ...]
    sections: tuple[Section, ...]
    outstanding: tuple[Outstanding, ...]
    delivered_count: int
    delivered: tuple[str, ...] | None
    score: tuple[int, ...]
    ranking: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A position as `viewer` (None: the public) sees it.

    `active` are the seats that must decide; `stage`, `space` and `steps` say what the seat at turn is doing.
    `drawn` is what the viewer holds of a draw of five; `returned` what the viewer has already laid back of it, at
    `place` of the pile, topmost first. `tile` is the tile whose `unfilled` minecarts are being filled.
    `standings` are the counts of each element scored in this shift, given right after a scoring and always with
    open delivered orders; None otherwise.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    shift: int
    start_seat: Seat
    active: tuple[Seat, ...]
    stage: str
    space: str | None
    steps: int
    drawn: tuple[str, ...]
    draft: tuple[str, ...]
    tile_slots: tuple[str | None, ...]
    order_slots: tuple[str | None, ...]
    tile_pile: int
    order_pile: int
    spaces: dict[str, Workers]
    bank: tuple[int, ...]
    canteen: tuple[int, ...]
    supply: tuple[int, int, int, int]
    seats: tuple[SeatView, ...]
    standings: tuple[ElementResult, ...] | None
    tile: str | None = None
    unfilled: int = 0
    place: Literal["top", "bottom"] | None = None
    returned: tuple[str, ...] = ()

    def closed(self, space: str) -> bool:
        """Whether a stop tile covers the space at this number of players."""
        return len(self.seats) in facts.SPACES[space].closed_at

    def workers_needed(self, space: str) -> int:
        """Workers that using the space takes now: one more than stand there, in the bank always one (P1)."""
        standing = self.spaces.get(space)
        return 1 if standing is None or space == "bank" else standing.count + 1


def tiles_on_side(seat: SeatView, side: facts.Side) -> int:
    """Tunnel tiles on one side of the shaft, printed sections not counted (E2)."""
    return sum(
        1 for section in seat.sections if section.kind in facts.TILES and facts.TILES[section.kind].side == side
    )


def empty_minecarts(seat: SeatView, coal: Coal) -> int:
    """Empty minecarts of a colour, printed ones included (S7)."""
    return sum(section.cubes.count(None) for section in seat.sections if facts.SECTIONS[section.kind].coal == coal)
