"""Pieces against the box, options in a running game, suppositions and repairs of Coal Baron."""

import pytest
from coal_baron_builders import mining, new_game, order, table
from msgspec.structs import replace

from games.coal_baron import turns
from games.coal_baron.change import ACCOUNTS
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.coal_baron.turns import Drawn, PileCard
from games.engine.event import Entry
from tests.games.set_right import SetRight

_TRIED = SetRight(GAME)
wrong, repaired, refused = _TRIED.wrong, _TRIED.repaired, _TRIED.refused


def started(players: int = 3, **options: str) -> State:
    """A dealt game as the first shift begins."""
    state = new_game(players, **options)
    while state.phase == "draft":
        seat = state.turn.seat
        state = GAME.apply(state, seat, GAME.default_action(state, seat)).state
    return state


def changed(state: State, seat: int = 0, **own: object) -> State:
    """The position with one seat's side changed by hand."""
    seats = [replace(side, **own) if at == seat else side for at, side in enumerate(state.seats)]
    return replace(state, seats=seats)


# Contenu


def test_contenu_a_dealt_game_adds_up():
    for players in (2, 3, 4):
        assert GAME.conserved(new_game(players)) == ()
        assert GAME.conserved(started(players)) == ()


def test_contenu_each_kind_of_piece_that_is_added_or_lost_is_named():
    state = started()
    own = state.seats[0]
    first = own.outstanding[0].order
    assert wrong(changed(state, storage=("grey",))) == {("too-many-pieces", "grey")}
    assert wrong(changed(state, workers=own.workers + 1)) == {("too-many-pieces", "workers.0")}
    assert wrong(changed(state, workers=own.workers - 2)) == {("too-few-pieces", "workers.0")}
    assert wrong(changed(state, delivered=(first,))) == {("too-many-pieces", first)}
    assert wrong(changed(state, outstanding=own.outstanding[1:])) == {("too-few-pieces", first)}
    assert wrong(replace(state, tile_pile=state.tile_pile[1:])) == {("too-few-pieces", state.tile_pile[0].card)}


def test_mise_en_place_6_nothing_is_less_than_none():
    assert wrong(changed(started(), francs=-1)) == {("less-than-none", "francs.0")}
    state = started()
    assert ("less-than-none", "supply.grey") in wrong(replace(state, supply=(13, 13, -1, 13)))


def test_extraction_3_a_cage_holds_five():
    state = started()
    full = replace(changed(state, cage=("grey",) * 6), supply=(13, 13, 7, 13))
    assert wrong(full) == {("no-room", "cage.0")}


def test_what_is_owned_are_the_accounts_of_the_ledger():
    assert tuple(GAME.owned(started(), 0)) == ACCOUNTS


# A turn that is supposed


def test_a_supposed_turn_is_the_beginning_of_the_seat_s_turn():
    state = started()
    other = (state.turn.seat + 1) % 3
    posed = GAME.posed(state, other, GAME.parse("place bank"))
    assert posed is not None
    assert (posed.turn, posed.seats) == (turns.Place(other), state.seats)
    assert GAME.posed(state, state.turn.seat, GAME.parse("place bank")) is state
    assert GAME.check(posed, other, GAME.parse("place bank")) is None


def test_who_has_placed_in_this_turn_cannot_suppose_it_anew():
    """Nothing is left but the end of the turn, and the judge says what the table would say."""
    state = started()
    seat, bank = state.turn.seat, GAME.parse("place bank")
    placed = GAME.apply(state, seat, bank).state
    assert placed.turn.stage == "done"
    assert GAME.posed(placed, seat, bank) is placed
    violation = GAME.check(placed, seat, bank)
    assert violation is not None
    assert violation.code == "turn-done"
    assert GAME.posed(placed, (seat + 1) % 3, bank) is not placed


@pytest.mark.parametrize("line", ["cage 3", "load grey", "keep none", "return top", "substitute grey"])
def test_what_is_drawn_mined_or_filled_cannot_be_supposed(line: str):
    assert GAME.posed(started(), 1, GAME.parse(line)) is None
    assert GAME.posed(new_game(), 1, GAME.parse(line)) is None


def test_the_draft_can_be_supposed_in_the_draft_alone():
    state = new_game()
    draft = GAME.parse(f"draft {state.draft[0]}")
    posed = GAME.posed(state, 1, draft)
    assert posed is not None
    assert posed.turn == turns.Draft(1)
    assert GAME.posed(started(), 1, draft) is None
    assert GAME.posed(state, 1, GAME.parse("place bank")) is None


def test_a_supposed_turn_puts_another_s_hand_back_on_the_pile():
    hand = (PileCard("truck_09"), PileCard("truck_10"))
    state = table(turn=turns.Keep(1, Drawn("order_draw", hand)))
    posed = GAME.posed(state, 0, GAME.parse("place bank"))
    assert posed is not None
    assert posed.order_pile[:2] == (PileCard("truck_09", (1,)), PileCard("truck_10", (1,)))
    assert posed.order_pile[2:] == state.order_pile


# Options in a running game


def conflicts(state: State, option: str, value: str) -> list[tuple[str, dict[str, object]]]:
    return [(found.code, dict(found.params)) for found in GAME.switches[option](state, value)]


def test_m5_cubes_in_storage_that_fit_an_order():
    state = table(seats={1: {"storage": ("grey", "black"), "outstanding": (order("truck_04"),)}})
    assert conflicts(state, "storing", "unneeded_only") == [
        ("stored-though-wanted", {"other": 1, "coal": "grey", "order": "truck_04"})
    ]
    assert conflicts(state, "storing", "always") == []


def test_s10_delivered_orders_that_would_show_or_were_seen():
    seats = {0: {"delivered": ("truck_01", "truck_02")}}
    assert conflicts(table(seats=seats), "delivered", "open") == [
        ("delivered-would-show", {"other": 0, "count": 2})
    ]
    assert conflicts(table(seats=seats, options={"delivered": "open"}), "delivered", "hidden") == [
        ("delivered-was-seen", {"other": 0, "count": 2})
    ]
    assert conflicts(table(), "delivered", "open") == []


def test_f8_minecarts_that_are_being_filled():
    state = table(turn=turns.Substitute(2, "factory_3", "grey_2_light", 2))
    assert conflicts(state, "substitutes", "optional") == [("filled-otherwise", {"other": 2, "count": 2})]
    assert conflicts(table(), "substitutes", "optional") == []


def test_m6_storage_that_is_in_use_below():
    state = mining(4, cage_level=2, storage=("grey",))
    assert conflicts(state, "storage_use", "surface") == [("storage-out-of-reach", {"other": 0, "level": 2})]
    assert conflicts(mining(4, storage=("grey",)), "storage_use", "surface") == []


# Repairs


def test_francs_are_set_and_booked():
    state = started()
    made = repaired(state, francs__1="12")
    (event,) = made.events
    assert made.state.seats[1].francs == 12
    assert event.params == {"changes": ("francs.1", "9", "12")}
    assert event.entries == (Entry(1, "francs", 3),)
    assert state.seats[1].francs == 9


def test_an_order_taken_by_mistake_goes_back_to_its_slot_and_the_new_one_on_the_pile():
    state = started()
    seat = state.turn.seat
    order_, slot = state.order_slots[3], 4
    assert order_ is not None
    for line in (f"place order_{slot}", "end"):
        state = GAME.apply(state, seat, GAME.parse(line)).state
    new = state.order_slots[3]
    assert new is not None
    both = {f"order__{order_}": "slot.4", f"order__{new}": "pile", f"workers__{seat}": "15"}
    both["space__order_4"] = "nobody"
    made = repaired(state, turn=str(seat), **both)
    assert made.state.order_slots[3] == order_
    assert made.state.order_pile[0] == PileCard(new, (0, 1, 2))
    assert GAME.conserved(made.state) == ()
    assert made.state.turn == turns.Place(seat)
    assert {(entry.account, entry.amount) for entry in made.events[0].entries} == {("orders", -1), ("workers", 1)}
    assert refused(state, **{f"order__{order_}": "slot.4"}) == "repair-in-the-way"


def test_cubes_are_counted_wherever_they_are_set():
    state = started()
    made = repaired(state, storage__grey__0="1")
    assert wrong(made.state) == {("too-many-pieces", "grey")}
    assert GAME.conserved(repaired(state, storage__grey__0="1", supply__grey="12").state) == ()
    emptied = repaired(state, carts__2__0="none", cage__grey__0="1")
    assert (emptied.state.seats[0].sections[2].cubes, emptied.state.seats[0].cage) == ((None,), ("grey",))
    assert GAME.conserved(emptied.state) == ()


def test_a_tile_moves_from_the_factory_into_a_mine():
    state = started()
    tile = state.tile_slots[0]
    made = repaired(state, tile_slot__1="none", **{f"tiles__{tile}__2": "1"})
    assert made.state.seats[2].sections[-1].kind == tile
    assert set(made.state.seats[2].sections[-1].cubes) == {None}
    assert GAME.conserved(made.state) == ()
    back = repaired(made.state, **{"tile_slot__1": str(tile), f"tiles__{tile}__2": "0"})
    assert back.state.seats[2].sections == state.seats[2].sections
    assert GAME.conserved(back.state) == ()


def test_what_lies_on_an_order_can_be_set():
    state = table(seats={0: {"outstanding": (order("truck_10", "yellow"),)}})
    made = repaired(state, filled__truck_10__0="none", filled__truck_10__1="black+grey")
    assert made.state.seats[0].outstanding == (order("truck_10", "-", "black+grey"),)
    moved = repaired(made.state, order__truck_10="seat.2").state
    assert moved.seats[2].outstanding == (order("truck_10", "-", "black+grey"),)
    assert moved.seats[0].outstanding == ()


def test_whose_turn_it_is_begins_that_turn_and_puts_a_hand_back():
    hand = (PileCard("truck_09"), PileCard("truck_10"))
    state = table(turn=turns.Keep(1, Drawn("order_draw", hand)))
    made = repaired(state, turn="2").state
    assert made.turn == turns.Place(2)
    assert [card.card for card in made.order_pile[:2]] == ["truck_09", "truck_10"]


def test_a_hand_put_back_leaves_every_piece_there():
    """By a repair and in a turn that is supposed."""
    state = started()
    for space in ("factory_draw", "order_draw"):
        seat = state.turn.seat
        drawn = GAME.apply(state, seat, GAME.parse(f"place {space}")).state
        assert GAME.conserved(repaired(drawn, turn=str((seat + 1) % 3)).state) == ()
        posed = GAME.posed(drawn, (seat + 1) % 3, GAME.parse("place bank"))
        assert posed is not None
        assert GAME.conserved(posed) == ()


def test_who_has_no_workers_cannot_be_at_turn():
    state = table(seats={1: {"workers": 0}})
    assert refused(state, turn="1") == "repair-not-playable"
    assert refused(state, workers__0="0") == "repair-not-playable"


def test_the_draft_keeps_a_card_to_choose_from():
    state = new_game(2)
    while (len(state.draft), state.turn.stage) != (2, "draft"):
        state = GAME.apply(state, state.turn.seat, GAME.default_action(state, state.turn.seat)).state
    seat = state.turn.seat
    assert refused(state, **{f"order__{state.draft[0]}": f"seat.{1 - seat}"}) == "repair-not-playable"


def test_delivered_orders_are_listed_where_they_lie_open_alone():
    assert GAME.repairs is not None
    seats = {0: {"delivered": ("truck_01",)}}
    ids = [{one.id for one in GAME.repairs.quantities(table(seats=seats, options={"delivered": value}))}
           for value in ("hidden", "open")]  # fmt: skip
    assert ["order.truck_01" in listed for listed in ids] == [False, True]
