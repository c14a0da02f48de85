"""Tour de jeu: placing workers, displacing, the bank, passing on, skipping."""

import pytest
from coal_baron_builders import complete, legal, lines, order, play, refusal, table

from games.coal_baron import turns
from games.coal_baron.state import Workers


def test_tour_de_jeu_example_placing_on_4_5_and_6_francs():
    """The empty space takes 1 worker, one with 1 worker takes 2, one's own with 2 workers takes 3."""
    state = table(workers={"money_5": (1, 1), "money_6": (0, 2)})
    on_4 = play(state, "place money_4").state
    assert (on_4.spaces["money_4"], on_4.seats[0].workers) == (Workers(0, 1), 14)
    on_5 = play(state, "place money_5").state
    assert (on_5.spaces["money_5"], on_5.seats[0].workers, on_5.canteen) == (Workers(0, 2), 13, (0, 1, 0))
    on_6 = play(state, "place money_6").state
    assert (on_6.spaces["money_6"], on_6.seats[0].workers, on_6.canteen) == (Workers(0, 3), 12, (2, 0, 0))


def test_p1_cost_is_events_too():
    """Who placed how many, and who was sent to the canteen."""
    played = play(table(workers={"money_5": (1, 1)}), "place money_5")
    assert played.event("workers_placed").params == {"space": "money_5", "workers": 2}
    assert played.event("workers_displaced", 1).params == {"space": "money_5", "workers": 1, "other": 0}
    assert played.event("workers_displaced").places == ("canteen.1",)


def test_p2_too_few_workers():
    """The refusal names what is needed, what is there, and the nearest space that can be used."""
    state = table(seats={0: {"workers": 2}}, workers={"money_5": (1, 2), "money_4": (1, 1)})
    violation = refusal(state, "place money_5")
    assert violation.code == "too-few-workers"
    assert violation.params == {
        "space": "money_5",
        "workers_needed": 3,
        "workers_have": 2,
        "instead_space": "money_4",
    }


def test_p2_too_few_workers_anywhere_leaves_the_bank():
    spaces = dict.fromkeys(("money_4", "money_5", "money_6"), (1, 1))
    state = table(seats={0: {"workers": 1}}, workers=spaces)
    assert refusal(state, "place money_4").params["instead_space"] == "bank"


def test_tour_de_jeu_bank_takes_one_worker_and_gives_a_franc():
    state = table()
    for _ in range(4):
        state = play(state, "place bank", "end").state
    assert state.bank == (2, 1, 1)
    assert [seat.francs for seat in state.seats] == [11, 10, 10]
    assert [seat.workers for seat in state.seats] == [13, 14, 14]


def test_p5_bank_never_displaces_and_has_no_limit():
    state = table(bank=(9, 9, 9))
    played = play(state, "place bank")
    assert played.state.bank == (10, 9, 9)
    assert played.state.canteen == (0, 0, 0)


def test_p3_no_passing_with_workers_in_reserve():
    violation = refusal(table(), "end")
    assert (violation.code, violation.params) == ("nothing-placed", {"instead_space": "bank"})


def test_one_action_a_turn():
    state = play(table(), "place money_4").state
    assert refusal(state, "place money_5").code == "turn-done"
    assert lines(state) == ["end"]


def test_tour_de_jeu_turns_go_clockwise():
    state = table(players=4)
    seats = []
    for _ in range(5):
        seats.append(state.turn.seat)
        state = play(state, "place bank", "end").state
    assert seats == [0, 1, 2, 3, 0]


def test_p3_seats_without_workers_are_skipped():
    """A has none and is skipped, B goes on; nobody is asked who has nothing to place."""
    state = table(players=4, seats={1: {"workers": 0}, 2: {"workers": 0}})
    assert play(state, "place bank", "end").state.turn.seat == 3


def test_p6_the_last_player_with_workers_goes_on_alone():
    """The others are out for many turns in a row; the shift ends with the last worker placed."""
    state = table(seats={0: {"workers": 5}, 1: {"workers": 0}, 2: {"workers": 0}})
    for _ in range(4):
        state = play(state, "place bank", "end").state
        assert (state.turn, state.shift) == (turns.Place(0), 1)
    played = play(state, "place bank", "end")
    assert played.state.shift == 2
    assert [end.phase for end in played.phase_ends] == ["shift_1"]


def test_p3_using_up_the_workers_is_told():
    played = play(table(seats={0: {"workers": 1}}), "place bank", "end")
    assert "workers_used_up" in played.kinds()
    assert "workers_used_up" not in play(table(), "place bank", "end").kinds()


@pytest.mark.parametrize("space", ["factory_8", "mining_4", "money_3"])
def test_mise_en_place_2_covered_spaces_are_closed(space: str):
    violation = refusal(table(players=3), f"place {space}")
    assert (violation.code, violation.params) == ("space-covered", {"space": space, "count": 3})


def test_p4_only_what_can_be_carried_out():
    """Slots need a card, tiles francs, deliveries a complete order, drawing a pile; the rest is always open."""
    state = table(
        seats={0: {"francs": 1, "outstanding": (complete("truck_01"),)}},
        tile_pile=(),
        order_pile=(),
        order_slots=("locomotive_01", None, None, None),
    )
    assert lines(state) == [
        "place factory_1",
        "place mining_6",
        "place mining_8",
        "place mining_10",
        "place delivery_truck",
        "place money_4",
        "place money_5",
        "place money_6",
        "place order_1",
        "place bank",
    ]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("place factory_2", "too-few-francs"),
        ("place factory_3", "slot-empty"),
        ("place factory_draw", "pile-empty"),
        ("place order_2", "slot-empty"),
        ("place order_draw", "pile-empty"),
        ("place delivery_handcart", "no-order-of-vehicle"),
        ("place delivery_truck", "no-complete-order"),
    ],
)
def test_p4_what_cannot_be_carried_out_is_refused(line: str, code: str):
    state = table(
        seats={0: {"francs": 1, "outstanding": (order("truck_03", "yellow"),)}},
        tile_slots=("yellow_1_light", "brown_1_dark", None, None, None, None, None, None),
        order_slots=("locomotive_01", None, None, None),
        tile_pile=(),
        order_pile=(),
    )
    assert refusal(state, line).code == code


def test_not_your_turn_and_unknown_spaces():
    violation = refusal(table(), "place bank", seat=1)
    assert (violation.code, violation.params) == ("not-your-turn", {"other": 0})
    assert legal(table(), "place money_4")


def test_capitaux_example_5_francs():
    """Placing on 5 francs brings 5 francs at once."""
    played = play(table(), "place money_5")
    assert played.state.seats[0].francs == 14
    assert played.event("francs_taken").params == {"space": "money_5", "francs": 5}


@pytest.mark.parametrize("francs", [3, 4, 5, 6])
def test_capitaux_each_space(francs: int):
    assert play(table(players=4), f"place money_{francs}").state.seats[0].francs == 8 + francs
