"""Each ruling is cited where it decides, and the printed rule where that does."""

from typing import Any

import pytest
from kohle_kolonie_builders import (
    SEED,
    at,
    begin_phase,
    consolidate,
    disaster,
    empty,
    flipped,
    fresh,
    hold,
    mines,
    new_game,
    pieces,
    play,
    points,
    railway,
    refusal,
    settled,
    table,
    trust_coins,
    trust_mines,
)

from games.engine.contract import Setup
from games.kohle_kolonie import final, trust
from games.kohle_kolonie.actions import LeaveProtection
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import Answers, State
from games.kohle_kolonie.turns import Begin
from tests.games.played import Played, led_to


def rules(played: Played[Any], kind: str) -> list[str]:
    """What the events of a kind cite."""
    return [event.rule for event in played.every(kind)]


def cited(state: State, line: str, seat: int | None = None) -> str:
    """What the refusal of a line cites."""
    return refusal(state, line, seat).rule


# Phase 1


def test_bonus_start_order_4_0_gives_the_spaces_of_round_1():
    begun = play(new_game(), "choose wagon")
    assert (begun.event("bonus_chosen").rule, begun.event("bonus_chosen").params["space"]) == (
        "bonus_start_order",
        1,
    )
    later = begin_phase(table(4, round=2), 1).state
    assert rules(play(later, "choose wagon"), "bonus_chosen") == ["5.1"]


def test_turn1_steam_marker_5_1_slides_with_the_others():
    lines = ("choose wagon", "end", "choose aid", "end", "choose rescue", "end", "choose miners", "end")
    first = play(new_game(), *lines)
    assert rules(first, "order_set") == ["turn1_steam_marker"]
    assert first.state.bonus_track[2] == "engine"
    assert rules(play(begin_phase(table(4, round=2), 1).state, *lines), "order_set") == ["5.1"]


def test_three_player_cards_7_0_are_what_is_displayed_first():
    for players, rule in ((3, "three_player_cards"), (4, "4.0")):
        setup = Setup(seats=players, options=Options(), seed=SEED, start_seat=0)
        assert rules(led_to(GAME.new_game(setup)), "round_began") == [rule]


# Action turns


@pytest.mark.parametrize("phase", [1, 5, 10])
def test_no_exchange_outside_5_1_2(phase: int):
    state = begin_phase(table(4, round=2), 1).state
    if phase != 1:
        state = table(4, round=2)
        mines(state, 0, "5")
        fresh(state, 0, workers=2)
        state = begin_phase(state, phase).state
    assert (refusal(state, "give coins").code, cited(state, "give coins")) == (
        "wrong-phase",
        "no_exchange_outside",
    )
    assert cited(state, "flip loading") == "5.0"


def test_worker_marker_use_5_3_is_cited_where_a_marker_is_spent():
    state = table(4)
    fresh(state, 0, workers=1, markers=("worker",))
    assert rules(play(state, "give workers"), "workers_sold") == ["worker_marker_use"]
    fresh(state, 0, workers=2)
    assert rules(play(state, "give workers"), "workers_sold") == ["5.1.2 Extras"]
    fresh(state, 0, workers=1, coins=2)
    assert rules(play(state, "flip loading"), "pithead_flipped") == ["worker_marker_use"]


def test_worker_marker_not_on_board_5_3_is_cited_to_who_holds_one():
    state = table(4)
    empty(state, *state.village_workers)
    assert cited(state, "buy 7") == "5.1.2a"
    fresh(state, 0, markers=("worker",))
    assert cited(state, "buy 7") == "worker_marker_not_on_board"


def test_unbought_cards_leave_5_1_8_and_cannot_be_bought():
    state = table(4, round=4)
    state.display = tuple(card for card in state.display if card not in ("2", "3"))
    state.merged = ("general",)
    assert (cited(state, "buy 2"), cited(state, "buy 3")) == ("unbought_cards_leave", "5.1.2a")


def test_settlement_village_empty_5_1_2c():
    assert cited(table(4), "settle horst") == "settlement_village_empty"
    other = table(4, settlement_village_condition="any_village")
    assert cited(other, "settle horst") == "settlement_village_condition"


# Miners


@pytest.mark.parametrize(
    ("spot", "rule"),
    [
        ("rescue.A1", "5.1.2e"),
        ("rescue.A2", "rescue_slot_any"),
        ("cokery.m1", "5.1.2e"),
        ("cokery.m2", "two_miner_slot"),
        ("administration.m1", "administration_slots"),
        ("administration.m2", "two_miner_slot"),
    ],
)
def test_rescue_slot_any_two_miner_slot_and_administration_slots(spot: str, rule: str):
    """Where a miner may stand by a ruling, inserted or redeployed."""
    state = table(4)
    at(state, 0, A1="5")
    assert rules(play(state, "miners", f"insert {spot}"), "miner_inserted") == [rule]
    pieces(state, 0, "ironworks.m1")
    moved = "5.1.2e Redeploying" if rule == "5.1.2e" else rule
    assert rules(play(state, "miners", f"move ironworks.m1 {spot}"), "miner_redeployed") == [moved]


def test_two_miner_slot_5_1_2e_decides_nothing_once_both_stand_there():
    state = table(4)
    pieces(state, 0, "cokery.m2")
    assert rules(play(state, "miners", "insert cokery.m2"), "miner_inserted") == ["5.1.2e"]


def test_second_miner_source_5_1_2a_is_cited_for_one_from_elsewhere():
    state = table(4, second_miner_source="anywhere")
    pieces(state, 0, "cokery.m1")
    begun = play(state, "buy 12", "worker weitmar", "worker weitmar").state
    assert rules(play(begun, "move cokery.m1 ironworks.m1"), "miner_redeployed") == ["second_miner_source"]


def test_workforce_insert_5_1_2e_inserts_no_more():
    for flips, rule in (((), "5.1.2e"), (("workforce",), "workforce_insert")):
        state = table(4)
        flipped(state, 0, *flips)
        begun = play(state, "miners", "insert cokery.m1", "insert cokery.m2").state
        assert cited(begun, "insert cokery.m2") == rule


def test_workforce_mid_action_5_2_1():
    state = table(4)
    fresh(state, 0, coins=3)
    assert rules(play(state, "miners", "flip workforce coins"), "pithead_flipped") == ["workforce_mid_action"]
    assert rules(play(state, "flip workforce coins"), "pithead_flipped") == ["5.2.1 Workforce"]


def test_bonus_miners_engineer_5_1_1():
    """The marker moves none; without a flipped Workforce nothing does."""
    state = table(4)
    hold(state, 0, "miners")
    pieces(state, 0, "cokery.e1")
    line = "shift cokery.e1 ironworks.e1"
    assert cited(play(state, "miners bonus").state, line) == "5.2.1 Workforce"
    flipped(state, 0, "workforce")
    assert cited(play(state, "miners bonus").state, line) == "bonus_miners_engineer"


def test_cokery_engine_fixed_5_2_2():
    state = table(4)
    flipped(state, 0, "workforce", "cokery")
    line = "shift cokery.s1 ironworks.e1"
    assert cited(play(state, "miners").state, line) == "5.1.2d"
    pieces(state, 0, "cokery.s1")
    assert cited(play(state, "miners").state, line) == "cokery_engine_fixed"


def test_bonus_miners_may_move_new_5_1_1_is_cited():
    state = table(4, bonus_miners_may_move_new="no")
    hold(state, 0, "miners")
    begun = play(state, "miners bonus", "insert cokery.m1").state
    assert cited(begun, "move cokery.m1 ironworks.m1") == "bonus_miners_may_move_new"


def test_station_moves_5_3_keeps_to_the_line():
    state = table(4)
    railway(state, 0, Y4=1)
    begun = play(state, "miners").state
    assert (cited(begun, "move Y4 B1"), cited(begun, "move Y4 cokery.m1")) == ("station_moves", "5.3")


# Pithead cards


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("flip cokery", "5.2.2"),
        ("flip ironworks", "5.2.3"),
        ("flip loading", "5.2.5"),
        ("flip workforce workers", "5.2.1 Workforce"),
    ],
)
def test_5_2_a_flip_and_its_refusals_cite_the_card(line: str, rule: str):
    state = table(4)
    assert cited(state, line) == rule
    fresh(state, 0, coins=9, workers=9)
    assert rules(play(state, line), "pithead_flipped") == [rule]
    fresh(state, 0, coins=1)
    if line != "flip workforce workers":
        assert (refusal(state, line).code, cited(state, line)) == ("too-few-coins-to-flip", rule)


@pytest.mark.parametrize(("value", "scored"), [("placed_after", []), ("counts", ["5.2.2"])])
def test_cokery_bonus_present_5_2_2(value: str, scored: list[str]):
    state = table(4, cokery_bonus_present=value)
    fresh(state, 0, coins=9, workers=9)
    pieces(state, 0, "cokery.e1")
    played = play(state, "flip cokery")
    assert rules(played, "pithead_flipped") == ["cokery_bonus_present"]
    assert rules(played, "cokery_scored") == scored


# Disasters


def struck(round: int, *discs: str, marker: str = "extra_coin", **options: str) -> Played[State]:
    """A disaster with three unsecured mines of seat 0."""
    state = table(4, round=round, **options)
    mines(state, 0, "5", "10", "12")
    points(state, 0, 20)
    return disaster(state, marker, *discs)


def test_discs_back_5_1_4_fill_the_bag_again():
    assert rules(struck(1, "black", "black", "black"), "bag_filled") == ["5.1.4 Discs"]
    assert rules(struck(2, "black", "black", "black"), "bag_filled") == ["discs_back"]


def test_steiger_board_2_1_says_what_a_disaster_costs_and_5_1_4_that_it_does():
    (event,) = struck(3, "0", "0", "black").every("disaster_suffered")
    assert (event.rule, event.params["points"]) == ("5.1.4 Discs", 3)
    (laid, drawn, *_) = event.facts
    assert (laid.kind, len(laid.params["unsecured_spaces"])) == ("discs_laid", 3)
    assert (drawn.kind, drawn.params) == ("discs_drawn", {"seat": 0, "discs": 2})


@pytest.mark.parametrize("value", ["from_six", "from_one"])
def test_trust_removal_5_1_4_is_cited(value: str):
    assert rules(struck(1, "black", "black", "0", trust_removal=value), "trust_weakened") == ["trust_removal"] * 2


def test_highest_number_empty_5_1_4_is_told():
    state = table(4)
    mines(state, 0, "5", "10", "12")
    state.display = ()
    played = disaster(state, "highest_number", "0", "0", "0")
    assert [event.rule for event in played.events if event.kind == "trust_found_nothing"] == [
        *("highest_number_empty", "trust_short_display")
    ]


def test_buying_power_at_once_5_1_4_brings_a_mine_in_the_same_round():
    played = struck(1, "0", "0", "0", marker="buying_power")
    assert rules(played, "trust_bought") == ["5.1.5", "buying_power_at_once"]
    later = begin_phase(played.state, 6)
    later.state.disaster = None
    later.state.display = tuple(str(number) for number in range(20, 24))
    assert rules(begin_phase(later.state, 6), "trust_bought") == ["5.1.5", "5.1.5"]


# The Trust


def taken_for_highest(*display: str, **options: str) -> str:
    state = table(4, round=5, **options)
    state.display = display
    change = Change(state, 0)
    trust.take_highest(change)
    return change.events[0].rule


def test_numbering_5_1_5_is_cited_where_both_kinds_are_for_sale():
    assert taken_for_highest("38", "41") == "numbering"
    assert taken_for_highest("38", "41", numbering="singles_apart") == "numbering"
    assert taken_for_highest("37", "38") == "5.1.4 Events"


def test_trust_coin_marker_and_trust_single_5_1_5():
    state = table(4, round=4)
    for display, engines, rule in (
        (("42",), 20, "trust_single"),
        (("7",), 20, "5.1.5"),
        (("7",), 0, "trust_coin_marker"),
    ):
        state.display, state.engine_pool = display, engines
        assert rules(begin_phase(state, 6), "trust_bought") == [rule]


# Scoring


def test_display_not_owned_and_settlement_after_merge_5_1_7():
    state = table(4, round=4)
    mines(state, 0, "7", "general")
    state.merged = ("general",)
    state.display = ("31",)
    settled(state, 0, horst=0)
    played = begin_phase(state, 8)
    assert {event.params["ground"]: event.rule for event in played.every("ground_scored", 0)} == {
        "hamburg_franziska": "display_not_owned",
        "general": "settlement_after_merge",
    }
    state.display = ()
    assert [event.rule for event in begin_phase(state, 8).every("ground_scored", 0)] == [
        *("5.1.7", "settlement_after_merge")
    ]


@pytest.mark.parametrize(("round", "rule"), [(4, "5.1.9"), (5, "turn5_phase10")])
def test_turn5_phase10_5_0(round: int, rule: str):
    state = table(4, round=round)
    pieces(state, 0, "cokery.m1", "ironworks.m1")
    played = begin_phase(state, 10)
    assert rules(played, "cokery_earned") + rules(played, "ironworks_earned") == [rule, rule]


# Consolidations


def general(**options: str) -> State:
    """Seats 0 and 1 own a mine each in General."""
    state = table(4, round=3, **options)
    mines(state, 0, "14")
    mines(state, 1, "6")
    return state


def test_trust_takes_part_and_extra_coin_use_5_1_8():
    state = general()
    assert rules(consolidate(state, "general"), "trust_value_set") == ["trust_takes_part"]
    trust_mines(state, "2")
    assert rules(consolidate(state, "general"), "trust_value_set") == ["5.1.8 Value"]
    state.trust = type(state.trust)(mines=state.trust.mines, extra_coin=True)
    assert rules(consolidate(state, "general"), "trust_value_set") == ["extra_coin_use"]


def test_virtual_declared_and_marker_use_many_5_1_8():
    state = general()
    fresh(state, 0, markers=("unification", "unification"))
    begun = consolidate(state, "general").state
    for line, rule in (("none 0", "5.1.8 Value"), ("none 1", "virtual_declared"), ("none 2", "marker_use_many")):
        assert play(begun, f"declare {line}").event("value_set", 0).rule == rule


def test_bid_order_5_1_8_is_cited_to_who_is_not_asked_yet():
    state = general()
    trust_coins(state, 0)
    begun = consolidate(state, "general").state
    assert (refusal(begun, "bid 9", 1).code, cited(begun, "bid 9", 1)) == ("not-your-turn", "bid_order")
    assert cited(begun, "bid 9", 3) == "5.0"


def test_bid_lead_and_bid_cap_5_1_8():
    state = general()
    trust_mines(state, "2")
    trust_coins(state, 0)
    fresh(state, 0, coins=30)
    begun = consolidate(state, "general").state
    assert [play(begun, f"bid {value}").event("bid_made").rule for value in (14, 15)] == ["bid_lead", "bid_cap"]
    raised = play(begun, "bid 2", "end").state
    assert play(raised, "bid 3").event("bid_made").rule == "5.1.8 Bids"


def test_bid_tie_trust_and_engines_trust_wins_5_1_8():
    for coins, engines, rule in (
        (0, (), "bid_tie_trust"),
        (1, ("14",), "engines_trust_wins"),
        (1, (), "5.1.8 Merger"),
    ):
        state = table(4, round=3)
        mines(state, 0, "14", engines=engines)
        trust_mines(state, "2", "6", marker="coin")
        trust_coins(state, coins)
        fresh(state, 0, coins=0)
        if not coins:  # level with the Trust's value of 2
            pieces(state, 0, "administration.e1")
        assert rules(consolidate(state, "general"), "trust_won") == [rule]


def test_all_trust_ground_5_1_8_is_cited():
    assert rules(consolidate(table(4, round=3), "general"), "trust_won") == ["all_trust_ground"]


def test_bid_tie_players_and_engines_to_winner_5_1_8():
    for engines, lines, rule in (
        ((), ("pass", "end"), "bid_tie_players"),
        ((), ("bid 3", "end", "pass", "end"), "5.1.8 Merger"),
        (("14",), ("bid 3", "end", "pass", "end"), "engines_to_winner"),
    ):
        state = table(4, round=3)
        mines(state, 0, "14", engines=engines)
        mines(state, 1, "6")
        mines(state, 2, "2")
        fresh(state, 2, coins=0)
        begun = consolidate(state, "general").state
        played = play(begun, *lines, *(("pass", "end") if rule == "bid_tie_players" else ()))
        assert rules(played, "consolidation_won") == [rule]


def test_compaction_5_1_8_is_why_a_protection_lapses():
    state = general()
    fresh(state, 0, answers=Answers(protection=LeaveProtection(("A1",))), coins=0)
    assert rules(consolidate(state, "general"), "answer_lapsed") == ["compaction"]


def test_large_card_place_5_1_8_is_cited_for_large_cards():
    state = table(4, round=3)
    mines(state, 0, "2", "6", "14")
    assert rules(consolidate(state, "general"), "card_placed") == ["large_card_place"]


# Loading and the end


@pytest.mark.parametrize(
    ("spots", "flips", "markers", "line", "rule"),
    [
        (("e1",), (), (), "load 0", "5.1.9 Loading"),
        (("e1", "m1"), (), (), "load 0", "loading_allocation"),
        (("e1",), ("loading",), ("wagon",), "load 0", "loading_back_engineer"),
        ((), (), ("wagon", "wagon"), "load 2", "marker_use_many"),
        ((), (), ("worker",), "load 0", "worker_marker_use"),
    ],
)
def test_loading_allocation_and_loading_back_engineer_5_1_9(
    spots: tuple[str, ...], flips: tuple[str, ...], markers: tuple[Any, ...], line: str, rule: str
):
    state = table(4, round=2)
    mines(state, 0, "2", "5", "10")
    flipped(state, 0, *flips)
    pieces(state, 0, *(f"loading.{spot}" for spot in spots))
    fresh(state, 0, workers=0 if "worker" in markers else 1, markers=markers)
    assert rules(play(begin_phase(state, 10).state, line, seat=0), "loading_used") == [rule]


@pytest.mark.parametrize(
    ("engines", "cards", "rule"),
    [((1, 0), (), "6.0 Ties"), ((0, 0), ("41",), "6.0 Ties"), ((0, 0), ("general",), "tie_break_large_value")],
)
def test_tie_break_large_value_6_0(engines: tuple[int, int], cards: tuple[str, ...], rule: str):
    state = table(4, round=5)
    mines(state, 0, *cards)
    for seat, count in enumerate(engines):
        fresh(state, seat, coins=0, beside=count)
    points(state, 0, 50 - final.engine_points(engines[0]))
    points(state, 1, 50)
    assert winning_rule(state) == rule


def test_6_0_most_points_win_by_the_printed_rule():
    state = table(4, round=5)
    points(state, 0, 50)
    assert winning_rule(state) == "6.0"


def winning_rule(state: State) -> str:
    change = Change(state, 0)
    change.wait(Begin(0))
    final.score(change)
    (event,) = (event for event in change.events if event.kind in ("game_won", "victory_shared"))
    return event.rule
