"""What somebody could dispute, shown to them before anybody learns of it."""

from bot.contesting import Point
from bot.controls import button_id, form_id, menu_id
from bot.letters import Cited
from bot.names import safe_text
from bot.outgoing.dispute_posts import about_lines, conflict_lines, edition_lines, fitted, opening_choices
from bot.outgoing.fallen_text import fallen_lines
from bot.outgoing.precedent_text import cited_lines
from bot.post import Button, Field, Form, Menu, Post
from bot.presenter import PRESENTERS
from bot.tables.disputing import LONGEST_RULING, MOST_A_ROUND, Disputable
from bot.words import Words
from cogs.moves import move_said
from cogs.views.why import SETTLED
from games.engine.violation import ActionError


def opening_post(found: Disputable, cited: tuple[Cited, ...], point: Point, text: Words) -> Post:
    """What is disputed, what would fall and who must agree, and the menu of what to open the dispute with."""
    loaded, matter = found.loaded, found.matter
    about = [
        text("dispute-opening"),
        *about_lines(matter.event, _tried(found, text), matter.violation, matter.rule, loaded, text),
    ]
    facts = [
        *edition_lines([one.option for one in found.settings], loaded, text),
        *cited_lines(cited, loaded, text),
        *conflict_lines(found.settings, loaded, text),
    ]
    falls = [*_falls(found, text), text("dispute-opening-told", most=MOST_A_ROUND, game=loaded.row.game)]
    choices = opening_choices(found.settings, found.seat, found.fall is not None, loaded, text)
    menu = Menu(menu_id("dispute", loaded.row.id, 0, str(point)), text("menu-dispute-open"), choices)
    settles = Button(text("button-why-settled"), button_id("why", loaded.row.id, 0, SETTLED))
    return Post(fitted(about, facts, falls), ((menu,), (settles,)))


def ruling_form(table: int, arg: str, text: Words) -> Form:
    """The form for a ruling in one's own words."""
    field = Field(
        "ruling", text("form-ruling"), placeholder=text("form-ruling-hint"), long=True, longest=LONGEST_RULING
    )
    return Form(form_id("ruling", table, 0, arg), text("form-ruling-title"), (field,))


def _tried(found: Disputable, text: Words) -> str:
    matter, loaded = found.matter, found.loaded
    if not matter.tried or matter.position is None:
        return safe_text(matter.tried)
    try:
        action = loaded.game.parse(matter.tried)
    except ActionError:
        return safe_text(matter.tried)
    return move_said(PRESENTERS[loaded.game.id], matter.position, action, loaded.party, text)


def _falls(found: Disputable, text: Words) -> list[str]:
    """What would fall with taking back, and who must agree to that."""
    fall, party = found.fall, found.loaded.party
    if fall is None:
        return [text("dispute-falls-nothing")]
    names = text.listed([party.names[seat] for seat in fall.whose])
    lines = [text("dispute-falls", turns=len(fall.turns), names=names)]
    lines += fallen_lines(fall.fallen(None), found.loaded, text)
    if fall.asked:
        who = text.listed([party.names[seat] for seat in fall.asked])
        lines.append(text("dispute-consents", who=who, count=len(fall.asked)))
    return lines
