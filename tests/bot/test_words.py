"""Every sentence that code asks for is there, in each language itself."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.controls import Op
from bot.permissions import REQUIRED
from bot.tables.questions import KINDS
from bot.tables.service import TableService  # noqa: F401 - it brings all kinds of questions
from bot.words import LANGUAGES, Language, language_of, with_sign, words
from db.rows import Status
from renderer.pieces import MINUS as DRAWN

ROOT = Path(__file__).parents[2]
ASKED = re.compile(
    r"""(?<!\w)(?:Refused|text|words)\(\s*"([a-z]+(?:-[a-z0-9]+)*)"[,)]|key="(notice-[a-z-]+)"|news="(news-[a-z]+)\""""
)
ANSWERS = re.compile(r'^\s+return "([a-z]+-[a-z-]+|joined|left|started|relocated|undone)"', re.MULTILINE)
SENTENCES = re.compile(r'described\("([a-z0-9-]+)"\)')


def sources() -> Iterator[str]:
    """The code that speaks for tables as such; each game's own sentences are tested beside the game's cog."""
    rooms = ("interactions", "judging", "learning", "me", "practice", "rules", "tables", "views")
    for pattern in ("bot/**/*.py", "cogs/*.py", *(f"cogs/{room}/*.py" for room in rooms)):
        for file in sorted(ROOT.glob(pattern)):
            yield file.read_text(encoding="utf-8")


def keys() -> list[str]:
    found: set[str] = set()
    for source in sources():
        for match in ASKED.finditer(source):
            found.add(next(group for group in match.groups() if group))
        found.update(SENTENCES.findall(source))
    found.difference_update(LANGUAGES)  # words("en")
    for file in (ROOT / "bot" / "tables").glob("*.py"):
        found.update(ANSWERS.findall(file.read_text(encoding="utf-8")))
    statuses = get_args(Status.__value__ if hasattr(Status, "__value__") else Status)
    found.update(f"table-is-{status}" for status in (*statuses, "stopped") if status != "running")
    found.update(f"lobby-is-{status}" for status in statuses if status != "lobby")
    found.update(f"notice-{kind}-{end}" for kind in KINDS for end in ("asked", "refused", "lapsed"))
    found.update(f"right-{right.name}" for right in REQUIRED)
    return sorted(found)


def test_the_search_for_keys_finds_them() -> None:
    found = keys()
    assert len(found) > 120
    assert {"not-seated", "turn-finished", "notice-undo-asked", "news-withdrawn", "cmd-table-new"} <= set(found)


@pytest.mark.one_quick
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_code_names_has_its_sentence(language: Language) -> None:
    text = words(language)
    assert [key for key in keys() if not text.has(key)] == []


def test_a_locale_tag_leads_to_a_language_or_to_none() -> None:
    found = {tag: language_of(tag) for tag in ("de", "en-GB", "en-US", "fr", "pt-BR", "", None)}
    assert list(found.values()) == ["de", "en", "en", "fr", None, None, None]


def test_lists_end_as_each_language_ends_them() -> None:
    assert words("en").listed(["a", "b", "c"]) == "a, b and c"
    assert words("de").listed(["a", "b"]) == "a und b"
    assert words("fr").listed([]) == ""


def test_ids_and_thousands_have_no_separators() -> None:
    assert "123456789" in words("fr")("table-unknown", table=123456789)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_is_a_fault_and_not_a_gap(language: Language) -> None:
    with pytest.raises(KeyError):
        words(language)("no-such-sentence")


def test_every_operation_of_a_control_is_answered_by_a_cog() -> None:
    answered = set(re.findall(r'(?:^\s+|\{)"([a-z]+)": (?:answered\()?on_', "\n".join(sources()), re.MULTILINE))
    assert answered == set(get_args(Op))


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Anna", "d’Anna"),
        ("Ben", "de Ben"),
        ("Éloïse", "d’Éloïse"),
        ("Hugo", "de Hugo"),
        ("🟠 Anna", "de 🟠 Anna"),
        ("", "de "),
    ],
)
def test_french_cuts_de_before_a_vowel(name: str, of: str) -> None:
    assert words("fr")("part-player", name=name) == f"Plateau {of}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_less_than_nothing_has_a_minus_sign(language: Language) -> None:
    """One sign everywhere: a hyphen parts words, a dash is a range."""
    text = words(language)
    for key in ("cb-points", "kk-points", "ru-points"):
        for count in (-1, -2, -12):
            assert text(key, count=count).startswith(f"−{-count} ")
    assert [with_sign(number) for number in (-2, 0, 3)] == ["−2", "0", "+3"]
    assert DRAWN == "−"


def test_no_text_writes_a_hyphen_before_a_number() -> None:
    for file in (ROOT / "bot" / "locales").glob("*/*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            said = line.partition(" = ")[2] if " = " in line and line[0] not in " #" else line.partition("] ")[2]
            assert not re.search(r"(?:^|\s)-\d", said), f"{file.name}: {line}"
