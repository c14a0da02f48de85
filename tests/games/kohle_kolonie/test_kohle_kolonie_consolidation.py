"""Consolidations: who takes part, values, declaring, merging (5.1.8)."""

from kohle_kolonie_builders import (
    at,
    begin_phase,
    cards_held,
    consolidate,
    fresh,
    hold,
    judged,
    legal,
    mines,
    pieces,
    play,
    refusal,
    table,
    terrain,
    trust_coins,
    trust_mines,
)

from games.engine.event import balance
from games.kohle_kolonie.auction import bidders, trust_value
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import MineCard, TrustMine, Value

BLUE, GREEN = 0, 1


def vereinigter_general(**options: str):
    """The example: Blue Glocke and the aid, Green Große Nebenbank and an engineer, the Trust 2 coins."""
    state = table(4, round=3, **options)
    mines(state, BLUE, "14")
    mines(state, GREEN, "6")
    trust_mines(state, "2")
    trust_coins(state, 2)
    pieces(state, GREEN, "administration.e1")
    hold(state, BLUE, "aid")
    return state


def test_5_1_8_example_vereinigter_general():
    """3, 2, Trust 3; Blue bids to 4, Green passes; 4 points, 2 for Green, the engine onto the large card."""
    begun = consolidate(vereinigter_general(), "general")
    assert begun.event("trust_value_set").params == {"value": 3, "coins": 2, "extra": 0}
    assert begun.state.turn.stage == "declare"
    assert begun.state.turn.seat == BLUE
    declared = play(begun.state, "declare aid 0", "end")
    assert declared.event("value_set", BLUE).params["value"] == 3
    assert declared.event("value_set", GREEN).params["value"] == 2
    # Blue has the highest number and only ties with the Trust, so Blue begins.
    assert GAME.active_seats(declared.state) == (BLUE,)
    bid = play(declared.state, "bid 4", "end")
    assert bid.event("bid_made").params["coins"] == 1
    assert GAME.active_seats(bid.state) == (GREEN,)
    assert bid.state.auction is not None
    assert GAME.observe(bid.state, None).auction.price == 3
    end = play(bid.state, "pass", "end")
    assert end.event("consolidation_won", BLUE).params == {
        "ground": "general",
        "coins": 1,
        "points": 4,
        "engines": 1,
    }
    assert end.event("mines_lost", GREEN).params["points"] == 2
    assert (end.gained(BLUE, "coins"), end.gained(BLUE, "points")) == (-1, 4)
    assert end.gained(GREEN, "points") == 2
    assert end.state.seats[BLUE].cards[0] == MineCard("general", True)
    assert end.gained(BLUE, "pool") == 0
    assert end.gained(GREEN, "pool") == 1
    assert cards_held(end.state, GREEN) == {}
    assert end.state.trust.mines == ()


def test_5_2_4_example_administration_value_3():
    """One small mine and two engineers on Administration: 3."""
    state = table(4, round=3)
    mines(state, 1, "6")
    pieces(state, 1, "administration.e1", "administration.e2")
    begun = consolidate(state, "general")
    assert begun.event("value_set", 1).params["value"] == 3


# Who takes part


def test_trust_takes_part_5_1_8():
    """With a mine of its own or one nobody bought; unbought mines count with their value."""
    state = table(4, round=3)
    mines(state, 0, "14", "6")
    assert trust_value(state, terrain(state), "general") == 7
    mines(state, 1, "2")
    assert trust_value(state, terrain(state), "general") is None


def test_all_trust_ground_5_1_8():
    """No player there: no bidding, one engine on the large space."""
    state = table(4, round=3)
    trust_mines(state, "2")
    played = consolidate(state, "general")
    assert played.event("trust_won")
    assert TrustMine("general", "engine") in played.state.trust.mines
    assert played.state.engine_pool == 19
    assert not played.every("value_set")


def test_sole_owner_5_1_8():
    """No bidding, points, nothing paid, no marker spent."""
    state = table(4, round=3)
    mines(state, 0, "2", "6", "14")
    hold(state, 0, "aid")
    played = consolidate(state, "general")
    assert played.event("sole_owner", 0)
    assert played.event("consolidation_won").params["coins"] == 0
    assert (played.gained(0, "points"), played.gained(0, "pool")) == (4, 2)
    assert not played.every("bonus_used")
    assert cards_held(played.state, 0) == {"A1": "general"}


def test_bid_order_5_1_8():
    """By each player's highest number in the ground, descending."""
    state = table(4, round=5)
    mines(state, 0, "7", "35")
    mines(state, 1, "21")
    mines(state, 2, "31")
    assert bidders(state, terrain(state), "hamburg_franziska") == (0, 2, 1)


def test_unbought_cards_leave_5_1_8():
    state = table(4, round=3)
    mines(state, 0, "14")
    trust_coins(state, 0)
    begun = consolidate(state, "general")
    assert {"2", "6"} <= set(begun.state.display)
    played = play(begun.state, "pass", "end")
    assert not {"2", "6", "14"} & set(played.state.display)


# Declaring


def test_virtual_declared_5_1_8():
    """Openly, before the first bid, in bidding order; spent markers are gone even for the loser."""
    state = table(4, round=3)
    mines(state, 0, "14")
    mines(state, 1, "6")
    mines(state, 2, "2")
    for seat in (0, 1):
        fresh(state, seat, markers=("unification",))
    begun = consolidate(state, "general")
    assert begun.state.turn.seat == 0
    second = play(begun.state, "declare none 1", "end")
    assert second.state.turn.seat == 1
    first_bid = play(second.state, "end")
    assert first_bid.event("value_set", 1).params["unification"] == 0
    assert first_bid.state.turn.seat == 1
    after = play(first_bid.state, "bid 3", "end", "pass", "end", "pass", "end")
    assert after.event("consolidation_won").seat == 1
    assert after.state.seats[0].markers == ()
    assert after.state.seats[1].markers == ("unification",)


def test_5_1_8_no_markers_once_bidding_began():
    state = vereinigter_general()
    begun = play(consolidate(state, "general").state, "end").state
    assert begun.turn.stage == "bid"
    assert refusal(begun, "declare aid 0").code == "decision-open"


def test_marker_use_many_5_3():
    """Several unification markers at once, each 1 point; they leave the game."""
    state = table(4, round=3)
    mines(state, 0, "14")
    fresh(state, 0, markers=("unification", "unification", "unification", "wagon"))
    played = play(consolidate(state, "general").state, "declare none 3", "end")
    assert played.event("value_set").params["value"] == 4
    assert played.state.seats[0].markers == ("wagon",)
    assert played.gained(0, "markers") == -3


def test_5_1_8_only_what_one_has_can_be_declared():
    begun = consolidate(vereinigter_general(), "general").state
    assert refusal(begun, "declare none 1").code == "too-few-unification-markers"
    begun.seats[BLUE].bonus = None
    assert refusal(begun, "declare aid 0").code == "bonus-not-held"


def test_administration_points_optional_5_1_8_added():
    state = vereinigter_general()
    pieces(state, BLUE, "administration.m1")
    begun = consolidate(state, "general").state
    assert refusal(begun, "declare none 0 0").code == "administration-always-added"
    assert play(begun, "end").event("value_set", BLUE).params["administration"] == 1


def test_administration_points_optional_5_1_8_chosen():
    """English: the player chooses; without a declaration they count."""
    state = vereinigter_general(administration_points_optional="chosen")
    pieces(state, BLUE, "administration.m1")
    begun = consolidate(state, "general").state
    assert "declare aid 0 0" in legal(begun)
    assert refusal(begun, "declare aid 0").code == "administration-points"
    assert refusal(begun, "declare aid 0 2").code == "administration-points"
    assert play(begun, "declare aid 0 0", "end").event("value_set", BLUE).params["value"] == 3
    assert play(begun, "end").event("value_set", BLUE).params["administration"] == 1


def test_extra_coin_use_5_1_4():
    """Used up by the next consolidation with bidding in which the Trust takes part; till then it waits."""
    state = table(4, round=3)
    mines(state, 0, "14")
    mines(state, 1, "8", "17")
    mines(state, 2, "10")
    mines(state, 3, "20")
    trust_coins(state, 0)
    state.trust = type(state.trust)(track=state.trust.track, extra_coin=True)
    none_yet = consolidate(state, "cfe", "dahlhauser", "heinrich", "general")
    assert [event.params["ground"] for event in none_yet.every("ground_revealed")] == ["cfe", "dahlhauser"]
    waiting = play(none_yet.state, "bid 3", "end", "pass", "end")
    assert waiting.event("trust_won").params["ground"] == "heinrich"
    assert waiting.state.trust.extra_coin
    assert waiting.event("trust_value_set").params == {"value": 3, "coins": 0, "extra": 1}
    assert not play(waiting.state, "pass", "end").state.trust.extra_coin


# Merging


def test_5_1_8_engines_to_winner():
    """All of the ground: his own, the losers' and the Trust's; one on the large card, the rest beside."""
    state = table(4, round=3)
    mines(state, 0, "14", engines=("14",))
    mines(state, 1, "6", engines=("6",))
    trust_mines(state, "2")
    trust_coins(state, 0)
    begun = consolidate(state, "general").state
    played = play(begun, "bid 2", "end", "pass", "end")
    own = played.state.seats[0]
    assert own.cards[0] == MineCard("general", True)
    assert own.beside == 2
    assert (played.gained(0, "engines"), played.gained(1, "engines")) == (2, -1)


def test_engines_to_winner_5_1_8_coin_markers_bring_none():
    state = table(4, round=3)
    mines(state, 0, "14")
    trust_mines(state, "2", "6", marker="coin")
    trust_coins(state, 0)
    bank = state.bank
    played = play(consolidate(state, "general").state, "bid 3", "end")
    assert played.state.seats[0].cards[0] == MineCard("general", False)
    assert played.event("consolidation_won").params["coins"] == 2
    refill = played.event("trust_refilled").params["count"]
    assert isinstance(refill, int)
    assert played.state.bank == bank + 2 + 2 - refill


def test_engines_trust_wins_5_1_8():
    """Engines of players and Trust go back to the pool, then one is put on the large space."""
    state = table(4, round=3)
    mines(state, 0, "14", engines=("14",))
    trust_mines(state, "2")
    played = consolidate(state, "general")
    assert played.event("passed_unable").seat == 0
    assert played.state.engine_pool == 19
    assert played.gained(0, "engines") == -1
    assert played.gained(0, "points") == 2


def test_5_1_8_two_points_for_each_mine_lost():
    state = table(4, round=3)
    mines(state, 0, "14", "6")
    mines(state, 1, "2")
    begun = consolidate(state, "general").state
    played = play(begun, "bid 3", "end", "pass", "end")
    assert played.event("mines_lost", 0).params["points"] == 4
    assert played.gained(0, "pool") == 2
    assert played.event("consolidation_won").seat == 1


def test_5_1_8_each_line_of_a_merger_holds_its_own_entries():
    """The winner bids before the loser, and its mine and engine are told with what it wins."""
    state = table(4, round=3)
    mines(state, 0, "14", engines=("14",))
    mines(state, 1, "6", engines=("6",))
    trust_mines(state, "2")
    trust_coins(state, 0)
    played = play(consolidate(state, "general").state, "bid 2", "end", "pass", "end")
    lost, won = played.event("mines_lost"), played.event("consolidation_won")
    assert {(entry.seat, entry.account): entry.amount for entry in lost.entries} == {
        (1, "mines"): -1,
        (1, "engines"): -1,
        (1, "pool"): 1,
        (1, "points"): 2,
    }
    assert {entry.seat for entry in won.entries} == {0}
    assert balance([won], 0) == {"mines": 0, "engines": 2, "coins": -1, "points": 4}


def test_compaction_5_1_8():
    """Each row shifts left, engines travel with their card, rescue miners stay."""
    state = table(4, round=3)
    at(state, 0, A1="2", A2="7", A3="14", B1="6", B2="3")
    fresh(state, 0, rescue=(False, True, False, False, False, False))
    state.seats[0].cards = tuple(
        MineCard(held.card, held.card == "7") if held else None for held in state.seats[0].cards
    )
    mines(state, 1, "10")
    played = consolidate(state, "general")
    assert played.state.turn.stage == "place_large"
    own = played.state.seats[0]
    assert own.cards[0] == MineCard("7", True)
    assert cards_held(played.state, 0) == {"A1": "7", "B1": "3"}
    assert own.rescue == (False, True, False, False, False, False)


def test_engines_to_winner_5_1_8_are_all_shown_while_a_space_is_chosen():
    """One waits with the large mine, the other lies beside the tableau."""
    state = table(4, round=3)
    mines(state, 0, "8", "2", "17", "10", engines=("8", "17"))
    waiting = consolidate(state, "cfe").state
    assert waiting.turn.stage == "place_large"
    placed = play(waiting, "place A2", "end").state
    for then in (waiting, placed):
        view = GAME.observe(then, None)
        assert (view.seats[0].engines, view.seats[0].beside) == (2, 1)
        assert view.mines["cfe"].engine


def test_compaction_5_1_8_the_lower_row_moves_up():
    """Where the upper row becomes empty."""
    state = table(4, round=3)
    at(state, 0, A1="14", A2="6", B1="3", B2="7")
    trust_mines(state, "2")
    played = consolidate(state, "general")
    assert cards_held(played.state, 0) == {"A1": "3", "A2": "7"}


def test_large_card_place_5_1_8():
    """After shifting, on any allowed space of the winner's choice."""
    state = table(4, round=3)
    at(state, 0, A1="2", A2="6", B1="14", B2="3")
    begun = consolidate(state, "general").state
    assert GAME.active_seats(begun) == (0,)
    assert legal(begun) == ["place A2", "place B1"]
    assert cards_held(begun, 0) == {"A1": "3"}
    assert refusal(begun, "end").code == "decision-open"
    assert cards_held(play(begun, "place B1", "end").state, 0) == {"A1": "3", "B1": "general"}


def test_consolidation_sequence_5_1_8():
    """The order of the grounds is chance; money and markers left are there for the next."""
    orders = set()
    for number in range(8):
        state = table(4, round=3)
        state.rng = type(state.rng)(f"{number:032x}")
        played = begin_phase(state, 9)
        revealed = tuple(event.params["ground"] for event in played.every("ground_revealed"))
        assert sorted(revealed) == ["cfe", "dahlhauser", "general", "heinrich", "herberholz"]
        orders.add(revealed)
    assert len(orders) > 4
    state = table(4, round=3)
    mines(state, 0, "14", "8")
    fresh(state, 0, markers=("unification",))
    first = play(consolidate(state, "general", "cfe").state, "end")
    assert "declare none 1" in legal(first.state)
    assert first.state.auction is not None
    assert first.state.auction.ground == "cfe"


def test_5_1_8_consolidations_begin_in_round_3():
    assert [end.phase for end in begin_phase(table(4, round=2), 8).phase_ends] == [
        "round_2_phase_8",
        "round_2_phase_10",
    ]


def test_5_1_8_where_the_value_comes_from():
    state = vereinigter_general()
    fresh(state, GREEN, markers=("unification",))
    played = play(consolidate(state, "general").state, "declare aid 0", "end", "declare none 1", "end")
    assert played.state.auction is not None
    assert played.state.auction.values == (Value(1, 0, 2, 0), Value(1, 1, 0, 1))
    assert judged(played.state, "bid 4") is None
