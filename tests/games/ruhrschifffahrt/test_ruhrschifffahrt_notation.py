"""Actions as lines: short enough for a button, read back whatever the case."""

from typing import get_args

import pytest

from games.engine.violation import MalformedAction
from games.ruhrschifffahrt import actions as rs
from games.ruhrschifffahrt.game import GAME

LONGEST = 60
"""What is left of a custom id beside table and decision."""

LINES: list[tuple[rs.Action, str]] = [
    (rs.Choose("coin"), "choose coin"),
    (rs.RemoveDie("st_rellinghausen"), "remove st_rellinghausen"),
    (rs.PlaceDie("st_rellinghausen"), "place st_rellinghausen"),
    (rs.ChooseOption("transport_pilot"), "option transport_pilot"),
    (rs.ChooseOption("tow_transport", True), "option tow_transport free"),
    (rs.TransportDie("white", "st_nachtigall"), "transport white st_nachtigall"),
    (rs.Replenish("st_oefte"), "replenish st_oefte"),
    (rs.ChooseStart("st_oefte"), "start st_oefte"),
    (rs.PlanSale("po_ruhrort"), "plan po_ruhrort"),
    (rs.HaulCoal("st_rellinghausen", 6), "haul st_rellinghausen 6"),
    (rs.UseInn("point"), "inn point"),
    (rs.Sell("in_bergerhausen"), "sell in_bergerhausen"),
    (rs.BuildLock("ob_blankenstein"), "lock ob_blankenstein"),
    (rs.BuildInCity("ci_blankenstein"), "city ci_blankenstein"),
    (rs.BuildInCity("ci_blankenstein", True), "city ci_blankenstein white"),
    (rs.BuildInDepot("berg_broich"), "depot berg_broich"),
    (rs.BuildInPort("netherlands"), "port netherlands"),
    (rs.BuildInPort("netherlands", True), "port netherlands white"),
    (rs.MoveInPort("netherlands", "rhineland"), "shift netherlands rhineland"),
    (rs.RepayDebt(), "repay"),
    (rs.EndTurn(), "end"),
    (rs.LeaveChoice(10, "point"), "choice 10 point"),
    (rs.LeavePurchases((), 0), "purchases 0"),
    (
        rs.LeavePurchases((rs.RepayDebt(), rs.BuildInPort("belgium", True), rs.UseInn("coin")), 12),
        "purchases 12 repay / port belgium white / inn coin",
    ),
    (rs.LeaveSkip(), "skip"),
    (rs.LeaveStorages(("st_oefte", "st_broich")), "storages st_oefte st_broich"),
    (rs.Withdraw("choice", 10), "withdraw choice 10"),
    (rs.Withdraw("purchases"), "withdraw purchases"),
]


@pytest.mark.parametrize(("action", "line"), LINES)
def test_written_and_read_back(action: rs.Action, line: str):
    assert GAME.notation(action) == line
    assert GAME.parse(line) == action
    assert GAME.parse(f"  {line.upper()} ") == action
    assert len(line) <= LONGEST


def test_every_kind_of_action_has_its_line():
    assert {type(action) for action, _ in LINES} == set(get_args(rs.Action))


def test_every_kind_of_purchase_can_be_left_ahead():
    purchases = [action for action, _ in LINES if isinstance(action, get_args(rs.Purchase))]
    left = rs.LeavePurchases(tuple(purchases), 9)
    assert {type(purchase) for purchase in purchases} == set(get_args(rs.Purchase))
    assert GAME.parse(GAME.notation(left)) == left


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "line-empty"),
        ("x" * 401, "line-too-long"),
        ("fly", "unknown-verb"),
        ("choose moon", "not-a-good"),
        ("choose", "wrong-number-of-words"),
        ("end now", "wrong-number-of-words"),
        ("place st_a st_b", "wrong-number-of-words"),
        ("place !", "not-an-id"),
        ("option moon", "not-an-option"),
        ("option tow cheap", "not-free"),
        ("transport grey st_a", "not-a-colour"),
        ("haul st_a many", "not-a-number"),
        ("haul st_a ²", "not-a-number"),
        ("haul st_a -1", "not-a-number"),
        ("city ci_a black", "not-white"),
        ("depot ruhrort", "not-a-depot"),
        ("port france", "not-a-country"),
        ("shift belgium moon", "not-a-country"),
        ("purchases", "wrong-number-of-words"),
        ("purchases many", "not-a-number"),
        ("purchases 4 sell ci_a", "not-a-purchase"),
        ("purchases 4 repay /", "not-a-purchase"),
        ("purchases 4 /", "not-a-purchase"),
        ("purchases 4 lock", "wrong-number-of-words"),
        ("storages", "wrong-number-of-words"),
        ("withdraw moon", "not-an-answer"),
    ],
)
def test_unreadable_lines(line: str, code: str):
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(line)
    assert caught.value.code == code
