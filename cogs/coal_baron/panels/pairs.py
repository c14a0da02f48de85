"""Two cubes for one space: the choice narrowed space by space and cube by cube until it fits a menu."""

from collections.abc import Sequence

from bot.post import MENU_LIMIT, Choice
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk, Rows, choice
from cogs.coal_baron.signs import mining_signs
from cogs.signs import signed
from games.coal_baron.actions import Action, Cube, FillWithTwo
from games.coal_baron.game import GAME


def rows(desk: Desk, legal: Sequence[Action], chosen: str) -> Rows:
    """A menu of the pairs, or of what to choose first; `chosen` is "<order> <space> [<source> <coal>]".

    Empty where nothing legal is left.
    """
    found = [action for action in legal if isinstance(action, FillWithTwo) and _fits(action, chosen.split())]
    if not found:
        return ()
    spaces = list(dict.fromkeys((pair.order, pair.space) for pair in found))
    if len(found) <= MENU_LIMIT:
        choices = [choice(label(pair, desk), GAME.notation(pair)) for pair in found]
        return desk.menus("pairs", _what(desk, spaces), choices)
    if len(spaces) > 1:
        return desk.narrowing("spaces", desk.words("cb-menu-pair-space"), _spaces(desk, spaces))
    first = sorted({cube for pair in found for cube in pair.cubes})
    placeholder = names.capital(desk.words("cb-menu-pair-cube", space=_space(desk, *spaces[0])))
    return desk.narrowing("cubes", placeholder, _cubes(desk, *spaces[0], first))


def _what(desk: Desk, spaces: list[tuple[str, str]]) -> str:
    """The placeholder over the pairs; it names the space once there is only one."""
    if len(spaces) > 1:
        return desk.words("cb-menu-pairs")
    return desk.words("cb-menu-pairs-for", space=_space(desk, *spaces[0]))


def _space(desk: Desk, order: str, space: str) -> str:
    words = desk.words
    label = words("cb-pair-space", order=names.order(order, words), space=names.coal(space, words))
    return signed(order, names.capital(label), mining_signs(desk.me), words)


def label(pair: FillWithTwo, desk: Desk) -> str:
    """A pair as a command: "Horse cart 9, space black: grey (cage) and grey (cage)"."""
    words = desk.words
    said = words(
        "cb-pair",
        order=names.order(pair.order, words),
        space=names.coal(pair.space, words),
        first=names.taken(pair.cubes[0], words),
        second=names.taken(pair.cubes[1], words),
    )
    return signed(pair.order, names.capital(said), mining_signs(desk.me), words)


def _fits(pair: FillWithTwo, chosen: list[str]) -> bool:
    if chosen and [pair.order, pair.space] != chosen[:2]:
        return False
    return len(chosen) < 4 or any([cube.source, cube.coal] == chosen[2:4] for cube in pair.cubes)


def _spaces(desk: Desk, spaces: list[tuple[str, str]]) -> list[Choice]:
    return [choice(names.capital(_space(desk, order, space)), f"pair {order} {space}") for order, space in spaces]


def _cubes(desk: Desk, order: str, space: str, first: list[Cube]) -> list[Choice]:
    return [
        choice(names.capital(names.taken(cube, desk.words)), f"pair {order} {space} {cube.source} {cube.coal}")
        for cube in first
    ]
