"""The legends and player aids of every game, by name."""

from bot.presenter import presenter_of
from bot.words import Language, words
from games.registry import GAMES
from renderer.leaflet import Drawable


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
