"""The position before the first decision (4.0, 7.0)."""

from games.engine.contract import Setup, Transition
from games.engine.event import Fact, Seat
from games.engine.rng import Rng, seeded
from games.engine.setup import clockwise, refuse_unknown, start_seat
from games.kohle_kolonie import boards, facts
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.facts import RailwayMarker
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.pitheads import START
from games.kohle_kolonie.state import SOURCES, SeatState, State, Trust
from games.kohle_kolonie.terrain import Terrain, terrain_for
from games.kohle_kolonie.turns import Choose


def new_game(setup: Setup[Options]) -> Transition[State]:
    """The first choice of bonus markers about to begin, with all starting shares as lines of the ledger.

    Raises ValueError for seats, start seat, seed, facts version or board that the game does not know.
    """
    refuse_unknown(setup, facts.SEATS, facts.VERSION)
    boards.LIBRARY.refuse_unknown(setup.options.board)
    state = _set_up(setup)
    change = Change(state, state.order[0])
    change.tell("game_started", "5.1", {"seats": state.order}, ("order_track",))
    for seat in range(setup.seats):
        _hand_out(change, seat)
    shown = tuple(f"display.{card}" for card in state.display)
    rule = "three_player_cards" if setup.seats == min(facts.SEATS) else "4.0"
    change.tell("round_began", rule, {"round": 1, "cards": state.display}, shown, public=True)
    return change.transition()


def _set_up(setup: Setup[Options]) -> State:
    """Everything in its place, and chance asked for what it decides."""
    seats, options = setup.seats, setup.options
    terrain = terrain_for(options, seats)
    rng = seeded(setup.seed)
    start, rng = start_seat(setup, rng)  # in round 1 chance says who begins (5.1)
    markers, returned, rng = _station_markers(terrain, rng)
    disasters, rng = rng.shuffled(facts.DISASTER_MARKERS)
    workers = {village: terrain.villages[village].workers for village in sorted(terrain.used_villages)}
    coins = int(options.start_coins)
    return State(
        options=options,
        round=1,
        phase=1,
        turn=Choose(start),
        order=clockwise(start, seats),
        bonus_track=_bonus_track(terrain),
        discs=(None,) * len(facts.BONUS_MARKERS),
        display=terrain.entering(1),
        village_workers=workers,
        station_markers=markers,
        returned_markers=returned,
        disaster_markers=disasters,
        subsidence=False,
        trust=Trust(),
        merged=(),
        to_consolidate=(),
        raised=(),
        bank=facts.COINS - facts.TRUST_SPACES - seats * coins,
        worker_pool=facts.WORKERS - sum(workers.values()),
        engine_pool=facts.ENGINES,
        seats=[_seat(terrain, coins) for _ in range(seats)],
        rng=rng,
    )


def _bonus_track(terrain: Terrain) -> tuple[facts.BonusMarker, ...]:
    known: dict[str, facts.BonusMarker] = {marker: marker for marker in facts.BONUS_MARKERS}
    return tuple(known[marker] for marker in terrain.board.bonus_order if marker in known)


def _station_markers(
    terrain: Terrain, rng: Rng
) -> tuple[dict[str, RailwayMarker], tuple[RailwayMarker, ...], Rng]:
    """All railway markers shuffled; those without a station in play go back unseen."""
    counts = terrain.board.railway_markers
    every: list[RailwayMarker] = [marker for marker in facts.RAILWAY_MARKERS for _ in range(counts[marker])]
    mixed, rng = rng.shuffled(every)
    used = len(terrain.used_stations)
    return dict(zip(terrain.used_stations, mixed, strict=False)), mixed[used:], rng


def _seat(terrain: Terrain, coins: int) -> SeatState:
    spaces = len(terrain.spaces)
    return SeatState(
        coins,
        cards=(None,) * spaces,
        rescue=(False,) * spaces,
        pitheads=START,
        score=(facts.START_POINTS, *(0,) * (len(SOURCES) - 1)),
    )


def _hand_out(change: Change, seat: Seat) -> None:
    """The coins, points and pieces with which a seat starts."""
    own = change.state.seats[seat]
    amounts = {
        "coins": own.coins,
        "points": own.points,
        "pool": own.pool,
        "engineers": own.engineers,
        "settlements": facts.SETTLEMENTS,
    }
    for account, amount in amounts.items():
        change.book(seat, account, amount)
    why = (
        Fact("start_coins", {"coins": own.coins}),
        Fact("start_points", {"points": own.points}),
        Fact("start_pieces", {"miners": own.pool, "engineers": own.engineers, "settlements": facts.SETTLEMENTS}),
    )
    change.tell("share_received", "4.0", {"coins": own.coins, "points": own.points}, seat=seat, facts=why)
