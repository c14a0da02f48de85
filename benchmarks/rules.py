"""The rulebooks of all games in all languages: the first search, those after it, pages, completing, and memory.

    python -m benchmarks.rules [--repeats 3]

Questions are those of tests/rulebooks/questions, each asked of its game in its language. A first search reads the
books of a game and makes its index; it and the memory are measured in processes of their own, in which nothing was
read before.
"""

import argparse
import gc
import multiprocessing
import os
import tracemalloc
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, cast

from benchmarks import report
from benchmarks.footprint import resident
from bot.rulebooks.book import Book, book
from bot.words import LANGUAGES, Language, words
from cogs.rules.finding import sections_meant
from cogs.searching.index import index
from cogs.views.rule_pages import Reader, section_post
from games.registry import GAMES

BOUND, BOUND_MEMORY = "50 ms, p99 150 ms", "15 MB"
QUESTIONS: Final = Path(__file__).parents[1] / "tests" / "rulebooks" / "questions"
BEGUN: Final = (3, 6, 12)
"""After so many letters of a heading somebody who types it waits to have it completed."""
NOTE: Final = "x" * 80
"""As long as what a table plays of a switch."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=3, help="how often each is done")
    chosen = parser.parse_args()
    report.title("First search, from nothing")
    for game in GAMES:
        report.times(game, [apart(first_search, game) for _ in range(chosen.repeats)])
    warm()
    rows: tuple[tuple[str, Callable[[str], Iterator[float]]], ...] = (
        ("Search", searches),
        ("Page of a section", pages),
        ("Completing in one book", completions),
    )
    for what, measured in rows:
        report.title(what)
        for game in GAMES:
            report.times(game, [one for _ in range(chosen.repeats) for one in measured(game)], BOUND)
    report.title("Completing where no game is named")
    report.times("all games", [one for _ in range(chosen.repeats) for one in completions(*GAMES)], BOUND)
    memory(chosen.repeats)


def apart(measured: Callable[..., float], *given: str) -> float:
    """What is measured in a process of its own."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(measured, given)


def took(work: Callable[[], object]) -> float:
    """Seconds of one call."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


def first_search(game: str) -> float:
    """Seconds until somebody has the answer who is the first to ask."""
    language, question = asked(game)[0]
    return took(lambda: index(game).find(question, language))


def warm() -> None:
    """Read all books, make all indexes, and load the texts around the pages."""
    for game in GAMES:
        for language in LANGUAGES:
            index(game).find("coal", language)
            read = book(game, language)
            section_post(read, read.sections[0], reader(game, language))


def asked(game: str) -> list[tuple[Language, str]]:
    """The questions about a game, each with its language."""
    lists = [file.read_text("utf-8") for file in sorted(QUESTIONS.glob(f"*/{game}.txt"))]
    lines = [line for one in lists for line in one.splitlines()]
    parts = [line.split("|") for line in lines if line.strip()]
    return [(cast(Language, language.strip()), question.strip()) for language, question, _ in parts]


def searches(game: str) -> Iterator[float]:
    """Seconds of each question."""
    made = index(game)
    for language, question in asked(game):
        yield took(lambda language=language, question=question: made.find(question, language))


def reader(game: str, language: Language) -> Reader:
    """Who sits at a table, with all there is on a page."""
    notes = {name: NOTE for name, _ in GAMES[game].public_options}
    return Reader(words(language), 1, notes, shares=True, compares=bool(GAMES[game].printed))


def pages(game: str) -> Iterator[float]:
    """Seconds of the first page of each section in each language."""
    for language in LANGUAGES:
        read, who = book(game, language), reader(game, language)
        for section in read.sections:
            yield took(lambda read=read, section=section, who=who: section_post(read, section, who))


def completions(*games: str) -> Iterator[float]:
    """Seconds of each completing in the books of the games: headings begun, with a slip, and whole questions."""
    by_language: dict[Language, list[str]] = defaultdict(list)
    for game in games:
        for language, question in asked(game):
            by_language[language].append(question)
    for language in LANGUAGES:
        read = [book(game, language) for game in games]
        for typed in (*headings_typed(read), *by_language[language]):
            yield took(lambda read=read, typed=typed: completed(read, typed))


def headings_typed(read: Sequence[Book]) -> Iterator[str]:
    """What is typed of each heading on the way, and the heading with two letters swapped."""
    for heading in (section.heading for one in read for section in one.sections):
        yield from (heading[:letters] for letters in BEGUN)
        yield heading[:2] + heading[3:1:-1] + heading[4:]


def completed(read: Sequence[Book], typed: str) -> list[Any]:
    """The sections meant, in each of the books."""
    return [sections_meant(one, typed, slips=True) for one in read]


# Memory


def memory(repeats: int) -> None:
    """Print what all books and indexes take together."""
    print(f"\n{'Nine books and three indexes, each asked once':<{report.WIDTH}}")
    report.figure("resident", f"{median(apart(grown) for _ in range(repeats)):.1f} MB", BOUND_MEMORY)
    report.figure("of it objects of Python", f"{apart(traced):.1f} MB")


def grown() -> float:
    """Megabytes by which the process grows."""
    gc.collect()
    before = resident(os.getpid())
    read_all()
    return resident(os.getpid()) - before


def traced() -> float:
    """Megabytes of Python's own, without those of SQLite."""
    tracemalloc.start()
    read_all()
    return tracemalloc.get_traced_memory()[0] / 2**20


def read_all() -> None:
    """Ask each index, which reads the books, and forget what was of use on the way."""
    for game in GAMES:
        language, question = asked(game)[0]
        index(game).find(question, language)
    gc.collect()


if __name__ == "__main__":
    main()
