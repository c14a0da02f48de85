"""Positions of Ruhrschifffahrt with defaults, and a short way to play on from them."""

from typing import Any

from games.engine.contract import Setup
from games.engine.event import Seat
from games.engine.rng import Rng
from games.ruhrschifffahrt import (
    events,
    export,
    facts,
    final,
    progress,
    purchases,
    selling,
    setup,
    starting,
    turns,
    water,
)
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.river import River, river_of, river_on
from games.ruhrschifffahrt.state import OVER, SOURCES, SeatState, State
from tests.games.played import Played, Player, led_to

SEED = "0123456789abcdef0123456789abcdef"
PLACES = ("ci_steele", "in_spillenburg", "ci_werden", "ci_kettwig")
"""Where the barges of `table` lie, by seat: the order of play is that of the seats."""
DICE = {"st_gedern": 4, "st_horst": 3, "st_steele": 3, "st_rellinghausen": 3, "st_oefte": 3, "st_mintard": 3}
"""The dice of `table`: one white, one upstream of all barges."""
GO_ON = {
    1: events.go_on,
    2: water.go_on,
    3: starting.go_on,
    4: selling.go_on,
    5: progress.go_on,
    6: purchases.go_on,
    7: export.go_on,
}
_PLAYER = Player(GAME)
play, judged, refusal = _PLAYER.play, _PLAYER.judged, _PLAYER.refusal
legal = _PLAYER.legal


def table(players: int = 4, *, round: int = 2, phase: int = 3, seat: Seat = 0, **options: Any) -> State:
    """A position in phase 3 or 6 with `seat` at turn; all obstacles lie there, nobody has anything yet."""
    chosen = Options(**options)
    river = river_on(chosen.board)
    tiles = tuple(sorted(river.demand_tiles))
    order = tuple(range(players))
    return State(
        options=chosen,
        round=round,
        phase=phase,  # type: ignore[arg-type]
        turn={3: turns.Option, OVER: turns.Begin}.get(phase, turns.Purchase)(seat),
        order=order,
        waiting=order[seat:],
        arrivals=players,
        dice=dict(DICE),
        tracks={"black": (3,), "white": ()},
        removed={},
        obstacles=dict(zip(river.obstacles, tiles, strict=False)),
        bag=tiles[len(river.obstacles) :],
        drawn=(),
        pilot_ban=False,
        forced_lock=False,
        demand={},
        cities=dict.fromkeys(river.cities, ()),
        depots=dict.fromkeys(facts.DEPOTS, ()),
        port=dict.fromkeys(facts.COUNTRIES, ()),
        export=0,
        exported=0,
        countries=("rhineland", "netherlands", "belgium") * 2 + ("rhineland", "netherlands"),
        white=dict.fromkeys(facts.WHITE_TILES, facts.WHITE_SUPPLY[players]),
        seats=[SeatState(place=PLACES[other], arrival=other + 1) for other in order],
        rng=Rng(SEED),
    )


def fresh(state: State, seat: Seat, **changes: Any) -> SeatState:
    """A seat's side with some of it changed."""
    own = state.seats[seat]
    for name, value in changes.items():
        setattr(own, name, value)
    return own


def points(state: State, seat: Seat, total: int) -> None:
    """Let the seat have so many points."""
    state.seats[seat].score = (total, *(0,) * (len(SOURCES) - 1))


def in_debt(state: State, seat: Seat, count: int) -> None:
    """Give the seat debts, with warehouses from its supply first, then from the calendar."""
    own = state.seats[seat]
    own.debts += count
    from_supply = min(count, own.supply)
    own.supply -= from_supply
    own.calendar = own.calendar[count - from_supply :]


def begin_phase(state: State, phase: int) -> tuple[Played[State], bool]:
    """Begin a phase; what came of it, and whether somebody must decide."""
    change = Change(state, state.order[0])
    change.state.phase = phase  # type: ignore[assignment]
    change.wait(turns.Begin(state.order[0]))
    waits = GO_ON[phase](change)
    done = change.transition()
    return led_to(done), waits


def begun(state: State, phase: int) -> Played[State]:
    """What beginning a phase brought."""
    return begin_phase(state, phase)[0]


def new_game(players: int = 4, seed: str = SEED, start_seat: Seat | None = None, **options: Any) -> Played[State]:
    """A new game up to its first decision."""
    chosen = Setup(seats=players, options=Options(**options), seed=seed, start_seat=start_seat)
    start = setup.new_game(chosen)
    return led_to(start)


def loaded(*storages: str, round: int = 2, pilot: bool = False, **options: Any) -> State:
    """A position before phase 4: a barge at each of these storages, by seat, each with a die of 3."""
    state = table(len(storages), round=round, phase=4, **options)
    state.dice = {**state.dice, **dict.fromkeys(storages, 3)}
    for seat, storage in enumerate(storages):
        fresh(state, seat, place=storage, arrival=seat + 1, option="pilot" if pilot else None)
    return state


def sale(state: State, space: str) -> Played[State]:
    """Phase 4 begins, and the seat that comes first sells on a space, asked or alone."""
    played = begun(state, 4)
    seat = played.state.order[0]
    if any(event.kind == "coal_sold_alone" and event.seat == seat for event in played.events):
        assert played.every("coal_sold_alone", seat)[0].params["space"] == space
        return played
    after = play(played.state, f"sell {space}")
    return Played(after.state, played.events + after.events, after.reveals, after.phase_ends, after.fired)


def scored(state: State) -> Played[State]:
    """The scoring at the end."""
    change = Change(state, state.order[0])
    final.score(change)
    done = change.transition()
    return led_to(done)


def warehouses_of(state: State, seat: Seat) -> dict[str, int]:
    """Where a seat's ten warehouses are."""
    own = state.seats[seat]
    built = [*state.cities.values(), *state.depots.values(), *state.port.values()]
    return {
        "supply": own.supply,
        "with_lock": own.with_lock,
        "with_mark": own.with_mark,
        "calendar": len(own.calendar),
        "debts": own.debts,
        "built": sum(column.count(seat) for column in built),
    }


def river(state: State) -> River:
    return river_of(state)


def stands(state: State, **columns: tuple[Seat, ...]) -> None:
    """Let warehouses stand in cities, depots or columns of Ruhrort: ``stands(state, ci_werden=(1, 2))``."""
    state.cities = {at: columns.get(at, owners) for at, owners in state.cities.items()}
    state.depots = {at: columns.get(at, owners) for at, owners in state.depots.items()}
    state.port = {at: columns.get(at, owners) for at, owners in state.port.items()}
