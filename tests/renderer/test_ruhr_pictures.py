"""What every picture of Ruhrschifffahrt keeps to: sizes, words, marks, equal bytes, texts in their boxes."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import ruhrschifffahrt_samples as samples
from draw_calls import Notes, noting
from ruhrschifffahrt_samples import LANGUAGES

from games.ruhrschifffahrt import facts, turns
from games.ruhrschifffahrt.state import SOURCES, Answers, Die, Sale
from games.ruhrschifffahrt.view import View
from renderer import fonts, scene, theme
from renderer.crops import UnknownArea
from renderer.draw import IncompletePicture, compose, draw
from renderer.marks import chosen
from renderer.picture import Picture
from renderer.ruhrschifffahrt import AREAS, WORDS
from renderer.ruhrschifffahrt.depots import name_of
from renderer.ruhrschifffahrt.options_sheet import offer_of
from renderer.ruhrschifffahrt.player_means import Round, round_of, stocks_of
from renderer.ruhrschifffahrt.player_tiles import tile_look
from renderer.ruhrschifffahrt.scenes import scene_of
from renderer.ruhrschifffahrt.sources import BREAKS, ICONS
from renderer.ruhrschifffahrt.standings import standing_of

pytestmark = (
    pytest.mark.slow
)  # together; each of the many pictures is quick, and the snapshots are in the quick part

PICTURES = samples.all_pictures()
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
        names=("W" * 32, "\ufdfd" * 32, "Anne\u2028Marie 🚢", "Ж" * 40)[: len(picture.names)],
        title="Ruhrschifffahrt und Steigerglück im Revier " * 3,
        subtitle="Tisch 12 " * 20,
        headline="Maximilian-Alexander verkauft Kohle " * 3,
        subline="14 kostet 11 Münzen " * 9,
    )
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(long)


@pytest.mark.parametrize("players", facts.SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_all_sizes_fit_in_all_languages(players: int, language: str) -> None:
    """From the first round to the last, with everything a player can own."""
    with fonts.strict_text(), noting(STRICT) as caller:
        for shown in (samples.start(players), samples.view(players), samples.crowded(players)):
            caller.calls(samples.picture(shown, language))
            for area in AREAS:
                caller.calls(samples.picture(shown, language, kind="area", area=area, seat=players - 1))
            caller.calls(samples.picture(shown, language, kind="player", seat=players - 1))
        score = samples.outcome(players)
        caller.calls(samples.picture(samples.view(players), language, kind="score_sheet", outcome=score))


@pytest.mark.parametrize("phase", range(1, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_named(phase: int, language: str) -> None:
    shown = samples.view(3, phase=phase, round=1 + phase)
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(samples.picture(shown, language))
        caller.calls(samples.picture(shown, language, kind="player", seat=0))


@pytest.mark.parametrize("option", facts.OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_fits_beside_a_plan(option: str, language: str) -> None:
    own = samples.seat(option=option, plan=Sale("ci_blankenstein", 14))
    shown = samples.view(2, seats=(own, own), round=9)
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(samples.picture(shown, language, kind="player", seat=0))
        caller.calls(samples.picture(shown, language, kind="area", area="player", seat=0))


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


@pytest.mark.parametrize("name", ["ruhr player", "ruhr player, full", "ruhr player, start", "ruhr score sheet"])
def test_text_of_a_player_board_is_at_least_28_high(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """LOOK 3: but for the letters on icons, which repeat the name beside them."""
    found = sizes(PICTURES[name], monkeypatch)
    assert len(found) > 40
    assert [text for text in found if text[0] < 28 - 1e-6 and text[1] not in ("E", "M", "R")] == []


@pytest.mark.parametrize("area", ["player", "progress"])
def test_text_of_a_players_crop_is_at_least_36_high(area: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sizes(samples.picture(samples.crowded(4), kind="area", area=area, seat=0), monkeypatch)
    assert len(found) > 10
    assert [text for text in found if text[0] < 36 - 1e-6 and text[1] not in ("E", "M", "R")] == []


@pytest.mark.parametrize("name", ["ruhr board, 3 players", "ruhr player"])
def test_equal_pictures_have_equal_bytes(name: str) -> None:
    """From cold, from kept pieces, and whatever was drawn before."""
    picture = PICTURES[name]
    scene.forget()
    cold = draw(picture).png
    draw(PICTURES["ruhr area mark"])
    warm = draw(picture).png
    scene.forget()
    fonts.forget()
    draw(PICTURES["ruhr board, 4 players"])
    assert cold == warm == draw(picture).png


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_drawn_again_draws_nothing_anew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All its pieces fit within the bound, so that the second time everything is pasted."""
    compose(PICTURES[name])

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a kept piece was drawn again")

    monkeypatch.setattr(scene, "Canvas", refuse)
    compose(PICTURES[name])


def test_words_are_asked_for_once() -> None:
    assert len(WORDS) == len(set(WORDS))
    assert all(f"source_{source}" in WORDS for source in SOURCES)


def test_every_source_has_an_icon_of_its_own() -> None:
    assert set(SOURCES) == set(ICONS)
    assert len(set(ICONS.values())) == len(ICONS)
    assert set(BREAKS) <= set(SOURCES)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("players", facts.SEATS)
def test_every_area_fits_a_phone(area: str, players: int) -> None:
    """1,080 px wide and at most 1.2 times as high, at the start and with all that a game can bring."""
    for shown in (samples.start(players), samples.crowded(players)):
        drawn = draw(samples.picture(shown, "fr", kind="area", area=area, seat=1))
        assert drawn.width == 1080
        assert drawn.height <= 1.2 * drawn.width


@pytest.mark.parametrize("area", AREAS)
def test_text_of_every_crop_is_at_least_36_high(area: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """13 px where the picture is 400 px wide; but for letters on icons, which repeat the name beside them."""
    for language in LANGUAGES:
        found = sizes(samples.picture(samples.view(4), language, kind="area", area=area, seat=2), monkeypatch)
        assert len(found) > 10
        small = {text for text in found if text[0] < 36 - 1e-6 and len(text[1]) > 3}
        assert small == set(), language


@pytest.mark.parametrize("name", [name for name in PICTURES if "board" in name or "start" in name])
def test_a_board_is_no_larger_than_a_phone_wants_it(name: str) -> None:
    """At most 210 kB, and as high as the picture that it was made after."""
    drawn = draw(PICTURES[name])
    assert len(drawn.png) <= 210_000
    if PICTURES[name].kind == "board":
        assert (drawn.width, drawn.height) == (1600, 1576)


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_capitals(language: str) -> None:
    """None is so long that it would have to be set in plain letters."""
    words = LANGUAGES[language]
    rooms = {"special_options": 840, "coal_depots": 316, "export": 350, "white_tiles": 468, "demand": 200}
    rooms |= {f"era_{era}": 302 for era in ("clay", "paved", "rail")}
    rooms |= {"debts": 248, "income": 600, "sold": 600, "warehouses": 400, "this_round": 400, "progress": 700}
    for key, room in rooms.items():
        assert fonts.width(fonts.split("label", words[key].upper()), 28, 1.5) <= room, key


@pytest.mark.parametrize("option", facts.OPTIONS.values(), ids=list(facts.OPTIONS))
def test_every_option_is_named(option: facts.OptionFact) -> None:
    """Two actions as "Tow+Pilot"."""
    offer = offer_of(samples.picture(), option)
    parts = option.id.split("_")
    assert offer.name.casefold().split("+") == [LANGUAGES["en"][f"option_{part}"].casefold() for part in parts]


def test_depots_are_called_in_the_language_of_the_reader() -> None:
    """On our own board as their dominion; on a board that players bring as its file says."""
    depot = samples.BOARD.depots[0]
    assert name_of(samples.picture(language="fr"), depot) == "Marck"
    assert name_of(samples.picture(language="de"), depot) == "Mark"


def test_plates_stand_in_the_order_of_play_and_say_the_place_in_it() -> None:
    picture = samples.picture(samples.view(4, order=(2, 0, 3, 1)))
    assert [standing_of(picture, seat).place for seat in range(4)] == [2, 4, 1, 3]


def test_a_picture_without_what_it_needs_is_refused() -> None:
    with pytest.raises(IncompletePicture, match="seat"):
        draw(samples.picture(kind="player"))
    with pytest.raises(IncompletePicture, match="outcome"):
        draw(samples.picture(kind="score_sheet"))
    with pytest.raises(UnknownArea, match="cellar"):
        draw(samples.picture(kind="area", area="cellar"))


# Marks


def fuchsine(picture: Picture) -> int:
    """Pixels in the colour of the marks."""
    ink = theme.rgb(theme.FUCHSINE)
    return sum(count for count, colour in compose(picture).getcolors(1 << 24) or [] if colour == ink)


def places(shown: View, **fields: object) -> set[str]:
    return set(scene_of(samples.picture(shown, **fields)).places)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("players", facts.SEATS)
def test_everything_on_the_board_can_be_marked(players: int) -> None:
    """Every space, barge, sheet and seat that an event may name."""
    found = places(samples.view(players))
    assert {space.id for space in samples.BOARD.river} <= found
    assert {f"barge.{seat}" for seat in range(players)} <= found
    assert {f"port.{country}" for country in facts.COUNTRIES} <= found
    assert {"export", "tracks", "calendar", "options", "options.pilot_ban"} <= found
    assert {f"seat.{seat}.{part}" for seat in range(players) for part in ("coins", "points")} <= found


@pytest.mark.parametrize("kind", [{"kind": "player"}, {"kind": "area", "area": "progress"}])
def test_every_tile_of_a_player_can_be_marked(kind: dict[str, object]) -> None:
    found = places(samples.view(3), seat=1, **kind)
    assert {f"seat.1.tiles.{tile}" for tile in facts.TILES} <= found


@pytest.mark.parametrize("kind", [{"kind": "player"}, {"kind": "area", "area": "player"}])
def test_all_means_of_a_player_can_be_marked(kind: dict[str, object]) -> None:
    found = places(samples.view(3), seat=1, **kind)
    assert {f"seat.1.cubes.{area}" for area in facts.AREAS} <= found
    assert {f"seat.1.{part}" for part in ("coins", "points", "supply", "debts")} <= found


def test_a_mark_is_seen_and_an_unknown_one_is_none() -> None:
    plain = samples.picture(samples.view(4))
    without = fuchsine(plain)
    assert fuchsine(changed(plain, marks=("ci_steele",))) > without
    assert chosen(scene_of(plain), ("nowhere", "barge.9")).marks == ()  # pyright: ignore[reportArgumentType]


# What is shown


@pytest.mark.parametrize(
    "difference",
    [
        {"dice": samples.DICE | {"st_winz": 3}},
        {"tracks": {"black": (5, 4, 2), "white": (4,)}},
        {"leaving": (Die("black", 2),)},
        {"obstacles": ()},
        {"bag": 3},
        {"bag": 0},
        {"forced_lock": True},
        {"pilot_ban": False},
        {"demand": {}},
        {"cities": {}},
        {"depots": {}},
        {"port": {}},
        {"export": 5},
        {"country": "belgium"},
        {"countries": ("belgium",) * 5},
        {"white": dict.fromkeys(facts.WHITE_TILES, 1)},
        {"round": 9, "year": 1809},
        {"phase": 7},
        {"active": (2,)},
        {"order": (1, 0, 2, 3)},
    ],
)
def test_every_difference_is_seen(difference: dict[str, object]) -> None:
    """The board shows whatever the view tells."""
    one, two = samples.view(4), samples.view(4, **difference)
    assert compose(samples.picture(one)).tobytes() != compose(samples.picture(two)).tobytes()


def test_two_barges_on_a_space_lie_in_their_order() -> None:
    one, two = samples.crowded(4), samples.crowded(4, barges=(0, 1, 3, 2))
    assert compose(samples.picture(one)).tobytes() != compose(samples.picture(two)).tobytes()


@pytest.mark.parametrize(
    "difference",
    [
        {"coins": 9},
        {"coins": 12},
        {"points": 30},
        {"supply": 3},
        {"with_lock": 1},
        {"with_mark": 0},
        {"calendar": (10, 11)},
        {"debts": 3},
        {"locks": 4},
        {"built": 7},
        {"cubes": {"BI": 2, "BC": 2, "BR": 1, "WI": 1, "WR": 1}},
        {"tiles": ("essen_warehouses", "ruhrort_port")},
        {"turned": ("warehouse",)},
        {"blanks": ("mayor",)},
        {"option": "pilot"},
        {"option": None},
        {"plan": Sale("ci_werden", 5), "answers": Answers()},
    ],
)
def test_everything_on_a_player_board_is_seen(difference: dict[str, object]) -> None:
    one = samples.view(4)
    own = msgspec.structs.replace(one.seats[1], **difference)
    two = samples.view(4, seats=(one.seats[0], own, *one.seats[2:]))
    drawn = [compose(samples.picture(shown, kind="player", seat=1)).tobytes() for shown in (one, two)]
    assert drawn[0] != drawn[1]


def look(tile: facts.Tile, **own: object) -> tuple[str, tuple[tuple[str, int, int], ...]]:
    """Status and needs of a tile of the first seat."""
    turn = turns.Purchase(0, used=("wage",))
    shown = samples.view(2, turn=turn, seats=(samples.seat(**own), samples.seat(1)))  # pyright: ignore[reportArgumentType]
    found = tile_look(samples.picture(shown), 0, tile)
    return found.status, tuple((need.area, need.count, need.there) for need in found.needs)


def test_a_tile_tells_which_cubes_are_there_and_which_are_missing() -> None:
    assert look("county_mark", cubes={"BI": 2, "BC": 1}, tiles=()) == ("open", (("BI", 2, 2), ("BC", 2, 1)))
    assert look("ruhr_barge", cubes={}, tiles=()) == ("open", (("BR", 1, 0), ("WR", 1, 0)))


def test_a_tile_tells_what_became_of_it() -> None:
    """Own tiles are used up for a round, white ones for good; one that was sold out stays empty."""
    assert look("coal_depot", tiles=("coal_depot",))[0] == "received"
    assert look("wage", tiles=("wage",))[0] == "used"
    assert look("inn", tiles=("inn",), turned=("inn",))[0] == "used"
    assert look("mayor", tiles=(), turned=(), blanks=("mayor",))[0] == "sold_out"


def test_a_player_board_tells_the_plan_only_where_the_view_does() -> None:
    """R52: a plan is secret; the View of others has none."""
    planned = samples.view(2, seats=(samples.seat(option="tow"), samples.seat(1, plan=Sale("ci_werden", 5))))
    picture = samples.picture(planned)
    assert round_of(picture, 0) == Round("tow", "Tow", 2, "", 0)
    assert round_of(picture, 1).plan.endswith("35 Werden")


def test_warehouses_to_come_say_when() -> None:
    picture = samples.picture(samples.view(2, seats=(samples.seat(supply=0), samples.seat(1))))
    words = LANGUAGES["en"]
    assert [(stock.word, stock.houses) for stock in stocks_of(picture, 0)] == [
        (words["supply"], ()),
        (words["in_round"], ("9", "10", "11")),
    ]
