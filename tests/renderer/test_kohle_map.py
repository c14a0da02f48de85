"""The map is drawn from the board's data and tells no lies about it."""

import math
from itertools import combinations, pairwise
from typing import Any, Final

import kohle_kolonie_samples as samples
import msgspec
import pytest
from colours_seen import MACHADO, distance

from bot.words import words
from cogs.kohle_kolonie.names import names_of
from games.engine.boards import fingerprint
from games.kohle_kolonie import boards, facts
from games.kohle_kolonie.board import Board
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.terrain import terrain_for
from renderer import fonts, scene, theme
from renderer.canvas import Canvas, along
from renderer.draw import compose, draw
from renderer.kohle_kolonie import looks, places
from renderer.kohle_kolonie.decision_map import View, fitting, window_of
from renderer.kohle_kolonie.labels import Labels, labels_of, line_title, settled
from renderer.kohle_kolonie.land import relief_of
from renderer.kohle_kolonie.lettering import lettering_of
from renderer.kohle_kolonie.outline import drawn_in, hatches, inside
from renderer.kohle_kolonie.outline import near as near_edge
from renderer.kohle_kolonie.relief import hachures
from renderer.kohle_kolonie.scenes import scene_of
from renderer.kohle_kolonie.score_track import HEIGHT, WIDTH, space
from renderer.kohle_kolonie.survey import HIGH, WIDE, survey_of, surveyed
from renderer.picture import Target
from renderer.scene import Box

STEIGER = boards.STEIGER
LABELS = labels_of(STEIGER)
SURVEY = survey_of(STEIGER)
PIECES: Final = ("mine.", "ground.", "village.", "station.")
GROUND_OF = {str(mine.number): mine.ground for mine in samples.BOARD.small_mines}


def rim(box: Box) -> list[tuple[float, float]]:
    """Points along the sides of a box."""
    x, y, w, h = box
    shares = [step / 8 for step in range(9)]
    return [(x + w * a, y + h * b) for a in shares for b in shares if 0 in (a, b) or 1 in (a, b)]


@pytest.mark.parametrize("card", LABELS.tokens)
def test_a_small_mine_lies_wholly_in_its_own_ground(card: str) -> None:
    """LOOK 8: else the picture would lie about the rules."""
    ground = SURVEY.grounds[GROUND_OF[card]]
    assert all(inside(ground, point) for point in rim(LABELS.tokens[card]))


@pytest.mark.parametrize("ground", LABELS.plates)
def test_a_plate_lies_wholly_in_its_ground(ground: str) -> None:
    """Those of Altendorf and Dahlhauser, too."""
    assert all(inside(SURVEY.grounds[ground], point) for point in rim(LABELS.plates[ground]))


def overlap(one: Box, two: Box) -> float:
    """By how much two boxes overlap, along the shorter way."""
    dx = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0])
    dy = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1])
    return max(0.0, min(dx, dy))


def boxes(labels: Labels) -> dict[str, Box]:
    kinds = ("plates", "tokens", "villages", "names", "stations")
    return {f"{kind} {id}": box for kind in kinds for id, box in getattr(labels, kind).items()}


def test_nothing_covers_a_name_or_a_number() -> None:
    """Boxes may touch by the few pixels that capitals do not fill."""
    worst = {
        (one, two): overlap(a, b)
        for (one, a), (two, b) in combinations(boxes(LABELS).items(), 2)
        if overlap(a, b) > 3
    }
    assert worst == {}


def test_everything_has_a_place_on_the_map() -> None:
    board = samples.BOARD
    assert set(LABELS.plates) == {ground.id for ground in board.grounds}
    assert set(LABELS.tokens) == set(GROUND_OF)
    assert set(LABELS.villages) == set(LABELS.names) == {village.id for village in board.villages}
    assert set(LABELS.stations) == {station.id for station in board.stations}
    for x, y, w, h in boxes(LABELS).values():
        assert x >= -1
        assert x + w <= WIDE + 1
        assert y >= 0
        assert y + h <= HIGH


def test_a_village_touches_its_grounds_in_the_picture() -> None:
    """At most 26 px from the border it lies on (LOOK 8), so that it is still seen between its grounds."""
    for village in samples.BOARD.villages:
        x, y, w, h = LABELS.villages[village.id]
        at, home = (x + w / 2, y + h / 2), SURVEY.villages[village.id]
        assert math.dist(at, home) <= 60, village.id
        for ground in village.grounds:
            assert near(SURVEY.grounds[ground], at) <= max(w, h) / 2 + 26, (village.id, ground)


def near(polygon: tuple[tuple[float, float], ...], point: tuple[float, float]) -> float:
    """Distance of a point from a polygon."""
    if inside(polygon, point):
        return 0
    found: list[float] = []
    for start, end in pairwise((*polygon, polygon[0])):
        length = math.dist(start, end) ** 2
        share = (
            (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
        ) / length
        share = min(1, max(0, share))
        found.append(
            math.dist(point, (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        )
    return min(found)


def test_the_regions_are_outlined() -> None:
    """Each region is one outline; together they cover the map."""
    assert all(len(rings) == 1 for rings in SURVEY.regions.values())
    areas = [
        abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*ring, ring[0])))) / 2
        for (ring,) in SURVEY.regions.values()
    ]
    assert sum(areas) == pytest.approx(WIDE * HIGH, rel=0.001)


def test_every_border_is_drawn_once() -> None:
    """Lines between grounds are borders of regions or within one, never both."""
    drawn = [frozenset(edge) for edge in (*SURVEY.frontiers, *SURVEY.limits)]
    assert len(drawn) == len(set(drawn))
    assert SURVEY.frontiers
    assert SURVEY.limits


def test_a_ring_is_drawn_in_on_all_sides() -> None:
    square = ((0, 0), (100, 0), (100, 100), (0, 100))
    assert drawn_in(square, 10) == ((10, 10), (90, 10), (90, 90), (10, 90))


def test_a_hatch_stays_in_its_polygon() -> None:
    bent = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (60.0, 100.0), (60.0, 40.0), (0.0, 40.0))
    lines = hatches(bent, 9)
    assert len(lines) > 15
    for (ax, ay), (bx, by) in lines:
        assert inside(bent, ((ax + bx) / 2, (ay + by) / 2))


def test_the_score_track_has_a_hundred_spaces_without_gaps() -> None:
    """NOTES: score track round the edge, 0 in the corner, going round again after 99."""
    cells = [space(points) for points in range(100)]
    assert len(set(cells)) == 100
    assert space(103) == space(3)
    for one, two in combinations(cells, 2):
        assert overlap(one, two) < 0.01
    covered = sum(w * h for _, _, w, h in cells)
    assert covered == pytest.approx(WIDTH * HEIGHT - WIDE * HIGH)


DECISION: Final[dict[str, Any]] = {
    "kind": "decision",
    "area": "mines",
    "seat": 1,
    "targets": tuple(Target(f"mine.{card}", card, "", (("coin", "2"),)) for card in ("32", "41", "42", "43")),
}
"""Mines to choose from, on any board."""


def other_board() -> Board:
    """Our board as somebody else might transcribe it: other ids of regions, nothing but places in its layout."""
    raw = msgspec.to_builtins(samples.BOARD)
    names = {"essen": "west", "bochum": "north", "hattingen": "south", "witten": "east"}
    for region in raw["regions"]:
        region["id"] = names[region["id"]]
    for ground in raw["grounds"]:
        ground["region"] = names[ground["region"]]
    raw["closed_region"] = "west"
    raw["name"] = "Other"
    layout = raw["layout"]
    for key in ("regions", "vertices", "lines", "tableau", "furniture", "pitheads"):
        layout.pop(key, None)
    return msgspec.convert(raw, Board)


def on_board(board: Board, players: int, **changed: object):
    shown = samples.view(players, options=Options(board=fingerprint(board)))
    return samples.picture(shown, "en", board=board, **changed)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_a_board_transcribed_by_somebody_else_is_drawn(players: int) -> None:
    """A picture brings the board along, which the drawing process may never have seen."""
    board = other_board()
    assert draw(on_board(board, players)).width == 1600
    assert draw(on_board(board, players, kind="area", area="north")).width == 1080
    assert draw(on_board(board, players, kind="player", seat=1)).width == 1600
    assert draw(on_board(board, players, **DECISION)).height == 810


@pytest.mark.slow
def test_a_board_without_outlines_is_drawn() -> None:
    """Grounds may have no more than a place for their mines."""
    raw = msgspec.to_builtins(other_board())
    raw["name"] = "Bare"
    del raw["layout"]["map_rectangle"]
    for ground in raw["layout"]["grounds"].values():
        ground.clear()
    for mine in raw["single_mines"]:
        raw["layout"]["grounds"][mine["ground"]]["centre"] = [
            raw["layout"]["mines"][str(mine["number"])]["x"],
            raw["layout"]["mines"][str(mine["number"])]["y"],
        ]
    board = msgspec.convert(raw, Board)
    assert draw(on_board(board, 4)).width == 1600
    assert draw(on_board(board, 4, kind="area", area="south")).width == 1080
    assert draw(on_board(board, 4, **DECISION)).height == 810


@pytest.mark.slow
def test_labels_of_another_board_are_pushed_apart_and_stay_at_home() -> None:
    """Where no layout is known plates and mines keep to their grounds and hardly cover each other."""
    board = other_board()
    survey = surveyed(board)
    before = settled(msgspec.structs.replace(board), survey)
    assert boxes(before) == boxes(settled(board, survey))
    crowded = [
        (one, two)
        for (one, a), (two, b) in combinations(boxes(before).items(), 2)
        if overlap(a, b) > 16 and not {"names"} & {one.split()[0], two.split()[0]}
    ]
    assert len(crowded) <= 8
    for card, box in before.tokens.items():
        centre = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        assert inside(survey.grounds[GROUND_OF[card]], centre), card


@pytest.mark.slow
def test_with_three_players_essen_is_greyed_out() -> None:
    """7.0: paper and hatch, no numbers, no colour of the city left."""
    image = compose(samples.picture(samples.view(3)))
    land = image.crop((60, 445, 380, 1500))
    colours = {colour for _, colour in land.getcolors(1 << 20) or []}
    assert theme.rgb(looks.wash(looks.CITIES["essen"])) not in colours
    assert theme.rgb(theme.PAPER_SHADE) in colours
    four = compose(samples.picture(samples.view(4))).crop((60, 445, 380, 1500))
    assert theme.rgb(looks.wash(looks.CITIES["essen"])) in {c for _, c in four.getcolors(1 << 20) or []}
    scene.forget()


@pytest.mark.slow
@pytest.mark.parametrize("players", facts.SEATS)
@pytest.mark.parametrize("city", ["essen", "bochum", "hattingen", "witten"])
def test_a_crop_of_a_city_cuts_nothing(city: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces and names stand wholly in the picture or not at all; of the city's own land nothing is missing."""
    names: list[tuple[float, float, str]] = []
    halo = scene.Canvas.halo_text

    def noted(canvas: Any, x: float, middle: float, text: str, *, size: float, **options: Any) -> None:
        face: fonts.Face = options["face"]
        wide = fonts.width(fonts.split(face, text), size, options.get("spacing", 0))
        left = x - wide / 2 if options.get("align") == "centre" else x
        names.append((left, canvas.width - left - wide, text))
        halo(canvas, x, middle, text, size=size, **options)

    monkeypatch.setattr(scene.Canvas, "halo_text", noted)
    scene.forget()
    drawn = scene_of(samples.picture(samples.view(players), kind="area", area=city, seat=1))
    assert len(names) > 5
    assert [name for name in names if min(name[:2]) < -0.5] == []
    pieces = {place: box for place, box in drawn.places.items() if place.startswith(PIECES)}
    margin = theme.MARGIN - 3
    assert [place for place, (x, _, w, _) in pieces.items() if not margin <= x <= drawn.width - margin - w] == []
    terrain = terrain_for(Options(), players)
    land = {ground.id for ground in terrain.board.grounds if ground.region == city}
    mines = {card.id for card in terrain.cards.values() if card.ground in land}
    assert {f"ground.{ground}" for ground in land} | {f"mine.{mine}" for mine in mines} <= set(pieces)
    scene.forget()


def test_every_railway_is_drawn_from_its_stations() -> None:
    """Each station is joined to its villages and, where none lies between, to the next station."""
    terrain = terrain_for(Options(), 5)
    for line in terrain.board.lines:
        stretches = SURVEY.tracks[line.id]
        ends = {end for stretch in stretches for end in stretch}
        assert set(line.stations) <= ends
        for station in terrain.board.stations:
            if station.line == line.id:
                assert {(station.id, village) for village in station.villages} <= set(stretches)


# The land


def other_with_river(**river: object) -> Board:
    raw = msgspec.to_builtins(other_board())
    raw["name"] = "River"
    raw["layout"]["river"] = {"points": [[1540, 300], [900, 620], [60, 480]], **river}
    return msgspec.convert(raw, Board)


def test_our_board_has_river_relief_and_seams() -> None:
    river = SURVEY.river
    assert river is not None
    assert river.name == "Ruhr"
    assert len(SURVEY.seams) == 6
    strokes = relief_of(STEIGER)
    assert 2500 < len(strokes) < 7000
    for stroke in strokes:
        assert all(0 <= x <= WIDE and 0 <= y <= HIGH for x, y in stroke)


def test_hachures_point_downhill_and_keep_off_the_water() -> None:
    """The relief falls to the river: where it is near, strokes end nearer to it than they begin."""
    river = SURVEY.river
    assert river is not None
    nearer = further = 0
    for one, tip, two in relief_of(STEIGER)[::7]:
        foot = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
        before, after = (min(math.dist(spot, point) for point in river.points) for spot in (foot, tip))
        assert after > 14
        if before < 90:
            nearer, further = nearer + (after < before), further + (after >= before)
    assert nearer > 4 * further


def test_the_relief_is_the_same_each_time() -> None:
    river = SURVEY.river
    assert river is not None
    assert hachures(river.points, WIDE, HIGH) == relief_of(STEIGER)


def test_a_board_without_a_river_has_neither_river_nor_relief() -> None:
    """A player's own file gives them or they are left out."""
    board = other_board()
    boards.know(board)
    found = survey_of(fingerprint(board))
    assert (found.river, found.seams, relief_of(fingerprint(board))) == (None, {}, ())


@pytest.mark.slow
def test_a_board_may_bring_its_river() -> None:
    board = other_with_river(name="Ems")
    boards.know(board)
    river = survey_of(fingerprint(board)).river
    assert river is not None
    assert river.name == "Ems"
    assert relief_of(fingerprint(board))
    assert draw(on_board(board, 4)).width == 1600


def test_names_along_lines_cover_nothing() -> None:
    """The river's twice, those of seams once; off all pieces, tracks and borders."""
    found = lettering_of(STEIGER)
    assert len(found.river) == 2
    assert len(found.seams) >= 5
    assert SURVEY.river is not None
    paths = [(SURVEY.river.points, one) for one in found.river]
    paths += [(SURVEY.seams[name], one) for name, one in found.seams.items()]
    for path, written in paths:
        spots = [along(path, written.at + written.wide * step / 8) for step in range(9)]
        for x, y in spots:
            letter = (x - 9, y - 9, 18, 18)
            assert [name for name, box in boxes(LABELS).items() if overlap(letter, box) > 0] == []
        edges = SURVEY.frontiers
        assert all(near_edge(spot, *edge) > 9 for spot in spots for edge in edges)


def test_signs_of_railways_stand_by_their_lines_and_cover_nothing() -> None:
    """LOOK, second look: within 46 px of the line, off every name, piece and track."""
    assert set(LABELS.signs) == {line.id for line in samples.BOARD.lines}
    spots = {id: (x + w / 2, y + h / 2) for id, (x, y, w, h) in (LABELS.stations | LABELS.villages).items()}
    tracks = {id: [(spots[a], spots[b]) for a, b in ends] for id, ends in SURVEY.tracks.items()}
    for line, (box, _) in LABELS.signs.items():
        assert [name for name, other in boxes(LABELS).items() if overlap(box, other) > 0] == []
        away = min(near_edge(point, *edge) for point in rim(box) for edge in tracks[line])
        assert away <= 46, line
        for edge in (edge for edges in tracks.values() for edge in edges):
            assert all(near_edge(point, *edge) > 4 for point in rim(box)), line


@pytest.mark.slow
def test_signs_of_another_board_cover_nothing() -> None:
    board = other_board()
    labels = settled(board, surveyed(board))
    assert labels.signs
    for box, _ in labels.signs.values():
        assert [name for name, other in boxes(labels).items() if overlap(box, other) > 0] == []


@pytest.mark.slow
def test_a_railway_out_of_play_has_no_sign() -> None:
    """With three players lines that do not score have none, and the others the points for three."""
    four, three = (compose(samples.picture(samples.view(players))) for players in (4, 3))
    (x, y, w, h), _ = LABELS.signs["green"]
    spot = (round(54 + x), round(436 + y), round(54 + x + w), round(436 + y + h))
    ink = theme.rgb(looks.LINES["green"].ink)
    shown = [
        sum(count for count, colour in image.crop(spot).getcolors(1 << 16) or [] if colour == ink)
        for image in (four, three)
    ]
    assert shown[0] > 200
    assert shown[1] < 40
    scene.forget()


@pytest.mark.parametrize(
    ("name", "room", "said"),
    [
        ("Prinz-Wilhelm-Eisenbahn", 232, "Prinz-Wilhelm"),
        ("Bergisch-Märkische & Rheinische Stammbahn", 232, "Bergisch-Märkische"),
        ("Ruhrtalbahn", 40, "Ruhrtalbahn"),
    ],
)
def test_a_railways_name_is_cut_at_a_word(name: str, room: float, said: str) -> None:
    assert line_title(name, room) == said


@pytest.mark.parametrize("eyes", MACHADO)
def test_lines_that_look_alike_to_some_eyes_have_another_mark(eyes: str) -> None:
    """The red line and the brown one are 1.9 apart to a protanope: one has a light core; all have own ties."""
    for one, two in combinations(looks.LINES.values(), 2):
        far = distance(one.ink, two.ink, eyes)
        assert far > 8 or one.core != two.core
        assert one.ties != two.ties


def test_a_line_is_lettered_and_its_stations_bear_its_mark() -> None:
    """A station of the brown line and one of the red line differ in more than colour."""
    shown = [places.Station(looks.LINES[line], True, (), used=True) for line in ("red", "brown")]
    drawn: list[bytes] = []
    for station in shown:
        grey = msgspec.structs.replace(station, look=msgspec.structs.replace(station.look, ink="#888888"))
        canvas = Canvas(64, 64, ground=theme.PAPER)
        places.station(canvas, 44, grey)
        drawn.append(canvas.finish().tobytes())
    assert drawn[0] != drawn[1]


def test_a_station_lies_in_the_city_that_menus_name() -> None:
    """Also where its railway runs along a border, and where a village beside it lies in another city."""
    names = names_of(words("en"))
    for station, at in SURVEY.stations.items():
        drawn = [region for region, outlines in SURVEY.regions.items() if any(inside(one, at) for one in outlines)]
        assert [names.region(station)] == drawn, station


@pytest.mark.parametrize("wide", [414.0, 702.0, 1052.0])
def test_a_part_of_the_map_shows_all_that_can_be_chosen_on_it(wide: float) -> None:
    """Beside a wide sheet and a narrow one: all stations of a railway, and of two."""
    lines = [tuple(line.stations) for line in samples.BOARD.lines]
    for line, other in combinations((*lines, ()), 2):
        points = [SURVEY.stations[station] for station in (*line, *other)]
        box = fitting(points, (14.0, 124.0, wide, 672.0))
        view = View(window_of(points, box), box)
        assert all(view.shows(point) for point in points)
        assert box[3] <= 672
        x, y, w, h = view.window
        assert 0 <= x <= x + w <= WIDE
        assert 0 <= y <= y + h <= HIGH
