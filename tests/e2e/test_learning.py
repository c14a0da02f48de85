"""Learning a game in the sandbox: from /practise to the end of the first round, by what the guide offers."""

import asyncio
from random import Random
from typing import Final

import pytest

from bot.words import LANGUAGES, Language, Words, words
from cogs.learning.guide import guide_of
from games.engine.contract import Setup
from games.registry import GAMES
from tests.e2e.house import House, control
from tests.sandbox.client import Answer

pytestmark = pytest.mark.usefixtures("soon")

LOCALES: Final[dict[Language, str]] = {"en": "en-US", "de": "de", "fr": "fr"}
DONE: Final = ("b:do:", "m:do:", "b:finish:")
LED: Final = ("b:show:", "m:show:")
LEAVE: Final = ":leave-guide"
MOST: Final = 400
"""Presses within which a first round is over, even where every press is by chance."""


async def settled(answer: Answer, language: Language) -> Answer:
    """The answer once what the computers did stands in it."""
    thinking = {words(language)(key) for key in ("practice-thinking", "practice-still")}
    for _ in range(300):
        await answer.refresh()
        if not any(said in answer.text for said in thinking):
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError(answer.text)


async def lesson(house: House, game: str, language: Language) -> Answer:
    """The first page of the guide through a game."""
    await house.client.change("locale", user="Anna", locale=LOCALES[language])
    anna = house.player("Anna")
    page = await anna.command("practise")
    menu = next(one.custom_id for one in page.components if one.custom_id.endswith("practice-game"))
    page = await anna.choose(page.shown, menu, f"start {game} 3 steiger")
    answer = await page.press(custom_id=control(page, "practise learn"))
    sure = [one.custom_id for one in answer.components if one.custom_id.endswith(" sure")]
    return await settled(await answer.press(custom_id=sure[0]) if sure else answer, language)


def is_guide(answer: Answer) -> bool:
    """Whether it is a page of the guide, from which the turn is begun as well."""
    ids = [one.custom_id for one in answer.components]
    return any(one.endswith(LEAVE) for one in ids) and any(one.startswith("b:act:") for one in ids)


def next_page(answer: Answer) -> str | None:
    """The control that leads to the next page of the guide, which stands first where there is one."""
    first = answer.components[0].custom_id
    return first if first.split(":")[-1].startswith("guide ") else None


async def turn(answer: Answer, chance: Random, language: Language) -> Answer:
    """A press by chance in the middle of a turn; the turn is ended as soon as it may be."""
    there = [one for one in answer.components if not one.disabled and one.custom_id.startswith((*DONE, *LED))]
    finish = [one for one in there if one.custom_id.startswith("b:finish:")]
    one = finish[0] if finish else chance.choice(there)
    if one.options:
        pressed = await answer.player.choose(answer.shown, one.custom_id, chance.choice(one.options)["value"])
    else:
        pressed = await answer.press(custom_id=one.custom_id)
    return await settled(pressed, language)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_first_round_is_learnt_by_pressing_what_is_offered(
    house: House, game: str, language: Language
) -> None:
    answer, chance = await lesson(house, game, language), Random(4)
    told: list[str] = []
    text, guide = words(language), guide_of(game)
    assert guide is not None
    alone = text("learn-alone")
    for _ in range(MOST):
        assert answer.private
        assert not answer.failed
        if not is_guide(answer):
            answer = await turn(answer, chance, language)
            continue
        told.append(answer.text)
        on = next_page(answer)
        if on is None and any(alone in one for one in told):
            break
        answer = await settled(await answer.press(custom_id=on or control(answer, "act")), language)
    said = "\n".join(told)
    assert alone in said
    assert text(guide.key("new", "begin"), **_values_at_the_beginning(game, text)) in said
    answer = await answer.press(custom_id=next(one for one in _ids(answer) if one.endswith(LEAVE)))
    answer = await settled(answer, language)
    assert text("guide-left") in answer.text
    assert not is_guide(answer)
    assert house.incidents.errors == []


def _ids(answer: Answer) -> list[str]:
    return [one.custom_id for one in answer.components]


def _values_at_the_beginning(game: str, text: Words) -> dict[str, int | str]:
    """The numbers and names that the first texts of a lesson name."""
    guide = guide_of(game)
    assert guide is not None
    setup = Setup(seats=3, options=GAMES[game].options_type(), seed=guide.lesson.seed)
    view = GAMES[game].observe(GAMES[game].new_game(setup).state, guide.lesson.seat)
    return guide.values(view, guide.lesson.seat, text)


@pytest.mark.slow
async def test_a_lesson_begins_alike_in_every_language(house: House) -> None:
    """The same seats, options and cards, whatever the language brings a table elsewhere."""
    assert house.db is not None
    begun: list[tuple[object, ...]] = []
    for language in LANGUAGES:
        await lesson(house, "kohle_kolonie", language)
        rows = await house.db.read(
            lambda c: c.execute("SELECT seed, options, guide FROM tables WHERE guild < 0").fetchall()
        )
        assert len(rows) == 1
        begun.append(tuple(rows[0]))
    assert len(set(begun)) == 1
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_pages_turn_back_and_show_the_rules(house: House) -> None:
    answer = await lesson(house, "coal_baron", "en")
    first = answer.text
    on = next_page(answer)
    assert on is not None
    second = await settled(await answer.press(custom_id=on), "en")
    assert second.text != first
    back = next(one for one in _ids(second) if one.endswith(":guide 1"))
    answer = await settled(await second.press(custom_id=back), "en")
    assert answer.text == first
    rule = next(one for one in _ids(answer) if one.startswith("b:read:"))
    section = await answer.press(custom_id=rule)
    assert "The first game in five minutes" in section.text
    assert any(one.startswith("b:practise:") for one in _ids(section))
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_going_on_opens_the_page_where_the_guide_was_left(house: House) -> None:
    second = await second_page(house)
    page = await house.player("Anna").command("practise")
    again = await settled(await page.press(custom_id=control(page, "practise open")), "en")
    assert again.text == second.text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_going_on_in_the_middle_of_a_turn_says_what_is_asked(house: House) -> None:
    answer = await lesson(house, "coal_baron", "en")
    panel = await answer.press(custom_id=control(answer, "act"))
    await panel.press(custom_id=next(one for one in _ids(panel) if one.startswith("b:do:")))
    page = await house.player("Anna").command("practise")
    again = await settled(await page.press(custom_id=control(page, "practise open")), "en")
    assert next_page(again) is None
    assert words("en")("learn-good", text="").split("\n")[0] in again.text
    assert house.incidents.errors == []


async def second_page(house: House) -> Answer:
    """The second page of the guide through Coal Baron, as a lesson begins."""
    answer = await lesson(house, "coal_baron", "en")
    on = next_page(answer)
    assert on is not None
    return await settled(await answer.press(custom_id=on), "en")


def back_to_the_guide(answer: Answer) -> str:
    """The control that leads back to a page of the guide."""
    return next(one.custom_id for one in answer.components if one.label == words("en")("button-guide-on"))


@pytest.mark.slow
@pytest.mark.parametrize("op", ["read", "news", "mine"])
async def test_what_is_opened_from_a_page_of_the_guide_leads_back_to_it(house: House, op: str) -> None:
    page = await second_page(house)
    told = page.text
    opened = await page.press(custom_id=control(page, op))
    assert opened.text != told
    if op == "read":  # from a section further on, too
        opened = await opened.press(custom_id=[one for one in _ids(opened) if one.startswith("b:read:")][1])
    answer = await settled(await opened.press(custom_id=back_to_the_guide(opened)), "en")
    assert answer.text == told
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_a_rule_that_is_opened_from_the_panel_leads_back_to_the_panel(house: House) -> None:
    page = await second_page(house)
    panel = await page.press(custom_id=control(page, "act"))
    opened = await panel.press(custom_id=control(panel, "read"))
    assert not any(":guide" in one for one in _ids(opened))
    back = await opened.press(custom_id=control(opened, "act"))
    assert back.text == panel.text


@pytest.mark.slow
async def test_news_from_the_guide_are_all_that_it_tells_of(house: House) -> None:
    """The number of lines that the guide leaves out is true: it tells some of those that *News* has."""
    answer = await lesson(house, "coal_baron", "en")
    told: list[str] = [answer.text]
    while on := next_page(answer):
        answer = await settled(await answer.press(custom_id=on), "en")
        told.append(answer.text)
    said = "\n".join(told)
    news = await answer.press(custom_id=control(answer, "news"))
    lines = [line for line in news.text.split("\n") if line.startswith(("**", "•"))]
    shown = [line for line in lines if line.split(" ", 1)[1] in said]
    assert words("en")("news-guide", count=len(lines)) in news.text
    assert words("en")("learn-more", count=len(lines) - len(shown)) in said


@pytest.mark.slow
async def test_the_guide_can_be_left_and_taken_again(house: House) -> None:
    answer = await lesson(house, "coal_baron", "en")
    last = answer
    while on := next_page(last):
        last = await settled(await last.press(custom_id=on), "en")
    left = await last.press(custom_id=next(one for one in _ids(last) if one.endswith(LEAVE)))
    menu = await left.press(custom_id=control(left, "practise menu"))
    again = await menu.press(custom_id=control(menu, "practise guide-on"))
    again = await settled(again, "en")
    assert is_guide(again)
    assert again.text.startswith(words("en")("guide-back"))
    assert last.text in again.text
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_a_lesson_says_against_whom_and_by_which_options_it_is_played(house: House) -> None:
    answer = await lesson(house, "coal_baron", "en")
    said = answer.text.split("\n\n")[1]
    assert said.count(words("en")("level-apprentice")) == 2
    assert "by the default options" in said
