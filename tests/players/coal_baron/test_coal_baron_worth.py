"""What things of Coal Baron are worth to a computer, where one can reckon it."""

import pytest

from games.coal_baron import facts, scoring
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from players.coal_baron import prices
from players.coal_baron.majorities import expected
from players.coal_baron.worth import items, worth
from tests.games.coal_baron.coal_baron_builders import complete, mine, new_game, order, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def margin(state: State) -> float:
    own, *others = worth(state)
    return own - max(others)


def part(state: State, what: str, seat: int = 0) -> float:
    return next(item.worth for item in items(state, seat) if item.what == what)


@SEATS
def test_all_start_alike(seats: int):
    first, *others = worth(new_game(seats))
    assert others == pytest.approx([first] * (seats - 1))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"francs": 9}, {"francs": 6}),
        ({"outstanding": (complete("truck_09"),)}, {"outstanding": (order("truck_09"),)}),
        ({"outstanding": (order("truck_09", "black"),)}, {"outstanding": (order("truck_09"),)}),
        ({"delivered": ("truck_09",)}, {"delivered": ()}),
        ({"storage": ("black",)}, {"storage": ()}),
        ({"sections": mine("grey_2_dark", "grey_2_light")}, {"sections": mine("grey_2_dark", "yellow_1_dark")}),
    ],
    ids=["francs", "complete", "half", "delivered", "cube", "tiles"],
)
@SEATS
def test_more_is_worth_more(seats: int, better: dict[str, object], worse: dict[str, object]):
    for shift in (1, 2, 3):
        with_it = table(seats, seats={0: better}, shift=shift)
        without = table(seats, seats={0: worse}, shift=shift)
        assert margin(with_it) > margin(without), shift


def test_a_franc_is_worth_less_the_later_and_the_more_one_has():
    early, late = (prices.francs(5, left) - prices.francs(4, left) for left in (39, 3))
    assert early > late > 1 / facts.FRANCS_PER_POINT
    assert prices.francs(6, 39) - prices.francs(5, 39) < early
    assert prices.francs(5, 0) == 1.0


@SEATS
def test_the_last_workers_are_worth_least(seats: int):
    each = [prices.workers(count + 1, seats) - prices.workers(count, seats) for count in range(20)]
    assert each == sorted(each)
    assert prices.workers(0, seats) == 0


def test_nothing_is_left_to_hope_for_without_workers():
    """Who has none left in the last shift expects what the scoring brings: an order undone costs a point."""
    own = {"workers": 0, "francs": 3, "outstanding": (complete("truck_09"), order("truck_01"))}
    state = table(3, seats={0: own}, shift=3)
    assert part(state, "order.truck_09") == part(state, "order.truck_01") == -1
    assert part(state, "workers") == 0
    assert part(state, "balance") == 0


def test_tiles_on_one_side_are_feared_more_the_later():
    one_sided = mine("grey_1_light", "yellow_1_light")
    early, late = (
        part(table(3, seats={0: {"sections": one_sided, "workers": workers}}, shift=shift), "balance")
        for shift, workers in ((1, 15), (3, 0))
    )
    assert late == 2 * facts.POINTS_PER_EXCESS_TILE < early < 0


@pytest.mark.parametrize("counts", [(3, 1, 0), (2, 2, 1), (0, 0, 0), (5, 0, 0), (1, 4, 4), (2, 6), (3, 3)])
def test_majorities_without_doubt_are_what_the_rules_give(counts: tuple[int, ...]):
    for number, element in enumerate(facts.ELEMENTS):
        sure = expected(number, tuple(2 * count for count in counts), 0)
        for one, points in zip(sure, scoring.points_of(element, counts), strict=True):
            assert one == pytest.approx(points, abs=0.2 * element.first)


def test_majorities_in_doubt_lie_between():
    """A lead is worth more the less can still happen."""
    sure, doubtful = (expected(7, (8, 4, 4), spread)[0] for spread in (0, 8))
    assert 9 >= sure > doubtful > expected(7, (4, 4, 8), 8)[0] > expected(7, (4, 4, 8), 0)[0]


def test_the_end_is_worth_its_points():
    state = table(2, phase="over", shift=3)
    assert worth(state) == [0.0, 0.0]
    assert GAME.outcome(state) is not None
