"""Usine de berlines and Commandes, "Important": drawing five, keeping at most one, putting back."""

import pytest
from coal_baron_builders import ORDER_PILE, TILE_PILE, lines, play, refusal, table

from games.coal_baron.game import GAME
from games.coal_baron.state import PileCard, Section
from games.coal_baron.turns import hand_of


def cards(pile) -> list[str]:
    return [card.card for card in pile]


def test_usine_important_five_tiles_one_kept_at_its_price():
    """F3: the tile kept is paid and placed like any other."""
    played = play(table(), "place factory_draw", "keep grey_2_dark", "return top")
    seat = played.state.seats[0]
    assert seat.francs == 3
    assert seat.sections[-1] == Section("grey_2_dark", ("grey", "grey"))
    assert played.event("tile_bought").params["francs"] == 6


def test_h3_the_five_are_seen_by_the_drawing_seat_only():
    played = play(table(), "place factory_draw")
    assert [(reveal.what, reveal.to) for reveal in played.reveals] == [("tiles", (0,))]
    assert played.event("tiles_drawn").only is None
    assert played.event("tiles_drawn").params == {"count": 5}
    assert played.event("tiles_seen").only == (0,)
    assert played.event("tiles_seen").params == {"tiles": TILE_PILE[:5]}
    assert GAME.observe(played.state, 0).drawn == TILE_PILE[:5]
    for other in (1, 2, None):
        assert GAME.observe(played.state, other).drawn == ()


def test_f4_all_others_on_top_in_the_order_named():
    """PutNext names the topmost first; the last one is filled in."""
    state = play(table(), "place order_draw", "keep truck_03", "return top").state
    assert state.turn.stage == "put_next"
    state = play(state, "next truck_05", "next truck_01", "next truck_04").state
    assert cards(state.order_pile) == ["truck_05", "truck_01", "truck_04", "truck_02", "truck_06"]
    assert state.turn.stage == "done"


def test_f4_all_others_under_the_pile():
    state = play(table(), "place order_draw", "keep truck_03", "return bottom").state
    state = play(state, "next truck_05", "next truck_01", "next truck_04").state
    assert cards(state.order_pile) == ["truck_06", "truck_05", "truck_01", "truck_04", "truck_02"]


def test_usine_important_none_kept_all_five_go_back():
    state = play(table(), "place factory_draw", "keep none", "return bottom").state
    assert state.seats[0].francs == 9
    for kind in TILE_PILE[:4]:
        state = play(state, f"next {kind}").state
    assert cards(state.tile_pile) == [TILE_PILE[5], *TILE_PILE[:5]]


def test_h3_others_learn_how_many_and_where_not_in_which_order():
    played = play(table(), "place order_draw", "keep truck_03", "return top")
    played = play(played.state, "next truck_05", "next truck_01", "next truck_04")
    assert played.event("orders_returned").params == {"count": 4, "place": "top"}
    assert all("truck" not in str(event) for event in played.events)


def test_f2_drawing_tiles_without_francs():
    """Legal with 0 francs. None can be kept, but that is told with the turn, not with the draw: it was forced."""
    drawn = play(table(seats={0: {"francs": 0}}), "place factory_draw")
    assert drawn.state.turn.stage == "keep"
    assert lines(drawn.state) == ["keep none"]
    assert "nothing_kept" not in drawn.kinds()
    kept = play(drawn.state, "keep none")
    assert kept.state.turn.stage == "return_to"
    assert "nothing_kept" in kept.kinds()
    assert len(hand_of(kept.state.turn)) == 5


def test_f2_a_tile_that_cannot_be_paid_cannot_be_kept():
    state = play(table(seats={0: {"francs": 3}}), "place factory_draw").state
    violation = refusal(state, "keep grey_2_dark")
    assert violation.code == "too-few-francs"
    assert violation.params == {"tile": "grey_2_dark", "francs_needed": 6, "francs_have": 3}
    assert lines(state) == ["keep yellow_2_light", "keep grey_1_light", "keep none"]


def test_only_drawn_cards_can_be_kept():
    state = play(table(), "place order_draw").state
    assert refusal(state, "keep truck_06").code == "order-not-drawn"
    assert refusal(state, "keep grey_1_dark").code == "unknown-order"
    state = play(table(), "place factory_draw").state
    assert refusal(state, "keep yellow_1_dark").code == "tile-not-drawn"


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_f5_fewer_than_five_left(left: int):
    """As many as there are; what is left over goes back without asking where: the pile is empty."""
    state = play(table(order_pile=ORDER_PILE[:left]), "place order_draw").state
    assert len(hand_of(state.turn)) == left
    state = play(state, "keep truck_01").state
    for card in ORDER_PILE[1 : left - 1]:
        state = play(state, f"next {card}").state
    assert cards(state.order_pile) == list(ORDER_PILE[1:left])
    assert state.turn.stage == "done"


def test_one_card_to_return_is_asked_where_but_not_in_which_order():
    state = table(order_pile=ORDER_PILE)
    state = play(state, "place order_draw", "keep truck_01").state
    assert lines(state) == ["return top", "return bottom"]
    drawn = GAME.observe(state, 0).drawn
    assert drawn == ORDER_PILE[1:5]


def test_equal_cards_left_are_not_asked_for():
    """Tiles of one kind are one choice, and their order none."""
    pile = ("grey_1_light", "grey_1_light", "grey_1_light", "brown_1_dark", "grey_1_light", "black_1_dark")
    state = play(table(tile_pile=pile), "place factory_draw").state
    assert lines(state) == ["keep grey_1_light", "keep brown_1_dark", "keep none"]
    state = play(state, "keep brown_1_dark", "return bottom").state
    assert cards(state.tile_pile) == ["black_1_dark", *["grey_1_light"] * 4]


def test_substitutes_are_chosen_before_the_other_tiles_go_back():
    state = play(table(supply=(13, 13, 0, 13)), "place factory_draw", "keep grey_2_dark").state
    assert state.turn.stage == "substitute"
    assert len(hand_of(state.turn)) == 4
    state = play(state, "substitute black", "substitute black").state
    assert (state.turn.stage, len(hand_of(state.turn))) == ("return_to", 4)


def test_drawing_does_not_refill_the_display():
    state = table(tile_slots=(None,) * 8)
    state = play(state, "place factory_draw", "keep grey_2_dark", "return top").state
    state = play(state, *(f"next {kind}" for kind in lines_of_hand(state)[:-1]), "end").state
    assert state.tile_slots == (None,) * 8


def lines_of_hand(state) -> list[str]:
    return list(hand_of(state.turn))


@pytest.mark.parametrize("line", ["end", "place bank", "cage 1"])
def test_nothing_else_before_the_cards_are_back(line: str):
    state = play(table(), "place order_draw").state
    for more in ((), ("keep none",), ("keep none", "return top")):
        assert refusal(play(state, *more).state, line).code == "decision-open"


def test_knowledge_of_returned_cards_belongs_to_the_returning_seat():
    state = play(table(), "place order_draw", "keep truck_03", "return top").state
    state = play(state, "next truck_05", "next truck_01", "next truck_04").state
    assert [card.seen_by for card in state.order_pile] == [(0,)] * 4 + [()]


def test_others_lose_their_knowledge_of_cards_drawn_and_returned():
    """Seat 1 knew the top cards; after seat 0 puts them back in its own order it does not."""
    state = table(order_pile=())
    state.order_pile = tuple(PileCard(card, (1,)) for card in ORDER_PILE)
    state = play(state, "place order_draw", "keep truck_03", "return top").state
    state = play(state, "next truck_05", "next truck_01", "next truck_04").state
    assert [card.seen_by for card in state.order_pile] == [(0,)] * 4 + [(1,)]


def test_a_single_card_returned_is_still_known_to_who_knew_it():
    state = table(order_pile=())
    state.order_pile = (PileCard("truck_01", (1,)),)
    state = play(state, "place order_draw", "keep none").state
    assert state.order_pile == (PileCard("truck_01", (0, 1)),)


def test_commandes_kept_order_is_taken():
    played = play(table(), "place order_draw", "keep truck_03")
    assert [own.order for own in played.state.seats[0].outstanding] == ["truck_03"]
    assert played.event("order_taken").params == {"order": "truck_03"}


def test_commandes_example_locomotive_from_the_display():
    """The card is taken at once, the slot is filled from the pile at the end of the turn."""
    state = play(table(), "place order_2").state
    assert state.seats[0].outstanding[0].order == "locomotive_02"
    assert state.order_slots[1] is None
    played = play(state, "end")
    assert played.state.order_slots == ("locomotive_01", "truck_01", "locomotive_03", "locomotive_04")
    assert [(reveal.what, reveal.to) for reveal in played.reveals] == [("order_slot.2", None)]


def test_f6_empty_order_pile_leaves_the_slot_empty():
    played = play(table(order_pile=()), "place order_2", "end")
    assert played.state.order_slots[1] is None
    assert refusal(played.state, "place order_2").code == "slot-empty"


def test_o1_no_limit_on_outstanding_orders():
    state = table(seats={0: {"workers": 15}, 1: {"workers": 0}, 2: {"workers": 0}})
    for line in ("place order_1", "place order_2", "place order_3", "place order_4"):
        state = play(state, line, "end").state
    assert len(state.seats[0].outstanding) == 4
