"""What can be chosen, in short: each is named, by its sign, its number or what tells it from the others."""

import re
from collections.abc import Iterator

import pytest

from bot.choices import Targets, public_targets
from bot.presenter import presenter_of
from bot.short_choices import LETTERS, public_choices
from bot.words import LANGUAGES, Language, words
from games.engine.public_part import public_part
from games.registry import GAMES
from tests.heard.heard_tables import seated, walked

EN, DE, FR = words("en"), words("de"), words("fr")
SIGNED = re.compile(r"([A-Z]{1,2}(?:, [A-Z]{1,2})*) · ")
LONG = ", and much more that is said about it in the menu itself"


def places(*signs: str) -> tuple[str, ...]:
    return tuple(f"{sign} · {number} Somewhere{LONG}" for number, sign in enumerate(signs, start=1))


def test_few_short_choices_are_said_as_they_stand() -> None:
    found = [Targets("", ("Pay 1 coin, 2 left", "Lose 1 point"))]
    assert public_choices(found, EN) == ["Pay 1 coin, 2 left; Lose 1 point."]


def test_names_stand_without_what_they_cost_where_there_is_room() -> None:
    found = [Targets("", tuple(f"Space {n}: {what}{LONG}" for n, what in enumerate(("Wagon", "Aid"), start=1)))]
    assert public_choices(found, EN) == ["Space 1: Wagon, Space 2: Aid."]


def test_signs_alone_are_said_of_many_places_and_those_in_a_row_by_the_first_and_the_last() -> None:
    found = [
        Targets("Factory: buy a tile", places(*"ABCDEFGHK")),
        Targets("Orders: take", places("W", "Z", "AA", "AB")),
    ]
    assert public_choices(found, EN) == ["Factory – A to H, K.", "Orders – W, Z to AB."]
    assert public_choices(found, DE) == ["Factory – A bis H, K.", "Orders – W, Z bis AB."]
    assert public_choices(found, FR) == ["Factory – A à H, K.", "Orders – W, Z à AB."]


def test_a_row_passes_over_the_letters_that_read_like_numbers() -> None:
    assert public_choices([Targets("", places(*"GHJKLMNPQR"))], EN) == ["G to R."]


def test_a_choice_of_two_places_is_said_by_both_of_their_signs() -> None:
    labels = places("R, S", "R, T", "R, U", "R, W", "Y, Z", "AB, AC")
    assert public_choices([Targets("Sale", labels)], EN) == ["Sale – R with S to U, W; Y with Z; AB with AC."]
    assert public_choices([Targets("Sale", labels)], FR) == [
        "Sale – R avec S à U, W\u00a0; Y avec Z\u00a0; AB avec AC."
    ]


def test_a_mine_is_said_by_its_number_and_what_counts_on_by_its_ends() -> None:
    mines = tuple(f"Mine of a long name indeed ({number}), ground of another name" for number in (2, 3, 4, 6, 12))
    bids = tuple(
        f"Value {number}: {number - 1} coins, {20 - number} left over afterwards" for number in range(6, 14)
    )
    assert public_choices([Targets("Buy", mines)], EN) == ["Buy – 2 to 4, 6, 12."]
    behind = tuple(f"{number} · Mine of a long name indeed, ground of another name" for number in (2, 3, 4, 6, 12))
    assert public_choices([Targets("Buy", behind)], EN) == ["Buy – 2 to 4, 6, 12."]
    assert public_choices([Targets("", (*bids, "Pass"))], DE) == ["Value 6 bis 13, Pass."]
    assert public_choices([Targets("", (*bids, "Pass"))], FR) == ["Value 6 jusqu’à 13, Pass."]


def test_what_begins_alike_is_said_as_far_as_it_differs() -> None:
    cards = (
        "Truck, 5 points: 2 brown",
        "Truck, 5 points: black",
        "Truck, 3 points: brown",
        "Handcart, 5 points: black",
    )
    said = public_choices([Targets("", tuple(f"{card}{LONG}" for card in cards))], EN)
    assert said == ["Truck, 5 points: 2 brown; Truck, 5 points: black; Truck, 3 points: brown; Handcart."]


def test_of_more_than_twenty_choices_each_area_says_how_many_it_has() -> None:
    found = [
        Targets("Settlement: Bochum, Linden", places(*LETTERS[:12])),
        Targets("Settlement: Winz", places(*LETTERS[12:21])),
        Targets("", ("Miner, 1 coin (3 places)", "Done")),
    ]
    assert public_choices(found, EN) == [
        "Settlement: Bochum, Linden (12).",
        "Settlement: Winz (9).",
        "Miner, Done.",
    ]


def expanded(said: str, language: Language) -> Iterator[str]:
    """Every sign that is said, those within a row as well."""
    order = [*LETTERS, *(f"{a}{b}" for a in LETTERS for b in LETTERS)]
    between = {"en": "to", "de": "bis", "fr": "à"}[language]
    for first, last in re.findall(rf"\b([A-Z]{{1,2}})(?: {between} ([A-Z]{{1,2}}))?\b", said):
        if first in order:
            yield from order[order.index(first) : order.index(last or first) + 1]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_over_whole_games_each_place_that_can_be_chosen_is_among_the_signs_and_no_other(
    game_id: str, language: Language
) -> None:
    game, text, presenter, checked = GAMES[game_id], words(language), presenter_of(game_id), 0
    for players in (game.seats[0], game.seats[-1]):
        loaded = seated(game, players, language)
        for state, _, _ in walked(game, players, 7):
            asked = game.active_seats(state)
            if len(asked) != 1:
                continue
            view = game.observe(state, None)
            found = public_targets(presenter, public_part(game, state), view, asked[0], loaded.party, text)
            said = public_choices(found, text)
            assert len(said) == len(found)
            assert all(one.endswith(".") for one in said)
            if sum(len(one.labels) for one in found) > 20:
                continue
            for one, sentence in zip(found, said, strict=True):
                signs = [sign.group(1).split(", ") for label in one.labels if (sign := SIGNED.match(label))]
                if len(signs) != len(one.labels) or " · " in sentence:
                    continue
                listed = sentence.partition(" – ")[2] or sentence
                assert set(expanded(listed, language)) == {sign for both in signs for sign in both}
                checked += 1
    assert checked > 3
