"""Legends and player aids can be read on a phone, and say the same as picture and as text."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from leaflet_samples import leaflets_of, pages, rows, shown
from samples import SAMPLES

from bot.presenter import presenter_of
from bot.words import LANGUAGES, Language, words
from cogs import leaflets
from games.registry import GAMES
from renderer import fonts, leaflet_scene, scene
from renderer.draw import compose, draw
from renderer.leaflet import Leaflet, Section
from renderer.leaflet_scene import HIGHEST, TEXT
from renderer.painters import painter_of
from renderer.scene import Box, Scene

ROOT = Path(__file__).resolve().parents[2]
MESSAGE = 2000
"""What a message of Discord holds."""


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    scene.forget()
    yield
    scene.forget()


# The same as picture and as text


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


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_1080_wide_and_at_most_1296_high(game: str, language: Language) -> None:
    with fonts.strict_text():
        for leaflet in leaflets_of(game, language):
            drawn = draw(leaflet)
            assert (drawn.width, drawn.height <= HIGHEST) == (1080, True), leaflet.subtitle
            assert drawn.height >= 1080
            assert len(drawn.png) <= 200_000


@pytest.mark.one_quick
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


@pytest.mark.one_quick
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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_page_belongs_to_no_table(game: str) -> None:
    """Equal requests are equal, so the drawer keeps them; equal ones have equal bytes, drawn cold or warm."""
    assert pages(game) == pages(game)
    for leaflet in leaflets_of(game):
        cold = draw(leaflet).png
        assert draw(leaflet).png == cold


@pytest.mark.slow
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


@pytest.mark.slow
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
    assert run.stdout == "[]\n"


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_high_enough_for_letters_with_tails(game: str) -> None:
    """A letter of 36 reaches 20 px below the middle of its row, which is drawn on a canvas of its own."""
    for leaflet in leaflets_of(game):
        assert all(block.step >= 42 for section in leaflet.sections for block in section.blocks)
