"""Which legal action is nearest to a refused one, in a mine of levels and a market of goods."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec
import pytest

from games.engine.fields import Between, Kind
from games.engine.nearest import nearest, says_it
from games.engine.spelling import NUMBER, Several, Spelling
from games.engine.violation import Violation

GOOD = Spelling(str)


class Dig(msgspec.Struct, frozen=True):
    depth: Annotated[int, NUMBER]
    lit: bool = False


class Sell(msgspec.Struct, frozen=True):
    good: Annotated[str, GOOD, Kind("good", ("coke", "coal", "ore", "slag"))]
    depth: Annotated[int, NUMBER] = 0


class Call(msgspec.Struct, frozen=True):
    name: Annotated[str, GOOD, Kind("name")]


class End(msgspec.Struct, frozen=True):
    pass


class Rank(msgspec.Struct, frozen=True):
    goods: Annotated[tuple[str, ...], Several(GOOD, most=4)]


class Ceiling(msgspec.Struct, frozen=True):
    value: Annotated[int, NUMBER, Between(0, 20)]
    aid: bool = False


def game_with(
    legal: Sequence[Any], *, akin: Any = (), active: tuple[int, ...] = (0,), answers: Sequence[Any] = ()
) -> Any:
    """A game in which just these actions, and these answers, are legal for seat 0."""
    return SimpleNamespace(
        legal_actions=lambda state, seat: list(legal),
        active_seats=lambda state: active,
        check=lambda state, seat, action: None if action in answers else Violation("no", "1"),
        default_action=lambda state, seat: legal[-1],
        end_turn=End(),
        answers=(Rank, Ceiling),
        akin=akin,
        apart=lambda state, one, other: abs(len(one) - len(other)),
    )


def near(action: Any, *legal: Any, **further: Any) -> Any:
    return nearest(game_with(legal, **further), SimpleNamespace(), 0, action)


def test_most_values_alike_come_before_a_small_distance() -> None:
    assert near(Dig(3, lit=True), Dig(2), Dig(9, lit=True)) == Dig(9, lit=True)


def test_of_numbers_the_nearest_and_of_two_as_near_the_first_listed() -> None:
    assert near(Dig(5), Dig(1), Dig(8), Dig(4)) == Dig(4)
    assert near(Dig(5), Dig(6), Dig(4)) == Dig(6)


def test_values_of_a_kind_have_the_order_in_which_it_names_them() -> None:
    assert near(Sell("ore"), Sell("coke"), Sell("slag")) == Sell("slag")


def test_things_that_no_kind_lists_are_as_far_apart_as_the_game_says() -> None:
    assert near(Call("anna"), Call("bo"), Call("emil"), Call("ida")) == Call("emil")


def test_another_kind_only_where_it_serves_the_same_end() -> None:
    assert near(Dig(3), Sell("coal", 4), Sell("coal", 3)) is None
    akin = (frozenset({Dig, Sell}),)
    assert near(Dig(3), Sell("coal", 4), Sell("coal", 3), akin=akin) == Sell("coal", 3)
    assert near(Dig(3), Sell("coal", 3), Dig(9), akin=akin) == Dig(9)


def test_in_place_of_the_end_what_is_done_by_default() -> None:
    assert near(End(), Dig(1), Dig(2)) == Dig(2)


def test_nothing_out_of_turn() -> None:
    assert near(Dig(3), Dig(2), active=(1,)) is None


@pytest.mark.parametrize(
    ("action", "legal", "expected"),
    [
        (Ceiling(99), [Ceiling(20), Ceiling(4)], Ceiling(20)),
        (Ceiling(7, aid=True), [Ceiling(7)], Ceiling(7)),
        (Rank(("coal", "coal")), [Rank(("coal",))], Rank(("coal",))),
        (Rank(("coal", "bread", "ore")), [Rank(("coal", "ore"))], Rank(("coal", "ore"))),
        (Rank(()), [Rank(("coal",))], None),
    ],
)
def test_an_answer_left_ahead_with_one_value_changed(action: Any, legal: list[Any], expected: Any) -> None:
    assert near(action, answers=legal) == expected


def test_what_the_sentence_names_is_not_said_again() -> None:
    assert says_it(Violation("x", "1", {"instead_good": "ore"}), Sell("coal"), Sell("ore"))
    assert says_it(Violation("x", "1", {"least": 5}), Dig(3), Dig(5))
    assert not says_it(Violation("x", "1", {"least": 5}), Dig(3), Dig(6))
    assert not says_it(Violation("x", "1", {"least": 5}), Dig(3), Sell("coal", 5))
