"""Mise en place: the position before the first turn."""

from collections import Counter

import pytest
from coal_baron_builders import SEED, new_game, play

from games.coal_baron import facts
from games.coal_baron.game import GAME
from games.coal_baron.placing import OPEN_SPACES
from games.coal_baron.state import Options
from games.engine.contract import Setup

PLAYERS = (2, 3, 4)


def drafted(players: int):
    """The position after a draft in which everybody takes the first card."""
    state = new_game(players)
    while state.phase == "draft":
        state = play(state, f"draft {state.draft[0]}", "end").state
    return state


@pytest.mark.parametrize(
    ("players", "covered"),
    [
        (2, {"factory_4", "factory_8", "mining_4", "mining_8", "money_3", "money_5", "order_1"}),
        (3, {"factory_8", "mining_4", "money_3"}),
        (4, set()),
    ],
)
def test_mise_en_place_2_stop_tiles(players: int, covered: set[str]):
    """Stop tiles cover seven spaces at 2 players, three at 3, none at 4."""
    assert set(facts.SPACES) - {space.id for space in OPEN_SPACES[players]} == covered


@pytest.mark.parametrize(("players", "shown", "pile"), [(2, 6, 42), (3, 7, 41), (4, 8, 40)])
def test_mise_en_place_4_tiles(players: int, shown: int, pile: int):
    """A tile lies on every factory slot that is not locked (Z4); the rest is the pile."""
    state = new_game(players)
    assert sum(tile is not None for tile in state.tile_slots) == shown
    assert len(state.tile_pile) == pile
    assert all(
        (tile is None) == (players in facts.SPACES[f"factory_{slot}"].closed_at)
        for slot, tile in enumerate(state.tile_slots, start=1)
    )
    tiles = Counter(tile for tile in state.tile_slots if tile) + Counter(card.card for card in state.tile_pile)
    assert tiles == Counter(dict.fromkeys(facts.TILES, 3))


@pytest.mark.parametrize("players", PLAYERS)
def test_mise_en_place_6_mine(players: int):
    """Every mine begins with the cage at the surface and a cube of each colour on its printed minecart."""
    state = new_game(players)
    for seat in state.seats:
        assert seat.cage_level == 0
        assert seat.cage == seat.storage == ()
        assert [(section.kind, section.cubes) for section in seat.sections] == [
            ("printed_yellow", ("yellow",)),
            ("printed_brown", ("brown",)),
            ("printed_grey", ("grey",)),
            ("printed_black", ("black",)),
        ]
    assert state.supply == (16 - players,) * 4


@pytest.mark.parametrize(("players", "workers", "francs"), [(2, 18, 10), (3, 15, 9), (4, 13, 8)])
def test_mise_en_place_7_8_workers_and_francs(players: int, workers: int, francs: int):
    """Workers and starting francs depend on the number of players."""
    assert [(seat.workers, seat.francs) for seat in new_game(players).seats] == [(workers, francs)] * players


def test_mise_en_place_9_start_player_given():
    """The caller may name the start player (Z3)."""
    assert new_game(4, start=2).start_seat == 2


def test_mise_en_place_9_start_player_from_the_seed():
    """Otherwise the seed does, and every seat can be the one (Z3)."""
    assert {new_game(4, start=None, seed=f"{seed:032x}").start_seat for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "revealed", "pile"), [(2, 7, 35), (3, 10, 31), (4, 13, 28)])
def test_mise_en_place_10_orders(players: int, revealed: int, pile: int):
    """7, 10 or 13 cards are open in the draft; after it 35, 31 or 28 are left in the pile."""
    assert len(new_game(players).draft) == revealed
    assert len(drafted(players).order_pile) == pile


@pytest.mark.parametrize("players", PLAYERS)
def test_mise_en_place_10_display_after_the_draft(players: int):
    """The leftover card lies in the rightmost slot (Z2); at 2 players the leftmost slot stays empty."""
    state = new_game(players)
    before = [card.card for card in state.order_pile]
    while state.phase == "draft":
        leftover = state.draft[-1]
        played = play(state, f"draft {state.draft[0]}", "end")
        state = played.state
    first = 1 if players == 2 else 0
    assert state.order_slots[3] == leftover
    assert state.order_slots[first:3] == tuple(before[: 3 - first])
    assert state.order_slots[:first] == (None,) * first
    assert [end.phase for end in played.phase_ends] == ["draft"]
    assert played.reveals[0].to is None


def test_the_same_seed_deals_the_same_and_another_another():
    assert new_game() == new_game()
    assert new_game().draft != new_game(seed=SEED[::-1]).draft


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1},
        {"seats": 5},
        {"start_seat": 3},
        {"start_seat": -1},
        {"seed": "xyz"},
        {"options": Options(facts="1999")},
    ],
)
def test_an_unknown_setup_is_refused(wrong: dict[str, object]):
    """Numbers of seats, start seats, seeds and facts that the game does not know raise ValueError."""
    setup = {"seats": 3, "options": Options(), "seed": SEED, **wrong}
    with pytest.raises(ValueError, match=r".+"):
        GAME.new_game(Setup(**setup))  # type: ignore[arg-type]


def test_contents_of_the_box():
    """Contenu: 48 tiles half light, 44 orders, 11 for each vehicle, every colour equally often."""
    assert len(facts.TILES) * facts.COPIES == 48
    assert sum(tile.side == "light" for tile in facts.TILES.values()) == 8
    assert Counter(card.vehicle for card in facts.ORDERS.values()) == dict.fromkeys(facts.VEHICLES, 11)
    assert Counter(coal for card in facts.ORDERS.values() for coal in card.spaces) == dict.fromkeys(
        facts.COALS, 22
    )
    assert Counter(
        {v: sum(c.points for c in facts.ORDERS.values() if c.vehicle == v) for v in facts.VEHICLES}
    ) == dict.fromkeys(facts.VEHICLES, 64)
    assert [(e.first, e.second) for e in facts.ELEMENTS] == [
        (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (13, 6),
    ]  # fmt: skip
