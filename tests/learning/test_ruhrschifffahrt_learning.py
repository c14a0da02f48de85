"""Panels that show something else than what is asked: their rules, and the way back to them."""

from typing import Any

import pytest
from lessons import seen

from bot.controls import read_id
from bot.post import Button, Post
from bot.presenter import presenter_of, register
from bot.rulebooks.book import book
from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.panels.focus import SECTIONS
from cogs.views.panel import panel
from cogs.views.rule_pages import Reader, section_post
from games.engine.contract import Setup
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options


@pytest.fixture(autouse=True, scope="module")
def _presenter() -> None:
    register(presenter_of(GAME.id))


def _begun() -> Any:
    return GAME.new_game(Setup(seats=3, options=Options(), seed=f"{1:032x}")).state


def _buttons(post: Post) -> list[Button]:
    return [control for row in post.rows for control in row if isinstance(control, Button)]


@pytest.mark.parametrize("focus", ["purchases", "choice", "storages"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_for_later_has_its_own_rules_and_they_lead_back_to_it(language: Language, focus: str) -> None:
    """Not those of the sale that was just planned, and not to the panel of the turn."""
    text, state = words(language), _begun()
    shown = panel(seen(GAME.id, state, state, 1), text, focus)
    button = next(one for one in _buttons(shown) if one.label == text("button-rule"))
    press = read_id(button.id)
    assert press is not None
    assert press.arg.rpartition(" ")[2] == SECTIONS[focus]
    read = book(GAME.id, language)
    place = read.place(SECTIONS[focus])
    assert place is not None
    page = section_post(read, place.section, Reader(text, 7, decides=True, guide=press.decision))
    back = next(one for one in _buttons(page) if one.label == text("button-to-turn"))
    found = read_id(back.id)
    assert found is not None
    assert (found.op, found.arg) == ("show", focus)
    further = [read_id(one.id) for one in _buttons(page) if one is not back]
    assert all(one.decision == press.decision for one in further if one is not None and one.op == "read")


def test_from_the_panel_of_the_turn_rules_lead_back_to_that() -> None:
    text, state = words("en"), _begun()
    shown = panel(seen(GAME.id, state, state, state.turn.seat), text)
    press = next(read_id(one.id) for one in _buttons(shown) if one.label == text("button-rule"))
    assert press is not None
    assert press.decision == 0
