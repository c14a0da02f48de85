"""What the guide through Kohle & Kolonie says beside the general: of what is chosen, of what is at stake."""

from typing import Any

import pytest
from lessons import seen

from bot.post import Button, Post
from bot.presenter import presenter_of, register
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.guide import GUIDE
from cogs.kohle_kolonie.panels.focus import SECTIONS
from cogs.learning.page import guide_line
from cogs.views.panel import panel
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.turns import Act, Used
from tests.games.kohle_kolonie.kohle_kolonie_builders import hold, mines, table


@pytest.fixture(autouse=True, scope="module")
def _presenter() -> None:
    register(presenter_of(GAME.id))


def _by_marker() -> Any:
    """The action is taken, and the marker offers an engine for each of three mines."""
    state = table(3, round=2, phase=2)
    mines(state, 0, "7", "12", "14")
    hold(state, 0, "engine")
    state.turn = Act(0, Used(action=True))
    return state


def _sections(post: Post) -> list[str]:
    buttons = [control for row in post.rows for control in row if isinstance(control, Button)]
    return [one.id.rpartition(" ")[2] for one in buttons if ":read:" in one.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_has_its_own_rules_and_its_own_line(language: Language) -> None:
    """Not those of buying a mine, nor that the action is done."""
    text, state = words(language), _by_marker()
    for spoken in (text, words(language, spoken=True)):
        assert _sections(panel(seen(GAME.id, state, state, 0), spoken, "engine bonus")) == [SECTIONS["engine"]]
    line = guide_line(seen(GAME.id, state, state, 0), text, "engine bonus")
    assert text("learn-kk-good-engine") in line
    assert text("learn-kk-ask-act-after", bonus=1) not in line
    assert text("learn-kk-ask-act-after", bonus=1) in guide_line(seen(GAME.id, state, state, 0), text)
    assert set(GUIDE.focused) <= set(SECTIONS)
