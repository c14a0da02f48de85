"""Sections of a rulebook as answers: a page with the ways on, what a search found, and the contents."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.controls import button_id, menu_id
from bot.letters import Cited
from bot.names import game_name, safe_text
from bot.outgoing.precedent_text import marked_lines
from bot.post import MENU_LIMIT, TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.rulebooks.book import Book, Paragraph, Section, book
from bot.rulebooks.pages import label, legend, pages, parts, statement
from bot.words import Words
from cogs.desk import CHOICE
from cogs.matching import folded
from cogs.searching.index import Hit
from cogs.views.rule_ways import FROM_FOCUS, focus_opened
from cogs.views.way_back import to_guide

FIRST: Final = 600
"""Signs of a passage of the section that a search shows first."""
PASSAGE: Final = 260
"""Signs of a passage of the others."""


class Reader(msgspec.Struct, frozen=True):
    """Who reads: in which words, at which table (0 for none), and what that plays, as lines by switch.

    `shares` says whether they may show a section to the table; `compares` whether there are editions to compare;
    `decides` whether they have a seat there, to whose panel they come back, `guide` the page of the guide to which
    they come back instead, 0 for none, or the number of the focus of the panel.
    """

    text: Words
    table: int = 0
    notes: Mapping[str, str] = {}
    shares: bool = False
    compares: bool = False
    decides: bool = False
    guide: int = 0
    cited: tuple[Cited, ...] = ()
    """The precedents that bind the table."""
    channel: int = 0
    """The channel of the table."""


def section_post(read: Book, section: Section, reader: Reader, page: int = 0, sentence: str = "") -> Post:
    """A page of a section, with the ways to the sections beside it, in it, and those that it refers to."""
    said = pages(section, read, reader.text, reader.notes)
    page = min(max(page, 0), len(said) - 1)
    marked = marked_lines(reader.cited, read.game, section, reader.channel, reader.text)
    body = "\n".join([said[page], *marked, sentence]).strip()
    rows = [_ways(read, section, reader, page, len(said))]
    if menu := _further(read, section, reader):
        rows.append((menu,))
    return Post(fit(body, TEXT_LIMIT), tuple(rows))


def _ways(read: Book, section: Section, reader: Reader, page: int, count: int) -> tuple[Control, ...]:
    """To the page before and after, or the section; and what else can be done with this one."""
    text, number = reader.text, read.number(section)
    buttons: list[Control] = []
    for key, step in (("earlier", -1), ("later", 1)):
        if 0 <= page + step < count:
            there = _to(read, section, reader, page + step, mark=key)
        else:
            beside = read.sections[number + step] if 0 <= number + step < len(read.sections) else None
            there = _to(read, beside or section, reader, mark=key)
        end = page + step in (-1, count) and not 0 <= number + step < len(read.sections)
        buttons.append(Button(text(f"button-rules-{key}"), there, disabled=end))
    arg = f"{read.game} {section.id}"
    if reader.compares:
        buttons.append(Button(text("button-compare"), button_id("compare", reader.table, reader.guide, arg)))
    if reader.shares:
        buttons.append(Button(text("button-share"), button_id("share", reader.table, 0, f"{page} {arg}")))
    if 0 < reader.guide < FROM_FOCUS:
        buttons.append(to_guide(reader.table, reader.guide, text))
    elif reader.decides:
        focus = focus_opened(read.game, reader.guide)
        there = button_id("show", reader.table, 0, focus) if focus else button_id("act", reader.table)
        buttons.append(Button(text("button-to-turn"), there, "primary"))
    return tuple(buttons)


def _to(read: Book, section: Section, reader: Reader, page: int = 0, *, mark: str = "") -> str:
    """The control that leads to a section; the mark keeps two of one message apart that lead to the same."""
    return button_id("read", reader.table, reader.guide, f"{read.game} {page}{mark[:1]} {section.id}")


def _further(read: Book, section: Section, reader: Reader) -> Menu | None:
    """The sections in this one, those it refers to, and then the chapters, as far as a menu holds them."""
    led = [place.section for id in section.leads if (place := read.place(id)) is not None]
    chapters = [one for one in read.sections if one.depth == 2]
    wanted = dict.fromkeys(one.id for one in (*parts(section, read), *led, *chapters) if one.id != section.id)
    named = {one.id: one for one in read.sections}
    return sections_menu(read.game, [named[id] for id in wanted], reader, reader.text("menu-rules"))


def sections_menu(game: str, sections: Sequence[Section], reader: Reader, title: str) -> Menu | None:
    """A menu of sections, None for none."""
    entries = [
        Choice(fit(label(one, reader.text.language), CHOICE), f"{game} 0 {one.id}")
        for one in sections[:MENU_LIMIT]
    ]
    return Menu(menu_id("read", reader.table, reader.guide, game), title, tuple(entries)) if entries else None


def contents(game: str, reader: Reader, sentence: str = "") -> Post:
    """The chapters of a rulebook, with a menu of them."""
    text, read = reader.text, book(game, reader.text.language)
    chapters = [one for one in read.sections if one.depth == 2]
    lines = [*([sentence] if sentence else []), text("rules-contents", game=game_name(game, text))]
    lines += [f"• {label(one, text.language)}" for one in chapters]
    menu = sections_menu(game, chapters, reader, text("menu-rules"))
    return Post(fit("\n".join(lines), TEXT_LIMIT), ((menu,),) if menu else ())


def which_game(games: Sequence[str], op: str, rest: str, text: Words) -> Post:
    """The question which game is meant, where no table says it."""
    entries = tuple(Choice(game_name(game, text), f"{game} {rest}".strip()) for game in games)
    return Post(text("rules-which-game"), ((Menu(menu_id(op, 0), text("menu-rules-game"), entries),),))  # pyright: ignore[reportArgumentType]


def found_post(game: str, typed: str, hits: Sequence[Hit], reader: Reader) -> Post:
    """What a search found: sections with the passages that fit, most of the first, and a button for each."""
    text, read = reader.text, book(game, reader.text.language)
    shown = safe_text(typed[:60])
    if not hits:
        return contents(game, reader, text("rules-not-found", typed=shown))
    lines = [text("rules-found", typed=shown, game=game_name(game, text))]
    buttons: list[Control] = []
    told: list[Paragraph] = []
    for number, hit in enumerate(hits):
        section, places = hit.section, hit.paragraphs
        name = label(section, text.language)
        passages = [section.paragraphs[place] for place in places if section.paragraphs]
        passages = passages if number == 0 else passages[:1]
        lines.append(f"**{name}**")
        room = PASSAGE if number else FIRST
        lines += [excerpt(statement(one, read, text), hit.words, room) for one in passages]
        told += passages
        arg = f"{game} p{places[0]} {section.id}"
        buttons.append(
            Button(fit(text("button-read", section=name), 80), button_id("read", reader.table, reader.guide, arg))
        )
    lines += legend(told, text)
    return Post(fit("\n".join(lines), TEXT_LIMIT), tuple((one,) for one in buttons))


def excerpt(said: str, words: frozenset[str], room: int) -> str:
    """A passage within so many signs: of a list that is longer the items that have one of the words."""
    first, *items = said.split("\n")
    if len(said) <= room or not items:
        return fit(said, room)
    fitting = [item for item in items if not words.isdisjoint(folded(item))] or items
    kept = [fit(first, room // 2)]
    for item in fitting:
        if len("\n".join((*kept, item))) + 2 <= room:
            kept.append(item)
    return "\n".join(kept) if len(kept) == len(items) + 1 else "\n".join((*kept, "…"))
