"""A game of the version before is played on from every stage of a turn, and nobody can tell the difference."""

from hashlib import blake2b
from typing import Final

import msgspec
import pytest

from games.engine.codec import decode_state, encode_state
from games.engine.event import Event
from games.registry import GAMES
from tests.games.stored_stages import PHASE_END, PLAY_ON, samples, state_of
from tests.games.told_then import told_then

STAGES: Final = {
    "coal_baron": {"draft", "place", "substitute", "keep", "return_to", "put_next", "mining", "done"},
    "kohle_kolonie": {
        *("choose", "act", "worker", "place_card", "second_worker", "second_miner", "settlement_miners"),
        *("miners", "arrange", "secure", "lose_miner", "subsidence", "declare", "bid", "place_large", "load"),
        "done",
    },
    "ruhrschifffahrt": {
        *("choose", "remove_die", "place_dice", "option", "transport", "replenish", "start", "plan", "sell"),
        *("purchase", "done"),
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_samples_of_every_stage(game: str):
    found = {stage for sample in samples(game) for stage in sample.at.split("+")}
    assert found == STAGES[game] | {PHASE_END, "over"}


@pytest.mark.parametrize("game", GAMES)
def test_what_was_legal_at_a_stage_still_is(game: str):
    rules = GAMES[game]
    for sample in samples(game):
        state = state_of(game, sample)
        active = () if sample.at == PHASE_END else rules.active_seats(state)
        found = {seat: [rules.notation(action) for action in rules.legal_actions(state, seat)] for seat in active}
        assert found == sample.legal, (sample.at, PLAY_ON)


@pytest.mark.one_quick
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_goes_on_as_it_did(game: str):
    """The same moves are legal, and tell and bring the same."""
    rules = GAMES[game]
    for sample in samples(game):
        for walk in sample.walks:
            state, events = state_of(game, sample), list[Event]()
            for seat, line in walk.lines:
                transition = rules.apply(state, seat, rules.parse(line))
                events += told_then(game, transition.events)
                state = transition.state
            mark = blake2b(msgspec.json.encode(events), digest_size=8).hexdigest()
            assert (len(events), mark) == (walk.events, walk.mark), (sample.at, walk.lines, PLAY_ON)
            assert [seat.points for seat in state.seats] == walk.points


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_gone_would_do_the_same(game: str):
    """The first of each seat's three walks went by default."""
    rules = GAMES[game]
    for sample in samples(game):
        for walk in sample.walks[::3]:
            state = state_of(game, sample)
            for seat, line in walk.lines:
                action = rules.default_action(state, seat)
                assert rules.notation(action) == line, sample.at
                state = rules.apply(state, seat, action).state


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_written_and_read_again(game: str):
    for sample in samples(game):
        state = state_of(game, sample)
        assert decode_state(GAMES[game], encode_state(GAMES[game], state)) == state
