"""What a seat will have before it in phase 6, as far as it can be known in phases 1 to 5.

The planned sale (or the only one there is) and the progress tiles it completes are counted in. What others do
until then is not known, so prices may have risen by the time.
"""

from copy import copy

from games.engine.event import Seat
from games.ruhrschifffahrt import progress, purchases, shipping, turns
from games.ruhrschifffahrt.actions import Purchase
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import WHITE_TILES, Tile
from games.ruhrschifffahrt.purchases import Offer
from games.ruhrschifffahrt.state import State


def at_purchases(state: State, seat: Seat) -> State:
    """The position in which the seat would buy if nobody else did anything until then."""
    coming = copy(state)
    coming.seats = state.seats.copy()
    coming.seats[seat] = own = copy(state.seats[seat])
    coming.choosers = ()
    coming.leaving = ()
    trip = expected(state, seat)
    own.tiles = (*own.tiles, *(tiles := tiles_coming(state, seat)))
    if trip is not None:
        own.coins += trip.coins
        if trip.cube:
            own.cubes = {**own.cubes, trip.area: own.cubes.get(trip.area, 0) + 1}
    if "county_mark" in tiles:
        own.supply += own.with_mark
        own.with_mark = 0
    coming.phase = 6
    coming.turn = turns.Purchase(seat)
    return coming


def expected(state: State, seat: Seat) -> shipping.Trip | None:
    """The sale that the seat has planned, or the only one that its barge can make; None where it has sold."""
    sales = shipping.trips_of_barge(state, seat)
    plan = state.seats[seat].plan
    if plan is None:
        return sales[0] if len(sales) == 1 else None
    return next((sale for sale in sales if sale.space == plan.space), None)


def tiles_coming(state: State, seat: Seat) -> tuple[Tile, ...]:
    """The progress tiles of phase 5: those that the expected sale will bring, or that the one made has brought."""
    trip = expected(state, seat)
    return _left(state, progress.due(state, seat)) if trip is None else tiles_gained(state, seat, trip)


def tiles_gained(state: State, seat: Seat, trip: shipping.Trip) -> tuple[Tile, ...]:
    """The progress tiles that a sale will bring; white ones only while they last."""
    return _left(state, progress.gained_by(state, seat, trip.area)) if trip.cube else ()


def _left(state: State, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile not in WHITE_TILES or state.white[tile])


def after(coming: State, seat: Seat, made: tuple[Purchase, ...]) -> tuple[State, int]:
    """The position after those purchases that are possible, and what they cost in all."""
    coins = 0
    for action in made:
        if purchases.violation_of_purchase(coming, seat, action) is None:
            coins += purchases.price_of(coming, action)
            change = Change(coming, seat)
            purchases.TABLE.perform(change, action)
            coming = change.transition().state
    return coming, coins


def offers(state: State, seat: Seat, made: tuple[Purchase, ...] = ()) -> list[Offer]:
    """What could be bought in phase 6 after the purchases left so far."""
    coming, _ = after(at_purchases(state, seat), seat, made)
    return purchases.offers(coming, seat)


def cost(state: State, seat: Seat, made: tuple[Purchase, ...]) -> int:
    """What purchases would cost by what is known now."""
    return after(at_purchases(state, seat), seat, made)[1]
