"""What conflicts with a changed switch is told before anybody votes on it."""

import pytest

from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.presenter import PRESENTER
from games.engine.violation import Violation
from games.kohle_kolonie.switching import SWITCHES
from tests.catalogues import kohle_kolonie as catalogue
from tests.parties import party

PARTY = party("kohle_kolonie", ("Anna", "Ben", "Carla", "David"))
PARAMS = {
    "seat": 1,
    "stage": "miners",
    "ground": "general",
    "card": "7",
    "spot": "horst",
    "count": 2,
    "source": "cokery",
    "points": 4,
    "pithead": "loading",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_conflicts_are_told_with_their_numbers_and_the_switch(language: Language):
    for code, names in catalogue.VIOLATIONS.items():
        if code.startswith("switch-"):
            violation = Violation(code, "cokery_bonus", {name: PARAMS[name] for name in names})
            told = PRESENTER.refusal(violation, PARTY, words(language))
            assert "seat" not in names or "Ben" in told
            assert "count" not in names or "2" in told
            assert "kk-" not in told


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_has_its_section(name: str, language: Language):
    """A conflict leads to where the rulebook has the switch."""
    told = PRESENTER.refusal(Violation("game-over", name), PARTY, words(language))
    assert f"({name})" not in told


def test_a_turn_under_way():
    violation = Violation("switch-turn-open", "second_miner_source", {"seat": 1, "stage": "second_miner"})
    expected = "The turn of Ben is under way and would end under the new reading"
    assert PRESENTER.refusal(violation, PARTY, words("en")).startswith(expected)
