"""On what the numbers of an event rest, as it was at that moment; all of it public."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.engine.event import Fact, Seat
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.state import SeatState, State

Facts = tuple[Fact, ...]


# Payments


def of_option(option: str, round: int, *, unpaid: Facts = ()) -> Facts:
    """What an option costs in a round, and why it was not paid in full."""
    printed, price = facts.OPTIONS[option].cost, facts.OPTIONS[option].coins(round)
    dearer = (Fact("option_dearer", {"round": facts.DEARER_OPTIONS_ROUND}),) if price > printed else ()
    return (Fact("printed_price", {"coins": printed}), *dearer, *unpaid)


def of_forced(own: SeatState, price: int, possible: int) -> Facts:
    """Why a payment could not be met (R28)."""
    return (Fact("could_not_pay", {"coins_needed": price, "coins_have": own.coins, "debts_possible": possible}),)


def of_debt(own: SeatState, price: int) -> Facts:
    """What had to be paid, and which warehouse went into the debt (R24, R26)."""
    owed = Fact("debt_for", {"coins_needed": price, "coins_have": own.coins})
    if own.supply:
        return (owed, Fact("warehouse_from_supply"))
    lost = {"round": own.calendar[0], "points": facts.NO_WAREHOUSE_POINTS}
    return owed, Fact("warehouse_from_calendar", lost)


def of_lock(round: int, *, second: bool, in_mark: bool) -> Facts:
    """What a lock costs in a round, and what it is worth where it lies."""
    price = (
        Fact("second_for_nothing")
        if second
        else Fact("lock_price", {"round": round, "coins": facts.lock_coins(round)})
    )
    points = facts.LOCK_POINTS_MARK if in_mark else facts.LOCK_POINTS
    return price, Fact("lock_in_mark" if in_mark else "lock_elsewhere", {"points": points})


def of_warehouse(position: int, price: int, *, white: bool) -> Facts:
    """What the space of a warehouse costs, or the white tile."""
    if white:
        return (Fact("price_by_tile", {"coins": price}),)
    return (Fact("price_of_space", {"position": position, "coins": price}),)


def of_port(built: int, price: int, *, white: bool) -> Facts:
    """What a warehouse in Ruhrort costs, by how many stand there (R47)."""
    return (
        Fact("price_by_tile", {"coins": price})
        if white
        else Fact("price_in_port", {"count": built, "coins": price}),
    )


# Sales and export


def of_sale(value: int, obstacles: int, *, cube: bool, area: facts.Area, room: int, in_port: bool) -> Facts:
    """What of a die arrives, and what is paid for it."""
    crossed = (Fact("obstacles_crossed", {"count": obstacles, "value": value}),) if obstacles else ()
    paid = Fact("coin_for_cube") if cube else Fact("area_full", {"area": area, "count": room})
    port = (Fact("port_pays", {"coins": facts.RUHRORT_COIN}),) if in_port else ()
    return (*crossed, paid, *port)


def of_owners(owners: Sequence[Seat]) -> Facts:
    """Who has a warehouse in the city."""
    return (Fact("owners_in_city", {"seats": tuple(owners)}),)


def of_export(cell: int, points: int, position: int) -> Facts:
    """Where the export marker stands, and what the position adds (R52)."""
    bonus = facts.POSITION_BONUS[min(position, len(facts.POSITION_BONUS) - 1)]
    marker = Fact("export_marker_at", {"cell": cell + 1, "points": points})
    return marker, Fact("position_adds", {"position": position + 1, "points": bonus})


def of_marker(state: State, steps: int) -> Facts:
    """Why the export marker moves less than the die says (R12)."""
    if not steps and state.exported and state.options.export_marker == "first_only":
        return (Fact("sold_before", {"count": state.exported}),)
    return (Fact("marker_at_end"),)


# Progress


def of_tile(board: Board, tile: Tile) -> Facts:
    """The cubes that a progress tile needs."""
    needs = board.combinations[tile]
    areas = tuple(area for area in facts.AREAS for _ in range(needs.get(area, 0)))
    return (Fact("cubes_needed", {"areas": areas}),)


# The end


def of_owned(kind: str, places: Iterable[str]) -> Facts:
    """The cities, or the coal depots, that a seat has warehouses in."""
    return (Fact(kind, {"spaces" if kind == "cities_had" else "dominions": tuple(places)}),)


def of_depot(dominion: str, owners: Sequence[Seat], seats: int) -> Fact:
    """How many warehouses everybody has in a coal depot."""
    counts = Counter(owners)
    return Fact("depot_counts", {"dominion": dominion, "counts": tuple(counts[seat] for seat in range(seats))})


def of_victory(totals: Sequence[int], coins: Sequence[int], debts: Sequence[int]) -> Facts:
    """Everybody's points, and what decides where the most points are shared (R56)."""
    points = Fact("points_were", {"counts": tuple(totals)})
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return (points,)
    decide = Fact("coins_decide", {"counts": tuple(coins)})
    most = max(coins[seat] for seat in best)
    if sum(coins[seat] == most for seat in best) == 1:
        return points, decide
    return points, decide, Fact("debts_decide", {"counts": tuple(debts)})
