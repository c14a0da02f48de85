"""Advice in Coal Baron on deliveries and on the last workers of a shift, and by how many play."""

from typing import Any

import pytest
from lessons import at_turn, begun, good, guide
from msgspec.structs import replace

from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import names
from cogs.learning.guide import step_of
from games.coal_baron import facts as coal
from games.coal_baron import goals
from games.coal_baron.actions import PlaceWorkers
from games.coal_baron.state import Workers
from games.registry import GAMES

COAL = "coal_baron"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "name"), [("new", "scored"), ("new", "last-shift"), ("end", "later")])
def test_second_places_count_nothing_for_two(language: Language, family: str, name: str) -> None:
    text, taught = words(language), guide(COAL)
    said = {
        seats: text(taught.key(family, name), **taught.values(begun(COAL, seats)[1], 0, text))
        for seats in (2, 3, 4)
    }
    only = {
        "en": "With 2 players only the first",
        "de": "Zu zweit zählt nur die erste",
        "fr": "seul le premier nombre",
    }
    assert [only[language] in said[seats] for seats in (2, 3, 4)] == [True, False, False]


@pytest.mark.slow
def test_each_delivery_is_named_with_its_price() -> None:
    """Of those that can be paid; where another order is mined for first, only those that take both."""
    text, met = words("en"), set[tuple[str, int]]()
    for one in at_turn(COAL, coal.SHIFTS, 6):
        position, key = one.position, step_of(one.guide, one.position).key
        notes = one.guide.noted(position.view, position.state, position.seat, text)
        assert bool(notes) is (key in ("place-deliver", "place-wait"))
        if not notes:
            continue
        legal = GAMES[COAL].legal_actions(position.state, position.seat)
        spaces = [coal.SPACES[action.space] for action in legal if isinstance(action, PlaceWorkers)]
        payable = {space.vehicle for space in spaces if space.area == "delivery"}
        if key == "place-wait":
            steps = max(space.number for space in spaces if space.area == "mining")
            found = goals.goals_for(position.state, position.seat, steps)
            both = [
                id for goal in found if goal.kind in ("complete", "several") for id in (goal.order, *goal.orders)
            ]
            payable &= {coal.ORDERS[id].vehicle for id in both if id}
        said = notes["delivery"]["prices"]
        for vehicle in coal.VEHICLES:
            needed = position.view.workers_needed(f"delivery_{vehicle}")
            price = f"{needed} worker{'s' * (needed > 1)} by {names.vehicle(vehicle, text)}"
            assert (price in said) is (vehicle in payable)
        met.add((key, len(payable)))
    assert met >= {("place-deliver", 1), ("place-deliver", 2), ("place-wait", 1)}, met


@pytest.mark.slow
def test_no_order_is_advised_that_cannot_be_delivered_any_more() -> None:
    """In the last shift a new one takes three turns; before it an order waits for the next."""
    met = set[tuple[str, bool]]()
    for one in at_turn(COAL, coal.SHIFTS, 6):
        view, key = one.position.view, step_of(one.guide, one.position).key
        if not key.startswith("place-"):
            continue
        open_ = [space for space in coal.SPACES.values() if not view.closed(space.id)]
        three = sum(
            min(view.workers_needed(space.id) for space in open_ if space.area == area)
            for area in ("orders", "mining", "delivery")
        )
        time = view.shift < coal.SHIFTS or three <= view.seats[one.position.seat].workers
        said = good(one)
        if not time:
            assert key != "place-orders"
            assert "take an order" not in said
            assert "a new order, francs" not in said
            assert "next shift" not in said
        met.add((key, time))
        if key == "place-orders" and view.shift == coal.SHIFTS:
            assert one.guide.step(crowded(view), one.position.state, one.position.seat).key == "place-final"
    assert met >= {("place-final", False), ("place-last", True), ("place-orders", True)}, met


def crowded(view: Any) -> Any:
    """The same with others on every space, so that nobody can pay for three turns."""
    most = max(own.workers for own in view.seats)
    return replace(view, spaces={space: Workers(0, most // 2) for space in coal.SPACES if space != "bank"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["search", "prepare"])
def test_an_order_is_another_way_only_while_there_is_time(language: Language, name: str) -> None:
    text, taught = words(language), guide(COAL)
    values = taught.values(begun(COAL, 3)[1], 0, text)
    late, early = (text(taught.key("good", f"place-{name}"), **{**values, "orders": time}) for time in (0, 1))
    order = {
        "en": {"search": "take an order", "prepare": "a new order"},
        "de": {"search": "nimm einen Auftrag", "prepare": "ein neuer Auftrag"},
        "fr": {"search": "prenez une commande", "prepare": "une commande, des francs"},
    }[language][name]
    assert order in early
    assert order not in late


@pytest.mark.slow
def test_few_workers_are_told_what_they_can_still_do() -> None:
    met = set[int]()
    for one in at_turn(COAL, 2, 4):
        if step_of(one.guide, one.position).key == "place-last":
            left = one.position.view.seats[one.position.seat].workers
            assert ("the next can deliver it" in good(one)) is (left > 1)
            met.add(left)
    assert met == {1, 2}
