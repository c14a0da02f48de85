"""Livraison: delivering complete orders."""

from coal_baron_builders import complete, lines, order, play, refusal, table


def test_livraison_example_9_and_10():
    """All complete orders of the horse cart: 9 + 10 = 19 points; the cubes go back to the supply."""
    own = (complete("horse_cart_09"), complete("horse_cart_10"), complete("handcart_07"), order("horse_cart_01"))
    played = play(table(seats={0: {"outstanding": own}}), "place delivery_horse_cart")
    seat = played.state.seats[0]
    assert seat.points == 19
    assert seat.delivered == ("horse_cart_09", "horse_cart_10")
    assert [left.order for left in seat.outstanding] == ["handcart_07", "horse_cart_01"]
    assert played.state.supply == (14, 14, 14, 16)


def test_d1_all_or_nothing():
    """There is no delivering one of two complete orders of a vehicle."""
    own = (complete("truck_01"), complete("truck_02"))
    assert play(table(seats={0: {"outstanding": own}}), "place delivery_truck").state.seats[0].outstanding == ()


def test_livraison_needs_a_complete_order_of_the_vehicle():
    """The refusal names the order of the vehicle that lacks least, or that there is none."""
    own = (complete("truck_01"), order("handcart_07", "grey"), order("handcart_11"))
    state = table(seats={0: {"outstanding": own}})
    violation = refusal(state, "place delivery_handcart")
    assert violation.code == "no-complete-order"
    assert violation.params == {"vehicle": "handcart", "order": "handcart_07", "count": 1}
    violation = refusal(state, "place delivery_locomotive")
    assert (violation.code, violation.params) == ("no-order-of-vehicle", {"vehicle": "locomotive"})
    assert [line for line in lines(state) if "delivery" in line] == ["place delivery_truck"]


def test_d2_holding_back_by_another_vehicle():
    own = (complete("truck_01"), complete("handcart_01"))
    seat = play(table(seats={0: {"outstanding": own}}), "place delivery_truck").state.seats[0]
    assert [left.order for left in seat.outstanding] == ["handcart_01"]


def test_d3_substitutes_go_back_as_what_they_are():
    """Two cubes on a space are both returned, in their own colours."""
    own = (order("truck_01", "grey+black"),)
    played = play(table(seats={0: {"outstanding": own}}), "place delivery_truck")
    assert played.state.supply == (13, 13, 14, 14)
    assert played.event("order_delivered").params == {"order": "truck_01", "points": 2, "count": 2}


def test_delivery_ledger():
    """Points, orders, delivered cards and cubes are all lines of the ledger."""
    played = play(table(seats={0: {"outstanding": (complete("truck_09"),)}}), "place delivery_truck")
    entries = {entry.account: entry.amount for entry in played.event("order_delivered").entries}
    assert entries == {"points": 9, "orders": -1, "delivered": 1, "cubes": -2}
