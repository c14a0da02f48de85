"""Panels without what only gets in the way: what cannot matter yet, many buttons that are alike."""

from collections.abc import Iterator
from typing import Any

import pytest
from kohle_kolonie_tables import did, panel, position, positions

from bot.post import Button, Menu
from bot.presenter import Position
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.shown.decision_steps import KINDS, targeted
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


SMALL = frozenset({"worker", "second_worker", "second_miner", "place_card", "place_large", "secure", "lose_miner"})
"""Questions with a place for an answer."""
CUT = 30
"""So many letters of a menu's placeholder a phone shows."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_number_of_choices_decides_between_buttons_and_a_menu(language: Language) -> None:
    """The same in every question, however much there is to say of a choice; no button is cut."""
    met = set[tuple[str, bool]]()
    for seed in range(60, 64):
        for place in positions(seed, 3):
            for name, focus, count in _asked(place):
                shown = panel(place, focus, language)
                controls = [control for row in shown.rows for control in row]
                menus = [one for one in controls if isinstance(one, Menu)]
                assert bool(menus) is (count > 10)
                assert not any(one.label.endswith("…") for one in controls if isinstance(one, Button))
                if name in SMALL:
                    assert all(len(one.placeholder.partition(":")[0]) <= CUT for one in menus)
                met.add((name, bool(menus)))
    assert {("worker", False), ("second_miner", True), ("engineer", False), ("settlement", True)} <= met


def _asked(place: Position[Any, Any]) -> Iterator[tuple[str, str, int]]:
    """What is asked with places to answer: its name, the focus, and how many there are."""
    legal = [action for action in GAME.legal_actions(place.state, place.seat) if action != GAME.end_turn]
    stage = place.view.turn.stage
    if stage in SMALL:
        yield stage, "", len(legal)
    for kind in KINDS if stage == "act" else ():
        for bonus in (False, True):
            found = targeted(legal, kind, bonus=bonus)
            if len(found) > 1:
                yield kind, f"{kind} bonus" if bonus else kind, len(found)
