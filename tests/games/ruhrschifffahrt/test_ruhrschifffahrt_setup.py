"""The position before the first decision (4.0, 8.0, R1, R39)."""

from collections import Counter

import pytest
from ruhrschifffahrt_builders import SEED, new_game, river, warehouses_of

from games.engine.contract import Setup
from games.ruhrschifffahrt import facts, setup
from games.ruhrschifffahrt.options import Options

SEEDS = [f"{number:032x}" for number in range(40)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_0_every_seat_begins_with_one_warehouse_and_nine_to_come(players: int):
    state = new_game(players).state
    for seat, own in enumerate(state.seats):
        assert (own.coins, own.points, own.debts, own.tiles, own.cubes) == (0, 0, 0, (), {})
        assert warehouses_of(state, seat) == {
            "supply": 1, "with_lock": 2, "with_mark": 2, "calendar": 5, "debts": 0, "built": 0,
        }  # fmt: skip


def test_4_0_calendar_warehouses_lie_on_the_years_the_rulebook_names():
    state = new_game().state
    years = [river(state).board.years[round - 1] for round in state.seats[0].calendar]
    assert years == [1782, 1784, 1809, 1860, 1880]


def test_4_0_the_export_marker_lies_on_the_leftmost_cell_of_value_one():
    state = new_game().state
    assert state.export == 0
    assert river(state).board.export_track[0] == 1


def test_4_0_eight_country_tiles_in_an_order_by_chance():
    found = {new_game(seed=seed).state.countries for seed in SEEDS}
    assert {tuple(sorted(Counter(tiles).items())) for tiles in found} == {
        (("belgium", 2), ("netherlands", 3), ("rhineland", 3))
    }
    assert len(found) > 10


def test_4_0_fourteen_tiles_on_the_obstacles_and_six_in_the_bag():
    """The first of the six is drawn before anybody decides."""
    state = new_game().state
    assert tuple(state.obstacles) == river(state).obstacles
    assert (len(state.obstacles), len(state.bag), len(state.drawn)) == (14, 5, 1)
    assert sorted((*state.obstacles.values(), *state.bag, *state.drawn)) == sorted(river(state).demand_tiles)


def test_4_0_tiles_lie_on_the_obstacles_by_chance():
    assert len({tuple(new_game(seed=seed).state.obstacles.values()) for seed in SEEDS}) == len(SEEDS)


def test_r39_demand_tiles_18_leaves_the_two_starred_tiles_in_the_box_and_four_in_the_bag():
    state = new_game(demand_tiles="18").state
    used = {*state.obstacles.values(), *state.bag, *state.drawn}
    assert (len(state.obstacles), len(state.bag) + len(state.drawn)) == (14, 4)
    assert set(river(state).demand_tiles) - used == {"od19", "od20"}
    starred = {id for id, tile in river(state).demand_tiles.items() if tile.starred}
    assert starred == {"od19", "od20"}


@pytest.mark.parametrize(("players", "black", "white", "empty"), [(4, 7, 6, 2), (3, 6, 5, 4), (2, 5, 4, 6)])
def test_4_0_8_0_dice_on_the_river_by_number_of_players(players: int, black: int, white: int, empty: int):
    """Black ones show 3 and white ones 4, before the first tile is drawn."""
    state = new_game(players).state
    storages, dice = river(state).storages, river(state).board.start_dice[str(players)]
    colours = Counter(storages[storage] for storage in dice)
    assert (colours["black"], colours["white"], len(storages) - len(dice)) == (black, white, empty)
    assert {(storages[storage], value) for storage, value in dice.items()} == {("black", 3), ("white", 4)}
    assert state.dice.keys() == dice.keys()


def test_4_0_a_black_die_of_three_lies_on_the_arrow_of_the_clay_path():
    for players in (2, 3, 4):
        assert new_game(players).state.tracks == {"black": (3,), "white": ()}
    assert facts.era_of(1) == "clay"


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_8_0_copies_of_each_white_tile_by_number_of_players(players: int, copies: int):
    white = new_game(players).state.white
    assert set(white.values()) == {copies}
    assert len(white) == 7


def test_4_0_eight_progress_tiles_of_ones_own_and_seven_white_ones():
    assert len(facts.OWN_TILES) == 8
    assert len(facts.WHITE_TILES) == 7


def test_r1_the_first_player_is_drawn_by_the_seed_and_the_others_follow_clockwise():
    firsts = Counter(new_game(seed=seed).state.order[0] for seed in SEEDS)
    assert set(firsts) == {0, 1, 2, 3}
    for seed in SEEDS:
        order = new_game(3, seed=seed).state.order
        assert order == tuple((order[0] + step) % 3 for step in range(3))
    assert new_game(seed=SEED).state == new_game(seed=SEED).state


def test_r1_a_start_seat_given_begins():
    assert new_game(start_seat=2).state.order == (2, 3, 0, 1)
    assert new_game(start_seat=2).event("game_began").params["seats"] == (2, 3, 0, 1)


def test_4_0_the_first_decision_is_the_first_start_of_round_1():
    state = new_game().state
    assert (state.round, state.phase, state.turn.stage) == (1, 3, "option")
    assert state.turn.seat == state.order[0]


@pytest.mark.parametrize(
    ("seats", "start", "options"),
    [
        (1, None, Options()),
        (5, None, Options()),
        (3, 3, Options()),
        (3, -1, Options()),
        (3, None, Options(facts="1999.1")),
        (3, None, Options(board="none")),
    ],
)
def test_what_is_not_known_is_refused(seats: int, start: int | None, options: Options):
    with pytest.raises(ValueError, match=r"\w"):
        setup.new_game(Setup(seats=seats, options=options, seed=SEED, start_seat=start))
