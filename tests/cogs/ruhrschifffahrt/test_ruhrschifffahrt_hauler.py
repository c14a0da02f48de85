"""The coal hauler and the inn on the panel of a start: alone, and once an option is looked at."""

import msgspec
import pytest
from ruhrschifffahrt_tables import begin, did, panel, party, position, positions

from bot.words import LANGUAGES, words
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.shown import decision
from games.ruhrschifffahrt import special_options
from games.ruhrschifffahrt.game import GAME
from tests.cogs.positions import arguments


def test_6_5_2_the_coal_hauler_is_offered_to_whoever_has_it() -> None:
    state = begin(4).state
    seat = state.turn.seat
    own = msgspec.structs.replace(state.seats[seat], tiles=("coal_hauler", "inn"))
    seats = [own if other == seat else side for other, side in enumerate(state.seats)]
    state = msgspec.structs.replace(state, seats=seats)
    shown = panel(position(state, seat))
    assert "haul" in set(arguments(shown, "show"))
    assert {"inn coin", "inn point"} <= set(arguments(shown, "do"))
    assert "haul st_steele" in set(arguments(panel(position(state, seat), "haul"), "show"))
    assert "haul st_steele 6" in set(arguments(panel(position(state, seat), "haul st_steele"), "do"))


@pytest.mark.parametrize("dice", [{"st_horst": 1, "st_steele": 2}, {}], ids=["few", "many"])
def test_6_5_2_the_coal_hauler_can_be_used_once_an_option_is_looked_at(dice: dict[str, int]) -> None:
    """As hints name it: "Tow; Coal hauler: Steele to 6; start". One press takes the option and raises the die."""
    met = set[str]()
    for place in positions(5, 3):
        if place.state.turn.stage != "option":
            continue
        state = place.state
        own = msgspec.structs.replace(
            state.seats[place.seat],
            coins=5,
            tiles=("coal_hauler", "tow_action", "replenishment", "wage"),
            turned=(),
        )
        seats = [own if other == place.seat else side for other, side in enumerate(state.seats)]
        state = msgspec.structs.replace(state, seats=seats, dice={**state.dice, **dice})
        place = position(state, place.seat)
        for offer in special_options.option_offers(state, place.seat):
            if offer.violation is not None:
                continue
            option = GAME.notation(offer.action)
            beside = option.removesuffix(" free")
            shown = panel(place, beside)
            (way,) = [said for said in arguments(shown, "show") if said == f"haul with {option.partition(' ')[2]}"]
            assert decision.of(Desk(place, party(3), words("en")), way) is not None
            ways = [way]
            while not list(arguments(panel(place, ways[0]), "do")):
                ways = list(arguments(panel(place, ways[0]), "show"))
            done = next(arguments(panel(place, ways[0]), "do"))
            assert done.startswith(f"{option}, haul ")
            after = did(state, place.seat, done)
            assert after.seats[place.seat].option == offer.action.option
            assert "coal_hauler" in after.seats[place.seat].turned
            met.add(option)
    assert {"option tow", "option tow free", "option transport", "option replenishment"} <= met


def test_6_5_2_many_ways_to_use_the_coal_hauler_are_asked_storage_by_storage() -> None:
    state = begin(4).state
    own = msgspec.structs.replace(state.seats[state.turn.seat], tiles=("coal_hauler",))
    seats = [own if seat == state.turn.seat else side for seat, side in enumerate(state.seats)]
    state = msgspec.structs.replace(state, seats=seats, dice={"st_horst": 1, "st_steele": 2})
    flat = panel(position(state, state.turn.seat), "haul")
    assert len(list(arguments(flat, "do"))) == 5 + 4
    every = dict.fromkeys(("st_horst", "st_steele", "st_rellinghausen", "st_heisingen", "st_werden"), 1)
    state = msgspec.structs.replace(state, dice=every)
    parted = panel(position(state, state.turn.seat), "haul")
    assert set(arguments(parted, "show")) == {f"haul {storage}" for storage in every}
    shown = panel(position(state, state.turn.seat), "haul st_werden")
    assert set(arguments(shown, "do")) == {f"haul st_werden {value}" for value in range(2, 7)}


def test_a_menu_that_only_narrows_says_what_is_asked_next() -> None:
    """Many dice that the coal hauler could raise: first which one, in other words than the last question."""
    for text in map(words, LANGUAGES):
        assert text("ru-menu-haul-die") != text("ru-menu-haul")
