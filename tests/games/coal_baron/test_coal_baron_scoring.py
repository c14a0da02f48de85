"""Fin d'un quart: the scoring of a shift, the start player, the next shift."""

import pytest
from coal_baron_builders import complete, last_turn, mine, play

from games.coal_baron import facts
from games.coal_baron.scoring import count, next_start_seat, points_of, standings

ELEMENT = {element.id: element for element in facts.ELEMENTS}
JULES = ("handcart_07", "horse_cart_09", "horse_cart_10")
HUGO = ("handcart_08", "horse_cart_02")
EMMA = ("handcart_10", "horse_cart_04")


def scored(state) -> dict[str, tuple[int, ...]]:
    """Points by element for each seat of the scoring that ending the turn brings."""
    played = play(state, "end")
    return {result.element: result.points for result in played.phase_ends[0].state.scoring}


def counts(state) -> dict[str, tuple[int, ...]]:
    return {result.element: result.counts for result in standings(state, 3)}


def test_fin_dun_quart_example_3_grey_3_black_1_yellow_1_brown():
    """The spaces of Jules's delivered orders by colour."""
    counted = counts(last_turn(seats={0: {"delivered": JULES}}))
    assert [counted[f"coal_{coal}"][0] for coal in ("grey", "black", "yellow", "brown")] == [3, 3, 1, 1]


def test_fin_dun_quart_example_2_handcart_and_6_horse_cart_spaces():
    """S2: spaces are counted, not cards."""
    counted = counts(last_turn(seats={0: {"delivered": JULES}}))
    assert (counted["vehicle_handcart"][0], counted["vehicle_horse_cart"][0]) == (2, 6)


def test_fin_dun_quart_example_3_grey_and_4_black_empty_minecarts():
    """S7: printed minecarts count too."""
    sections = mine("grey_2_light:", "black_2_dark:", "black_1_light:")
    emptied = tuple(type(s)(s.kind, (None,) * len(s.cubes)) for s in sections)
    counted = counts(last_turn(seats={0: {"sections": emptied}}))
    assert (counted["empty_grey"][0], counted["empty_black"][0]) == (3, 4)


def test_exemple_de_decompte_hugo_emma_jules():
    """Handcart 6/6/-, horse cart 3/3/7, nothing for trucks and locomotives (S3, S4, S5)."""
    state = last_turn(shift=2, seats={0: {"delivered": HUGO}, 1: {"delivered": EMMA}, 2: {"delivered": JULES}})
    points = scored(state)
    assert points["vehicle_handcart"] == (6, 6, 0)
    assert points["vehicle_horse_cart"] == (3, 3, 7)
    assert points["vehicle_truck"] == points["vehicle_locomotive"] == (0, 0, 0)


@pytest.mark.parametrize(("shift", "elements"), [(1, 4), (2, 8), (3, 12)])
def test_s1_elements_by_shift(shift: int, elements: int):
    """Four elements after the first shift, eight after the second, all twelve after the third."""
    assert list(scored(last_turn(shift=shift))) == [element.id for element in facts.ELEMENTS[:elements]]


def test_s1_delivered_orders_count_again_in_every_scoring():
    """D4: what was delivered in shift 1 scores in shift 2 as well."""
    state = last_turn(seats={0: {"delivered": ("truck_06",)}})
    state = play(state, "end").state
    assert state.seats[0].points == 5
    for seat in state.seats:
        seat.workers = 0
    state.turn = last_turn().turn
    assert play(state, "end").state.seats[0].points == 5 + 5 + 8


@pytest.mark.parametrize(
    ("element", "counted", "points"),
    [
        ("coal_black", (3, 2, 1), (5, 2, 0)),  # first and second; no third place
        ("coal_black", (3, 3, 1), (5, 5, 0)),  # S4: tie for first, no second place
        ("coal_black", (3, 2, 2), (5, 2, 2)),  # S5: tie for second
        ("coal_black", (1, 0, 0), (5, 0, 0)),  # S3: nobody is second with none
        ("coal_black", (0, 0, 0), (0, 0, 0)),  # S3: nobody is first with none
        ("coal_black", (2, 2, 2), (5, 5, 5)),
        ("coal_black", (3, 2), (5, 0)),  # S6: no second place at two
        ("coal_black", (3, 3), (5, 5)),  # S6: a tie pays both
        ("empty_black", (0, 4, 6, 4), (0, 6, 13, 6)),
        ("coal_yellow", (2, 1, 0, 0), (2, 1, 0, 0)),
    ],
)
def test_s3_to_s6_places(element: str, counted: tuple[int, ...], points: tuple[int, ...]):
    assert points_of(ELEMENT[element], counted) == points


def test_s3_empty_minecarts_need_no_delivery():
    empty = tuple(type(s)(s.kind, (None,)) for s in mine())
    assert scored(last_turn(shift=3, seats={1: {"sections": empty}}))["empty_yellow"] == (0, 10, 0)


def test_f9_s7_a_minecart_counts_for_the_colour_of_its_tile():
    """A grey tile with a black cube on it is no empty minecart; emptied it is a grey one."""
    state = last_turn(seats={0: {"sections": mine("grey_2_light:black")}})
    assert count(state.seats[0], ELEMENT["empty_grey"]) == 1
    assert count(state.seats[0], ELEMENT["empty_black"]) == 0


def test_d3_printed_spaces_count_whatever_filled_them():
    state = last_turn(seats={0: {"delivered": ("truck_01",)}})
    assert count(state.seats[0], ELEMENT["coal_yellow"]) == 1


def test_outstanding_orders_do_not_count_for_majorities():
    assert scored(last_turn(seats={0: {"outstanding": (complete("truck_11"),)}}))["coal_black"] == (0, 0, 0)


def test_scoring_events_say_element_count_points_and_place():
    state = last_turn(seats={0: {"delivered": ("truck_11",)}, 1: {"delivered": ("truck_06",)}})
    played = play(state, "end")
    assert played.event("element_scored", 0).params == {
        "element": "coal_black", "count": 3, "points": 5, "rank": 1,
    }  # fmt: skip
    assert played.event("element_scored", 1).params["rank"] == 2
    assert played.event("element_scored", 1).entries[0].amount == 2


def test_fin_dun_quart_2_the_next_shift():
    """All workers come home, spaces, bank and canteen are empty, the new start player begins."""
    state = last_turn(workers={"factory_1": (1, 2), "mining_6": (0, 1)}, bank=(14, 12, 0), canteen=(0, 1, 15))
    played = play(state, "end")
    after = played.state
    assert (after.shift, after.start_seat, after.turn.seat, after.turn.stage) == (2, 1, 1, "place")
    assert [seat.workers for seat in after.seats] == [15, 15, 15]
    assert (after.spaces, after.bank, after.canteen) == ({}, (0, 0, 0), (0, 0, 0))
    assert played.event("workers_returned", 2).entries[0].amount == 15


def test_phase_end_shows_the_board_that_was_scored():
    """The picture after a shift has the workers still on the board and the scoring filled in."""
    state = last_turn(workers={"factory_1": (1, 2)}, seats={0: {"delivered": ("truck_11",)}})
    played = play(state, "end")
    (end,) = played.phase_ends
    assert end.phase == "shift_1"
    assert end.state.spaces == state.spaces
    assert [seat.workers for seat in end.state.seats] == [0, 0, 0]
    assert end.state.seats[0].points == 5
    assert [event.kind for event in played.events[: end.events]][-2:] == ["element_scored", "nothing_scored"]


def test_fin_dun_quart_example_start_player_5_4_2():
    """Jules 5, Emma 4, Hugo 2 in the factory: Jules gets the marker; canteen workers do not count."""
    state = last_turn(
        workers={"factory_1": (0, 2), "factory_2": (1, 4), "factory_3": (2, 3), "factory_draw": (2, 2)},
        canteen=(9, 0, 0),
    )
    assert next_start_seat(state) == (2, (2, 4, 5))
    assert play(state, "end").state.start_seat == 2


@pytest.mark.parametrize(
    ("old", "workers", "new"),
    [
        (0, {"factory_1": (0, 3), "factory_2": (1, 2)}, 0),  # a sole leader keeps it
        (0, {"factory_1": (0, 3), "factory_2": (2, 3)}, 2),  # the old one is skipped in a tie
        (1, {"factory_1": (0, 3), "factory_2": (2, 3)}, 2),  # nearest clockwise after the old one
        (2, {"factory_1": (1, 3), "factory_2": (2, 3)}, 1),
        (2, {}, 0),  # S9: nobody in the factory is a tie at none
    ],
)
def test_s8_s9_start_player(old: int, workers: dict[str, tuple[int, int]], new: int):
    assert next_start_seat(last_turn(start_seat=old, workers=workers))[0] == new


def test_s8_at_two_players_a_tie_passes_the_marker():
    state = last_turn(players=2, start_seat=1, workers={"factory_1": (0, 2), "factory_draw": (1, 2)})
    assert next_start_seat(state)[0] == 0
    assert next_start_seat(last_turn(players=2, start_seat=1))[0] == 0
