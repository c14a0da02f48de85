"""The one-line notation of Coal Baron."""

import pytest

from games.coal_baron import actions
from games.coal_baron.actions import Cube
from games.coal_baron.game import GAME
from games.engine.notation import split_plan
from games.engine.violation import MalformedAction
from tests.catalogues import coal_baron as catalogue

WRITTEN = [
    ("draft horse_cart_09", actions.DraftOrder("horse_cart_09")),
    ("place mining_8", actions.PlaceWorkers("mining_8")),
    ("substitute grey", actions.ChooseSubstitute("grey")),
    ("substitute none", actions.ChooseSubstitute(None)),
    ("keep yellow_1_light", actions.Keep("yellow_1_light")),
    ("keep horse_cart_09", actions.Keep("horse_cart_09")),
    ("keep none", actions.Keep(None)),
    ("return top", actions.ReturnTo("top")),
    ("return bottom", actions.ReturnTo("bottom")),
    ("next black_2_dark", actions.PutNext("black_2_dark")),
    ("cage 3", actions.MoveCage(3)),
    ("load grey", actions.LoadCube("grey")),
    ("fill horse_cart_09 black", actions.FillSpace("horse_cart_09", "black")),
    ("fill horse_cart_09 black storage", actions.FillSpace("horse_cart_09", "black", "storage")),
    (
        "pair horse_cart_09 black cage:yellow storage:brown",
        actions.FillWithTwo("horse_cart_09", "black", (Cube("cage", "yellow"), Cube("storage", "brown"))),
    ),
    ("store grey", actions.StoreCube("grey")),
    ("end", actions.EndTurn()),
    ("rank truck_01 truck_02", actions.LeaveRanking(("truck_01", "truck_02"))),
    ("unrank", actions.WithdrawRanking()),
]


@pytest.mark.parametrize(("line", "action"), WRITTEN)
def test_written_and_read(line: str, action: actions.Action):
    assert GAME.parse(line) == action
    assert GAME.notation(action) == line


def test_every_action_has_a_notation():
    assert {type(action) for _, action in WRITTEN} == set(actions.Action.__args__)


@pytest.mark.parametrize("line", ["  PLACE   Mining_8 ", "place\tMINING_8", "Place mining_8\n"])
def test_case_and_blanks_do_not_matter(line: str):
    assert GAME.parse(line) == actions.PlaceWorkers("mining_8")


def test_the_cubes_of_a_pair_are_read_in_any_order():
    one = GAME.parse("pair truck_01 yellow storage:brown cage:grey")
    assert one == GAME.parse("pair truck_01 yellow cage:grey storage:brown")
    unsorted = actions.FillWithTwo("truck_01", "yellow", (Cube("storage", "brown"), Cube("cage", "grey")))
    assert GAME.notation(unsorted) == GAME.notation(one)


def test_the_cage_may_be_named():
    assert GAME.parse("fill truck_01 yellow cage") == GAME.parse("fill truck_01 yellow")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "line-empty"),
        ("   ", "line-empty"),
        ("x" * 401, "line-too-long"),
        ("dance", "unknown-verb"),
        ("place", "wrong-number-of-words"),
        ("place bank bank", "wrong-number-of-words"),
        ("place canteen", "not-a-space"),
        ("place moon", "not-a-space"),
        ("draft order_1", "not-an-order"),
        ("keep all", "not-a-card"),
        ("next none", "not-a-card"),
        ("return middle", "not-a-place"),
        ("substitute red", "not-a-coal"),
        ("cage 5", "not-a-level"),
        ("cage -1", "not-a-level"),
        ("cage two", "not-a-level"),
        ("cage ²", "not-a-level"),
        ("load none", "not-a-coal"),
        ("store", "wrong-number-of-words"),
        ("fill truck_01", "wrong-number-of-words"),
        ("fill truck_99 grey", "not-an-order"),
        ("fill truck_01 red", "not-a-coal"),
        ("fill truck_01 grey mine", "not-a-source"),
        ("pair truck_01 yellow cage:grey", "wrong-number-of-words"),
        ("pair truck_01 yellow grey black", "not-a-source"),
        ("pair truck_01 yellow cage:grey cage:", "not-a-coal"),
        ("pair truck_01 red cage:grey cage:grey", "not-a-coal"),
        ("pair moon yellow cage:grey cage:grey", "not-an-order"),
        ("rank", "wrong-number-of-words"),
        ("rank truck_01 moon", "not-an-order"),
        ("end now", "wrong-number-of-words"),
        ("unrank all", "wrong-number-of-words"),
    ],
)
def test_what_cannot_be_read(line: str, code: str):
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(line)
    assert caught.value.code == code
    assert set(caught.value.params) == set(catalogue.MALFORMED[code])


def test_a_plan_names_the_step_that_cannot_be_read():
    assert split_plan("cage 3, load grey; cage 0", GAME.parse) == [
        actions.MoveCage(3),
        actions.LoadCube("grey"),
        actions.MoveCage(0),
    ]
    with pytest.raises(MalformedAction) as caught:
        split_plan("cage 3, load red", GAME.parse)
    assert (caught.value.code, caught.value.params) == ("plan-step-unreadable", {"step": 2, "word": "load red"})
    assert set(caught.value.params) == set(catalogue.MALFORMED["plan-step-unreadable"])


def test_every_button_fits():
    """The longest single choice takes 60 characters of a custom_id's 100, table and decision take the rest."""
    longest = max(
        (
            GAME.notation(actions.FillWithTwo(order, coal, (Cube("storage", "yellow"), Cube("storage", "yellow"))))
            for order, coal in (("locomotive_11", "yellow"), ("horse_cart_10", "yellow"))
        ),
        key=len,
    )
    assert len(longest) <= 60
