"""Presses that turns take, *Act* and *Finish* included, counted in random games."""

from collections.abc import Iterator
from statistics import median, quantiles

import pytest
from ruhrschifffahrt_tables import at_stage, panel, position, random_game

from bot.presenter import Position
from games.ruhrschifffahrt import shipping
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from tests.cogs.positions import arguments

ACT, FINISH = 1, 1


def ways(place: Position) -> Iterator[tuple[int, str]]:
    """Everything the panel can do, with the fewest presses it takes."""
    seen, ring = {""}, [""]
    for presses in range(1, 4):
        following: list[str] = []
        for focus in ring:
            shown = panel(place, focus)
            yield from ((presses, argument) for argument in arguments(shown, "do"))
            following += [show for show in arguments(shown, "show") if show not in seen]
        seen |= set(following)
        ring = following


def presses(state: State, first: str) -> int:
    """The fewest presses by which the panel does something that begins so."""
    return min(count for count, argument in ways(position(state, state.turn.seat)) if argument.startswith(first))


@pytest.mark.parametrize("stage", ["choose", "remove_die", "place_dice", "sell"])
def test_a_single_choice_takes_three_presses(stage: str) -> None:
    """A coin or a point, a die removed or placed, a sale asked again: Act, the choice, Finish."""
    state = at_stage(stage, 500)
    for action in GAME.legal_actions(state, state.turn.seat):
        assert ACT + presses(state, GAME.notation(action)) + FINISH == 3


def test_6_3_start_and_sale_without_an_option_take_three_presses() -> None:
    state = next(one for one in _options() if any("start" in way for _, way in ways(position(one, one.turn.seat))))
    assert ACT + presses(state, "start ") + FINISH == 3


def test_6_3_an_option_with_start_and_sale_takes_four_presses() -> None:
    """Act, the option, start and sale together, Finish; a transport or replenishment is one press more."""
    for state in _options():
        for count, argument in ways(position(state, state.turn.seat)):
            if argument.startswith("option "):
                assert ACT + count + FINISH == 4


def test_6_6_a_purchase_takes_three_presses() -> None:
    state = at_stage("purchase", 510)
    for action in GAME.legal_actions(state, state.turn.seat):
        if action != GAME.end_turn:
            assert ACT + presses(state, GAME.notation(action)) + FINISH == 3


def _options() -> Iterator[State]:
    for number, transition in enumerate(random_game(4, 520)):
        if number % 5 == 0 and transition.state.turn.stage == "option" and GAME.active_seats(transition.state):
            yield transition.state


def turns(players: int, seed: int) -> list[int]:
    """Presses of every turn of a random game, each step pressed by itself."""
    counted: list[int] = []
    count, before = ACT, None
    for transition in random_game(players, seed):
        state = transition.state
        if before is not None:
            action, seat = _between(before, state)
            if action == "end":
                counted.append(count + FINISH)
                count = ACT
            elif not (action.startswith("plan") and len(shipping.trips_of_barge(before, seat)) == 1):
                count += presses(before, action)  # an only sale needs no plan, and has no control
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
def test_median_and_high_percentile() -> None:
    """A median turn takes 7 presses at most, the 95th percentile 14."""
    counted = [count for players in (2, 3, 4) for count in turns(players, 400 + players)]
    assert len(counted) > 200
    assert median(counted) <= 7
    assert quantiles(counted, n=20)[-1] <= 14
