"""Points by round and turning points of random games: they add up to the result, and nothing told is false."""

from functools import cache
from itertools import accumulate
from typing import NamedTuple

import pytest
from walks import setup_for, walk

from games.engine.contract import Outcome
from games.engine.event import Event
from games.engine.gains import LEAST, MOST, gains_of, turning_points
from games.registry import GAMES

SEEDS = range(3)


class Game(NamedTuple):
    """A random game: the events of each step, the round before each, and the result."""

    lines: tuple[tuple[Event, ...], ...]
    rounds: tuple[int, ...]
    last: int
    outcome: Outcome


@cache
def played(game: str, seed: int) -> Game:
    rules = GAMES[game]
    setup = setup_for(rules, rules.seats[seed % len(rules.seats)], seed)
    begun = rules.new_game(setup)
    lines, rounds, state = [begun.events], [0], begun.state
    for taken in walk(rules, setup):
        lines.append(taken.transition.events)
        rounds.append(rules.round_of(taken.before))
        state = taken.transition.state
    outcome = rules.outcome(state)
    assert outcome is not None
    return Game(tuple(lines), tuple(rounds), rules.round_of(state), outcome)


def points(event: Event, seat: int) -> int:
    return sum(entry.amount for entry in event.entries if entry.account == "points" and entry.seat == seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_points_by_round_add_up_to_the_result(game: str, seed: int) -> None:
    found = played(game, seed)
    gains = gains_of(GAMES[game], len(found.outcome.totals), found.lines)
    assert gains.totals == found.outcome.totals
    assert len(gains.rounds) == found.last
    assert len(gains.steps) == found.last + 2


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_points_belong_to_the_round_in_which_they_were_booked(game: str, seed: int) -> None:
    """A step in which no round begins and nothing is counted at the end belongs to the round before it."""
    found, rules = played(game, seed), GAMES[game]
    seats = range(len(found.outcome.totals))
    edge = rules.closing | {rules.round_begins}
    whole: dict[int, list[int]] = {}
    crossing = [0 for _ in seats]
    for events, number in zip(found.lines, found.rounds, strict=True):
        for event in events:
            for seat in seats:
                if any(one.kind in edge for one in events):
                    crossing[seat] += points(event, seat)
                else:
                    whole.setdefault(number, [0 for _ in seats])[seat] += points(event, seat)
    gains = gains_of(rules, len(seats), found.lines)
    apart = gains_of(rules, len(seats), [line for line in found.lines if any(one.kind in edge for one in line)])
    for number, step in enumerate(gains.rounds, start=1):
        inside = whole.get(number, [0 for _ in seats])
        at_edges = (0,) * len(seats) if len(apart.rounds) < number else apart.rounds[number - 1]
        assert step == tuple(a + b for a, b in zip(inside, at_edges, strict=True))
    assert gains.closing == apart.closing


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_played_once_the_final_scoring_has_begun(game: str, seed: int) -> None:
    events = [event for line in played(game, seed).lines for event in line]
    first = next(at for at, event in enumerate(events) if event.kind in GAMES[game].closing)
    assert {event.kind for event in events[first:]} <= GAMES[game].closing | {"game_won", "victory_shared"}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_no_turning_point_is_false(game: str, seed: int) -> None:
    found, rules = played(game, seed), GAMES[game]
    turning = turning_points(rules, found.outcome, found.lines)
    assert LEAST <= len(turning) <= MOST
    where = {id(event): at for at, line in enumerate(found.lines) for event in line}
    places = [where[id(one.event)] for one in turning]
    assert places == sorted(places)
    for one, at in zip(turning, places, strict=True):
        assert one.event.visible_to(None)
        assert one.event.kind not in rules.closing
        assert any(points(one.event, seat) for seat in range(len(found.outcome.totals)))
        assert one.round in (found.rounds[at], found.rounds[at] + 1)
    assert sum(one.leads for one in turning) <= 1
    for one, at in zip(turning, places, strict=True):
        if one.leads:
            check_lead(found, at, rules.closing)


def check_lead(found: Game, at: int, closing: frozenset[str]) -> None:
    """The winner was not ahead of all others before that line, and is after it and after every later one."""
    winner, seats = found.outcome.ranks[0][0], range(len(found.outcome.totals))
    played = [tuple(event for event in line if event.kind not in closing) for line in found.lines]
    parts = [*played, tuple(event for event in found.lines[-1] if event.kind in closing)]
    gained = [[sum(points(event, seat) for event in line) for seat in seats] for line in parts]
    sums = list(zip(*(list(accumulate(of_seat)) for of_seat in zip(*gained, strict=True)), strict=True))
    ahead = [all(stood[winner] > stood[seat] for seat in seats if seat != winner) for stood in sums]
    assert not ahead[at - 1]
    assert all(ahead[at:])
