"""The way from a panel to the rules of what can be done there."""

from bot.controls import button_id
from bot.post import Button
from bot.presenter import PRESENTERS
from bot.rulebooks.book import known
from bot.tables.seeing import Seen
from bot.words import Words


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
    return [Button(text("button-rule"), button_id("read", seen.loaded.row.id, 0, f"{game.id} - {section}"))]
