"""Examples of what can be typed are in the reader's words, and are read as what they stand for."""

import pytest

from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER
from cogs.coal_baron.typed.steps import spelt
from games.coal_baron.game import GAME
from games.engine.contract import Setup


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_of_a_mining_plan_is_in_the_words_of_the_reader_and_can_be_typed(language: Language) -> None:
    text = words(language)
    said = PRESENTER.malformed("plan-step-unreadable", {"step": 1, "word": "?", "verb": ""}, text)
    shown = f"{text('cb-word-cage')} 3, {text('cb-word-load')} {text('cb-coal-grey')}"
    assert shown in said
    assert ("load grey" in said) == (language == "en")
    state = GAME.new_game(Setup(seats=2, options=GAME.options_type(), seed="0" * 32)).state
    assert spelt(state, 0, shown) == "cage 3, load grey"


def test_what_is_no_mining_step_keeps_its_notation() -> None:
    said = PRESENTER.malformed("unknown-verb", {"word": "place"}, words("fr"))
    assert GAME.parse("place mining_8") is not None
    assert "place " in said
