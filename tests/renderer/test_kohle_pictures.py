"""What every picture of Kohle & Kolonie keeps to: sizes, words, marks, equal bytes, texts in their boxes."""

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import kohle_kolonie_samples as samples
import msgspec
import pytest
from draw_calls import Notes, noting
from kohle_words import LANGUAGES
from recorded import texts_of

from games.kohle_kolonie import facts
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import SOURCES, Auction, MineCard, Value
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.view import AuctionView, MineView, StationView, View
from renderer import fonts, scene, theme
from renderer.draw import IncompletePicture, compose, draw
from renderer.kohle_kolonie import AREAS, WORDS
from renderer.kohle_kolonie.areas import UnknownArea, owner_of
from renderer.kohle_kolonie.lanes import highest, lanes_of, said_under
from renderer.kohle_kolonie.mines import mine_of
from renderer.kohle_kolonie.palette import PALETTE
from renderer.kohle_kolonie.scenes import scene_of
from renderer.kohle_kolonie.score_track import SHARED
from renderer.kohle_kolonie.sources import BREAKS, ICONS
from renderer.marks import chosen
from renderer.picture import Picture

pytestmark = (
    pytest.mark.slow
)  # together; each of the many pictures is quick, and the snapshots are in the quick part

PICTURES = samples.all_pictures()
CROPS = [name for name in PICTURES if " area " in name or " decision " in name]
WHOLE = [name for name in PICTURES if name not in CROPS]

STRICT = Notes()
"""Pieces of which all texts stay in their boxes."""


@pytest.fixture(autouse=True, scope="module")
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    """What is kept stays from test to test: whether texts fit is noted, whatever was drawn before."""
    yield
    scene.forget()


def changed(picture: Picture, **fields: Any) -> Picture:
    return msgspec.structs.replace(picture, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_all_texts_stay_in_their_boxes(name: str, language: str) -> None:
    """Trap 47: French and German words at every number of players; endless names are cut."""
    picture = PICTURES[name]
    long = changed(
        picture,
        words=LANGUAGES[language],
        names=("W" * 32, "\ufdfd" * 32, "Anne\u2028Marie", "i" * 60, "Ж" * 40)[: len(picture.names)],
        title="Kohle und Kolonie und Steigerglück im Revier " * 3,
        subtitle="Tisch 12 " * 20,
        headline="Maximilian-Alexander bietet mindestens 14 oder passt " * 2,
        subline="14 kostet 11 Münzen " * 9,
    )
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(long)


@pytest.mark.parametrize("players", facts.SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_all_sizes_fit_in_all_languages(players: int, language: str) -> None:
    """All phases' names, all tableaux and auctions of three to five players."""
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(samples.picture(samples.start(players), language))
        caller.calls(samples.picture(samples.view(players, phase=11, active=(), round=5), language))
        caller.calls(samples.picture(samples.bidding(players), language, kind="auction"))
        caller.calls(samples.picture(samples.view(players), language, kind="player", seat=players - 1))


@pytest.mark.parametrize("card", terrain_for(Options(), 5).cards)
def test_every_mine_card_fits_on_a_tableau(card: str) -> None:
    """With an engine on it, wide on a tableau and narrow in a crop."""
    own = samples.seat(cards=(MineCard(card, True), *(None,) * 5))
    shown = samples.view(4, seats=(own,) * 4)
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(samples.picture(shown, kind="player", seat=0))
        caller.calls(samples.picture(shown, kind="area", area="player", seat=0))


@pytest.mark.parametrize("engine", [False, True])
def test_the_income_of_a_mine_is_the_same_number_on_every_picture(engine: bool) -> None:
    """With the coin of its steam engine (5.1.6): wide on a tableau, narrow in a crop, and where one decides."""
    cards = terrain_for(Options(), 4).cards
    for id in ("7", "12", "herberholz"):
        own = samples.seat(cards=(MineCard(id, engine), *(None,) * 5))
        shown = samples.view(4, seats=(own,) * 4)
        told = f"+{cards[id].income + engine}"
        for kind, area in (("player", None), ("area", "player"), ("decision", "tableau")):
            texts = {text.text for text in texts_of(samples.picture(shown, kind=kind, area=area, seat=0))}
            assert told in texts


@pytest.mark.parametrize("phase", range(1, 12))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_named(phase: int, language: str) -> None:
    shown = samples.view(3, phase=phase, round=1 + phase % 5)
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(samples.picture(shown, language, kind="player", seat=0))
        caller.calls(samples.picture(shown, language, kind="area", area="tracks"))


def sizes(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, str]]:
    """Size in picture pixels of every text drawn."""
    found: list[tuple[float, str]] = []
    fit, halo = fonts.fit, scene.Canvas.halo_text
    zoom = scene_of(picture).zoom  # pyright: ignore[reportArgumentType]

    def noted(face: fonts.Face, text: str, size: float, box: float, **options: Any) -> fonts.Fitted:
        fitted = fit(face, text, size, box, **options)
        found.append((fitted.size * zoom, text))
        return fitted

    def haloed(canvas: Any, x: float, middle: float, text: str, *, size: float, **options: Any) -> None:
        found.append((size * zoom, text))
        halo(canvas, x, middle, text, size=size, **options)

    monkeypatch.setattr(fonts, "fit", noted)
    monkeypatch.setattr(scene.Canvas, "halo_text", haloed)
    with noting() as caller:
        caller.calls(picture)
    return found


@pytest.mark.parametrize("name", WHOLE)
def test_text_is_at_least_28_high(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """LOOK 3: only the question mark of a hidden token goes without."""
    found = sizes(PICTURES[name], monkeypatch)
    assert len(found) > 40
    assert [text for text in found if text[0] < 28 - 1e-6 and text[1] != "?"] == []


@pytest.mark.parametrize("name", CROPS)
def test_text_of_a_crop_is_at_least_36_high(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sizes(PICTURES[name], monkeypatch)
    assert len(found) > 10
    assert [text for text in found if text[0] < 36 - 1e-6 and text[1] != "?"] == []


@pytest.mark.parametrize("name", ["kohle board, 3 players", "kohle player", "kohle auction"])
def test_equal_pictures_have_equal_bytes(name: str) -> None:
    """From cold, from kept pieces, and whatever was drawn before."""
    picture = PICTURES[name]
    scene.forget()
    cold = draw(picture).png
    draw(PICTURES["kohle area witten"])
    warm = draw(picture).png
    scene.forget()
    fonts.forget()
    draw(PICTURES["kohle board, 4 players"])
    assert cold == warm == draw(picture).png


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_drawn_again_draws_nothing_anew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All its pieces fit within the bound, so that the second time everything is pasted."""
    compose(PICTURES[name])

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a kept piece was drawn again")

    monkeypatch.setattr(scene, "Canvas", refuse)
    compose(PICTURES[name])


def test_words_are_complete() -> None:
    """The samples speak exactly the words the renderer asks for."""
    for words in LANGUAGES.values():
        assert set(words) == set(WORDS)
    assert len(WORDS) == len(set(WORDS))
    assert all(f"source_{source}" in WORDS for source in SOURCES)


def test_every_source_has_an_icon() -> None:
    assert set(SOURCES) <= set(ICONS)
    assert set(BREAKS) <= set(SOURCES)


def test_an_unknown_source_gets_a_neutral_icon() -> None:
    outcome = samples.outcome(4)
    rows = (msgspec.structs.replace(outcome.rows[0], source="tariff"), *outcome.rows[1:])
    picture = samples.picture(
        kind="score_sheet",
        outcome=msgspec.structs.replace(outcome, rows=rows),
        words={**LANGUAGES["en"], "source_tariff": "Tariff"},
    )
    assert draw(picture).width == 1600


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("players", facts.SEATS)
def test_every_area_is_drawn(area: str, players: int) -> None:
    assert draw(samples.picture(samples.bidding(players), kind="area", area=area, seat=1)).width == 1080


def test_a_picture_without_what_it_needs_is_refused() -> None:
    with pytest.raises(IncompletePicture, match="seat"):
        draw(samples.picture(kind="player"))
    with pytest.raises(IncompletePicture, match="outcome"):
        draw(samples.picture(kind="score_sheet"))
    with pytest.raises(IncompletePicture, match="auction"):
        draw(samples.picture(kind="auction"))
    with pytest.raises(UnknownArea, match="cellar"):
        draw(samples.picture(kind="area", area="cellar"))


def test_a_crop_names_whom_it_is_for() -> None:
    """The seat given, else the viewer, else who alone must act; nobody when the game is over."""
    given = owner_of(samples.picture(samples.view(4, viewer=3), seat=0))
    assert given is not None
    assert given.name == "Jörg"
    viewer = owner_of(samples.picture(samples.view(4, viewer=3)))
    assert viewer is not None
    assert viewer.name == "Tom"
    acting = owner_of(samples.picture(samples.view(4)))
    assert acting is not None
    assert (acting.name, acting.coins) == ("Grażyna", 8)
    over = samples.picture(samples.view(4, active=(), phase=11), kind="area", area="tracks")
    assert owner_of(over) is None
    assert draw(over).width == 1080


# Marks


def fuchsine(picture: Picture) -> int:
    """Pixels in the colour of the marks."""
    ink = theme.rgb(theme.FUCHSINE)
    return sum(count for count, colour in compose(picture).getcolors(1 << 24) or [] if colour == ink)


def places(shown: View, **fields: object) -> set[str]:
    return set(scene_of(samples.picture(shown, **fields)).places)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("players", facts.SEATS)
def test_everything_on_the_board_can_be_marked(players: int) -> None:
    """Every mine in play, ground, village, station, track, card for sale and seat."""
    terrain = terrain_for(Options(), players)
    shown = samples.view(players)
    found = places(shown)
    assert {f"mine.{card}" for card in terrain.cards} <= found
    assert {f"ground.{ground.id}" for ground in terrain.board.grounds} <= found
    assert {f"village.{village}" for village in terrain.villages} <= found
    assert {f"station.{station.id}" for station in terrain.board.stations} <= found
    assert {f"display.{card}" for card in shown.display} <= found
    assert {"trust_track", "purchase_track", "bonus_track", "order_track", "disaster", "subsidence"} <= found
    parts = ("coins", "workers", "pool", "points", "extra", "bonus", "markers", "pithead.cokery", "space.A1")
    drawn = scene_of(samples.picture(shown))
    assert all(drawn.spot(f"seat.{seat}.{part}") for seat in range(players) for part in parts)


def test_everything_on_a_tableau_can_be_marked() -> None:
    found = places(samples.view(4), kind="player", seat=2)
    spaces = terrain_for(Options(), 4).spaces
    parts = (
        "coins",
        "workers",
        "pool",
        "engineers",
        "points",
        "extra",
        "bonus",
        "markers",
        "engines",
        "settlements",
    )
    assert {f"seat.2.{part}" for part in parts} <= found
    assert {f"seat.2.space.{space}" for space in spaces} <= found
    assert {f"seat.2.pithead.{card.id}" for card in facts.PITHEADS} <= found


def test_a_name_that_cannot_be_drawn_is_the_colour_everywhere() -> None:
    """In the plates, in the headline: one player has one name in a picture."""
    names = ("ไทย Wang", *samples.NAMES[1:4])
    shown = {"kind": "auction", "headline": "ไทย Wang bids 8 or more, or passes"}
    drawn = compose(changed(samples.picture(samples.bidding(4)), names=names, **shown))
    orange = {"names": ("Orange", *names[1:]), "headline": "Orange bids 8 or more, or passes"}
    assert drawn.tobytes() == compose(changed(samples.picture(samples.bidding(4)), **(shown | orange))).tobytes()


@pytest.mark.parametrize(
    ("kind", "mark"),
    [
        ("board", "mine.33"), ("board", "mine.general"), ("board", "ground.eiberg"), ("board", "village.heven"),
        ("board", "station.Y5"), ("board", "trust_track"), ("board", "purchase_track"), ("board", "bonus_track"),
        ("board", "order_track"), ("board", "disaster"), ("board", "display.37"), ("board", "seat.0.coins"),
        ("player", "seat.2.space.B2"), ("player", "seat.2.pithead.loading"), ("player", "seat.2.markers"),
        ("auction", "seat.1.coins"), ("auction", "trust_track"), ("auction", "ground.hamburg_franziska"),
    ],
)  # fmt: skip
def test_a_mark_rings_its_place(kind: str, mark: str) -> None:
    shown = samples.bidding(4) if kind == "auction" else samples.view(4)
    plain = samples.picture(shown, kind=kind, seat=2)
    without = fuchsine(plain)
    amounts = ((mark, 2),)
    least = 90 if scene_of(plain).spots[mark].form == "track" else 300
    assert fuchsine(changed(plain, marks=(mark,), amounts=amounts)) > without + least
    marked = chosen(scene_of(plain), (mark, "nowhere", "mine.99", "seat.9.coins"), (), amounts)
    assert (marked.places, marked.rest) == ({mark}, 2)


def test_the_name_of_a_marked_village_stays_readable() -> None:
    """LOOK 8: nothing may cover a name, so the ring spares it."""
    plain = samples.picture(samples.view(4), marks=("village.heven",))
    drawn = scene_of(plain)  # pyright: ignore[reportArgumentType]
    x, y, w, _ = drawn.places["village.heven"]
    image = compose(plain)
    name = image.crop((round(x + w / 2 - 30), round(y - 30), round(x + w / 2 + 30), round(y - 8)))
    inked = sum(count for count, colour in name.getcolors(1 << 20) or [] if colour == theme.rgb(theme.INK))
    assert inked > 60


# What is shown


def test_a_mine_shows_who_owns_it() -> None:
    """Six states of one mine are six pictures."""
    card = terrain_for(Options(), 4).cards["35"]
    states = (
        MineView("not_yet"), MineView("displayed"), MineView("owned", 1), MineView("owned", 0),
        MineView("trust", marker="engine"), MineView("merged"),
    )  # fmt: skip
    drawn = {
        compose(samples.picture(samples.view(4, mines=samples.mines(4) | {"35": state}))).tobytes()
        for state in states
    }
    assert len(drawn) == len(states)
    assert mine_of(card, MineView("owned", 1), samples.COLOURS).colour == "blue"
    assert mine_of(card, MineView("merged"), samples.COLOURS).state == "gone"


@pytest.mark.parametrize(
    "difference",
    [
        {"display": ("36", "37", "38")},
        {"subsidence": False},
        {"disaster_markers": ("extra_coin", "buying_power", "buying_power", None, None)},
        {"order": (1, 2, 3, 0)},
        {"round": 5},
        {"phase": 7},
        {"active": (1,)},
        {"mines": samples.mines(4) | {"33": MineView("owned", 3)}},
        {"mines": samples.mines(4) | {"22": MineView("owned", 1, engine=False)}},
        {"bonus_track": ("wagon", "rescue", "aid", None, None, None, None)},
    ],
)
def test_every_difference_is_seen(difference: dict[str, object]) -> None:
    """The board shows whatever the view tells."""
    one, two = samples.view(4), samples.view(4, **difference)
    assert compose(samples.picture(one)).tobytes() != compose(samples.picture(two)).tobytes()


@pytest.mark.parametrize("field", ["coins", "workers", "pool", "engines", "points", "bonus", "extra"])
def test_every_stock_is_seen(field: str) -> None:
    one = samples.view(4)
    more = "wagon" if field == "bonus" else 17
    two = samples.view(4, seats=(msgspec.structs.replace(one.seats[0], **{field: more}), *one.seats[1:]))
    assert compose(samples.picture(one)).tobytes() != compose(samples.picture(two)).tobytes()


@pytest.mark.parametrize(
    "difference",
    [
        {"cards": (MineCard("3"), *samples.seat().cards[1:])},
        {"rescue": (False,) * 6},
        {"secured": ()},
        {"pitheads": samples.start_seat().pitheads},
        {"settlements": samples.seat().settlements[:2]},
        {"engineers": 2},
        {"markers": ()},
        {"lost": (0, 0, 1, 0, 0)},
        {"beside": 2},
        {"wagons": 2},
        {"administration": 3},
    ],
)
def test_everything_on_a_tableau_is_seen(difference: dict[str, object]) -> None:
    one = samples.view(4)
    own = msgspec.structs.replace(one.seats[2], **difference)
    two = samples.view(4, seats=(*one.seats[:2], own, one.seats[3]))
    drawn = [compose(samples.picture(shown, kind="player", seat=2)).tobytes() for shown in (one, two)]
    assert drawn[0] != drawn[1]


@pytest.mark.slow
def test_every_card_fits_in_every_form() -> None:
    """However many are for sale."""
    cards = [card.id for card in terrain_for(Options(), 4).cards.values() if card.number]
    for count in (1, 15, 16, 31):
        for start in range(0, 45, count):
            shown = samples.view(4, display=tuple(cards[start : start + count]))
            with fonts.strict_text(), noting(STRICT) as caller:
                caller.calls(samples.picture(shown))
                caller.calls(samples.picture(shown, kind="area", area="display"))


@pytest.mark.parametrize("players", facts.SEATS)
def test_railways_and_prices_are_explained_in_every_phase(players: int) -> None:
    found = places(samples.start(players)) & places(samples.view(players))
    assert {"railways", "price.engine", "price.settlement", "price.engineer"} <= found
    assert "railways" in places(samples.view(players), kind="area", area="tracks")


def test_extra_actions_are_seen_on_the_plates_of_five() -> None:
    one = samples.view(5)
    for at in range(5):
        own = msgspec.structs.replace(one.seats[at], extra=3, coins=22, workers=14, pool=12)
        other = msgspec.structs.replace(own, extra=2)
        drawn = {
            compose(
                samples.picture(samples.view(5, seats=(*one.seats[:at], each, *one.seats[at + 1 :])))
            ).tobytes()
            for each in (own, other)
        }
        assert len(drawn) == 2


@pytest.mark.parametrize("card", ["general", "42"])
def test_an_engine_on_a_large_or_single_mine_is_seen(card: str) -> None:
    drawn = {
        compose(
            samples.picture(samples.view(4, mines=samples.mines(4) | {card: MineView("owned", 1, engine)}))
        ).tobytes()
        for engine in (True, False)
    }
    assert len(drawn) == 2


def test_every_number_of_miners_on_a_station_is_another_picture() -> None:
    """Of one player, and where two or five players stand there."""
    one = samples.view(5)
    for others in ((0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 1, 1)):
        drawn = {
            compose(
                samples.picture(
                    samples.view(5, stations=one.stations | {"Y5": StationView(False, (count, *others), True)})
                )
            ).tobytes()
            for count in (1, 2, 3)
        }
        assert len(drawn) == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_scores_hide_no_mark(players: int) -> None:
    """Discs that share a space stay within it, and none reaches another's mark."""
    radius, spots = SHARED[players]
    assert len(spots) == players
    for x, y in spots:
        assert abs(x) + radius <= 30
        assert abs(y) + radius <= 22
    for one, two in combinations(spots, 2):
        assert math.dist(one, two) > radius * 1.46


# Auctions


def lanes(running: AuctionView, **changed: object) -> dict[str, Any]:
    shown = samples.bidding(4, auction=running, **changed)
    picture: Any = samples.picture(shown, kind="auction")
    return {lane.name: lane for lane in lanes_of(picture, running)}


def test_a_bar_adds_up_to_the_value() -> None:
    """Every point of a bid is one cell, wherever it comes from."""
    running = samples.bidding(4).auction
    assert running is not None
    for lane in lanes(running).values():
        assert sum(part.points for part in lane.parts) == lane.value


def test_an_auction_tells_who_leads_who_bids_and_who_passed() -> None:
    running = samples.bidding(4).auction
    assert running is not None
    statuses = {name: lane.status for name, lane in lanes(running).items()}
    assert statuses == {
        "Éloïse": "leads", "Jörg": "acts", "Tom": "passed", "Grażyna": "passed", "Coal Trust": "trust",
    }  # fmt: skip
    assert highest(running.auction) == 7


def test_the_trust_leads_where_nobody_is_above_it() -> None:
    """`bid_tie_trust`: level with the best player it would win."""
    auction = Auction("hamburg_franziska", (1, 0), (Value(1, 3, 0, 1), Value(2)), 5, (True, True))
    shown = lanes(AuctionView(auction, None, 1, 6, 1))
    assert shown["Coal Trust"].status == "leads"
    assert shown["Éloïse"].status == "acts"


def test_declaring_comes_before_bidding() -> None:
    auction = Auction("hamburg_franziska", (1, 0), (Value(1), Value(2)), None, (True, False))
    shown = lanes(AuctionView(auction, 0, 0, None, None))
    assert shown["Jörg"].line == LANGUAGES["en"]["to_declare"]
    assert "Coal Trust" not in shown
    picture = samples.picture(samples.bidding(4, auction=AuctionView(auction, 0, 0, None, None)), kind="auction")
    assert draw(picture).width == 1600


def test_a_very_high_bid_stays_on_the_sheet() -> None:
    """`bid_cap`: 14 is no limit."""
    auction = Auction("hamburg_franziska", (1, 0), (Value(1, 4, 2, 4, 30), Value(2)), 5, (True, True))
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(
            samples.picture(samples.bidding(4, auction=AuctionView(auction, 1, 0, 42, 40)), kind="auction")
        )


# Colours


def test_the_packed_picture_keeps_the_colours() -> None:
    """The fixed palette holds every colour of a player, of the marks and of the lands."""
    grounds = {look.ground for look in theme.PLAYERS.values()}
    assert grounds | {theme.FUCHSINE, theme.BRASS, theme.PAPER, theme.INK} <= set(PALETTE)
    assert len(PALETTE) == len(set(PALETTE)) <= 256


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stand_under_their_stretches(language: str) -> None:
    """Each in the middle of its cells, on two lines, and none on another."""
    running = samples.bidding(5).auction
    assert running is not None
    picture: Any = samples.picture(samples.bidding(5), language, kind="auction")
    for lane in lanes_of(picture, running):
        left, middles = 300.0, dict[str, float]()
        for part in lane.parts:
            wide = sum(other.points for other in lane.parts if other.kind == part.kind) * 64
            middles.setdefault(part.kind, left + wide / 2)
            left += part.points * 64
        found = said_under(lane.parts, 300, 64)
        assert [middle for middle, _, _ in found] == list(middles.values())
        ends: dict[int, float] = dict.fromkeys((0, 1), -1.0)
        for middle, row, word in found:
            half = fonts.width(fonts.split("text", word), 34) / 2
            assert middle - half > ends[row]
            ends[row] = middle + half


@pytest.mark.parametrize("order", [(1,), (1, 0), (1, 0, 2), (1, 0, 2, 3)])
def test_an_auction_of_any_size_keeps_the_shape_of_a_preview(order: tuple[int, ...]) -> None:
    """Few lanes leave room for the map around the ground."""
    values = tuple(Value(1, 1, 0, 0, 2) for _ in order)
    auction = Auction("hamburg_franziska", order, values, 5, (True,) * len(order))
    running = AuctionView(auction, order[0], None, 6, 3)
    picture = samples.picture(samples.bidding(4, auction=running), kind="auction")
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(picture)
    drawn = compose(picture)
    assert 3 / 4 <= drawn.height / drawn.width <= 1.15


def test_the_bar_of_the_trust_is_as_long_as_its_value_when_the_mines_have_merged() -> None:
    auction = Auction("hamburg_franziska", (1, 0), (Value(1, 3), Value(1)), 4, (True, True))
    merged = {card: MineView("merged") for card in ("7", "21", "31", "35")}
    running = AuctionView(auction, None, 1, None, None)
    shown = samples.bidding(4, auction=running, mines=samples.mines(4) | merged)
    picture: Any = samples.picture(shown, kind="auction")
    trust = lanes_of(picture, running)[-1]
    assert trust.colour is None
    assert sum(part.points for part in trust.parts) == trust.value == 4


def test_rings_of_several_phases_bear_their_numbers() -> None:
    """Each place its number, one place of two phases both; and all of them, as phases may be more than seven."""
    plain = samples.picture(samples.view(4), marks=("mine.3", "village.annen"))
    numbered = changed(plain, numbers=(1, 2))
    assert fuchsine(numbered) > fuchsine(plain) + 400
    assert compose(numbered) != compose(changed(plain, numbers=(1, 3)))
    twice = changed(plain, marks=("mine.3", "mine.3"), numbers=(1, 2))
    once = changed(plain, marks=("mine.3",), numbers=(1,))
    assert fuchsine(twice) > fuchsine(once)
    marks = ("mine.3", "mine.5", "mine.7", "village.annen", "station.G3", "mine.21", "trust_track", "bonus_track")
    assert len(chosen(scene_of(plain), marks).marks) == 7
    assert len(chosen(scene_of(plain), marks, tuple(range(1, 9))).marks) == 8
