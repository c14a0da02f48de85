"""Where the editions of a game differ, what each says there, and what a table plays."""

from collections.abc import Sequence

from bot.controls import button_id, menu_id
from bot.names import game_name
from bot.outgoing.edition_text import departure_text
from bot.post import MENU_LIMIT, TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.presenter import PRESENTERS
from bot.rulebooks.book import Book, Section
from bot.rulebooks.editions import differing, differs
from bot.rulebooks.pages import label, parts, statement
from bot.tables.loaded import Loaded
from cogs.desk import CHOICE
from cogs.views.rule_pages import Reader
from games.engine.contract import AnyGame


def comparison(read: Book, section: Section, game: AnyGame, reader: Reader) -> Post:
    """What each edition says of a section, and what the table plays, with a menu of where editions differ."""
    text = reader.text
    lines = [text("compare-title", section=label(section, text.language), game=game_name(game.id, text))]
    lines += _compared(section, read, game, reader)
    if len(lines) == 1:
        lines.append(text("compare-same"))
    others = [one for one in differing(read, game) if one.id != section.id]
    back = Button(
        text("button-read-here"), button_id("read", reader.table, reader.guide, f"{game.id} 0 {section.id}")
    )
    rows = ((back,), *_menu(others, game, reader, "menu-compare"))
    return Post(fit("\n".join(lines), TEXT_LIMIT), rows)


def _menu(
    sections: Sequence[Section], game: AnyGame, reader: Reader, title: str
) -> tuple[tuple[Control, ...], ...]:
    """A menu of sections to compare, a row of its own; none for none."""
    entries = tuple(
        Choice(fit(label(one, reader.text.language), CHOICE), f"{game.id} {one.id}")
        for one in sections[:MENU_LIMIT]
    )
    made = Menu(menu_id("compare", reader.table, reader.guide, game.id), reader.text(title), entries)
    return ((made,),) if entries else ()


def _compared(section: Section, read: Book, game: AnyGame, reader: Reader) -> list[str]:
    """What a section and its parts say where editions differ, and what the table plays."""
    lines: list[str] = []
    for one in (section, *parts(section, read)):
        for paragraph in one.paragraphs:
            if differs(paragraph, game):
                lines.append(statement(paragraph, read, reader.text))
                lines += [f"-# {reader.notes[tag]}" for tag in paragraph.tags if tag in reader.notes]
    return lines


def departure_post(names: Sequence[str], read: Book, loaded: Loaded, reader: Reader) -> Post:
    """Where a table departs from the edition of the reader's language, each with its section to compare."""
    text, game = reader.text, loaded.game
    lines, sections = [departure_text(loaded, text)], list[Section]()
    for name in names:
        values = dict(game.public_options)[name]
        question, meaning = PRESENTERS[game.id].option(name, loaded.options.get(name, values[0]), text)
        place = read.place(name)
        where = "" if place is None else label(place.section, text.language)
        sections += [] if place is None else [place.section]
        lines.append(text("lobby-departure", section=where, question=question, meaning=meaning))
    once = list({one.id: one for one in sections}.values())
    back = Button(text("button-all-rules"), button_id("rules", loaded.row.id))
    return Post(fit("\n".join(lines), TEXT_LIMIT), (*_menu(once, game, reader, "menu-departures"), (back,)))
