"""Presses that turns take, *Act* and *Finish* included, counted in random games."""

from statistics import median, quantiles

import pytest
from kohle_kolonie_tables import at_stage, panel, position, random_game

from games.kohle_kolonie.actions import Bid, BuyMine, ChooseBonus
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from tests.cogs.positions import arguments

ACT, FINISH = 1, 1


def presses(state: State, argument: str) -> int:
    """The fewest presses by which the panel does `argument`; each narrowing of the choice is one more."""
    place = position(state, state.turn.seat)
    seen, ring = {""}, [""]
    for count in range(1, 5):
        following: list[str] = []
        for focus in ring:
            shown = panel(place, focus)
            if argument in set(arguments(shown, "do")):
                return count
            following += [show for show in arguments(shown, "show") if show not in seen]
        seen |= set(following)
        ring = following
    raise AssertionError(f"{argument} is not within four presses")


def test_a_bonus_marker_takes_three_presses() -> None:
    state = at_stage("choose")
    for action in GAME.legal_actions(state, state.turn.seat):
        assert isinstance(action, ChooseBonus)
        assert ACT + presses(state, GAME.notation(action)) + FINISH == 3


def test_a_bid_takes_three_presses() -> None:
    """Every value that can be bid, and the pass."""
    for players in (3, 4, 5):
        state = at_stage("bid", 200, players)
        for action in GAME.legal_actions(state, state.turn.seat):
            if action != GAME.end_turn:
                assert ACT + presses(state, GAME.notation(action)) + FINISH == 3
        assert any(isinstance(action, Bid) for action in GAME.legal_actions(state, state.turn.seat))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_mine_takes_four_presses(players: int) -> None:
    """Act, mine, one parameter (the worker's village), Finish; each further open parameter is one more."""
    counted = 0
    for transition in random_game(players, 300 + players):
        state = transition.state
        if state.turn.stage != "act":
            continue
        seat = state.turn.seat
        for action in GAME.legal_actions(state, seat):
            if isinstance(action, BuyMine):
                assert presses(state, GAME.notation(action)) == 1
                after = GAME.apply(state, seat, action).state
                open_parameters = 0
                while after.turn.stage in ("worker", "place_card", "second_worker", "second_miner"):
                    step = next(one for one in GAME.legal_actions(after, seat) if one != GAME.end_turn)
                    assert presses(after, GAME.notation(step)) == 1
                    after = GAME.apply(after, seat, step).state
                    open_parameters += 1
                assert ACT + 1 + open_parameters + FINISH <= 4 + max(0, open_parameters - 1)
                counted += 1
    assert counted > 30


def turns(players: int, seed: int, *, eager: bool = False) -> list[int]:
    """Presses of every turn of a random game; eager players leave nothing unused."""
    counted: list[int] = []
    count, before = ACT, None
    for transition in random_game(players, seed, eager=eager):
        state = transition.state
        if before is not None:
            action, seat = _between(before, state)
            if action == GAME.notation(GAME.end_turn) or state.turn.seat != seat:
                counted.append(count + FINISH)
                count = ACT
            else:
                count += presses(before, action)
        before = state
    return counted


def _between(before: State, after: State) -> tuple[str, int]:
    """The action that led from one state to the next."""
    seat = GAME.active_seats(before)[0]
    for action in GAME.legal_actions(before, seat):
        if GAME.apply(before, seat, action).state == after:
            return GAME.notation(action), seat
    raise AssertionError("no action leads there")


@pytest.mark.slow
@pytest.mark.parametrize("eager", [False, True])
def test_median_and_high_percentile(eager: bool) -> None:
    """A median turn takes 7 presses at most, the 95th percentile 14, also where nothing is left unused."""
    counted = [count for players in (3, 4, 5) for count in turns(players, 400 + players, eager=eager)]
    assert len(counted) > 200
    assert median(counted) <= 7
    assert quantiles(counted, n=20)[-1] <= 14


def test_the_whole_turn_is_counted() -> None:
    """The counting itself: a choice of a bonus marker is a turn of three presses."""
    assert turns(3, 500)[:3] == [3, 3, 3]
