"""Stored states of every schema can be read; the stored form does not change unnoticed."""

from pathlib import Path

import pytest

from games.engine.codec import decode_state, encode_state
from games.ruhrschifffahrt.game import GAME

SAMPLES = sorted((Path(__file__).parent / "stored").glob("*.json"))


def test_there_is_a_sample_of_every_schema():
    assert {path.stem.split("-")[0] for path in SAMPLES} == {
        f"schema_{number}" for number in range(1, GAME.schema + 1)
    }


def test_there_is_a_sample_of_every_kind_of_question():
    stages = {decode_state(GAME, path.read_bytes().strip()).turn.stage for path in SAMPLES}
    assert stages == {"start", "choose", "place_dice", "remove_die", "sell", "purchase"}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_stored_game_is_played_on(path: Path):
    state = decode_state(GAME, path.read_bytes().strip())
    while active := GAME.active_seats(state):
        state = GAME.apply(state, active[0], GAME.default_action(state, active[0])).state
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("path", [path for path in SAMPLES if path.stem.startswith(f"schema_{GAME.schema}")])
def test_the_present_schema_is_written_as_it_was(path: Path):
    """If this fails, stored fields have changed: raise the schema, add a migration and a sample."""
    stored = path.read_bytes().strip()
    assert encode_state(GAME, decode_state(GAME, stored)) == stored
