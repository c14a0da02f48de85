"""Positions of Coal Baron with defaults, and a short way to play on from them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from games.coal_baron import facts, turns
from games.coal_baron.game import GAME
from games.coal_baron.state import (
    SOURCES,
    Options,
    Outstanding,
    PileCard,
    SeatState,
    Section,
    State,
    Workers,
)
from games.engine.contract import Setup
from games.engine.event import Seat
from games.engine.rng import Rng
from tests.games.played import Player

SEED = "0123456789abcdef0123456789abcdef"
TILES_SHOWN = (
    "yellow_1_light",
    "brown_1_dark",
    "grey_2_light",
    "black_1_dark",
    "yellow_2_dark",
    "brown_2_light",
    "grey_1_dark",
    "black_2_light",
)
ORDERS_SHOWN = ("locomotive_01", "locomotive_02", "locomotive_03", "locomotive_04")
TILE_PILE = ("yellow_2_light", "brown_2_dark", "grey_1_light", "black_1_light", "grey_2_dark", "yellow_1_dark")
ORDER_PILE = ("truck_01", "truck_02", "truck_03", "truck_04", "truck_05", "truck_06")
_PLAYER = Player(GAME)
play, judged, refusal = _PLAYER.play, _PLAYER.judged, _PLAYER.refusal
lines = _PLAYER.legal


def new_game(players: int = 3, *, start: Seat | None = 0, seed: str = SEED, **options: Any) -> State:
    """The position before the first draft pick."""
    setup = Setup(seats=players, options=Options(**options), seed=seed, start_seat=start)
    return GAME.new_game(setup).state


def mine(*sections: str) -> tuple[Section, ...]:
    """The printed sections, loaded, and further ones written ``grey_2_light`` (loaded) or ``grey_2_light:``
    (empty) or ``grey_2_light:grey,`` (only the first minecart loaded)."""
    built = [Section(tile.kind, (tile.coal,)) for tile in facts.PRINTED.values()]
    for section in sections:
        kind, explicit, cubes = section.partition(":")
        tile = facts.TILES[kind]
        given = [cube or None for cube in cubes.split(",")] if explicit else [tile.coal] * tile.minecarts
        built.append(Section(kind, tuple((*given, None, None)[: tile.minecarts])))
    return tuple(built)


def order(card: str, *filled: str) -> Outstanding:
    """An outstanding order; `filled` says space by space what lies there: ``-``, ``grey`` or ``grey+black``."""
    spaces = [() if cubes == "-" else tuple(cubes.split("+")) for cubes in filled]
    spaces += [()] * (len(facts.ORDERS[card].spaces) - len(spaces))
    return Outstanding(card, tuple(spaces))


def complete(card: str) -> Outstanding:
    """An outstanding order with the right cube on every space."""
    return Outstanding(card, tuple((coal,) for coal in facts.ORDERS[card].spaces))


def side(players: int = 3, **changes: Any) -> SeatState:
    """One player's side of the table at the start of the first shift."""
    shares = facts.SHARES[players]
    seat = SeatState(shares.francs, shares.workers, sections=mine())
    if points := changes.pop("points", None):
        changes["score"] = (points, *(0,) * (len(SOURCES) - 1))
    return msgspec.structs.replace(seat, **changes)


def table(
    players: int = 3,
    *,
    seats: Mapping[Seat, Mapping[str, Any]] | None = None,
    workers: Mapping[str, tuple[Seat, int]] | None = None,
    options: Mapping[str, Any] | None = None,
    tile_pile: tuple[str, ...] = TILE_PILE,
    order_pile: tuple[str, ...] = ORDER_PILE,
    turn: turns.Turn | None = None,
    **changes: Any,
) -> State:
    """A position in the first shift, seat 0 about to place; `seats` changes single players' sides."""
    closed = [space.id for space in facts.SPACES.values() if players in space.closed_at]
    left = facts.CUBES_PER_COAL - players
    state = State(
        options=Options(**(options or {})),
        phase="shift",
        shift=1,
        start_seat=0,
        turn=turn or turns.Place(0),
        draft=(),
        tile_slots=tuple(None if f"factory_{at}" in closed else kind for at, kind in enumerate(TILES_SHOWN, 1)),
        order_slots=tuple(None if f"order_{at}" in closed else card for at, card in enumerate(ORDERS_SHOWN, 1)),
        tile_pile=tuple(PileCard(card) for card in tile_pile),
        order_pile=tuple(PileCard(card) for card in order_pile),
        spaces={space: Workers(seat, count) for space, (seat, count) in (workers or {}).items()},
        bank=(0,) * players,
        canteen=(0,) * players,
        supply=(left, left, left, left),
        seats=[side(players, **(seats or {}).get(seat, {})) for seat in range(players)],
        rng=Rng(SEED),
    )
    return msgspec.structs.replace(state, **changes)


def mining(steps: int = 10, players: int = 3, options: Mapping[str, Any] | None = None, **own: Any) -> State:
    """A position in which seat 0 mines with some steps left; `own` changes its side of the table."""
    return table(players, seats={0: own}, options=options, turn=turns.Mining(0, f"mining_{steps}", steps))


def last_turn(
    players: int = 3, *, shift: int = 1, seats: Mapping[Seat, Mapping[str, Any]] | None = None, **kw: Any
) -> State:
    """A position whose shift ends as soon as seat 0 ends its turn: nobody has workers in reserve."""
    own = {seat: {"workers": 0, **(seats or {}).get(seat, {})} for seat in range(players)}
    kw.setdefault("bank", (facts.SHARES[players].workers,) * players)
    return table(players, seats=own, shift=shift, turn=turns.Done(0, "bank"), **kw)


def legal(state: State, line: str) -> bool:
    """Whether the line is legal for the seat at turn."""
    return judged(state, line) is None
