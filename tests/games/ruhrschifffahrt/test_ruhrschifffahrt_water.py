"""Phase 2: the water level and the demand (6.2, R35, R37-R39), and that there is always a delivery (6.3)."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from ruhrschifffahrt_builders import begun, fresh, judged, legal, new_game, play, river, table
from ruhrschifffahrt_voyages import BANS, Habit, options_by_chance, voyage

from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts, water
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import OVER, State

INDUSTRIES = {
    "od01": ("in_welper", "in_kupferdreh", "in_kettwig", "in_muelheim"),
    "od02": ("in_welper", "in_kupferdreh", "in_kettwig", "in_muelheim"),
    "od03": ("in_steinhausen", "in_dahlhausen", "in_ueberruhr", "in_deilbach"),
    "od04": ("in_steinhausen", "in_dahlhausen", "in_ueberruhr", "in_deilbach"),
    "od05": ("in_hattingen", "in_spillenburg", "in_bergerhausen", "in_saarn"),
    "od06": ("in_hattingen", "in_spillenburg", "in_bergerhausen", "in_saarn"),
    "od07": ("in_steinhausen", "in_welper", "in_hattingen", "in_dahlhausen"),
    "od08": ("in_spillenburg", "in_bergerhausen", "in_ueberruhr"),
    "od09": ("in_deilbach", "in_kupferdreh", "in_kettwig"),
    "od10": ("in_saarn", "in_muelheim"),
}
CITIES = {
    "od11": ("ci_kettwig", "ci_muelheim"),
    "od12": ("ci_steele", "ci_werden"),
    "od13": ("ci_witten", "ci_blankenstein", "ci_hattingen"),
    "od14": ("ci_steele", "ci_werden", "ci_kettwig"),
}


def drawing(tile: str, *others: str, round: int = 2, **options: Any) -> State:
    """A position before phase 2 in which one tile is all there is to draw but these."""
    state = table(round=round, phase=2, **options)
    state.bag = (tile, *others)
    return state


# Demand


@pytest.mark.parametrize("tile", [*INDUSTRIES, *CITIES])
def test_6_2_a_demand_tile_brings_a_coin_to_each_space_it_names(tile: str):
    spaces = {**INDUSTRIES, **CITIES}[tile]
    played = begun(drawing(tile), 2)
    assert played.state.demand == dict.fromkeys(spaces, 1)
    assert played.event("demand_drawn").params == {"tile": tile, "spaces": spaces, "count": len(spaces)}
    assert not played.state.pilot_ban


def test_6_2_there_are_twenty_tiles_six_of_which_ban_the_pilot():
    tiles = river(table()).demand_tiles
    assert len(tiles) == 20
    bans = [tile.id for tile in tiles.values() if tile.event in ("flood", "low_water")]
    assert bans == [*BANS, "od19", "od20"]
    assert {tile.id: tile.dice for tile in tiles.values() if tile.dice} == {"od19": -1, "od20": 1}


def test_r37_a_space_never_holds_more_than_two_coins():
    state = drawing("od11")
    state.demand = {"ci_kettwig": 2, "ci_muelheim": 1}
    played = begun(state, 2)
    assert played.state.demand == {"ci_kettwig": 2, "ci_muelheim": 2}
    assert played.event("demand_drawn").params["spaces"] == ("ci_muelheim",)


def test_6_2_coins_stay_on_their_spaces_until_somebody_sells_there():
    state = drawing("od15")
    state.demand = {"ci_steele": 2}
    assert begun(state, 2).state.demand == {"ci_steele": 2}


# Flood and low water


@pytest.mark.parametrize("tile", [*BANS, "od19", "od20"])
def test_6_2_flood_and_low_water_ban_the_pilot_for_the_round(tile: str):
    played = begun(drawing(tile), 2)
    assert played.state.pilot_ban
    assert not played.state.demand
    state = begun(played.state, 3).state
    assert not [line for line in legal(state) if line.startswith("option") and "pilot" in line]
    assert not begun(state, 7).state.pilot_ban, "the ban ends with the round"


def test_6_2_r35_the_tile_with_minus_one_lowers_every_die_on_a_storage_not_below_one():
    state = drawing("od19")
    state.dice = {"st_gedern": 4, "st_horst": 1, "st_mintard": 6}
    state.tracks = {"black": (3, 1), "white": (2,)}
    played = begun(state, 2)
    assert played.state.dice == {"st_gedern": 3, "st_horst": 1, "st_mintard": 5}
    assert played.state.tracks == state.tracks
    assert played.event("storage_dice_fell").params == {"count": 2, "amount": 1}


def test_6_2_r35_the_tile_with_plus_one_raises_every_die_on_a_storage_not_above_six():
    state = drawing("od20")
    state.dice = {"st_gedern": 4, "st_horst": 1, "st_mintard": 6}
    state.tracks = {"black": (3, 1), "white": (2,)}
    played = begun(state, 2)
    assert played.state.dice == {"st_gedern": 5, "st_horst": 2, "st_mintard": 6}
    assert played.state.tracks == state.tracks
    assert played.event("storage_dice_rose").params == {"count": 2, "amount": 1}


# The draw


def test_6_2_one_tile_a_round_leaves_the_game():
    state = table(phase=2)
    before = state.bag
    played = begun(state, 2)
    (drawn,) = played.state.drawn
    assert sorted((*played.state.bag, drawn)) == sorted(before)
    assert [reveal.what for reveal in played.reveals] == ["demand_tile"]


def test_6_2_the_draw_is_by_the_seed():
    drawn = {new_game(2, seed=f"{number:032x}").state.drawn for number in range(60)}
    assert len(drawn) > 12


def test_6_1_no_tile_is_drawn_in_round_12():
    played = begun(drawing("od15", round=12), 2)
    assert played.kinds() == ["no_draw"]
    assert played.state.bag == ("od15",)


def test_6_2_in_round_11_one_is_drawn():
    assert begun(drawing("od15", round=11), 2).state.drawn == ("od15",)


def test_r38_from_an_empty_bag_nothing_is_drawn_and_a_lock_is_due_all_the_same():
    state = table(phase=2)
    state.bag = ()
    played = begun(state, 2)
    assert played.kinds() == ["bag_empty", "forced_lock_due"]
    assert played.event("forced_lock_due").params == {"count": 0}
    assert played.state.forced_lock
    fresh(played.state, 0, coins=5, tiles=("lock_construction",))
    buying = begun(played.state, 6).state
    assert (judged(buying, "end"), judged(buying, "lock ob_horst")) == (Violation("lock-first", "R38"), None)


def test_r38_an_empty_bag_forces_nothing_in_round_12_under_the_switch_or_without_an_obstacle():
    """In round 12 nothing is drawn at all; where every obstacle is a lock there is nothing to build."""
    for changes in ({"round": 12}, {"forced_lock": "no"}, {}):
        state = table(phase=2, **changes)
        state.bag = ()
        if not changes:
            state.obstacles = {}
        played = begun(state, 2)
        assert not played.state.forced_lock, changes
        assert not played.every("forced_lock_due")


@pytest.mark.parametrize(("left", "due"), [(0, True), (1, True), (2, False)])
def test_r38_6_2_a_lock_is_due_once_one_tile_or_none_is_left_after_the_draw(left: int, due: bool):
    played = begun(drawing("od15", *("od16", "od17", "od18")[:left]), 2)
    assert played.state.forced_lock == due
    assert [event.params for event in played.every("forced_lock_due")] == ([{"count": left}] if due else [])


def test_r38_forced_lock_yes_holds_the_owners_to_a_lock_and_no_lets_a_bare_bag_have_no_effect():
    for switch, due in (("yes", True), ("no", False)):
        state = begun(drawing("od15", forced_lock=switch), 2).state
        assert state.forced_lock == due
        fresh(state, 0, coins=5, tiles=("lock_construction",))
        state = begun(state, 6).state
        assert (judged(state, "end") is not None) == due


def test_r39_with_eighteen_tiles_a_lock_is_due_from_round_3_on_where_none_was_built():
    state = new_game(2, demand_tiles="18").state
    assert (len(state.bag), state.forced_lock) == (3, False)
    state = begun(state, 2).state
    assert (len(state.bag), state.forced_lock) == (2, False)
    assert begun(state, 2).state.forced_lock


def test_spaces_of_a_tile_are_those_it_names():
    tiles = river(table()).demand_tiles
    for tile, spaces in {**INDUSTRIES, **CITIES}.items():
        assert water.spaces_of(river(table()), tiles[tile]) == spaces


# No turn without a delivery


def check_voyage(seed: int, players: int, options: Options, habit: Habit, *, ban: bool) -> None:
    """Somebody at turn always has something to do, ships every round, and the game comes to its end."""
    sales: Counter[Seat | None] = Counter()
    for state, seat, actions, told in voyage(seed, players, options=options, habit=habit, ban=ban):
        assert actions or state.phase == OVER, (seed, players, habit, state.round, state.phase, seat)
        assert state.pilot_ban or not ban or state.phase != 3 or state.round == facts.ROUNDS
        sales.update(event.seat for event in told if event.kind.startswith("coal_sold"))
    assert sales == dict.fromkeys(range(players), facts.ROUNDS)


@pytest.mark.one_quick
@pytest.mark.parametrize("habit", ["chance", "waste", "thrift"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_3_no_turn_without_a_legal_delivery_though_the_pilot_is_banned_in_every_round(
    players: int, habit: Habit
):
    for seed in range(10):
        check_voyage(seed, players, Options(), habit, ban=True)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_3_no_turn_without_a_legal_delivery_under_any_switches_and_habits(players: int):
    for seed in range(80):
        chance = Random(seed)
        habit: Habit = chance.choice(("chance", "waste", "thrift"))
        check_voyage(seed, players, options_by_chance(chance), habit, ban=seed % 2 == 0)


def test_5_2_play_r28_is_all_that_a_player_without_means_can_be_asked_for():
    """Where everything that leads to a delivery costs more than there is, the dearest is still played."""
    state = table(2, round=7)
    fresh(state, 0, place="in_muelheim", debts=4, supply=0)
    state.dice = {"st_horst": 3}
    assert "option tow" in legal(state)
    played = play(state, "option tow", "start st_horst")
    assert played.event("option_chosen_unpaid").params["coins"] == 0
