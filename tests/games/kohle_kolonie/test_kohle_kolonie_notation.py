"""Actions as lines: short enough for a button, read back whatever the case."""

from typing import get_args

import pytest
from kohle_kolonie_builders import ALL_SPACES

from games.engine.violation import MalformedAction
from games.kohle_kolonie import actions as kk
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME

LONGEST = 60
"""What is left of a custom id beside table and decision."""

LINES: list[tuple[kk.Action, str]] = [
    (kk.ChooseBonus("engine"), "choose engine"),
    (kk.BuyMine("7"), "buy 7"),
    (kk.TakeWorker("niederwenigern"), "worker niederwenigern"),
    (kk.TakeSettler("horst"), "settler horst"),
    (kk.PlaceCard("B2"), "place B2"),
    (kk.BuyEngine("A1"), "engine A1"),
    (kk.BuyEngine("cokery.s1", True), "engine cokery.s1 bonus"),
    (kk.PlaceSettlement("horst", True), "settle horst bonus"),
    (kk.PutMiners(2), "put 2"),
    (kk.InsertEngineer("administration.e1", True), "engineer administration.e1 bonus"),
    (kk.BeginMiners(), "miners"),
    (kk.BeginMiners(True), "miners bonus"),
    (kk.InsertMiner("rescue.A1"), "insert rescue.A1"),
    (kk.RedeployMiner("administration.m1", "niederwenigern"), "move administration.m1 niederwenigern"),
    (kk.RedeployMiner("Y4", "pool"), "move Y4 pool"),
    (kk.RedeployEngineer("cokery.e1", "administration.e2"), "shift cokery.e1 administration.e2"),
    (kk.TakeCoin(), "coin"),
    (kk.Flip("workforce", "coins"), "flip workforce coins"),
    (kk.Flip("cokery"), "flip cokery"),
    (kk.Arrange((1, 0, 2, 1)), "arrange 1 0 2 1"),
    (kk.Exchange("workers"), "give workers"),
    (kk.SpendExtra(), "extra"),
    (kk.Stop(), "stop"),
    (kk.Secure("A1"), "secure A1"),
    (kk.Rescue("B3"), "rescue B3"),
    (kk.LoseMiner("rescue.B3"), "lose rescue.B3"),
    (kk.Pay("points"), "pay points"),
    (kk.Declare(True, 2, None), "declare aid 2"),
    (kk.Declare(False, 0, 4), "declare none 0 4"),
    (kk.Bid(12), "bid 12"),
    (kk.Pass(), "pass"),
    (kk.Load(3, True), "load 3 bonus"),
    (kk.EndTurn(), "end"),
    (
        kk.LeaveRanking(facts.BONUS_MARKERS),
        "rank wagon aid rescue miners engineer settlement engine",
    ),
    (
        kk.LeaveCeiling("hamburg_franziska", 12, True, 4, 4),
        "ceiling hamburg_franziska 12 aid 4 4",
    ),
    (kk.LeaveProtection(("A1", "A2"), ("B2", "B3")), "protect A1 A2 marker B2 B3"),
    (kk.LeaveProtection(), "protect"),
    (kk.LeaveSubsidence("coin"), "subsidence coin"),
    (kk.LeaveLoading("cards"), "loading cards"),
    (kk.LeavePlaces(ALL_SPACES), "places A1 A2 A3 B1 B2 B3"),
    (kk.Withdraw("places"), "withdraw places"),
    (kk.Withdraw("ceiling", "hamburg_franziska"), "withdraw ceiling hamburg_franziska"),
]


@pytest.mark.parametrize(("action", "line"), LINES)
def test_written_and_read_back(action: kk.Action, line: str):
    assert GAME.notation(action) == line
    assert GAME.parse(line) == action
    assert GAME.parse(f"  {line.upper()} ") == action
    assert len(line) <= LONGEST


def test_every_kind_of_action_has_its_line():
    assert {type(action) for action, _ in LINES} == set(get_args(kk.Action))


def test_a_ceiling_without_declaration():
    assert GAME.parse("ceiling general 5") == kk.LeaveCeiling("general", 5)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "line-empty"),
        ("fly", "unknown-verb"),
        ("choose moon", "not-a-bonus"),
        ("buy", "wrong-number-of-words"),
        ("buy 7 8", "wrong-number-of-words"),
        ("buy !", "not-an-id"),
        ("end now", "wrong-number-of-words"),
        ("bid many", "not-a-number"),
        ("bid -1", "not-a-number"),
        ("bid ²", "not-a-number"),
        ("engine A1 twice", "not-bonus"),
        ("flip moon", "not-a-pithead"),
        ("flip workforce sand", "not-a-payment"),
        ("give points", "not-an-exchange"),
        ("declare both 1", "not-aid"),
        ("loading twice", "not-a-way-to-load"),
        ("withdraw moon", "not-an-answer"),
        ("ceiling general 5 aid", "wrong-number-of-words"),
    ],
)
def test_unreadable_lines(line: str, code: str):
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(line)
    assert caught.value.code == code
