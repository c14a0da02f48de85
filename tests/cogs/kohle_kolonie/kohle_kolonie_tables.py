"""Random games of Kohle & Kolonie, position by position, for the tests of its panels and texts."""

from collections.abc import Iterator
from random import Random

from bot.presenter import Panel, Party, Position
from bot.words import Language, words
from cogs.kohle_kolonie import PRESENTER
from games.engine.contract import Setup, Transition
from games.engine.event import Seat
from games.kohle_kolonie.actions import Action, BuyMine, ChooseBonus, EndTurn, Exchange, Flip, Stop
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PRESETS, Options
from games.kohle_kolonie.state import State
from tests.cogs.positions import acts, party_of, position_of

NAMES = ("Jörg", "Éloïse", "Oğuz", "Siân", "Žaneta")


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
    players: int = 4, seed: int = 1, preset: str = "steiger", *, eager: bool = True
) -> Iterator[Transition[State]]:
    """Every transition of a game played by chance, the beginning included.

    An eager player rarely leaves anything unused, so that mines are bought and consolidated.
    """
    rng = Random(seed)
    transition = begin(players, seed, PRESETS[preset])
    yield transition
    while seats := GAME.active_seats(transition.state):
        action = _chosen(transition.state, seats[0], rng, eager)
        transition = GAME.apply(transition.state, seats[0], action)
        yield transition


def _chosen(state: State, seat: Seat, rng: Random, eager: bool) -> Action:
    legal = list(GAME.legal_actions(state, seat))
    if eager and rng.random() < 0.9:
        mines = [action for action in legal if isinstance(action, BuyMine)]
        if mines and rng.random() < 0.6:
            return rng.choice(mines)
        useful = [action for action in legal if not isinstance(action, EndTurn | Stop | Exchange)]
        flips = [action for action in useful if isinstance(action, Flip)]
        legal = flips if flips and rng.random() < 0.3 else useful or legal
    return rng.choice(legal)


def at_stage(stage: str, seed: int = 100, players: int = 4, preset: str = "steiger") -> State:
    """The first position of a random game in which the stage is reached, with any of a few seeds."""
    for further in range(20):
        for transition in random_game(players, seed + further, preset):
            if transition.state.turn.stage == stage and GAME.active_seats(transition.state):
                return transition.state
    raise AssertionError(f"no game reached {stage}")


def positions(seed: int, players: int, preset: str = "steiger") -> Iterator[Position]:
    """Every position of a random game from the eyes of the first seat that must decide."""
    for transition in random_game(players, seed, preset):
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


def choosing(state: State) -> bool:
    """Whether bonus markers are being chosen."""
    return any(isinstance(action, ChooseBonus) for action in GAME.legal_actions(state, state.turn.seat))
