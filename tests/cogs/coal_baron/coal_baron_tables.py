"""Random games of Coal Baron, position by position, for the tests of its panels and texts."""

from collections.abc import Iterator
from random import Random

from bot.presenter import Party, Position
from games.coal_baron.actions import EndTurn, MoveCage
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import Options, State
from games.engine.contract import Setup, Transition
from games.engine.event import Seat
from tests.cogs.positions import party_of, position_of

NAMES = ("Jörg", "Éloïse", "Oğuz", "Siân")


def party(players: int = 3, names: tuple[str, ...] = NAMES) -> Party:
    """The people of a table with the greatest numbers that ids can have."""
    return party_of(GAME, names[:players])


def begin(players: int = 3, seed: int = 1, options: Options | None = None) -> Transition[State]:
    """A new game."""
    return GAME.new_game(Setup(seats=players, options=options or Options(), seed=f"{seed:032x}"))


def position(state: State, seat: Seat, moves: tuple[str, ...] = ()) -> Position:
    """What the seat has before it."""
    return position_of(GAME, state, seat, moves)


def random_game(
    players: int = 3, seed: int = 1, options: Options | None = None, *, clever: bool = True
) -> Iterator[Transition[State]]:
    """Every transition of a game played by chance, the beginning included.

    A clever player follows a goal of mining half the time, so that orders are delivered and hands stay full.
    """
    rng = Random(seed)
    transition = begin(players, seed, options)
    yield transition
    while seats := GAME.active_seats(transition.state):
        for action in _chosen(transition.state, seats[0], rng, clever):
            transition = GAME.apply(transition.state, seats[0], action)
            yield transition


def _chosen(state: State, seat: Seat, rng: Random, clever: bool) -> list[object]:
    if clever and state.turn.stage == "mining" and rng.random() < 0.7:
        found = goals(state, seat)
        if found:
            return list(found[0].actions)
    legal = list(GAME.legal_actions(state, seat))
    if state.turn.stage == "mining" and len(legal) > 1:
        # Chance alone would move the cage up and down all day.
        useful = [action for action in legal if not isinstance(action, MoveCage | EndTurn)]
        if useful and rng.random() < 0.7:
            legal = useful
    return [rng.choice(legal)]
