"""Where miners are put and moved to, the best first."""

from typing import Final

from games.engine.event import Seat
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import (
    Action,
    Arrange,
    InsertMiner,
    PutMiners,
    RedeployEngineer,
    RedeployMiner,
    Stop,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.miners import own_spots
from games.kohle_kolonie.pitheads import arrangements_of
from games.kohle_kolonie.state import PitheadSide, State
from games.kohle_kolonie.turns import expect
from players.kohle_kolonie import pieces, prices
from players.kohle_kolonie.spots import spots_of
from players.kohle_kolonie.times import times

MOST: Final = 10
"""So many moves of miners are looked at."""
_BEST: Final = 4
"""So many free places of tableau and pithead cards are looked at."""
_LEAST: Final = 0.05
"""What brings less is not worth a move."""
_STOP: Final = Stop()


def moves(state: State, seat: Seat) -> list[tuple[Action, ...]]:
    """Miners put or moved one by one, or to stop."""
    found = ranked(state, seat)
    legal = GAME.check(state, seat, _STOP) is None
    good = [(action,) for gain, action in found[:MOST] if gain > _LEAST or not legal]
    return [*good, (_STOP,)] if legal else good


def ranked(state: State, seat: Seat) -> list[tuple[float, Action]]:
    """The ways to put or move a miner with what each brings, the best first; to poor places none."""
    spots = spots_of(state, seat)
    found: list[tuple[float, Action]] = []
    poor = set(sorted(own_spots(spots.terrain, spots.own), key=spots.gain)[:-_BEST])
    for action in GAME.legal_actions(state, seat):
        if isinstance(action, InsertMiner):
            if action.to not in poor:
                found.append((spots.gain(action.to) - prices.MINER, action))
        elif isinstance(action, RedeployMiner):
            if action.to not in poor:
                found.append((spots.move(action.source, action.to), action))
        elif isinstance(action, RedeployEngineer):
            found.append((spots.shift(action.source, action.to), action))
    found.sort(key=lambda one: -one[0])
    return found


def settlers(state: State, seat: Seat) -> list[tuple[Action, ...]]:
    """As many miners at a new settlement as may be, or fewer."""
    puts = [action for action in GAME.legal_actions(state, seat) if isinstance(action, PutMiners)]
    return [(action,) for action in sorted(puts, key=lambda action: -action.count)]


def arrangements(state: State, seat: Seat) -> list[tuple[Action, ...]]:
    """The pieces of a card just flipped where they bring most."""
    card = expect(state.turn, turns.Arrange).card
    index = facts.PITHEAD_INDEX[card]
    now = state.seats[seat].pitheads[index].pieces
    late = times(state)
    coin = sum([prices.COIN_LAST[round] for round in late.yields])

    def brings(way: tuple[int, ...]) -> float:
        coins, points = pieces.yield_of(index, PitheadSide(True, way), 1)
        return coins * coin + points * len(late.yields)

    best = max(arrangements_of(state, seat, card), key=lambda way: (brings(way), way == now))
    return [(_STOP,)] if best == now else [(Arrange(best),)]


def manned(state: State, seat: Seat) -> tuple[tuple[Action, ...], State]:
    """The best moves one after the other as far as something final, and where they lead."""
    taken: list[Action] = []
    while isinstance(state.turn, turns.Miners | turns.SecondMiner) and state.turn.seat == seat:
        action = moves(state, seat)[0][0]
        transition = GAME.apply(state, seat, action)
        taken.append(action)
        state = transition.state
        if transition.reveals:
            break
    return tuple(taken), state
