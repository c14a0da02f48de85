"""Phase 4: trips, loss of quality, pay, cubes, coins on spaces, the export marker (6.4, R5-R13)."""

import pytest
from ruhrschifffahrt_builders import begun, fresh, legal, loaded, play, refusal, river, sale, stands

from games.ruhrschifffahrt import shipping
from games.ruhrschifffahrt.state import Sale, State


def clear(state: State) -> State:
    """Let all obstacles have become locks."""
    state.obstacles = {}
    return state


# Examples of the rulebook


def test_6_4_example_1_a_black_three_sold_to_an_industry_brings_a_cube_and_two_coins():
    played = sale(loaded("st_mintard", "st_muelheim"), "in_saarn")
    assert played.gained(0, "coins") == 2
    assert played.state.seats[0].cubes == {"BI": 1}


def test_6_4_example_2_a_black_four_sold_to_werden_brings_a_cube_and_three_coins():
    state = clear(loaded("st_heisingen", "st_muelheim", pilot=True))
    state.dice["st_heisingen"] = 4
    played = sale(state, "ci_werden")
    assert played.gained(0, "coins") == 3
    assert played.state.seats[0].cubes == {"BC": 1}


# Reach


def test_6_4_a_simple_trip_is_two_spaces_at_most():
    state = begun(loaded("st_steele", "st_muelheim"), 4).state
    assert state.seats[0].place == "in_spillenburg"
    assert shipping.distance(state, river(state), "st_steele", "in_spillenburg") == 2
    assert shipping.distance(state, river(state), "st_steele", "in_bergerhausen") == 3
    assert shipping.reachable(state, river(state), "st_steele", pilot=False) == ["in_spillenburg"]


def test_r5_lock_spaces_count_a_space_stays_one_when_its_obstacle_is_gone():
    state = clear(loaded("st_steele", "st_muelheim", lock_spaces="count"))
    assert shipping.reachable(state, river(state), "st_steele", pilot=False) == ["in_spillenburg"]
    assert not shipping.can_sell_from(state, river(state), "st_heisingen", pilot=False)


def test_r5_lock_spaces_vanish_a_lock_is_no_space_any_more():
    state = clear(loaded("st_steele", "st_muelheim", lock_spaces="vanish"))
    assert shipping.distance(state, river(state), "st_steele", "in_bergerhausen") == 2
    assert shipping.reachable(state, river(state), "st_steele", pilot=False) == [
        "in_spillenburg",
        "in_bergerhausen",
    ]
    kept = loaded("st_steele", "st_muelheim", lock_spaces="vanish")
    assert shipping.reachable(kept, river(kept), "st_steele", pilot=False) == ["in_spillenburg"]


@pytest.mark.parametrize(
    ("storage", "near"),
    [("st_nachtigall", "ci_blankenstein"), ("st_heisingen", "ci_werden"), ("st_werden", "ci_kettwig")],
)
def test_2_1_r5_lock_spaces_vanish_a_helm_takes_a_pilot_however_near_the_sale_has_come(storage: str, near: str):
    state = clear(loaded(storage, "st_muelheim", lock_spaces="vanish"))
    assert shipping.distance(state, river(state), storage, near) <= 2
    assert not shipping.can_sell_from(state, river(state), storage, pilot=False)
    assert shipping.can_sell_from(state, river(state), storage, pilot=True)


def test_2_1_a_barge_that_lies_loaded_at_a_helm_without_a_pilot_sells_all_the_same():
    """Tables of the version before let it start there, under `lock_spaces` vanish; their games go on."""
    state = begun(clear(loaded("st_heisingen", "st_muelheim", lock_spaces="vanish")), 4).state
    assert state.seats[0].place == "ci_werden"


def test_6_4_no_sale_upstream_none_too_far_and_none_elsewhere():
    state = begun(loaded("st_steele", "st_muelheim", pilot=True), 4).state
    assert refusal(state, "sell ci_steele").code == "only-downstream"
    assert refusal(state, "sell ob_horst").code == "no-sale-space"
    fresh(state, 0, option=None)
    assert refusal(state, "sell ci_werden").code == "too-far-without-pilot"
    assert refusal(state, "sell po_ruhrort").code == "ruhrort-needs-pilot"


def test_6_4_with_a_pilot_every_sale_space_downstream_is_in_reach():
    state = begun(loaded("st_broich", "st_muelheim", pilot=True), 4).state
    assert legal(state) == ["sell ci_muelheim", "sell in_muelheim", "sell po_ruhrort"]


# Loss of quality


def test_r8_one_point_is_lost_however_many_obstacles_are_crossed():
    state = loaded("st_heisingen", "st_muelheim", pilot=True)
    state.dice["st_heisingen"] = 5
    assert len(river(state).obstacles_between("st_heisingen", "ci_kettwig")) == 4
    told = sale(state, "ci_kettwig").event("coal_sold").params
    assert (told["value"], told["lost"]) == (4, 1)


def test_r8_nothing_is_lost_where_all_crossed_have_become_locks():
    state = loaded("st_steele", "st_muelheim")
    state.obstacles = {at: tile for at, tile in state.obstacles.items() if at != "ob_spillenburg"}
    told = sale(state, "in_spillenburg").event("coal_sold_alone", 0).params
    assert (told["value"], told["lost"], told["coins"]) == (3, 0, 2)


def test_r8_one_obstacle_left_among_locks_costs_the_point():
    state = loaded("st_heisingen", "st_muelheim", pilot=True)
    state.obstacles = {at: tile for at, tile in state.obstacles.items() if at != "ob_baldeney"}
    assert sale(state, "ci_werden").event("coal_sold").params["value"] == 2


def test_r8_a_die_of_one_loses_nothing():
    state = loaded("st_steele", "st_muelheim")
    state.dice["st_steele"] = 1
    told = sale(state, "in_spillenburg").event("coal_sold_alone", 0).params
    assert (told["value"], told["lost"], told["coins"]) == (1, 0, 0)


# Pay


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("space", "bonus"), [("in_saarn", 0), ("ci_muelheim", 0), ("po_ruhrort", 1)])
def test_r9_pay_is_the_value_less_one_for_the_cube_and_one_more_in_ruhrort(value: int, space: str, bonus: int):
    state = clear(loaded("st_mintard", "st_muelheim", pilot=True))
    state.dice["st_mintard"] = value
    played = sale(state, space)
    assert played.gained(0, "coins") == value - 1 + bonus
    assert played.gained(0, "cubes") == 1


@pytest.mark.parametrize(
    ("storage", "space", "area"),
    [
        ("st_mintard", "in_saarn", "BI"),
        ("st_mintard", "ci_muelheim", "BC"),
        ("st_mintard", "po_ruhrort", "BR"),
        ("st_winz", "in_dahlhausen", "WI"),
        ("st_winz", "ci_steele", "WC"),
        ("st_winz", "po_ruhrort", "WR"),
    ],
)
def test_6_4_the_area_is_that_of_the_colour_and_the_place_and_full_with_two_cubes(
    storage: str, space: str, area: str
):
    """White dice go by their colour even where they are sold far downstream of the Mark."""
    bonus = space == "po_ruhrort"
    for cubes, pay, gained in ((0, 2, 1), (1, 2, 1), (2, 3, 0)):
        state = clear(loaded(storage, "st_muelheim", pilot=True))
        fresh(state, 0, cubes={area: cubes} if cubes else {})
        played = sale(state, space)
        assert played.gained(0, "coins") == pay + bonus
        assert played.gained(0, "cubes") == gained
        assert played.state.seats[0].cubes == {area: cubes + gained}


def test_r9_a_full_area_pays_the_whole_value():
    state = loaded("st_mintard", "st_muelheim")
    fresh(state, 0, cubes={"BI": 2, "BC": 2})
    assert sale(state, "in_saarn").gained(0, "coins") == 3


def test_r10_coins_on_the_space_go_to_the_first_seller_there():
    state = loaded("st_heisingen", "st_werden", pilot=True)
    state.demand = {"ci_kettwig": 2, "ci_steele": 1}
    state = begun(state, 4).state
    first = play(state, "sell ci_kettwig", "end")
    second = play(first.state, "sell ci_kettwig")
    assert [played.event("coal_sold").params["demand"] for played in (first, second)] == [2, 0]
    assert first.gained(0, "coins") - second.gained(1, "coins") == 2
    assert second.state.demand == {"ci_steele": 1}


def test_r11_every_owner_in_the_city_gets_a_coin_the_seller_too():
    state = loaded("st_oefte", "st_muelheim", "st_mintard")
    stands(state, ci_kettwig=(2, 0), ci_steele=(1,))
    played = sale(state, "ci_kettwig")
    told = played.event("coal_sold_alone", 0).params
    assert told["coins"] == 1
    assert played.gained(0, "coins") == 2
    assert [event.seat for event in played.every("warehouse_earned")] == [0, 2]


def test_r11_a_sale_elsewhere_earns_owners_nothing():
    state = loaded("st_mintard", "st_muelheim")
    stands(state, ci_kettwig=(1,), ci_muelheim=(0,))
    assert not sale(state, "in_saarn").every("warehouse_earned")


# Ruhrort


@pytest.mark.parametrize(("value", "cells"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_r12_6_4_the_export_marker_moves_by_the_value_on_arrival(value: int, cells: int):
    state = clear(loaded("st_mintard", "st_muelheim", pilot=True))
    state.dice["st_mintard"] = value
    assert sale(state, "po_ruhrort").state.export == cells


def test_r12_the_value_after_the_loss_counts():
    state = loaded("st_broich", "st_muelheim", pilot=True)
    state.dice["st_broich"] = 4
    assert sale(state, "po_ruhrort").state.export == 1


@pytest.mark.parametrize(("switch", "cells"), [("every_sale", 4), ("first_only", 2)])
def test_r12_export_marker_every_sale_moves_it_or_the_first_of_the_round_only(switch: str, cells: int):
    state = clear(loaded("st_broich", "st_muelheim", pilot=True, export_marker=switch))
    state.dice |= {"st_broich": 4, "st_muelheim": 6}
    played = play(begun(state, 4).state, "sell po_ruhrort", "end", "sell po_ruhrort")
    assert played.state.export == cells
    state.exported = 1
    assert sale(state, "po_ruhrort").state.export == 2, "a new round counts anew"


def test_r12_at_the_right_end_the_marker_stays():
    state = clear(loaded("st_broich", "st_muelheim", pilot=True))
    state.export, state.dice["st_broich"] = 6, 5
    at_the_end = sale(state, "po_ruhrort")
    assert at_the_end.state.export == 7
    told = at_the_end.event("export_marker_rose").params
    assert (told["cell_before"], told["cell"]) == (7, 8)
    state.export = 7
    assert not sale(state, "po_ruhrort").every("export_marker_rose")


def test_6_4_a_sale_elsewhere_does_not_move_the_marker():
    assert sale(loaded("st_mintard", "st_muelheim"), "in_saarn").state.export == 0


# Who is asked


def test_what_has_one_choice_is_sold_unasked():
    played = begun(loaded("st_mintard", "st_muelheim"), 4)
    assert [event.seat for event in played.every("coal_sold_alone")] == [0, 1]
    assert [own.place for own in played.state.seats] == ["in_saarn", "in_muelheim"]


def test_a_plan_that_still_pays_the_same_is_carried_out_unasked():
    state = loaded("st_mintard", "st_muelheim", pilot=True)
    fresh(state, 0, plan=Sale("in_saarn", 2))
    played = begun(state, 4)
    assert played.event("coal_sold_as_planned").params["space"] == "in_saarn"
    assert played.state.seats[0].plan is None


@pytest.mark.parametrize("coins", [1, 3])
def test_a_plan_that_pays_something_else_by_now_is_asked_about(coins: int):
    state = loaded("st_mintard", "st_muelheim", pilot=True)
    fresh(state, 0, plan=Sale("in_saarn", coins))
    played = begun(state, 4)
    assert (played.state.turn.seat, played.state.turn.stage) == (0, "sell")
    assert not played.events


def test_6_4_the_most_upstream_sells_first_and_a_turn_ends_before_the_next_begins():
    state = loaded("st_mintard", "st_horst", pilot=True)
    played = begun(state, 4)
    assert played.state.turn.seat == 1
    sold = play(played.state, "sell ci_steele")
    assert legal(sold.state, 1) == ["end"]
    assert play(sold.state, "end").state.turn.seat == 0
