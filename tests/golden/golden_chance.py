"""Whole games by chance as turns of a text, to be counted a second time like the golden ones."""

from collections.abc import Sequence
from random import Random
from typing import Any

from golden_turns import Turns

from games.engine.contract import AnyGame, Setup

NAMES = ("Anna", "Bert", "Cleo", "Dora")


def setup_by_chance(game: AnyGame, options: type[Any], seed: int) -> Setup[Any]:
    """Any number of players, any start; every switch alone, then all together, then any of their values."""
    chance = Random(seed)
    switches = game.public_options
    at = seed % (len(switches) + 2)
    if at < len(switches):
        chosen = {switches[at][0]: switches[at][1][1]}
    elif at == len(switches):
        chosen = {name: values[1] for name, values in switches}
    else:
        chosen = {name: chance.choice(values) for name, values in switches}
    players = chance.choice((2, 3, 4))
    return Setup(
        seats=players, options=options(**chosen), seed=f"{seed:032x}", start_seat=chance.randrange(players)
    )


def turns_by_chance(game: AnyGame, setup: Setup[Any], seed: int, shunned: Sequence[str] = ()) -> Turns:
    """The turns of a whole game; what begins with a shunned word is done only where nothing else can be."""
    chance = Random(seed)
    turns: Turns = []
    state = game.new_game(setup).state
    while active := game.active_seats(state):
        seat, steps = chance.choice(active), list[str]()
        while steps[-1:] != ["end"]:
            action = _chosen(game, list(game.legal_actions(state, seat)), chance, shunned)
            steps.append(game.notation(action))
            state = game.apply(state, seat, action).state
        turns.append((seat, ", ".join(steps)))
    return turns


def _chosen(game: AnyGame, legal: list[Any], chance: Random, shunned: Sequence[str]) -> Any:
    others = [action for action in legal if action != game.end_turn]
    liked = [action for action in others if game.notation(action).split()[0] not in shunned]
    if game.end_turn in legal and (not liked or chance.random() < 0.25):
        return game.end_turn
    return chance.choice(liked or others)
