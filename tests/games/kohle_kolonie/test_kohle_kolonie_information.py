"""What each seat may see, and the size of what is stored."""

import msgspec
import pytest
from kohle_kolonie_builders import (
    begin_phase,
    consolidate,
    hold,
    mines,
    new_game,
    play,
    settled,
    table,
    trust_coins,
    trust_mines,
)
from kohle_kolonie_trial import trial_states

from games.engine.codec import decode_state, encode_state
from games.engine.rng import Rng
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.view import MineView


def test_disaster_marker_face_2_5_4_markers_of_rounds_to_come_are_hidden():
    state = table(4, round=2)
    state.disaster = None
    view = GAME.observe(state, 0)
    assert view.disaster_markers == (state.disaster_markers[0], None, None, None, None)


def test_2_5_1_railway_markers_are_hidden():
    """A view says that a marker lies there, and how many of each kind are not seen yet."""
    state = new_game(3)
    view = GAME.observe(state, 0)
    assert view.stations["Y3"].marker
    assert not view.stations["G1"].marker
    assert view.markers_hidden == {"points": 3, "coin": 3, "worker": 5, "wagon": 4, "unification": 4}
    text = msgspec.json.encode(view).decode()
    assert "returned" not in text
    assert "station_markers" not in text


def test_5_1_8_grounds_to_come_are_seen_but_not_their_order():
    state = table(4, round=3)
    mines(state, 0, "14")
    trust_coins(state, 0)
    begun = consolidate(state, "general", "heinrich", "cfe").state
    assert GAME.observe(begun, 0).to_consolidate == ("cfe", "heinrich")


def test_redeal_keeps_what_is_known_and_changes_the_rest():
    state = new_game(3)
    dealt = [GAME.redeal(state, 0, Rng(f"{number:032x}")) for number in range(6)]
    assert len({tuple(other.station_markers.values()) for other in dealt}) > 3
    assert len({other.disaster_markers for other in dealt}) > 3
    assert all(GAME.observe(other, 0) == GAME.observe(state, 0) for other in dealt)


def test_redeal_leaves_own_answers():
    state = play(new_game(4), "loading all", seat=0).state
    dealt = GAME.redeal(state, 0, Rng("1" * 32))
    assert dealt.seats[0].answers == state.seats[0].answers
    assert dealt.seats[1].answers != state.seats[1].answers


def test_mines_with_their_status():
    state = table(4, round=3)
    mines(state, 1, "14", engines=("14",))
    trust_mines(state, "2")
    seen = GAME.observe(state, None).mines
    assert seen["14"] == MineView("owned", 1, True)
    assert seen["2"] == MineView("trust", marker="engine")
    assert seen["8"].status == "displayed"
    assert seen["40"].status == seen["general"].status == "not_yet"
    state.merged = ("cfe",)
    assert GAME.observe(state, None).mines["8"].status == "merged"
    assert GAME.observe(new_game(3), None).mines["1"].status == "unused"


def test_a_mine_being_bought_is_already_its_owners():
    begun = play(table(4), "buy 2").state
    assert GAME.observe(begun, 1).mines["2"] == MineView("owned", 0)


def test_villages_and_stations():
    state = table(4)
    settled(state, 2, horst=1)
    state.seats[1].stations = {"Y1": 2}
    view = GAME.observe(state, None)
    assert view.villages["horst"].settlements[0].seat == 2
    assert view.stations["Y1"].miners == (0, 2, 0, 0)
    assert view.villages["weitmar"].workers == 2


def test_5_1_8_the_auction_names_the_next_bid():
    state = table(4, round=3)
    mines(state, 0, "14")
    mines(state, 1, "6")
    mines(state, 2, "2")
    begun = play(consolidate(state, "general").state, "bid 3", "end").state
    auction = GAME.observe(begun, None).auction
    assert auction is not None
    assert (auction.leader, auction.bidder, auction.next_bid, auction.price) == (0, 1, 4, 3)


def test_5_1_8_while_markers_are_declared_there_is_no_next_bid():
    state = table(4, round=3)
    mines(state, 0, "14")
    mines(state, 1, "6")
    hold(state, 1, "aid")
    auction = GAME.observe(consolidate(state, "general").state, 0).auction
    assert auction is not None
    assert (auction.bidder, auction.next_bid, auction.price) == (1, None, None)


def test_5_1_9_each_of_those_asked_sees_its_own_turn():
    state = table(4, round=2)
    for seat, card in ((0, "2"), (1, "5")):
        mines(state, seat, card)
        state.seats[seat].workers = 1
    state.worker_pool -= 2
    loaded = play(begin_phase(state, 10).state, "load 0", seat=1).state
    assert GAME.observe(loaded, 0).turn.stage == "load"
    assert (GAME.observe(loaded, 1).turn.seat, GAME.observe(loaded, 1).turn.stage) == (1, "done")


def test_phase_ends_carry_the_position_at_their_time():
    """Between two phases nobody is at turn."""
    state = table(4, phase=7)
    mines(state, 0, "3")
    played = begin_phase(state, 7)
    first = played.phase_ends[0]
    assert first.phase == "round_1_phase_7"
    assert first.state.seats[0].coins == 6
    assert GAME.active_seats(first.state) == ()
    assert first.state.seats[0].points == 2
    assert played.phase_ends[1].state.seats[0].points == 3


@pytest.mark.parametrize("players", [3, 5])
def test_a_state_stays_small_and_is_read_back(players: int):
    """Under 40 kB as JSON at every step of a game."""
    for state in trial_states(7, players):
        stored = encode_state(GAME, state)
        assert len(stored) < 40_000
        assert decode_state(GAME, stored) == state
