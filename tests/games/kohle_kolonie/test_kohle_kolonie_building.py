"""Steam engines, settlements and engineers (5.1.2b-d), by action and by bonus marker (5.1.1)."""

import pytest
from kohle_kolonie_builders import (
    empty,
    flipped,
    fresh,
    hold,
    judged,
    legal,
    mines,
    pieces,
    play,
    refusal,
    settled,
    table,
)

from games.kohle_kolonie.state import MineCard

# Steam engines


def test_5_1_2b_an_engine_on_a_card():
    state = table(4, round=2)
    mines(state, 0, "2", "3")
    played = play(state, "engine A2")
    assert played.state.seats[0].cards[:2] == (MineCard("2"), MineCard("3", True))
    assert (played.state.seats[0].coins, played.state.engine_pool) == (3, 19)


def test_5_1_2b_not_in_round_1():
    state = table(4)
    mines(state, 0, "2")
    assert refusal(state, "engine A1").code == "engines-not-yet"


def test_5_1_2b_one_engine_a_card():
    state = table(4, round=2)
    mines(state, 0, "2", "3", engines=("2",))
    assert refusal(state, "engine A1").code == "engine-already-there"
    assert refusal(state, "engine A3").code == "space-empty"
    assert [line for line in legal(state) if line.startswith("engine ")] == ["engine A2"]


def test_5_1_2b_none_left_in_the_pool():
    state = table(4, round=2)
    mines(state, 0, "2")
    state.engine_pool = 0
    assert refusal(state, "engine A1").code == "no-engine-left"


def test_5_1_2b_the_marker_always_costs_one_coin():
    state = table(4, round=2)
    mines(state, 0, "2", "3")
    state.raised = ("engine",)
    hold(state, 0, "engine")
    played = play(state, "engine A1 bonus", "engine A2")
    assert [event.params["coins"] for event in played.every("engine_bought")] == [1, 2]


def test_5_1_2b_on_the_flipped_cokery_only():
    state = table(4, round=2)
    assert refusal(state, "engine cokery.s1").code == "cokery-has-no-place"
    flipped(state, 0, "cokery")
    assert "engine cokery.s1" in legal(state)


def test_cokery_engine_fixed_5_2_2():
    """No action moves an engine once it stands on the Cokery."""
    state = table(4, round=2)
    flipped(state, 0, "cokery", "workforce")
    pieces(state, 0, "cokery.s1")
    begun = play(state, "miners").state
    assert not [line for line in legal(begun) if "cokery.s1" in line]
    assert refusal(begun, "shift cokery.s1 loading.e1").code == "no-engineer-there"


# Settlements


def test_5_1_2c_a_settlement_with_two_miners():
    state = table(4)
    empty(state, "horst")
    played = play(state, "settle horst", "put 2")
    own = played.state.seats[0]
    assert (own.coins, own.pool) == (2, 18)
    assert own.settlements[0].miners == 2


@pytest.mark.parametrize("count", [0, 1, 2])
def test_5_1_2c_nought_to_two_miners(count: int):
    state = table(4)
    empty(state, "horst")
    played = play(state, "settle horst", f"put {count}")
    assert played.state.seats[0].settlements[0].miners == count


def test_5_1_2c_never_more_miners_than_the_pool_has():
    state = table(4)
    empty(state, "horst")
    fresh(state, 0, pool=1)
    begun = play(state, "settle horst").state
    assert legal(begun)[:2] == ["put 0", "put 1"]
    assert refusal(begun, "put 2").code == "wrong-number-of-miners"


def test_settlement_village_empty_5_1_2c():
    """The village built in has no worker; at most one settlement a player, as many as there are spaces."""
    state = table(4)
    assert refusal(state, "settle horst").code == "workers-in-village"
    empty(state, "horst", "annen")
    assert judged(state, "settle horst") is None
    settled(state, 0, horst=0)
    assert refusal(state, "settle horst").code == "own-settlement-there"
    settled(state, 1, annen=0)
    assert refusal(state, "settle annen").code == "village-full"


def test_settlement_village_condition_5_1_2c_that_village():
    state = table(4)
    empty(state, "annen")
    assert refusal(state, "settle horst").code == "workers-in-village"


def test_settlement_village_condition_5_1_2c_any_village():
    """French: one village without workers anywhere is enough."""
    state = table(4, settlement_village_condition="any_village")
    assert refusal(state, "settle horst").code == "workers-in-village"
    empty(state, "annen")
    assert judged(state, "settle horst") is None
    assert len([line for line in legal(state) if line.startswith("settle ")]) == 27


def test_settlement_village_condition_5_1_2c_any_village_counts_those_not_set_up():
    """Three players: a village without a set-up has no worker (7.0), where it may be entered at all."""
    entered = table(3, settlement_village_condition="any_village", three_player_entry_ban="no")
    for line in ("settle steele", "settle horst"):
        assert judged(entered, line) is None
    banned = table(3, settlement_village_condition="any_village")
    assert refusal(banned, "settle steele").code == "village-unused"
    refused = refusal(banned, "settle horst")
    assert (refused.code, refused.rule) == ("workers-in-village", "settlement_village_condition")
    empty(banned, "annen")
    assert judged(banned, "settle horst") is None


def test_5_1_2c_rewards_of_the_third_fourth_and_fifth():
    state = table(4)
    fresh(state, 0, coins=20)
    settled(state, 0, horst=0, weitmar=0)
    empty(state, "annen", "heven", "steele")
    third = play(state, "settle annen", "put 0")
    assert third.gained(0, "extra") == 1
    assert third.event("extra_gained").params["reason"] == "settlements"
    assert third.gained(0, "points") == 0
    third.state.turn = state.turn
    fourth = play(third.state, "settle heven", "put 0")
    assert fourth.gained(0, "points") == 3
    fourth.state.turn = state.turn
    fifth = play(fourth.state, "settle steele", "put 0")
    assert fifth.gained(0, "points") == 5
    assert fifth.state.seats[0].extra == 1
    fifth.state.turn = state.turn
    empty(fifth.state, "winz")
    assert refusal(fifth.state, "settle winz").code == "no-settlement-left"


def test_5_1_1_the_settlement_marker_always_costs_two():
    state = table(4)
    fresh(state, 0, coins=9)
    empty(state, "annen", "heven")
    state.raised = ("settlement",)
    hold(state, 0, "settlement")
    played = play(state, "settle annen bonus", "put 2", "settle heven", "put 0")
    assert [event.params["coins"] for event in played.every("settlement_placed")] == [2, 3]


# Engineers


def test_5_1_2d_an_engineer():
    played = play(table(4), "engineer ironworks.e1")
    own = played.state.seats[0]
    assert (own.coins, own.engineers) == (3, 2)
    assert own.pitheads[2].pieces == (1, 0, 0)


def test_5_1_2d_the_third_brings_an_extra_action_marker():
    state = table(4)
    pieces(state, 0, "ironworks.e1", "loading.e1")
    played = play(state, "engineer administration.e1")
    assert played.state.seats[0].extra == 1
    assert played.event("extra_gained").params["reason"] == "engineers"
    played.state.turn = state.turn
    assert refusal(played.state, "engineer administration.e2").code == "no-engineer-left"


def test_5_1_2d_only_on_free_places_for_engineers():
    state = table(4)
    pieces(state, 0, "ironworks.e1")
    assert refusal(state, "engineer ironworks.e1").code == "no-place-for-engineer"
    assert refusal(state, "engineer ironworks.m1").code == "no-place-for-engineer"
    assert refusal(state, "engineer horst").code == "unknown-spot"


def test_5_1_1_the_engineer_marker_always_costs_one():
    state = table(4)
    state.raised = ("engineer",)
    hold(state, 0, "engineer")
    played = play(state, "engineer ironworks.e1 bonus", "engineer loading.e1")
    assert [event.params["coins"] for event in played.every("engineer_inserted")] == [1, 2]


def test_5_1_2d_an_engineer_moves_only_with_a_flipped_workforce():
    state = table(4)
    pieces(state, 0, "ironworks.e1")
    begun = play(state, "miners").state
    assert refusal(begun, "shift ironworks.e1 loading.e1").code == "no-engineer-move-left"
    flipped(state, 0, "workforce")
    begun = play(state, "miners", "shift ironworks.e1 loading.e1").state
    assert begun.seats[0].pitheads[3].pieces == (1, 0)
    assert refusal(begun, "shift loading.e1 ironworks.e1").code == "no-engineer-move-left"


# Bonus markers


def test_5_1_1_the_aid_can_be_a_coin():
    state = table(4)
    hold(state, 0, "aid")
    assert play(state, "coin").gained(0, "coins") == 1


def test_5_1_1_a_marker_is_used_once():
    state = table(4)
    hold(state, 0, "aid")
    assert refusal(play(state, "coin").state, "coin").code == "bonus-not-held"
    assert refusal(state, "miners bonus").code == "bonus-not-held"


@pytest.mark.parametrize("phase", [2, 3, 4])
def test_bonus_marker_phases_5_1_2_phases_2_to_4(phase: int):
    state = table(4, phase=phase)
    hold(state, 0, "aid")
    fresh(state, 0, extra=1, extra_from=("ironworks",))
    begun = play(state, "extra").state if phase == 4 else state
    assert judged(begun, "coin") is None


def test_bonus_marker_phases_5_1_2_phases_2_and_3():
    state = table(4, phase=4, bonus_marker_phases="phases_2_3")
    hold(state, 0, "aid")
    fresh(state, 0, extra=1, extra_from=("ironworks",))
    begun = play(state, "extra").state
    assert refusal(begun, "coin").code == "bonus-not-in-extra-phase"
    assert "coin" not in legal(begun)


def test_free_extras_phase4_5_1_3():
    """Without a marker spent nothing can be done in phase 4, and nobody without one is asked."""
    state = table(4, phase=4)
    hold(state, 0, "aid")
    fresh(state, 0, extra=1, extra_from=("ironworks",), workers=9)
    assert legal(state) == ["extra", "end"]
    for line in ("coin", "flip workforce workers", "give workers", "engineer ironworks.e1"):
        assert refusal(state, line).code == "extra-not-spent"
    begun = play(state, "extra").state
    for line in ("coin", "flip workforce workers", "give workers", "engineer ironworks.e1"):
        assert judged(begun, line) is None
    assert refusal(begun, "extra").code == "extra-spent"


# What refusals name first


def test_5_1_3_nobody_is_told_to_spend_a_marker_that_is_not_there():
    state = table(4, phase=4)
    hold(state, 0, "aid")
    fresh(state, 0, workers=9)
    for line in ("coin", "flip workforce workers", "give workers", "engineer ironworks.e1", "miners", "buy 2"):
        assert refusal(state, line).code == "no-extra-marker"


def test_5_1_3_nobody_is_told_to_spend_a_marker_in_vain():
    """What is refused in any case is refused for its own reason."""
    state = table(4, phase=4, round=2)
    fresh(state, 0, extra=1, extra_from=("ironworks",), engineers=0)
    flipped(state, 0, "cokery")
    assert refusal(state, "flip cokery").code == "already-flipped"
    assert refusal(state, "coin").code == "bonus-not-held"
    assert refusal(state, "engineer ironworks.e1").code == "no-engineer-left"
    assert refusal(state, "engine A1").code == "space-empty"
    assert refusal(state, "give workers").code == "too-few-workers-to-give"
    assert refusal(state, "give coins").code == "extra-not-spent"


def test_5_1_1_a_marker_not_held_is_the_reason_whatever_the_turn_waits_for():
    begun = play(table(4), "miners").state
    assert refusal(begun, "coin").code == "bonus-not-held"


def test_5_1_2b_without_a_free_place_coins_are_not_the_reason():
    state = table(4, round=2)
    mines(state, 0, "2", engines=("2",))
    fresh(state, 0, coins=0)
    assert refusal(state, "engine A1").code == "engine-already-there"
    mines(state, 0, "3")
    assert refusal(state, "engine A1").code == "too-few-coins"


def test_5_1_2c_without_an_open_village_coins_are_not_the_reason():
    state = table(4)
    fresh(state, 0, coins=0)
    assert refusal(state, "settle horst").code == "workers-in-village"
    empty(state, "annen")
    assert refusal(state, "settle horst").code == "too-few-coins"
