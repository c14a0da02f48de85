"""Which panel a position has."""

from typing import assert_never

from bot.presenter import Panel
from cogs.kohle_kolonie import panel_act, panel_answers, panel_auction, panel_miners, panel_steps
from cogs.kohle_kolonie.desk import Desk


def panel(desk: Desk, focus: str) -> Panel:
    """The panel for what the seat must decide now, or for what it may leave ahead or look at."""
    if not desk.position.at_turn or focus.partition(" ")[0] in panel_answers.FOCUSES:
        return panel_answers.panel(desk, focus)
    match desk.view.turn.stage:
        case "choose":
            return panel_steps.choose(desk)
        case "act":
            return panel_act.panel(desk, focus)
        case "miners":
            return panel_miners.panel(desk, focus)
        case "declare":
            return panel_auction.declare(desk)
        case "bid":
            return panel_auction.bid(desk)
        case "worker" | "place_card" | "second_worker" | "second_miner" | "settlement_miners" | "arrange":
            return panel_steps.step(desk)
        case "secure" | "lose_miner" | "subsidence" | "load":
            return panel_steps.step(desk)
        case "begin" | "done":
            return panel_steps.done(desk)
        case _:
            assert_never(desk.view.turn.stage)
