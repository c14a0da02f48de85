"""The order of play, and what a round is made of (6.0, R1-R3)."""

import pytest
from ruhrschifffahrt_builders import begun, fresh, loaded, new_game, play, table

from games.ruhrschifffahrt import barges, rounds
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State


def lie(state: State, *places: str) -> State:
    """Let the barges lie on these spaces by seat, having arrived in the order of the seats."""
    for seat, place in enumerate(places):
        fresh(state, seat, place=place, arrival=seat + 1)
    return state


def test_6_0_example_blue_lies_more_upstream_than_green_and_is_first_player():
    blue, green = 1, 3
    state = lie(table(), "ci_kettwig", "ci_steele", "in_muelheim", "ci_werden")
    order = barges.in_order(state)
    assert order[0] == blue
    assert order.index(blue) < order.index(green)


def test_6_0_twelve_rounds_of_seven_phases():
    assert len(rounds.PHASES) == 12 * 7
    ends: list[str] = []
    start = new_game(2)
    ends += [end.phase for end in start.phase_ends]
    state = start.state
    while active := GAME.active_seats(state):
        transition = GAME.apply(state, active[0], GAME.default_action(state, active[0]))
        ends += [end.phase for end in transition.phase_ends]
        state = transition.state
    assert ends == [*rounds.PHASES, "game"]


@pytest.mark.parametrize("phase", [1, 2, 4, 5, 6])
def test_r2_each_phase_takes_the_order_afresh_from_the_barges(phase: int):
    if phase == 4:
        state = loaded("st_mintard", "st_horst", "st_oefte", "st_gedern")
        expected = (3, 1, 2, 0)
    else:
        state = lie(table(), "in_muelheim", "ci_kettwig", "ci_steele", "ci_witten")
        expected = (3, 2, 1, 0)
    state.order = (0, 1, 2, 3)
    assert begun(state, phase).state.order == (expected if phase != 2 else (0, 1, 2, 3))


def test_r2_phases_2_and_3_of_a_round_find_the_barges_where_phase_1_found_them():
    """So the order that phase 1 took holds for the draw and is taken again by phase 3."""
    state = lie(table(phase=1), "in_muelheim", "ci_kettwig", "ci_steele", "ci_witten")
    first = begun(state, 1).state
    assert first.order == begun(begun(first, 2).state, 3).state.order == (3, 2, 1, 0)


def test_r2_the_order_stays_fixed_within_a_phase():
    """The barge that sold has passed the others, who still sell in their turn."""
    state = loaded("st_horst", "st_steele", "st_rellinghausen", pilot=True)
    played = begun(state, 4)
    after = play(played.state, "sell po_ruhrort", "end")
    assert played.state.order == after.state.order == (0, 1, 2)
    assert after.state.turn.seat == 1
    assert barges.in_order(after.state)[-1] == 0


def test_r3_of_two_barges_on_a_sale_space_the_later_counts_as_more_upstream():
    state = lie(table(), "ci_werden", "ci_werden", "ci_steele", "ci_werden")
    assert barges.in_order(state) == (2, 3, 1, 0)


def test_r3_6_4_a_sale_puts_the_later_barge_upstream_of_the_earlier_one():
    state = loaded("st_heisingen", "st_werden", pilot=True)
    sold = play(begun(state, 4).state, "sell ci_kettwig", "end", "sell ci_kettwig").state
    assert barges.in_order(sold) == (1, 0)


def test_r3_6_4_the_first_to_reach_ruhrort_lies_at_position_1_the_most_downstream_one():
    state = loaded("st_horst", "st_steele", "st_rellinghausen", "st_oefte", pilot=True)
    sold = begun(state, 4).state
    for _ in range(4):
        sold = play(sold, "sell po_ruhrort", "end").state if sold.phase == 4 else sold
    view = GAME.observe(sold, None)
    assert [own.position for own in view.seats] == [1, 2, 3, 4]
    assert view.barges == (3, 2, 1, 0)


def test_r3_a_barge_elsewhere_has_no_position_in_ruhrort():
    state = lie(table(2), "po_ruhrort", "ci_steele")
    assert [barges.position_in_port(state, seat) for seat in (0, 1)] == [1, 0]


def test_6_3_in_round_1_the_seats_start_clockwise_from_the_first_player():
    state = new_game(3, start_seat=1).state
    seen: list[int] = []
    while (state.round, state.phase) == (1, 3):
        seat = GAME.active_seats(state)[0]
        seen.append(seat)
        start = next(line for line in map(GAME.notation, GAME.legal_actions(state, seat)) if "start" in line)
        state = play(state, start, "end").state
    assert seen == [1, 2, 0]
