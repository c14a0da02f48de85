"""The alt text of a picture says the numbers that the picture shows."""

import pytest
from msgspec.structs import replace

from bot.presenter import Party
from bot.words import words
from cogs.kohle_kolonie.shown import alt, pictures
from games.engine.contract import Setup
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.view import View
from renderer.picture import Picture

PARTY = Party(
    table=7,
    names=("Anna", "Ben", "Cem", "Dora"),
    plain_names=("Anna", "Ben", "Cem", "Dora"),
    colours=("orange", "blue", "red", "yellow"),
    users=(1, 2, 3, 4),
)


def view() -> View:
    state = GAME.new_game(Setup(seats=4, options=Options(), seed="0" * 32)).state
    return GAME.observe(state, None)


def test_the_trusts_coins_are_one_number_in_text_and_picture() -> None:
    """The coin that waits beside the track is counted in both."""
    shown = view()
    waiting = replace(shown, trust=replace(shown.trust, coins=4, extra_coin=True))
    assert "Coal Trust: 5 coins" in alt.of_board(waiting, PARTY, words("en"))
    without = replace(shown, trust=replace(shown.trust, coins=4))
    assert "Coal Trust: 4 coins" in alt.of_board(without, PARTY, words("en"))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_lies_beside_a_tableau_has_its_own_picture_and_text(language: str) -> None:
    """Administration, prices, markers and miners lost."""
    shown = view()
    own = replace(shown.seats[1], lost=(0, 2, 0, 0, 0), markers=("wagon",), beside=1)
    shown = replace(shown, viewer=1, seats=(shown.seats[0], own, *shown.seats[2:]), raised=("engine",))
    shot = pictures.area(shown, "stocks", PARTY, words(language))
    assert isinstance(shot.picture, Picture)
    assert shot.picture.seat == 1
    names = words(language)
    for said in (names("kk-price-engine"), "Ben", "II"):
        assert said in shot.alt
    assert ("stocks", names("kk-picture-area-stocks")) in pictures.areas(shown, names)
