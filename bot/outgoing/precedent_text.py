"""A precedent in a line: where refusals, disputes and the rulebook cite it."""

from collections.abc import Sequence
from typing import Final

from bot.letters import Cited
from bot.names import safe_text
from bot.post import fit
from bot.presenter import PRESENTERS
from bot.rulebooks.book import Section
from bot.tables.dispute_points import section_of
from bot.tables.loaded import Loaded
from bot.words import Words

LONGEST: Final = 160
"""Signs of a ruling that is cited; the list of precedents has all of it."""


def cited_line(cited: Cited, game: str, channel: int, text: Words) -> str:
    """A precedent as a table in a channel cites it: "Precedent 3 of this channel: ..."."""
    where = "here" if cited.channel == channel else "elsewhere"
    said = decided_text(cited, game, text, LONGEST)
    return text("precedent-cited", number=cited.number, where=where, channel=cited.channel, ruling=said)


def cited_lines(cited: tuple[Cited, ...], loaded: Loaded, text: Words) -> list[str]:
    """Precedents as a table cites them, a line each."""
    return [cited_line(one, loaded.row.game, loaded.row.channel, text) for one in cited]


def by_hand_lines(cited: Sequence[Cited], text: Words) -> list[str]:
    """That the table carries out a ruling in words itself, where the newest of those cited is one."""
    return [text("precedent-by-hand")] if cited and not cited[-1].option else []


def marked_lines(cited: Sequence[Cited], game: str, section: Section, channel: int, text: Words) -> list[str]:
    """The precedents that bind a table on a section, as they are marked below its text."""
    return [
        f"⚖ {cited_line(one, game, channel, text)}" for one in cited if section_of(game, one.rule) == section.id
    ]


def decided_text(cited: Cited, game: str, text: Words, longest: int = 0) -> str:
    """What was decided: the switch that was set, or the ruling in its players' words."""
    if cited.option:
        return setting_text(cited.option, cited.value, game, text)
    return ruling_text(cited.ruling, text, longest)


def ruling_text(ruling: str, text: Words, longest: int = 0) -> str:
    """A ruling between quotation marks, harmless for Discord's text; that it is hidden, where it is."""
    if not ruling:
        return text("ruling-hidden")
    said = safe_text(ruling)
    return text("ruling", text=fit(said, longest) if longest else said)


def setting_text(option: str, value: str, game: str, text: Words) -> str:
    """A switch with its value; their names where this version does not know it any more."""
    try:
        question, meaning = PRESENTERS[game].option(option, value, text)
    except KeyError:
        question, meaning = option, value
    return text("setting", question=question, meaning=meaning)
