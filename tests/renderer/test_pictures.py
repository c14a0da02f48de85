"""What every picture keeps to: sizes, words, marks, equal bytes, texts in their boxes (traps 47, 48, 56)."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import coal_baron_samples as samples
import msgspec
import pytest
from PIL import Image

from games.coal_baron.facts import ELEMENTS, ORDERS, SPACES
from games.coal_baron.state import SOURCES, ElementResult
from renderer import fonts, scene, theme
from renderer.coal_baron import AREAS, DRAWN, WORDS
from renderer.coal_baron.areas import UnknownArea, owner_of
from renderer.coal_baron.board import board
from renderer.coal_baron.draft import draft_board, picks
from renderer.coal_baron.mine import spots
from renderer.coal_baron.player import player
from renderer.coal_baron.sources import ICONS
from renderer.draw import IncompletePicture, compose, draw
from renderer.marks import chosen
from renderer.picture import Picture
from renderer.scene import Kept

pytestmark = pytest.mark.slow  # together; the snapshots are in the quick part

PICTURES = samples.all_pictures()
CROPS = [name for name in PICTURES if name.startswith("area")]
WHOLE = [name for name in PICTURES if not name.startswith("area")]


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    scene.forget()


def changed(picture: Picture, **fields: Any) -> Picture:
    return msgspec.structs.replace(picture, **fields)


def test_nothing_stands_at_the_edge() -> None:
    """Trap 56: some phones cut the rim off."""
    image = compose(PICTURES["board, 4 players"])
    slate = theme.rgb(theme.SLATE)
    rim = 6
    for box in (
        (0, 0, image.width, rim),
        (0, image.height - rim, image.width, image.height),
        (0, 0, 5, image.height),
        (image.width - 5, 0, image.width, image.height),
    ):
        colours = image.crop(box).getcolors() or []
        assert [colour for _, colour in colours] == [slate]


@pytest.mark.parametrize("language", samples.LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_all_texts_stay_in_their_boxes(name: str, language: str) -> None:
    """Trap 47: French and German labels at every number of players; endless names are cut."""
    picture = PICTURES[name]
    long = changed(
        picture,
        words=samples.LANGUAGES[language],
        names=("W" * 32, "\ufdfd" * 32, "Anne\u2028Marie", "i" * 60)[: len(picture.names)],
        title="Kohlenbaron und Steigerglück im Revier " * 3,
        subtitle="Tisch 12 " * 20,
        headline="Maximilian-Alexander stellt Arbeiter ein " * 2,
        subline="noch 11 Arbeiter in Reserve " * 9,
    )
    with fonts.strict_text():
        compose(long)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", samples.LANGUAGES)
def test_boards_of_all_sizes_fit_in_all_languages(players: int, language: str) -> None:
    with fonts.strict_text():
        compose(samples.picture(samples.view(players), language))
        compose(samples.picture(samples.drafting(players), language))
        compose(samples.picture(samples.view(players, phase="over", shift=3), language))


def sizes(picture: Picture, monkeypatch: pytest.MonkeyPatch, zoom: float) -> list[tuple[float, str]]:
    """Size in picture pixels of every text drawn."""
    found: list[tuple[float, str]] = []
    fit = fonts.fit

    def noted(face: fonts.Face, text: str, size: float, box: float, **options: Any) -> fonts.Fitted:
        fitted = fit(face, text, size, box, **options)
        found.append((fitted.size * zoom, text))
        return fitted

    monkeypatch.setattr(fonts, "fit", noted)
    scene.forget()
    compose(picture)
    return found


@pytest.mark.parametrize("name", [name for name in WHOLE if name not in ("mine, crowded", "score sheet")])
def test_text_is_at_least_28_high(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sizes(PICTURES[name], monkeypatch, 1)
    assert len(found) > 40
    assert [text for text in found if text[0] < 28] == []


@pytest.mark.parametrize("name", CROPS)
def test_text_of_a_crop_is_at_least_36_high(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sizes(PICTURES[name], monkeypatch, 1080 / 808)
    assert len(found) > 10
    assert [text for text in found if text[0] < 36] == []


def test_equal_pictures_have_equal_bytes() -> None:
    """From cold, from kept pieces, and whatever was drawn before."""
    picture = PICTURES["board, 3 players"]
    scene.forget()
    cold = draw(picture).png
    draw(PICTURES["board, 4 players"])
    warm = draw(picture).png
    scene.forget()
    fonts.forget()
    draw(PICTURES["mine"])
    assert cold == warm == draw(picture).png


def test_threads_draw_the_same() -> None:
    """Trap 48: 8 threads, pieces forgotten between, every picture equal."""
    picture = samples.picture(samples.view(3), kind="area", area="factory", seat=1)

    def one(_: int) -> bytes:
        scene.forget()
        return draw(picture).png

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(one, range(24)))) == 1


def test_words_are_complete() -> None:
    """The samples speak exactly the words the renderer asks for, and no picture needs another."""
    for words in samples.LANGUAGES.values():
        assert set(words) == set(WORDS)
    assert len(WORDS) == len(set(WORDS))
    assert all(f"source_{source}" in WORDS for source in SOURCES)


def test_every_source_has_an_icon() -> None:
    assert set(ICONS) == set(SOURCES)


@pytest.mark.parametrize("area", [*AREAS, DRAWN])
def test_every_area_is_drawn(area: str) -> None:
    view = samples.drafting(3) if area == "draft" else samples.view(3)
    if area == DRAWN:
        view = samples.view(3, viewer=1, drawn=("truck_10", "handcart_02", "locomotive_09"))
    assert draw(samples.picture(view, kind="area", area=area, seat=1)).width == 1080


def test_a_crop_names_whom_it_is_for() -> None:
    """The seat given, else the viewer, else who must act; nobody when the game is over."""
    owner = owner_of(samples.picture(samples.view(3, viewer=2), seat=0))
    assert owner is not None
    assert owner.name == "Jörg"
    viewer = owner_of(samples.picture(samples.view(3, viewer=2)))
    assert viewer is not None
    assert viewer.name == "Oğuz"
    acting = owner_of(samples.picture(samples.view(3)))
    assert acting is not None
    assert (acting.name, acting.francs) == ("Éloïse", 7)
    over = samples.picture(samples.view(3, active=(), phase="over"), kind="area", area="factory")
    assert owner_of(over) is None
    assert draw(over).width == 1080


def test_an_unknown_area_is_refused() -> None:
    with pytest.raises(UnknownArea, match="cellar"):
        draw(samples.picture(kind="area", area="cellar"))


def test_a_picture_without_what_it_needs_is_refused() -> None:
    with pytest.raises(IncompletePicture, match="seat"):
        draw(samples.picture(kind="player"))
    with pytest.raises(IncompletePicture, match="outcome"):
        draw(samples.picture(kind="score_sheet"))


def fuchsine(picture: Picture) -> int:
    """Pixels in the colour of the marks."""
    ink = theme.rgb(theme.FUCHSINE)
    return sum(count for count, colour in compose(picture).getcolors(1 << 24) or [] if colour == ink)


def test_marks_ring_what_is_there() -> None:
    """What the picture does not have is counted on it."""
    picture: Any = changed(PICTURES["board, 3 players"], marks=())
    assert fuchsine(picture) == 0
    marked = chosen(board(picture), ("factory_3", "seat.9.cage", "nowhere", "draft.truck_02"))
    assert (marked.places, marked.rest) == ({"factory_3"}, 2)
    assert fuchsine(changed(picture, marks=("factory_3",))) > 500


def test_at_most_seven_rings_and_the_rest_is_counted() -> None:
    picture: Any = changed(PICTURES["board, 3 players"], marks=())
    places = ("factory_1", "factory_3", "factory_5", "order_slot.1", "bank", "canteen", "mining_6")
    marked = chosen(board(picture), ("money_1", *places))
    assert (len(marked.marks), marked.places, marked.rest) == (7, set(places), 1)


def test_numbers_of_a_plate_are_flagged_and_all_else_that_lies_there_is_not() -> None:
    """One flag says that the player has something new; without one an arrowhead at the plate does."""
    picture: Any = changed(PICTURES["board, 3 players"], marks=())
    shown = board(picture)
    places = ("seat.0.francs", "seat.0.workers", "seat.0.section.2", "seat.0.storage", "seat.0.points")
    flagged = chosen(shown, places, amounts=[("seat.0.francs", -4), ("seat.0.workers", -1)])
    assert [mark.spot.form for mark in flagged.marks] == ["flag", "flag"]
    bare = chosen(shown, places[2:])
    assert [mark.spot.form for mark in bare.marks] == ["plate"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_open_space_can_be_marked(players: int) -> None:
    view = samples.view(players)
    places = board(samples.picture(view)).places
    for space in SPACES:
        assert (space in places) != view.closed(space)
    assert {"canteen", "start_player", "order_slot.2", "tile_slot.1"} <= set(places)


def test_a_card_just_taken_is_marked_where_it_lies_now() -> None:
    """Both of its places are one box, under the orders taken, below the sheet of open cards."""
    view = samples.drafting(3, taken=1)
    seat, order = next((seat, own.outstanding[0].order) for seat, own in enumerate(view.seats) if own.outstanding)
    places = draft_board(samples.picture(view)).places
    assert places[f"draft.{order}"] == places[f"seat.{seat}.order.{order}"]
    assert places[f"draft.{order}"][1] > max(places[f"draft.{card}"][1] for card in view.draft)


def test_places_of_the_draft() -> None:
    view = samples.drafting(4)
    places = draft_board(samples.picture(view)).places
    assert all(f"draft.{order}" in places for order in view.draft)


def test_places_of_a_mine() -> None:
    places = player(PICTURES["mine"], 1).places
    sections = {f"seat.1.section.{index}" for index in range(len(PICTURES["mine"].view.seats[1].sections))}
    stocks = {f"seat.1.{part}" for part in ("cage", "storage", "workers", "francs", "points")}
    assert sections | stocks | {"seat.1.order.truck_10"} <= set(places)


def test_no_leader_stands_in_the_picture_unless_the_view_tells() -> None:
    """S10: between scorings nothing in the picture adds up delivered orders."""
    hidden = samples.view(3)
    results = tuple(ElementResult(element.id, (0, 0, 1), (0, 0, 1)) for element in ELEMENTS[:8])
    told = samples.view(3, standings=results)
    assert compose(samples.picture(hidden)).tobytes() != compose(samples.picture(told)).tobytes()
    more = tuple(msgspec.structs.replace(seat, score=(9, 9, *seat.score[2:])) for seat in hidden.seats)
    other = samples.view(3, seats=more)
    assert compose(samples.picture(hidden)).tobytes() == compose(samples.picture(other)).tobytes()


def test_picks_go_counter_clockwise_and_the_start_player_picks_last() -> None:
    """Mise en place 10."""
    sequence, done = picks(samples.drafting(4, taken=1))
    assert sequence[:4] == (0, 3, 2, 1)
    assert len(sequence) == 12
    assert done == 5


@pytest.mark.parametrize("tiles", [1, 3, 7, 12])
@pytest.mark.parametrize("room", [459, 316])
def test_sections_stay_in_the_rock_apart_and_legible(tiles: int, room: float) -> None:
    """Twelve tiles a level and side, single and double in turn, neither overlap nor leave their side."""
    sections = tuple((index, 1 + index % 2) for index in range(tiles))
    laid = spots(sections, room, 218)
    assert [spot.section for spot in laid] == list(range(tiles))
    for spot in laid:
        assert spot.x >= 0
        assert spot.x + spot.w <= room
        assert spot.y >= 0
        assert spot.y + spot.h <= 218
        assert spot.cart >= (40 if room > 400 else 24)
    for one in laid:
        for two in laid:
            apart_x = one.x + one.w <= two.x or two.x + two.w <= one.x
            apart_y = one.y + one.h <= two.y or two.y + two.h <= one.y
            assert one is two or apart_x or apart_y


@pytest.mark.parametrize("orders", [0, 1, 3, 6, 10, 15])
def test_outstanding_orders_never_reach_what_lies_below(orders: int) -> None:
    cards = tuple(samples.outstanding(order) for order in list(ORDERS)[:orders])
    view = samples.view(2, seats=(samples.seat(outstanding=cards), samples.seat()))
    drawn = player(samples.picture(view, kind="player", seat=0), 0)
    boxes = [box for name, box in drawn.places.items() if ".order." in name]
    assert len(boxes) == orders
    assert all(y + h < drawn.height - 340 for _, y, _, h in boxes)


def test_kept_images_are_bounded() -> None:
    kept = Kept(limit=10_000)
    for number in range(20):
        kept.put(number, Image.new("RGB", (25, 20)))
    assert kept.size <= 10_000
    assert kept.get(19) is not None
    assert kept.get(0) is None


def test_the_least_used_image_is_dropped() -> None:
    kept = Kept(limit=2 * 25 * 20 * 4)
    for number in (1, 2):
        kept.put(number, Image.new("RGB", (25, 20)))
    assert kept.get(1) is not None
    kept.put(3, Image.new("RGB", (25, 20)))
    assert kept.get(2) is None
    assert kept.get(1) is not None


def test_an_image_larger_than_the_bound_drives_no_other_out() -> None:
    kept = Kept(limit=2 * 25 * 20 * 4)
    kept.put(1, Image.new("RGB", (25, 20)))
    kept.put(2, Image.new("RGB", (250, 200)))
    assert kept.get(1) is not None
    assert kept.get(2) is None


def test_two_tables_do_not_share_a_static_layer_with_other_words() -> None:
    english = compose(samples.picture(language="en"))
    french = compose(samples.picture(language="fr"))
    scene.forget()
    assert compose(samples.picture(language="fr")).tobytes() == french.tobytes()
    assert french.tobytes() != english.tobytes()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_drawn_again_draws_nothing_anew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All its pieces fit within the bound, so that the second time everything is pasted."""
    compose(PICTURES[name])

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a kept piece was drawn again")

    monkeypatch.setattr(scene, "Canvas", refuse)
    compose(PICTURES[name])
