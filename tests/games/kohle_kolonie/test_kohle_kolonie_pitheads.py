"""Pithead cards: flips, prices, rearranging, the Cokery's bonuses (5.2)."""

import pytest
from kohle_kolonie_builders import flipped, fresh, judged, legal, pieces, play, refusal, table

from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import Slot
from games.kohle_kolonie.pitheads import administration_points, arrangements
from games.kohle_kolonie.supplies import price_of
from games.kohle_kolonie.turns import used_up


def rich(players: int = 4, **options: str):
    state = table(players, **options)
    fresh(state, 0, coins=20, workers=20)
    return state


@pytest.mark.parametrize(
    ("line", "workers", "coins", "points"),
    [
        ("flip workforce workers", 5, 0, 6),
        ("flip workforce coins", 0, 3, 6),
        ("flip cokery", 5, 2, 6),
        ("flip ironworks", 5, 3, 8),
        ("flip loading", 2, 2, 4),
    ],
)
def test_5_2_what_a_flip_costs_and_scores(line: str, workers: int, coins: int, points: int):
    played = play(rich(), line)
    assert (played.gained(0, "workers"), played.gained(0, "coins")) == (-workers, -coins)
    assert played.gained(0, "points") == points


@pytest.mark.parametrize(("value", "paid", "points"), [("printed", 2, 4), ("free", 0, 0)])
def test_loading_flip_cost_5_2_5(value: str, paid: int, points: int):
    """The German text prints neither cost nor points."""
    played = play(rich(loading_flip_cost=value), "flip loading")
    assert (played.gained(0, "workers"), played.gained(0, "coins")) == (-paid, -paid)
    assert played.gained(0, "points") == points
    poor = table(4, loading_flip_cost=value)
    fresh(poor, 0, coins=0)
    assert (judged(poor, "flip loading") is None) == (value == "free")


def test_5_2_flips_are_no_action_and_any_number():
    played = play(rich(), "flip cokery", "flip ironworks", "flip loading", "flip workforce coins")
    assert played.gained(0, "points") == 24
    assert not used_up(played.state.turn).action


def test_5_2_refusals():
    state = table(4)
    assert refusal(state, "flip administration").code == "not-flippable"
    assert refusal(state, "flip cokery").code == "too-few-workers"
    assert refusal(state, "flip workforce").code == "pay-by-what"
    both = refusal(rich(), "flip cokery coins")  # it takes workers and coins
    assert (both.code, both.rule) == ("pay-no-choice", "5.2.2")
    fresh(state, 0, workers=5, coins=1)
    assert refusal(state, "flip cokery").code == "too-few-coins-to-flip"
    done = play(rich(), "flip cokery").state
    assert refusal(done, "flip cokery").code == "already-flipped"


def test_5_2_3_ironworks_brings_an_extra_action_marker():
    played = play(rich(), "flip ironworks")
    assert played.state.seats[0].extra == 1
    assert played.event("extra_gained").params["reason"] == "ironworks"


@pytest.mark.parametrize(
    ("card", "what", "before", "after"),
    [("workforce coins", "settlement", 2, 3), ("cokery", "engineer", 1, 2), ("ironworks", "engine", 1, 2)],
)
def test_price_at_once_5_2_1(card: str, what: str, before: int, after: int):
    """The first flip by anyone raises the price at once for all, the flipper too; a second changes nothing."""

    state = rich()
    fresh(state, 1, coins=20, workers=20)
    assert price_of(state, what) == before
    played = play(state, f"flip {card}")
    assert price_of(played.state, what) == after
    assert played.event("price_raised").params == {"price": what, "coins": after}
    again = play(played.state, "end", f"flip {card}")
    assert not again.every("price_raised")


def test_5_2_5_loading_raises_no_price():
    assert not play(rich(), "flip loading").every("price_raised")


def test_price_at_once_5_2_1_the_flipper_pays_more():
    state = rich()
    played = play(state, "flip cokery", "engineer loading.e1")
    assert played.event("engineer_inserted").params["coins"] == 2


# Rearranging


def test_flip_pieces_5_2_1():
    """What stands on the card may stand anywhere on its new side; what fitted stays where it was."""
    state = rich()
    pieces(state, 0, "ironworks.e1", "ironworks.m1", "ironworks.m2", "ironworks.m2")
    played = play(state, "flip ironworks")
    assert played.state.seats[0].pitheads[2].pieces == (1, 1, 1, 1)
    assert played.state.turn.stage == "act"


def test_flip_pieces_5_2_1_asked_where_there_is_a_choice():
    state = rich()
    pieces(state, 0, "cokery.m2", "cokery.m2")
    begun = play(state, "flip cokery").state
    assert begun.turn.stage == "arrange"
    assert begun.seats[0].pitheads[1].pieces == (0, 0, 0, 2, 0)
    assert set(legal(begun)) == {
        "arrange 0 0 1 1 0",
        "arrange 0 0 1 0 1",
        "arrange 0 0 0 1 1",
        "stop",
        "end",
    }
    after = play(begun, "arrange 0 0 1 0 1").state
    assert after.seats[0].pitheads[1].pieces == (0, 0, 1, 0, 1)
    assert refusal(begun, "arrange 0 0 1 1 1").code == "no-such-arrangement"


SLOTS = (Slot("e1", "engineer"), Slot("e2", "engineer"), Slot("m1", "miner"), Slot("m2", "miner", needs=2))


def test_flip_redistribute_5_2_1_pieces():
    """German: all own pieces of the card; on a card with two engineer places that is a choice."""
    ways = arrangements(SLOTS, (1, 0, 1, 0), miners_only=False)
    assert set(ways) == {(1, 0, 1, 0), (1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0, 1)}


def test_flip_redistribute_5_2_1_miners():
    """English: miners only."""
    ways = arrangements(SLOTS, (1, 0, 1, 0), miners_only=True)
    assert set(ways) == {(1, 0, 1, 0), (1, 0, 0, 1)}


@pytest.mark.parametrize("value", ["pieces", "miners"])
def test_flip_redistribute_5_2_1_miners_move_in_both(value: str):
    """On the printed cards, with one engineer place each, both readings leave the same choices."""
    state = rich(flip_redistribute=value)
    pieces(state, 0, "loading.e1", "loading.m1")
    begun = play(state, "flip loading").state
    assert legal(begun) == ["arrange 1 0 1", "stop", "end"]


# The Cokery


def test_cokery_bonus_5_2_2_each_once():
    """2 points for an engineer and 2 for an engine placed on the back, each once a game."""
    state = rich(cokery_bonus="each_once")
    state.round = 2
    flipped(state, 0, "cokery", "workforce")
    played = play(state, "engineer cokery.e1")
    assert played.gained(0, "points") == 2
    played.state.turn = state.turn
    more = play(played.state, "engine cokery.s1")
    assert more.gained(0, "points") == 2
    more.state.turn = state.turn
    again = play(more.state, "miners", "shift cokery.e1 loading.e1", "stop")
    again.state.turn = state.turn
    assert play(again.state, "miners", "shift loading.e1 cokery.e1").gained(0, "points") == 0


def test_cokery_bonus_5_2_2_one_then_both():
    """German: 2 for the first of the two, 2 more when both stand there."""
    state = rich(cokery_bonus="one_then_both")
    state.round = 2
    flipped(state, 0, "cokery")
    pieces(state, 0, "cokery.e1")
    state.seats[0].cokery_scored = ("one",)
    assert play(state, "engine cokery.s1").gained(0, "points") == 2
    state = rich(cokery_bonus="one_then_both")
    flipped(state, 0, "cokery", "workforce")
    first = play(state, "engineer cokery.e1")
    assert first.gained(0, "points") == 2
    first.state.turn = state.turn
    away = play(first.state, "miners", "shift cokery.e1 loading.e1", "stop").state
    away.turn = state.turn
    assert play(away, "engineer cokery.e1").gained(0, "points") == 0


def test_cokery_bonus_5_2_2_none_on_the_front():
    assert play(rich(), "engineer cokery.e1").gained(0, "points") == 0


@pytest.mark.parametrize(("value", "points"), [("placed_after", 6), ("counts", 8)])
def test_cokery_bonus_present_5_2_2(value: str, points: int):
    """Whether an engineer that already stands there scores at the flip."""
    state = rich(cokery_bonus_present=value)
    pieces(state, 0, "cokery.e1")
    assert play(state, "flip cokery").gained(0, "points") == points


def test_5_2_2_an_engineer_redeployed_onto_the_back_counts_as_placed():
    state = rich()
    flipped(state, 0, "cokery", "workforce")
    pieces(state, 0, "loading.e1")
    assert play(state, "miners", "shift loading.e1 cokery.e1").gained(0, "points") == 2


# Administration


@pytest.mark.parametrize(
    ("spots", "points"),
    [
        ((), 0),
        (("administration.e1",), 1),
        (("administration.e1", "administration.e2"), 2),
        (("administration.m1",), 1),
        (("administration.m2",), 0),
        (("administration.m2", "administration.m2"), 1),
        (
            (
                "administration.e1",
                "administration.e2",
                "administration.m1",
                "administration.m2",
                "administration.m2",
            ),
            4,
        ),
    ],
)
def test_administration_slots_5_2_4(spots: tuple[str, ...], points: int):
    """A place for one miner and one for two, 1 point each; with two engineers at most 4."""
    state = table(4)
    pieces(state, 0, *spots)
    assert administration_points(state.seats[0]) == points


def test_5_2_workforce_holds_no_pieces():
    assert facts.PITHEADS[0].front == () == facts.PITHEADS[0].back
    begun = play(table(4), "miners").state
    assert not [line for line in legal(begun) if "workforce" in line and line.startswith("insert")]
