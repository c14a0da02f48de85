"""What is asked before a bidding: what each declaration makes of the value, and what the end of the turn does."""

import pytest
from kohle_kolonie_tables import panel, party, position

from bot.post import Button
from bot.presenter import Panel
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.shown import turn_text
from cogs.kohle_kolonie.told.telling import move
from games.kohle_kolonie.actions import Declare, EndTurn
from games.kohle_kolonie.auction import running
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.turns import Declare as Declaring
from tests.games.kohle_kolonie.kohle_kolonie_builders import consolidate, fresh, hold, mines, pieces, table


def _declaring(**options: str) -> State:
    """Asked what to declare, with the aid and a miner on Administration, against the Trust."""
    state = table(3, round=3, **options)
    mines(state, 0, "6")
    fresh(state, 0, coins=5)
    pieces(state, 0, "administration.m1")
    hold(state, 0, "aid")
    state = consolidate(state, "general").state
    assert state.turn == Declaring(0)
    return state


def _labels(shown: Panel) -> dict[str, str]:
    buttons = [one for row in shown.rows for one in row if isinstance(one, Button)]
    return {one.id.split(":", 4)[4]: one.label for one in buttons}


def _made(state: State, action: Declare | EndTurn) -> object:
    """The value that is set by it, as the log has it."""
    events = GAME.apply(state, 0, action).events
    return next(event.params["value"] for event in events if event.kind == "value_set")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["added", "chosen"])
def test_every_declaration_is_called_as_the_log_and_a_hint_call_it(language: Language, way: str) -> None:
    """With the value that results; to declare nothing is one of them, whatever counts without being declared."""
    state, text = _declaring(administration_points_optional=way), words(language)
    labels = _labels(panel(position(state, 0), "", language))
    legal = [action for action in GAME.legal_actions(state, 0) if isinstance(action, Declare)]
    assert len(labels) == len(legal) == {"added": 2, "chosen": 4}[way]
    for action in legal:
        told = move(state, action, party(3), text).partition(":")[2].strip()
        label = text("kk-choice-declare", declared=told, value=_made(state, action))
        assert labels[GAME.notation(action)] == label
    nothing = text("kk-move-declare", declared=text("kk-nothing-declared"))
    assert [move(state, action, party(3), text) for action in legal].count(nothing) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["added", "chosen"])
def test_it_is_said_what_the_end_of_the_turn_declares(language: Language, way: str) -> None:
    state, text = _declaring(administration_points_optional=way), words(language)
    declared = text("kk-nothing-declared" if way == "added" else "kk-value-administration", points=1)
    line = text("kk-declare-finish", declared=declared, value=_made(state, EndTurn()))
    assert line in panel(position(state, 0), "", language).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_administration_adds_is_said_before_anything_is_declared(language: Language) -> None:
    """It counts by itself and is never spent, other than markers."""
    state, text = _declaring(), words(language)
    shown = panel(position(state, 0), "", language).text
    assert text("kk-ask-declare", administration=1) in shown
    assert text("kk-auction-undeclared", text="", administration=1).removeprefix(";") in shown
    view = GAME.observe(state, 0)
    value = running(state).values[0].mines
    said = text("kk-decides-declare", value=value, administration=1)
    assert turn_text.decides(view, 0, party(3), text) == said
    assert "1" in said
    chosen = _declaring(administration_points_optional="chosen")
    assert text("kk-ask-declare", administration=0) in panel(position(chosen, 0), "", language).text
