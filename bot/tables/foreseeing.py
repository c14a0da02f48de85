"""Who is next, as far as everybody can know: read from the public part of a position alone."""

from typing import Final

from games.engine.bounds import State
from games.engine.contract import AnyGame
from games.engine.event import Seat

MOST_ACTIONS: Final = 200
"""No decision takes so many actions."""


def next_seats(game: AnyGame, public: State) -> frozenset[Seat]:
    """The seats that must decide once those who must now have taken the least harmful way; none at the end.

    Whoever chooses otherwise may lead elsewhere, and so may an answer that somebody left ahead in secret: it is a
    word ahead, and no promise.
    """
    waited = game.active_seats(public)
    state = public
    for seat in waited:
        state = _decided(game, state, seat)
    if game.outcome(state) is not None:
        return frozenset()
    return frozenset(game.active_seats(state)) - frozenset(waited)


def _decided(game: AnyGame, state: State, seat: Seat) -> State:
    """The position after a seat's decision by default actions; as it was where the seat need not decide."""
    for _ in range(MOST_ACTIONS):
        if seat not in game.active_seats(state):
            break
        action = game.default_action(state, seat)
        state = game.apply(state, seat, action).state
        if action == game.end_turn:
            break
    return state
