"""Phase 6: locks, warehouses in cities, depots and Ruhrort, the two-for-one locks (6.6, 8.0, R44-R51)."""

from typing import get_args

import pytest
from ruhrschifffahrt_builders import (
    begin_phase,
    fresh,
    judged,
    legal,
    play,
    refusal,
    river,
    stands,
    table,
    warehouses_of,
)

from games.ruhrschifffahrt import facts, purchases, turns
from games.ruhrschifffahrt.actions import BuildLock, Purchase
from games.ruhrschifffahrt.purchase_rows import ROWS
from games.ruhrschifffahrt.purchase_verbs import PURCHASES

CITIES = {
    "essen_warehouses": ("ci_kettwig", "ci_werden", "ci_steele"),
    "mark_warehouses": ("ci_hattingen", "ci_blankenstein", "ci_witten"),
}


def rich(*tiles: str, players: int = 4, coins: int = 10, supply: int = 3, round: int = 2, **options):
    state = table(players, phase=6, round=round, **options)
    fresh(state, 0, coins=coins, tiles=tiles, supply=supply)
    return state


# Locks


@pytest.mark.parametrize(("round", "price"), [(2, 2), (4, 2), (5, 3), (12, 3)])
def test_6_6_a_lock_costs_two_coins_in_rounds_2_to_4_then_three(round: int, price: int):
    played = play(rich("lock_construction", round=round), "lock ob_horst")
    assert played.gained(0, "coins") == -price


def test_6_1_no_lock_in_round_1():
    assert refusal(rich("lock_construction", round=1), "lock ob_horst").code == "locks-not-yet"


def test_6_6_a_lock_brings_three_points_in_the_mark_and_two_elsewhere_horst_included():
    state = rich("lock_construction")
    for obstacle in river(state).obstacles:
        mark = river(state).spaces[obstacle].dominion == "mark"
        assert play(state, f"lock {obstacle}").gained(0, "points") == (3 if mark else 2)
    assert play(state, "lock ob_horst").gained(0, "points") == 2
    assert play(state, "lock ob_dahlhausen").gained(0, "points") == 3


def test_6_6_the_obstacle_goes_into_the_bag_unseen():
    state = rich("lock_construction")
    tile = state.obstacles["ob_horst"]
    played = play(state, "lock ob_horst")
    assert "ob_horst" not in played.state.obstacles
    assert sorted((*state.bag, tile)) == list(played.state.bag)
    assert tile not in str(played.events)
    assert not played.reveals


def test_6_6_the_first_lock_brings_two_warehouses_at_once_a_later_one_none():
    state = play(rich("lock_construction"), "lock ob_horst").state
    assert (state.seats[0].supply, state.seats[0].with_lock) == (5, 0)
    again = play(next_round(state), "lock ob_kettwig").state
    assert again.seats[0].supply == 5


def next_round(state):
    state.turn = turns.Purchase(0)
    return state


def test_r49_locks_may_be_built_anywhere_with_the_tile_alone():
    state = rich("lock_construction")
    assert [line for line in legal(state) if line.startswith("lock")] == [
        f"lock {obstacle}" for obstacle in river(state).obstacles
    ]
    assert refusal(rich(), "lock ob_horst").code == "tile-needed"
    assert refusal(state, "lock ci_werden").code == "unknown-obstacle"


def test_r44_each_own_tile_once_a_round():
    state = play(rich("lock_construction"), "lock ob_horst").state
    assert refusal(state, "lock ob_kettwig").code == "tile-used-this-round"
    assert refusal(state, "lock ob_horst").code == "lock-already-there"


@pytest.mark.parametrize(
    ("players", "round", "locks", "second"),
    [
        (2, 2, 0, True),
        (2, 5, 3, True),
        (2, 6, 0, False),
        (3, 2, 0, True),
        (3, 9, 0, True),
        (3, 2, 1, False),
        (4, 2, 0, False),
    ],
)
def test_8_0_r50_two_locks_for_the_price_of_one(players: int, round: int, locks: int, second: bool):
    state = rich("lock_construction", players=players, round=round)
    fresh(state, 0, locks=locks)
    bought = play(state, "lock ob_horst").state
    assert (judged(bought, "lock ob_herbede") is None) is second
    assert judged(bought, "end") is None
    if second:
        played = play(bought, "lock ob_herbede")
        assert (played.gained(0, "coins"), played.gained(0, "points")) == (0, 3)
        assert len(played.state.bag) == len(state.bag) + 2
        assert refusal(played.state, "lock ob_kettwig").code == "tile-used-this-round"


# Cities


@pytest.mark.parametrize(("tile", "cities"), CITIES.items())
def test_6_6_each_warehouse_tile_builds_in_its_three_cities(tile: str, cities: tuple[str, ...]):
    state = rich(tile)
    built = {line.split()[1] for line in legal(state) if line.startswith("city")}
    assert built == set(cities)
    for city in cities:
        assert play(state, f"city {city}").gained(0, "points") == 2


def test_r45_the_first_free_space_from_the_left_has_its_price():
    state = rich("essen_warehouses")
    for built, price in enumerate((3, 4, 4, 5)):
        stands(state, ci_werden=(1, 2, 3)[:built])
        played = play(state, "city ci_werden")
        assert played.gained(0, "coins") == -price
        assert played.state.cities["ci_werden"] == (*(1, 2, 3)[:built], 0)


def test_r46_one_warehouse_a_player_in_a_city():
    state = rich("essen_warehouses", "warehouse")
    stands(state, ci_werden=(0,))
    assert refusal(state, "city ci_werden").code == "own-warehouse-there"
    assert refusal(state, "city ci_werden white").code == "own-warehouse-there"


def test_6_6_muelheim_only_by_the_white_tile_for_two_coins():
    state = rich("essen_warehouses", "mark_warehouses", "warehouse")
    assert refusal(state, "city ci_muelheim").code == "only-by-white-tile"
    played = play(state, "city ci_muelheim white")
    assert played.gained(0, "coins") == -2
    assert played.state.seats[0].turned == ("warehouse",)
    stands(state, ci_muelheim=(1, 2, 3))
    assert refusal(state, "city ci_muelheim white").code == "city-full"


def test_r45_the_white_tile_takes_the_next_space_of_any_city_for_two_coins_and_serves_once():
    state = rich("warehouse")
    stands(state, ci_witten=(1, 2))
    played = play(state, "city ci_witten white")
    assert played.gained(0, "coins") == -2
    assert played.event("city_warehouse_built").params["position"] == 3
    assert refusal(played.state, "city ci_steele white").code == "white-tile-used"
    assert refusal(played.state, "port belgium white").code == "white-tile-used"
    assert refusal(state, "city ci_witten").params["tile"] == "mark_warehouses"


def test_r51_mark_warehouses_need_only_their_own_tile():
    assert judged(rich("mark_warehouses"), "city ci_witten") is None


def test_6_6_a_full_city_and_an_unknown_one_are_refused():
    state = rich("essen_warehouses")
    stands(state, ci_werden=(1, 2, 3, 1))
    assert refusal(state, "city ci_werden").code == "city-full"
    assert refusal(state, "city in_saarn").code == "unknown-city"


def test_6_6_without_a_warehouse_in_supply_none_can_be_built():
    state = rich("essen_warehouses", "coal_depot", "ruhrort_port", "warehouse", supply=0)
    for line in ("city ci_werden", "depot essen", "port belgium", "city ci_witten white"):
        assert refusal(state, line).code == "no-warehouse"
    assert legal(state) == ["end"]


# Depots


def test_6_6_depots_cost_two_or_three_coins_and_one_may_own_several_there_one_a_round():
    state = rich("coal_depot")
    for built, price in enumerate((2, 2, 3, 3)):
        stands(state, essen=(0,) * built)
        played = play(state, "depot essen")
        assert (played.gained(0, "coins"), played.gained(0, "points")) == (-price, 2)
    assert refusal(played.state, "depot mark").code == "tile-used-this-round"
    stands(state, essen=(0, 0, 1, 2))
    assert refusal(state, "depot essen").code == "depot-full"
    assert refusal(rich(), "depot essen").params["tile"] == "coal_depot"


def test_6_6_there_are_four_depots():
    built = [line for line in legal(rich("coal_depot")) if line.startswith("depot")]
    assert built == ["depot mark", "depot essen", "depot werden", "depot berg_broich"]


# Ruhrort


def test_6_6_r47_prices_in_ruhrort_go_by_all_warehouses_there():
    state = rich("ruhrort_port")
    others = ((), (1,), (1, 2), (1, 2, 3))
    for built, price in enumerate((3, 4, 4, 5)):
        stands(state, rhineland=others[built])
        assert play(state, "port belgium").gained(0, "coins") == -price
    stands(state, rhineland=(1, 2, 3), netherlands=(1, 2))
    assert play(state, "port belgium").gained(0, "coins") == -5


def test_6_6_a_warehouse_in_ruhrort_brings_two_points_and_lies_topmost():
    state = rich("ruhrort_port")
    stands(state, belgium=(2,))
    played = play(state, "port belgium")
    assert played.state.port["belgium"] == (2, 0)
    assert played.event("port_warehouse_built").params["position"] == 2
    assert played.gained(0, "points") == 2


def test_6_6_two_warehouses_a_player_in_ruhrort_never_in_the_same_column():
    state = rich("ruhrort_port", "warehouse")
    stands(state, belgium=(0,))
    assert refusal(state, "port belgium").code == "own-warehouse-in-column"
    assert judged(state, "port rhineland white") is None
    stands(state, belgium=(0,), rhineland=(1, 0))
    assert refusal(state, "port netherlands").code == "port-warehouses-built"


def test_r47_a_column_of_three_is_closed():
    state = rich("ruhrort_port")
    stands(state, belgium=(1, 2, 3))
    assert refusal(state, "port belgium").code == "column-full"


def test_r48_moving_costs_two_coins_and_those_below_close_up():
    state = rich("ruhrort_port")
    stands(state, belgium=(0, 1, 2), rhineland=(3,))
    played = play(state, "shift belgium rhineland")
    assert played.state.port == {"belgium": (1, 2), "netherlands": (), "rhineland": (3, 0)}
    assert (played.gained(0, "coins"), played.gained(0, "points")) == (-2, 0)
    assert refusal(played.state, "shift rhineland netherlands").code == "already-moved"
    assert judged(played.state, "port belgium") is None


def test_r48_moving_needs_the_tile_an_own_warehouse_and_a_column_with_room():
    state = rich("ruhrort_port")
    stands(state, belgium=(0,), rhineland=(1, 2, 3))
    assert refusal(state, "shift belgium rhineland").code == "column-full"
    assert refusal(state, "shift belgium belgium").code == "own-warehouse-in-column"
    assert refusal(state, "shift netherlands belgium").code == "no-warehouse-in-column"
    assert "shift belgium netherlands" in legal(state)
    fresh(state, 0, tiles=("warehouse",))
    assert refusal(state, "shift belgium netherlands").params["tile"] == "ruhrort_port"


def test_r48_building_first_does_not_hinder_moving():
    state = rich("ruhrort_port")
    moved = play(state, "port belgium", "shift belgium rhineland").state
    assert moved.port["rhineland"] == (0,)


# The order of the phase


def test_r44_one_after_the_other_upstream_first_and_who_can_do_nothing_is_passed_over():
    state = rich("lock_construction")
    fresh(state, 2, coins=9, tiles=("coal_depot",))
    played, waits = begin_phase(state, 6)
    assert waits
    assert played.state.turn.seat == 0
    assert play(played.state, "end").state.turn.seat == 2


def test_the_phase_is_over_where_nobody_can_do_anything():
    played, waits = begin_phase(table(phase=6), 6)
    assert not waits
    assert played.state.waiting == ()


def test_r44_actions_come_in_any_order():
    state = rich("lock_construction", "coal_depot", "essen_warehouses")
    for lines in (("depot essen", "lock ob_horst"), ("lock ob_horst", "depot essen", "city ci_steele")):
        assert judged(play(state, *lines).state, "end") is None


def test_warehouses_are_conserved_and_every_one_built_is_in_the_ledger():
    state = rich("lock_construction", "coal_depot", "essen_warehouses", "ruhrort_port", supply=1, coins=5)
    before = sum(warehouses_of(state, 0).values())
    played = play(state, "lock ob_horst", "depot essen", "port belgium")
    assert sum(warehouses_of(played.state, 0).values()) == before
    assert played.gained(0, "warehouses") == 2
    assert played.gained(0, "supply") == played.state.seats[0].supply - 1
    assert played.gained(0, "debts") == played.state.seats[0].debts


def test_offers_say_price_debts_and_points():
    offers = {offer.action: offer for offer in purchases.offers(rich("lock_construction", coins=1), 0)}
    offer = offers[BuildLock("ob_herbede")]
    assert (offer.price, offer.debts, offer.points) == (2, 1, 3)
    state = rich("lock_construction", "coal_depot", "essen_warehouses", "ruhrort_port", "warehouse", "inn")
    stands(state, belgium=(0,))
    fresh(state, 0, debts=1)
    listed = [offer.action for offer in purchases.offers(state, 0)]
    assert listed == purchases.legal_purchases(state, 0)
    assert {type(action) for action in listed} == set(purchases.Purchase.__args__)


# Locks that must be built


def forced(*tiles: str, **changes):
    state = rich(*tiles, **changes)
    state.forced_lock = True
    return begin_phase(state, 6)


def test_r38_each_owner_of_the_tile_builds_a_lock_before_anything_else():
    played, _ = forced("lock_construction", "coal_depot")
    state = played.state
    assert refusal(state, "end").code == "lock-first"
    assert refusal(state, "depot essen").code == "lock-first"
    assert all(line.startswith("lock") for line in legal(state))
    built = play(state, "lock ob_horst").state
    assert judged(built, "depot essen") is None
    assert judged(built, "end") is None


def test_r38_debts_are_made_if_needed():
    state = forced("lock_construction", coins=0)[0].state
    assert play(state, "lock ob_horst").gained(0, "debts") == 1


def test_r38_who_has_not_the_tile_is_exempt():
    assert judged(forced("coal_depot")[0].state, "end") is None


def test_r38_the_force_lasts_for_one_phase():
    played, waits = begin_phase(table(phase=6), 6)
    state = table(phase=6)
    state.forced_lock = True
    played, waits = begin_phase(state, 6)
    assert not waits
    assert not played.state.forced_lock


def test_r62_a_forced_lock_that_cannot_be_paid_is_waived_and_the_inn_may_be_used_before_it():
    state = forced("lock_construction", "inn", coins=0, supply=0)[0].state
    fresh(state, 0, debts=facts.DEBT_SPACES)
    assert judged(state, "end") is None
    paid = play(state, "inn coin").state
    assert refusal(paid, "end").code == "lock-first"
    assert judged(paid, "lock ob_horst") is None


def test_6_6_a_turn_without_a_purchase_is_told_and_one_with_is_not():
    state = rich("lock_construction")
    assert [event.seat for event in play(state, "end").events if event.kind == "nothing_bought"] == [0]
    assert "nothing_bought" not in play(state, "lock ob_horst", "end").kinds()


def test_every_kind_of_purchase_has_a_row_with_price_points_and_names():
    assert set(ROWS) == set(get_args(Purchase)) == {verb.action for verb in PURCHASES}
