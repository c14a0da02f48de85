"""The position as if it were a seat's turn: `Game.posed`."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from kohle_kolonie_builders import (
    at,
    consolidate,
    empty,
    fresh,
    hold,
    mines,
    new_game,
    pieces,
    play,
    settled,
    table,
    terrain,
)

from games.engine.codec import encode_state
from games.engine.contract import AnyGame, Setup
from games.engine.rng import Rng
from games.kohle_kolonie import actions as kk
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PUBLIC_OPTIONS
from games.kohle_kolonie.posing import waiting_for
from games.kohle_kolonie.state import Disaster, MineCard, State
from games.kohle_kolonie.turns import (
    Act,
    Bid,
    Choose,
    Declare,
    LoseMiner,
    Miners,
    Secure,
    Subsidence,
    Used,
    Worker,
)
from tests.contract.kohle_kolonie_hooks import candidates

NO_GAME: AnyGame = GAME
"""For what no action of the game is."""


def _posed(state: State, seat: int, line: str) -> State | None:
    return GAME.posed(state, seat, GAME.parse(line))


def _turn(state: State, seat: int, line: str) -> Any:
    found = _posed(state, seat, line)
    return None if found is None else found.turn


def test_who_stands_at_the_stage_is_judged_as_it_stands():
    state = table()
    assert _posed(state, 0, "buy 1") is state


def test_answers_are_judged_as_it_stands():
    state = table()
    assert _posed(state, 3, "subsidence coin") is state


def test_another_seat_acts_with_nothing_used():
    state = waiting_for(table(), Act(0, Used(action=True)))
    assert _turn(state, 2, "buy 1") == Act(2, Used())
    assert state.turn == Act(0, Used(action=True))


def test_the_own_open_turn_keeps_what_is_used():
    """In the middle of a miners action, another action of the phase is judged as one more."""
    state = play(table(), "miners").state
    found = _posed(state, 0, "buy 1")
    assert found is not None
    assert found.turn == Act(0, Used(action=True))
    violation = GAME.check(found, 0, kk.BuyMine("1"))
    assert violation is not None
    assert violation.code == "action-taken"


def test_miners_are_moved_once_begun():
    state = table()
    found = _turn(state, 2, "insert rescue.A1")
    assert isinstance(found, Miners)
    assert (found.seat, found.left.insert, found.left.redeploy) == (2, 2, 2)


def test_miners_are_not_moved_where_they_cannot_be_begun():
    state = waiting_for(table(), Act(0, Used(action=True)))
    assert _posed(state, 0, "insert rescue.A1") is None
    hold(state, 0, "miners")
    found = _turn(state, 0, "insert rescue.A1")
    assert isinstance(found, Miners)
    assert found.left.by == "bonus"


def test_miners_in_the_extra_phase_take_an_extra_marker():
    state = table(phase=4)
    assert _posed(state, 1, "insert rescue.A1") is None
    fresh(state, 1, extra=1, extra_from=("ironworks",))
    found = _turn(state, 1, "insert rescue.A1")
    assert isinstance(found, Miners)
    assert found.used == Used(action=True, extra=True)


@pytest.mark.parametrize("line", ["worker horst", "place A1", "settler horst", "put 1", "arrange 1 0 0"])
def test_what_follows_a_purchase_cannot_be_had_without_it(line: str):
    assert _posed(table(), 1, line) is None


def test_bonus_markers_are_chosen_once():
    state = play(new_game(), "choose aid").state
    assert _turn(state, 2, "choose rescue") == Choose(2)
    assert _posed(state, 0, "choose rescue") is None
    assert _posed(state, 2, "buy 1") is None


def test_mines_are_secured_until_the_discs_are_drawn():
    state = waiting_for(table(phase=5), Secure(0, 1))
    assert _turn(state, 2, "secure A1") == Secure(2)
    state.disaster = Disaster("extra_coin", ("black", "black", "black"), False)
    assert _posed(state, 2, "secure A1") is None


def test_losses_to_come():
    state = waiting_for(table(phase=5), LoseMiner(0, 1))
    state.disaster = Disaster("extra_coin", ("0", "2", "black"), True)
    at(state, 2, A1="2")
    pieces(state, 2, "cokery.m1")
    assert _posed(state, 2, "lose cokery.m1") is None
    fresh(state, 2, pool=0)
    assert _turn(state, 2, "lose cokery.m1") == LoseMiner(2, 1)
    assert _posed(state, 1, "lose cokery.m1") is None


def test_subsidence_to_be_paid():
    state = waiting_for(table(phase=5), Subsidence(1))
    state.disaster = Disaster("subsidence", ("blank", "2", "black"), True)
    assert _turn(state, 2, "pay coin") == Subsidence(2)
    assert _posed(state, 0, "pay coin") is None
    fresh(state, 3, coins=0)
    assert _posed(state, 3, "pay coin") is None


def test_a_purchase_under_way_is_carried_through():
    """Nobody else can buy the card; it is its buyer's already, and so is the worker that it takes."""
    state = waiting_for(table(round=2), Worker(0, Used(action=True), "1"))
    state.display = tuple(card for card in state.display if card != "1")
    found = _posed(state, 1, "buy 1")
    assert found is not None
    assert GAME.conserved(found) == ()
    assert (found.seats[0].cards[0], found.seats[0].pool, found.seats[0].workers) == (MineCard("1"), 19, 1)
    violation = GAME.check(found, 1, kk.BuyMine("1"))
    assert violation is not None
    assert violation.code == "card-not-displayed"
    for village in terrain(state).villages_of[terrain(state).cards["1"].ground]:
        empty(state, village)
    settled(state, 0, **{terrain(state).villages_of[terrain(state).cards["1"].ground][0]: 1})
    state.seats[0].pool = facts.MINERS - 1
    found = _posed(state, 1, "buy 1")
    assert found is not None
    assert GAME.conserved(found) == ()
    assert found.seats[0].settlements[0].miners == 0


def auction() -> State:
    """Three owners in Hamburg & Franziska, one with the consolidation aid still to be declared."""
    state = table(round=5, phase=9)
    ground = [card.id for card in _small("hamburg_franziska")]
    for seat, card in enumerate(ground[:3]):
        mines(state, seat, card)
        fresh(state, seat, coins=15)
    hold(state, 0, "aid")
    hold(state, 1, "rescue")
    return consolidate(state, "hamburg_franziska").state


def _small(ground: str) -> list[Any]:
    every = terrain(table(round=5))
    return [every.cards[card] for card in every.small[ground]]


def test_declarations_come_before_bids():
    state = auction()
    assert isinstance(state.turn, Declare)
    assert _posed(state, 1, "bid 30") is None
    assert _posed(state, 3, "declare aid 0") is None
    bidding = play(state, "declare none 0", "end").state
    assert isinstance(bidding.turn, Bid)
    other = next(
        seat
        for seat in range(3)
        if seat != bidding.turn.seat and bidding.auction and seat not in bidding.auction.passed
    )
    assert _turn(bidding, other, "bid 30") == Bid(other)
    assert _posed(bidding, 0, "declare none 0") is None
    assert _posed(bidding, 3, "bid 30") is None


def test_nothing_can_be_had_when_the_game_is_over():
    state = table()
    state.phase = 11
    assert _posed(state, 0, "buy 1") is None


def test_what_is_no_action_or_no_seat():
    state = table()
    assert NO_GAME.posed(state, 0, object()) is None
    assert _posed(state, 9, "buy 1") is None
    assert _posed(state, -1, "buy 1") is None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_every_candidate_of_a_random_game_is_judged(seed: int):
    """It never raises, leaves its input, agrees where the seat is at turn, and nothing hidden decides."""
    chance = Random(seed)
    options = {name: chance.choice(values) for name, values in PUBLIC_OPTIONS}
    setup = Setup(seats=chance.choice(facts.SEATS), options=GAME.options_type(**options), seed=f"{seed:032x}")
    state, judged = GAME.new_game(setup).state, 0
    while active := GAME.active_seats(state):
        if chance.random() < 0.04:
            judged += _judge_all(state)
        legal = GAME.legal_actions(state, active[0])
        going_on = [action for action in legal if action != GAME.end_turn]
        state = GAME.apply(state, active[0], chance.choice(going_on or legal)).state
    assert judged > 1000


def _judge_all(state: State) -> int:
    before = encode_state(GAME, state)
    judged = 0
    for seat in range(len(state.seats)):
        dealt = GAME.redeal(deepcopy(state), seat, Rng("1" * 32))
        legal = set(GAME.legal_actions(state, seat))
        for action in list(candidates(state))[:: 1 if seat == state.turn.seat else 5]:
            posed = GAME.posed(state, seat, action)
            again = GAME.posed(dealt, seat, action)
            assert (posed is None) == (again is None)
            if posed is not None and again is not None:
                assert GAME.check(posed, seat, action) == GAME.check(again, seat, action)
                judged += 1
            if action in legal:
                assert posed is state
    assert encode_state(GAME, state) == before
    return judged
