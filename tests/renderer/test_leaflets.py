"""Legends and player aids: complete, true to the rules, readable on a phone, the same as picture and as text."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from icons_drawn import recorded
from samples import SAMPLES

from bot.presenter import Page, presenter_of
from bot.words import LANGUAGES, Language, words
from cogs import leaflets
from games.coal_baron import facts as coal_facts
from games.engine.contract import Setup
from games.kohle_kolonie import boards as kohle_boards
from games.kohle_kolonie import facts as kohle_facts
from games.kohle_kolonie.options import PRESETS
from games.kohle_kolonie.options import Options as KohleOptions
from games.registry import GAMES
from games.ruhrschifffahrt import boards as ruhr_boards
from games.ruhrschifffahrt import facts as ruhr_facts
from games.ruhrschifffahrt.options import Options as RuhrOptions
from renderer import fonts, leaflet_scene, scene
from renderer.draw import compose, draw
from renderer.leaflet import Leaflet, Row, Section
from renderer.leaflet_scene import HIGHEST, TEXT, UnknownSymbol
from renderer.painters import painter_of
from renderer.picture import Picture
from renderer.scene import Box, Scene
from tests.parties import party

ROOT = Path(__file__).resolve().parents[2]
MESSAGE = 2000
"""What a message of Discord holds."""


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    scene.forget()
    yield
    scene.forget()


def pages(game: str, language: Language = "en", options: Any = None) -> list[Page]:
    presenter, text = presenter_of(game), words(language)
    return [*presenter.legend(text), *presenter.aid(options or presenter.game.options_type(), text)]


def leaflets_of(game: str, language: Language = "en", options: Any = None) -> list[Leaflet]:
    found = [page.shot.picture for page in pages(game, language, options)]
    return [leaflet for leaflet in found if isinstance(leaflet, Leaflet)]


def aid(game: str, options: Any = None, language: Language = "en") -> tuple[str, ...]:
    presenter = presenter_of(game)
    (page,) = presenter.aid(options or presenter.game.options_type(), words(language))
    return page.lines


def rows(leaflet: Leaflet) -> list[Row]:
    return [row for section in leaflet.sections for block in section.blocks for row in block.rows]


def symbols(leaflet: Leaflet) -> set[str]:
    return {id for row in rows(leaflet) for id in (*row.symbols, *(figure.symbol for figure in row.figures)) if id}


# Complete


PIECES = {
    "coal_baron": (
        *("coal_baron.tiles.gallery", "coal_baron.mine.cage", "coal_baron.orders.space", "coal_baron.orders.tick"),
        *("coal_baron.spaces.plate", "pieces.closed", "pieces.pile", "plates.start_flag"),
    ),
    "kohle_kolonie": (
        *("kohle_kolonie.mines.token", "kohle_kolonie.mines.plate", "kohle_kolonie.places.village"),
        *("kohle_kolonie.places.station", "kohle_kolonie.tracks.bonus_cell", "kohle_kolonie.tracks.hidden"),
        *("kohle_kolonie.tracks.sunk", "kohle_kolonie.tracks.purchase_cells", "kohle_kolonie.land.track"),
    ),
    "ruhrschifffahrt": (
        *("ruhrschifffahrt.spaces.storage", "ruhrschifffahrt.spaces.obstacle", "ruhrschifffahrt.spaces.city"),
        *("ruhrschifffahrt.spaces.industry", "ruhrschifffahrt.spaces.port", "ruhrschifffahrt.spaces.pilot"),
        *("ruhrschifffahrt.spaces.slot", "ruhrschifffahrt.river.afloat", "ruhrschifffahrt.river.berth"),
        *("ruhrschifffahrt.calendar.country_tile", "ruhrschifffahrt.port.berth", "plates.start_flag"),
    ),
}
"""What draws whole pieces of a board; each is drawn by both, boards and legend."""
PLATES = ("mines.plate owned", "mines.plate sale", "mines.plate trust", "mines.plate gone")
"""A large mine of somebody looks as a small one does, which the legend shows."""


def positions(game: str, every: int) -> Iterator[Picture]:
    """Boards, players and auctions of whole games played by chance, in each `every`th position."""
    presenter, text = presenter_of(game), words("en")
    rules = presenter.game
    for seats in rules.seats:
        chance = Random(seats)
        people = party(game, [f"Player {seat}" for seat in range(seats)])
        setup = Setup(seats=seats, options=rules.options_type(), seed=f"{seats:032x}")
        state, count = rules.new_game(setup).state, 0
        while active := rules.active_seats(state):
            seat = chance.choice(active)
            state = rules.apply(state, seat, chance.choice(rules.legal_actions(state, seat))).state
            count += 1
            if count % every == 0:
                view = rules.observe(state, None)
                yield presenter.board(view, people, text).picture
                yield presenter.player(view, count % seats, people, text).picture


def drawn_on_boards(game: str, *, played: int = 0) -> set[str]:
    """The icons and pieces of all sample pictures but score sheets, and of `played` games."""
    with recorded([f"renderer.{piece}" for piece in PIECES[game]]) as found:
        for picture in SAMPLES[game]().values():
            if picture.kind != "score_sheet":
                compose(picture)
        for picture in positions(game, played) if played else ():
            compose(picture)
    return {name for name in found if not name.endswith(PLATES)}


def drawn_in(game: str, shown: list[Leaflet]) -> set[str]:
    with recorded([f"renderer.{piece}" for piece in PIECES[game]]) as found:
        for leaflet in shown:
            compose(leaflet)
    return found


def bare(names: set[str]) -> set[str]:
    """Tunnel tiles by their side alone: how many carts stand in them is seen."""
    return {re.sub(r"gallery (printed)?.*?_?(light|dark)?$", r"gallery \1\2", name) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_pictures_stands_in_the_legend(game: str) -> None:
    on_boards, named = drawn_on_boards(game), drawn_in(game, leaflets_of(game))
    assert len(on_boards) > 25
    assert not bare(on_boards) - bare(named)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "every"), [("coal_baron", 60), ("kohle_kolonie", 120), ("ruhrschifffahrt", 90)])
def test_every_icon_of_played_games_stands_in_the_legend(game: str, every: int) -> None:
    assert not bare(drawn_on_boards(game, played=every)) - bare(drawn_in(game, leaflets_of(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_left_out_would_be_noticed(game: str) -> None:
    first = leaflets_of(game)[0]
    less = [msgspec.structs.replace(first, sections=first.sections[1:]), *leaflets_of(game)[1:]]
    assert bare(drawn_on_boards(game)) - bare(drawn_in(game, less))


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_shown(game: str) -> None:
    shown = {id for leaflet in leaflets_of(game) for id in symbols(leaflet)}
    assert shown == set(painter_of(game).symbols)


def test_an_unknown_sign_is_refused() -> None:
    section = leaflets.symbols("Signs", [leaflets.symbol("unicorn", "Unicorn", "horse with a horn")], 60)
    leaflet = Leaflet(game="coal_baron", title="Coal Baron", subtitle="", sections=(section,))
    with pytest.raises(UnknownSymbol, match="unicorn"):
        compose(leaflet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_signs_of_a_sheet_are_called_or_look_the_same(game: str, language: Language) -> None:
    for leaflet in leaflets_of(game, language)[:-1]:
        for section in leaflet.sections:
            on_sheet = [row for block in section.blocks for row in block.rows]
            assert len({row.text for row in on_sheet}) == len({row.look for row in on_sheet}) == len(on_sheet)


# True to the rules


COAL_LINES = (
    "1. Draft: each takes 3 order cards, one at a time.",
    "• Minecart, grey: 3 francs",
    "• Draw 5: keep one (a tile at its price) or none.",
    "• Black spaces delivered: most 5, second 2",
    "• Spaces delivered by horse cart: most 7, second 3",
    "• Empty brown minecarts: most 11, second 5",
    "• 5 francs: 1 point",
    "• 3 cubes: 1 point",
    "• each order left: -1 point",
    "• each tile in excess: -2 points",
)
KOHLE_LINES = (
    "• Steam engine, on a mine of one’s own, from II: 1 coin, 2 once raised",
    "• Settlement, in a village without workers: 2 coins, 3 once raised",
    "• Mining engineer, on a pithead card: 1 coin, 2 once raised",
    "• Miners, insert 2, move 2 (4 with Workforce flipped)",
    "• Workforce: 5 workers or 3 coins bring 6 points",
    "• Cokery: 5 workers and 2 coins bring 6 points",
    "• Ironworks: 5 workers and 3 coins bring 8 points",
    "• Loading: 2 workers and 2 coins bring 4 points",
    "• Exchange: 2 coins for 3 workers",
    "• Exchange: 2 workers for 1 coin",
    "• Subsidence: each pays 1 coin or loses 2 points",
    "• 1 to 6 steam engines: 3, 5, 8, 12, 17, 23 points",
    "• 2 coins: 1 point",
    "• extra action left: 4 points",
    "• station with a miner: 1 point",
    "• complete line: 4 to 12 points",
    "• at once, settlements 4 and 5: 3 and 5 points",
    "• at once, each small mine merged away: 2 points",
)
RUHR_LINES = (
    "• Replenishment: 0 coins",
    "• Tow: 1 coin, 2 from round 7 on",
    "• Tow + Transport: 2 coins, 3 from round 7 on",
    "• Without a pilot 2 spaces downstream. No tow in round 1.",
    "• Lock: 2 coins, 3 from round 5 on",
    "• Debt: brings 2 coins, is repaid with 3",
    "• Warehouse in Ruhrort, each next one: 3, 4, 4, 5 coins",
    "• a lock: 2 points, in the County of Mark 3 points",
    "• all 7 cities: 3 points",
    "• all 4 depots: 2 points",
    "• most in a depot: 1 point",
    "• Ruhr barge: 2 points, in Ruhrort 4 points",
    "• Inn: 3 coins or 2 points",
    "• export, each warehouse of the country: the track and by berth: 1, 0, −1 point",
    "• each debt: -2 points",
)


@pytest.mark.parametrize(
    ("game", "expected"),
    [("coal_baron", COAL_LINES), ("kohle_kolonie", KOHLE_LINES), ("ruhrschifffahrt", RUHR_LINES)],
)
def test_an_aid_says_the_numbers_of_the_rulebook(game: str, expected: tuple[str, ...]) -> None:
    """Looked up by hand: Coal Baron, *Usine*, *Fin d'un quart*; Kohle 5.1.2 to 6.0; Ruhr 5.2 to 7.0."""
    assert not set(expected) - set(aid(game))


ODD = 77


@pytest.mark.parametrize(
    ("game", "facts", "name"),
    [
        *(
            ("coal_baron", coal_facts, name)
            for name in (
                *("DRAFTED", "SHIFTS", "DRAWN", "FRANCS_PER_POINT", "CUBES_PER_POINT"),
                *("POINTS_PER_UNDELIVERED", "POINTS_PER_EXCESS_TILE"),
            )
        ),
        *(
            ("kohle_kolonie", kohle_facts, name)
            for name in (
                *("ROUNDS", "INSERTED", "COINS_GIVEN", "WORKERS_GOT", "WORKERS_GIVEN", "COINS_GOT"),
                *("SUBSIDENCE_COINS", "SUBSIDENCE_POINTS", "COINS_PER_POINT", "EXTRA_MARKER_POINTS"),
                "LOST_MINE_POINTS",
            )
        ),
        *(
            ("ruhrschifffahrt", ruhr_facts, name)
            for name in (
                *("ROUNDS", "SIMPLE_TRIP", "DEARER_OPTIONS_ROUND", "LOCK_COINS", "LOCK_COINS_LATER"),
                *("DEARER_LOCKS_ROUND", "DEBT_COINS", "REPAYMENT", "TILE_COINS", "PORT_MOVE_COINS", "COINS_KEPT"),
                *("LOCK_POINTS", "LOCK_POINTS_MARK", "WAREHOUSE_POINTS", "ESSEN_SET_POINTS", "MARK_SET_POINTS"),
                *("CITY_SET_POINTS", "DEPOT_SET_POINTS", "DEPOT_MAJORITY_POINTS", "BARGE_POINTS"),
                *("BARGE_POINTS_RUHRORT", "DEBT_POINTS", "INN_COINS", "INN_POINTS"),
            )
        ),
    ],
)
def test_a_number_of_the_facts_is_the_number_of_the_aid(
    game: str, facts: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not any(str(ODD) in line for line in aid(game))
    monkeypatch.setattr(facts, name, ODD)
    leaflet = leaflets_of(game)[-1]
    assert any(str(ODD) in line for line in aid(game))
    assert any(str(ODD) in shown(section) for section in leaflet.sections)


def test_prices_and_places_come_from_the_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(coal_facts.MINECART_PRICE, "grey", ODD)
    assert "• Minecart, grey: 77 francs" in aid("coal_baron")
    monkeypatch.setitem(kohle_facts.PRICES, "engine", (ODD, 78))
    assert any(line.endswith("77 coins, 78 once raised") for line in aid("kohle_kolonie"))
    monkeypatch.setattr(kohle_facts, "ENGINE_POINTS", (0, 5, ODD))
    assert "• 1 to 2 steam engines: 5, 77 points" in aid("kohle_kolonie")
    monkeypatch.setattr(ruhr_facts, "POSITION_BONUS", (ODD, 0))
    assert any("by berth: 77, 0 points" in line for line in aid("ruhrschifffahrt"))
    monkeypatch.setattr(ruhr_facts, "PORT_COINS", (9, ODD))
    assert "• Warehouse in Ruhrort, each next one: 9, 77 coins" in aid("ruhrschifffahrt")


def test_an_aid_follows_the_options_of_its_table() -> None:
    free = KohleOptions(loading_flip_cost="free", station_points="miner")
    assert {"• Loading: free", "• miner on a station: 1 point"} <= set(aid("kohle_kolonie", free))
    french = aid("kohle_kolonie", PRESETS["french"])
    assert "• Settlement, once any village is empty: 2 coins, 3 once raised" in french
    towing = aid("ruhrschifffahrt", RuhrOptions(tow_in_round_1="yes"))
    assert "• Without a pilot a barge goes 2 spaces downstream." in towing


def test_an_aid_follows_the_board_of_its_table() -> None:
    own = kohle_boards.known[kohle_boards.STEIGER]
    lines = tuple(msgspec.structs.replace(line, points=line.points + 40) for line in own.lines)
    board = msgspec.structs.replace(own, name="Other", lines=lines, disaster_losses=(5, 6, 7, 8, 9))
    found = aid("kohle_kolonie", KohleOptions(board=kohle_boards.know(board)))
    assert "• complete line: 44 to 52 points" in found
    assert "• Disaster: who is hit loses by round 5, 6, 7, 8, 9 points" in found
    ruhr = ruhr_boards.known[ruhr_boards.STEIGER]
    depots = tuple(msgspec.structs.replace(depot, prices=(6, 6)) for depot in ruhr.depots)
    other = ruhr_boards.know(msgspec.structs.replace(ruhr, name="Other", depots=depots))
    assert "• Warehouse, depot: 6 coins" in aid("ruhrschifffahrt", RuhrOptions(board=other))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_an_aid_that_fits(preset: str, language: Language) -> None:
    with fonts.strict_text():
        for leaflet in leaflets_of("kohle_kolonie", language, PRESETS[preset]):
            assert compose(leaflet).height <= HIGHEST


# The same as picture and as text


def shown(section: Section) -> str:
    """All that stands on a sheet of the picture."""
    parts = [section.title, section.note, section.key]
    for block in section.blocks:
        parts += block.heads
        for row in block.rows:
            parts += [row.number, row.text if row.written else "", row.note]
            parts += [figure.text for figure in row.figures]
    return " ".join(parts)


def said(section: Section, language: Language) -> str:
    leaflet = Leaflet(game="", title="", subtitle="", sections=(section,))
    return " ".join(list(leaflets.lines_of(leaflet, words(language)))[1:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_picture_and_text_say_the_same_numbers(game: str, language: Language) -> None:
    """A point or coin whose number the picture leaves to one symbol is none of them: all stand as figures."""
    for leaflet in leaflets_of(game, language):
        for section in leaflet.sections:
            picture, text = numbers(shown(section)), numbers(said(section, language))
            assert picture == text, section.title


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_its_line(game: str, language: Language) -> None:
    for page, leaflet in zip(pages(game, language), leaflets_of(game, language), strict=True):
        assert leaflet.title in page.lines[0]
        bullets = [line for line in page.lines if not line.startswith("**")]
        assert len(bullets) == len(rows(leaflet))
        text = "\n".join(page.lines)
        for row in rows(leaflet):
            assert (row.aloud or row.text) in text
        assert all(section.title in text for section in leaflet.sections)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_fits_a_message_and_its_alt_text_begins_it(game: str, language: Language) -> None:
    for page in pages(game, language):
        assert len("\n".join(page.lines)) <= MESSAGE
        assert len(page.shot.alt) <= 1024
        assert page.shot.alt.startswith(page.lines[0].replace("**", ""))
        assert page.shot.alt.endswith(words(language)("leaflet-more"))
        assert "/board" not in page.shot.alt


def test_a_short_text_is_the_whole_alt_text() -> None:
    text = words("en")
    section = leaflets.symbols("Signs", [leaflets.symbol("coin", "Franc", "brass disc")], 60)
    leaflet = Leaflet(game="coal_baron", title="Coal Baron", subtitle="symbols", sections=(section,))
    assert leaflets.page(leaflet, "legend", text).shot.alt == "Coal Baron (symbols). Signs. brass disc: Franc."


@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_heard_without_marks_that_stand_alone(game: str) -> None:
    """Strokes between two figures, arrows and stars are words in the text."""
    for page in pages(game):
        assert not re.search(r" / |→|★|\d–\d", "\n".join(page.lines))


# On a phone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_1080_wide_and_at_most_1296_high(game: str, language: Language) -> None:
    with fonts.strict_text():
        for leaflet in leaflets_of(game, language):
            drawn = draw(leaflet)
            assert (drawn.width, drawn.height <= HIGHEST) == (1080, True), leaflet.subtitle
            assert drawn.height >= 1080
            assert len(drawn.png) <= 200_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_text_of_a_page_is_at_least_36_high(
    game: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for what stands on the symbols themselves."""
    found: list[tuple[float, str]] = []
    fit, paint = fonts.fit, leaflet_scene.paint_symbol
    on_symbol = False

    def noted(face: fonts.Face, text: str, size: float, box: float, **options: Any) -> fonts.Fitted:
        fitted = fit(face, text, size, box, **options)
        if not on_symbol:
            found.append((fitted.size, text))
        return fitted

    def painted(*arguments: Any) -> None:
        nonlocal on_symbol
        on_symbol = True
        paint(*arguments)
        on_symbol = False

    monkeypatch.setattr(fonts, "fit", noted)
    monkeypatch.setattr(leaflet_scene, "paint_symbol", painted)
    for leaflet in leaflets_of(game, language):
        compose(leaflet)
    assert len(found) > 80
    assert [text for text in found if text[0] < TEXT] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps(game: str, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    for leaflet in leaflets_of(game, language):
        boxes = put_down(leaflet, monkeypatch)
        assert len(boxes) > 30
        meeting = [(one, two) for index, one in enumerate(boxes) for two in boxes[:index] if meet(one[1], two[1])]
        assert not meeting, leaflet.subtitle


def put_down(leaflet: Leaflet, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box]]:
    """Where texts and symbols are put, in pixels: of a symbol what it shows, of a text the room it has."""
    found: list[tuple[str, Box]] = []
    put, known = Scene.put, painter_of(leaflet.game).symbols

    def noted(self: Scene, box: Box, ground: Any, paint: Any, *arguments: Any) -> None:
        x, y, w, h = (side * self.zoom for side in box)
        if paint is leaflet_scene.paint_symbol:
            symbol = known[arguments[1]]
            margin = (h - symbol.ink * self.zoom) / 2
            side = min(margin, (w - symbol.ink * self.zoom) / 2) if symbol.high else 0
            found.append((arguments[1], (x + side, y + margin, w - 2 * side, h - 2 * margin)))
        elif paint.__module__ == leaflet_scene.__name__:
            found.append((str(arguments[0]), (x, y, w, h)))
        put(self, box, ground, paint, *arguments)

    monkeypatch.setattr(Scene, "put", noted)
    compose(leaflet)
    monkeypatch.setattr(Scene, "put", put)
    return found


def meet(one: Box, two: Box) -> bool:
    """Whether two boxes have more than a pixel in common."""
    across = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0])
    down = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1])
    return across > 1 and down > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_page_belongs_to_no_table(game: str) -> None:
    """Equal requests are equal, so the drawer keeps them; equal ones have equal bytes, drawn cold or warm."""
    assert pages(game) == pages(game)
    for leaflet in leaflets_of(game):
        cold = draw(leaflet).png
        assert draw(leaflet).png == cold


def test_a_page_drives_no_piece_of_a_board_out() -> None:
    compose(SAMPLES["coal_baron"]()["board, 3 players"])
    kept = scene.PIECES.size, scene.PAGES.size
    for leaflet in leaflets_of("kohle_kolonie"):
        compose(leaflet)
    assert (scene.PIECES.size, scene.PAGES.size) == kept


def test_a_game_without_either_has_no_pages() -> None:
    presenter = presenter_of("coal_baron")
    default = {name: field.default for name, field in type(presenter).__dataclass_fields__.items()}
    assert default["legend"](words("en")) == default["aid"](None, words("en")) == ()


def test_whoever_says_a_leaflet_loads_nothing_that_draws_it() -> None:
    """Boards are drawn in a process of their own; the bot's own loads no painter of a game."""
    code = (
        "import sys; from bot.presenter import presenter_of; from bot.words import words\n"
        "for game in ('coal_baron', 'kohle_kolonie', 'ruhrschifffahrt'):\n"
        "    presenter = presenter_of(game)\n"
        "    assert presenter.legend(words('en')) and presenter.aid(presenter.game.options_type(), words('en'))\n"
        "print([name for name in sys.modules if name.endswith(('.symbols', '.scenes')) and 'renderer.' in name])"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout == "['renderer.symbols']\n"
