"""Sentences of the judge: the words of the rulebook, and nothing said that is not so."""

from pathlib import Path
from typing import Any

import pytest

from bot.presenter import presenter_of
from bot.words import LANGUAGES, Language, words
from games.engine.event import Event, Fact
from games.kohle_kolonie.actions import Load
from tests.cogs.positions import party_of

NAMES = ("Anna", "Ben", "Chloé", "Dmitri")
KOHLE, RUHR = presenter_of("kohle_kolonie"), presenter_of("ruhrschifffahrt")
FRENCH = Path("bot/locales/fr")


def kohle(fact: Fact, language: Any = "en") -> str:
    return KOHLE.fact(fact, party_of(KOHLE.game, NAMES), words(language))


@pytest.mark.parametrize(
    ("file", "word"),
    [
        ("coal_baron_reasons.ftl", "cantine"),
        ("coal_baron_repairs.ftl", "cantine"),
        ("coal_baron_reasons.ftl", "espace"),
        ("coal_baron_repairs.ftl", "espace"),
        ("ruhrschifffahrt_reasons.ftl", "tuile"),
        ("ruhrschifffahrt_repairs.ftl", "tuile"),
    ],
)
def test_french_has_the_words_of_its_rulebooks(file: str, word: str) -> None:
    """Workers stand on a *case* and eat in the *réfectoire*; progress and demand are *jetons*."""
    assert word not in (FRENCH / file).read_text("utf-8")


@pytest.mark.parametrize(("language", "most"), list(zip(LANGUAGES, ("most", "mehr", "maximum"), strict=True)))
def test_three_discs_are_the_most(language: Any, most: str) -> None:
    spaces = {"unsecured_spaces": ("A1", "A2", "A3", "B1"), "safe_spaces": ()}
    assert most in kohle(Fact("discs_laid", {"seat": 0, "discs": 3, **spaces}), language)
    assert most not in kohle(Fact("discs_laid", {"seat": 0, "discs": 2, **spaces}), language)


@pytest.mark.parametrize(("language", "said"), list(zip(LANGUAGES, ("without", "ohne", "sans"), strict=True)))
def test_a_purchase_without_a_marker(language: Any, said: str) -> None:
    assert f", {said} " in kohle(Fact("trust_purchase", {"number": 1, "due": 1, "markers": 0}), language)


def test_who_has_mines_but_no_coin_is_not_said_to_have_no_mine() -> None:
    event = Event("none_to_secure", "5.1.4", params={"seats": (0,)})
    told = KOHLE.tell(event, party_of(KOHLE.game, NAMES), words("en"))
    assert told == "No further mine can be secured by Anna."


def test_the_bonus_marker_is_no_wagon_marker() -> None:
    party = party_of(KOHLE.game, NAMES)
    state: Any = None
    assert KOHLE.move(state, Load(0, True), party, words("en")) == "Loading with the bonus marker"
    assert KOHLE.move(state, Load(1), party, words("en")) == "Loading with 1 railway marker"


def test_what_was_due_is_said_for_one_coin_as_for_several() -> None:
    fact = Fact("debt_for", {"coins_needed": 1, "coins_have": 0})
    assert RUHR.fact(fact, party_of(RUHR.game, NAMES), words("en")) == "Due: 1 coin; at hand: 0 coins."


@pytest.mark.parametrize(("language", "shift", "round"), [("fr", "quart", "manche"), ("de", "Schicht", "Runde")])
def test_a_balance_parts_a_game_by_its_own_word_for_a_round(language: Language, shift: str, round: str) -> None:
    """Coal Baron is played in shifts, the others in rounds."""
    for key in ("button-why-by-round", "dispute-enough", "dispute-opening-told"):
        assert shift in words(language)(key, most=2, game="coal_baron")
        assert round in words(language)(key, most=2, game="kohle_kolonie")
