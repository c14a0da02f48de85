"""The beginning and the end that all games share."""

import msgspec
import pytest

from games.engine.contract import Setup
from games.engine.outcome import outcome_of
from games.engine.rng import seeded
from games.engine.setup import clockwise, refuse_unknown, start_seat

SEED = "0" * 32


class Options(msgspec.Struct, frozen=True):
    facts: str = "1"


def setup(seats: int = 3, start: int | None = None, facts: str = "1") -> Setup[Options]:
    return Setup(seats=seats, options=Options(facts), seed=SEED, start_seat=start)


@pytest.mark.parametrize("known", [setup(2), setup(4, 3), setup(3, 0)])
def test_what_is_known_is_not_refused(known: Setup[Options]):
    refuse_unknown(known, range(2, 5), "1")


@pytest.mark.parametrize(
    ("unknown", "why"),
    [
        (setup(1), "1 seats; the game is for 2 to 4"),
        (setup(5), "5 seats; the game is for 2 to 4"),
        (setup(3, 3), "start seat 3 of 3"),
        (setup(3, -1), "start seat -1 of 3"),
        (setup(facts="2"), "facts version 2 is not known"),
    ],
)
def test_what_is_unknown_is_refused(unknown: Setup[Options], why: str):
    with pytest.raises(ValueError, match=why):
        refuse_unknown(unknown, range(2, 5), "1")


def test_the_caller_names_who_starts_or_the_seed_does():
    rng = seeded(SEED)
    assert start_seat(setup(start=2), rng) == (2, rng)
    assert start_seat(setup(), rng) == rng.below(3)


def test_clockwise_from_any_seat():
    assert clockwise(1, 3) == (1, 2, 0)
    assert clockwise(3, 3) == (0, 1, 2)


class Own(msgspec.Struct):
    score: tuple[int, ...]


def test_ranks_by_points_then_by_the_tie_breaks():
    """Equal totals: the tie-break; where that is equal, the second; where all is equal, the rank is shared."""
    seats = [Own((3, 2)), Own((1, 4)), Own((5, 0)), Own((9, 0))]
    one = outcome_of(seats, ("mines", "coins"), lambda source: None, (1, 2, 1, 0))
    assert one.ranks == ((3,), (1,), (0, 2))
    assert one.totals == (5, 5, 5, 9)
    two = outcome_of(seats, ("mines", "coins"), lambda source: None, (1, 2, 1, 0), (-1, 0, -2, 0))
    assert two.ranks == ((3,), (1,), (0,), (2,))
    assert (two.tie_break, two.second_tie_break) == ((1, 2, 1, 0), (-1, 0, -2, 0))


def test_a_row_for_each_source():
    counts = {"mines": (1, 2), "coins": None}
    mines, coins = outcome_of([Own((3, 2)), Own((1, 4))], tuple(counts), counts.__getitem__, (0, 0)).rows
    assert (mines.source, mines.points, mines.counts) == ("mines", (3, 1), (1, 2))
    assert (coins.source, coins.points, coins.counts) == ("coins", (2, 4), None)


def test_a_seed_dealt_anew_is_another_and_always_the_same():
    fresh = seeded(SEED).reseeded()
    assert fresh == seeded(SEED).reseeded() != seeded(SEED)
    assert seeded(fresh.seed) == fresh
