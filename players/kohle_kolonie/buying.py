"""How a purchase goes on: which village gives the worker, where the card lies, the second worker."""

from games.engine.event import Seat
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import Action, PlaceCard, TakeSettler, TakeWorker
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of

_GOES_ON = (turns.Worker, turns.PlaceCard, turns.SecondWorker)


def finished(state: State, seat: Seat) -> list[tuple[Action, ...]]:
    """The one way in which a purchase, or a large mine just won, goes on."""
    return [(next_action(state, seat),)]


def next_action(state: State, seat: Seat) -> Action:
    """The next choice of a purchase under way."""
    if isinstance(state.turn, (turns.PlaceCard, turns.PlaceLarge)):
        return _space(state, seat)
    return _village(state, seat)


def completed(state: State, seat: Seat) -> tuple[tuple[Action, ...], State]:
    """The choices by which a purchase is finished up to its second miner, and where they lead."""
    taken: list[Action] = []
    while state.turn.seat == seat and isinstance(state.turn, _GOES_ON):
        action = next_action(state, seat)
        taken.append(action)
        state = GAME.apply(state, seat, action).state
    return tuple(taken), state


def _village(state: State, seat: Seat) -> Action:
    """From a village with a single worker next to many own grounds: it is free for a settlement then."""
    terrain, own = terrain_of(state), state.seats[seat]
    mine = {terrain.cards[held.card].ground for held in own.cards if held}
    homes = {home.village for home in own.settlements}

    def rank(action: Action) -> tuple[float, str]:
        if not isinstance(action, (TakeWorker, TakeSettler)):
            return (-99.0, "")
        village = action.village
        if isinstance(action, TakeSettler):
            return (float(len(terrain.steps[village]) == 0), village)
        beside = sum([ground in mine for ground in terrain.villages[village].grounds])
        last = state.village_workers.get(village) == 1
        return ((beside if last else 0.5) * (village not in homes), village)

    return max(GAME.legal_actions(state, seat), key=rank)


def _space(state: State, seat: Seat) -> Action:
    """A space with a rescue team first, then one on which a coin secures the mine."""
    terrain, own = terrain_of(state), state.seats[seat]

    def rank(action: Action) -> float:
        if not isinstance(action, PlaceCard):
            return -1.0
        index = terrain.space_index[action.space]
        return 2.0 * own.rescue[index] + (action.space in terrain.coin_spaces) - 0.01 * index

    return max(GAME.legal_actions(state, seat), key=rank)
