"""Panels without what only gets in the way: what cannot matter yet, many buttons that are alike."""

from typing import Any

import pytest
from kohle_kolonie_tables import did, panel, position, positions

from bot.post import Menu
from bot.presenter import Position
from bot.words import words
from games.kohle_kolonie.facts import ROUNDS
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.turns import Choose, Done, SecondMiner
from tests.cogs.positions import arguments


def test_what_is_for_later_waits_until_it_can_matter() -> None:
    """The ranking stands beside the markers from the second round on, subsidence from the first action on."""
    rounds = set[tuple[int, bool]]()
    for place in positions(41, 4):
        if isinstance(place.view.turn, Choose):
            rounds.add((place.view.round, "ranking" in arguments(panel(place), "show")))
            then = did(place.state, place.seat, f"choose {_free(place)}")
            if isinstance(then.turn, Done) and then.turn.seat == place.seat:
                shown = panel(position(then, place.seat))
                assert set(arguments(shown, "show")) == {"answers"}
                assert not set(arguments(shown, "do"))
                assert words("en")("kk-later-subsidence") not in shown.text
    assert rounds == {(round, round > 1) for round in range(1, ROUNDS + 1)}


def _free(place: Position[Any, Any]) -> str:
    return next(action.marker for action in GAME.legal_actions(place.state, place.seat) if action != GAME.end_turn)


@pytest.mark.parametrize("players", [3, 4])
def test_many_places_for_a_second_miner_stand_in_a_menu(players: int) -> None:
    """Few are buttons; of more there is a menu of all, or menus by where they are."""
    met = set[bool]()
    for seed in range(60, 66):
        for place in positions(seed, players):
            if isinstance(place.view.turn, SecondMiner):
                shown = panel(place)
                kinds = [type(control) for row in shown.rows for control in row]
                legal = [
                    action for action in GAME.legal_actions(place.state, place.seat) if action != GAME.end_turn
                ]
                met.add(len(legal) > 10)
                assert (Menu in kinds) is (len(legal) > 10)
                assert {GAME.notation(action) for action in legal} <= set(arguments(shown, "do"))
    assert True in met
