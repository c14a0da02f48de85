"""Players of the sandbox who press whatever their panel offers, mining with a purpose and the rest by chance."""

from random import Random

from bot.controls import Press, read_id
from tests.e2e.house import House, Table
from tests.sandbox.client import Answer
from tests.sandbox.seen import Component

MENU = 3


async def take_turn(house: House, table: Table, chance: Random) -> int:
    """Play the turn of whoever must decide to its end; how many presses it took."""
    await house.running.outbox.settle()
    panel, presses = await house.act(table), 1
    while (chosen := choice(panel, chance)) is not None:
        panel = await use(panel, chosen, chance)
        presses += 1
        if _press(chosen).op == "finish":
            break
    return presses


async def is_over(house: House, table: Table) -> bool:
    """Whether the game at the table has ended."""
    return (await house.running.service.seen(0, table.number)).loaded.row.status != "running"


def choice(panel: Answer, chance: Random) -> Component | None:
    """A goal of mining where there is one, else *Finish* where that may be, else anything that moves."""
    moves = [one for one in panel.components if _press(one).op == "do"]
    goals = [one for one in moves if _press(one).arg.startswith("goal")]
    finish = [one for one in panel.components if _press(one).op == "finish"]
    if goals or finish:
        return (goals or finish)[0]
    return chance.choice(moves) if moves else None


async def use(panel: Answer, chosen: Component, chance: Random) -> Answer:
    """The panel after a button was pressed, or an entry of a menu chosen."""
    if chosen.kind == MENU:
        return await panel.player.choose(panel, chosen.custom_id, chance.choice(chosen.values))
    return await panel.press(custom_id=chosen.custom_id)


def _press(component: Component) -> Press:
    return read_id(component.custom_id) or Press("where", 0)
