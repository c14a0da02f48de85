"""Each line of the log holds its own entries: random games of Kohle & Kolonie under every preset and switch."""

from collections.abc import Iterable
from typing import Final

import pytest
from walks import preset_setup, setup_for, walk

from games.engine.contract import Setup
from games.engine.event import Event
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from tests.soaking import sampled

ACCOUNTS: Final[dict[str, frozenset[str]]] = {
    kind: frozenset(accounts.split())
    for kind, accounts in {
        "share_received": "coins points pool engineers settlements",
        "extra_spent": "extra",
        "extra_gained": "extra",
        "coin_taken": "coins",
        "mine_bought": "coins mines points",
        "worker_taken": "workers pool",
        "second_worker_taken": "workers",
        "engine_bought": "coins engines",
        "settlement_placed": "coins settlements points",
        "miners_put": "pool",
        "engineer_inserted": "coins engineers",
        "miner_inserted": "pool",
        "miner_redeployed": "pool",
        "marker_taken": "coins points markers",
        "pithead_flipped": "coins workers markers points",
        "cokery_scored": "points",
        "workers_bought": "coins workers",
        "workers_sold": "coins workers markers",
        "mine_secured": "coins",
        "miners_lost": "pool",
        "disaster_suffered": "points",
        "subsidence_paid": "coins",
        "subsidence_suffered": "points",
        "income_earned": "coins",
        "ground_scored": "points",
        "value_set": "markers",
        "value_set_ahead": "markers",
        "mines_lost": "mines engines pool points",
        "consolidation_won": "coins points mines engines pool",
        "cokery_earned": "coins",
        "ironworks_earned": "points",
        "loading_used": "coins points workers markers",
        "loading_used_ahead": "coins points workers markers",
        "loading_ran": "coins points",
        "engines_scored": "points",
        "coins_scored": "points",
        "stations_scored": "points",
        "line_scored": "points",
        "extra_scored": "points",
    }.items()
}
"""Which accounts a kind of event may move; all others move nothing."""
PRESETS: Final = [(name, players) for name in GAME.presets for players in GAME.seats]
VALUES: Final = [(name, value) for name, values in GAME.public_options for value in values[1:]]
SPENT: Final = ("markers", "extra", "workers")
"""What nobody may lose who has not been asked."""


def own_entries(events: Iterable[Event]) -> None:
    """Entries are of the event's own seat, and of accounts that its matter moves."""
    for event in events:
        for entry in event.entries:
            assert entry.seat == event.seat, event
            assert entry.account in ACCOUNTS.get(event.kind, ()), event


def nothing_unasked(seat: int, taken: Iterable[Event], fired: tuple[int, ...]) -> None:
    """Only who acts, or has left an answer that was used, loses workers, markers or a bonus marker."""
    for event in taken:
        spent = any(entry.amount < 0 and entry.account in SPENT for entry in event.entries)
        used = event.kind == "bonus_used" or event.params.get("bonus_used") or event.params.get("aid")
        assert not (spent or used) or event.seat == seat or event.seat in fired, event
        assert event.kind != "loading_ran" or not (event.params["count"] or event.params["bonus_used"]), event


def game_holds(setup: Setup[Options]) -> None:
    own_entries(GAME.new_game(setup).events)
    for taken in walk(GAME, setup):
        own_entries(taken.transition.events)
        if taken.action == GAME.end_turn:
            # Whoever ends a turn spends nothing by it either.
            nothing_unasked(-1, taken.transition.events, taken.transition.fired)
        else:
            nothing_unasked(taken.seat, taken.transition.events, ())


@pytest.mark.parametrize(("name", "players"), PRESETS)
def test_each_line_holds_its_own_entries(name: str, players: int):
    game_holds(preset_setup(GAME, name, players, 900))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), PRESETS)
def test_each_line_holds_its_own_entries_a_larger_sample(name: str, players: int):
    for seed in range(901, sampled(904, 911)):
        game_holds(preset_setup(GAME, name, players, seed))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), VALUES)
def test_each_line_holds_its_own_entries_under_each_switch(name: str, value: str):
    for players in GAME.seats:
        for seed in range(920, sampled(921, 922)):
            game_holds(Setup(seats=players, options=Options(**{name: value}), seed=f"{seed:032x}"))


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.seats)
def test_each_line_holds_its_own_entries_under_switches_at_random(players: int):
    for seed in range(940, sampled(946, 960)):
        game_holds(setup_for(GAME, players, seed))
