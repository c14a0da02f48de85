"""Which panel a position has."""

from typing import assert_never

from bot.controls import button_id
from bot.post import Button
from bot.presenter import Panel, asked
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.panels import draft, drawn, mining, place, status
from cogs.coal_baron.shown import pictures
from games.coal_baron import turns


def panel(desk: Desk, focus: str) -> Panel:
    """The panel for what the seat must decide now, or for what it may leave ahead or look at."""
    if desk.view.phase == "draft" and (focus == "ranking" or not desk.position.at_turn):
        return draft.ranking(desk)
    if not desk.position.at_turn:
        return waiting(desk)
    match desk.state.turn:
        case turns.Draft():
            return draft.panel(desk)
        case turns.Place():
            return place.panel(desk)
        case turns.Mining():
            return mining.panel(desk, focus)
        case turns.Substitute() as turn:
            return drawn.substitute(desk, turn)
        case turns.Keep():
            return drawn.keep(desk)
        case turns.ReturnTo():
            return drawn.return_to(desk)
        case turns.PutNext() as turn:
            return drawn.put_next(desk, turn)
        case turns.Done():
            return done(desk)
        case _:
            assert_never(desk.state.turn)


def done(desk: Desk) -> Panel:
    """Nothing is left to decide in this turn."""
    shot = pictures.mine(desk.view, desk.seat, desk.party, desk.words)
    return Panel((*asked(desk.words("cb-ask-done")), *status.own_status(desk)), (), shot)


def waiting(desk: Desk) -> Panel:
    """Nothing can be decided now: who is awaited, and what there is to look at."""
    mine = Button(desk.words("cb-button-mine"), button_id("mine", desk.party.table))
    return Panel((*asked(status.awaited(desk)), *status.own_status(desk)), ((mine,),))
