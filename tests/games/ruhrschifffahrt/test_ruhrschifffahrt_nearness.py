"""What a player would call nearest to a thing that cannot be had."""

import pytest
from ruhrschifffahrt_builders import table

from games.ruhrschifffahrt.game import GAME


@pytest.mark.parametrize(
    ("one", "near", "far"),
    [
        ("st_horst", "st_steele", "st_mintard"),
        ("ci_steele", "in_ueberruhr", "in_saarn"),
        ("tow", "tow_transport", "transport"),
        ("transport_pilot", "pilot", "tow"),
    ],
)
def test_what_is_nearer_on_the_river_and_among_options(one: str, near: str, far: str):
    state = table()
    assert GAME.apart(state, one, near) < GAME.apart(state, one, far)
