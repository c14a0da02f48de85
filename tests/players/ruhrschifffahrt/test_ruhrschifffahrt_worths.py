"""What things are worth to the computer players of Ruhrschifffahrt, in words that a player can check."""

from collections.abc import Iterator
from random import Random
from statistics import mean

import pytest

from games.engine.contract import Setup
from games.ruhrschifffahrt.actions import BuildLock
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.turns import Purchase
from players.ruhrschifffahrt.appraisal import all_standings, with_cube
from players.ruhrschifffahrt.buying import wishes
from players.ruhrschifffahrt.chart import chart_of
from players.ruhrschifffahrt.expectation import expectation
from players.ruhrschifffahrt.features import COUNTED
from players.ruhrschifffahrt.mind import MIND
from players.ruhrschifffahrt.standing import Market, Standing
from players.ruhrschifffahrt.weights import WORTHS


def played(seats: int, seed: int) -> Iterator[State]:
    """The positions of a game played quickly."""
    chance = Random(seed)
    state = GAME.new_game(Setup(seats=seats, options=Options(), seed=f"{seed:032x}")).state
    while active := GAME.active_seats(state):
        yield state
        for action in MIND.quick(state, active[0], chance):
            state = GAME.apply(state, active[0], action).state


def stood(seats: int) -> Iterator[tuple[int, Standing, Market, float]]:
    """The round, and how each seat stands, wherever somebody starts or buys."""
    for state in played(seats, 5):
        if state.phase in (3, 6):
            market, stands, claims = all_standings(state, chart_of(state))
            for own in stands:
                yield state.round, own, market, claims


def test_there_is_a_worth_for_everything_counted_and_for_nothing_else():
    assert set(WORTHS) == {(seats, sold) for seats in GAME.seats for sold in (False, True)}
    for worths in WORTHS.values():
        assert set(worths) == {*COUNTED, "purchases"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_coin_is_worth_more_early_than_late_and_always_something(seats: int):
    early: list[float] = []
    late: list[float] = []
    for number, own, market, claims in stood(seats):
        worth = expectation(own._replace(coins=own.coins + 1), market, claims) - expectation(own, market, claims)
        assert worth > 0
        if number <= 3:
            early.append(worth)
        elif number >= 9:
            late.append(worth)
    assert 1.2 < mean(early) < 2.8
    assert 0.5 < mean(late) < 1.2


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_warehouse_more_never_harms(seats: int):
    for _, own, market, claims in stood(seats):
        more = own._replace(supply=own.supply + 1)
        assert expectation(more, market, claims) >= expectation(own, market, claims)


def test_a_cube_brings_the_tiles_that_it_completes():
    state = next(played(2, 1))
    market, stands, _ = all_standings(state, chart_of(state))
    once = with_cube(stands[0], 0, market)
    assert once.cubes == (1, 0, 0, 0, 0, 0)
    assert not once.tiles
    assert with_cube(once, 1, market).tiles == {"lock_construction"}
    assert with_cube(once, 0, market).tiles == {"coal_depot"}
    four = with_cube(with_cube(with_cube(once, 1, market), 0, market), 1, market)
    assert "county_mark" in four.tiles
    assert (four.supply, four.with_mark) == (stands[0].supply + 2, 0)


def test_a_sold_out_white_tile_does_not_come():
    state = next(played(2, 1))
    market, stands, _ = all_standings(state, chart_of(state))
    own = stands[0]._replace(tiles=frozenset({"county_mark"}), closed=frozenset({"county_mark"}))
    two = with_cube(with_cube(own, 3, market), 3, market)
    assert "mayor" in two.tiles
    gone = market._replace(white=(0,) * len(market.white))
    none = with_cube(with_cube(own, 3, gone), 3, gone)
    assert "mayor" in none.closed
    assert "mayor" not in none.tiles


def test_two_players_build_two_locks_for_one_in_round_2():
    """Five or six points for two coins: nothing is a better purchase."""
    state = next(
        state
        for state in played(2, 1)
        if isinstance(state.turn, Purchase) and state.round == 2 and state.seats[state.turn.seat].coins >= 2
    )
    points, best = wishes(state, state.turn.seat)[0]
    assert isinstance(best, BuildLock)
    assert points > 2
