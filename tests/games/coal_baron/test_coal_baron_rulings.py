"""Each ruling is cited where it decides, and the printed section where it does not."""

import pytest
from coal_baron_builders import complete, last_turn, mine, mining, order, play, refusal, table

from games.coal_baron.game import GAME
from games.coal_baron.state import Options
from games.engine.contract import Setup


@pytest.mark.parametrize(("start", "rule"), [(None, "Z3"), (1, "Mise en place 9")])
def test_z3_the_lot_decides_who_starts(start: int | None, rule: str):
    """Where nobody was named."""
    setup = Setup(seats=3, options=Options(), seed="0" * 32, start_seat=start)
    told = GAME.new_game(setup).events[0]
    assert (told.kind, told.rule) == ("game_started", rule)


def test_p5_displaced_workers_wait_in_the_canteen():
    state = table(workers={"money_4": (1, 2)})
    played = play(state, "place money_4")
    assert played.event("workers_displaced").rule == "P5"
    assert played.event("workers_placed").rule == "Tour de jeu"
    assert played.state.canteen == (0, 2, 0)


@pytest.mark.parametrize(("francs", "rule"), [(0, "F2"), (9, "Usine de berlines")])
def test_f2_five_tiles_may_be_drawn_without_francs(francs: int, rule: str):
    played = play(table(seats={0: {"francs": francs}}), "place factory_draw", "keep none")
    assert played.event("nothing_kept").rule == rule


def test_f2_of_orders_nothing_is_lacking():
    assert play(table(), "place order_draw", "keep none").event("nothing_kept").rule == "Commandes"


@pytest.mark.parametrize("space", ["factory_draw", "order_draw"])
def test_f4_all_cards_returned_go_to_one_place(space: str):
    tiles = ("yellow_1_dark",) * 3
    played = play(table(tile_pile=tiles * 2, order_pile=("truck_01",)), f"place {space}", "keep none")
    played = play(played.state, "return bottom") if space == "factory_draw" else played
    assert {event.rule for event in played.events if event.kind.endswith("_returned")} == {"F4"}


@pytest.mark.parametrize(("pile", "rule"), [(4, "F5"), (5, "Commandes")])
def test_f5_fewer_than_five_are_drawn(pile: int, rule: str):
    cards = tuple(f"truck_0{at}" for at in range(1, pile + 1))
    told = play(table(order_pile=cards), "place order_draw").event("orders_drawn")
    assert (told.rule, told.params["count"]) == (rule, pile)


@pytest.mark.parametrize(("space", "kind"), [("factory_draw", "tiles_seen"), ("order_draw", "orders_seen")])
def test_h3_only_the_drawer_sees_what_was_drawn(space: str, kind: str):
    told = play(table(), f"place {space}").event(kind)
    assert (told.rule, told.only) == ("H3", (0,))


def test_f8_the_last_colour_in_the_supply_must_be_taken():
    """With a choice it is the printed rule that lets one choose."""
    played = play(table(supply=(3, 0, 0, 0), seats={0: {"francs": 20}}), "place factory_3")
    assert [told.rule for told in played.every("substitute_put")] == ["F8", "F8"]
    played = play(table(supply=(3, 3, 0, 0), seats={0: {"francs": 20}}), "place factory_3", "substitute brown")
    assert played.event("substitute_put").rule == "Notes supplémentaires"


def test_f9_a_substitute_is_loaded_as_what_it_is():
    state = mining(4, cage_level=3, sections=mine("grey_2_light:yellow,grey"))
    assert play(state, "load yellow").event("cube_loaded").rule == "F9"
    assert play(state, "cage 0", "cage 3", "load grey").event("cube_loaded").rule == "Extraction 3"


def test_f11_minecarts_are_never_filled_again():
    emptied = tuple(type(own)(own.kind, (None,)) for own in mine())
    state = mining(4, cage_level=1, sections=emptied, storage=("yellow",))
    assert refusal(state, "load yellow").rule == "F11"
    assert refusal(mining(4, cage_level=1), "load grey").rule == "Extraction 3"


def test_m3_the_cage_is_where_the_last_turn_left_it():
    """Its first load of the turn needs no ride."""
    played = play(mining(4, cage_level=2), "load brown")
    assert played.event("cube_loaded").rule == "M3"
    assert play(mining(4), "cage 2", "load brown").event("cube_loaded").rule == "Extraction 3"


def test_m4_no_space_is_half_filled_with_one_step():
    state = mining(1, cage=("yellow", "brown"), outstanding=(order("truck_06"),))
    assert refusal(state, "pair truck_06 black cage:yellow cage:brown").rule == "M4"


@pytest.mark.parametrize(
    ("cubes", "rule"),
    [
        ("cage:yellow cage:brown", "Extraction 4"),
        ("storage:yellow storage:brown", "Extraction 6"),
        ("cage:yellow storage:brown", "M4"),  # one from each place
        ("cage:yellow cage:black", "M4"),  # one of the printed colour
    ],
)
def test_m4_any_two_cubes_fill_a_space(cubes: str, rule: str):
    held = {"cage": ("yellow", "brown", "black"), "storage": ("yellow", "brown")}
    state = mining(4, outstanding=(order("truck_06"),), **held)
    assert play(state, f"pair truck_06 black {cubes}").event("space_filled_with_two").rule == rule


@pytest.mark.parametrize(("coal", "rule"), [("black", "M5"), ("yellow", "Extraction 5")])
def test_m5_what_an_order_wants_may_be_stored(coal: str, rule: str):
    state = mining(4, cage=("yellow", "black"), outstanding=(order("truck_06"),))
    assert play(state, f"store {coal}").event("cube_stored").rule == rule


@pytest.mark.parametrize(("level", "rule"), [(2, "M6"), (0, "Extraction 6")])
def test_m6_storage_is_used_while_the_cage_is_below(level: int, rule: str):
    held = {"cage_level": level, "storage": ("black", "yellow", "brown")}
    state = mining(4, outstanding=(order("truck_06"),), **held)
    assert play(state, "fill truck_06 black storage").event("space_filled").rule == rule
    paired = play(state, "pair truck_06 black storage:yellow storage:brown")
    assert paired.event("space_filled_with_two").rule == rule


@pytest.mark.parametrize(("filled", "rule"), [("yellow+brown", "D3"), ("black", "Livraison")])
def test_d3_the_printed_spaces_count(filled: str, rule: str):
    state = table(seats={0: {"outstanding": (order("truck_06", filled),)}})
    assert play(state, "place delivery_truck").event("order_delivered").rule == rule


def test_s3_empty_minecarts_need_no_delivered_order():
    """S7: where a printed one is among them, it is this that counts it."""
    tile = {"sections": mine("grey_2_light:")}
    printed = {"sections": tuple(type(own)(own.kind, (None,)) for own in mine())}
    played = play(last_turn(shift=3, seats={0: tile, 1: printed}), "end")
    rules = {(told.seat, told.params["element"]): told.rule for told in played.every("element_scored")}
    assert rules == {
        (0, "empty_grey"): "S3",
        **{(1, f"empty_{coal}"): "S7" for coal in ("yellow", "brown", "grey", "black")},
    }


def test_s3_delivered_coal_and_vehicles_stand_in_print():
    played = play(last_turn(shift=2, seats={0: {"delivered": ("truck_06",)}}), "end")
    assert {told.rule for told in played.every("element_scored")} == {"Fin d'un quart"}


@pytest.mark.parametrize(("workers", "rule"), [({}, "S9"), ({"factory_draw": (0, 1)}, "S8")])
def test_s9_with_nobody_in_the_factory_the_marker_goes_on(workers: dict[str, tuple[int, int]], rule: str):
    told = play(last_turn(workers=workers), "end").event("start_marker_given")
    assert (told.rule, told.seat) == (rule, 1 if rule == "S9" else 0)


def test_fin_dun_quart_4_workers_return_and_the_next_shift_begins():
    played = play(last_turn(), "end")
    assert {told.rule for told in played.every("workers_returned")} == {"Fin d'un quart 2-4"}
    assert played.event("shift_started").rule == "Fin d'un quart 2-4"


def end_of_game(**own: object):
    """What seat 0 is told of what it has left."""
    played = play(last_turn(shift=3, seats={0: own}), "end")
    kinds = ("francs_converted", "cubes_converted", "undelivered_counted")
    return [played.event(kind, seat=0).rule for kind in kinds]


def test_e3_two_cubes_on_a_space_count_two():
    assert end_of_game(outstanding=(order("truck_10", "yellow+brown"),))[1] == "E3"


def test_e4_francs_and_cubes_are_converted_without_asking():
    """Where there is nothing to convert, nobody would be asked."""
    emptied = tuple(type(own)(own.kind, (None,)) for own in mine())
    assert end_of_game(francs=5)[:2] == ["E4", "E4"]
    assert end_of_game(francs=4, sections=emptied)[:2] == ["Fin de la partie"] * 2


def test_o2_a_complete_order_left_costs_a_point_too():
    assert end_of_game(outstanding=(complete("truck_01"),))[2] == "O2"
    assert end_of_game(outstanding=(order("truck_01"),))[2] == "Fin de la partie"
