"""What random games refer to: the rules of their events, and of refusals of what was possible before."""

from random import Random
from typing import Any, Final

from book_texts import books

from games.engine.contract import Game, Setup

TRIED: Final = 2
"""Actions of earlier turns that somebody tries again before each move."""


def rules_referred_to(game: Game[Any, Any, Any, Any], setup: Setup[Any], chance: Random) -> set[str]:
    """The rules that a random game refers to, in which somebody also tries what was possible earlier."""
    made = game.new_game(setup)
    rules, known = {event.rule for event in made.events}, list[Any]()
    while active := game.active_seats(made.state):
        for action in chance.sample(known, min(len(known), TRIED)):
            refused = game.check(made.state, chance.choice((active[0], 0)), action)
            rules |= {refused.rule} if refused else set()
        legal = game.legal_actions(made.state, active[0])
        action = chance.choice(legal[1:] or legal)
        known.append(action)
        made = game.apply(made.state, active[0], action)
        rules |= {event.rule for event in made.events}
    return rules


def without_place(game: str, rules: set[str]) -> set[tuple[str, str]]:
    """Language and rule of each of these that has no place in the rules of a game."""
    return {(book.language, rule) for book in books(game) for rule in rules if book.place(rule) is None}
