"""Random games of Ruhrschifffahrt, also on water that bans the pilot in every round, with habits about money."""

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, TypeAlias

from games.engine.contract import Setup
from games.engine.event import Event, Seat
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import Action, ChooseOption
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.purchases import price_of
from games.ruhrschifffahrt.state import State

Habit: TypeAlias = Literal["chance", "waste", "thrift"]
"""By chance; always the dearest option and purchase; nothing that costs anything where that is possible."""
BANS = ("od15", "od16", "od17", "od18")
"""Tiles that ban the pilot and leave the dice as they are."""
ROUNDS_WITH_DRAW = 11


def options_by_chance(chance: Random) -> Options:
    """Every switch set to one of its values."""
    switches: dict[str, Any] = {name: chance.choice(values) for name, values in PUBLIC_OPTIONS}
    return Options(**switches)


def banned(state: State) -> State:
    """The state with nothing but bans to be drawn, whatever comes into the bag."""
    state.bag = (BANS * 3)[:ROUNDS_WITH_DRAW]
    state.obstacles = dict.fromkeys(state.obstacles, BANS[0])
    state.pilot_ban = True
    return state


def voyage(
    seed: int, players: int, *, options: Options, habit: Habit = "chance", ban: bool = False
) -> Iterator[tuple[State, Seat, list[Action], tuple[Event, ...]]]:
    """The positions of a game: the state, who acts, what is legal, and what had happened since the one before."""
    chance = Random(f"{seed} {players} {habit}")
    start = GAME.new_game(Setup(seats=players, options=options, seed=f"{seed:032x}"))
    state, told = start.state, start.events
    if ban:
        state = banned(state)
    while active := GAME.active_seats(state):
        seat = chance.choice(active)
        legal = list(GAME.legal_actions(state, seat))
        yield state, seat, legal, told
        transition = GAME.apply(state, seat, chosen(state, legal, habit, chance))
        state, told = transition.state, transition.events
    yield state, 0, [], told


def chosen(state: State, legal: list[Action], habit: Habit, chance: Random) -> Action:
    """An action by chance, or by what it costs; a turn rather ends once there is nothing else to decide."""
    others = [action for action in legal if action != GAME.end_turn] or legal
    if state.turn.stage in ("plan", "purchase") and GAME.end_turn in legal and chance.random() < 0.4:
        return GAME.end_turn
    if habit == "chance":
        return chance.choice(others)
    price = max if habit == "waste" else min
    wanted = price(_price(state, action) for action in others)
    return chance.choice([action for action in others if _price(state, action) == wanted])


def _price(state: State, action: Any) -> int:
    if isinstance(action, ChooseOption):
        return 0 if action.free else facts.OPTIONS[action.option].coins(state.round)
    return price_of(state, action) if state.turn.stage == "purchase" and action != GAME.end_turn else 0
