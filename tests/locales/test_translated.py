"""German and French are translated, in the words of the rulebooks."""

import re

import pytest
from message_ids import ROOT, messages, spoken

from bot.words import Language, words
from cogs.coal_baron import names
from games.coal_baron import facts

SAME: dict[Language, set[str]] = {
    "de": {
        "rules-unnamed-edition",
        "chart-round",
        *("level-steiger", "computer-name"),
        *("colour-orange", "cb-area-bank", "picture-bank", "picture-colour_orange", "kk-picture-colour_orange"),
        *("game-kohle_kolonie", "kk-picture-title", "kk-preset-steiger"),  # names
        *("game-ruhrschifffahrt", "ru-picture-title", "ru-picture-colour_orange", "ru-special-transport"),
        *("ru-picture-dominion_berg_broich", "ru-picture-dominion_essen", "ru-picture-dominion_ruhrort"),
        *("ru-picture-dominion_werden", "ru-picture-land_ruhrort", "ru-picture-option_transport"),
        *("ru-picture-to_port", "ru-picture-dominion_mark"),
        *("cb-symbol-coin", "ru-aid-point-barge-said", "ru-aid-point-groups-said"),
    },
    "fr": {
        "level-steiger",
        *("chart-round", "chart-total", "learn-title"),
        *("span-hours", "span-minutes", "span-both", "cb-word-cage"),
        *("game-coal_baron", "picture-title"),  # the edition of 2023 keeps the English title in French
        *(
            "button-rules",
            "lobby-title",
            "phase-head",
            "thread-name",
            "turn-head",
            "turn-head-behind",
        ),  # "table"
        *("colour-orange", "cb-colour-orange", "picture-colour_orange"),
        *("game-kohle_kolonie", "kk-picture-title", "kk-preset-steiger"),
        *("kk-colour-orange", "kk-picture-colour_orange", "kk-picture-total", "kk-group-actions"),
        *("kk-administration-of", "kk-pithead-administration", "kk-picture-pithead_administration"),
        *("kk-picture-administration_short", "kk-picture-bar_administration"),
        *(
            "kk-decision-mine",
            "kk-value-administration",
            "kk-value-mines",
            "kk-picture-bar_mine",
            "kk-picture-bar_mines",
        ),
        *("kk-picture-mines", "kk-picture-consolidation", "kk-picture-area-auction", "kk-picture-phase_9"),
        *("kk-phase-9", "kk-group-consolidations", "kk-part-villages", "kk-part-village"),
        "kk-alt-auction",
        "kk-piece-mines",
        *("cb-source-cage", "cb-vehicle-locomotive", "picture-total"),
        *("game-ruhrschifffahrt", "ru-picture-title", "ru-picture-colour_orange", "ru-special-transport"),
        *("ru-picture-dominion_berg_broich", "ru-picture-dominion_essen", "ru-picture-dominion_ruhrort"),
        *("ru-picture-dominion_werden", "ru-picture-land_ruhrort", "ru-picture-option_transport"),
        "ru-picture-to_port",
        *("ru-industry-forge", "ru-demand-forge", "ru-kind-obstacle", "ru-kind-port", "ru-trip-cube"),
        *("ru-position", "ru-digest-exported", "ru-picture-total"),
        *(
            "cb-account-francs",
            "cb-account-points",
            "cb-aid-cubes",
            "cb-aid-francs",
            "cb-legend-mine",
            "cb-symbol-coin",
            "symbol-star",
            "ru-aid-points",
        ),
        *("ru-symbol-forge", "look-tile_ruhr_valley_railway", "look-tracks_move"),
    },
}
"""Texts that are the same word in English, and rightly so."""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_is_left_in_english(language: str) -> None:
    """No text equals the English one, but for the words listed above; notation is one for all languages."""
    english = messages("en")
    equal = {
        key
        for key, message in messages(language).items()
        if any(sign.isalpha() for sign in spoken(message)) and spoken(message) == spoken(english[key])
    }
    assert equal == SAME[language]


@pytest.mark.parametrize(
    ("language", "terms"),
    [
        ("de", ("Handkarren", "Fuhrwerk", "Lastwagen", "Eisenbahn")),
        ("fr", ("charrette à bras", "chariot à cheval", "camion", "locomotive")),
        ("en", ("handcart", "horse cart", "truck", "locomotive")),
    ],
)
def test_vehicles_have_the_rulebooks_names(language: Language, terms: tuple[str, ...]) -> None:
    assert tuple(names.vehicle(key, words(language)) for key in facts.VEHICLES) == terms


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["0 workers", "1 worker", "2 workers"]),
        ("de", ["0 Arbeiter", "1 Arbeiter", "2 Arbeiter"]),
        ("fr", ["0 ouvrier", "1 ouvrier", "2 ouvriers"]),
    ],
)
def test_numbers_have_their_plurals(language: Language, told: list[str]) -> None:
    assert [names.workers(count, words(language)) for count in (0, 1, 2)] == told


def test_french_signs_keep_their_space() -> None:
    """No line can break before a colon, semicolon, exclamation or question mark, nor inside quotation marks."""
    for key, message in messages("fr").items():
        # Without the end of a point in time, as Discord writes it.
        text = spoken(message).replace(":f>", "").replace(":R>", "")
        assert not any(f" {sign}" in text for sign in ":;?!»"), key
        assert "« " not in text, key


def test_french_addresses_players_politely_everywhere() -> None:
    """*Vous*, never *tu*: neither the pronoun nor an imperative of it."""
    familiar = re.compile(r"\b(tu|toi|ton|tes|(?<!je )réessaie|appuie|choisis|remplis|essaie)\b", re.IGNORECASE)
    assert not {key for key, message in messages("fr").items() if familiar.search(spoken(message))}


@pytest.mark.slow
def test_french_sentences_name_buttons_by_reference() -> None:
    """A button in a sentence is what stands on the button: `*{ button-act }*`, which cannot drift."""
    labels = {spoken(message) for key, message in messages("fr").items() if key.startswith("button-")} - {""}
    for key, message in messages("fr").items():
        assert not {label for label in labels if f"*{label}*" in spoken(message)}, key


def test_lists_are_parted_by_the_semicolon_of_the_language() -> None:
    """Code leaves the semicolon to the texts: French has a space before it that does not break."""
    code = [file for folder in ("bot", "cogs") for file in (ROOT / folder).rglob("*.py")]
    assert not [file.name for file in code if '"; ".join' in file.read_text(encoding="utf-8")]
    assert words("fr")("ru-semicolon") == words("fr")("kk-semicolon") == "\u00a0; "


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "as long as nothing new was shown."),
        ("de", "solange nichts Neues gezeigt wurde."),
        ("fr", "tant que rien de nouveau n’a été montré."),
    ],
)
@pytest.mark.parametrize("key", ["help-turn-do", "hello-turn"])
def test_what_can_be_taken_back_ends_with_something_new(key: str, language: Language, said: str) -> None:
    """Drawn cards that a player has seen cannot be unseen, though the turn is still open."""
    assert words(language)(key).endswith(said)
