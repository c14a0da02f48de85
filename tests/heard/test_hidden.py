"""Nothing heard tells what its listener may not know: it is the same whatever is dealt anew."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from bot.controls import read_id
from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.post import Button, Menu, Post
from bot.tables.loaded import Loaded
from bot.tables.positions import kept
from bot.tables.seeing import News
from bot.words import LANGUAGES, Words, words
from cogs.views.board_words import in_words, passages
from cogs.views.panel import panel
from games.engine.contract import AnyGame
from games.engine.event import Event, Seat, visible_events
from games.engine.rng import Rng
from games.registry import GAMES
from tests.heard.heard_tables import seated, seen_by, walked
from tests.soaking import sampled

EN = words("en")
SPOKEN = [words(language, spoken=True) for language in LANGUAGES]
TABLES = [(game, players) for game in GAMES for players in (GAMES[game].seats[0], GAMES[game].seats[-1])]
each_table = pytest.mark.parametrize(("game_id", "players"), TABLES)


def focuses(post: Post) -> list[str]:
    """Where the controls of a panel lead within it."""
    found: list[str] = []
    for control in (control for row in post.rows for control in row):
        press = read_id(control.id) if isinstance(control, Button | Menu) else None
        if press is not None and press.op == "show":
            found += [one.value for one in control.choices] if isinstance(control, Menu) else [press.arg]
    return found


def opened(news: News, text: Words) -> Iterator[Post]:
    """The panel to be heard as it is opened, by itself or at its turn message, and all that it leads to."""
    yield panel(news.seen, text, found=news)
    yield panel(news.seen, text, found=news, heard=news.events[-2:])
    waiting = [""]
    for focus in waiting:
        shown = panel(news.seen, text, focus)
        yield shown
        waiting += [one for one in dict.fromkeys(focuses(shown)) if one not in waiting]


def parts(news: News) -> Iterator[object]:
    """The position in words, and each of its parts whole."""
    yield in_words(news, "", EN)
    yield from ((one.id, one.name, one.within, one.aliases, one.lines()) for one in passages(news, EN))


def heard(loaded: Loaded, state: object, seat: Seat | None, events: tuple[Event, ...]) -> Iterator[object]:
    """Every part of the position; of a seat its panels in each language, of nobody the turn message."""
    news = seen_by(loaded, state, seat, visible_events(events, seat))
    yield from parts(news)
    if seat is not None:
        yield panel(news.seen, EN)
        for text in SPOKEN:
            yield from opened(news, text)
        return
    at = msgspec.structs.replace(loaded, found_state=state)
    asked = loaded.game.active_seats(at.state)
    yield compose(TurnLetter(position=kept(loaded.game, at.state), asked=asked, events=()), at, 7)


def compared(game: AnyGame, players: int, seed: int, every: int) -> int:
    """Deal anew whatever each listener cannot know, in positions of a whole game; how many were compared."""
    loaded, chance, count = seated(game, players, "en"), Random(seed), 0
    for state, events, _ in walked(game, players, seed)[seed % every :: every]:
        for seat in (None, *range(players)):
            dealt = game.redeal(state, seat, Rng(f"{chance.getrandbits(128):032x}"))
            said, anew = (heard(loaded, one, seat, events) for one in (state, dealt))
            for one, other in zip(said, anew, strict=True):
                assert one == other, (state.turn.stage, seat)
            count += 1
    return count


@pytest.mark.slow
@each_table
def test_what_is_dealt_anew_changes_no_word(game_id: str, players: int) -> None:
    assert compared(GAMES[game_id], players, 21, 150) >= 3


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("seed", range(22, sampled(23, 24)))
def test_over_whole_games_what_is_dealt_anew_changes_no_word(game_id: str, players: int, seed: int) -> None:
    assert compared(GAMES[game_id], players, seed, 7) > 30
