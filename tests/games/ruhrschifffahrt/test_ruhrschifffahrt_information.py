"""What each seat may see, what is dealt anew, and the size of what is stored."""

import msgspec
import pytest
from ruhrschifffahrt_builders import begun, fresh, new_game, play, points, table
from ruhrschifffahrt_voyages import voyage

from games.engine.codec import decode_state, encode_state
from games.engine.rng import Rng
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import State

VIEWERS = (None, 0, 1)


def choosing() -> State:
    """Two seats that choose between a coin and a point; seat 1 has chosen, and its turn is over."""
    state = table(2, round=6, phase=1)
    points(state, 0, 3)
    return play(begun(state, 1).state, "choose point", "end", seat=1).state


# Tiles


def test_2_3_6_tiles_on_obstacles_and_in_the_bag_are_seen_as_one_lot():
    """What is still to come is known from what was drawn; where it lies is not."""
    state = new_game().state
    view = GAME.observe(state, 0)
    assert view.obstacles == tuple(state.obstacles)
    assert view.bag == 5
    assert view.unseen == tuple(sorted((*state.obstacles.values(), *state.bag)))
    assert view.drawn == state.drawn
    assert not set(view.unseen) & set(view.drawn)


@pytest.mark.parametrize("round", range(1, 13))
def test_4_0_countries_to_come_are_hidden(round: int):
    state = table(2, round=round, phase=6)
    view = GAME.observe(state, 0)
    assert view.countries == state.countries[: min(8, max(0, round - 3))]
    assert view.country == (state.countries[round - 4] if 4 <= round <= 11 else None)


def test_6_1_the_country_of_a_round_is_hidden_until_its_event():
    """It comes last: in round 6 all have chosen by then."""
    state = choosing()
    assert GAME.observe(state, 0).countries == state.countries[:2]
    assert GAME.observe(state, 0).country is None
    after = play(state, "choose coin", "end", seat=0).state
    assert GAME.observe(after, 0).countries == state.countries[:3]


def test_the_seed_is_in_no_view():
    state = new_game().state
    for viewer in VIEWERS:
        text = msgspec.json.encode(GAME.observe(state, viewer)).decode()
        assert state.rng.seed not in text
        assert "rng" not in text


# Plans, choices, answers


def test_a_planned_sale_is_seen_by_its_owner_alone():
    state = play(table(), "start st_mintard", "plan in_saarn", "end").state
    assert state.seats[0].plan is not None
    for viewer in (None, 1, 2, 3):
        assert GAME.observe(state, viewer).seats[0].plan is None
        assert "in_saarn" not in msgspec.json.encode(GAME.observe(state, viewer).seats).decode()
    assert GAME.observe(state, 0).seats[0].plan == state.seats[0].plan


def test_r34_a_choice_is_hidden_while_others_still_choose():
    state = choosing()
    assert GAME.observe(state, 1).choice == "point"
    assert GAME.observe(state, 0).choice is None
    assert GAME.observe(state, None).choice is None
    assert GAME.observe(state, None).active == (0,)
    assert "choosers" not in msgspec.json.encode(GAME.observe(state, 0)).decode()


def test_answers_left_ahead_are_seen_by_their_owner_alone():
    state = play(table(), "skip", "storages st_horst st_oefte", "choice 6 coin", seat=2).state
    assert GAME.observe(state, 2).seats[2].answers == state.seats[2].answers
    for viewer in (None, 0, 1, 3):
        assert GAME.observe(state, viewer).seats[2].answers is None


def test_everything_on_the_table_is_seen_by_all():
    state = table(2)
    fresh(state, 1, coins=4, tiles=("wage",), turned=(), blanks=("mayor",), cubes={"BI": 1}, debts=1)
    for viewer in VIEWERS:
        seen = GAME.observe(state, viewer).seats[1]
        assert (seen.coins, seen.tiles, seen.blanks, seen.cubes, seen.debts) == (
            4, ("wage",), ("mayor",), {"BI": 1}, 1,
        )  # fmt: skip


# Dealt anew


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_changes_nothing_that_its_seat_or_the_public_sees(players: int):
    for number, (state, _, _, _) in enumerate(voyage(3, players, options=Options())):
        if number % 9:
            continue
        for seat in range(players):
            dealt = GAME.redeal(state, seat, Rng(f"{number:032x}"))
            assert GAME.observe(dealt, seat) == GAME.observe(state, seat)
            assert GAME.observe(dealt, None) == GAME.observe(state, None)
            if seat in GAME.active_seats(state):
                assert list(GAME.legal_actions(dealt, seat)) == list(GAME.legal_actions(state, seat))


def test_a_redeal_changes_what_its_seat_cannot_know():
    state = play(table(), "start st_mintard", "plan in_saarn", "end").state
    dealt = [GAME.redeal(state, 1, Rng(f"{number:032x}")) for number in range(12)]
    assert len({tuple(other.obstacles.values()) for other in dealt}) == 12
    assert len({other.bag for other in dealt}) > 8
    assert len({other.countries for other in dealt}) > 8
    assert len({str(other.seats[0].plan) for other in dealt}) > 1
    assert len({str(other.seats[2].answers) for other in dealt}) > 6
    assert len({other.rng.seed for other in dealt}) == 12


def test_a_redeal_keeps_the_seats_own_plan_choice_and_answers():
    state = play(table(), "start st_mintard", "plan in_saarn", "skip").state
    dealt = GAME.redeal(state, 0, Rng("1" * 32))
    assert dealt.seats[0] == state.seats[0]
    chosen = GAME.redeal(choosing(), 1, Rng("2" * 32))
    assert chosen.choosers == choosing().choosers


def test_a_redeal_deals_the_choices_of_others_anew():
    goods = {GAME.redeal(choosing(), 0, Rng(f"{number:032x}")).choosers[1].what for number in range(12)}
    assert goods == {"coin", "point"}


def test_a_redeal_keeps_the_number_of_tiles_in_their_places():
    state = new_game(demand_tiles="18").state
    dealt = GAME.redeal(state, 0, Rng("3" * 32))
    assert dealt.obstacles.keys() == state.obstacles.keys()
    assert len(dealt.bag) == len(state.bag)
    assert sorted((*dealt.obstacles.values(), *dealt.bag)) == sorted((*state.obstacles.values(), *state.bag))
    assert sorted(dealt.countries) == sorted(state.countries)


# Stored


def test_every_position_of_a_game_is_stored_and_read_again_and_small():
    for state, _, _, _ in voyage(5, 4, options=Options()):
        stored = encode_state(GAME, state)
        assert decode_state(GAME, stored) == state
        assert len(stored) < 8 * 1024
