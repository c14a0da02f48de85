"""Whole games as text: they play out as written, and a second count by hand comes to the same scores."""

from pathlib import Path

import pytest
from golden_chance import NAMES, setup_by_chance, turns_by_chance
from golden_text import read, write
from recount import Count, claimed

from games.coal_baron.game import GAME
from games.coal_baron.state import Options

GAMES = sorted(Path(__file__).parent.glob("*.txt"))


def named(path: Path) -> str:
    return path.stem


def test_every_number_of_players_and_way_to_end():
    """2, 3 and 4 players; a win by points, by francs, and a shared victory."""
    names = [path.stem for path in GAMES]
    for part in ("2_players", "3_players", "4_players", "by_points", "by_francs", "shared"):
        assert any(part in name for name in names), part


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_plays_out_as_written(path: Path):
    """Every draw, every refill, every score of the text comes out again."""
    text = path.read_text()
    assert write(*read(text)) == text


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_counted_a_second_time(path: Path):
    """From the text alone: shift by shift, the score sheet row by row, the winner."""
    text = path.read_text()
    count = Count(text)
    rows, winners = claimed(text)
    assert count.notes == []
    assert count.sheet() == rows
    assert count.winners() == winners


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_the_way_to_end_is_as_named(path: Path):
    rows, winners = claimed(path.read_text())
    best = [at for at, total in enumerate(rows["total"]) if total == max(rows["total"])]
    if "by_points" in path.stem:
        assert len(best) == 1
    elif "by_francs" in path.stem:
        assert len(best) > 1
        assert len(winners) == 1
    else:
        assert len(winners) > 1
    assert f"{len(rows['total'])}_players" in path.stem


def test_the_second_count_finds_a_wrong_score():
    """The counter is no rubber stamp: a digit changed in the text is noticed."""
    text = GAMES[0].read_text()
    at = text.index("shift_2 scored: ")
    line = text[at : text.index("\n", at)]
    name, points = line.split(": ")[1].split(", ")[0].split()
    assert Count(text.replace(line, line.replace(f"{name} {points}", f"{name} {int(points) + 1}"))).notes


@pytest.mark.parametrize("seed", range(12))
def test_games_by_chance_are_counted_a_second_time_under_every_switch(seed: int):
    setup = setup_by_chance(GAME, Options, seed)
    text = write(setup, NAMES[: setup.seats], turns_by_chance(GAME, setup, seed))
    count = Count(text)
    rows, winners = claimed(text)
    assert count.notes == []
    assert (count.sheet(), count.winners()) == (rows, winners)
