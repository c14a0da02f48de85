"""What a panel counts is what can be chosen, and what it warns of is what would be lost, over random games."""

import re

import pytest
from kohle_kolonie_tables import party, position, random_game

from bot.words import words
from cogs.kohle_kolonie import PRESENTER
from games.engine.event import Seat
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import Rescue, Secure
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.securing import unsecured
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of

TEXT = words("en")


def test_who_chooses_a_bonus_marker_hears_how_many_can_be_chosen_5_1() -> None:
    """In round 1 the steam engine lies on the track, and cannot be taken."""
    rounds: set[int] = set()
    for transition in random_game(3, 7):
        state = transition.state
        for seat in GAME.active_seats(state):
            if isinstance(state.turn, turns.Choose):
                said = PRESENTER.decides(GAME.observe(state, seat), seat, party(3), TEXT)
                assert int(re.findall(r"\d+", said)[0]) == len(GAME.legal_actions(state, seat))
                rounds.add(state.round)
    assert {1, 2} <= rounds


@pytest.mark.slow
def test_what_is_left_unused_is_named_where_there_is_something_and_nowhere_else() -> None:
    """A second miner that could come, and mines that could be secured, but none where all are (5.1.2a, 5.1.4)."""
    seen: set[tuple[str, bool]] = set()
    for players, seed in ((3, 7), (4, 8), (5, 9)):
        for transition in random_game(players, seed):
            state = transition.state
            for seat in GAME.active_seats(state):
                legal = GAME.legal_actions(state, seat)
                if GAME.end_turn not in legal:
                    continue
                unused = PRESENTER.unused(position(state, seat), TEXT)
                if isinstance(state.turn, turns.SecondMiner | turns.SecondWorker):
                    assert TEXT("kk-unused-second") in unused
                    seen.add(("second", True))
                if isinstance(state.turn, turns.Secure):
                    left = len(unsecured(terrain_of(state), state.seats[seat])) - _secured_at_best(state, seat)
                    helps = len(legal) > 1 and left < facts.DISCS
                    assert (TEXT("kk-unused-secure") in unused) == helps
                    seen.add(("secure", helps))
    assert seen == {("second", True), ("secure", True), ("secure", False)}


def _secured_at_best(state: State, seat: Seat) -> int:
    """How many mines the seat can still make safe, by the best of all its ways."""
    if not isinstance(state.turn, turns.Secure) or state.turn.seat != seat:
        return 0
    ways = [action for action in GAME.legal_actions(state, seat) if isinstance(action, Secure | Rescue)]
    return max((1 + _secured_at_best(GAME.apply(state, seat, way).state, seat) for way in ways), default=0)
