"""Names are found from any keyboard, and nothing that was not typed is guessed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.matching import folded, found, matches


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Foerderkorb", "Förderkorb"),
        ("Forderkorb", "Förderkorb"),
        ("FÖRDERKORB", "Foerderkorb"),
        ("Muelheim", "Mülheim"),
        ("mulheim", "Mülheim"),
        ("MÜLH", "Muelheim"),
        ("strasse", "Straße"),
        ("straße", "STRASSE"),
        ("STRAẞE", "Strasse"),
        ("Koenig Ludwig", "König Ludwig"),
        ("iplik", "ıplık"),
        ("IPLIK", "ıplık"),
        ("İplik", "iplik"),
        ("ıron", "iron"),
        ("deplacement", "déplacement"),
        ("déplacement", "DEPLACEMENT"),
        ("facade", "façade"),
        ("oeuvre", "œuvre"),
        ("Œuvre", "oeuvre"),
        ("Lodz", "Łódź"),
        ("Soren", "Søren"),
        ("Soeren", "Søren"),
        ("fo\u0308rder", "förder"),
        ("\uff26\uff4f\uff45rder", "Förder"),  # typed at full width
        ("дми", "Дмитрий"),
        ("王", "王"),
        ("οδυ", "Ὀδυσσεύς"),
        ("quel", "Quelle"),
        ("neue", "Neue Hoffnung"),
        ("neu", "Neue Hoffnung"),
    ],
)
def test_a_name_is_found_from_any_keyboard(typed: str, name: str) -> None:
    assert matches(typed, (name,))


@pytest.mark.parametrize("typed", ["", " ", "-", "🦄", "?!", "Hardenstein", "1", "königin"])
def test_what_is_no_part_of_a_name_means_nothing(typed: str) -> None:
    assert not matches(typed, ("König Ludwig 12",))


def test_numbers_must_be_whole() -> None:
    assert matches("12", ("König Ludwig 12",))
    assert not matches("1", ("König Ludwig 12",))


@pytest.mark.slow
@given(st.text(max_size=20), st.text(max_size=10))
def test_whatever_begins_a_word_is_found(word: str, more: str) -> None:
    """Folding never parts the beginning of a word from the word."""
    begun, whole = folded(word), folded(word + more)
    if len(begun) == 1 == len(whole) and not begun[0].isdecimal():
        assert whole[0].startswith(begun[0]) or not more.isascii()


def test_words_begun_come_before_letters_within() -> None:
    named = [("a", ["Förderkorb"]), ("b", ["Korbweg"]), ("c", ["Bank"])]
    assert found("korb", named) == ["b"]
    assert found("derkorb", named) == ["a"]
    assert found("erk", named) == ["a"]
    assert found("🦄", named) == []
    assert found("  ", named) == ["a", "b", "c"]


def test_slips_are_forgiven_only_where_they_are_asked_for_and_nothing_fits_better() -> None:
    """Parts of a board forgive one; names of people, tables and time zones do not."""
    named = [("essen", ["Essen"]), ("bochum", ["Bochum"])]
    assert found("Bohcum", named) == []
    assert found("Bohcum", named, slips=True) == ["bochum"]
    assert found("sse", named, slips=True) == ["essen"]
