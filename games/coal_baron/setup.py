"""The position before the first decision (Mise en place)."""

from typing import Final

from games.coal_baron import facts
from games.coal_baron.draft import seat_of_pick
from games.coal_baron.state import Options, PileCard, SeatState, Section, State, Turn
from games.engine.contract import Setup, Transition
from games.engine.event import Entry, Event, Seat
from games.engine.rng import Rng, seeded

_PRINTED: Final = tuple(Section(tile.kind, (tile.coal,)) for tile in facts.PRINTED.values())


def new_game(setup: Setup[Options]) -> Transition[State]:
    """The draft about to begin, with everybody's starting share as lines of the ledger.

    Raises ValueError for a number of seats, start seat, seed or facts version that the game does not know.
    """
    _refuse_unknown(setup)
    seats = setup.seats
    shares = facts.SHARES[seats]
    rng = seeded(setup.seed)
    tiles, rng = rng.shuffled(tuple(kind for kind in facts.TILES for _ in range(facts.COPIES)))
    orders, rng = rng.shuffled(tuple(facts.ORDERS))
    start, rng = _start_seat(setup, rng)
    slots, pile = _displayed(tiles, seats)
    left = facts.CUBES_PER_COAL - seats
    state = State(
        options=setup.options,
        phase="draft",
        shift=1,
        start_seat=start,
        turn=Turn(seat_of_pick(0, start, seats), "draft"),
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
    return Transition(state, tuple(_events(state)))


def _refuse_unknown(setup: Setup[Options]) -> None:
    if setup.seats not in facts.SHARES:
        raise ValueError(f"{setup.seats} seats; the game is for 2 to 4")
    if setup.start_seat is not None and not 0 <= setup.start_seat < setup.seats:
        raise ValueError(f"start seat {setup.start_seat} of {setup.seats}")
    if setup.options.facts != facts.VERSION:
        raise ValueError(f"facts version {setup.options.facts} is not known")


def _start_seat(setup: Setup[Options], rng: Rng) -> tuple[Seat, Rng]:
    # The rulebook names a start player without saying how (Z3): the caller's, else the seed's.
    if setup.start_seat is not None:
        return setup.start_seat, rng
    return rng.below(setup.seats)


def _displayed(tiles: tuple[str, ...], seats: int) -> tuple[tuple[str | None, ...], tuple[str, ...]]:
    """The factory's slots filled from left to right, locked ones left out (Z4), and the rest of the pile."""
    pile = list(tiles)
    slots = tuple(
        None if seats in facts.SPACES[f"factory_{slot}"].closed_at else pile.pop(0)
        for slot in range(1, facts.TILE_SLOTS + 1)
    )
    return slots, tuple(pile)


def _events(state: State) -> list[Event]:
    start = Event("game_started", "Mise en place 9", state.start_seat, places=("start_player",))
    return [
        start,
        *(_share(state, seat) for seat in range(len(state.seats))),
        Event("draft_opened", "Mise en place 10", state.turn.seat, {"orders": state.draft}),
    ]


def _share(state: State, seat: Seat) -> Event:
    me = state.seats[seat]
    cubes = len(me.sections)
    return Event(
        "share_received",
        "Mise en place 6-8",
        seat,
        {"francs": me.francs, "workers": me.workers, "count": cubes},
        (Entry(seat, "francs", me.francs), Entry(seat, "workers", me.workers), Entry(seat, "cubes", cubes)),
    )
