"""Phase 7: export, surplus coins, and the end of a round (6.7, R52-R54)."""

import pytest
from ruhrschifffahrt_builders import begun, fresh, new_game, points, river, stands, table

from games.ruhrschifffahrt import export, facts
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State


def exporting(round: int = 4, cell: int = 0, **columns: tuple[int, ...]) -> State:
    """A position before phase 7 in which Rhineland imports."""
    state = table(round=round, phase=7)
    state.countries = ("rhineland",) * 8
    state.export = cell
    stands(state, **columns)
    return state


def test_6_7_example_two_warehouses_in_rhineland_score_three_and_two_at_value_two():
    """The first has position 1 and its bonus; then the marker goes back two cells."""
    blue, red = 1, 2
    played = begun(exporting(cell=4, rhineland=(blue, red)), 7)
    assert river(played.state).board.export_track[4] == 2
    assert (played.gained(blue, "points"), played.gained(red, "points")) == (3, 2)
    assert played.state.export == 2
    assert played.event("export_marker_fell").params == {"cell_before": 5, "cell": 3, "points": 2}


def test_6_7_the_cells_are_told_that_the_marker_really_went_back():
    """Three warehouses, but one cell to go back: never beyond the first."""
    played = begun(exporting(cell=1, rhineland=(3, 0, 1)), 7)
    assert played.state.export == 0
    assert played.event("export_marker_fell").params == {"cell_before": 2, "cell": 1, "points": 1}


@pytest.mark.parametrize(
    ("cell", "kind", "less"),
    [(0, "export_marker_stayed", True), (1, "export_marker_fell", True), (2, "export_marker_fell", False)],
)
def test_6_7_why_the_marker_goes_back_less_far_or_not_at_all(cell: int, kind: str, less: bool):
    told = begun(exporting(cell=cell, rhineland=(3, 0)), 7).event(kind)
    assert told.rule == "R53"
    assert told.params["cell"] == 1
    assert [(fact.kind, fact.params) for fact in told.facts] == (
        [("marker_at_start", {"count": 2})] if less else []
    )


@pytest.mark.parametrize(("cell", "gained"), [(0, (2, 1, 0)), (1, (2, 1, 0)), (2, (3, 2, 1)), (7, (3, 2, 1))])
def test_6_7_position_bonus_is_one_nothing_and_minus_one(cell: int, gained: tuple[int, ...]):
    played = begun(exporting(cell=cell, rhineland=(3, 0, 1)), 7)
    assert tuple(played.gained(seat, "points") for seat in (3, 0, 1)) == gained
    assert [event.params["position"] for event in played.every("exported")] == [1, 2, 3]


def test_r52_a_warehouse_never_scores_less_than_nothing():
    state = exporting()
    assert export.points_of(state, (1,), 2) == 0
    assert export.points_of(state, (0,), 2) == 0


def test_6_7_the_export_track_begins_with_one_and_holds_only_ones_and_twos():
    assert river(table()).board.export_track == (1, 1, 2, 2, 2, 2, 2, 2)


def test_r53_the_marker_goes_back_after_all_have_scored_and_never_beyond_the_first_cell():
    played = begun(exporting(cell=2, rhineland=(0, 1, 2)), 7)
    assert [event.params["points"] for event in played.every("exported")] == [3, 2, 1]
    assert played.state.export == 0


def test_6_7_only_the_column_of_the_country_takes_part():
    played = begun(exporting(cell=3, belgium=(0, 1), netherlands=(2,)), 7)
    assert played.event("nothing_exported").params == {"country": "rhineland"}
    assert not any(played.gained(seat, "points") for seat in range(4))
    assert played.state.export == 3


@pytest.mark.parametrize("round", range(1, 13))
def test_r52_6_7_export_is_in_rounds_4_to_11_none_in_the_last(round: int):
    played = begun(exporting(round, cell=2, rhineland=(0,)), 7)
    assert played.gained(0, "points") == (3 if round in range(4, 12) else 0)
    assert played.state.export == (1 if round in range(4, 12) else 2)


def test_6_7_the_country_is_that_of_the_round():
    state = new_game().state
    found = [export.country_of(state, round) for round in range(1, 13)]
    assert found == [None, None, None, *state.countries, None]
    assert len(state.countries) == 8


@pytest.mark.parametrize("round", [3, 7, 12])
@pytest.mark.parametrize(("coins", "kept"), [(9, 9), (10, 10), (11, 10), (17, 10)])
def test_r54_6_7_more_than_ten_coins_go_back_also_in_round_12(round: int, coins: int, kept: int):
    state = exporting(round)
    fresh(state, 2, coins=coins)
    played = begun(state, 7)
    assert played.state.seats[2].coins == kept
    surplus = [event.params for event in played.every("surplus_returned", 2)]
    assert surplus == ([{"coins": coins - kept, "most": 10}] if coins > kept else [])


def test_6_7_discs_of_options_and_the_ban_are_taken_back():
    state = exporting()
    state.pilot_ban = True
    fresh(state, 0, option="tow")
    fresh(state, 1, option="wage")
    ended = begun(state, 7).state
    assert not ended.pilot_ban
    assert [own.option for own in ended.seats] == [None] * 4


def test_6_7_the_round_marker_moves_on_until_round_12_is_over():
    state = new_game(2).state
    rounds = [state.round]
    while active := GAME.active_seats(state):
        state = GAME.apply(state, active[0], GAME.default_action(state, active[0])).state
        if state.round != rounds[-1]:
            rounds.append(state.round)
    assert rounds == list(range(1, facts.ROUNDS + 1))


def test_r57_more_than_thirty_points_stay_one_number():
    state = exporting(cell=4, rhineland=(0,))
    points(state, 0, 29)
    played = begun(state, 7)
    assert played.state.seats[0].points == 32
    assert GAME.observe(played.state, None).seats[0].points == 32
