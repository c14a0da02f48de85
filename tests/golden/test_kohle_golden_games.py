"""Whole games of Kohle & Kolonie as text: they play out as written, and a second count comes to the same."""

from pathlib import Path

import pytest
from kohle_golden_text import read, write
from kohle_recount import Count, claimed

GAMES = sorted((Path(__file__).parent / "kohle_kolonie").glob("*.txt"))


def named(path: Path) -> str:
    return path.stem


def test_every_number_of_players_preset_and_way_to_end():
    names = [path.stem for path in GAMES]
    players = ("3_players", "4_players", "5_players")
    presets = ("steiger", "german", "english", "french")
    for part in (*players, *presets, "by_points", "by_engines", "by_values"):
        assert any(part in name for name in names), part


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_plays_out_as_written(path: Path):
    """Every draw, every bid, every score of the text comes out again."""
    text = path.read_text()
    assert write(*read(text)) == text


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_counted_a_second_time(path: Path):
    """From the text alone: phase by phase points and coins, the score sheet row by row, the winner."""
    text = path.read_text()
    count = Count(text)
    rows, winners = claimed(text.splitlines())
    assert count.notes == []
    assert count.sheet() == rows
    assert count.winners() == winners


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_the_way_to_end_is_as_named(path: Path):
    rows, winners = claimed(path.read_text().splitlines())
    best = [at for at, total in enumerate(rows["total"]) if total == max(rows["total"])]
    engines = [rows["engines owned"][at] for at in best]
    assert f"{len(rows['total'])}_players" in path.stem
    if "by_points" in path.stem:
        assert len(best) == 1
    else:
        assert len(best) > 1
        assert ("by_engines" in path.stem) == (engines.count(max(engines)) == 1)
        assert len(winners) == 1


def test_the_second_count_finds_a_wrong_score():
    """The counter is no rubber stamp: a digit changed in the text is noticed."""
    lines = GAMES[0].read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("---- round_3_phase_8"))
    head, _, claims = lines[at].partition(": ")
    name, points, coins = claims.split(", ")[0].split()
    lines[at] = lines[at].replace(f"{head}: {name} {points} {coins}", f"{head}: {name} {int(points) + 1} {coins}")
    assert Count("\n".join(lines)).notes
