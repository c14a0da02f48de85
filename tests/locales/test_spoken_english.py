"""English is what a player would say: what was heard wrong stays out, and buttons are quoted by their key."""

import pytest
from message_ids import messages, spoken

from bot.words import words

HEARD_WRONG = (
    "left ahead",
    "leave ahead",
    "ahead…",
    "answers ahead",
    "where are we",
    "come to lie",
    " → ",
    "×",
    ": over",
)
TIMES = {"kk-times", "ru-times"}
"""Counted things whose names hold numbers themselves."""


@pytest.mark.parametrize("wrong", HEARD_WRONG)
def test_what_was_heard_wrong_stands_nowhere(wrong: str) -> None:
    found = {key for key, message in messages("en").items() if wrong in spoken(message).lower()}
    assert found <= TIMES


def test_what_the_issue_names_is_called_so() -> None:
    english = words("en")
    assert english("button-where") == "Go to the current turn"
    assert english("cb-button-ranking") == english("kk-button-ranking") == "Ranking set in advance…"
    assert english("kk-button-ahead") == "Set answers in advance…"
    assert english("phase-ended", phase="Round 2, water level and demand") == (
        "**Finished: Round 2, water level and demand.**"
    )
    assert english("kk-option-settlement_village_condition-any_village").startswith("some village ")
    assert english("part-player", name="Ben") == "Board of Ben"


def test_buttons_are_quoted_as_they_are_called() -> None:
    english = words("en")
    finish = f"*{english('button-finish')}* ends it."
    assert all(english(key).endswith(finish) for key in ("cb-ask-done", "kk-ask-done", "ru-ask-done"))
    assert f"*{english('button-act')}*" in english("turn-invited", who="Ben")
