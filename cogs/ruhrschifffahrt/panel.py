"""Which panel a position has."""

from typing import assert_never

from bot.presenter import Panel
from cogs.ruhrschifffahrt import panel_ahead, panel_buy, panel_dice, panel_start
from cogs.ruhrschifffahrt.desk import Desk
from games.ruhrschifffahrt import turns


def panel(desk: Desk, focus: str) -> Panel:
    """The panel for what the seat must decide now, or for what it may leave ahead."""
    if not desk.position.at_turn or focus.partition(" ")[0] in panel_ahead.FOCUSES:
        return panel_ahead.panel(desk, focus)
    match desk.view.turn:
        case turns.Choose():
            return panel_dice.choose(desk)
        case turns.RemoveDie():
            return panel_dice.remove(desk)
        case turns.PlaceDice():
            return panel_dice.place(desk)
        case turns.Option() | turns.Transport() | turns.Replenish() | turns.Start() | turns.Plan():
            return panel_start.panel(desk, focus)
        case turns.Sell():
            return panel_start.sell(desk)
        case turns.Purchase() as turn:
            return panel_buy.panel(desk, turn)
        case turns.Begin() | turns.Done():
            return panel_ahead.done(desk)
        case _:
            assert_never(desk.view.turn)
