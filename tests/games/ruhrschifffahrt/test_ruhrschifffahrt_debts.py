"""Debts: when they are made, what they bring and cost, how they are repaid (5.3, R24-R29, R58, R59)."""

import pytest
from ruhrschifffahrt_builders import (
    fresh,
    in_debt,
    judged,
    legal,
    play,
    points,
    refusal,
    table,
    warehouses_of,
)

from games.ruhrschifffahrt import money
from games.ruhrschifffahrt.state import SeatState


def buyer(*tiles: str, coins: int = 0, supply: int = 3, round: int = 5):
    state = table(phase=6, round=round)
    fresh(state, 0, coins=coins, tiles=tiles, supply=supply)
    return state


@pytest.mark.parametrize(
    ("coins", "price", "debts"), [(3, 3, 0), (2, 3, 1), (1, 3, 1), (0, 3, 2), (0, 2, 1), (0, 5, 3), (0, 0, 0)]
)
def test_r24_coins_come_first_then_as_many_debts_as_needed(coins: int, price: int, debts: int):
    assert money.debts_for(SeatState(coins=coins), price) == debts


def test_5_3_a_debt_takes_a_warehouse_of_the_supply_and_brings_two_coins_and_change_stays():
    played = play(buyer("lock_construction"), "lock ob_horst")
    own = played.state.seats[0]
    assert own.debts == 2
    assert own.coins == 1
    assert [event.params["coins"] for event in played.every("debt_made")] == [2, 2]
    assert played.gained(0, "debts") == 2
    assert warehouses_of(played.state, 0)["supply"] == 3 - 2 + 2


def test_r24_no_debt_where_the_coins_suffice():
    assert play(buyer("lock_construction", coins=3), "lock ob_horst").gained(0, "debts") == 0


def test_r25_debts_for_options_and_purchases_alike():
    state = table()
    assert play(state, "option tow").gained(0, "debts") == 1
    assert play(buyer("ruhrort_port"), "port belgium").gained(0, "debts") == 2


def test_r26_r59_without_a_warehouse_in_supply_the_next_of_the_calendar_goes_and_two_points_with_it():
    state = buyer("lock_construction", coins=1, supply=0)
    points(state, 0, 5)
    played = play(state, "lock ob_horst")
    assert played.state.seats[0].calendar == (7, 9, 10, 11)
    assert played.event("debt_made_from_calendar").params["points"] == 2
    assert played.gained(0, "points") == -2 + 2


def test_r26_points_do_not_fall_below_nothing():
    state = buyer("lock_construction", coins=1, supply=0)
    points(state, 0, 1)
    assert play(state, "lock ob_horst").event("debt_made_from_calendar").params["points"] == 1


def test_r27_four_debts_at_most():
    state = buyer("lock_construction", coins=1)
    in_debt(state, 0, 3)
    fresh(state, 0, supply=4)
    assert judged(state, "lock ob_horst") is None
    in_debt(state, 0, 1)
    violation = refusal(state, "lock ob_horst")
    assert violation.code == "too-few-coins"
    assert violation.params == {"coins_needed": 3, "coins_have": 1, "debts": 1, "debts_possible": 0}


def test_r58_the_last_warehouse_cannot_become_the_debt_that_pays_for_it():
    state = buyer("coal_depot", coins=1, supply=1)
    assert refusal(state, "depot essen").rule == "R58"
    fresh(state, 0, supply=2)
    assert judged(state, "depot essen") is None
    fresh(state, 0, supply=1, coins=2)
    assert judged(state, "depot essen") is None


def test_6_6_repaying_costs_three_coins_and_the_warehouse_returns_to_the_supply():
    state = buyer(coins=7)
    in_debt(state, 0, 2)
    played = play(state, "repay", "repay")
    assert (played.gained(0, "coins"), played.gained(0, "supply"), played.gained(0, "debts")) == (-6, 2, -2)
    assert refusal(played.state, "repay").code == "no-debt"


def test_6_6_a_debt_is_repaid_with_coins_not_with_another_debt():
    state = buyer(coins=2)
    in_debt(state, 0, 1)
    violation = refusal(state, "repay")
    assert violation.params == {"coins_needed": 3, "coins_have": 2}
    assert legal(state) == ["end"]


def test_6_6_the_warehouse_of_a_debt_repaid_can_be_built_at_once():
    state = buyer("coal_depot", coins=5, supply=0)
    fresh(state, 0, debts=1)
    assert refusal(state, "depot essen").code == "no-warehouse"
    assert play(state, "repay", "depot essen").state.depots["essen"] == (0,)


def test_5_3_debts_conserve_the_ten_warehouses():
    state = buyer("lock_construction", supply=1)
    before = sum(warehouses_of(state, 0).values())
    assert before == 10
    played = play(state, "lock ob_horst")
    assert sum(warehouses_of(played.state, 0).values()) == before


def test_r29_coins_have_no_limit_in_hand():
    state = buyer("inn", coins=60)
    assert play(state, "inn coin").state.seats[0].coins == 63
