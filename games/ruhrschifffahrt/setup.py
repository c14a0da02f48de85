"""The position before the first decision (4.0, 8.0)."""

from typing import Final

from games.engine.contract import Setup, Transition
from games.engine.event import Seat
from games.engine.rng import Rng, seeded
from games.engine.setup import clockwise, refuse_unknown, start_seat
from games.ruhrschifffahrt import boards, facts, rounds, turns
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.river import River, river_on
from games.ruhrschifffahrt.state import SeatState, State

_RULE: Final = "4.0"


def new_game(setup: Setup[Options]) -> Transition[State]:
    """The first start spaces about to be chosen, with all starting shares as lines of the ledger.

    Raises ValueError for seats, start seat, seed, facts version or board that the game does not know.
    """
    refuse_unknown(setup, facts.SEATS, facts.VERSION)
    boards.LIBRARY.refuse_unknown(setup.options.board)
    rng = seeded(setup.seed)
    state = _set_up(setup, river_on(setup.options.board), rng)
    first = state.order[0]
    change = Change(state, first)
    drawn = setup.start_seat is None
    change.tell("game_began", "R1" if drawn else _RULE, {"seats": state.order}, seat=first)
    for seat in range(setup.seats):
        _hand_out(change, seat)
    rounds.tell_round(change)
    rounds.go_on(change)
    return change.transition()


def _set_up(setup: Setup[Options], river: River, rng: Rng) -> State:
    seats, board = setup.seats, river.board
    start, rng = start_seat(setup, rng)  # chance says who begins (6.1, R1)
    obstacles, bag, rng = _demand_tiles(setup.options, river, rng)
    counts = board.countries
    tiles: tuple[facts.Country, ...] = tuple(
        country for country in facts.COUNTRIES for _ in range(counts.get(country, 0))
    )
    countries, rng = rng.shuffled(tiles)
    order = clockwise(start, seats)
    return State(
        options=setup.options,
        round=1,
        phase=1,
        turn=turns.Begin(start),
        order=order,
        waiting=(),
        arrivals=0,
        dice=dict(board.start_dice[str(seats)]),
        tracks={"black": (board.first_die,), "white": ()},
        removed={},
        obstacles=obstacles,
        bag=bag,
        drawn=(),
        pilot_ban=False,
        forced_lock=False,
        demand={},
        cities=dict.fromkeys(river.cities, ()),
        depots=dict.fromkeys(facts.DEPOTS, ()),
        port={column.country: () for column in board.port},
        export=0,
        exported=0,
        countries=countries,
        white=dict.fromkeys(facts.WHITE_TILES, facts.WHITE_SUPPLY[seats]),
        seats=[SeatState() for _ in range(seats)],
        rng=rng,
    )


def _demand_tiles(options: Options, river: River, rng: Rng) -> tuple[dict[str, str], tuple[str, ...], Rng]:
    """Tiles on the obstacles and in the bag (`demand_tiles`: without the two with a star, R39)."""
    tiles = tuple(
        id for id, tile in river.demand_tiles.items() if options.demand_tiles == "20" or not tile.starred
    )
    mixed, rng = rng.shuffled(tiles)
    count = len(river.obstacles)
    return dict(zip(river.obstacles, mixed, strict=False)), tuple(sorted(mixed[count:])), rng


def _hand_out(change: Change, seat: Seat) -> None:
    """The warehouse with which a seat starts."""
    own = change.state.seats[seat]
    change.book(seat, "supply", own.supply)
    change.tell("share_received", _RULE, {"count": own.supply}, seat=seat)
