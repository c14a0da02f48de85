"""A section of the rules that somebody shows the table."""

from bot.controls import button_id
from bot.letters import SharedLetter
from bot.post import TEXT_LIMIT, Button, Post, fit
from bot.rulebooks.book import book, known
from bot.rulebooks.pages import pages
from bot.tables.loaded import Loaded
from bot.words import Words


def shared(letter: SharedLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    """The page in the table's language, with who shares it; each reader opens it in their own."""
    game, table = loaded.row.game, loaded.row.id
    head = text("shared-head", name=letter.name)
    if not known(game) or (place := book(game, text.language).place(letter.section)) is None:
        return Post("\n".join([head, text("rules-unknown")]))
    said = pages(place.section, book(game, text.language), text, {})
    page = min(letter.page, len(said) - 1)
    read = button_id("read", table, 0, f"{game} {page}s{row_id} {place.section.id}")
    return Post(fit(f"{head}\n{said[page]}", TEXT_LIMIT), ((Button(text("button-read-here"), read),),))
