"""Whether something would be legal is judged as the game judges it, and shows nothing the asker cannot know."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from contract_hooks import HOOKS
from walks import redealt, setup_for, walk

from bot.presenter import presenter_of, register
from bot.tables.foretelling import Foretold, Question, foretold
from bot.tables.seeing import Seen
from bot.words import words
from cogs.views.can import can_post
from games.engine.contract import AnyGame, is_answer
from games.registry import GAMES
from tests.cogs.positions import party_of
from tests.games.tables import each_game, verbs_of
from tests.soaking import sampled

TEXT: Final = words("en")
NAMES: Final = ("Anna", "Ben", "Chloé", "Dmitri", "Emma")
QUICK: Final = 40
SAMPLE: Final = 25


@pytest.fixture(autouse=True)
def presenters() -> None:
    for game in GAMES:
        register(presenter_of(game))


def question(game: AnyGame, state: Any, asker: int | None, seat: int) -> Question:
    loaded = SimpleNamespace(game=game, party=party_of(game, NAMES[: len(state.seats)]), row=SimpleNamespace(id=7))
    return Question(cast("Seen", SimpleNamespace(loaded=loaded)), state, asker, seat, "a stream of the test")


def positions(game: AnyGame, players: int, seed: int, step: int) -> Iterator[tuple[Any, Random]]:
    chance = Random(f"foretelling {seed}")
    for taken in list(walk(game, setup_for(game, players, seed)))[::step]:
        yield taken.before, chance


def candidates(game: AnyGame, state: Any, chance: Random, most: int = SAMPLE) -> list[Any]:
    every = [*HOOKS[game.id].candidates(state), *(game.parse(verb.example) for verb in verbs_of(game.id))]
    found = chance.sample(every, min(most, len(every)))
    legal = [one for seat in game.active_seats(state) for one in game.legal_actions(state, seat)]
    found += [*chance.sample(legal, min(8, len(legal))), game.end_turn]
    answers = [HOOKS[game.id].answer(state, chance) for _ in range(2)]
    return [*found, *(answer[1] for answer in answers if answer is not None)]


def answered(game: AnyGame, state: Any, asker: int | None, seat: int, action: Any) -> str:
    """The whole answer as it is shown."""
    asked = question(game, state, asker, seat)
    return can_post(asked, [action], foretold(asked, [action]), TEXT).text


def agrees(game: AnyGame, state: Any, asker: int | None, seat: int, action: Any) -> Foretold:
    """What must hold of the answer to a question."""
    found = foretold(question(game, state, asker, seat), [action])
    posed = game.posed(state, seat, action)
    if asker != seat and (is_answer(game, action) or type(action) in game.secret):
        assert found.verdict == "secret"
    elif found.verdict == "secret":
        assert asker != seat
    elif posed is None:
        assert found.verdict == "elsewhere"
    else:
        violation = game.check(posed, seat, action)
        assert found.violation == violation
        assert found.verdict == ("yes" if violation is None else "no")
        assert found.as_if is (posed is not state)
    return found


def ask(game: AnyGame, players: int, seed: int, step: int) -> set[str]:
    verdicts: set[str] = set()
    for state, chance in positions(game, players, seed, step):
        for action in candidates(game, state, chance):
            for seat in range(players):
                asker = chance.choice((seat, seat, (seat + 1) % players, None))
                found = agrees(game, state, asker, seat, action)
                verdicts.add(f"{found.verdict} {'own' if asker == seat else 'other'}")
    return verdicts


@pytest.mark.slow
@each_game
def test_it_agrees_with_the_judge_of_the_game(game_id: str) -> None:
    game = GAMES[game_id]
    every = {f"{verdict} {whose}" for verdict in ("yes", "no", "elsewhere") for whose in ("own", "other")}
    assert ask(game, game.seats[-1], 5, QUICK) == {*every, "secret other"}


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 6))
@each_game
def test_it_agrees_in_a_larger_sample(game_id: str, players: int) -> None:
    game = GAMES[game_id]
    for seed in range(sampled(1, 2)) if players in game.seats else ():
        ask(game, players, 50 + seed, sampled(126, 7))


@each_game
def test_a_seat_at_turn_is_told_what_is_judged_of_every_action(game_id: str) -> None:
    game = GAMES[game_id]
    for state, _ in positions(game, game.seats[0], 3, 5 * QUICK):
        for seat in game.active_seats(state):
            for action in HOOKS[game_id].candidates(state):
                agrees(game, state, seat, seat, action)


def leaks(game: AnyGame, players: int, seed: int, step: int) -> None:
    """Whatever the asker cannot know is dealt anew: the answer stays the same."""
    for number, (state, chance) in enumerate(positions(game, players, seed, step)):
        for action in candidates(game, state, chance, 10):
            seat = chance.randrange(players)
            asker = chance.choice((seat, (seat + 1) % players, None))
            said = answered(game, state, asker, seat, action)
            for deal in range(3):
                again = answered(game, redealt(game, state, asker, 3 * number + deal), asker, seat, action)
                assert again == said, (asker, seat, game.notation(action))


@pytest.mark.slow
@each_game
def test_the_answer_shows_nothing_that_the_asker_cannot_know(game_id: str) -> None:
    game = GAMES[game_id]
    leaks(game, game.seats[-1], 5, QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 6))
@each_game
def test_it_shows_nothing_in_a_larger_sample(game_id: str, players: int) -> None:
    game = GAMES[game_id]
    for seed in range(sampled(1, 2)) if players in game.seats else ():
        leaks(game, players, 70 + seed, sampled(162, 9))
