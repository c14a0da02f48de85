"""What entries say of sales where there is little room, and purchases left ahead where there are none."""

import pytest
from ruhrschifffahrt_tables import panel, party, position, random_game

from bot.words import LANGUAGES, Language, words
from cogs.desk import CHOICE
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown import trip_text
from games.ruhrschifffahrt import starting
from games.ruhrschifffahrt.actions import LeavePurchases
from games.ruhrschifffahrt.game import GAME
from tests.cogs.positions import arguments


@pytest.mark.parametrize("spoken", [False, True], ids=["seen", "heard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_of_a_sale_never_leaves_out_a_demand_or_a_cube(language: Language, spoken: bool) -> None:
    """What there is no room for is how far it is and what else tells of the way."""
    text, demands, cubes = words(language, spoken=spoken), 0, 0
    names = names_of(text)
    for transition in random_game(seed=8):
        state = transition.state
        for seat in GAME.active_seats(state):
            if state.turn.stage not in ("option", "start"):
                continue
            for start in starting.starts_now(state, seat):
                for trip in start.trips:
                    told = trip_text.details(state, seat, start.storage, trip, party(), names)
                    assert len(told) <= CHOICE
                    completed = [line for line in trip_text.completed(state, seat, trip, names) if line in told]
                    cube = text("ru-trip-cube" if trip.cube else "ru-trip-no-cube", area=names.area(trip.area))
                    assert completed or cube in told
                    demand = text("ru-trip-demand", coins=names.coins(trip.demand))
                    assert (demand in told) is bool(trip.demand)
                    demands += bool(trip.demand)
                    cubes += trip.cube and not completed
    assert demands
    assert cubes


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_could_buy_nothing_is_told_so_and_not_asked_what(language: Language) -> None:
    text, told = words(language), set[bool]()
    for transition in random_game(seed=8):
        state = transition.state
        for seat in range(len(state.seats)):
            place = position(state, seat)
            if (
                GAME.check(state, seat, LeavePurchases((), 0)) is not None
                or state.seats[seat].answers.purchases is not None
            ):
                continue
            shown = panel(place, "purchases", language)
            offered = any(argument.startswith("buy+ ") for argument in arguments(shown, "do"))
            assert (text("ru-ask-purchases-none") in shown.text) is not offered
            told.add(offered)
    assert told == {True, False}
