"""A name typed as heard finds its place: no accents, umlauts as two letters or none, one slip."""

from collections.abc import Iterator
from functools import cache
from random import Random
from string import ascii_lowercase
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import LANGUAGES, words
from cogs.matching import matches, nearly
from cogs.typed.meaning import fitting, only_legal, resolved
from games.coal_baron import facts as coal_facts
from games.engine.contract import Setup
from games.engine.violation import MalformedAction
from games.registry import GAMES
from tests.cogs.cogs_of_games import typed_of

HEARD = (
    {},
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"},
    {"ä": "a", "ö": "o", "ü": "u", "Ä": "A", "Ö": "O", "Ü": "U", "ß": "ss", "é": "e", "è": "e"},
)
"""How somebody may write what they hear."""


KNOWN = {("coal_baron", "space"): tuple(coal_facts.SPACES), ("coal_baron", "card"): tuple(coal_facts.ORDERS)}
"""What is known of a game in which names are understood only where they are legal."""


@cache
def beginning(game: str) -> Any:
    rules = GAMES[game]
    return rules.new_game(Setup(seats=rules.seats[-1], options=rules.options_type(), seed=f"{1:032x}")).state


def named(game: str) -> Iterator[tuple[str, list[str], str, str]]:
    """Every name of every kind of thing, in each language: its kind, all values of that, its own, and the name."""
    typed, state = typed_of(game), beginning(game)
    kinds = dict.fromkeys(part.option.kind for one in typed.given.values() for part in one.parts)
    for kind in kinds:
        values = list(typed.vocabulary.known(state, kind) or KNOWN.get((game, kind), ()))
        for value in values:
            for language in LANGUAGES:
                yield kind, values, value, typed.vocabulary.name(state, kind, value, words(language))


def slip(name: str, rng: Random) -> str:
    """The name with one letter wrong, missing, doubled or swapped with the next; no number is touched."""
    letters = [at for at, sign in enumerate(name) if sign.isalpha()]
    at, other = rng.choice(letters), rng.choice(ascii_lowercase)
    swapped = at + 1 < len(name) and name[at + 1].isalpha()
    return rng.choice(
        (
            name[:at] + other + name[at + 1 :],
            name[:at] + name[at + 1 :],
            name[:at] + other + name[at:],
            *([name[:at] + name[at + 1] + name[at] + name[at + 2 :]] if swapped else []),
        )
    )


@pytest.mark.parametrize("game", ["kohle_kolonie", "ruhrschifffahrt"])
def test_every_name_is_found_as_it_is_heard(game: str) -> None:
    """Without accents, and with umlauts as two letters or none."""
    vocabulary, state = typed_of(game).vocabulary, beginning(game)
    for kind, values, value, name in named(game):
        for heard in HEARD:
            assert (
                vocabulary.id_of(state, kind, name.translate(str.maketrans(heard)), values, words("en")) == value
            )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_every_name_with_a_slip_finds_its_place(game: str, seed: int) -> None:
    """Its place alone, or a list that has it; what is exactly another name means that."""
    vocabulary, state, rng = typed_of(game).vocabulary, beginning(game), Random(seed)
    found = others = 0
    for kind, values, value, name in named(game):
        if sum(sign.isalpha() for sign in name) <= 3:
            continue

        def texts(one: str, kind: str = kind) -> list[str]:
            return list(vocabulary.texts(state, kind, one))

        for heard in HEARD:
            typed = slip(name.translate(str.maketrans(heard)), rng)
            means = fitting(typed, values, texts)
            exact = any(matches(typed, texts(one)) for one in values)
            assert value in means or exact, (kind, name, typed)
            found += value in means
            others += means != [value]
    assert found > 200
    assert others < found / (1 if game == "coal_baron" else 10)  # many of its orders differ by a number alone


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Heisinegn", "32 Heisingen, storage"),
        ("Hesingen", "32 Heisingen, storage"),
        ("Heizingen", "32 Heisingen, storage"),
        ("Heissingen storage", "32 Heisingen, storage"),
        ("32 heisinge", "32 Heisingen, storage"),
        ("Muehlheim", "47 Mülheim, storage"),
        ("Mulhiem", "47 Mülheim, storage"),
        ("Stuele", "Steele"),
        ("Oeffte", "38 Oefte, storage"),
        ("Grosse Nebenbnk", "Große Nebenbank (no. 6)"),
        ("Groxe Nebenbank", "Große Nebenbank (no. 6)"),
        ("Winy", "Winz"),
        ("Win", "Winz"),
    ],
)
def test_one_slip_is_forgiven(typed: str, name: str) -> None:
    assert matches(typed, (name,)) or nearly(typed, (name,))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Heiigenn", "32 Heisingen, storage"),
        ("33 Heisingen", "32 Heisingen, storage"),
        ("Franziska 8", "Franziska (no. 7)"),
        ("Herbede Y7", "Herbede (Y6)"),
        ("pol", "pit"),
        ("ab", "abc"),
        ("", "Winz"),
        ("?", "Winz"),
        ("Steele Horst", "Steele"),
    ],
)
def test_two_slips_other_numbers_and_short_words_are_not(typed: str, name: str) -> None:
    assert not nearly(typed, (name,))


def test_exact_comes_before_a_slip() -> None:
    """Whoever types one name means it, however near another is; a begun name is one as well."""
    texts = {"linden": ["Linden"], "lindem": ["Lindem"], "lindemann": ["Lindemann"]}
    assert fitting("Linden", list(texts), texts.__getitem__) == ["linden"]
    assert fitting("Lindem", list(texts), texts.__getitem__) == ["lindem", "lindemann"]
    assert resolved("Lindem", list(texts), (), texts.__getitem__, str, "") == "lindem"


def test_what_could_be_two_names_with_a_slip_lists_both() -> None:
    texts = {"linden": ["Linden"], "lindem": ["Lindem"], "horst": ["Horst"]}
    with pytest.raises(MalformedAction) as caught:
        resolved("Lindex", list(texts), (), texts.__getitem__, str, "")
    assert caught.value.code == "name-ambiguous"
    assert caught.value.params["names"] == "linden · lindem"


def test_a_name_that_is_not_legal_comes_before_a_slip_of_one_that_is() -> None:
    """So that its refusal says why it is not possible, instead of something else being done."""
    texts = {"linden": ["Linden"], "lindem": ["Lindem"]}
    assert resolved("Lindem", ["linden"], list(texts), texts.__getitem__, str, "") == "lindem"
    assert resolved("Lidnen", ["linden"], list(texts), texts.__getitem__, str, "") == "linden"


@pytest.mark.slow
@given(st.text(max_size=40), st.text(max_size=40))
def test_whatever_is_typed_is_compared(typed: str, name: str) -> None:
    assert nearly(typed, (name,)) in (True, False)


def test_a_list_stays_quick_where_nothing_fits() -> None:
    """Completing the longest list of all, at a key that fits nothing, takes a small part of what Discord waits."""
    vocabulary, state = typed_of("kohle_kolonie").vocabulary, beginning("kohle_kolonie")
    spots = list(vocabulary.known(state, "spot"))
    vocabulary.found(state, "spot", "Atlantis", spots)
    started = perf_counter()
    assert vocabulary.found(state, "spot", "Atlantiss", spots) == []
    assert perf_counter() - started < 0.5


def test_a_slip_of_two_names_asks_although_only_one_is_legal() -> None:
    """The other may be meant, and whoever typed it would not see that something else was done."""
    texts = {"linden": ["Linden"], "lindem": ["Lindem"]}
    with pytest.raises(MalformedAction) as caught:
        resolved("Lindex", ["linden"], list(texts), texts.__getitem__, str, "")
    assert caught.value.code == "name-ambiguous"
    assert caught.value.params["names"] == "linden · lindem"


def test_a_slip_in_the_letter_of_a_space_asks_which() -> None:
    vocabulary, state = typed_of("kohle_kolonie").vocabulary, beginning("kohle_kolonie")
    with pytest.raises(MalformedAction) as caught:
        vocabulary.id_of(state, "space", "space D1", ["B1"], words("en"))
    assert caught.value.code == "name-ambiguous"


def test_a_name_that_is_not_legal_comes_before_a_legal_one_that_begins_so() -> None:
    texts = {"l": ["Linden"], "u": ["Lindenau"]}
    assert resolved("Linden", ["u"], list(texts), texts.__getitem__, str, "") == "l"
    assert resolved("Linde", ["u"], list(texts), texts.__getitem__, str, "") == "u"


def test_the_letter_of_a_place_that_cannot_be_meant_begins_no_name() -> None:
    """B is another place's sign here; to take it for Bochum would do something that nobody asked for."""
    texts, signs = {"bochum": ["Bochum"], "essen": ["Essen"]}, {"bochum": "A", "barge": "B"}
    with pytest.raises(MalformedAction) as caught:
        resolved("b", ["bochum"], list(texts), texts.__getitem__, str, "", signs)
    assert caught.value.code == "name-unknown"
    assert resolved("bo", ["bochum"], list(texts), texts.__getitem__, str, "", signs) == "bochum"
    texts["bochum"] = ["B"]
    assert resolved("b", ["bochum"], list(texts), texts.__getitem__, str, "", signs) == "bochum"


def test_a_card_of_just_that_name_is_not_taken_for_a_legal_one_that_begins_so() -> None:
    """The whole name of the smaller handcart begins that of the greater one."""
    vocabulary, state = typed_of("coal_baron").vocabulary, beginning("coal_baron")

    def texts(card: str) -> list[str]:
        return list(vocabulary.texts(state, "card", card))

    name = vocabulary.name(state, "card", "handcart_01", words("en"))
    every = vocabulary.every(state, "card")
    assert fitting(name, ["handcart_03"], texts) == ["handcart_03"]
    assert only_legal(name, ["handcart_03"], texts, every) == "handcart_01"
    assert only_legal("handcrt 2 (yellow)", ["handcart_01"], texts, every) == "handcart_01"
    near = {"linden": ["Linden"], "lindem": ["Lindem"]}
    assert only_legal("Lindex", ["linden"], near.__getitem__, list(near)) == "Lindex"
