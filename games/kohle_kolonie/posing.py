"""Positions as they would be if it were a seat's turn, at the stage to which an action belongs."""

from collections.abc import Callable
from copy import copy
from typing import Final

from games.engine.event import Seat
from games.kohle_kolonie import auction as bidding
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import Action, SpendExtra
from games.kohle_kolonie.buying import homes, villages_with_workers
from games.kohle_kolonie.miners import BEGIN, movable, put
from games.kohle_kolonie.playing import PLAYING
from games.kohle_kolonie.stages import in_phase, stage_of
from games.kohle_kolonie.state import OVER, MineCard, State
from games.kohle_kolonie.tableau import allowed_spaces
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Turn
from games.kohle_kolonie.verbs import VERBS

_AT: Final = {verb.action: verb.at for verb in VERBS}
_MINERS: Final = (
    (BEGIN[False],),
    (BEGIN[True],),
    (SpendExtra(), BEGIN[False]),
    (SpendExtra(), BEGIN[True]),
)
"""The ways to begin with miners from the choice of what to do next."""


def posed(state: State, seat: Seat, action: Action) -> State | None:
    """The position as if it were the seat's turn at a stage of the action; None where that cannot be had now.

    It is the position itself where the seat stands at such a stage, and for answers left ahead. Nothing hidden
    decides it.
    """
    at = _AT.get(type(action), frozenset[str]())
    if state.phase == OVER or seat not in range(len(state.seats)):
        return None
    if at is None or stage_of(state, seat) in at:
        return state
    stages = [stage for stage in turns.STAGES if stage in at and stage in in_phase(state.phase)]
    return next((found for stage in stages if (found := _at_stage(state, seat, stage))), None)


def first_turns(state: State) -> dict[Seat, Turn]:
    """By seat: the beginning of its turn in the present phase, where it could be its turn now."""
    found: dict[Seat, Turn] = {}
    for seat in range(len(state.seats)):
        turn = next((turn for begin in _BEGINNINGS.values() if (turn := begin(state, seat))), None)
        if turn is not None:
            found[seat] = turn
    return found


def waiting_for(state: State, turn: Turn) -> State:
    """The state with another turn in the place of its own; the one given stays as it was."""
    other = copy(state)
    other.seats = [copy(own) for own in state.seats]
    begin(other, turn)
    return other


def begin(state: State, turn: Turn) -> None:
    """Give a state, whose seats are copies, another turn; the purchase of a card in hand is carried through."""
    before = state.turn
    state.turn = turn
    if isinstance(before, turns.Worker):
        _mark(state, before)
    if isinstance(before, turns.Worker | turns.PlaceCard):
        own, terrain = state.seats[before.seat], terrain_of(state)
        at = terrain.space_index[allowed_spaces(terrain, own)[0]]
        own.cards = (*own.cards[:at], MineCard(before.card), *own.cards[at + 1 :])


def _mark(state: State, turn: turns.Worker) -> None:
    """Take the miner that marks the mine: from the pool for a worker, else from a settlement."""
    own, terrain = state.seats[turn.seat], terrain_of(state)
    ground = terrain.cards[turn.card].ground
    villages = villages_with_workers(state, terrain, ground)
    if not villages:
        put(terrain, own, homes(own, terrain, ground)[0], -1)
        return
    own.pool -= 1
    own.workers += 1
    state.village_workers = {**state.village_workers, villages[0]: state.village_workers[villages[0]] - 1}


def _at_stage(state: State, seat: Seat, stage: str) -> State | None:
    if stage == "miners":
        return _moving_miners(state, seat)
    begin = _BEGINNINGS.get(stage)
    turn = begin(state, seat) if begin else None
    if turn is None:
        return None
    own = isinstance(state.turn, turns.Acting) and state.turn.seat == seat
    if own and isinstance(turn, turns.Act):
        turn = turns.Act(seat, turns.used_up(state.turn))
    return waiting_for(state, turn)


def _moving_miners(state: State, seat: Seat) -> State | None:
    """With a miners action begun, if it can be."""
    here = _at_stage(state, seat, "act")
    if here is None:
        return None
    return next((found for way in _MINERS if (found := _played(here, seat, way))), None)


def _played(state: State, seat: Seat, way: tuple[Action, ...]) -> State | None:
    for action in way:
        if PLAYING.check(state, seat, action) is not None:
            return None
        state = PLAYING.apply(state, seat, action).state
    return state


# How a turn begins at each stage at which one can


def _choose(state: State, seat: Seat) -> Turn | None:
    return turns.Choose(seat) if state.phase == 1 and seat not in state.discs else None


def _act(state: State, seat: Seat) -> Turn | None:
    return turns.Act(seat, turns.Used()) if "act" in in_phase(state.phase) else None


def _secure(state: State, seat: Seat) -> Turn | None:
    return turns.Secure(seat) if state.phase == 5 and state.disaster is None else None


def _lose_miner(state: State, seat: Seat) -> Turn | None:
    """Whose discs were drawn and whose loss is still to come, with more to lose than the pool holds."""
    if state.disaster is None or not _still_to_come(state, seat, "lose_miner"):
        return None
    own = state.seats[seat]
    left = state.disaster.drawn.count(str(seat)) - own.pool
    return turns.LoseMiner(seat, left) if left > 0 and movable(terrain_of(state), own) else None


def _subsidence(state: State, seat: Seat) -> Turn | None:
    """Who is still to pay and has a coin, and so the choice."""
    due = _still_to_come(state, seat, "subsidence") and state.seats[seat].coins >= facts.SUBSIDENCE_COINS
    return turns.Subsidence(seat) if due else None


def _still_to_come(state: State, seat: Seat, stage: str) -> bool:
    """Whether the seat is asked after the one that is asked now."""
    turn = state.turn
    asked = turn.asked if isinstance(turn, turns.Done) else turn.stage
    return asked == stage and seat in state.order[state.order.index(turn.seat) + 1 :]


def _declare(state: State, seat: Seat) -> Turn | None:
    auction = state.auction
    if auction is None or auction.winner is not None or seat not in auction.order:
        return None
    return None if auction.declared[auction.order.index(seat)] else turns.Declare(seat)


def _bid(state: State, seat: Seat) -> Turn | None:
    """Who is in the bidding and does not lead, once all have declared."""
    auction = state.auction
    if auction is None or auction.winner is not None or not all(auction.declared):
        return None
    asked = seat in auction.order and seat not in auction.passed and seat != bidding.leader(state, auction)
    return turns.Bid(seat) if asked else None


_BEGINNINGS: Final[dict[str, Callable[[State, Seat], Turn | None]]] = {
    "choose": _choose,
    "act": _act,
    "secure": _secure,
    "lose_miner": _lose_miner,
    "subsidence": _subsidence,
    "declare": _declare,
    "bid": _bid,
}
