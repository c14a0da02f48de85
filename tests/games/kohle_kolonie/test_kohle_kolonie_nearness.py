"""What a player would call nearest to a thing that cannot be had."""

import pytest
from kohle_kolonie_builders import fresh, table, terrain

from games.engine.nearest import nearest
from games.kohle_kolonie.game import GAME


@pytest.mark.parametrize(
    ("one", "near", "far"),
    [
        ("rescue.A2", "rescue.A3", "cokery.m1"),
        ("cokery.m1", "cokery.m2", "rescue.A1"),
        ("Y3", "Y4", "Y7"),
        ("Y3", "Y7", "rescue.A1"),
        ("A1", "A2", "B3"),
    ],
)
def test_what_is_nearer_on_cards_tableau_and_lines(one: str, near: str, far: str):
    state = table()
    assert GAME.apart(state, one, near) < GAME.apart(state, one, far)


def test_in_place_of_a_mine_that_is_gone_one_of_the_same_ground():
    state = table(round=2)
    fresh(state, 0, coins=5)
    small = next(small for small in terrain(state).small.values() if len(small) > 2)
    state.display = ("1", *small[1:]) if "1" not in small else small[1:]
    refused = GAME.parse(f"buy {small[0]}")
    assert GAME.check(state, 0, refused) is not None
    assert GAME.notation(nearest(GAME, state, 0, refused)) == f"buy {small[1]}"


def test_villages_of_the_same_ground_are_nearer():
    state = table()
    beside = next(villages for villages in terrain(state).villages_of.values() if len(villages) > 1)
    far = next(one for one in state.village_workers if not _meet(terrain(state).villages_of, beside[0], one))
    assert GAME.apart(state, beside[0], beside[1]) < GAME.apart(state, beside[0], far)


def _meet(villages_of: dict[str, tuple[str, ...]], one: str, other: str) -> bool:
    return any(one in villages and other in villages for villages in villages_of.values())
