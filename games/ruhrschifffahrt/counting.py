"""What seats own by account, and whether all pieces of the box are there (2.0)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from games.engine.counting import miscounted, overdrawn, overfull
from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.final import warehouses_built
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import SeatState, State

_BOX: Final = "2.0"


def owned(state: State, seat: Seat) -> Mapping[str, int]:
    """What a seat has by account of the ledger."""
    own = state.seats[seat]
    return {
        "coins": own.coins,
        "points": own.points,
        "supply": own.supply,
        "debts": own.debts,
        "cubes": sum(own.cubes.values()),
        "tiles": len(own.tiles),
        "warehouses": warehouses_built(state, seat),
    }


def pieces(state: State) -> Mapping[str, int]:
    """Dice by colour, tiles of obstacles and countries, locks, white tiles and warehouses by seat, all over."""
    river = river_of(state)
    found: Counter[str] = Counter(f"dice.{river.storages[storage]}" for storage in state.dice)
    found.update({f"dice.{colour}": len(dice) for colour, dice in state.tracks.items()})
    found.update({f"dice.{colour}": count for colour, count in state.removed.items()})
    found.update(f"dice.{die.colour}" for die in state.leaving)
    found.update((*state.obstacles.values(), *state.bag, *state.drawn))
    found["locks"] = len(state.obstacles) + sum(own.locks for own in state.seats)
    found.update({f"white.{tile}": left for tile, left in state.white.items()})
    found.update(f"country.{country}" for country in state.countries)
    for seat, own in enumerate(state.seats):
        waiting = own.supply + own.with_lock + own.with_mark + len(own.calendar)
        found[f"warehouses.{seat}"] = waiting + own.debts + warehouses_built(state, seat)
        found.update(f"white.{tile}" for tile in own.tiles if tile in facts.WHITE_TILES)
    return found


def box(state: State) -> Mapping[str, int]:
    """The pieces that so many players use on the board, with the options of the table."""
    river, seats = river_of(state), len(state.seats)
    dice = Counter(f"dice.{river.storages[storage]}" for storage in river.board.start_dice[str(seats)])
    dice["dice.black"] += 1  # on the clay path
    every = state.options.demand_tiles == "20"
    return {
        **dice,
        **{id: 1 for id, tile in river.demand_tiles.items() if every or not tile.starred},
        "locks": len(river.obstacles),
        **{f"white.{tile}": facts.WHITE_SUPPLY[seats] for tile in facts.WHITE_TILES},
        **{f"country.{country}": count for country, count in river.board.countries.items()},
        **{f"warehouses.{seat}": facts.WAREHOUSES for seat in range(seats)},
    }


def conserved(state: State) -> tuple[Violation, ...]:
    """Each kind of piece of which there is more or less than the box holds, or that is where it has no room."""
    return (
        *miscounted(pieces(state), box(state), _BOX),
        *overdrawn(_countable(state), _BOX),
        *_crowded(state),
        *_barges(state),
    )


def _countable(state: State) -> Mapping[str, int]:
    """What is kept as numbers, and could be less than none."""
    found = {f"demand.{space}": coins for space, coins in state.demand.items()}
    found |= {f"white.{tile}": left for tile, left in state.white.items()}
    for seat, own in enumerate(state.seats):
        for name in ("coins", "supply", "with_lock", "with_mark", "debts", "locks"):
            found[f"{name}.{seat}"] = getattr(own, name)
        found[f"points.{seat}"] = own.points
        found |= {f"cubes.{area}.{seat}": count for area, count in own.cubes.items()}
    return found


def _crowded(state: State) -> Iterator[Violation]:
    """Places that hold more than fits there, and what nobody can have twice."""
    river = river_of(state)
    dice = {f"die.{storage}": value for storage, value in state.dice.items()}
    yield from overfull(dice, dict.fromkeys(dice, facts.HIGHEST_DIE), "5.1")
    yield from overfull({"export": state.export}, {"export": len(river.board.export_track) - 1}, "6.7")
    demand = {f"demand.{space}": coins for space, coins in state.demand.items()}
    yield from overfull(demand, dict.fromkeys(demand, facts.MOST_COINS_ON_SPACE), "R37")
    for seat, own in enumerate(state.seats):
        yield from overfull({f"debts.{seat}": own.debts}, {f"debts.{seat}": facts.DEBT_SPACES}, "5.3")
        cubes = {f"cubes.{area}.{seat}": count for area, count in own.cubes.items()}
        yield from overfull(cubes, {f"cubes.{area}.{seat}": river.board.areas[area] for area in own.cubes}, "6.4")
        yield from _twice(seat, own)
    for city, owners in state.cities.items():
        yield from _owners(f"city.{city}", owners, len(river.cities[city].prices), once=True)
    for dominion, owners in state.depots.items():
        yield from _owners(f"depot.{dominion}", owners, len(river.depots[dominion].prices), once=False)
    for column in river.board.port:
        yield from _owners(f"port.{column.country}", state.port[column.country], column.spaces, once=True)
    built = Counter(f"in_port.{seat}" for owners in state.port.values() for seat in owners)
    yield from overfull(built, dict.fromkeys(built, facts.PORT_WAREHOUSES), "6.6")


def _twice(seat: Seat, own: SeatState) -> Iterator[Violation]:
    """Progress tiles that a seat has more than once, or that were used without being there."""
    held = Counter(f"tile.{tile}.{seat}" for tile in (*own.tiles, *own.blanks))
    yield from overfull(held, dict.fromkeys(held, 1), "6.5")
    used = Counter(f"tile.{tile}.{seat}" for tile in own.turned)
    yield from overfull(used, {id: int(id in held) for id in used}, "6.5.2")


def _owners(place: str, owners: tuple[Seat, ...], room: int, *, once: bool) -> Iterator[Violation]:
    """Too many warehouses at a place, or one seat's more than `once`."""
    yield from overfull({place: len(owners)}, {place: room}, "6.6")
    if once:
        twice = len(owners) - len(set(owners))
        yield from overfull({place: len(set(owners)) + twice}, {place: len(set(owners))}, "6.6")


def _barges(state: State) -> Iterator[Violation]:
    """Barges that share a storage, or lie at one without a die."""
    storages = river_of(state).storages
    lying = Counter(f"die.{own.place}" for own in state.seats if own.place in storages)
    yield from overfull(lying, {id: int(id.removeprefix("die.") in state.dice) for id in lying}, "6.3")
