"""Extraction: cage, minecarts, orders and storage, step by step."""

import pytest
from coal_baron_builders import complete, legal, lines, mine, mining, order, play, refusal, table

from games.coal_baron.actions import Cube, FillWithTwo, MoveCage
from games.coal_baron.game import GAME
from games.coal_baron.mining import steps_left

ANY_TWO = ("cage:grey", "cage:black", "storage:yellow", "storage:brown")


def test_extraction_example_8_steps():
    """Down to grey, two grey cubes, up to yellow, one yellow cube, up, two grey cubes on the order."""
    state = table(seats={0: {"sections": mine("grey_1_light"), "outstanding": (order("handcart_07"),)}})
    state = play(
        state,
        "place mining_8",
        "cage 3",
        "load grey",
        "load grey",
        "cage 1",
        "load yellow",
        "cage 0",
        "fill handcart_07 grey",
        "fill handcart_07 grey",
    ).state
    seat = state.seats[0]
    assert seat.cage == ("yellow",)
    assert seat.outstanding == (complete("handcart_07"),)
    assert [section.cubes for section in seat.sections] == [(None,), ("brown",), (None,), ("black",), (None,)]
    assert (state.turn.stage, steps_left(state)) == ("done", 0)
    assert refusal(state, "cage 1").code == "no-steps-left"


@pytest.mark.parametrize("steps", [4, 6, 8, 10])
def test_extraction_the_space_gives_the_steps(steps: int):
    assert steps_left(play(table(players=4), f"place mining_{steps}").state) == steps


def test_m1_all_or_some_or_no_steps():
    """The rest is lost; ending at once is legal."""
    played = play(table(), "place mining_8", "end")
    assert played.event("steps_unused").params == {"steps": 8}
    assert play(table(), "place mining_8", "cage 1", "end").event("steps_unused").params == {"steps": 7}


@pytest.mark.parametrize("start", range(5))
def test_extraction_1_2_m2_cage_moves_any_distance_for_one_step(start: int):
    """Any level but the one it is at."""
    state = mining(10, cage_level=start)
    moves = [line for line in lines(state) if line.startswith("cage")]
    assert moves == [f"cage {level}" for level in range(5) if level != start]
    assert refusal(state, f"cage {start}").code == "cage-already-there"
    for line in moves:
        after = play(state, line).state
        assert (after.seats[0].cage_level, steps_left(after)) == (int(line[-1]), 9)


def test_extraction_1_no_level_below_the_fourth():
    violation = GAME.check(mining(), 0, MoveCage(5))
    assert violation is not None
    assert violation.code == "unknown-level"


def test_extraction_3_load_from_both_sides_of_the_level():
    """Light and dark side alike, one cube a step."""
    state = mining(sections=mine("yellow_2_light"), cage_level=1)
    state = play(state, "load yellow", "load yellow", "load yellow").state
    assert state.seats[0].cage == ("yellow",) * 3
    assert steps_left(state) == 7
    assert refusal(state, "load yellow").code == "none-in-minecarts"


def test_extraction_3_only_from_the_level_of_the_cage():
    violation = refusal(mining(cage_level=1), "load grey")
    assert violation.params == {"coal": "grey", "level": 1, "instead_level": 3}
    assert refusal(mining(), "load grey").code == "cage-at-surface"


def test_extraction_3_the_cage_is_sent_only_where_such_a_cube_is():
    """From the surface, too: what no minecart holds cannot be loaded on any level."""
    state = mining(3, cage_level=3)
    state = play(state, "load grey", "cage 0").state
    assert refusal(state, "load grey").code == "none-in-minecarts"
    assert refusal(state, "load black").code == "cage-at-surface"


def test_extraction_3_m3_cage_holds_five():
    state = mining(cage_level=1, cage=("grey",) * 4)
    state = play(state, "load yellow").state
    state.seats[0].cage_level = 2
    violation = refusal(state, "load brown")
    assert (violation.code, violation.params) == ("cage-full", {"count": 5})


def test_m3_cage_keeps_level_and_cubes_between_turns_and_shifts():
    state = table(seats={0: {"workers": 1}, 1: {"workers": 0}, 2: {"workers": 0}})
    state = play(state, "place mining_6", "cage 3", "load grey", "end").state
    assert state.shift == 2
    assert (state.seats[0].cage_level, state.seats[0].cage) == (3, ("grey",))


def test_extraction_4_right_colour_on_a_free_space():
    state = mining(cage=("grey", "black"), outstanding=(order("handcart_11"),))
    assert refusal(state, "fill handcart_11 yellow").code == "none-in-cage"
    state = play(state, "fill handcart_11 grey").state
    assert state.seats[0].outstanding == (order("handcart_11", "-", "-", "grey"),)
    assert steps_left(state) == 9


def test_extraction_4_the_colour_must_be_printed_and_free():
    state = mining(
        cage=("grey", "black", "black"), outstanding=(order("handcart_05", "black"), order("handcart_01"))
    )
    assert refusal(state, "fill handcart_05 black").code == "space-occupied"
    assert refusal(state, "fill handcart_01 grey").code == "no-such-space"


def test_extraction_4_needs_the_cage_at_the_surface():
    state = mining(cage=("grey",), cage_level=2, outstanding=(order("handcart_04"),))
    violation = refusal(state, "fill handcart_04 grey")
    assert (violation.code, violation.params) == ("cage-below", {"level": 2})


def test_m8_only_own_outstanding_orders():
    state = mining(cage=("grey",))
    state.seats[1].outstanding = (order("handcart_04"),)
    assert refusal(state, "fill handcart_04 grey").code == "not-outstanding"


def test_extraction_4_important_two_cubes_for_one_space():
    """M4: any two cubes, two steps, both at once; they lie there together."""
    state = mining(cage=("grey", "black"), outstanding=(order("handcart_01"),))
    state = play(state, "pair handcart_01 yellow cage:grey cage:black").state
    assert state.seats[0].outstanding == (order("handcart_01", "black+grey"),)
    assert state.seats[0].cage == ()
    assert steps_left(state) == 8


def test_m4_two_of_the_same_colour_and_even_the_right_one():
    state = mining(cage=("grey", "grey", "yellow"), outstanding=(order("handcart_03"),))
    state = play(state, "pair handcart_03 yellow cage:grey cage:grey").state
    assert state.seats[0].outstanding == (order("handcart_03", "grey+grey"),)
    state = mining(cage=("grey", "yellow"), outstanding=(order("handcart_03"),))
    assert legal(state, "pair handcart_03 yellow cage:grey cage:yellow")


def test_m4_needs_two_steps():
    state = mining(1, cage=("grey", "black"), outstanding=(order("handcart_01"),))
    violation = refusal(state, "pair handcart_01 yellow cage:grey cage:black")
    assert (violation.code, violation.params) == ("too-few-steps", {"steps_needed": 2, "steps_have": 1})
    assert not any(line.startswith("pair") for line in lines(state))


def test_m4_cage_and_storage_may_be_mixed():
    state = mining(cage=("grey",), storage=("brown",), outstanding=(order("handcart_01"),))
    state = play(state, "pair handcart_01 yellow cage:grey storage:brown").state
    assert (state.seats[0].cage, state.seats[0].storage) == ((), ())
    assert state.seats[0].outstanding == (order("handcart_01", "grey+brown"),)


def test_m4_each_pair_is_listed_once():
    """Equal things are one choice: ten pairs of four different cubes and no more, here six and no doubles."""
    state = mining(cage=("grey", "black"), storage=("yellow", "brown"), outstanding=(order("handcart_05"),))
    pairs = [line for line in lines(state) if line.startswith("pair")]
    assert len(pairs) == len(set(pairs)) == 6
    assert all(any(cube in line for cube in ANY_TWO) for line in pairs)


def test_m4_the_order_of_the_two_cubes_does_not_matter():
    state = mining(cage=("grey", "black"), outstanding=(order("handcart_01"),))
    one = FillWithTwo("handcart_01", "yellow", (Cube("cage", "grey"), Cube("cage", "black")))
    other = FillWithTwo("handcart_01", "yellow", (Cube("cage", "black"), Cube("cage", "grey")))
    assert GAME.apply(state, 0, one) == GAME.apply(state, 0, other)


def test_m4_one_cube_is_not_two():
    state = mining(cage=("grey",), storage=("black",), outstanding=(order("handcart_01"),))
    assert refusal(state, "pair handcart_01 yellow cage:grey cage:grey").code == "one-in-cage"
    assert refusal(state, "pair handcart_01 yellow storage:black storage:black").code == "one-in-storage"
    assert refusal(state, "pair handcart_01 yellow cage:grey storage:brown").code == "none-in-storage"


def test_m4_from_below_only_storage_can_be_used():
    state = mining(cage=("grey",), storage=("black", "black"), cage_level=1, outstanding=(order("handcart_01"),))
    assert legal(state, "pair handcart_01 yellow storage:black storage:black")
    assert refusal(state, "pair handcart_01 yellow cage:grey storage:black").code == "cage-below"


def test_extraction_5_store_a_cube():
    state = play(mining(cage=("grey", "black")), "store black").state
    assert (state.seats[0].cage, state.seats[0].storage) == (("grey",), ("black",))
    assert steps_left(state) == 9
    assert refusal(mining(cage=("grey",), cage_level=3), "store grey").code == "cage-below"
    assert refusal(mining(cage=("grey",)), "store black").code == "none-in-cage"


def test_extraction_5_storage_has_no_limit():
    state = mining(cage=("grey",), storage=("grey",) * 30)
    assert len(play(state, "store grey").state.seats[0].storage) == 31


def test_m5_storing_always_allowed_by_default():
    assert legal(mining(cage=("grey",), outstanding=(order("handcart_04"),)), "store grey")


def test_m5_option_only_coal_that_fits_no_order():
    """Coal with a free space of its colour is refused, naming the order; once occupied it may be stored."""
    options = {"storing": "unneeded_only"}
    state = mining(cage=("grey", "grey"), outstanding=(order("handcart_04"),), options=options)
    violation = refusal(state, "store grey")
    assert (violation.code, violation.params) == ("coal-wanted", {"coal": "grey", "order": "handcart_04"})
    assert "store grey" not in lines(state)
    assert legal(play(state, "fill handcart_04 grey").state, "store grey")
    assert legal(mining(cage=("black",), outstanding=(order("handcart_04"),), options=options), "store black")


def test_extraction_6_storage_to_order():
    state = mining(storage=("grey",), outstanding=(order("handcart_04"),))
    played = play(state, "fill handcart_04 grey storage")
    assert played.state.seats[0].storage == ()
    assert played.state.seats[0].outstanding == (complete("handcart_04"),)
    assert played.event("space_filled").rule == "Extraction 6"
    assert refusal(played.state, "fill handcart_04 grey storage").code == "space-occupied"
    assert refusal(mining(outstanding=(order("handcart_04"),)), "fill handcart_04 grey storage").code == (
        "none-in-storage"
    )


def test_m6_storage_at_any_level_by_default():
    state = mining(storage=("grey",), cage_level=4, outstanding=(order("handcart_04"),))
    assert legal(state, "fill handcart_04 grey storage")


def test_m6_option_storage_at_the_surface_only():
    options = {"storage_use": "surface"}
    below = mining(storage=("grey", "grey"), cage_level=4, outstanding=(order("handcart_03"),), options=options)
    violation = refusal(below, "pair handcart_03 yellow storage:grey storage:grey")
    assert (violation.code, violation.params) == ("storage-needs-surface", {"level": 4})
    assert not any(line.startswith(("fill", "pair")) for line in lines(below))
    above = play(below, "cage 0").state
    assert legal(above, "pair handcart_03 yellow storage:grey storage:grey")


def test_m7_no_way_back():
    """No action takes a cube from storage to cage, from cage to minecart or from an order."""
    state = mining(cage=("grey",), storage=("black",), outstanding=(complete("handcart_04"),), cage_level=3)
    assert {line.split()[0] for line in lines(state)} == {"end", "cage", "load"}


def test_mining_elsewhere_is_refused():
    assert refusal(table(), "cage 1").code == "decision-open"
    assert refusal(play(table(), "place money_4").state, "cage 1").code == "turn-done"


def test_cubes_on_an_order_stay_in_the_players_hands():
    """The ledger of cubes changes by buying and delivering only."""
    state = mining(cage=("grey",), outstanding=(order("handcart_04"),))
    played = play(state, "fill handcart_04 grey", "cage 1", "load yellow", "cage 0", "store yellow")
    assert all(event.entries == () for event in played.events)
