"""What the tables of verbs and stages must hold to, whatever the game: each kind of action is one row."""

import re
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

import pytest
from walks import setup_for, walk

from games.engine import conditions
from games.engine.contract import apply_all
from games.registry import GAMES
from tests.games.tables import each_game, part, verbs_of

RULING = re.compile(r"[A-Z]\d+|[a-z]\w*")
"""A reading of a section (F4, R48, flip_pieces), by which a condition may refuse, but no section itself."""


@each_game
def test_every_kind_of_action_has_exactly_one_row(game_id: str):
    actions = [verb.action for verb in verbs_of(game_id)]
    assert len(set(actions)) == len(actions)
    assert set(actions) == set(get_args(GAMES[game_id].action_type))


@each_game
def test_every_verb_has_a_word_of_its_own_and_a_section_of_the_rulebook(game_id: str):
    words = [verb.word for verb in verbs_of(game_id)]
    assert len(set(words)) == len(words)
    sections = {verb.section for verb in verbs_of(game_id)}
    assert sections <= set(import_module(f"tests.catalogues.{game_id}").RULES)
    assert [section for section in sections if RULING.fullmatch(section)] == []


@each_game
def test_every_example_is_read_as_its_action_and_written_as_it_stands(game_id: str):
    game = GAMES[game_id]
    for verb in verbs_of(game_id):
        action = game.parse(verb.example)
        assert type(action) is verb.action
        assert game.notation(action) == verb.example


@each_game
def test_verbs_belong_to_stages_that_there_are(game_id: str):
    stages = {stage.name for stage in part(game_id, "stages").STAGES}
    at = [verb.at for verb in verbs_of(game_id) if verb.at is not None]
    assert frozenset().union(*at) == stages
    assert set(GAMES[game_id].answers) == {verb.action for verb in verbs_of(game_id) if verb.at is None}


@each_game
def test_the_seats_that_stand_at_a_stage_are_the_active_ones(game_id: str):
    game, stage_of = GAMES[game_id], part(game_id, "stages").stage_of
    for players in game.seats:
        for taken in walk(game, setup_for(game, players, 21)):
            after = taken.transition.state
            standing = {seat for seat in range(players) if stage_of(after, seat) is not None}
            assert standing == set(game.active_seats(after))


@each_game
def test_a_listing_builds_no_refusal(game_id: str, monkeypatch: pytest.MonkeyPatch):
    game = GAMES[game_id]
    states = [taken.transition.state for taken in walk(game, setup_for(game, 3, 33))]

    def refused(*_: object, **__: object) -> None:
        raise AssertionError

    package = import_module(f"games.{game_id}")
    modules = [part(game_id, module.name) for module in iter_modules(package.__path__)]
    for module in (*modules, conditions):
        if hasattr(module, "Violation"):
            monkeypatch.setattr(module, "Violation", refused)
    assert all(game.legal_actions(state, seat) for state in states for seat in game.active_seats(state))


@each_game
def test_a_plan_is_judged_once(game_id: str):
    """Carrying out an action judges it; nothing asks a second time."""

    def judged_again(*_: object) -> None:
        raise AssertionError

    game = replace(GAMES[game_id], check=judged_again)
    state = game.new_game(setup_for(game, 3, 1)).state
    seat = game.active_seats(state)[0]
    assert apply_all(game, state, seat, [game.legal_actions(state, seat)[0], game.end_turn])
