"""Everything the game can say, with the names of its parameters: what translations must have words for.

Parameters are named by what they are: `space` a worker space's id, `order`, `tile`, `coal`, `vehicle`, `element`,
`source` (cage or storage), `stage` ids; `orders`, `tiles`, `coals`, `sources` tuples of them; `place` top or
bottom; `other` a seat number; `word` what somebody wrote; all else are numbers. An `instead_...` is the nearest
legal thing.
"""

from typing import Final

from games.engine import notation

VIOLATIONS: Final[dict[str, tuple[str, ...]]] = {
    "game-over": (),
    "not-your-turn": ("other",),
    "decision-open": ("stage",),
    "turn-done": (),
    "reveal-inside-plan": (),
    # draft
    "draft-over": (),
    "already-drafted": (),
    "nothing-drafted": (),
    "not-in-draft": ("order", "count"),
    "no-such-seat": ("other",),
    "no-ranking": (),
    "ranking-empty": (),
    "ranking-repeats": ("order",),
    # placing workers
    "nothing-placed": ("instead_space",),
    "unknown-space": ("word",),
    "space-covered": ("space", "count"),
    "too-few-workers": ("space", "workers_needed", "workers_have", "instead_space"),
    "slot-empty": ("space",),
    "pile-empty": ("space",),
    "no-order-of-vehicle": ("vehicle",),
    "no-complete-order": ("vehicle", "order", "count"),
    # factory and order cards
    "too-few-francs": ("tile", "francs_needed", "francs_have"),
    "none-in-supply": ("coal", "instead_coal"),
    "substitute-required": ("count",),
    "tile-not-drawn": ("tile",),
    "order-not-drawn": ("order",),
    "unknown-tile": ("word",),
    "unknown-order": ("word",),
    "unknown-place": ("word",),
    # mining
    "no-steps-left": ("space",),
    "too-few-steps": ("steps_needed", "steps_have"),
    "unknown-level": ("level",),
    "unknown-coal": ("word",),
    "unknown-source": ("word",),
    "cage-already-there": ("level",),
    "cage-at-surface": ("coal",),
    "cage-below": ("level",),
    "cage-full": ("count",),
    "none-on-level": ("coal", "level", "instead_level"),
    "none-in-minecarts": ("coal",),
    "none-in-cage": ("coal",),
    "none-in-storage": ("coal",),
    "one-in-cage": ("coal",),
    "one-in-storage": ("coal",),
    "storage-needs-surface": ("level",),
    "coal-wanted": ("coal", "order"),
    "not-outstanding": ("order",),
    "no-such-space": ("order", "coal"),
    "space-occupied": ("order", "coal"),
}
"""Codes of refusals: code to parameter names."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "game_started": (),
    "share_received": ("francs", "workers", "count"),
    # draft
    "draft_opened": ("orders",),
    "order_drafted": ("order",),
    "order_drafted_ahead": ("order",),
    "ranking_left": ("orders",),
    "ranking_withdrawn": (),
    "order_left_over": ("order", "space"),
    # a turn
    "workers_placed": ("space", "workers"),
    "workers_displaced": ("space", "workers", "other"),
    "workers_used_up": (),
    "francs_taken": ("space", "francs"),
    "tile_bought": ("tile", "francs", "count"),
    "substitute_put": ("tile", "coal"),
    "minecart_left_empty": ("tile", "count"),
    "order_taken": ("order",),
    "tiles_drawn": ("count",),
    "tiles_seen": ("tiles",),
    "tiles_returned": ("count", "place"),
    "orders_drawn": ("count",),
    "orders_seen": ("orders",),
    "orders_returned": ("count", "place"),
    "nothing_kept": ("space",),
    "cage_moved": ("level",),
    "cube_loaded": ("coal", "level"),
    "space_filled": ("order", "coal", "source"),
    "space_filled_with_two": ("order", "coal", "coals", "sources"),
    "cube_stored": ("coal",),
    "steps_unused": ("steps",),
    "order_delivered": ("order", "points", "count"),
    "tile_turned_up": ("tile", "space"),
    "order_turned_up": ("order", "space"),
    "slot_stays_empty": ("space",),
    # shifts and the end
    "shift_started": ("shift",),
    "shift_ended": ("shift",),
    "element_scored": ("element", "count", "points", "rank"),
    "start_marker_given": ("count",),
    "workers_returned": ("workers",),
    "francs_converted": ("francs", "points"),
    "cubes_converted": ("count", "points"),
    "undelivered_counted": ("count", "points"),
    "balance_counted": ("light", "dark", "points"),
    "game_won": ("points", "francs"),
    "victory_shared": ("points", "francs"),
}
"""Kinds of events: kind to parameter names."""

MALFORMED: Final[dict[str, tuple[str, ...]]] = {
    **notation.MALFORMED,
    "not-a-card": ("word",),
    "not-a-coal": ("word",),
    "not-a-level": ("word",),
    "not-a-place": ("word",),
    "not-a-source": ("word",),
    "not-a-space": ("word",),
    "not-an-order": ("word",),
    "goal-unknown": ("word", "count"),
    "not-now": ("word", "stage"),
}
"""Codes of lines that cannot be read, the engine's included: code to parameter names."""

RULES: Final[tuple[str, ...]] = (
    "Mise en place 2",
    "Mise en place 6-8",
    "Mise en place 9",
    "Mise en place 10",
    "Déroulement du jeu",
    "Tour de jeu",
    "Usine de berlines",
    "Extraction",
    "Extraction 1",
    "Extraction 2",
    "Extraction 3",
    "Extraction 4",
    "Extraction 5",
    "Extraction 6",
    "Livraison",
    "Capitaux",
    "Commandes",
    "Fin d'un quart",
    "Fin de la partie",
    "Notes supplémentaires",
    "Z2",
    "P2",
    "P3",
    "F1",
    "F4",
    "F5",
    "F6",
    "F8",
    "M1",
    "M2",
    "M5",
    "M6",
    "M8",
    "S8",
    "DESIGN",
)
"""Sections of the rulebook and rulings of the notes that events and refusals cite."""

PHASES: Final[tuple[str, ...]] = ("draft", "shift_1", "shift_2", "shift_3", "game")
"""Names of the phases that end with a picture."""
