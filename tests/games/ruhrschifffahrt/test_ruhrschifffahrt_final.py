"""The scoring at the end, the score sheet and the ranks (7.0, R55, R56, R63, R64)."""

import pytest
from ruhrschifffahrt_builders import fresh, points, river, scored, stands, table

from games.ruhrschifffahrt import final, progress, turns
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import SOURCE_INDEX, SOURCES, State

ESSEN = ("ci_kettwig", "ci_werden", "ci_steele")
MARK = ("ci_hattingen", "ci_blankenstein", "ci_witten")
DEPOTS = ("mark", "essen", "werden", "berg_broich")


def last(players: int = 4) -> State:
    """The end of round 12."""
    return table(players, round=12, phase=7)


def built(*cities: str) -> State:
    state = last()
    stands(state, **dict.fromkeys(cities, (0,)))
    return state


def gained(state: State, source: str, seat: int = 0) -> int:
    """What a source brings the seat at the end."""
    return scored(state).state.seats[seat].score[SOURCE_INDEX[source]]


# Sets of cities


@pytest.mark.parametrize(("group", "cities"), [("essen_set", ESSEN), ("mark_set", MARK)])
def test_7_0_a_set_of_three_cities_brings_a_point(group: str, cities: tuple[str, ...]):
    played = scored(built(*cities))
    assert played.event(f"{group}_scored").params == {"points": 1}
    assert gained(built(*cities), group) == 1
    assert gained(built(*cities[1:]), group) == 0
    assert gained(built(*cities), "city_set") == 0


def test_7_0_all_seven_cities_bring_three_points_besides_both_sets():
    state = built(*river(last()).cities)
    played = scored(state)
    assert played.event("city_set_scored").params == {"points": 3}
    assert played.gained(0, "points") == 1 + 1 + 3
    assert gained(built(*ESSEN, *MARK), "city_set") == 0


def test_7_0_cities_of_others_do_not_count():
    state = built(*ESSEN)
    state.cities = {**state.cities, "ci_werden": (1,)}
    assert gained(state, "essen_set") == gained(state, "essen_set", 1) == 0


# Depots


def test_7_0_all_four_depots_bring_two_points():
    state = last()
    stands(state, **dict.fromkeys(DEPOTS, (1, 0)))
    played = scored(state)
    assert [event.seat for event in played.every("depot_set_scored")] == [0, 1]
    assert played.gained(0, "points") == played.gained(1, "points") == 2
    stands(state, mark=())
    assert gained(state, "depot_set") == 0


@pytest.mark.parametrize(
    ("owners", "winner"),
    [((), None), ((2,), 2), ((0, 2, 2), 2), ((0, 2), None), ((0, 0, 2, 2), None), ((3, 1, 1, 1), 1)],
)
@pytest.mark.parametrize("dominion", DEPOTS)
def test_7_0_a_simple_majority_in_a_depot_brings_a_point_a_tie_none(
    dominion: str, owners: tuple[int, ...], winner: int | None
):
    state = last()
    stands(state, **{dominion: owners})
    told = scored(state).every("depot_majority_scored")
    assert [(event.seat, event.params["dominion"]) for event in told] == (
        [] if winner is None else [(winner, dominion)]
    )


def test_7_0_a_full_depot_of_one_owner_is_a_majority():
    state = last()
    stands(state, essen=(3, 3, 3, 3))
    assert len(river(state).depots["essen"].prices) == 4
    assert gained(state, "depot_majorities", 3) == 1


def test_7_0_majorities_in_several_depots_add_up():
    state = last()
    stands(state, essen=(0,), werden=(0, 0, 1), mark=(1,))
    assert gained(state, "depot_majorities") == 2


# White tiles


@pytest.mark.parametrize("coins", [1, 7, 10])
def test_7_0_the_mayor_brings_a_point_a_coin(coins: int):
    state = last()
    fresh(state, 0, tiles=("mayor",), coins=coins)
    assert scored(state).event("mayor_scored").params == {"coins": coins, "points": coins}


def test_7_0_the_mayor_brings_nothing_to_who_has_a_debt():
    state = last()
    fresh(state, 0, tiles=("mayor",), coins=7, debts=1)
    played = scored(state)
    assert not played.every("mayor_scored")
    assert played.event("mayor_in_debt").params == {"debts": 1}


def test_7_0_coins_without_the_mayor_bring_nothing():
    state = last()
    fresh(state, 0, coins=9)
    assert scored(state).gained(0, "points") == 0


def test_7_0_an_inn_not_used_brings_two_points_debts_do_not_matter():
    state = last()
    points(state, 0, 10)
    fresh(state, 0, tiles=("inn",), debts=3)
    played = scored(state)
    assert played.event("inn_points_at_end").params == {"points": 2}
    assert played.state.seats[0].score[SOURCE_INDEX["inn"]] == 2
    assert played.state.seats[0].turned == ("inn",)


def test_r63_before_the_mayor_the_inn_brings_three_coins_that_are_not_cut_at_ten():
    state = last()
    fresh(state, 0, tiles=("inn", "mayor"), coins=10)
    played = scored(state)
    assert played.event("inn_coins_at_end").params == {"coins": 3}
    assert played.event("mayor_scored").params == {"coins": 13, "points": 13}
    assert played.state.seats[0].coins == 13


def test_r63_a_mayor_in_debt_makes_nothing_of_the_coins_so_the_inn_brings_points():
    state = last()
    fresh(state, 0, tiles=("inn", "mayor"), coins=10, debts=1)
    points(state, 0, 1)
    played = scored(state)
    assert played.event("inn_points_at_end").params == {"points": 2}
    assert played.state.seats[0].points == 1


def test_r63_where_debts_take_the_points_anyway_the_inn_brings_coins_which_decide_a_tie():
    state = last()
    fresh(state, 0, tiles=("inn",), coins=4, debts=2)
    points(state, 0, 2)
    played = scored(state)
    assert played.event("inn_coins_at_end").params == {"coins": 3}
    assert (played.state.seats[0].points, played.state.seats[0].coins) == (0, 7)


def test_7_0_an_inn_used_before_brings_nothing():
    state = last()
    fresh(state, 0, tiles=("inn",), turned=("inn",))
    assert not scored(state).every("inn_points_at_end")


def test_7_0_the_ruhr_valley_railway_brings_a_point_a_city_ruhrort_and_depots_do_not_count():
    state = built("ci_kettwig", "ci_muelheim", "ci_witten")
    stands(state, belgium=(0,), essen=(0, 0))
    fresh(state, 0, tiles=("ruhr_valley_railway",))
    assert scored(state).event("railway_scored").params == {"count": 3, "points": 3}
    assert gained(built("ci_kettwig"), "railway") == 0


@pytest.mark.parametrize(("place", "gain"), [("po_ruhrort", 4), ("in_muelheim", 2)])
def test_7_0_the_ruhr_barge_brings_two_points_and_four_in_ruhrort(place: str, gain: int):
    state = last()
    fresh(state, 0, tiles=("ruhr_barge",), place=place)
    assert scored(state).event("barge_scored").params == {"space": place, "points": gain}


@pytest.mark.parametrize("tile", ["wage", "coal_hauler", "tow_action", "warehouse", "county_mark"])
def test_7_0_other_tiles_bring_nothing_at_the_end(tile: str):
    state = last()
    fresh(state, 0, tiles=(tile,), coins=4)
    assert scored(state).gained(0, "points") == 0


def test_r40_a_blank_brings_nothing_at_the_end():
    state = last()
    fresh(state, 0, blanks=("mayor", "ruhr_barge", "inn", "ruhr_valley_railway"), coins=5)
    assert scored(state).gained(0, "points") == 0


# Debts


@pytest.mark.parametrize("debts", [1, 2, 3, 4])
def test_7_0_two_points_are_lost_for_each_debt(debts: int):
    state = last()
    points(state, 0, 20)
    fresh(state, 0, debts=debts)
    assert scored(state).event("debts_scored").params == {"debts": debts, "points": -2 * debts}


def test_r55_points_are_never_below_nothing_at_the_end():
    state = last()
    points(state, 0, 3)
    fresh(state, 0, debts=4)
    played = scored(state)
    assert played.state.seats[0].points == 0
    assert played.event("debts_scored").params["points"] == -3


def test_r64_all_is_summed_before_it_is_cut_at_nothing():
    """Six points lost and five gained, on one point: none is left, but not because the loss came first."""
    state = last()
    points(state, 0, 1)
    stands(state, **dict.fromkeys(DEPOTS, (0,)))
    fresh(state, 0, debts=3)
    assert scored(state).state.seats[0].points == 1 + 2 + 4 - 6


# The score sheet and the ranks


def test_the_score_sheet_has_a_row_a_source_that_adds_up_to_the_totals():
    state = built(*river(last()).cities)
    points(state, 1, 5)
    fresh(state, 0, tiles=("inn", "ruhr_barge", "ruhr_valley_railway", "mayor"), coins=3, locks=2)
    outcome = final.outcome(scored(state).state)
    assert outcome is not None
    assert tuple(row.source for row in outcome.rows) == SOURCES
    assert len(SOURCES) == 17
    for seat in range(4):
        assert sum(row.points[seat] for row in outcome.rows) == outcome.totals[seat]
    counts = {row.source: row.counts for row in outcome.rows}
    assert counts["cities"] == (7, 0, 0, 0)
    assert counts["locks"] == (2, 0, 0, 0)
    assert counts["mayor"] == (6, 0, 0, 0)


def standing(*seats: tuple[int, int, int]) -> State:
    """Points before debts, coins and debts by seat."""
    state = last(len(seats))
    for seat, (total, coins, debts) in enumerate(seats):
        points(state, seat, total)
        fresh(state, seat, coins=coins, debts=debts)
    return state


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        (((9, 0, 0), (12, 0, 0), (10, 5, 0)), ((1,), (2,), (0,))),
        (((9, 2, 0), (9, 5, 0), (8, 9, 0)), ((1,), (0,), (2,))),
        (((11, 4, 1), (9, 4, 0), (13, 4, 2)), ((1,), (0,), (2,))),
        (((9, 4, 0), (3, 0, 0), (9, 4, 0)), ((0, 2), (1,))),
    ],
)
def test_r56_ties_are_broken_by_coins_then_fewer_debts_then_shared(
    seats: tuple[tuple[int, int, int], ...], ranks: tuple[tuple[int, ...], ...]
):
    outcome = final.outcome(scored(standing(*seats)).state)
    assert outcome is not None
    assert outcome.ranks == ranks


def test_7_0_the_most_points_win():
    played = scored(standing((9, 9, 0), (10, 0, 0)))
    assert played.event("game_won").seat == 1
    assert not played.every("victory_shared")


def test_r56_a_shared_victory_is_told_of_each():
    played = scored(standing((9, 4, 1), (1, 0, 0), (9, 4, 1)))
    assert [event.seat for event in played.every("victory_shared")] == [0, 2]
    assert not played.every("game_won")
    assert played.every("victory_shared", 0)[0].params == {"points": 7, "coins": 4, "debts": 1}


def test_no_outcome_while_the_game_runs():
    assert final.outcome(last()) is None


# A full dominion and other rarities


def test_a_player_who_owns_everything_there_is():
    """All combinations, all cities, all depots; every source of the end pays at once."""
    state = built(*river(last()).cities)
    stands(state, **dict.fromkeys(DEPOTS, (0,)))
    fresh(state, 0, cubes=dict.fromkeys(("BI", "BC", "BR", "WI", "WC", "WR"), 2), place="po_ruhrort", coins=10)
    change = Change(state, 0)
    change.wait(turns.Begin(0))
    progress.go_on(change)
    played = scored(change.transition().state)
    assert played.gained(0, "points") == 1 + 1 + 3 + 2 + 4 + 13 + 7 + 4
