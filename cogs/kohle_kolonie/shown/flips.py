"""Flips in words: what each costs and brings, and which are possible."""

from bot.presenter import AnyPosition
from bot.words import Words
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.shown.arranging import in_vain
from games.engine.event import Seat
from games.kohle_kolonie.actions import Flip
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.pitheads import flip_cost
from games.kohle_kolonie.state import State


def flip_in_words(state: State, seat: Seat, action: Flip, key: str, names: Names) -> str:
    """A flip with what it costs and scores, by the text of that key."""
    words, own = names.words, state.seats[seat]
    workers, coins, _ = flip_cost(state.options, action)
    then = GAME.apply(state, seat, action).state.seats[seat]
    costs = [
        *([names.workers(workers)] if workers else []),
        *([names.coins(coins)] if coins else []),
    ]
    cost = words.listed(costs) or words("kk-nothing")
    points = names.points(then.points - own.points)
    text = words(key, card=names.pithead(action.card), cost=cost, points=points)
    return words("kk-button-flip-extra", flip=text) if then.extra > own.extra else text


def possible(state: State, seat: Seat, names: Names) -> list[str]:
    """Every flip that is possible now: "Ironworks: 5 workers and 3 coins, 8 points, extra action marker"."""
    flips = [action for action in GAME.legal_actions(state, seat) if isinstance(action, Flip)]
    return [flip_in_words(state, seat, action, "kk-flip-now", names) for action in flips]


def beside_hint(position: AnyPosition, words: Words) -> str:
    """Which flips are possible now, below a hint: they are no action, and a plan need not have one.

    Where the pieces of a card just flipped may change places in vain, that they may well stay.
    """
    if in_vain(position.state, position.seat):
        return words("kk-hint-arranged")
    found = possible(position.state, position.seat, names_of(words, position.state.options.board))
    return words("kk-hint-flips", flips=words("kk-semicolon").join(found)) if found else ""
