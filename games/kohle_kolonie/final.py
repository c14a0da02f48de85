"""The final scoring and the outcome (6.0)."""

from typing import Final

from games.engine.contract import Outcome
from games.engine.event import Seat
from games.engine.outcome import outcome_of
from games.kohle_kolonie import facts
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import OVER, SOURCES, SeatState, State
from games.kohle_kolonie.stations import complete_lines
from games.kohle_kolonie.tableau import cards_of, engines_of
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "6.0"


def engine_points(engines: int) -> int:
    """Points for so many steam engines; more than six bring no more."""
    return facts.ENGINE_POINTS[min(engines, len(facts.ENGINE_POINTS) - 1)]


def station_points(state: State, own: SeatState) -> int:
    """A point for each station with an own miner (`station_points`: for each miner on one)."""
    return sum(own.stations.values()) if state.options.station_points == "miner" else len(own.stations)


def score(change: Change) -> None:
    """Score what stands at the end of the last round, seat by seat; the game is then over."""
    state = change.state
    for seat in range(len(state.seats)):
        _score_seat(change, seat)
    state.phase = OVER
    winners = _outcome(state).ranks[0]
    rule = _won_by(state, winners[0])
    for seat in winners:
        kind = "game_won" if len(winners) == 1 else "victory_shared"
        own = state.seats[seat]
        change.tell(kind, rule, {"points": own.points, "engines": engines_of(own)}, seat=seat)
    change.end_phase("game")


def _won_by(state: State, winner: Seat) -> str:
    """What decides who wins: points, engines, or the values of mines, which large ones have by a ruling."""
    own = state.seats[winner]
    level = [other for other in state.seats if other.points == own.points]
    if len(level) == 1:
        return _RULE
    still = [other for other in level if engines_of(other) == engines_of(own)]
    large = any(card.kind == "large" for other in still for card in cards_of(terrain_of(state), other))
    return "tie_break_large_value" if len(still) > 1 and large else "6.0 Ties"


def _score_seat(change: Change, seat: Seat) -> None:
    state, own = change.state, change.state.seats[seat]
    engines = engines_of(own)
    _tell(change, seat, "engines_scored", "engines", engine_points(engines), {"count": engines})
    coins = own.coins // facts.COINS_PER_POINT
    _tell(change, seat, "coins_scored", "coins", coins, {"coins": own.coins})
    count = station_points(state, own)
    _tell(change, seat, "stations_scored", "stations", count, {"count": count})
    for line, points in complete_lines(change.terrain, own):
        _tell(change, seat, "line_scored", "lines", points, {"line": line})
    points = facts.EXTRA_MARKER_POINTS * own.extra
    _tell(change, seat, "extra_scored", "extra_markers", points, {"count": own.extra})


def _tell(change: Change, seat: Seat, kind: str, source: str, points: int, counted: dict[str, int | str]) -> None:
    change.score(seat, source, points)
    if points:
        change.tell(kind, _RULE, {**counted, "points": points}, (f"seat.{seat}.points",), seat=seat)


# The outcome


def tie_value(state: State, terrain: Terrain, own: SeatState) -> int:
    """The second tie-break: values of large and single mines (`tie_break_2`, `tie_break_large_value`)."""
    values = [0]
    for card in cards_of(terrain, own):
        if card.kind == "single":
            values.append(card.value)
        elif card.kind == "large":
            match state.options.tie_break_large_value:
                case "small_mines":
                    values.append(card.value)
                case "points":
                    values.append(card.points)
                case "nothing":
                    pass
    return sum(values) if state.options.tie_break_2 == "sum" else max(values)


def outcome(state: State) -> Outcome | None:
    """Ranks, totals and the score sheet of a finished game; None while it runs."""
    return _outcome(state) if state.phase == OVER else None


def _outcome(state: State) -> Outcome:
    terrain = terrain_of(state)
    engines = tuple(engines_of(own) for own in state.seats)
    values = tuple(tie_value(state, terrain, own) for own in state.seats)
    return outcome_of(state.seats, SOURCES, lambda source: _counted(state, source), engines, values)


def _counted(state: State, source: str) -> tuple[int, ...] | None:
    """Of how many things a source's points came, where something on the table still shows it."""
    match source:
        case "engines":
            return tuple(engines_of(own) for own in state.seats)
        case "coins":
            return tuple(own.coins for own in state.seats)
        case "stations":
            return tuple(station_points(state, own) for own in state.seats)
        case "extra_markers":
            return tuple(own.extra for own in state.seats)
        case "settlements":
            return tuple(len(own.settlements) for own in state.seats)
        case _:
            return None
