"""The mind of Ruhrschifffahrt: its worth in parts, its steps, and what it decides."""

from collections.abc import Iterator
from random import Random

import pytest

from games.engine.contract import Setup, seals
from games.engine.event import Seat
from games.engine.rng import Rng
from games.ruhrschifffahrt.actions import EndTurn
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.state import State
from players.levels import LEVEL, Level
from players.minds import mind_of
from players.ruhrschifffahrt.mind import MIND
from players.thinking import think
from tests.made_once import made_once

FIRST = Options()
SECOND = Options(**{name: values[-1] for name, values in PUBLIC_OPTIONS})
"""All second readings."""
BRIEF = Level(width=2, breadth=6, plans=3, games=3, rounds=0, haste=0.0, seconds=9)
STAGES = 11
"""Stages of turns at which a seat may have to decide."""


def begun(seats: int, options: Options, seed: int) -> State:
    return GAME.new_game(Setup(seats=seats, options=options, seed=f"{seed:032x}")).state


def walk(seats: int, options: Options, seed: int, sense: float) -> Iterator[tuple[State, Seat]]:
    """Positions of a game in which so great a part of the turns is played quickly and the rest by chance."""
    chance, state = Random(seed), begun(seats, options, seed)
    while active := GAME.active_seats(state):
        seat = chance.choice(active)
        yield state, seat
        quick = chance.random() < sense
        actions = MIND.quick(state, seat, chance) if quick else (chance.choice(GAME.legal_actions(state, seat)),)
        for action in actions:
            state = GAME.apply(state, seat, action).state
    yield state, 0


def kept(walked: Iterator[tuple[State, Seat]]) -> Iterator[tuple[State, Seat]]:
    """Some of the positions, and the first at each stage of a turn."""
    met: set[str | None] = set()
    for number, (state, seat) in enumerate(walked):
        stage = GAME.stage_of(state, seat)
        if number % 9 == 0 or stage not in met:
            yield state, seat
        met.add(stage)


@made_once
def positions() -> list[tuple[State, Seat]]:
    """Positions of games with each number of players, each set of options, and more and less sense."""
    return [
        one
        for seats in GAME.seats
        for options in (FIRST, SECOND)
        for sense in (0.2, 0.8)
        for one in kept(walk(seats, options, seats, sense))
    ]


POSITIONS = positions()
OPEN = [(state, seat) for state, seat in POSITIONS if GAME.active_seats(state)]


def expect_legal(state: State, seat: Seat, step: tuple[object, ...]) -> None:
    """A step is legal in order, and nothing final lies before its last action."""
    assert step
    for number, action in enumerate(step, start=1):
        assert GAME.check(state, seat, action) is None, (step, number)
        transition = GAME.apply(state, seat, action)
        assert number == len(step) or not seals(GAME, state, transition)
        state = transition.state


def test_the_mind_is_found_by_the_game():
    assert mind_of("ruhrschifffahrt") is MIND


@pytest.mark.slow
def test_items_of_a_seat_sum_to_its_worth():
    for state, _ in POSITIONS:
        worth = MIND.worth(state)
        for seat in range(len(state.seats)):
            items = MIND.items(state, seat)
            assert sum(item.worth for item in items) == pytest.approx(worth[seat])
            names = [item.what for item in items]
            assert len(set(names)) == len(names)
            assert not any(" " in name for name in names)


def test_the_worth_of_a_finished_game_is_its_totals():
    *_, (state, _) = walk(3, FIRST, 7, 1.0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert tuple(MIND.worth(state)) == outcome.totals


@pytest.mark.slow
def test_steps_are_legal_in_order_and_never_none():
    stages: set[str] = set()
    for state, seat in OPEN:
        steps = MIND.steps(state, seat)
        assert steps
        assert len(set(steps)) == len(steps)
        for step in steps:
            expect_legal(state, seat, step)
        expect_legal(state, seat, MIND.quick(state, seat, Random(1)))
        stages.add(GAME.stage_of(state, seat) or "")
    assert len(stages) == STAGES


def test_a_voyage_is_one_step_up_to_the_end_of_the_turn():
    state = begun(4, FIRST, 3)
    seat = GAME.active_seats(state)[0]
    assert all(step[-1] == EndTurn() for step in MIND.steps(state, seat))


@pytest.mark.slow
@pytest.mark.parametrize("level", [LEVEL["apprentice"], BRIEF], ids=["apprentice", "brief"])
def test_what_a_seat_cannot_know_changes_no_thought(level: Level):
    """The same seed of the search, the same decision and worths, however the hidden things lie."""
    for state, seat in OPEN[:: 8 if level.games else 3]:
        thought = think(MIND, state, seat, level, 5)
        for number in range(2):
            dealt = GAME.redeal(state, seat, Rng(f"{number + 100:032x}"))
            assert think(MIND, dealt, seat, level, 5) == thought


def test_others_are_not_taken_to_sell_where_chance_has_it():
    """A deal gives them any plan; the games played on ask them where to sell when the time comes."""
    state, seat = next((state, seat) for state, seat in OPEN if state.phase == 3 and len(state.waiting) == 1)
    dealt = MIND.likely(GAME.redeal(state, seat, Rng("7" * 32)), seat)
    assert all(own.plan is None for other, own in enumerate(dealt.seats) if other != seat)
    assert dealt.seats[seat].plan == state.seats[seat].plan


def game_of(seats: int, seed: int, seat_of_sense: Seat | None = None) -> tuple[int, ...]:
    """Totals of a game of apprentices, or of one against players by chance; every move is judged."""
    chance, state = Random(seed), begun(seats, FIRST, seed)
    while active := GAME.active_seats(state):
        seat = active[0]
        if seat_of_sense in (None, seat):
            actions = think(MIND, state, seat, LEVEL["apprentice"], chance.getrandbits(32)).actions
        else:
            actions = (chance.choice(GAME.legal_actions(state, seat)),)
        for action in actions:
            assert GAME.check(state, seat, action) is None
            state = GAME.apply(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.totals


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_of_apprentices_ends(seats: int):
    assert min(game_of(seats, seats)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_an_apprentice_beats_whoever_plays_by_chance(seed: int):
    totals = game_of(4, 20 + seed, seed)
    assert totals[seed] == max(totals)
    assert totals.count(max(totals)) == 1
