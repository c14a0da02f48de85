"""H1-H4 and S10: who sees what, and what is dealt anew for those who do not."""

import msgspec
import pytest
from coal_baron_builders import ORDER_PILE, TILE_PILE, last_turn, new_game, play, table

from games.coal_baron.game import GAME
from games.coal_baron.state import PileCard
from games.coal_baron.turns import hand_of
from games.engine.rng import Rng

DELIVERED = {1: {"delivered": ("truck_11", "handcart_01")}}


def test_h1_open_by_nature():
    """Francs, mine, cage, storage, outstanding orders and workers are seen by all."""
    state = table(seats={1: {"cage": ("grey",), "storage": ("black",), "francs": 3}})
    for viewer in (0, 2, None):
        seen = GAME.observe(state, viewer).seats[1]
        assert (seen.francs, seen.cage, seen.storage, seen.sections) == (
            3,
            ("grey",),
            ("black",),
            state.seats[1].sections,
        )


def test_h2_delivered_orders_are_face_down_for_others():
    """Their number is open, the owner may look."""
    state = table(seats=DELIVERED)
    assert GAME.observe(state, 1).seats[1].delivered == ("truck_11", "handcart_01")
    for viewer in (0, None):
        seen = GAME.observe(state, viewer).seats[1]
        assert (seen.delivered, seen.delivered_count) == (None, 2)


def test_h2_option_open():
    state = table(seats=DELIVERED, options={"delivered": "open"})
    assert GAME.observe(state, None).seats[1].delivered == ("truck_11", "handcart_01")


def test_h2_revealed_at_the_scoring_and_hidden_again_by_the_next_action():
    played = play(last_turn(seats=DELIVERED), "end")
    assert GAME.observe(played.state, None).seats[1].delivered == ("truck_11", "handcart_01")
    assert ("delivered", None) in [(reveal.what, reveal.to) for reveal in played.reveals]
    state = play(played.state, "place bank").state
    assert GAME.observe(state, None).seats[1].delivered is None


def test_h2_everything_is_shown_when_the_game_is_over():
    state = play(last_turn(shift=3, seats=DELIVERED), "end").state
    assert GAME.observe(state, None).seats[1].delivered == ("truck_11", "handcart_01")


def test_s10_no_standings_between_scorings():
    state = table(seats=DELIVERED)
    assert all(GAME.observe(state, viewer).standings is None for viewer in (0, 1, 2, None))
    scored = play(last_turn(seats=DELIVERED), "end").state
    standings = GAME.observe(scored, None).standings
    assert standings is not None
    assert [result.element for result in standings] == ["coal_yellow", "coal_brown", "coal_grey", "coal_black"]
    assert standings[3].counts == (0, 3, 0)
    assert GAME.observe(play(scored, "place bank").state, None).standings is None


def test_s10_option_open_shows_the_running_majorities():
    standings = GAME.observe(table(seats=DELIVERED, options={"delivered": "open"}, shift=2), None).standings
    assert standings is not None
    assert len(standings) == 8
    assert standings[6].points == (0, 8, 0)


def test_h4_pile_sizes_are_open_and_nothing_else_of_them():
    view = GAME.observe(table(), None)
    assert (view.tile_pile, view.order_pile) == (len(TILE_PILE), len(ORDER_PILE))
    text = msgspec.json.encode(view).decode()
    assert not any(card in text for card in ORDER_PILE)
    assert "seed" not in text
    assert "rng" not in text


def test_the_hand_is_in_nobodys_view_but_its_owners():
    """While five cards are drawn, laid back and ordered, no other view names one of them."""
    state = play(table(), "place order_draw").state
    for line in ("keep truck_03", "return bottom", "next truck_04"):
        state = play(state, line).state
        hidden = [card for card in ORDER_PILE if card != "truck_03"]
        for viewer in (1, 2, None):
            text = msgspec.json.encode(GAME.observe(state, viewer)).decode()
            assert not any(card in text for card in hidden)
            assert '"bottom"' not in text
    assert GAME.observe(state, 0).returned == ("truck_04",)
    assert GAME.observe(state, 0).place == "bottom"


def redeals(state, seat: int, count: int = 60) -> list:
    return [GAME.redeal(state, seat, Rng(f"{number:032x}")) for number in range(count)]


def test_redeal_permutes_unseen_pile_cards_only():
    """What the seat laid back itself stays where it knows it lies."""
    state = play(table(), "place order_draw", "keep truck_03", "return bottom").state
    state = play(state, "next truck_05", "next truck_01", "next truck_04", "end").state
    for dealt in redeals(state, 0):
        assert dealt.order_pile == state.order_pile
    others = {tuple(card.card for card in dealt.order_pile) for dealt in redeals(state, 1)}
    assert len(others) > 30
    assert len({tuple(card.card for card in dealt.tile_pile) for dealt in redeals(state, 0)}) > 30


def test_redeal_deals_another_hand_together_with_the_pile():
    """For seat 1 any card may be in seat 0's hand; for seat 0 the hand stays."""
    state = play(table(), "place order_draw").state
    hands = {hand_of(dealt.turn) for dealt in redeals(state, 1)}
    assert any("truck_06" in hand for hand in hands)
    assert {hand_of(dealt.turn) for dealt in redeals(state, 0)} == {hand_of(state.turn)}
    for dealt in redeals(state, 1):
        held = sorted([*hand_of(dealt.turn), *(card.card for card in dealt.order_pile)])
        assert held == sorted(ORDER_PILE)


def test_redeal_leaves_known_cards_in_the_hand_that_drew_them():
    """Seat 1 had laid truck_02 on top: it knows that it is in seat 0's hand now."""
    state = table(order_pile=())
    state.order_pile = tuple(PileCard(card, (1,) if card == "truck_02" else ()) for card in ORDER_PILE)
    state = play(state, "place order_draw").state
    assert all("truck_02" in hand_of(dealt.turn) for dealt in redeals(state, 1))
    assert not all("truck_02" in hand_of(dealt.turn) for dealt in redeals(state, 2))


def test_redeal_gives_others_any_legal_ranking_and_another_seed():
    state = new_game(3)
    state = play(state, f"rank {state.draft[0]}", seat=0).state
    state = play(state, f"rank {state.draft[1]}", seat=1).state
    rankings = set()
    for dealt in redeals(state, 0):
        assert dealt.seats[0].ranking == state.seats[0].ranking
        assert set(dealt.seats[1].ranking) <= set(state.draft)
        assert dealt.rng != state.rng
        rankings.add(dealt.seats[1].ranking)
    assert len(rankings) > 30


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_redeal_changes_nothing_that_the_seat_sees(seat: int):
    for state in (new_game(3), table(), play(table(), "place order_draw", "keep none", "return top").state):
        for dealt in redeals(state, seat, 5):
            assert GAME.observe(dealt, seat) == GAME.observe(state, seat)
