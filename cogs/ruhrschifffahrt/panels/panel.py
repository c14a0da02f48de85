"""Which panel a position has."""

from typing import assert_never

from bot.presenter import Panel
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.panels import ahead, buy, dice, start
from games.ruhrschifffahrt import turns


def panel(desk: Desk, focus: str) -> Panel:
    """The panel for what the seat must decide now, or for what it may leave ahead."""
    if not desk.position.at_turn or focus.partition(" ")[0] in ahead.FOCUSES:
        return ahead.panel(desk, focus)
    match desk.view.turn:
        case turns.Choose():
            return dice.choose(desk)
        case turns.RemoveDie():
            return dice.remove(desk)
        case turns.PlaceDice():
            return dice.place(desk)
        case turns.Option() | turns.Transport() | turns.Replenish() | turns.Start() | turns.Plan():
            return start.panel(desk, focus)
        case turns.Sell():
            return start.sell(desk)
        case turns.Purchase() as turn:
            return buy.panel(desk, turn)
        case turns.Begin() | turns.Done():
            return ahead.done(desk)
        case _:
            assert_never(desk.view.turn)
