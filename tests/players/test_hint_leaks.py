"""A hint says the same for all positions that a seat cannot tell apart, and stops before anything is shown."""

from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import pytest
from minds_tried import TABLES, positions

from bot.presenter import Party, presenter_of, register
from bot.tables.hinting import Hint
from bot.tables.loaded import Loaded
from bot.words import words
from cogs.moves import planned_said
from cogs.views.hinted import hint_post
from cogs.views.plans import moves_in_words
from games.coal_baron import facts
from games.engine.codec import encode_state
from games.engine.contract import apply_all, seals
from games.engine.rng import Rng
from games.engine.violation import IllegalAction
from games.registry import GAMES
from players.advice.entry import advice_of
from players.entry import Question
from tests.parties import party
from tests.soaking import sampled

DEALS = 3


def hinted(game_id: str, state: Any, seat: int, begun: tuple[str, ...] = ()) -> str:
    """The hint of a seat that must decide, in words; of the whole turn where it has begun one."""
    game = GAMES[game_id]
    row = SimpleNamespace(id=1, guide=0)
    loaded = SimpleNamespace(game=game, row=row, party=playing(game_id, state), state=state)
    question = Question(game_id, encode_state(game, state), seat, "apprentice", 5, begun=begun)
    view = game.observe(state, seat)
    at = SimpleNamespace(state=state, view=view, seat=seat, moves=begun, decision=1)
    hint = Hint(cast("Loaded", loaded), cast("Any", at), question)
    return hint_post(hint, advice_of(question), words("en")).text


def playing(game_id: str, state: Any) -> Party:
    """Who sits there."""
    return party(game_id, tuple("ABCDE"[: len(state.seats)]))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_hint_is_the_same_however_the_hidden_things_lie(game_id: str, players: int) -> None:
    register(presenter_of(game_id))
    game = GAMES[game_id]
    for state, seat in positions(game_id, players)[:: sampled(3, 1)]:
        said = hinted(game_id, state, seat)
        for number in range(DEALS):
            dealt = game.redeal(state, seat, Rng(f"{number + 300:032x}"))
            assert hinted(game_id, dealt, seat) == said


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_was_begun_is_judged_the_same_however_the_hidden_things_lie(game_id: str, players: int) -> None:
    register(presenter_of(game_id))
    game, tried = GAMES[game_id], 0
    for state, seat in positions(game_id, players)[:: sampled(3, 1)]:
        for action in game.legal_actions(state, seat)[-2:]:
            transition = game.apply(state, seat, action)
            if action == game.end_turn or transition.fired or seals(game, state, transition):
                continue
            tried, begun = tried + 1, (game.notation(action),)
            said = hinted(game_id, state, seat, begun)
            assert "(as you began)" in said
            for number in range(DEALS):
                dealt = game.redeal(state, seat, Rng(f"{number + 300:032x}"))
                assert hinted(game_id, dealt, seat, begun) == said
    assert tried


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_no_move_is_told_beyond_the_first_that_is_final(game_id: str, players: int) -> None:
    """What would follow stands in no position that the seat knows."""
    game, presenter, text = GAMES[game_id], presenter_of(game_id), words("en")
    tried = 0
    for state, seat in positions(game_id, players):
        for action in game.legal_actions(state, seat)[:4]:
            transition = game.apply(state, seat, action)
            if transition.fired or seals(game, state, transition):
                tried += 1
                one = game.notation(action)
                whole = moves_in_words([one, one, one], state, seat, playing(game_id, state), presenter, text)
                assert whole == planned_said(presenter, state, action, playing(game_id, state), text)
    assert tried > 3


def test_a_move_that_is_made_twice_is_told_twice() -> None:
    game, presenter, text = GAMES["coal_baron"], presenter_of("coal_baron"), words("en")
    told = 0
    for state, seat in positions("coal_baron", 3):
        spaces = [game.notation(action) for action in game.legal_actions(state, seat)]
        mining = [space for space in spaces if space.startswith("place mining")]
        for level, coal in enumerate(facts.COALS, start=1):
            line = [*mining[-1:], f"cage {level}", f"load {coal}", f"load {coal}"]
            with suppress(IllegalAction):
                apply_all(game, state, seat, [game.parse(one) for one in line])
                said = moves_in_words(line, state, seat, playing("coal_baron", state), presenter, text)
                assert said.endswith(f"load a {coal} cube (2 times)"), said
                told += 1
    assert told
