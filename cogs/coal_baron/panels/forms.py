"""The forms: a mining plan on one line, and a ranking for the draft."""

from bot.controls import form_id
from bot.post import Field, Form, fit
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.typed import steps
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals

TITLE = 45
LONGEST = 400


def form(desk: Desk, focus: str) -> Form | None:
    """The form of a focus: "plan <number of goal>" or "ranking"; None where it makes no sense now."""
    name, _, rest = focus.partition(" ")
    if name == "plan" and desk.position.at_turn and desk.view.stage == "mining":
        return _form(desk, "plan", _plan_of_goal(desk, rest))
    if name == "ranking" and desk.view.phase == "draft":
        return _form(desk, "ranking", _ranking(desk))
    return None


def _form(desk: Desk, name: str, value: str) -> Form:
    words = desk.words
    field = Field(
        name,
        fit(words(f"cb-form-{name}-label"), TITLE),
        value=value if len(value) <= LONGEST else "",
        placeholder=words(f"cb-form-{name}-placeholder"),
        long=True,
        longest=LONGEST,
    )
    identifier = form_id("do", desk.party.table, desk.position.decision, name)
    return Form(identifier, fit(words(f"cb-form-{name}-title"), TITLE), (field,))


def _ranking(desk: Desk) -> str:
    """The present ranking by names, or by ids where the names would not fit."""
    cards = [card for card in desk.me.ranking if card in desk.view.draft]
    named = ", ".join(names.order_plainly(card, desk.words) for card in cards)
    return named if len(named) <= LONGEST else ", ".join(cards)


def _plan_of_goal(desk: Desk, number: str) -> str:
    found = goals(desk.state, desk.seat)
    if not number.isdecimal() or not 1 <= int(number) <= len(found):
        return ""
    actions = found[int(number) - 1].actions
    said = steps.in_words(desk.state, desk.seat, actions, desk.words)
    return said if len(said) <= LONGEST else ", ".join(GAME.notation(action) for action in actions)
