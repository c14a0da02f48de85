"""Table options: the editions' switches, the second readings, and the four presets."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.kohle_kolonie import boards, facts

Preset: TypeAlias = Literal["steiger", "german", "english", "french"]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Options of a table; the defaults are the Steiger preset. Values of switches are words, for menus."""

    facts: str = facts.VERSION
    board: str = boards.STEIGER
    """Fingerprint of the board, see `boards.known`."""
    preset: Preset = "steiger"
    """Which preset the switches came from; it changes nothing by itself."""

    # Switches: where the three editions differ.
    start_coins: Literal["4", "5"] = "4"
    """4.0: coins of each player at the start."""
    action_mandatory: Literal["may", "must"] = "may"
    """5.1.2: must a player who can take an action take one."""
    bonus_miners_may_move_new: Literal["yes", "no"] = "yes"
    """5.1.1: may the miners marker redeploy the miners it has just inserted."""
    bonus_marker_phases: Literal["phases_2_4", "phases_2_3"] = "phases_2_4"
    """5.1.2: may bonus markers be used in the extra action phase too."""
    settlement_village_condition: Literal["that_village", "any_village"] = "that_village"
    """5.1.2c: which village must be without workers."""
    rescue_marker_mines: Literal["up_to_two", "two"] = "up_to_two"
    """5.1.4: must the rescue marker secure two mines where two are unsecured."""
    highest_number_counts_as_purchase: Literal["no", "yes"] = "no"
    """5.1.5: does the card taken by the event count among the Trust's purchases of the round."""
    administration_points_optional: Literal["added", "chosen"] = "added"
    """5.1.8: are points of Administration always added, or as the player declares."""
    ironworks_engineer_points: Literal["1", "2"] = "1"
    """5.1.9: points of the engineer on the front of Ironworks."""
    flip_redistribute: Literal["pieces", "miners"] = "pieces"
    """5.2.1: which pieces may be rearranged on a card just flipped."""
    cokery_bonus: Literal["each_once", "one_then_both"] = "each_once"
    """5.2.2: 2 points for each of engineer and engine, or 2 for the first and 2 when both stand there."""
    loading_flip_cost: Literal["printed", "free"] = "printed"
    """5.2.5: 2 workers and 2 coins for 4 points, or nothing for nothing, as some editions print no figure."""
    railway_marker_same_turn: Literal["yes", "no"] = "yes"
    """5.3: may a kept railway marker be used in the round it was taken."""
    station_points: Literal["station", "miner"] = "station"
    """6.0: a point for each occupied station, or for each miner on a station."""
    tie_break_2: Literal["sum", "highest"] = "sum"
    """6.0: the values of large and single mines added up, or the most valuable one."""
    three_player_entry_ban: Literal["yes", "no"] = "yes"
    """7.0: may villages and stations that are not set up with three players not be entered."""
    miner_moves_board: Literal["on_board", "to_board"] = "on_board"
    """5.1.2e: may miners also be redeployed from tableau and pithead cards to own settlements."""
    exchange_timing: Literal["own_turn", "any_time"] = "own_turn"
    """5.1.2: may coins and workers be exchanged in phase 4 without spending an extra action marker. Offered no
    more, for 5.1.3 leaves nobody active there without one in any edition; tables that stored it play on by it."""
    loading_markers_optional: Literal["chosen", "all"] = "chosen"
    """5.1.9: are wagon markers used as the player chooses, or all of them or none."""
    second_miner_source: Literal["pool", "anywhere"] = "pool"
    """5.1.2a: where the second miner comes from."""

    # Second readings of rulings.
    numbering: Literal["one_row", "singles_apart"] = "one_row"
    """2.1, 5.1.5: do single mines count among the lowest and highest numbers."""
    bid_tie_players: Literal["last_in", "highest_number"] = "last_in"
    """5.1.8: who wins a tie of players that nobody raises."""
    cokery_bonus_present: Literal["placed_after", "counts"] = "placed_after"
    """5.2.2: does an engineer that already stands on the card bring its points at the flip."""
    station_to_pool: Literal["yes", "no"] = "yes"
    """5.1.2e: may a miner leave a station for the pool."""
    trust_removal: Literal["from_six", "from_one"] = "from_six"
    """5.1.4: which coin of the Trust leaves first."""
    loading_back_engineer: Literal["one_coin", "each_wagon"] = "one_coin"
    """5.1.9: what the engineer on the flipped Loading earns."""
    tie_break_large_value: Literal["small_mines", "points", "nothing"] = "small_mines"
    """6.0: what a large mine is worth in a tie."""


PRESETS: Final[dict[str, Options]] = {
    "steiger": Options(),
    "german": Options(
        preset="german",
        cokery_bonus="one_then_both",
        loading_markers_optional="all",
    ),
    "english": Options(
        preset="english",
        start_coins="5",
        rescue_marker_mines="two",
        highest_number_counts_as_purchase="yes",
        administration_points_optional="chosen",
        flip_redistribute="miners",
        second_miner_source="anywhere",
    ),
    "french": Options(
        preset="french",
        action_mandatory="must",
        bonus_miners_may_move_new="no",
        settlement_village_condition="any_village",
        cokery_bonus="one_then_both",
        railway_marker_same_turn="no",
        station_points="miner",
        miner_moves_board="to_board",
        loading_markers_optional="all",
    ),
}
"""By name, the default first."""

PUBLIC_OPTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("start_coins", ("4", "5")),
    ("three_player_entry_ban", ("yes", "no")),
    ("bonus_marker_phases", ("phases_2_4", "phases_2_3")),
    ("action_mandatory", ("may", "must")),
    ("second_miner_source", ("pool", "anywhere")),
    ("settlement_village_condition", ("that_village", "any_village")),
    ("bonus_miners_may_move_new", ("yes", "no")),
    ("miner_moves_board", ("on_board", "to_board")),
    ("station_to_pool", ("yes", "no")),
    ("railway_marker_same_turn", ("yes", "no")),
    ("rescue_marker_mines", ("up_to_two", "two")),
    ("numbering", ("one_row", "singles_apart")),
    ("highest_number_counts_as_purchase", ("no", "yes")),
    ("trust_removal", ("from_six", "from_one")),
    ("administration_points_optional", ("added", "chosen")),
    ("bid_tie_players", ("last_in", "highest_number")),
    ("flip_redistribute", ("pieces", "miners")),
    ("cokery_bonus", ("each_once", "one_then_both")),
    ("cokery_bonus_present", ("placed_after", "counts")),
    ("loading_flip_cost", ("printed", "free")),
    ("ironworks_engineer_points", ("1", "2")),
    ("loading_markers_optional", ("chosen", "all")),
    ("loading_back_engineer", ("one_coin", "each_wagon")),
    ("station_points", ("station", "miner")),
    ("tie_break_2", ("sum", "highest")),
    ("tie_break_large_value", ("small_mines", "points", "nothing")),
)

RETIRED_OPTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (("exchange_timing", ("own_turn", "any_time")),)
"""Options that no table is given any more, as in `PUBLIC_OPTIONS`; tables that stored them still say so."""

OPTION_GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("setup", ("start_coins", "three_player_entry_ban")),
    (
        "actions",
        (
            "bonus_marker_phases",
            "action_mandatory",
            "second_miner_source",
            "settlement_village_condition",
        ),
    ),
    (
        "miners",
        ("bonus_miners_may_move_new", "miner_moves_board", "station_to_pool", "railway_marker_same_turn"),
    ),
    (
        "disasters_and_trust",
        ("rescue_marker_mines", "numbering", "highest_number_counts_as_purchase", "trust_removal"),
    ),
    ("consolidations", ("administration_points_optional", "bid_tie_players")),
    (
        "pithead_cards",
        (
            "flip_redistribute",
            "cokery_bonus",
            "cokery_bonus_present",
            "loading_flip_cost",
            "ironworks_engineer_points",
            "loading_markers_optional",
            "loading_back_engineer",
        ),
    ),
    ("final_scoring", ("station_points", "tie_break_2", "tie_break_large_value")),
)
"""Groups of options for the lobby: a group's name and its options."""
