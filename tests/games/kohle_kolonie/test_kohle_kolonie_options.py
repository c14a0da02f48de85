"""The editions: presets, switches, second readings, and that each ruling has its test (NOTES: 5.)."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from games.kohle_kolonie.options import OPTION_GROUPS, PRESETS, PUBLIC_OPTIONS, RETIRED_OPTIONS, Options

SWITCHES = (
    "start_coins",
    "action_mandatory",
    "bonus_miners_may_move_new",
    "bonus_marker_phases",
    "settlement_village_condition",
    "rescue_marker_mines",
    "highest_number_counts_as_purchase",
    "administration_points_optional",
    "ironworks_engineer_points",
    "flip_redistribute",
    "cokery_bonus",
    "loading_flip_cost",
    "railway_marker_same_turn",
    "station_points",
    "tie_break_2",
    "three_player_entry_ban",
    "miner_moves_board",
    "loading_markers_optional",
    "second_miner_source",
)
SECOND_READINGS = (
    "numbering",
    "bid_tie_players",
    "cokery_bonus_present",
    "station_to_pool",
    "trust_removal",
    "loading_back_engineer",
    "tie_break_large_value",
)
RULINGS = (
    "numbering",
    "bonus_start_order",
    "turn1_steam_marker",
    "bonus_return_unused",
    "bonus_return_used",
    "pick_order",
    "pass_action",
    "free_extras_phase4",
    "extra_marker_same_turn",
    "worker_first",
    "worker_marker_not_on_board",
    "purchase_needs_pool_miner",
    "second_miner",
    "rescue_slot_any",
    "placement_tree",
    "compaction",
    "large_card_place",
    "bid_lead",
    "bid_tie_players",
    "bid_tie_trust",
    "bid_order",
    "bid_cap",
    "virtual_declared",
    "administration_slots",
    "no_exchange_outside",
    "trust_takes_part",
    "all_trust_ground",
    "sole_owner",
    "extra_coin_use",
    "unbought_cards_leave",
    "engines_to_winner",
    "engines_trust_wins",
    "trust_coin_marker",
    "trust_removal",
    "trust_short_display",
    "buying_power_at_once",
    "highest_number_empty",
    "trust_single",
    "disaster_order",
    "disaster_miner_choice",
    "discs_back",
    "coin_security",
    "subsidence_trigger",
    "subsidence_pay",
    "display_not_owned",
    "settlement_after_merge",
    "settlement_village_empty",
    "station_moves",
    "station_to_pool",
    "station_marker_by_any_arrival",
    "marker_use_many",
    "worker_marker_use",
    "flip_pieces",
    "cokery_bonus_present",
    "cokery_engine_fixed",
    "workforce_insert",
    "two_miner_slot",
    "loading_allocation",
    "loading_back_engineer",
    "loading_optional",
    "price_at_once",
    "worker_pool_limit",
    "coin_bank",
    "turn5_phase10",
    "tie_break_large_value",
    "score_wrap",
    "three_player_cards",
    "consolidation_sequence",
    "bonus_miners_engineer",
    "workforce_mid_action",
    "interrupting",
    "rescue_english",
    "auto_pass_bid",
)


@cache
def named_tests() -> set[str]:
    here = Path(__file__).parent
    return {
        node.name
        for source in here.glob("test_*.py")
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


RETIRED = ("exchange_timing",)


@pytest.mark.parametrize("name", dict.fromkeys((*RULINGS, *SWITCHES, *SECOND_READINGS, *RETIRED)))
def test_each_ruling_and_switch_has_a_test_that_names_it(name: str):
    assert [test for test in named_tests() if test.startswith(f"test_{name}_")]


def test_the_notes_say_what_each_ruling_rules():
    """A name alone tells nobody anything."""
    notes = (Path(__file__).parents[3] / "docs" / "rules" / "kohle_kolonie.md").read_text()
    rulings = notes.partition("## Rulings")[2].partition("## Answers")[0]
    said = dict(re.findall(r"`(\w+)`([^`.;]*)", rulings))
    second = {line.split("`")[1] for line in notes.splitlines() if line.startswith("| `")}
    assert {*RULINGS} <= {*said} | second
    assert not [name for name, words in said.items() if len(words.split()) < 3]


def test_there_are_nineteen_switches_and_seven_second_readings():
    """The twentieth says nothing any more: 5.1.3 holds in every edition."""
    assert len(SWITCHES) == 19
    assert len(RULINGS) == 73
    assert {name for name, _ in PUBLIC_OPTIONS} == {*SWITCHES, *SECOND_READINGS}


def test_what_is_offered_no_more_stays_a_field():
    assert tuple(name for name, _ in RETIRED_OPTIONS) == RETIRED
    assert not {*RETIRED} & {name for name, _ in PUBLIC_OPTIONS}
    for preset in PRESETS.values():
        assert all(getattr(preset, name) == values[0] for name, values in RETIRED_OPTIONS)


def test_public_options_are_the_fields_default_first():
    hints, defaults = get_type_hints(Options), msgspec.structs.asdict(Options())
    for name, values in (*PUBLIC_OPTIONS, *RETIRED_OPTIONS):
        assert values == get_args(hints[name])
        assert values[0] == defaults[name]


def test_groups_hold_each_option_once():
    grouped = [name for _, names in OPTION_GROUPS for name in names]
    assert sorted(grouped) == sorted(name for name, _ in PUBLIC_OPTIONS)


DIFFERENT = {
    "steiger": {},
    "german": {
        "cokery_bonus": "one_then_both",
        "loading_markers_optional": "all",
    },
    "english": {
        "start_coins": "5",
        "rescue_marker_mines": "two",
        "highest_number_counts_as_purchase": "yes",
        "administration_points_optional": "chosen",
        "flip_redistribute": "miners",
        "second_miner_source": "anywhere",
    },
    "french": {
        "action_mandatory": "must",
        "bonus_miners_may_move_new": "no",
        "settlement_village_condition": "any_village",
        "cokery_bonus": "one_then_both",
        "railway_marker_same_turn": "no",
        "station_points": "miner",
        "miner_moves_board": "to_board",
        "loading_markers_optional": "all",
    },
}


@pytest.mark.parametrize("name", PRESETS)
def test_presets_take_their_editions_column(name: str):
    """And the Steiger's where it is silent; second readings are in no preset."""
    steiger, preset = msgspec.structs.asdict(Options()), msgspec.structs.asdict(PRESETS[name])
    found = {field: value for field, value in preset.items() if value != steiger[field] and field != "preset"}
    assert found == DIFFERENT[name]
    assert preset["preset"] == name
    assert next(iter(PRESETS)) == "steiger"


def test_the_page_of_rulings_has_a_row_for_each_switch_and_names_the_presets_that_set_it():
    page = (Path(__file__).parents[3] / "docs" / "rules" / "kohle_kolonie.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|.*\| ([^|]+) \|$", page, flags=re.MULTILINE)
    told = {name: presets for name, presets in rows if name in SWITCHES}
    assert tuple(told) == SWITCHES
    assert {name for name, _ in rows} == {*SWITCHES, *SECOND_READINGS}
    for name in SWITCHES:
        setting = [key for key, chosen in PRESETS.items() if getattr(chosen, name) != getattr(Options(), name)]
        assert told[name] == (", ".join(key.capitalize() for key in setting) or "-"), name
