"""A computer that plays by chance, in place of one that thinks; what it does can be done in a worker process."""

import os
import signal
import time
from random import Random

from games.engine.codec import decode_state
from games.engine.contract import seals
from games.registry import GAMES
from players.entry import Considered, Question, ThoughtError

LONGEST = 200


def by_chance(question: Question) -> list[Considered]:
    """Legal actions by the chance of the question, up to something final, compared with nothing."""
    return [Considered(tuple(line_by_chance(question)), 0.0)]


def line_by_chance(question: Question) -> list[str]:
    """The actions alone."""
    game, chance = GAMES[question.game], Random(question.seed)
    state, line = decode_state(game, question.state), list[str]()
    while len(line) < LONGEST:
        action = chance.choice(game.legal_actions(state, question.seat))
        transition = game.apply(state, question.seat, action)
        line.append(game.notation(action))
        if action == game.end_turn or transition.fired or seals(game, state, transition):
            return line
        state = transition.state
    raise AssertionError("a turn that does not end")


def at_leisure(question: Question) -> list[Considered]:
    """The same after a while."""
    time.sleep(0.6)
    return by_chance(question)


def dies(question: Question) -> list[Considered]:
    """Nothing: its process is killed."""
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def fails(question: Question) -> list[Considered]:
    """Nothing: a fault of the mind."""
    raise ThoughtError("Traceback ...\nValueError: no worth")


def blabs(question: Question) -> list[Considered]:
    """Nothing: a fault of the mind, which says what it had chosen."""
    raise ThoughtError(f"Traceback ...\nValueError: no worth of {line_by_chance(question)[0]}")


def hangs(question: Question) -> list[Considered]:
    """Nothing, for ever."""
    time.sleep(3600)
    return []


def cheats(question: Question) -> list[Considered]:
    """What is not legal."""
    return [Considered(("place bank",) * 3, 0.0)]


def dawdles(question: Question) -> list[Considered]:
    """Legal actions up to just before the last."""
    return [Considered(tuple(line_by_chance(question)[:-1]), 0.0)]
