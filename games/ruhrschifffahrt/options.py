"""Table options: the variant of the rulebook, and the second readings of rulings that leave a choice."""

from typing import Final, Literal

import msgspec

from games.ruhrschifffahrt import boards, facts


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Options of a table; the defaults are the first readings. Values of switches are words, for menus."""

    facts: str = facts.VERSION
    board: str = boards.STEIGER
    """Fingerprint of the board, see `boards.known`."""

    demand_tiles: Literal["20", "18"] = "20"
    """6.2: how many obstacle/demand tiles are used; the variant leaves out the two with a star."""
    leaving_dice: Literal["most_upstream", "first_of_phase"] = "most_upstream"
    """5.1, R4: who places a die that leaves a track in phase 4."""
    lock_spaces: Literal["count", "vanish"] = "count"
    """6.4, R5: does a lock's space still count as a space (a helm takes a pilot anyway)."""
    export_marker: Literal["every_sale", "first_only"] = "every_sale"
    """6.4, R12: which sales in Ruhrort move the export marker."""
    tow_in_round_1: Literal["no", "yes"] = "no"
    """6.3, R18: may the tow options be chosen in round 1."""
    forced_lock: Literal["yes", "no"] = "yes"
    """6.2, R38: must locks be built once at most one tile is left in the bag, drawn from or empty already."""
    coal_hauler: Literal["to_six", "by_one"] = "to_six"
    """6.5.2, R43: by how much the coal hauler raises a die: to any value up to six, or by one."""


PUBLIC_OPTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("demand_tiles", ("20", "18")),
    ("leaving_dice", ("most_upstream", "first_of_phase")),
    ("lock_spaces", ("count", "vanish")),
    ("export_marker", ("every_sale", "first_only")),
    ("tow_in_round_1", ("no", "yes")),
    ("forced_lock", ("yes", "no")),
    ("coal_hauler", ("to_six", "by_one")),
)
