"""Pictures to decide from in Coal Baron, and the mine beside its orders, as a phone shows them."""

import io
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import coal_baron_samples as samples
import pytest
from coal_decision_samples import WANTED, all_decisions, decided
from msgspec.structs import replace
from PIL import Image
from recorded import recording

from bot.words import LANGUAGES, Language
from games.coal_baron.facts import COALS, SECTIONS, SIDES, Coal
from games.coal_baron.state import Section
from renderer import fonts, scene
from renderer.canvas import Canvas
from renderer.coal_baron.mine import cart_size, sections_of, spots
from renderer.coal_baron.scoring import leading
from renderer.coal_baron.tiles import READABLE, Look
from renderer.draw import compose, draw
from renderer.painters import painter_of
from renderer.picture import Picture
from renderer.scene import Box, meet

SMALLEST = 36
"""Of 1,080 px: 13 px on a phone."""
MINES = {name: one for name, one in samples.all_pictures().items() if name.startswith("area mine")}

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    scene.forget()
    yield
    scene.forget()


def texts(picture: Picture[Any]) -> list[Box]:
    """Where all texts of a picture stand."""
    put = painter_of(picture.game).scene_of(picture)
    put.settle()
    return [*put.under, *put.texts]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WANTED)
def test_a_decision_is_read_on_a_phone_in_every_language(
    name: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """1,080 x 810 of at most 135 kB; no text under 36 px, out of its box or upon another."""
    sizes: list[tuple[float, str]] = []
    canvas: Any = Canvas
    write = canvas._write

    def noted(on: Any, x: float, baseline: float, fitted: fonts.Fitted, *args: Any, **more: Any) -> None:
        sizes.append((fitted.size * on._scale / 2, "".join(run for _, run in fitted.runs)))
        write(on, x, baseline, fitted, *args, **more)

    monkeypatch.setattr(Canvas, "_write", noted)
    picture = decided(name, language)
    with fonts.strict_text():
        drawn = draw(picture)
        boxes = texts(picture)
    assert (drawn.width, drawn.height) == (1080, 810)
    assert len(drawn.png) <= 135_000
    assert len(sizes) > 5
    assert [text for text in sizes if text[0] < SMALLEST - 0.1] == []
    assert [pair for pair in combinations(boxes, 2) if meet(*pair)] == []


@pytest.mark.parametrize("language", samples.LANGUAGES)
@pytest.mark.parametrize("name", MINES)
def test_a_mine_stands_beside_its_orders(name: str, language: str) -> None:
    """At most 1.2 times as high as wide, whatever it holds; no text upon another."""
    picture = samples.picture(MINES[name].view, language, kind="area", area="mine", seat=1)
    with fonts.strict_text():
        drawn = draw(picture)
        boxes = texts(picture)
    with Image.open(io.BytesIO(drawn.png)) as image:
        assert image.width == 1080
        assert image.height <= 1296
    assert [pair for pair in combinations(boxes, 2) if meet(*pair)] == []


@pytest.mark.parametrize("orders", [1, 4, 7, 8, 11, 13, 16])
def test_orders_shrink_until_all_have_room(orders: int) -> None:
    cards = tuple(samples.outstanding(order) for order in list(samples.ORDERS)[:orders])
    view = samples.view(2, seats=(samples.seat(outstanding=cards), samples.seat()))
    picture = samples.picture(view, kind="area", area="mine", seat=0)
    places = painter_of("coal_baron").scene_of(picture).places
    boxes = [box for name, box in places.items() if ".order." in name]
    assert len(boxes) == orders
    assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]
    with fonts.strict_text():
        assert draw(picture).height <= 1296


def test_complete_orders_come_first() -> None:
    view = samples.at_work()
    places = painter_of("coal_baron").scene_of(samples.picture(view, kind="area", area="mine", seat=1)).places
    complete = [own.order for own in view.seats[1].outstanding if own.complete]
    others = [own.order for own in view.seats[1].outstanding if not own.complete]
    last = max(places[f"seat.1.order.{order}"][1] for order in complete)
    assert last < min(places[f"seat.1.order.{order}"][1] for order in others)


@pytest.mark.parametrize(("room", "height"), [(459, 229), (185, 143)])
@pytest.mark.parametrize("tiles", [0, 2, 6])
def test_tiles_have_one_scale_on_all_levels(tiles: int, room: float, height: float) -> None:
    """As many tiles as the box holds of a level and a side, on one level or on all."""
    for coals in (COALS[1:2], COALS):
        more = tuple(
            Section(kind, tuple(None for _ in range(SECTIONS[kind].minecarts)))
            for coal in coals
            for side in SIDES
            for kind in [f"{coal}_{1 + index % 2}_{side}" for index in range(tiles)]
        )
        shown = samples.seat(sections=(*samples.PRINTED, *more))
        size = cart_size(shown, room, height)
        laid = [
            spots(here, room, height, size)
            for coal in COALS
            for side in SIDES
            if (here := sections_of(shown, coal, side))
        ]
        assert {spot.h for spots_ in laid for spot in spots_} == {Look(size).height}
        assert Look(size).cargo >= READABLE or (tiles, room) == (6, 185)
        assert size >= 20


def test_leaders_by_empty_minecarts_are_always_known_and_others_as_the_view_tells() -> None:
    hidden, told = samples.view(3), samples.view(3, standings=samples.scoring())
    assert set(leading(hidden)) == {f"empty_{coal}" for coal in COALS}
    assert leading(hidden)["empty_yellow"] == (1, 1, 1)
    assert set(leading(told)) == {*leading(hidden), *(result.element for result in samples.scoring())}


def test_every_sort_of_decision_has_a_sample() -> None:
    assert {picture.area for picture in all_decisions().values()} == {
        *("draft", "place", "mining", "drawn", "substitute")
    }


def with_carts(*sections: Section) -> Picture[Any]:
    """The picture of mining with more sections in the mine of whoever mines."""
    picture = decided("mining")
    view = picture.view
    seats = list(view.seats)
    seat = picture.seat
    assert seat is not None
    seats[seat] = replace(seats[seat], sections=(*seats[seat].sections, *sections))
    return replace(picture, view=replace(view, seats=tuple(seats)))


@pytest.mark.parametrize(
    ("sections", "number"),
    [
        ((("grey",) * 2, ("grey", None), (None, None)), "3/6"),
        ((("grey",) * 2, ("grey",) * 2), "×4"),
        (((None, None), (None, None)), "×4"),
    ],
    ids=["some are empty", "all are full", "all are empty"],
)
def test_all_carts_of_a_side_are_counted_where_they_do_not_stand_one_by_one(
    sections: tuple[tuple[Coal | None, ...], ...], number: str
) -> None:
    """Empty ones as well: they count at the end."""
    picture = with_carts(*(Section("grey_2_dark", cubes) for cubes in sections))
    with fonts.strict_text(), recording() as noted:
        compose(picture)
    assert number in [one.text for one in noted]
