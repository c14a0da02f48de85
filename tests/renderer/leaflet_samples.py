"""The legends and player aids of every game, and what stands on them."""

from typing import Any

from bot.presenter import Page, presenter_of
from bot.words import Language, words
from games.registry import GAMES
from renderer.leaflet import Drawable, Leaflet, Row, Section


def all_leaflets(language: Language = "en") -> dict[str, Drawable]:
    """Each page in a language: "legend coal_baron 1"."""
    found: dict[str, Drawable] = {}
    for game in GAMES:
        presenter, text = presenter_of(game), words(language)
        for number, page in enumerate(presenter.legend(text), start=1):
            found[f"legend {game} {number}"] = page.shot.picture
        for page in presenter.aid(presenter.game.options_type(), text):
            found[f"aid {game}"] = page.shot.picture
    return found


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


def shown(section: Section) -> str:
    """All that stands on a sheet of the picture."""
    parts = [section.title, section.note, section.key]
    for block in section.blocks:
        parts += block.heads
        for row in block.rows:
            parts += [row.number, row.text if row.written else "", row.note]
            parts += [figure.text for figure in row.figures]
    return " ".join(parts)
