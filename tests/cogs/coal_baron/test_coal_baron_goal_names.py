"""Goals of mining name what their plan does."""

from collections import Counter

import pytest
from coal_baron_tables import party, position, random_game

from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import goal_names, names
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.shown import decision
from games.coal_baron import facts
from games.coal_baron.actions import FillSpace, LoadCube
from games.coal_baron.goals import Goal, goals
from games.coal_baron.state import State


def preparing() -> list[tuple[State, Goal]]:
    """Mining turns in which no order can be completed, each with its plan for later."""
    found: list[tuple[State, Goal]] = []
    for seed in (3, 71):
        for one in random_game(3, seed):
            if one.state.turn.stage == "mining":
                found += [
                    (one.state, goal)
                    for goal in goals(one.state, one.state.turn.seat)
                    if goal.kind == "prepare" and len(facts.ORDERS[goal.order or ""].spaces) > 1
                ]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_for_later_names_the_coal_that_it_brings_and_no_other(language: Language) -> None:
    text, met = words(language), set[bool]()
    for state, goal in preparing():
        filled = [action.coal for action in goal.actions if isinstance(action, FillSpace)]
        loaded = [action.coal for action in goal.actions if isinstance(action, LoadCube)]
        brought = filled or loaded
        for said in (goal_names.what(goal, text), goal_names.briefly(goal, text)):
            assert said.endswith(f": {names.coals(brought, text)}")
            assert names.order_bare(goal.order or "", text) in said
        picture = decision.decision(Desk(position(state, state.turn.seat), party(3), text))
        assert picture is not None
        target = next(one for one in picture.picture.targets if one.place == f"goal.{goal.order}")
        assert Counter(name for name, _ in target.figures if name.startswith("coal_")) == Counter(
            f"coal_{coal}" for coal in brought
        )
        met.add(bool(filled))
    assert met == {True, False}
