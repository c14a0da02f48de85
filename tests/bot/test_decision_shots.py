"""The picture of a turn message: that of the decision where there is one, drawn from what the public may see."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bot.controls import read_id
from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.post import Button, Post, Shot
from bot.presenter import PRESENTERS, AnyPosition
from tests.bot.table_bench import Bench

Make = Callable[..., None]
ROW = 5


@pytest.fixture
def presented(monkeypatch: pytest.MonkeyPatch) -> Make:
    """Gives the game of the table other functions."""

    def change(**changed: Any) -> None:
        monkeypatch.setitem(PRESENTERS, "coal_baron", replace(PRESENTERS["coal_baron"], **changed))

    return change


def shot_of(name: str, view: Any, party: Any, words: Any) -> Shot:
    board = PRESENTERS["coal_baron"].board(view, party, words)
    return Shot(board.picture, name, "")


def nothing(*_: Any) -> None:
    """No picture."""


def never(*_: Any) -> None:
    """A picture that is not to be asked for."""
    pytest.fail("asked for")


def common(view: Any, party: Any, words: Any, marks: Any = ()) -> Shot:
    return shot_of("common", view, party, words)


def hidden(view: Any) -> bool:
    return True


def open_to_all(view: Any) -> bool:
    return False


async def turns(bench: Bench) -> tuple[Any, list[TurnLetter]]:
    """A table of two after the draft and some turns, and its turn messages."""
    table, rng = await bench.table(2), Random(3)
    for _ in range(14):
        await bench.turn(table, rng)
    letters = [one for one in await bench.letters(table) if isinstance(one, TurnLetter)]
    return await bench.loaded(table), letters


def picture(post: Post) -> str:
    (shot,) = post.shots
    return shot.name


async def test_the_whole_board_is_shown_where_a_decision_has_no_picture(bench: Bench, presented: Make) -> None:
    loaded, letters = await turns(bench)
    presented(decision=nothing, common=nothing)
    assert picture(compose(letters[-1], loaded, ROW)) == f"board-{ROW}"


async def test_one_who_is_asked_decides_from_a_picture_of_what_all_may_see(bench: Bench, presented: Make) -> None:
    loaded, letters = await turns(bench)
    shown: list[AnyPosition] = []

    def decision(position: AnyPosition, focus: str, party: Any, words: Any, marks: Any = ()) -> Shot:
        shown.append(position)
        return shot_of("decision", position.view, party, words)

    presented(decision=decision, choice_hidden=open_to_all)
    assert picture(compose(letters[-1], loaded, ROW)) == f"decision-{ROW}"
    (position,) = shown
    assert (position.seat, position.view.viewer, position.moves) == (letters[-1].asked[0], None, ())


async def test_a_choice_that_hangs_on_something_hidden_is_not_shown(bench: Bench, presented: Make) -> None:
    loaded, letters = await turns(bench)
    presented(
        decision=never,
        common=common,
        choice_hidden=hidden,
    )
    assert picture(compose(letters[-1], loaded, ROW)) == f"common-{ROW}"


async def test_the_first_message_shows_the_whole_board(bench: Bench, presented: Make) -> None:
    loaded, letters = await turns(bench)
    presented(decision=never, common=never)
    assert picture(compose(letters[0], loaded, ROW)) == f"board-{ROW}"


async def test_a_phase_that_ended_with_the_turn_shows_the_whole_board(bench: Bench, presented: Make) -> None:
    """It has no message of its own, and the board comes with each phase."""
    loaded, letters = await turns(bench)
    presented(decision=never, common=never)
    ended = msgspec.structs.replace(letters[-1], ended="draft")
    assert picture(compose(ended, loaded, ROW)) == f"board-{ROW}"


async def test_a_turn_message_leads_to_the_whole_board(bench: Bench) -> None:
    loaded, letters = await turns(bench)
    controls = [control for row in compose(letters[-1], loaded, ROW).rows for control in row]
    presses = [read_id(control.id) for control in controls if isinstance(control, Button)]
    assert "board" in [press.op for press in presses if press is not None]
