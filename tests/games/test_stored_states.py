"""Stored states of every game and schema can be read; the stored form does not change unnoticed."""

from pathlib import Path
from typing import Final

import pytest

from games.engine.codec import decode_state, encode_state
from games.registry import GAMES

FOLDER: Final = Path(__file__).parent
SAMPLES: Final = [(id, path) for id in GAMES for path in sorted((FOLDER / id / "stored").glob("*.json"))]
each_sample = pytest.mark.parametrize(("id", "path"), SAMPLES, ids=lambda part: getattr(part, "stem", part))


@pytest.mark.parametrize("id", GAMES)
def test_there_is_a_sample_of_every_schema(id: str):
    schemas = {f"schema_{number}" for number in range(1, GAMES[id].schema + 1)}
    assert {path.stem.split("-")[0] for game, path in SAMPLES if game == id} == schemas


@each_sample
def test_a_stored_game_is_played_on(id: str, path: Path):
    game = GAMES[id]
    state = decode_state(game, path.read_bytes().strip())
    while active := game.active_seats(state):
        state = game.apply(state, active[0], game.default_action(state, active[0])).state
    assert game.outcome(state) is not None


@each_sample
def test_the_present_schema_is_written_as_it_was(id: str, path: Path):
    """If this fails, stored fields have changed: raise the schema, add a migration and a sample."""
    game, stored = GAMES[id], path.read_bytes().strip()
    if path.stem.startswith(f"schema_{game.schema}"):
        assert encode_state(game, decode_state(game, stored)) == stored
