"""What a player would call nearest to a thing that cannot be had."""

import pytest
from coal_baron_builders import table

from games.coal_baron import facts
from games.coal_baron.game import GAME
from games.coal_baron.nearness import apart
from games.coal_baron.state import State
from games.engine.nearest import nearest


def instead(state: State, line: str) -> str:
    """The notation of what is nearest to a refused line of seat 0."""
    action = GAME.parse(line)
    assert GAME.check(state, 0, action) is not None
    return GAME.notation(nearest(GAME, state, 0, action))


def test_in_place_of_a_covered_space_one_of_the_same_area():
    assert instead(table(players=2), "place money_3") == "place money_4"
    assert instead(table(players=2), "place mining_4") == "place mining_6"


def test_in_place_of_a_delivery_the_bank_and_no_tile_of_the_factory():
    assert instead(table(), "place delivery_truck") == "place bank"


def test_in_place_of_a_tile_too_dear_the_most_alike_that_can_be_paid():
    state = table(seats={0: {"francs": 6}})
    state.tile_slots = ("yellow_1_dark", "black_2_dark", "brown_1_light", "grey_2_dark", *state.tile_slots[4:])
    lying = {slot: tile for slot, tile in enumerate(state.tile_slots, start=1) if tile}
    found = int(instead(state, "place factory_2").removeprefix("place factory_"))
    payable = [tile for tile in lying.values() if facts.TILES[tile].price <= 6]
    assert apart(state, "black_2_dark", lying[found]) == min(apart(state, "black_2_dark", one) for one in payable)


@pytest.mark.parametrize(
    ("one", "near", "far"),
    [
        ("truck_08", "truck_09", "handcart_07"),
        ("grey_2_light", "grey_2_dark", "brown_2_light"),
        ("brown", "grey", "black"),
        ("money_3", "bank", "factory_1"),
    ],
)
def test_what_is_nearer(one: str, near: str, far: str):
    assert apart(table(), one, near) < apart(table(), one, far)
