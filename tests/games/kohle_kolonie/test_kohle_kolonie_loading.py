"""Phase 10: Cokery, Ironworks, Loading and their backs (5.1.9)."""

import pytest
from kohle_kolonie_builders import (
    begin_phase,
    flipped,
    fresh,
    hold,
    judged,
    legal,
    mines,
    pieces,
    play,
    refusal,
    table,
)

from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.loading import cokery_coins, ironworks_points, loading_coins

WAGONS = ("2", "5", "10", "14", "17", "18")
"""Cards with a wagon."""


def loader(wagons: int, *spots: str, flip: bool = False, workers: int = 1, **options: str):
    state = table(4, round=2, **options)
    mines(state, 0, *WAGONS[:wagons])
    if flip:
        flipped(state, 0, "loading")
    pieces(state, 0, *(f"loading.{spot}" for spot in spots))
    fresh(state, 0, workers=workers)
    return state


@pytest.mark.parametrize(
    ("spots", "flip", "coins"),
    [
        (("e1",), False, 1),
        (("m1",), False, 1),
        (("m2",), False, 0),
        (("m2", "m2"), False, 1),
        (("e1", "m1", "m2", "m2"), False, 3),
        (("e1", "s1", "m1", "m2", "m2", "m3"), True, 5),
        (("m3",), True, 1),
        (("s1",), True, 1),
    ],
)
def test_5_1_9_cokery(spots: tuple[str, ...], flip: bool, coins: int):
    state = table(4, round=2)
    if flip:
        flipped(state, 0, "cokery")
    pieces(state, 0, *(f"cokery.{spot}" for spot in spots))
    assert cokery_coins(state.seats[0]) == coins
    played = begin_phase(state, 10)
    assert played.gained(0, "coins") == coins


@pytest.mark.parametrize(
    ("spots", "flip", "points"),
    [
        (("e1",), False, 1),
        (("e1", "m1", "m2", "m2"), False, 3),
        (("m2",), False, 0),
        (("e1",), True, 2),
        (("m1",), True, 2),
        (("m2",), True, 1),
        (("e1", "m1", "m2", "m3"), True, 6),
    ],
)
def test_5_1_9_ironworks(spots: tuple[str, ...], flip: bool, points: int):
    state = table(4, round=2)
    if flip:
        flipped(state, 0, "ironworks")
    pieces(state, 0, *(f"ironworks.{spot}" for spot in spots))
    assert begin_phase(state, 10).gained(0, "points") == points


@pytest.mark.parametrize(("value", "front"), [("1", 1), ("2", 2)])
def test_ironworks_engineer_points_5_1_9(value: str, front: int):
    """The French translator wonders whether 2; the back is 2 in every edition."""
    state = table(4, ironworks_engineer_points=value)
    pieces(state, 0, "ironworks.e1")
    assert ironworks_points(state, state.seats[0]) == front
    flipped(state, 0, "ironworks")
    pieces(state, 0, "ironworks.e1")
    assert ironworks_points(state, state.seats[0]) == 2


@pytest.mark.parametrize(
    ("wagons", "spots", "coins"),
    [
        (2, ("m1",), 1),
        (2, ("e1",), 2),
        (2, ("e1", "m1"), 2),
        (3, ("e1", "m1"), 2),
        (4, ("e1", "m1"), 3),
        (5, ("e1", "m1"), 3),
        (1, ("e1", "m1"), 0),
        (4, (), 0),
    ],
)
def test_loading_allocation_5_1_9_front(wagons: int, spots: tuple[str, ...], coins: int):
    """Each wagon serves one place; with 2 or 3 only one place counts, with 4 both. A point for every wagon."""
    state = loader(wagons, *spots)
    assert loading_coins(state, state.seats[0], wagons) == coins
    played = play(begin_phase(state, 10).state, "load 0", "end")
    assert (played.gained(0, "points"), played.gained(0, "coins")) == (wagons, coins)
    assert played.gained(0, "workers") == -1


@pytest.mark.parametrize(
    ("wagons", "spots", "coins"),
    [
        (2, ("e1", "m1", "m2"), 1),
        (3, ("e1", "m1", "m2"), 2),
        (4, ("e1", "m1", "m2"), 2),
        (5, ("e1", "m1", "m2"), 3),
        (2, ("m1",), 1),
        (4, ("m1", "m2"), 2),
        (1, ("e1",), 1),
    ],
)
def test_loading_allocation_5_1_9_back(wagons: int, spots: tuple[str, ...], coins: int):
    """1 for the engineer's wagon, 1 for each two of the miners: 5 wagons for all."""
    state = loader(wagons, *spots, flip=True, workers=0)
    played = begin_phase(state, 10)
    assert played.event("loading_ran").params["coins"] == coins
    assert (played.gained(0, "points"), played.gained(0, "coins")) == (wagons, coins)


@pytest.mark.parametrize(("value", "coins"), [("one_coin", 1), ("each_wagon", 4)])
def test_loading_back_engineer_5_1_9(value: str, coins: int):
    """One coin for one wagon, once; or one for every wagon not used by another place."""
    state = loader(4, "e1", flip=True, loading_back_engineer=value)
    assert loading_coins(state, state.seats[0], 4) == coins


def test_loading_back_engineer_5_1_9_the_front_is_the_same():
    state = loader(4, "e1", loading_back_engineer="each_wagon")
    assert loading_coins(state, state.seats[0], 4) == 2


def test_loading_optional_5_1_9():
    """Loading need not be activated."""
    played = play(begin_phase(loader(2, "m1"), 10).state, "end")
    assert played.event("loading_left_out").seat == 0
    assert (played.gained(0, "points"), played.gained(0, "workers")) == (0, 0)


def test_5_1_9_without_a_worker_the_front_brings_nothing():
    state = loader(2, workers=0)
    assert not begin_phase(state, 10).state.loaders
    with_marker = loader(2, workers=0)
    fresh(with_marker, 0, markers=("worker",))
    begun = begin_phase(with_marker, 10).state
    assert play(begun, "load 0").state.seats[0].markers == ()


def test_5_1_9_the_wagon_marker_adds_a_wagon_and_waives_the_worker():
    state = loader(2, "m1", workers=1)
    hold(state, 0, "wagon")
    played = begin_phase(state, 10)
    ran = played.event("loading_ran")
    assert (ran.params["wagons"], ran.params["workers"], ran.params["coins"]) == (3, 0, 1)
    assert played.state.seats[0].workers == 1
    assert "wagon" in played.state.bonus_track


def test_5_1_9_railway_wagons_are_used_as_chosen():
    """One more wagon each, spent once; several at once are allowed (`marker_use_many`)."""
    state = loader(2, flip=True, workers=0)
    fresh(state, 0, markers=("wagon", "wagon"))
    begun = begin_phase(state, 10).state
    assert legal(begun, 0) == ["load 0", "load 1", "load 2", "end"]
    played = play(begun, "load 2", "end")
    assert played.gained(0, "points") == 4
    assert played.state.seats[0].markers == ()
    assert refusal(begun, "load 3").code == "too-few-wagon-markers"


def test_loading_markers_optional_5_1_9_chosen():
    state = loader(2, flip=True)
    fresh(state, 0, markers=("wagon",))
    assert judged(begin_phase(state, 10).state, "load 0") is None


def test_loading_markers_optional_5_1_9_all():
    """German and French: the markers count if there are any."""
    front = loader(2, loading_markers_optional="all")
    fresh(front, 0, markers=("wagon",))
    begun = begin_phase(front, 10).state
    assert refusal(begun, "load 0").code == "all-wagon-markers"
    assert legal(begun) == ["load 1", "end"]
    back = loader(2, flip=True, loading_markers_optional="all")
    fresh(back, 0, markers=("wagon",))
    assert begin_phase(back, 10).event("loading_ran").params["wagons"] == 3


def test_5_1_9_without_wagons_nobody_is_asked():
    assert not begin_phase(loader(0), 10).state.loaders


def test_5_1_9_all_are_asked_at_once():
    """Their order cannot matter; each ends its own turn."""
    state = loader(2)
    mines(state, 2, "14", "17")
    fresh(state, 2, workers=1)
    begun = begin_phase(state, 10).state
    assert GAME.active_seats(begun) == (0, 2)
    assert refusal(begun, "end", seat=1).code == "not-your-turn"
    loaded = play(begun, "load 0", seat=2).state
    assert GAME.active_seats(loaded) == (0, 2)
    assert refusal(loaded, "load 0", seat=2).code == "turn-done"
    left = play(loaded, "end", seat=2).state
    assert GAME.active_seats(left) == (0,)
    assert play(left, "end").state.round == 3


def test_turn5_phase10_5_0():
    """Phase 10 is played in the last round too, then the final scoring."""
    state = table(4, round=5)
    pieces(state, 0, "ironworks.e1")
    played = begin_phase(state, 10)
    assert played.event("ironworks_earned").params["points"] == 1
    assert [end.phase for end in played.phase_ends] == ["round_5_phase_10", "game"]
    assert GAME.outcome(played.state) is not None
