"""What holds of every game's mind: worth in parts, legal steps, nothing known that is hidden, games that end."""

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from minds_tried import BRIEF, MINDS, TABLES, positions, setup_for

from games.engine.contract import seals
from games.engine.rng import Rng
from games.registry import GAMES
from players.levels import LEVEL, Level, level_of
from players.mind import margin
from players.minds import mind_of
from players.thinking import think

pytestmark = pytest.mark.filterwarnings("error")
DEALS = 3
DUELS = 4


def seen(game_id: str, state: Any, seat: int, number: int = 1) -> Any:
    """The position as a computer looks at it: without answers left ahead, what is hidden dealt anew."""
    game = GAMES[game_id]
    return game.redeal(game.unanswered(state), seat, Rng(f"{number:032x}"))


def played(game_id: str, state: Any, seat: int, step: Sequence[Any]) -> bool:
    """Whether all of a step's actions are legal one after the other and nothing final lies before its last."""
    game = GAMES[game_id]
    for number, action in enumerate(step, start=1):
        assert game.check(state, seat, action) is None, (step, number)
        transition = game.apply(state, seat, action)
        if seals(game, state, transition):
            return number == len(step)
        state = transition.state
    return True


def test_every_game_with_a_mind_is_tried():
    assert "coal_baron" in MINDS
    assert all(mind_of(game).game is GAMES[game] for game in MINDS)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_worth_is_the_sum_of_its_items(game_id: str, players: int):
    mind = mind_of(game_id)
    for state, seat in positions(game_id, players):
        state = seen(game_id, state, seat)
        worth = mind.worth(state)
        assert len(worth) == players
        for other in range(players):
            items = mind.items(state, other)
            assert worth[other] == pytest.approx(sum(item.worth for item in items))
            names = [item.what for item in items]
            assert len(set(names)) == len(names)
            assert not any(" " in name for name in names)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_steps_are_legal_in_order_and_never_none(game_id: str, players: int):
    mind, chance = mind_of(game_id), Random(players)
    for state, seat in positions(game_id, players):
        state = seen(game_id, state, seat)
        steps = mind.steps(state, seat)
        assert steps
        assert all(step and played(game_id, state, seat, step) for step in steps)
        assert len(set(steps)) == len(steps)
        assert played(game_id, state, seat, mind.quick(state, seat, chance))


@pytest.mark.slow
@pytest.mark.parametrize("level", [LEVEL["apprentice"], BRIEF], ids=["apprentice", "brief"])
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_a_seat_cannot_know_changes_no_thought(game_id: str, players: int, level: Level):
    """The same seed of the search, the same decision and the same worths, however the hidden things lie."""
    game, mind = GAMES[game_id], mind_of(game_id)
    for state, seat in positions(game_id, players)[:: 1 if level.games == 0 else 4]:
        thought = think(mind, state, seat, level, 5)
        for number in range(DEALS):
            dealt = game.redeal(state, seat, Rng(f"{number + 100:032x}"))
            assert think(mind, dealt, seat, level, 5) == thought


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_game_of_apprentices_ends(game_id: str, players: int):
    """Every move legal, and the worth of the end its points."""
    game, mind, chance = GAMES[game_id], mind_of(game_id), Random(3)
    state = game.new_game(setup_for(game, players, 3)).state
    while active := game.active_seats(state):
        for action in think(mind, state, active[0], LEVEL["apprentice"], chance.getrandbits(32)).actions:
            assert game.check(state, active[0], action) is None
            state = game.apply(state, active[0], action).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert tuple(mind.worth(state)) == outcome.totals


@pytest.mark.slow
@pytest.mark.parametrize("game_id", MINDS)
def test_an_apprentice_beats_whoever_plays_by_chance(game_id: str):
    game, mind = GAMES[game_id], mind_of(game_id)
    for number in range(DUELS):
        seats = game.seats[-1]
        state, chance = game.new_game(setup_for(game, seats, number)).state, Random(number)
        while active := game.active_seats(state):
            seat = active[0]
            if seat == number % seats:
                actions = think(mind, state, seat, LEVEL["apprentice"], chance.getrandbits(32)).actions
            else:
                actions = (chance.choice(game.legal_actions(state, seat)),)
            for action in actions:
                state = game.apply(state, seat, action).state
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.ranks[0] == (number % seats,)


@pytest.mark.parametrize("game_id", MINDS)
def test_a_thought_out_of_time_is_what_was_found_until_then(game_id: str):
    """It stops at once; what it plays is legal all the same."""
    state, seat = positions(game_id, GAMES[game_id].seats[-1])[3]
    thought = think(mind_of(game_id), state, seat, LEVEL["inspector"], 5, lambda: True)
    assert played(game_id, state, seat, thought.actions)
    assert thought.compared[0].worth == max(one.worth for one in thought.compared)


@pytest.mark.parametrize("game_id", MINDS)
def test_what_is_compared_says_what_it_changes(game_id: str):
    """The three best, each with the items that it changes, the greatest change first."""
    mind = mind_of(game_id)
    state, seat = positions(game_id, GAMES[game_id].seats[0])[5]
    thought = think(mind, state, seat, LEVEL["apprentice"], 5)
    assert 1 <= len(thought.compared) <= 3
    for one in thought.compared:
        sizes = [abs(item.worth) for item in one.changes]
        assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("game_id", MINDS)
def test_no_cache_grows_without_bound(game_id: str):
    mind_of(game_id)
    modules = [module for name, module in sys.modules.items() if name.startswith(f"players.{game_id}.")]
    assert modules
    for module in modules:
        for name, function in vars(module).items():
            ask: Callable[[], dict[str, Any]] | None = getattr(function, "cache_parameters", None)
            if ask and function.__module__ == module.__name__:
                assert ask()["maxsize"] is not None, f"{module.__name__}.{name}"


def test_a_margin_is_the_own_points_less_a_share_of_the_best_others():
    assert margin((10.0, 4.0, 8.0), 0, 0.5) == 6.0
    assert margin((10.0, 4.0, 8.0), 1, 0.5) == -1.0
    assert margin((10.0, 4.0, 8.0), 1, 0.0) == 4.0


def test_a_level_may_have_numbers_of_its_own_in_a_game():
    assert level_of("inspector", "ruhrschifffahrt").plans > LEVEL["inspector"].plans
    assert level_of("steiger", "coal_baron") == level_of("steiger") == LEVEL["steiger"]
    with pytest.raises(LookupError):
        level_of("director", "coal_baron")
