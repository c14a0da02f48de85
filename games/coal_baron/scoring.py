"""The scoring of a shift and of the end of the game (Fin d'un quart, Fin de la partie)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.coal_baron import facts, reasons
from games.coal_baron.change import Change
from games.coal_baron.facts import Element
from games.coal_baron.state import SOURCE_INDEX, SOURCES, ElementResult, SeatState, State
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.engine.outcome import outcome_of
from games.engine.setup import clockwise

_SHIFT_RULE = "Fin d'un quart"
_END_RULE = "Fin de la partie"
TOLD_AT_END: Final = frozenset({"francs_converted", "cubes_converted", "undelivered_counted", "balance_counted"})
"""The kinds of events of the final scoring."""


def standings(state: State, shift: int) -> tuple[ElementResult, ...]:
    """The elements that count in a shift: what each seat has of them now and what it brings (S1)."""
    return tuple(_result(state, element) for element in facts.ELEMENTS if element.shift <= shift)


def _result(state: State, element: Element) -> ElementResult:
    counts = tuple(count(seat, element) for seat in state.seats)
    return ElementResult(element.id, counts, points_of(element, counts))


def count(me: SeatState, element: Element) -> int:
    """How many of an element a seat has: printed spaces of delivered orders (D3, S2), or empty minecarts (S7)."""
    match element.counts:
        case "coal":
            return sum(facts.ORDERS[order].spaces.count(element.key) for order in me.delivered)
        case "vehicle":
            cards = (facts.ORDERS[order] for order in me.delivered)
            return sum(len(card.spaces) for card in cards if card.vehicle == element.key)
        case "empty_minecarts":
            return sum(
                section.cubes.count(None)
                for section in me.sections
                if facts.SECTIONS[section.kind].coal == element.key
            )


def points_of(element: Element, counts: tuple[int, ...]) -> tuple[int, ...]:
    """The points for each seat: ties share a place in full, nobody scores with none (S3-S6)."""
    best = max(counts)
    if best == 0:
        return (0,) * len(counts)
    below = [count for count in counts if count < best]
    second = 0
    if len(counts) > 2 and counts.count(best) == 1:
        second = max(below)
    return tuple(
        element.first if count == best else element.second if count == second and count else 0 for count in counts
    )


def score_shift(change: Change) -> None:
    """Score the elements of the shift that has just ended."""
    state = change.state
    results = standings(state, state.shift)
    for result in results:
        for seat, points in enumerate(result.points):
            if points:
                _tell_element(change, seat, result, points)
    _tell_nothing(change, results)
    state.scoring = results


def _tell_nothing(change: Change, results: Sequence[ElementResult]) -> None:
    """Say in one line who got nothing by how many elements; the facts say by which."""
    without = [result for result in results if 0 in result.points]
    if without:
        by_seat = zip(*(result.points for result in results), strict=True)
        counts = tuple(own.count(0) for own in by_seat)
        had = tuple(map(reasons.of_counts, without))
        change.tell("nothing_scored", _SHIFT_RULE, {"counts": counts}, public=True, facts=had)


def _tell_element(change: Change, seat: Seat, result: ElementResult, points: int) -> None:
    first = result.counts[seat] == max(result.counts)
    params = {
        "element": result.element,
        "count": result.counts[seat],
        "points": points,
        "rank": 1 if first else 2,
    }
    change.score(seat, result.element, points)
    places = (f"seat.{seat}.points",)
    element = facts.ELEMENTS[SOURCE_INDEX[result.element] - 1]
    rule, had = _element_rule(change.state.seats[seat], element), reasons.of_element(element, result)
    change.tell("element_scored", rule, params, places, seat=seat, facts=had)


def _element_rule(me: SeatState, element: Element) -> str:
    """The rule by which a seat has something of an element: empty minecarts need no delivered order (S3)."""
    if element.counts != "empty_minecarts":
        return _SHIFT_RULE
    printed = (section for section in me.sections if section.kind in facts.PRINTED)
    emptied = any(facts.PRINTED[own.kind].coal == element.key and None in own.cubes for own in printed)
    return "S7" if emptied else "S3"


def next_start_seat(state: State) -> tuple[Seat, tuple[int, ...]]:
    """Who starts the next shift, and how many workers everybody has in the factory (S8, S9)."""
    counts = [0] * len(state.seats)
    for space, workers in state.spaces.items():
        if facts.SPACES[space].area == "factory":
            counts[workers.seat] += workers.count
    most = max(counts)
    # Clockwise after the old start seat, which comes last: in a tie somebody else is always met before it.
    following = clockwise(state.start_seat + 1, len(counts))
    return next(seat for seat in following if counts[seat] == most), tuple(counts)


def score_end(change: Change) -> None:
    """Convert francs and cubes, count undelivered orders and the balance of every mine (E1-E4)."""
    for seat in range(len(change.state.seats)):
        _convert_francs(change, seat)
        _convert_cubes(change, seat)
        _count_undelivered(change, seat)
        _count_balance(change, seat)


def cubes_held(me: SeatState) -> int:
    """The cubes in a player's hands, wherever they are (E3)."""
    in_mine = sum(cube is not None for section in me.sections for cube in section.cubes)
    on_orders = sum(len(space) for own in me.outstanding for space in own.filled)
    return in_mine + on_orders + len(me.cage) + len(me.storage)


def tiles_by_side(me: SeatState) -> tuple[int, int]:
    """Tunnel tiles on the light and on the dark side; printed sections are no tiles (E2)."""
    sides = [facts.TILES[section.kind].side for section in me.sections if section.kind in facts.TILES]
    return sides.count("light"), sides.count("dark")


def _convert_francs(change: Change, seat: Seat) -> None:
    had = change.state.seats[seat].francs
    points = had // facts.FRANCS_PER_POINT
    spent = points * facts.FRANCS_PER_POINT
    change.francs(seat, -spent)
    rule = "E4" if points else _END_RULE
    counted = _Counted("francs_converted", "francs", points, {"francs": spent}, reasons.of_francs(had))
    _tell_points(change, seat, counted, rule)


def _convert_cubes(change: Change, seat: Seat) -> None:
    # The cubes stay where they are: nothing is played after, and the last picture shows the mines.
    me = change.state.seats[seat]
    held = cubes_held(me)
    points = held // facts.CUBES_PER_POINT
    pairs = any(len(space) > 1 for own in me.outstanding for space in own.filled)
    rule = "E3" if pairs else "E4" if points else _END_RULE
    counted = _Counted("cubes_converted", "cubes", points, {"count": held}, reasons.of_cubes(me))
    _tell_points(change, seat, counted, rule)


def _count_undelivered(change: Change, seat: Seat) -> None:
    outstanding = change.state.seats[seat].outstanding
    left = len(outstanding)
    points = left * facts.POINTS_PER_UNDELIVERED
    rule = "O2" if any(own.complete for own in outstanding) else _END_RULE
    named = reasons.of_orders_left(outstanding)
    counted = _Counted("undelivered_counted", "undelivered", points, {"count": left}, named)
    _tell_points(change, seat, counted, rule)


def _count_balance(change: Change, seat: Seat) -> None:
    light, dark = tiles_by_side(change.state.seats[seat])
    points = abs(light - dark) * facts.POINTS_PER_EXCESS_TILE
    sides, excess = {"light": light, "dark": dark}, reasons.of_balance(light, dark)
    _tell_points(change, seat, _Counted("balance_counted", "balance", points, sides, excess), _END_RULE)


class _Counted(NamedTuple):
    """What was counted at the end of the game, what it brought, and on what that rests."""

    kind: str
    source: str
    points: int
    numbers: dict[str, int]
    facts: reasons.Facts


def _tell_points(change: Change, seat: Seat, counted: _Counted, rule: str) -> None:
    if not change.score(seat, counted.source, counted.points):
        change.book(seat, "points", 0, counted=True)
    params = {**counted.numbers, "points": counted.points}
    places = (f"seat.{seat}.points",)
    change.tell(counted.kind, rule, params, places, seat=seat, facts=counted.facts)


def outcome(state: State) -> Outcome | None:
    """Ranks, totals and the score sheet of a finished game; None while it runs."""
    return result(state) if state.phase == "over" else None


def result(state: State) -> Outcome:
    """What the game would end in now: ranks, totals and the score sheet."""
    francs = tuple(own.francs for own in state.seats)
    return outcome_of(state.seats, SOURCES, lambda source: _counts(state, source), francs)


def _counts(state: State, source: str) -> tuple[int, ...]:
    return tuple(_counted(own, source) for own in state.seats)


def _counted(me: SeatState, source: str) -> int:
    """Of how many things a source's points came, for those who check them."""
    match source:
        case "deliveries":
            return len(me.delivered)
        case "francs":
            return me.francs + facts.FRANCS_PER_POINT * me.score[SOURCE_INDEX["francs"]]
        case "cubes":
            return cubes_held(me)
        case "undelivered":
            return len(me.outstanding)
        case "balance":
            light, dark = tiles_by_side(me)
            return abs(light - dark)
        case _:
            return count(me, facts.ELEMENTS[SOURCE_INDEX[source] - 1])
