"""Played games of each kind: the picture of every turn marks all that changed, or counts it, and covers nothing.

A place of the board that an event names and the board's picture does not have would be marked nowhere.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import pytest
from walks import setup_for, walk

from bot.outgoing.news_pages import PLACES, pages_of
from bot.outgoing.telling import changed_amounts, changed_places
from bot.presenter import presenter_of
from bot.words import words
from games.engine.event import Event
from games.registry import GAMES
from renderer.marks import MOST, Laid, Marks, chosen, put_marks
from renderer.painters import painter_of
from renderer.picture import Picture
from renderer.scene import Box, Scene, meet
from tests.parties import party
from tests.soaking import sampled

pytestmark = pytest.mark.slow

NAMES: Final = ("Jörg", "Éloïse", "Grażyna", "Siân", "Tom")
LANGUAGES: Final = ("en", "de", "fr")
STEP: Final = sampled(15, 1)
"""Of so many turns one is looked at."""
GAMES_PLAYED: Final = [
    (game, players, seed) for game in GAMES for players in GAMES[game].seats for seed in range(sampled(1, 30))
]


class Turn(NamedTuple):
    """The position after a turn as everybody may see it, and what everybody may know of what happened."""

    view: Any
    events: tuple[Event, ...]


def turns(game: str, players: int, seed: int) -> Iterator[Turn]:
    """A random game, turn by turn."""
    happened: list[Event] = []
    for taken in walk(GAMES[game], setup_for(GAMES[game], players, seed)):
        happened += [event for event in taken.transition.events if event.visible_to(None)]
        if taken.action == GAMES[game].end_turn and happened:
            yield Turn(GAMES[game].observe(taken.transition.state, None), tuple(happened))
            happened = []


def picture_of(game: str, turn: Turn, number: int, places: Sequence[str]) -> Picture:
    """The whole board after a turn, in one of the languages."""
    people = party(game, NAMES[: len(turn.view.seats)])
    drawn = presenter_of(game).board(turn.view, people, words(LANGUAGES[number % 3]), places).picture
    assert isinstance(drawn, Picture)
    return drawn


def marked(scene: Scene, picture: Picture, events: Sequence[Event]) -> tuple[Marks, Laid]:
    """What is marked, and where that stands in the picture."""
    marks = chosen(scene, picture.marks, (), changed_amounts(events))
    return marks, put_marks(scene, marks, picture.words["see_news"])


def covered(laid: Laid) -> list[tuple[Box, Box]]:
    """Texts under what lies over everything."""
    return [(top, text) for top in laid.tops for text in laid.texts if meet(top, text)]


@pytest.mark.parametrize(("game", "players", "seed"), GAMES_PLAYED)
def test_every_changed_place_is_marked_or_counted(game: str, players: int, seed: int) -> None:
    for number, turn in enumerate(turns(game, players, seed)):
        if number % STEP:
            continue
        picture = picture_of(game, turn, number, changed_places(turn.events))
        scene = painter_of(game).scene_of(picture)
        if picture.kind == "board":
            assert not [place for place in picture.marks if scene.spot(place) is None], number
        marks, laid = marked(scene, picture, turn.events)
        left = [place for place in picture.marks if not place.startswith("seat.") and place not in marks.places]
        assert len(marks.marks) == MOST or picture.kind != "board" or not left, (number, left)
        assert bool(left) <= bool(marks.rest), (number, left)
        assert not covered(laid), number


@pytest.mark.parametrize("game", GAMES)
def test_list_and_picture_of_the_news_have_the_same_numbers(game: str) -> None:
    """At most fifteen places a page, each number at its places, and no line is lost between the pages."""
    players = GAMES[game].seats[-1]
    played = list(turns(game, players, 1))
    loaded: Any = type("Loaded", (), {"party": party(game, NAMES[:players])})
    for first in range(10, len(played) - 12, 29):
        several = [event for turn in played[first : first + 12] for event in turn.events]
        pages = pages_of(several, loaded, presenter_of(game), words("en"))
        assert len(pages) > 1
        for page in pages:
            numbered = [line for line in page.lines if line.startswith("**")]
            assert [line.split("**")[1] for line in numbered] == [str(one + 1) for one in range(len(numbered))]
            assert len(numbered) != 1  # a number tells lines apart: a lone one has none (0), nor have its marks
            assert set(page.numbers) == set(range(1, len(numbered) + 1)) or (
                not numbered and not any(page.numbers)
            )
            on_board = {place for place in page.marks if not place.startswith("seat.")}
            assert len(on_board) <= PLACES or len(page.lines) == 1
        assert {place for page in pages for place in page.marks} >= set(changed_places(several))


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_the_news_cover_nothing(game: str) -> None:
    players = GAMES[game].seats[-1]
    played = list(turns(game, players, 1))
    loaded: Any = type("Loaded", (), {"party": party(game, NAMES[:players])})
    for first in range(10, len(played) - 6, 29):
        several = [event for turn in played[first : first + 6] for event in turn.events]
        page = pages_of(several, loaded, presenter_of(game), words("en"))[-1]
        picture = picture_of(game, played[first + 5], first, page.marks)
        scene = painter_of(game).scene_of(picture)
        laid = put_marks(scene, chosen(scene, page.marks, page.numbers, page.amounts), "")
        assert not covered(laid), first
