"""Random games of Ruhrschifffahrt, position by position, for the tests of its panels and texts."""

from collections.abc import Iterator
from random import Random

from bot.presenter import Panel, Party, Position
from bot.words import Language, words
from cogs.ruhrschifffahrt import PRESENTER
from games.engine.contract import Setup, Transition
from games.engine.event import Seat
from games.ruhrschifffahrt.actions import Action, EndTurn, PlanSale
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import State
from tests.cogs.positions import acts, party_of, position_of

NAMES = ("Jörg", "Éloïse", "Oğuz", "Siân")


def party(players: int = 4) -> Party:
    """The people of a table with the greatest numbers that ids can have."""
    return party_of(GAME, NAMES[:players])


def begin(players: int = 4, seed: int = 1, options: Options | None = None) -> Transition[State]:
    """A new game."""
    return GAME.new_game(Setup(seats=players, options=options or Options(), seed=f"{seed:032x}"))


def position(state: State, seat: Seat, moves: tuple[str, ...] = ()) -> Position:
    """What the seat has before it."""
    return position_of(GAME, state, seat, moves)


def random_game(
    players: int = 4, seed: int = 1, options: Options | None = None, *, eager: bool = True
) -> Iterator[Transition[State]]:
    """Every transition of a game played by chance, the beginning included; an eager player buys what it can."""
    rng = Random(seed)
    transition = begin(players, seed, options)
    yield transition
    while seats := GAME.active_seats(transition.state):
        action = _chosen(transition.state, seats[0], rng, eager)
        transition = GAME.apply(transition.state, seats[0], action)
        yield transition


def _chosen(state: State, seat: Seat, rng: Random, eager: bool) -> Action:
    """Anything legal; whoever has planned a sale finishes, else plans would be made without end."""
    legal = list(GAME.legal_actions(state, seat))
    planned = state.turn.stage == "plan" and state.seats[seat].plan is not None
    others = [action for action in legal if not isinstance(action, EndTurn)]
    if planned:
        others = [action for action in others if not isinstance(action, PlanSale)]
    if others and (len(others) == len(legal) or rng.random() < (0.8 if eager and not planned else 0.3)):
        return rng.choice(others)
    return GAME.end_turn if GAME.end_turn in legal else rng.choice(legal)


def at_stage(stage: str, seed: int = 100, players: int = 4) -> State:
    """The first position of a random game in which the stage is reached, with any of a few seeds."""
    for further in range(20):
        for transition in random_game(players, seed + further):
            if transition.state.turn.stage == stage and GAME.active_seats(transition.state):
                return transition.state
    raise AssertionError(f"no game reached {stage}")


def positions(seed: int, players: int) -> Iterator[Position]:
    """Every position of a random game from the eyes of the first seat that must decide."""
    for transition in random_game(players, seed):
        for seat in GAME.active_seats(transition.state)[:1]:
            yield position(transition.state, seat)


def panel(place: Position, focus: str = "", language: Language = "en") -> Panel:
    """The panel of a position."""
    return PRESENTER.panel(place, focus, party(len(place.state.seats)), words(language))


def did(state: State, seat: Seat, text: str) -> State:
    """The state after what a control's argument or a typed text means."""
    for action in acts(PRESENTER, state, seat, text):
        state = GAME.apply(state, seat, action).state
    return state
