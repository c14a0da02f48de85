"""The final scoring (6.0), tie-breaks, and 5.4 between the rounds."""

import pytest
from kohle_kolonie_builders import begin_phase, flipped, fresh, mines, pieces, points, railway, table, trust_coins

from games.engine.contract import Outcome
from games.kohle_kolonie.final import engine_points, tie_value
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.terrain import terrain_of


def finished(state) -> Outcome:
    outcome = GAME.outcome(begin_phase(state, 10).state)
    assert outcome is not None
    return outcome


def scored(state, source: str) -> tuple[int, ...]:
    (row,) = (row for row in finished(state).rows if row.source == source)
    return row.points


@pytest.mark.parametrize(
    ("engines", "total"), [(0, 0), (1, 3), (2, 5), (3, 8), (4, 12), (5, 17), (6, 23), (7, 23), (20, 23)]
)
def test_6_0_engine_points(engines: int, total: int):
    """3 to 23, more than six bring no more."""
    assert engine_points(engines) == total
    state = table(4, round=5)
    fresh(state, 0, beside=engines)
    state.engine_pool -= engines
    assert scored(state, "engines")[0] == total


def test_6_0_engines_on_cards_cokery_and_beside():
    state = table(4, round=5)
    mines(state, 0, "42", "general", engines=("42", "general"))
    flipped(state, 0, "cokery")
    pieces(state, 0, "cokery.s1")
    fresh(state, 0, beside=1)
    assert scored(state, "engines")[0] == 12


@pytest.mark.parametrize(("coins", "total"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_6_0_two_coins_a_point(coins: int, total: int):
    state = table(4, round=5)
    fresh(state, 0, coins=coins)
    assert scored(state, "coins")[0] == total


@pytest.mark.parametrize(("value", "total"), [("station", 2), ("miner", 5)])
def test_station_points_6_0(value: str, total: int):
    """A point for each station occupied; French: for each miner on a station."""
    state = table(4, round=5, station_points=value)
    railway(state, 0, Y1=3, R4=2)
    (row,) = (row for row in finished(state).rows if row.source == "stations")
    assert row.points[0] == total
    assert row.counts == (total, 0, 0, 0)  # the sheet counts what was scored


LINES = {
    "yellow": ("Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7"),
    "red": ("R1", "R2", "R3", "R4", "R5", "R6"),
    "brown": ("B1", "B2", "B3"),
    "green": ("G1", "G2", "G3"),
}


@pytest.mark.parametrize(
    ("players", "line", "total"),
    [(4, "yellow", 12), (5, "red", 10), (4, "brown", 4), (5, "green", 4), (3, "brown", 4)],
)
def test_6_0_complete_lines(players: int, line: str, total: int):
    state = table(players, round=5)
    railway(state, 0, **dict.fromkeys(LINES[line], 1))
    assert scored(state, "lines")[0] == total
    railway(state, 1, **dict.fromkeys(LINES[line][1:], 1))
    assert scored(state, "lines")[1] == 0


@pytest.mark.parametrize(("line", "stations"), [("yellow", LINES["yellow"][2:]), ("red", LINES["red"][1:])])
def test_6_0_shortened_lines_with_three_players(line: str, stations: tuple[str, ...]):
    state = table(3, round=5)
    railway(state, 0, **dict.fromkeys(stations, 1))
    assert scored(state, "lines")[0] == 8


def test_6_0_extra_action_markers_left():
    state = table(4, round=5)
    fresh(state, 0, extra=3)
    assert scored(state, "extra_markers")[0] == 12


def level(**options: str):
    """All seats level before what a test adds; nobody has coins."""
    state = table(4, round=5, **options)
    for seat in range(4):
        fresh(state, seat, coins=0)
    return state


def test_6_0_the_most_points_win():
    state = level()
    points(state, 2, 30)
    outcome = finished(state)
    assert outcome.ranks == ((2,), (0, 1, 3))
    assert outcome.totals == (2, 2, 30, 2)


def test_6_0_first_tie_break_engines():
    state = level()
    points(state, 1, 20)
    points(state, 2, 17)
    fresh(state, 2, beside=1)
    outcome = finished(state)
    assert outcome.totals[1:3] == (20, 20)
    assert outcome.ranks[:2] == ((2,), (1,))
    assert outcome.tie_break == (0, 0, 1, 0)


def test_6_0_second_tie_break_values():
    """Single mines and large ones, small ones not."""
    state = level()
    mines(state, 0, "40")
    mines(state, 1, "45")
    mines(state, 2, "general")
    assert [tie_value(state, terrain_of(state), own) for own in state.seats] == [0, 1, 3, 0]
    outcome = finished(state)
    assert outcome.second_tie_break == (0, 1, 3, 0)
    assert outcome.ranks == ((2,), (1,), (0, 3))


def test_6_0_still_tied_they_win_together():
    played = begin_phase(level(), 10)
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert outcome.ranks == ((0, 1, 2, 3),)
    assert len(played.every("victory_shared")) == 4


@pytest.mark.parametrize(("value", "worth"), [("sum", 5), ("highest", 3)])
def test_tie_break_2_6_0(value: str, worth: int):
    """The values added up, or the most valuable mine."""
    state = level(tie_break_2=value)
    mines(state, 0, "42", "general")
    assert tie_value(state, terrain_of(state), state.seats[0]) == worth


@pytest.mark.parametrize(("value", "worth"), [("small_mines", 3), ("points", 4), ("nothing", 0)])
def test_tie_break_large_value_6_0(value: str, worth: int):
    """The sum of its small mines' prices, its printed points, or nothing."""
    state = level(tie_break_large_value=value)
    mines(state, 0, "general")
    assert tie_value(state, terrain_of(state), state.seats[0]) == worth


def test_score_wrap_2_1():
    """Points go on beyond 99."""
    state = level()
    points(state, 0, 120)
    assert finished(state).totals[0] == 120


def test_6_0_all_sources_sum_to_the_total():
    state = table(4, round=5)
    fresh(state, 0, beside=3, extra=1, coins=9)
    outcome = finished(state)
    for seat in range(4):
        assert sum(row.points[seat] for row in outcome.rows) == outcome.totals[seat]


# Between the rounds


@pytest.mark.parametrize(
    ("round", "before", "after"), [(1, 0, 0), (2, 1, 1), (3, 0, 3), (3, 2, 3), (4, 1, 3), (4, 5, 5)]
)
def test_5_4_the_trust_is_refilled_in_rounds_4_and_5(round: int, before: int, after: int):
    state = table(4, round=round)
    trust_coins(state, before)
    bank = state.bank
    played = begin_phase(state, 10)
    assert played.state.trust.coins == after
    assert played.state.bank == bank - (after - before)


def test_5_4_cards_not_taken_stay():
    state = table(4)
    played = begin_phase(state, 10)
    assert played.state.display == tuple(str(number) for number in range(1, 24))
    assert played.event("round_began").params["round"] == 2
