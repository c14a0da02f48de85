"""How long the panel of an action is on a phone from the third round on, and where the rest of it is."""

from math import ceil
from typing import Any

import pytest
from lessons import seen

from bot.post import Button, Menu, Post
from bot.presenter import presenter_of, register
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.names import ROMAN, names_of
from cogs.kohle_kolonie.shown import player_text
from cogs.views.panel import panel
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from tests.cogs.kohle_kolonie.kohle_kolonie_tables import random_game
from tests.games.kohle_kolonie.kohle_kolonie_builders import fresh, hold, mines, table

HIGH = 1100
"""So many pixels without its picture a panel has at most on a phone: two screens."""
LINE, LETTERS = 22.4, 38
"""How high a line of text is there, and how many letters it has."""
ROW, TALL, WIDE, BETWEEN, LETTER, PAD = 46, 53, 336, 6, 7.3, 22
"""A row of controls, one with a label of two lines, how wide rows are, and what a label takes of that."""


@pytest.fixture(autouse=True, scope="module")
def _presenter() -> None:
    register(presenter_of(GAME.id))


def _height(post: Post) -> float:
    """How high a message is on a phone without its picture."""
    high = sum(ceil(max(len(line.replace("*", "")), 1) / LETTERS) * LINE for line in post.text.split("\n"))
    for row in post.rows:
        used = float(WIDE)
        for control in row:
            wide = WIDE if isinstance(control, Menu) else len(control.label) * LETTER + PAD
            if used + BETWEEN + wide > WIDE:
                high += ROW if wide <= WIDE else TALL
                used = 0
            used += BETWEEN + wide
    return high


def _acting(state: State) -> bool:
    return state.turn.stage == "act" and state.round >= facts.FIRST_CONSOLIDATION_ROUND


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_an_action_is_two_screens_of_a_phone_at_most(language: Language) -> None:
    heights: list[float] = []
    for seed in range(4):
        for transition in random_game(3, seed):
            state = transition.state
            if _acting(state):
                heights.append(_height(panel(seen(GAME.id, state, state, state.turn.seat), words(language))))
    assert len(heights) > 100
    assert max(heights) <= HIGH


def _full() -> State:
    """Cards to flip, both exchanges, mines on the tableau."""
    state = table(3, round=3)
    mines(state, 0, "2", "14")
    fresh(state, 0, coins=8, workers=6)
    hold(state, 0, "miners")
    return state


def _shown(state: State, language: Language, focus: str = "", **said: bool) -> Post:
    return panel(seen(GAME.id, state, state, 0), words(language, **said), focus)


def _ids(post: Post, op: str) -> set[str]:
    ids = [one.id for row in post.rows for one in row if isinstance(one, Button)]
    return {id.split(":", 4)[4] for id in ids if f":{op}:" in id and id.count(":") > 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_folded_is_one_press_away(language: Language) -> None:
    """Flips and exchanges with what each costs and brings; supplies, income and tableau."""
    state, text = _full(), words(language)
    whole = _shown(state, language)
    assert {"flips", "exchanges", "means"} <= _ids(whole, "show")
    assert not {one for one in _ids(whole, "do") if one.startswith(("flip", "give"))}
    legal = {GAME.notation(action) for action in GAME.legal_actions(state, 0)}
    for focus, verb in (("flips", "flip"), ("exchanges", "give")):
        offered = {one for one in _ids(_shown(state, language, focus), "do") if one.startswith(verb)}
        assert offered == {one for one in legal if one.startswith(verb)}
        assert len(offered) > 1
    view, names = GAME.observe(state, 0), names_of(text)
    means = _shown(state, language, "means")
    supplies = player_text.supplies(view.seats[0], names, text)
    for line in (supplies, *player_text.tableau(view, 0, names, text)):
        assert line in means.text
        assert line not in whole.text
    assert means.shots


def test_a_single_flip_or_exchange_needs_no_further_press() -> None:
    state = _full()
    fresh(state, 0, coins=0, workers=5)
    offered: Any = _ids(_shown(state, "en"), "do")
    assert "flip workforce workers" in offered
    assert "give workers" in offered
    assert not {"flips", "exchanges"} & _ids(_shown(state, "en"), "show")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_hears_the_panel_is_told_values_and_rounds_of_merging(language: Language) -> None:
    """The values in one's own grounds that are merged in this round, and of each mine for sale when it is."""
    state, text = _full(), words(language, spoken=True)
    mines(state, 1, "6")
    state.display = ("7", "18", "20")
    post = _shown(state, language, spoken=True)
    values = [text("kk-values-of", who=text("kk-values-you"), value=2)]
    assert values[0] in post.text
    ground = names_of(text).ground("general")
    assert ground in post.text
    menu = next(one for row in post.rows for one in row if isinstance(one, Menu))
    cards = terrain_of(state).cards
    rounds = {card: ROMAN[cards[cards[card].ground].round] for card in state.display}
    assert len(set(rounds.values())) > 1
    for card, merged in rounds.items():
        entry = next(one for one in menu.choices if one.value == f"buy {card}")
        assert text("kk-merged-heard", round=merged) in entry.description
    state.round = 2
    assert values[0] not in _shown(state, language, spoken=True).text
