"""A space has the same letter wherever a round names it: planned, sold at, bought for, where dice come back."""

from typing import get_args

import msgspec
from ruhrschifffahrt_tables import begin

from cogs.ruhrschifffahrt.signs import signs
from games.ruhrschifffahrt.state import Phase


def test_letters_stay_through_the_round() -> None:
    """Horst was P, then AJ, which had been Mülheim; letters began anew with the purchases."""
    state = begin(4).state
    starting, *others = (signs(msgspec.structs.replace(state, phase=phase)) for phase in get_args(Phase))
    assert all(other == starting for other in others)
    assert len(set(starting.values())) == len(starting)
