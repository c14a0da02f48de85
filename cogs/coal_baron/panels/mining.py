"""The panel of a seat that is mining: goals, a form for a whole plan, one button a step."""

from collections.abc import Sequence

from bot.post import BUTTONS_A_ROW, MENU_LIMIT, Button, rows_of
from bot.presenter import Line, Panel, asked, own
from cogs.coal_baron import goal_names, names
from cogs.coal_baron.desk import Desk, Rows, choice
from cogs.coal_baron.panels import pairs, status
from cogs.coal_baron.shown.decision import decision
from cogs.coal_baron.signs import mining_signs
from cogs.desk import fitting
from cogs.signs import signed
from games.coal_baron.actions import Action, FillSpace, FillWithTwo, LoadCube, MoveCage, StoreCube
from games.coal_baron.game import GAME
from games.coal_baron.goals import Goal, goals

STEP_ROWS = 3
"""Rows left for steps below the row of goals."""


def panel(desk: Desk, focus: str) -> Panel:
    """Goals and single steps; `focus` narrows what has too many choices ("pair ...")."""
    verb, _, rest = focus.partition(" ")
    legal, found = desk.legal(), goals(desk.state, desk.seat)
    if verb == "pair" and (rows := pairs.rows(desk, legal, rest)):
        return Panel(_narrowed(desk), rows, decision(desk, focus))
    if verb == "fill" and (rows := _fills(desk, legal, rest)):
        return Panel(_narrowed(desk), rows, decision(desk, focus))
    rows = (_goal_row(desk, found), *_step_rows(desk, legal))
    return Panel(_lines(desk), rows, decision(desk))


def _lines(desk: Desk) -> tuple[Line, ...]:
    lines = (status.holdings(desk), *status.mine_levels(desk), *status.orders(desk))
    return (*asked(_steps_left(desk)), *own(*lines))


def _narrowed(desk: Desk) -> tuple[Line, ...]:
    """What a panel with a focus needs to know; no choice in it depends on the levels of the mine."""
    return (*asked(_steps_left(desk)), *own(status.holdings(desk), *status.orders(desk)))


def _steps_left(desk: Desk) -> str:
    return desk.words("cb-steps-left", count=desk.view.steps)


def _goal_row(desk: Desk, found: Sequence[Goal]) -> tuple[Button, ...]:
    presses = [
        desk.press(
            goal_names.signed_label(goal, desk.me, desk.view.steps, desk.words),
            f"goal {number}",
            "primary",
        )
        for number, goal in enumerate(found[: BUTTONS_A_ROW - 1], start=1)
    ]
    focus = "plan 1" if found else "plan 0"
    return (*presses, desk.form(desk.words("cb-button-edit-goal" if found else "cb-button-plan"), focus))


def _step_rows(desk: Desk, legal: Sequence[Action]) -> Rows:
    """Every legal step as a button where they fit in three rows, else the fills in a menu or behind a button."""
    fills = [action for action in legal if isinstance(action, FillSpace)]
    steps = [action for action in legal if isinstance(action, MoveCage | LoadCube | StoreCube)]
    others = [step_button(desk, action) for action in sorted(steps, key=lambda step: _in_vain(desk, step))]
    others += _pair_button(desk, legal)
    if len(others) + len(fills) <= STEP_ROWS * BUTTONS_A_ROW:
        return rows_of([*(step_button(desk, fill) for fill in fills), *others])
    placeholder = desk.words("cb-menu-fills", count=len(fills))
    if len(fills) > MENU_LIMIT:
        return rows_of([desk.show(placeholder, "fill"), *others])
    choices = [choice(step_label(desk, fill), GAME.notation(fill)) for fill in fills]
    return (*desk.menus("fills", placeholder, choices), *rows_of(others))


def _in_vain(desk: Desk, action: Action) -> bool:
    """Whether the cage would go to a level where there is nothing to load."""
    return isinstance(action, MoveCage) and action.level > 0 and not any(names.minecarts(desk.me, action.level))


def _pair_button(desk: Desk, legal: Sequence[Action]) -> list[Button]:
    found = any(isinstance(action, FillWithTwo) for action in legal)
    return [desk.show(desk.words("cb-button-pair"), "pair")] if found else []


def step_button(desk: Desk, action: Action) -> Button:
    """A button for one step; what fills an order stands out."""
    style = "success" if isinstance(action, FillSpace) else "secondary"
    return desk.act(step_label(desk, action), action, style)


def step_label(desk: Desk, action: Action) -> str:
    """A mining step as a command that begins with a capital: "Load grey", "Cage to level 3"."""
    return names.capital(_step(desk, action))


def _step(desk: Desk, action: Action) -> str:
    words = desk.words
    match action:
        case MoveCage(level):
            if level == 0:
                return words("cb-step-cage-surface")
            # Who hears the panel is told of the levels where there is something.
            vain = _in_vain(desk, action) and not words.spoken
            key = "cb-step-cage-in-vain" if vain else "cb-step-cage"
            return words(key, level=names.level(level, words))
        case LoadCube(coal):
            count = names.minecarts(desk.me, desk.me.cage_level).count(coal)
            return words("cb-step-load", coal=names.coal(coal, words), count=count)
        case StoreCube(coal):
            return words("cb-step-store", coal=names.coal(coal, words))
        case FillSpace(order, coal, source):
            signs, named = mining_signs(desk.me), (names.order(order, words), names.order_bare(order, words))
            said = [words(f"cb-step-fill-{source}", order=one, coal=names.coal(coal, words)) for one in named]
            return fitting([signed(order, names.capital(one), signs, words) for one in said])
        case _:
            return GAME.notation(action)


def _fills(desk: Desk, legal: Sequence[Action], order: str) -> Rows:
    """Buttons for the fills of one order, or, before one is chosen, a menu of the orders."""
    fills = [action for action in legal if isinstance(action, FillSpace)]
    if not order:
        orders = list(dict.fromkeys(fill.order for fill in fills))
        signs, words = mining_signs(desk.me), desk.words
        choices = [
            choice(signed(card, names.order_in_full(card, words), signs, words), f"fill {card}") for card in orders
        ]
        return desk.narrowing("orders", desk.words("cb-menu-fill-order"), choices)
    return rows_of([step_button(desk, fill) for fill in fills if fill.order == order])
