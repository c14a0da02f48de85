"""Sentences about none, one and two, which read otherwise than those about many."""

import pytest

from bot.words import Language, words
from cogs.ruhrschifffahrt.told import telling
from games.engine.event import Event
from games.ruhrschifffahrt.game import GAME
from tests.cogs.positions import party_of


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 0, "You have no points of Administration to declare."),
        ("en", 1, "You can declare at most 1 point of Administration."),
        ("en", 3, "You can declare at most 3 points of Administration."),
        ("de", 0, "Du hast keine Punkte der Verwaltung anzusagen."),
        ("fr", 0, "Vous n’avez aucun point de l’Administration à annoncer."),
    ],
)
def test_points_that_can_be_declared(language: Language, count: int, said: str) -> None:
    assert words(language)("kk-violation-administration-points", count=count) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Ben must agree to that."),
        (2, "Ben must both agree to that."),
        (3, "Ben must all agree to that."),
    ],
)
def test_those_who_must_agree(count: int, said: str) -> None:
    assert words("en")("dispute-consents", who="Ben", count=count) == said


def test_one_coin_that_is_paid_in_part() -> None:
    people = party_of(GAME, ("Ben", "Eva"))
    for points, lost in ((2, "1 coin and 2 points"), (0, "1 coin")):
        event = Event("payment_forced", "R28", 0, {"coins": 1, "points": points})
        said = telling.tell(event, people, words("en"))
        assert said == f"**Ben** cannot pay in full and gives up {lost}."
