"""The final scoring and the outcome (6.0)."""

from typing import Final

from games.engine.contract import Outcome
from games.engine.event import Fact, Seat
from games.engine.outcome import outcome_of
from games.kohle_kolonie import facts
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.pitheads import pieces_held
from games.kohle_kolonie.state import OVER, SOURCE_INDEX, SOURCES, SeatState, State
from games.kohle_kolonie.stations import complete_lines
from games.kohle_kolonie.tableau import cards_of, engines_of
from games.kohle_kolonie.terrain import Card, Terrain, terrain_of

_RULE: Final = "6.0"
_FINAL: Final = ("engines", "coins", "stations", "lines", "extra_markers")
"""What is scored at the end of the game, as in `SOURCES`."""
TOLD: Final = frozenset(
    {"engines_scored", "coins_scored", "stations_scored", "line_scored", "extra_scored", "scored_nothing"}
)
"""The kinds of events of the final scoring."""


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
    _tell_nothing(change)
    state.phase = OVER
    result = _outcome(state)
    winners = result.ranks[0]
    rule, standing = _won_by(state, winners[0]), _standing(state, result)
    for seat in winners:
        kind = "game_won" if len(winners) == 1 else "victory_shared"
        own = state.seats[seat]
        params = {"points": own.points, "engines": engines_of(own)}
        change.tell(kind, rule, params, seat=seat, facts=(*_sources(own), *standing))
    change.end_phase("game")


def _sources(own: SeatState) -> tuple[Fact, ...]:
    """Of what the points of a seat are made up."""
    return tuple(
        Fact("source_total", {"source": source, "points": points})
        for source, points in zip(SOURCES, own.score, strict=True)
        if points
    )


def _standing(state: State, result: Outcome) -> tuple[Fact, ...]:
    """Everybody's total by rank; where totals are equal what breaks the tie, value by value."""
    ranked = [seat for rank in result.ranks for seat in rank]
    tied = [seat for seat in ranked if result.totals.count(result.totals[seat]) > 1]
    stood = [Fact("final_total", {"seat": seat, "total": result.totals[seat]}) for seat in ranked]
    stood += [Fact("tie_engines", {"seat": seat, "engines": result.tie_break[seat]}) for seat in tied]
    both = [(result.totals[seat], result.tie_break[seat]) for seat in tied]
    still = [seat for seat, pair in zip(tied, both, strict=True) if both.count(pair) > 1]
    return (*stood, *(fact for seat in still for fact in _tie_facts(state, seat)))


def _tie_facts(state: State, seat: Seat) -> tuple[Fact, ...]:
    """The value of each large and single mine of a seat, and what is made of them."""
    terrain, own = terrain_of(state), state.seats[seat]
    mines = tuple(
        Fact("tie_mine", {"seat": seat, "card": card.id, "mine_value": value})
        for card, value in _tie_values(state, terrain, own)
    )
    return (*mines, Fact("tie_value", {"seat": seat, "mine_value": tie_value(state, terrain, own)}))


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
    points = engine_points(engines)
    _tell(change, seat, "engines_scored", "engines", points, {"count": engines}, _engine_facts(own, points))
    points, left = divmod(own.coins, facts.COINS_PER_POINT)
    why = (Fact("coins_per_point", {"points": points, "left_over": left}),)
    _tell(change, seat, "coins_scored", "coins", points, {"coins": own.coins}, why)
    points = station_points(state, own)
    why = _station_facts(change, own)
    _tell(change, seat, "stations_scored", "stations", points, {"count": points}, why)
    for line, points in complete_lines(change.terrain, own):
        why = _line_facts(change, line, points)
        _tell(change, seat, "line_scored", "lines", points, {"line": line}, why)
    points = facts.EXTRA_MARKER_POINTS * own.extra
    why = (Fact("points_for_each", {"points": points, "each": facts.EXTRA_MARKER_POINTS}),)
    _tell(change, seat, "extra_scored", "extra_markers", points, {"count": own.extra}, why)


def _tell(
    change: Change,
    seat: Seat,
    kind: str,
    source: str,
    points: int,
    counted: dict[str, int | str],
    why: tuple[Fact, ...],
) -> None:
    change.score(seat, source, points)
    if points:
        params = {**counted, "points": points}
        change.tell(kind, _RULE, params, (f"seat.{seat}.points",), seat=seat, facts=why)


def _tell_nothing(change: Change) -> None:
    """Say in one line for each source of the final scoring who gets nothing of it."""
    for source in _FINAL:
        index = SOURCE_INDEX[source]
        seats = tuple(seat for seat, own in enumerate(change.state.seats) if not own.score[index])
        if seats:
            change.tell("scored_nothing", _RULE, {"source": source, "seats": seats}, public=True)


def _engine_facts(own: SeatState, points: int) -> tuple[Fact, ...]:
    """Where the steam engines stand, and what so many bring."""
    why = [Fact("engine_on_card", {"card": held.card}) for held in own.cards if held and held.engine]
    if pieces_held(own.pitheads, "engine"):
        why.append(Fact("engine_on_cokery"))
    if own.beside:
        why.append(Fact("engines_beside", {"count": own.beside}))
    return (*why, Fact("engine_table", {"count": engines_of(own), "points": points}))


def _station_facts(change: Change, own: SeatState) -> tuple[Fact, ...]:
    """Each occupied station, and which are missing on the lines begun."""
    each = change.state.options.station_points == "miner"
    occupied = [
        Fact("station_occupied", {"station": station, "miners": miners, "points": miners if each else 1})
        for station, miners in own.stations.items()
    ]
    for line, stations, _ in change.terrain.lines:
        missing = tuple(station for station in stations if station not in own.stations)
        if 0 < len(missing) < len(stations):
            occupied.append(Fact("line_incomplete", {"line": line, "stations": missing}))
    return tuple(occupied)


def _line_facts(change: Change, line: str, points: int) -> tuple[Fact, ...]:
    """The stations of a whole line."""
    stations = next(stations for id, stations, _ in change.terrain.lines if id == line)
    return (Fact("line_complete", {"stations": stations, "points": points, "players": len(change.state.seats)}),)


# The outcome


def tie_value(state: State, terrain: Terrain, own: SeatState) -> int:
    """The second tie-break: values of large and single mines (`tie_break_2`, `tie_break_large_value`)."""
    values = [0, *(value for _, value in _tie_values(state, terrain, own))]
    return sum(values) if state.options.tie_break_2 == "sum" else max(values)


def _tie_values(state: State, terrain: Terrain, own: SeatState) -> list[tuple[Card, int]]:
    """The large and single mines of a seat with what each is worth in a tie."""
    values: list[tuple[Card, int]] = []
    for card in cards_of(terrain, own):
        if card.kind == "single":
            values.append((card, card.value))
        elif card.kind == "large":
            match state.options.tie_break_large_value:
                case "small_mines":
                    values.append((card, card.value))
                case "points":
                    values.append((card, card.points))
                case "nothing":
                    pass
    return values


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
