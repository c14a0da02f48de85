"""What is heard of a turn, from its mention to the choice, stays within bounds in every game and language."""

import asyncio
from pathlib import Path
from statistics import median

import pytest

from benchmarks import report
from benchmarks.heard import BOUND, BOUND_HIGH, BOUND_PART, heard_of
from bot.words import LANGUAGES
from games.registry import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_heard_of_a_turn_stays_within_its_bounds(game_id: str, tmp_path: Path) -> None:
    """Message, alt text, panel in words and the menu from which is chosen, over whole games of each number of
    players; each part of a position as well."""
    turns, longest = asyncio.run(heard_of(GAMES[game_id], tmp_path, games=2))
    assert set(turns) == set(LANGUAGES)
    for language, heard in turns.items():
        whole = [one.whole for one in heard]
        assert len(whole) > 200
        assert median(whole) <= BOUND, language
        assert report.percentile(whole, 95) <= BOUND_HIGH, language
        assert longest[language] <= BOUND_PART, language


@pytest.mark.slow
def test_each_part_of_a_turn_is_counted(tmp_path: Path) -> None:
    """A turn of which one part is silent was not listened to."""
    turns, _ = asyncio.run(heard_of(GAMES["coal_baron"], tmp_path, games=1, players=(2,)))
    for heard in turns.values():
        assert all(min(one.message, one.alt, one.panel, one.menu) > 0 for one in heard)
