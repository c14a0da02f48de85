"""Moves of an open turn in a few words: the sentence of their verb, with what they name by its name."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias, cast

import msgspec

from bot.presenter import AnyPresenter, Party
from bot.words import Value, Words
from games.engine.bounds import State
from games.engine.fields import Field, fields_of
from games.engine.spelling import Several
from games.engine.turns import OffStage
from games.engine.verbs import Row

Name: TypeAlias = Callable[[Any, str, str, Words], str]
"""A value of a kind by name, in a position."""
Told: TypeAlias = Callable[[Any, Any, Words], str]
"""A move in words, in a position."""


def moves_told(
    prefix: str, verbs: Iterable[Row[Any, Any]], name: Name, own: Mapping[type, Told]
) -> Callable[[Any, Any, Party, Words], str]:
    """How the moves of a game are told: those of `own` as it says, all others by a sentence and their fields.

    The sentence is `<prefix>-move-<verb>-<value>` where there is one for the first value, else
    `<prefix>-move-<verb>`; its variables are the fields, of several values how many there are.
    """
    word_of = {verb.action: verb.word for verb in verbs}

    def told(state: State, action: Any, party: Party, words: Words) -> str:
        kind = cast("type[msgspec.Struct]", type(action))
        if kind in own:
            return own[kind](state, action, words)
        fields = fields_of(kind)
        usual = f"{prefix}-move-{word_of[kind]}"
        first = fields[0].tokens(action) if fields else ()
        single = f"{usual}-{first[0]}" if len(first) == 1 else ""
        key = single if single and words.has(single) else usual
        return words(key, **{field.name: _value(field, state, action, name, words) for field in fields})

    return told


def move_said(presenter: AnyPresenter, state: State, action: Any, party: Party, words: Words) -> str:
    """A move in words, or as it is written where the position has no words for it, legal or not."""
    return _said(presenter.move, presenter, state, action, party, words)


def planned_said(presenter: AnyPresenter, state: State, action: Any, party: Party, words: Words) -> str:
    """The same of a move of a plan: with the sign of what it chooses, where the game says it."""
    return _said(presenter.planned or presenter.move, presenter, state, action, party, words)


def _said(
    told: Callable[[Any, Any, Party, Words], str],
    presenter: AnyPresenter,
    state: State,
    action: Any,
    party: Party,
    words: Words,
) -> str:
    try:
        return told(state, action, party, words)
    except (LookupError, OffStage):  # of what there is not, or not at this stage, nothing says the name
        return f"`{presenter.game.notation(action)}`"


def _value(field: Field, state: State, action: Any, name: Name, words: Words) -> Value:
    said, value = field.tokens(action), getattr(action, field.name)
    if isinstance(field.written, Several):
        return len(said)
    if isinstance(value, int):
        return value
    return name(state, field.kind.name, said[0], words) if said else ""
