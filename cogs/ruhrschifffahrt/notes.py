"""What the guide adds to a good turn where something can be done for the first time or at a good price."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.words import Words
from cogs.ruhrschifffahrt.names import Names, names_of
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, progress, purchases, shipping, starting
from games.ruhrschifffahrt.actions import BuildInCity, BuildInDepot, BuildInPort, RepayDebt
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.shipping import Trip
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View

NOTES: Final = ("tiles", "port", "city", "depot", "repay", "warehouse")
"""What cities earn and what exports bring is said while a sale or an export is still to come."""
MOST_TILES: Final = 4
"""So many tiles are told apart at most."""


def noted(view: View, state: State, seat: Seat, words: Words) -> Mapping[str, Mapping[str, str]]:
    """Notes by name, with what they name."""
    names = names_of(words, view.options.board)
    if view.turn.stage == "purchase":
        last = view.round == facts.ROUNDS
        return {name: {} for name in _of_purchases(state, seat) if not (last and name == "city")}
    trips = list(_trips(view, state, seat))
    found: dict[str, Mapping[str, str]] = {}
    if len(trips) > 1 and (tiles := _completed(state, seat, trips)):
        found["tiles"] = {"tiles": words.listed([brings(tile, names) for tile in tiles[:MOST_TILES]])}
    own = view.seats[seat]
    sold_there = own.cubes.get("BR", 0) + own.cubes.get("WR", 0)
    exports = view.round <= facts.EXPORT_ROUNDS[-1]
    if exports and not sold_there and any(trip.space == river_of(state).port for trip in trips):
        found["port"] = {}
    return found


def brings(tile: str, names: Names) -> str:
    """A progress tile with what it is good for: "Coal depot (a warehouse in a coal depot each round)"."""
    return names.words("ru-worth-tile-named", tile=names.tile(tile), brings=names.words(f"ru-worth-tile-{tile}"))


def _trips(view: View, state: State, seat: Seat) -> Iterator[Trip]:
    """The sales that are offered now."""
    match view.turn.stage:
        case "option" | "start":
            for start in starting.starts_now(state, seat):
                yield from start.trips
        case "plan" | "sell" if view.seats[seat].plan is None:
            yield from shipping.trips_of_barge(state, seat)
        case _:
            return


def _completed(state: State, seat: Seat, trips: Iterable[Trip]) -> list[str]:
    """The tiles that some of these sales would bring, where there are several; not those that are sold out."""
    areas: dict[facts.Area, None] = {trip.area: None for trip in trips if trip.cube}
    tiles = dict.fromkeys(tile for area in areas for tile in progress.gained_by(state, seat, area))
    return [tile for tile in tiles if tile not in facts.WHITE_TILES or state.white[tile]]


def _of_purchases(state: State, seat: Seat) -> Iterator[str]:
    """What is new to somebody who can buy it, and debts that can be repaid."""
    actions = [offer.action for offer in purchases.offers(state, seat)]
    in_cities = any(seat in owners for owners in state.cities.values())
    in_depots = any(seat in owners for owners in state.depots.values())
    if not in_cities and any(isinstance(action, BuildInCity) for action in actions):
        yield "city"
    if not in_depots and any(isinstance(action, BuildInDepot) for action in actions):
        yield "depot"
    if any(isinstance(action, RepayDebt) for action in actions):
        yield "repay"
    if any(isinstance(action, BuildInCity | BuildInPort) and action.white for action in actions):
        yield "warehouse"
