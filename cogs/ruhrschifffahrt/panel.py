"""Which panel a position has."""

from typing import assert_never

from bot.presenter import Panel
from cogs.ruhrschifffahrt import panel_ahead, panel_buy, panel_dice, panel_start
from cogs.ruhrschifffahrt.desk import Desk


def panel(desk: Desk, focus: str) -> Panel:
    """The panel for what the seat must decide now, or for what it may leave ahead."""
    if not desk.position.at_turn or focus.partition(" ")[0] in panel_ahead.FOCUSES:
        return panel_ahead.panel(desk, focus)
    match desk.view.turn.stage:
        case "choose":
            return panel_dice.choose(desk)
        case "remove_die":
            return panel_dice.remove(desk)
        case "place_dice":
            return panel_dice.place(desk)
        case "option" | "transport" | "replenish" | "start" | "plan":
            return panel_start.panel(desk, focus)
        case "sell":
            return panel_start.sell(desk)
        case "purchase":
            return panel_buy.panel(desk)
        case "begin" | "done":
            return panel_ahead.done(desk)
        case _:
            assert_never(desk.view.turn.stage)
