"""A hint never shows a plan alone where something else can be done; how computers play does not hang on that."""

from pathlib import Path
from typing import Any

import pytest
from minds_tried import TABLES, positions, walked

from benchmarks.duels import sources
from games.engine.codec import encode_state
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import Bid
from games.registry import GAMES
from players.advice.entry import advice_of
from players.entry import Question, think_of

ROOT = Path(__file__).parents[2]


def question(game_id: str, state: Any, seat: int) -> Question:
    return Question(game_id, encode_state(GAMES[game_id], state), seat, "apprentice", 5)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_plan_stands_beside_others_that_begin_otherwise(game_id: str, players: int) -> None:
    """The computer's choice stays the first; with several plans nothing is added."""
    game, alone = GAMES[game_id], 0
    for state, seat in positions(game_id, players):
        asked = question(game_id, state, seat)
        thought, advice = think_of(asked), advice_of(asked)
        if len(thought) > 1:
            assert advice == thought
            continue
        alone += 1
        assert advice[0].line == thought[0].line
        verbs = {one.line[0].split()[0] for one in advice[1:]}
        assert len(verbs) == len(advice) - 1, "each begins with another kind of action"
        for one in advice:
            after = state
            for notation in one.line[:-1]:
                after = game.apply(after, seat, game.parse(notation)).state
            assert game.check(after, seat, game.parse(one.line[-1])) is None, one.line
    assert alone or game_id == "coal_baron"


def test_to_pass_is_compared_with_a_bid() -> None:
    """And a bid with passing."""
    compared = [
        {one.line[0].split()[0] for one in advice_of(question("kohle_kolonie", state, seat))}
        for state, seat in walked("kohle_kolonie", 3, 43, 0.7)
        if isinstance(state.turn, turns.Bid) and _can_bid(state, seat)
    ]
    assert len(compared) > 3
    assert all({"bid", "pass"} <= words for words in compared), compared


def _can_bid(state: Any, seat: int) -> bool:
    return any(isinstance(action, Bid) for action in GAMES["kohle_kolonie"].legal_actions(state, seat))


def test_it_is_none_of_the_sources_by_which_games_are_kept() -> None:
    assert not any("advice" in name for game in GAMES for name, _ in sources(ROOT, game))
