"""Rulings are cited where they decide, and the printed section where it does."""

from typing import Any

import pytest
from ruhrschifffahrt_builders import (
    begin_phase,
    begun,
    fresh,
    in_debt,
    loaded,
    new_game,
    play,
    points,
    refusal,
    sale,
    scored,
    stands,
    table,
)

from games.ruhrschifffahrt.state import State
from tests.games.played import Played


def owner(*tiles: str, round: int = 2, phase: int = 3, coins: int = 9, supply: int = 3, **options: Any) -> State:
    """A position in phase 3 or 6 in which the seat at turn has these tiles, and means."""
    state = table(round=round, phase=phase, **options)
    fresh(state, 0, tiles=tiles, coins=coins, supply=supply)
    return state


def buyer(*tiles: str, **changes: Any) -> State:
    return owner(*tiles, phase=6, **changes)


def forced(*tiles: str, **changes: Any) -> State:
    state = buyer(*tiles, **changes)
    state.forced_lock = True
    return begin_phase(state, 6)[0].state


def rules(played: Played[State], *kinds: str, seat: int | None = None) -> list[str]:
    """What the events of these kinds cite."""
    return [event.rule for event in played.events if event.kind in kinds and seat in (None, event.seat)]


PLACED = ("die_placed", "die_placed_alone", "die_placed_ahead")
SOLD = ("coal_sold", "coal_sold_alone")

# The start of the game, tracks


def test_r1_chance_names_who_begins_unless_the_setup_does():
    assert rules(new_game(), "game_began") == ["R1"]
    assert rules(new_game(start_seat=2), "game_began") == ["4.0"]


def full(round: int = 2, **options: Any) -> State:
    """Two barges with a pilot; the next black die that is sold makes one leave the track."""
    state = loaded("st_horst", "st_mintard", round=round, pilot=True, **options)
    state.tracks = {"black": (1,) * (5 if round < 4 else 3), "white": ()}
    state.dice = {"st_horst": 3, "st_mintard": 3}
    return state


@pytest.mark.parametrize(
    ("switch", "space", "rule"),
    [
        ("most_upstream", "in_muelheim", "R4"),
        ("most_upstream", "ci_steele", "5.1"),
        ("first_of_phase", "in_muelheim", "5.1"),
    ],
)
def test_r4_who_places_a_die_is_a_ruling_where_another_seat_began_the_phase(switch: str, space: str, rule: str):
    played = play(begun(full(leaving_dice=switch), 4).state, f"sell {space}", "end", "place st_steele")
    assert rules(played, *PLACED) == [rule]


def test_r32_a_round_without_a_coat_of_arms_leaves_any_dominion_by_a_ruling():
    played = play(begun(full(round=12), 4).state, "sell in_muelheim", "end", "place st_oefte")
    assert rules(played, *PLACED) == ["R32"]


def test_r31_of_several_dice_that_leave_the_later_ones_cite_the_order():
    state = table(round=8, phase=1)
    state.dice, state.tracks = {}, {"black": (1, 2, 3, 4), "white": (5, 6, 6)}
    assert rules(begun(state, 1), "die_left") == ["5.1", "R31"]


def test_r35_a_six_on_the_tracks_stays_by_a_ruling():
    state = table(round=9, phase=1)
    state.tracks = {"black": (2, 5), "white": ()}
    assert rules(begun(state, 1), "track_dice_rose") == ["6.1"]
    state.tracks = {"black": (2, 6), "white": ()}
    assert rules(begun(state, 1), "track_dice_rose") == ["R35"]


def test_r37_a_coin_without_room_is_not_laid_by_a_ruling():
    state = table(phase=2)
    state.bag = ("od01",)
    assert rules(begun(state, 2), "demand_drawn") == ["6.2"]
    state.demand = {"in_welper": 2}
    assert rules(begun(state, 2), "demand_drawn") == ["R37"]


# Trips and sales


def test_r5_too_far_is_a_ruling_where_it_would_not_be_without_the_locks():
    state = owner()
    fresh(state, 0, place="ci_steele")
    state.dice = {"st_oefte": 3}
    started = play(state, "start st_oefte").state
    assert refusal(started, "plan in_kettwig").rule == "6.4"
    started.obstacles = {at: tile for at, tile in started.obstacles.items() if at != "ob_kettwig"}
    assert refusal(started, "plan in_kettwig").rule == "R5"
    assert refusal(started, "plan in_saarn").rule == "6.4"


def test_r6_a_barge_stops_on_sale_spaces_only():
    started = play(owner(), "start st_oefte").state
    assert (refusal(started, "plan st_mintard").rule, refusal(started, "plan moon").rule) == ("R6", "6.4")
    assert refusal(started, "plan ob_kettwig").code == "no-sale-space"


def test_r7_ruhrort_takes_a_pilot_even_near_by():
    state = owner()
    state.dice = {"st_muelheim": 3, "st_mintard": 3}
    assert refusal(play(state, "start st_muelheim").state, "plan po_ruhrort").rule == "R7"
    assert refusal(play(state, "start st_mintard").state, "plan po_ruhrort").rule == "5.2"


def test_r8_a_die_of_one_that_crosses_an_obstacle_loses_nothing_by_a_ruling():
    state = loaded("st_steele", "st_muelheim")
    assert rules(sale(state, "in_spillenburg"), *SOLD, seat=0) == ["6.4"]
    state.dice["st_steele"] = 1
    assert rules(sale(state, "in_spillenburg"), *SOLD, seat=0) == ["R8"]


def test_r9_a_die_of_one_and_a_full_area_in_ruhrort_pay_by_a_ruling():
    state = loaded("st_mintard", "st_muelheim", pilot=True)
    state.obstacles = {}
    assert rules(sale(state, "po_ruhrort"), *SOLD, seat=0) == ["6.4"]
    fresh(state, 0, cubes={"BR": 2, "BI": 2})
    assert rules(sale(state, "po_ruhrort"), *SOLD, seat=0) == ["R9"]
    assert rules(sale(state, "in_saarn"), *SOLD, seat=0) == ["6.4"]
    fresh(state, 0, cubes={})
    state.dice["st_mintard"] = 1
    assert rules(sale(state, "in_saarn"), *SOLD, seat=0) == ["R9"]


def test_r10_whoever_sells_first_takes_the_demand():
    state = loaded("st_mintard", "st_muelheim")
    state.demand = {"in_saarn": 1}
    assert rules(sale(state, "in_saarn"), *SOLD, seat=0) == ["R10"]


def test_r11_the_sellers_own_warehouse_earns_by_a_ruling():
    state = loaded("st_oefte", "st_muelheim", "st_mintard")
    stands(state, ci_kettwig=(2, 0))
    played = sale(state, "ci_kettwig")
    assert [rules(played, "warehouse_earned", seat=seat) for seat in (0, 2)] == [["R11"], ["6.6"]]


def test_r12_a_later_sale_in_ruhrort_moves_the_marker_by_a_ruling_and_its_end_stops_it():
    state = loaded("st_broich", "st_muelheim", pilot=True)
    state.obstacles = {}
    played = play(begun(state, 4).state, "sell po_ruhrort", "end", "sell po_ruhrort")
    assert rules(played, "export_marker_rose") == ["6.4", "R12"]
    state.export, state.dice["st_broich"] = 6, 5
    assert rules(sale(state, "po_ruhrort"), "export_marker_rose") == ["R12"]


# Options


def test_r14_a_second_option_is_refused_by_a_ruling():
    state = owner()
    chosen = play(state, "option pilot").state
    second = refusal(chosen, "option transport")
    assert (second.code, second.rule) == ("decision-open", "R14")
    started = play(state, "start st_steele").state
    assert refusal(started, "option pilot").rule == "R14"
    assert refusal(buyer(), "option pilot").rule == "6.0"


def test_r19_from_ruhrort_another_option_is_refused_by_a_ruling():
    state = owner()
    fresh(state, 0, place="po_ruhrort")
    assert refusal(state, "option transport").rule == "R19"
    assert refusal(state, "start st_mintard").rule == "5.2"


def test_r20_a_die_under_a_barge_may_be_changed_by_a_ruling():
    state = owner("replenishment", "coal_hauler")
    fresh(state, 1, place="st_oefte")
    chosen = play(state, "option replenishment").state
    assert rules(play(chosen, "replenish st_oefte"), "die_replenished") == ["R20"]
    assert rules(play(chosen, "replenish st_mintard"), "die_replenished") == ["5.2"]
    assert rules(play(state, "haul st_oefte 4"), "coal_hauled") == ["R20"]


def test_r22_a_white_die_is_transported_without_county_of_mark_by_a_ruling():
    state = owner(round=5)
    state.tracks = {"black": (3,), "white": (4,)}
    chosen = play(state, "option transport").state
    assert rules(play(chosen, "transport white st_winz"), "die_transported") == ["R22"]
    assert rules(play(chosen, "transport black st_broich"), "die_transported") == ["5.2"]
    fresh(chosen, 0, tiles=("county_mark",))
    assert rules(play(chosen, "transport white st_winz"), "die_transported") == ["5.2"]


def test_r23_the_ban_closes_a_pilot_by_the_tile_too_by_a_ruling():
    state = owner("tow_action")
    state.pilot_ban = True
    assert refusal(state, "option tow_pilot free").rule == "R23"
    assert refusal(state, "option tow_pilot").rule == "6.2"


def test_r66_a_tow_in_round_1_is_chosen_by_a_ruling():
    state = owner(round=1, tow_in_round_1="yes")
    for own in state.seats:
        own.place = None
    assert rules(play(state, "option tow"), "option_chosen") == ["R66"]
    assert rules(play(state, "option pilot"), "option_chosen") == ["5.2"]


def test_r61_an_option_that_cannot_be_paid_is_used_by_a_ruling():
    state = owner(round=7, coins=1, supply=1)
    fresh(state, 0, place="po_ruhrort")
    in_debt(state, 0, 4)
    assert rules(play(state, "option tow"), "option_chosen_unpaid") == ["R61"]


# Debts


def test_r24_a_debt_that_leaves_a_coin_over_cites_who_keeps_it():
    assert rules(play(owner(coins=0), "option tow"), "debt_made") == ["R24"]
    assert rules(play(owner(coins=0), "option tow_pilot"), "debt_made") == ["5.3"]


def test_r25_r59_a_purchase_is_paid_by_debts_by_a_ruling_from_the_calendar_too():
    state = buyer("lock_construction", coins=0, supply=1)
    assert rules(play(state, "lock ob_horst"), "debt_made") == ["R25"]
    fresh(state, 0, supply=0)
    assert rules(play(state, "lock ob_horst"), "debt_made_from_calendar") == ["R59"]
    due = forced("lock_construction", coins=0, supply=0)
    assert rules(play(due, "lock ob_horst"), "debt_made_from_calendar") == ["5.3"]


def test_r26_a_warehouse_in_debt_is_missing_on_the_calendar():
    state = table(round=6, phase=1)
    in_debt(state, 0, 2)
    played = begun(state, 1)
    assert (rules(played, "warehouse_missing"), rules(played, "warehouse_received")) == (["R26"], ["6.1"] * 3)


def test_r27_no_fifth_debt():
    state = buyer("lock_construction", coins=0)
    in_debt(state, 0, 4)
    assert refusal(state, "lock ob_horst").rule == "R27"
    fresh(state, 0, debts=1, supply=0, calendar=())
    assert refusal(state, "lock ob_horst").rule == "5.3"


# Tiles


def test_r42_white_tiles_have_their_time():
    at_sea = owner("warehouse", "inn")
    assert rules(play(at_sea, "inn coin"), "inn_used") == ["R42"]
    assert refusal(at_sea, "city ci_werden white").rule == "R42"
    assert refusal(at_sea, "port belgium white").rule == "R42"
    assert refusal(at_sea, "city ci_werden").rule == "6.0"
    buying = buyer("coal_hauler", "tow_action")
    assert refusal(buying, "haul st_oefte 4").rule == "R42"
    assert refusal(buying, "option tow free").rule == "R42"
    fresh(buying, 0, turned=("coal_hauler",))
    assert refusal(buying, "haul st_oefte 4").rule == "6.0"
    selling = begun(loaded("st_horst", "st_mintard", pilot=True), 4).state
    fresh(selling, 0, tiles=("inn",))
    assert refusal(selling, "inn coin").rule == "R42"
    assert refusal(play(selling, "sell ci_steele").state, "inn coin").code == "turn-done"


def test_r43_raising_by_more_than_one_is_a_ruling():
    state = owner("coal_hauler")
    assert rules(play(state, "haul st_oefte 6"), "coal_hauled") == ["R43"]
    assert rules(play(state, "haul st_oefte 4"), "coal_hauled") == ["6.5.2"]


def test_r62_the_inn_comes_before_a_lock_that_is_due_by_a_ruling():
    assert rules(play(forced("lock_construction", "inn"), "inn coin"), "inn_used") == ["R62"]
    assert rules(play(forced("inn"), "inn coin"), "inn_used") == ["R42"]


# Purchases


def test_r49_a_lock_in_the_mark_without_county_of_mark_is_a_ruling():
    state = buyer("lock_construction")
    assert rules(play(state, "lock ob_herbede"), "lock_built") == ["R49"]
    assert rules(play(state, "lock ob_horst"), "lock_built") == ["6.6"]
    assert rules(play(buyer("lock_construction", "county_mark"), "lock ob_herbede"), "lock_built") == ["6.6"]


@pytest.mark.parametrize(("players", "rule"), [(2, "8.1"), (3, "8.2")])
def test_8_1_8_2_the_second_lock_cites_the_number_of_players(players: int, rule: str):
    state = table(players, phase=6)
    fresh(state, 0, tiles=("lock_construction",), coins=9)
    assert rules(play(state, "lock ob_horst", "lock ob_kettwig"), "second_lock_built") == [rule]


def test_r45_r51_what_a_city_takes_by_a_ruling():
    state = buyer("warehouse", "essen_warehouses", "mark_warehouses")
    built = ("city ci_werden", "city ci_werden white", "city ci_witten", "city ci_muelheim white")
    cited = [rules(play(state, line), "city_warehouse_built") for line in built]
    assert cited == [["6.6"], ["R45"], ["R51"], ["6.6"]]
    fresh(state, 0, tiles=("mark_warehouses", "county_mark"))
    assert rules(play(state, "city ci_witten"), "city_warehouse_built") == ["6.6"]


def test_r46_a_second_warehouse_in_a_depot_is_a_ruling():
    state = buyer("coal_depot")
    assert rules(play(state, "depot essen"), "depot_warehouse_built") == ["6.6"]
    stands(state, essen=(0,))
    assert rules(play(state, "depot essen"), "depot_warehouse_built") == ["R46"]


# Export and end


def test_r53_of_several_warehouses_the_marker_goes_back_after_all_by_a_ruling():
    state = table(round=4, phase=7)
    state.export = 4
    stands(state, rhineland=(1,))
    assert rules(begun(state, 7), "export_marker_fell") == ["6.7"]
    stands(state, rhineland=(1, 2))
    assert rules(begun(state, 7), "export_marker_fell") == ["R53"]


@pytest.mark.parametrize(("round", "rule"), [(11, "6.7"), (12, "R54")])
def test_r54_coins_go_back_in_round_12_too_by_a_ruling(round: int, rule: str):
    state = table(round=round, phase=7)
    fresh(state, 0, coins=12)
    assert rules(begun(state, 7), "surplus_returned") == [rule]


def test_r55_r64_what_debts_take_at_the_end():
    state = table(round=12, phase=7)
    fresh(state, 0, debts=3)
    points(state, 0, 6)
    assert rules(scored(state), "debts_scored") == ["7.0"]
    points(state, 0, 5)
    assert rules(scored(state), "debts_scored") == ["R55"]
    fresh(state, 0, tiles=("inn",))
    assert rules(scored(state), "debts_scored") == ["R64"]


def test_r56_a_tie_is_broken_or_shared_by_a_ruling():
    state = table(2, round=12, phase=7)
    points(state, 0, 7)
    assert rules(scored(state), "game_won") == ["7.0"]
    points(state, 1, 7)
    assert rules(scored(state), "victory_shared") == ["R56", "R56"]
    fresh(state, 1, coins=1)
    assert rules(scored(state), "game_won") == ["R56"]


def test_r63_the_inn_is_used_at_the_end_unasked_by_a_ruling():
    state = table(round=12, phase=7)
    fresh(state, 0, tiles=("inn",))
    assert rules(scored(state), "inn_points_at_end") == ["R63"]
    fresh(state, 0, tiles=("inn", "mayor"))
    assert rules(scored(state), "inn_coins_at_end") == ["R63"]
