"""Turns of schema 1, which had the same fields at every stage: sampled as the rules of that time played them.

A line of a sample holds a stored state, the legal actions of every seat that had to decide, what the views of the
public and of each seat that saw something else said of the turn, and a digest of the rest of the game, played by
chance: who was asked, what was legal, what was told.
"""

import gzip
import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from games.coal_baron import turns as coal_turns
from games.engine.codec import decode_state, encode_state
from games.engine.contract import AnyGame
from games.registry import GAMES
from games.ruhrschifffahrt import turns as ruhr_turns
from games.ruhrschifffahrt.earlier import earlier_view
from games.ruhrschifffahrt.game import GAME as RUHRSCHIFFFAHRT
from tests.games.stored_stages import PLAY_ON
from tests.games.told_then import told_then

FOLDER: Final = Path(__file__).parent
STAGES: Final = {"coal_baron": coal_turns.STAGES, "ruhrschifffahrt": ruhr_turns.STAGES}


@cache
def samples(id: str) -> list[dict[str, Any]]:
    lines = gzip.decompress((FOLDER / id / "stored" / "schema_1-turns.jsonl.gz").read_bytes())
    return [json.loads(line) for line in lines.splitlines()]


def state_of(id: str, sample: dict[str, Any]) -> Any:
    return decode_state(GAMES[id], json.dumps(sample["stored"]).encode())


def view_of(id: str, state: Any, seat: str) -> dict[str, Any]:
    view = GAMES[id].observe(state, int(seat) if seat else None)
    return json.loads(msgspec.json.encode(view))


def rest_of(game: AnyGame, state: Any) -> str:
    """A digest of the game from here on, played by chance."""
    chance, digest = Random(7), sha256()
    while seats := game.active_seats(state):
        legal = list(game.legal_actions(state, seats[0]))
        made = game.apply(state, seats[0], chance.choice(legal))
        for part in ([seats[0], [game.notation(action) for action in legal]], told_then(game.id, made.events)):
            digest.update(msgspec.json.encode(part))
        state = made.state
    digest.update(msgspec.json.encode(game.outcome(state)))
    return digest.hexdigest()[:16]


EACH: Final = [(id, at) for id in STAGES for at in range(len(samples(id)))]
each_sample = pytest.mark.parametrize(("id", "at"), EACH)


@pytest.mark.parametrize("id", STAGES)
def test_every_stage_is_sampled(id: str):
    assert {state_of(id, sample).turn.stage for sample in samples(id)} == set(STAGES[id])


@each_sample
def test_the_same_can_be_done(id: str, at: int):
    """The same seats must decide, and have the same legal actions in the same order."""
    game, sample = GAMES[id], samples(id)[at]
    state = state_of(id, sample)
    legal = {
        str(seat): [game.notation(action) for action in game.legal_actions(state, seat)]
        for seat in game.active_seats(state)
    }
    assert legal == sample["legal"], PLAY_ON


@each_sample
def test_the_game_is_played_on_as_it_was(id: str, at: int):
    sample = samples(id)[at]
    assert rest_of(GAMES[id], state_of(id, sample)) == sample["rest"], PLAY_ON


@each_sample
def test_the_state_is_stored_anew_as_what_it_is(id: str, at: int):
    state = state_of(id, samples(id)[at])
    assert decode_state(GAMES[id], encode_state(GAMES[id], state)) == state


@pytest.mark.parametrize("at", range(len(samples("coal_baron"))))
def test_views_of_coal_baron_say_the_same_of_the_turn(at: int):
    sample = samples("coal_baron")[at]
    state = state_of("coal_baron", sample)
    for seat in range(len(state.seats)):
        shown = sample["shown"].get(str(seat), sample["shown"][""])
        view = view_of("coal_baron", state, str(seat))
        assert {field: view[field] for field in shown} == shown


@pytest.mark.parametrize("at", range(len(samples("ruhrschifffahrt"))))
def test_earlier_views_of_ruhrschifffahrt_are_brought_up(at: int):
    sample = samples("ruhrschifffahrt")[at]
    state = state_of("ruhrschifffahrt", sample)
    for seat, shown in sample["shown"].items():
        view = view_of("ruhrschifffahrt", state, seat)
        brought_up = earlier_view({**view, **shown})
        assert msgspec.convert(brought_up, RUHRSCHIFFFAHRT.view_type) == msgspec.convert(
            view, RUHRSCHIFFFAHRT.view_type
        )
