"""States of the version before letters kept positions: every stage of a turn, and whatever a turn can hold.

`stages.jsonl.xz` of each game was written by that version, a state a line: at which stages its active seats stand,
what was legal for each of them, which moves a seat that is gone made next, and the points after these.
"""

import lzma
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from games.engine.codec import decode_state, encode_state
from games.registry import GAMES

FOLDER: Final = Path(__file__).parent
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


class Sample(msgspec.Struct):
    """A state, and what came of it. At the end of a phase (`at` says so) nobody decides."""

    at: str
    state: msgspec.Raw
    legal: dict[int, list[str]]
    then: list[tuple[int, str]]
    points: list[int]


@cache
def samples(game: str) -> list[Sample]:
    packed = (FOLDER / game / "stored" / "stages.jsonl.xz").read_bytes()
    return msgspec.json.Decoder(Sample).decode_lines(lzma.decompress(packed))


def state_of(game: str, sample: Sample) -> Any:
    return decode_state(GAMES[game], bytes(sample.state))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_samples_of_every_stage(game: str):
    found = {stage for sample in samples(game) for stage in sample.at.split("+")}
    assert found == STAGES[game] | {"phase end", "over"}


@pytest.mark.parametrize("game", GAMES)
def test_what_was_legal_at_a_stage_still_is(game: str):
    rules = GAMES[game]
    for sample in samples(game):
        state = state_of(game, sample)
        active = () if sample.at == "phase end" else rules.active_seats(state)
        found = {seat: [rules.notation(action) for action in rules.legal_actions(state, seat)] for seat in active}
        assert found == sample.legal, sample.at


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_goes_on_as_it_would_have(game: str):
    rules = GAMES[game]
    for sample in samples(game):
        state = state_of(game, sample)
        for seat, line in sample.then:
            action = rules.default_action(state, seat)
            assert (rules.active_seats(state)[0], rules.notation(action)) == (seat, line), sample.at
            state = rules.apply(state, seat, action).state
        assert [seat.points for seat in state.seats] == sample.points


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_written_and_read_again(game: str):
    for sample in samples(game):
        state = state_of(game, sample)
        assert decode_state(GAMES[game], encode_state(GAMES[game], state)) == state
