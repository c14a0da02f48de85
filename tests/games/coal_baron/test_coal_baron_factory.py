"""Usine de berlines: buying tiles, loading them, shortage of cubes, refill."""

from coal_baron_builders import legal, lines, mine, play, refusal, table

from games.coal_baron.state import PileCard, Section

GREY_GONE = {"supply": (13, 13, 0, 13)}


def test_usine_de_berlines_example_two_grey_minecarts_cost_6_francs():
    """Two grey minecarts cost 6 francs; a grey cube lies on each; the tile lies on the grey level, light side."""
    played = play(table(), "place factory_3")
    seat = played.state.seats[0]
    assert seat.francs == 9 - 6
    assert seat.sections[-1] == Section("grey_2_light", ("grey", "grey"))
    assert played.state.supply == (13, 13, 11, 13)
    assert played.event("tile_bought").params == {"tile": "grey_2_light", "francs": 6, "count": 2}


def test_usine_de_berlines_refill_at_the_end_of_the_turn():
    """F7: the slot stays empty until EndTurn, then shows the pile's first tile, to everyone."""
    state = play(table(), "place factory_3").state
    assert state.tile_slots[2] is None
    played = play(state, "end")
    assert played.state.tile_slots[2] == "yellow_2_light"
    assert len(played.state.tile_pile) == 5
    assert [(reveal.what, reveal.to) for reveal in played.reveals] == [("tile_slot.3", None)]
    assert played.event("tile_turned_up").places == ("tile_slot.3",)


def test_f6_empty_pile_leaves_the_slot_empty():
    played = play(table(tile_pile=()), "place factory_3", "end")
    assert played.state.tile_slots[2] is None
    assert played.reveals == []
    assert "slot_stays_empty" in played.kinds()


def test_f1_no_credit():
    state = table(seats={0: {"francs": 5}})
    violation = refusal(state, "place factory_3")
    assert violation.code == "too-few-francs"
    assert violation.params == {"tile": "grey_2_light", "francs_needed": 6, "francs_have": 5}
    assert legal(table(seats={0: {"francs": 6}}), "place factory_3")


def test_f10_no_limit_per_level_and_side():
    state = table(seats={0: {"sections": mine(*["grey_2_light"] * 3), "francs": 6}})
    assert len(play(state, "place factory_3").state.seats[0].sections) == 8


def test_f8_shortage_the_player_chooses_another_colour():
    """Notes supplémentaires: matching cubes first, then any colour for each cart; the price stays."""
    state = table(supply=(13, 13, 1, 13))
    state = play(state, "place factory_3").state
    assert state.turn.stage == "substitute"
    assert state.seats[0].francs == 3
    assert lines(state) == ["substitute yellow", "substitute brown", "substitute black"]
    state = play(state, "substitute black").state
    assert state.seats[0].sections[-1].cubes == ("grey", "black")
    assert state.supply == (13, 13, 0, 12)
    assert state.turn.stage == "done"


def test_f8_each_cart_is_chosen_by_itself():
    state = play(table(**GREY_GONE), "place factory_3", "substitute black", "substitute yellow").state
    assert state.seats[0].sections[-1].cubes == ("black", "yellow")


def test_f8_the_turn_cannot_end_with_a_cart_unfilled():
    violation = refusal(play(table(**GREY_GONE), "place factory_3").state, "end")
    assert (violation.code, violation.params) == ("decision-open", {"stage": "substitute"})


def test_f8_required_forbids_leaving_a_cart_empty():
    state = play(table(**GREY_GONE), "place factory_3").state
    assert refusal(state, "substitute none").code == "substitute-required"


def test_f8_optional_lets_a_cart_stay_empty():
    state = table(**GREY_GONE, options={"substitutes": "optional"})
    state = play(state, "place factory_3", "substitute none", "substitute brown").state
    assert state.seats[0].sections[-1].cubes == ("brown", None)
    assert state.supply == (13, 12, 0, 13)


def test_f8_one_colour_left_is_filled_in_when_required():
    """A parameter with one legal value is not asked."""
    played = play(table(supply=(0, 0, 0, 5)), "place factory_3")
    assert played.state.turn.stage == "done"
    assert played.state.seats[0].sections[-1].cubes == ("black", "black")
    assert played.kinds().count("substitute_put") == 2


def test_f8_one_colour_left_is_asked_when_optional():
    state = play(table(supply=(0, 0, 0, 5), options={"substitutes": "optional"}), "place factory_3").state
    assert lines(state) == ["substitute black", "substitute none"]


def test_f8_an_empty_supply_leaves_carts_empty():
    for option in ("required", "optional"):
        played = play(table(supply=(0, 0, 0, 0), options={"substitutes": option}), "place factory_3")
        assert played.state.turn.stage == "done"
        assert played.state.seats[0].sections[-1].cubes == (None, None)
        assert played.event("minecart_left_empty").params == {"tile": "grey_2_light", "count": 2}


def test_f8_supply_runs_out_within_one_tile():
    """The last cube goes on the first cart, the second stays empty."""
    state = play(table(supply=(1, 0, 0, 0)), "place factory_3").state
    assert state.seats[0].sections[-1].cubes == ("yellow", None)


def test_f8_only_cubes_that_are_in_the_supply():
    state = play(table(supply=(13, 0, 0, 13)), "place factory_3").state
    violation = refusal(state, "substitute brown")
    assert (violation.code, violation.params) == ("none-in-supply", {"coal": "brown", "instead_coal": "yellow"})


def test_f9_a_substitute_stays_a_cube_of_its_own_colour():
    """The black cube on the grey level is loaded there as black."""
    state = table(seats={0: {"sections": mine("grey_2_light:black,black")}})
    state = play(state, "place mining_6", "cage 3").state
    assert "load black" in lines(state)
    state = play(state, "load black", "load black").state
    assert state.seats[0].cage == ("black", "black")


def test_f11_minecarts_never_refill():
    state = table(seats={0: {"sections": mine("grey_2_light:")}})
    state = play(state, "place factory_1", "end").state
    assert state.seats[0].sections[4].cubes == (None, None)


def test_known_pile_card_turned_up_is_known_no_more():
    """The tile that only seat 1 had seen is public once it lies in the display."""
    state = table(tile_pile=())
    state.tile_pile = (PileCard("grey_1_light", (1,)), PileCard("brown_2_dark", (1,)))
    state = play(state, "place factory_3", "end").state
    assert state.tile_pile == (PileCard("brown_2_dark", (1,)),)
