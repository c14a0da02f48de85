"""Which rule is corrected from now on, as the table is told after an upgrade."""

from typing import Final

from bot.letters import NoticeLetter
from bot.post import Button
from bot.rulebooks.book import book, known
from bot.rulebooks.pages import label
from bot.rulebooks.references import way_to
from bot.tables.loaded import Loaded
from bot.words import Words

CORRECTED: Final = "notice-rules-corrected"
UNNAMED: Final = "none"


def corrected_words(letter: NoticeLetter, loaded: Loaded, text: Words) -> dict[str, str]:
    """The section that the sentence names, where the rulebook has it."""
    game, rule = loaded.row.game, str(letter.values.get("rule", ""))
    place = book(game, text.language).place(rule) if known(game) else None
    return {"section": (rule or UNNAMED) if place is None else label(place.section, text.language)}


def corrected_way(letter: NoticeLetter, loaded: Loaded, text: Words) -> list[Button]:
    """The button that opens the section, none of another notice and where no rulebook has it."""
    if letter.key != CORRECTED:
        return []
    found = way_to(loaded.row.game, str(letter.values.get("rule", "")), loaded.row.id, text)
    return [] if found is None else [found]
