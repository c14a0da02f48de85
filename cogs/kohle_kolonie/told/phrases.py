"""The parameters of events and violations as words, and rules as references."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Value, Words
from cogs.kohle_kolonie.names import ROMAN, Names, names_of
from games.engine.violation import Param
from games.kohle_kolonie.state import SOURCE_INDEX

Params = Mapping[str, Param | tuple[Param, ...]]
HOUSE_RULE: Final = "DESIGN"
SECTIONS: Final = (
    *("2.1", "2.2", "4.0", "5.0", "5.1", "5.1.1", "5.1.2", "5.1.2a", "5.1.2b", "5.1.2c", "5.1.2d", "5.1.2e"),
    *("5.1.3", "5.1.4", "5.1.5", "5.1.6", "5.1.7", "5.1.8", "5.1.9", "5.2", "5.2.1", "5.2.2", "5.2.3", "5.2.4"),
    *("5.2.5", "5.3", "5.4", "6.0", "7.0"),
)
"""Sections of the rulebook that have a heading in our messages."""
_SECTION: Final = re.compile(r"(?P<section>\d\.\d(?:\.\d)?[a-e]?)(?: (?P<rest>.*))?")


def phrases(params: Params, party: Party, words: Words) -> dict[str, Value]:
    """Each parameter as a message takes it: ids become names, numbers stay numbers."""
    names = names_of(words, party.board)
    return {key: _phrase(key, value, party, names) for key, value in params.items()}


def _phrase(key: str, value: Param | tuple[Param, ...], party: Party, names: Names) -> Value:
    if key == "counts" and isinstance(value, tuple):
        return _by_seat(value, party, names)
    if isinstance(value, tuple):
        single = key.removesuffix("s")
        return ", ".join(str(_phrase(single, item, party, names)) for item in value) or names.words("kk-nothing")
    if isinstance(value, int):
        return _number(key, value, party, names)
    named = _NAMED.get(key.removeprefix("instead_"))
    if named is not None:
        return named(names, value)
    return value.replace("`", "´")


def _by_seat(counts: tuple[Param, ...], party: Party, names: Names) -> str:
    """Numbers by seat with the names of those who have any."""
    items = [
        names.words("kk-text-count", who=party.names[seat], count=count)
        for seat, count in enumerate(counts)
        if count
    ]
    return ", ".join(items) or names.words("kk-nothing")


def _number(key: str, value: int, party: Party, names: Names) -> Value:
    """A seat, a round or a phase by name; everything else stays a number."""
    if key in ("seat", "other") and 0 <= value < len(party.names):
        return party.names[value]
    if key == "phase":
        return names.words(f"kk-phase-{value}")
    return ROMAN[value] if key == "round" and 0 < value < len(ROMAN) else value


def _source(names: Names, value: str) -> str:
    """Where points come from, or the spot that a miner leaves."""
    return names.words(f"kk-score-{value}") if value in SOURCE_INDEX else names.spot(value)


def _stage(names: Names, value: str) -> str:
    return names.words(f"kk-stage-{value}")


def _answer(names: Names, value: str) -> str:
    return names.words(f"kk-answer-{value}")


_NAMED: Final[Mapping[str, Callable[[Names, str], str]]] = {
    "bonus": Names.bonus,
    "card": Names.card,
    "ground": Names.ground,
    "village": Names.village,
    "station": Names.station,
    "line": Names.line,
    "spot": Names.spot,
    "source": _source,
    "pithead": Names.pithead,
    "price": Names.price,
    "marker": Names.marker,
    "disaster": Names.disaster,
    "answer": _answer,
    "stage": _stage,
}


def rule(reference: str, words: Words) -> str:
    """A section of the rulebook, a ruling of ours, or the house rule as a short reference."""
    if reference == HOUSE_RULE:
        return words("kk-rule-house")
    match = _SECTION.fullmatch(reference)
    if match is not None and match["section"] in SECTIONS:
        return words("kk-rule-book", section=match["section"], heading=_heading(match["section"], words))
    section = RULED.get(reference, "")
    if section:
        return words("kk-rule-ruling-on", code=reference, section=section, heading=_heading(section, words))
    return words("kk-rule-ruling", code=reference)


def _heading(section: str, words: Words) -> str:
    return words(f"kk-rule-heading-{section.replace('.', '-')}")


RULED: Final[Mapping[str, str]] = {
    "bonus_return_unused": "5.1",
    "bonus_return_used": "5.1",
    "pass_action": "5.1.2",
    "free_extras_phase4": "5.1.3",
    "worker_first": "5.1.2a",
    "purchase_needs_pool_miner": "5.1.2a",
    "second_miner": "5.1.2a",
    "placement_tree": "5.1.2a",
    "large_card_place": "5.1.8",
    "sole_owner": "5.1.8",
    "trust_short_display": "5.1.5",
    "disaster_miner_choice": "5.1.4",
    "coin_security": "5.1.4",
    "subsidence_trigger": "5.1.4",
    "subsidence_pay": "5.1.4",
    "station_to_pool": "5.1.2e",
    "station_marker_by_any_arrival": "5.3",
    "flip_pieces": "5.2.1",
    "loading_optional": "5.1.9",
    "worker_pool_limit": "5.1.2",
    "coin_bank": "5.1.2",
    "interrupting": "5.1.2",
    "rescue_english": "5.1.4",
    "auto_pass_bid": "5.1.8",
    "bonus_marker_phases": "5.1.2",
    "action_mandatory": "5.1.2",
    "miner_moves_board": "5.1.2e",
    "second_miner_source": "5.1.2a",
    "highest_number_counts_as_purchase": "5.1.5",
    "settlement_village_condition": "5.1.2c",
    "administration_points_optional": "5.1.8",
    "loading_markers_optional": "5.1.9",
    "steiger_board": "2.1",
    "bonus_start_order": "4.0",
    "turn5_phase10": "5.0",
    "turn1_steam_marker": "5.1",
    "bonus_miners_may_move_new": "5.1.1",
    "bonus_miners_engineer": "5.1.1",
    "no_exchange_outside": "5.1.2",
    "settlement_village_empty": "5.1.2c",
    "rescue_slot_any": "5.1.2e",
    "two_miner_slot": "5.1.2e",
    "workforce_insert": "5.1.2e",
    "discs_back": "5.1.4",
    "trust_removal": "5.1.4",
    "highest_number_empty": "5.1.4",
    "buying_power_at_once": "5.1.4",
    "numbering": "5.1.5",
    "trust_coin_marker": "5.1.5",
    "trust_single": "5.1.5",
    "display_not_owned": "5.1.7",
    "settlement_after_merge": "5.1.7",
    "trust_takes_part": "5.1.8",
    "all_trust_ground": "5.1.8",
    "virtual_declared": "5.1.8",
    "marker_use_many": "5.1.8",
    "extra_coin_use": "5.1.8",
    "bid_order": "5.1.8",
    "bid_lead": "5.1.8",
    "bid_tie_players": "5.1.8",
    "bid_tie_trust": "5.1.8",
    "bid_cap": "5.1.8",
    "engines_to_winner": "5.1.8",
    "engines_trust_wins": "5.1.8",
    "unbought_cards_leave": "5.1.8",
    "compaction": "5.1.8",
    "loading_allocation": "5.1.9",
    "loading_back_engineer": "5.1.9",
    "workforce_mid_action": "5.2.1",
    "cokery_bonus_present": "5.2.2",
    "cokery_engine_fixed": "5.2.2",
    "administration_slots": "5.2.4",
    "station_moves": "5.3",
    "worker_marker_use": "5.3",
    "worker_marker_not_on_board": "5.3",
    "tie_break_large_value": "6.0",
    "three_player_cards": "7.0",
}
"""Our rulings and the switches between editions, with the section each is about."""
