"""The Ruhr on the board: every space in its place, names apart, arrows to what is printed, barges in order."""

import json
import math
import random
from importlib.resources import files
from itertools import combinations, pairwise

import colours_seen as seeing
import msgspec
import pytest

from bot.words import words
from cogs.ruhrschifffahrt.names import names_of
from games.engine.contract import Setup
from games.ruhrschifffahrt import boards
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.view import View
from renderer import fonts, theme
from renderer.icons.ruhr import WATER
from renderer.picture import Picture
from renderer.ruhrschifffahrt import arrows, barges, labels, land, looks, river, spaces
from renderer.ruhrschifffahrt.areas import reach_of
from renderer.ruhrschifffahrt.badges import badges_of, figure_of
from renderer.ruhrschifffahrt.course import Course, Spot, course_of, height, stretch_of
from renderer.ruhrschifffahrt.land_names import land_names
from renderer.ruhrschifffahrt.picture import Picture as RuhrschifffahrtPicture
from renderer.ruhrschifffahrt.taken import Taken
from renderer.ruhrschifffahrt.words import STRETCHES, WORDS
from renderer.scene import Box, Scene, meet

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
    stretch, rows = stretch_of(board, dominion, 7)
    return course_of(board, stretch, (14, 112), 780, rows, reach_of(rows))


def brought(seed: int) -> Board:
    """A board with names as long as they may be, and some cities with fewer warehouses."""
    raw = json.loads((files(boards.__name__) / "steiger.json").read_text(encoding="utf-8"))
    luck = random.Random(seed)
    for space in raw["river"]:
        if luck.random() < 0.6:
            space["name"] = luck.choice(LONG)
        if space["kind"] == "city" and space["group"] != "muelheim":
            space["prices"] = space["prices"][: luck.randint(1, 4)]
    return boards.read_board(json.dumps(raw).encode())


OWN = [whole(), *(crop(STEIGER, dominion) for dominion in STRETCHES)]
COURSES = [
    *OWN,
    *(whole(brought(seed)) for seed in range(3)),
    *(crop(brought(2), dominion) for dominion in STRETCHES),
]


def inside(inner: Box, outer: Box) -> bool:
    x, y, w, h = inner
    return outer[0] <= x and outer[1] <= y and x + w <= outer[0] + outer[2] and y + h <= outer[1] + outer[3]


def space_of(spot: Spot) -> Box:
    """What stands on a space."""
    across, down = spaces.HALF[spot.space.kind]
    return spot.x - across, spot.y - down, 2 * across, 2 * down


# The course


def test_the_river_lies_in_three_reaches_downstream_to_the_left_right_and_left() -> None:
    course = whole()
    assert course.downstream() == [space.id for space in STEIGER.river]
    assert [spot.number for spot in course.stations] == list(range(1, 50))
    turns = [one.left for one, two in pairwise(course.stations) if one.left != two.left]
    assert turns == [True, False]
    last = course.stations[-1]
    assert last.x == min(spot.x for spot in course.stations if spot.y > course.box[1] + 400)


@pytest.mark.parametrize("course", COURSES)
def test_the_river_is_unbroken_and_its_spaces_are_the_same_way_apart(course: Course) -> None:
    assert all(math.dist(one, two) <= 9 for one, two in pairwise(course.line))
    steps = [two.along - one.along for one, two in pairwise(course.stations)]
    assert max(steps) - min(steps) < 1e-6
    assert all(math.dist((one.x, one.y), (two.x, two.y)) >= 86 for one, two in combinations(course.stations, 2))
    assert all(inside((spot.x - 38, spot.y - 44, 76, 100), course.box) for spot in course.stations)


@pytest.mark.parametrize("course", COURSES)
def test_the_river_bends_through_half_circles(course: Course) -> None:
    """It flows level in the reaches, and straight down in the middle of each bend."""
    headings = [abs(spot.heading) for spot in course.stations]
    level = [min(heading, math.pi - heading) for heading in headings]
    assert min(level) < 0.2
    assert max(level) > 1
    assert sum(one < 0.45 for one in level) >= len(level) / 2


@pytest.mark.parametrize("dominion", STRETCHES)
def test_a_stretch_holds_its_dominion_in_full_rows(dominion: str) -> None:
    """Ruhrort belongs to the last one."""
    stretch, rows = stretch_of(STEIGER, dominion, 7)
    own = {space.id for space in STEIGER.river if space.dominion == dominion}
    assert own <= {space.id for space in stretch}
    assert len(stretch) == 7 * rows
    assert ("po_ruhrort" in {space.id for space in stretch}) == (dominion == "berg_broich")


def test_a_crop_of_many_reaches_is_not_higher_than_it_may_be() -> None:
    """1.2 times its width, with its sign."""
    assert all(112 + height(rows, reach_of(rows)) + 18 <= 808 * 1.2 for rows in (1, 2, 3, 4))


# Numbers


def test_each_space_has_the_number_that_menus_call_it_by() -> None:
    names = names_of(words("en"))
    for spot in whole().stations:
        assert names.space(spot.space.id).startswith(f"{spot.number} ")


@pytest.mark.parametrize("course", COURSES)
def test_numbers_cover_no_number_and_no_other_space(course: Course) -> None:
    boxes = [badges_of(course)[spot.space.id] for spot in course.stations]
    assert not any(meet(one, two) for one, two in combinations(boxes, 2))
    for box, spot in zip(boxes, course.stations, strict=True):
        for other in course.stations:
            if other != spot:
                x, y, w, h = space_of(other)
                assert not meet(box, (x + 6, y + 6, w - 12, h - 12)), (spot.number, other.number)
        assert not any(meet(box, figure_of(other)) for other in course.stations)


# Names


@pytest.mark.parametrize("course", OWN)
def test_a_town_is_named_once(course: Course) -> None:
    """Mülheim is lock, city, storage and forge side by side; the lock of Blankenstein lies apart from the city."""
    written = [label.chief.space.name for label in labels.labels_of(course)]
    for one, two in pairwise(written):
        assert one != two
    assert {spot.space.name for spot in course.stations} == set(written)


def test_the_name_of_a_town_stands_as_that_of_its_city() -> None:
    towns = {label.chief.space.name: label for label in labels.labels_of(whole())}
    assert [spot.number for spot in towns["Mülheim"].spots] == [45, 46, 47, 48]
    assert towns["Mülheim"].chief.space.kind == "city"
    assert towns["Dahlhausen"].chief.space.kind == "industry"


@pytest.mark.one_quick
@pytest.mark.parametrize("course", COURSES)
def test_names_lie_on_no_name_and_no_space(course: Course) -> None:
    found = labels.labels_of(course)
    for one, two in combinations(found, 2):
        assert not meet(one.box, two.box), (one.lines, two.lines)
    for label in found:
        assert inside(label.box, course.box)
        for spot in course.stations:
            assert not meet(label.box, space_of(spot)), (label.lines, spot.space.id)
        for id, badge in badges_of(course).items():
            assert not meet(label.box, badge), (label.lines, id)


@pytest.mark.parametrize("course", OWN)
def test_a_name_touches_its_space(course: Course) -> None:
    for label in labels.labels_of(course):
        own = [(spot.x - 36, spot.y - 36, 72.0, 72.0) for spot in label.spots]
        if label.chief.space.kind == "port" and course.basin is not None:
            own.append(course.basin)
        assert min(labels.gap(label.box, box) for box in own) <= 34, label.lines


@pytest.mark.parametrize("course", OWN)
def test_our_own_names_are_whole(course: Course) -> None:
    for label in labels.labels_of(course):
        assert label.lines == (label.chief.space.name,)
        face, _ = labels.lettering(label.chief)
        assert fonts.fit(face, label.lines[0], label.size, label.box[2]).runs == ((face, label.lines[0]),)


def test_our_own_names_stay_in_their_dominion() -> None:
    for course in OWN:
        ground = Taken(course)
        for label in labels.labels_of(course):
            assert ground.abroad(label.box, label.chief.space.dominion) < 0.34, label.lines


@pytest.mark.parametrize("course", OWN)
def test_every_land_is_named_where_there_is_room(course: Course) -> None:
    names = tuple((dominion, (dominion * 2, dominion)) for dominion in looks.DOMINIONS)
    found = land_names(course, names)
    lands = [spot.space.dominion for spot in course.stations]
    large = {dominion for dominion in lands if lands.count(dominion) > 6}
    assert large <= {name.dominion for name in found} | {"ruhrort"}
    for name in found:
        wide = fonts.width(fonts.split("label", name.text), 28, name.spacing)
        box = (name.x - wide / 2, name.y - 10, wide, 20)
        assert not any(meet(box, label.box) for label in labels.labels_of(course))
        assert not any(meet(box, space_of(spot)) for spot in course.stations)


# Arrows


@pytest.mark.parametrize("course", COURSES)
def test_every_storage_has_its_arrow(course: Course) -> None:
    """Where the sale space lies beyond the stretch, the arrow leaves it at its end."""
    found = arrows.arrows_of(course)
    spots = course.spots()
    storages = [spot.space for spot in spots.values() if spot.space.kind == "storage"]
    assert {arrow.start.space.id for arrow in found} == {space.id for space in storages}
    ends = {arrow.end.space.id for arrow in found if arrow.end}
    assert ends == {space.arrow for space in storages if space.arrow in spots}


@pytest.mark.parametrize("course", COURSES)
def test_an_arrow_goes_round_a_bend_in_one_piece(course: Course) -> None:
    for arrow in arrows.arrows_of(course):
        assert all(math.dist(one, two) <= 32 for one, two in pairwise(arrow.line))
        if arrow.end is not None:
            x, y = arrow.line[-1]
            assert 36 <= math.dist((x, y), (arrow.end.x, arrow.end.y)) <= 48


def test_pilots_run_along_the_left_hand_bank() -> None:
    """Where the river flows to the left that is the lower one, elsewhere the upper one."""
    for arrow in arrows.arrows_of(whole()):
        first, middle = arrow.start, arrow.line[len(arrow.line) // 2]
        if arrow.end is None or first.left != arrow.end.left:
            continue
        assert (middle[1] > first.y) == (first.left == arrow.helm), first.space.id


def test_arrows_of_one_bank_that_overlap_run_side_by_side() -> None:
    found = [arrow for arrow in arrows.arrows_of(whole()) if not arrow.helm]
    assert {arrow.level for arrow in found} == {0}
    longer = {"st_stiepel": "ci_hattingen", "st_rauendahl": "in_hattingen"}
    river = tuple(
        msgspec.structs.replace(space, arrow=longer.get(space.id, space.arrow)) for space in STEIGER.river
    )
    crossing = course_of(STEIGER, river, (14, 400), 1572, 3)
    levels = {arrow.start.space.id: arrow.level for arrow in arrows.arrows_of(crossing)}
    assert levels["st_stiepel"] != levels["st_rauendahl"]


# The land


@pytest.mark.slow
@pytest.mark.parametrize("course", OWN)
def test_land_belongs_to_the_nearest_space(course: Course) -> None:
    """Each space lies in its own ground, and grounds meet where two spaces are equally far."""
    found = land.land_of(course)
    for edge in found.edges:
        one, other = course.stations[edge.one], course.stations[edge.other]
        for x, y in edge.line:
            far = math.dist((x, y), (one.x, one.y)) - math.dist((x, y), (other.x, other.y))
            assert abs(far) <= 18  # as far as a border is drawn wavy
    for spot in course.stations:
        assert Taken(course).abroad((spot.x - 8, spot.y - 8, 16, 16), spot.space.dominion) == 0


@pytest.mark.slow
def test_hills_are_drawn_on_our_own_board_only() -> None:
    """What another board's land looks like is not known."""
    shown = view()
    other = brought(2)
    there = changed(shown, options=msgspec.structs.replace(shown.options, board=boards.know(other)))
    inks = {theme.rgb(land.hill(dominion)) for dominion in ("mark", "essen", "werden")}
    for board, position, hills in ((STEIGER, shown, True), (other, there, False)):
        sheet = drawn(position, board=board).image
        assert (inks & {colour for _, colour in sheet.getcolors(1 << 20) or []} != set()) == hills


DOMINIONS = looks.DOMINIONS


@pytest.mark.parametrize("eyes", seeing.MACHADO)
def test_dominions_are_apart_for_all_eyes(eyes: str) -> None:
    """Broich and Ruhrort, which are neighbours, also as pale as land is."""

    def distance(one: str, two: str) -> float:
        return seeing.distance(one, two, eyes)

    assert min(distance(one, two) for one, two in combinations(DOMINIONS.values(), 2)) >= 10.5
    assert distance(DOMINIONS["berg_broich"], DOMINIONS["ruhrort"]) >= 25
    assert distance(looks.wash("berg_broich"), looks.wash("ruhrort")) >= 11
    assert {"ruhrort"} == looks.HATCHED


def test_what_is_written_on_land_and_water_is_read() -> None:
    for dominion, ink in DOMINIONS.items():
        ground = looks.wash(dominion)
        assert seeing.contrast(theme.INK, ground) >= 7
        assert seeing.contrast(theme.mix(ink, theme.INK, 0.66), ground) >= 4.5
        assert seeing.contrast(theme.INK, land.hill(dominion)) >= 4.5
        if dominion != "ruhrort":  # where no obstacle lies
            assert seeing.contrast(theme.INK_SECOND, ground) >= 4.5
    assert seeing.contrast(spaces.DEEP, WATER) >= 4.5  # numbers of berths
    assert seeing.contrast(theme.INK_SECOND, theme.PAPER_LIGHT) >= 4.5  # numbers of spaces
    assert seeing.contrast(theme.INK_SECOND, theme.PAPER_SHADE) >= 4.5  # spent rounds


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


def drawn(shown: View, marks: tuple[str, ...] = (), board: Board = STEIGER) -> Scene:
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
    river.put_river(scene, picture, whole(board))
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
    assert all(abs(one - two) >= 39.9 for one, two in pairwise(found))


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


@pytest.mark.parametrize("course", OWN)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_barges_lie_over_no_figure_and_no_name(course: Course, count: int) -> None:
    """One alone is 84 px long; coal on deck stays below the figure of the die."""
    for spot in course.stations:
        if spot.space.kind in ("obstacle", "port") or (spot.space.kind == "storage" and count > 1):
            continue
        boxes = barges.afloat(course, spot, count)
        assert all(inside(box, course.box) for box in boxes)
        assert {box[2] for box in boxes} == {{1: 84, 2: 62, 3: 46, 4: 40}[count]}
        hulls = [(x + 1, y + 9, w - 2, h - 12) for x, y, w, h in boxes]
        for hull in hulls:
            assert not any(meet(hull, figure_of(other)) for other in course.stations)
            assert not any(meet(hull, badge) for badge in badges_of(course).values())
        if count == 1:
            assert not any(meet(hulls[0], label.box) for label in labels.labels_of(course))


def test_a_loaded_barge_has_coal_on_deck() -> None:
    shown = afloat(("st_horst", 0), ("ci_steele", 0))
    loaded = changed(shown, seats=(msgspec.structs.replace(shown.seats[0], loaded=True), shown.seats[1]))
    assert drawn(shown).image.tobytes() != drawn(loaded).image.tobytes()


def test_the_places_of_ruhrort_lie_in_its_basin() -> None:
    for course in (OWN[0], OWN[-1]):
        assert course.basin is not None
        boxes = [barges.berth_of(course.basin, number) for number in range(1, 5)]
        assert all(inside(box, course.basin) for box in boxes)
        assert not any(meet(one, two) for one, two in combinations(boxes, 2))


# Marks


def test_a_barge_is_marked_by_its_outline_and_where_it_came_from() -> None:
    shown = changed(afloat(("ci_blankenstein", 0), ("ci_steele", 0)), dice={})
    marks = ("st_nachtigall", "ci_blankenstein", "barge.0")
    spot = drawn(shown, marks).spots["barge.0"]
    assert (spot.form, spot.says) == ("hull", ("ci_blankenstein", "st_nachtigall"))
    still = drawn(shown, ("barge.0",)).spots["barge.0"]
    assert still.says == ("ci_blankenstein",)
    assert drawn(changed(shown, dice={"st_nachtigall": 3}), marks).spots["barge.0"].says == ("ci_blankenstein",)


@pytest.mark.parametrize("course", OWN)
def test_the_place_of_a_space_is_the_space(course: Course) -> None:
    for spot in course.stations:
        x, y, w, h = space_of(spot)
        assert max(w, h) <= 76
        assert (x + w / 2, y + h / 2) == pytest.approx((spot.x, spot.y))


def test_a_warehouse_bought_in_a_city_is_marked_itself() -> None:
    """While players buy, what changes of a city is its newest warehouse."""
    shown = changed(view(), phase=6, cities={"ci_steele": (1, 0)})
    box = drawn(shown).places["ci_steele"]
    label = next(label for label in labels.labels_of(whole()) if label.chief.space.id == "ci_steele")
    assert inside(box, label.slots)
    assert box[2] <= labels.SLOT
    assert box[0] == label.slots[0] + labels.SLOT + 1
