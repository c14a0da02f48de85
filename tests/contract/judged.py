"""Positions for the contract tests of pieces, suppositions, switches and repairs."""

from functools import cache
from typing import Any

from walks import setup_for, walk

from bot.rulebooks.book import book, known
from bot.rulebooks.pages import HOUSE
from bot.words import LANGUAGES
from games.engine.contract import AnyGame
from games.registry import GAMES
from tests.soaking import sampled

STEPS = 200
"""Actions within which a game that is played on by defaults has to end, for each seat."""


def tables(games: list[str]) -> list[tuple[str, int]]:
    return [(game, players) for game in games for players in GAMES[game].seats]


@cache
def positions(game_id: str, players: int, seed: int = 37) -> list[Any]:
    """Positions of one random game, some sixteen of them (thirty where it soaks), the last included."""
    taken = list(walk(GAMES[game_id], setup_for(GAMES[game_id], players, seed)))
    every = max(1, len(taken) // sampled(16, 30))
    return [step.before for step in taken[::every]] + [taken[-1].transition.state]


def played_on(game: AnyGame, state: Any) -> bool:
    """Whether defaults lead to an end from here; every default on the way is legal."""
    for _ in range(STEPS * len(state.seats)):
        active = game.active_seats(state)
        if not active:
            return game.outcome(state) is not None
        action = game.default_action(state, active[0])
        assert game.check(state, active[0], action) is None
        state = game.apply(state, active[0], action).state
    return False


@cache
def is_known(game_id: str, rule: str) -> bool:
    """Whether every language's rulebook has the rule, or it is the house's."""
    if rule == HOUSE:
        return True
    return known(game_id) and all(book(game_id, language).place(rule) for language in LANGUAGES)
