"""On what the numbers of events rest, counted by hand from the rulebook; and lines for results of nothing."""

import msgspec
import pytest
from kohle_kolonie_builders import (
    begin_phase,
    consolidate,
    disaster,
    flipped,
    fresh,
    hold,
    mines,
    pieces,
    play,
    points,
    railway,
    settled,
    table,
    trust_coins,
    trust_mines,
)

from games.engine.event import Event, Fact
from games.engine.violation import Param
from games.kohle_kolonie.actions import LeaveCeiling
from games.kohle_kolonie.state import Answers, Trust

RED, BLUE, GREEN = 0, 1, 2


def rests_on(event: Event, *kinds: str) -> list[tuple[object, ...]]:
    """The facts of an event, or those of some kinds, each as its kind and its values in their order."""
    return [(fact.kind, *fact.params.values()) for fact in event.facts if not kinds or fact.kind in kinds]


def said(kind: str, *values: Param | tuple[Param, ...]) -> tuple[object, ...]:
    return (kind, *values)


# Prices (5.1.2)


def test_5_1_2b_price_of_an_engine_before_and_after_the_first_flip():
    state = table(4, round=2)
    mines(state, 0, "2", "6")
    bought = play(state, "engine A1").event("engine_bought")
    assert rests_on(bought) == [said("price_printed", "engine", 1)]
    state.raised = ("engine",)
    flipped(state, 2, "ironworks")
    dearer = play(state, "engine A1").event("engine_bought")
    assert rests_on(dearer) == [said("price_printed", "engine", 1), said("price_raised", "ironworks", 1, (2,))]


def test_5_1_1_the_bonus_marker_keeps_its_price():
    state = table(4)
    state.raised = ("settlement",)
    hold(state, 0, "settlement")
    state.village_workers = {**state.village_workers, "horst": 0}
    placed = play(state, "settle horst bonus").event("settlement_placed")
    assert rests_on(placed) == [said("price_by_bonus", "settlement", 2, 3), said("settlement_reward", 1, 0)]


def test_5_1_2c_the_fourth_settlement_brings_3_points():
    state = table(4)
    settled(state, 0, weitmar=0, linden=0, winz=0)
    state.village_workers = {**state.village_workers, "horst": 0}
    placed = play(state, "settle horst").event("settlement_placed")
    assert rests_on(placed, "settlement_reward") == [said("settlement_reward", 4, 3)]


def test_5_1_2a_a_single_mine_by_its_price_and_points():
    state = table(4, round=3)
    bought = play(state, "buy 41").event("mine_bought")
    assert rests_on(bought) == [said("card_price", "41", 2), said("card_points", "41", 2)]


def test_5_2_2_flip_with_a_worker_marker_and_an_engineer_that_stood_there():
    """5 workers, one of them a marker; the engineer brings nothing as it was there before."""
    state = table(4)
    fresh(state, 0, workers=4, markers=("worker",), coins=2)
    state.worker_pool -= 4
    pieces(state, 0, "cokery.e1")
    state.raised = ("engineer",)
    turned = play(state, "flip cokery").event("pithead_flipped")
    assert rests_on(turned) == [
        said("flip_printed", "cokery", 5, 2, 6),
        said("worker_markers_spent", 1),
        said("price_up_already", "engineer"),
        said("engineer_there_before"),
    ]


@pytest.mark.parametrize(("what", "amount"), [("workers", 5), ("coins", 3)])
def test_5_2_1_workforce_is_flipped_for_one_of_both_and_the_other_is_not_named_as_nothing(what: str, amount: int):
    state = table(4)
    fresh(state, 0, workers=5, coins=3)
    flip = play(state, f"flip workforce {what}").event("pithead_flipped")
    assert rests_on(flip) == [said(f"flip_for_{what}", "workforce", amount, 6), said("flip_for_either", 5, 3)]


def test_5_2_2_each_bonus_of_the_cokery_once():
    """An engineer set on it again scores no more, and a line says so."""
    state = table(4)
    flipped(state, 0, "cokery")
    first = play(state, "engineer cokery.e1").event("cokery_scored")
    assert rests_on(first) == [said("cokery_bonus", 2, "engineer")]
    state.seats[0].cokery_scored = ("engineer",)
    again = play(state, "engineer cokery.e1")
    assert not again.every("cokery_scored")
    assert again.event("cokery_scored_before").params == {"reason": "engineer"}


# Disasters (5.1.4)


def test_5_1_4_discs_by_the_mines_that_are_unsecured():
    """One mine has a rescue team, one none; who has no mine lays nothing."""
    state = table(4)
    mines(state, 0, "2", "6")
    state.seats[0].rescue = (True, *(False,) * 5)
    played = disaster(state, "buying_power", "black", "black", "black")
    assert rests_on(played.event("bag_filled")) == [
        said("discs_laid", 0, 1, ("A2",), ("A1",)),
        *(said("no_mine", seat) for seat in (1, 2, 3)),
    ]


def test_5_1_4_points_are_lost_once_and_never_below_0():
    """Two discs in round III: 3 points, but there is only 1; two miners."""
    state = table(4, round=3)
    mines(state, 0, "2", "6")
    points(state, 0, 1)
    played = disaster(state, "buying_power", "0", "0", "black")
    suffered = played.event("disaster_suffered")
    assert suffered.params["points"] == 1
    struck = [said("discs_laid", 0, 2, ("A1", "A2"), ()), said("discs_drawn", 0, 2)]
    assert rests_on(suffered) == [
        *struck,
        said("disaster_space", 3, 3),
        said("lost_only_once", 2),
        said("never_below_nothing", 1, -2),
    ]
    assert rests_on(played.event("miners_lost")) == [*struck, said("miner_for_each_disc", 2, 18)]
    assert played.event("disaster_spared").params == {"seats": (1, 2, 3)}


def test_5_1_4_subsidence_without_a_coin():
    state = table(4)
    mines(state, 0, "2")
    for seat in range(4):
        fresh(state, seat, coins=0)
    points(state, 1, 1)
    played = disaster(state, "subsidence", "0", "blank", "black")
    assert rests_on(played.event("subsidence_suffered", 2)) == [said("subsidence_points", 2), said("no_coin")]
    assert rests_on(played.event("subsidence_suffered", 1)) == [
        said("subsidence_points", 2),
        said("no_coin"),
        said("never_below_nothing", 1, -1),
    ]


def test_5_1_4_a_blank_without_the_marker_and_a_marker_without_a_blank():
    state = table(4)
    mines(state, 0, "2")
    played = disaster(state, "buying_power", "0", "blank", "black")
    assert played.event("blank_without_effect")
    state.subsidence = True
    played = disaster(state, "buying_power", "0", "black", "black")
    assert played.event("subsidence_rests")


def test_5_1_4_who_could_secure_and_did_not():
    state = table(4)
    mines(state, 0, "2")
    ended = play(begin_phase(state, 5).state, "end")
    assert rests_on(ended.event("secured_nothing", 0)) == [said("left_unsecured", ("A1",))]
    assert rests_on(ended.event("none_to_secure")) == [said("no_mine", seat) for seat in (1, 2, 3)]


# The Trust buys (5.1.5)


def test_5_1_5_the_lowest_of_the_numbers_for_sale():
    state = table(4)
    state.display = ("5", "9")
    state.trust = Trust(buying_power=2)
    first, second = begin_phase(state, 6).every("trust_bought")
    assert rests_on(first) == [said("numbers_for_sale", ("5", "9")), said("trust_purchase", 1, 3, 2)]
    assert rests_on(second) == [said("numbers_for_sale", ("9",)), said("trust_purchase", 2, 3, 2)]
    assert rests_on(begin_phase(state, 6).event("trust_found_nothing")) == [said("trust_purchase", 3, 3, 2)]


@pytest.mark.parametrize(("value", "due", "said_so"), [("yes", 1, [("taken_by_event", 1)]), ("no", 2, [])])
def test_5_1_5_a_mine_taken_by_the_event_is_why_fewer_are_bought(value: str, due: int, said_so: list[object]):
    state = table(4, highest_number_counts_as_purchase=value)
    state.display = ("5", "9")
    state.trust = Trust(buying_power=1, taken_by_event=1)
    bought = begin_phase(state, 6).every("trust_bought")[0]
    assert rests_on(bought, "trust_purchase", "taken_by_event") == [said("trust_purchase", 1, due, 1), *said_so]


# Income and the board (5.1.6, 5.1.7)


def test_5_1_6_income_card_by_card_with_engines():
    """Alte Bommerbank 2, Geschwind 1 and 1 for its engine; who has no card is named in one line."""
    state = table(4, phase=7)
    mines(state, 0, "3", "4", engines=("4",))
    played = begin_phase(state, 7)
    assert rests_on(played.event("income_earned", 0)) == [
        said("card_income", "3", 2, 0),
        said("card_income", "4", 2, 1),
    ]
    assert played.event("no_income").params == {"seats": (1, 2, 3)}


def test_5_1_7_whose_the_mines_of_a_ground_are():
    """Hamburg & Franziska: Red 1, Blue 1, the Trust 1, one for sale; Red's settlement in Annen adjoins."""
    state = table(4, round=4)
    mines(state, RED, "7")
    mines(state, BLUE, "21")
    trust_mines(state, "31")
    settled(state, RED, annen=0, horst=1)
    settled(state, GREEN, bommern=2)
    played = begin_phase(state, 8)
    owned = said("mines_owned", "hamburg_franziska", 3, 3, (1, 1, 0, 0), 1)
    assert rests_on(played.event("ground_scored", RED)) == [
        owned,
        said("unsold_not_counted", ("35",)),
        said("settlements_beside", ("annen",), 1),
    ]
    assert rests_on(played.event("ground_scored", BLUE))[0] == owned
    nothing = played.event("board_scored_nothing")
    assert nothing.params == {"seats": (GREEN, 3)}
    assert rests_on(nothing) == [said("settlements_alone", GREEN, ("bommern",)), said("no_mine", 3)]


def test_5_1_7_a_large_mine_is_one_mine():
    state = table(4, round=4)
    mines(state, RED, "general")
    state.merged, state.display = ("general",), ()
    assert rests_on(begin_phase(state, 8).event("ground_scored", RED)) == [
        said("mines_owned", "general", 1, 1, (1, 0, 0, 0), 0),
        said("large_mine_is_one"),
    ]


# Consolidations (5.1.8)


def vereinigter_general():
    """The example: Blue Glocke and the aid, Green Große Nebenbank and an engineer, the Trust 2 coins."""
    state = table(4, round=3)
    mines(state, BLUE, "14")
    mines(state, GREEN, "6", engines=("6",))
    trust_mines(state, "2")
    trust_coins(state, 2)
    pieces(state, GREEN, "administration.e1", "administration.m2")
    hold(state, BLUE, "aid")
    return state


def test_5_1_8_example_who_owns_what_and_the_values():
    begun = consolidate(vereinigter_general(), "general")
    assert rests_on(begun.event("ground_revealed")) == [
        said("mine_of_trust", "2", 1),
        said("mine_of_player", "6", 1, GREEN),
        said("mine_of_player", "14", 1, BLUE),
        said("bidding_order", (BLUE, GREEN), ("14", "6")),
    ]
    assert rests_on(begun.event("trust_value_set")) == [said("trust_track", 2), said("mine_of_trust", "2", 1)]
    declared = play(begun.state, "declare aid 0", "end")
    assert rests_on(declared.event("value_set", BLUE)) == [
        said("mine_of_player", "14", 1, BLUE),
        said("aid_declared", 2),
    ]
    assert rests_on(declared.event("value_set", GREEN)) == [
        said("mine_of_player", "6", 1, GREEN),
        said("place_value", "administration.e1", 1),
        said("place_waits", "administration.m2", 1, 2),
    ]


def test_5_1_8_example_bids_and_what_all_got():
    """Blue bids 4 against 3 of its own and of the Trust; Green would have to pay 3; Blue pays 1."""
    declared = play(consolidate(vereinigter_general(), "general").state, "declare aid 0", "end")
    bid = play(declared.state, "bid 4", "end")
    assert rests_on(bid.event("bid_made")) == [
        said("highest_with_trust", 3, (BLUE,)),
        said("coins_on_top", 3, 1),
    ]
    end = play(bid.state, "pass", "end")
    assert rests_on(end.event("bid_passed", GREEN)) == [
        said("highest_before", 4, (BLUE,)),
        said("next_bid_takes", 3, 4),
    ]
    assert rests_on(end.event("mines_lost", GREEN)) == [said("mine_lost", "6", 2)]
    assert rests_on(end.event("consolidation_won", BLUE)) == [
        said("bid_paid", 1),
        said("card_points", "general", 4),
        said("handed_in", ("14",)),
        said("stood_at", BLUE, 4, 1),
        said("stood_at", GREEN, 2, 0),
        said("trust_stood_at", 3),
        said("engine_of_player", "6", GREEN),
        said("engine_of_trust", "2"),
    ]
    assert not end.every("nobody_bid")


def test_5_1_8_coins_bid_in_vain_are_kept():
    state = table(4, round=3)
    mines(state, BLUE, "14")
    mines(state, GREEN, "6", "2")
    outbid = play(consolidate(state, "general").state, "bid 3", "end", "bid 4", "end", "pass", "end")
    assert rests_on(outbid.event("mines_lost", BLUE)) == [said("mine_lost", "14", 2), said("bid_kept", 2)]


def test_5_1_8_nobody_bids_and_the_trust_that_is_not_there():
    """Two against each other: 2 to 1, nobody raises; the Trust has no mine there."""
    state = table(4, round=3)
    mines(state, BLUE, "14")
    mines(state, GREEN, "6", "2")
    begun = consolidate(state, "general")
    assert begun.event("trust_not_there").params == {"ground": "general"}
    ended = play(begun.state, "pass", "end")
    assert rests_on(ended.event("nobody_bid")) == [said("stood_at", BLUE, 1, 0), said("stood_at", GREEN, 2, 0)]
    assert rests_on(ended.event("consolidation_won", GREEN), "bid_paid") == [said("bid_paid", 0)]


def test_5_1_8_unbought_mines_and_the_additional_coin_count_for_the_trust():
    state = table(4, round=3)
    mines(state, BLUE, "14")
    trust_mines(state, "2")
    trust_coins(state, 4)
    state.trust = Trust(track=state.trust.track, mines=state.trust.mines, extra_coin=True)
    assert rests_on(consolidate(state, "general").event("trust_value_set")) == [
        said("trust_track", 4),
        said("trust_extra_coin", 1),
        said("mine_of_trust", "2", 1),
        said("mine_unbought", "6", 1),
    ]


def test_5_1_8_a_sole_owner_and_a_ground_of_the_trust_are_not_bid_for():
    state = table(4, round=3)
    mines(state, BLUE, "14", "6", "2")
    sole = consolidate(state, "general")
    assert rests_on(sole.event("consolidation_won")) == [
        said("card_points", "general", 4),
        said("handed_in", ("14", "6", "2")),
    ]
    assert not sole.every("nobody_bid")
    state = table(4, round=3)
    trust_mines(state, "2")
    left = consolidate(state, "general")
    assert rests_on(left.event("trust_won")) == [said("engine_of_trust", "2")]
    assert not left.every("nobody_bid")


def test_5_1_8_a_ceiling_left_ahead_stays_secret():
    """Passing by it says what the next bid takes and what coins there are, not how far it would have gone."""
    state = table(4, round=3)
    mines(state, BLUE, "14")
    trust_mines(state, "2")
    trust_coins(state, 2)
    told: list[list[tuple[object, ...]]] = []
    for value in (0, 3):
        state.seats[BLUE].answers = Answers(ceilings=(LeaveCeiling("general", value),))
        told.append(rests_on(consolidate(state, "general").event("passed_ahead", BLUE)))
    assert told[0] == told[1] == [said("highest_is_trust", 4), said("next_bid_takes", 4, 4)]


# Pithead cards (5.1.9)


def test_5_1_9_cokery_place_by_place():
    """Flipped: engineer, engine and one miner bring a coin each, one miner where two are needed nothing."""
    state = table(4, phase=10)
    flipped(state, 0, "cokery")
    pieces(state, 0, "cokery.e1", "cokery.s1", "cokery.m1", "cokery.m2")
    pieces(state, 1, "cokery.m2")
    played = begin_phase(state, 10)
    assert rests_on(played.event("cokery_earned", 0)) == [
        said("place_coins", "cokery.e1", 1),
        said("place_coins", "cokery.s1", 1),
        said("place_coins", "cokery.m1", 1),
        said("place_waits", "cokery.m2", 1, 2),
    ]
    nothing = played.event("cokery_earned_nothing")
    assert nothing.params == {"seats": (1, 2, 3)}
    assert rests_on(nothing) == [said("place_of_waits", 1, "cokery.m2", 1, 2)]


@pytest.mark.parametrize(
    ("back", "value", "engineer", "miner"), [(False, "1", 1, 1), (False, "2", 2, 1), (True, "1", 2, 2)]
)
def test_5_1_9_ironworks_place_by_place(back: bool, value: str, engineer: int, miner: int):
    state = table(4, phase=10, ironworks_engineer_points=value)
    if back:
        flipped(state, 0, "ironworks")
    pieces(state, 0, "ironworks.e1", "ironworks.m1")
    played = begin_phase(state, 10)
    assert rests_on(played.event("ironworks_earned", 0)) == [
        said("place_points", "ironworks.e1", engineer),
        said("place_points", "ironworks.m1", miner),
    ]
    assert played.event("ironworks_earned_nothing").params == {"seats": (1, 2, 3)}


def test_5_1_9_loading_wagon_by_wagon():
    """Three wagons: 3 points; two of them serve the engineer for 2 coins, one is too few for the miner."""
    state = table(4, round=2)
    mines(state, 0, "2", "5")
    pieces(state, 0, "loading.e1", "loading.m1")
    fresh(state, 0, workers=1, markers=("wagon",))
    state.worker_pool -= 1
    mines(state, 1, "10")
    played = begin_phase(state, 10)
    assert rests_on(played.event("loading_not_possible")) == [
        said("no_worker_to_load", 1, 1),
        said("no_wagon", 2),
        said("no_wagon", 3),
    ]
    assert rests_on(play(played.state, "load 1").event("loading_used")) == [
        said("wagon_on_card", "2", 1),
        said("wagon_on_card", "5", 1),
        said("wagon_markers", 1, 1),
        said("place_loads", "loading.e1", 2, 2),
        said("place_lacks_wagons", "loading.m1", 2),
        said("loading_takes_worker"),
    ]
    assert rests_on(play(played.state, "end").event("loading_left_out")) == [said("wagons_unused", 2, 1, 0)]


def test_5_1_9_an_engineer_who_takes_every_wagon_leaves_none_for_the_miner():
    state = table(4, round=2, loading_back_engineer="each_wagon")
    mines(state, 0, "2", "5")
    flipped(state, 0, "loading")
    pieces(state, 0, "loading.e1", "loading.m1")
    assert rests_on(begin_phase(state, 10).event("loading_ran"), "place_loads", "place_lacks_wagons") == [
        said("place_loads", "loading.e1", 2, 2),
        said("place_lacks_wagons", "loading.m1", 2),
    ]


def test_5_4_no_bonus_marker_and_no_coin_for_the_trust():
    state = table(4, round=3)
    played = begin_phase(state, 10)
    assert played.event("no_bonus_returned")
    assert played.event("trust_not_refilled").params == {"coins": 6}


# The final scoring (6.0)


def test_6_0_each_source_element_by_element():
    state = table(4, round=5)
    mines(state, 0, "42", "general", engines=("general",))
    flipped(state, 0, "cokery")
    pieces(state, 0, "cokery.s1")
    fresh(state, 0, beside=1, coins=2, extra=2)
    railway(state, 0, B1=1, B2=2, B3=1, R6=1)
    played = begin_phase(state, 10)
    assert rests_on(played.event("engines_scored", 0)) == [
        said("engine_on_card", "general"),
        said("engine_on_cokery"),
        said("engines_beside", 1),
        said("engine_table", 3, 8),
    ]
    assert rests_on(played.event("coins_scored", 0)) == [said("coins_per_point", 1, 1)]  # 2, and 1 of the Cokery
    assert rests_on(played.event("stations_scored", 0)) == [
        said("station_occupied", "B1", 1, 1),
        said("station_occupied", "B2", 2, 1),
        said("station_occupied", "B3", 1, 1),
        said("station_occupied", "R6", 1, 1),
        said("line_incomplete", "red", ("R1", "R2", "R3", "R4", "R5")),
    ]
    assert rests_on(played.event("line_scored", 0)) == [said("line_complete", ("B1", "B2", "B3"), 4, 4)]
    assert rests_on(played.event("extra_scored", 0)) == [said("points_for_each", 8, 4)]
    assert {event.params["source"]: event.params["seats"] for event in played.every("scored_nothing")} == {
        "engines": (1, 2, 3),
        "stations": (1, 2, 3),
        "lines": (1, 2, 3),
        "extra_markers": (1, 2, 3),
    }
    # Everybody had 2 points at the start and 4 coins, who wins 2 + 8 + 1 + 4 + 4 + 8.
    assert rests_on(played.event("game_won", 0)) == [
        said("source_total", "start", 2),
        said("source_total", "engines", 8),
        said("source_total", "coins", 1),
        said("source_total", "stations", 4),
        said("source_total", "lines", 4),
        said("source_total", "extra_markers", 8),
        said("final_total", 0, 27),
        *(said("final_total", seat, 4) for seat in (1, 2, 3)),
        *(said("tie_engines", seat, 0) for seat in (1, 2, 3)),
        *(said("tie_value", seat, 0) for seat in (1, 2, 3)),
    ]


@pytest.mark.parametrize(("value", "worth"), [("small_mines", 3), ("points", 4), ("nothing", 0)])
def test_6_0_ties_with_their_values(value: str, worth: int):
    """Level on points and steam engines: single mines by price, the large mine as the table has it."""
    state = table(4, round=5, tie_break_large_value=value)
    for seat in range(4):
        fresh(state, seat, coins=0)
        points(state, seat, 0)
    points(state, 0, 30)
    points(state, 1, 30)
    mines(state, 0, "general")
    mines(state, 1, "44")
    won = begin_phase(state, 10).event("game_won")
    tie = rests_on(won, "tie_engines", "tie_mine", "tie_value")
    large = [said("tie_mine", 0, "general", worth)] if worth else []
    zero, one = [*large, said("tie_value", 0, worth)], [said("tie_mine", 1, "44", 1), said("tie_value", 1, 1)]
    assert [fact for fact in tie if fact[1] in (0, 1) and fact[0] != "tie_engines"] == (
        [*zero, *one] if worth else [*one, *zero]
    )
    assert {said("tie_engines", 0, 0), said("tie_engines", 1, 0)} <= set(tie)


def test_a_line_that_was_stored_without_facts_is_read():
    stored = b'{"kind":"income_earned","rule":"5.1.6","seat":0,"entries":[[0,"coins",3]],"params":{"coins":3}}'
    event = msgspec.json.decode(stored, type=Event)
    assert (event.facts, event.entries[0].amount) == ((), 3)
    assert b"facts" not in msgspec.json.encode(event)
    told = msgspec.structs.replace(event, facts=(Fact("card_income", {"card": "3", "coins": 3, "engine": 1}),))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Event) == told
