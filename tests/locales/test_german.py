"""German texts as they are heard: buttons by their own names, one word for a thing."""

import re
from collections.abc import Iterator

import pytest
from message_ids import messages, spoken

from bot.rulebooks.book import REFERENCE, book
from bot.tables.reminding import GAPS, Pace
from bot.words import words
from cogs.views.paces import clock_choices

TEXTS = messages("de")
RULES = ("coal_baron", "kohle_kolonie", "ruhrschifffahrt")
OTHER_WORDS = {
    "Brett": "Spielplan, or Tableau for that of a player",
    "Spielertafel": "Tableau",
    "Zechentableau": "Tableau",
    "Partie": "Spiel",
    "Rangliste": "Wunschliste: nobody is ranked by it",
    "Plandatei": "Spielplandatei: a plan is a row of steps",
    "Fingerabdruck": "Prüfsumme",
    "Zugteil": "Teil deines Zuges",
    "aufgegeben": "abgebrochen: who gives up has lost",
    "aufzugeben": "abbrechen",
    "geöffnet": "eröffnet",
    "auf dem Plan": "auf dem Spielplan",
    "Lagerplatz": "Kohleniederlage",
    "Entwicklungswürfel": "Entwicklungsstein",
    "Transportwege": "Transportbahn",
    "Importland": "Ausfuhrland",
}
"""Words that stood beside another for the same thing, or that say something else, and what is said instead."""


def test_texts_quote_buttons_by_their_id() -> None:
    """A button that is named otherwise is named otherwise in every text that quotes it."""
    labels = {words("de")(key) for key in TEXTS if key.startswith("button-")}
    quoted = {key: re.findall(r"\*([^*]+)\*|„([^“]+)“", spoken(text)) for key, text in TEXTS.items()}
    drifting = {
        key for key, found in quoted.items() if labels.intersection(name for pair in found for name in pair)
    }
    assert not drifting


@pytest.mark.one_quick
@pytest.mark.parametrize("word", OTHER_WORDS)
def test_a_thing_has_one_word(word: str) -> None:
    found = re.compile(rf"\b\w*{word}(en|n|s|es)?\b", re.IGNORECASE)
    allowed = {"spielplandatei"}
    using = {
        key for key, text in TEXTS.items() for hit in found.finditer(spoken(text)) if hit[0].lower() not in allowed
    }
    assert not using, OTHER_WORDS[word]


def shown(game: str) -> Iterator[tuple[str, str]]:
    """What a player may read of the rules of a game, each with its section; what they refer to is no German."""
    rules = book(game, "de")
    yield from (("", one.text) for one in rules.introduction)
    for section in rules.sections:
        yield section.id, section.heading
        yield from ((section.id, REFERENCE.sub("", one.text)) for one in section.paragraphs)


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("word", OTHER_WORDS)
def test_the_rules_have_the_words_of_panels_and_log(word: str, game: str) -> None:
    found = re.compile(rf"\b\w*{word}(en|n|s|es)?\b", re.IGNORECASE)
    using = [(section, hit[0]) for section, text in shown(game) for hit in found.finditer(text)]
    assert using == [], OTHER_WORDS[word]


@pytest.mark.parametrize("game", RULES)
def test_the_rules_speak_to_you(game: str) -> None:
    """Who acts is "du", or named: a player, "wer", "alle"; never "man"."""
    assert [(section, text) for section, text in shown(game) if re.search(r"\bman\b", text, re.IGNORECASE)] == []


def test_buttons_say_what_they_do() -> None:
    said = {key: words("de")(f"button-{key}") for key in ("act", "back", "start", "leave", "where", "finish")}
    assert said == {
        "act": "Zug machen",
        "back": "Zurücknehmen",
        "start": "Spiel starten",
        "leave": "Tisch verlassen",
        "where": "Zum aktuellen Zug",
        "finish": "Zug beenden",
    }


@pytest.mark.parametrize(
    ("at_zero", "said"),
    [
        ("tell", "Ist die Zeit um, erfährt es der Tisch"),
        ("pass", "Ist die Zeit um, wird gepasst, mit dem unschädlichsten erlaubten Zug"),
        ("ask", "Ist die Zeit um, werden die anderen gefragt"),
    ],
)
def test_a_clock_says_in_a_sentence_what_happens_at_zero(at_zero: str, said: str) -> None:
    text = words("de")
    figures = {name: text("span-hours", hours=14) for name in ("base", "increment", "cap")}
    assert text("clock-figures", **figures, zero=text(f"zero-{at_zero}")).endswith(
        f"Nur wache Stunden zählen. {said}"
    )


def test_a_span_is_said_without_a_sign_of_physics() -> None:
    """ "2 h" is heard as "zwei ha"."""
    text = words("de")
    said = (text("span-hours", hours=2), text("span-minutes", minutes=30), text("span-both", hours=2, minutes=30))
    assert said == ("2 Std.", "30 Min.", "2 Std. 30 Min.")


@pytest.mark.parametrize("pace", GAPS)
def test_the_figures_of_a_clock_fit_a_menu(pace: Pace) -> None:
    assert all(len(choice.description) <= 100 for choice in clock_choices(pace, None, words("de")))


def test_a_call_fits_one_person_and_several() -> None:
    """Who is called may be one or several: nothing is said to "dich" alone, or to "euch" alone."""
    invited = words("de")("notice-invited", name="Anna", table=3)
    assert not re.search(r"\b(dich|dir|euch|drücke|drückt)\b", invited, re.IGNORECASE)


@pytest.mark.parametrize("family", ["kk-option-", "ru-option-", "cb-option-"])
def test_a_switch_and_its_meaning_are_one_line(family: str) -> None:
    """They stand as "question: meaning": neither brings a colon or a full stop of its own."""
    said = {key: spoken(text) for key, text in TEXTS.items() if key.startswith(family)}
    said.pop("ru-option-told", None)  # a special option of the game
    assert said
    assert not {key for key, text in said.items() if ":" in text or text.endswith(".")}


@pytest.mark.parametrize(("count", "said"), [(1, "Du kannst deine Antwort"), (2, "Ihr könnt eure Antwort")])
def test_who_may_answer_ahead_is_one_or_several(count: int, said: str) -> None:
    assert said in words("de")("turn-invited", who="@Anna", count=count)


def test_what_is_asked_brings_its_number_without_a_second_colon() -> None:
    asked = words("de")("kk-asked-worker", card="Franziska (7)")
    said = words("de")("asked-decides", asked=asked, decides="3 Münzen, 2 Arbeiter")
    assert said == "für Franziska (7) wählen, woher der Kumpel kommt (3 Münzen, 2 Arbeiter)"


def test_wagons_are_called_as_the_rulebook_calls_them() -> None:
    assert words("de")("kk-decides-load", count=2) == "2 Loren"
    assert not {key for key, text in TEXTS.items() if "Waggon" in spoken(text) or "Ausfuhrmarker" in spoken(text)}


@pytest.mark.parametrize(("card", "raised"), [("Eisenhütte", "Dampfmaschine"), ("Kokerei", "Bergingenieur")])
def test_a_flip_that_raises_a_price_fits_its_button(card: str, raised: str) -> None:
    text = words("de")
    flip = text("kk-button-flip", card=card, cost="5 Arbeiter und 3 Münzen", points="8 Punkte")
    label = text("kk-button-flip-raises", flip=flip, price=raised, coins="3 Münzen")
    assert len(label) <= 80


def test_a_place_in_words_says_whose_and_how_many() -> None:
    text = words("de")
    warehouses = text("ru-text-warehouses", owners="keine", prices="3, 4")
    assert text("ru-text-space", name="2 Witten, Stadt", parts=warehouses) == (
        "2 Witten, Stadt: Lagerhäuser keine, die nächsten kosten 3, 4"
    )
    village = text("kk-text-village", village="Horst", workers="0 Arbeiter", settlements="keine", count=1)
    assert village == "• Horst: 0 Arbeiter; Siedlungen: keine; 1 freier Platz"
