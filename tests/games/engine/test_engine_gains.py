"""Points by round and turning points where a game has ties, repairs, undone parts and hidden events."""

from types import SimpleNamespace
from typing import Any

from games.engine.contract import REPAIRED, Outcome
from games.engine.event import Entry, Event
from games.engine.gains import Gains, Turning, gains_of, turning_points

GAME: Any = SimpleNamespace(round_begins="round", closing=frozenset({"counted"}))
BEGIN = Event("round", "1")


def booked(seat: int, points: int, kind: str = "built", **other: Any) -> Event:
    return Event(kind, "2", seat, entries=(Entry(seat, "coins", 9), Entry(seat, "points", points)), **other)


def result(*totals: int, shared: bool = False) -> Outcome:
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    ranks = (tuple(order),) if shared else tuple((seat,) for seat in order)
    return Outcome(ranks, totals, (), (0,) * len(totals))


def test_each_part_of_a_game_has_its_points() -> None:
    lines = [
        (booked(0, 2), booked(1, 2), BEGIN),
        (booked(0, 5),),
        (booked(1, 3), BEGIN, booked(1, -1)),
        (booked(0, 1), booked(0, 4, "counted"), booked(1, 0, "counted"), Event("won", "3", 0)),
    ]
    gains = gains_of(GAME, 2, lines)
    assert gains == Gains((2, 2), ((5, 3), (1, -1)), (4, 0))
    assert gains.steps == ((2, 2), (5, 3), (1, -1), (4, 0))
    assert gains.totals == (12, 4)


def test_points_that_the_table_set_right_count_in_their_round_and_are_no_turning_point() -> None:
    repair = Event(REPAIRED, "table", entries=(Entry(0, "points", 30), Entry(1, "points", -5)))
    lines = [(BEGIN,), (repair, booked(1, 9)), (booked(0, 1),)]
    assert gains_of(GAME, 2, lines).rounds == ((31, 4),)
    assert [one.event.seat for one in turning_points(GAME, result(31, 4), lines)] == [1, 0]


def test_a_turning_point_is_one_that_everybody_may_see() -> None:
    hidden, seen = booked(0, 9, only=(0,)), booked(0, 1)
    lines = [(BEGIN,), (hidden,), (seen,)]
    assert gains_of(GAME, 2, lines).totals == (10, 0)
    assert [one.event for one in turning_points(GAME, result(10, 0), lines)] == [seen]


def test_the_event_by_which_the_winner_went_ahead_for_good_is_told_as_that() -> None:
    small = booked(0, 1)
    lines = [(BEGIN,), (booked(1, 8),), (booked(0, 8),), (small,), (booked(1, 9), booked(0, 9)), (booked(0, 7),)]
    turning = turning_points(GAME, result(25, 17), lines)
    assert Turning(1, small, leads=True) in turning
    assert sum(one.leads for one in turning) == 1
    assert len(turning) == 5


def test_nobody_is_said_to_lead_where_the_victory_is_shared_or_the_end_decided() -> None:
    lines = [(BEGIN,), (booked(1, 8),), (booked(0, 8),)]
    assert not any(one.leads for one in turning_points(GAME, result(8, 8, shared=True), lines))
    lines.append((booked(0, 5, "counted"),))
    assert not any(one.leads for one in turning_points(GAME, result(13, 8), lines))


def test_small_swings_beside_great_ones_are_left_out_after_the_third() -> None:
    swings = (2, 9, 10, 8, 3, 5, 4)
    lines = [(BEGIN, booked(0, 1)), *((booked(number % 2, swing),) for number, swing in enumerate(swings))]
    turning = turning_points(GAME, result(20, 22), lines)
    told = [entry.amount for one in turning for entry in one.event.entries if entry.account == "points"]
    assert told == [9, 10, 8, 5]


def test_a_game_without_points_has_no_turning_point() -> None:
    assert turning_points(GAME, result(0, 0), [(BEGIN,), (Event("moved", "1", 0),)]) == ()
