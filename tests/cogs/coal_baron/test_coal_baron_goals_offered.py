"""The goals that mining offers: no plan of the computers' completes orders of more points than the first."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.words import words
from cogs.coal_baron import PRESENTER, goal_names
from games.coal_baron import facts
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals, goals_for
from games.coal_baron.state import SeatState, State
from games.engine.contract import apply_all
from games.engine.event import Seat
from players.coal_baron.digging import digs
from players.coal_baron.holding import POINTS, Holding, holding_of
from tests.cogs.coal_baron.coal_baron_tables import random_game
from tests.cogs.positions import acts
from tests.games.coal_baron.coal_baron_builders import mine, mining, order

EVERY = 1000
"""Plans asked for: more than there are."""


def bare(*without: str, tiles: Sequence[str] = ()) -> tuple:
    """The printed minecarts, those of some coals empty, and tiles."""
    return tuple(
        type(section)(section.kind, tuple(None for _ in section.cubes))
        if section.kind.removeprefix("printed_") in without
        else section
        for section in mine(*tiles)
    )


def complete(state: State, seat: Seat) -> set[str]:
    return {own.order for own in state.seats[seat].outstanding if own.complete}


def two_locomotives() -> State:
    """Two black cubes below and two yellow ones; one order lacks a black cube, one two."""
    sections = bare("brown", "grey", tiles=("yellow_2_dark", "black_1_light"))
    outstanding = (order("locomotive_05"), order("locomotive_09"))
    return mining(10, cage_level=4, sections=sections, outstanding=outstanding)


def test_two_orders_are_completed_together_where_a_pair_of_cubes_fills_a_space() -> None:
    """Ten steps: both black cubes, two yellow ones for the third space, and up."""
    state = two_locomotives()
    first = goals(state, 0)[0]
    assert (first.kind, set(first.orders), first.steps) == ("several", {"locomotive_05", "locomotive_09"}, 10)
    assert complete(apply_all(GAME, state, 0, first.actions)[-1].state, 0) == set(first.orders)


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "2 Würfel für 1 Feld"), ("en", "2 cubes for 1 space"), ("fr", "2 cubes pour 1 case")],
)
def test_the_button_of_several_orders_says_that_cubes_go_in_pairs(language: str, said: str) -> None:
    state = two_locomotives()
    assert said in goal_names.signed_label(goals(state, 0)[0], state.seats[0], 10, words(language))


def test_whoever_empties_the_cage_completes_both_orders_by_a_pair() -> None:
    """At the surface with four steps: the black cube on one order, the two yellow ones on the other."""
    outstanding = (order("locomotive_05"), order("truck_04"))
    state = mining(3, cage=("black", "yellow", "yellow"), outstanding=outstanding)
    emptying = [goal for goal in goals(state, 0) if goal.kind == "empty"]
    together = goals(state, 0)[0]
    assert (together.kind, set(together.orders)) == ("several", {"locomotive_05", "truck_04"})
    assert emptying == []  # it would be the same plan
    more = mining(4, cage=("black", "yellow", "yellow", "brown"), outstanding=outstanding)
    (goal,) = (goal for goal in goals(more, 0) if goal.kind == "empty")
    assert (set(goal.orders), goal.points) == ({"locomotive_05", "truck_04"}, together.points)
    assert apply_all(GAME, more, 0, goal.actions)[-1].state.seats[0].cage == ()


def test_what_a_button_of_a_goal_carries_is_its_plan() -> None:
    state = two_locomotives()
    for number, goal in enumerate(goals(state, 0), start=1):
        assert acts(PRESENTER, state, 0, f"goal {number}") == goal.actions


def mined(games: int) -> Iterator[tuple[State, Seat, int]]:
    """Positions with orders that lack coal, and so many steps."""
    for seed in range(games):
        rng = Random(seed)
        for one in random_game(rng.choice((2, 3, 4)), seed):
            if one.state.phase == "shift" and rng.random() < 0.08:
                for seat, own in enumerate(one.state.seats):
                    if any(not order.complete for order in own.outstanding):
                        yield one.state, seat, rng.choice((2, 3, 4, 6, 8, 10))


def completed(own: SeatState, after: Holding) -> int:
    """The points of orders that become complete."""
    had = sum(facts.ORDERS[one.order].points for one in own.outstanding if one.complete)
    return sum(POINTS[need.order] for need in after.needs if not any(need.free)) - had


@pytest.mark.slow
def test_no_plan_of_the_computers_completes_more_points_than_the_first_goal() -> None:
    checked = paired = 0
    for state, seat, steps in mined(8):
        own, found = state.seats[seat], goals_for(state, seat, steps)

        def value(after: Holding, own: SeatState = own) -> float:
            return completed(own, after)

        plans = [
            plan
            for clear in (False, True)
            for plan in digs(holding_of(own), steps, state.shift, value, EVERY, clear=clear)
        ]
        best = max(completed(own, plan.holding) for plan in plans)
        assert best <= (found[0].points if found else 0), (state.shift, seat, steps)
        checked += best > 0
        paired += bool(found and found[0].kind == "several" and goal_names.pairs(found[0]))
    assert checked > 50
    assert paired > 5
