"""Every refusal names the nearest legal thing or says that there is none, and the rule that it follows from."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from contract_hooks import HOOKS
from walks import redealt, setup_for, walk

from bot.errors import RuleRefused
from bot.presenter import Party, presenter_of, register
from bot.tables.seeing import Seen
from bot.words import LANGUAGES, words
from cogs.citing import cited
from cogs.instead import none_now, price_of
from cogs.interactions.answering import refusal_text
from games.engine.contract import AnyGame
from games.engine.nearest import INSTEAD, Attempt, says_it
from games.engine.violation import Violation
from games.registry import GAMES
from tests.cogs.positions import party_of
from tests.games.tables import each_game, verbs_of
from tests.soaking import sampled

TEXT: Final = words("en")
NAMES: Final = ("Anna", "Ben", "Chloé", "Dmitri", "Emma")
QUICK: Final = 25
"""Every so many-th position is asked in the quick part."""
MOST_LISTED: Final = 1000
"""Fewer actions than that are listed in any position."""
SAMPLE: Final = 60
"""So many candidates are tried in a position."""


def refused(attempt: Attempt, violation: Violation, party: Party, language: Any = "en") -> str:
    """The text of a refusal as it is shown to a player."""
    game = attempt.game
    seen = SimpleNamespace(loaded=SimpleNamespace(game=game, party=party), position=None)
    error = RuleRefused(violation, 1, 1, game.notation(attempt.action), attempt)
    return refusal_text(error, cast("Seen", seen), words(language))


def positions(game: AnyGame, players: int, seed: int, step: int) -> Iterator[tuple[Any, Random]]:
    chance = Random(f"nearest {seed}")
    for taken in list(walk(game, setup_for(game, players, seed)))[::step]:
        yield taken.before, chance


def candidates(game: AnyGame, state: Any, chance: Random) -> list[Any]:
    """Some of all actions that one could think of, and an answer of each kind."""
    every = [*HOOKS[game.id].candidates(state), *(game.parse(verb.example) for verb in verbs_of(game.id))]
    found = chance.sample(every, min(SAMPLE, len(every)))
    found.append(game.end_turn)
    answer = HOOKS[game.id].answer(state, chance)
    return found if answer is None else [*found, answer[1]]


def judged(game: AnyGame, state: Any, seat: int, action: Any, number: int) -> Violation | None:
    """What must hold of a refusal of an action."""
    violation = game.check(state, seat, action)
    if violation is None:
        return None
    attempt, party = Attempt(game, state, seat, action), party_of(game, NAMES[: len(state.seats)])
    text, presenter = refused(attempt, violation, party), presenter_of(game.id)
    assert cited(game.id, violation.rule, TEXT) in text
    legal = list(game.legal_actions(state, seat))
    found = attempt.nearest
    if found is None:
        assert text.endswith(none_now(attempt, presenter, TEXT))
        assert not [one for one in legal if type(one) is type(action)]
    else:
        assert game.check(state, seat, found) is None
        if not says_it(violation, action, found):
            assert presenter.move(state, found, party, TEXT) in text
        elif any(name.startswith(INSTEAD) for name in violation.params):
            assert possible_instead(legal, violation), (game.notation(action), violation)
    dealt = redealt(game, state, seat, number)
    assert game.check(dealt, seat, action) == violation
    assert refused(Attempt(game, dealt, seat, action), violation, party) == text
    return violation


def possible_instead(legal: list[Any], violation: Violation) -> bool:
    """Whether what a violation itself says to be possible stands in a legal action."""
    said = [value for name, value in violation.params.items() if name.startswith(INSTEAD)]
    return any(getattr(one, name) == said[0] for one in legal for name in one.__struct_fields__)


def ask(game: AnyGame, players: int, seed: int, step: int) -> set[str]:
    """The codes of all refusals met."""
    codes: set[str] = set()
    for number, (state, chance) in enumerate(positions(game, players, seed, step)):
        for seat in range(players):
            for action in candidates(game, state, chance):
                violation = judged(game, state, seat, action, number)
                codes |= {violation.code} if violation else set()
    return codes


@pytest.fixture(autouse=True)
def presenters() -> None:
    for game in GAMES:
        register(presenter_of(game))


@pytest.mark.slow
@each_game
def test_every_refusal_names_the_nearest_legal_thing_or_that_there_is_none(game_id: str) -> None:
    game = GAMES[game_id]
    assert len(ask(game, game.seats[-1], 5, QUICK)) > 12


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 6))
@each_game
def test_every_refusal_names_it_in_a_larger_sample(game_id: str, players: int) -> None:
    game = GAMES[game_id]
    for seed in range(sampled(1, 4)) if players in game.seats else ():
        ask(game, players, seed, sampled(27, 3))


@each_game
def test_what_is_looked_through_for_it_is_not_much(game_id: str) -> None:
    """A position lists some hundreds of actions at most, and a refusal looks at all of them once."""
    game = GAMES[game_id]
    for state, _ in positions(game, game.seats[-1], 6, QUICK):
        for seat in game.active_seats(state):
            assert 0 < len(game.legal_actions(state, seat)) < MOST_LISTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_named_in_every_language(language: Any) -> None:
    game = GAMES["kohle_kolonie"]
    state = game.new_game(setup_for(game, 4, 1)).state
    seat = state.turn.seat
    violation = game.check(state, seat, game.end_turn)
    assert violation is not None
    attempt, party = Attempt(game, state, seat, game.end_turn), party_of(game, NAMES[:4])
    said = {"en": "Nearest possible: ", "de": "Am nächsten kommt: ", "fr": "Le plus proche possible\u00a0: "}
    named = presenter_of(game.id).move(state, attempt.nearest, party, words(language))
    assert f"{said[language]}{named}" in refused(attempt, violation, party, language)


def test_the_price_is_all_that_is_paid_and_the_debt_that_it_takes() -> None:
    """A lock for 3 coins, one of them at hand: the debt brings the other two, which are paid as well."""
    game = GAMES["ruhrschifffahrt"]
    state, seat = next(
        (taken.before, taken.seat)
        for taken in walk(game, setup_for(game, 4, 3))
        if taken.before.round >= 5 and game.stage_of(taken.before, taken.seat) == "purchase"
    )
    own = state.seats[seat]
    own.coins, own.supply, own.debts, own.tiles = 1, 2, 0, ("lock_construction",)
    lock = next(one for one in game.legal_actions(state, seat) if game.notation(one).startswith("lock "))
    attempt = Attempt(game, state, seat, game.end_turn)
    assert price_of(attempt, lock, presenter_of(game.id), TEXT) == "3 coins and 1 debt"


def test_the_price_of_the_nearest_thing_names_workers_as_well() -> None:
    """Flipping Loading takes 2 workers and 2 coins: both are what it costs."""
    game = GAMES["kohle_kolonie"]
    for state, _ in positions(game, 3, 1, 1):
        seat = next(iter(game.active_seats(state)), None)
        if seat is None:
            continue
        loading = [one for one in game.legal_actions(state, seat) if game.notation(one).startswith("flip loading")]
        if loading:
            attempt = Attempt(game, state, seat, loading[0])
            assert price_of(attempt, loading[0], presenter_of(game.id), TEXT) == "2 coins and 2 workers"
            return
    pytest.fail("no position in which Loading can be flipped")
