"""Plans weighed by games played on: how many games each gets, and which comes first."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from players.levels import Level
from players.lines import Plan
from players.mind import AnyMind, unending
from players.weighing import LEAST, weighed

LEVEL = Level(width=1, breadth=1, plans=4, games=400, rounds=0, haste=0.0, seconds=9.0)


class OneMove:
    """A game that is over after one move: its action is what it brings on average, the deal the chance in it."""

    end_turn = "end"

    def __init__(self, spread: float) -> None:
        self.spread, self.played = spread, Counter[float]()

    def apply(self, state: int, seat: int, action: float) -> Any:
        self.played[action] += 1
        return SimpleNamespace(fired=True, state=action + Random(f"{state} {action}").gauss(0, self.spread))

    def clock(self, state: float) -> Any:
        return SimpleNamespace(round=0)

    def active_seats(self, state: float) -> tuple[int, ...]:
        return ()

    def outcome(self, state: float) -> Any:
        return SimpleNamespace(totals=(state, 0.0))


def weigh(game: OneMove, brings: Sequence[float], trust: int = 0, *, expired: bool = False) -> list[float]:
    mind = cast("AnyMind", SimpleNamespace(game=game, trust=trust, turns=unending))
    plans = [Plan((points,), points) for points in brings]
    return [plan.actions[0] for plan in weighed(mind, lambda number: number, 0, plans, LEVEL, lambda: expired)]


def test_the_best_comes_first_though_it_seemed_the_worst():
    assert weigh(OneMove(2.0), (1.0, 2.0, 3.0, 6.0))[0] == 6.0


def test_what_is_surely_behind_is_played_no_further():
    game = OneMove(1.0)
    assert weigh(game, (0.0, 9.0, 9.1, 0.1))[:2] in ([9.0, 9.1], [9.1, 9.0])
    assert game.played[0.0] == game.played[0.1] == LEAST
    assert game.played[9.0] > 10 * LEAST


def test_no_more_is_played_where_one_is_surely_ahead():
    game = OneMove(1.0)
    assert weigh(game, (0.0, 9.0))[0] == 9.0
    assert sum(game.played.values()) == 2 * LEAST


def test_plans_that_bring_the_same_in_every_game_are_not_told_apart_for_long():
    game = OneMove(0.0)
    assert weigh(game, (5.0, 5.0, 4.0))[0] == 5.0
    assert game.played == {5.0: 2 * LEAST, 4.0: LEAST}


def test_close_plans_get_what_games_there_are():
    game = OneMove(20.0)
    weigh(game, (5.0, 5.1, 5.2, 5.3))
    assert 0.8 * LEVEL.games < sum(game.played.values()) <= LEVEL.games


def test_a_worth_that_is_trusted_holds_against_chance():
    assert weigh(OneMove(20.0), (5.0, 25.0, 15.0), trust=10**6)[0] == 25.0


def test_out_of_time_they_stay_as_they_are():
    assert weigh(OneMove(1.0), (1.0, 3.0, 2.0), expired=True) == [1.0, 3.0, 2.0]
