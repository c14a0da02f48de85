"""Whatever events and refusals of played games cite has a place in the rules of Kohle & Kolonie."""

from collections.abc import Iterator
from random import Random

import pytest
from book_texts import books

from games.engine.contract import Setup
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PRESETS

GAME_ID = "kohle_kolonie"
PLAYED = 12
PLAYED_WITH_PATIENCE = 120
REMEMBERED = 40
"""Actions of earlier positions that are tried again, by whoever it is."""


def said(number: int) -> Iterator[str]:
    """The rules that a game played by chance cites, refusals of what was possible before included."""
    chance = Random(number)
    options = list(PRESETS.values())[number % len(PRESETS)]
    seats = 3 + number % 3
    made = GAME.new_game(Setup(seats=seats, options=options, seed=f"{number:032x}"))
    before: list[Action] = []
    while active := GAME.active_seats(made.state):
        yield from (event.rule for event in made.events)
        seat = chance.choice(active)
        for action in chance.sample(before, min(3, len(before))):
            refused = GAME.check(made.state, chance.randrange(seats), action)
            if refused is not None:
                yield refused.rule
        legal = list(GAME.legal_actions(made.state, seat))
        before = [*before, chance.choice(legal)][-REMEMBERED:]
        made = GAME.apply(made.state, seat, chance.choice(legal))
    yield from (event.rule for event in made.events)


def in_every_book(numbers: range) -> set[str]:
    """What these games cite; each has a place in each language."""
    cited = {rule for number in numbers for rule in said(number)}
    for book in books(GAME_ID):
        assert {rule for rule in cited if book.place(rule) is None} == set(), book.language
    return cited


def test_what_played_games_cite_has_a_place_in_each_language() -> None:
    assert len(in_every_book(range(PLAYED))) > 70


@pytest.mark.slow
def test_what_many_played_games_cite_has_a_place_in_each_language() -> None:
    assert len(in_every_book(range(PLAYED, PLAYED_WITH_PATIENCE))) > 80
