"""Refusals that the tests of the phases do not show, with the words and numbers they say."""

import ast
from pathlib import Path
from typing import Any

import pytest
from ruhrschifffahrt_builders import begun, fresh, in_debt, legal, play, points, refusal, river, stands, table

from games.ruhrschifffahrt.actions import (
    Action,
    BuildInDepot,
    BuildInPort,
    Choose,
    ChooseOption,
    LeaveChoice,
    LeavePurchases,
    LeaveStorages,
    MoveInPort,
    UseInn,
    Withdraw,
)
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from tests.catalogues.ruhrschifffahrt import VIOLATIONS
from tests.games.written import ENGINE

NOWHERE: Any = "nowhere"
"""What no list of choices holds; only a crafted action can name it."""


def starting() -> State:
    state = table()
    fresh(state, 0, coins=5, tiles=("coal_hauler", "inn"))
    return state


def buying(**changes: Any) -> State:
    state = table(phase=6)
    tiles = ("coal_depot", "ruhrort_port", "essen_warehouses", "inn")
    fresh(state, 0, **{"coins": 9, "supply": 3, "tiles": tiles, **changes})
    return state


def in_belgium() -> State:
    state = buying()
    stands(state, belgium=(0,))
    return state


def choosing() -> State:
    state = table(round=6, phase=1)
    return begun(state, 1).state


@pytest.mark.parametrize(
    ("state", "action", "code"),
    [
        (choosing(), Choose(NOWHERE), "unknown-good"),
        (starting(), UseInn(NOWHERE), "unknown-good"),
        (starting(), ChooseOption(NOWHERE), "unknown-option"),
        (buying(), BuildInDepot(NOWHERE), "unknown-depot"),
        (buying(), BuildInPort(NOWHERE), "unknown-country"),
        (in_belgium(), MoveInPort("belgium", NOWHERE), "unknown-country"),
        (starting(), LeaveChoice(6, NOWHERE), "unknown-good"),
        (starting(), LeavePurchases((BuildInDepot(NOWHERE),), 5), "unknown-depot"),
        (starting(), LeavePurchases((BuildInPort(NOWHERE),), 5), "unknown-country"),
        (starting(), LeaveStorages((NOWHERE,)), "unknown-storage"),
        (starting(), Withdraw(NOWHERE), "unknown-answer"),
    ],
)
def test_what_there_is_not_is_named_in_the_refusal(state: State, action: Action, code: str):
    violation = GAME.check(state, 0, action)
    assert violation is not None
    assert (violation.code, violation.params["word"]) == (code, "nowhere")


def test_an_empty_ranking_ranks_nothing():
    violation = GAME.check(starting(), 0, LeaveStorages(()))
    assert violation is not None
    assert violation.code == "ranking-empty"


def test_5_2_no_storage_is_empty_for_the_die_on_the_arrow():
    state = starting()
    state.dice = dict.fromkeys(river(state).storages, 2)
    assert refusal(state, "option transport").code == "no-storage-empty"


def test_5_2_nothing_lies_on_the_track_of_the_colour():
    state = play(starting(), "option transport").state
    violation = refusal(state, "transport white st_winz")
    assert (violation.code, violation.params) == ("track-empty", {"colour": "white"})


def test_r17_after_tow_and_transport_the_start_is_where_the_die_went():
    """From Saarn, with another die upstream that could be started from."""
    state = starting()
    fresh(state, 0, place="in_saarn")
    state.dice = {"st_steele": 3}
    state = play(state, "option tow_transport", "transport black st_oefte").state
    violation = refusal(state, "start st_steele")
    assert (violation.code, violation.params) == ("start-where-filled", {"instead_storage": "st_oefte"})


def test_r60_a_six_is_not_hauled():
    state = starting()
    state.dice["st_horst"] = 6
    violation = refusal(state, "haul st_horst 6")
    assert (violation.code, violation.params) == ("die-at-highest", {"storage": "st_horst", "most": 6})


def test_r58_the_last_warehouse_is_needed_for_the_debt():
    violation = refusal(buying(coins=1, supply=1), "city ci_werden")
    assert violation.code == "warehouse-needed-for-debt"
    assert violation.params == {"coins_needed": 3, "coins_have": 1, "debts": 1}


def test_5_3_too_few_coins_and_no_more_debts():
    state = buying(coins=0)
    in_debt(state, 0, 4)
    fresh(state, 0, supply=2)
    violation = refusal(state, "depot essen")
    assert violation.code == "too-few-coins"
    assert violation.params == {"coins_needed": 2, "coins_have": 0, "debts": 1, "debts_possible": 0}


@pytest.mark.parametrize("line", ["depot essen", "city ci_werden", "port belgium", "city ci_werden white"])
@pytest.mark.parametrize(("coins", "calendar"), [(0, ()), (9, ()), (0, (7, 9))])
def test_6_6_without_a_warehouse_nothing_is_built_whatever_coins_and_debts_there_are(
    line: str, coins: int, calendar: tuple[int, ...]
):
    tiles = ("coal_depot", "ruhrort_port", "essen_warehouses", "warehouse")
    state = buying(coins=coins, supply=0, calendar=calendar, tiles=tiles)
    assert refusal(state, line).code == "no-warehouse"


def test_r48_what_cannot_be_moved_is_not_said_to_be_too_dear():
    """Neither where no warehouse stands in the column, nor where there is one in the other already."""
    state = buying(coins=0, supply=0, calendar=())
    assert refusal(state, "shift belgium rhineland").code == "no-warehouse-in-column"
    stands(state, belgium=(0,), rhineland=(0,))
    assert refusal(state, "shift belgium rhineland").code == "own-warehouse-in-column"
    assert refusal(state, "shift belgium netherlands").code == "too-few-coins"
    assert "shift belgium netherlands" not in legal(state)


def test_6_6_too_few_coins_to_repay():
    violation = refusal(buying(coins=2, debts=1), "repay")
    assert (violation.code, violation.params) == ("too-few-coins-to-repay", {"coins_needed": 3, "coins_have": 2})


def test_r33_round_3_the_good_is_named_in_the_refusal():
    state = table(2, round=3, phase=1)
    points(state, 0, 1)
    violation = GAME.check(begun(state, 1).state, 0, Choose(NOWHERE))
    assert violation is not None
    assert violation.code == "unknown-good"


def test_each_refusal_is_met_in_a_test():
    """What the engine refuses for every game is met by the contract tests."""
    words = {
        node.value
        for source in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(VIOLATIONS) - ENGINE <= words
