"""A trip in words: its spaces, obstacles and locks, wherever a sale is offered."""

import msgspec
import pytest
from ruhrschifffahrt_tables import begin, did, panel, position, random_game

from bot.post import Menu
from bot.words import Language, words
from cogs.ruhrschifffahrt.cog import TYPED
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown import trip_text
from games.ruhrschifffahrt import shipping
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import State


def way_of(state: State, storage: str, space: str, *, pilot: bool, language: Language = "en") -> str:
    """The way of a trip, as every entry of a menu says it."""
    trips = shipping.trips(state, 0, storage, pilot=pilot)
    trip = next(one for one in trips if one.space == space)
    return trip_text.way(state, storage, trip, names_of(words(language), state.options.board))


def downstream_of_horst(lock_spaces: str = "count") -> State:
    """A die on the storages Horst and Heisingen, the locks of Horst and Baldeney built."""
    state = begin(4, options=Options(lock_spaces=lock_spaces)).state
    built = ("ob_horst", "ob_baldeney")
    obstacles = {at: tile for at, tile in state.obstacles.items() if at not in built}
    return msgspec.structs.replace(state, dice={"st_horst": 4, "st_heisingen": 4}, obstacles=obstacles)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "21 spaces, 5 obstacles, 2 locks"),
        ("de", "21 Felder, 5 Hindernisse, 2 Schleusen"),
        ("fr", "21 cases, 5 obstacles, 2 écluses"),
    ],
)
def test_6_4_a_trip_says_its_spaces_obstacles_and_locks(language: Language, text: str) -> None:
    """From 20 Horst to 41 Kettwig: 24, 28, 34, 37, 39 are obstacles, 21 and 33 locks."""
    assert way_of(downstream_of_horst(), "st_horst", "in_kettwig", pilot=True, language=language) == text


def test_2_1_a_trip_from_a_helm_says_so() -> None:
    state = downstream_of_horst()
    assert way_of(state, "st_heisingen", "ci_werden", pilot=True) == "3 spaces, 1 obstacle, 1 lock, from a helm"
    assert way_of(state, "st_horst", "ci_steele", pilot=False) == "2 spaces, 1 lock"


def test_r5_where_locks_are_no_spaces_the_way_is_shorter() -> None:
    assert way_of(downstream_of_horst("vanish"), "st_horst", "ci_steele", pilot=False) == "1 space, 1 lock"


def test_6_4_a_sale_says_its_way_in_the_menu_and_in_the_list() -> None:
    state = did(begin(4).state, begin(4).state.turn.seat, "option pilot, start st_steele")
    place = position(state, state.turn.seat)
    (menu, *_) = [control for row in panel(place).rows for control in row if isinstance(control, Menu)]
    entry = next(one for one in menu.choices if one.value == "plan in_spillenburg")
    assert entry.label == "S · 25 Spillenburg, arms factory: 1 coin"
    assert entry.description.endswith("arrives as 2 (1 lost), 2 spaces, 1 obstacle")
    offered = TYPED.commands["plan"].offered(state, state.turn.seat, "space", "spillenburg", {}, words("en"))
    assert offered[0].label == "S · 25 Spillenburg, arms factory: 1 coin, 2 spaces, 1 obstacle"


def test_6_4_an_only_sale_says_its_way_as_well() -> None:
    for transition in random_game(4, 150):
        state = transition.state
        if state.turn.stage != "plan" or len(trips := shipping.trips_of_barge(state, state.turn.seat)) != 1:
            continue
        text = panel(position(state, state.turn.seat)).text
        (line,) = [line for line in text.splitlines() if line.startswith("The only sale: ")]
        assert f", {trips[0].distance} space" in line
        return
    raise AssertionError("there was always a choice")
