"""*News* in pages: list and picture under the same numbers, the newest page first, the others by buttons."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from test_composing import check_limits, in_language, played

from bot.controls import Press, read_id
from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.outgoing.news_pages import PLACES, evened, pages_of
from bot.outgoing.telling import changed_amounts, changed_places
from bot.post import Button, Post
from bot.presenter import PRESENTERS, Told
from bot.tables.seeing import News, Seen
from bot.words import LANGUAGES, words
from cogs.tables.presses import on_news
from cogs.views.panel import NEWS_PAGE, news
from games.engine.event import Entry, Event
from renderer.picture import Picture
from tests.bot.table_bench import Bench

TEXT = words("en")


async def found(bench: Bench, turns: int) -> News:
    """What a reader would be told of so many turns."""
    table = await played(bench, 3, 3)
    seen = await bench.service.look(bench.call(101), table)
    letters = [one for one in await bench.letters(table) if isinstance(one, TurnLetter)]
    return News(seen, tuple(event for one in letters[20 : 20 + turns] for event in one.events))


def picture_of(post: Post) -> Picture:
    """The picture of a message."""
    shown = post.shots[0].picture
    assert isinstance(shown, Picture)
    return shown


def ways(post: Post) -> list[str]:
    """What the buttons below carry that can be pressed."""
    buttons = [one for row in post.rows for one in row if isinstance(one, Button) and not one.disabled]
    return [press.arg for one in buttons if (press := read_id(one.id)) is not None]


@pytest.mark.slow
async def test_few_things_are_one_page(bench: Bench) -> None:
    post = news(await found(bench, 1), TEXT)
    assert post.rows == ()
    picture = picture_of(post)
    assert set(picture.numbers) == set(range(1, max(picture.numbers) + 1))
    assert post.text.count("\n**") == max(picture.numbers)


@pytest.mark.slow
async def test_many_are_turned_by_buttons_and_nothing_is_lost(bench: Bench) -> None:
    told = await found(bench, 25)
    newest = news(told, TEXT)
    count = int(newest.text.split("page ")[1].split(" of ")[0])
    assert count > 2
    assert ways(newest) == [f"{NEWS_PAGE} {count - 1}"]
    assert ways(news(told, TEXT, 2)) == [f"{NEWS_PAGE} 1", f"{NEWS_PAGE} 3"]
    assert ways(news(told, TEXT, 1)) == [f"{NEWS_PAGE} 2"]
    assert news(told, TEXT, 99) == newest
    pages = [news(told, TEXT, number) for number in range(1, count + 1)]
    marked = {place for page in pages for place in picture_of(page).marks}
    assert marked >= {place for event in told.events for place in event.places}


@pytest.mark.slow
async def test_every_page_fits_in_each_language(bench: Bench) -> None:
    told = await found(bench, 40)
    for language in LANGUAGES:
        text = words(language)
        seen = msgspec.structs.replace(told.seen, loaded=in_language(told.seen.loaded, language))
        for number in range(1, 30):
            check_limits(news(msgspec.structs.replace(told, seen=seen), text, number))


async def test_a_press_leads_to_its_page(bench: Bench) -> None:
    told = await found(bench, 25)

    async def look(*_: object) -> Seen:
        return told.seen

    async def since(*_: object) -> News:
        return told

    service: Any = SimpleNamespace(look=look, news=since)
    asked: Any = SimpleNamespace(
        service=service, call=None, text=TEXT, interaction=SimpleNamespace(user=SimpleNamespace(id=101))
    )
    table = told.seen.loaded.row.id
    for arg, page in (("", None), ("77", None), (f"{NEWS_PAGE} 2", 2), (f"{NEWS_PAGE} x", None)):
        assert await on_news(asked, Press("news", table, 0, arg), []) == news(told, TEXT, page)


async def test_a_turn_message_has_all_changed_places_and_amounts(bench: Bench) -> None:
    loaded = await bench.loaded(await played(bench, 3, 3))
    letters = [one for one in await bench.letters(loaded.row.id) if isinstance(one, TurnLetter) and one.events]
    for letter in letters[1::9]:
        picture = picture_of(compose(letter, loaded, 1))
        assert picture.marks == tuple(changed_places(letter.events))
        assert picture.amounts == changed_amounts(letter.events)


def test_amounts_are_summed_and_places_told_once() -> None:
    events = (
        Event("one", "", 0, entries=(Entry(0, "francs", 3), Entry(1, "francs", -2)), places=("bank", "canteen")),
        Event("two", "", 0, entries=(Entry(0, "francs", -5), Entry(1, "francs", 2)), places=("bank",)),
    )
    assert changed_amounts(events) == (("seat.0.francs", -2),)
    assert changed_places(events) == ["canteen", "bank"]


async def test_the_head_counts_the_lines_of_all_pages(bench: Bench) -> None:
    """What several events tell in one line is one thing."""
    told = await found(bench, 25)
    pages = int(news(told, TEXT).text.split("page ")[1].split(" of ")[0])
    listed = [line for page in range(pages) for line in news(told, TEXT, page + 1).text.split("\n")[1:]]
    assert {int(news(told, TEXT, page + 1).text.split("(")[1].split(")")[0]) for page in range(pages)} == {
        len(listed)
    }
    assert len(listed) < len(told.events)


@pytest.mark.slow
async def test_no_page_holds_a_line_or_two_because_another_is_full(bench: Bench) -> None:
    """The pages are even: what could stand on the page before does not lengthen the one after."""
    met = 0
    for turns in range(6, 26):
        told = await found(bench, turns)
        loaded = told.seen.loaded
        pages = pages_of(told.events, loaded, PRESENTERS[loaded.game.id], TEXT)
        for page, after in pairwise(pages):
            if len(after.lines) > len(page.lines) + 1:
                places = len(set(page.marks)) + len(set(after.marks))
                assert places > PLACES, (page.lines, after.lines)
        met += len(pages) > 1
    assert met > 5


@pytest.mark.parametrize("count", [2, 5, 16, 17, 31])
def test_short_lines_share_pages_evenly(count: int) -> None:
    lines = [Told(f"line {number}", False, (Event("x", "", 0, places=(f"{number}",)),)) for number in range(count)]
    filled = [lines[: count % PLACES], *(lines[at : at + PLACES] for at in range(count % PLACES, count, PLACES))]
    pages = evened([page for page in filled if page])
    assert [line for page in pages for line in page] == lines
    lengths = [len(page) for page in pages]
    assert max(lengths) - min(lengths) <= len(pages)
    assert lengths[0] > 1
