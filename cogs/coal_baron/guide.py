"""The guide through Coal Baron."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from bot.words import Words
from cogs.coal_baron import goal_names, names
from cogs.learning.guide import Guide, Lesson, Step, Topic
from games.coal_baron import facts
from games.coal_baron.actions import FillWithTwo
from games.coal_baron.facts import Area, Coal
from games.coal_baron.game import GAME
from games.coal_baron.goals import Goal, goals, goals_for
from games.coal_baron.state import State
from games.coal_baron.together import fills_within
from games.coal_baron.view import SeatView, View, tiles_on_side
from games.engine.event import Seat

FEW_WORKERS: Final = 2
"""With so many workers in reserve the shift is nearly over for a player."""

LAST_DELIVERIES: Final = 5
"""With so many workers in reserve whatever is complete is delivered without waiting for more."""

_PLACING: Final = ("Tour de jeu",)
STEPS: Final = (
    Step("draft-first", "draft", ("Mise en place 10", "Livraison", "Mise en place 6-8")),
    Step("draft-again", "draft", ("Mise en place 10", "Livraison")),
    Step("place-first", "place", (*_PLACING, "Extraction", "Usine de berlines", "Commandes")),
    Step("place-deliver", "place", (*_PLACING, "Livraison", "elements")),
    Step("place-wait", "place", (*_PLACING, "Extraction", "Livraison")),
    Step("place-mine", "place", (*_PLACING, "Extraction", "Extraction 4")),
    Step("place-pair", "place", (*_PLACING, "Extraction 4", "Extraction")),
    Step("place-prepare", "place", (*_PLACING, "Extraction", "Extraction 5", "Extraction 6")),
    Step("place-search", "place", (*_PLACING, "draw_five", "Extraction 4", "Commandes")),
    Step("place-tiles", "place", (*_PLACING, "Usine de berlines", "draw_five", "Fin de la partie")),
    Step("place-orders", "place", (*_PLACING, "Commandes", "draw_five")),
    Step("place-money", "place", (*_PLACING, "Capitaux", "Usine de berlines")),
    Step("place-finish", "place", (*_PLACING, "Extraction", "Livraison", "Extraction 4")),
    Step("place-last", "place", (*_PLACING, "Fin d'un quart", "Fin d'un quart 1")),
    Step("place-final", "place", (*_PLACING, "Livraison", "elements", "Fin de la partie")),
    Step("mining", "mining", ("Extraction", "Extraction 2", "Extraction 3", "Extraction 4")),
    Step("mining-again", "mining-again", ("Extraction", "Extraction 2", "Extraction 3", "Extraction 4"), "mining"),
    Step("mining-steps", "mining-steps", ("Extraction", "Extraction 3", "Extraction 5", "Extraction 6"), "mining"),
    Step("keep-tiles", "keep-tiles", ("draw_five", "Usine de berlines", "Fin de la partie")),
    Step("keep-orders", "keep-orders", ("draw_five", "Commandes", "Fin de la partie")),
    Step("return", "return", ("draw_five",)),
    Step("next", "next", ("draw_five",)),
    Step("substitute", "substitute", ("F8", "F9")),
    Step("done", "done", _PLACING),
)
_STEPS: Final = {step.key: step for step in STEPS}

TOPICS: Final = (
    Topic("begin", ("game_started",), ("start", "Mise en place 6-8")),
    Topic("draft", ("draft_opened",), ("Mise en place 10",)),
    Topic("shift", ("shift_started",), ("Déroulement du jeu", "Tour de jeu")),
    Topic("placing", ("workers_placed",), ("Tour de jeu",)),
    Topic("displaced", ("workers_displaced",), ("Tour de jeu",)),
    Topic("money", ("francs_taken",), ("Capitaux", "Tour de jeu")),
    Topic("tile", ("tile_bought",), ("Usine de berlines",)),
    Topic("substitute", ("substitute_put", "minecart_left_empty"), ("F8",)),
    Topic("order", ("order_taken",), ("Commandes", "Fin de la partie")),
    Topic("drawn", ("tiles_drawn", "orders_drawn"), ("draw_five",)),
    Topic("mining", ("cage_moved", "cube_loaded"), ("Extraction", "Extraction 2", "Extraction 4", "Extraction 5")),
    Topic("filled", ("space_filled",), ("Extraction 4",)),
    Topic("pair", ("space_filled_with_two",), ("Extraction 4",)),
    Topic("stored", ("cube_stored",), ("Extraction 5", "Extraction 6")),
    Topic("delivered", ("order_delivered",), ("Livraison",)),
    Topic("empty-pile", ("slot_stays_empty",), ("F6",)),
    Topic("used-up", ("workers_used_up",), ("Tour de jeu",)),
    Topic("scored", ("element_scored", "nothing_scored"), ("elements", "Fin d'un quart")),
    Topic("marker", ("start_marker_given",), ("Fin d'un quart 1",)),
    Topic("returned", ("workers_returned",), ("Fin d'un quart 2-4",)),
    Topic("last-shift", ("shift_started",), ("Fin de la partie", "elements"), {"shift": (facts.SHIFTS,)}),
)


def step(view: View, state: State, seat: Seat) -> Step:
    """What the seat at turn is asked."""
    own = view.seats[seat]
    match view.stage:
        case "draft":
            return _STEPS["draft-again" if own.outstanding else "draft-first"]
        case "place":
            return _STEPS[f"place-{_wanted(view, state, seat)}"]
        case "mining":
            if not goals(state, seat):
                return _STEPS["mining-steps"]
            return _STEPS["mining-again" if _mined(own) else "mining"]
        case "keep":
            return _STEPS["keep-tiles" if view.space == "factory_draw" else "keep-orders"]
        case "return_to":
            return _STEPS["return"]
        case "put_next":
            return _STEPS["next"]
        case _:
            return _STEPS[view.stage]


def _mined(own: SeatView) -> bool:
    """Whether a player has mined before: a minecart that was emptied is never filled again."""
    return any(cube is None for section in own.sections for cube in section.cubes)


def _wanted(view: View, state: State, seat: Seat) -> str:
    """What a player lacks most when placing workers: so the advice."""
    own = view.seats[seat]
    if view.shift == 1 and own.workers == facts.SHARES[len(view.seats)].workers:
        return "first"
    deliverable, last = _deliverable(view, state, seat), view.shift == facts.SHIFTS
    if payable := _deliveries(view, own):
        return "wait" if _waiting(own, payable, _orders_of(deliverable)) else "deliver"
    if own.workers <= FEW_WORKERS:
        return "finish" if deliverable else "final" if last else "last"
    time = _time_for_an_order(view, seat)
    if not own.outstanding:
        return "orders" if time else "final"
    found = _to_complete(view, state, seat)
    if not found:
        # What cannot be delivered any more need not be filled either.
        late = (
            last and not time and (bool(_completing(view, state, seat, own.workers)) or not _time_left(view, own))
        )
        return "final" if late else _lacking(view, own)
    return "mine" if any(not goal_names.pairs(goal) for goal in found) else "pair"


def _deliveries(view: View, own: SeatView) -> dict[str, int]:
    """By vehicle the workers that each delivery takes that a player can make now, the cheapest first."""
    complete = {facts.ORDERS[order.order].vehicle for order in own.outstanding if order.complete}
    needed = {vehicle: view.workers_needed(f"delivery_{vehicle}") for vehicle in facts.VEHICLES}
    payable = [vehicle for vehicle in needed if vehicle in complete and needed[vehicle] <= own.workers]
    return {vehicle: needed[vehicle] for vehicle in sorted(payable, key=needed.__getitem__)}


def _waiting(own: SeatView, payable: Mapping[str, int], within_reach: set[str]) -> dict[str, int]:
    """Those deliveries for which mining can complete another order first, where workers are left for both."""
    if own.workers <= LAST_DELIVERIES:
        return {}
    reached = {facts.ORDERS[order].vehicle for order in within_reach}
    return {vehicle: needed for vehicle, needed in payable.items() if vehicle in reached}


def _time_for_an_order(view: View, seat: Seat) -> bool:
    """Whether a new order can still be filled and delivered.

    Where no shift follows, one that lies open, with the coal that the player has, by three more turns.
    """
    if view.shift < facts.SHIFTS:
        return True
    workers = view.seats[seat].workers
    for slot, order in enumerate(view.order_slots, start=1):
        if order is not None:
            taken = view.workers_needed(f"order_{slot}")
            taken += view.workers_needed(f"delivery_{facts.ORDERS[order].vehicle}")
            if fills_within(view.seats[seat], view.options, order, _most_steps(view, workers - taken)):
                return True
    return False


def _most_steps(view: View, workers: int) -> int:
    """The most steps of a mining space that so many workers pay for."""
    spaces = [space for space in facts.SPACES.values() if space.area == "mining" and not view.closed(space.id)]
    return max((space.number for space in spaces if view.workers_needed(space.id) <= workers), default=0)


def _time_left(view: View, own: SeatView) -> bool:
    """Whether an order that is held can still be filled and delivered in this shift."""
    vehicles = {facts.ORDERS[order.order].vehicle for order in own.outstanding}
    delivery = min((view.workers_needed(f"delivery_{vehicle}") for vehicle in vehicles), default=own.workers)
    return _least(view, "mining") + delivery <= own.workers


def _least(view: View, area: Area) -> int:
    """The workers that the cheapest space of an area takes."""
    open_ = [space for space in facts.SPACES.values() if space.area == area and not view.closed(space.id)]
    return min(view.workers_needed(space.id) for space in open_)


def _completing(view: View, state: State, seat: Seat, workers: int) -> list[Goal]:
    """What a player could complete by mining at once, with the most steps that so many workers pay for."""
    found = goals_for(state, seat, _most_steps(view, workers))
    return [goal for goal in found if goal.kind in ("complete", "several")]


def _to_complete(view: View, state: State, seat: Seat) -> list[Goal]:
    """What is worth completing by mining now: in the last shift what can be delivered as well."""
    if view.shift == facts.SHIFTS:
        return _deliverable(view, state, seat)
    return _completing(view, state, seat, view.seats[seat].workers)


def _deliverable(view: View, state: State, seat: Seat) -> list[Goal]:
    """What a player could complete by mining and then deliver with the workers left in this shift."""
    own, found = view.seats[seat], dict[Goal, None]()
    for vehicle in {facts.ORDERS[order.order].vehicle for order in own.outstanding}:
        left = own.workers - view.workers_needed(f"delivery_{vehicle}")
        for goal in _completing(view, state, seat, left):
            if any(facts.ORDERS[order].vehicle == vehicle for order in _orders_of([goal])):
                found[goal] = None
    return sorted(found, key=lambda goal: (-goal.points, goal.steps))


def _orders_of(completing: Iterable[Goal]) -> set[str]:
    """The orders that goals complete."""
    return {order for goal in completing for order in (goal.order, *goal.orders) if order}


def _lacking(view: View, own: SeatView) -> str:
    """What keeps a player from completing an order: steps, or coal that the factory has, or has not, or francs."""
    coal = Counter(_coal(own))
    free = Counter[Coal](
        space
        for order in own.outstanding
        for space, cubes in zip(facts.ORDERS[order.order].spaces, order.filled, strict=True)
        if not cubes
    )
    wanted = free - coal
    tiles = [facts.TILES[tile] for tile in view.tile_slots if tile is not None]
    prices = [tile.price for tile in tiles if tile.coal in wanted]
    if not wanted:
        return "prepare"
    if not prices:
        return "search"
    return "tiles" if min(prices) <= own.francs else "money"


def _coal(own: SeatView) -> list[Coal]:
    """The cubes that a player can still put on orders."""
    mined: list[Coal] = [cube for section in own.sections for cube in section.cubes if cube]
    return [*own.cage, *own.storage, *mined]


def _mining_prepares(view: View, own: SeatView) -> bool:
    """Whether mining can be paid for and brings coal nearer to an order."""
    wanted = any(not order.complete for order in own.outstanding)
    return wanted and bool(_coal(own)) and _least(view, "mining") <= own.workers


def _carts_can_be_emptied(view: View, own: SeatView) -> bool:
    """Whether mining can be paid for and loads a cube."""
    loaded = any(cube for section in own.sections for cube in section.cubes)
    return loaded and _least(view, "mining") <= own.workers


def _tile_evens(view: View, own: SeatView) -> bool:
    """Whether an open tile for the side that has fewer can be paid for."""
    counts = {side: tiles_on_side(own, side) for side in facts.SIDES}
    fewer = min(facts.SIDES, key=counts.__getitem__)
    if len(set(counts.values())) == 1:
        return False
    return any(
        tile is not None
        and facts.TILES[tile].side == fewer
        and facts.TILES[tile].price <= own.francs
        and view.workers_needed(f"factory_{slot}") <= own.workers
        for slot, tile in enumerate(view.tile_slots, start=1)
    )


def figures(view: View, seat: Seat) -> Mapping[str, int]:
    """The numbers that the texts name."""
    shares, own = facts.SHARES[len(view.seats)], view.seats[seat]
    mining = [
        space.number
        for space in facts.SPACES.values()
        if space.area == "mining" and len(view.seats) not in space.closed_at
    ]
    return {
        "seats": len(view.seats),
        "shifts": facts.SHIFTS,
        "last": int(view.shift == facts.SHIFTS),
        "reserve": own.workers,
        "rivals": sum(one.workers for one in view.seats) - own.workers,
        "coal": len(_coal(own)),
        "complete": sum(order.complete for order in own.outstanding),
        "mining": int(_mining_prepares(view, own)),
        "carts": int(_carts_can_be_emptied(view, own)),
        "tile": int(_tile_evens(view, own)),
        "orders": int(_time_for_an_order(view, seat)),
        "workers": shares.workers,
        "francs": shares.francs,
        "drafted": facts.DRAFTED,
        "drawn": facts.DRAWN,
        "room": facts.CAGE_CAPACITY,
        "most_steps": max(mining),
        "per_francs": facts.FRANCS_PER_POINT,
        "per_cubes": facts.CUBES_PER_POINT,
        "undelivered": -facts.POINTS_PER_UNDELIVERED,
        "excess": -facts.POINTS_PER_EXCESS_TILE,
        **{f"price_{coal}": price for coal, price in facts.MINECART_PRICE.items()},
        **{f"{element.id}_1": element.first for element in facts.ELEMENTS},
        **{f"{element.id}_2": element.second for element in facts.ELEMENTS},
    }


def noted(view: View, state: State, seat: Seat, words: Words) -> Mapping[str, Mapping[str, str]]:
    """What each delivery takes now of which the advice speaks, and what mining puts on orders in pairs."""
    key = step(view, state, seat).key
    if key == "place-pair":
        pairs = [pair for goal in _to_complete(view, state, seat) for pair in _pairs(goal, words)]
        return {"pairs": {"pairs": names.series(pairs, words)}}
    if key not in ("place-deliver", "place-wait"):
        return {}
    own = view.seats[seat]
    spoken = _deliveries(view, own)
    if key == "place-wait":
        spoken = _waiting(own, spoken, _orders_of(_deliverable(view, state, seat)))
    prices = [
        words("learn-cb-price", vehicle=names.vehicle(vehicle, words), workers=needed)
        for vehicle, needed in spoken.items()
    ]
    return {"delivery": {"prices": words.listed(prices)}}


def _pairs(goal: Goal, words: Words) -> list[str]:
    """Of each space that a plan fills with two cubes with which: "truck 9: 2 × brown for black"."""
    return [
        words(
            "learn-cb-pair",
            order=names.order_bare(action.order, words),
            cubes=names.coals([cube.coal for cube in action.cubes], words),
            coal=names.coal(action.space, words),
        )
        for action in goal.actions
        if isinstance(action, FillWithTwo)
    ]


GUIDE: Final = Guide(
    game=GAME,
    prefix="cb",
    lesson=Lesson(seed=f"{2:032x}"),
    topics=TOPICS,
    steps=STEPS,
    step=step,
    figures=figures,
    within=frozenset(
        {"mining", "mining-again", "mining-steps", "keep-tiles", "keep-orders", "return", "next", "substitute"}
    ),
    closing={
        "scored": ("Fin d'un quart", "elements"),
        "later": ("elements",),
        "last": ("Fin de la partie",),
    },
    sources={element.id: element.id.partition("_")[0] for element in facts.ELEMENTS},
    notes=("delivery", "pairs"),
    noted=noted,
    minor=frozenset(
        {
            "share_received",
            "workers_placed",
            "order_left_over",
            "order_turned_up",
            "tile_turned_up",
            "tiles_returned",
            "orders_returned",
            "nothing_scored",
        }
    ),
    causes=dict.fromkeys(
        ("workers_displaced", "nothing_kept", "tile_turned_up", "order_turned_up", "slot_stays_empty"),
        "workers_placed",
    ),
)
