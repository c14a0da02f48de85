"""Which panel a position has."""

from bot.presenter import Panel
from cogs.kohle_kolonie import panel_act, panel_answers, panel_auction, panel_miners, panel_steps
from cogs.kohle_kolonie.desk import Desk
from games.kohle_kolonie import turns


def panel(desk: Desk, focus: str) -> Panel:
    """The panel for what the seat must decide now, or for what it may leave ahead or look at."""
    if not desk.position.at_turn or focus.partition(" ")[0] in panel_answers.FOCUSES:
        return panel_answers.panel(desk, focus)
    match desk.view.turn:
        case turns.Choose():
            return panel_steps.choose(desk)
        case turns.Act(used=used):
            return panel_act.panel(desk, used, focus)
        case turns.Miners(left=left):
            return panel_miners.panel(desk, left, focus)
        case turns.Declare():
            return panel_auction.declare(desk)
        case turns.Bid():
            return panel_auction.bid(desk)
        case turns.Begin() | turns.Done():
            return panel_steps.done(desk)
        case _:
            return panel_steps.step(desk)
