"""On the map of any board nothing covers anything else, and what found no room at its place is led back to it."""

import random
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

import msgspec
import pytest
from test_kohle_map import GROUND_OF, boxes, on_board, other_board, overlap, rim

from games.kohle_kolonie.board import Board
from games.kohle_kolonie.board_checks import faults_of
from renderer import scene
from renderer.draw import draw
from renderer.kohle_kolonie.labels import CITY, Labels, city_width, settled
from renderer.kohle_kolonie.outline import inside
from renderer.kohle_kolonie.placing import Item, middle, put_down
from renderer.kohle_kolonie.room import Room, land_of
from renderer.kohle_kolonie.survey import HIGH, WIDE, surveyed
from renderer.scene import Box
from tests.made_once import made_once

Layout = dict[str, Any]
PLACES = ("mines", "villages", "stations")


def moved(seed: int, far: float) -> Callable[[Layout], None]:
    """Every place moved by chance, at most so far each way."""

    def change(layout: Layout) -> None:
        chance = random.Random(seed)
        for place in (place for kind in PLACES for place in layout[kind].values()):
            place["x"] += chance.uniform(-far, far)
            place["y"] += chance.uniform(-far, far)

    return change


def mirrored(layout: Layout) -> None:
    """East and west changed."""
    left, _, right, _ = layout["map_rectangle"]
    for place in (place for kind in PLACES for place in layout[kind].values()):
        place["x"] = left + right - place["x"]
    for ground in layout["grounds"].values():
        ground["polygon"] = [[left + right - x, y] for x, y in ground["polygon"]]
        if "centre" in ground:
            ground["centre"] = [left + right - ground["centre"][0], ground["centre"][1]]


def shrunk(layout: Layout) -> None:
    """All in the left upper two thirds of a large map: grounds have hardly room for their plates."""
    left, top, right, bottom = layout["map_rectangle"]
    layout["map_rectangle"] = [left, top, right + (right - left) / 2, bottom + (bottom - top) / 2]


def heaped(layout: Layout) -> None:
    """All mines, villages and stations on one point."""
    for place in (place for kind in PLACES for place in layout[kind].values()):
        place["x"], place["y"] = 700, 600


def without_outlines(layout: Layout) -> None:
    """Grounds that have no more than a place for their mines."""
    for ground in layout["grounds"].values():
        corners = ground.pop("polygon")
        ground["centre"] = [sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)]


def as_it_is(_layout: Layout) -> None:
    """Not changed."""


FAIR: dict[str, Callable[[Layout], None]] = {
    "as it is": as_it_is,
    "mirrored": mirrored,
    **{f"moved {seed}": moved(seed, 40) for seed in range(4)},
}
"""Boards whose grounds have room for what lies on them."""
CHANGES = {
    **FAIR,
    **{f"moved far {seed}": moved(seed, 150) for seed in range(2)},
    "shrunk": shrunk,
    "heaped": heaped,
    "without outlines": without_outlines,
}


@cache
def board(name: str) -> Board:
    raw = msgspec.to_builtins(other_board())
    raw["name"] = name
    CHANGES[name](raw["layout"])
    found = msgspec.convert(raw, Board)
    assert list(faults_of(found)) == []
    return found


@made_once
def labels(name: str) -> Labels:
    return settled(board(name), surveyed(board(name)))


def headings(name: str) -> dict[str, Box]:
    """The boxes of the names of cities."""
    names = {region.id: region.name for region in board(name).regions}
    found: dict[str, Box] = {}
    for id, (x, y) in labels(name).cities.items():
        wide = city_width(names[id])
        found[f"city {id}"] = (x - wide / 2, y - CITY / 2, wide, CITY)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", CHANGES)
def test_nothing_covers_anything_else(name: str) -> None:
    """Plates, small mines, villages and their names, stations, headings of cities, signs of railways."""
    signs = {f"sign {line}": box for line, (box, _) in labels(name).signs.items()}
    every = boxes(labels(name)) | headings(name) | signs
    assert [(a, b) for (a, one), (b, two) in combinations(every.items(), 2) if overlap(one, two) > 0] == []
    for id, (x, y, w, h) in every.items():
        assert x >= 0, id
        assert y >= 0, id
        assert x + w <= WIDE, id
        assert y + h <= HIGH, id


@pytest.mark.slow
@pytest.mark.parametrize("name", FAIR)
def test_a_heading_lies_wholly_on_its_own_land(name: str) -> None:
    survey = surveyed(board(name))
    for id, box in headings(name).items():
        rings = survey.regions[id.removeprefix("city ")]
        assert all(any(inside(ring, point) for ring in rings) for point in rim(box)), id


@pytest.mark.one_quick
@pytest.mark.parametrize("name", CHANGES)
def test_what_lies_off_its_ground_is_led_back_to_it(name: str) -> None:
    """Mines and plates whose middles lie elsewhere, and villages that were moved far, have a line; no others."""
    survey, found = surveyed(board(name)), labels(name)
    ends = {end for _, end in found.strays}
    on_ground = [(box, GROUND_OF[card], survey.mines[card]) for card, box in found.tokens.items()]
    on_ground += [(box, ground, survey.centres[ground]) for ground, box in found.plates.items()]
    for box, ground, place in on_ground:
        outline = survey.grounds.get(ground)
        away = outline is not None and not inside(outline, middle(box))
        assert away == (middle(box) in ends), ground
        assert not away or (place, middle(box)) in found.strays
    for village, box in found.villages.items():
        far = ((middle(box)[0] - survey.villages[village][0]) ** 2
               + (middle(box)[1] - survey.villages[village][1]) ** 2) ** 0.5  # fmt: skip
        assert (far > 60) == (middle(box) in ends), village


@pytest.mark.slow
@pytest.mark.parametrize("name", FAIR)
def test_hardly_anything_leaves_its_ground_where_that_has_room(name: str) -> None:
    survey, found = surveyed(board(name)), labels(name)
    astray = [id for id, box in found.plates.items() if not inside(survey.grounds[id], middle(box))]
    astray += [id for id, box in found.tokens.items() if not inside(survey.grounds[GROUND_OF[id]], middle(box))]
    assert len(astray) <= 2
    names = {
        id: max(abs(middle(box)[axis] - middle(found.villages[id])[axis]) for axis in (0, 1))
        for id, box in found.names.items()
    }
    assert sum(names.values()) / len(names) < 110


@pytest.mark.slow
def test_a_map_is_the_same_each_time() -> None:
    again = settled(board("moved 1"), surveyed(board("moved 1")))
    assert again == labels("moved 1")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["moved far 1", "heaped"])
def test_lines_lead_to_what_had_no_room(name: str) -> None:
    """Both boards are drawn, with their lines."""
    assert labels(name).strays
    assert draw(on_board(board(name), 5)).height <= 1840
    scene.forget()


# Room


def test_a_box_is_put_at_the_free_place_nearest_to_its_own() -> None:
    room = Room()
    room.take((400, 400, 200, 100), 0)
    found = room.nearest([(0.0, (500.0, 440.0))], (80, 40))
    assert found is not None
    far, box = found
    assert overlap(box, (400, 400, 200, 100)) == 0
    assert middle(box)[0] == pytest.approx(500, abs=4)
    assert 56 <= far <= 64


def test_a_box_stays_on_its_land() -> None:
    """Wholly, or where that is too small with its middle; nowhere else."""
    square = land_of([((100.0, 100.0), (300.0, 100.0), (300.0, 300.0), (100.0, 300.0))])
    room = Room()
    found = room.nearest([(0.0, (50.0, 50.0))], (80, 40), square)
    assert found is not None
    assert found[1][:2] == (100, 100)
    assert room.nearest([(0.0, (50.0, 50.0))], (240, 40), square) is None
    wide = room.nearest([(0.0, (50.0, 50.0))], (240, 40), square, whole=False)
    assert wide is not None
    assert 100 <= middle(wide[1])[0] <= 300


def test_two_outlines_that_touch_are_one_land() -> None:
    halves = [((0.0, 0.0), (201.0, 0.0), (201.0, 100.0), (0.0, 100.0)),
              ((201.0, 0.0), (400.0, 0.0), (400.0, 100.0), (201.0, 100.0))]  # fmt: skip
    found = Room().nearest([(0.0, (201.0, 50.0))], (80, 40), land_of(halves))
    assert found is not None
    assert middle(found[1])[0] == pytest.approx(201, abs=4)


def test_what_fares_worst_is_put_down_anew_before_others() -> None:
    """A wide box that would be driven off its land by a small one that has room elsewhere on it."""
    land = land_of([((100.0, 100.0), (400.0, 100.0), (400.0, 180.0), (100.0, 180.0))])
    small = Item(((0.0, (250.0, 140.0)),), (40.0, 40.0), land=land, lost=50_000, weight=0.1)
    plate = Item(((0.0, (250.0, 140.0)),), (160.0, 40.0), land=land, lost=50_000, weight=0.1)
    found = put_down({("token", "1"): small, ("plate", "one"): plate})
    assert overlap(*found.values()) == 0
    for x, y, w, h in found.values():
        assert (x >= 100, y >= 100, x + w <= 400, y + h <= 180) == (True, True, True, True)
