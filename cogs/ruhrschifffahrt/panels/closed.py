"""Why something that a progress tile of the seat would build is not among the purchases."""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.told import refusing
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts, locks, purchases, turns
from games.ruhrschifffahrt.actions import BuildInCity, BuildInDepot, BuildInPort, BuildLock, Purchase
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.purchases import Offer

_BUILDING: Final[tuple[Tile, ...]] = (
    "lock_construction",
    "coal_depot",
    "essen_warehouses",
    "mark_warehouses",
    "ruhrort_port",
    "warehouse",
)
_OF_A_PLACE: Final = frozenset(
    {"own-warehouse-there", "city-full", "depot-full", "own-warehouse-in-column", "column-full"}
)
"""What is refused by one place for itself."""
_SHORT: Final = "too-few-coins"


def lines(desk: Desk, found: Sequence[Offer]) -> list[str]:
    """Tiles by which nothing is offered, with the reason, tiles with the same reason together."""
    turn = desk.view.turn
    if not isinstance(turn, turns.Purchase) or turn.free_lock or locks.lock_due(desk.state, desk.seat):
        return []
    offered = {offer.action for offer in found}
    reasons: dict[str, list[str]] = {}
    for tile in _BUILDING:
        if tile not in desk.me.tiles or tile in (*desk.me.turned, *turn.used):
            continue
        wanted = list(_built_by(desk, tile))
        if not offered.intersection(wanted):
            reasons.setdefault(_reason(desk, wanted), []).append(desk.names.tile(tile))
    return [
        desk.words("ru-forbidden", options=", ".join(named), reason=reason) for reason, named in reasons.items()
    ]


def _built_by(desk: Desk, tile: Tile) -> Iterator[Purchase]:
    """Everything that a tile can build, allowed or not."""
    river = desk.river
    match tile:
        case "lock_construction":
            yield from (BuildLock(at) for at in river.obstacles if at in desk.view.obstacles)
        case "coal_depot":
            yield from (BuildInDepot(depot) for depot in facts.DEPOTS)
        case "ruhrort_port":
            yield from (BuildInPort(country) for country in facts.COUNTRIES)
        case "warehouse":
            yield from (BuildInCity(city, white=True) for city in river.cities)
            yield from (BuildInPort(country, white=True) for country in facts.COUNTRIES)
        case _:
            yield from (
                BuildInCity(id) for id, city in river.cities.items() if facts.CITY_TILE.get(city.group) == tile
            )


def _reason(desk: Desk, wanted: Sequence[Purchase]) -> str:
    """Why none of it can be built: what one lacks, else that no place is free."""
    found = [purchases.violation_of_purchase(desk.state, desk.seat, action) for action in wanted]
    why = [one for one in found if one is not None and one.code not in _OF_A_PLACE]
    if not why:
        return desk.words("ru-forbidden-no-place" if wanted else "ru-forbidden-no-obstacle")
    return refusing.reason(min(why, key=_coins), desk.party, desk.words)


def _coins(violation: Violation) -> int:
    """What is lacking before the coins, then the cheapest."""
    needed = violation.params.get("coins_needed", 0)
    return needed if violation.code == _SHORT and isinstance(needed, int) else 0
