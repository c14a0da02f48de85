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
from games.coal_baron.actions import FillWithTwo, PlaceWorkers
from games.coal_baron.state import Section, Workers
from games.registry import GAMES
from tests.games.coal_baron.coal_baron_builders import mine, table

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
        assert ("delivery" in notes) is (key in ("place-deliver", "place-wait"))
        if "delivery" not in notes:
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


def test_in_the_last_shift_an_order_is_advised_only_with_steps_enough_for_it() -> None:
    """Two yellow cubes take six steps; the workers left must reach a space with so many, and the truck."""
    slots = ("truck_03", None, None, None)

    def advised(carts: tuple[Section, ...], others: dict[str, tuple[int, int]]) -> str:
        seats = {0: {"workers": 5, "sections": carts}}
        state = table(3, seats=seats, workers=others, shift=coal.SHIFTS, order_slots=slots)
        return guide(COAL).step(GAMES[COAL].observe(state, 0), state, 0).key

    laden, full = mine("yellow_2_dark"), dict.fromkeys(("mining_6", "mining_8", "mining_10"), (1, 3))
    assert coal.ORDERS["truck_03"].spaces == ("yellow", "yellow")
    assert advised(laden, {}) == "place-orders"
    assert advised(laden, full) == "place-final"
    assert advised(laden, {"delivery_truck": (1, 3)}) == "place-final"
    empty = tuple(Section(one.kind, tuple(None for _ in one.cubes)) for one in laden)
    assert advised(empty, {}) == "place-final"


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


def completed_and_delivered(position: Any) -> bool:
    """Whether mining on some space completes an order that the workers left can deliver, by the rules."""
    rules, state, seat = GAMES[COAL], position.state, position.seat
    for space in (one for one in coal.SPACES.values() if one.area == "mining"):
        if rules.check(state, seat, PlaceWorkers(space.id)) is not None:
            continue
        for goal in goals.goals(mining := rules.apply(state, seat, PlaceWorkers(space.id)).state, seat):
            after = mining
            for action in goal.actions:
                after = rules.apply(after, seat, action).state
            me, view = after.seats[seat], rules.observe(after, seat)
            ready = {
                coal.ORDERS[own.order].vehicle
                for own in me.outstanding
                if own.complete and own.order in (goal.order, *goal.orders)
            }
            if any(view.workers_needed(f"delivery_{vehicle}") <= me.workers for vehicle in ready):
                return True
    return False


@pytest.mark.slow
def test_few_workers_are_told_what_they_can_still_do() -> None:
    """To mine and to deliver only where both can be done, to prepare by mining only where it brings something."""
    met = set[tuple[str, bool]]()
    for one in at_turn(COAL, coal.SHIFTS, 9):
        position, key = one.position, step_of(one.guide, one.position).key
        if key not in ("place-finish", "place-last", "place-final"):
            continue
        own, said = position.view.seats[position.seat], good(one)
        assert (key == "place-finish") is completed_and_delivered(position)
        legal = GAMES[COAL].legal_actions(position.state, position.seat)
        spaces = [coal.SPACES[action.space] for action in legal if isinstance(action, PlaceWorkers)]
        mines = any(space.area == "mining" for space in spaces)
        loaded = any(cube for section in own.sections for cube in section.cubes)
        if key == "place-last":
            wanted = any(not order.complete for order in own.outstanding)
            assert ("coal in the cage" in said) is (mines and wanted and bool(coal_of(own)))
            met.add((key, "coal in the cage" in said))
        elif key == "place-final":
            assert ("minecarts that you empty" in said) is (mines and loaded)
            assert "completes an order" not in said
            met.add((key, "minecarts that you empty" in said))
        else:
            met.add((key, mines))
    assert met == {
        ("place-finish", True),
        *((key, able) for key in ("place-last", "place-final") for able in (True, False)),
    }


@pytest.mark.slow
def test_a_tile_is_advised_for_the_end_only_where_it_evens_the_sides() -> None:
    met = set[bool]()
    for one in at_turn(COAL, coal.SHIFTS, 9):
        position = one.position
        if step_of(one.guide, position).key != "place-final":
            continue
        own = position.view.seats[position.seat]
        light, dark = (
            sum(section.kind in coal.TILES and coal.TILES[section.kind].side == side for section in own.sections)
            for side in ("light", "dark")
        )
        legal = GAMES[COAL].legal_actions(position.state, position.seat)
        slots = [
            coal.SPACES[action.space].number
            for action in legal
            if isinstance(action, PlaceWorkers) and coal.SPACES[action.space].area == "factory"
        ]
        sides = {coal.TILES[position.view.tile_slots[slot - 1]].side for slot in slots if slot}
        evens = light != dark and ("light" if light < dark else "dark") in sides
        assert ("a tile on the side" in good(one)) is evens
        met.add(evens)
    assert met == {True, False}


@pytest.mark.slow
def test_in_the_last_shift_mining_is_advised_only_for_what_can_be_delivered() -> None:
    met = set[bool]()
    for one in at_turn(COAL, coal.SHIFTS, 9):
        key, last = step_of(one.guide, one.position).key, one.position.view.shift == coal.SHIFTS
        if key in ("place-mine", "place-pair"):
            delivered = completed_and_delivered(one.position)
            assert delivered or not last
            met.add(last)
    assert met == {True, False}


def coal_of(own: Any) -> list[Any]:
    """The cubes in a seat's mine, cage and storage."""
    return [*own.cage, *own.storage, *(cube for section in own.sections for cube in section.cubes if cube)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_for_the_coal_one_has_is_advised_only_where_there_is_any(language: Language) -> None:
    had = {"en": "coal that you have", "de": "Kohle, die du hast", "fr": "que vous avez"}[language]
    text, taught = words(language), guide(COAL)
    values = taught.values(begun(COAL, 3)[1], 0, text)
    for name in ("place-orders", "place-search", "keep-orders"):
        key = taught.key("good", name)
        none, some = (text(key, **{**values, "orders": 1, "coal": count}) for count in (0, 2))
        assert (had in some, had in none) == (True, False), name
    for one in at_turn(COAL, coal.SHIFTS, 4):
        own = one.position.view.seats[one.position.seat]
        assert one.guide.figures(one.position.view, one.position.seat)["coal"] == len(coal_of(own))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["place-deliver", "place-wait"])
def test_nobody_is_hurried_whose_rivals_have_no_workers_left(language: Language, name: str) -> None:
    dearer = {"en": "one worker more", "de": "einen Arbeiter mehr", "fr": "un ouvrier de plus"}[language]
    text, taught = words(language), guide(COAL)
    values = taught.values(begun(COAL, 3)[1], 0, text)
    assert values["rivals"] == 30
    for rivals in (0, 3):
        assert (dearer in text(taught.key("good", name), **{**values, "rivals": rivals})) is (rivals > 0)


@pytest.mark.slow
def test_an_order_that_takes_cubes_in_pairs_is_said_to_take_them() -> None:
    """With which for which; where another can be completed without, the advice is to mine."""
    text, met = words("en"), set[str]()
    for one in at_turn(COAL, coal.SHIFTS, 9):
        position, key = one.position, step_of(one.guide, one.position).key
        if key not in ("place-mine", "place-pair"):
            continue
        legal = GAMES[COAL].legal_actions(position.state, position.seat)
        spaces = [coal.SPACES[action.space] for action in legal if isinstance(action, PlaceWorkers)]
        steps = max(space.number for space in spaces if space.area == "mining")
        found = goals.goals_for(position.state, position.seat, steps)
        complete = [goal for goal in found if goal.kind in ("complete", "several")]
        plain = [goal for goal in complete if not any(isinstance(one, FillWithTwo) for one in goal.actions)]
        assert (key == "place-mine") is bool(plain)
        if not plain:
            noted = one.guide.noted(position.view, position.state, position.seat, text)["pairs"]["pairs"]
            for action in (one for goal in complete for one in goal.actions if isinstance(one, FillWithTwo)):
                cubes = names.coals([cube.coal for cube in action.cubes], text)
                order, space = names.order_bare(action.order, text), names.coal(action.space, text)
                assert f"{order}: {cubes} for {space}" in noted
        met.add(key)
    assert met == {"place-mine", "place-pair"}


@pytest.mark.slow
def test_mining_is_explained_at_length_the_first_time_only() -> None:
    """Whoever has emptied a minecart has mined before."""
    text, met = words("en"), set[str]()
    for one in at_turn(COAL, 2, 4):
        key = step_of(one.guide, one.position).key
        if key in ("mining", "mining-again"):
            own = one.position.view.seats[one.position.seat]
            emptied = any(cube is None for section in own.sections for cube in section.cubes)
            assert (key == "mining-again") is emptied
            met.add(key)
    assert met == {"mining", "mining-again"}
    long, short = (text(f"learn-cb-good-{key}") for key in ("mining", "mining-again"))
    assert 2 * len(short) < len(long)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cage_need_not_end_at_the_surface(language: Language) -> None:
    """A step left over takes it down to coal as well: that saves the first of the next mining."""
    said = words(language)("learn-cb-good-mining")
    down = {"en": "down to coal", "de": "hinunter zur Kohle", "fr": "en bas vers le charbon"}[language]
    assert down in said
