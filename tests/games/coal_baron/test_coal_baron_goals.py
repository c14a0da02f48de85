"""Goals of mining: what a turn could reach, and the plans that reach it."""

from collections import deque
from random import Random

import pytest
from coal_baron_builders import complete, mine, mining, new_game, order, table

from games.coal_baron import facts
from games.coal_baron.game import GAME
from games.coal_baron.goals import Goal, goals, goals_for
from games.coal_baron.mining import steps_left
from games.engine.contract import apply_all


def by_order(found: tuple[Goal, ...]) -> dict[str | None, Goal]:
    return {goal.order: goal for goal in found if goal.kind == "complete"}


def plan(goal: Goal) -> list[str]:
    return [GAME.notation(action) for action in goal.actions]


def reached(state, goal: Goal):
    return apply_all(GAME, state, 0, goal.actions)[-1].state


def test_complete_by_the_shortest_way():
    (goal,) = goals(mining(10, outstanding=(order("truck_04"),)), 0)
    assert plan(goal) == ["cage 3", "load grey", "cage 0", "fill truck_04 grey"]
    assert (goal.kind, goal.order, goal.points, goal.steps) == ("complete", "truck_04", 4, 4)


def test_storage_and_cage_before_the_mine():
    state = mining(10, cage=("grey",), storage=("grey",), outstanding=(order("truck_08"),))
    assert by_order(goals(state, 0))["truck_08"].steps == 2


def test_storage_from_below_without_coming_up():
    """M6: at any level by default, at the surface with the option."""
    own = {"storage": ("grey",), "cage_level": 3, "outstanding": (order("truck_04"),)}
    assert plan(goals(mining(10, **own), 0)[0]) == ["fill truck_04 grey storage"]
    assert goals(mining(10, options={"storage_use": "surface"}, **own), 0)[0].steps == 2


def test_the_levels_on_the_way():
    """One of each: four levels, four loads, one way up, four fills are too many for ten, not for thirteen."""
    own = {"outstanding": (order("truck_10"),)}
    assert by_order(goals(mining(10, **own), 0)) == {}
    (goal,) = goals(mining(13, **own), 0)
    assert goal.steps == 13


def test_substitutes_on_other_levels_save_a_way():
    """A black cube lying on the yellow level spares the way down."""
    sections = mine("yellow_2_dark:black,yellow")
    state = mining(10, sections=sections, outstanding=(order("truck_03", "yellow"), order("truck_06")))
    assert by_order(goals(state, 0))["truck_06"].steps == 4
    state = mining(
        6, sections=mine("yellow_1_light:black"), outstanding=(order("handcart_11", "-", "brown", "grey"),)
    )
    assert by_order(goals(state, 0))["handcart_11"].steps == 6


def test_a_full_cage_is_emptied_first():
    state = mining(10, cage=("brown",) * 5, outstanding=(order("truck_04"),))
    goal = by_order(goals(state, 0))["truck_04"]
    assert plan(goal) == ["store brown", "cage 3", "load grey", "cage 0", "fill truck_04 grey"]
    below = mining(10, cage=("brown",) * 5, cage_level=2, outstanding=(order("truck_04"),))
    assert by_order(goals(below, 0))["truck_04"].steps == 6


def test_coal_that_is_not_to_be_had_is_replaced_by_two_cubes():
    sections = mine("yellow_2_dark")
    bare = tuple(type(s)(s.kind, (None,)) if s.kind == "printed_grey" else s for s in sections)
    goal = by_order(goals(mining(10, sections=bare, outstanding=(order("truck_04"),)), 0))["truck_04"]
    assert goal.steps == 6
    assert plan(goal)[-1] == "pair truck_04 grey cage:yellow cage:yellow"


def test_m4_two_cubes_where_the_steps_do_not_reach_the_coal():
    """The right cube as long as it can be had in time, since a pair costs a cube more."""
    own = {"cage": ("black", "black"), "storage": ("yellow",), "outstanding": (order("truck_04"),)}
    (goal,) = by_order(goals(mining(3, **own), 0)).values()
    assert plan(goal) == ["pair truck_04 grey cage:black storage:yellow"]
    assert reached(mining(3, **own), goal).seats[0].outstanding[0].complete
    (goal,) = by_order(goals(mining(4, **own), 0)).values()
    assert plan(goal) == ["cage 3", "load grey", "cage 0", "fill truck_04 grey"]
    assert by_order(goals(mining(1, **own), 0)) == {}


def test_empty_brings_the_cage_up_fills_and_stores():
    state = mining(10, cage=("grey", "black"), cage_level=3, outstanding=(order("truck_08"),))
    goal = next(goal for goal in goals(state, 0) if goal.kind == "empty")
    assert plan(goal) == ["cage 0", "fill truck_08 grey", "store black"]
    assert reached(state, goal).seats[0].cage == ()


def test_empty_counts_the_points_of_what_it_completes():
    state = mining(10, cage=("grey", "grey", "black"), outstanding=(order("truck_08"), order("truck_04", "grey")))
    goal = next(goal for goal in goals(state, 0) if goal.kind == "empty")
    assert goal.points == 7
    assert goal.orders == ("truck_08",)


def test_where_the_steps_do_not_empty_the_cage_that_is_not_promised():
    state = mining(2, cage=("grey", "black", "black"), outstanding=(order("truck_04", "grey"),))
    goal = next(goal for goal in goals(state, 0) if goal.order is None)
    assert (goal.kind, goal.steps) == ("unload", 2)
    assert len(reached(state, goal).seats[0].cage) == 1


def test_prepare_when_nothing_can_be_completed():
    """As many spaces of one order as the steps allow; with fewer steps at least the cubes in the cage."""
    state = mining(4, players=4, outstanding=(order("truck_10"),))
    (goal,) = goals(state, 0)
    assert (goal.kind, goal.order, goal.points, goal.steps) == ("prepare", "truck_10", 0, 4)
    assert reached(state, goal).seats[0].outstanding[0].filled.count(()) == 3
    (goal,) = goals(mining(3, outstanding=(order("truck_04"),)), 0)
    assert plan(goal) == ["cage 3", "load grey"]


def test_most_points_first_and_at_most_four():
    own = tuple(order(card) for card in ("truck_01", "truck_04", "truck_06", "handcart_02", "handcart_01"))
    found = goals(mining(10, outstanding=own, cage=("black", "black")), 0)
    assert len(found) == 4
    completing = [goal.points for goal in found if goal.kind == "complete"]
    assert found[0].kind == "several"
    assert completing == sorted(completing, reverse=True) == [5, 4]
    assert found[-1].kind == "empty"


def test_several_orders_together_come_first():
    """Two orders from two levels in one journey, worth more than either alone."""
    state = mining(8, outstanding=(order("truck_04"), order("handcart_02")))
    first = goals(state, 0)[0]
    assert (first.kind, first.order, first.orders) == ("several", None, ("truck_04", "handcart_02"))
    assert plan(first)[:5] == ["cage 2", "load brown", "cage 3", "load grey", "cage 0"]
    assert sorted(plan(first)[5:]) == ["fill handcart_02 brown", "fill truck_04 grey"]
    assert (first.steps, first.points) == (7, 7)
    after = reached(state, first)
    assert steps_left(after) == 1
    assert all(own.complete for own in after.seats[0].outstanding)
    assert goals_for(table(seats={1: {"outstanding": state.seats[0].outstanding}}), 1, 7)[0].kind == "several"
    assert all(goal.kind != "several" for goal in goals(mining(6, outstanding=state.seats[0].outstanding), 0))


@pytest.mark.parametrize("seed", range(20))
def test_what_is_promised_together_is_kept(seed: int):
    """Every order named is complete at the end of the plan, within the steps, and the points are theirs."""
    chance = Random(seed)
    cards = chance.sample(sorted(facts.ORDERS), 5)
    tiles = chance.choices(sorted(facts.TILES), k=4)
    cage = tuple(chance.choices(facts.COALS, k=chance.choice((0, 2, 5))))
    state = mining(
        10, sections=mine(*tiles), cage=cage, storage=cage[:2], outstanding=tuple(order(card) for card in cards)
    )
    for goal in goals(state, 0):
        if goal.kind == "several":
            after = reached(state, goal)
            done = {own.order for own in after.seats[0].outstanding if own.complete}
            assert set(goal.orders) <= done
            assert goal.points == sum(facts.ORDERS[card].points for card in goal.orders)
            assert steps_left(state) - steps_left(after) == goal.steps <= 10


def test_nothing_to_do_and_not_mining():
    assert goals(mining(10, outstanding=(complete("truck_01"),)), 0) == ()
    assert goals(mining(10, outstanding=(order("truck_01"),)), 1) == ()
    assert goals(table(seats={0: {"outstanding": (order("truck_01"),)}}), 0) == ()


def test_goals_before_placing():
    """What a space of so many steps would reach, for any seat."""
    state = table(seats={1: {"outstanding": (order("truck_04"),)}})
    assert by_order(goals_for(state, 1, 4))["truck_04"].steps == 4
    assert by_order(goals_for(state, 1, 3)) == {}
    assert goals_for(new_game(), 0, 8) == ()
    assert goals_for(state, 1, 0) == ()


def shortest(state, card: str) -> int | None:
    """The fewest steps that complete the order, by trying everything but pairs and superfluous colours."""
    start = steps_left(state)
    queue, seen = deque([state]), set()
    while queue:
        here = queue.popleft()
        own = next((own for own in here.seats[0].outstanding if own.order == card), None)
        if own is not None and own.complete:
            return start - steps_left(here)
        for action in GAME.legal_actions(here, 0):
            line = GAME.notation(action)
            if line.startswith(("end", "pair")) or (line.startswith("fill") and card not in line):
                continue
            there = GAME.apply(here, 0, action).state
            me = there.seats[0]
            key = (me.cage_level, tuple(sorted(me.cage)), tuple(sorted(me.storage)), me.outstanding, me.sections)
            if key not in seen:
                seen.add(key)
                queue.append(there)
    return None


@pytest.mark.parametrize("seed", range(25))
def test_no_way_is_shorter(seed: int):
    """Against trying everything on small random positions."""
    chance = Random(seed)
    coals = ("yellow", "brown", "grey", "black")
    card = chance.choice(("truck_04", "truck_08", "truck_03", "truck_10", "handcart_09"))
    state = mining(
        6,
        sections=mine(*chance.choices(("yellow_1_light", "grey_2_light:black,grey", "brown_1_dark:grey"), k=2)),
        cage=tuple(chance.choices(coals, k=chance.choice((0, 1, 4, 5)))),
        storage=tuple(chance.choices(coals, k=chance.choice((0, 1)))),
        cage_level=chance.randrange(5),
        outstanding=(order(card),),
    )
    found = by_order(goals(state, 0)).get(card)
    if found is None or not any(line.startswith("pair") for line in plan(found)):
        assert (found.steps if found else None) == shortest(state, card)


def test_a_crowded_position_has_its_four_goals():
    """Many orders, a full cage, ten steps: four goals, each within the steps (how long it takes: benchmarks)."""
    cards = ("truck_10", "handcart_11", "horse_cart_10", "locomotive_11", "truck_11", "handcart_10", "truck_08")
    tiles = ("grey_2_light:black,brown", "yellow_2_dark", "black_2_light", "brown_2_light:grey,black")
    own = tuple(order(card) for card in cards)
    state = mining(10, sections=mine(*tiles), cage=("brown",) * 4, outstanding=own)
    found = goals(state, 0)
    assert len(found) == 4
    assert all(0 < goal.steps <= 10 for goal in found)
