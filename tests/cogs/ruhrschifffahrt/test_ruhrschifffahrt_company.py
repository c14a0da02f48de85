"""Barges that share a sale space: the panel says whose lies there, and who of them plays first."""

import msgspec
import pytest
from ruhrschifffahrt_tables import panel, party, position, positions, random_game

from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.names import names_of
from games.ruhrschifffahrt import barges, shipping
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State


def beside(state: State, seat: int, other: int) -> State:
    """The position with another's barge where the first of the seat's sales ends."""
    place = shipping.trips_of_barge(state, seat)[0].space
    seats = list(state.seats)
    seats[other] = msgspec.structs.replace(seats[other], place=place, arrival=0)
    return msgspec.structs.replace(state, seats=seats)


def selling() -> State:
    for transition in random_game(4, 7):
        if transition.state.turn.stage == "sell":
            return transition.state
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_4_1_a_sale_says_who_lies_there_already(language: Language) -> None:
    state = selling()
    (seat,) = GAME.active_seats(state)
    other = (seat + 1) % 4
    state = beside(state, seat, other)
    place = state.seats[other].place
    assert place is not None
    text = words(language)
    space = names_of(text, state.options.board).space(place)
    at = text("ru-barge-lies", who=party().names[other], space=space)
    assert text("ru-barges-there-now", count=1, there=at) in panel(position(state, seat), "", language).text


def test_6_4_1_whoever_sells_there_later_is_before_them() -> None:
    """What the line promises."""
    state = selling()
    (seat,) = GAME.active_seats(state)
    other = (seat + 1) % 4
    state = beside(state, seat, other)
    place = state.seats[other].place
    after = GAME.apply(state, seat, GAME.parse(f"sell {place}")).state
    order = barges.in_order(after)
    assert after.seats[seat].place == place
    assert order.index(seat) < order.index(other)


@pytest.mark.slow
def test_before_the_sales_only_barges_that_still_start_are_named() -> None:
    """They leave before anything is sold: each has its turn of phase 3 still to come."""
    lines = [words("en")("ru-barges-there", count=count, there="|").split("|")[0] for count in (1, 2)]
    met = 0
    for place in positions(3, 4):
        state, seat = place.state, place.seat
        if state.turn.stage not in ("option", "plan"):
            continue
        told = [one for one in panel(place).text.splitlines() if one.startswith(tuple(lines))]
        met += len(told)
        for other, name in enumerate(party().names):
            if told and name in told[0]:
                assert other in state.waiting
                assert other != seat
    assert met
