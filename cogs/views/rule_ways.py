"""The way from a panel to the rules of what can be done there."""

from typing import Final

from bot.controls import button_id
from bot.post import Button
from bot.presenter import PRESENTERS
from bot.rulebooks.book import known
from bot.tables.seeing import Seen
from bot.words import Words

FROM_FOCUS: Final = 1000
"""From this number on a control says from which focus of the panel it was opened, else from which guide page."""


def way_to_what_can_be_done(seen: Seen, text: Words, focus: str = "") -> list[Button]:
    """A button that opens the section about what the seat can do now; none out of turn or without a rulebook.

    Where the focus of the panel is on one of the things that can be done, it is the section about that, else the
    one that decides the stage.
    """
    position, game = seen.position, seen.loaded.game
    if position is None:
        return []
    sections = game.sections(position.state, position.seat)
    if not sections or not known(game.id):
        return []
    about, stage = PRESENTERS[game.id].sections, game.stage_of(position.state, position.seat)
    section = about.get(focus.partition(" ")[0], about.get(stage or "", sections[0]))
    opened = opened_from(game.id, focus)
    return [Button(text("button-rule"), button_id("read", seen.loaded.row.id, opened, f"{game.id} - {section}"))]


def opened_from(game: str, focus: str) -> int:
    """The number of a control that was opened from a focus of the panel; 0 from another or from none."""
    named = list(PRESENTERS[game].sections)
    return FROM_FOCUS + named.index(focus) if focus in named else 0


def focus_opened(game: str, number: int) -> str:
    """The focus of the panel from which a control with that number was opened, empty for none."""
    named = list(PRESENTERS[game].sections)
    return named[number - FROM_FOCUS] if 0 <= number - FROM_FOCUS < len(named) else ""
