"""What turns of Coal Baron a computer considers: plans of mining, stages of a draw, what is plainly best."""

from random import Random

import pytest

from games.coal_baron import facts, turns
from games.coal_baron.actions import PlaceWorkers
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.engine.contract import apply_all
from players.coal_baron.gains import Chooser
from players.coal_baron.steps import quick, steps
from players.levels import LEVEL
from players.minds import mind_of
from players.thinking import think
from tests.games.coal_baron.coal_baron_builders import complete, mine, mining, order, table


def lines(step: tuple[object, ...]) -> list[str]:
    return [GAME.notation(action) for action in step]


def best(state: State) -> list[str]:
    return lines(steps(state, 0)[0])


def decided(state: State) -> str:
    """The space that an unhurried apprentice goes for."""
    level = LEVEL["apprentice"]
    thought = think(mind_of("coal_baron"), state, 0, type(level)(2, 24, 1, 0, 0, 0.0, 1.0), 1)
    (space,) = [action.space for action in thought.actions if isinstance(action, PlaceWorkers)]
    return space


def test_four_steps_complete_an_order_of_one_cube():
    state = mining(4, outstanding=(order("truck_04"),))
    assert best(state) == ["cage 3", "load grey", "cage 0", "fill truck_04 grey", "end"]


def test_what_lies_in_the_cage_comes_up_first():
    state = mining(6, cage=("grey", "grey"), cage_level=3, outstanding=(order("truck_08"),))
    assert best(state)[:3] == ["cage 0", "fill truck_08 grey", "fill truck_08 grey"]


def test_ten_steps_complete_two_orders():
    """Down, two cubes, up one level, one cube, up, three fills: nine steps."""
    sections = mine("grey_1_dark")
    state = mining(10, sections=sections, outstanding=(order("truck_08"), order("truck_02")))
    end = apply_all(GAME, state, 0, steps(state, 0)[0])[-1].state
    assert all(own.complete for own in end.seats[0].outstanding)


def test_steps_that_are_left_load_what_is_needed_next():
    sections = mine("grey_1_dark", "grey_2_dark")
    state = mining(10, sections=sections, outstanding=(order("truck_04"), order("handcart_10")))
    end = apply_all(GAME, state, 0, steps(state, 0)[0])[-1].state
    filled = sum(bool(space) for own in end.seats[0].outstanding for space in own.filled)
    assert filled + len(end.seats[0].cage) == 4


def test_two_cubes_stand_in_for_one_that_cannot_be_had():
    own = {"sections": (), "storage": ("yellow", "yellow", "brown", "brown"), "outstanding": (order("truck_06"),)}
    state = mining(4, **own)
    assert best(state)[0].startswith("pair truck_06 black")


def test_what_is_complete_is_delivered_while_it_counts():
    """The last worker of the game, nine points wait, and no minecart is left to be emptied."""
    own = {"workers": 1, "outstanding": (complete("truck_09"),), "sections": ()}
    state = table(3, seats={0: own, 1: {"workers": 1}, 2: {"workers": 1}}, shift=3)
    assert decided(state) == "delivery_truck"
    assert lines(quick(state, 0, Random(1)))[0] == "place delivery_truck"


def test_minecarts_are_emptied_by_the_last_worker():
    """Four majorities that nobody has yet are worth more than one order: the cubes need not even come up."""
    own = {"workers": 1, "outstanding": (complete("truck_09"),)}
    state = table(3, seats={0: own, 1: {"workers": 1}, 2: {"workers": 1}}, shift=3)
    assert decided(state) in ("mining_8", "mining_10")


def test_orders_of_one_vehicle_go_together():
    """With a worker left for it, the second order is completed before the first is delivered."""
    own = {"workers": 2, "outstanding": (complete("truck_09"), order("truck_06")), "storage": ("black",)}
    state = table(3, seats={0: own, 1: {"workers": 1}, 2: {"workers": 1}}, shift=3)
    assert decided(state).startswith("mining")


def test_a_step_ends_where_the_supply_asks_or_the_pile_is_shown():
    state = table(4, supply=(1, 1, 1, 1), seats={0: {"francs": 20}})
    for step in steps(state, 0):
        space = facts.SPACES[step[0].space]
        tile = state.tile_slots[space.number - 1] if space.area == "factory" and space.number else None
        asked = tile is not None and facts.TILES[tile].minecarts == 2
        drawn = space.area in ("factory", "orders") and not space.number
        assert (lines(step)[-1] != "end") == (asked or drawn)


def test_of_cards_drawn_the_best_is_kept_and_the_others_go_under_the_pile():
    state = table(3, seats={0: {"outstanding": ()}})
    drawn = GAME.apply(state, 0, PlaceWorkers("order_draw")).state
    assert isinstance(drawn.turn, turns.Keep)
    kept = steps(drawn, 0)
    gains = [choice.gain for choice in Chooser(drawn, 0).keeps([step[0] for step in kept], of_tiles=False)]
    assert gains == sorted(gains, reverse=True)
    back = GAME.apply(drawn, 0, kept[0][0]).state
    assert [lines(step) for step in steps(back, 0)] == [["return bottom"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_space_is_missed(seats: int):
    """Every space that can be used is among the steps, but those on which nothing would happen."""
    own = {"francs": 30, "outstanding": (complete("truck_09"), order("truck_06"))}
    state = table(seats, seats={0: own})
    found = {step[0].space for step in steps(state, 0)}
    assert found == {action.space for action in GAME.legal_actions(state, 0) if isinstance(action, PlaceWorkers)}
