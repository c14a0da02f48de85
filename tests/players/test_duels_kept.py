"""The bookkeeping of the benchmark of strength: what is played, kept and counted."""

import math
from pathlib import Path

import msgspec
import pytest

from benchmarks.duels import SLOWEST, Kept, Match, Played, Thoughts, fingerprint, mark, missing, play, sources
from benchmarks.strength import average, matches, times, wilson

DUEL = Match("coal_baron", 3, "apprentice", "uniform")
EQUALS = Match("coal_baron", 3, "steiger", "steiger")


def game(deal: int, first: int, match: Match = DUEL, slowest: tuple[float, ...] = (0.5,)) -> Played:
    thoughts = Thoughts(count=len(slowest), seconds=sum(slowest), slowest=slowest)
    return Played(
        mark(match), "moves", deal, first, 1.0, (9, 8, 7), {match.first: thoughts, match.others: thoughts}
    )


def test_each_deal_is_played_once_with_the_first_level_in_every_seat():
    assert [DUEL.place(number) for number in range(5)] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]


def test_equals_play_as_many_deals_as_games():
    assert [EQUALS.place(number)[0] for number in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.slow
def test_what_is_kept_is_not_played_again(tmp_path: Path):
    kept = Kept(tmp_path, DUEL)
    assert kept.games() == []
    kept.add(game(0, 1))
    kept.add(game(1, 0))
    assert [*missing(DUEL, 5, kept.games())] == [(0, 0), (0, 2), (1, 1)]
    assert [*missing(DUEL, 2, kept.games(), seed=7)] == [(7, 0), (7, 1)]


def test_a_game_kept_twice_counts_once(tmp_path: Path):
    kept = Kept(tmp_path, DUEL)
    kept.add(game(0, 1))
    kept.add(game(0, 1))
    assert len(kept.games()) == 1


def test_games_of_other_sources_do_not_count_but_stay(tmp_path: Path):
    kept = Kept(tmp_path, DUEL)
    kept.add(msgspec.structs.replace(game(0, 1), mark="of another"))
    kept.add(game(0, 0))
    assert [(one.deal, one.first) for one in kept.games()] == [(0, 0)]
    assert len((tmp_path / f"{DUEL.name}.jsonl").read_text().splitlines()) == 2


@pytest.mark.slow
def test_games_of_other_sources_count_again_where_they_play_the_same(tmp_path: Path):
    match = Match("coal_baron", 2, "uniform", "uniform")
    kept = Kept(tmp_path, match)
    for deal in range(3):
        kept.add(msgspec.structs.replace(play(match, deal, 0), mark="of the same"))
    assert (kept.games(), kept.renew(2)) == ([], 3)
    assert [one.deal for one in kept.games()] == [0, 1, 2]
    assert len((tmp_path / f"{match.name}.jsonl").read_text().splitlines()) == 3
    assert kept.renew(2) == 0
    assert len(kept.games()) == 3


def test_games_of_sources_that_play_otherwise_do_not_count_again(tmp_path: Path):
    match = Match("coal_baron", 2, "uniform", "uniform")
    kept = Kept(tmp_path, match)
    kept.add(msgspec.structs.replace(play(match, 0, 0), mark="of another", moves="others"))
    assert kept.renew(2) == 0
    assert kept.games() == []


@pytest.mark.slow
def test_matches_are_found_by_their_files(tmp_path: Path):
    Kept(tmp_path, DUEL).add(game(0, 0))
    Kept(tmp_path, EQUALS).add(game(0, 0, EQUALS))
    assert {*matches(tmp_path)} == {DUEL, EQUALS}
    assert [*matches(tmp_path, "ruhrschifffahrt")] == []


def test_the_fingerprint_is_of_what_sources_do():
    source = [("players/mind.py", 'def f():\n    """Some."""\n    return 1  # one\n')]
    same = [("players/mind.py", "def f():\n    return 1\n")]
    other = [("players/mind.py", "def f():\n    return 2\n")]
    assert fingerprint(source, ["Level(1)"]) == fingerprint(same, ["Level(1)"])
    assert fingerprint(source, ["Level(1)"]) != fingerprint(other, ["Level(1)"])
    assert fingerprint(source, ["Level(1)"]) != fingerprint(source, ["Level(2)"])


def test_a_fingerprint_is_of_the_own_game_alone(tmp_path: Path):
    for folder in ("games/engine", "games/coal_baron", "games/toy", "players/coal_baron", "players/toy"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "one.py").write_text("ONE = 1\n")
    (tmp_path / "players" / "levels.py").write_text("LEVEL = {}\n")
    assert [name for name, _ in sources(tmp_path, "coal_baron")] == [
        "games/engine/one.py",
        "games/coal_baron/one.py",
        "players/coal_baron/one.py",
    ]


@pytest.mark.slow
def test_other_levels_have_another_fingerprint():
    assert len({mark(DUEL), mark(EQUALS), mark(Match("ruhrschifffahrt", 3, "steiger", "steiger"))}) == 3


def test_the_same_deal_and_seat_are_the_same_game():
    match = Match("coal_baron", 2, "uniform", "uniform")
    one, again, other = play(match, 3, 0), play(match, 3, 0), play(match, 4, 0)
    assert (one.points, one.won) == (again.points, again.won)
    assert one.points != other.points
    assert one.thoughts["uniform"].count > SLOWEST == len(one.thoughts["uniform"].slowest)


def test_the_slowest_hundredth_is_that_of_all_games():
    played = [game(0, 0, slowest=(0.9, 0.8)), game(0, 1, slowest=(0.7,) * 8)]
    assert times("apprentice", played) == (10, pytest.approx(0.73), 0.9)


def test_an_interval_holds_what_was_found():
    low, high = wilson(95, 100)
    assert (low, high) == (pytest.approx(0.888, abs=0.001), pytest.approx(0.978, abs=0.001))
    assert average([1.0, 3.0]) == (2.0, pytest.approx(1.96))
    assert average([1.0])[1] == math.inf
