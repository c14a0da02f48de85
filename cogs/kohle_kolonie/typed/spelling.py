"""Typed texts with ids in place of names: forms, ceilings, and plans, whose steps name things."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from bot.words import LANGUAGES, words
from cogs.kohle_kolonie import things
from cogs.kohle_kolonie.signs import signs
from cogs.kohle_kolonie.typed import ceiling, filled
from cogs.matching import folded
from cogs.typed.commands import Options
from cogs.typed.meaning import resolved
from cogs.typed.parts import Part, parts_of, rows_of, values_of
from games.engine.event import Seat
from games.engine.notation import LONGEST, expect_readable
from games.engine.violation import IllegalAction, MalformedAction
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.verbs import VERBS

_FORMS: Final = ("ceiling", "declare", "exchange")
"""Forms of several fields, by the first word of their name."""
_STEPS: Final = re.compile(r"\s*([,;])\s*")
_ARROW: Final = re.compile(r"\s*(?:→|->|=>|>)\s*|\s+(?:to|nach|vers)\s+", re.IGNORECASE)
LAST: Final = ("bonus", "workers", "coins")
"""Fixed words that may follow a name: by which marker, or how a flip is paid."""
VERBS_SPOKEN: Final = (
    *("buy", "engine", "settle", "engineer", "miners", "coin", "worker", "settler", "place", "put", "insert"),
    *("move", "shift", "arrange", "flip", "give", "extra", "stop", "end"),
)
"""Verbs of a turn, which have a word in each language."""
KEPT: Final = 4096
"""Actions of which the options are kept; a game has some thousands."""
_ROWS: Final = {row.word: row for row in VERBS if row.at is not None}


def spelt(state: State, seat: Seat, text: str) -> str:
    """The text with ids in place of names, for the game to read; raises MalformedAction."""
    expect_readable(text)
    if "\n" in text.strip() and text.split()[0] in _FORMS:
        return ", ".join(map(GAME.notation, filled.actions(text)))
    if ":" in text and ceiling.WRITTEN.match(text):
        return GAME.notation(ceiling.read(state, seat, text))
    return plan(state, seat, text)


def plan(state: State, seat: Seat, text: str) -> str:
    """A plan with each name in a step replaced by the id it means where the step is taken, if it means one."""
    if len(text) > LONGEST or "\n" in text.strip():
        return text
    parts = _STEPS.split(text)
    for place in range(0, len(parts), 2):
        parts[place] = _step(state, seat, parts[place])
        state = _after(state, seat, parts[place])
    return " ".join(parts).replace(" ,", ",").replace(" ;", ";")


def _after(state: State, seat: Seat, step: str) -> State:
    """The position after a step, or the same one where it cannot be taken."""
    try:
        return GAME.apply(state, seat, GAME.parse(step)).state
    except (MalformedAction, IllegalAction):
        return state


@cache
def named(verb: str) -> tuple[Part, ...]:
    """The options of a verb that may take names."""
    return tuple(part for part in _parts(verb) if part.option.kind in _KINDS)


@cache
def _parts(verb: str) -> tuple[Part, ...]:
    return parts_of(_ROWS[verb]) if verb in _ROWS else ()


@lru_cache(maxsize=KEPT)
def _rows(verb: str, action: Action) -> tuple[Options, ...]:
    """The options that give an action: every step of every plan asks for those of all that is legal."""
    return tuple(rows_of(action, _parts(verb)))


_KINDS: Final = ("bonus", "card", "village", "space", "pithead", "spot", "engine_spot")


def _step(state: State, seat: Seat, step: str) -> str:
    typed, _, rest = step.strip().partition(" ")
    verb, said = _verb(typed), rest.split()
    parts = named(verb)
    last = _last(said[-1]) if verb in _ROWS and len(said) > len(parts) else ""
    said = said[:-1] if last else said
    if not parts or _are_ids(state, parts, said):
        return " ".join((verb, *said, *([last] if last else []))) if verb in _ROWS else step
    found = list(dict.fromkeys(_meanings(state, seat, verb, " ".join(said))))
    return " ".join((verb, *found[0], last)).strip() if len(found) == 1 else step


def _verb(typed: str) -> str:
    """The verb that a word is in notation or in any language, else the word."""
    verb = typed.lower()
    return verb if verb in _ROWS else _ids(VERBS_SPOKEN).get(folded(typed), verb)


def _last(typed: str) -> str:
    """The fixed word that a word is in notation or in any language, empty where it is none."""
    return typed.lower() if typed.lower() in LAST else _ids(LAST).get(folded(typed), "")


@cache
def _ids(of: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    return {folded(words(language)(f"kk-word-{id}")): id for id in of for language in LANGUAGES}


def _are_ids(state: State, parts: Sequence[Part], said: Sequence[str]) -> bool:
    if len(said) != len(parts):
        return False
    return all(
        word.lower() in {id.lower() for id in things.known(state, part.option.kind)}
        for part, word in zip(parts, said, strict=True)
    )


def _meanings(state: State, seat: Seat, verb: str, said: str) -> Iterator[tuple[str, ...]]:
    """Every way in which the words name one thing for each option."""
    options = named(verb)
    kind = _ROWS[verb].action
    legal = [row for one in GAME.legal_actions(state, seat) if type(one) is kind for row in _rows(verb, one)]
    for divided in _divided(said, len(options)):
        found: dict[str, str] = {}
        for part, typed in zip(options, divided, strict=True):
            id = _one_named(state, verb, part, typed, values_of(part.option.name, legal, found))
            if id is None:
                break
            found[part.option.name] = id
        else:
            yield tuple(found.values())


def _one_named(state: State, verb: str, part: Part, typed: str, legal: Sequence[str]) -> str | None:
    """The one id that is meant: of what is legal beside the other options, else of anything on the board."""
    kind = part.option.kind

    def texts(value: str) -> Sequence[str]:
        return things.texts(state, kind, value)

    def listed(value: str) -> str:
        return things.name(state, kind, value, words("en"))

    known = [value for value in things.known(state, kind) if things.fits(verb, kind, value)]
    try:
        return resolved(typed, legal, known, texts, listed, "", signs(state))
    except MalformedAction:
        return None


def _divided(said: str, count: int) -> Iterator[tuple[str, ...]]:
    """The words in as many parts as there are options: at an arrow, else wherever they can be parted."""
    parts = _ARROW.split(said)
    if len(parts) == count:
        yield tuple(parts)
        return
    words = said.split()
    for cut in range(1, len(words)):
        if count == 2:
            yield " ".join(words[:cut]), " ".join(words[cut:])
