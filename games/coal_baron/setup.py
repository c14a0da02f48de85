"""The position before the first decision (Mise en place)."""

from typing import Final

from games.coal_baron import facts, turns
from games.coal_baron.change import Change
from games.coal_baron.draft import seat_of_pick
from games.coal_baron.state import Options, PileCard, SeatState, Section, State
from games.engine.contract import Setup, Transition
from games.engine.event import Fact, Seat
from games.engine.rng import seeded
from games.engine.setup import refuse_unknown, start_seat

_PRINTED: Final = tuple(Section(tile.kind, (tile.coal,)) for tile in facts.PRINTED.values())


def new_game(setup: Setup[Options]) -> Transition[State]:
    """The draft about to begin, with everybody's starting share as lines of the ledger.

    Raises ValueError for a number of seats, start seat, seed or facts version that the game does not know.
    """
    refuse_unknown(setup, facts.SEATS, facts.VERSION)
    state = _set_up(setup)
    change = Change(state, state.start_seat)
    rule = "Z3" if setup.start_seat is None else "Mise en place 9"
    change.tell("game_started", rule, places=("start_player",))
    for seat in range(setup.seats):
        _hand_out(change, seat)
    change.tell("draft_opened", "Mise en place 10", {"orders": state.draft}, seat=state.turn.seat)
    return change.transition()


def _set_up(setup: Setup[Options]) -> State:
    """Everything in its place, and chance asked for what it decides."""
    seats = setup.seats
    shares = facts.SHARES[seats]
    rng = seeded(setup.seed)
    tiles, rng = rng.shuffled(tuple(kind for kind in facts.TILES for _ in range(facts.COPIES)))
    orders, rng = rng.shuffled(tuple(facts.ORDERS))
    start, rng = start_seat(setup, rng)  # the rulebook names a start player without saying how (Z3)
    slots, pile = _displayed(tiles, seats)
    left = facts.CUBES_PER_COAL - seats
    return State(
        options=setup.options,
        phase="draft",
        shift=1,
        start_seat=start,
        turn=turns.Draft(seat_of_pick(0, start, seats)),
        draft=orders[: shares.revealed_orders],
        tile_slots=slots,
        order_slots=(None,) * facts.ORDER_SLOTS,
        tile_pile=tuple(PileCard(kind) for kind in pile),
        order_pile=tuple(PileCard(order) for order in orders[shares.revealed_orders :]),
        spaces={},
        bank=(0,) * seats,
        canteen=(0,) * seats,
        supply=(left, left, left, left),
        seats=[SeatState(shares.francs, shares.workers, sections=_PRINTED) for _ in range(seats)],
        rng=rng,
    )


def _displayed(tiles: tuple[str, ...], seats: int) -> tuple[tuple[str | None, ...], tuple[str, ...]]:
    """The factory's slots filled from left to right, locked ones left out (Z4), and the rest of the pile."""
    pile = list(tiles)
    slots = tuple(
        None if seats in facts.SPACES[f"factory_{slot}"].closed_at else pile.pop(0)
        for slot in range(1, facts.TILE_SLOTS + 1)
    )
    return slots, tuple(pile)


def _hand_out(change: Change, seat: Seat) -> None:
    """The francs, workers and cubes with which a seat starts."""
    me = change.state.seats[seat]
    cubes = len(me.sections)
    change.book(seat, "francs", me.francs)
    change.book(seat, "workers", me.workers)
    change.book(seat, "cubes", cubes)
    params = {"francs": me.francs, "workers": me.workers, "count": cubes}
    by_players = (Fact("share_of_players", {"count": len(change.state.seats)}),)
    change.tell("share_received", "Mise en place 6-8", params, seat=seat, facts=by_players)
