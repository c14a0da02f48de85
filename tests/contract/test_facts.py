"""What events rest on: rules that the rulebook knows, and facts that show nothing hidden."""

from collections.abc import Sequence
from functools import cache

import pytest
from contract_hooks import HOOKS
from judged import is_known
from walks import Taken, redealt, setup_for, walk

from games.engine.contract import is_answer
from games.engine.event import Event, visible_events
from games.registry import GAMES

TABLES = [(game, players) for game in GAMES for players in GAMES[game].seats]


@cache
def steps(game_id: str, players: int) -> tuple[Taken, ...]:
    """The steps of a random game."""
    return tuple(walk(GAMES[game_id], setup_for(GAMES[game_id], players, 31)))


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_event_names_a_rule_that_the_rulebook_has(game_id: str, players: int):
    """Those that move money, points or pieces and all others."""
    told = [event for taken in steps(game_id, players) for event in taken.transition.events]
    told += GAMES[game_id].new_game(setup_for(GAMES[game_id], players, 31)).events
    assert not {event.rule for event in told if not is_known(game_id, event.rule)}
    assert any(event.entries for event in told)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_refusal_names_a_rule_that_the_rulebook_has(game_id: str, players: int):
    game = GAMES[game_id]
    taken = steps(game_id, players)
    rules = {
        violation.rule
        for step in taken[:: max(1, len(taken) // 6)]
        for seat in range(players)
        for action in HOOKS[game_id].candidates(step.before)
        if (violation := game.check(step.before, seat, action)) is not None
    }
    assert rules
    assert not {rule for rule in rules if not is_known(game_id, rule)}


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_facts_show_nothing_hidden(game_id: str, players: int):
    """The same event after a new deal of what its readers cannot know rests on the same facts."""
    game, compared = GAMES[game_id], 0
    for number, taken in enumerate(steps(game_id, players)):
        if is_answer(game, taken.action):
            continue
        for reader in (None, *(seat for seat in range(players) if seat != taken.seat)):
            dealt = redealt(game, taken.before, reader, number)
            if game.check(dealt, taken.seat, taken.action) is not None:
                continue
            again = game.apply(dealt, taken.seat, taken.action).events
            compared += _compared(visible_events(taken.transition.events, reader), visible_events(again, reader))
    assert compared or not any(
        event.facts for taken in steps(game_id, players) for event in taken.transition.events
    )


def _compared(told: Sequence[Event], again: Sequence[Event]) -> int:
    """How many facts are the same, as far as the same is told; from there on something else has happened."""
    compared = 0
    for event, other in zip(told, again, strict=False):
        if _said(event) != _said(other):
            break
        assert event.facts == other.facts
        compared += len(event.facts)
    return compared


def _said(event: Event) -> tuple[object, ...]:
    return event.kind, event.seat, event.params, event.entries
