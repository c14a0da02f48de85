"""On what the numbers of events rest, and results of nothing."""

import pytest
from coal_baron_builders import complete, last_turn, mine, mining, order, play, table

from games.coal_baron.state import Section
from games.engine.event import Event

COUNTS = {
    "coal_yellow": ("truck_01",),
    "coal_black": ("truck_11",),
}


def grounds(event: Event) -> dict[str, dict[str, object]]:
    """The facts of an event by kind."""
    assert len({fact.kind for fact in event.facts}) == len(event.facts)
    return {fact.kind: dict(fact.params) for fact in event.facts}


def test_tour_de_jeu_workers_by_who_stood_there():
    assert grounds(play(table(), "place mining_6").event("workers_placed")) == {"space_was_free": {}}
    taken = play(table(workers={"mining_6": (2, 3)}), "place mining_6").event("workers_placed")
    assert grounds(taken) == {"workers_stood": {"other": 2, "workers": 3}}
    bank = play(table(), "place bank")
    assert grounds(bank.event("workers_placed")) == {"bank_takes_one": {}}
    assert grounds(bank.event("francs_taken")) == {"space_pays": {"space": "bank", "francs": 1}}


def test_usine_de_berlines_price_by_minecart_and_what_the_supply_had():
    assert grounds(play(table(), "place factory_3").event("tile_bought")) == {
        "tile_price": {"count": 2, "francs": 3}
    }
    short = play(table(supply=(5, 5, 1, 0)), "place factory_3", "substitute brown")
    assert grounds(short.event("tile_bought"))["supply_had"] == {"coal": "grey", "count": 1}
    assert grounds(short.event("substitute_put")) == {"supply_had": {"coal": "grey", "count": 0}}


def test_livraison_what_lay_on_the_card():
    state = table(seats={0: {"outstanding": (order("truck_02", "grey+black"),)}})
    assert grounds(play(state, "place delivery_truck").event("order_delivered")) == {
        "order_held": {"coals": ("grey", "black")}
    }


def test_fin_dun_quart_everybodys_counts_and_what_the_places_are_worth():
    state = last_turn(seats={0: {"delivered": ("truck_11",)}, 1: {"delivered": ("truck_06",)}})
    assert grounds(play(state, "end").event("element_scored", 0)) == {
        "element_counts": {"element": "coal_black", "counts": (3, 1, 0)},
        "element_places": {"points": 5, "second": 2},
    }


@pytest.mark.parametrize(
    ("delivered", "tie"),
    [
        (("truck_06", "handcart_05", ""), "first_shared"),
        (("truck_11", "handcart_05", "truck_06"), "second_shared"),
        (("truck_11", "", ""), None),
        (("truck_11", "handcart_05"), "second_unpaid"),
    ],
)
def test_s4_s5_s6_how_ties_share_the_places(delivered: tuple[str, ...], tie: str | None):
    seats = {seat: {"delivered": (card,)} for seat, card in enumerate(delivered) if card}
    scored = play(last_turn(len(delivered), seats=seats), "end").every("element_scored", 0)
    (black,) = (event for event in scored if event.params["element"] == "coal_black")
    assert {*grounds(black)} - {"element_counts", "element_places"} == ({tie} if tie else set())


def test_s3_one_line_for_all_who_got_nothing_in_a_scoring():
    """Yellow, brown and grey bring nobody anything, black nothing to the third player."""
    state = last_turn(seats={0: {"delivered": ("truck_11",)}, 1: {"delivered": ("truck_06",)}})
    nothing = play(state, "end").event("nothing_scored")
    assert (nothing.seat, nothing.entries, nothing.params) == (None, (), {"counts": (3, 3, 4)})
    assert [fact.params for fact in nothing.facts] == [
        {"element": "coal_yellow", "counts": (0, 0, 0)},
        {"element": "coal_brown", "counts": (0, 0, 0)},
        {"element": "coal_grey", "counts": (0, 0, 0)},
        {"element": "coal_black", "counts": (3, 1, 0)},
    ]


def test_fin_dun_quart_no_such_line_where_everybody_scores():
    cards = ("truck_10", "handcart_11", "horse_cart_10")
    played = play(last_turn(seats={seat: {"delivered": (card,)} for seat, card in enumerate(cards)}), "end")
    assert not played.every("nothing_scored")


def test_s8_workers_in_the_factory_and_the_order_among_equals():
    state = last_turn(start_seat=1, workers={"factory_1": (0, 3), "factory_2": (2, 3)})
    assert grounds(play(state, "end").event("start_marker_given")) == {
        "factory_workers": {"counts": (3, 0, 3)},
        "start_clockwise": {},
    }
    alone = last_turn(workers={"factory_1": (1, 2)})
    assert grounds(play(alone, "end").event("start_marker_given")) == {"factory_workers": {"counts": (0, 2, 0)}}


def test_fin_dun_quart_2_where_workers_come_back_from():
    state = last_turn(workers={"factory_1": (1, 2), "mining_6": (1, 1)}, bank=(15, 11, 15), canteen=(0, 1, 0))
    assert grounds(play(state, "end").event("workers_returned", 1)) == {
        "workers_were": {"count": 3, "bank": 11, "canteen": 1}
    }


def test_fin_de_la_partie_every_conversion_says_of_what():
    empty = tuple(Section(section.kind, (None,)) for section in mine())
    own = {
        "francs": 13,
        "sections": (*empty, *mine("grey_2_light:grey", "black_1_light:")[4:]),
        "cage": ("grey", "black"),
        "storage": ("brown",),
        "outstanding": (order("truck_01", "grey+black"), complete("truck_02")),
    }
    played = play(last_turn(shift=3, seats={0: own}), "end")
    assert grounds(played.event("francs_converted", 0)) == {"francs_had": {"francs": 13, "needed": 5, "left": 3}}
    assert grounds(played.event("cubes_converted", 0)) == {
        "cubes_were": {"mine": 1, "cage": 2, "storage": 1, "on_orders": 3, "needed": 3}
    }
    assert grounds(played.event("undelivered_counted", 0)) == {
        "orders_left": {"orders": ("truck_01", "truck_02"), "points": -1}
    }
    assert played.event("undelivered_counted", 1).facts == ()
    assert grounds(played.event("balance_counted", 0)) == {"tiles_in_excess": {"count": 2, "points": -2}}


def test_fin_de_la_partie_everybodys_points_and_what_decides():
    seats = {seat: {"sections": (), "francs": 3} for seat in range(3)}
    seats[2]["points"] = 1
    played = play(last_turn(shift=3, seats=seats), "end")
    assert grounds(played.event("game_won")) == {"points_were": {"counts": (0, 0, 1)}}
    seats[2]["points"] = 0
    shared = play(last_turn(shift=3, seats=seats), "end").every("victory_shared")[0]
    assert grounds(shared)["francs_decide"] == {"counts": (3, 3, 3)}


def test_mining_rests_on_nothing_unsaid():
    assert play(mining(), "cage 3").event("cage_moved").facts == ()
