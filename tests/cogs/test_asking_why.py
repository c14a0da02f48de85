"""What somebody types who asks why they have what they have."""

import pytest

from bot.presenter import presenter_of
from bot.words import words
from cogs.judging.why import account_asked
from games.registry import GAMES


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("warum habe ich 3 Münzen?", "money"),
        ("Wieso hab ich nur 2 Taler", "money"),
        ("mein Geld", "money"),
        ("mon argent", "money"),
        ("Pourquoi est-ce que j’ai 3 thunes ?", "money"),
        ("my money", "money"),
        ("why do I have 3 coins?", "money"),
        ("my score", "points"),
        ("warum habe ich so wenig Punkte", "points"),
        ("mes PV", "points"),
        ("money", ""),
        ("money 5", ""),
        ("why", ""),
        ("warum habe ich Arbeiter", ""),
        ("my coins and points", ""),
        ("", ""),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_names_the_account_in_any_language(game: str, typed: str, what: str) -> None:
    accounts = presenter_of(game).accounts(words("en"))
    money = next(account for account in accounts if account != "points")
    assert account_asked(accounts, typed) == {"money": money, "points": "points", "": ""}[what]
