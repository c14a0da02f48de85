"""A space has the same letter where its coal is planned, sold, and where dice come back to it."""

import msgspec
from ruhrschifffahrt_tables import begin

from cogs.ruhrschifffahrt.signs import signs


def test_letters_stay_from_the_start_to_the_sale() -> None:
    """Horst was P, then AJ, which had been Mülheim."""
    state = begin(4).state
    starting, selling = (signs(msgspec.structs.replace(state, phase=phase)) for phase in (3, 4))
    assert starting == selling
    assert len(set(selling.values())) == len(selling)
