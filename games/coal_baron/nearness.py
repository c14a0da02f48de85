"""How far apart things are, where a player asks for one and may have the other."""

from typing import Final

from games.coal_baron import facts
from games.coal_baron.facts import Space
from games.coal_baron.state import State

BANK: Final = 50
"""The bank is always there in place of a space, but any space of the same area is nearer."""
ELSEWHERE: Final = 100
_VEHICLE: Final = 20
_COAL: Final = 4


def apart(state: State, one: str, other: str) -> int:
    """How far apart two spaces, tunnel tiles, order cards or coals are."""
    if one in facts.SPACES and other in facts.SPACES:
        return _spaces(state, facts.SPACES[one], facts.SPACES[other])
    if one in facts.LEVEL and other in facts.LEVEL:
        return abs(facts.COALS.index(one) - facts.COALS.index(other))
    return _cards(one, other)


def _spaces(state: State, one: Space, other: Space) -> int:
    """Of displays by what lies there, else by their numbers: steps or francs."""
    if one.area != other.area:
        return BANK if other.area == "bank" else ELSEWHERE
    shown = {"factory": state.tile_slots, "orders": state.order_slots}.get(one.area)
    if shown is None:
        return abs(one.number - other.number)
    lying, instead = (shown[space.number - 1] if space.number else None for space in (one, other))
    return _cards(lying, instead) if lying and instead else BANK - 1


def _cards(one: str, other: str) -> int:
    """Of tiles by coal, minecarts and side, of orders by vehicle and points."""
    if one in facts.TILES and other in facts.TILES:
        tile, instead = facts.TILES[one], facts.TILES[other]
        unlike = (tile.minecarts != instead.minecarts) + (tile.side != instead.side)
        return _COAL * abs(tile.level - instead.level) + unlike
    if one in facts.ORDERS and other in facts.ORDERS:
        order, instead_of_it = facts.ORDERS[one], facts.ORDERS[other]
        far = 0 if order.vehicle == instead_of_it.vehicle else _VEHICLE
        return far + abs(order.points - instead_of_it.points)
    return ELSEWHERE
