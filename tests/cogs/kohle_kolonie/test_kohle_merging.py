"""What a choice changes until grounds are merged: engines, mines, discs, values before the bidding."""

from typing import Any

import pytest
from kohle_kolonie_tables import at_stage, panel, position

from bot.post import Button, Menu
from bot.presenter import Position
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.names import names_of
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Arrange, BuyMine
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.income import board_points_of
from games.kohle_kolonie.pitheads import flipped_card
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Act, Secure, Used
from tests.games.kohle_kolonie.kohle_kolonie_builders import empty, fresh, hold, mines, settled, table


def _said(place: Position[Any, Any], focus: str = "", language: Language = "en") -> dict[str, str]:
    """Every choice by its action, with all that stands on it."""
    rows = panel(place, focus, language).rows
    found = {}
    for control in [control for row in rows for control in row]:
        if isinstance(control, Button):
            found[control.id.rpartition(":")[2]] = control.label
        elif isinstance(control, Menu):
            found |= {one.value: f"{one.label} | {one.description}" for one in control.choices}
    return found


def _table(*cards: str, **changes: Any) -> State:
    state = table(3, round=changes.pop("round", 2))
    mines(state, 0, *cards)
    fresh(state, 0, **changes)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_place_of_an_engine_says_until_when_it_stays(language: Language) -> None:
    state = _table("14", "12", "41", coins=5)
    hold(state, 0, "engine")
    state.turn = Act(0, Used(action=True))
    text = words(language)
    said = _said(position(state, 0), "engine bonus", language)
    until = [text("kk-merged-in", round="III"), text("kk-merged-in", round="IV"), text("kk-merged-never")]
    assert [[label for label in said.values() if one in label] != [] for one in until] == [True] * 3
    assert len(set(said.values())) == len(said) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_that_passed_is_not_said_of_a_mine(language: Language) -> None:
    """Its ground was left out, so nothing merges it any more."""
    state = _table("14", "12", coins=5, round=5)
    hold(state, 0, "engine")
    state.turn = Act(0, Used(action=True))
    text = words(language)
    labels = list(_said(position(state, 0), "engine bonus", language).values())
    assert not any(text("kk-merged-in", round=round) in label for round in ("III", "IV") for label in labels)
    assert sum(text("kk-merged-never") in label for label in labels) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_stays_on_a_large_mine(language: Language) -> None:
    """It came of a consolidation, and none comes for it again."""
    state = _table("herberholz", coins=5)
    hold(state, 0, "engine")
    state.turn = Act(0, Used(action=True))
    text = words(language)
    labels = list(_said(position(state, 0), "engine bonus", language).values())
    assert any(text("kk-merged-never") in label for label in labels), labels
    assert not any(
        text("kk-merged-in", round=round) in label for round in ("II", "III", "IV", "V") for label in labels
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mine_says_when_it_is_merged_and_what_it_brings_by_the_board(language: Language) -> None:
    """One's own first in a ground brings all its mines and settlements beside it, a further one itself."""
    state = _table("2", coins=5)
    mines(state, 1, "12")
    settled(state, 0, linden=0)
    state.display = ("14", "22")
    text = words(language)
    said = _said(position(state, 0), "", language)
    for card, mine_round in (("14", "III"), ("22", "IV")):
        bought = GAME.apply(state, 0, BuyMine(card)).state
        while not any(held and held.card == card for held in bought.seats[0].cards):
            bought = GAME.apply(bought, 0, GAME.legal_actions(bought, 0)[0]).state
        more = _board(bought) - _board(state)
        mark = text("kk-mine-until", mine="", merged=text("kk-merged-in", round=mine_round), points=more)
        assert mark.strip() in said[f"buy {card}"]
    assert text("kk-mine-until", mine="", merged="", points=3).rpartition("·")[2] in said["buy 22"]


def _board(state: State) -> int:
    return sum(one.mines + one.settlements for one in board_points_of(state, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_mines_that_cannot_be_bought_are_named_with_the_reason(language: Language) -> None:
    state = _table(coins=1)
    state.display = ("14", "20", "15", "22")
    empty(state, "horst", "weitmar", "wiemelhausen")
    text = words(language)
    line = next(
        one
        for one in panel(position(state, 0), "", language).text.split("\n")
        if one.startswith(text("kk-not-for-sale", mines=""))
    )
    assert text("kk-not-for-sale-no-worker-adjacent", card="14") in line
    assert text("kk-not-for-sale-too-few-coins-for-mine", card="22") in line
    assert "15" not in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("cards", "coins", "suffix", "vain"),
    [
        (("2", "3", "4"), 3, ("kk-secure-then", {"discs": 2}), 0),
        (("2", "3", "4", "6"), 3, ("kk-secure-more", {"more": 1}), 0),
        (("2", "3", "4", "6"), 1, None, 1),
    ],
)
def test_securing_says_what_helps(
    language: Language, cards: tuple[str, ...], coins: int, suffix: tuple[str, dict[str, int]] | None, vain: int
) -> None:
    """Three discs at most go into the bag: with four mines two must be secured for one less, or it helps nothing.

    How many are at risk and what they may cost is said in any case, what is left unused where it would help.
    """
    text = words(language)
    state = _table(*cards, coins=coins)
    state.phase = 5
    state.turn = Secure(0)
    place = position(state, 0)
    said = _said(place, "", language)
    assert said
    ends = [text("kk-secure-then", text="", discs=2), text("kk-secure-more", text="", more=1)]
    wanted = [text(suffix[0], text="", **suffix[1])] if suffix else []
    assert all([end for end in ends if label.endswith(end)] == wanted for label in said.values())
    loss = terrain_of(state).board.disaster_losses[state.round - 1]
    numbers = {"at_risk": len(cards), "discs": 3, "loss": loss, "vain": vain, "needed": len(cards) - 2, "reach": 1}
    assert text("kk-ask-secure", **numbers) in panel(place, "", language).text
    assert (text("kk-unused-secure") in PRESENTER.unused(place, text)) is not bool(vain)


def test_a_second_miner_that_will_not_come_says_why() -> None:
    """The mine takes the only worker beside it, so none is left for the second miner."""
    state = _table(coins=5)
    state.display = ("6",)
    assert words("en")("kk-mine-bonus-no-worker") not in _said(position(state, 0))["buy 6"]
    empty(state, "weitmar", "wiemelhausen")
    state.village_workers = {**state.village_workers, "horst": 1}
    assert words("en")("kk-mine-bonus-no-worker") in _said(position(state, 0))["buy 6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_bidding_stand_the_values_and_the_coins_that_still_come(language: Language) -> None:
    state = _table("2", "14", round=3)
    mines(state, 1, "6")
    text = words(language)
    shown = panel(position(state, 0), "", language).text
    values = [(text("kk-values-you"), 2), ("Éloïse", 1)]
    listed = ", ".join(text("kk-values-of", who=who, value=value) for who, value in values)
    assert listed in shown
    assert text("kk-income-first", coins=text("kk-coins", count=2)) in shown
    state.round = 2
    assert (
        text("kk-income-first", coins=text("kk-coins", count=2))
        not in panel(position(state, 0), "", language).text
    )


def test_rearranging_says_from_where_to_where() -> None:
    """The place taken anew is named, and the one left as where the piece comes from."""
    state, text = at_stage("arrange"), words("en")
    seat = GAME.active_seats(state)[0]
    said = _said(position(state, seat))
    names = names_of(text)
    card = flipped_card(state)
    index = facts.PITHEAD_INDEX[card]
    now, slots, checked = state.seats[seat].pitheads[index].pieces, facts.PITHEADS[index].side(True), 0
    for action in GAME.legal_actions(state, seat):
        if isinstance(action, Arrange) and action.pieces != now:
            label = said[GAME.notation(action)].lower()
            for slot, before, after in zip(slots, now, action.pieces, strict=True):
                assert before == after or names.slot(slot.id) in label
            checked += 1
    assert checked


def test_what_subsidence_costs_is_said_once_a_round() -> None:
    """After the first action, and not again after the second."""
    text = words("en")("kk-later-subsidence")
    for phase in (2, 3):
        state = table(3, phase=phase)
        state.turn = Act(0, Used(action=True))
        assert (text in panel(position(state, 0)).text) is (phase == 2)
