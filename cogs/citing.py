"""What an event or a refusal rests on, as a short reference in the reader's language."""

from bot.rulebooks.book import book, known
from bot.rulebooks.pages import HOUSE, label, shown_code
from bot.words import Words
from games.engine.contract import TABLE_RULE
from games.registry import GAMES


def cited(game: str, reference: str, words: Words) -> str:
    """The section of the rulebook, or a ruling or a switch with its section; the house rule in short.

    What no rulebook has, as of a game without one, stays as it is.
    """
    if reference == HOUSE:
        return words("rule-house")
    place = book(game, words.language).place(reference) if known(game) else None
    if place is None:
        return reference
    section = label(place.section, words.language)
    if reference == TABLE_RULE:
        return words("rule-table", section=section)
    if place.paragraph is None:
        return words("rule-printed", section=section)
    if reference in dict(GAMES[game].public_options):
        return words("rule-switch", section=section)
    code = shown_code(reference)
    return words("rule-ruling", code=code, section=section) if code else words("rule-ruling-on", section=section)
