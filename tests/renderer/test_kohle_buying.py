"""Mines to buy on the map: plates leave the workers who pay for them in sight."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

import kohle_kolonie_samples as samples
import msgspec
import pytest

from games.kohle_kolonie.options import Options
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.view import MineView
from renderer.kohle_kolonie import decision_map
from renderer.kohle_kolonie.apart import Body, free_covered
from renderer.kohle_kolonie.decision_map import Piece, put_ground
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.scenes import scene_of
from renderer.picture import Target
from renderer.scene import Scene, shared_area
from renderer.theme import INK

TOUCHING: Final = 40
"""Square pixels that two pieces may share at their corners."""


def buying(players: int, count: int, seed: int) -> tuple[Picture, set[str]]:
    """That many mines to buy while every village has workers, and the villages that can pay for one."""
    terrain, chance = terrain_for(Options(), players), random.Random(seed)
    shown = samples.view(players)
    villages = {
        id: msgspec.structs.replace(one, workers=1 + at % 2) for at, (id, one) in enumerate(shown.villages.items())
    }
    small = [card for card in terrain.cards.values() if card.kind != "large"]
    sold = chance.sample(small, count)
    mines = {
        card.id: MineView("displayed") if card in sold else MineView("owned", chance.randrange(players))
        for card in small
    }
    shown = msgspec.structs.replace(shown, villages=villages, mines=shown.mines | mines)
    targets = tuple(Target(f"mine.{card.id}", str(card.number), "", (("coin", str(card.price)),)) for card in sold)
    paying = {f"village.{village}" for card in sold for village in terrain.villages_of[card.ground]}
    return samples.decision(shown, "mines", "Buy a mine", (("coin", "4"),), targets), paying


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("count", [5, 9, 13])
def test_no_plate_lies_over_workers_who_can_pay(players: int, count: int) -> None:
    """A mine can be bought only where a village beside it has one left, so all of these are seen."""
    for seed in range(4):
        picture, paying = buying(players, count, seed)
        places = scene_of(picture).places
        assert paying <= set(places)
        assert {target.place for target in picture.targets} <= set(places)
        plates = [target.place for target in picture.targets]
        for plate in plates:
            covered = [village for village in paying if shared_area(places[plate], places[village]) > TOUCHING]
            assert covered == []
        for one, two in combinations(plates, 2):
            assert shared_area(places[one], places[two]) <= TOUCHING


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("count", [5, 9, 13])
def test_no_plate_hides_an_own_mine(players: int, count: int) -> None:
    """Its number stands beside what would cover it, on the map of what can be bought."""
    for seed in range(6):
        picture, _ = buying(players, count, seed)
        shown, chance = picture.view, random.Random(seed)
        sold = {target.place for target in picture.targets}
        rest = sorted(id for id, one in shown.mines.items() if f"mine.{id}" not in sold and one.status == "owned")
        own = chance.sample(rest, 7)
        mines = {id: MineView("owned", picture.seat) if id in own else MineView("unused") for id in rest}
        view = msgspec.structs.replace(shown, mines=shown.mines | mines)
        places = scene_of(msgspec.structs.replace(picture, view=view)).places
        assert {f"mine.{id}" for id in own} <= set(places)
        for one, two in combinations([place for place in places if place.startswith("mine.")], 2):
            assert shared_area(places[one], places[two]) <= TOUCHING


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("high", [150, 200, 320])
def test_all_mines_of_a_ground_stand_beside_its_bidding(
    players: int, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where they lie close to each other and to the name of their city."""
    drawn: list[object] = []
    kept = decision_map._uncovered  # pyright: ignore[reportPrivateUsage]

    def noted(pieces: Sequence[Piece]) -> list[Piece]:
        left = kept(pieces)
        drawn.extend(piece.args[1] for piece in left if piece.paint is decision_map.own_plate)
        return left

    monkeypatch.setattr(decision_map, "_uncovered", noted)
    shown = samples.view(players)
    terrain, picture = terrain_for(shown.options, players), samples.decision(shown, "auction", "", (), ())
    for ground, small in terrain.small.items():
        drawn.clear()
        put_ground(Scene(1080, 400, INK), picture, ground, (16.0, 60.0, 1048.0, float(high)))
        assert drawn == [terrain.cards[card].number for card in small]


def test_a_covered_box_goes_to_the_nearest_free_spot() -> None:
    """And stays where it was pushed when none is free."""
    wall, box = Body((100, 100), 60, 60), Body((110, 100), 40, 40)
    free_covered([box], [wall, box], (0, 0, 400, 400))
    assert shared_area(wall.box, box.box) == 0
    assert box.moved <= 60
    full, stuck = Body((100, 100), 200, 200), Body((90, 100), 40, 40)
    free_covered([stuck], [full, stuck], (0, 0, 200, 200))
    assert (stuck.x, stuck.y) == stuck.home
