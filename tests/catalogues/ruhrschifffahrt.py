"""Everything the game can say, with the names of its parameters: what translations must have words for.

Parameters are named by what they are. Ids: `storage`, `obstacle`, `city`, `space` any space of the river,
`option`, `tile` a progress tile (on `flood`, `low_water` and `demand_drawn` an obstacle/demand tile), `colour` of
a die, `dominion` (may be empty), `country` and `source` columns of Ruhrort, `area` a field for cubes, `era` a part
of the transport tracks, `what` coin or point, `answer` the name of an answer left ahead, `stage`, `reason` what
freed warehouses. Tuples: `seats`, `spaces`. `other` is a seat number, `word` what somebody wrote, `lost` and
`cube` are 0 or 1; all else are numbers. An `instead_...` is the nearest legal thing.
"""

from typing import Final

from games.engine import notation
from games.ruhrschifffahrt import board_checks, rounds

VIOLATIONS: Final[dict[str, tuple[str, ...]]] = {
    "game-over": (),
    "not-your-turn": ("other",),
    "decision-open": ("stage",),
    "turn-done": (),
    "reveal-inside-plan": (),
    # phase 1, dice that leave a track
    "unknown-good": ("word",),
    "no-point-to-pay": (),
    "colour-not-owed": ("colour", "storage"),
    "storage-not-empty": ("word", "instead_storage"),
    "wrong-dominion": ("storage", "instead_storage"),
    # phase 3: options
    "unknown-option": ("word",),
    "option-not-in-last-round": ("option",),
    "pilot-banned": ("option",),
    "no-tow-in-round-1": ("option",),
    "wage-taken": ("other",),
    "tow-action-only-tows": ("option",),
    "ruhrort-needs-tow": (),
    "nothing-to-replenish": ("most",),
    "tracks-empty": ("option",),
    "no-storage-empty": ("option",),
    "no-start-upstream": ("option",),
    "no-start-downstream": ("option",),
    # phase 3: transports, starts, plans
    "unknown-storage": ("word",),
    "storage-empty": ("storage",),
    "storage-filled": ("storage",),
    "track-empty": ("colour",),
    "colour-not-there": ("storage", "colour"),
    "mark-tile-needed": ("storage",),
    "storage-taken": ("storage", "other"),
    "start-only-downstream": ("storage",),
    "tow-goes-upstream": ("storage",),
    "start-needs-pilot": ("storage",),
    "start-where-filled": ("instead_storage",),
    # phase 4
    "no-sale-space": ("word",),
    "only-downstream": ("space", "storage"),
    "ruhrort-needs-pilot": (),
    "too-far-without-pilot": ("space", "storage", "distance", "most"),
    # progress tiles
    "tile-needed": ("tile",),
    "tile-used-this-round": ("tile",),
    "white-tile-used": ("tile",),
    "value-out-of-range": ("value", "least", "most"),
    "die-at-highest": ("storage", "most"),
    # payments
    "too-few-coins": ("coins_needed", "coins_have", "debts", "debts_possible"),
    "no-warehouse": (),
    "warehouse-needed-for-debt": ("coins_needed", "coins_have", "debts"),
    # phase 6
    "lock-first": (),
    "locks-not-yet": ("round",),
    "unknown-obstacle": ("word",),
    "lock-already-there": ("obstacle",),
    "unknown-city": ("word",),
    "own-warehouse-there": ("city",),
    "city-full": ("city", "count"),
    "only-by-white-tile": ("city",),
    "unknown-depot": ("word",),
    "depot-full": ("dominion", "count"),
    "unknown-country": ("word",),
    "own-warehouse-in-column": ("country",),
    "column-full": ("country", "count"),
    "port-warehouses-built": ("count",),
    "no-warehouse-in-column": ("country",),
    "already-moved": (),
    "no-debt": (),
    "too-few-coins-to-repay": ("coins_needed", "coins_have"),
    # answers left ahead
    "no-such-seat": ("other",),
    "no-choice-in-round": ("round",),
    "choice-round-past": ("round",),
    "purchases-reached": (),
    "purchases-over": (),
    "limit-out-of-range": ("most",),
    "too-many-purchases": ("count", "most"),
    "ranking-empty": (),
    "ranking-repeats": ("storage",),
    "unknown-answer": ("word",),
    "no-answer": ("answer",),
}
"""Codes of refusals: code to parameter names."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "game_began": ("seats",),
    "share_received": ("count",),
    "round_began": ("round", "year", "dominion"),
    # phase 1
    "locks_allowed": ("coins",),
    "locks_dearer": ("coins",),
    "options_dearer": (),
    "track_dice_rose": ("count",),
    "tracks_moved": ("era",),
    "country_revealed": ("country",),
    "warehouse_received": ("round",),
    "warehouse_missing": ("round",),
    "good_chosen": ("what",),
    "fund_paid_coins": ("coins",),
    "fund_paid_points": ("points",),
    "payment_forced": ("coins", "points"),
    "gained_coins": ("coins",),
    "gained_points": ("points",),
    "die_removed": ("storage", "colour", "value"),
    # phase 2
    "no_draw": ("round",),
    "bag_empty": (),
    "flood": ("tile",),
    "low_water": ("tile",),
    "storage_dice_rose": ("count", "amount"),
    "storage_dice_fell": ("count", "amount"),
    "demand_drawn": ("tile", "spaces", "count"),
    "forced_lock_due": ("count",),
    # phase 3
    "option_chosen": ("option", "coins"),
    "option_chosen_by_tile": ("option",),
    "option_chosen_unpaid": ("option", "coins", "points"),
    "wage_paid": ("coins",),
    "die_transported": ("storage", "colour", "value"),
    "die_replenished": ("storage", "value_before", "value"),
    "coal_hauled": ("storage", "value_before", "value"),
    "barge_started": ("storage", "colour", "value"),
    "sale_planned": ("space", "coins"),
    "inn_used": ("coins", "points"),
    "debt_made": ("coins", "debts", "points"),
    "debt_made_from_calendar": ("coins", "debts", "points"),
    # phase 4, dice that leave a track
    "coal_sold": ("space", "storage", "colour", "value", "lost", "coins", "demand", "area", "cube"),
    "coal_sold_alone": ("space", "storage", "colour", "value", "lost", "coins", "demand", "area", "cube"),
    "coal_sold_as_planned": ("space", "storage", "colour", "value", "lost", "coins", "demand", "area", "cube"),
    "warehouse_earned": ("city", "coins"),
    "export_marker_rose": ("cell_before", "cell", "points", "value"),
    "die_left": ("colour", "value"),
    "die_placed": ("storage", "colour", "value"),
    "die_placed_alone": ("storage", "colour", "value"),
    "die_placed_ahead": ("storage", "colour", "value"),
    # phase 5
    "tile_received": ("tile",),
    "tile_sold_out": ("tile",),
    "warehouses_freed": ("count", "reason"),
    # phase 6
    "lock_built": ("obstacle", "coins", "points"),
    "second_lock_built": ("obstacle", "coins", "points"),
    "city_warehouse_built": ("city", "coins", "points", "position", "tile"),
    "depot_warehouse_built": ("dominion", "coins", "points", "position"),
    "port_warehouse_built": ("country", "coins", "points", "position", "tile"),
    "port_warehouse_moved": ("source", "country", "coins", "position"),
    "debt_repaid": ("coins", "debts"),
    "purchases_made_ahead": ("count", "coins"),
    "nothing_bought": (),
    "nothing_bought_ahead": (),
    "purchases_skipped_ahead": (),
    "purchases_left_undone": ("count",),
    # phase 7
    "exported": ("country", "position", "points"),
    "nothing_exported": ("country",),
    "export_marker_fell": ("cell_before", "cell", "points"),
    "surplus_returned": ("coins", "most"),
    # the end
    "inn_coins_at_end": ("coins",),
    "inn_points_at_end": ("points",),
    "essen_set_scored": ("points",),
    "mark_set_scored": ("points",),
    "city_set_scored": ("points",),
    "depot_set_scored": ("points",),
    "depot_majority_scored": ("dominion", "points"),
    "mayor_scored": ("coins", "points"),
    "mayor_in_debt": ("debts",),
    "railway_scored": ("count", "points"),
    "barge_scored": ("space", "points"),
    "debts_scored": ("debts", "points"),
    "game_won": ("points", "coins", "debts"),
    "victory_shared": ("points", "coins", "debts"),
    # answers left ahead
    "answer_left": ("answer", "round"),
    "answer_withdrawn": ("answer", "round"),
}
"""Kinds of events: kind to parameter names."""

MALFORMED: Final[dict[str, tuple[str, ...]]] = {
    **notation.MALFORMED,
    "not-an-id": ("word",),
    "not-a-number": ("word",),
    "not-a-good": ("word",),
    "not-an-option": ("word",),
    "not-free": ("word",),
    "not-a-colour": ("word",),
    "not-white": ("word",),
    "not-a-depot": ("word",),
    "not-a-country": ("word",),
    "not-a-purchase": ("word",),
    "not-an-answer": ("word",),
    "not-a-storage": ("word",),
}
"""Codes of lines that cannot be read, the engine's included: code to parameter names."""

BOARD_FAULTS: Final = board_checks.BOARD_FAULTS

RULES: Final[tuple[str, ...]] = (
    "2.1",
    "4.0",
    "5.1",
    "5.2",
    "5.3",
    "6.0",
    "6.1",
    "6.2",
    "6.3",
    "6.4",
    "6.5",
    "6.5.1",
    "6.5.2",
    "6.6",
    "6.7",
    "7.0",
    "8.0",
    "R15",
    "R16",
    "R17",
    "R18",
    "R21",
    "R28",
    "R33",
    "R34",
    "R36",
    "R38",
    "R43",
    "R47",
    "R48",
    "R58",
    "R60",
    "DESIGN",
)
"""Sections of the rulebook and rulings of the notes that events and refusals cite."""

PHASES: Final[tuple[str, ...]] = (*rounds.PHASES, "game")
"""Names of the phases that end with a picture."""
