"""The Fluent files are complete, equal in all languages, and nothing in them is superfluous."""

import re
from pathlib import Path

import pytest
from message_ids import (
    FAMILIES,
    KOHLE_MALFORMED,
    OUR_MALFORMED,
    RUHR_MALFORMED,
    asked_for,
    dashed,
    expanded,
    literals,
    messages,
    variables,
)

from bot.words import LANGUAGES, words
from tests.catalogues import kohle_kolonie as kohle
from tests.catalogues import ruhrschifffahrt as ruhr
from tests.catalogues.coal_baron import EVENTS, FACTS, MALFORMED, VIOLATIONS

OTHERS = [language for language in LANGUAGES if language != "en"]
ADDED = {"coal": {"cube"}, "level": {"number"}, "word": {"example"}, "verb": {"example"}}
"""Variables that the presenter gives beside a parameter: a coal also as an object, a level also as a number.

A line that cannot be read comes with an example.
"""
SUMS = {
    "pithead_flipped": {"cost": {"workers", "coins"}},
    "value_set": {"parts": {"mines", "administration", "aid", "unification"}},
    "inn_used": {"gain": {"coins", "points"}},
    "payment_forced": {"gone": {"coins", "points"}},
    "option_chosen_unpaid": {"gone": {"coins", "points"}},
    "value_set_ahead": {"parts": {"mines", "administration", "aid", "unification"}},
}
"""By event: variables that list several of its numbers in words, those that are not 0."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_begins_with_a_blank_that_fluent_drops(language: str) -> None:
    """Two words would run together: it has to stand as a placeable."""
    folder = Path(__file__).parents[2] / "bot" / "locales" / language
    dropped = [
        f"{path.name}: {line}"
        for path in sorted(folder.glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"\s*\*?\[[^]]*\]\s{2,}\w", line)
    ]
    assert not dropped


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_exists_in_every_language(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_variables_in_every_language(language: str) -> None:
    """A variable may be left out only where another form of the same thing takes its place."""
    english = messages("en")
    for key, message in messages(language).items():
        assert _essence(variables(message)) == _essence(variables(english[key])), key


def _essence(names: set[str]) -> set[str]:
    """A level may be told by its name, by its number or by both; a cube by its colour or as an object."""
    return {{"number": "level", "cube": "coal"}.get(name, name) for name in names}


@pytest.mark.slow
def test_no_message_is_missing() -> None:
    """Every id the code calls by name is there."""
    whole, _ = asked_for()
    assert len(whole) > 100
    assert not {key for key in whole if "-" in key} - set(messages("en"))


@pytest.mark.slow
def test_every_family_is_declared_and_complete() -> None:
    """Ids put together at run time belong to a declared family, all of whose members exist."""
    _, beginnings = asked_for()
    undeclared = {begin for begin in beginnings if begin not in FAMILIES}
    assert not undeclared
    assert not expanded() - set(messages("en"))


@pytest.mark.slow
def test_no_message_is_superfluous() -> None:
    """Every message is named somewhere in the code or belongs to a declared family."""
    used = literals() | expanded()
    assert not set(messages("en")) - used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "catalogue", "always"),
    [
        ("cb-event", EVENTS, {"who"}),
        ("cb-fact", FACTS, set[str]()),
        ("cb-violation", VIOLATIONS, set[str]()),
        ("cb-malformed", MALFORMED, set[str]()),
        ("kk-event", kohle.EVENTS, {"who"}),
        ("kk-fact", kohle.FACTS, set[str]()),
        ("kk-violation", kohle.VIOLATIONS, set[str]()),
        ("kk-malformed", kohle.MALFORMED, set[str]()),
        ("ru-event", ruhr.EVENTS, {"who"}),
        ("ru-fact", ruhr.FACTS, set[str]()),
        ("ru-violation", ruhr.VIOLATIONS, set[str]()),
        ("ru-malformed", ruhr.MALFORMED, set[str]()),
        ("fault", kohle.BOARD_FAULTS, set[str]()),
        ("fault", ruhr.BOARD_FAULTS, set[str]()),
    ],
)
def test_sentences_use_only_what_the_game_says(
    language: str, family: str, catalogue: dict[str, tuple[str, ...]], always: set[str]
) -> None:
    for code, names in catalogue.items():
        given = always.union(names, *(ADDED.get(name, set()) for name in names))
        assert _summed(code, variables(messages(language)[dashed(family, code)])) <= given, code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "catalogue"), [("cb", VIOLATIONS), ("kk", kohle.VIOLATIONS), ("ru", ruhr.VIOLATIONS)]
)
def test_refusals_tell_every_number_that_decides(
    language: str, family: str, catalogue: dict[str, tuple[str, ...]]
) -> None:
    """A refusal leaves none of its parameters unsaid."""
    for code, names in catalogue.items():
        used = _essence(variables(messages(language)[dashed(f"{family}-violation", code)]))
        assert used == _essence(set(names)), code


def _summed(kind: str, used: set[str]) -> set[str]:
    """The variables of a message, sums replaced by the numbers that they say."""
    sums = SUMS.get(kind, {})
    return used.difference(sums).union(*(numbers for name, numbers in sums.items() if name in used))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_tell_every_number_of_theirs(language: str) -> None:
    """An event leaves none of its parameters unsaid."""
    for family, events in (("kk-event", kohle.EVENTS), ("ru-event", ruhr.EVENTS)):
        for kind, names in events.items():
            used = _summed(kind, variables(messages(language)[dashed(family, kind)]))
            assert used - {"who"} == set(names), kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "catalogue"), [("cb-fact", FACTS), ("ru-fact", ruhr.FACTS), ("kk-fact", kohle.FACTS)]
)
def test_facts_tell_every_number_of_theirs(
    language: str, family: str, catalogue: dict[str, tuple[str, ...]]
) -> None:
    """A fact leaves none of its parameters unsaid, but for the points that are as many as what it counts."""
    counted = {"mines_owned": {"points"}, "never_below_nothing": {"points"}} if family == "kk-fact" else {}
    for kind, names in catalogue.items():
        used = variables(messages(language)[dashed(family, kind)])
        assert used == set(names) - counted.get(kind, set()), kind


def test_the_presenters_own_codes_have_texts() -> None:
    assert all(f"cb-malformed-{code}" in messages("en") for code in OUR_MALFORMED)
    assert all(f"kk-malformed-{code}" in messages("en") for code in KOHLE_MALFORMED)
    assert all(f"ru-malformed-{code}" in messages("en") for code in RUHR_MALFORMED)


def test_a_player_s_board_has_one_name_wherever_it_is_named() -> None:
    """Parts, alt texts, pictures and buttons say it alike."""
    for language, board, of_ben in (
        ("en", "Board", "Board of Ben"),
        ("de", "Tableau", "Tableau von Ben"),
        ("fr", "Plateau", "Plateau de Ben"),
    ):
        text = words(language)
        assert text("part-player", name="Ben") == of_ben
        for game in ("cb", "kk", "ru"):
            assert of_ben in text(f"{game}-alt-player", who="Ben", table=1).replace("board of", "Board of")
        for key in ("cb-picture-area-mine", "kk-picture-area-player", "ru-picture-area-player"):
            assert text(key) == board
        assert board.lower() in text("button-mine").lower()
