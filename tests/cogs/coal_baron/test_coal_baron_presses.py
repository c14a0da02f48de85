"""Presses that turns take, *Act* and *Finish* included, counted in random games."""

from statistics import median, quantiles

import pytest
from coal_baron_tables import party, position, random_game

from bot.controls import read_id
from bot.post import Menu
from bot.presenter import Position
from bot.words import words
from cogs.coal_baron import PRESENTER
from games.coal_baron.actions import PlaceWorkers
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import State
from games.engine.contract import apply_all
from tests.cogs.positions import acts

ACT, FINISH = 1, 1


def presses(state: State, argument: str) -> int:
    """The fewest presses by which the panel does `argument`; each narrowing of the choice is one more."""
    place = position(state, state.turn.seat)
    seen, ring = {""}, [""]
    for count in range(1, 6):
        following: list[str] = []
        for focus in ring:
            does, shows = controls(place, focus)
            if argument in does:
                return count
            following += [show for show in shows if show not in seen]
        seen |= set(following)
        ring = following
    raise AssertionError(f"{argument} is not within five presses")


def controls(place: Position, focus: str) -> tuple[set[str], set[str]]:
    """What the panel's controls do, and which other focus they show."""
    does: set[str] = set()
    shows: set[str] = set()
    shown = PRESENTER.panel(place, focus, party(len(place.state.seats)), words("en"))
    for row in (*shown.rows, *shown.later):
        for control in row:
            press = read_id(getattr(control, "id", ""))
            assert press is not None
            values = {choice.value for choice in control.choices} if isinstance(control, Menu) else {press.arg}
            (does if press.op == "do" else shows if press.op == "show" else set()).update(values)
    return does, shows


def turns(players: int, seed: int, kind: str = "", *, by_steps: bool) -> list[tuple[str, int]]:
    """Placing turns of a random game: the space and the presses; mining goes by goals or step by step.

    Every ninth position is looked at, and each space there whose id begins with `kind`.
    """
    states = [t.state for t in random_game(players, seed) if t.state.turn.stage == "place"]
    return [
        (action.space, _turn(state, action, by_steps))
        for state in states[::9]
        for action in GAME.legal_actions(state, state.turn.seat)
        if isinstance(action, PlaceWorkers) and action.space.startswith(kind)
    ]


def _turn(state: State, first: PlaceWorkers, by_steps: bool) -> int:
    """Presses of the turn that begins with `first`, every decision taken as the panel offers it first."""
    seat, count = state.turn.seat, ACT + presses(state, GAME.notation(first))
    state = GAME.apply(state, seat, first).state
    while state.turn.stage != "done":
        found = goals(state, seat)
        if state.turn.stage == "mining" and not found:
            break
        if found and by_steps:
            for action in found[0].actions:
                count += presses(state, GAME.notation(action))
                state = GAME.apply(state, seat, action).state
            continue
        argument = "goal 1" if found else _offered(state)
        count += presses(state, argument)
        state = apply_all(GAME, state, seat, acts(PRESENTER, state, seat, argument))[-1].state
    return count + FINISH


def _offered(state: State) -> str:
    if state.turn.stage == "return_to":
        return "rest bottom"
    return GAME.notation(GAME.legal_actions(state, state.turn.seat)[0])


@pytest.mark.slow
@pytest.mark.parametrize("by_steps", [False, True])
def test_median_and_high_percentile(by_steps: bool) -> None:
    """A median turn takes 7 presses at most, the 95th percentile 14, by goals as by single steps."""
    counted = [count for players in (2, 3, 4) for _, count in turns(players, 40 + players, by_steps=by_steps)]
    assert len(counted) > 200
    assert median(counted) <= 7
    assert quantiles(counted, n=20)[-1] <= 14


@pytest.mark.parametrize("kind", ["money", "bank", "delivery", "order_2"])
def test_placing_workers_takes_three_presses(kind: str) -> None:
    """Act, menu, Finish, wherever nothing further is to be decided."""
    counted = turns(3, 51, kind, by_steps=False)
    assert {count for _, count in counted} == {3}


@pytest.mark.slow
@pytest.mark.parametrize(("by_steps", "most"), [(False, 7), (True, 13)])
def test_an_eight_step_mining_turn(by_steps: bool, most: int) -> None:
    """At most 7 presses by goals and 13 step by step."""
    counted = [count for _, count in turns(3, 52, "mining_8", by_steps=by_steps)]
    assert counted
    assert max(counted) <= most


def test_a_draft_turn_takes_three_presses() -> None:
    state = next(random_game(4, 53)).state
    assert ACT + presses(state, f"draft {state.draft[-1]}") + FINISH == 3
