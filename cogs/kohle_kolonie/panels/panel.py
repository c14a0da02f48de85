"""Which panel a position has."""

from bot.presenter import Panel
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.panels import act, answers, auction, miners, steps
from games.kohle_kolonie import turns


def panel(desk: Desk, focus: str) -> Panel:
    """The panel for what the seat must decide now, or for what it may leave ahead or look at."""
    if not desk.position.at_turn or focus.partition(" ")[0] in answers.FOCUSES:
        return answers.panel(desk, focus)
    match desk.view.turn:
        case turns.Choose():
            return steps.choose(desk)
        case turns.Act(used=used):
            return act.panel(desk, used, focus)
        case turns.Miners(left=left):
            return miners.panel(desk, left, focus)
        case turns.Declare():
            return auction.declare(desk)
        case turns.Bid():
            return auction.bid(desk)
        case turns.Begin() | turns.Done():
            return steps.done(desk)
        case _:
            return steps.step(desk)
