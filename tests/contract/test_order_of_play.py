"""Who is told of stands in the order of play: whoever must decide first, then whoever decides next."""

from typing import Any, Final

import pytest
from walks import setup_for, walk

from bot.words import words
from games.coal_baron.draft import seat_of_pick
from games.kohle_kolonie.bonus_markers import choosing_order
from games.registry import GAMES
from tests.bot.absences import PRESENTERS
from tests.parties import party

NAMES: Final = ("Anna", "Ben", "Chiara", "Dodo", "Emil")


def in_play(game: str, state: Any) -> tuple[int, ...]:
    """The seats in the order in which the rules let them play, whoever is at turn."""
    seats = len(state.seats)
    if game == "coal_baron":
        if state.phase == "draft":
            return tuple(seat_of_pick(pick, state.start_seat, seats) for pick in range(seats))
        return tuple((state.start_seat + step) % seats for step in range(seats))
    if game == "kohle_kolonie" and state.phase == 1:
        return choosing_order(state)
    return state.order


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_everybody_stand_in_it(game: str) -> None:
    """Also in a game that is over: there the one with most points is first."""
    rules, text = GAMES[game], words("en")
    people = party(game, NAMES[: rules.seats[-1]])
    seen = 0
    for taken in walk(rules, setup_for(rules, rules.seats[-1], 12)):
        state = taken.transition.state
        view, active = rules.observe(state, None), rules.active_seats(state)
        if getattr(view, "auction", None) is not None:
            continue
        lines = PRESENTERS[game].deciding(view, people, text).splitlines()
        said = [seat for line in lines for seat, name in enumerate(NAMES) if f"{name}:" in line]
        order = in_play(game, state)
        if not active:
            if rules.outcome(state) is not None:
                points = [view.seats[seat].points for seat in said]
                assert points == sorted(points, reverse=True)
            continue
        first = next(place for place, seat in enumerate(order) if seat in active)
        assert tuple(said) == (*order[first:], *order[:first]), (said, order, active)
        assert said[0] in active
        seen += 1
    assert seen > 20
