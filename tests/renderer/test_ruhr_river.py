"""The Ruhr in rows: every space in its place, names apart, arrows to what is printed, barges in order."""

import json
import random
from importlib.resources import files
from itertools import pairwise

import msgspec
import pytest

from games.engine.contract import Setup
from games.ruhrschifffahrt import boards
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.view import View
from renderer import fonts
from renderer.picture import Picture
from renderer.ruhrschifffahrt import arrows, labels, river
from renderer.ruhrschifffahrt.course import HIGH, Course, course_of, stretch_of
from renderer.ruhrschifffahrt.picture import Picture as RuhrschifffahrtPicture
from renderer.ruhrschifffahrt.words import STRETCHES, WORDS
from renderer.scene import Box, Scene

STEIGER = boards.known[boards.STEIGER]
LONG = (
    "Rheinisch-Westfälische Kohlenniederlage",
    "Königlich Preußische Gewehrfabrik",
    "Sankt Johannes an der Ruhrbrücke",
    "Ober",
    "Pörtingsiepen",
    "Bochum-Dahlhausen an der Schleuse bei Niederwenigern im Tal",
)


def whole(board: Board = STEIGER) -> Course:
    return course_of(board, board.river, (14, 400), 1572, 3)


def crop(board: Board, dominion: str) -> Course:
    spaces, rows = stretch_of(board, dominion, 7)
    return course_of(board, spaces, (14, 112), 780, rows)


def brought(seed: int) -> Board:
    """A board with names as long as they may be, some cities with fewer warehouses, and other heights."""
    raw = json.loads((files(boards.__name__) / "steiger.json").read_text(encoding="utf-8"))
    luck = random.Random(seed)
    for space in raw["river"]:
        if luck.random() < 0.6:
            space["name"] = luck.choice(LONG)
        if space["kind"] == "city" and space["group"] != "muelheim":
            space["prices"] = space["prices"][: luck.randint(1, 4)]
        raw["layout"]["xy"][space["id"]][1] = luck.choice((0, 50, 100))
    return boards.read_board(json.dumps(raw).encode())


COURSES = [
    *(whole(brought(seed)) for seed in range(6)),
    *(crop(brought(seed), dominion) for seed in range(2) for dominion in STRETCHES),
    whole(),
    *(crop(STEIGER, dominion) for dominion in STRETCHES),
]


# The course


def test_the_river_lies_in_three_rows_downstream_to_the_left_right_and_left() -> None:
    course = whole()
    assert [row.left for row in course.rows] == [True, False, True]
    assert [len(row.spots) for row in course.rows] == [17, 16, 16]
    assert course.downstream() == [space.id for space in STEIGER.river]
    assert course.rows[-1].spots[0].space.kind == "port"  # lower left, as on the map


@pytest.mark.parametrize("course", COURSES)
def test_spaces_stand_side_by_side_in_their_row(course: Course) -> None:
    for row in course.rows:
        x, y, w, h = row.box
        assert h == HIGH
        assert row.spots[0].x - row.spots[0].wide / 2 == pytest.approx(x)
        assert row.spots[-1].x + row.spots[-1].wide / 2 == pytest.approx(x + w)
        assert all(two.x - one.x >= 90 for one, two in pairwise(row.spots))
        assert all(y + 100 < spot.y < y + h - 100 for spot in row.spots)
        assert [land[1] for land in row.lands()[1:]] == pytest.approx([land[2] for land in row.lands()[:-1]])


@pytest.mark.parametrize("dominion", STRETCHES)
def test_a_stretch_holds_its_dominion_in_full_rows(dominion: str) -> None:
    """Ruhrort belongs to the last one."""
    spaces, rows = stretch_of(STEIGER, dominion, 7)
    own = {space.id for space in STEIGER.river if space.dominion == dominion}
    assert own <= {space.id for space in spaces}
    assert len(spaces) == 7 * rows
    assert ("po_ruhrort" in {space.id for space in spaces}) == (dominion == "berg_broich")


# Names


FACES: dict[str, fonts.Face] = {"city": "name", "port": "name", "obstacle": "text"}


def extent(label: labels.Label) -> tuple[float, float]:
    """Left and right end of what is written, and of a city's warehouses."""
    face = FACES.get(label.spot.space.kind, "village")
    sizes = [fonts.fit(face, line, 28, label.room, cut=True).width for line in label.lines]
    half = max(*sizes, len(label.spot.space.prices) * labels.SLOT) / 2
    return label.x - half, label.x + half


@pytest.mark.parametrize("course", COURSES)
def test_names_of_one_side_stay_apart_and_in_their_row(course: Course) -> None:
    for row in course.rows:
        for above in (True, False):
            found = sorted(extent(label) for label in labels.labels_of(row) if label.spot.above == above)
            assert all(two[0] - one[1] >= 4 for one, two in pairwise(found))
            assert found[0][0] >= row.box[0]
            assert found[-1][1] <= row.box[0] + row.box[2]


@pytest.mark.parametrize("course", COURSES)
def test_a_name_stands_beside_its_space(course: Course) -> None:
    for row in course.rows:
        for label in labels.labels_of(row):
            left, right = extent(label)
            assert left <= label.spot.x <= right


@pytest.mark.parametrize("course", [whole(), *(crop(STEIGER, dominion) for dominion in STRETCHES)])
def test_our_own_names_are_whole(course: Course) -> None:
    for row in course.rows:
        for label in labels.labels_of(row):
            assert label.lines == (label.spot.space.name,)
            assert extent(label)[1] - extent(label)[0] <= label.room + 0.5
            face = FACES.get(label.spot.space.kind, "village")
            assert fonts.fit(face, label.lines[0], 28, label.room).runs == ((face, label.spot.space.name),)


@pytest.mark.parametrize("course", [whole(), *(crop(STEIGER, dominion) for dominion in STRETCHES)])
def test_our_own_names_stay_in_their_dominion(course: Course) -> None:
    for row in course.rows:
        lands = {dominion: (left, right) for dominion, left, right in row.lands()}
        for label in labels.labels_of(row):
            left, right = extent(label)
            west, east = lands[label.spot.space.dominion]
            assert west <= left
            assert right <= east


def test_a_short_name_is_not_cut_for_a_long_neighbour() -> None:
    for course in COURSES:
        for row in course.rows:
            for label in labels.labels_of(row):
                if label.spot.space.name == "Ober":
                    assert label.room >= extent(label)[1] - extent(label)[0]
                    assert label.lines == ("Ober",)


@pytest.mark.parametrize("course", COURSES)
def test_no_name_lies_under_the_berths_of_ruhrort(course: Course) -> None:
    for row in course.rows:
        port = next((spot for spot in row.spots if spot.space.kind == "port"), None)
        if port is None:
            continue
        assert port.above
        west, east = port.x - port.wide / 2, port.x + port.wide / 2
        below = [extent(label) for label in labels.labels_of(row) if not label.spot.above]
        assert all(right <= west or left >= east for left, right in below)


# Arrows


@pytest.mark.parametrize("course", COURSES)
def test_every_storage_has_its_arrow(course: Course) -> None:
    """Where the sale space lies beyond the stretch, the arrow leaves it at its end."""
    spots = course.spots()
    starts = {part.start.space.id for row in arrows.arrows_of(course) for part in row if part.start}
    ends = {part.end.space.id for row in arrows.arrows_of(course) for part in row if part.end}
    storages = [spot.space for spot in spots.values() if spot.space.kind == "storage"]
    assert starts == {space.id for space in storages}
    assert ends == {space.arrow for space in storages if space.arrow in spots}


def test_an_arrow_goes_on_in_the_next_row() -> None:
    """Winz ends the first row; Dahlhausen, where its coal goes, lies in the second."""
    first, second, _ = arrows.arrows_of(whole())
    leaving = next(part for part in first if part.start and part.start.space.id == "st_winz")
    coming = next(part for part in second if part.end and part.end.space.id == "in_dahlhausen")
    assert (leaving.end, coming.start) == (None, None)


def test_arrows_above_each_other_run_on_levels_of_their_own() -> None:
    """Werden's pilot passes Oefte, and both end in Kettwig."""
    third = arrows.arrows_of(whole())[2]
    werden, oefte = (
        next(part for part in third if part.start and part.start.space.id == id)
        for id in ("st_werden", "st_oefte")
    )
    assert werden.helm
    assert not oefte.helm
    assert werden.level != oefte.level


# What lies there


def view(players: int = 4) -> View:
    """A game that has just begun."""
    return GAME.observe(GAME.new_game(Setup(seats=players, options=Options(), seed="0" * 32)).state, None)


def changed(shown: View, **fields: object) -> View:
    return msgspec.structs.replace(shown, **fields)


def afloat(*places: tuple[str, int]) -> View:
    """A position with the barges of the seats at places, the first one most upstream, and in Ruhrort on berths."""
    shown = view(len(places))
    seats = tuple(
        msgspec.structs.replace(one, place=place, position=berth)
        for one, (place, berth) in zip(shown.seats, places, strict=True)
    )
    return changed(shown, seats=seats, barges=tuple(range(len(places))))


def drawn(shown: View, marks: tuple[str, ...] = ()) -> Scene:
    picture: RuhrschifffahrtPicture = Picture(
        game="ruhrschifffahrt",
        kind="board",
        view=shown,
        names=("Jörg", "Éloïse", "Grażyna", "Siân")[: len(shown.seats)],
        colours=GAME.colours[: len(shown.seats)],
        words={key: key for key in WORDS},
        title="",
        subtitle="",
        marks=marks,
    )
    scene = Scene(1600, 1310, "#1F292E")
    river.put_river(scene, picture, whole())
    return scene


def middles(scene: Scene, count: int) -> list[float]:
    boxes: list[Box] = [scene.places[f"barge.{seat}"] for seat in range(count)]
    return [x + w / 2 for x, _, w, _ in boxes]


def test_every_space_and_barge_can_be_marked() -> None:
    scene = drawn(afloat(("st_horst", 0), ("ci_steele", 0), ("po_ruhrort", 2), ("po_ruhrort", 1)))
    assert {space.id for space in STEIGER.river} <= set(scene.places)
    assert {f"barge.{seat}" for seat in range(4)} <= set(scene.places)


def test_a_barge_that_has_not_started_is_not_drawn() -> None:
    assert not any(place.startswith("barge") for place in drawn(view()).places)


@pytest.mark.parametrize(
    ("space", "upstream_is_right"), [("ci_hattingen", True), ("ci_steele", False), ("ci_kettwig", True)]
)
def test_barges_on_one_space_lie_side_by_side_in_order(space: str, upstream_is_right: bool) -> None:
    """The later one counts as more upstream (R3)."""
    found = middles(drawn(afloat(*[(space, 0)] * 4)), 4)
    assert found == sorted(found, reverse=upstream_is_right)
    assert all(abs(one - two) >= 40 for one, two in pairwise(found))


def test_barges_in_ruhrort_lie_on_their_places() -> None:
    one = drawn(afloat(("po_ruhrort", 2), ("po_ruhrort", 1))).places
    other = drawn(afloat(("po_ruhrort", 1), ("po_ruhrort", 2))).places
    assert one["barge.0"] == other["barge.1"]
    assert one["barge.1"] == other["barge.0"]
    assert one["barge.0"] != one["barge.1"]


@pytest.mark.parametrize(
    "change",
    [
        {"dice": {"st_horst": 6}},
        {"dice": {"st_gedern": 6}},
        {"obstacles": ("ob_horst",)},
        {"demand": {"in_saarn": 1}},
        {"demand": {"ci_witten": 2}},
        {"cities": {"ci_witten": (1,)}},
        {"cities": {"ci_witten": (2, 1)}},
    ],
)
def test_what_lies_on_the_river_is_seen(change: dict[str, object]) -> None:
    """Each difference of the view changes the picture."""
    bare: dict[str, object] = {"dice": {}, "obstacles": (), "demand": {}, "cities": {}}
    one, two = drawn(changed(view(), **bare)), drawn(changed(view(), **(bare | change)))
    assert one.image.tobytes() != two.image.tobytes()


def test_a_ring_covers_neither_helm_nor_coins() -> None:
    """They are put again over the ring of a marked space."""
    shown = changed(view(), demand={"in_saarn": 2})
    assert len(drawn(shown, marks=("st_werden", "in_saarn", "ci_witten")).over) == 3
    assert drawn(shown).over == []
