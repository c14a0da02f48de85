"""States and views of schema 1, at every stage of a turn, mean what they meant when they were written.

Each line of the samples has a stored state; what its turn looked like to everybody; the legal actions of each
active seat; and a digest of the rest of the game, played by chance: who was asked, what was legal, what was told.
"""

import gzip
import hashlib
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import msgspec
import pytest

from games.engine.codec import decode_state, encode_state
from games.engine.event import Seat
from games.kohle_kolonie.earlier import earlier_view
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import OVER, State
from games.kohle_kolonie.turns import Arrange, Begin, Done, Miners, Turn
from games.kohle_kolonie.view import View
from tests.games.stored_stages import PLAY_ON
from tests.games.told_then import told_then


class Sample(msgspec.Struct):
    """A state of schema 1, and what the version that wrote it made of it."""

    stored: msgspec.Raw
    seen: list[dict[str, Any]]
    """The turn as the public and as each seat saw it."""
    legal: dict[str, list[str]]
    rest: str

    @property
    def state(self) -> State:
        """The state as it is read now."""
        return decode_state(GAME, bytes(self.stored))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """The public and each seat, in the order of `seen`."""
        return (None, *range(len(self.seen) - 1))


FILE: Final = Path(__file__).parent / "stored" / "schema_1-turns.jsonl.gz"
SAMPLES: Final = msgspec.json.Decoder(Sample).decode_lines(gzip.decompress(FILE.read_bytes()))
each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=range(len(SAMPLES)))


def rest_of(state: State) -> str:
    """A digest of the game from here on, played by chance."""
    chance, digest = Random(7), hashlib.sha256()
    while seats := GAME.active_seats(state):
        legal = list(GAME.legal_actions(state, seats[0]))
        made = GAME.apply(state, seats[0], chance.choice(legal))
        lines = [GAME.notation(action) for action in legal]
        for part in ([seats[0], lines], told_then(GAME.id, made.events)):
            digest.update(msgspec.json.encode(part))
        state = made.state
    digest.update(msgspec.json.encode(GAME.outcome(state)))
    return digest.hexdigest()[:16]


def test_there_is_a_sample_of_every_stage_and_of_every_way_to_be_at_it():
    found = [sample.state.turn for sample in SAMPLES]
    assert {type(turn) for turn in found} == set(get_args(Turn))
    assert {turn.asked for turn in found if isinstance(turn, Done)} == {
        *("choose", "lose_miner", "subsidence", "declare", "bid", "place_large")
    }
    assert {sample.state.phase for sample in SAMPLES if isinstance(sample.state.turn, Begin)} == set(range(1, 12))
    assert {turn.left.by if turn.left else None for turn in found if isinstance(turn, Arrange)} == {
        *("action", "bonus", None)
    }
    left = [turn.left for turn in found if isinstance(turn, Miners)]
    assert {(now.by, bool(now.inserted), now.moved) for now in left} == {
        *(("action", False, False), ("action", False, True)),
        *(("bonus", False, False), ("bonus", False, True), ("bonus", True, True)),
    }


@each_sample
def test_a_stored_state_has_the_legal_actions_it_had(sample: Sample):
    state = sample.state
    legal = {
        str(seat): [GAME.notation(action) for action in GAME.legal_actions(state, seat)]
        for seat in GAME.active_seats(state)
    }
    assert legal == sample.legal, PLAY_ON


@pytest.mark.one_quick
@each_sample
def test_a_stored_state_is_played_on_as_it_was(sample: Sample):
    state = sample.state
    assert state.phase == OVER or isinstance(state.turn, Begin) or sample.legal
    assert rest_of(state) == sample.rest, PLAY_ON


@each_sample
def test_a_stored_state_is_written_in_the_present_form_and_stays_what_it_is(sample: Sample):
    assert decode_state(GAME, encode_state(GAME, sample.state)) == sample.state


@each_sample
def test_a_view_of_schema_1_is_brought_up_as_the_state_is(sample: Sample):
    state = sample.state
    for viewer, turn in zip(sample.viewers, sample.seen, strict=True):
        present = GAME.observe(state, viewer)
        before = {**msgspec.to_builtins(present), "turn": turn}
        assert msgspec.convert(earlier_view(before), View) == present


def test_a_turn_that_is_done_without_saying_what_was_asked_is_that_of_its_phase():
    """As a seat that had used Loading saw its own turn."""
    for phase, asked in ((1, "choose"), (5, "subsidence"), (9, "place_large"), (10, "load")):
        before = {"phase": phase, "turn": {"seat": 2, "stage": "done"}}
        assert msgspec.convert(earlier_view(before)["turn"], Turn) == Done(2, asked)
