"""The mind of Kohle & Kolonie: its worth, its steps, and what it decides."""

import dataclasses
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from games.engine.contract import Setup, seals
from games.engine.event import Seat
from games.engine.rng import Rng
from games.kohle_kolonie.actions import ChooseBonus, Rescue
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PRESETS, PUBLIC_OPTIONS, Options
from games.kohle_kolonie.state import State
from players.kohle_kolonie.mind import MIND
from players.levels import LEVEL
from players.lines import Plan, plans
from players.mind import AnyMind
from players.minds import mind_of
from players.thinking import think
from players.weighing import weighed

SEED = "0123456789abcdef0123456789abcdef"
_SECOND = Options(**{name: values[-1] for name, values in PUBLIC_OPTIONS})
"""All options as far from the default as they go."""
TABLES = [*PRESETS.values(), _SECOND]


def begun(seats: int, options: Options, seed: str = SEED) -> State:
    return GAME.new_game(Setup(seats=seats, options=options, seed=seed)).state


def random_positions(seats: int, options: Options, seed: int, every: int) -> Iterator[tuple[State, Seat]]:
    """Positions of a game played at random, with the seat that must decide."""
    chance = Random(seed)
    state = begun(seats, options, f"{seed:032x}")
    count = 0
    while active := GAME.active_seats(state):
        seat = active[0]
        if count % every == 0:
            yield state, seat
        state = GAME.apply(state, seat, chance.choice(GAME.legal_actions(state, seat))).state
        count += 1
    yield state, 0


def sampled(every: int) -> Iterator[tuple[State, Seat]]:
    for number, (options, seats) in enumerate(product(TABLES, GAME.seats)):
        yield from random_positions(seats, options, number, every)


def test_the_mind_is_found_by_the_game():
    assert mind_of("kohle_kolonie") is MIND


@pytest.mark.slow
def test_items_of_a_seat_sum_to_its_worth():
    for state, _ in sampled(23):
        worth = MIND.worth(state)
        for seat in range(len(state.seats)):
            assert sum(item.worth for item in MIND.items(state, seat)) == pytest.approx(worth[seat])


def test_the_worth_of_a_finished_game_is_its_totals():
    for seats in GAME.seats:
        *_, (state, _) = random_positions(seats, Options(), seats, 1000)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert tuple(MIND.worth(state)) == outcome.totals


def test_items_have_ids_without_blanks_each_once():
    for state, seat in sampled(61):
        ids = [item.what for item in MIND.items(state, seat)]
        assert len(ids) == len(set(ids))
        assert all(id and not id.isspace() and " " not in id for id in ids)


def expect_legal(state: State, seat: Seat, step: tuple[object, ...]) -> None:
    """A step is legal in order, as far as something final."""
    assert step
    for action in step:
        assert GAME.check(state, seat, action) is None
        transition = GAME.apply(state, seat, action)
        if transition.fired or seals(GAME, state, transition):
            return
        state = transition.state


@pytest.mark.slow
def test_steps_are_legal_in_order_and_never_none():
    for state, seat in sampled(11):
        if GAME.active_seats(state):
            steps = MIND.steps(state, seat)
            assert len(steps) > 0
            for step in steps:
                expect_legal(state, seat, step)


def test_a_rescue_that_was_begun_is_gone_on_with():
    """In the edition where the marker secures two mines (rescue_english)."""
    found = 0
    for seed in range(4):
        for state, seat in random_positions(4, _SECOND, seed, 1):
            rescues = [action for action in GAME.legal_actions(state, seat) if isinstance(action, Rescue)]
            if rescues and state.seats[seat].bonus == "rescue":
                found += 1
                after = GAME.apply(state, seat, rescues[0]).state
                if seat in GAME.active_seats(after):
                    expect_legal(after, seat, MIND.steps(after, seat)[0])
    assert found


@pytest.mark.slow
def test_a_quick_step_is_legal():
    chance = Random(3)
    for state, seat in sampled(7):
        if GAME.active_seats(state):
            expect_legal(state, seat, MIND.quick(state, seat, chance))


@pytest.mark.slow
def test_each_thing_is_offered_once():
    for state, seat in sampled(29):
        if GAME.active_seats(state):
            steps = list(MIND.steps(state, seat))
            assert len(steps) == len(set(steps))


def test_equal_positions_have_equal_keys_and_other_ones_do_not():
    state = begun(4, Options())
    first, second = (GAME.apply(state, 0, ChooseBonus(marker)).state for marker in ("aid", "miners"))
    assert MIND.key(first, 0) == MIND.key(GAME.redeal(first, 0, Rng(SEED)), 0)
    assert MIND.key(first, 0) != MIND.key(second, 0)


@pytest.mark.slow
def test_the_same_is_decided_in_all_positions_that_the_seat_cannot_tell_apart():
    for state, seat in random_positions(4, Options(), 5, 47):
        if GAME.active_seats(state):
            thought = think(MIND, state, seat, LEVEL["apprentice"], 7)
            for deal in range(2):
                anew = GAME.redeal(state, seat, Rng(f"{deal:032x}"))
                assert think(MIND, anew, seat, LEVEL["apprentice"], 7) == thought


def played(seats: int, seed: int, minds: range) -> tuple[int, ...]:
    """The totals of a game of apprentices in some seats and of uniform play in the others."""
    chance = Random(seed)
    state = begun(seats, Options(), f"{seed:032x}")
    while active := GAME.active_seats(state):
        seat = active[0]
        if seat in minds:
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
    assert min(played(seats, seats, range(seats))) > 0


@pytest.mark.slow
def test_an_apprentice_beats_uniform_play():
    for seed in range(4):
        totals = played(5, seed, range(1))
        assert totals[0] > max(totals[1:])


def weighed_in_round_two(seats: int, mind: AnyMind, games: int) -> tuple[list[Plan], list[Plan]]:
    """The plans of a position with many, and the same once games were played on from them."""
    state, seat = next(
        (state, seat)
        for state, seat in random_positions(seats, Options(), 8, 1)
        if (state.round, state.phase) == (2, 2)
    )
    found = plans(mind, state, seat, replace(LEVEL["steiger"], width=2, breadth=8))[:6]
    level = replace(LEVEL["steiger"], games=games, plans=len(found))
    return found, weighed(mind, lambda number: state, seat, found, level, lambda: False)


def test_fewer_games_than_plans_change_nothing():
    found, again = weighed_in_round_two(3, MIND, 5)
    assert len(found) == 6
    assert again == found


@pytest.mark.slow
def test_a_worth_that_is_trusted_beyond_all_games_decides_alone():
    found, again = weighed_in_round_two(3, dataclasses.replace(MIND, trust=10**6), 12)
    assert again[0].actions == found[0].actions
    assert again[0].worth == pytest.approx(found[0].worth, abs=0.1)
