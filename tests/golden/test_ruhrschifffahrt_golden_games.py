"""Whole games of Ruhrschifffahrt as text: they play out as written, and a second count comes to the same."""

from pathlib import Path

import pytest
from golden_chance import NAMES, setup_by_chance, turns_by_chance
from ruhrschifffahrt_golden_text import read, write
from ruhrschifffahrt_recount import Count, claimed

from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options

GAMES = sorted((Path(__file__).parent / "ruhrschifffahrt").glob("*.txt"))


def named(path: Path) -> str:
    return path.stem


def test_every_number_of_players_way_to_end_and_both_readings():
    names = [path.stem for path in GAMES]
    players = ("2_players", "3_players", "4_players")
    for part in (*players, "first_readings", "second_readings", "by_points", "by_coins", "shared"):
        assert any(part in name for name in names), part


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_plays_out_as_written(path: Path):
    """Every draw, every sale, every tile and score of the text comes out again."""
    text = path.read_text(encoding="utf-8")
    assert write(*read(text)) == text


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_counted_a_second_time(path: Path):
    """From the text alone: who is at turn, what is allowed, points and coins, the score sheet, the winner."""
    text = path.read_text(encoding="utf-8")
    count = Count(text)
    rows, winners = claimed(text.splitlines())
    assert count.notes == []
    assert (count.acted, count.told) == ([], [])
    assert count.sheet() == rows
    assert count.winners() == winners


@pytest.mark.parametrize("path", GAMES, ids=named)
def test_the_game_is_as_named(path: Path):
    text = path.read_text(encoding="utf-8")
    rows, winners = claimed(text.splitlines())
    best = [at for at, total in enumerate(rows["total"]) if total == max(rows["total"])]
    coins = [rows["coins"][at] for at in best]
    assert f"{len(rows['total'])}_players" in path.stem
    assert ("by_points" in path.stem) == (len(best) == 1)
    assert ("by_coins" in path.stem) == (len(best) > 1 and coins.count(max(coins)) == 1)
    assert ("shared" in path.stem) == (len(winners) > 1)
    second = " ".join(f"{name}={values[1]}" for name, values in PUBLIC_OPTIONS)
    assert f"switches: {second if 'second' in path.stem else 'first readings'}" in text.splitlines()


def test_answers_left_ahead_are_among_what_is_counted():
    texts = "".join(path.read_text(encoding="utf-8") for path in GAMES)
    for part in (": choice ", ": storages ", ": purchases ", ": skip", "\n  buys ", "\n  skips ", "\n  blank "):
        assert part in texts, part


@pytest.mark.parametrize("digit", [1, -1])
def test_the_second_count_finds_a_wrong_score(digit: int):
    """The counter is no rubber stamp: a number changed in the text is noticed."""
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("---- round_7_phase_6"))
    head, _, claims = lines[at].partition(": ")
    name, points, coins = claims.split(", ")[0].split()
    lines[at] = lines[at].replace(f"{head}: {name} {points} ", f"{head}: {name} {int(points) + digit} ")
    assert coins
    assert Count("\n".join(lines)).notes


@pytest.mark.parametrize("start", ["st_gedern", "ci_steele", "st_winz"])
def test_the_second_count_finds_an_action_that_is_not_allowed(start: str):
    """White coal in round 1, a start that is no storage."""
    lines = GAMES[0].read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if ": start st_" in line)
    before = lines[at].split("start ")[1].split(",")[0]
    lines[at] = lines[at].replace(before, start)
    assert Count("\n".join(lines)).notes[0].startswith("round 1, phase 3")


def played_by_chance(seed: int) -> str:
    """A game by chance as a text; in every second one nobody builds a lock unless forced: the bag runs dry."""
    setup = setup_by_chance(GAME, Options, seed)
    turns = turns_by_chance(GAME, setup, seed, ("lock",) if seed % 2 else ())
    return write(setup, NAMES[: setup.seats], turns)


DRY = (57, 91)
"""Games in which nothing could be drawn from the bag and somebody had to build a lock all the same (R38)."""


@pytest.mark.one_quick
@pytest.mark.parametrize("seed", [*range(18), *DRY])
def test_games_by_chance_are_counted_a_second_time_under_every_switch(seed: int):
    text = played_by_chance(seed)
    count = Count(text)
    rows, winners = claimed(text.splitlines())
    assert (count.notes, count.acted, count.told) == ([], [], [])
    assert (count.sheet(), count.winners()) == (rows, winners)


@pytest.mark.parametrize("seed", DRY)
def test_among_the_games_by_chance_are_some_with_an_empty_bag(seed: int):
    """In eleven rounds a tile is drawn while there is one."""
    assert played_by_chance(seed).count("\n  draws ") < 11
