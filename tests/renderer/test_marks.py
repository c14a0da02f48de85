"""How what changed is marked: one mark for one thing, the board first, and none covers what it stands beside."""

import pytest

from renderer.canvas import Canvas
from renderer.marks import MOST, chosen, put_marks, signed
from renderer.scene import Box, Scene, meet
from renderer.theme import FUCHSINE, INK, PAPER, SLATE, rgb

PLATE: Box = (20, 20, 300, 118)
COINS: Box = (60, 96, 20, 22)
POINTS: Box = (240, 36, 40, 38)


def sheet() -> Scene:
    """An empty scene of paper."""
    return Scene(800, 600, PAPER)


def block(canvas: Canvas) -> None:
    canvas.rect(0, 0, canvas.width, canvas.height, fill=INK)


def written(canvas: Canvas, text: str) -> None:
    canvas.text(2, canvas.height / 2, text, face="label", size=28, box=canvas.width - 4)


def fuchsine(scene: Scene, box: Box) -> int:
    """Pixels of the box in the colour of the marks."""
    x, y, w, h = box
    part = scene.image.crop((round(x), round(y), round(x + w), round(y + h)))
    return sum(count for count, colour in part.getcolors(1 << 20) or [] if colour == rgb(FUCHSINE))


def grown(box: Box, by: float) -> Box:
    x, y, w, h = box
    return x - by, y - by, w + 2 * by, h + 2 * by


def test_equal_and_overlapping_boxes_are_one_mark() -> None:
    scene = sheet()
    scene.place("mine", (100, 100, 80, 40))
    scene.place("ground", (100, 100, 80, 40))
    scene.place("village", (300, 100, 80, 40))
    scene.place("station", (340, 100, 80, 40))
    scene.place("apart", (300, 300, 80, 40))
    found = chosen(scene, ("mine", "ground", "village", "station", "apart"))
    assert [mark.spot.box for mark in found.marks] == [
        (300, 300, 80, 40),
        (300, 100, 120, 40),
        (100, 100, 80, 40),
    ]


def test_of_a_thing_and_what_lies_around_it_the_thing_is_marked() -> None:
    scene = sheet()
    scene.place("sheet", (100, 100, 600, 300))
    scene.place("card", (150, 150, 80, 40))
    for places in (("sheet", "card"), ("card", "sheet")):
        (mark,) = chosen(scene, places).marks
        assert mark.spot.box == (150, 150, 80, 40)


def test_the_board_comes_before_plates_and_the_newest_first() -> None:
    scene = sheet()
    scene.place("seat.0.coins", COINS, "flag", rim=PLATE, counts="seat.0.coins")
    for number in range(9):
        scene.place(f"card.{number}", (20 + 80 * number, 300, 40, 40))
    found = chosen(scene, [f"card.{number}" for number in range(9)], (), [("seat.0.coins", 3)])
    assert [mark.places for mark in found.marks] == [(f"card.{number}",) for number in range(8, 1, -1)]
    assert (len(found.marks), found.rest) == (MOST, 3)
    fewer = chosen(scene, ["card.1", "seat.0.coins", "card.0"], (), [("seat.0.coins", 3)])
    assert [mark.places[0] for mark in fewer.marks] == ["card.0", "card.1", "seat.0.coins"]


def test_a_number_that_is_as_before_has_no_flag() -> None:
    """Coins paid and got back; cubes that went from the cage onto an order are still as many."""
    scene = sheet()
    scene.place("seat.0.coins", COINS, "flag", rim=PLATE, counts="seat.0.coins")
    scene.place("seat.0.cage", POINTS, "flag", rim=PLATE, counts="seat.0.cubes")
    scene.place("seat.0", PLATE, "plate", rim=PLATE)
    scene.place("start_player", PLATE, "plate", rim=PLATE)
    assert chosen(scene, ("seat.0.coins",)).marks == ()
    assert [mark.spot.form for mark in chosen(scene, ("seat.0.cage",)).marks] == ["plate"]
    assert [mark.spot.form for mark in chosen(scene, ("seat.0.cage",), (), [("seat.0.cubes", -1)]).marks] == [
        "flag"
    ]
    assert [mark.spot.form for mark in chosen(scene, ("seat.0.tiles.inn",)).marks] == ["plate"]
    both = chosen(scene, ("seat.0.coins", "seat.0.tiles.inn", "start_player"), (), [("seat.0.coins", 2)])
    assert [mark.places for mark in both.marks] == [("seat.0.coins",), ("start_player", "seat.0.tiles.inn")]
    fewer = chosen(scene, ("seat.0.coins", "seat.0.tiles.inn"), (), [("seat.0.coins", 2)])
    assert [mark.places for mark in fewer.marks] == [("seat.0.coins",)]


def test_what_a_mark_says_has_none_of_its_own() -> None:
    scene = sheet()
    scene.place("here", (100, 100, 40, 40))
    scene.place("there", (300, 100, 40, 40))
    scene.place("barge", (300, 150, 60, 20), "hull", contour=lambda: None, says=("here", "there"))
    found = chosen(scene, ("here", "there", "barge"))
    assert [mark.spot.form for mark in found.marks] == ["hull"]
    assert (found.places, found.rest) == ({"here", "there", "barge"}, 0)


def test_a_ring_lies_round_the_thing_and_below_what_is_raised() -> None:
    """Neither the thing nor its neighbour is covered, nor a text of the ground."""
    scene = sheet()
    text: Box = (100, 180, 120, 40)
    scene.put(text, PAPER, written, "Blankenstein")
    piece, beside = (200.0, 100.0, 80.0, 60.0), (284.0, 100.0, 60.0, 60.0)
    with scene.raised():
        scene.put(piece, PAPER, block)
        scene.put(beside, PAPER, block)
    scene.place("piece", piece)
    bare = scene.image.copy()
    marked = sheet()
    marked.put(text, PAPER, written, "Blankenstein")
    with marked.raised():
        marked.put(piece, PAPER, block)
        marked.put(beside, PAPER, block)
    marked.place("piece", piece)
    laid = put_marks(marked, chosen(marked, ("piece",)), "see News")
    assert fuchsine(marked, grown(piece, 30)) > 1000
    assert not any(meet(side, piece) for side in laid.rings)
    assert not fuchsine(marked, grown(piece, 2))
    for x, y, w, h in (piece, beside, *marked.under):
        place = (round(x) + 1, round(y) + 1, round(x + w) - 1, round(y + h) - 1)
        assert marked.image.crop(place).tobytes() == bare.crop(place).tobytes()


@pytest.mark.parametrize(("amount", "said"), [(2, "+2"), (-3, "−3"), (12, "+12")])
def test_a_flag_stands_at_the_rim_and_says_by_how_much(amount: int, said: str) -> None:
    assert signed(amount) == said
    scene = Scene(800, 600, SLATE)
    for place, box in (("seat.0.coins", COINS), ("seat.0.points", POINTS)):
        scene.place(place, box, "flag", rim=PLATE, counts=place)
    amounts = [("seat.0.coins", amount), ("seat.0.points", amount)]
    laid = put_marks(scene, chosen(scene, [place for place, _ in amounts], (), amounts), "")
    above, below = sorted(laid.tops, key=lambda box: box[1])
    assert above[1] < PLATE[1] < above[1] + above[3] <= POINTS[1]
    assert COINS[1] + COINS[3] <= below[1] < PLATE[1] + PLATE[3] < below[1] + below[3]
    assert not any(meet(flag, number) for flag in laid.tops for number in (COINS, POINTS))


def test_flags_stay_at_their_plate_and_leave_out_the_longest_numbers_for_it() -> None:
    """Five changes of a player, each told under several numbers: without the longest, at the own plate."""
    scene, amounts = sheet(), []
    for index in range(5):
        box = (60 + 50 * index, 96, 20, 22)
        scene.place(f"seat.0.{index}", box, "flag", rim=PLATE, counts=f"seat.0.{index}")
        amounts.append((f"seat.0.{index}", -index - 1))
    places = [f"seat.0.{index}" for index in range(5) for _ in range(3)]
    flags = put_marks(scene, chosen(scene, places, range(1, 16), amounts), "").tops
    assert len(flags) == 5
    assert not any(meet(one, two) for one in flags for two in flags if one is not two)
    assert all(PLATE[0] - 20 <= x and x + w <= PLATE[0] + PLATE[2] + 20 for x, _, w, _ in flags)


def test_flags_of_neighbours_stand_side_by_side() -> None:
    scene = Scene(800, 600, SLATE)
    stocks = [(60 + 40 * index, 96, 14, 22) for index in range(5)]
    for index, box in enumerate(stocks):
        scene.place(f"seat.0.{index}", box, "flag", rim=PLATE, counts=f"seat.0.{index}")
    amounts = [(f"seat.0.{index}", 10 + index) for index in range(5)]
    flags = put_marks(scene, chosen(scene, (), (), amounts), "").tops
    assert len(flags) == 5
    assert not any(meet(one, two) for one in flags for two in flags if one is not two)


def test_what_has_no_mark_is_counted_where_nothing_stands() -> None:
    """In the spare line of the head, or below the picture where that has no room."""
    heights: list[float] = []
    for room in (400, 60):
        scene = sheet()
        scene.spare = (20, 20, room, 40)
        scene.put((20, 20, 120, 40), PAPER, written, "Table 7")
        found = chosen(scene, ("nowhere", "gone"))
        assert (found.marks, found.rest) == ((), 2)
        laid = put_marks(scene, found, "see News")
        assert not any(meet(laid.tops[0], text) for text in laid.texts)
        heights.append(scene.image.height)
    assert heights[0] == 600 < heights[1]


def test_an_arrowhead_stands_over_the_cell_or_below_where_a_heading_is() -> None:
    for headed in (False, True):
        scene = sheet()
        if headed:
            scene.put((100, 60, 200, 36), PAPER, written, "EXPORT")
        scene.place("export", (120, 100, 50, 50), "track", was=(180, 100, 50, 50))
        new, old = sorted(put_marks(scene, chosen(scene, ("export",)), "").tops, key=lambda box: box[0])
        assert (new[1] > 100) == (old[1] > 100) == headed
        assert fuchsine(scene, new) > fuchsine(scene, old) > 0


def test_an_emptied_slot_keeps_a_dashed_outline() -> None:
    scene = sheet()
    scene.place("slot", (100, 100, 130, 84), "slot")
    put_marks(scene, chosen(scene, ("slot",)), "")
    assert 300 < fuchsine(scene, (98, 98, 134, 88)) < 1200
    assert not fuchsine(scene, (106, 106, 118, 72))


def test_numbers_stand_at_marks_and_cover_no_text() -> None:
    scene = sheet()
    scene.put((60, 60, 200, 36), PAPER, written, "Blankenstein")
    scene.place("mine", (80, 110, 80, 40))
    scene.place("seat.0.coins", (400, 400, 20, 22), "flag", rim=(300, 320, 300, 118), counts="seat.0.coins")
    found = chosen(scene, ("mine", "seat.0.coins", "mine"), (1, 2, 3), [("seat.0.coins", 4)])
    assert [mark.numbers for mark in found.marks] == [(1, 3), (2,)]
    laid = put_marks(scene, found, "")
    assert len(laid.tops) == 2
    assert not any(meet(top, text) for top in laid.tops for text in laid.texts)
