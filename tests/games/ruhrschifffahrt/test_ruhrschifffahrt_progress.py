"""Phase 5: progress tiles for combinations of cubes (6.5, R40, R41)."""

from typing import Any

import pytest
from ruhrschifffahrt_builders import begun, fresh, legal, play, river, table

from games.ruhrschifffahrt import facts, progress
from games.ruhrschifffahrt.state import State

COMBINATIONS = {
    "lock_construction": {"BI": 1, "BC": 1},
    "coal_depot": {"BI": 2},
    "essen_warehouses": {"BC": 2},
    "county_mark": {"BI": 2, "BC": 2},
    "wage": {"BI": 1, "BR": 1},
    "ruhrort_port": {"BC": 1, "BR": 1},
    "replenishment": {"BI": 1, "WI": 1},
    "mark_warehouses": {"WI": 1, "WC": 1},
    "inn": {"BC": 1, "WI": 1},
    "coal_hauler": {"BI": 1, "WC": 1},
    "warehouse": {"BC": 1, "WC": 1},
    "tow_action": {"BR": 1, "WI": 1},
    "mayor": {"WI": 2},
    "ruhr_valley_railway": {"WC": 1, "WR": 1},
    "ruhr_barge": {"BR": 1, "WR": 1},
}


def with_cubes(cubes: dict[str, int], **changes: Any) -> State:
    state = table(phase=5)
    fresh(state, 0, cubes=cubes, **changes)
    return state


def test_6_5_example_a_black_industry_and_a_black_city_cube_bring_lock_construction():
    played = begun(with_cubes({"BI": 1, "BC": 1}), 5)
    assert played.state.seats[0].tiles == ("lock_construction",)
    assert played.event("tile_received").params == {"tile": "lock_construction"}


@pytest.mark.parametrize("tile", COMBINATIONS)
def test_6_5_2_each_combination_brings_its_tile_and_one_cube_less_does_not(tile: str):
    needs = COMBINATIONS[tile]
    assert dict(river(table()).board.combinations)[tile] == needs
    assert tile in begun(with_cubes(needs), 5).state.seats[0].tiles
    for area in needs:
        less = {other: count - (other == area) for other, count in needs.items()}
        assert tile not in begun(with_cubes(less), 5).state.seats[0].tiles


def test_6_5_2_there_are_fifteen_combinations_all_different():
    assert COMBINATIONS.keys() == set(facts.TILES)
    assert len({tuple(sorted(needs.items())) for needs in COMBINATIONS.values()}) == 15


def test_6_5_cubes_are_never_given_back():
    cubes = {"BI": 2, "BC": 2}
    assert begun(with_cubes(cubes), 5).state.seats[0].cubes == cubes


def test_6_5_1_several_tiles_may_come_in_a_round():
    played = begun(with_cubes({"BI": 2, "BC": 2}), 5)
    assert played.state.seats[0].tiles == (
        "lock_construction", "coal_depot", "essen_warehouses", "county_mark",
    )  # fmt: skip


def test_6_5_all_cubes_bring_all_tiles():
    played = begun(with_cubes(dict.fromkeys(facts.AREAS, 2)), 5)
    assert set(played.state.seats[0].tiles) == set(facts.TILES)
    assert played.gained(0, "tiles") == 15


def test_6_5_a_tile_comes_once():
    again = begun(begun(with_cubes({"BI": 1, "BC": 1}), 5).state, 5)
    assert not again.events


def test_6_5_2_the_county_of_mark_frees_its_two_warehouses_at_once():
    played = begun(with_cubes({"BI": 2, "BC": 2}), 5)
    own = played.state.seats[0]
    assert (own.with_mark, own.supply) == (0, 3)
    assert played.event("warehouses_freed").params == {"count": 2, "reason": "mark"}


@pytest.mark.parametrize("tile", facts.WHITE_TILES)
def test_r40_white_tiles_come_while_they_last_then_a_blank_covers_the_space(tile: str):
    state = with_cubes(COMBINATIONS[tile])
    state.white[tile] = 1
    fresh(state, 1, cubes=COMBINATIONS[tile])
    played = begun(state, 5)
    assert tile in played.state.seats[0].tiles
    assert played.state.seats[1].blanks == (tile,)
    assert tile not in played.state.seats[1].tiles
    assert played.state.white[tile] == 0
    assert [event.seat for event in played.every("tile_sold_out")] == [1]


def test_r40_a_blank_covers_the_space_for_good():
    state = with_cubes({"WI": 2}, blanks=("mayor",))
    played = begun(state, 5)
    assert not played.every("tile_received")
    assert played.state.white["mayor"] == 3


def test_r40_the_most_upstream_barge_gets_the_last_white_tile():
    state = with_cubes({"WI": 2}, place="in_muelheim")
    fresh(state, 2, cubes={"WI": 2}, place="ci_witten")
    state.white["mayor"] = 1
    played = begun(state, 5)
    assert "mayor" in played.state.seats[2].tiles
    assert played.state.seats[0].blanks == ("mayor",)


def test_r40_own_tiles_are_there_for_everybody():
    state = table(phase=5)
    for seat in range(4):
        fresh(state, seat, cubes={"BI": 2, "BC": 2, "BR": 1, "WI": 1, "WC": 1})
    played = begun(state, 5)
    assert all(set(facts.OWN_TILES) <= set(own.tiles) for own in played.state.seats)


def test_r41_a_tile_gained_in_phase_5_serves_in_phase_6_of_the_same_round():
    state = begun(with_cubes({"BI": 2}, coins=5), 5).state
    state = begun(state, 6).state
    assert "depot essen" in legal(state)
    assert play(state, "depot essen").gained(0, "points") == 2


def test_a_preview_says_which_tiles_a_cube_would_complete_sold_out_ones_too():
    state = with_cubes({"BI": 1, "WI": 1})
    assert progress.gained_by(state, 0, "BC") == ("lock_construction", "inn")
    state.white["inn"] = 0
    assert progress.gained_by(state, 0, "BC") == ("lock_construction", "inn")
    assert progress.gained_by(state, 0, "BI") == ("coal_depot",)


def test_what_is_missing_for_a_tile():
    own = with_cubes({"BI": 1}).seats[0]
    board = river(table()).board
    assert progress.missing(board, own, "county_mark") == {"BI": 1, "BC": 2}
    assert progress.missing(board, own, "lock_construction") == {"BC": 1}
