"""A step that costs little time to find, for games played on to see where they lead."""

from collections.abc import Sequence
from random import Random

from games.engine.event import Seat
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import END, Action, BeginMiners, BuyEngine, BuyMine, Exchange
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from players.kohle_kolonie.offers import finished
from players.kohle_kolonie.steps import steps
from players.kohle_kolonie.worth import own_worth

_MINES = 2
"""So many mines for sale are looked at, of each other kind of action but one."""


def quick(state: State, seat: Seat, chance: Random) -> tuple[Action, ...]:
    """A step of a seat that must decide: of a few that are taken at random, the one that is worth most."""
    turn = state.turn
    if not isinstance(turn, turns.Act) or turn.used.action or state.phase == 4:
        return steps(state, seat)[0]
    best: tuple[float, tuple[Action, ...]] | None = None
    for action in _few(GAME.legal_actions(state, seat), chance):
        step, after = finished(state, seat, action)
        worth = own_worth(after, seat)
        if best is None or worth > best[0]:
            best = (worth, step)
    return best[1] if best else steps(state, seat)[0]


def _few(legal: Sequence[Action], chance: Random) -> list[Action]:
    """Of each kind of action one, of mines a few; engines all bring much the same."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        if action != END and not isinstance(action, Exchange):
            kinds.setdefault(type(action), []).append(action)
    few: list[Action] = []
    for kind, actions in kinds.items():
        if kind is BuyMine:
            few += chance.sample(actions, min(_MINES, len(actions)))
        elif kind is BuyEngine or kind is BeginMiners:
            few.append(actions[0])
        else:
            few.append(chance.choice(actions))
    return few
