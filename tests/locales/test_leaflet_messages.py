"""Figures of legends and player aids come from the facts, the options or the board, never from a message."""

import re

import pytest
from message_ids import messages, spoken

from bot.words import LANGUAGES, Language

FAMILIES = ("symbol-", "look-", "legend-", "leaflet-", "aid-")
"""What messages of leaflets begin with, after the letters of a game."""


@pytest.mark.one_quick
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_says_a_figure(language: Language) -> None:
    ours = 0
    for key, message in messages(language).items():
        game, _, rest = key.partition("-")
        if (rest if game in ("cb", "kk", "ru") else key).startswith(FAMILIES):
            assert not re.search(r"\d", spoken(message)), key
            ours += 1
    assert ours > 200


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("sign", "term"),
    [
        ("ru-symbol-forge", "ru-industry-forge"),
        ("ru-symbol-hammer_mill", "ru-industry-hammer_mill"),
        ("ru-symbol-arms_factory", "ru-industry-arms_factory"),
        ("ru-symbol-city", "ru-kind-city"),
        ("ru-symbol-built_lock", "ru-kind-lock"),
        ("ru-symbol-storage", "ru-kind-storage"),
        ("ru-symbol-black_die", "ru-kind-storage"),
        ("ru-symbol-white_die", "ru-kind-storage"),
    ],
)
def test_a_legend_calls_things_as_panels_do(language: Language, sign: str, term: str) -> None:
    known = messages(language)
    assert spoken(known[term]).lower() in spoken(known[sign]).lower()
