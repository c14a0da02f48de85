"""Bidding in consolidations: who leads, ties, passing, the Trust (5.1.8)."""

import pytest
from kohle_kolonie_builders import (
    consolidate,
    fresh,
    legal,
    mines,
    pieces,
    play,
    refusal,
    table,
    trust_coins,
    trust_mines,
)

from games.kohle_kolonie.game import GAME


def three_bidders(**options: str):
    """Seat 0 has 14, seat 1 has 6, seat 2 has 2, each worth 1; the Trust has no mine there."""
    state = table(4, round=3, **options)
    mines(state, 0, "14")
    mines(state, 1, "6")
    mines(state, 2, "2")
    return state


def against_the_trust(coins: int, **options: str):
    """Seats 0 and 1 with 1 each; the Trust with 1 and its coins."""
    state = table(4, round=3, **options)
    mines(state, 0, "14")
    mines(state, 1, "6")
    trust_mines(state, "2")
    trust_coins(state, coins)
    return state


def test_bid_lead_5_1_8():
    """A player tied for the highest value does not lead and is asked; one strictly above is not."""
    assert GAME.active_seats(consolidate(three_bidders(), "general").state) == (0,)
    state = three_bidders()
    pieces(state, 0, "administration.e1")
    assert GAME.active_seats(consolidate(state, "general").state) == (1,)


def test_5_1_8_bids_go_round_in_descending_order():
    state = three_bidders()
    for seat in range(3):
        fresh(state, seat, coins=9)
    begun = consolidate(state, "general").state
    seats = []
    for line in ("bid 2", "bid 3", "bid 4", "bid 5", "pass", "pass"):
        seats.append(begun.turn.seat)
        begun = play(begun, line, "end").state
    assert seats == [0, 1, 2, 0, 1, 2]


def test_5_1_8_a_bid_exceeds_the_highest():
    begun = consolidate(three_bidders(), "general").state
    assert legal(begun) == ["bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    assert refusal(begun, "bid 1").params == {"bid": 1, "least": 2}
    assert refusal(begun, "bid 6").code == "bid-too-high"
    after = play(begun, "bid 4", "end").state
    assert legal(after) == ["bid 5", "pass"]


def test_5_1_8_who_passed_is_out():
    begun = consolidate(three_bidders(), "general").state
    played = play(begun, "pass", "end", "bid 2", "end", "bid 3", "end")
    assert GAME.active_seats(played.state) == (1,)
    assert play(played.state, "pass", "end").event("consolidation_won").seat == 2


def test_5_1_8_losers_keep_their_coins():
    begun = consolidate(three_bidders(), "general").state
    played = play(begun, "bid 4", "end", "bid 5", "end")
    assert played.gained(0, "coins") == 0
    assert played.gained(1, "coins") == -4


def test_5_1_8_the_trust_never_raises():
    """Outbid once, it is out of the way; nobody outbidding it, it wins."""
    begun = consolidate(against_the_trust(3), "general").state
    assert legal(begun) == ["bid 5", "pass"]
    won = play(begun, "bid 5", "end")
    assert won.event("passed_unable").seat == 1
    assert won.event("consolidation_won").seat == 0
    lost = play(begun, "pass", "end", "pass", "end")
    assert lost.event("trust_won")


def test_bid_tie_trust_5_1_8():
    """Nobody outbids a Trust that is level with the best player: the Trust wins."""
    begun = consolidate(against_the_trust(0), "general").state
    assert play(begun, "pass", "end", "pass", "end").event("trust_won")


def test_bid_tie_players_5_1_8_last_in():
    """Who passes is out, and his value counts no more; the last one in wins at his value and pays nothing."""
    begun = consolidate(three_bidders(), "general").state
    played = play(begun, "pass", "end", "pass", "end")
    assert played.event("consolidation_won").seat == 2
    assert played.event("consolidation_won").params["coins"] == 0


def test_bid_tie_players_5_1_8_highest_number():
    """Second reading: a tie that nobody raises goes to the highest number in it."""
    begun = consolidate(three_bidders(bid_tie_players="highest_number"), "general").state
    tied = play(begun, "pass", "end", "pass", "end")
    assert GAME.active_seats(tied.state) == (2,)
    assert play(tied.state, "pass", "end").event("consolidation_won").seat == 0
    raised = play(tied.state, "bid 2", "end")
    assert raised.event("consolidation_won").seat == 2


def test_bid_tie_players_5_1_8_highest_number_against_the_trust():
    begun = consolidate(against_the_trust(0, bid_tie_players="highest_number"), "general").state
    assert play(begun, "pass", "end", "pass", "end").event("trust_won")


def test_bid_cap_2_2():
    """14 is only the end of the printed track."""
    state = three_bidders()
    fresh(state, 0, coins=30)
    begun = consolidate(state, "general").state
    assert "bid 31" in legal(begun)
    assert play(begun, "bid 20", "end").event("passed_unable", 1)


def test_auto_pass_bid_5_1_8():
    """Who cannot raise passes by himself; the log says so."""
    state = three_bidders()
    fresh(state, 0, coins=0)
    begun = consolidate(state, "general")
    assert begun.event("passed_unable").seat == 0
    assert begun.event("passed_unable").rule == "auto_pass_bid"
    assert GAME.active_seats(begun.state) == (1,)


def test_5_1_8_a_lone_player_above_the_trust_wins_without_a_bid():
    state = table(4, round=3)
    mines(state, 0, "14", "6")
    pieces(state, 0, "administration.e1")
    trust_mines(state, "2")
    trust_coins(state, 0)
    won = consolidate(state, "general").event("consolidation_won")
    assert (won.seat, won.params["coins"]) == (0, 0)


@pytest.mark.parametrize("line", ["end", "declare none 0", "load 0"])
def test_5_1_8_a_bidder_bids_or_passes(line: str):
    assert refusal(consolidate(three_bidders(), "general").state, line)


def test_5_1_8_bid_and_pass_are_done_with_the_end_of_the_turn():
    done = play(consolidate(three_bidders(), "general").state, "bid 2").state
    assert legal(done) == ["end"]
    assert refusal(done, "bid 3").code == "turn-done"
