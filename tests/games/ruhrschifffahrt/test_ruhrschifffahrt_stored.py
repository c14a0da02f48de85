"""The samples of stored states show every kind of question."""

from pathlib import Path

from games.engine.codec import decode_state
from games.ruhrschifffahrt.game import GAME

SAMPLES = sorted((Path(__file__).parent / "stored").glob("*.json"))


def test_there_is_a_sample_of_every_kind_of_question():
    stages = {decode_state(GAME, path.read_bytes().strip()).turn.stage for path in SAMPLES}
    assert stages == {"start", "choose", "place_dice", "remove_die", "sell", "purchase"}
