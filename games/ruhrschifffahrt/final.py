"""The scoring at the end and the outcome (7.0)."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from games.engine.contract import Outcome
from games.engine.event import Fact, Seat
from games.engine.outcome import outcome_of
from games.ruhrschifffahrt import facts, reasons, tile_use
from games.ruhrschifffahrt.actions import Good
from games.ruhrschifffahrt.barges import berth
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import OVER, SOURCES, State

_RULE: Final = "7.0"
TOLD: Final = frozenset(
    {
        "inn_coins_at_end",
        "inn_points_at_end",
        "essen_set_scored",
        "mark_set_scored",
        "city_set_scored",
        "depot_set_scored",
        "depot_majority_scored",
        "mayor_in_debt",
        "mayor_scored",
        "railway_scored",
        "barge_scored",
        "debts_scored",
        "sets_missed",
        "majorities_missed",
    }
)
"""The kinds of events of the final scoring."""


def score(change: Change) -> None:
    """Score what stands at the end of round 12, seat by seat; the game is then over."""
    state = change.state
    for seat in range(len(state.seats)):
        _score_seat(change, seat, _best_of_inn(state, seat))
    _tell_missed(change)
    state.phase = OVER
    result = _outcome(state)
    kind = "game_won" if len(result.ranks[0]) == 1 else "victory_shared"
    tied = result.totals.count(max(result.totals)) > 1
    were = reasons.of_victory(result.totals, result.tie_break, [own.debts for own in state.seats])
    for seat in result.ranks[0]:
        own = state.seats[seat]
        params = {"points": own.points, "coins": own.coins, "debts": own.debts}
        change.tell(kind, "R56" if tied else _RULE, params, seat=seat, facts=were)
    change.end_phase("game")


def _score_seat(change: Change, seat: Seat, inn: Good | None) -> None:
    """What a seat gains and loses is summed, then cut at 0 (R64): so debts come last, and the inn first (R63)."""
    before = change.state.seats[seat].points
    if inn is not None:
        _use_inn(change, seat, inn)
    _score_sets(change, seat)
    for dominion in majorities(change.state, seat):
        params, rests_on = {"dominion": dominion}, (_in_depot(change.state, dominion),)
        points = facts.DEPOT_MAJORITY_POINTS
        _tell(change, seat, "depot_majority_scored", "depot_majorities", points, params, rests_on=rests_on)
    _score_tiles(change, seat)
    _score_debts(change, seat, before)


def _score_debts(change: Change, seat: Seat, before: int) -> None:
    """Points never fall below 0 (R55); what those `before` do not cover is taken from later ones (R64)."""
    own = change.state.seats[seat]
    loss = facts.DEBT_POINTS * own.debts
    rule = "R55" if own.points < loss else "R64" if before < loss else _RULE
    rests_on = (Fact("points_before", {"points": own.points, "loss": facts.DEBT_POINTS}),)
    if own.debts:
        _tell(change, seat, "debts_scored", "debts", -loss, {"debts": own.debts}, rule=rule, rests_on=rests_on)


def _score_sets(change: Change, seat: Seat) -> None:
    """Warehouses in all cities of a group, in all cities, in all depots."""
    for source, points in _SETS.items():
        had = places_of_set(change.state, seat, source)
        if len(had) == _size(change.river, source):
            rests_on = reasons.of_owned("dominions_had" if source == "depot_set" else "cities_had", had)
            _tell(change, seat, f"{source}_scored", source, points, rests_on=rests_on)


_SETS: Final[Mapping[str, int]] = {
    "essen_set": facts.ESSEN_SET_POINTS,
    "mark_set": facts.MARK_SET_POINTS,
    "city_set": facts.CITY_SET_POINTS,
    "depot_set": facts.DEPOT_SET_POINTS,
}
"""What each set of warehouses brings."""


def places_of_set(state: State, seat: Seat, source: str) -> list[str]:
    """The cities or depots of a set in which a seat has a warehouse."""
    if source == "depot_set":
        return [dominion for dominion, owners in state.depots.items() if seat in owners]
    group = _cities_of_set(river_of(state), source)
    return [city for city in group if seat in state.cities.get(city, ())]


def _cities_of_set(river: River, source: str) -> list[str]:
    within = cities_in(river, source.removesuffix("_set")) if source != "city_set" else set(river.cities)
    return [city for city in river.cities if city in within]


def _size(river: River, source: str) -> int:
    return len(river.depots) if source == "depot_set" else len(_cities_of_set(river, source))


def _tell_missed(change: Change) -> None:
    """Say in a line each who has no points for how many sets, and in which depots nobody has a majority."""
    state, seats = change.state, range(len(change.state.seats))
    had = {source: [len(places_of_set(state, seat, source)) for seat in seats] for source in _SETS}
    missed = tuple(sum(had[source][seat] < _size(change.river, source) for source in _SETS) for seat in seats)
    if any(missed):
        rests_on = tuple(
            Fact("set_counts", {"set": source, "counts": tuple(counts), "needed": _size(change.river, source)})
            for source, counts in had.items()
        )
        change.tell("sets_missed", _RULE, {"counts": missed}, public=True, facts=rests_on)
    undecided = tuple(at for at in state.depots if not any(at in majorities(state, seat) for seat in seats))
    if undecided:
        rests_on = tuple(_in_depot(state, dominion) for dominion in undecided)
        change.tell("majorities_missed", _RULE, {"dominions": undecided}, public=True, facts=rests_on)


def _in_depot(state: State, dominion: str) -> Fact:
    return reasons.of_depot(dominion, state.depots[dominion], len(state.seats))


def _score_tiles(change: Change, seat: Seat) -> None:
    """The progress tiles that bring points at the end."""
    own = change.state.seats[seat]
    if "mayor" in own.tiles and own.debts:
        change.tell("mayor_in_debt", _RULE, {"debts": own.debts}, seat=seat)
    elif "mayor" in own.tiles:
        _tell(change, seat, "mayor_scored", "mayor", own.coins, {"coins": own.coins})
    if "ruhr_valley_railway" in own.tiles:
        had = [city for city in change.river.cities if city in cities_of(change.state, seat)]
        rests_on = reasons.of_owned("cities_had", had) if had else ()
        _tell(change, seat, "railway_scored", "railway", len(had), {"count": len(had)}, rests_on=rests_on)
    if "ruhr_barge" in own.tiles:
        _score_barge(change, seat)


def _best_of_inn(state: State, seat: Seat) -> Good | None:
    """What an inn that was not used brings: what leaves the seat more points, or else more coins (R63).

    Nobody is asked, since no choice could end better: both are tried. Coins win by the mayor, and where the points
    would only fill up what debts take.
    """
    own = state.seats[seat]
    if not tile_use.can_use_white(own, "inn"):
        return None

    def at_the_end(inn: Good) -> tuple[int, int]:
        trial = Change(state, seat)
        _score_seat(trial, seat, inn)
        ended = trial.state.seats[seat]
        return ended.points, ended.coins

    return max(tile_use.GOODS, key=at_the_end)


def _use_inn(change: Change, seat: Seat, inn: Good) -> None:
    tile_use.turn_over(change, seat, "inn")
    places = (f"seat.{seat}.tiles.inn",)
    if inn == "coin":
        change.coins(seat, facts.INN_COINS)
        change.tell("inn_coins_at_end", "R63", {"coins": facts.INN_COINS}, places, seat=seat)
    else:
        change.score(seat, "inn", facts.INN_POINTS)
        change.tell("inn_points_at_end", "R63", {"points": facts.INN_POINTS}, places, seat=seat)


def _score_barge(change: Change, seat: Seat) -> None:
    place = berth(change.state, seat)
    in_port = place == change.river.port
    points = facts.BARGE_POINTS_RUHRORT if in_port else facts.BARGE_POINTS
    _tell(change, seat, "barge_scored", "barge", points, {"space": place})


def _tell(
    change: Change,
    seat: Seat,
    kind: str,
    source: str,
    points: int,
    params: Mapping[str, int | str] | None = None,
    *,
    rule: str = _RULE,
    rests_on: reasons.Facts = (),
) -> None:
    """Score what a seat has, and say so also where it brings or costs nothing."""
    scored = change.score(seat, source, points)
    if not scored:
        change.book(seat, "points", 0, counted=True)
    told = {**(params or {}), "points": scored}
    change.tell(kind, rule, told, (f"seat.{seat}.points",), seat=seat, facts=rests_on)


# Counting


def cities_of(state: State, seat: Seat) -> set[str]:
    """The cities in which a seat has a warehouse."""
    return {city for city, owners in state.cities.items() if seat in owners}


def cities_in(river: River, group: str) -> set[str]:
    """The cities of a group."""
    return {city for city, space in river.cities.items() if space.group == group}


def majorities(state: State, seat: Seat) -> list[str]:
    """Depots in which a seat has more warehouses than any other."""
    won: list[str] = []
    for dominion, owners in state.depots.items():
        counts = Counter(owners)
        own = counts.pop(seat, 0)
        if own > max(counts.values(), default=0):
            won.append(dominion)
    return won


# The outcome


def outcome(state: State) -> Outcome | None:
    """Ranks, totals and the score sheet of a finished game; None while it runs."""
    return _outcome(state) if state.phase == OVER else None


def _outcome(state: State) -> Outcome:
    """Between equal totals coins decide, then fewer debts (R56)."""
    coins = tuple(own.coins for own in state.seats)
    debts = tuple(-own.debts for own in state.seats)
    return outcome_of(state.seats, SOURCES, lambda source: _counted(state, source), coins, debts)


def _counted(state: State, source: str) -> tuple[int, ...] | None:
    """Of how many things a source's points came, where something on the table still shows it."""
    count = _COUNTS.get(source)
    return None if count is None else tuple(count(state, seat) for seat in range(len(state.seats)))


_COUNTS: Final[Mapping[str, Callable[[State, Seat], int]]] = {
    "locks": lambda state, seat: state.seats[seat].locks,
    "cities": lambda state, seat: len(cities_of(state, seat)),
    "port": lambda state, seat: _built(state.port, seat),
    "depots": lambda state, seat: _built(state.depots, seat),
    "depot_majorities": lambda state, seat: len(majorities(state, seat)),
    "mayor": lambda state, seat: state.seats[seat].coins if "mayor" in state.seats[seat].tiles else 0,
    "debts": lambda state, seat: state.seats[seat].debts,
}


def _built(where: dict[str, tuple[Seat, ...]], seat: Seat) -> int:
    return sum(owners.count(seat) for owners in where.values())


def warehouses_built(state: State, seat: Seat) -> int:
    """All warehouses that a seat has built."""
    return _built(state.cities, seat) + _built(state.depots, seat) + _built(state.port, seat)
