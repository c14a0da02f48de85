"""The Trust's purchases, income and board scoring (5.1.5 to 5.1.7), with the examples of the rulebook."""

import pytest
from kohle_kolonie_builders import begin_phase, fresh, mines, settled, table, trust_mines

from games.kohle_kolonie import trust
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.income import board_points_of, income_of
from games.kohle_kolonie.state import TrustMine
from games.kohle_kolonie.terrain import terrain_of

# The Trust buys


def test_5_1_5_the_lowest_number():
    played = begin_phase(table(4), 6)
    assert played.event("trust_bought").params["card"] == "1"
    assert played.state.trust.mines == (TrustMine("1", "engine"),)
    assert played.state.engine_pool == 19


def test_trust_coin_marker_5_1_5():
    """Without an engine in the pool a coin marks the mine; it goes back to the bank afterwards."""
    state = table(4)
    state.engine_pool = 0
    bank = state.bank
    played = begin_phase(state, 6)
    assert played.state.trust.mines[0].marker == "coin"
    assert played.state.bank == bank - 1


def test_trust_short_display_5_1_5():
    """Fewer cards than the Trust must take: it takes all there are."""
    state = table(4)
    state.display = ("7",)
    state.trust = type(state.trust)(buying_power=2)
    played = begin_phase(state, 6)
    assert [event.params["card"] for event in played.every("trust_bought")] == ["7"]
    assert played.event("trust_found_nothing")


@pytest.mark.parametrize(
    ("value", "display", "lowest", "highest"),
    [
        ("one_row", ("38", "41", "45"), "38", "45"),
        ("singles_apart", ("38", "41", "45"), "38", "38"),
        ("one_row", ("41", "45"), "41", "45"),
        ("singles_apart", ("41", "45"), "41", "45"),
    ],
)
def test_numbering_5_1_5(value: str, display: tuple[str, ...], lowest: str, highest: str):
    """Whether single mines count among lowest and highest while a small one is displayed."""
    state = table(4, round=5, numbering=value)
    state.display = display
    assert begin_phase(state, 6).every("trust_bought")[0].params["card"] == lowest

    change = Change(state, 0)
    trust.take_highest(change)
    assert change.events[0].params["card"] == highest


def test_trust_single_5_1_5():
    """A single mine of the Trust stays with it and scores for nobody but counts nowhere else."""
    state = table(4, round=4)
    state.display = ("42",)
    played = begin_phase(state, 6)
    assert played.event("trust_bought").params["card"] == "42"
    assert all(board_points_of(played.state, seat) == [] for seat in range(4))


# Income


def test_5_1_6_income_of_cards_and_engines():
    """1 or 2 coins a card and one for each engine on it; engines elsewhere bring none here."""
    state = table(4, round=2)
    mines(state, 0, "2", "3", engines=("3",))
    fresh(state, 0, beside=2)
    assert income_of(terrain_of(state), state.seats[0]) == 4
    played = begin_phase(state, 7)
    assert played.event("income_earned", 0).params["coins"] == 4
    assert not played.every("income_earned", 1)


# Board scoring

RED, GREEN, BLUE = 0, 1, 2


def board_example(**options: str):
    """The example of 5.1.7 on the Steiger board."""
    state = table(4, round=4, **options)
    mines(state, RED, "7")
    mines(state, BLUE, "21", "31", "43", "3")
    mines(state, GREEN, "42", "18")
    settled(state, RED, annen=0)
    settled(state, GREEN, heven=0)
    settled(state, BLUE, bommern=0, crengeldanz=0, vormholz=0)
    fresh(state, GREEN, stations={"Y6": 1})
    return state


@pytest.mark.parametrize(("seat", "points"), [(RED, 4), (GREEN, 5), (BLUE, 11)])
def test_5_1_7_example_4_5_11(seat: int, points: int):
    played = begin_phase(board_example(), 8)
    assert sum(event.params["points"] for event in played.every("ground_scored", seat)) == points
    found = board_points_of(board_example(), seat)
    assert sum(ground.mines + ground.settlements for ground in found) == points


def test_5_1_7_example_one_settlement_beside_two_grounds():
    """Green's single settlement counts in both grounds."""
    found = {ground.ground: ground.settlements for ground in board_points_of(board_example(), GREEN)}
    assert found == {"klosterbusch": 1, "bommerbaenke": 1}


def test_5_1_7_example_four_mines():
    """Four mines owned: 4 points for each of the two players who own one, by Trust's mines too."""
    state = table(4, round=4)
    mines(state, 0, "7", "21")
    mines(state, 1, "31")
    trust_mines(state, "35")
    for seat in (0, 1):
        assert [ground.mines for ground in board_points_of(state, seat)] == [4]
    assert board_points_of(state, 2) == []


def test_display_not_owned_5_1_7():
    """Mines for sale do not count."""
    state = table(4, round=4)
    mines(state, 0, "7")
    assert [ground.mines for ground in board_points_of(state, 0)] == [1]


def test_5_1_7_a_large_mine_is_worth_one_point():
    state = table(4, round=4)
    mines(state, 0, "general")
    assert [ground.mines for ground in board_points_of(state, 0)] == [1]


def test_settlement_after_merge_5_1_7():
    """Settlements count beside a large mine too."""
    state = table(4, round=4)
    mines(state, 0, "general")
    settled(state, 0, horst=0, weitmar=2)
    assert [ground.settlements for ground in board_points_of(state, 0)] == [2]


def test_5_1_7_settlements_alone_score_nothing():
    state = table(4, round=4)
    settled(state, 0, horst=2)
    assert board_points_of(state, 0) == []
