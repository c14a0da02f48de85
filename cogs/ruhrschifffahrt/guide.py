"""The guide through Ruhrschifffahrt."""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from cogs.learning.guide import Guide, Lesson, Step, Topic
from cogs.ruhrschifffahrt import notes
from cogs.ruhrschifffahrt.panels import ahead
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, shipping, special_options, turns
from games.ruhrschifffahrt.actions import PlaceDie
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of, river_on
from games.ruhrschifffahrt.starts import NO_OPTION, has_start, starts_with_trips
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import SeatView, View

FUND_ROUND: Final = 3
"""In which something is paid where in later rounds something is gained."""
FIRST_RETURN_ROUND: Final = 2
"""From which the calendar names where black dice return to."""
FEW_PLAYERS: Final = "8.0"
"""Stands for the section about as many players as there are, if there is one."""
_ABOUT_PLAYERS: Final = {2: "8.1", 3: "8.2"}

_PLAIN: Final = (
    Step("option-first", "option", ("6.3", "5.2", "6.4.1", "6.4.2")),
    Step("option-lock", "option", ("6.3", "5.2", "6.4.2", "values")),
    Step("option-port", "option", ("5.2.4", "5.2", "5.3", "6.3")),
    Step("option-mark", "option", ("6.3", "5.2", "6.4.2", "values")),
    Step("option-mark-tow", "option", ("6.3", "5.2.4", "6.4.2", "values")),
    Step("option", "option", ("6.3", "5.2", "6.4.2", "values")),
    Step("last", "option", ("6.0", "6.4.2", "7.0", "values")),
    Step("transport", "transport", ("5.2.2",)),
    Step("replenish", "replenish", ("5.2.3",)),
    Step("start", "start", ("6.3", "6.4.1")),
    Step("plan", "plan", ("6.4.2", "6.4.1", "values")),
    Step("plan-only", "plan-only", ("6.4.2", "6.4.1", "values"), "plan"),
    Step("planned", "planned", ("6.4", "DESIGN")),
    Step("sell", "sell", ("6.4.2", "6.4.1", "values")),
    Step("purchase-free", "purchase-free", (FEW_PLAYERS, "6.6.1", "values", "6.6")),
    Step("purchase-lock", "purchase", ("6.6.1", FEW_PLAYERS, "6.6")),
    Step("purchase-build", "purchase", ("6.6.2", "6.6.3", "6.6.1", "6.6")),
    Step("purchase-more", "purchase", ("6.6.1", "values", "6.6")),
    Step("purchase-last", "purchase", ("7.0", "6.6.2", "6.6.3", "6.6.1")),
    Step("purchase-none", "purchase", ("6.6", "5.3")),
    Step("choose-pay", "choose-pay", ("6.1.3",)),
    Step("choose-gain", "choose-gain", ("6.1.6",)),
    Step("remove", "remove", ("6.1.11",)),
    Step("place", "place", ("5.1",)),
    Step("place-any", "place", ("5.1",)),
    Step("place-last", "place", ("5.1", "6.0")),
    Step("done", "done", ("6.0",)),
)
_STEPS: Final = {step.key: step for step in _PLAIN}
_NEEDING_OPTION: Final = {
    step.key: replace(step, asks="option-needed", as_in="option") for step in _PLAIN if step.asks == "option"
}
"""The same where no storage can be reached without an option: its panel has no menu of storages yet."""
_LAST: Final = {stage: replace(_STEPS["last"], asks=stage) for stage in ("plan", "sell")}
"""Where a barge ends counts little in the last round, whatever is asked."""
KNOWN_FROM: Final = 3
"""The round from which nothing need be said of a turn that is only to be finished, and less of its plan."""
_KNOWN: Final = {key: replace(_STEPS[key], asks=f"{key}-known", as_in=key) for key in ("plan-only", "planned")}
STEPS: Final = (*_PLAIN, *_NEEDING_OPTION.values(), *_LAST.values(), *_KNOWN.values())
_STAGES: Final = {"remove_die": "remove"}
"""Steps that are not called as their stage is."""
_BUILDING: Final = frozenset({"essen_warehouses", "mark_warehouses", "coal_depot", "ruhrort_port", "warehouse"})
"""Progress tiles that build warehouses."""
_WHITE: Final = (
    "inn",
    "coal_hauler",
    "warehouse",
    "tow_action",
    "mayor",
    "ruhr_valley_railway",
    "ruhr_barge",
)

TOPICS: Final = (
    Topic("begin", ("game_began",), ("start", "3.0")),
    Topic("round", ("round_began",), ("6.0",)),
    Topic("dominion", ("round_began",), ("5.1",), {"round": range(FIRST_RETURN_ROUND, facts.ROUNDS + 1)}),
    Topic("demand", ("demand_drawn",), ("6.2", "6.4.2")),
    Topic("ban", ("flood", "low_water"), ("6.2", "5.2.1")),
    Topic("option", ("option_chosen", "option_chosen_by_tile", "option_chosen_unpaid"), ("5.2",)),
    Topic("transported", ("die_transported",), ("5.2.2", "5.1")),
    Topic("start", ("barge_started",), ("6.3", "5.2.1")),
    Topic("debt", ("debt_made", "debt_made_from_calendar"), ("5.3",)),
    Topic("sold", ("coal_sold", "coal_sold_alone", "coal_sold_as_planned"), ("6.4.1", "6.4.2", "6.4")),
    Topic("marker", ("export_marker_rose",), ("6.4.3", "5.2.4")),
    Topic("leaving", ("die_left",), ("5.1",)),
    Topic("tile", ("tile_received",), ("6.5.2", "6.5.3", "6.5", "values")),
    Topic("mark", ("tile_received",), ("6.5.2", "values"), {"tile": ("county_mark",)}),
    Topic("white-tile", ("tile_received",), ("6.5.2", "6.5.3", "6.5.1"), {"tile": _WHITE}),
    Topic("sold-out", ("tile_sold_out",), ("6.5.1",)),
    Topic("locks", ("locks_allowed",), ("6.6.1", FEW_PLAYERS, "values")),
    Topic("lock", ("lock_built",), ("6.6.1", FEW_PLAYERS)),
    Topic("supply", ("warehouses_freed", "warehouse_received"), ("6.6", "6.6.1", "6.5.2", "6.1")),
    Topic("city", ("city_warehouse_built",), ("6.6.2", "6.6")),
    Topic("depot", ("depot_warehouse_built",), ("6.6.2", "7.0", "6.6")),
    Topic("port", ("port_warehouse_built",), ("6.6.3", "6.7")),
    Topic("fund", ("fund_paid_coins", "fund_paid_points"), ("6.1.3",)),
    Topic("tracks", ("tracks_moved",), ("5.1",)),
    Topic("country", ("country_revealed",), ("6.7",)),
    Topic("export", ("exported", "nothing_exported"), ("6.7",)),
    Topic("forced", ("forced_lock_due",), ("R38",)),
    Topic("surplus", ("surplus_returned",), ("6.7",)),
)


def step(view: View, state: State, seat: Seat) -> Step:
    """What the seat at turn is asked."""
    own, stage, last = view.seats[seat], view.turn.stage, view.round == facts.ROUNDS
    match stage:
        case "option":
            steps = _STEPS if has_start(state, seat, NO_OPTION) else _NEEDING_OPTION
            return steps[_starting(view, state, seat)]
        case "plan" if own.plan is not None:
            return (_KNOWN if view.round >= KNOWN_FROM else _STEPS)["planned"]
        case "plan" if len(shipping.spaces_of_barge(state, seat)) == 1:
            return (_KNOWN if view.round >= KNOWN_FROM else _STEPS)["plan-only"]
        case "plan" | "sell" if last:
            return _LAST[stage]
        case "place_dice" if last:
            return _STEPS["place-last"]
        case "place_dice":
            return _STEPS["place" if _between_barges(view, state, seat) else "place-any"]
        case "purchase":
            return _buying(view, view.seats[seat])
        case "choose":
            return _STEPS["choose-pay" if view.round == FUND_ROUND else "choose-gain"]
        case _:
            return _STEPS[_STAGES.get(stage, stage)]


def _starting(view: View, state: State, seat: Seat) -> str:
    """What a start must heed most."""
    own = view.seats[seat]
    if view.round == 1:
        return "option-first"
    if view.round == facts.ROUNDS:
        return "last"
    if own.position:  # in Ruhrort
        return "option-port"
    if "lock_construction" not in own.tiles:
        return "option-lock"
    offers = special_options.option_offers(state, seat)
    ways = [NO_OPTION, *(facts.OPTIONS[one.action.option] for one in offers if one.violation is None)]
    towed = {way.tow for way in ways if _ships_white(state, seat, way)}
    if False in towed:
        return "option-mark"
    return "option-mark-tow" if towed else "option"


def _ships_white(state: State, seat: Seat, way: facts.OptionFact) -> bool:
    """Whether a player can load white coal now by an option, and sell it for a cube."""
    found = starts_with_trips(state, seat, way)
    return any(start.colour == "white" and any(trip.cube for trip in start.trips) for start in found)


def _between_barges(view: View, state: State, seat: Seat) -> bool:
    """Whether a die can go below the own barge and above all that lie below it, where they do not find it."""
    index = river_of(state).index
    free = [index[action.storage] for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceDie)]
    places = {one: index[place] for one in view.barges if (place := view.seats[one].place) is not None}
    if seat not in places:
        return False
    below = min((place for one, place in places.items() if one != seat and place > places[seat]), default=None)
    return any(places[seat] < place and (below is None or place < below) for place in free)


def _buying(view: View, own: SeatView) -> Step:
    """What there is to buy, before the price is looked at."""
    if isinstance(view.turn, turns.Purchase) and view.turn.free_lock:
        return _STEPS["purchase-free"]
    lock, warehouse = _builds_lock(view, own), _builds_warehouse(own)
    if lock and not own.locks:
        return _STEPS["purchase-lock"]
    if not lock and not warehouse:
        return _STEPS["purchase-none"]
    if view.round == facts.ROUNDS:
        return _STEPS["purchase-last"]
    found = _STEPS["purchase-build" if warehouse else "purchase-more"]
    if not _second_lock(view, own):
        return found
    return replace(found, rules=(*found.rules[:-1], FEW_PLAYERS))  # instead of the most general section


def _builds_lock(view: View, own: SeatView) -> bool:
    """Whether a player has the tile for a lock, and any obstacle is left."""
    return "lock_construction" in own.tiles and bool(view.obstacles)


def _builds_warehouse(own: SeatView) -> bool:
    """Whether a player has a warehouse to build, and a tile for it."""
    return bool(own.supply and _BUILDING & set(own.tiles) - set(own.turned))


def _second_lock(view: View, own: SeatView) -> bool:
    """Whether the next lock that a player buys brings a second one for nothing (8.0)."""
    if len(view.obstacles) < 2 or "lock_construction" not in own.tiles:
        return False
    match len(view.seats):
        case 2:
            return view.round in facts.TWO_FOR_ONE_ROUNDS
        case 3:
            return not own.locks
        case _:
            return False


def cited(view: View, rules: Iterable[str]) -> tuple[str, ...]:
    """The sections by their names, of which one hangs on how many play."""
    about = _ABOUT_PLAYERS.get(len(view.seats), "")
    return tuple(found for rule in rules if (found := about if rule == FEW_PLAYERS else rule))


def figures(view: View, seat: Seat) -> Mapping[str, int]:
    """The numbers that the texts name."""
    spaces, own = river_on(view.options.board).spaces, view.seats[seat]
    return {
        "seats": len(view.seats),
        "last": int(view.round == facts.ROUNDS),
        "known": int(view.round >= KNOWN_FROM),
        "rounds": facts.ROUNDS,
        "trip": facts.SIMPLE_TRIP,
        "on_space": facts.MOST_COINS_ON_SPACE,
        "tow": facts.OPTIONS["tow"].coins(view.round),
        "next_tow": facts.OPTIONS["tow"].coins(view.round + 1),
        "in_port": int(bool(own.position)),
        "tow_far": facts.OPTIONS["tow_pilot"].coins(view.round),
        "highest": facts.HIGHEST_DIE,
        "replenished": facts.REPLENISHED,
        "debt_coins": facts.DEBT_COINS,
        "repayment": facts.REPAYMENT,
        "debt_points": facts.DEBT_POINTS,
        "calendar_points": facts.NO_WAREHOUSE_POINTS,
        "kept": facts.COINS_KEPT,
        "wage": facts.WAGE_COINS,
        "ruhrort": facts.RUHRORT_COIN,
        "lock_coins": facts.lock_coins(max(view.round, facts.FIRST_LOCK_ROUND)),
        "lock_coins_later": facts.LOCK_COINS_LATER,
        "leaving": len(view.leaving),
        "mark_obstacles": sum(spaces[obstacle].dominion == facts.WHITE_DOMINION for obstacle in view.obstacles),
        "builds_lock": int(_builds_lock(view, own)),
        "builds_warehouse": int(_builds_warehouse(own)),
        "second": int(_second_lock(view, own)),
        "two_from": facts.TWO_FOR_ONE_ROUNDS[0],
        "two_until": facts.TWO_FOR_ONE_ROUNDS[-1],
        "mayor": int("mayor" in own.tiles and not own.debts),
        "lock_points": facts.LOCK_POINTS,
        "lock_points_mark": facts.LOCK_POINTS_MARK,
        "with_lock": facts.WITH_FIRST_LOCK,
        "with_mark": facts.WITH_MARK,
        "warehouse_points": facts.WAREHOUSE_POINTS,
        "port_most": facts.PORT_WAREHOUSES,
        "city_coin": facts.WAREHOUSE_COIN,
        "depot_points": facts.DEPOT_MAJORITY_POINTS,
        "depots_points": facts.DEPOT_SET_POINTS,
        "tile_coins": facts.TILE_COINS,
        "barge_more": facts.BARGE_POINTS_RUHRORT - facts.BARGE_POINTS,
        "first_export": facts.EXPORT_ROUNDS[0],
        "last_export": facts.EXPORT_ROUNDS[-1],
    }


GUIDE: Final = Guide(
    game=GAME,
    prefix="ru",
    lesson=Lesson(seed=f"{35:032x}"),
    topics=TOPICS,
    steps=STEPS,
    step=step,
    figures=figures,
    within=frozenset({"transport", "replenish", "start", "plan", "plan-only", "planned", "purchase-free"}),
    cited=cited,
    closing={
        "scored": ("7.0", "6.6"),
        "aims": ("values", "6.5"),
        "calendar": ("6.1",),
        "money": ("5.3", "6.7", "5.2.4"),
    },
    minor=frozenset({"share_received", "nothing_bought"}),
    notes=notes.NOTES,
    noted=notes.noted,
    aside=frozenset(ahead.FOCUSES),
)
