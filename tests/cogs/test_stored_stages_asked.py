"""What is asked at every stage of a turn is asked in the same words of a state of the version before.

Where a sentence was changed on purpose, `STEIGER_ACCEPT=1 pytest tests/cogs/test_stored_stages_asked.py` keeps it.
"""

import os
from typing import Final

import msgspec
import pytest

from bot.words import words
from games.registry import GAMES
from tests.bot.absences import PRESENTERS
from tests.games.stored_stages import PHASE_END, Sample, rewrite, samples, state_of
from tests.parties import party

NAMES: Final = ("Anna", "Ben", "Cleo", "Dan", "Emma")


def asked(game: str, sample: Sample) -> list[str]:
    """The decision as the public is told of it, and what each seat must do, for the public and for itself."""
    if sample.at == PHASE_END:
        return []
    state, presenter, text = state_of(game, sample), PRESENTERS[game], words("en")
    people = party(game, NAMES[: len(state.seats)])
    active = GAMES[game].active_seats(state)
    seen = [(seat, GAMES[game].observe(state, viewer)) for seat in active for viewer in (None, seat)]
    decision = presenter.deciding(GAMES[game].observe(state, None), people, text)
    return [decision, *(presenter.asked(view, seat, people, text) for seat, view in seen)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_is_asked_in_the_same_words(game: str) -> None:
    if os.environ.get("STEIGER_ACCEPT"):
        rewrite(game, [msgspec.structs.replace(one, asked=asked(game, one)) for one in samples(game)])
        samples.cache_clear()
    for sample in samples(game):
        assert asked(game, sample) == sample.asked, sample.at
