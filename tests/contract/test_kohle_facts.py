"""Facts of Kohle & Kolonie: those that are parts of an amount make it up, and none shows anything hidden."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

import pytest
from msgspec.structs import replace
from walks import preset_setup, redealt, setup_for, walk

from games.engine.contract import Setup, is_answer
from games.engine.event import Event
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from tests.soaking import sampled

AMOUNTS: Final = ("coins", "points")
"""Accounts of which every gain and loss is explained."""
IN_FACTS: Final = frozenset(
    (
        *("share_received", "mine_bought", "engine_bought", "settlement_placed", "engineer_inserted"),
        *("marker_taken", "pithead_flipped", "cokery_scored", "disaster_suffered", "subsidence_paid"),
        *("subsidence_suffered", "income_earned", "ground_scored", "mines_lost", "consolidation_won"),
        *("cokery_earned", "ironworks_earned", "loading_used", "loading_used_ahead", "loading_ran"),
        *("engines_scored", "coins_scored", "stations_scored", "line_scored", "extra_scored"),
    )
)
"""Kinds of events of which the facts with `coins` and `points` are all of the amount."""
IN_THE_SENTENCE: Final = frozenset(("coin_taken", "workers_bought", "workers_sold", "mine_secured"))
"""Kinds of events with a fixed amount, which their sentence says."""
TOTALS: Final = {
    "trust_value_set": "value",
    "value_set": "value",
    "value_set_ahead": "value",
    "bid_made": "coins",
    "bid_ahead": "coins",
    "price_raised": "coins",
    "game_won": "points",
    "victory_shared": "points",
}
"""Kinds of events that move nothing, with the number in them that their facts make up."""
PRESETS: Final = [(name, players) for name in GAME.presets for players in GAME.seats]


def parts(event: Event, name: str) -> int:
    """What the facts of an event make of an amount."""
    return sum(int(str(fact.params.get(name, 0))) for fact in event.facts)


def explained(event: Event) -> None:
    """Every coin and point of the event, and every total that it names, is made up by its facts."""
    moved: Counter[str] = Counter()
    for entry in event.entries:
        moved[entry.account] += entry.amount
    if event.kind in IN_FACTS:
        for account in AMOUNTS:
            assert parts(event, account) == abs(moved[account]), (event, account)
    else:
        assert event.kind in IN_THE_SENTENCE or not any(moved[account] for account in AMOUNTS), event
    if event.kind == "pithead_flipped":
        assert parts(event, "workers") == -moved["workers"] - moved["markers"], event
    if event.kind in TOTALS:
        name = TOTALS[event.kind]
        assert parts(event, name) == event.params[name], event


def game_holds(setup: Setup[Options]) -> set[str]:
    """The kinds of events of a game, all of which are explained."""
    told = [*GAME.new_game(setup).events]
    for taken in walk(GAME, setup):
        told += taken.transition.events
    for event in told:
        explained(event)
    return {event.kind for event in told}


@pytest.mark.parametrize(("name", "players"), PRESETS)
def test_facts_make_up_every_coin_and_point(name: str, players: int):
    assert len(game_holds(preset_setup(GAME, name, players, 1400)) & IN_FACTS) > 10


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), PRESETS)
def test_facts_make_up_every_coin_and_point_of_many_games(name: str, players: int):
    seen = set[str]().union(
        *(game_holds(preset_setup(GAME, name, players, seed)) for seed in range(1401, sampled(1411, 1431)))
    )
    assert len(seen & IN_FACTS) > 20


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.seats)
def test_facts_make_up_every_coin_and_point_under_switches_at_random(players: int):
    for seed in range(1431, sampled(1441, 1461)):
        game_holds(setup_for(GAME, players, seed))


# Hidden things


def told_again(state: Any, seat: int, action: Any, reader: int | None, number: int) -> list[Event]:
    """What a reader is told of the action where everything it cannot know is dealt anew."""
    dealt = redealt(GAME, state, reader, number)
    if GAME.check(dealt, seat, action) is not None:
        return []
    return [event for event in GAME.apply(dealt, seat, action).events if event.visible_to(reader)]


def same_so_far(told: Iterable[Event], again: Iterable[Event]) -> Iterator[tuple[Event, Event]]:
    """The events of both as long as they tell the same; after that it is another game."""
    for event, other in zip(told, again, strict=False):
        if replace(event, facts=()) != replace(other, facts=()):
            return
        yield event, other


def facts_alike(setup: Setup[Options]) -> Counter[str]:
    """How many facts of each kind were compared with those after a new deal, over a whole game."""
    compared: Counter[str] = Counter()
    for number, taken in enumerate(walk(GAME, setup)):
        if is_answer(GAME, taken.action):
            continue
        for reader in (None, (taken.seat + 1) % setup.seats):
            told = [event for event in taken.transition.events if event.visible_to(reader)]
            if not any(event.facts for event in told):
                continue
            for deal in range(3):
                again = told_again(taken.before, taken.seat, taken.action, reader, 100 * number + deal)
                for event, other in same_so_far(told, again):
                    assert event.facts == other.facts, (event, other)
                    compared.update(fact.kind for fact in event.facts)
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.seats)
def test_facts_are_the_same_after_a_new_deal_of_what_is_hidden(players: int):
    """No marker that lies face down, no ground to come and no answer left ahead shows in them."""
    assert len(facts_alike(setup_for(GAME, players, 1461))) > 25


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.seats)
def test_facts_are_the_same_after_a_new_deal_a_larger_sample(players: int):
    compared: Counter[str] = Counter()
    for seed in range(1462, 1472):
        compared += facts_alike(setup_for(GAME, players, seed))
    assert len(compared) > 60
