"""Names that would do something are shown and do nothing."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import LONGEST, colour_name, coloured, plain, safe
from bot.words import LANGUAGES, words
from db import tables
from games.registry import GAMES
from renderer.fonts import readable_name
from tests.bot.table_bench import opened_bench

NASTY = (
    "```@everyone",
    "`````<@&1>```",
    "[win](https://example.org)",
    "||x||",
    "# A",
    "https://a.b/```**c**",
    "<@123456789012345678>",
    "<#1>",
    "</table new:1>",
    "<t:1:R>",
    "@here",
    "*a*_b_~~c~~",
    "\\",
    "steam://x`y`",
)


def shown_markup(text: str) -> str:
    """What is left of the signs that Discord acts on, once escaped ones are taken out."""
    return "".join(re.findall(r"[`*_~|<\[#]", re.sub(r"\\.", "", text)))


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_has_no_markup_mention_or_link(name: str) -> None:
    text = safe(name)
    assert shown_markup(text) == ""
    assert not re.search(r"@(?!\u200b)", text)
    assert "://" not in text


@given(st.text(max_size=60))
def test_no_name_at_all_has_markup_mention_or_link(name: str) -> None:
    text = safe(name)
    assert not re.search(r"@(?!\u200b)", text)
    assert "://" not in text
    assert "```" not in text
    assert not re.search(r"(?<!\\)(?:\\\\)*[<\[]", text)
    assert "\n" not in text
    assert text.strip("\u200b")


@given(st.text(max_size=200))
def test_a_plain_name_is_one_short_visible_line(name: str) -> None:
    text = plain(name)
    assert 1 <= len(text) <= LONGEST
    assert text == text.strip()
    assert plain(text) == text


def test_hidden_blanks_do_not_tell_twins_apart_but_colours_do() -> None:
    assert plain("Anna\u200b") == plain("Anna") == "Anna"
    assert coloured("Anna", "orange") != coloured("Anna\u200b", "blue")


def test_a_name_of_nothing_visible_is_a_question_mark() -> None:
    assert plain("\u200b\u2028\u202e ") == "?"


INVISIBLE = (
    "\u3164",
    "\u3164 \u3164",
    "\u2800" * 5,
    "\u115f\u1160\uffa0",
    "\u200b\u200c\u200d\u2060\ufeff",
    "\u0301\u0302\u0303",
    "\u034f\u20dd",
    "\ufe0f\ufe0e",
    "\U000e0041\U000e0101",
    "\u202e\u202d\u2066",
    "\u3000\u00a0",
    "\u0903",
    "",
)


@pytest.mark.parametrize("name", INVISIBLE)
def test_an_invisible_name_becomes_the_colours(name: str) -> None:
    assert plain(name, "Blau") == "Blau"
    assert coloured(name, "blue", "Blau") == "🔵\u00a0Blau"
    assert readable_name(plain(name, "Blau"), "Blau") == "Blau"


def test_invisible_signs_fall_out_of_a_name_that_has_others() -> None:
    assert plain("\u3164An\u2800na\u202e\u3164") == "Anna"
    assert plain("e\u0301") == "é"
    assert plain("x\u0323") == "x\u0323"


@pytest.mark.parametrize("name", INVISIBLE)
async def test_a_table_calls_an_invisible_player_by_the_colour(name: str, tmp_path: Path) -> None:
    """In the table's language, in text and picture."""
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        await bench.service.set_language(bench.call(101), table, "de")
        await bench.db.transaction(lambda c: tables.change_seat(c, table, 1, name=name))
        party = (await bench.loaded(table)).party
        assert party.names[1] == "🔵\u00a0Blau"
        assert party.plain_names == ("User 101", "Blau")


def test_every_colour_of_every_game_has_a_name() -> None:
    for game in GAMES.values():
        for colour in game.colours:
            assert all(colour_name(colour, words(language)) for language in LANGUAGES)


def test_an_emoji_family_and_other_scripts_stay() -> None:
    assert plain("Ὀδυσσεύς 王 ꙮ") == "Ὀδυσσεύς 王 ꙮ"
