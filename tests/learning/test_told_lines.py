"""Which lines of what happened the guide tells: never an effect without what caused it."""

from typing import Any

import pytest
from lessons import guide, played, thinking

from bot.outgoing.news_pages import lines_of, page_of
from bot.post import Button, Post
from bot.presenter import PRESENTERS, Told, presenter_of, register
from bot.words import LANGUAGES, words
from cogs.learning.page import cut_at_a_part, guide_post
from games.engine.event import Event
from games.registry import GAMES


@pytest.fixture(autouse=True, scope="module")
def _presenters() -> None:
    for game in GAMES:
        register(presenter_of(game))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_effect_is_told_without_its_cause(language: Any) -> None:
    """Whose workers go to the canteen, and what is not kept, stand with the line that places the workers."""
    text, taught = words(language), guide("coal_baron")
    clever, held = thinking("apprentice"), 0
    for one in played("coal_baron", f"{5:032x}", 1, clever, clever, rounds=3):
        if not one.begins:
            continue
        shown = [guide_post(one.found, one.told, text)]
        while _more(shown[-1]):
            shown.append(guide_post(one.found, one.told, text, len(shown) + 1))
        lines = lines_of(one.found.events, one.found.seen.loaded, PRESENTERS["coal_baron"], text)
        causes = {line.text for line in lines if any(event.kind == "workers_placed" for event in line.events)}
        of_effect: dict[str, set[str]] = {}
        for number, line in enumerate(lines):
            if line.events[0].kind in taught.causes:
                before = [one.text for one in lines[:number] if one.text in causes]
                of_effect.setdefault(line.text, set()).update(before[-1:])
        told: list[str] = []
        for row in "\n".join(post.text for post in shown).splitlines():
            told.append(row.split(" ", 1)[-1] if row.startswith(("**", "• ")) else row)
        for number, row in enumerate(told):
            if of_effect.get(row):
                assert [one for one in told[:number] if one in causes][-1] in of_effect[row]
                held += 1
    assert held > 5


def _more(post: Post) -> bool:
    """Whether a page follows."""
    buttons = [control for row in post.rows for control in row if isinstance(control, Button)]
    return any(button.style == "primary" and ":guide " in button.id for button in buttons)


def _line(text: str, *places: str) -> Told:
    return Told(text, False, (Event("told", "", 0, {}, places=places),))


def test_a_number_tells_lines_apart() -> None:
    """A lone line with a place on the board has none, nor have its marks; two lines have one each."""
    lone = page_of([_line("one", "factory_1", "bank"), _line("none")])
    assert lone.lines == ("• one", "• none")
    assert (lone.marks, lone.numbers) == (("factory_1", "bank"), (0, 0))
    two = page_of([_line("one", "factory_1"), _line("none"), _line("two", "bank")])
    assert two.lines == ("**1** one", "• none", "**2** two")
    assert (two.marks, two.numbers) == (("factory_1", "bank"), (1, 2))


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("**Blue** redeploys: Herberholz to the Cokery", "**Blue** redeploys: Herberholz to the Cokery"),
        (
            "**Blue** buys Securitas (2), flips Loading; exchanges workers",
            "**Blue** buys Securitas (2), flips Loading …",
        ),
        (
            "**Blue** buys Securitas for 2 coins from the one bank",
            "**Blue** buys Securitas for 2 coins from the one …",
        ),
        (
            "**Blue** buys it, as does the one of whom **Red Steiger** thinks",
            "**Blue** buys it, as does the one of whom …",
        ),
    ],
)
def test_a_line_that_is_too_long_ends_with_a_whole_part_of_it(line: str, kept: str) -> None:
    """A deed or at least a word, and never within a name."""
    assert cut_at_a_part(line, 50) == kept
