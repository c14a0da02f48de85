"""Whatever is sent, a game answers with a violation or a refusal to read, never with a crash."""

import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from contract_hooks import HOOKS
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from walks import setup_for, walk

from games.engine.contract import AnyGame
from games.engine.violation import IllegalAction, MalformedAction, Violation
from games.registry import GAMES
from tests.soaking import sampled

QUICK = settings(
    max_examples=sampled(50, 250), deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)

KINDS = [(game_id, kind) for game_id, game in GAMES.items() for kind in get_args(game.action_type)]


@cache
def positions(game_id: str) -> list[Any]:
    """Positions of random games with every number of players."""
    game = GAMES[game_id]
    found: list[Any] = []
    for players in game.seats:
        found += [taken.before for taken in walk(game, setup_for(game, players, 23))][::9]
    return found


@cache
def verbs(game_id: str) -> list[str]:
    """The first words of the game's notation."""
    game = GAMES[game_id]
    return sorted({game.notation(action).split()[0] for action in HOOKS[game_id].candidates(None)})


def values_of(hint: Any, ids: tuple[str, ...]) -> st.SearchStrategy[Any]:
    """Values that fit a field's type, and some that its type only seems to allow."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return st.sampled_from(args) | st.sampled_from(ids) | st.text(max_size=5)
    if origin in (Union, types.UnionType):
        return st.one_of(*(values_of(arg, ids) for arg in args))
    if origin is tuple and args[-1] is Ellipsis:
        return st.lists(values_of(args[0], ids), max_size=4).map(tuple)
    if origin is tuple:
        return st.tuples(*(values_of(arg, ids) for arg in args))
    if hint is str:
        return st.sampled_from(ids) | st.text(max_size=50)
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(-3, 12) | st.integers()
    if hint is type(None):
        return st.none()
    return built(hint, ids)


def built(kind: type[msgspec.Struct], ids: tuple[str, ...]) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{field: values_of(hints[field], ids) for field in kind.__struct_fields__})


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "kind"), KINDS)
@QUICK
@given(data=st.data())
def test_any_action_is_judged(game_id: str, kind: type[msgspec.Struct], data: st.DataObject):
    """Actions of all types with any ids, at any position, by any seat: legal and applied, or a violation."""
    game = GAMES[game_id]
    state = data.draw(st.sampled_from(positions(game_id)))
    action = data.draw(built(kind, HOOKS[game_id].IDS))
    seat = data.draw(st.sampled_from((*game.active_seats(state), *range(-1, 6))))
    violation = game.check(state, seat, action)
    if violation is None:
        game.apply(state, seat, action)
    else:
        assert isinstance(violation, Violation)
        assert violation.code
        assert violation.rule
        with pytest.raises(IllegalAction):
            game.apply(state, seat, action)


def read_or_refused(game: AnyGame, line: str) -> None:
    """Fails if reading crashes, or if what was read is not what its own notation says."""
    try:
        action = game.parse(line)
    except MalformedAction:
        return
    assert game.parse(game.notation(action)) == action


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@QUICK
@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(game_id: str, text: str):
    read_or_refused(GAMES[game_id], text)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@settings(QUICK, max_examples=sampled(250, 1500))
@given(data=st.data())
def test_any_words_are_read_or_refused(game_id: str, data: st.DataObject):
    """Lines of the game's own words in any order."""
    game = GAMES[game_id]
    words = st.sampled_from((*HOOKS[game_id].IDS, "top", "cage:grey", "storage:black", "0", "4", "cage"))
    verb = data.draw(st.sampled_from(verbs(game_id)))
    line = " ".join((verb, *data.draw(st.lists(words, max_size=5))))
    read_or_refused(game, line)
