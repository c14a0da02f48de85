"""What arguments of controls mean, beyond what notation says."""

import pytest
from ruhrschifffahrt_tables import begin, did

from games.engine.violation import MalformedAction
from games.ruhrschifffahrt.game import GAME


def test_purchases_left_one_by_one_can_always_be_read_back_from_the_log() -> None:
    """Else nothing before that line could be gone back to."""
    state = begin(4).state
    for _ in range(13):
        state = did(state, 1, "buy+ shift netherlands rhineland")
    with pytest.raises(MalformedAction, match="line-too-long"):
        did(state, 1, "buy+ shift netherlands rhineland")
    left = did(state, 1, "most 99").seats[1].answers.purchases
    assert left is not None
    assert GAME.parse(GAME.notation(left)) == left
