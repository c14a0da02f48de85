"""What players type finds its section: questions written from the printed rules alone, a list for each game."""

import re
from pathlib import Path

import pytest
from book_texts import GAMES, books

from bot.rulebooks.book import Section, book
from bot.rulebooks.pages import chapter
from bot.words import LANGUAGES, Language
from cogs.searching.index import BEST, Index, index, looked_for
from cogs.searching.spelling import distance, stem_of

QUESTIONS = Path(__file__).parent / "questions"
MISSED = 10
"""One of so many may be missed."""
_SPAN = re.compile(r"(?P<of>.+) (?P<first>\d+)-(?P<last>\d+)")
_POINT = re.compile(r"(?P<of>.+) (?P<number>\d+)")


def questions(list_: str, game: str) -> list[tuple[str, str, list[str]]]:
    """Language, question, and the printed sections that answer it."""
    lines = (QUESTIONS / list_ / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    asked = [[part.strip() for part in line.split("|")] for line in lines if line.strip()]
    return [(language, question, wanted.split(" / ")) for language, question, wanted in asked]


def names(game: str, section: Section) -> list[str]:
    """A section and those that it stands in, by id."""
    read, found = book(game, "en"), [section.id]
    above = chapter(read.places[section.id].section, read)
    while above is not None:
        found.append(above.id)
        above = chapter(above, read)
    return found


def answers(name: str, wanted: str) -> bool:
    """Whether a section of ours is the printed one, a part of it, or one that has it among others."""
    span, point = _SPAN.fullmatch(name), _POINT.fullmatch(wanted)
    if span and point and span["of"] == point["of"]:
        return int(span["first"]) <= int(point["number"]) <= int(span["last"])
    return name == wanted or name.startswith(f"{wanted} ")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("list_", ["first", "second"])
def test_nine_of_ten_questions_find_their_section_among_the_first_three(list_: str, game: str) -> None:
    """The search was made to fit the first list; the second is by somebody else, and nothing was fitted to it."""
    asked = questions(list_, game)
    missed: list[str] = []
    for language, question, wanted in asked:
        hits = index(game).find(question, language)  # pyright: ignore[reportArgumentType]
        assert len(hits) <= BEST
        known = [name for hit in hits for name in names(game, hit.section)]
        if not any(answers(name, one) for name in known for one in wanted):
            missed.append(question)
    assert len(asked) >= 60
    assert len(missed) * MISSED <= len(asked), missed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_section_is_found_by_its_heading_in_each_language(game: str) -> None:
    for read in books(game):
        lost = [
            section.id
            for section in read.sections
            if section.id not in [hit.section.id for hit in index(game).find(section.heading, read.language)]
        ]
        assert lost == []


def test_a_slip_a_plural_and_another_language_find_the_same() -> None:
    for asked in ("steam engines", "steem engine", "Dampfmaschine", "dampfmaschinen", "machine à vapeur"):
        assert "5.1.2b" in [hit.section.id for hit in index("kohle_kolonie").find(asked, "en")], asked


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "we disagree about a rule, can we vote?"),
        ("en", "somebody miscounted, how do we fix the position"),
        ("en", "change a switch in the running game"),
        ("de", "wir streiten über eine Regel"),
        ("de", "wir haben uns verzählt, Spielstand berichtigen"),
        ("fr", "désaccord sur une règle, peut-on voter"),
        ("fr", "on a mal compté, rectifier la position"),
    ],
)
def test_who_disagrees_finds_what_the_table_decides(game: str, language: Language, question: str) -> None:
    assert "table" in [hit.section.id for hit in index(game).find(question, language)][:3]


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "two barges on the same sale space"),
        ("en", "may barges share a space"),
        ("de", "zwei Aaken auf demselben Feld"),
        ("de", "gleiches Feld, wer ist zuerst dran"),
        ("fr", "même case barges"),
        ("fr", "deux barges sur la même case de vente"),
    ],
)
def test_whether_barges_share_a_sale_space_is_found_with_the_trip(language: Language, question: str) -> None:
    hits = index("ruhrschifffahrt").find(question, language)[:3]
    assert "6.4.1" in [hit.section.id for hit in hits]


def test_the_passage_is_the_one_that_answers() -> None:
    hit = index("kohle_kolonie").find("bid_cap", "en")[0]
    assert any("bid_cap" in hit.section.paragraphs[number].tags for number in hit.paragraphs)


@pytest.mark.parametrize("asked", ["", " ", "?!", "🦄", '" OR "', "NEAR(", "xylophone", "*", "a" * 5000, "\x00"])
def test_whatever_is_typed_is_searched_and_breaks_nothing(asked: str) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            assert len(index(game).find(asked, language)) <= BEST


def test_an_index_answers_several_threads() -> None:
    from concurrent.futures import ThreadPoolExecutor

    made = Index("coal_baron")
    expected = made.find("delivery", "en")
    with ThreadPoolExecutor(8) as threads:
        assert all(found == expected for found in threads.map(lambda _: made.find("delivery", "en"), range(64)))


def test_words_that_say_nothing_are_left_out_but_where_nothing_else_is_asked() -> None:
    assert looked_for("how many dice can I take", "en") == ["dice", "take"]
    assert looked_for("what is it", "en") == ["what", "is", "it"]
    assert looked_for("die Würfel", "de") == ["wurfel"]
    assert looked_for("raise a die", "en") == ["raise", "die"]


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("kohle", "kohle", 0),
        ("kohel", "kohle", 1),
        ("kole", "kohle", 1),
        ("kohlee", "kohle", 1),
        ("kable", "kohle", 2),
        ("x", "kohle", 3),
    ],
)
def test_how_far_two_words_are_from_each_other(one: str, other: str, far: int) -> None:
    assert distance(one, other, 2) == far == distance(other, one, 2)


@pytest.mark.parametrize(
    ("word", "stem"), [("mines", "mine"), ("zechen", "zech"), ("lieferungen", "liefer"), ("bus", "bus")]
)
def test_an_ending_is_no_part_of_a_word(word: str, stem: str) -> None:
    assert stem_of(word) == stem
