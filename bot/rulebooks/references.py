"""Ways from a reference of the engine to the section where it stands."""

from bot.controls import button_id, menu_id
from bot.post import MENU_LIMIT, Button, Choice, Menu, fit
from bot.rulebooks.book import book, known
from bot.rulebooks.pages import label
from bot.words import Words

LABEL = 80
CHOICE = 100


def way_to(game: str, reference: str, table: int, text: Words, page: int = 0) -> Button | None:
    """The button that opens the section of a reference, from a page of the guide; None where it is in no book."""
    place = book(game, text.language).place(reference) if known(game) else None
    if place is None:
        return None
    title = fit(text("button-read", section=label(place.section, text.language)), LABEL)
    return Button(title, button_id("read", table, page, f"{game} - {reference}"))


def ways_to(game: str, references: list[str], table: int, text: Words) -> Menu | None:
    """A menu of the sections of references, each once; None where no rulebook has any."""
    read = book(game, text.language) if known(game) else None
    if read is None:
        return None
    places = {reference: place for reference in references if (place := read.place(reference)) is not None}
    once = {place.section.id: (reference, place.section) for reference, place in reversed(places.items())}
    entries = [
        Choice(fit(label(section, text.language), CHOICE), f"{game} - {reference}")
        for reference, section in reversed(once.values())
    ]
    if not entries:
        return None
    return Menu(menu_id("read", table, 0, "references"), text("menu-references"), tuple(entries[:MENU_LIMIT]))
