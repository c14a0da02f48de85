"""A text read when it is asked for is the text that its whole file has."""

import threading
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot import entries
from bot.entries import Entries, entries_of

LOCALES = Path(__file__).parents[2] / "bot" / "locales"
FILES = sorted(LOCALES.glob("*/*.ftl"))
ODD = """\
# One comment = about the first
first = One
    line = and another

    after { $n ->
        [one] a line
       *[other] { -term(case: "x") }
}
    .attribute = { second }
## A heading
second = Two { third.of }
broken =
third =
    .of = Three { second }
first = Said again
-term = { DE($name) } = { first }
"""


def bundle_of(*sources: str) -> tuple[Any, Entries]:
    bundle = FluentBundle(["en"], use_isolating=False)
    return bundle, Entries(bundle, sources)


@pytest.mark.one_quick
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_each_entry_alone_is_the_entry_of_its_file(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    whole = [one for one in FluentParser().parse(source).body if isinstance(one, Message | Term)]
    alone = entries_of(source)
    assert [name for name, _ in alone] == [f"-{x.id.name}" if isinstance(x, Term) else x.id.name for x in whole]
    for entry, (name, text) in zip(whole, alone, strict=True):
        (own,) = FluentParser().parse(text).body
        assert entry.equals(own, ignored_fields=["span", "comment"]), name


def test_unusual_entries_are_found_whole() -> None:
    found = entries_of(ODD)
    assert [name for name, _ in found] == ["first", "second", "broken", "third", "first", "-term"]
    assert "".join(text for _, text in found) == "".join(line for line in ODD.splitlines(True) if line[0] != "#")


def test_what_a_text_refers_to_comes_with_it_and_nothing_else() -> None:
    bundle, texts = bundle_of("a = { b } { -c }\nb = of b, { d.x }", "-c = of c\nd =\n    .x = of d\ne = of e\n")
    assert texts.has("a")
    assert bundle.format_pattern(bundle.get_message("a").value) == ("of b, of d of c", [])
    assert not bundle.has_message("e")
    assert texts.has("e")
    assert bundle.has_message("e")


def test_the_first_of_a_name_counts_and_what_cannot_be_read_is_not_there() -> None:
    bundle, texts = bundle_of(ODD, "second = Later")
    assert texts.has("first")
    text, _ = bundle.format_pattern(bundle.get_message("first").value, {"n": 1})
    assert text.startswith("One\nline = and another\n\nafter a line")
    assert not texts.has("broken")
    assert not texts.has("broken")
    assert not texts.has("nowhere")
    assert not texts.has("term")
    assert texts.has("second")  # it and the third refer to each other
    assert bundle.get_message("third").attributes


def test_whoever_asks_while_it_is_read_finds_it_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, at_once = threading.Event(), threading.Event(), entries.parsed

    def slowly(text: str) -> Message | Term | None:
        begun.set()
        assert go_on.wait(10)
        return at_once(text)

    monkeypatch.setattr(entries, "parsed", slowly)
    bundle, texts = bundle_of("a = { b }\nb = of b")
    found: list[str] = []

    def ask() -> None:
        assert texts.has("a")
        found.append(bundle.format_pattern(bundle.get_message("a").value)[0])

    askers = [threading.Thread(target=ask) for _ in range(4)]
    askers[0].start()
    assert begun.wait(10)
    for asker in askers[1:]:
        asker.start()
    go_on.set()
    for asker in askers:
        asker.join(10)
    assert found == ["of b"] * 4
