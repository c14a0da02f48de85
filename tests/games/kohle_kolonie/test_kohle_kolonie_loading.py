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
from games.kohle_kolonie.loading import loading_coins
from games.kohle_kolonie.pithead_facts import cokery_places, ironworks_places
from games.kohle_kolonie.pitheads import COKERY, IRONWORKS

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
    assert cokery_places(state.seats[0].pitheads[COKERY])[0] == coins
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
    assert ironworks_places(state.seats[0].pitheads[IRONWORKS], int(value))[0] == front
    flipped(state, 0, "ironworks")
    pieces(state, 0, "ironworks.e1")
    assert ironworks_places(state.seats[0].pitheads[IRONWORKS], int(value))[0] == 2


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
    played = play(begin_phase(state, 10).state, "load 0 bonus")
    used = played.event("loading_used")
    assert (used.params["wagons"], used.params["workers"], used.params["coins"]) == (3, 0, 1)
    assert played.state.seats[0].workers == 1
    assert "wagon" in played.state.bonus_track


@pytest.mark.parametrize("value", ["chosen", "all"])
@pytest.mark.parametrize(("flip", "workers"), [(False, 1), (True, 0)])
def test_5_1_1_the_wagon_marker_is_used_as_its_holder_chooses(value: str, flip: bool, workers: int):
    """Also where Loading takes nothing: neither the marker nor a worker is spent unasked."""
    state = loader(2, flip=flip, workers=workers, loading_markers_optional=value)
    hold(state, 0, "wagon")
    begun = begin_phase(state, 10)
    assert begun.gained(0, "points") == 0
    assert legal(begun.state, 0) == ["load 0", "load 0 bonus", "end"]
    kept = play(begun.state, "load 0")
    assert (kept.gained(0, "points"), kept.gained(0, "workers")) == (2, -workers)
    assert kept.state.seats[0].bonus == "wagon"


def test_5_1_1_the_wagon_marker_loads_without_a_worker_only_where_it_is_used():
    state = loader(2, workers=0)
    hold(state, 0, "wagon")
    begun = begin_phase(state, 10).state
    assert legal(begun, 0) == ["load 0 bonus", "end"]
    assert refusal(begun, "load 0").code == "no-worker-to-load"


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


@pytest.mark.parametrize(("flip", "workers"), [(False, 1), (True, 0)])
def test_loading_markers_optional_5_1_9_all(flip: bool, workers: int):
    """German and French: asked, all or none, for 5.3 lets a marker wait."""
    state = loader(2, flip=flip, workers=workers, loading_markers_optional="all")
    fresh(state, 0, markers=("wagon", "wagon"))
    begun = begin_phase(state, 10)
    assert begun.gained(0, "points") == 0
    assert legal(begun.state, 0) == ["load 0", "load 2", "end"]
    refused = refusal(begun.state, "load 1")
    assert (refused.code, refused.rule) == ("all-wagon-markers", "loading_markers_optional")
    assert refused.params == {"count": 2, "bonus_held": 0}
    waiting = play(begun.state, "load 0", "end")
    assert (waiting.gained(0, "points"), waiting.gained(0, "workers")) == (2, -workers)
    assert waiting.state.seats[0].markers == ("wagon", "wagon")
    spent = play(begun.state, "load 2", "end")
    assert (spent.gained(0, "points"), spent.gained(0, "workers")) == (4, -workers)
    assert spent.state.seats[0].markers == ()


@pytest.mark.parametrize("flip", [False, True])
def test_loading_markers_optional_5_1_9_all_counts_the_bonus_marker(flip: bool):
    """All are those of the railway and the bonus marker; each other number of them is refused."""
    state = loader(2, flip=flip, loading_markers_optional="all")
    fresh(state, 0, markers=("wagon",))
    hold(state, 0, "wagon")
    begun = begin_phase(state, 10).state
    assert legal(begun, 0) == ["load 0", "load 1 bonus", "end"]
    for line in ("load 1", "load 0 bonus"):
        assert refusal(begun, line).params == {"count": 1, "bonus_held": 1}
    assert play(begun, "load 1 bonus").gained(0, "points") == 4


@pytest.mark.parametrize(
    ("value", "flip", "markers", "bonus", "line"),
    [
        ("chosen", True, ("wagon",), None, "load 0"),
        ("chosen", True, (), "wagon", "load 0 bonus"),
        ("all", True, ("wagon",), "wagon", "load 0"),
        ("chosen", False, ("wagon",), "wagon", "load 0 bonus"),
        ("chosen", False, ("wagon",), None, "end"),
        ("all", False, ("wagon",), "wagon", "end"),
    ],
)
def test_loading_for_a_seat_that_is_gone_spends_neither_worker_nor_railway_marker(
    value: str, flip: bool, markers: tuple[str, ...], bonus: str | None, line: str
):
    """The bonus marker goes back at the end of the round in any case."""
    state = loader(2, flip=flip, loading_markers_optional=value)
    fresh(state, 0, markers=markers)
    if bonus:
        hold(state, 0, bonus)
    begun = begin_phase(state, 10).state
    assert GAME.notation(GAME.default_action(begun, 0)) == line


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
