"""Phase 3: special options, what they cost and bring, start spaces, planned sales (5.2, 6.3, R14-R23)."""

import pytest
from ruhrschifffahrt_builders import begin_phase, fresh, in_debt, judged, legal, play, points, refusal, table

from games.ruhrschifffahrt import facts, special_options, starting, starts
from games.ruhrschifffahrt.actions import ChooseOption
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import Sale

PILOTS = ("pilot", "transport_pilot", "tow_pilot")
TOWS = ("tow", "tow_pilot", "tow_transport")


def rich(*tiles: str, coins: int = 5, **changes):
    state = table(**changes)
    fresh(state, 0, coins=coins, tiles=tiles)
    return state


# Prices and names of the options


@pytest.mark.parametrize(
    ("option", "early", "late"),
    [
        ("pilot", 0, 0),
        ("transport", 0, 0),
        ("wage", 0, 0),
        ("replenishment", 0, 0),
        ("tow", 1, 2),
        ("transport_pilot", 1, 2),
        ("tow_pilot", 2, 3),
        ("tow_transport", 2, 3),
    ],
)
def test_5_2_price_of_each_option_before_and_from_round_7(option: str, early: int, late: int):
    for round, price in ((1, early), (6, early), (7, late), (12, late)):
        assert facts.OPTIONS[option].coins(round) == price


@pytest.mark.parametrize(("round", "price"), [(6, 1), (7, 2)])
def test_5_2_the_price_is_paid_when_the_option_is_chosen(round: int, price: int):
    played = play(rich(round=round), "option tow")
    assert played.gained(0, "coins") == -price
    assert played.state.seats[0].option == "tow"
    assert played.event("option_chosen").params["coins"] == price


def test_5_2_there_are_eight_options_and_three_of_them_have_a_pilot():
    assert len(facts.OPTIONS) == 8
    assert tuple(option.id for option in facts.OPTIONS.values() if option.pilot) == PILOTS
    assert tuple(option.id for option in facts.OPTIONS.values() if option.tow) == (
        "tow",
        "tow_pilot",
        "tow_transport",
    )


# What each option does


def test_5_2_the_pilot_reaches_ruhrort_and_every_sale_space_downstream():
    state = play(rich(), "option pilot", "start st_mintard").state
    assert legal(state) == [
        "plan in_saarn", "plan ci_muelheim", "plan in_muelheim", "plan po_ruhrort", "end",
    ]  # fmt: skip


def test_r7_without_a_pilot_ruhrort_and_far_spaces_are_out_of_reach():
    state = play(rich(), "start st_mintard").state
    assert legal(state) == ["plan in_saarn", "end"]
    assert refusal(state, "plan po_ruhrort").code == "ruhrort-needs-pilot"
    assert refusal(state, "plan ci_muelheim").params["distance"] == 4


def test_r6_any_sale_space_within_reach_may_be_chosen_and_barges_do_not_block():
    state = rich()
    state.dice["st_muelheim"] = 2
    fresh(state, 1, place="in_muelheim")
    ready = play(state, "option pilot", "start st_muelheim").state
    assert "plan in_muelheim" in legal(ready)
    assert refusal(ready, "plan st_muelheim").code == "no-sale-space"


def test_5_2_transport_brings_the_die_on_the_arrow_to_any_empty_storage_of_its_colour():
    state = rich()
    state.tracks = {"black": (5, 2), "white": ()}
    played = play(state, "option transport", "transport black st_broich")
    assert played.state.dice["st_broich"] == 5
    assert played.state.tracks["black"] == (2,)
    assert refusal(play(state, "option transport").state, "transport black st_oefte").code == "storage-filled"


def test_r16_black_dice_go_to_black_dominions_and_white_ones_to_the_mark():
    state = rich()
    state.tracks = {"black": (3,), "white": (4,)}
    ready = play(state, "option transport").state
    assert refusal(ready, "transport black st_winz").code == "colour-not-there"
    assert refusal(ready, "transport white st_broich").code == "colour-not-there"


def test_r22_a_white_die_may_be_transported_without_the_mark_tile_where_a_black_one_can_be_shipped():
    state = rich()
    state.tracks = {"black": (), "white": (4,)}
    assert judged(play(state, "option transport").state, "transport white st_winz") is None
    state.dice = {"st_gedern": 4}
    assert refusal(state, "option transport").code == "no-start-downstream"


def test_r17_after_transport_the_start_may_be_another_storage_downstream():
    state = play(rich(), "option transport", "transport black st_broich").state
    assert judged(state, "start st_oefte") is None


def test_r15_transport_to_where_nothing_could_start_is_refused():
    state = rich()
    state.dice = {"st_horst": 3}
    ready = play(state, "option transport").state
    assert refusal(ready, "transport black st_heisingen").code == "start-needs-pilot"
    assert judged(ready, "transport black st_oefte") is None


def test_5_2_tow_starts_from_a_storage_upstream():
    state = play(rich(), "option tow").state
    assert legal(state) == ["start st_horst"]
    assert refusal(state, "start st_oefte").code == "tow-goes-upstream"


def test_5_2_transport_and_pilot_does_both():
    state = play(rich(), "option transport_pilot", "transport black st_heisingen", "start st_heisingen").state
    assert "plan po_ruhrort" in legal(state)


def test_5_2_tow_and_pilot_does_both():
    state = rich()
    state.dice["st_horst"] = 3
    assert "plan po_ruhrort" in legal(play(state, "option tow_pilot", "start st_horst").state)


def test_r17_tow_and_transport_starts_from_the_storage_it_filled_upstream():
    state = rich()
    fresh(state, 0, place="ci_kettwig")
    fresh(state, 1, place="in_bergerhausen")
    del state.dice["st_steele"]
    ready = play(state, "option tow_transport").state
    assert legal(ready) == ["transport black st_steele"]
    assert refusal(ready, "transport black st_broich").code == "tow-goes-upstream"
    assert refusal(ready, "transport black st_heisingen").code == "start-needs-pilot"
    filled = play(ready, "transport black st_steele").state
    assert legal(filled) == ["start st_steele"]
    assert refusal(filled, "start st_horst").params["instead_storage"] == "st_steele"


def test_6_3_a_start_goes_downstream_without_a_tow_option():
    assert refusal(rich(), "start st_horst").code == "start-only-downstream"
    assert judged(rich(), "start st_steele") is None


def test_6_3_each_storage_holds_one_barge():
    state = play(rich(), "start st_rellinghausen", "end").state
    violation = refusal(state, "start st_rellinghausen")
    assert (violation.code, violation.params["other"]) == ("storage-taken", 0)


def test_6_3_a_start_needs_a_die():
    assert refusal(rich(), "start st_broich").code == "storage-empty"
    assert refusal(rich(), "start st_moon").code == "unknown-storage"


def test_6_3_only_who_has_the_mark_tile_starts_in_the_mark():
    assert refusal(play(rich(), "option tow").state, "start st_gedern").code == "mark-tile-needed"
    assert legal(play(rich("county_mark"), "option tow").state) == ["start st_gedern", "start st_horst"]


@pytest.mark.parametrize("lock_spaces", ["count", "vanish"])
def test_2_1_r5_r15_a_helm_storage_is_no_start_without_a_pilot(lock_spaces: str):
    """Neither by the distance nor where locks have brought the sale within two spaces."""
    state = rich(lock_spaces=lock_spaces)
    state.dice = {"st_heisingen": 3}
    state.obstacles = {}
    violation = refusal(state, "start st_heisingen")
    assert (violation.code, violation.rule) == ("start-needs-pilot", "2.1")
    assert refusal(state, "option replenishment").code == "tile-needed"
    assert judged(state, "option pilot") is None
    assert not any(line.startswith("start") for line in legal(state))


def test_r15_an_option_after_which_nothing_could_be_sold_is_refused_with_the_reason():
    state = rich()
    state.dice = {"st_mintard": 3}
    violation = refusal(state, "option tow")
    assert (violation.code, violation.params["option"]) == ("no-start-upstream", "tow")
    state.tracks = {"black": (), "white": ()}
    assert refusal(state, "option transport").code == "tracks-empty"
    assert "option pilot" in legal(state)
    assert "option tow" not in legal(state)


def test_2_1_r5_under_vanish_neither_tow_nor_a_transported_die_lets_a_helm_be_left_without_a_pilot():
    """From Kettwig, all obstacles gone: Heisingen lies upstream, one space from Werden."""
    state = rich(lock_spaces="vanish")
    state.obstacles, state.dice = {}, {"st_steele": 3}
    fresh(state, 0, place="ci_kettwig")
    ready = play(state, "option tow_transport").state
    assert refusal(ready, "transport black st_heisingen").code == "start-needs-pilot"
    assert judged(ready, "transport black st_rellinghausen") is None
    state.dice = {"st_heisingen": 3}
    assert refusal(state, "option tow").code == "no-start-upstream"
    assert legal(play(state, "option tow_pilot").state) == ["start st_heisingen"]


# Wage and replenishment


def test_5_2_wage_needs_its_tile_and_brings_two_coins():
    assert refusal(rich(), "option wage").params["tile"] == "wage"
    assert play(rich("wage"), "option wage").gained(0, "coins") == 2


def test_r21_only_the_first_to_choose_it_gets_the_wage():
    state = rich("wage")
    fresh(state, 1, tiles=("wage",))
    violation = refusal(play(state, "option wage", "start st_steele", "end").state, "option wage")
    assert (violation.code, violation.params["other"]) == ("wage-taken", 0)


def test_5_2_any_number_of_players_choose_another_option():
    state = play(rich(), "option pilot", "start st_steele", "end").state
    assert judged(state, "option pilot") is None


@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 6), (5, 6)])
def test_5_2_replenishment_raises_a_die_by_two_up_to_six(before: int, after: int):
    state = rich("replenishment")
    state.dice["st_gedern"] = before
    played = play(state, "option replenishment", "replenish st_gedern")
    assert played.state.dice["st_gedern"] == after
    assert "start st_steele" in legal(played.state)


def test_r60_a_die_that_shows_six_can_be_neither_replenished_nor_hauled():
    state = rich("replenishment", "coal_hauler")
    state.dice["st_steele"] = 6
    assert refusal(state, "haul st_steele 6").rule == "R60"
    ready = play(state, "option replenishment").state
    assert refusal(ready, "replenish st_steele").rule == "R60"
    assert "replenish st_steele" not in legal(ready)
    state.dice = dict.fromkeys(state.dice, 6)
    assert refusal(state, "option replenishment").code == "nothing-to-replenish"


def test_6_1_neither_wage_nor_replenishment_in_round_12():
    for round, closed in ((11, False), (12, True)):
        state = rich("wage", "replenishment", round=round)
        for option in ("wage", "replenishment"):
            violation = judged(state, f"option {option}")
            assert (violation is not None and violation.code == "option-not-in-last-round") is closed


def test_r20_a_die_under_a_barge_is_not_free_but_can_be_raised():
    state = rich("wage")
    fresh(state, 1, tiles=("replenishment", "coal_hauler"))
    later = play(state, "start st_rellinghausen", "end").state
    assert refusal(later, "start st_rellinghausen").code == "storage-taken"
    assert judged(later, "haul st_rellinghausen 5") is None
    assert judged(play(later, "option replenishment").state, "replenish st_rellinghausen") is None


# Pilot ban, round 1, Ruhrort


@pytest.mark.parametrize("option", PILOTS)
def test_r23_the_pilot_ban_blocks_three_options_also_by_the_tow_action_tile(option: str):
    state = rich("tow_action")
    state.pilot_ban = True
    assert refusal(state, f"option {option}").code == "pilot-banned"
    if option == "tow_pilot":
        assert refusal(state, f"option {option} free").code == "pilot-banned"
    assert not any(option in line.split() for line in legal(state))


@pytest.mark.parametrize(("switch", "refused"), [("no", True), ("yes", False)])
def test_r18_r66_in_round_1_starts_are_free_and_towing_is_a_switch(switch: str, refused: bool):
    state = rich(round=1, tow_in_round_1=switch)
    for own in state.seats:
        own.place = None
    assert judged(state, "start st_horst") is None
    assert judged(state, "start st_mintard") is None
    for option in TOWS:
        violation = judged(state, f"option {option}")
        assert (violation is not None and violation.code == "no-tow-in-round-1") is refused


def test_r19_from_ruhrort_only_the_three_tow_options_lead_on():
    state = rich()
    fresh(state, 0, place="po_ruhrort")
    assert refusal(state, "start st_mintard").code == "ruhrort-needs-tow"
    assert refusal(state, "option transport").code == "ruhrort-needs-tow"
    assert legal(state) == [f"option {option}" for option in TOWS]


def test_r19_the_tow_action_tile_leads_on_from_ruhrort_for_nothing():
    state = rich("tow_action", coins=0)
    fresh(state, 0, place="po_ruhrort")
    played = play(state, "option tow free", "start st_mintard")
    assert played.gained(0, "coins") == 0
    assert played.state.seats[0].turned == ("tow_action",)
    assert "option_chosen_by_tile" in played.kinds()


def test_r42_the_tow_action_tile_serves_once_and_for_tow_options_only():
    state = rich("tow_action")
    assert refusal(state, "option pilot free").code == "tow-action-only-tows"
    fresh(state, 0, turned=("tow_action",))
    assert refusal(state, "option tow free").code == "white-tile-used"
    assert refusal(rich(), "option tow free").code == "tile-needed"


# The turn


def test_r14_one_option_at_most_then_the_start_and_the_end():
    state = rich()
    assert refusal(state, "end").params["stage"] == "option"
    chosen = play(state, "option pilot").state
    assert refusal(chosen, "option transport").code == "decision-open"
    assert refusal(chosen, "end").params["stage"] == "start"
    assert judged(play(chosen, "start st_steele").state, "end") is None


def test_r14_no_option_is_allowed():
    state = play(rich(), "start st_steele", "end").state
    assert state.seats[0].option is None
    assert state.seats[0].place == "st_steele"
    assert state.turn.seat == 1


def test_r2_the_order_is_that_of_the_barges_upstream_first_in_round_1_that_of_the_state():
    state = table(3)
    fresh(state, 0, place="ci_kettwig")
    fresh(state, 1, place="ci_kettwig")
    played, waits = begin_phase(state, 3)
    assert waits
    assert played.state.order == (2, 1, 0)
    state.round, state.order = 1, (1, 2, 0)
    assert begin_phase(state, 3)[0].state.order == (1, 2, 0)


def test_6_3_the_phase_is_over_once_every_barge_is_loaded():
    state = table(2, seat=1)
    fresh(state, 0, place="st_steele")
    ready = play(state, "start st_rellinghausen").state
    change = Change(ready, 1)
    assert not starting.go_on(change)
    assert change.state.waiting == ()


def test_a_plan_is_told_to_its_seat_alone_and_remembers_what_the_sale_pays_at_the_end_of_the_turn():
    state = rich("coal_hauler")
    played = play(state, "start st_steele", "plan in_spillenburg", "haul st_steele 6")
    assert played.event("sale_planned").only == (0,)
    assert played.state.seats[0].plan == Sale("in_spillenburg", 1)
    assert play(played.state, "end").state.seats[0].plan == Sale("in_spillenburg", 4)


def test_a_plan_may_be_changed_and_must_be_within_reach():
    state = play(rich(), "option pilot", "start st_steele", "plan in_spillenburg", "plan ci_werden").state
    assert state.seats[0].plan == Sale("ci_werden", 1)
    assert refusal(state, "plan ci_steele").code == "only-downstream"


# White tiles in phase 3


@pytest.mark.parametrize(("switch", "values"), [("to_six", [4, 5, 6]), ("by_one", [4])])
def test_r43_the_coal_hauler_raises_a_die_to_any_value_or_by_one(switch: str, values: list[int]):
    state = rich("coal_hauler", coal_hauler=switch)
    hauls = [line for line in legal(state) if line.startswith("haul st_steele")]
    assert hauls == [f"haul st_steele {value}" for value in values]
    for value in (1, 3, 7, *({5, 6} if switch == "by_one" else ())):
        expected = "value-out-of-range" if len(values) > 1 else "only-this-value"
        assert refusal(state, f"haul st_steele {value}").code == expected


def test_r42_the_coal_hauler_and_the_inn_serve_once_at_any_stage_of_the_own_turn():
    state = rich("coal_hauler", "inn", "replenishment", coins=0)
    for lines in ((), ("option transport",), ("option replenishment",), ("option pilot",), ("start st_steele",)):
        ready = play(state, *lines).state
        played = play(ready, "haul st_steele 5", "inn coin")
        assert played.gained(0, "coins") == 3
        assert set(played.state.seats[0].turned) == {"coal_hauler", "inn"}
        assert refusal(played.state, "inn coin").code == "white-tile-used"
    assert refusal(rich(), "haul st_steele 5").params["tile"] == "coal_hauler"
    assert refusal(state, "haul st_broich 5").code == "storage-empty"
    assert refusal(state, "haul st_moon 5").code == "unknown-storage"


def test_r42_a_hauler_that_leaves_nothing_to_replenish_leads_on_to_the_start():
    """Else the turn would wait for a die to raise where all of them show six."""
    state = rich("coal_hauler", "replenishment")
    state.dice = {**dict.fromkeys(state.dice, 6), "st_oefte": 4}
    ready = play(state, "option replenishment").state
    assert play(ready, "haul st_oefte 5").state.turn.stage == "replenish"
    hauled = play(ready, "haul st_oefte 6").state
    assert hauled.turn.stage == "start"
    assert "start st_steele" in legal(hauled)


def test_6_5_2_the_inn_brings_three_coins_or_two_points():
    state = rich("inn")
    assert play(state, "inn coin").gained(0, "coins") == 3
    assert play(state, "inn point").gained(0, "points") == 2


# Fallback


def stuck(coins: int = 1):
    """A seat that must tow for more than it can pay: in Ruhrort in round 7, in debt with four warehouses."""
    state = rich(coins=coins, round=7)
    fresh(state, 0, place="po_ruhrort")
    in_debt(state, 0, 4)
    points(state, 0, 5)
    return state


def test_r28_r61_where_nothing_can_be_paid_all_coins_and_two_points_go_and_the_option_is_used():
    played = play(stuck(), "option tow")
    assert (played.gained(0, "coins"), played.gained(0, "points"), played.gained(0, "debts")) == (-1, -2, 0)
    assert played.event("option_chosen_unpaid").params == {"option": "tow", "coins": 1, "points": 2}
    assert judged(played.state, "start st_oefte") is None


def test_r28_points_do_not_fall_below_nothing():
    state = stuck()
    points(state, 0, 1)
    assert play(state, "option tow").gained(0, "points") == -1


def test_r61_the_fallback_opens_for_every_option_that_allows_a_delivery():
    assert legal(stuck()) == [f"option {option}" for option in TOWS]
    offers = special_options.option_offers(stuck(), 0)
    assert [offer.unpaid for offer in offers if offer.violation is None] == [True, True, True]


def test_r61_no_fallback_where_something_that_allows_a_delivery_can_be_paid():
    state = stuck(coins=2)
    assert legal(state) == ["option tow"]
    assert refusal(state, "option tow_pilot").code == "too-few-coins"
    elsewhere = stuck()
    fresh(elsewhere, 0, place="ci_steele")
    assert refusal(elsewhere, "option tow").code == "too-few-coins"


# What the panel asks


def test_offers_say_price_debts_and_what_forbids_each_option():
    state = rich(coins=1)
    offers = {offer.action: offer for offer in special_options.option_offers(state, 0)}
    assert len(offers) == 8
    assert (offers[ChooseOption("tow_pilot")].price, offers[ChooseOption("tow_pilot")].debts) == (2, 1)
    refused = offers[ChooseOption("wage")].violation
    assert refused is not None
    assert refused.code == "tile-needed"
    assert offers[ChooseOption("pilot")].violation is None


def test_starts_say_where_each_trip_ends_and_what_it_brings():
    (start, *_) = starting.starts_now(rich(), 0)
    assert (start.storage, start.colour, start.value) == ("st_steele", "black", 3)
    (trip,) = start.trips
    assert (trip.space, trip.value, trip.lost, trip.coins, trip.cube) == ("in_spillenburg", 2, True, 1, True)
    far = starts.starts_with_trips(rich(), 0, facts.OPTIONS["pilot"])[0]
    assert [trip.space for trip in far.trips][-1] == "po_ruhrort"
