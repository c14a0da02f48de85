"""Names that would do something are shown and do nothing."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import LONGEST, coloured, plain, safe

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


def test_an_emoji_family_and_other_scripts_stay() -> None:
    assert plain("Ὀδυσσεύς 王 ꙮ") == "Ὀδυσσεύς 王 ꙮ"
